// What the rooms of both games are given by the app.

import type { Save } from '../storage/saves.ts';
import type { Settings } from '../storage/settings.ts';
import type { Store } from '../storage/store.ts';
import type { Route } from './routes.ts';

export type RoomsProps = {
  readonly route: Route;
  readonly store: Store;
  /** The newest save of the game. */
  readonly save: Save | null;
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
  readonly banner: string;
  readonly onTrouble: (sentence: string) => void;
};

/** Saves of a new game count on from well above those of the old one, whose last write may still be on its way. */
export const NEXT_GAME = 10;

export function freshSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join('-');
}

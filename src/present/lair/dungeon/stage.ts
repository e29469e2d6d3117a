// What the mirror asks of whoever paints the dungeon. A scene implements it. The picture is final the moment it is shown:
// cues only say how it came about, and ending any of them early leaves the same picture.

import type { Cell } from '../../../core/lair/public.ts';
import type { PaintedStage } from '../../stage.ts';
import type { Camera } from './camera.ts';
import type { Picture, ThingKey } from './picture.ts';

/** A throw of dice, as it was logged, with the words that are said over it. */
export type Throw = {
  readonly dice: readonly number[];
  /** `5 + 3 + 1 to hit = 9`. */
  readonly sum: string;
  /** `Hit!`, `Miss`; empty where nothing hangs on it. */
  readonly verdict: string;
  readonly good: boolean;
  readonly by: 'hero' | 'monster' | 'trap';
};

/** Something seen to happen, in order. Keys name things of the picture before or after. */
export type Cue =
  | { readonly cue: 'walk'; readonly who: ThingKey; readonly from: Cell; readonly to: Cell; readonly pushed: boolean }
  | { readonly cue: 'reveal'; readonly tile: ThingKey }
  | { readonly cue: 'door'; readonly door: ThingKey }
  | { readonly cue: 'spawn'; readonly who: ThingKey; readonly isBoss: boolean }
  | {
      readonly cue: 'attack';
      readonly by: ThingKey;
      readonly on: ThingKey;
      readonly isFar: boolean;
      readonly throw: Throw;
    }
  | { readonly cue: 'throw'; readonly at: ThingKey; readonly throw: Throw }
  | {
      readonly cue: 'hurt';
      readonly who: ThingKey;
      readonly amount: number;
      readonly absorbed: number;
      readonly left: number;
    }
  | { readonly cue: 'heal'; readonly who: ThingKey; readonly amount: number; readonly left: number }
  /** Words that rise from somebody: what it did, what it got. */
  | { readonly cue: 'say'; readonly who: ThingKey; readonly words: string; readonly tone: 'good' | 'bad' | 'plain' }
  | { readonly cue: 'die'; readonly who: ThingKey; readonly words: string }
  | { readonly cue: 'treasure'; readonly tile: ThingKey }
  | { readonly cue: 'trap'; readonly tile: ThingKey }
  | { readonly cue: 'shrine'; readonly tile: ThingKey }
  | { readonly cue: 'fire'; readonly from: ThingKey }
  | { readonly cue: 'phase'; readonly phase: 'hero' | 'monster' }
  | { readonly cue: 'wipe' };

export type DungeonStage = PaintedStage & {
  readonly show: (picture: Picture, cues: readonly Cue[]) => void;
  /** Where one looks from; `glide`: not at once but along the way. Never moves what can be hit. */
  readonly look: (camera: Camera, glide: boolean) => void;
  /** The thing pointed at or in focus; its marks march. */
  readonly point: (thing: ThingKey | null) => void;
};

// What every part of the dungeon's screens reads: the view, what can be done, and how to do it and look things up.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AbilityId, Cell, ClassId, GearCard, LairView, MonsterNo } from '../../core/lair/public.ts';
import type { Speech } from '../../present/lair/words.ts';
import type { Option } from './options.ts';

/** What the inspector shows. */
export type Subject =
  | { readonly of: 'hero'; readonly hero: ClassId }
  | { readonly of: 'monster'; readonly monster: MonsterNo }
  | { readonly of: 'tile'; readonly at: Cell }
  | { readonly of: 'gear'; readonly card: GearCard }
  | { readonly of: 'ability'; readonly ability: AbilityId };

export type Delve = {
  readonly view: LairView;
  readonly speech: Speech;
  readonly options: readonly Option[];
  /** The hero whose deeds are shown; null while none can act. */
  readonly selected: ClassId | null;
  readonly select: (hero: ClassId) => void;
  readonly act: (option: Option) => void;
  readonly inspect: (subject: Subject) => void;
};

export const DelveContext = createContext<Delve | null>(null);

export function useDelve(): Delve {
  const delve = useContext(DelveContext);
  if (delve === null) throw new Error('A part of the dungeon stands outside it.');
  return delve;
}

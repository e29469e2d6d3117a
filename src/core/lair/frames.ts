// Effects in progress, as data on an explicit stack: the last frame is on top and runs first. A frame that needs a
// chance, a decision or a window leaves itself as it is; when the answer comes it runs again and goes on from there.

import type { AbilityId, Reach } from './abilities/vocabulary.ts';
import type { Aim, Option } from './actions.ts';
import type { GearCard } from './gear/vocabulary.ts';
import type { ClassId } from './heroes/classes.ts';
import type { Cell, Dir, Rotation } from './map/grid.ts';
import type { MonsterNo } from './state.ts';
import type { CardSource } from './rules/derived.ts';
import type { TileId } from './tiles/tiles.ts';

/** A hero goes where nothing lies yet (17.2): draw, turn, place, move, resolve the room. */
export type ExploreFrame = {
  readonly frame: 'explore';
  readonly hero: ClassId;
  readonly dir: Dir;
  readonly step: 'draw' | 'turn' | 'place';
  readonly tile: TileId | null;
  readonly rotation: Rotation | null;
};

/** Monsters that still come out of a Chamber; whether the party was in a fight before the room was opened. */
export type SpawnFrame = { readonly frame: 'spawn'; readonly at: Cell; readonly left: number };

export type TrapFrame = {
  readonly frame: 'trap';
  readonly hero: ClassId;
  readonly dice: readonly number[];
  readonly closed: boolean;
};

/** An ability that is no attack: its clauses one after the other. */
export type ClausesFrame = {
  readonly frame: 'clauses';
  readonly hero: ClassId;
  readonly ability: AbilityId;
  readonly aim: Aim;
  readonly at: number;
};

/** An attack ability: which attacks are still to be made. `left`: of `times=K`; `targets`: of `all`. */
export type VolleyFrame = {
  readonly frame: 'volley';
  readonly hero: ClassId;
  readonly ability: AbilityId;
  readonly first: MonsterNo | null;
  readonly left: number;
  readonly targets: readonly MonsterNo[] | null;
  readonly answer: Option | null;
};

/** One attack of a hero on one monster. `ability` null: the Attack action. */
export type AttackFrame = {
  readonly frame: 'attack';
  readonly hero: ClassId;
  readonly ability: AbilityId | null;
  readonly target: MonsterNo;
  readonly step: 'roll' | 'judge' | 'effects';
  readonly dice: readonly number[];
  readonly closed: boolean;
  /** Where the target was hit, the next `onHit` clause, and who was killed besides the target. */
  readonly cell: Cell | null;
  readonly at: number;
  readonly splashed: readonly MonsterNo[];
};

export type PushFrame = {
  readonly frame: 'push';
  readonly hero: ClassId;
  readonly monster: MonsterNo;
  readonly n: number;
  readonly answer: Option | null;
};

export type StepFrame = {
  readonly frame: 'step';
  readonly hero: ClassId;
  readonly n: number;
  readonly answer: Option | null;
};

/** A heal for one hero of the user's choice, after a hit. */
export type MendFrame = {
  readonly frame: 'mend';
  readonly hero: ClassId;
  readonly source: CardSource;
  readonly n: number;
  readonly reach: Reach;
  readonly answer: Option | null;
};

export type HurtCause = 'trap' | 'fire-breath' | 'attack';

/** Damage to heroes, after `prevent` and `ward`. `queue`: who would drop, by slot; null before the damage is dealt. */
export type HurtFrame = {
  readonly frame: 'hurt';
  readonly cause: HurtCause;
  readonly monster: MonsterNo | null;
  readonly hits: readonly { readonly hero: ClassId; readonly amount: number }[];
  readonly queue: readonly ClassId[] | null;
  readonly closed: boolean;
};

/** The whole Monster phase (17.3). */
export type MonstersFrame = {
  readonly frame: 'monsters';
  readonly step: 'raise' | 'breathe' | 'order' | 'act';
  /** Who is still to act, strongest first. */
  readonly order: readonly MonsterNo[];
};

/** One monster's part of the phase. `pinned`: it was when its part began. */
export type MonsterFrame = {
  readonly frame: 'monster';
  readonly monster: MonsterNo;
  readonly step: 'move' | 'strike';
  readonly strikes: number;
  readonly answer: Option | null;
};

export type EnterFrame = { readonly frame: 'enter'; readonly monster: MonsterNo; readonly closed: boolean };

/** One attack of a monster. */
export type StrikeFrame = {
  readonly frame: 'strike';
  readonly monster: MonsterNo;
  readonly target: ClassId | null;
  readonly dice: readonly number[];
  readonly hit: boolean;
  readonly prevented: number;
  readonly redirected: boolean;
  readonly closed: boolean;
  readonly answer: Option | null;
};

/** The store is filled up, then this phase comes. */
export type RefillFrame = {
  readonly frame: 'refill';
  readonly next: 'dungeon' | 'camp';
  readonly fresh: readonly GearCard[];
};

export type Frame =
  | ExploreFrame
  | SpawnFrame
  | TrapFrame
  | ClausesFrame
  | VolleyFrame
  | AttackFrame
  | PushFrame
  | StepFrame
  | MendFrame
  | HurtFrame
  | MonstersFrame
  | MonsterFrame
  | EnterFrame
  | StrikeFrame
  | RefillFrame;

// What anybody may see of a campaign: everything, with its numbers explained and the odds of what could be done.
// Its shape; `view-of.ts` builds it. Screens and bots compute no rule and no number.

import type { Seat, Viewer } from '../kernel/knowledge.ts';
import type { AbilityId } from './abilities/vocabulary.ts';
import type { Aim } from './actions.ts';
import type { LairConfig } from './config.ts';
import type { GearCard, GearSlot, SetId } from './gear/vocabulary.ts';
import type { ClassId } from './heroes/classes.ts';
import type { Cell, Dir, Rotation } from './map/grid.ts';
import type { MonsterKind } from './monsters/monsters.ts';
import type { Explained } from './numbers.ts';
import type { Decision, Hero, Monster, MonsterNo, Outcome, Phase, Placing, ReactionWindow } from './state.ts';
import type { TileId } from './tiles/tiles.ts';

export type AbilityView = {
  readonly id: AbilityId;
  readonly markers: number;
  readonly used: boolean;
  readonly ready: boolean;
  /** What it could be aimed at now by its hero; empty where it cannot be used now. */
  readonly aims: readonly Aim[];
};

/** One way out of the hero's tile. */
export type WayView = {
  readonly dir: Dir;
  readonly to: Cell;
  /** `walk` to a placed tile; `explore` an open door; `search` for a hidden door. */
  readonly how: 'walk' | 'explore' | 'search';
};

/** An attack that could be made now, before it is made: from which throw of two dice it hits, and how many of 36 do. */
export type OddsView = {
  readonly monster: MonsterNo;
  /** Null: the Attack action. */
  readonly ability: AbilityId | null;
  /** The hero's bonus is taken off already; `needed` elsewhere is what dice and bonus together have to reach. */
  readonly leastThrow: number;
  readonly hits: number;
  /** What a bare hit deals. */
  readonly damage: Explained;
};

/** The hero as it stands, and what follows from it. */
export type HeroView = Omit<Hero, 'abilities'> & {
  readonly maxHp: Explained;
  readonly defense: Explained;
  readonly damage: Explained;
  readonly hit: Explained;
  readonly range: Explained;
  /** What the Potion heals. */
  readonly potionHeals: Explained;
  readonly sets: readonly SetId[];
  readonly abilities: readonly AbilityView[];
  readonly actionsLeft: number;
  /** Where Move can take it now, and what it could attack now: empty outside the free Hero phase. */
  readonly ways: readonly WayView[];
  readonly attacks: readonly OddsView[];
};

/** The monster as it stands, and what follows from it. */
export type MonsterView = Monster & {
  readonly boss: boolean;
  /** Attacks in each Monster phase. */
  readonly strikes: number;
  /** Its place in the order of the Monster phase as things stand, from 1. */
  readonly order: number;
  /** Against each hero: the total needed to hit (a monster has no bonus), and how many of 36 throws do. */
  readonly threats: readonly { readonly hero: ClassId; readonly needed: Explained; readonly hits: number }[];
};

export type TileView = {
  readonly tile: TileId;
  readonly at: Cell;
  readonly rotation: Rotation;
  readonly doors: readonly Dir[];
  /** Doors found where none was printed. */
  readonly found: readonly Dir[];
  readonly open: readonly Dir[];
};

export type DungeonView = {
  readonly number: number;
  readonly boss: MonsterKind;
  readonly round: number;
  readonly tiles: readonly TileView[];
  /** Tiles left in the dungeon deck, the Boss Gate included. */
  readonly tilesLeft: number;
  readonly shrineCame: boolean;
  readonly gateCame: boolean;
  readonly pool: readonly TileId[];
  readonly deck: Readonly<Record<string, number>>;
};

export type LairView = {
  readonly viewer: Viewer;
  readonly config: LairConfig;
  readonly phase: Phase;
  readonly slots: readonly ({ readonly hero: ClassId; readonly seat: Seat } | null)[];
  readonly heroes: readonly HeroView[];
  readonly attempt: number;
  readonly rounds: number;
  readonly depth: number;
  readonly bosses: readonly MonsterKind[];
  readonly dungeon: DungeonView | null;
  readonly monsters: readonly MonsterView[];
  readonly inFight: boolean;
  readonly store: readonly { readonly card: GearCard; readonly price: number; readonly slot: GearSlot }[];
  readonly gearLeft: number;
  readonly stash: readonly GearCard[];
  readonly marks: readonly Seat[];
  readonly concedes: readonly Seat[];
  /** What is asked now, and who may answer; null while a phase takes its free actions. */
  readonly asked: {
    readonly seats: readonly Seat[];
    readonly question: Decision | Placing | ReactionWindow;
    /** For a window about an attack: the total needed now, of dice and bonus together. */
    readonly needed: number | null;
    /** And how many of 36 throws would hit if it were made again. */
    readonly hits: number | null;
  } | null;
  readonly prompt: string;
  readonly outcome: Outcome | null;
};

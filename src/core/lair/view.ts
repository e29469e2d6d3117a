// What anybody may see of a campaign: everything, with its numbers explained and the odds of what could be done.
// Its shape; `view-of.ts` builds it. Screens and bots compute no rule and no number.

import type { Seat, Viewer } from '../kernel/knowledge.ts';
import type { Refusal } from '../kernel/pending.ts';
import type { AbilityId } from './abilities/vocabulary.ts';
import type { Aim } from './actions.ts';
import type { LairConfig } from './config.ts';
import type { GearCard, GearId, GearSlot, SetId } from './gear/vocabulary.ts';
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
  /** What a bare hit deals, and a hit with the highest throw. */
  readonly damage: Explained;
  readonly most: Explained;
};

/** The numbers of a hero. */
export type HeroNumbers = {
  readonly maxHp: Explained;
  readonly defense: Explained;
  readonly damage: Explained;
  readonly hit: Explained;
  readonly range: Explained;
  /** What the Potion heals. */
  readonly potionHeals: Explained;
};

/** The hero as it stands, and what follows from it. */
export type HeroView = Omit<Hero, 'abilities'> &
  HeroNumbers & {
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

/** A door of a tile: a `way` to a tile, an `open` one onto an empty cell, a `blind` one against a wall. */
export type ExitView = {
  readonly dir: Dir;
  readonly to: Cell;
  readonly kind: 'way' | 'open' | 'blind';
  /** Found where none is printed. */
  readonly isFound: boolean;
};

export type TileView = {
  readonly tile: TileId;
  readonly at: Cell;
  readonly rotation: Rotation;
  readonly doors: readonly Dir[];
  /** Doors found where none was printed. */
  readonly found: readonly Dir[];
  readonly open: readonly Dir[];
  readonly exits: readonly ExitView[];
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

/** What a card of the store or the Stash would do for a hero: the numbers once it is worn. */
export type FittingView = {
  readonly hero: ClassId;
  readonly card: GearCard;
  /** Why the hero cannot pay for it; null: it can, or the card lies in the Stash. */
  readonly buy: Refusal | null;
  /** Why the hero could not put it on, were it in the Stash. */
  readonly wear: Refusal | null;
  readonly replaces: GearCard | null;
  readonly after: HeroNumbers;
  readonly sets: readonly SetId[];
};

/** What an ability of the class would do for its hero; `after` differs for passives alone. */
export type LessonView = {
  readonly hero: ClassId;
  readonly ability: AbilityId;
  /** Why the hero cannot learn it. */
  readonly learn: Refusal | null;
  readonly after: HeroNumbers;
};

/** A set of which the hero wears a piece. */
export type SetView = {
  readonly hero: ClassId;
  readonly set: SetId;
  readonly worn: readonly GearId[];
  readonly missing: readonly GearId[];
};

export type CampView = {
  readonly fittings: readonly FittingView[];
  readonly lessons: readonly LessonView[];
  readonly sets: readonly SetView[];
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
  /** Null outside store, camp and Regroup. */
  readonly camp: CampView | null;
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
    /** For a tile to be turned: what its doors would be in each rotation on offer. */
    readonly lies: readonly { readonly rotation: Rotation; readonly exits: readonly ExitView[] }[];
  } | null;
  readonly prompt: string;
  readonly outcome: Outcome | null;
};

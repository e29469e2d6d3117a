// The state of a campaign of Lairbreakers: plain readonly data. Everything lies open: decks are drawn on demand, so the
// state holds no future and no secret. Numbers of heroes are never stored, they are read from cards when needed.

import type { ChanceSpec } from '../kernel/chance.ts';
import type { Seat } from '../kernel/knowledge.ts';
import type { AbilityId } from './abilities/vocabulary.ts';
import type { ActionKind, Option, ReactSource } from './actions.ts';
import type { LairConfig } from './config.ts';
import type { Frame } from './frames.ts';
import type { GearCard, GearSlot } from './gear/vocabulary.ts';
import type { ClassId } from './heroes/classes.ts';
import type { Cell, Dir, GridMap, Rotation } from './map/grid.ts';
import type { MonsterKind } from './monsters/monsters.ts';
import type { TileId } from './tiles/tiles.ts';

/** A monster's name for the campaign; older monsters have smaller numbers. */
export type MonsterNo = number;

/** An owned ability: markers left on it, and whether it is turned (once per fight or dungeon). Passives never are. */
export type OwnedAbility = { readonly id: AbilityId; readonly markers: number; readonly used: boolean };

export type Buff = {
  readonly stat: 'dmg' | 'hit' | 'def' | 'range';
  readonly value: number;
  readonly source: AbilityId;
};

export type Worn = Readonly<Record<GearSlot, GearCard | null>>;

export type Hero = {
  readonly id: ClassId;
  /** 1 to 4, as set up; heroes are listed by it (L-RULE-04). */
  readonly slot: number;
  readonly seat: Seat;
  readonly at: Cell;
  readonly hp: number;
  readonly shield: number;
  readonly gold: number;
  readonly xp: number;
  /** Tokens: true = ready. */
  readonly blessing: boolean;
  readonly potion: boolean;
  readonly shrineUsed: boolean;
  readonly worn: Worn;
  /** In the order bought. */
  readonly abilities: readonly OwnedAbility[];
  /** Worn once-per-fight cards used in this fight. */
  readonly gearUsed: readonly GearCard[];
  readonly buffs: readonly Buff[];
  /** Kinds of action used this round, in order. */
  readonly acted: readonly ActionKind[];
  readonly done: boolean;
};

export type Monster = {
  readonly no: MonsterNo;
  readonly kind: MonsterKind;
  readonly at: Cell;
  readonly hp: number;
  readonly maxHp: number;
  /** Raised by the Wyrm Cultist: one attack, no reward. */
  readonly summoned: boolean;
  /** Subtracted from its attack rolls until the Monster phase ends. */
  readonly weaken: number;
  /** Monster phases left. */
  readonly pin: number;
  readonly sleep: number;
};

export type Dungeon = {
  /** 1 to 5. */
  readonly number: number;
  readonly map: GridMap;
  /** Room tiles that may still come, in the order of the catalogue. */
  readonly pool: readonly TileId[];
  /** Tiles left in the dungeon deck without the Boss Gate, the Shrine among them until it has come. */
  readonly left: number;
  readonly shrineCame: boolean;
  readonly gateCame: boolean;
  /** Cards left in the monster deck, and cards of the dead. */
  readonly deck: Readonly<Record<string, number>>;
  readonly graves: Readonly<Record<string, number>>;
  readonly round: number;
};

/** The phases of 17.1. */
export type Phase = 'party' | 'deal' | 'dungeon' | 'hero' | 'monster' | 'end' | 'store' | 'camp' | 'regroup' | 'won';

export type DecisionKind =
  | 'place-tile'
  | 'monster-target'
  | 'monster-step'
  | 'next-target'
  | 'push'
  | 'step'
  | 'choose-hero';

export type WindowKind = 'miss' | 'trap' | 'enter' | 'hit' | 'drop';

/** One reaction that would fit now. */
export type Usable = { readonly hero: ClassId; readonly source: ReactSource };

/** A decision (17.5): whoever controls one of the heroes `who` may answer, the first answer counts. */
export type Decision = {
  readonly kind: 'decision';
  readonly id: number;
  readonly what: DecisionKind;
  readonly who: readonly ClassId[];
  readonly options: readonly Option[];
  /** Taken for whoever does not answer. */
  readonly standard: Option;
  /** The monster it is about. */
  readonly monster: MonsterNo | null;
};

/** A tile to be turned: its legal rotations, and the edge it is entered through. */
export type Placing = {
  readonly kind: 'placing';
  readonly id: number;
  readonly hero: ClassId;
  readonly tile: TileId;
  readonly at: Cell;
  readonly dir: Dir;
  readonly rotations: readonly Rotation[];
};

/** A window (17.4). `waiting`: heroes with a usable reaction whose seats have not passed. */
export type ReactionWindow = {
  readonly kind: 'window';
  readonly id: number;
  readonly what: WindowKind;
  readonly usable: readonly Usable[];
  readonly waiting: readonly ClassId[];
  /** The hero who rolled, was hit or would drop; the monster that attacks or entered. */
  readonly hero: ClassId | null;
  readonly monster: MonsterNo | null;
  readonly dice: readonly number[];
  /** The damage that is about to be dealt. */
  readonly amount: number;
};

/** What the game waits for; `free`: the phase accepts its free actions. */
export type Awaiting =
  | { readonly kind: 'chance'; readonly spec: ChanceSpec }
  | { readonly kind: 'free' }
  | Decision
  | Placing
  | ReactionWindow;

export type Outcome = { readonly attempts: number; readonly rounds: number };

export type LairState = {
  readonly config: LairConfig;
  readonly phase: Phase;
  /** P-PARTY: what is set up so far, by slot 1 to 4. */
  readonly slots: readonly ({ readonly hero: ClassId; readonly seat: Seat } | null)[];
  /** By slot. Empty before the campaign starts. */
  readonly heroes: readonly Hero[];
  readonly attempt: number;
  /** Rounds of the whole campaign. */
  readonly rounds: number;
  /** The number of the dungeon that is played, or that comes next. */
  readonly depth: number;
  readonly dungeon: Dungeon | null;
  /** Living and just killed monsters, oldest first. */
  readonly monsters: readonly Monster[];
  readonly nextMonster: MonsterNo;
  readonly inFight: boolean;
  readonly gearDeck: readonly GearCard[];
  readonly store: readonly GearCard[];
  readonly stash: readonly GearCard[];
  /** Seats that marked the store or the camp as done, and seats that would give up. */
  readonly marks: readonly Seat[];
  readonly concedes: readonly Seat[];
  /** Effects in progress, the last one on top. */
  readonly agenda: readonly Frame[];
  readonly awaiting: Awaiting | null;
  readonly decisionNo: number;
  readonly chanceNo: number;
  /** Numbers windows and decisions. */
  readonly nextId: number;
  readonly outcome: Outcome | null;
};

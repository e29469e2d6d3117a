// The state of a game of Dungeon Brah: plain readonly data, every card an opaque id in exactly one place.
// What a card is stands only in `cards` (the knowledge tables). Comments say who may see what.

import type { CardId, Cards, Mask, Seat, Viewer } from '../kernel/knowledge.ts';
import type { ChanceSpec } from '../kernel/chance.ts';
import type { KindId, WinReason } from './cards/vocabulary.ts';
import type { Action, Pick } from './actions.ts';
import type { BrahConfig } from './config.ts';
import type { Frame } from './frames.ts';

/** A weapon on a Hero; `no` is its name for the whole game (a moved weapon keeps it). All public. */
export type WeaponNo = number;
export type WeaponInPlay = {
  readonly no: WeaponNo;
  readonly family: KindId;
  /** Its cards: genuine parts by rising number, then Non-Genuine Parts. */
  readonly cards: readonly CardId[];
  /** Beside each card its part number, 0 for a Non-Genuine Part. */
  readonly parts: readonly number[];
};

/** A Trait under a Hero, in the order placed; public. */
export type TraitInPlay = { readonly card: CardId; readonly kind: KindId; readonly up: 'positive' | 'negative' };

export type HeroInPlay = {
  readonly card: CardId;
  readonly kind: KindId;
  readonly traits: readonly TraitInPlay[];
  readonly weapons: readonly WeaponInPlay[];
};

export type Player = {
  readonly out: boolean;
  /** In the order received; its owner sees the faces, everybody the count. */
  readonly hand: readonly CardId[];
  /** Oldest first; face down, its owner included. */
  readonly litterbox: readonly CardId[];
  /** The left and the right Hero, once chosen. */
  readonly heroes: readonly HeroInPlay[];
  /** Setup only: the Heroes dealt, then the Trait dealt; the owner sees the faces. */
  readonly dealt: readonly CardId[];
  /** Order in which Traits were placed, over both Heroes (for "in the order placed"). */
  readonly traitOrder: readonly CardId[];
};

/** A foe on the table, in fighting order; public. A `lastStand` Kevin physically stays the Draw pile. */
export type Foe = { readonly card: CardId; readonly kind: KindId; readonly lastStand: boolean };

export type TreasurePile = 'main' | 'cathulhu';

export type Piles = {
  /** Top first. */
  readonly draw: readonly CardId[];
  /** Top first; known to all by memory, shown only at the top. */
  readonly discard: readonly CardId[];
  readonly monsterDiscard: readonly CardId[];
  readonly traits: readonly CardId[];
  readonly treasures: readonly { readonly pile: TreasurePile; readonly cards: readonly CardId[] }[];
  readonly bazaar: readonly CardId[];
  readonly idols: readonly CardId[];
  /** World Enchantment piles, oldest pile first; the last card of each is its top. */
  readonly enchantments: readonly (readonly CardId[])[];
  /** Out of the game: unseen Heroes, spare Banish cards, removed Idols. */
  readonly removed: readonly CardId[];
  /** Setup only: cards not yet on a pile. */
  readonly box: Readonly<Record<string, readonly CardId[]>>;
};

/** Until the end of the turn. `weapon: null`: all weapons of the active player (B-RULE-39). */
export type Buff = {
  readonly kind: 'add' | 'multiply';
  readonly n: number;
  readonly weapon: WeaponNo | null;
  readonly source: KindId;
};

export type Turn = {
  /** Rises by one each turn; 0 before the first. */
  readonly number: number;
  readonly active: Seat;
  readonly traded: number;
  readonly extraTrades: number;
  /** Enchantment cards whose rule was used this turn. */
  readonly rulesUsed: readonly CardId[];
  readonly buffs: readonly Buff[];
  readonly facedKevin: boolean;
  readonly kevinDefeated: boolean;
  /** Families of all weapons used in this turn's victories over Kevin. */
  readonly usedOnKevin: readonly KindId[];
  /** "First time each turn" effects already used: `<seat>:<trigger>:<card kind>`. */
  readonly firsts: readonly string[];
  readonly endTriggersDone: boolean;
  /** Extra draws: the limit at the last question, -1 before the first. */
  readonly extraLimit: number;
};

export type Phase =
  | 'setup-heroes-shuffle'
  | 'setup-heroes-deal'
  | 'setup-heroes-choose'
  | 'setup-traits-shuffle'
  | 'setup-traits-deal'
  | 'setup-trait-place'
  | 'setup-fixed'
  | 'setup-deck-deal'
  | 'setup-treasure-shuffle'
  | 'setup-treasure-place'
  | 'setup-draw-shuffle'
  | 'setup-draw-blocks'
  | 'setup-draw-place'
  | 'setup-first'
  | 'turn-start'
  | 'litterbox'
  | 'draw-base'
  | 'draw-extra'
  | 'check'
  | 'main'
  | 'end-triggers'
  | 'discard'
  | 'turn-end'
  | 'over';

/** The word for what is asked; texts and buttons hang on it. */
export type Prompt =
  | 'choose-heroes'
  | 'place-trait'
  | 'extra-draws'
  | 'main'
  | 'respond'
  | 'banish-window'
  | 'fight'
  | 'rescue'
  | 'disclose'
  | 'treasure-pile'
  | 'replacement-draw'
  | 'discard-to-limit'
  | 'choose-opponent'
  | 'choose-discard'
  | 'choose-discard-redraw'
  | 'choose-weapon'
  | 'choose-weapon-discard'
  | 'choose-weapon-move'
  | 'choose-trait'
  | 'choose-trait-side'
  | 'choose-from-discard'
  | 'choose-from-hand'
  | 'choose-give'
  | 'choose-order'
  | 'choose-top'
  | 'choose-treasure'
  | 'choose-bottom-order'
  | 'choose-revive'
  | 'choose-litterbox'
  | 'choose-player'
  | 'choose-equip'
  | 'choose-buff'
  | 'answer-fish'
  | 'choose-over-slots'
  | 'choose-foe';

/**
 * A question answered with `choose`: `min` to `max` different options. `reveals`: chosen hand cards are shown to all, so
 * the answer carries their faces. `secret`: only this audience learns what was chosen (null = everybody).
 * `looks`: cards that the seat asked may look at now. `source`: the card that asks.
 */
export type Question = {
  readonly prompt: Prompt;
  readonly seat: Seat;
  readonly options: readonly Pick[];
  readonly min: number;
  readonly max: number;
  readonly reveals: boolean;
  readonly secret: Mask | null;
  readonly looks: readonly CardId[];
  readonly source: KindId | null;
  /** Go Fish: the name asked for; cards of that name must be given, `none` is right only without one. */
  readonly named: KindId | null;
};

/** What the game waits for. `seats`: who must answer. The number counts decisions and chances apart. */
export type Awaiting =
  | { readonly kind: 'chance'; readonly spec: ChanceSpec; readonly zone: ZoneRef | null }
  | {
      readonly kind: 'decision';
      readonly prompt: Prompt;
      readonly seats: readonly Seat[];
      readonly question: Question | null;
    }
  | { readonly kind: 'over' };

/** A place whose cards can be shuffled. */
export type ZoneRef =
  | { readonly zone: 'draw' }
  | { readonly zone: 'traits' }
  | { readonly zone: 'treasure'; readonly pile: TreasurePile }
  | { readonly zone: 'hand'; readonly seat: Seat }
  | { readonly zone: 'box'; readonly name: string };

/** An answer given early and kept until its turn comes; null where this copy may not know it. */
export type Kept = { readonly seat: Seat; readonly answer: Action | null };

export type Outcome = {
  readonly winner: Seat;
  readonly reason: 'last-standing' | WinReason;
  /** Who was eliminated, first one first. */
  readonly outOrder: readonly Seat[];
};

export type BrahState = {
  readonly config: BrahConfig;
  /** Whose copy this is: the whole truth, or cut to a viewer. Not part of the game. */
  readonly holds: 'all' | Viewer;
  readonly cards: Cards;
  readonly players: readonly Player[];
  readonly piles: Piles;
  readonly foes: readonly Foe[];
  readonly turn: Turn;
  readonly phase: Phase;
  /** Effects in progress, the last one on top. */
  readonly agenda: readonly Frame[];
  readonly awaiting: Awaiting | null;
  /** Answers of set-up choices, kept until all have chosen. */
  readonly kept: readonly Kept[];
  /** Counts of decisions opened and of chances asked. */
  readonly decisionNo: number;
  readonly chanceNo: number;
  readonly nextWeapon: WeaponNo;
  /** Kevin lies face up as the last card of the Draw pile. */
  readonly lastStand: boolean;
  /** The last card of the Draw pile that was tested and is not Kevin (B-RULE-155). */
  readonly notKevin: CardId | null;
  /** Treasure cards in the active player's hand: public while a foe that counts them is on the table (B-RULE-153). */
  readonly treasuresInHand: { readonly n: number; readonly hand: readonly CardId[] } | null;
  readonly outOrder: readonly Seat[];
  readonly outcome: Outcome | null;
};

// What one viewer may see of a game: the only window out of the state for screens, bots and reports.
// Its shape; `view-of.ts` builds it. A view is zone and audience: a card that everybody remembers still lies
// face down in another's hand.

import type { CardId, Face, Seat, Viewer } from '../kernel/knowledge.ts';
import type { KindId } from './cards/vocabulary.ts';
import type { Choices } from './actions.ts';
import type { BrahConfig } from './config.ts';
import type { Explained } from './numbers.ts';
import type { Buff, Outcome, Phase, Prompt, Question, TreasurePile, WeaponNo } from './state.ts';

/** A card as the viewer sees it: `face` null is a back. */
export type CardView = { readonly card: CardId; readonly face: Face | null };

export type WeaponView = {
  readonly no: WeaponNo;
  readonly family: KindId;
  readonly cards: readonly CardId[];
  /** Part numbers in place, 0 for each Non-Genuine Part. */
  readonly parts: readonly number[];
  readonly nonGenuine: number;
  readonly damage: Explained;
};

export type TraitView = { readonly card: CardId; readonly kind: KindId; readonly up: 'positive' | 'negative' };

export type HeroView = {
  readonly card: CardId;
  readonly kind: KindId;
  readonly slots: Explained;
  readonly traits: readonly TraitView[];
  readonly weapons: readonly WeaponView[];
};

export type PlayerView = {
  readonly seat: Seat;
  readonly out: boolean;
  /** The viewer's own hand with faces; another's as backs (faces only while an effect lets the viewer look). */
  readonly hand: readonly CardView[];
  readonly litterbox: readonly CardView[];
  readonly heroes: readonly HeroView[];
  /** Setup: what was dealt to this player, faces for its owner. */
  readonly dealt: readonly CardView[];
  readonly handLimit: Explained;
  readonly positiveTraits: number;
  readonly negativeTraits: number;
};

/** What a weapon would deal on each of the viewer's Heroes, left then right, made of genuine parts only (B-HERO-09). */
export type WouldDeal = { readonly family: KindId; readonly damage: readonly Explained[] };

export type FoeView = {
  readonly card: CardId;
  readonly kind: KindId;
  readonly lastStand: boolean;
  /** For the player facing it, now. */
  readonly stat: Explained;
  /** Cards to send it away; null for Bosses. */
  readonly bribe: Explained | null;
  readonly reward: Explained;
  /** What each weapon of the player facing it would deal to it now, as they are equipped. */
  readonly arms: readonly { readonly weapon: WeaponNo; readonly damage: Explained }[];
  /** The most damage that player can bring together now, under the limit of weapons. */
  readonly most: number;
};

/** An Action that waits to resolve, or the foe about to be fought; `waitsFor`: who has not answered yet. */
export type StackView =
  | {
      readonly kind: 'action';
      readonly card: CardId;
      readonly face: KindId;
      readonly by: Seat;
      readonly choices: Choices;
      readonly waitsFor: readonly Seat[];
    }
  | {
      readonly kind: 'combat';
      readonly foe: CardId;
      readonly face: KindId;
      readonly by: Seat;
      readonly begun: boolean;
      readonly waitsFor: readonly Seat[];
    };

export type BrahView = {
  readonly viewer: Viewer;
  readonly config: BrahConfig;
  readonly phase: Phase;
  readonly turn: {
    readonly number: number;
    readonly active: Seat;
    readonly trades: Explained;
    readonly traded: number;
    readonly drawBase: number;
    readonly extraDraws: Explained;
    readonly kevinDefeated: boolean;
    readonly facedKevin: boolean;
    readonly rulesUsed: readonly CardId[];
    readonly buffs: readonly Buff[];
  };
  readonly players: readonly PlayerView[];
  readonly draw: { readonly count: number; readonly kevinUp: boolean };
  readonly discard: { readonly count: number; readonly top: CardView | null };
  readonly monsterDiscard: { readonly count: number; readonly top: CardView | null };
  readonly traitPile: number;
  readonly treasures: readonly { readonly pile: TreasurePile; readonly count: number }[];
  readonly bazaar: readonly CardView[];
  readonly idols: readonly CardView[];
  /** Oldest pile first; covered cards are a count. */
  readonly enchantments: readonly { readonly top: CardView; readonly covered: number; readonly used: boolean }[];
  readonly foes: readonly FoeView[];
  readonly stack: readonly StackView[];
  /** What is asked now; `question` in full only for whoever it concerns (its options hold ids only). */
  readonly asked: {
    readonly prompt: Prompt;
    readonly seats: readonly Seat[];
    readonly question: Question | null;
    /** Cards the viewer may look at for this question, with their faces. */
    readonly looks: readonly CardView[];
  } | null;
  /** One entry for each weapon of which the viewer holds a card, in hand order. */
  readonly wouldDeal: readonly WouldDeal[];
  /** A Trait that waits to be placed by the active player. */
  readonly traitToPlace: CardView | null;
  /** Most weapons allowed in one combat; null = no limit. */
  readonly weaponCap: number | null;
  /** Choose-extra-draws: the most that may be named now. */
  readonly mayDraw: number;
  readonly outOrder: readonly Seat[];
  readonly outcome: Outcome | null;
};

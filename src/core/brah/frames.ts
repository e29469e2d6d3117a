// Effects in progress, as data on an explicit stack (20): the last frame is on top and runs first. A frame that needs
// a decision or a chance leaves itself as it is; when the answer comes it runs again and goes on from there.

import type { CardId, Mask, Seat } from '../kernel/knowledge.ts';
import type { Choices, Pick } from './actions.ts';
import type { KindId } from './cards/vocabulary.ts';
import type { Kept, TreasurePile, ZoneRef } from './state.ts';

/** Which printed line is running: the card, the side of a Trait, the number of the ability, inside an `else` its place. */
export type Line = {
  readonly kind: KindId;
  readonly side: 'positive' | 'negative' | null;
  readonly ability: number;
  readonly within: number | null;
};

export type EffectFrame = {
  readonly frame: 'effect';
  readonly line: Line;
  /** The player of the effect. */
  readonly by: Seat;
  /** The verb that is next, and how far it has got. */
  readonly at: number;
  readonly step: number;
  /** The answer to the verb's last question; null while none is there. */
  readonly answer: readonly Pick[] | null;
  readonly choices: Choices;
  /** What the verb noted for its next step. */
  readonly opponent: Seat | null;
  readonly seats: readonly Seat[];
  readonly cards: readonly CardId[];
  readonly notes: readonly number[];
  /** Cards that the verb before moved; whether it found nothing (for `else`). */
  readonly moved: number;
  readonly failed: boolean;
  /** The card whose line this is, where there is one on the table; the Hero a Trait lies under. */
  readonly card: CardId | null;
  readonly hero: number | null;
  readonly owner: Seat | null;
  /** The card goes to the Discard pile when its line has run (a played Treasure). */
  readonly discards: boolean;
  /** The weapon families used in the combat that set this off. */
  readonly used: readonly KindId[];
};

/** A played Action (a Nay! too) that waits for its responders. `unasked` in seat order after the player of the card. */
export type ActionFrame = {
  readonly frame: 'action';
  readonly card: CardId;
  readonly kind: KindId;
  readonly by: Seat;
  readonly choices: Choices;
  readonly unasked: readonly Seat[];
  readonly kept: readonly Kept[];
  readonly step: number;
};

/** A foe that is about to be fought, from the declaration to the last Treasure. */
export type CombatFrame = {
  readonly frame: 'combat';
  readonly by: Seat;
  readonly foe: CardId;
  readonly kind: KindId;
  readonly step: 'window' | 'commit' | 'rescue' | 'lost' | 'won';
  readonly unasked: readonly Seat[];
  readonly kept: readonly Kept[];
};

export type Frame =
  | EffectFrame
  | ActionFrame
  | CombatFrame
  /** Cards still to draw from the Draw pile. */
  | { readonly frame: 'draw'; readonly seat: Seat; readonly left: number }
  /** One card, drawn by the active player, being resolved by its type (20.3); `tested`: the table knows whether it is a hazard. */
  | {
      readonly frame: 'resolve';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: 'draw' | 'litterbox';
      readonly tested: boolean;
    }
  /** A Trait to be drawn for the active player; `tries` left ends a search through duplicates (B-RULE-30). */
  | { readonly frame: 'trait'; readonly seat: Seat; readonly card: CardId | null; readonly tries: number }
  /** Treasures still to draw, and the pile chosen for the next one. */
  | { readonly frame: 'treasure'; readonly seat: Seat; readonly left: number; readonly pile: TreasurePile | null }
  /** The reward of a defeated foe, counted when it is drawn. */
  | { readonly frame: 'reward'; readonly seat: Seat; readonly kind: KindId }
  /** A Trait to be flipped. */
  | { readonly frame: 'flip'; readonly by: Seat; readonly trait: CardId }
  /** A Hero who may hold more weapons than slots (B-RULE-44). */
  | {
      readonly frame: 'over-slots';
      readonly seat: Seat;
      readonly hero: number;
      readonly answer: readonly Pick[] | null;
    }
  | { readonly frame: 'shuffle'; readonly zone: ZoneRef; readonly to: Mask }
  | {
      readonly frame: 'reveal';
      readonly what: string;
      readonly ids: readonly CardId[];
      readonly to: Mask;
      readonly shownIf: string | null;
    }
  /** A random card of a hand goes to another player, or to the Discard pile (`to` null). */
  | {
      readonly frame: 'random-card';
      readonly from: Seat;
      readonly to: Seat | null;
      readonly reason: 'steal' | 'give' | 'discard';
      readonly step: number;
    }
  /** A player's whole hand, just shown, goes to the Discard pile (Nine Lives). */
  | { readonly frame: 'hand-away'; readonly seat: Seat }
  /** A player leaves the game: hand shown, out, then what they leave behind is sorted (20.6). */
  | { readonly frame: 'leave'; readonly seat: Seat; readonly reason: 'foe' | 'concede'; readonly step: number };

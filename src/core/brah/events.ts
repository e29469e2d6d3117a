// What happened, in the past tense (ledger section 23): for the log, speech and animation. `to` is the audience of the
// payload's card faces; `viewEvent` blanks them for everybody else. Faces are null where this copy does not hold them.

import type { CardId, Face, Mask, Seat, Viewer } from '../kernel/knowledge.ts';
import { isIn, TABLE } from '../kernel/knowledge.ts';
import type { KindId } from './cards/vocabulary.ts';
import type { Choices } from './actions.ts';
import type { Outcome, TreasurePile, WeaponNo } from './state.ts';
import type { Explained } from './numbers.ts';

/** A card in an event: which one, and what it is for who may know. */
export type Shown = { readonly card: CardId; readonly face: Face | null };
export type WeaponUsed = { readonly weapon: WeaponNo; readonly family: KindId; readonly damage: Explained };

export type BrahEvent =
  | { readonly type: 'game-created'; readonly to: Mask; readonly players: number }
  | { readonly type: 'pile-shuffled'; readonly to: Mask; readonly pile: string; readonly size: number }
  | { readonly type: 'heroes-dealt'; readonly to: Mask; readonly seat: Seat; readonly cards: readonly Shown[] }
  | { readonly type: 'heroes-chosen'; readonly to: Mask; readonly seat: Seat; readonly cards: readonly Shown[] }
  | {
      readonly type: 'trait-dealt';
      readonly to: Mask;
      readonly seat: Seat;
      readonly card: Shown;
      readonly toLitterbox: boolean;
    }
  | {
      readonly type: 'trait-placed';
      readonly to: Mask;
      readonly seat: Seat;
      readonly hero: number;
      readonly card: Shown;
      readonly side: 'positive' | 'negative';
    }
  | { readonly type: 'trait-duplicate'; readonly to: Mask; readonly seat: Seat; readonly card: Shown }
  | {
      readonly type: 'trait-flipped';
      readonly to: Mask;
      readonly by: Seat;
      readonly owner: Seat;
      readonly hero: number;
      readonly card: Shown;
      readonly side: 'positive' | 'negative';
    }
  | { readonly type: 'hand-dealt'; readonly to: Mask; readonly seat: Seat; readonly cards: readonly Shown[] }
  | { readonly type: 'bazaar-set'; readonly to: Mask; readonly cards: readonly Shown[] }
  | { readonly type: 'turn-started' | 'turn-ended'; readonly to: Mask; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'litterbox-drawn'; readonly to: Mask; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'card-drawn';
      readonly to: Mask;
      readonly seat: Seat;
      readonly card: Shown;
      readonly source: 'draw' | 'litterbox' | 'discard';
    }
  | {
      readonly type: 'card-to-litterbox';
      readonly to: Mask;
      readonly seat: Seat;
      readonly card: CardId;
      readonly source: 'draw' | 'treasure' | 'trait' | 'foe';
    }
  | {
      readonly type: 'draw-blocked';
      readonly to: Mask;
      readonly seat: Seat;
      readonly reason: 'empty' | 'kevin-last' | 'rule';
    }
  | {
      readonly type: 'extra-draws-chosen';
      readonly to: Mask;
      readonly seat: Seat;
      readonly count: number;
      readonly limit: number;
    }
  | { readonly type: 'idol-played'; readonly to: Mask; readonly seat: Seat; readonly idolsInPlay: number }
  | { readonly type: 'idol-removed'; readonly to: Mask; readonly idolsInPlay: number }
  | {
      readonly type: 'foe-revealed';
      readonly to: Mask;
      readonly seat: Seat;
      readonly foe: Shown;
      readonly position: number;
    }
  | { readonly type: 'foe-stat-changed'; readonly to: Mask; readonly foe: Shown; readonly stat: number }
  | {
      readonly type: 'rules-checked';
      readonly to: Mask;
      readonly seat: Seat;
      readonly rules: readonly KindId[];
      readonly handLimit: number;
      readonly slots: readonly number[];
    }
  | { readonly type: 'traded'; readonly to: Mask; readonly seat: Seat; readonly given: Shown; readonly taken: Shown }
  | {
      readonly type: 'weapon-equipped';
      readonly to: Mask;
      readonly seat: Seat;
      readonly hero: number;
      readonly weapon: WeaponNo;
      readonly family: KindId;
      readonly cards: readonly Shown[];
      readonly nonGenuine: number;
      readonly damage: number;
      readonly replaced: WeaponNo | null;
    }
  | {
      readonly type: 'weapon-discarded';
      readonly to: Mask;
      readonly owner: Seat;
      readonly weapon: WeaponNo;
      readonly family: KindId;
      readonly reason: 'replaced' | 'effect' | 'slots';
    }
  | {
      readonly type: 'weapon-taken';
      readonly to: Mask;
      readonly owner: Seat;
      readonly weapon: WeaponNo;
      readonly family: KindId;
      readonly seat: Seat;
      readonly hero: number;
    }
  | {
      readonly type: 'part-swapped';
      readonly to: Mask;
      readonly seat: Seat;
      readonly owner: Seat;
      readonly weapon: WeaponNo;
      readonly family: KindId;
      readonly part: Shown;
      readonly damage: number;
    }
  | {
      readonly type: 'pure-assembly';
      readonly to: Mask;
      readonly seat: Seat;
      readonly weapon: WeaponNo;
      readonly family: KindId;
    }
  | { readonly type: 'staff-bonus'; readonly to: Mask; readonly seat: Seat }
  | {
      readonly type: 'action-played';
      readonly to: Mask;
      readonly seat: Seat;
      readonly card: Shown;
      readonly choices: Choices;
    }
  | {
      readonly type: 'response-asked' | 'response-passed';
      readonly to: Mask;
      readonly seat: Seat;
      readonly card: Shown;
    }
  | { readonly type: 'action-countered'; readonly to: Mask; readonly card: Shown; readonly byNay: CardId }
  | { readonly type: 'action-resolved'; readonly to: Mask; readonly seat: Seat; readonly card: Shown }
  | {
      readonly type: 'card-stolen';
      readonly to: Mask;
      readonly thief: Seat;
      readonly victim: Seat;
      readonly card: Shown;
      readonly toLitterbox: boolean;
    }
  | {
      readonly type: 'card-given';
      readonly to: Mask;
      readonly from: Seat;
      readonly receiver: Seat;
      readonly card: Shown;
      readonly toLitterbox: boolean;
    }
  | {
      readonly type: 'cards-discarded';
      readonly to: Mask;
      readonly seat: Seat;
      readonly cards: readonly Shown[];
      readonly reason: 'effect' | 'bribe' | 'loot' | 'rescue' | 'eliminated';
    }
  | {
      readonly type: 'cards-searched';
      readonly to: Mask;
      readonly seat: Seat;
      readonly zone: string;
      readonly taken: readonly Shown[];
    }
  | {
      readonly type: 'fish-failed';
      readonly to: Mask;
      readonly seat: Seat;
      readonly opponent: Seat;
      readonly name: KindId;
    }
  | {
      readonly type: 'enchantment-played';
      readonly to: Mask;
      readonly seat: Seat;
      readonly card: Shown;
      readonly pile: number;
      readonly covered: Shown | null;
    }
  | { readonly type: 'enchantments-reordered'; readonly to: Mask; readonly seat: Seat; readonly tops: readonly Shown[] }
  | { readonly type: 'rule-used'; readonly to: Mask; readonly seat: Seat; readonly card: Shown }
  | {
      readonly type: 'treasure-drawn';
      readonly to: Mask;
      readonly seat: Seat;
      readonly pile: TreasurePile;
      readonly card: Shown;
      readonly toLitterbox: boolean;
    }
  | { readonly type: 'treasure-played'; readonly to: Mask; readonly seat: Seat; readonly card: Shown }
  | {
      readonly type: 'weapon-buffed';
      readonly to: Mask;
      readonly seat: Seat;
      readonly weapon: WeaponNo | null;
      readonly kind: 'add' | 'multiply';
      readonly n: number;
      readonly source: KindId;
    }
  | { readonly type: 'loot-spent'; readonly to: Mask; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'combat-declared' | 'combat-started';
      readonly to: Mask;
      readonly seat: Seat;
      readonly foe: Shown;
      readonly stat: Explained;
    }
  | {
      readonly type: 'banish-played';
      readonly to: Mask;
      readonly seat: Seat;
      readonly foe: Shown;
      readonly card: Shown;
    }
  | {
      readonly type: 'combat-won';
      readonly to: Mask;
      readonly seat: Seat;
      readonly foe: Shown;
      readonly stat: Explained;
      readonly weapons: readonly WeaponUsed[];
      readonly total: number;
    }
  | {
      readonly type: 'combat-lost';
      readonly to: Mask;
      readonly seat: Seat;
      readonly foe: Shown;
      readonly stat: Explained;
    }
  | {
      readonly type: 'monster-bribed';
      readonly to: Mask;
      readonly seat: Seat;
      readonly foe: Shown;
      readonly cards: readonly Shown[];
    }
  | {
      readonly type: 'foe-returned';
      readonly to: Mask;
      readonly foe: Shown;
      readonly where: 'draw' | 'monster-discard' | 'litterbox' | 'stays';
      readonly seat: Seat | null;
    }
  | { readonly type: 'last-stand' | 'last-stand-off'; readonly to: Mask }
  | { readonly type: 'rescued'; readonly to: Mask; readonly seat: Seat; readonly card: Shown; readonly foe: Shown }
  | { readonly type: 'hand-limit-discard'; readonly to: Mask; readonly seat: Seat; readonly cards: readonly Shown[] }
  | {
      readonly type: 'player-eliminated';
      readonly to: Mask;
      readonly seat: Seat;
      readonly reason: 'foe' | 'concede';
      readonly cards: readonly Shown[];
    }
  | { readonly type: 'game-over'; readonly to: Mask; readonly outcome: Outcome };

export type EventType = BrahEvent['type'];
/** An event before its audience is stamped: public unless said otherwise. */
export type Said = BrahEvent extends infer E ? (E extends BrahEvent ? Omit<E, 'to'> : never) : never;

/** The event as a viewer may know it: outside its audience every card face is blank, the rest is public. */
export function viewEvent(event: BrahEvent, viewer: Viewer): BrahEvent {
  return isIn(event.to, viewer) ? event : (blank(event) as BrahEvent);
}

export function toAll(said: Said): BrahEvent {
  return { ...said, to: TABLE } as BrahEvent;
}

function blank(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(blank);
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) out[key] = key === 'face' ? null : blank(part);
  return out;
}

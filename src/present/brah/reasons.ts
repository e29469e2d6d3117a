// Why a hand card cannot be used now, in a sentence. It builds the plainest attempt to use the card and lets the rules
// refuse it: the words are the refusal's. Where no attempt fits, the card's type says what it is for. Decides nothing.

import type { Action, BrahView, CardView, Claim, Pick, Refusal, Seat } from '../../core/brah/public.ts';
import { cardOf, isKind } from '../../core/brah/public.ts';
import { viewerSeat } from './seek.ts';
import type { Speech } from './words.ts';
import { nameOf } from './words.ts';

/** Asks the rules about an action without doing it. */
export type Check = (action: Action) => Refusal | null;

/** The picks on offer that use this card. */
export function picksOf(card: CardView, offered: readonly Pick[]): readonly Pick[] {
  return offered.filter((pick) => 'card' in pick && pick.card === card.card);
}

/** Null when the card is on offer; else one sentence. */
export function reasonFor(
  card: CardView,
  view: BrahView,
  offered: readonly Pick[],
  check: Check,
  speech: Speech,
): string | null {
  if (picksOf(card, offered).length > 0) return null;
  if (view.outcome !== null) return 'The game is over.';
  if (card.face === null || !isKind(card.face)) return 'This card lies face down.';
  const asked = view.asked;
  const seat = viewerSeat(view);
  if (asked === null) return 'The cards are moving.';
  if (seat === null || !asked.seats.includes(seat)) return waiting(view, asked.seats, speech);
  if (asked.prompt !== 'main') return 'First answer what you are asked.';
  const attempt = attemptWith({ card: card.card, face: card.face }, view);
  const refusal = attempt === null ? null : check(attempt);
  return refusal?.text ?? whatFor(card.face);
}

function waiting(view: BrahView, seats: readonly Seat[], speech: Speech): string {
  const who = seats[0];
  if (who === undefined) return 'It is not your decision.';
  return who === view.turn.active
    ? `It is not your turn: ${nameOf(who, speech)} is on.`
    : `The table waits for ${nameOf(who, speech)}.`;
}

/** The plainest way to use a card of its type. */
function attemptWith(claim: Claim, view: BrahView): Action | null {
  const card = cardOf(claim.face);
  switch (card.type) {
    case 'action':
      return { type: 'play-action', card: claim, choices: {} };
    case 'banish':
      return { type: 'play-banish', card: claim, foe: view.foes[0]?.card ?? claim.card };
    case 'weapon':
    case 'part':
    case 'non-genuine-part':
      return { type: 'equip', cards: [claim], hero: 0, replace: null };
    case 'enchantment':
      return { type: 'play-enchantment', card: claim, pile: 'new' };
    case 'treasure':
      if (card.weapon !== null) return { type: 'equip', cards: [claim], hero: 0, replace: null };
      if (card.abilities.some((ability) => ability.when.on === 'spend')) return { type: 'spend-loot', cards: [claim] };
      return { type: 'play-treasure', card: claim };
    case 'hero':
    case 'trait':
    case 'monster':
    case 'boss':
    case 'idol':
      return null;
  }
}

/** What a card is for, when the rules would take the plainest attempt but nothing is on offer. */
function whatFor(face: string): string {
  const { type } = cardOf(face);
  if (type === 'part' || type === 'non-genuine-part')
    return 'A part waits here until the whole weapon is in your hand.';
  if (type === 'banish') return 'There is nothing to Banish.';
  return 'It cannot be used right now.';
}

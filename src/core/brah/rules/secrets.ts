// Cards that change places unseen. Everybody sees that one went, only an audience knows which: all cards of the place
// get fresh ids, so an old id tells nobody anything. Where this copy may not know the choice it is null.

import type { CardId, Face, Mask } from '../../kernel/knowledge.ts';
import { freshIds, heldFace, isIn, renamed } from '../../kernel/knowledge.ts';
import type { Table } from './table.ts';
import { put } from './table.ts';

/**
 * Parts `cards` in `taken` (in the order chosen) and the rest (order kept), all under fresh ids known to `to` alone.
 * `chosen` null: this copy does not know which; it knows how many.
 */
export function partUnseen(
  t: Table,
  cards: readonly CardId[],
  chosen: readonly CardId[] | null,
  count: number,
  to: Mask,
): { readonly taken: readonly CardId[]; readonly rest: readonly CardId[] } {
  const fresh = freshIds(t.s.cards, cards);
  const rest = cards.length - count;
  // A copy outside the audience forgets even what it knew of these cards: their ids are new.
  const isBlind = chosen === null || (t.s.holds !== 'all' && !isIn(to, t.s.holds));
  const order = isBlind ? null : [...cards.filter((c) => !chosen.includes(c)), ...chosen];
  const faces: (Face | null)[] | null = order?.map((card) => heldFace(t.s.cards, card)) ?? null;
  put(t, { cards: renamed(t.s.cards, fresh, to, faces) });
  return { taken: fresh.slice(rest), rest: fresh.slice(0, rest) };
}

/** The cards in an order that only `to` knows. */
export function orderUnseen(
  t: Table,
  cards: readonly CardId[],
  order: readonly CardId[] | null,
  to: Mask,
): readonly CardId[] {
  return partUnseen(t, cards, order, cards.length, to).taken;
}

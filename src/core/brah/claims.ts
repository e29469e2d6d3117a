// Hand cards that an action shows: may they be what they are said to be?

import type { Seat } from '../kernel/knowledge.ts';
import { heldFace } from '../kernel/knowledge.ts';
import type { Refusal } from '../kernel/pending.ts';
import type { Claim } from './actions.ts';
import { REFUSE } from './refusals.ts';
import { isHazard, playerAt } from './rules/table.ts';
import type { BrahState } from './state.ts';

/** Null if the seat may hold this card and it may be what is claimed. */
export function claimFault(s: BrahState, seat: Seat, claim: Claim): Refusal | null {
  if (!playerAt(s, seat).hand.includes(claim.card) || isHazard(claim.face)) return REFUSE.noCard;
  const held = heldFace(s.cards, claim.card);
  return held !== null && held !== claim.face ? REFUSE.noCard : null;
}

/** All claims hold and no card is named twice. */
export function claimsFault(s: BrahState, seat: Seat, claims: readonly Claim[]): Refusal | null {
  if (new Set(claims.map((c) => c.card)).size !== claims.length) return REFUSE.noCard;
  for (const claim of claims) {
    const fault = claimFault(s, seat, claim);
    if (fault !== null) return fault;
  }
  return null;
}

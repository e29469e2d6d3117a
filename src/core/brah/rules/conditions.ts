// Conditions that a card names (B-TREASURE-06 to -12, Staffs), and what is missing while they do not hold.

import type { Seat } from '../../kernel/knowledge.ts';
import type { Condition, Count, KindId } from '../cards/vocabulary.ts';
import type { BrahState } from '../state.ts';
import { countOf, staffsOf } from './derived.ts';

/** Does the condition hold for this player now? `used`: the weapon families of the combat that asks. */
export function isMet(
  s: BrahState,
  seat: Seat,
  condition: Condition | undefined,
  used: readonly KindId[] = [],
): boolean {
  return condition === undefined || whatIsMissing(s, seat, condition, used) === null;
}

/** A part of a sentence saying what is missing, null when nothing is. */
export function whatIsMissing(
  s: BrahState,
  seat: Seat,
  condition: Condition,
  used: readonly KindId[] = [],
): string | null {
  const isTheirTurn = s.turn.active === seat;
  // B-RULE-98: defeated by you, in combat, in your current turn.
  if (condition.kevinDefeatedThisTurn === true && !(isTheirTurn && s.turn.kevinDefeated))
    return 'defeat Kevin this turn first';
  if (condition.with !== undefined && !s.turn.usedOnKevin.includes(condition.with)) {
    return 'an Ancient Brahammer must be among the weapons used on Kevin';
  }
  if (condition.atLeast !== undefined) {
    const has = countOf(s, seat, condition.atLeast.count);
    if (has < condition.atLeast.n) return `${condition.atLeast.n} ${NAMED[condition.atLeast.count]}, you have ${has}`;
  }
  if (condition.used !== undefined) {
    const { family, n } = condition.used;
    if (used.filter((f) => f === family).length < n) return `${n} of them must be used in one combat`;
  }
  if (condition.staffs !== undefined && staffsOf(s, seat) !== condition.staffs) return 'this is not the third Staff';
  return null;
}

const NAMED: Readonly<Record<Count, string>> = {
  'own-weapons': 'weapons in play',
  'own-hand': 'cards in hand',
  'own-treasures-in-hand': 'Treasures in hand',
  'own-positive-traits': 'positive Traits',
  'own-negative-traits': 'negative Traits',
  'idols-in-play': 'Cursed Idols in play',
  revived: 'cards returned',
};

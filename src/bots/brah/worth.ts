// What a card in hand is worth to the greedy bot, in rough points: 0 is nothing, 10 a good ordinary card, 30 a treasure.
// The numbers are taste, tuned by playing thousands of games; only their order matters.

import type { Face } from '../../core/brah/public.ts';
import { cardOf } from '../../core/brah/public.ts';
import type { Insight } from './insight.ts';
import { countIn, weaponFacts } from './insight.ts';

const NAMED: Readonly<Record<Face, number>> = {
  banish: 10,
  nay: 13,
  'bouncers-clipboard': 24,
  'lifetime-warranty': 30,
  'nine-lives': 24,
  'brah-humbug': 12,
  'the-chosen-brah': 12,
  'the-cursed-brah': 8,
  'armed-to-the-teeth': 14,
  'meow-of-cathulhu': 9,
  'pick-pocket': 10,
  'grave-robber': 12,
  'go-fish': 9,
  'its-go-time': 12,
  'grabby-hands': 14,
  'not-my-problem': 12,
  'hold-my-mead': 7,
  'some-assembly-reversed': 8,
  'non-genuine-part': 8,
  'sneaky-peek': 3,
  'wheel-and-deal': 2,
  'parallel-universe': 4,
  'mood-swing': 6,
  'absolute-unit': 16,
  'double-espresso-of-destiny': 15,
  'all-you-can-draw-buffet': 16,
  'kevins-phone-number': 9,
};

/** Worth of a card to whoever holds this hand; the card itself may be in it. */
export function worthOf(face: Face, insight: Insight): number {
  const { hand } = insight;
  if (face === 'the-loot') return 12 + 3 * countIn(hand, face);
  const card = cardOf(face);
  const facts = weaponFacts(face);
  if (facts !== null) return weaponWorth(face, insight) + (face === 'cursed-shank' ? 10 : 0);
  const named = NAMED[face];
  if (named !== undefined) return named;
  switch (card.type) {
    case 'treasure':
      return 15;
    case 'enchantment':
      return 7;
    case 'monster':
    case 'boss':
      return -30;
    case 'idol':
      return -5;
    default:
      return 6;
  }
}

/** A whole weapon by its damage; a part by how near its weapon is. */
function weaponWorth(face: Face, { hand }: Insight): number {
  const facts = weaponFacts(face);
  if (facts === null) return 0;
  if (facts.parts === 1) return 4 + 3 * facts.damage;
  const numbers = new Set(hand.filter((f) => weaponFacts(f)?.family === facts.family));
  const double = countIn(hand, face) > 1;
  const near = (numbers.size + Math.min(1, countIn(hand, 'non-genuine-part'))) / facts.parts;
  return double ? 3 : 3 + near * (4 + 2 * facts.damage);
}

/** Cards it would rather be without. */
export function junkIn(insight: Insight): number {
  return insight.hand.filter((face) => worthOf(face, insight) < 7).length;
}

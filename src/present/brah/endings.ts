// How a game ended, in words, and the names of the piles. Pure.

import type { Outcome } from '../../core/brah/public.ts';
import type { Speech } from './words.ts';
import { does, whose } from './words.ts';

/** Why somebody won, as the end of the game says it. */
const REASONS: { readonly [R in Outcome['reason']]: string } = {
  'last-standing': 'the last one standing',
  loot: 'four times The Loot, spent at once',
  'cursed-shanks': 'Kevin beaten with three Cursed Shanks',
  'brah-humbug': 'Brah Humbug!',
  'chosen-brah': 'The Chosen Brah!',
  'cursed-brah': 'The Cursed Brah!',
  armed: 'Armed to the Teeth!',
  meow: "Meow of Cat'hulhu!",
};

export function reasonWords(reason: Outcome['reason']): string {
  return REASONS[reason];
}

export function outcomeSentence(outcome: Outcome, speech: Speech): string {
  return `${does(outcome.winner, speech, 'win', 'wins')} the game: ${reasonWords(outcome.reason)}`;
}

const PILES: Readonly<Record<string, string>> = {
  draw: 'the Draw pile',
  discard: 'the Discard pile',
  'monster-discard': 'the Monster Discard pile',
  monsterDiscard: 'the Monster Discard pile',
  traits: 'the Trait pile',
  heroes: 'the Hero deck',
  deck: 'the Deck',
  treasure: 'the Treasure pile',
  'treasure:main': 'the Treasure pile',
  'treasure:cathulhu': "the Cat'hulhu Treasure pile",
  main: 'the Treasure pile',
  cathulhu: "the Cat'hulhu Treasure pile",
  hazards: 'the pile of hazards',
  enchantments: 'the World Enchantment piles',
  hand: 'a hand',
  litterbox: 'a Litterbox',
};

/** A pile by the name the game gives it; `hand:2` and the like name whose it is. */
export function pileName(pile: string, speech: Speech): string {
  const known = PILES[pile];
  if (known !== undefined) return known;
  const [zone, seat] = pile.split(':');
  if (seat !== undefined && /^\d$/.test(seat) && (zone === 'hand' || zone === 'litterbox')) {
    return `${whose(Number(seat), speech)} ${zone === 'hand' ? 'hand' : 'Litterbox'}`;
  }
  return 'a pile';
}

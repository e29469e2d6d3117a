// The fourteen World Enchantments, one copy each: the rule that holds while the card is the top of its pile.
// `text` is that rule alone; the play effect that all of them share is added here once.

import { bonus, draw, flipTrait, handLimit, onPlay, reward, slots, statMod, trades, when } from './phrases.ts';
import type { Entry } from './phrases.ts';
import type { PlainCard } from './vocabulary.ts';

// B-WORLD-05: every World Enchantment played from hand draws its player a card and flips a Trait.
const PLAYED = onPlay(draw(1), flipTrait(1, 'must'));

function card(entry: Entry<PlainCard, 'copies'>): PlainCard {
  const { abilities = [], ...rest } = entry;
  return { type: 'enchantment', copies: 1, statics: [], abilities: [PLAYED, ...abilities], ...rest };
}

export const ENCHANTMENTS: readonly PlainCard[] = [
  card({
    id: 'capitalism',
    name: 'Capitalism',
    abilities: [when({ on: 'activated' }, { verb: 'discard-then-draw', max: null })],
    text: 'Once in their turn, after their Draw phase, the active player may discard any number of cards from hand and draw that many.',
    flavour: 'Everything has a price. Mostly yours.',
  }),
  card({
    id: 'end-of-days',
    name: 'End of Days',
    statics: [{ number: 'draw-base', k: 2 }],
    text: 'The compulsory draw of the Draw phase is 2 cards instead of 1.',
    flavour: 'On the bright side: no Monday.',
  }),
  card({
    id: 'boon-of-brains',
    name: 'Boon of Brains',
    statics: [bonus('magic', 1, 'all')],
    text: 'All Magic weapons deal +1 damage.',
    flavour: 'Big think energy.',
  }),
  card({
    id: 'boon-of-brawn',
    name: 'Boon of Brawn',
    statics: [bonus('melee', 1, 'all')],
    text: 'All Melee weapons deal +1 damage.',
    flavour: 'Thinking is for people with small arms.',
  }),
  card({
    id: 'bigger-on-the-inside',
    name: 'Bigger on the Inside',
    statics: [slots(1, 'all')],
    text: 'Every Hero has 1 weapon slot more.',
    flavour: 'Measured twice. Still wrong.',
  }),
  card({
    id: 'casual-friday',
    name: 'Casual Friday',
    statics: [handLimit(2, 'all')],
    text: "Every player's hand size is 2 larger.",
    flavour: 'Loincloths are business casual.',
  }),
  card({
    id: 'austerity-measures',
    name: 'Austerity Measures',
    statics: [handLimit(-2, 'all')],
    text: "Every player's hand size is 2 smaller.",
    flavour: "We're all in this together, except Kevin.",
  }),
  card({
    id: 'bring-your-monster-to-work-day',
    name: 'Bring Your Monster to Work Day',
    statics: [statMod('monster', 1, 'all'), reward('monster', 1, 'all')],
    text: 'Monsters have +1 stat. Whoever defeats a Monster draws 1 Treasure more.',
    flavour: "He's very good with spreadsheets.",
  }),
  card({
    id: 'health-and-safety',
    name: 'Health and Safety',
    statics: [{ number: 'weapon-cap', k: 3 }],
    text: 'No more than 3 weapons may be used in one combat.',
    flavour: 'Please swing responsibly.',
  }),
  card({
    id: 'closed-for-stocktake',
    name: 'Closed for Stocktake',
    statics: [trades('none', 'all')],
    text: 'Nobody may trade with the Dungeon Bazaar.',
    flavour: 'Back in five. Centuries.',
  }),
  card({
    id: 'everything-must-go',
    name: 'Everything Must Go',
    statics: [trades(2, 'all')],
    text: 'Every player may trade with the Dungeon Bazaar 2 times more in their turn.',
    flavour: 'Prices slashed. Customers also.',
  }),
  card({
    id: 'mandatory-fun',
    name: 'Mandatory Fun',
    abilities: [when({ on: 'end-of-turn' }, flipTrait(1, 'must'))],
    text: 'At the end of their turn (before the Discard phase) the active player flips any TRAIT in play.',
    flavour: 'Attendance will be taken.',
  }),
  card({
    id: 'counterfeit-season',
    name: 'Counterfeit Season',
    statics: [{ number: 'ng-penalty', k: 0, scope: 'all' }],
    text: 'Non-Genuine Parts do not lower damage (a weapon that holds one still is not pure).',
    flavour: 'Now with real fake leather.',
  }),
  card({
    id: 'kevins-birthday',
    name: "Kevin's Birthday",
    statics: [statMod('kevin', 2, 'all'), reward('kevin', 1, 'all')],
    text: 'Kevin has +2 stat. Whoever defeats Kevin draws 1 Treasure more.',
    flavour: 'He said no presents. He was lying.',
  }),
];

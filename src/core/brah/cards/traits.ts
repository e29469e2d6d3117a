// The twenty Traits, two copies of each: a positive and a negative side, of which the upper one counts.
// A Trait enters play positive side up; only a flip sets off what a side does when flipped (B-RULE-27).

import {
  bonus,
  discard,
  discardWeapon,
  draw,
  extraDraws,
  handLimit,
  onFlip,
  reward,
  slots,
  statMod,
  steal,
  trades,
  when,
} from './phrases.ts';
import type { TraitCard, TraitSide } from './vocabulary.ts';

function trait(entry: {
  readonly id: string;
  readonly flavour: string;
  readonly positive: Side;
  readonly negative: Side;
}): TraitCard {
  const { id, flavour } = entry;
  const positive = side(entry.positive);
  const negative = side(entry.negative);
  const { name, text } = positive;
  return { type: 'trait', id, name, text, flavour, copies: 2, statics: [], abilities: [], positive, negative };
}

type Side = Pick<TraitSide, 'name' | 'text'> & Partial<TraitSide>;

function side(printed: Side): TraitSide {
  return { statics: [], abilities: [], ...printed };
}

export const TRAITS: readonly TraitCard[] = [
  trait({
    id: 'magus',
    positive: { name: 'MAGUS', statics: [bonus('magic', 1)], text: "+1 damage for this Hero's Magic weapons." },
    negative: {
      name: 'WITLESS',
      statics: [{ number: 'no-bonus', class: 'magic' }],
      text: "This Hero's weapons receive no Magic bonuses from any source.",
    },
    flavour: 'Wise on top, empty underneath.',
  }),
  trait({
    id: 'bruiser',
    positive: { name: 'BRUISER', statics: [bonus('melee', 1)], text: "+1 damage for this Hero's Melee weapons." },
    negative: {
      name: 'NOODLE ARMS',
      statics: [{ number: 'no-bonus', class: 'melee' }],
      text: "This Hero's weapons receive no Melee bonuses from any source.",
    },
    flavour: 'Al dente at best.',
  }),
  trait({
    id: 'icon',
    positive: { name: 'ICON', statics: [bonus('legendary', 2)], text: "+2 damage for this Hero's Legendary weapons." },
    negative: {
      name: 'HAS-BEEN',
      statics: [bonus('legendary', -2)],
      text: "-2 damage for this Hero's Legendary weapons.",
    },
    flavour: 'Big in the eighties. The twelve-eighties.',
  }),
  trait({
    id: 'handy',
    positive: { name: 'HANDY', statics: [bonus('utility', 1)], text: "+1 damage for this Hero's Utility weapons." },
    negative: {
      name: 'BUTTERFINGERS',
      abilities: [onFlip(discardWeapon(1, 'this-hero', 'owner'))],
      text: 'When flipped to this side: discard one weapon equipped to this Hero, your choice (nothing if there is none).',
    },
    flavour: 'Whoopsie.',
  }),
  trait({
    id: 'proudly-basic',
    positive: {
      name: 'PROUDLY BASIC',
      statics: [bonus('basic', 1)],
      text: "+1 damage for this Hero's Basic weapons (not those that cannot be buffed).",
    },
    negative: {
      name: 'PAINFULLY BASIC',
      statics: [bonus('basic', -1)],
      text: "-1 damage for this Hero's Basic weapons.",
    },
    flavour: 'Live, laugh, loot.',
  }),
  trait({
    id: 'all-rounder',
    positive: {
      name: 'ALL-ROUNDER',
      statics: [bonus('any', 1)],
      text: '+1 damage for every weapon of this Hero (not those that cannot be buffed).',
    },
    negative: { name: 'NO-ROUNDER', statics: [bonus('any', -1)], text: '-1 damage for every weapon of this Hero.' },
    flavour: 'Participation trophy included.',
  }),
  trait({
    id: 'deep-pockets',
    positive: { name: 'DEEP POCKETS', statics: [handLimit(1, 'self')], text: 'Your hand size is 1 larger.' },
    negative: { name: 'HOLEY POCKETS', statics: [handLimit(-1, 'self')], text: 'Your hand size is 1 smaller.' },
    flavour: 'Cargo shorts of holding.',
  }),
  trait({
    id: 'hoarder',
    positive: { name: 'HOARDER', statics: [handLimit(2, 'self')], text: 'Your hand size is 2 larger.' },
    negative: { name: 'MINIMALIST', statics: [handLimit(-2, 'self')], text: 'Your hand size is 2 smaller.' },
    flavour: 'It sparks joy. All of it.',
  }),
  trait({
    id: 'lucky',
    positive: { name: 'LUCKY', abilities: [onFlip(draw(1))], text: 'When flipped to this side: draw a card.' },
    negative: {
      name: 'JINXED',
      abilities: [onFlip(discard(1, 'self'))],
      text: 'When flipped to this side: discard a card from hand, your choice (nothing if your hand is empty).',
    },
    flavour: 'Found a four-leaf clover. Ate it.',
  }),
  trait({
    id: 'light-fingers',
    positive: {
      name: 'LIGHT FINGERS',
      abilities: [onFlip(steal(1))],
      text: 'When flipped to this side: steal a random card from an opponent you choose.',
    },
    negative: {
      name: 'OPEN HANDS',
      abilities: [onFlip({ verb: 'give', n: 1, pick: 'random' })],
      text: 'When flipped to this side: an opponent you choose receives a random card from your hand.',
    },
    flavour: 'Sharing is caring. Stealing is sharing, faster.',
  }),
  trait({
    id: 'extra-arm',
    positive: { name: 'EXTRA ARM', statics: [slots(1)], text: 'This Hero has 1 weapon slot more.' },
    negative: {
      name: 'ARM IN A SLING',
      statics: [slots(-1)],
      text: 'This Hero has 1 weapon slot fewer; discard weapons over the limit at once, your choice.',
    },
    flavour: 'Where did the first two go?',
  }),
  trait({
    id: 'monster-whisperer',
    positive: {
      name: 'MONSTER WHISPERER',
      statics: [statMod('monster', -1, 'self')],
      text: 'Monsters you face have -1 stat.',
    },
    negative: {
      name: 'MONSTER MAGNET',
      statics: [statMod('monster', 1, 'self')],
      text: 'Monsters you face have +1 stat.',
    },
    flavour: 'They smell fear. And your lunch.',
  }),
  trait({
    id: 'kevins-mate',
    positive: {
      name: "KEVIN'S MATE",
      statics: [statMod('kevin', -2, 'self')],
      text: 'Kevin has -2 stat while you face him.',
    },
    negative: {
      name: "KEVIN'S CHEW TOY",
      statics: [statMod('kevin', 2, 'self')],
      text: 'Kevin has +2 stat while you face him.',
    },
    flavour: 'You went to school together. He remembers.',
  }),
  trait({
    id: 'bookworm',
    positive: {
      name: 'BOOKWORM',
      abilities: [when({ on: 'you-play', what: 'enchantment' }, draw(1))],
      text: 'Whenever you play a World Enchantment from hand, draw 1 card more.',
    },
    negative: {
      name: "CAN'T READ",
      statics: [{ number: 'no-enchant-draw' }],
      text: 'World Enchantments you play do not draw you their card (they still flip a TRAIT).',
    },
    flavour: 'Mostly there for the pictures.',
  }),
  trait({
    id: 'hyped',
    positive: {
      name: 'HYPED',
      statics: [extraDraws(1, 'self')],
      text: 'You may draw 1 extra card more in your Draw phase.',
    },
    negative: {
      name: 'KNACKERED',
      statics: [extraDraws('none', 'self')],
      text: 'You draw no extra cards in your Draw phase.',
    },
    flavour: 'Six coffees. No regrets. One regret.',
  }),
  trait({
    id: 'smooth-talker',
    positive: {
      name: 'SMOOTH TALKER',
      statics: [{ number: 'bribe', n: -1, who: 'self' }],
      text: 'Discarding to send a Monster away costs you 1 card fewer (at least 1).',
    },
    negative: {
      name: 'BIG MOUTH',
      statics: [{ number: 'bribe', n: 1, who: 'self' }],
      text: 'Discarding to send a Monster away costs you 1 card more.',
    },
    flavour: 'Could sell sand to a lich.',
  }),
  trait({
    id: 'haggler',
    positive: {
      name: 'HAGGLER',
      statics: [trades(1, 'self')],
      text: 'You may trade with the Dungeon Bazaar one time more each turn.',
    },
    negative: { name: 'BARRED', statics: [trades('none', 'self')], text: 'You cannot trade with the Dungeon Bazaar.' },
    flavour: 'The photo by the till is of you.',
  }),
  trait({
    id: 'purist',
    positive: {
      name: 'PURIST',
      abilities: [when({ on: 'you-pure' }, draw(1))],
      text: 'Whenever you gain a Pure Assembly bonus, draw a card as well.',
    },
    negative: {
      name: 'BODGER',
      statics: [{ number: 'ng-penalty', k: 2, scope: 'hero' }],
      text: "Each Non-Genuine Part in this Hero's weapons lowers damage by 2 instead of 1.",
    },
    flavour: 'Original packaging or nothing.',
  }),
  trait({
    id: 'gold-nose',
    positive: {
      name: 'GOLD NOSE',
      statics: [reward('boss', 1, 'self')],
      text: 'Draw 1 Treasure more when you defeat a Boss.',
    },
    negative: {
      name: 'BLOCKED NOSE',
      statics: [reward('boss', -1, 'self')],
      text: 'Draw 1 Treasure fewer when you defeat a Boss (at least 0).',
    },
    flavour: 'Smells like money. And nose.',
  }),
  trait({
    id: 'crowd-pleaser',
    positive: {
      name: 'CROWD PLEASER',
      abilities: [onFlip(discard(1, 'opponents'))],
      text: 'When flipped to this side: every opponent discards a card from hand, their choice.',
    },
    negative: {
      name: 'ATTENTION SEEKER',
      abilities: [onFlip(draw(1, 'opponents'))],
      text: 'When flipped to this side: every opponent draws a card.',
    },
    flavour: 'Do it for the fans. The fan.',
  }),
];

// Kevin's Monsters (sixteen, twenty cards) and the three Bosses: stat, reward, and what they do.
// Letters in a printed stat: W weapons in play, H hand cards, T Treasures in hand, N negative Traits, I Idols in play;
// all but I are those of the player who faces the foe.

import { discard, discardWeapon, draw, onDefeat, onReveal, stat } from './phrases.ts';
import type { Entry } from './phrases.ts';
import type { FoeCard } from './vocabulary.ts';

type FoeEntry = Entry<FoeCard, 'text'>;

function monster(entry: FoeEntry): FoeCard {
  return { type: 'monster', text: '', statics: [], abilities: [], ...entry };
}

function boss(entry: FoeEntry): FoeCard {
  return { type: 'boss', text: '', statics: [], abilities: [], ...entry };
}

export const MONSTERS: readonly FoeCard[] = [
  monster({
    id: 'smorc-trooper',
    name: 'SMORC TROOPER',
    copies: 3,
    statText: '2',
    reward: 1,
    statics: [stat(2)],
    flavour: 'Smaller than an orc. Smugger than an orc.',
  }),
  monster({
    id: 'jackknife-john',
    name: 'JACKKNIFE JOHN',
    copies: 2,
    statText: '1 + W',
    reward: 1,
    statics: [stat({ base: 1, per: 1, count: 'own-weapons' })],
    text: '+1 stat for every weapon you have in play.',
    flavour: 'He brought a knife to your everything fight.',
  }),
  monster({
    id: 'neckbeard-the-pure',
    name: 'NECKBEARD THE PURE',
    copies: 2,
    statText: '4',
    reward: 1,
    statics: [stat(4)],
    flavour: "Actually, it's pronounced 'doom'.",
  }),
  monster({
    id: 'unpaid-intern',
    name: 'UNPAID INTERN',
    copies: 1,
    statText: '1',
    reward: 0,
    statics: [stat(1)],
    abilities: [onDefeat(draw(1))],
    text: 'Draw a card instead of a Treasure.',
    flavour: 'In it for the experience. Yours.',
  }),
  monster({
    id: 'gelatinous-dave',
    name: 'GELATINOUS DAVE',
    copies: 1,
    statText: '3',
    reward: 1,
    statics: [stat(3)],
    flavour: 'Mostly wobble. Some Dave.',
  }),
  monster({
    id: 'skele-tony',
    name: 'SKELE-TONY',
    copies: 1,
    statText: '3',
    reward: 1,
    statics: [stat(3)],
    abilities: [onDefeat({ verb: 'shuffle-into-draw' })],
    text: 'When defeated, shuffled into the Draw pile instead of going to the Monster Discard pile.',
    flavour: 'No guts, no glory. No guts, anyway.',
  }),
  monster({
    id: 'middle-manager',
    name: 'MIDDLE MANAGER',
    copies: 1,
    statText: '3',
    reward: 1,
    statics: [stat(3)],
    abilities: [onReveal(discard(1, 'self'))],
    text: 'When revealed, discard a card from hand, your choice (nothing if your hand is empty).',
    flavour: "Let's circle back to your doom.",
  }),
  monster({
    id: 'tax-goblin',
    name: 'TAX GOBLIN',
    copies: 1,
    statText: '1 + H/2',
    reward: 1,
    statics: [stat({ base: 1, per: 1, count: 'own-hand', over: 2 })],
    text: '+1 stat for every 2 cards in your hand (rounded down).',
    flavour: 'Declare everything, even the lint.',
  }),
  monster({
    id: 'mimic-mick',
    name: 'MIMIC MICK',
    copies: 1,
    statText: '2 + T',
    reward: 1,
    statics: [stat({ base: 2, per: 1, count: 'own-treasures-in-hand' })],
    text: '+1 stat for every Treasure card in your hand.',
    flavour: "That's not a chest. That's a Mick.",
  }),
  monster({
    id: 'your-aunty-linda',
    name: 'YOUR AUNTY LINDA',
    copies: 1,
    statText: '2 + N',
    reward: 1,
    statics: [stat({ base: 2, per: 1, count: 'own-negative-traits' })],
    text: '+1 stat for every negative TRAIT on your Heroes.',
    flavour: "She's not angry. She's disappointed, with a mace.",
  }),
  monster({
    id: 'idol-fanboy',
    name: 'IDOL FANBOY',
    copies: 1,
    statText: '2 + I',
    reward: 1,
    statics: [stat({ base: 2, per: 1, count: 'idols-in-play' })],
    text: '+1 stat for every Cursed Idol in play.',
    flavour: 'Camped outside for tickets.',
  }),
  monster({
    id: 'rubber-golem',
    name: 'RUBBER GOLEM',
    copies: 1,
    statText: '5',
    reward: 1,
    statics: [stat(5), { number: 'immune', class: 'melee' }],
    text: 'Weapons with the Melee class deal no damage to it.',
    flavour: 'Boing.',
  }),
  monster({
    id: 'spellproof-steve',
    name: 'SPELLPROOF STEVE',
    copies: 1,
    statText: '5',
    reward: 1,
    statics: [stat(5), { number: 'immune', class: 'magic' }],
    text: 'Weapons with the Magic class deal no damage to it.',
    flavour: "Doesn't believe in you either.",
  }),
  monster({
    id: 'wi-fi-vampire',
    name: 'WI-FI VAMPIRE',
    copies: 1,
    statText: '5',
    reward: 1,
    statics: [stat(5)],
    abilities: [onReveal(discard(1, 'self', 'random'))],
    text: 'When revealed, discard a card at random from your hand.',
    flavour: "One bar. It's your blood type.",
  }),
  monster({
    id: 'crossfit-centaur',
    name: 'CROSSFIT CENTAUR',
    copies: 1,
    statText: '6',
    reward: 2,
    statics: [stat(6)],
    text: 'Draw 2 Treasures.',
    flavour: 'Every day is leg day. Twice.',
  }),
  monster({
    id: 'beige-dragon',
    name: 'BEIGE DRAGON',
    copies: 1,
    statText: '8',
    reward: 2,
    statics: [stat(8)],
    text: 'Draw 2 Treasures.',
    flavour: 'Sits on a pile of lukewarm tea.',
  }),
];

// Kevin is always used, the two others only when the settings name them (B-RULE-08).
export const BOSSES: readonly FoeCard[] = [
  boss({
    id: 'kevin',
    name: 'KEVIN!',
    copies: 1,
    statText: '6 + 2I',
    reward: 2,
    statics: [stat({ base: 6, per: 2, count: 'idols-in-play' })],
    abilities: [onDefeat({ verb: 'shuffle-into-draw' })],
    text: '+2 stat for every Cursed Idol in play. Draw 2 Treasures. Shuffled back into the Draw pile.',
    flavour: "It's his dungeon. You're just dying in it.",
  }),
  boss({
    id: 'brenda-from-accounts',
    name: 'BRENDA FROM ACCOUNTS',
    copies: 1,
    statText: '7 + T',
    reward: 2,
    statics: [stat({ base: 7, per: 1, count: 'own-treasures-in-hand' })],
    abilities: [onDefeat({ verb: 'shuffle-into-draw' })],
    text: '+1 stat for every Treasure card in your hand. Draw 2 Treasures. Shuffled back into the Draw pile.',
    flavour: 'Where are the receipts?',
  }),
  boss({
    id: 'the-landlord',
    name: 'THE LANDLORD',
    copies: 1,
    statText: '8',
    reward: 3,
    statics: [stat(8)],
    abilities: [onReveal(discardWeapon(1, 'own', 'owner')), onDefeat({ verb: 'monster-discard' })],
    text: 'When revealed, discard one weapon you have in play, your choice (nothing if you have none). Draw 3 Treasures. Goes to the Monster Discard pile when defeated.',
    flavour: "You won't be getting that deposit back.",
  }),
];

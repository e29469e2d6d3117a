// The Call of Cat'hulhu: eleven Treasures, twelve cards, the expansion pile beside the main one.
// They follow the same rules as Kevin's Treasures.

import { discard, discardWeapon, draw, drawTreasure, onEquip, onPlay, when, whole, winAfterKevin } from './phrases.ts';
import type { Entry } from './phrases.ts';
import type { TreasureCard } from './vocabulary.ts';

function treasure(entry: Entry<TreasureCard, 'pile' | 'weapon'>): TreasureCard {
  return { type: 'treasure', pile: 'cathulhu', weapon: null, statics: [], abilities: [], ...entry };
}

export const CATHULHU_TREASURES: readonly TreasureCard[] = [
  treasure({
    id: 'tentacle-tickler',
    name: 'Tentacle Tickler',
    copies: 1,
    weapon: whole('tentacle-tickler', ['magic'], 4),
    abilities: [onEquip(draw(1))],
    text: 'Treasure and weapon (1/1, Magic, damage 4). When equipped, draw a card.',
    flavour: 'Eight arms, sixteen armpits.',
  }),
  treasure({
    id: 'scratching-post-of-madness',
    name: 'Scratching Post of Madness',
    copies: 1,
    abilities: [onPlay(discard(2, 'opponents'))],
    text: 'Every opponent discards 2 cards from hand, their choice (all of them if they have fewer).',
    flavour: 'Sanity comes off in strips.',
  }),
  treasure({
    id: 'nine-lives',
    name: 'Nine Lives',
    copies: 1,
    abilities: [when({ on: 'respond', to: 'would-be-eliminated' }, { verb: 'cheat-death', discardHand: true })],
    text: 'When you would be eliminated by a foe, reveal and discard this instead: discard your hand, that foe is shuffled into the Draw pile and you stay in the game.',
    flavour: 'Eight of them were used on curiosity.',
  }),
  treasure({
    id: 'laser-pointer-from-beyond',
    name: 'Laser Pointer from Beyond',
    copies: 1,
    abilities: [onPlay({ verb: 'pass-foe' })],
    text: 'Put a Monster (not a Boss) that is facing you face down in the Litterbox of an opponent you choose.',
    flavour: 'The red dot whispers.',
  }),
  treasure({
    id: 'hairball-of-prophecy',
    name: 'Hairball of Prophecy',
    copies: 1,
    abilities: [onPlay({ verb: 'look-take', zone: 'discard', top: 7, n: 2 })],
    text: 'Look at the top 7 cards of the Discard pile and take up to 2 of them into your hand (not a Grave Robber or a Skip Diving).',
    flavour: 'The future is damp.',
  }),
  treasure({
    id: 'catnip-of-the-deep',
    name: 'Catnip of the Deep',
    copies: 1,
    abilities: [onPlay({ verb: 'flip-all', whose: 'chosen-player' })],
    text: "Choose a player (eliminated or not, or yourself). Flip every TRAIT on that player's Heroes.",
    flavour: 'The void is SO soft right now.',
  }),
  treasure({
    id: 'tuna-of-insight',
    name: 'Tuna of Insight',
    copies: 2,
    abilities: [onPlay(draw({ base: 1, per: 1, count: 'idols-in-play' }))],
    text: 'Draw 1 card plus 1 for every Cursed Idol in play.',
    flavour: 'Opens the third eye and the cat flap.',
  }),
  treasure({
    id: 'knocked-off-the-shelf',
    name: 'Knocked Off the Shelf',
    copies: 1,
    abilities: [onPlay(discardWeapon(2, 'any', 'chooser'))],
    text: 'Choose one or two weapons equipped to any Heroes in play. Discard them.',
    flavour: 'It looked you in the eye the whole time.',
  }),
  treasure({
    id: 'litter-tray-of-the-ancients',
    name: 'Litter Tray of the Ancients',
    copies: 1,
    abilities: [onPlay({ verb: 'take-litterbox', max: 2 })],
    text: 'Choose an opponent. Look at the cards in their Litterbox and move up to 2 cards of your choice that are not TRAITS, Monsters, Bosses or Cursed Idols into your hand.',
    flavour: 'Sift, and ye shall find.',
  }),
  treasure({
    id: 'bell-of-purrgatory',
    name: 'Bell of Purrgatory',
    copies: 1,
    abilities: [onPlay({ verb: 'revive-monsters', max: 2 }, drawTreasure({ base: 0, per: 1, count: 'revived' }))],
    text: 'Look through the Monster Discard pile and shuffle up to 2 cards of your choice from it into the Draw pile. Draw a Treasure for each.',
    flavour: 'Ding. Dinner.',
  }),
  treasure({
    id: 'meow-of-cathulhu',
    name: "Meow of Cat'hulhu!",
    copies: 1,
    abilities: [onPlay(winAfterKevin('meow', 'idols-in-play', 5))],
    text: 'If you defeated Kevin this turn and 5 or more Cursed Idols are in play now, reveal this card and win the game.',
    flavour: 'The stars are right there, and so is the empty bowl.',
  }),
];

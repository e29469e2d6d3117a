// The two cards of which there is one kind only: Banish, one a player, and the Cursed Idol.

import { draw, extraDraws, when } from './phrases.ts';
import type { PlainCard } from './vocabulary.ts';

export const BANISH: PlainCard = {
  type: 'banish',
  id: 'banish',
  name: 'Banish',
  copies: 6,
  statics: [],
  abilities: [when({ on: 'respond', to: 'foe-on-table' }, { verb: 'banish' })],
  text: "Shuffle Kevin, a Boss or a Monster that is on the table back into the Draw pile. No Treasure is drawn. Can be played at any time, in any player's turn, before combat with it begins.",
  flavour: 'Not today. Not tomorrow. Maybe Thursday.',
};

export const IDOL: PlainCard = {
  type: 'idol',
  id: 'cursed-idol',
  name: 'Cursed Idol',
  copies: 6,
  statics: [extraDraws(1, 'all')],
  abilities: [when({ on: 'draw' }, { verb: 'put-idol-into-play' }, draw(1), { verb: 'draw-trait', n: 1, who: 'all' })],
  text: 'When drawn: put it into play, draw a card, all players draw a TRAIT. While in play: every player may draw 1 extra card in their Draw phase.',
  flavour: 'Do not make eye contact. It has nine.',
};

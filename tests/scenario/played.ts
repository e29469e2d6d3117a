// What playing any World Enchantment from hand does, for tests of each of them.

import { situation } from './scenario.ts';

/** Played from hand, the card is on top at once, draws one card, and one Trait in play must be flipped. */
export function drawsAndFlips(card: string): void {
  const g = situation(`
    draw: rusty-spork, wand-of-almost
    A: ${card}
    A gary-two-coats: magus+;
    B handyman-andy: bruiser+;
  `);
  g.does('A', `play ${card}`, 'new-pile').waits('A choose-trait');
  g.becomes({ A: 'rusty-spork', draw: 'wand-of-almost', world: card });
  g.refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose Traits, 1 to 1.');
  g.does('A', 'bruiser').becomes({ 'B handyman-andy': 'bruiser-;' }).waits('A main');
}

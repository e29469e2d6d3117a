// A turn in short, for the help of a running game.

export const TURN_STEPS = {
  title: 'A turn',
  each: [
    'Empty your Litterbox.',
    'Draw a card, and extra cards if Cursed Idols are in play.',
    'Look at the World Enchantments and Traits: their rules hold.',
    'Trade, play cards and fight, in any order; every foe must be dealt with.',
    'Discard down to your hand size.',
  ],
} as const;

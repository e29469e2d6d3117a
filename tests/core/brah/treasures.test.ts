// Proves how Treasures are drawn and used, and every way a Treasure wins (section 15).

import { expect, test } from 'vitest';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

test('B-TREASURE-01 Treasures come from victories and cards that say so, never from a Banish or a bribe', () => {
  const faced = (): Scenario =>
    situation(`
      draw: rusty-spork
      foes: smorc-trooper
      A: banish, nay, nay
      A brad-the-well-endowed: chicken-drumstick
      B: nay
      treasures: the-loot, absolute-unit
      cathulhu: -
    `);
  const won = faced().does('A', 'declare-combat').pass('B').does('A', 'chicken-drumstick');
  won.reads({ A: 'banish, nay, nay, the-loot', treasures: 'absolute-unit' });
  const banished = faced().shuffles('draw').does('A', 'banish banish');
  banished.becomes({ A: 'nay, nay', foes: '-', discard: 'banish', draw: 'rusty-spork, smorc-trooper' });
  const paid = faced().shuffles('draw').does('A', 'bribe', 'nay', 'nay');
  paid.becomes({ A: 'banish', foes: '-', discard: 'nay, nay', draw: 'rusty-spork, smorc-trooper' });
  const hammer = situation(`
    A: ancient-brahammer-1, ancient-brahammer-2, ancient-brahammer-3
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  hammer.does('A', 'equip ancient-brahammer-1', 'ancient-brahammer-2', 'ancient-brahammer-3', 'florence');
  hammer.becomes({
    A: 'the-loot',
    treasures: 'absolute-unit',
    'A florence': '; ancient-brahammer(1 2 3)',
  });
});

test('B-TREASURE-02 a Treasure is kept in hand and goes to the Discard pile once used', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette, wand-of-almost, foam-finger-of-fury, rusty-spork
    discard: pick-pocket
    A: all-you-can-draw-buffet, the-loot
    B: nay
  `);
  g.refuses('A', { type: 'play-treasure', card: g.card('A', 'the-loot') }, 'not-now');
  g.does('A', 'play all-you-can-draw-buffet');
  g.becomes({
    A: 'the-loot, rusty-spork, stale-baguette, wand-of-almost, foam-finger-of-fury',
    draw: 'rusty-spork',
    discard: 'all-you-can-draw-buffet, pick-pocket',
  }).waits('A main');
  expect(g.told('treasure-played').map((e) => [e.seat, e.card.face])).toEqual([[0, 'all-you-can-draw-buffet']]);
});

test('B-TREASURE-03 with the Treasure piles empty the player may draw a card from the Draw pile for each Treasure', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette, pick-pocket
    foes: crossfit-centaur
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: -
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'ancient-brahammer').waits('A replacement-draw');
  expect(g.offered('A')).toEqual(['no', 'yes', 'concede']);
  g.does('A', 'yes').waits('A replacement-draw');
  g.reads({ A: 'rusty-spork', draw: 'stale-baguette, pick-pocket' });
  g.does('A', 'no').becomes({}).waits('A main');
});

test('B-TREASURE-03 the last Treasure of the piles is drawn before any replacement is offered', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    foes: crossfit-centaur
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: -
    cathulhu: nine-lives
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'ancient-brahammer').waits('A replacement-draw');
  g.reads({ A: 'nine-lives', cathulhu: '-', draw: 'rusty-spork, stale-baguette' });
  g.does('A', 'yes').reads({ A: 'nine-lives, rusty-spork', draw: 'stale-baguette' }).waits('A main');
});

test('B-TREASURE-04 with Treasure piles and Draw pile both run out nothing is drawn and nothing is asked', () => {
  const g = situation(`
    draw: -
    foes: smorc-trooper
    A brad-the-well-endowed: chicken-drumstick
    B: nay
    treasures: -
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'chicken-drumstick');
  g.becomes({
    foes: '-',
    monsters: 'smorc-trooper',
    discard: 'chicken-drumstick',
    'A brad-the-well-endowed': ';',
  }).waits('A main');
  expect(g.told('treasure-drawn')).toEqual([]);
  const kevinLast = situation(`
    draw: kevin
    foes: smorc-trooper
    A brad-the-well-endowed: chicken-drumstick
    B: nay
    treasures: -
    cathulhu: -
  `);
  kevinLast.does('A', 'declare-combat').pass('B').does('A', 'chicken-drumstick').waits('A main');
  kevinLast.reads({ A: '-', draw: 'kevin' });
});

test('B-TREASURE-05 with an expansion pile the player chooses the pile for every Treasure anew', () => {
  const g = situation(`
    foes: crossfit-centaur
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: the-loot, absolute-unit
    cathulhu: nine-lives, tuna-of-insight
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'ancient-brahammer').waits('A treasure-pile');
  g.refuses('B', { type: 'choose-treasure-pile', pile: 'main' }, 'not-you');
  g.does('A', 'treasure-pile cathulhu').waits('A treasure-pile');
  g.does('A', 'treasure-pile main');
  g.reads({ A: 'nine-lives, the-loot', treasures: 'absolute-unit', cathulhu: 'tuna-of-insight' }).waits('A main');
});

test('B-TREASURE-05 an empty pile cannot be chosen and a single full one is not asked about', () => {
  const g = situation(`
    foes: crossfit-centaur
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: the-loot
    cathulhu: nine-lives, tuna-of-insight
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'ancient-brahammer').does('A', 'treasure-pile main');
  g.reads({ A: 'the-loot, nine-lives', treasures: '-', cathulhu: 'tuna-of-insight' }).waits('A main');
  const asked = situation(`
    foes: crossfit-centaur
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: the-loot
    cathulhu: nine-lives
  `);
  asked.does('A', 'declare-combat').pass('B').does('A', 'ancient-brahammer').waits('A treasure-pile');
  expect(asked.offered('A')).toEqual(['treasure-pile main', 'treasure-pile cathulhu', 'concede']);
  const plain = situation('A: the-loot, the-loot\ntreasures: absolute-unit', { expansions: [] });
  expect(plain.view('table').treasures).toEqual([{ pile: 'main', count: 1 }]);
  plain.does('A', 'loot 2').reads({ A: 'absolute-unit', treasures: '-' });
});

test('B-TREASURE-06 The Loot (the-loot): 1 draws a card, 2 a Treasure, 4 win, any other number is refused', () => {
  const holding = (loot: string): Scenario =>
    situation(`
      draw: rusty-spork, stale-baguette
      A: ${loot}, nay
      B: nay
      treasures: absolute-unit, karma-cannon
      cathulhu: -
    `);
  const one = holding('the-loot').does('A', 'loot 1');
  one.becomes({ A: 'nay, rusty-spork', draw: 'stale-baguette', discard: 'the-loot' }).waits('A main');
  one.offersNot('A', 'loot 1');
  const two = holding('the-loot, the-loot').does('A', 'loot 2');
  two.becomes({ A: 'nay, absolute-unit', treasures: 'karma-cannon', discard: 'the-loot, the-loot' }).waits('A main');
  const four = holding('the-loot, the-loot, the-loot, the-loot').does('A', 'loot 4');
  four.becomes({ A: 'nay', discard: 'the-loot, the-loot, the-loot, the-loot' }).waits('over A loot');
  const five = holding('the-loot, the-loot, the-loot, the-loot, the-loot');
  const many = five.cards('A', 'the-loot', 'the-loot', 'the-loot', 'the-loot', 'the-loot');
  five.refuses('A', { type: 'spend-loot', cards: many }, 'loot-count', 'Spend 1, 2 or 4 Loot.');
  five.refuses('A', { type: 'spend-loot', cards: many.slice(0, 3) }, 'loot-count');
  five.refuses('A', { type: 'spend-loot', cards: [] }, 'loot-count');
  five.refuses('A', { type: 'spend-loot', cards: [...many.slice(0, 1), five.card('A', 'nay')] }, 'loot-count');
});

test('B-TREASURE-06 EX-14 three Loot: a Treasure and a card; while Kevin is last a single one does nothing', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    A: the-loot, the-loot, the-loot
    B: nay
    treasures: absolute-unit, karma-cannon
    cathulhu: -
  `);
  const three = g.cards('A', 'the-loot', 'the-loot', 'the-loot');
  g.refuses('A', { type: 'spend-loot', cards: three }, 'loot-count', 'Spend 1, 2 or 4 Loot.');
  g.does('A', 'loot 2').does('A', 'loot 1');
  g.becomes({
    A: 'absolute-unit, rusty-spork',
    treasures: 'karma-cannon',
    draw: 'stale-baguette',
    discard: 'the-loot, the-loot, the-loot',
  }).waits('A main');
  const last = situation('draw: kevin\nA: the-loot\nB: nay');
  const spend = { type: 'spend-loot', cards: last.cards('A', 'the-loot') } as const;
  last.refuses('A', spend, 'no-effect', 'nothing can be drawn from the Draw pile');
});

const SHANKS = 'cursed-shank, cursed-shank, cursed-shank';

test('B-TREASURE-07 three Cursed Shanks (cursed-shank) used on Kevin win before any Treasure, two do not', () => {
  const faced = (shanks: string): Scenario =>
    situation(`
      draw: rusty-spork
      foes: kevin
      A: cursed-shank
      A florence: skull-cracker(1 2)
      A brad-the-well-endowed: ${shanks}
      B: nay
      treasures: the-loot, the-loot
      cathulhu: -
    `)
      .does('A', 'declare-combat')
      .pass('B');
  const three = faced(SHANKS).does('A', 'weapon 2', 'weapon 3', 'weapon 4', 'done');
  three.becomes({
    foes: '-',
    draw: 'rusty-spork, kevin',
    discard: 'cursed-shank, cursed-shank, cursed-shank',
    'A brad-the-well-endowed': ';',
  });
  three.waits('over A cursed-shanks');
  expect(three.damage('skull-cracker').total).toBe(4);
  const two = faced('cursed-shank, cursed-shank').shuffles('draw').does('A', 'weapon 2', 'weapon 3', 'done');
  two.reads({ A: 'cursed-shank, the-loot, the-loot' }).waits('A main');
  const held = situation('A: cursed-shank');
  held.refuses('A', { type: 'play-treasure', card: held.card('A', 'cursed-shank') }, 'use-equip', 'Equip this card');
  held.does('A', 'equip cursed-shank', 'florence');
  expect(held.damage('cursed-shank').total).toBe(3);
});

test('B-TREASURE-07 three Cursed Shanks used on another Boss win nothing', () => {
  const g = situation(
    `
    draw: rusty-spork
    foes: the-landlord
    A brad-the-well-endowed: ${SHANKS}
    B: nay
    treasures: the-loot, the-loot, the-loot
    cathulhu: -
  `,
    { extraBosses: ['the-landlord'] },
  );
  g.does('A', 'declare-combat').pass('B').does('A', 'weapon 1', 'weapon 2', 'weapon 3').waits('A main');
  g.reads({ A: 'the-loot, the-loot, the-loot', monsters: 'the-landlord' });
  expect(g.view('table').turn.kevinDefeated).toBe(false);
});

test('B-TREASURE-07 EX-15 Shanks against Kevin of 14: with BRUISER 15, without it only with a Skull Cracker', () => {
  const faced = (brad: string, florence = ''): Scenario =>
    situation(`
      idols: 4
      draw: rusty-spork
      foes: kevin
      A florence: ${florence}
      A brad-the-well-endowed: ${brad}
      B: nay
      treasures: the-loot, the-loot
      cathulhu: -
    `)
      .does('A', 'declare-combat')
      .pass('B');
  const bruiser = faced(`bruiser+; ${SHANKS}`);
  expect(bruiser.view('table').foes.map((foe) => foe.stat.total)).toEqual([14]);
  expect(bruiser.damage('cursed-shank').total).toBe(5);
  bruiser.acts('A', { type: 'fight', weapons: [1, 2, 3] }).waits('over A cursed-shanks');
  expect(bruiser.told('treasure-drawn')).toEqual([]);
  const weak = faced(`; ${SHANKS}`, 'skull-cracker(1 2)');
  weak.refuses('A', { type: 'fight', weapons: [2, 3, 4] }, 'weak', 'That is 12 of the 14 damage needed.');
  weak.acts('A', { type: 'fight', weapons: [2, 3, 1, 4] }).waits('over A cursed-shanks');
  expect(weak.told('combat-won').map((e) => e.total)).toEqual([16]);
  const two = faced('; cursed-shank, cursed-shank, chicken-drumstick', 'skull-cracker(1 2)');
  two
    .shuffles('draw')
    .acts('A', { type: 'fight', weapons: [1, 2, 3, 4] })
    .waits('A main');
  expect(two.told('combat-won').map((e) => e.total)).toEqual([14]);
});

test('B-TREASURE-08 Grave Robber fetches a Shank from the Discard pile, Go Fish one from another hand', () => {
  const g = situation(`
    discard: nay, cursed-shank
    A: grave-robber, go-fish
    B: pick-pocket, cursed-shank
  `);
  g.does('A', 'play grave-robber').pass('B').does('A', 'cursed-shank');
  g.becomes({ A: 'go-fish, cursed-shank', discard: 'grave-robber, nay' }).waits('A main');
  g.does('A', 'play go-fish', 'B', 'cursed-shank').pass('B').does('B', 'cursed-shank');
  g.becomes({ A: 'cursed-shank, cursed-shank', B: 'pick-pocket', discard: 'go-fish, grave-robber, nay' });
});

/** Kevin beaten by A with a pure Brahammer or a Boomstick; everything else as given. */
function beaten(hand: string, florence: string, brad: string, more = ''): Scenario {
  const g = situation(`
    draw: rusty-spork
    foes: kevin
    A: ${hand}
    A florence: ${florence}
    A brad-the-well-endowed: ${brad}
    B: nay
    treasures: the-loot, the-loot, the-loot
    cathulhu: -
    ${more}
  `);
  return g;
}

test('B-TREASURE-09 Brah Humbug! (brah-humbug) wins after Kevin fell to an Ancient Brahammer, not to another weapon', () => {
  const hammer = beaten('brah-humbug', '; ancient-brahammer(1 2 3)', '; skull-cracker(1 2)');
  const play = { type: 'play-treasure', card: hammer.card('A', 'brah-humbug') } as const;
  hammer.refuses('A', play, 'not-won', 'defeat Kevin this turn first');
  hammer.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'ancient-brahammer', 'done');
  hammer.does('A', 'play brah-humbug').waits('over A brah-humbug');
  const other = beaten('brah-humbug', 'magus+; courtneys-boomstick(1 2 3)', '; ancient-brahammer(1 2 3)');
  other.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick', 'done');
  const late = { type: 'play-treasure', card: other.card('A', 'brah-humbug') } as const;
  other.refuses('A', late, 'not-won', 'an Ancient Brahammer must be among the weapons used on Kevin');
});

test('B-TREASURE-10 The Chosen Brah! (the-chosen-brah) wins with 4 positive Traits after Kevin fell, not with 3', () => {
  const four = beaten('the-chosen-brah', 'magus+ icon+; courtneys-boomstick(1 2 3)', 'handy+ bruiser+ lucky-;');
  four.refuses('A', { type: 'play-treasure', card: four.card('A', 'the-chosen-brah') }, 'not-won', 'defeat Kevin');
  four.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick');
  four.does('A', 'play the-chosen-brah').waits('over A chosen-brah');
  const three = beaten('the-chosen-brah', 'magus+ icon+; courtneys-boomstick(1 2 3)', 'handy+ bruiser- lucky-;');
  three.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick');
  const play = { type: 'play-treasure', card: three.card('A', 'the-chosen-brah') } as const;
  three.refuses('A', play, 'not-won', "You have not met this card's condition: 4 positive Traits, you have 3.");
});

test('B-TREASURE-11 The Cursed Brah! (the-cursed-brah) wins with 4 negative Traits after Kevin fell, not with 3', () => {
  const four = beaten('the-cursed-brah', 'handy- icon-; courtneys-boomstick(1 2 3)', 'bruiser- lucky- magus+;');
  four.refuses('A', { type: 'play-treasure', card: four.card('A', 'the-cursed-brah') }, 'not-won', 'defeat Kevin');
  four.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick');
  four.does('A', 'play the-cursed-brah').waits('over A cursed-brah');
  const three = beaten('the-cursed-brah', 'handy- icon-; courtneys-boomstick(1 2 3)', 'bruiser- lucky+ magus+;');
  three.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick');
  const play = { type: 'play-treasure', card: three.card('A', 'the-cursed-brah') } as const;
  three.refuses('A', play, 'not-won', '4 negative Traits, you have 3');
});

test('B-TREASURE-12 the other wins of the Treasure piles: armed-to-the-teeth and meow-of-cathulhu', () => {
  const armed = beaten(
    'armed-to-the-teeth',
    '; courtneys-boomstick(1 2 3), useless-stick, useless-stick',
    '; chicken-drumstick, chicken-drumstick, chicken-drumstick',
  );
  armed.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick', 'done');
  armed.does('A', 'play armed-to-the-teeth').waits('over A armed');
  const four = beaten(
    'armed-to-the-teeth',
    '; courtneys-boomstick(1 2 3), useless-stick, useless-stick',
    '; chicken-drumstick, chicken-drumstick',
  );
  four.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick', 'done');
  const teeth = { type: 'play-treasure', card: four.card('A', 'armed-to-the-teeth') } as const;
  four.refuses('A', teeth, 'not-won', '5 weapons in play, you have 4');
  const brad = '; ancient-brahammer(1 2 3), skull-cracker(1 2)';
  const meow = beaten('meow-of-cathulhu', '; courtneys-boomstick(1 2 3)', brad, 'idols: 5');
  meow.does('A', 'declare-combat').pass('B').shuffles('draw');
  meow.does('A', 'courtneys-boomstick', 'ancient-brahammer', 'done');
  meow.does('A', 'play meow-of-cathulhu').waits('over A meow');
  const less = beaten('meow-of-cathulhu', '; courtneys-boomstick(1 2 3)', brad, 'idols: 4');
  less.does('A', 'declare-combat').pass('B').shuffles('draw');
  less.does('A', 'courtneys-boomstick', 'ancient-brahammer', 'done');
  const play = { type: 'play-treasure', card: less.card('A', 'meow-of-cathulhu') } as const;
  less.refuses('A', play, 'not-won', '5 Cursed Idols in play, you have 4');
});

// Proves how Treasures come, are drawn and are used (section 15).

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

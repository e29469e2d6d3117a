// Proves what a player facing a Monster may do, what its number is, and what follows (section 12).

import { expect, test } from 'vitest';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

function numbers(g: Scenario): (number | null)[][] {
  return g.view('table').foes.map((foe) => [foe.stat.total, foe.bribe?.total ?? null, foe.reward.total]);
}

function smorcFaced(): Scenario {
  return situation(`
    draw: rusty-spork, stale-baguette
    foes: smorc-trooper
    A: nay, banish, pick-pocket
    A brad-the-well-endowed: chicken-drumstick
    B: nay
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
}

test('B-MON-01 a Monster must be fought, banished or paid, and nothing else ends the turn', () => {
  const g = smorcFaced();
  const offered = g.offered('A');
  expect(offered).toContain('banish banish');
  expect(offered).toContain('bribe');
  expect(offered).toContain('declare-combat');
  g.offersNot('A', 'end-turn');
  g.refuses('A', { type: 'end-turn' }, 'foe-pending', 'Deal with SMORC TROOPER before you end your turn.');
  g.does('A', 'declare-combat').pass('B').does('A', 'chicken-drumstick');
  g.becomes({
    foes: '-',
    monsters: 'smorc-trooper',
    discard: 'chicken-drumstick',
    A: 'nay, banish, pick-pocket, the-loot',
    treasures: 'absolute-unit',
    'A brad-the-well-endowed': ';',
  });
  expect(g.offered('A')).toContain('end-turn');

  const banished = smorcFaced().shuffles('draw').does('A', 'banish banish');
  banished.becomes({
    foes: '-',
    discard: 'banish',
    A: 'nay, pick-pocket',
    draw: 'rusty-spork, stale-baguette, smorc-trooper',
  });
  expect(banished.offered('A')).toContain('end-turn');

  const paid = smorcFaced().shuffles('draw').does('A', 'bribe', 'pick-pocket', 'nay');
  paid.becomes({
    foes: '-',
    discard: 'nay, pick-pocket',
    A: 'banish',
    draw: 'rusty-spork, stale-baguette, smorc-trooper',
  });
  expect(paid.offered('A')).toContain('end-turn');
});

test('B-MON-02 weapon damage must reach the stat: below is refused, equal wins, above wins', () => {
  const faced = (): Scenario =>
    situation(`
      foes: neckbeard-the-pure
      A florence: useless-stick
      A brad-the-well-endowed: chicken-drumstick, chicken-drumstick
      B: nay
      treasures: the-loot, absolute-unit
      cathulhu: -
    `)
      .does('A', 'declare-combat')
      .pass('B');
  const g = faced();
  const [stick, one, two] = [
    g.weapon('useless-stick'),
    g.weapon('chicken-drumstick'),
    g.weapon('chicken-drumstick', 1),
  ];
  g.refuses('A', { type: 'fight', weapons: [stick, one] }, 'weak', 'That is 3 of the 4 damage needed.');
  g.acts('A', { type: 'fight', weapons: [one, two] });
  g.becomes({
    foes: '-',
    monsters: 'neckbeard-the-pure',
    discard: 'chicken-drumstick, chicken-drumstick',
    A: 'the-loot',
    treasures: 'absolute-unit',
    'A brad-the-well-endowed': ';',
  });
  const more = faced().acts('A', { type: 'fight', weapons: [stick, one, two] });
  more.waits('A main');
  expect(more.told('combat-won').map((e) => [e.total, e.stat.total])).toEqual([[5, 4]]);
});

test('B-MON-03 a defeated Monster gives one Treasure, seen by the winner alone', () => {
  const g = smorcFaced();
  g.does('A', 'declare-combat').pass('B').does('A', 'chicken-drumstick').waits('A main');
  expect(g.told('treasure-drawn')).toHaveLength(1);
  expect(numbers(smorcFaced())).toEqual([[2, 2, 1]]);
  const seenBy = (who: 'A' | 'B'): unknown[] =>
    g.toldTo(who).flatMap((e) => (e.type === 'treasure-drawn' ? [e.card.face] : []));
  expect(seenBy('A')).toEqual(['the-loot']);
  expect(seenBy('B')).toEqual([null]);
});

test('B-MON-04 paying as many cards as the stat sends the Monster into the shuffled Draw pile, without a Treasure', () => {
  const g = smorcFaced();
  g.refuses('A', { type: 'bribe', cards: [g.card('A', 'nay')] }, 'bribe-count', 'exactly 2 cards');
  g.refuses('A', { type: 'bribe', cards: g.cards('A', 'nay', 'banish', 'pick-pocket') }, 'bribe-count', 'exactly 2');
  g.shuffles('draw', ['smorc-trooper', 'stale-baguette']).does('A', 'bribe', 'banish', 'nay');
  g.becomes({
    foes: '-',
    discard: 'nay, banish',
    A: 'pick-pocket',
    draw: 'smorc-trooper, stale-baguette, rusty-spork',
  }).waits('A main');
  expect(g.told('pile-shuffled').map((e) => [e.pile, e.size])).toEqual([['draw', 3]]);
  expect(g.told('monster-bribed').map((e) => e.cards.map((c) => c.face))).toEqual([['banish', 'nay']]);
  expect(g.told('treasure-drawn')).toEqual([]);
  expect(g.told('foe-returned').map((e) => [e.foe.face, e.where])).toEqual([['smorc-trooper', 'draw']]);
  expect(g.view('table').turn.facedKevin).toBe(false);
  g.refuses('A', { type: 'bribe', cards: [g.card('A', 'pick-pocket')] }, 'no-foe', 'nothing to send away');
});

test('B-MON-04 what changes the price changes it for Monsters alone, and a Monster never goes for nothing', () => {
  const price = (florence: string, foe: string): unknown =>
    situation(`foes: ${foe}\nA florence: ${florence};`).view('table').foes[0]?.bribe;
  expect(price('smooth-talker-', 'smorc-trooper')).toEqual({
    total: 3,
    parts: [
      { value: 2, why: 'printed', source: 'smorc-trooper' },
      { value: 1, why: 'bonus', source: 'smooth-talker' },
    ],
  });
  expect(price('smooth-talker+', 'smorc-trooper')).toEqual({
    total: 1,
    parts: [
      { value: 2, why: 'printed', source: 'smorc-trooper' },
      { value: -1, why: 'penalty', source: 'smooth-talker' },
    ],
  });
  expect(price('smooth-talker+', 'unpaid-intern')).toMatchObject({ total: 1 });
  expect(price('smooth-talker+', 'kevin')).toBeNull();
});

test('B-MON-05 who can neither fight, banish nor pay is eliminated', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    foes: smorc-trooper
    A: nay
    A florence: useless-stick
    B: nay
    C: nay
  `);
  g.offersNot('A', 'bribe').offersNot('A', 'end-turn');
  g.does('A', 'declare-combat').pass('B', 'C');
  expect(g.offered('A')).toEqual(['accept-defeat', 'concede']);
  g.does('A', 'accept-defeat').shuffles('draw').does('A', 'pass');
  g.becomes({
    turn: 'B',
    foes: '-',
    A: '-',
    'A out': 'yes',
    discard: 'nay',
    B: 'nay, rusty-spork',
    draw: 'stale-baguette, smorc-trooper',
  }).waits('B main');
  expect(g.told('player-eliminated').map((e) => [e.seat, e.reason])).toEqual([[0, 'foe']]);
});

test('B-MON-06 the stat is the damage needed and the number of cards to pay', () => {
  const g = situation(`
    foes: smorc-trooper, gelatinous-dave, neckbeard-the-pure
    A: nay, nay
    A florence: useless-stick
    A brad-the-well-endowed: chicken-drumstick
    B: nay
  `);
  expect(numbers(g)).toEqual([
    [2, 2, 1],
    [3, 3, 1],
    [4, 4, 1],
  ]);
  g.refuses('A', { type: 'bribe', cards: g.cards('A', 'nay') }, 'bribe-count', 'SMORC TROOPER away costs exactly 2');
  g.does('A', 'declare-combat').pass('B');
  const weak = { type: 'fight', weapons: [g.weapon('useless-stick')] } as const;
  g.refuses('A', weak, 'weak', 'That is 1 of the 2 damage needed.');
});

test('B-MON-07 a stat that depends on the game is read as it is now', () => {
  const g = situation(`
    idols: 2
    foes: idol-fanboy, smorc-trooper
    A: idol-smasher-3000, nay, nay, nay, nay
    A florence: useless-stick
    A brad-the-well-endowed: chicken-drumstick
    B: nay
    treasures: the-loot
    cathulhu: -
  `);
  expect(numbers(g)).toEqual([
    [4, 4, 1],
    [2, 2, 1],
  ]);
  g.does('A', 'play idol-smasher-3000');
  expect(numbers(g)).toEqual([
    [3, 3, 1],
    [2, 2, 1],
  ]);
  expect(g.told('foe-stat-changed').map((e) => [e.foe.face, e.stat])).toEqual([['idol-fanboy', 3]]);
  g.refuses('A', { type: 'bribe', cards: g.cards('A', 'nay', 'nay', 'nay', 'nay') }, 'bribe-count', 'exactly 3');
  g.does('A', 'declare-combat').pass('B').does('A', 'useless-stick', 'chicken-drumstick').waits('A main');
  expect(g.told('combat-won').map((e) => [e.total, e.stat.total])).toEqual([[3, 3]]);
});

test('B-MON-07 a stat says what makes it: printed, counted, changed for Monsters or for Kevin', () => {
  const parts = (florence: string, foe: string): unknown =>
    situation(`foes: ${foe}\nA florence: ${florence}; useless-stick`).view('table').foes[0]?.stat;
  expect(parts('monster-whisperer- kevins-mate+', 'jackknife-john')).toEqual({
    total: 3,
    parts: [
      { value: 1, why: 'printed', source: 'jackknife-john' },
      { value: 1, why: 'counted', source: 'jackknife-john' },
      { value: 1, why: 'bonus', source: 'monster-whisperer' },
    ],
  });
  expect(parts('monster-whisperer+ kevins-mate-', 'smorc-trooper')).toEqual({
    total: 1,
    parts: [
      { value: 2, why: 'printed', source: 'smorc-trooper' },
      { value: -1, why: 'penalty', source: 'monster-whisperer' },
    ],
  });
  expect(parts('monster-whisperer- kevins-mate+', 'kevin')).toEqual({
    total: 4,
    parts: [
      { value: 6, why: 'printed', source: 'kevin' },
      { value: 0, why: 'counted', source: 'kevin' },
      { value: -2, why: 'penalty', source: 'kevins-mate' },
    ],
  });
});

test('B-MON-08 a defeated Monster comes on top of the Monster Discard pile, SKELE-TONY goes back by his card', () => {
  const g = situation(`
    draw: rusty-spork
    monsters: gelatinous-dave
    foes: smorc-trooper, skele-tony
    A brad-the-well-endowed: chicken-drumstick, chicken-drumstick, chicken-drumstick
    B: nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'weapon 1', 'done');
  g.becomes({
    foes: 'skele-tony',
    monsters: 'smorc-trooper, gelatinous-dave',
    discard: 'chicken-drumstick',
    A: 'the-loot',
    treasures: 'the-loot',
    'A brad-the-well-endowed': '; chicken-drumstick, chicken-drumstick',
  });
  g.shuffles('draw').does('A', 'declare-combat').pass('B').does('A', 'weapon 2', 'weapon 3');
  g.becomes({
    foes: '-',
    draw: 'rusty-spork, skele-tony',
    discard: 'chicken-drumstick, chicken-drumstick, chicken-drumstick',
    A: 'the-loot, the-loot',
    treasures: '-',
    'A brad-the-well-endowed': ';',
  });
});

test('B-MON-09 SMORC TROOPER (smorc-trooper) asks 2 damage or 2 cards and gives one Treasure', () => {
  const g = situation(`
    draw: wand-of-almost
    foes: smorc-trooper, smorc-trooper
    A: nay, pick-pocket, banish
    A florence: useless-stick, useless-stick
    B: nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  expect(numbers(g)).toEqual([
    [2, 2, 1],
    [2, 2, 1],
  ]);
  g.does('A', 'declare-combat').pass('B');
  g.refuses('A', { type: 'fight', weapons: [g.weapon('useless-stick')] }, 'weak', '1 of the 2');
  g.does('A', 'weapon 1', 'weapon 2');
  g.becomes({
    foes: 'smorc-trooper',
    monsters: 'smorc-trooper',
    discard: 'useless-stick, useless-stick',
    A: 'nay, pick-pocket, banish, the-loot',
    treasures: 'the-loot',
    'A florence': ';',
  });
  g.refuses('A', { type: 'bribe', cards: g.cards('A', 'nay') }, 'bribe-count', 'exactly 2');
  g.shuffles('draw').does('A', 'bribe', 'nay', 'the-loot');
  g.becomes({
    foes: '-',
    discard: 'the-loot, nay, useless-stick, useless-stick',
    A: 'pick-pocket, banish',
    draw: 'wand-of-almost, smorc-trooper',
  });
});

test('B-MON-10 JACKKNIFE JOHN (jackknife-john) has 1, +1 for each of your weapons on both Heroes, and so has his price', () => {
  const g = situation(`
    foes: jackknife-john
    A: chicken-drumstick, useless-stick
    B: nay
    B deadlift-deirdre: chicken-drumstick, chicken-drumstick
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  expect(numbers(g)).toEqual([[1, 1, 1]]);
  g.does('A', 'equip chicken-drumstick', 'brad-the-well-endowed');
  expect(numbers(g)).toEqual([[2, 2, 1]]);
  g.does('A', 'equip useless-stick', 'florence');
  expect(numbers(g)).toEqual([[3, 3, 1]]);
  g.does('A', 'declare-combat').pass('B');
  const weak = { type: 'fight', weapons: [g.weapon("A's chicken-drumstick")] } as const;
  g.refuses('A', weak, 'weak', '2 of the 3');
  g.does('A', "A's chicken-drumstick", 'useless-stick');
  g.becomes({
    foes: '-',
    monsters: 'jackknife-john',
    A: 'the-loot',
    treasures: 'absolute-unit',
    discard: 'useless-stick, chicken-drumstick',
  });
});

test('B-MON-11 NECKBEARD THE PURE (neckbeard-the-pure) has 4 and gives one Treasure', () => {
  const g = situation(`
    foes: neckbeard-the-pure
    A brad-the-well-endowed: skull-cracker(1 n)
    B: nay
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  expect(numbers(g)).toEqual([[4, 4, 1]]);
  g.does('A', 'declare-combat').pass('B').does('A', 'skull-cracker');
  g.becomes({
    foes: '-',
    monsters: 'neckbeard-the-pure',
    A: 'the-loot',
    treasures: 'absolute-unit',
    discard: 'non-genuine-part, skull-cracker-1',
    'A brad-the-well-endowed': ';',
  });
});

test('B-MON-12 Monsters differ in number and reward and are fought like Bosses', () => {
  const g = situation(`
    foes: beige-dragon, smorc-trooper, gelatinous-dave, rubber-golem, crossfit-centaur, kevin
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: the-loot, the-loot, the-loot
    cathulhu: -
  `);
  expect(numbers(g)).toEqual([
    [8, 8, 2],
    [2, 2, 1],
    [3, 3, 1],
    [5, 5, 1],
    [6, 6, 2],
    [6, null, 2],
  ]);
  g.does('A', 'declare-combat').waits('B banish-window');
  g.pass('B').waits('A fight');
  g.does('A', 'ancient-brahammer').waits('A main');
  g.reads({ monsters: 'beige-dragon', A: 'the-loot, the-loot' });
});

test('B-MON-10 EX-05 JACKKNIFE JOHN against Gary with three weapons', () => {
  const faced = (): Scenario =>
    situation(`
      draw: stale-baguette, stale-baguette
      foes: jackknife-john
      A: useless-stick, nay, nay, nay, pick-pocket, pick-pocket
      A gary-two-coats: bog-blade, foam-finger-of-fury, rusty-spork
      B: nay
      treasures: the-loot, absolute-unit
      cathulhu: -
    `);
  const g = faced();
  expect(numbers(g)).toEqual([[4, 4, 1]]);
  g.does('A', 'declare-combat').pass('B');
  const weak = { type: 'fight', weapons: [g.weapon('bog-blade'), g.weapon('rusty-spork')] } as const;
  g.refuses('A', weak, 'weak', 'That is 3 of the 4 damage needed.');
  g.does('A', 'bog-blade', 'foam-finger-of-fury', 'done');
  g.becomes({
    foes: '-',
    monsters: 'jackknife-john',
    A: 'useless-stick, nay, nay, nay, pick-pocket, pick-pocket, the-loot',
    treasures: 'absolute-unit',
    discard: 'foam-finger-of-fury, bog-blade',
    'A gary-two-coats': '; rusty-spork',
  });
  const paid = faced().does('A', 'equip useless-stick', 'florence');
  expect(numbers(paid)).toEqual([[5, 5, 1]]);
  paid.refuses(
    'A',
    { type: 'bribe', cards: paid.cards('A', 'nay', 'nay', 'nay', 'pick-pocket') },
    'bribe-count',
    'exactly 5',
  );
  paid
    .shuffles('draw')
    .acts('A', { type: 'bribe', cards: paid.cards('A', 'nay', 'nay', 'nay', 'pick-pocket', 'pick-pocket') });
  paid.reads({ A: '-', foes: '-', draw: 'stale-baguette, stale-baguette, jackknife-john' });
});

test('B-MON-07 EX-06 TAX GOBLIN (tax-goblin) counts the hand before it pays him', () => {
  const hand = 'nay, nay, nay, nay, pick-pocket, pick-pocket, banish';
  const g = situation(`draw: rusty-spork\nfoes: tax-goblin\nA: ${hand}\nB: nay`);
  expect(numbers(g)).toEqual([[4, 4, 1]]);
  g.refuses('A', { type: 'bribe', cards: g.cards('A', 'nay', 'nay', 'nay') }, 'bribe-count', 'exactly 4');
  g.shuffles('draw').does('A', 'bribe', 'nay', 'nay', 'nay', 'nay');
  g.becomes({
    A: 'pick-pocket, pick-pocket, banish',
    discard: 'nay, nay, nay, nay',
    foes: '-',
    draw: 'rusty-spork, tax-goblin',
  });
  const talker = situation(`foes: tax-goblin\nA: ${hand}\nA florence: smooth-talker+;`);
  expect(numbers(talker)).toEqual([[4, 3, 1]]);
  const magnet = situation(`foes: tax-goblin\nA: ${hand}\nA florence: monster-whisperer-;`);
  expect(numbers(magnet)).toEqual([[5, 5, 1]]);
  expect(numbers(situation('foes: tax-goblin\nA: nay'))).toEqual([[1, 1, 1]]);
  expect(numbers(situation('foes: tax-goblin\nA: nay, nay'))).toEqual([[2, 2, 1]]);
});

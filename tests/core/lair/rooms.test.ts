// Proves what rooms do when they are revealed, and the Shrine (section 6, L-RULE-28 to L-RULE-36).

import { expect, test } from 'vitest';
import { situation } from '../../scenario/lair-scenario.ts';

const TWO = `
    A rogue: at ENT
    B druid: at ENT
`;

test('L-ROOM-01 a Corridor does nothing', () => {
  const g = situation(TWO);
  g.draws('T01').does('A', 'move rogue', 'E');
  g.becomes({ map: 'ENT T01r1', rogue: 'at T01; hp 12; acted move' }).waits('B hero');
});

test('L-ROOM-02, L-RULE-32 a Chamber brings one monster for each icon, onto the revealed tile', () => {
  const g = situation(TWO);
  g.draws('T20', 'rat', 'kobold', 'rat').does('A', 'move rogue', 'E').does('A', 'r1');
  g.becomes({
    map: 'ENT T20r1',
    rogue: 'at T20; hp 12; acted move',
    rat: 'at T20; hp 2',
    kobold: 'at T20; hp 8',
    'rat 2': 'at T20; hp 2',
  }).waits('AB hero');
  expect(g.told('monster-spawned').map((e) => [e.kind, e.source])).toEqual([
    ['rat', 'chamber'],
    ['kobold', 'chamber'],
    ['rat', 'chamber'],
  ]);
});

test('L-ROOM-03, L-RULE-30 a Treasure pays its gold to every hero in full, also far away', () => {
  const g = situation(`
    map:
      [ENT  ]=[T01r1]=[T06r1]
    A rogue: at T06
    B druid: at ENT; gold 3
  `);
  g.draws('T23').does('A', 'move rogue', 'E');
  g.becomes({
    map: 'ENT T01r1 T06r1 T23r3',
    rogue: 'at T23; hp 12; gold 2; acted move',
    druid: 'at ENT; hp 16; gold 5',
  });
  expect(g.told('gold-gained').map((e) => [e.hero, e.amount, e.cause])).toEqual([
    ['rogue', 2, 'treasure'],
    ['druid', 2, 'treasure'],
  ]);
  g.waits('B hero');
});

test('L-ROOM-03 a Treasure of 1 pays 1', () => {
  const g = situation(TWO);
  g.draws('T21').does('A', 'move rogue', 'E').waits('B hero');
  g.becomes({ map: 'ENT T21r3', rogue: 'at T21; hp 12; gold 1; acted move', druid: 'at ENT; hp 16; gold 1' });
});

test('L-ROOM-04, L-RULE-31 a Trap: one die; 1 and 2 are 2 damage to whoever revealed it', () => {
  const g = situation(`
    A rogue: at ENT; spent blessing
    B druid: at ENT
  `);
  g.draws('T25').rolls([2]).does('A', 'move rogue', 'E');
  g.becomes({ map: 'ENT T25r1', rogue: 'at T25; hp 10; spent blessing; acted move' }).waits('AB hero');
  expect(g.told('trap-sprung')).toEqual([{ type: 'trap-sprung', hero: 'rogue', die: 2, damage: 2 }]);
  const one = situation('A rogue: at ENT; spent blessing');
  one.draws('T25').rolls([1]).does('A', 'move rogue', 'E').waits('A hero').reads({ map: 'ENT T25r1' });
  expect(one.hero('rogue').hp).toBe(10);
});

test('L-ROOM-04 a Trap: from 3 on nothing happens', () => {
  const g = situation(TWO);
  g.draws('T25').rolls([3]).does('A', 'move rogue', 'E');
  g.becomes({ map: 'ENT T25r1', rogue: 'at T25; hp 12; acted move' }).waits('B hero');
  expect(g.told('trap-sprung').map((e) => e.damage)).toEqual([0]);
});

test('L-RULE-29 a Trap hits only the revealing hero, a companion on the way does not roll', () => {
  const g = situation(`
    map:
      [ENT  ]=[T06r1]
    A rogue: at T06; spent blessing
    B druid: at T06; hp 5; spent potion
  `);
  g.draws('T28').rolls([1]).does('A', 'move rogue', 'S');
  g.reads({ rogue: 'at T28; hp 10; spent blessing; acted move', druid: 'at T06; hp 5; spent potion' });
  g.does('B', 'move druid', 'S').does('A', 'done rogue').waits('AB hero');
  g.reads({ druid: 'at T28; hp 5; spent potion' });
});

test('L-ROOM-05, L-MOVE-03 on the Shrine a hero may Interact once in a dungeon and regain all HP', () => {
  const g = situation(`
    map:
      [ENT  ]=[SHRr1]
    A rogue: at SHR; hp 2
    B druid: at ENT; hp 3
  `);
  g.does('A', 'interact rogue');
  g.becomes({ rogue: 'at SHR; hp 12; spent shrine; acted interact' });
  const use = { type: 'interact', hero: 'druid', object: 'shrine' } as const;
  g.refuses('B', use, 'not-here', 'There is nothing to use here.').waits('AB hero');
  expect(g.told('shrine-used').map((e) => e.hero)).toEqual(['rogue']);
});

test('L-RULE-36 one hero at the Shrine does not spend it for others; twice is refused', () => {
  const g = situation(`
    map:
      [ENT  ]=[SHRr1]
    A rogue: at SHR; hp 2; spent shrine
    B druid: at SHR; hp 3
  `);
  const sentence = 'This hero has already used the Shrine in this dungeon.';
  g.refuses('A', { type: 'interact', hero: 'rogue', object: 'shrine' }, 'used', sentence);
  g.does('B', 'interact druid').reads({ druid: 'at SHR; hp 16; spent shrine; acted interact' }).waits('AB hero');
});

test('L-RULE-35 the Shrine works in a fight', () => {
  const g = situation(`
    map:
      [ENT  ]=[SHRr1]
    A rogue: at SHR; hp 2
    goblin: at SHR
  `);
  g.does('A', 'interact rogue').reads({ rogue: 'at SHR; hp 12; spent shrine; acted interact' }).waits('A hero');
});

test('L-RULE-47 there is nothing else to Interact with', () => {
  const g = situation(`
    map:
      [ENT  ]=[T21r3]
    A rogue: at T21; hp 2
  `);
  g.refuses('A', { type: 'interact', hero: 'rogue', object: 'shrine' }, 'not-here');
  g.refuses('A', { type: 'interact', hero: 'rogue', object: 'chest' } as never, 'malformed');
  g.waits('A hero');
});

test('L-ROOM-06, L-BOSS-01 with the Boss Gate the boss of the dungeon appears, with HP per hero', () => {
  const g = situation(`
    dungeon: 3
    map:
      [ENT  ]=[SHRr1]
    pool: -
    A rogue: at SHR
    B druid: at ENT
  `);
  g.does('A', 'move rogue', 'E').waits('AB hero');
  g.becomes({ map: 'ENT SHRr1 GATr3', rogue: 'at GAT; hp 12; acted move', 'hoard-golem': 'at GAT; hp 70' });
  expect(g.told('fight-started')).toHaveLength(1);
});

test('L-RULE-33 monsters are drawn without replacement, by the cards left', () => {
  const g = situation(`
    deck: kobold 1, rat 2
    A rogue: at ENT
    B druid: at ENT
  `);
  g.draws('T14', 'kobold').does('A', 'move rogue', 'E');
  // The second card comes without asking: only Rats are left.
  g.reads({ kobold: 'at T14; hp 8', rat: 'at T14; hp 2' }).waits('AB hero');
  expect(g.view().dungeon?.deck).toMatchObject({ kobold: 0, rat: 1 });
});

test('L-RULE-33 should the deck run out, the cards of the dead make a new one', () => {
  const g = situation(`
    deck: rat 0
    A rogue: at ENT
    B druid: at ENT
  `);
  g.draws('T09', 'zombie').does('A', 'move rogue', 'E').waits('AB hero').reads({ zombie: 'at T09; hp 10' });
  expect(g.view().dungeon?.deck).toMatchObject({ zombie: 1, rat: 9 });
});

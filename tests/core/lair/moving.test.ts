// Proves moving and exploring: ways, doors, tiles that come and how they are turned, hidden doors (section 5, 16.2).

import { expect, test } from 'vitest';
import { LAIR } from '../../../src/core/lair/index.ts';
import { situation } from '../../scenario/lair-scenario.ts';

const MAP_A = `
  map:
    [ENT  ]=[T01r1]=[T06r1]
       x       x       |
    [T02r1]=[T13  ]=[T04r3]
`;
const DEAD_ENDS = `
  map:
            [T09r2]
               |
    [T23r1]=[ENT  ]=[T14r3]
               |
            [T21  ]
`;

test('L-MOVE-01, L-RULE-44 Move takes a hero one tile, to a connected one next to it', () => {
  const g = situation(`${MAP_A}
    A rogue: at T01
    B druid: at T01
  `);
  expect(g.offered('A', 'move rogue')).toEqual(['E', 'W']);
  g.refuses('A', { type: 'move', hero: 'rogue', dir: 'S' }, 'no-door', 'There is no way through there.');
  g.refuses('A', { type: 'move', hero: 'rogue', dir: 'N' }, 'hidden');
  g.does('A', 'move rogue', 'E').becomes({ rogue: 'at T06; hp 12; acted move' }).waits('B hero');
  expect(g.told('hero-moved').map((e) => e.how)).toEqual(['move']);
});

test('L-MOVE-02, L-EXPLORE-01 moving through an open door reveals the top tile of the dungeon deck', () => {
  const g = situation(`
    A rogue: at ENT
    B druid: at ENT
  `);
  expect(g.view().heroes[0]?.ways.map((w) => `${w.dir} ${w.how}`)).toEqual([
    'N explore',
    'E explore',
    'S explore',
    'W explore',
  ]);
  g.draws('T01').does('A', 'move rogue', 'E');
  // The rogue has nothing else to do now.
  g.becomes({ map: 'ENT T01r1', rogue: 'at T01; hp 12; acted move' }).waits('B hero');
  expect(g.told('tile-revealed')).toEqual([
    { type: 'tile-revealed', tile: 'T01', at: { x: 1, y: 0 }, rotation: 1, hero: 'rogue' },
  ]);
  expect(g.view().dungeon).toMatchObject({ tilesLeft: 10, pool: expect.not.arrayContaining(['T01']) });
});

test('L-EXPLORE-02, L-RULE-16 the player of the revealing hero turns the tile so that a door connects', () => {
  const g = situation(`
    A rogue: at ENT
    B druid: at ENT
  `);
  g.draws('T06').does('B', 'move druid', 'N').waits('B place-tile');
  g.refuses('A', { type: 'place-tile', rotation: 0 }, 'seat', 'You do not control that hero.');
  g.refuses('B', { type: 'place-tile', rotation: 3 }, 'option', 'That is not one of the choices.');
  expect(g.offered('B')).toEqual(['r0', 'r1', 'r2']);
  g.does('B', 'r2').becomes({ map: 'ENT T06r2', druid: 'at T06; hp 16; acted move' }).waits('A hero');
});

test('L-RULE-16 a tile that fits one way only is placed without asking; by default the smallest turn', () => {
  const g = situation('A rogue: at ENT');
  g.draws('T09', 'rat').does('A', 'move rogue', 'N');
  g.becomes({ map: 'ENT T09r2', rogue: 'at T09; hp 12; acted move', rat: 'at T09; hp 1' }).waits('A hero');
  const other = situation('A rogue: at ENT');
  other.draws('T04').does('A', 'move rogue', 'E').waits('A place-tile');
  expect(other.offered('A')).toEqual(['r2', 'r3']);
  other.byDefault().becomes({ map: 'ENT T04r2', rogue: 'at T04; hp 12' }).waits('A hero');
});

test('L-RULE-17 only the entered edge must match: a new tile may show its wall to an old door', () => {
  const g = situation(`
    map:
      [ENT  ]=[T04r2]
    A rogue: at T04
    B druid: at T04
  `);
  g.draws('T01').does('A', 'move rogue', 'S').waits('B hero');
  g.reads({ map: 'ENT T04r2 T01' });
  g.does('B', 'move druid', 'W').waits('AB hero').reads({ druid: 'at ENT; hp 16' });
});

test('L-RULE-18 a door that faces a wall is closed for good: no way through', () => {
  const g = situation(`${MAP_A}
    A rogue: at ENT
  `);
  g.refuses('A', { type: 'move', hero: 'rogue', dir: 'S' }, 'no-door');
  expect(g.view().dungeon?.tiles.find((t) => t.tile === 'ENT')?.open).toEqual(['N', 'W']);
});

test('L-RULE-19 doors that meet by chance connect at once', () => {
  const g = situation(`
    map:
      [ENT  ]=[T04r2]
         |
      [T07  ]
    A rogue: at T04
    B druid: at T07
  `);
  // South of T04 and east of T07: a tile of four doors connects both.
  g.draws('T08').does('A', 'move rogue', 'S').does('B', 'move druid', 'E').waits('AB hero');
  g.becomes({ map: 'ENT T04r2 T07 T08', rogue: 'at T08; hp 12', druid: 'at T08; hp 16' });
});

test('L-RULE-21, L-RULE-22 drawn, turned, placed, entered, resolved: one Move, and no way back from what was seen', () => {
  const g = situation(`
    A rogue: at ENT
    B druid: at ENT
  `);
  g.draws('T16', 'rat', 'goblin').does('A', 'move rogue', 'W').does('A', 'r0').waits('AB hero');
  const order = g.events.map((e) => e.type).filter((type) => !/decision|tile-turned/.test(type));
  expect(order).toEqual(['tile-revealed', 'hero-moved', 'monster-spawned', 'monster-spawned', 'fight-started']);
  g.becomes({
    map: 'ENT T16',
    rogue: 'at T16; hp 12; acted move',
    rat: 'at T16; hp 2',
    goblin: 'at T16; hp 4',
  });
  g.refuses('A', { type: 'move', hero: 'rogue', dir: 'E' }, 'same');
});

test('L-RULE-23 with the Boss Gate on the table the open doors lead nowhere', () => {
  const g = situation(`
    map:
      [ENT  ]=[GATr3]
    A rogue: at ENT
    giant-spider: at GAT; hp 1
  `);
  g.refuses('A', { type: 'move', hero: 'rogue', dir: 'N' }, 'no-tile', 'Nothing is left to discover behind that door.');
  expect(g.offered('A', 'move rogue')).toEqual(['E']);
});

test('L-RULE-23 with the Boss Gate on the table no hidden door is found either', () => {
  const g = situation(`
    map:
      [ENT  ]=[GATr3]
    A rogue: at GAT
    giant-spider: at GAT; hp 1
  `);
  g.refuses('A', { type: 'move', hero: 'rogue', dir: 'N' }, 'no-door', 'There is no way through there.');
});

test('L-EXPLORE-03, L-RULE-24 with no open door left a hero goes through any open edge: a hidden door', () => {
  const g = situation(`${DEAD_ENDS}
    A rogue: at T09
    B druid: at T09
  `);
  expect(g.offered('A', 'move rogue')).toEqual(['N', 'E', 'S', 'W']);
  expect(g.hero('rogue').ways.map((w) => w.how)).toEqual(['search', 'search', 'walk', 'search']);
  g.draws('T01').does('A', 'move rogue', 'N').waits('B hero');
  expect(g.told('door-found')).toEqual([{ type: 'door-found', at: { x: 0, y: -1 }, dir: 'N' }]);
  g.becomes({ map: 'ENT T09r2 T23r1 T14r3 T21 T01', rogue: 'at T01; hp 12; acted move' });
  g.does('B', 'move druid', 'N').waits('AB hero');
  g.becomes({ rogue: 'at T01; hp 12', druid: 'at T01; hp 16' });
  g.does('A', 'move rogue', 'S').becomes({ rogue: 'at T09; hp 12; acted move' });
});

test('L-RULE-25 wherever no door is open the northernmost tile has an open edge', () => {
  const g = situation(`${DEAD_ENDS}
    A rogue: at T09
  `);
  expect(g.hero('rogue').ways.some((w) => w.dir === 'N' && w.how === 'search')).toBe(true);
});

test('L-RULE-26 not while even one open door exists anywhere', () => {
  const g = situation(`
    map:
      [T23r1]=[ENT  ]=[T14r3]
                 |
              [T21  ]
    A rogue: at T14
  `);
  const sentence = 'Look for a hidden door only when no open door remains.';
  g.refuses('A', { type: 'move', hero: 'rogue', dir: 'E' }, 'hidden', sentence);
  expect(g.offered('A', 'move rogue')).toEqual(['W']);
});

test('L-RULE-27, L-RULE-43 any number may share a tile and nobody blocks a way', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]=[T13  ]
    A rogue: at ENT
    B druid: at T08
    C cleric: at T08
    rat: at T08
    goblin: at T08
  `);
  g.does('A', 'move rogue', 'E').does('B', 'move druid', 'E').does('C', 'move cleric', 'W');
  g.becomes({
    rogue: 'at T08; hp 12; acted move',
    druid: 'at T13; hp 16; acted move',
    cleric: 'at ENT; hp 16; acted move',
  }).waits('A hero');
});

test('L-RULE-28 a room works once: entering it again does nothing', () => {
  const g = situation(`
    map:
      [ENT  ]=[T21r3]
         |
      [T25  ]
    A rogue: at ENT
    B druid: at ENT
  `);
  g.does('A', 'move rogue', 'E').does('B', 'move druid', 'S');
  g.becomes({ rogue: 'at T21; hp 12', druid: 'at T25; hp 16' }).waits('AB hero');
});

test('L-RULE-34 a hero may go back to the Entrance, and not out of it', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A rogue: at T08
    B druid: at T08
  `);
  g.does('A', 'move rogue', 'W').becomes({ rogue: 'at ENT; hp 12; acted move' }).waits('B hero');
  expect(LAIR.legal(g.state, 0).map((p) => g.label(p))).toEqual(['done rogue', 'concede']);
});

test('L-RULE-42 a hero leaves a tile with monsters freely', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A rogue: at T08
    B druid: at T08
    kobold: at T08
  `);
  g.does('A', 'move rogue', 'W').becomes({ rogue: 'at ENT; hp 12; acted move' }).waits('B hero');
  expect(g.throws()).toEqual([]);
});

test('L-RULE-45, L-RULE-123 a hero explores while monsters live, and may act at once on what came', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A rogue: at ENT
    goblin: at T08
  `);
  g.draws('T10', 'rat').does('A', 'move rogue', 'N').rolls([3, 3]).does('A', 'attack rogue', 'rat');
  expect(g.told('fight-started')).toEqual([]);
  expect(g.throws()).toEqual(['rogue 8/4 hit']);
  g.reads({ goblin: 'at ENT; hp 2' }).waits('A hero');
});

// Proves what the view adds for whoever looks: doors of tiles, how a tile would lie, what a card would do, and why
// monsters do what they do.

import { expect, test } from 'vitest';
import { situation } from '../../scenario/lair-scenario.ts';

test('L-RULE-18 the view says of each door whether it is a way, open, or against a wall', () => {
  const g = situation(`
    map:
      [ENT  ]=[T01r1]
         x       x
      [T02r1]=[T08  ]
    A rogue: at ENT
  `);
  const exits = g
    .view()
    .dungeon?.tiles.map(({ tile, exits: all }) => [tile, all.map(({ dir, kind }) => `${dir} ${kind}`).join(', ')]);
  expect(exits).toEqual([
    ['ENT', 'N open, E way, S blind, W open'],
    ['T01', 'E open, W way'],
    ['T02', 'E way, W open'],
    ['T08', 'N blind, E open, S open, W way'],
  ]);
});

test('L-RULE-16 a tile that waits to be turned shows its doors in each rotation', () => {
  const g = situation('A rogue: at ENT');
  g.draws('T04').does('A', 'move rogue', 'N').waits('A place-tile');
  expect(g.view().asked?.lies.map(({ rotation, exits }) => [rotation, exits.map((e) => `${e.dir} ${e.kind}`)])).toEqual(
    [
      [1, ['E open', 'S way']],
      [2, ['S way', 'W open']],
    ],
  );
});

test('L-CAMP-08 the view of a camp says what a card would make of the numbers, and why it cannot be worn', () => {
  const g = situation(`
    phase: regroup
    A cleric: wears W10.1
    B rogue: wears H02.1 C02.1 P02.1; knows ROG7; xp 5
    stash: A03.1 B02.1
  `);
  const fittings = g.view().camp?.fittings ?? [];
  const [shield, boots] = [
    fittings.find(({ hero, card }) => hero === 'cleric' && card === 'A03.1'),
    fittings.find(({ hero, card }) => hero === 'rogue' && card === 'B02.1'),
  ];
  expect([shield?.wear?.code, shield?.buy, shield?.after.defense.total, shield?.after.maxHp.total]).toEqual([
    'two-handed',
    null,
    8,
    18,
  ]);
  expect([boots?.wear, boots?.replaces, boots?.after.maxHp.total, boots?.after.defense.total, boots?.sets]).toEqual([
    null,
    null,
    12 + 3 + 2 + 3 + 3 + 2,
    4 + 1 + 1,
    ['rivetguard'],
  ]);
  expect(g.view().camp?.sets).toEqual([
    { hero: 'rogue', set: 'rivetguard', worn: ['H02', 'C02', 'P02'], missing: ['B02'] },
  ]);
});

test('L-RULE-97 the view of a camp says what each ability would make of the numbers, and why it cannot be learned', () => {
  const g = situation(`
    phase: camp
    A rogue: knows ROG7; xp 5
    B cleric: xp 14
  `);
  const lessons = g.view().camp?.lessons ?? [];
  expect(lessons.map(({ learn }) => learn?.code ?? 'free')).toEqual([
    ...['xp', 'xp', 'free', 'xp', 'xp', 'xp', 'owned', 'xp'],
    ...['free', 'free', 'free', 'free', 'free', 'free', 'xp', 'xp'],
  ]);
  expect(lessons.find(({ ability }) => ability === 'CLE5')?.after.defense.total).toBe(7);
  expect(g.view().heroes.find(({ id }) => id === 'cleric')?.defense.total).toBe(6);
});

test('L-RULE-58 the odds of an attack say what the highest throw would deal', () => {
  const g = situation(`
    A rogue: at ENT; knows ROG7 ROG1
    rat: at ENT; hp 9
    goblin: at ENT; hp 9
  `);
  const odds = g.hero('rogue').attacks.map((o) => [o.leastThrow, o.hits, o.damage.total, o.most.total]);
  expect(odds).toEqual([
    [2, 36, 1, 3],
    [4, 33, 1, 3],
    [2, 36, 2, 4],
    [4, 33, 2, 4],
  ]);
});

test('L-COMBAT-05 an attack of a monster says why it goes at this hero', () => {
  const g = situation(`
    A rogue: at ENT; hp 9
    B druid: at ENT; hp 9
    rat: at ENT; hp 9
  `);
  g.allDone().rolls([6, 6], [1, 1]).does('A', 'rogue').does('A', 'pass').waits('AB hero');
  expect(g.told('attack-rolled').map(({ target, why }) => `${target} ${why}`)).toEqual(['rogue tie', 'druid most-hp']);
  expect(g.told('attack-rolled')[0]?.parts).toEqual({
    total: 4,
    parts: [{ value: 4, why: 'class', source: 'rogue' }],
  });
});

test('L-RULE-74 a monster that moves says toward whom and how far it was', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]=[T13  ]
    A rogue: at ENT
    B druid: at T08
    rat: at T13; summoned
  `);
  g.rolls([1, 1]).allDone().waits('AB hero');
  expect(g.told('monster-moved').map(({ toward, steps }) => [toward, steps])).toEqual([[['druid'], 1]]);
  expect(g.told('attack-rolled').map(({ why }) => why)).toEqual(['only']);
});

test('L-RULE-90 a monster that sleeps or is pinned away from everybody is said to be held', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A rogue: at ENT
    rat: at T08; sleep 2
    goblin: at T08; pin 1
  `);
  g.allDone().waits('A hero');
  expect(g.told('monster-held').map(({ by }) => by)).toEqual(['pin', 'sleep']);
});

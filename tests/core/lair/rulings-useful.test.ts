// Proves when an ability that is no attack may be used: one of its clauses has to change something now (16.7).

import { expect, test } from 'vitest';
import type { AbilityId, Aim } from '../../../src/core/lair/public.ts';
import type { Scenario } from '../../scenario/lair-scenario.ts';
import { situation } from '../../scenario/lair-scenario.ts';

type User = 'barbarian' | 'cleric' | 'druid' | 'rogue' | 'wizard';
const NO_EFFECT = 'That would have no effect.';

const ROOM = `
  map:
    [ENT  ]=[T08  ]=[T13  ]
`;

const use = (hero: User, ability: AbilityId, aim: Aim = { at: 'none' }) =>
  ({ type: 'use-ability', hero, ability, aim }) as const;

/** What the first hero may aim this ability at, by the view and by the picks alike; empty: it cannot be used. */
function aims(g: Scenario, ability: AbilityId): readonly string[] {
  const seen = g.view().heroes[0]?.abilities.find((a) => a.id === ability)?.aims ?? [];
  const isOffered = g.offered('A').includes(ability);
  expect(isOffered).toBe(seen.length > 0);
  if (!isOffered || seen[0]?.at === 'none') return isOffered ? ['-'] : [];
  return g.offered('A', ability);
}

test('L-RULE-136 a heal for one hero needs a hero within reach who is below maximum HP', () => {
  const g = situation(`${ROOM}
    A cleric: at ENT; knows CLE1
    B barbarian: at T08; hp 19
    C rogue: at T13; hp 1
    D druid: at ENT
  `);
  expect(aims(g, 'CLE1')).toEqual(['barbarian']);
  g.refuses('A', use('cleric', 'CLE1', { at: 'hero', hero: 'druid' }), 'no-effect', NO_EFFECT);
  g.refuses('A', use('cleric', 'CLE1', { at: 'hero', hero: 'cleric' }), 'no-effect');
  g.refuses('A', use('cleric', 'CLE1', { at: 'hero', hero: 'rogue' }), 'range');
  g.does('A', 'CLE1', 'barbarian');
  g.becomes({ cleric: 'at ENT; hp 16; knows CLE1(used); acted ability', barbarian: 'at T08; hp 20' });
});

test('L-RULE-136 a heal for all needs one hero below maximum HP, wherever', () => {
  const whole = situation(`${ROOM}
    A cleric: at ENT; knows CLE6
    B rogue: at T13
  `);
  expect(aims(whole, 'CLE6')).toEqual([]);
  whole.refuses('A', use('cleric', 'CLE6'), 'no-effect', NO_EFFECT);
  const hurt = situation(`${ROOM}
    A cleric: at ENT; knows CLE6
    B rogue: at T13; hp 11
  `);
  expect(aims(hurt, 'CLE6')).toEqual(['-']);
  hurt.does('A', 'CLE6').becomes({
    cleric: 'at ENT; hp 16; knows CLE6(used); acted ability',
    rogue: 'at T13; hp 12',
  });
});

test('L-RULE-136 a shield needs a hero it reaches with a smaller one', () => {
  const shielded = (rogue: number, wizard: number) =>
    situation(`${ROOM}
      A cleric: at ENT; shield 3; knows CLE4
      B rogue: at ENT; shield ${rogue}
      C wizard: at T08; shield ${wizard}
    `);
  expect(aims(shielded(2, 3), 'CLE4')).toEqual(['-']);
  expect(aims(shielded(4, 3), 'CLE4')).toEqual([]);
  // Whoever stands elsewhere is not reached.
  const g = shielded(3, 0);
  g.refuses('A', use('cleric', 'CLE4'), 'no-effect', NO_EFFECT);
  expect(aims(g, 'CLE4')).toEqual([]);
});

test('L-RULE-136 a weakening needs a living monster it reaches that is weakened less', () => {
  const foes = (rat: string, goblin: string) =>
    situation(`${ROOM}
      A barbarian: at ENT; knows BAR3
      rat: at ${rat}
      goblin: at ${goblin}
    `);
  foes('T08', 'T08').refuses('A', use('barbarian', 'BAR3'), 'no-effect', NO_EFFECT);
  expect(aims(foes('T08', 'T13'), 'BAR3')).toEqual([]);
  expect(aims(foes('ENT; weaken 2', 'ENT; weaken 2'), 'BAR3')).toEqual([]);
  expect(aims(foes('ENT; weaken 2', 'T08'), 'BAR3')).toEqual([]);
  const g = foes('ENT; weaken 2', 'ENT; weaken 1');
  expect(aims(g, 'BAR3')).toEqual(['-']);
  g.does('A', 'BAR3').becomes({
    barbarian: 'at ENT; hp 20; knows BAR3(used); acted ability',
    goblin: 'at ENT; hp 2; weaken 2',
  });
});

test('L-RULE-136 of two clauses one is enough: a boss is not pinned but weakened', () => {
  const tiles = (spider: string, rat: string) =>
    situation(`${ROOM}
      A druid: at ENT; wears A08.1; knows DRU3
      giant-spider: at ${spider}
      rat: at ${rat}
    `);
  expect(aims(tiles('ENT', 'T08'), 'DRU3')).toEqual(['ENT', 'T08']);
  // Weakened already: for the boss nothing is left, the Rat can still be pinned, or held longer.
  expect(aims(tiles('ENT; weaken 1', 'T08; weaken 1'), 'DRU3')).toEqual(['T08']);
  expect(aims(tiles('ENT; weaken 1', 'T08; weaken 1; pin 1'), 'DRU3')).toEqual(['T08']);
  const g = tiles('ENT; weaken 1', 'T08; weaken 2; pin 2');
  expect(aims(g, 'DRU3')).toEqual([]);
  g.refuses('A', use('druid', 'DRU3', { at: 'cell', cell: g.cell('ENT') }), 'no-effect', NO_EFFECT);
  g.refuses('A', use('druid', 'DRU3', { at: 'cell', cell: g.cell('T08') }), 'no-effect');
});

test('L-RULE-136 a monster that sleeps as long already is not put to sleep', () => {
  const g = situation(`${ROOM}
    A wizard: at ENT; knows WIZ2
    rat: at ENT; sleep 2
    rat 2: at T08; sleep 1
    rat 3: at T13
  `);
  expect(aims(g, 'WIZ2')).toEqual(['rat 2']);
  g.refuses('A', use('wizard', 'WIZ2', { at: 'monster', monster: g.no('rat') }), 'no-effect', NO_EFFECT);
  g.refuses('A', use('wizard', 'WIZ2', { at: 'monster', monster: g.no('rat 3') }), 'range');
  g.does('A', 'WIZ2', 'rat 2').becomes({
    wizard: 'at ENT; hp 12; knows WIZ2(4); acted ability',
    'rat 2': 'at T08; hp 1; sleep 2',
  });
});

test('L-RULE-136 a step needs a placed tile that is connected', () => {
  const alone = situation('A rogue: at ENT; knows ROG3');
  expect(aims(alone, 'ROG3')).toEqual([]);
  alone.refuses('A', use('rogue', 'ROG3'), 'no-effect', NO_EFFECT);
  // A neighbor behind a wall is none.
  const walled = situation(`
    map:
      [ENT  ]x[T01  ]
    A rogue: at ENT; knows ROG3
  `);
  expect(aims(walled, 'ROG3')).toEqual([]);
  expect(aims(situation(`${ROOM}\n A rogue: at ENT; knows ROG3`), 'ROG3')).toEqual(['-']);
});

test('L-RULE-136 a buff is illegal outside a fight, whatever the shield beside it would do', () => {
  const calm = situation('A druid: at ENT; knows DRU6');
  expect(aims(calm, 'DRU6')).toEqual([]);
  calm.refuses('A', use('druid', 'DRU6'), 'fight', 'Usable only during a fight.');
  const fight = situation(`${ROOM}
    A druid: at ENT; shield 4; knows DRU6
    rat: at T13
  `);
  // In a fight, however far, the buff alone is enough.
  expect(aims(fight, 'DRU6')).toEqual(['-']);
  fight.does('A', 'DRU6').becomes({
    druid: 'at ENT; hp 16; shield 4; buff dmg 2; knows DRU6(used); acted ability',
  });
});

test('L-RULE-136 heal and shield together: either is enough, neither is none', () => {
  const spring = (rogue: string) =>
    situation(`${ROOM}
      A druid: at ENT; shield 2; knows DRU8
      B rogue: at T13; ${rogue}
    `);
  expect(aims(spring('shield 1'), 'DRU8')).toEqual(['-']);
  expect(aims(spring('shield 3; hp 11'), 'DRU8')).toEqual(['-']);
  const g = spring('shield 2');
  expect(aims(g, 'DRU8')).toEqual([]);
  g.refuses('A', use('druid', 'DRU8'), 'no-effect', NO_EFFECT);
});

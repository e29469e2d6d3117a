// Proves the round: phases, two different actions in any order, cooldowns, what counts as combat (sections 4, 16.3).

import { expect, test } from 'vitest';
import { LAIR } from '../../../src/core/lair/index.ts';
import { situation } from '../../scenario/lair-scenario.ts';

const ROOM = `
  map:
    [ENT  ]=[T08  ]=[T13  ]
`;

test('L-ROUND-01 a round is Hero phase, Monster phase, End phase', () => {
  const g = situation(`${ROOM}
    A rogue: at ENT
    goblin: at T13
  `);
  g.does('A', 'done rogue').waits('A hero');
  expect(g.told('phase-started').map((e) => e.phase)).toEqual(['monster', 'end', 'hero']);
  expect(g.told('round-started').map((e) => e.round)).toEqual([2]);
});

test('L-ROUND-02, L-ROUND-03 two actions a round, and different ones', () => {
  const g = situation(`${ROOM}
    A rogue: at ENT; hp 4
    B druid: at ENT; hp 4
    goblin: at T08; hp 20
  `);
  g.does('A', 'move rogue', 'E');
  g.refuses('A', { type: 'move', hero: 'rogue', dir: 'W' }, 'same', 'This hero has already done that this round.');
  g.rolls([6, 6]).does('A', 'attack rogue', 'goblin');
  const drink = { type: 'drink', hero: 'rogue' } as const;
  g.refuses('A', drink, 'actions', 'This hero has no action left.');
  g.refuses('A', { type: 'move', hero: 'rogue', dir: 'W' }, 'actions');
  g.becomes({ rogue: 'at T08; hp 4; acted move attack', goblin: 'at T08; hp 19' }).waits('B hero');
});

test('L-ROUND-04, L-RULE-40 heroes act in any order and may take turns between their two actions', () => {
  const g = situation(`${ROOM}
    A rogue: at ENT; hp 4
    B druid: at ENT; hp 4
  `);
  g.does('B', 'move druid', 'E').does('A', 'drink rogue').does('B', 'drink druid').does('A', 'move rogue', 'E');
  g.waits('AB hero').reads({ druid: 'at T08; hp 10; spent potion', rogue: 'at T08; hp 10; spent potion' });
});

test('L-ROUND-05, L-RULE-37 five kinds of action, each at most once a round', () => {
  const g = situation(`
    map:
      [ENT  ]=[SHRr1]
    A barbarian: at SHR; hp 5; knows BAR3 BAR6
    goblin: at SHR; hp 20
  `);
  expect(g.offered('A').filter((label) => !label.includes('concede'))).toEqual([
    'move barbarian',
    'attack barbarian',
    'BAR3',
    'BAR6',
    'interact barbarian',
    'drink barbarian',
    'done barbarian',
  ]);
  g.does('A', 'BAR3');
  expect(g.offered('A')).toEqual([
    'move barbarian',
    'attack barbarian',
    'interact barbarian',
    'drink barbarian',
    'done barbarian',
    'concede',
  ]);
});

test('L-RULE-38, L-RULE-39 two abilities in a round are one too many; Attack and an attack ability are not', () => {
  const g = situation(`
    A cleric: at ENT; hp 5; knows CLE1 CLE2
    goblin: at ENT; hp 20
  `);
  g.does('A', 'CLE1', 'cleric');
  const smite = { type: 'use-ability', hero: 'cleric', ability: 'CLE2', aim: { at: 'monster', monster: 1 } } as const;
  g.refuses('A', smite, 'same');
  const both = situation(`
    A cleric: at ENT; knows CLE2
    B rogue: at ENT
    goblin: at ENT; hp 20
  `);
  both.rolls([6, 6], [6, 6]).does('A', 'CLE2', 'goblin').does('A', 'attack cleric', 'goblin');
  both.becomes({ cleric: 'at ENT; hp 16; knows CLE2(3); acted ability attack', goblin: 'at ENT; hp 17' });
  both.waits('B hero');
});

test('L-RULE-41 actions need not be used: done ends the phase for a hero and may be taken back until it ends', () => {
  const g = situation(`
    A rogue: at ENT
    B druid: at ENT
  `);
  g.does('A', 'done rogue').waits('B hero').becomes({ rogue: 'at ENT; hp 12; done' });
  expect(g.offered('A')).toContain('not-done rogue');
  g.does('A', 'not-done rogue').waits('AB hero').does('A', 'done rogue');
  g.does('B', 'done druid').becomes({ rogue: 'at ENT; hp 12' }).waits('AB hero');
  expect(g.view().dungeon?.round).toBe(2);
});

test('L-RULE-41 to act takes the mark of being done back; a hero with nothing legal left is not waited for', () => {
  const g = situation(`${ROOM}
    A rogue: at ENT
    B druid: at ENT
  `);
  g.does('A', 'done rogue').does('A', 'move rogue', 'E').waits('B hero');
  g.becomes({ rogue: 'at T08; hp 12; acted move' });
  g.does('B', 'move druid', 'E').becomes({ rogue: 'at T08; hp 12', druid: 'at T08; hp 16' }).waits('AB hero');
});

test('L-ROUND-09, L-RULE-46 out of combat there is no Monster phase, round after round', () => {
  const g = situation(`${ROOM}
    A cleric: at ENT; knows CLE2(2)
  `);
  for (let i = 0; i < 3; i++) g.does('A', 'done cleric');
  expect(g.told('phase-started').map((e) => e.phase)).toEqual(['end', 'hero', 'end', 'hero', 'end', 'hero']);
  g.becomes({}).waits('A hero');
});

test('L-ROUND-08, L-RULE-91 in the End phase one marker comes off each ability', () => {
  const g = situation(`${ROOM}
    A cleric: at ENT; knows CLE2(3) CLE3(1) CLE4(used)
    B ranger: at ENT; knows RAN8(5)
    goblin: at T13
  `);
  g.does('A', 'done cleric').does('B', 'done ranger');
  g.becomes({
    cleric: 'at ENT; hp 16; knows CLE2(2) CLE3 CLE4(used)',
    ranger: 'at ENT; hp 12; knows RAN8(4)',
    goblin: 'at T08; hp 4',
  }).waits('AB hero');
  expect(g.told('markers-changed').map((e) => [e.card, e.left])).toEqual([
    ['CLE2', 2],
    ['CLE3', 0],
    ['RAN8', 4],
  ]);
});

test('L-ROUND-10, L-RULE-51 the round in which the last monster died takes no marker off', () => {
  const g = situation(`
    A cleric: at ENT; knows CLE2(3)
    rat: at ENT
  `);
  g.rolls([6, 6]).does('A', 'attack cleric', 'rat').does('A', 'done cleric');
  g.becomes({ cleric: 'at ENT; hp 16; gold 1; xp 1; knows CLE2(3)', rat: null }).waits('A hero');
});

test('L-RULE-50 whether there is a Monster phase is seen when the Hero phase ends', () => {
  const g = situation(`
    A rogue: at ENT
    rat: at ENT
  `);
  g.rolls([6, 6]).does('A', 'attack rogue', 'rat').does('A', 'done rogue');
  expect(g.told('phase-started').map((e) => e.phase)).toEqual(['end', 'hero']);
});

test('L-RULE-48, L-RULE-49 a fight lasts from the first living monster anywhere to the last', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A rogue: at ENT
    B ranger: at T08
  `);
  expect(g.view().inFight).toBe(false);
  g.draws('T09', 'rat').does('A', 'move rogue', 'W');
  expect([g.view().inFight, g.told('fight-started').length]).toEqual([true, 1]);
  g.draws('T10', 'rat').does('B', 'move ranger', 'E');
  expect(g.told('fight-started')).toHaveLength(1);
  g.rolls([6, 6]).does('A', 'attack rogue', 'rat');
  expect([g.view().inFight, g.told('fight-ended').length]).toEqual([true, 0]);
  g.rolls([6, 6], [6, 6]).does('B', 'attack ranger', 'rat 2');
  expect(g.monster('rat 2').hp).toBe(1);
});

test('L-MOVE-04, L-RULE-08 the Potion heals its owner 6, once in a dungeon; nobody else can drink it', () => {
  const g = situation(`
    A rogue: at ENT; hp 3
    A druid: at ENT; hp 15
    B cleric: at ENT; hp 15
  `);
  g.refuses('B', { type: 'drink', hero: 'rogue' }, 'seat');
  g.does('A', 'drink rogue').does('A', 'drink druid');
  g.becomes({
    rogue: 'at ENT; hp 9; spent potion; acted drink',
    druid: 'at ENT; hp 16; spent potion; acted drink',
  });
  g.does('B', 'done cleric').does('A', 'done rogue').does('A', 'done druid');
  g.refuses('A', { type: 'drink', hero: 'rogue' }, 'used', 'The Potion is already drunk.').waits('AB hero');
});

test('L-RULE-09 at full HP neither Potion nor Shrine may be used; one HP less is enough', () => {
  const g = situation(`
    map:
      [ENT  ]=[SHRr1]
    A rogue: at SHR
    A druid: at SHR; hp 15
  `);
  g.refuses('A', { type: 'drink', hero: 'rogue' }, 'full', 'This hero is at full HP.');
  g.refuses('A', { type: 'interact', hero: 'rogue', object: 'shrine' }, 'full', 'This hero is at full HP.');
  expect(g.offered('A')).toEqual(expect.arrayContaining(['drink druid', 'interact druid']));
  expect(g.offered('A')).not.toContain('drink rogue');
});

test('L-RULE-10 healing never goes above the maximum', () => {
  const g = situation('A rogue: at ENT; hp 11');
  g.does('A', 'drink rogue').does('A', 'done rogue').becomes({ rogue: 'at ENT; hp 12; spent potion' });
  expect(g.told('healed').map((e) => e.amount)).toEqual([1]);
});

test('L-ROUND-06, L-ROUND-07 every monster steps toward the nearest hero, then attacks; the stronger first', () => {
  const g = situation(`${ROOM}
    A rogue: at ENT; spent blessing
    rat: at T08
    kobold: at T08
    zombie: at T13
  `);
  g.rolls([2, 2], [6, 6]).does('A', 'done rogue');
  expect(g.told('monster-moved').map((e) => g.view().monsters.find((m) => m.no === e.monster)?.kind)).toEqual([
    'kobold',
    'zombie',
    'rat',
  ]);
  expect(g.throws()).toEqual(['kobold 4/4 hit', 'rat 12/4 hit']);
  g.becomes({
    rogue: 'at ENT; hp 9; spent blessing',
    kobold: 'at ENT; hp 4',
    rat: 'at ENT; hp 1',
    zombie: 'at T08; hp 5',
  }).waits('A hero');
});

test('while a step is unfinished every other hero action is refused: wait', () => {
  const g = situation(`
    A rogue: at ENT
    B druid: at ENT
  `);
  g.draws('T06').does('A', 'move rogue', 'E').waits('A place-tile');
  const busy = 'Wait until the current step is finished.';
  g.refuses('B', { type: 'move', hero: 'druid', dir: 'N' }, 'busy', busy);
  g.refuses('B', { type: 'done', hero: 'druid', on: true }, 'busy', busy);
  g.refuses('B', { type: 'concede', on: true }, 'busy', busy);
  expect(LAIR.legal(g.state, 1)).toEqual([]);
});

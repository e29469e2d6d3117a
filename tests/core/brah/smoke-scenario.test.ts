// The notation itself: a game begins from the first shuffle, and the printed combat reads like a table.
import { expect, test } from 'vitest';
import { newGame, situation } from '../../scenario/scenario.ts';

test('B-COMBAT-14 the printed combat: Drumsticks beat Neckbeard, Stick and Skull Cracker beat Kevin', () => {
  const g = situation(`
    turn: A
    foes: neckbeard-the-pure, kevin
    A: banish
    A florence: magus+; useless-stick, courtneys-boomstick(1 2 3)
    A brad-the-well-endowed: chicken-drumstick, chicken-drumstick, skull-cracker(1 2)
    B: nay
    C: nay
    D: nay
    treasures: the-loot, absolute-unit, the-loot
    cathulhu: -
  `);
  expect(g.damage('courtneys-boomstick').total).toBe(9);
  g.does('A', 'declare-combat').pass('B', 'C', 'D');
  g.refuses('A', { type: 'fight', weapons: [g.weapon('chicken-drumstick')] }, 'weak', '2 of the 4');
  g.does('A', 'chicken-drumstick', 'weapon 4', 'done');
  g.becomes({
    foes: 'kevin',
    monsters: 'neckbeard-the-pure',
    discard: 'chicken-drumstick, chicken-drumstick',
    A: 'banish, the-loot',
    treasures: 'absolute-unit, the-loot',
    'A brad-the-well-endowed': '; skull-cracker(1 2)',
  }).waits('A main');
  g.shuffles('draw')
    .does('A', 'declare-combat')
    .pass('B', 'C', 'D')
    .does('A', 'useless-stick', 'skull-cracker', 'done');
  g.waits('A main');
  expect(g.told('combat-won').map((e) => e.total)).toEqual([4, 6]);
});

test('a new game asks everybody for their Heroes first', () => {
  const g = newGame({ players: 3 }, [['heroes', ['dame-drama', 'florence', 'big-bag-barry']]]);
  g.waits('ABC choose-heroes');
  g.does('B', 'brad-the-well-endowed', 'deadlift-deirdre');
  g.waits('AC choose-heroes');
  g.throughSetup();
  expect(
    g
      .view('table')
      .players.map((p) => p.hand.length)
      .every((n) => n >= 5),
  ).toBe(true);
});

// Proves what a player facing a Boss may do, and the numbers and ways of Kevin and the others (section 13).

import { expect, test } from 'vitest';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

function numbers(g: Scenario): (number | null)[][] {
  return g.view('table').foes.map((foe) => [foe.stat.total, foe.bribe?.total ?? null, foe.reward.total]);
}

test('B-BOSS-01 a Boss cannot be paid: he is fought or banished, or the player is out', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    foes: kevin
    A: nay, nay, nay, pick-pocket, pick-pocket, pick-pocket, banish
    B: nay
    C: nay
  `);
  expect(numbers(g)).toEqual([[6, null, 2]]);
  g.offersNot('A', 'bribe').offersNot('A', 'end-turn');
  const six = g.cards('A', 'nay', 'nay', 'nay', 'pick-pocket', 'pick-pocket', 'pick-pocket');
  g.refuses('A', { type: 'bribe', cards: six }, 'bribe-boss', 'Bosses cannot be bribed.');
  g.refuses('A', { type: 'end-turn' }, 'foe-pending', 'Deal with KEVIN!');
  g.does('A', 'declare-combat').pass('B', 'C').does('A', 'accept-defeat').shuffles('draw').does('A', 'pass');
  g.reads({ 'A out': 'yes', foes: '-', turn: 'B' });

  const banished = situation('draw: rusty-spork\nfoes: kevin\nA: banish\nB: nay')
    .shuffles('draw')
    .does('A', 'banish banish');
  banished.becomes({ A: '-', foes: '-', discard: 'banish', draw: 'rusty-spork, kevin' }).waits('A main');
});

test('B-BOSS-02 weapon damage must reach the number of the Boss', () => {
  const g = situation(`
    foes: kevin
    draw: rusty-spork
    A florence: useless-stick
    A brad-the-well-endowed: skull-cracker(1 2)
    B: nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B');
  const weak = { type: 'fight', weapons: [g.weapon('skull-cracker')] } as const;
  g.refuses('A', weak, 'weak', 'That is 5 of the 6 damage needed.');
  g.shuffles('draw').does('A', 'skull-cracker', 'useless-stick').waits('A main');
  expect(g.told('combat-won').map((e) => [e.total, e.stat.total])).toEqual([[6, 6]]);
});

test('B-BOSS-03 a defeated Boss gives two Treasures, THE LANDLORD three', () => {
  const bosses = { extraBosses: ['brenda-from-accounts', 'the-landlord'] as const };
  const g = situation(
    `
    draw: rusty-spork
    foes: brenda-from-accounts, the-landlord
    A florence: courtneys-boomstick(1 2 3)
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: the-loot, the-loot, the-loot, the-loot, the-loot, the-loot
    cathulhu: -
  `,
    bosses,
  );
  g.shuffles('draw').does('A', 'declare-combat').pass('B').does('A', 'courtneys-boomstick', 'done');
  g.reads({ A: 'the-loot, the-loot', foes: 'the-landlord' });
  g.does('A', 'declare-combat').pass('B').does('A', 'ancient-brahammer');
  g.reads({ A: 'the-loot, the-loot, the-loot, the-loot, the-loot', foes: '-', treasures: 'the-loot' });
});

test('B-BOSS-04 most Bosses are shuffled into the Draw pile, THE LANDLORD goes to the Monster Discard pile', () => {
  const g = situation(
    `
    draw: rusty-spork
    monsters: gelatinous-dave
    foes: brenda-from-accounts, the-landlord
    A florence: courtneys-boomstick(1 2 3)
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: -
    cathulhu: -
  `,
    { extraBosses: ['brenda-from-accounts', 'the-landlord'] },
  );
  g.shuffles('draw', ['brenda-from-accounts']).does('A', 'declare-combat').pass('B');
  g.does('A', 'courtneys-boomstick', 'done').does('A', 'no').does('A', 'no');
  g.becomes({
    foes: 'the-landlord',
    draw: 'brenda-from-accounts, rusty-spork',
    discard: 'courtneys-boomstick-3, courtneys-boomstick-2, courtneys-boomstick-1',
    'A florence': ';',
  });
  g.does('A', 'declare-combat')
    .pass('B')
    .does('A', 'ancient-brahammer')
    .does('A', 'no')
    .does('A', 'no')
    .does('A', 'no');
  g.reads({ foes: '-', monsters: 'the-landlord, gelatinous-dave', draw: 'brenda-from-accounts, rusty-spork' });
});

test('B-BOSS-05 BRENDA counts the Treasures in the hand of who faces her, as they are now', () => {
  const g = situation(
    `
    foes: brenda-from-accounts
    A: the-loot, absolute-unit, nay
    A brad-the-well-endowed: useless-stick, chicken-drumstick
    B: the-loot
  `,
    { extraBosses: ['brenda-from-accounts'] },
  );
  expect(numbers(g)).toEqual([[9, null, 2]]);
  g.does('A', 'play absolute-unit').does('A', 'chicken-drumstick');
  expect(numbers(g)).toEqual([[8, null, 2]]);
});

test('B-BOSS-06 KEVIN! (kevin) has 6 and 2 more for each Idol, gives two Treasures and is shuffled back', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    idols: 2
    foes: kevin
    A brad-the-well-endowed: ancient-brahammer(1 2 3), useless-stick
    B: nay
    treasures: the-loot, absolute-unit, the-loot
    cathulhu: -
  `);
  expect(numbers(g)).toEqual([[10, null, 2]]);
  g.does('A', 'declare-combat').pass('B');
  g.refuses('A', { type: 'fight', weapons: [g.weapon('ancient-brahammer')] }, 'weak', '9 of the 10');
  g.shuffles('draw', ['rusty-spork', 'kevin']).does('A', 'ancient-brahammer', 'useless-stick');
  g.becomes({
    foes: '-',
    draw: 'rusty-spork, kevin, stale-baguette',
    A: 'the-loot, absolute-unit',
    treasures: 'the-loot',
    discard: 'useless-stick, ancient-brahammer-3, ancient-brahammer-2, ancient-brahammer-1',
    'A brad-the-well-endowed': ';',
  }).waits('A main');
});

test('B-BOSS-07 Kevin has 6 without Idols, 8 with one, 12 with three, 18 with all six', () => {
  expect(numbers(situation('foes: kevin\nidols: 0'))).toEqual([[6, null, 2]]);
  expect(numbers(situation('foes: kevin\nidols: 1'))).toEqual([[8, null, 2]]);
  expect(numbers(situation('foes: kevin\nidols: 3'))).toEqual([[12, null, 2]]);
  expect(numbers(situation('foes: kevin\nidols: 6'))).toEqual([[18, null, 2]]);
});

test("B-BOSS-08 Kevin may be banished in another player's turn, and their win is off", () => {
  const g = situation(`
    draw: rusty-spork
    foes: kevin
    A brad-the-well-endowed: cursed-shank, cursed-shank, cursed-shank
    B: banish
    C: nay
  `);
  g.does('A', 'declare-combat').waits('BC banish-window');
  g.shuffles('draw').does('B', 'banish banish');
  g.becomes({ foes: '-', draw: 'rusty-spork, kevin', B: '-', discard: 'banish' }).waits('A main');
  g.refuses('A', { type: 'declare-combat' }, 'no-foe', 'There is nothing to fight.');
  expect(g.view('table').turn.kevinDefeated).toBe(false);
});

test('B-BOSS-09 a Boss gives more than a Monster, and beating Kevin opens wins that nothing else opens', () => {
  const g = situation(`
    draw: rusty-spork
    foes: smorc-trooper, kevin
    A: the-chosen-brah
    A florence: magus+ bruiser+; ancient-brahammer(1 2 3)
    A brad-the-well-endowed: icon+ handy+; chicken-drumstick
    B: nay
    treasures: the-loot, the-loot, the-loot
    cathulhu: -
  `);
  expect(numbers(g).map(([, , reward]) => reward)).toEqual([1, 2]);
  g.does('A', 'declare-combat').pass('B').does('A', 'chicken-drumstick', 'done');
  const chosen = { type: 'play-treasure', card: g.card('A', 'the-chosen-brah') } as const;
  g.refuses('A', chosen, 'not-won', 'defeat Kevin this turn first');
  g.shuffles('draw').does('A', 'declare-combat').pass('B').does('A', 'ancient-brahammer');
  g.reads({ A: 'the-chosen-brah, the-loot, the-loot, the-loot' });
  g.does('A', 'play the-chosen-brah').waits('over A chosen-brah');
});

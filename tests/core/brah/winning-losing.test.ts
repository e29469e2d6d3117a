// Proves how the game is won and lost, the last stand, and what an eliminated player leaves behind (section 18).

import { expect, test } from 'vitest';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

test('B-WIN-01 a Treasure that wins ends the game, and so does being the last player standing', () => {
  const loot = situation('A: the-loot, the-loot, the-loot, the-loot\nB: nay\nC: nay').does('A', 'loot 4');
  loot.waits('over A loot');
  loot.refuses('A', { type: 'end-turn' }, 'over', 'The game is over.');
  loot.refuses('B', { type: 'concede' }, 'over');
  expect(loot.view('table').outcome).toEqual({ winner: 0, reason: 'loot', outOrder: [] });
  const last = situation('foes: kevin\nA: nay\nB: pick-pocket');
  last.does('A', 'declare-combat').pass('B').does('A', 'accept-defeat').does('A', 'pass').waits('over B last-standing');
  expect(last.view('table').outcome).toEqual({ winner: 1, reason: 'last-standing', outOrder: [0] });
});

test('B-WIN-02 once Kevin is the last card he is turned up and each player in turn battles him until one is left', () => {
  const g = situation(`
    draw: rusty-spork, kevin
    A: nay
    B: nay
    B deadlift-deirdre: skull-cracker(1 2)
    C: pick-pocket
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  expect(g.view('table').draw).toEqual({ count: 2, kevinUp: false });
  g.does('A', 'end-turn');
  g.becomes({ turn: 'B', B: 'nay, rusty-spork', draw: 'kevin', foes: 'kevin (last stand)' }).waits('B main');
  expect(g.told('last-stand')).toHaveLength(1);
  expect(g.view('table').draw).toEqual({ count: 1, kevinUp: true });
  g.refuses('B', { type: 'end-turn' }, 'kevin-waits', 'Kevin is the last card: face him first.');
  g.does('B', 'declare-combat').pass('C', 'A').does('B', 'skull-cracker').waits('B main');
  g.becomes({
    foes: '-',
    B: 'nay, rusty-spork, the-loot, the-loot',
    treasures: '-',
    discard: 'skull-cracker-2, skull-cracker-1',
    'B deadlift-deirdre': ';',
  });
  g.does('B', 'end-turn').waits('C main');
  g.becomes({ turn: 'C', foes: 'kevin (last stand)' });
  g.does('C', 'declare-combat').pass('A', 'B').does('C', 'accept-defeat').does('C', 'pass').waits('A main');
  g.reads({ turn: 'A', foes: 'kevin (last stand)', draw: 'kevin', 'C out': 'yes' });
  g.does('A', 'declare-combat').pass('B').does('A', 'accept-defeat').does('A', 'pass').waits('over B last-standing');
});

test('B-WIN-03 while Kevin is the last card no effect draws from the Draw pile', () => {
  const g = situation(`
    draw: rusty-spork, kevin
    A: -
    B: its-go-time, the-loot, boon-of-brains
    B wandrew-the-extra: magus+;
    C: nay
    C litterbox: pick-pocket
  `);
  g.does('A', 'end-turn').waits('B main');
  g.becomes({
    turn: 'B',
    B: 'its-go-time, the-loot, boon-of-brains, rusty-spork',
    draw: 'kevin',
    foes: 'kevin (last stand)',
  });
  const go = { type: 'play-action', card: g.card('B', 'its-go-time'), choices: {} } as const;
  g.refuses('B', go, 'no-effect', 'nothing can be drawn from the Draw pile');
  g.refuses('B', { type: 'spend-loot', cards: g.cards('B', 'the-loot') }, 'no-effect');
  g.does('B', 'play boon-of-brains', 'new-pile').does('B', 'magus');
  g.becomes({
    B: 'its-go-time, the-loot, rusty-spork',
    world: 'boon-of-brains',
    'B wandrew-the-extra': 'magus-;',
  });
  expect(g.told('draw-blocked').map((e) => [e.seat, e.reason])).toEqual([[1, 'kevin-last']]);
  g.does('B', 'declare-combat').pass('C').does('B', 'accept-defeat').does('B', 'pass').waits('C main');
  g.reads({ C: 'nay, pick-pocket', 'C litterbox': '-', draw: 'kevin' });
});

test('B-WIN-04 with another Boss left there is no last stand: the cards are drawn as ever', () => {
  const g = situation('draw: kevin, the-landlord\nA: nay\nB: banish\nC: nay', { extraBosses: ['the-landlord'] });
  g.does('A', 'end-turn');
  g.becomes({ turn: 'B', foes: 'kevin', draw: 'the-landlord' }).waits('B main');
  expect(g.told('last-stand')).toEqual([]);
  g.shuffles('draw').does('B', 'banish banish').does('B', 'end-turn');
  g.reads({ turn: 'C', foes: 'the-landlord', draw: 'kevin' }).waits('C main');
  expect(g.told('last-stand')).toEqual([]);
  expect(g.view('table').draw).toEqual({ count: 1, kevinUp: false });
});

test('B-LOSE-01 who can neither defeat nor otherwise deal with a foe is out, unless another banishes it', () => {
  const faced = (): Scenario =>
    situation(`
      draw: rusty-spork, stale-baguette, wand-of-almost
      foes: kevin
      A: nay
      B: banish
      C: nay
    `).does('A', 'declare-combat');
  const lost = faced().pass('B', 'C').does('A', 'accept-defeat').shuffles('draw').does('A', 'pass');
  lost.reads({ 'A out': 'yes', foes: '-', turn: 'B' }).waits('B main');
  expect(lost.told('combat-lost').map((e) => [e.seat, e.foe.face, e.stat.total])).toEqual([[0, 'kevin', 6]]);
  const saved = faced().shuffles('draw').does('B', 'banish banish').waits('A main');
  saved.becomes({ foes: '-', B: '-', discard: 'banish', draw: 'rusty-spork, stale-baguette, wand-of-almost, kevin' });
  expect(saved.offered('A')).toContain('end-turn');
});

function lostByA(): Scenario {
  const g = situation(`
    draw: rusty-spork, stale-baguette, wand-of-almost
    foes: kevin
    A: nay, banish
    A litterbox: pick-pocket, its-go-time
    A florence: magus+; courtneys-boomstick(1 2 n)
    A brad-the-well-endowed: bruiser-; useless-stick
    B: nay
    C: nay
  `);
  g.does('A', 'declare-combat').pass('B', 'C').does('A', 'accept-defeat').shuffles('draw').does('A', 'pass');
  return g;
}

test("B-ELIM-01 an eliminated player's hand goes to the Discard pile, open to all", () => {
  const g = lostByA();
  g.reads({ A: '-', discard: 'banish, nay' });
  expect(g.toldTo('table').flatMap((e) => (e.type === 'player-eliminated' ? e.cards.map((c) => c.face) : []))).toEqual([
    'nay',
    'banish',
  ]);
});

test('B-ELIM-02 Heroes, Traits, weapons and Litterbox of an eliminated player stay where they are', () => {
  const g = lostByA();
  g.becomes({
    turn: 'B',
    'A out': 'yes',
    A: '-',
    foes: '-',
    discard: 'banish, nay',
    draw: 'stale-baguette, wand-of-almost, kevin',
    B: 'nay, rusty-spork',
  });
  g.reads({
    'A litterbox': 'pick-pocket, its-go-time',
    'A florence': 'magus+; courtneys-boomstick(1 2 n)',
    'A brad-the-well-endowed': 'bruiser-; useless-stick',
  });
});

test('B-ELIM-03 the player is out as a whole: both Heroes stay, none is lost alone', () => {
  const g = lostByA();
  const [a, b, c] = g.view('table').players;
  expect(a?.heroes.map((hero) => hero.kind)).toEqual(['florence', 'brad-the-well-endowed']);
  expect([a?.out, b?.out, c?.out]).toEqual([true, false, false]);
  expect(g.view('table').outOrder).toEqual([0]);
});

test('B-ELIM-04 an eliminated player has no further turn, answers nothing and is asked nothing', () => {
  const g = lostByA();
  g.refuses('A', { type: 'end-turn' }, 'not-you', 'It is not your decision.');
  g.refuses('A', { type: 'concede' }, 'not-you');
  expect(g.offered('A')).toEqual([]);
  g.does('B', 'end-turn').waits('C main');
  g.does('C', 'end-turn').waits('B main');
  expect(g.told('turn-started').map((e) => e.seat)).toEqual([1, 2, 1]);
});

test('B-LOSE-01 EX-16 JOHN and Kevin against three sticks and a hand of two', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette, wand-of-almost
    foes: jackknife-john, kevin
    A: nay, pick-pocket
    A litterbox: its-go-time
    A florence: magus+; useless-stick, useless-stick
    A brad-the-well-endowed: useless-stick
    B: nay
    C: nay
  `);
  g.refuses('A', { type: 'end-turn' }, 'foe-pending', 'Deal with JACKKNIFE JOHN before you end your turn.');
  g.refuses('A', { type: 'bribe', cards: g.cards('A', 'nay', 'pick-pocket') }, 'bribe-count', 'exactly 4 cards');
  g.does('A', 'declare-combat').pass('B', 'C');
  g.refuses('A', { type: 'fight', weapons: [1, 2, 3] }, 'weak', 'That is 3 of the 4 damage needed.');
  g.does('A', 'accept-defeat').shuffles('draw').does('A', 'pass');
  g.becomes({
    turn: 'B',
    foes: '-',
    A: '-',
    'A out': 'yes',
    discard: 'pick-pocket, nay',
    B: 'nay, rusty-spork',
    draw: 'stale-baguette, wand-of-almost, jackknife-john, kevin',
  }).waits('B main');
  expect(g.told('pile-shuffled').map((e) => [e.pile, e.size])).toEqual([['draw', 5]]);
  expect(g.told('hand-limit-discard')).toEqual([]);
  g.acts('B', { type: 'concede' }).waits('over C last-standing');
});

function lastTwo(more = ''): Scenario {
  return situation(`
    turn: C
    idols: 2
    draw: smorc-trooper, kevin
    A out: yes
    B: banish, nay, pick-pocket
    B deadlift-deirdre: chicken-drumstick
    C: nay
    C litterbox: pick-pocket
    treasures: the-loot, absolute-unit
    cathulhu: -
    ${more}
  `).does('C', 'end-turn');
}

test('B-WIN-02 EX-17 the last two: SMORC TROOPER first, then Kevin of 10 stands up', () => {
  const g = lastTwo();
  g.becomes({ turn: 'B', foes: 'smorc-trooper', draw: 'kevin' }).waits('B main');
  expect(g.view('table').draw.kevinUp).toBe(false);
  g.does('B', 'declare-combat').pass('C').does('B', 'chicken-drumstick').waits('B main');
  g.becomes({
    foes: 'kevin (last stand)',
    monsters: 'smorc-trooper',
    discard: 'chicken-drumstick',
    B: 'banish, nay, pick-pocket, the-loot',
    treasures: 'absolute-unit',
    'B deadlift-deirdre': ';',
  });
  expect(g.view('table').foes.map((foe) => foe.stat.total)).toEqual([10]);
  g.does('B', 'banish banish').waits('B main');
  g.becomes({ foes: '-', B: 'nay, pick-pocket, the-loot', discard: 'banish, chicken-drumstick' });
  g.does('B', 'end-turn').waits('C main');
  g.becomes({ turn: 'C', foes: 'kevin (last stand)', C: 'nay, pick-pocket', 'C litterbox': '-' });
  g.does('C', 'declare-combat').pass('B').does('C', 'accept-defeat').does('C', 'pass').waits('over B last-standing');
});

test('B-WIN-02 EX-17 paying SMORC TROOPER makes the Draw pile two cards again: no last stand', () => {
  const g = lastTwo();
  g.shuffles('draw', ['smorc-trooper', 'kevin']).does('B', 'bribe', 'nay', 'pick-pocket').waits('B main');
  g.reads({ foes: '-', draw: 'smorc-trooper, kevin', B: 'banish' });
  expect(g.told('last-stand')).toEqual([]);
  g.does('B', 'end-turn');
  g.reads({ turn: 'C', foes: 'smorc-trooper', draw: 'kevin' });
});

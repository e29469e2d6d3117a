// Banish: what it does to a foe, who may play it and when.

import { expect, test } from 'vitest';
import { BRAH } from '../../../src/core/brah/index.ts';
import { situation } from '../../scenario/scenario.ts';

test('B-BANISH-01 a Banish shuffles Kevin, another Boss or a Monster from the table into the Draw pile', () => {
  const g = situation(
    `
    foes: kevin, the-landlord, smorc-trooper
    A: banish, banish, banish
    draw: nay
  `,
    { extraBosses: ['the-landlord'] },
  );
  g.shuffles('draw', ['kevin']).does('A', 'banish banish', 'kevin');
  g.becomes({ A: 'banish, banish', foes: 'the-landlord, smorc-trooper', draw: 'kevin, nay', discard: 'banish' });
  g.shuffles('draw', ['kevin', 'smorc-trooper']).does('A', 'banish banish', 'smorc-trooper');
  g.becomes({ A: 'banish', foes: 'the-landlord', draw: 'kevin, smorc-trooper, nay', discard: 'banish, banish' });
  g.shuffles('draw').does('A', 'banish banish');
  g.becomes({
    A: '-',
    foes: '-',
    draw: 'kevin, smorc-trooper, nay, the-landlord',
    discard: 'banish, banish, banish',
  }).waits('A main');
  expect(g.told('banish-played').map((e) => [e.seat, e.foe.face, e.card.face])).toEqual([
    [0, 'kevin', 'banish'],
    [0, 'smorc-trooper', 'banish'],
    [0, 'the-landlord', 'banish'],
  ]);
  expect(g.told('foe-returned').map((e) => [e.foe.face, e.where])).toEqual([
    ['kevin', 'draw'],
    ['smorc-trooper', 'draw'],
    ['the-landlord', 'draw'],
  ]);
});

test('B-BANISH-01 without a foe on the table there is nothing to Banish', () => {
  const g = situation(`
    A: banish
    B: banish
    B litterbox: smorc-trooper
    monsters: gelatinous-dave
  `);
  const [slain] = g.state.piles.monsterDiscard;
  if (slain === undefined) throw new Error('violated assumption');
  const play = { type: 'play-banish', card: g.card('A', 'banish'), foe: slain } as const;
  g.refuses('A', play, 'no-foe', 'There is nothing to Banish.');
  g.offersNot('A', 'banish banish').offersNot('B', 'banish banish');
  const faced = situation(`
    foes: smorc-trooper
    A: banish
    monsters: gelatinous-dave
  `);
  const [dave] = faced.state.piles.monsterDiscard;
  if (dave === undefined) throw new Error('violated assumption');
  faced.refuses('A', { type: 'play-banish', card: faced.card('A', 'banish'), foe: dave }, 'no-foe');
});

test('B-BANISH-02 no Treasure is drawn for a banished foe, and it is not defeated', () => {
  const g = situation(`
    foes: kevin
    A: banish
    A florence: ; bog-blade
    draw: nay, go-fish
  `);
  g.shuffles('draw').does('A', 'banish banish');
  g.becomes({ A: '-', foes: '-', draw: 'nay, go-fish, kevin', discard: 'banish' }).waits('A main');
  expect(g.told('treasure-drawn')).toEqual([]);
  expect(g.told('combat-won')).toEqual([]);
  expect(g.view('A').turn.kevinDefeated).toBe(false);
});

test('B-BANISH-03 any player may play Banish in any player’s turn', () => {
  const g = situation(`
    foes: smorc-trooper, gelatinous-dave
    A: -
    B: nay
    C: nay, banish
    D out: yes
  `);
  expect(BRAH.pending(g.state)).toMatchObject({ kind: 'decide', seats: [0], may: [1, 2] });
  expect(g.offered('B')).toEqual(['concede']);
  g.shuffles('draw').does('C', 'banish banish', 'gelatinous-dave');
  g.reads({ C: 'nay', foes: 'smorc-trooper', discard: 'banish' }).waits('A main');
});

test('B-BANISH-03 in the main phase who holds a card may interrupt while a foe is on the table, else nobody', () => {
  const one = situation(`
    foes: smorc-trooper
    A: nay
    B: nay
    C: -
    D: banish
  `);
  expect(BRAH.pending(one.state)).toMatchObject({ kind: 'decide', seats: [0], may: [1, 3], simultaneous: false });
  one.does('A', 'declare-combat');
  expect(BRAH.pending(one.state)).toMatchObject({ seats: [1, 3], may: [], simultaneous: true });
  const calm = situation(`
    A: nay
    B: banish
    draw: rusty-spork
  `);
  expect(BRAH.pending(calm.state)).toMatchObject({ seats: [0], may: [] });
});

test('B-BANISH-03 somebody who is out, or who only claims to hold one, cannot', () => {
  const g = situation(`
    foes: smorc-trooper
    A: banish
    B: nay
    C out: yes
    C: banish
  `);
  const foe = g.foe('smorc-trooper');
  g.refuses('C', { type: 'play-banish', card: g.card('C', 'banish'), foe }, 'not-you', 'It is not your decision.');
  const text = 'You do not have that card.';
  g.refuses('B', { type: 'play-banish', card: g.card('A', 'banish'), foe }, 'no-card', text);
  g.refuses('B', { type: 'play-banish', card: g.card('B', 'nay'), foe }, 'no-card', text);
  g.refuses('B', { type: 'play-banish', card: { ...g.card('B', 'nay'), face: 'banish' }, foe }, 'no-card', text);
});

test('B-BANISH-04 it must be declared before combat with that foe begins', () => {
  const g = situation(`
    foes: smorc-trooper
    A: banish
    B: banish
    A florence: ; bog-blade
  `);
  g.does('A', 'declare-combat').waits('B banish-window').pass('B').waits('A fight');
  const foe = g.foe('smorc-trooper');
  const text = 'Combat has begun, it is too late to Banish.';
  g.refuses('A', { type: 'play-banish', card: g.card('A', 'banish'), foe }, 'combat-begun', text);
  g.offersNot('A', 'banish banish').offersNot('B', 'banish banish');
});

test('B-BANISH-04 once combat is declared only the foe about to be fought can be banished', () => {
  const g = situation(`
    foes: smorc-trooper, gelatinous-dave
    B: banish
    draw: rusty-spork
  `);
  g.does('A', 'declare-combat');
  const play = { type: 'play-banish', card: g.card('B', 'banish'), foe: g.foe('gelatinous-dave') } as const;
  g.refuses('B', play, 'not-faced', 'Only the foe about to be fought can be Banished now.');
  g.shuffles('draw').does('B', 'banish banish').reads({ foes: 'gelatinous-dave' });
});

test('B-BANISH-05 a Banish is used once and goes to the Discard pile', () => {
  const g = situation(`
    foes: smorc-trooper, gelatinous-dave
    A: -
    B: nay, banish, go-fish
    discard: bin-day
    draw: rusty-spork
  `);
  const used = g.card('B', 'banish');
  const dave = g.foe('gelatinous-dave');
  g.shuffles('draw').does('B', 'banish banish', 'smorc-trooper');
  g.becomes({
    B: 'nay, go-fish',
    discard: 'banish, bin-day',
    foes: 'gelatinous-dave',
    draw: 'rusty-spork, smorc-trooper',
  });
  g.refuses('B', { type: 'play-banish', card: used, foe: dave }, 'no-card');
});

test('B-BANISH-06 with a banished foe there is no combat: no weapon is used, the turn may end', () => {
  const g = situation(`
    foes: smorc-trooper
    A: -
    A florence: ; bog-blade
    B: banish
    draw: rusty-spork, stale-baguette
  `);
  g.does('A', 'declare-combat').shuffles('draw').does('B', 'banish banish').waits('A main');
  g.becomes({ B: '-', foes: '-', discard: 'banish', draw: 'rusty-spork, stale-baguette, smorc-trooper' });
  expect(g.told('combat-started')).toEqual([]);
  expect(g.view('A').stack).toEqual([]);
  g.does('A', 'end-turn').waits('B main');
});

test('B-BANISH-07 an opponent keeps the active player from Kevin, his Treasures and a win', () => {
  const g = situation(`
    foes: kevin
    A: the-chosen-brah
    A florence: magus+ icon+ handy+ bruiser+; bog-blade, bog-blade
    A brad-the-well-endowed: ; chicken-drumstick, foam-finger-of-fury
    B: nay
    C: banish
    draw: rusty-spork
  `);
  g.does('A', 'declare-combat').pass('B').shuffles('draw').does('C', 'banish banish').waits('A main');
  g.becomes({ C: '-', foes: '-', draw: 'rusty-spork, kevin', discard: 'banish' });
  const win = { type: 'play-treasure', card: g.card('A', 'the-chosen-brah') } as const;
  const text = "You have not met this card's condition: defeat Kevin this turn first.";
  g.refuses('A', win, 'not-won', text);
});

test('B-BANISH-07 EX-11 Banish by an opponent: Kevin goes back, who was about to win keeps all and draws nothing', () => {
  const g = situation(`
    foes: kevin
    A florence: ; ancient-brahammer
    B: nay
    C: banish
    D: banish
    draw: rusty-spork
    treasures: the-loot, the-loot
  `);
  g.does('A', 'declare-combat').waits('BCD banish-window').pass('B').shuffles('draw').does('C', 'banish banish');
  g.becomes({ C: '-', foes: '-', draw: 'rusty-spork, kevin', discard: 'banish' }).waits('A main');
  g.reads({ D: 'banish', treasures: 'the-loot, the-loot', A: '-' });
  expect(g.view('A').turn.kevinDefeated).toBe(false);
  expect(g.view('A').players[0]?.heroes[0]?.weapons.length).toBe(1);
  g.does('A', 'end-turn').waits('B main');
});

test('B-BANISH-08 about to be fought, a foe may be banished by every other player with a hand, in seat order', () => {
  const g = situation(`
    turn: B
    foes: smorc-trooper
    A: nay
    B: banish
    C: -
    D: nay
    E out: yes
    F: banish
    B deadlift-deirdre: ; bog-blade
  `);
  g.does('B', 'declare-combat').waits('DFA banish-window');
  expect(g.told('response-asked').map((e) => e.seat)).toEqual([3, 5, 0]);
  g.refuses('B', { type: 'fight', weapons: [1] }, 'not-you');
  g.refuses('D', { type: 'play-banish', card: g.card('D', 'nay'), foe: g.foe('smorc-trooper') }, 'no-card');
  g.pass('D').waits('FA banish-window').pass('F').waits('A banish-window').pass('A').waits('B fight');
  expect(g.told('response-passed').map((e) => e.seat)).toEqual([3, 5, 0]);
});

test('B-BANISH-08 answers given early are kept unseen and counted in seat order', () => {
  const g = situation(`
    foes: smorc-trooper
    A florence: ; bog-blade
    B: nay
    C: nay, banish
    D: banish
    draw: rusty-spork
  `);
  g.does('A', 'declare-combat').waits('BCD banish-window');
  g.does('D', 'banish banish').waits('BC banish-window').does('C', 'pass').waits('B banish-window');
  g.refuses('D', { type: 'pass' }, 'not-you');
  g.reads({ D: 'banish', foes: 'smorc-trooper' });
  expect(g.told('banish-played')).toEqual([]);
  expect(JSON.stringify(BRAH.replicaOf(g.state, 1).agenda)).not.toContain('play-banish');
  g.does('B', 'pass').waits('C disclose').refuses('C', { type: 'pass' }, 'not-now').does('C', 'disclose');
  g.waits('D disclose').shuffles('draw').does('D', 'disclose').waits('A main');
  g.reads({ D: '-', C: 'nay, banish', foes: '-', discard: 'banish', draw: 'rusty-spork, smorc-trooper' });
  expect(g.told('response-passed').map((e) => e.seat)).toEqual([1, 2]);
});

test('B-BANISH-08 the first Banish in seat order counts, a later one lapses and stays in hand', () => {
  const g = situation(`
    foes: smorc-trooper
    A florence: ; bog-blade
    B: banish
    C: banish
    draw: rusty-spork
  `);
  g.does('A', 'declare-combat').does('C', 'banish banish').shuffles('draw').does('B', 'banish banish').waits('A main');
  g.becomes({ B: '-', foes: '-', discard: 'banish', draw: 'rusty-spork, smorc-trooper' });
  expect(g.told('banish-played').map((e) => e.seat)).toEqual([1]);
});

test('B-BANISH-08 with nobody else holding a card combat begins at once', () => {
  const g = situation(`
    foes: smorc-trooper
    A: banish
    A florence: ; bog-blade
    B: -
  `);
  g.does('A', 'declare-combat').waits('A fight');
});

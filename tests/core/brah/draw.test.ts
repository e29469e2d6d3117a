// Drawing, several foes at once, and the piles: what comes where, in which order, and what nobody may look at.

import { expect, test } from 'vitest';
import type { Action } from '../../../src/core/brah/actions.ts';
import { BRAH } from '../../../src/core/brah/index.ts';
import { audienceOf } from '../../../src/core/kernel/knowledge.ts';
import { situation } from '../../scenario/scenario.ts';

test('B-DRAW-01 the compulsory draw of the Draw phase is one card', () => {
  const g = situation(`
    A: nay
    B: banish
    draw: go-fish, bin-day, rusty-spork
  `);
  g.does('A', 'end-turn').becomes({ turn: 'B', B: 'banish, go-fish', draw: 'bin-day, rusty-spork' }).waits('B main');
});

test('B-DRAW-02 after it as many extra cards as Idols are in play, none if the player likes', () => {
  const g = situation(`
    idols: 2
    B: banish
    draw: go-fish, bin-day, nay, rusty-spork, stale-baguette
  `);
  g.does('A', 'end-turn').waits('B extra-draws');
  g.becomes({ turn: 'B', B: 'banish, go-fish', draw: 'bin-day, nay, rusty-spork, stale-baguette' });
  expect(g.offered('B')).toEqual(['count 0', 'count 1', 'count 2', 'concede']);
  const text = 'You may draw between 0 and 2 extra cards.';
  g.refuses('B', { type: 'choose-extra-draws', count: 3 }, 'draw-count', text);
  g.refuses('B', { type: 'choose-extra-draws', count: 2_147_483_648 }, 'malformed');
  expect(BRAH.check(g.state, 1, { type: 'choose-extra-draws', count: 2_147_483_647 })?.code).not.toBe('malformed');
  for (const give of [null, 7, 'nay', []]) {
    expect(BRAH.check(g.state, 1, { type: 'trade', give, index: 0 } as unknown as Action)?.code).toBe('malformed');
  }
  g.refuses('B', { type: 'choose-extra-draws', count: -1 }, 'malformed');
  g.refuses('A', { type: 'choose-extra-draws', count: 1 }, 'not-you');
  g.refuses('B', { type: 'end-turn' }, 'not-now');
  g.does('B', 'count 0').becomes({}).waits('B main');
  expect(g.told('extra-draws-chosen').map((e) => [e.seat, e.count, e.limit])).toEqual([[1, 0, 2]]);
});

test('B-DRAW-02 the number named is drawn', () => {
  const g = situation(`
    idols: 2
    B: banish
    draw: go-fish, bin-day, nay, rusty-spork, stale-baguette
  `);
  g.does('A', 'end-turn').does('B', 'count 2');
  g.becomes({ turn: 'B', B: 'banish, go-fish, bin-day, nay', draw: 'rusty-spork, stale-baguette' }).waits('B main');
});

test('B-DRAW-03 with three Idols in play a player draws one to four cards', () => {
  const g = situation(`
    idols: 3
    B: -
    draw: go-fish, bin-day, nay, rusty-spork, stale-baguette
  `);
  g.does('A', 'end-turn').waits('B extra-draws').refuses('B', { type: 'choose-extra-draws', count: 4 }, 'draw-count');
  expect(g.view('B').mayDraw).toBe(3);
  g.does('B', 'count 3').becomes({ turn: 'B', B: 'go-fish, bin-day, nay, rusty-spork', draw: 'stale-baguette' });
});

test('B-DRAW-04 while the Draw pile is Kevin alone nothing is drawn from it', () => {
  const g = situation(`
    idols: 2
    A: its-go-time, bin-day, go-fish
    B: banish
    draw: kevin
  `);
  g.reads({ draw: 'kevin', foes: 'kevin (last stand)' });
  const text = 'That would do nothing now: nothing can be drawn from the Draw pile.';
  g.refuses('A', { type: 'play-action', card: g.card('A', 'its-go-time'), choices: {} }, 'no-effect', text);
  g.offersNot('A', 'play its-go-time');
  g.does('A', 'play go-fish', 'B', 'banish').allPass().does('B', 'banish').waits('A main');
  g.does('A', 'banish banish').does('A', 'end-turn');
  // Neither the compulsory draw nor the extra draws.
  g.waits('B main').reads({ B: '-', draw: 'kevin', turn: 'B' });
  expect(g.told('draw-blocked').map((e) => [e.seat, e.reason])).toEqual([[1, 'kevin-last']]);
});

test('B-DRAW-04 a pile of one card that is not Kevin, or of two with him, is drawn from', () => {
  const one = situation(`
    A: its-go-time
    draw: nay
  `);
  one.does('A', 'play its-go-time').becomes({ A: 'nay', draw: '-', discard: 'its-go-time' }).waits('A main');
  const two = situation(`
    A: its-go-time
    draw: kevin, nay
  `);
  two.does('A', 'play its-go-time').becomes({ A: 'nay', draw: '-', discard: 'its-go-time', foes: 'kevin' });
});

test('B-DRAW-05 a drawn Monster or Boss is revealed at once, before the player who drew it', () => {
  const g = situation(`
    B: banish
    draw: neckbeard-the-pure, rusty-spork, stale-baguette
  `);
  g.does('A', 'end-turn').waits('B main');
  g.becomes({ turn: 'B', foes: 'neckbeard-the-pure', draw: 'rusty-spork, stale-baguette' });
  expect(g.told('foe-revealed').map((e) => [e.seat, e.foe.face, e.position])).toEqual([[1, 'neckbeard-the-pure', 1]]);
  expect(g.view('table').foes.map((f) => [f.kind, f.stat.total, f.lastStand])).toEqual([
    ['neckbeard-the-pure', 4, false],
  ]);
  const boss = situation(`
    B: banish
    draw: kevin, rusty-spork, stale-baguette
  `);
  boss.does('A', 'end-turn').becomes({ turn: 'B', foes: 'kevin', draw: 'rusty-spork, stale-baguette' });
});

test('B-DRAW-06 an ordinary card drawn in turn goes to hand, seen by its player alone', () => {
  const g = situation(`
    B: banish
    draw: go-fish, rusty-spork
  `);
  g.does('A', 'end-turn').becomes({ turn: 'B', B: 'banish, go-fish', draw: 'rusty-spork' });
  expect(g.view('B').players[1]?.hand.map((c) => c.face)).toEqual(['banish', 'go-fish']);
  expect(g.view('A').players[1]?.hand.map((c) => c.face)).toEqual([null, null]);
  const drawn = (viewer: 'A' | 'B') => g.toldTo(viewer).flatMap((e) => (e.type === 'card-drawn' ? [e.card.face] : []));
  expect(drawn('B')).toEqual(['go-fish']);
  expect(drawn('A')).toEqual([null]);
});

test('B-MULTI-01 foes among many cards drawn are fought after all the cards are drawn, before the turn ends', () => {
  const g = situation(`
    A: its-go-time
    draw: smorc-trooper, nay, go-fish, rusty-spork
  `);
  g.does('A', 'play its-go-time').waits('A main');
  g.becomes({ A: 'nay, go-fish', foes: 'smorc-trooper', draw: 'rusty-spork', discard: 'its-go-time' });
  g.refuses('A', { type: 'end-turn' }, 'foe-pending');
});

test('B-MULTI-01 Capitalism draws as many as were discarded before a foe among them is met', () => {
  const g = situation(`
    world: capitalism
    A: nay, go-fish, bin-day
    draw: smorc-trooper, team-huddle, rusty-spork, stale-baguette
  `);
  g.does('A', 'rule 0').waits('A choose-discard-redraw').does('A', 'nay', 'bin-day', 'done').waits('A main');
  g.becomes({
    A: 'go-fish, team-huddle',
    foes: 'smorc-trooper',
    draw: 'rusty-spork, stale-baguette',
    discard: 'bin-day, nay',
  });
});

test('B-MULTI-02 several foes come up in one turn: they lie on the table in the order drawn', () => {
  const g = situation(`
    foes: gelatinous-dave
    A: its-go-time
    draw: smorc-trooper, nay, kevin, rusty-spork
  `);
  g.does('A', 'play its-go-time');
  g.becomes({
    A: 'nay',
    foes: 'gelatinous-dave, smorc-trooper, kevin',
    draw: 'rusty-spork',
    discard: 'its-go-time',
  }).waits('A main');
  expect(g.told('foe-revealed').map((e) => [e.foe.face, e.position])).toEqual([
    ['smorc-trooper', 2],
    ['kevin', 3],
  ]);
});

test('B-MULTI-03 foes are fought in the order they were drawn', () => {
  const g = situation(`
    foes: smorc-trooper, unpaid-intern
    A: nay, nay
    A florence: ; bog-blade, bog-blade
    treasures: the-loot
    cathulhu: -
    draw: rusty-spork, stale-baguette
  `);
  g.does('A', 'declare-combat');
  expect(g.view('A').stack.map((x) => x.face)).toEqual(['smorc-trooper']);
  g.does('A', 'weapon 1', 'done').waits('A main');
  g.becomes({
    foes: 'unpaid-intern',
    monsters: 'smorc-trooper',
    'A florence': '; bog-blade',
    discard: 'bog-blade',
    treasures: '-',
    A: 'nay, nay, the-loot',
  });
  g.does('A', 'declare-combat');
  expect(g.view('A').stack.map((x) => x.face)).toEqual(['unpaid-intern']);
  g.does('A', 'bog-blade').waits('A main').reads({ foes: '-', monsters: 'unpaid-intern, smorc-trooper' });
});

test('B-MULTI-04 in the last stand a card that draws many does nothing', () => {
  const g = situation(`
    world: capitalism
    A: team-huddle, its-go-time, spring-clean, nay
    B: nay
    draw: kevin
  `);
  const play = (face: string) => ({ type: 'play-action', card: g.card('A', face), choices: {} }) as const;
  g.refuses('A', play('team-huddle'), 'no-effect').refuses('A', play('its-go-time'), 'no-effect');
  // Discarding still works, only the draw is lost.
  g.does('A', 'rule 0').does('A', 'nay', 'its-go-time', 'done').waits('A main');
  g.becomes({ A: 'team-huddle, spring-clean', discard: 'its-go-time, nay', foes: 'kevin (last stand)' });
  expect(g.told('draw-blocked').map((e) => e.reason)).toEqual(['kevin-last']);
});

test('B-PILES-01 nobody looks through a pile: of the open ones the top is shown, of the hidden ones nothing', () => {
  const g = situation(`
    world: end-of-days < capitalism
    discard: nay, go-fish, bin-day
    monsters: smorc-trooper, kevin
    draw: rusty-spork, stale-baguette
    A: bog-blade
  `);
  const view = g.view('A');
  expect(view.discard.top?.face).toBe('nay');
  expect(view.discard.count).toBe(3);
  expect(view.monsterDiscard.top?.face).toBe('smorc-trooper');
  expect(view.monsterDiscard.count).toBe(2);
  expect(view.enchantments.map((p) => [p.top.face, p.covered])).toEqual([['capitalism', 1]]);
  const told = JSON.stringify(view);
  for (const hidden of ['go-fish', 'bin-day', '"kevin"', 'end-of-days', 'stale-baguette'])
    expect(told).not.toContain(hidden);
});

test('B-PILES-01 a card that allows it lets its player look, and nobody else', () => {
  const g = situation(`
    discard: nay, go-fish, bin-day
    A: grave-robber
    B: banish
  `);
  g.does('A', 'play grave-robber').allPass().waits('A choose-from-discard');
  expect(g.view('A').asked?.looks.map((c) => c.face)).toEqual(['nay', 'go-fish', 'bin-day']);
  expect(g.view('B').asked?.looks).toEqual([]);
  expect(g.view('B').asked?.question).toBe(null);
  g.does('A', 'go-fish').becomes({ A: 'go-fish', discard: 'grave-robber, nay, bin-day' }).waits('A main');
});

test('B-PILES-02 no pile changes its order, and a card that may change one changes that one alone', () => {
  const g = situation(`
    discard: nay, go-fish, bin-day
    A: sneaky-peek
    draw: mood-swing, spring-clean, team-huddle, rusty-spork, stale-baguette
  `);
  g.does('A', 'play sneaky-peek').waits('A choose-order');
  expect(g.view('A').asked?.looks.map((c) => c.face)).toEqual(['mood-swing', 'spring-clean', 'team-huddle']);
  g.does('A', 'team-huddle', 'mood-swing', 'spring-clean');
  g.becomes({
    A: '-',
    draw: 'team-huddle, mood-swing, spring-clean, rusty-spork, stale-baguette',
    discard: 'sneaky-peek, nay, go-fish, bin-day',
  }).waits('A main');
});

test('B-PILES-03 what is shuffled into the Draw pile shuffles the whole of it', () => {
  const g = situation(`
    foes: unpaid-intern
    A: nay
    draw: go-fish, bin-day, team-huddle
  `);
  const before = new Set(g.state.piles.draw);
  g.shuffles('draw', ['team-huddle', 'unpaid-intern']).does('A', 'bribe', 'nay');
  g.becomes({ A: '-', foes: '-', discard: 'nay', draw: 'team-huddle, unpaid-intern, go-fish, bin-day' });
  expect(g.told('pile-shuffled').map((e) => [e.pile, e.size])).toEqual([['draw', 4]]);
  // No old card can be followed, and nobody knows a place.
  expect(g.state.piles.draw.some((card) => before.has(card))).toBe(false);
  expect(g.state.piles.draw.every((card) => audienceOf(g.state.cards, card) === 0)).toBe(true);
});

test('B-PILES-04 used weapons, Actions, Banish cards and Treasures go to the Discard pile, defeated Monsters to theirs', () => {
  const g = situation(`
    foes: smorc-trooper, gelatinous-dave
    A: its-go-time, karma-cannon
    A florence: magus+; bog-blade, chicken-drumstick
    B: banish
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'play its-go-time').allPass().does('A', 'play karma-cannon');
  expect(g.lies('discard')).toEqual(['karma-cannon', 'its-go-time']);
  g.does('A', 'declare-combat').allPass().does('A', 'bog-blade', 'done').waits('A main');
  g.reads({ discard: 'bog-blade, karma-cannon, its-go-time', monsters: 'smorc-trooper', foes: 'gelatinous-dave' });
  g.shuffles('draw').does('B', 'banish banish');
  g.reads({ discard: 'banish, bog-blade, karma-cannon, its-go-time', monsters: 'smorc-trooper', foes: '-' });
});

test('B-PILES-05 the Discard pile is never a new Draw pile: with that one empty a draw brings nothing', () => {
  const g = situation(`
    foes: kevin
    A: banish
    discard: nay, go-fish, bin-day
    draw: -
    idols: 1
  `);
  g.does('A', 'declare-combat').allPass().does('A', 'accept-defeat').waits('A rescue').does('A', 'pass');
  g.waits('over B last-standing').reads({ draw: '-', discard: 'banish, nay, go-fish, bin-day' });
  const two = situation(`
    discard: nay, go-fish, bin-day
    draw: -
  `);
  two.does('A', 'end-turn').becomes({ turn: 'B' }).waits('B main');
  expect(two.told('draw-blocked').map((e) => [e.seat, e.reason])).toEqual([[1, 'empty']]);
});

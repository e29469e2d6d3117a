// Proves what lies in a Litterbox and when it is drawn, and how one trades with the Dungeon Bazaar (sections 16, 17).

import { expect, test } from 'vitest';
import { newGame, situation } from '../../scenario/scenario.ts';

test('B-LITTER-01 what is drawn out of turn lies face down in the Litterbox, unseen by its owner too', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette, wand-of-almost, foam-finger-of-fury, bog-blade
    A: team-huddle
    B: nay
    B litterbox: pick-pocket
    C: -
  `);
  g.does('A', 'play team-huddle').pass('B');
  g.becomes({
    A: 'rusty-spork, stale-baguette',
    'B litterbox': 'pick-pocket, wand-of-almost',
    'C litterbox': 'foam-finger-of-fury',
    draw: 'bog-blade',
    discard: 'team-huddle',
  });
  expect(g.view('B').players[1]?.litterbox.map((c) => c.face)).toEqual([null, null]);
  expect(g.view('A').players[2]?.litterbox.map((c) => c.face)).toEqual([null]);
  expect(g.told('card-to-litterbox').map((e) => [e.seat, e.source])).toEqual([
    [1, 'draw'],
    [2, 'draw'],
  ]);
});

test('B-LITTER-01 a card received out of turn lies there too, and only the giver knows it', () => {
  const g = situation(`
    A: mood-swing, pick-pocket
    A florence: light-fingers+;
    B: nay
  `);
  g.does('A', 'play mood-swing', 'light-fingers').pass('B').shuffles('hand:0').does('A', 'B');
  g.becomes({ A: '-', 'B litterbox': 'pick-pocket', discard: 'mood-swing', 'A florence': 'light-fingers-;' });
  const faces = (who: 'A' | 'B' | 'table'): unknown[] =>
    g.toldTo(who).flatMap((e) => (e.type === 'card-given' ? [e.card.face] : []));
  expect(faces('A')).toEqual(['pick-pocket']);
  expect(faces('B')).toEqual([null]);
  expect(faces('table')).toEqual([null]);
  expect(g.view('B').players[1]?.litterbox.map((c) => c.face)).toEqual([null]);
});

test('B-LITTER-02 at the start of the turn all of it is drawn, oldest first, before the Draw phase', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    B: banish
    B litterbox: nay, pick-pocket
    C litterbox: nay
  `);
  g.does('A', 'end-turn');
  g.becomes({ turn: 'B', B: 'banish, nay, pick-pocket, rusty-spork', 'B litterbox': '-', draw: 'stale-baguette' });
  expect(g.told('litterbox-drawn').map((e) => [e.seat, e.count])).toEqual([[1, 2]]);
  expect(g.told('card-drawn').map((e) => [e.card.face, e.source])).toEqual([
    ['nay', 'litterbox'],
    ['pick-pocket', 'litterbox'],
    ['rusty-spork', 'draw'],
  ]);
  g.does('B', 'end-turn').waits('C main').does('C', 'end-turn').waits('A main');
  expect(g.told('litterbox-drawn').map((e) => [e.seat, e.count])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('B-LITTER-03 a Trait drawn from the Litterbox is placed at once, before the next card', () => {
  const g = situation(`
    draw: rusty-spork
    B litterbox: nay, magus, pick-pocket
  `);
  g.does('A', 'end-turn').waits('B place-trait');
  g.becomes({ turn: 'B', B: 'nay', 'B litterbox': 'pick-pocket' });
  expect(g.view('A').traitToPlace?.face).toBe('magus');
  g.refuses('B', { type: 'end-turn' }, 'not-now');
  g.refuses('B', { type: 'place-trait', hero: 2, trait: null }, 'hero', 'Put the Trait on one of your own Heroes.');
  g.does('B', 'wandrew-the-extra');
  g.becomes({ B: 'nay, pick-pocket, rusty-spork', 'B litterbox': '-', draw: '-', 'B wandrew-the-extra': 'magus+;' });
  g.waits('B main');
});

test('B-LITTER-04 the Litterbox is drawn without being asked and the compulsory draw comes all the same', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    B litterbox: nay
    C: -
  `);
  g.does('A', 'end-turn').waits('B main');
  g.becomes({ turn: 'B', B: 'nay, rusty-spork', 'B litterbox': '-', draw: 'stale-baguette' });
  g.does('B', 'end-turn').waits('C main');
  g.becomes({ turn: 'C', C: 'stale-baguette', draw: '-' });
  expect(g.told('litterbox-drawn').map((e) => e.seat)).toEqual([1]);
});

test('B-BAZAAR-01 the Bazaar begins as three Bog Blades, a Pick Pocket and a Nay!, open to all', () => {
  const g = newGame({ players: 2 }).throughSetup();
  const faces = ['bog-blade', 'bog-blade', 'bog-blade', 'pick-pocket', 'nay'];
  expect(g.view('table').bazaar.map((c) => c.face)).toEqual(faces);
  expect(g.told('bazaar-set').map((e) => e.cards.map((c) => c.face))).toEqual([faces]);
});

test('B-BAZAAR-02 a trade gives one hand card for one of the five, in its place', () => {
  const g = situation(`
    A: banish, the-loot, nay
    B: pick-pocket
  `);
  const theirs = { type: 'trade', give: g.card('B', 'pick-pocket'), index: 0 } as const;
  g.refuses('A', theirs, 'no-card', 'You do not have that card.');
  g.refuses('A', { type: 'trade', give: g.card('A', 'nay'), index: 5 }, 'bazaar', 'Pick one of the five Bazaar cards.');
  g.does('A', 'trade the-loot', 'bazaar 4');
  g.becomes({ A: 'banish, nay, nay', bazaar: 'bog-blade, bog-blade, bog-blade, pick-pocket, the-loot' });
  expect(g.told('traded').map((e) => [e.seat, e.given.face, e.taken.face])).toEqual([[0, 'the-loot', 'nay']]);
  expect(g.view('table').bazaar.map((c) => c.face)[4]).toBe('the-loot');
  expect(g.view('table').turn.traded).toBe(1);
  g.refuses('A', { type: 'trade', give: g.card('A', 'banish'), index: 0 }, 'traded');
});

test('B-BAZAAR-03 one trade a turn, after the Draw phase, only by the active player', () => {
  const g = situation(`
    idols: 1
    draw: rusty-spork, stale-baguette, wand-of-almost
    A: nay, banish
    B: pick-pocket, banish
  `);
  g.refuses('B', { type: 'trade', give: g.card('B', 'banish'), index: 0 }, 'not-you');
  g.does('A', 'trade nay', 'bazaar 0').waits('A main');
  const again = { type: 'trade', give: g.card('A', 'banish'), index: 1 } as const;
  g.refuses('A', again, 'traded', 'You have already traded this turn.');
  g.offersNot('A', 'trade banish');
  g.does('A', 'end-turn').waits('B extra-draws');
  g.refuses('B', { type: 'trade', give: g.card('B', 'banish'), index: 0 }, 'not-now');
  g.does('B', 'count 0').does('B', 'trade banish', 'bazaar 0');
  g.reads({ bazaar: 'banish, bog-blade, bog-blade, pick-pocket, nay', B: 'pick-pocket, rusty-spork, nay' });
});

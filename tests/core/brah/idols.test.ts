// Cursed Idols: where they lie, what they bring when drawn, and how they raise the extra draws.

import { expect, test } from 'vitest';
import { newGame, situation } from '../../scenario/scenario.ts';

test('B-IDOL-01 all six Idols start in the Draw pile', () => {
  const g = newGame({ players: 2 }, [
    ['heroes', ['florence', 'brad-the-well-endowed', 'hope-the-nope', 'handyman-andy', 'dj-firebrawl']],
    ['traits', ['magus', 'bruiser']],
  ]).throughSetup();
  expect(g.lies('draw').filter((f) => f === 'cursed-idol').length).toBe(6);
  expect(g.view('table').idols).toEqual([]);
});

test('B-IDOL-02 an Idol drawn goes face up to the Idol area and another card is drawn', () => {
  const g = situation(`
    B: banish
    draw: cursed-idol, go-fish, rusty-spork
    traits: -
  `);
  g.does('A', 'end-turn').waits('B extra-draws');
  g.becomes({ turn: 'B', B: 'banish, go-fish', idols: '1', draw: 'rusty-spork' });
  expect(g.view('A').idols.map((c) => c.face)).toEqual(['cursed-idol']);
  expect(g.told('idol-played').map((e) => [e.seat, e.idolsInPlay])).toEqual([[1, 1]]);
  const order = g.events.map((e) => e.type);
  expect(order.indexOf('idol-played')).toBeLessThan(order.indexOf('card-drawn'));
});

test('B-IDOL-02 the replacement may be a foe', () => {
  const g = situation(`
    B: banish
    draw: cursed-idol, neckbeard-the-pure, rusty-spork
    traits: -
  `);
  g.does('A', 'end-turn').does('B', 'count 0').waits('B main');
  g.becomes({ turn: 'B', idols: '1', foes: 'neckbeard-the-pure', draw: 'rusty-spork' });
});

test('B-IDOL-03 then every player is dealt a Trait in order, first whoever has the turn', () => {
  const g = situation(`
    turn: B
    D: -
    traits: magus, bruiser, icon, handy, hoarder
    draw: cursed-idol, go-fish, rusty-spork
  `);
  g.does('B', 'end-turn').waits('C place-trait');
  expect(g.view('C').traitToPlace?.face).toBe('magus');
  g.does('C', 'becky-the-basic').waits('C extra-draws');
  g.becomes({
    turn: 'C',
    C: 'go-fish',
    'C becky-the-basic': 'magus+;',
    'D litterbox': 'bruiser',
    'A litterbox': 'icon',
    'B litterbox': 'handy',
    traits: 'hoarder',
    draw: 'rusty-spork',
    idols: '1',
  });
  expect(g.told('trait-dealt').map((e) => [e.seat, e.toLitterbox])).toEqual([
    [2, false],
    [3, true],
    [0, true],
    [1, true],
  ]);
});

test('B-IDOL-04 the Traits of the others go face down to their Litterboxes, unseen by anybody', () => {
  const g = situation(`
    C: -
    traits: magus, bruiser, icon, handy
    draw: cursed-idol, go-fish, rusty-spork
  `);
  g.does('A', 'end-turn').does('B', 'hero 0');
  for (const viewer of ['A', 'B', 'C', 'table'] as const) {
    expect(g.view(viewer).players.map((p) => p.litterbox.map((c) => c.face))).toEqual([[null], [], [null]]);
    const dealt = g.toldTo(viewer).flatMap((e) => (e.type === 'trait-dealt' ? [e.card.face] : []));
    expect(dealt).toEqual(['magus', null, null]);
  }
  expect(g.told('trait-dealt').map((e) => [e.seat, e.toLitterbox])).toEqual([
    [1, false],
    [2, true],
    [0, true],
  ]);
  expect(g.lies('A litterbox')).toEqual(['icon']);
  expect(g.lies('C litterbox')).toEqual(['bruiser']);
});

test('B-IDOL-04 whoever is out is dealt no Trait', () => {
  const g = situation(`
    C out: yes
    D: -
    traits: magus, bruiser, icon, handy
    draw: cursed-idol, go-fish, rusty-spork
  `);
  g.does('A', 'end-turn').does('B', 'hero 1');
  g.reads({ 'C litterbox': '-', 'D litterbox': 'bruiser', 'A litterbox': 'icon', traits: 'handy' });
});

test('B-IDOL-05 the replacement of an Idol uses up no extra draw', () => {
  const g = situation(`
    idols: 1
    B: -
    draw: nay, cursed-idol, go-fish, bin-day, rusty-spork
    traits: -
  `);
  g.does('A', 'end-turn').waits('B extra-draws').does('B', 'count 1');
  // The one extra card was the Idol: its replacement came with it, and one more may be named.
  g.becomes({ turn: 'B', B: 'nay, go-fish', idols: '2', draw: 'bin-day, rusty-spork' }).waits('B extra-draws');
  expect(g.view('B').mayDraw).toBe(1);
  g.does('B', 'count 1').becomes({ B: 'nay, go-fish, bin-day', draw: 'rusty-spork' }).waits('B main');
});

test('B-IDOL-06 every Idol in play is one extra draw for every player, for whoever is drawing at once', () => {
  const g = situation(`
    idols: 1
    B: -
    A: -
    draw: cursed-idol, nay, go-fish, bin-day, rusty-spork, stale-baguette
    traits: -
  `);
  expect(g.view('A').turn.extraDraws.total).toBe(1);
  g.does('A', 'end-turn').waits('B extra-draws');
  expect(g.view('B').mayDraw).toBe(2);
  expect(g.view('B').turn.extraDraws.parts).toEqual([
    { value: 1, why: 'bonus', source: 'cursed-idol' },
    { value: 1, why: 'bonus', source: 'cursed-idol' },
  ]);
  g.does('B', 'count 0').does('B', 'end-turn').waits('A extra-draws');
  expect(g.view('A').mayDraw).toBe(2);
});

test('B-IDOL-07 first the compulsory card and all it brings, then the choice how many extra cards', () => {
  const g = situation(`
    idols: 1
    B: -
    draw: cursed-idol, nay, go-fish, rusty-spork
    traits: lucky, magus, icon
  `);
  g.does('A', 'end-turn').waits('B place-trait').reads({ B: 'nay', idols: '2', draw: 'go-fish, rusty-spork' });
  g.refuses('B', { type: 'choose-extra-draws', count: 1 }, 'not-now');
  g.does('B', 'hero 0').waits('B extra-draws');
});

test('B-IDOL-08 Idols stay in play without an owner, and other cards count them', () => {
  const g = situation(`
    idols: 2
    A: -
    foes: kevin, idol-fanboy
    B: banish
  `);
  expect(g.view('A').foes.map((f) => f.stat.total)).toEqual([6 + 4, 2 + 2]);
  g.shuffles('draw').shuffles('draw').does('B', 'banish banish', 'kevin');
  expect(g.view('table').idols.length).toBe(2);
  g.acts('A', { type: 'concede' }).waits('over B last-standing');
  expect(g.view('table').idols.length).toBe(2);
});

test('B-IDOL-09 a Trait in a Litterbox is drawn at the start of the turn and placed under a Hero at once', () => {
  const g = situation(`
    B: nay
    B litterbox: go-fish, hoarder, bin-day
    draw: rusty-spork, stale-baguette
    traits: magus
  `);
  g.does('A', 'end-turn').waits('B place-trait');
  // What lay under it still waits, and nothing has been drawn.
  g.becomes({ turn: 'B', B: 'nay, go-fish', 'B litterbox': 'bin-day' });
  expect(g.view('A').traitToPlace?.face).toBe('hoarder');
  g.refuses('B', { type: 'place-trait', hero: 2, trait: null }, 'hero', 'Put the Trait on one of your own Heroes.');
  g.refuses('A', { type: 'place-trait', hero: 0, trait: null }, 'not-you');
  expect(g.offered('B')).toEqual(['deadlift-deirdre', 'hero 0', 'wandrew-the-extra', 'hero 1', 'concede']);
  g.does('B', 'wandrew-the-extra').waits('B main');
  g.becomes({
    B: 'nay, go-fish, bin-day, rusty-spork',
    'B litterbox': '-',
    'B wandrew-the-extra': 'hoarder+;',
    draw: 'stale-baguette',
  });
});

test('B-DRAW-03 EX-09 three Idols: the fourth as the compulsory card raises the limit to four', () => {
  const g = situation(`
    turn: D
    D: -
    idols: 3
    draw: cursed-idol, nay, go-fish, bin-day, team-huddle, spring-clean, rusty-spork
    traits: magus, bruiser, icon, handy, hoarder
  `);
  g.does('D', 'end-turn').waits('A place-trait').does('A', 'florence').waits('A extra-draws');
  g.becomes({
    turn: 'A',
    A: 'nay',
    'A florence': 'magus+;',
    'B litterbox': 'bruiser',
    'C litterbox': 'icon',
    'D litterbox': 'handy',
    traits: 'hoarder',
    idols: '4',
    draw: 'go-fish, bin-day, team-huddle, spring-clean, rusty-spork',
  });
  const text = 'You may draw between 0 and 4 extra cards.';
  g.refuses('A', { type: 'choose-extra-draws', count: 5 }, 'draw-count', text);
  g.does('A', 'count 4').becomes({ A: 'nay, go-fish, bin-day, team-huddle, spring-clean', draw: 'rusty-spork' });
  g.waits('A main');
});

test('B-IDOL-05 EX-09 the fourth Idol as the second of three extra draws: all three are drawn, then one more is asked', () => {
  const g = situation(`
    turn: D
    D: -
    idols: 3
    draw: nay, go-fish, cursed-idol, bin-day, team-huddle, spring-clean, rusty-spork
    traits: -
  `);
  g.does('D', 'end-turn').waits('A extra-draws').refuses('A', { type: 'choose-extra-draws', count: 4 }, 'draw-count');
  g.does('A', 'count 3').waits('A extra-draws');
  g.becomes({
    turn: 'A',
    A: 'nay, go-fish, bin-day, team-huddle',
    idols: '4',
    draw: 'spring-clean, rusty-spork',
  });
  expect(g.offered('A')).toEqual(['count 0', 'count 1', 'concede']);
  g.does('A', 'count 1').becomes({ A: 'nay, go-fish, bin-day, team-huddle, spring-clean', draw: 'rusty-spork' });
  g.waits('A main');
  expect(g.told('extra-draws-chosen').map((e) => [e.count, e.limit])).toEqual([
    [3, 3],
    [1, 4],
  ]);
});

test('B-DRAW-02 EX-09 KNACKERED draws no extra cards and is not asked', () => {
  const g = situation(`
    turn: B
    idols: 3
    A florence: hyped-;
    draw: nay, go-fish, rusty-spork
  `);
  g.does('B', 'end-turn').becomes({ turn: 'A', A: 'nay', draw: 'go-fish, rusty-spork' }).waits('A main');
  expect(g.told('draw-blocked').map((e) => [e.seat, e.reason])).toEqual([[0, 'rule']]);
  expect(g.view('A').turn.extraDraws.total).toBe(0);
});

test('B-DRAW-02 KNACKERED without any Idol in play takes nothing away and says nothing', () => {
  const g = situation(`
    turn: B
    A florence: hyped-;
    draw: nay, go-fish, rusty-spork
  `);
  g.does('B', 'end-turn').becomes({ turn: 'A', A: 'nay', draw: 'go-fish, rusty-spork' }).waits('A main');
  expect(g.told('draw-blocked')).toEqual([]);
});

test('B-IDOL-08 EX-10 Kevin grows with the Idols: 6, 8, 12, 18', () => {
  const stat = (idols: number) => situation(`idols: ${idols}\nfoes: kevin\nA: -`).view('A').foes[0]?.stat.total;
  expect([0, 1, 3, 6].map(stat)).toEqual([6, 8, 12, 18]);
});

test('B-IDOL-08 EX-10 three Idols, a birthday and a mate: twelve to beat, three Treasures', () => {
  const g = situation(`
    idols: 3
    world: kevins-birthday
    foes: kevin
    A florence: kevins-mate+; bog-blade, bog-blade, stale-baguette
    A brad-the-well-endowed: ; chicken-drumstick, chicken-drumstick, chicken-drumstick
    draw: rusty-spork, rusty-spork
    treasures: the-loot, cursed-shank, absolute-unit, the-loot
    cathulhu: -
  `);
  const [foe] = g.view('A').foes;
  expect([foe?.stat.total, foe?.reward.total]).toEqual([6 + 6 + 2 - 2, 3]);
  g.does('A', 'declare-combat').allPass();
  const all = g.state.players[0]?.heroes.flatMap((h) => h.weapons.map((w) => w.no)) ?? [];
  g.refuses('A', { type: 'fight', weapons: all.slice(1) }, 'weak', 'That is 10 of the 12 damage needed.');
  g.shuffles('draw').acts('A', { type: 'fight', weapons: all }).waits('A main');
  g.reads({ A: 'the-loot, cursed-shank, absolute-unit', treasures: 'the-loot', monsters: '-', foes: '-' });
});

test('B-OUT-02 EX-24 cards drawn out of turn lie unseen; Kevin among them shows himself when the turn of his owner begins', () => {
  const g = situation(`
    A: mood-swing
    B deadlift-deirdre: crowd-pleaser+;
    D: -
    draw: nay, kevin, go-fish, bin-day, rusty-spork, stale-baguette
  `);
  g.does('A', 'play mood-swing', 'crowd-pleaser').waits('A main');
  g.becomes({
    A: 'nay',
    'B deadlift-deirdre': 'crowd-pleaser-;',
    'C litterbox': 'kevin',
    'D litterbox': 'go-fish',
    draw: 'bin-day, rusty-spork, stale-baguette',
    discard: 'mood-swing',
  });
  expect(g.view('C').players[2]?.litterbox.map((c) => c.face)).toEqual([null]);
  expect(g.view('table').draw.count).toBe(3);
  g.does('A', 'end-turn').does('B', 'end-turn').waits('C main');
  g.becomes({ turn: 'C', B: 'bin-day', C: 'rusty-spork', 'C litterbox': '-', draw: 'stale-baguette', foes: 'kevin' });
});

// Rulings about drawing (B-RULE-11 to B-RULE-25): extra draws, Idols and foes among them, and Kevin as the last card.

import { expect, test } from 'vitest';
import { audienceOf } from '../../../src/core/kernel/knowledge.ts';
import { situation } from '../../scenario/scenario.ts';

test('B-RULE-11 the number of extra draws is named once, then all of them are drawn', () => {
  const g = situation(`
    idols: 3
    B: -
    draw: nay, go-fish, bin-day, rusty-spork, stale-baguette
  `);
  g.does('A', 'end-turn').waits('B extra-draws').reads({ B: 'nay' });
  g.does('B', 'count 2').waits('B main');
  g.becomes({ B: 'nay, go-fish, bin-day', draw: 'rusty-spork, stale-baguette' });
  expect(g.told('extra-draws-chosen').length).toBe(1);
});

test('B-RULE-12 an Idol found by the compulsory draw or in the Litterbox counts in the question', () => {
  const g = situation(`
    idols: 1
    B litterbox: cursed-idol
    draw: nay, cursed-idol, go-fish, bin-day, rusty-spork
    traits: -
    B: -
  `);
  g.does('A', 'end-turn').waits('B extra-draws');
  g.becomes({ turn: 'B', 'B litterbox': '-', B: 'nay, go-fish', idols: '3', draw: 'bin-day, rusty-spork' });
  expect(g.view('B').mayDraw).toBe(3);
});

test('B-RULE-12 found among the extra draws it lets a second number be named, up to the rise of the limit', () => {
  const g = situation(`
    idols: 2
    B: -
    draw: nay, cursed-idol, cursed-idol, go-fish, bin-day, spring-clean, team-huddle, rusty-spork
    traits: -
  `);
  g.does('A', 'end-turn').does('B', 'count 1').waits('B extra-draws');
  // Idol, inner Idol as its replacement, and a card: the limit rose from 2 to 4.
  g.becomes({
    turn: 'B',
    B: 'nay, go-fish',
    idols: '4',
    draw: 'bin-day, spring-clean, team-huddle, rusty-spork',
  });
  g.refuses('B', { type: 'choose-extra-draws', count: 3 }, 'draw-count', 'You may draw between 0 and 2 extra cards.');
  g.does('B', 'count 1').becomes({ B: 'nay, go-fish, bin-day', draw: 'spring-clean, team-huddle, rusty-spork' });
  g.waits('B main');
});

test('B-RULE-12 and so on: an Idol in the second round opens a third', () => {
  const g = situation(`
    idols: 1
    B: -
    draw: nay, cursed-idol, go-fish, cursed-idol, bin-day, spring-clean, rusty-spork
    traits: -
  `);
  g.does('A', 'end-turn').does('B', 'count 1').waits('B extra-draws').does('B', 'count 1').waits('B extra-draws');
  g.becomes({ turn: 'B', B: 'nay, go-fish, bin-day', idols: '3', draw: 'spring-clean, rusty-spork' });
  expect(g.offered('B')).toEqual(['count 0', 'count 1', 'concede']);
  g.does('B', 'count 0').waits('B main');
  expect(g.told('extra-draws-chosen').map((e) => [e.count, e.limit])).toEqual([
    [1, 1],
    [1, 2],
    [0, 3],
  ]);
});

test('B-RULE-13 a foe among the extra draws stops nothing', () => {
  const g = situation(`
    idols: 3
    B: -
    draw: nay, smorc-trooper, go-fish, gelatinous-dave, rusty-spork
  `);
  g.does('A', 'end-turn').does('B', 'count 3').waits('B main');
  g.becomes({ turn: 'B', B: 'nay, go-fish', foes: 'smorc-trooper, gelatinous-dave', draw: 'rusty-spork' });
});

test('B-RULE-14 the compulsory draw cannot be skipped', () => {
  const g = situation(`
    B: nay
    B florence: ;
    B deadlift-deirdre: hyped-;
    A brad-the-well-endowed: ;
    A dame-drama: ;
    idols: 1
    draw: go-fish, rusty-spork
  `);
  g.does('A', 'end-turn').waits('B main').becomes({ turn: 'B', B: 'nay, go-fish', draw: 'rusty-spork' });
});

test('B-RULE-15 an Idol that replaces an Idol is resolved whole, then the Traits of the first are dealt', () => {
  const g = situation(`
    B: -
    draw: cursed-idol, cursed-idol, go-fish, rusty-spork
    traits: magus, bruiser, icon, handy, hoarder
  `);
  g.does('A', 'end-turn').waits('B place-trait');
  expect(g.view('B').traitToPlace?.face).toBe('magus');
  g.reads({ idols: '2', B: 'go-fish', 'A litterbox': '-' });
  g.does('B', 'hero 0').waits('B place-trait');
  g.becomes({ 'B deadlift-deirdre': 'magus+;', 'A litterbox': 'bruiser', traits: 'handy, hoarder' });
  expect(g.view('B').traitToPlace?.face).toBe('icon');
  g.does('B', 'hero 1').waits('B extra-draws');
  g.becomes({ 'B wandrew-the-extra': 'icon+;', 'A litterbox': 'bruiser, handy', traits: 'hoarder' });
});

test('B-RULE-16 an Idol drawn with only Kevin left comes into play, brings no card, and its Traits are dealt', () => {
  const g = situation(`
    B: banish
    draw: cursed-idol, kevin
    traits: magus, bruiser, icon
  `);
  g.does('A', 'end-turn').waits('B place-trait').does('B', 'hero 0').waits('B main');
  g.becomes({
    turn: 'B',
    idols: '1',
    draw: 'kevin',
    foes: 'kevin (last stand)',
    'B deadlift-deirdre': 'magus+;',
    'A litterbox': 'bruiser',
    traits: 'icon',
  });
  expect(g.told('draw-blocked').map((e) => e.reason)).toEqual(['kevin-last']);
});

test('B-RULE-17 an Idol drawn out of turn lies unseen in the Litterbox and is not in play until drawn from there', () => {
  const g = situation(`
    A: team-huddle
    B: -
    draw: nay, go-fish, cursed-idol, bin-day, spring-clean, rusty-spork
    traits: magus, bruiser, icon
  `);
  g.does('A', 'play team-huddle');
  g.becomes({
    A: 'nay, go-fish',
    'B litterbox': 'cursed-idol',
    discard: 'team-huddle',
    draw: 'bin-day, spring-clean, rusty-spork',
  }).waits('A main');
  const [idol] = g.state.players[1]?.litterbox ?? [];
  expect(idol !== undefined && audienceOf(g.state.cards, idol)).toBe(0);
  expect(JSON.stringify(g.toldTo('A'))).not.toContain('cursed-idol');
  expect(g.view('A').turn.extraDraws.total).toBe(0);
  g.does('A', 'end-turn').waits('B place-trait').does('B', 'hero 0').waits('B extra-draws');
  g.becomes({
    turn: 'B',
    'B litterbox': '-',
    B: 'bin-day, spring-clean',
    idols: '1',
    'B deadlift-deirdre': 'magus+;',
    'A litterbox': 'bruiser',
    traits: 'icon',
    draw: 'rusty-spork',
  });
});

test('B-RULE-18 a foe drawn out of turn is unseen until the turn of its owner begins, and is faced in that turn', () => {
  const g = situation(`
    A: team-huddle
    B: -
    C: -
    draw: nay, go-fish, middle-manager, smorc-trooper, bin-day, spring-clean, rusty-spork
  `);
  g.does('A', 'play team-huddle').waits('A main');
  g.reads({ 'B litterbox': 'middle-manager', 'C litterbox': 'smorc-trooper', foes: '-' });
  expect(g.told('foe-revealed')).toEqual([]);
  expect(g.told('card-to-litterbox').every((e) => typeof e.card === 'number')).toBe(true);
  g.does('A', 'end-turn').waits('B main');
  g.becomes({ turn: 'B', foes: 'middle-manager', B: 'bin-day', 'B litterbox': '-', draw: 'spring-clean, rusty-spork' });
  g.refuses('B', { type: 'end-turn' }, 'foe-pending');
});

test('B-RULE-19 a Litterbox is drawn oldest first, each card resolved before the next', () => {
  const g = situation(`
    B: nay, nay
    B litterbox: go-fish, middle-manager, hoarder, smorc-trooper, bin-day
    draw: rusty-spork, stale-baguette
  `);
  g.does('A', 'end-turn').waits('B choose-discard');
  g.becomes({
    turn: 'B',
    B: 'nay, nay, go-fish',
    foes: 'middle-manager',
    'B litterbox': 'hoarder, smorc-trooper, bin-day',
  });
  g.does('B', 'nay').waits('B place-trait');
  g.becomes({ B: 'nay, go-fish', discard: 'nay', 'B litterbox': 'smorc-trooper, bin-day' });
  g.does('B', 'hero 1').waits('B main');
  g.becomes({
    B: 'nay, go-fish, bin-day, rusty-spork',
    'B wandrew-the-extra': 'hoarder+;',
    'B litterbox': '-',
    foes: 'middle-manager, smorc-trooper',
    draw: 'stale-baguette',
  });
});

test('B-RULE-20 the Litterbox is drawn although Kevin is the last card', () => {
  const g = situation(`
    A: banish
    B: banish
    B litterbox: nay, smorc-trooper
    draw: kevin
  `);
  g.does('A', 'banish banish').does('A', 'end-turn').waits('B main');
  // SMORC comes before him: Kevin waits until nobody else is faced.
  g.reads({ B: 'banish, nay', 'B litterbox': '-', foes: 'smorc-trooper', draw: 'kevin' });
});

test('B-RULE-21 an empty Draw pile yields nothing, and nothing else happens', () => {
  const g = situation(`
    foes: kevin
    A: banish, banish
    B: banish
    draw: -
    A litterbox: nay
  `);
  const play = { type: 'declare-combat' } as const;
  g.acts('A', play).pass('B').does('A', 'accept-defeat').does('A', 'pass').waits('over B last-standing');
  const two = situation(`
    B: banish
    draw: -
    idols: 2
    world: end-of-days
  `);
  two.does('A', 'end-turn').becomes({ turn: 'B' }).waits('B main');
  expect(two.told('draw-blocked').map((e) => [e.seat, e.reason])).toEqual([[1, 'empty']]);
});

test('B-RULE-22 a draw of several cards that comes down to Kevin alone loses the rest', () => {
  const g = situation(`
    A: its-go-time, banish
    draw: nay, kevin
  `);
  g.does('A', 'play its-go-time').waits('A main');
  g.becomes({ A: 'banish, nay', draw: 'kevin', discard: 'its-go-time', foes: 'kevin (last stand)' });
  expect(g.told('draw-blocked').map((e) => [e.seat, e.reason])).toEqual([[0, 'kevin-last']]);
});

test('B-RULE-22 with Kevin above another card both are drawn', () => {
  const g = situation(`
    A: its-go-time, banish
    draw: kevin, nay, go-fish
  `);
  g.does('A', 'play its-go-time').becomes({
    A: 'banish, nay, go-fish',
    draw: '-',
    discard: 'its-go-time',
    foes: 'kevin',
  });
});

test('B-RULE-23 something is shuffled in while Kevin is the last card: he is turned down and drawing works again', () => {
  const g = situation(`
    A: banish, nay, nay
    B: banish, nay, nay
    B litterbox: smorc-trooper
    C: -
    draw: kevin
    A litterbox: nay
  `);
  g.does('A', 'banish banish').waits('A main').does('A', 'end-turn').waits('B main');
  expect(g.view('table').draw).toEqual({ count: 1, kevinUp: true });
  g.shuffles('draw', ['smorc-trooper']).does('B', 'bribe', 'nay', 'nay').waits('B main');
  expect(g.view('table').draw).toEqual({ count: 2, kevinUp: false });
  expect(g.told('last-stand-off').length).toBe(1);
  expect(g.state.piles.draw.some((card) => audienceOf(g.state.cards, card) !== 0)).toBe(false);
  g.reads({ foes: '-', draw: 'smorc-trooper, kevin' });
  g.does('B', 'end-turn').waits('C main').reads({ foes: 'smorc-trooper', draw: 'kevin' });
});

test('B-RULE-24 Treasures and Traits are drawn although Kevin is the last card', () => {
  const g = situation(`
    A: banish
    B: nay
    B litterbox: cursed-idol
    B deadlift-deirdre: ; cursed-shank, cursed-shank
    traits: magus, bruiser, icon
    treasures: the-loot, absolute-unit, the-loot
    cathulhu: -
    draw: kevin
  `);
  g.does('A', 'banish banish').does('A', 'end-turn').waits('B place-trait').does('B', 'hero 0').waits('B main');
  g.reads({ 'A litterbox': 'bruiser', traits: 'icon', idols: '1', foes: 'kevin (last stand)', B: 'nay' });
  g.does('B', 'declare-combat').does('B', 'cursed-shank', 'cursed-shank').waits('B main');
  g.becomes({
    B: 'nay, the-loot, absolute-unit',
    treasures: 'the-loot',
    foes: '-',
    discard: 'cursed-shank, cursed-shank, banish',
    'B deadlift-deirdre': 'magus+;',
  });
});

test('B-RULE-24 a Treasure draw that would be replaced from the Draw pile is off with the others', () => {
  const g = situation(`
    A florence: ; bog-blade, bog-blade
    A brad-the-well-endowed: ; foam-finger-of-fury
    A: nay
    treasures: -
    cathulhu: -
    draw: kevin
  `);
  g.does('A', 'declare-combat').does('A', 'weapon 1', 'weapon 2', 'foam-finger-of-fury').waits('A main');
  g.reads({ A: 'nay', draw: 'kevin', foes: '-' });
  expect(g.told('treasure-drawn')).toEqual([]);
});

test('B-RULE-25 with Kevin as the last card every draw is off, of one card too, the compulsory one included', () => {
  const g = situation(`
    A: panic-whistle, banish
    B: banish
    idols: 1
    draw: kevin
  `);
  g.does('A', 'equip panic-whistle', 'hero 0').waits('A main');
  g.becomes({ A: 'banish', 'A florence': '; panic-whistle', foes: 'kevin (last stand)' });
  g.does('A', 'banish banish').does('A', 'end-turn').waits('B main').reads({ B: 'banish', draw: 'kevin' });
  expect(g.told('draw-blocked').map((e) => [e.seat, e.reason])).toEqual([
    [0, 'kevin-last'],
    [1, 'kevin-last'],
  ]);
});

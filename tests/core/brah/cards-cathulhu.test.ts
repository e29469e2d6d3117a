// The Treasures of Cat'hulhu: each does what its card says and is refused when it may not.
import { expect, test } from 'vitest';
import type { Action } from '../../../src/core/brah/actions.ts';
import { cardOf } from '../../../src/core/brah/cards/catalog.ts';
import type { Scenario, SeatName } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

function play(g: Scenario, face: string): Action {
  return { type: 'play-treasure', card: g.card('A', face) };
}

/** The faces of the cards that the question lets this viewer look at. */
function looks(g: Scenario, viewer: SeatName): (string | null)[] {
  return (g.view(viewer).asked?.looks ?? []).map((c) => c.face);
}

test('tentacle-tickler: a Magic weapon of 4; when equipped, draw a card', () => {
  const g = situation(`
    A: tentacle-tickler
    A florence: ; -
    B: -
    draw: nay, bog-blade
  `);
  expect(cardOf('tentacle-tickler').copies).toBe(1);
  g.refuses('A', play(g, 'tentacle-tickler'), 'use-equip');
  g.does('A', 'equip tentacle-tickler', 'brad-the-well-endowed');
  g.becomes({ A: 'nay', 'A brad-the-well-endowed': '; tentacle-tickler', draw: 'bog-blade' }).waits('A main');
  expect(g.damage('tentacle-tickler').total).toBe(4);
  const magic = situation(`
    A: -
    A florence: ; tentacle-tickler
    B: -
  `);
  expect(magic.damage('tentacle-tickler').total).toBe(5);
});

test('scratching-post-of-madness: every opponent discards two cards of their choice, or what they have', () => {
  const g = situation(`
    A: scratching-post-of-madness, nay
    B: bog-blade, useless-stick, banish
    C: boss-tooth
    D: -
  `);
  expect(cardOf('scratching-post-of-madness').copies).toBe(1);
  g.does('A', 'play scratching-post-of-madness').waits('B choose-discard');
  g.refuses('B', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose cards, 2 to 2.');
  g.does('B', 'banish', 'bog-blade').waits('C choose-discard').does('C', 'boss-tooth');
  g.becomes({
    A: 'nay',
    B: 'useless-stick',
    C: '-',
    discard: 'scratching-post-of-madness, boss-tooth, bog-blade, banish',
  }).waits('A main');
  const none = situation(`
    A: scratching-post-of-madness, nay
    B: -
  `);
  none.refuses('A', play(none, 'scratching-post-of-madness'), 'no-effect', /: no opponent has a card to discard\.$/);
});

test('nine-lives: instead of elimination the hand is discarded and the foe goes into the Draw pile', () => {
  const g = situation(`
    A: nay, nine-lives, bog-blade
    foes: smorc-trooper, neckbeard-the-pure
    B: banish
    draw: useless-stick, boss-tooth
  `);
  expect(cardOf('nine-lives').copies).toBe(1);
  g.refuses('A', play(g, 'nine-lives'), 'not-now');
  g.does('A', 'declare-combat').pass('B').does('A', 'accept-defeat').waits('A rescue');
  g.shuffles('draw', ['smorc-trooper']).does('A', 'rescue nine-lives');
  g.becomes({
    A: '-',
    foes: 'neckbeard-the-pure',
    draw: 'smorc-trooper, useless-stick, boss-tooth',
    discard: 'bog-blade, nay, nine-lives',
  }).waits('A main');
  expect(g.view('A').players[0]?.out).toBe(false);
});

test('laser-pointer-from-beyond: a Monster facing you, no Boss, goes face down into the Litterbox of an opponent', () => {
  const g = situation(`
    A: laser-pointer-from-beyond
    foes: smorc-trooper, kevin, neckbeard-the-pure
    B: -
    C: -
    D out: yes
  `);
  expect(cardOf('laser-pointer-from-beyond').copies).toBe(1);
  g.does('A', 'play laser-pointer-from-beyond').waits('A choose-foe');
  expect(g.offered('A')).toEqual(['smorc-trooper', 'neckbeard-the-pure', 'concede']);
  g.does('A', 'neckbeard-the-pure').waits('A choose-opponent');
  expect(g.offered('A')).toEqual(['B', 'C', 'concede']);
  g.does('A', 'C');
  g.becomes({
    A: '-',
    foes: 'smorc-trooper, kevin',
    'C litterbox': 'neckbeard-the-pure',
    discard: 'laser-pointer-from-beyond',
  }).waits('A main');
  expect(g.view('C').players[2]?.litterbox.map((c) => c.face)).toEqual([null]);
  const boss = situation(`
    A: laser-pointer-from-beyond
    foes: kevin
    B: -
  `);
  boss.refuses('A', play(boss, 'laser-pointer-from-beyond'), 'no-effect', /: no Monster is facing you\.$/);
});

test('hairball-of-prophecy: one or two of the top seven of the Discard pile, no Skip Diving and no Grave Robber', () => {
  const g = situation(`
    A: hairball-of-prophecy
    B: bog-blade
    discard: skip-diving, nay, grave-robber, pick-pocket, useless-stick, banish, the-loot, boss-tooth
  `);
  expect(cardOf('hairball-of-prophecy').copies).toBe(1);
  g.does('A', 'play hairball-of-prophecy').waits('A choose-from-discard');
  expect(looks(g, 'A')).toHaveLength(7);
  expect(g.offered('A')).toEqual(['nay', 'pick-pocket', 'useless-stick', 'banish', 'the-loot', 'concede']);
  g.refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose cards, 1 to 2.');
  g.does('A', 'the-loot', 'nay');
  g.becomes({
    A: 'the-loot, nay',
    discard: 'hairball-of-prophecy, skip-diving, grave-robber, pick-pocket, useless-stick, banish, boss-tooth',
  }).waits('A main');
  const empty = situation(`
    A: hairball-of-prophecy
    B: -
  `);
  empty.refuses('A', play(empty, 'hairball-of-prophecy'), 'no-effect', /: the Discard pile is empty\.$/);
});

test('catnip-of-the-deep: every Trait of one player of your choice flips, eliminated or not, or your own', () => {
  const g = situation(`
    A: catnip-of-the-deep
    A florence: magus+;
    B: -
    C: -
    C ambi-dexter: lucky-;
    C becky-the-basic: hyped+;
    D out: yes
    D dame-drama: icon+;
    draw: nay, bog-blade
  `);
  expect(cardOf('catnip-of-the-deep').copies).toBe(1);
  g.does('A', 'play catnip-of-the-deep').waits('A choose-player');
  // B has no Trait to flip.
  expect(g.offered('A')).toEqual(['A', 'C', 'D', 'concede']);
  g.does('A', 'C');
  g.becomes({
    A: '-',
    'C ambi-dexter': 'lucky+;',
    'C becky-the-basic': 'hyped-;',
    'C litterbox': 'nay',
    draw: 'bog-blade',
    discard: 'catnip-of-the-deep',
  }).waits('A main');
  const none = situation(`
    A: catnip-of-the-deep
    B: -
  `);
  none.refuses('A', play(none, 'catnip-of-the-deep'), 'no-effect', /: no Trait is in play\.$/);
});

test('tuna-of-insight: a card, and one more for every Cursed Idol in play', () => {
  const g = situation(`
    A: tuna-of-insight, tuna-of-insight
    B: -
    idols: 2
    draw: nay, bog-blade, boss-tooth, rusty-spork
  `);
  expect(cardOf('tuna-of-insight').copies).toBe(2);
  g.does('A', 'play tuna-of-insight');
  g.becomes({ A: 'tuna-of-insight, nay, bog-blade, boss-tooth', draw: 'rusty-spork', discard: 'tuna-of-insight' });
  const none = situation(`
    A: tuna-of-insight
    B: -
    draw: nay, bog-blade
  `);
  none.does('A', 'play tuna-of-insight').becomes({ A: 'nay', draw: 'bog-blade', discard: 'tuna-of-insight' });
  const last = situation(`
    A: tuna-of-insight
    B: -
    draw: kevin
  `);
  last.refuses('A', play(last, 'tuna-of-insight'), 'no-effect');
});

test('knocked-off-the-shelf: one or two weapons of any Heroes are discarded, in the order named', () => {
  const g = situation(`
    A: knocked-off-the-shelf
    A florence: ; bog-blade
    B: -
    B wandrew-the-extra: ; skull-cracker(1 n)
    C out: yes
    C ambi-dexter: ; useless-stick
  `);
  expect(cardOf('knocked-off-the-shelf').copies).toBe(1);
  g.does('A', 'play knocked-off-the-shelf').waits('A choose-weapon-discard');
  g.refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose weapons, 1 to 2.');
  g.does('A', 'useless-stick', 'skull-cracker');
  g.becomes({
    A: '-',
    'B wandrew-the-extra': ';',
    'C ambi-dexter': ';',
    discard: 'knocked-off-the-shelf, non-genuine-part, skull-cracker-1, useless-stick',
  }).waits('A main');
  const none = situation(`
    A: knocked-off-the-shelf
    B: -
  `);
  none.refuses('A', play(none, 'knocked-off-the-shelf'), 'no-effect', /: no weapon is in play\.$/);
});

test("litter-tray-of-the-ancients: up to two cards of an opponent's Litterbox, no Trait, foe or Idol, seen by you alone", () => {
  const g = situation(`
    A: litter-tray-of-the-ancients
    B: -
    B litterbox: smorc-trooper, nay, magus, bog-blade, cursed-idol, boss-tooth, kevin
    C: -
  `);
  expect(cardOf('litter-tray-of-the-ancients').copies).toBe(1);
  g.does('A', 'play litter-tray-of-the-ancients').waits('A choose-opponent');
  // C's Litterbox is empty.
  expect(g.offered('A')).toEqual(['B', 'concede']);
  g.does('A', 'B').waits('A choose-litterbox');
  expect([looks(g, 'A').length, looks(g, 'B').length]).toEqual([7, 0]);
  expect(g.offered('A')).toEqual(['nay', 'bog-blade', 'boss-tooth', 'done', 'concede']);
  const [foe] = g.state.players[1]?.litterbox ?? [];
  if (foe === undefined) throw new Error('the Litterbox is empty');
  g.refuses('A', { type: 'choose', picks: [{ pick: 'card', card: foe }], claims: [] }, 'choice');
  g.does('A', 'boss-tooth', 'nay');
  g.becomes({
    A: 'boss-tooth, nay',
    'B litterbox': 'smorc-trooper, magus, bog-blade, cursed-idol, kevin',
    discard: 'litter-tray-of-the-ancients',
  }).waits('A main');
  expect(JSON.stringify([g.toldTo('B'), g.view('B')])).not.toMatch(/"(boss-tooth|smorc-trooper|magus|kevin)"/);
});

test('litter-tray-of-the-ancients: nothing need be taken; refused while every Litterbox of opponents is empty', () => {
  const g = situation(`
    A: litter-tray-of-the-ancients
    A litterbox: bog-blade
    B: -
    B litterbox: boss-tooth
  `);
  g.does('A', 'play litter-tray-of-the-ancients').does('A', 'B').does('A', 'done');
  g.becomes({ A: '-', discard: 'litter-tray-of-the-ancients' }).waits('A main');
  const none = situation(`
    A: litter-tray-of-the-ancients
    A litterbox: nay
    B: -
    C out: yes
    C litterbox: bog-blade
  `);
  const why = /: no opponent has a card in the Litterbox\.$/;
  none.refuses('A', play(none, 'litter-tray-of-the-ancients'), 'no-effect', why);
});

test('bell-of-purrgatory: one or two defeated foes go back into the Draw pile, a Treasure for each', () => {
  const g = situation(`
    A: bell-of-purrgatory
    B: -
    monsters: smorc-trooper, beige-dragon, neckbeard-the-pure
    draw: nay, bog-blade
    treasures: the-loot, karma-cannon, absolute-unit
    cathulhu: -
  `);
  expect(cardOf('bell-of-purrgatory').copies).toBe(1);
  g.does('A', 'play bell-of-purrgatory').waits('A choose-revive');
  expect([looks(g, 'A').length, looks(g, 'B').length]).toEqual([3, 0]);
  g.refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose cards, 1 to 2.');
  g.shuffles('draw', ['bog-blade']).does('A', 'neckbeard-the-pure', 'smorc-trooper');
  g.becomes({
    A: 'the-loot, karma-cannon',
    monsters: 'beige-dragon',
    draw: 'bog-blade, nay, neckbeard-the-pure, smorc-trooper',
    treasures: 'absolute-unit',
    discard: 'bell-of-purrgatory',
  }).waits('A main');
});

test('bell-of-purrgatory: one foe brings one Treasure, the only one there too; refused on an empty pile', () => {
  const g = situation(`
    A: bell-of-purrgatory
    B: -
    monsters: smorc-trooper, beige-dragon
    draw: nay, bog-blade
    treasures: the-loot, karma-cannon
    cathulhu: -
  `);
  g.does('A', 'play bell-of-purrgatory').shuffles('draw').does('A', 'beige-dragon', 'done');
  g.reads({ A: 'the-loot', monsters: 'smorc-trooper', treasures: 'karma-cannon' }).waits('A main');
  const only = situation(`
    A: bell-of-purrgatory
    B: -
    monsters: smorc-trooper
    draw: nay
    treasures: the-loot, karma-cannon
    cathulhu: -
  `);
  only.does('A', 'play bell-of-purrgatory').shuffles('draw').does('A', 'smorc-trooper');
  only.reads({ A: 'the-loot', monsters: '-', draw: 'nay, smorc-trooper', treasures: 'karma-cannon' }).waits('A main');
  const none = situation(`
    A: bell-of-purrgatory
    B: -
  `);
  none.refuses('A', play(none, 'bell-of-purrgatory'), 'no-effect', /: the Monster Discard pile is empty\.$/);
});

test('meow-of-cathulhu: wins with five Idols in play after a victory over Kevin this turn', () => {
  const g = situation(`
    A: meow-of-cathulhu
    A florence: ; ancient-brahammer(1 2 3), courtneys-boomstick(1 2 3)
    foes: kevin
    idols: 5
    B: -
    draw: nay, nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  expect(cardOf('meow-of-cathulhu').copies).toBe(1);
  g.refuses('A', play(g, 'meow-of-cathulhu'), 'not-won', 'defeat Kevin this turn first');
  g.does('A', 'declare-combat').shuffles('draw');
  g.acts('A', { type: 'fight', weapons: [g.weapon('ancient-brahammer'), g.weapon('courtneys-boomstick')] });
  g.does('A', 'play meow-of-cathulhu').waits('over A meow');
});

test('meow-of-cathulhu: four Idols are one too few', () => {
  const g = situation(`
    A: meow-of-cathulhu
    A florence: ; ancient-brahammer(1 2 3), courtneys-boomstick(1 2 3)
    foes: kevin
    idols: 4
    B: -
    draw: nay, nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').shuffles('draw');
  g.acts('A', { type: 'fight', weapons: [g.weapon('ancient-brahammer'), g.weapon('courtneys-boomstick')] });
  g.refuses('A', play(g, 'meow-of-cathulhu'), 'not-won', '5 Cursed Idols in play, you have 4');
});

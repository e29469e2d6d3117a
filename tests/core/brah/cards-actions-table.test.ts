// The Actions on weapons, foes, piles and the Bazaar do what their cards say, and are refused when they may not.
import { expect, test } from 'vitest';
import type { Action, Choices } from '../../../src/core/brah/actions.ts';
import { cardOf } from '../../../src/core/brah/cards/catalog.ts';
import type { Scenario, SeatName } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

/** A plays this Action with these choices announced. */
function play(g: Scenario, face: string, choices: Choices = {}): Action {
  return { type: 'play-action', card: g.card('A', face), choices };
}

/** The faces of the cards that the question lets this viewer look at. */
function looks(g: Scenario, viewer: SeatName): (string | null)[] {
  return (g.view(viewer).asked?.looks ?? []).map((c) => c.face);
}

test("some-assembly-reversed: any weapon in play goes with all its parts, one's own or an eliminated player's too", () => {
  const g = situation(`
    A: some-assembly-reversed, some-assembly-reversed
    A florence: ; bog-blade, skull-cracker(1 2)
    B: -
    B wandrew-the-extra: ; courtneys-boomstick(1 3 n)
    C out: yes
    C ambi-dexter: ; useless-stick
  `);
  expect(cardOf('some-assembly-reversed').copies).toBe(2);
  expect(g.offered('A', ['play some-assembly-reversed']).filter((name) => !/weapon|'s /.test(name))).toEqual([
    'bog-blade',
    'skull-cracker',
    'courtneys-boomstick',
    'useless-stick',
  ]);
  g.refuses('A', play(g, 'some-assembly-reversed', { weapon: 99 }), 'target', 'Choose a weapon in play.');
  g.refuses('A', play(g, 'some-assembly-reversed'), 'target');
  g.does('A', 'play some-assembly-reversed', 'courtneys-boomstick');
  g.becomes({
    A: 'some-assembly-reversed',
    'B wandrew-the-extra': ';',
    discard: 'some-assembly-reversed, non-genuine-part, courtneys-boomstick-3, courtneys-boomstick-1',
  });
  expect(g.told('weapon-discarded').map((e) => [e.owner, e.family, e.reason])).toEqual([
    [1, 'courtneys-boomstick', 'effect'],
  ]);
  g.does('A', 'play some-assembly-reversed', 'bog-blade').waits('A main');
  g.reads({ 'A florence': '; skull-cracker(1 2)', 'C ambi-dexter': '; useless-stick' });
});

test('some-assembly-reversed: refused without a weapon in play', () => {
  const g = situation(`
    A: some-assembly-reversed
    B: bog-blade
  `);
  g.refuses('A', play(g, 'some-assembly-reversed', { weapon: 1 }), 'no-effect', /: no weapon is in play\.$/);
});

test("grabby-hands: an opponent's weapon moves as it is to a free slot; that is no equipping", () => {
  const g = situation(`
    draw: kevin, boss-tooth
    A: grabby-hands
    A florence: ; staff-only, staff-meeting, useless-stick
    A brad-the-well-endowed: ; bog-blade
    B: nay
    B wandrew-the-extra: ; staff-of-mild-inconvenience, courtneys-boomstick(1 2 n)
    C out: yes
    C ambi-dexter: ; rusty-spork
  `);
  expect(cardOf('grabby-hands').copies).toBe(1);
  const [own, out, theirs] = [g.weapon('bog-blade'), g.weapon('rusty-spork'), g.weapon('courtneys-boomstick')];
  g.refuses('A', play(g, 'grabby-hands', { weapon: own, hero: 1 }), 'target', "Choose an opponent's weapon.");
  g.refuses('A', play(g, 'grabby-hands', { weapon: out, hero: 1 }), 'target', "Choose an opponent's weapon.");
  // Florence holds three weapons in three slots.
  g.refuses('A', play(g, 'grabby-hands', { weapon: theirs, hero: 0 }), 'target', 'one of your Heroes with a free slot');
  g.refuses('A', play(g, 'grabby-hands', { weapon: theirs }), 'target');
  g.does('A', 'play grabby-hands', 'staff-of-mild-inconvenience', 'hero 1').pass('B');
  g.becomes({
    A: '-',
    'A brad-the-well-endowed': '; bog-blade, staff-of-mild-inconvenience',
    'B wandrew-the-extra': '; courtneys-boomstick(1 2 n)',
    discard: 'grabby-hands',
  }).waits('A main');
  expect(g.told('staff-bonus')).toEqual([]);
  expect(g.told('weapon-equipped')).toEqual([]);
  expect(g.told('weapon-taken').map((e) => [e.owner, e.seat, e.hero])).toEqual([[1, 0, 1]]);
});

test('grabby-hands: a Non-Genuine Part comes along', () => {
  const g = situation(`
    A: grabby-hands
    A florence: ; -
    B: nay
    B wandrew-the-extra: ; courtneys-boomstick(1 2 n)
  `);
  g.does('A', 'play grabby-hands', 'courtneys-boomstick', 'florence').pass('B');
  g.becomes({
    A: '-',
    'A florence': '; courtneys-boomstick(1 2 n)',
    'B wandrew-the-extra': ';',
    discard: 'grabby-hands',
  }).waits('A main');
  // Printed 7, one Non-Genuine Part, Florence's +1.
  expect(g.damage('courtneys-boomstick').total).toBe(7);
});

test("grabby-hands: refused without a free slot or without an opponent's weapon", () => {
  const full = situation(`
    draw: kevin, boss-tooth
    A: grabby-hands
    A nan-keeper-of-leftovers: ; bog-blade, bog-blade
    A big-bag-barry: ; useless-stick
    B: -
    B wandrew-the-extra: ; rusty-spork
  `);
  full.refuses(
    'A',
    play(full, 'grabby-hands', { weapon: 4, hero: 0 }),
    'no-effect',
    /: your Heroes have no free slot\.$/,
  );
  const none = situation(`
    draw: kevin, boss-tooth
    A: grabby-hands
    A florence: ; bog-blade
    B: -
    C out: yes
    C ambi-dexter: ; rusty-spork
  `);
  none.refuses('A', play(none, 'grabby-hands', { weapon: 2, hero: 0 }), 'no-effect', /: there is no weapon to take\.$/);
});

test('sneaky-peek: the top three of the Draw pile, seen by their player alone, go back in any order', () => {
  const g = situation(`
    A: sneaky-peek
    B: nay
    draw: bog-blade, smorc-trooper, useless-stick, boss-tooth
  `);
  expect(cardOf('sneaky-peek').copies).toBe(2);
  g.does('A', 'play sneaky-peek').pass('B').waits('A choose-order');
  expect(looks(g, 'A')).toEqual(['bog-blade', 'smorc-trooper', 'useless-stick']);
  expect(looks(g, 'B')).toEqual([]);
  expect(g.view('B').asked?.question).toBe(null);
  g.does('A', 'useless-stick', 'bog-blade', 'smorc-trooper');
  g.becomes({ A: '-', draw: 'useless-stick, bog-blade, smorc-trooper, boss-tooth', discard: 'sneaky-peek' });
  g.waits('A main');
  const told = JSON.stringify(g.toldTo('B'));
  expect(told).not.toMatch(/useless-stick|smorc-trooper|bog-blade/);
});

test('sneaky-peek: fewer cards when fewer are left; refused on an empty pile and on Kevin alone', () => {
  const two = situation(`
    A: sneaky-peek
    B: -
    draw: bog-blade, useless-stick
  `);
  two.does('A', 'play sneaky-peek').does('A', 'useless-stick', 'bog-blade');
  two.becomes({ A: '-', draw: 'useless-stick, bog-blade', discard: 'sneaky-peek' }).waits('A main');
  const one = situation(`
    A: sneaky-peek
    B: -
    draw: bog-blade
  `);
  one.does('A', 'play sneaky-peek').becomes({ A: '-', discard: 'sneaky-peek' }).waits('A main');
  const none = situation(`
    A: sneaky-peek
    B: -
    draw: -
  `);
  none.refuses('A', play(none, 'sneaky-peek'), 'no-effect', /: there is nothing to look at in the Draw pile\.$/);
  const kevin = situation(`
    A: sneaky-peek
    B: -
    draw: kevin
  `);
  kevin.refuses('A', play(kevin, 'sneaky-peek'), 'no-effect');
});

test("not-my-problem: a Monster facing you goes face down into an opponent's Litterbox, a Boss does not", () => {
  const g = situation(`
    A: not-my-problem
    foes: kevin, smorc-trooper, neckbeard-the-pure
    B: nay
    B litterbox: bog-blade
    C: -
    D out: yes
  `);
  expect(cardOf('not-my-problem').copies).toBe(2);
  const [kevin, neckbeard] = [g.foe('kevin'), g.foe('neckbeard-the-pure')];
  g.refuses('A', play(g, 'not-my-problem', { foe: kevin, opponent: 1 }), 'target', 'Choose a Monster that faces you.');
  g.refuses('A', play(g, 'not-my-problem', { foe: neckbeard, opponent: 3 }), 'target', 'Choose an opponent.');
  g.refuses('A', play(g, 'not-my-problem', { foe: neckbeard }), 'target');
  expect(g.offered('A', ['play not-my-problem'])).toEqual(['smorc-trooper', 'neckbeard-the-pure']);
  expect(g.offered('A', ['play not-my-problem', 'smorc-trooper'])).toEqual(['B', 'C']);
  g.does('A', 'play not-my-problem', 'neckbeard-the-pure', 'B').pass('B');
  g.becomes({
    A: '-',
    foes: 'kevin, smorc-trooper',
    'B litterbox': 'bog-blade, neckbeard-the-pure',
    discard: 'not-my-problem',
  }).waits('A main');
  expect(g.view('B').players[1]?.litterbox.map((c) => c.face)).toEqual([null, null]);
  expect(g.told('foe-returned').map((e) => [e.foe.face, e.where, e.seat])).toEqual([
    ['neckbeard-the-pure', 'litterbox', 1],
  ]);
});

test('not-my-problem: refused when only Bosses face you', () => {
  const g = situation(`
    A: not-my-problem
    foes: kevin
    B: -
  `);
  const kevin = g.foe('kevin');
  g.refuses('A', play(g, 'not-my-problem', { foe: kevin, opponent: 1 }), 'no-effect', /: no Monster is facing you\.$/);
});

test("hold-my-mead: each of one's weapons deals 1 more this turn, those equipped later too, Bog Blades never", () => {
  const g = situation(`
    draw: boss-tooth, nay, banish
    A: hold-my-mead, rusty-spork
    A florence: ; useless-stick, bog-blade, wand-of-almost
    B: -
    B wandrew-the-extra: ; foam-finger-of-fury
  `);
  expect(cardOf('hold-my-mead').copies).toBe(2);
  const [wand, finger] = [g.damage('wand-of-almost').total, g.damage('foam-finger-of-fury').total];
  g.does('A', 'play hold-my-mead').does('A', 'equip rusty-spork', 'hero 1');
  expect(g.damage('wand-of-almost').total).toBe(wand + 1);
  expect(g.damage('rusty-spork').total).toBe(2);
  expect(g.damage('bog-blade').total).toBe(2);
  expect(g.damage('useless-stick').total).toBe(1);
  expect(g.damage('foam-finger-of-fury').total).toBe(finger);
  g.does('A', 'end-turn').waits('B main');
  expect(g.damage('wand-of-almost').total).toBe(wand);
});

test('hold-my-mead: playable without a weapon, for those to come', () => {
  const g = situation(`
    draw: boss-tooth, nay, banish
    A: hold-my-mead, rusty-spork
    B: -
  `);
  g.does('A', 'play hold-my-mead').does('A', 'equip rusty-spork', 'florence');
  expect(g.damage('rusty-spork').total).toBe(2);
  expect(g.told('weapon-buffed').map((e) => [e.weapon, e.kind, e.n])).toEqual([[null, 'add', 1]]);
});

test('skip-diving: one of the top five of the Discard pile, no Skip Diving and no Grave Robber', () => {
  const g = situation(`
    A: skip-diving
    B: bog-blade
    discard: skip-diving, nay, grave-robber, pick-pocket, useless-stick, banish, the-loot
  `);
  expect(cardOf('skip-diving').copies).toBe(2);
  g.does('A', 'play skip-diving').pass('B').waits('A choose-from-discard');
  expect(looks(g, 'A')).toEqual(['skip-diving', 'nay', 'grave-robber', 'pick-pocket', 'useless-stick']);
  expect(looks(g, 'B')).toEqual([]);
  expect(g.offered('A')).toEqual(['nay', 'pick-pocket', 'useless-stick', 'concede']);
  g.does('A', 'pick-pocket');
  g.becomes({
    A: 'pick-pocket',
    discard: 'skip-diving, skip-diving, nay, grave-robber, useless-stick, banish, the-loot',
  }).waits('A main');
});

test('skip-diving: refused on an empty Discard pile', () => {
  const g = situation(`
    A: skip-diving
    B: -
  `);
  g.refuses('A', play(g, 'skip-diving'), 'no-effect', /: the Discard pile is empty\.$/);
});

test('spring-clean: none to three cards are discarded in the order named and as many drawn', () => {
  const g = situation(`
    A: spring-clean, nay, banish, bog-blade, spring-clean, useless-stick
    B: -
    draw: boss-tooth, rusty-spork, stale-baguette, wand-of-almost
  `);
  expect(cardOf('spring-clean').copies).toBe(2);
  g.does('A', 'play spring-clean').waits('A choose-discard-redraw');
  const four = g.cards('A', 'nay', 'banish', 'bog-blade', 'useless-stick');
  const picks = four.map(({ card }) => ({ pick: 'card', card }) as const);
  g.refuses('A', { type: 'choose', picks, claims: four }, 'choice', 'Choose cards, 0 to 3.');
  g.does('A', 'bog-blade', 'nay', 'banish');
  g.becomes({
    A: 'spring-clean, useless-stick, boss-tooth, rusty-spork, stale-baguette',
    draw: 'wand-of-almost',
    discard: 'spring-clean, banish, nay, bog-blade',
  }).waits('A main');
  g.does('A', 'play spring-clean').does('A', 'done');
  g.becomes({
    A: 'useless-stick, boss-tooth, rusty-spork, stale-baguette',
    discard: 'spring-clean, spring-clean, banish, nay, bog-blade',
  }).waits('A main');
});

test('spring-clean: refused as the only card in hand; one other card is enough', () => {
  const only = situation(`
    A: spring-clean
    B: -
  `);
  only.refuses('A', play(only, 'spring-clean'), 'no-effect', /: you have no other card to discard\.$/);
  const two = situation(`
    A: spring-clean, nay
    B: -
    draw: boss-tooth, rusty-spork
  `);
  two.does('A', 'play spring-clean').does('A', 'nay');
  two.becomes({ A: 'boss-tooth', draw: 'rusty-spork', discard: 'spring-clean, nay' }).waits('A main');
});

test('team-huddle: two cards, then every surviving opponent gets one in the Litterbox, in turn order', () => {
  const g = situation(`
    turn: B
    A: -
    B: team-huddle
    C: -
    D out: yes
    draw: bog-blade, useless-stick, smorc-trooper, boss-tooth, rusty-spork
  `);
  expect(cardOf('team-huddle').copies).toBe(1);
  g.does('B', 'play team-huddle');
  g.becomes({
    B: 'bog-blade, useless-stick',
    'C litterbox': 'smorc-trooper',
    'A litterbox': 'boss-tooth',
    draw: 'rusty-spork',
    discard: 'team-huddle',
  }).waits('B main');
  expect(JSON.stringify([g.toldTo('C'), g.view('C')])).not.toMatch(/smorc-trooper|boss-tooth/);
});

test('wheel-and-deal: two trades more, this turn only', () => {
  const g = situation(`
    draw: stale-baguette, nay, banish
    A: wheel-and-deal, useless-stick, rusty-spork, nay, boss-tooth
    B: -
  `);
  expect(cardOf('wheel-and-deal').copies).toBe(1);
  g.does('A', 'play wheel-and-deal');
  expect(g.view('B').turn.trades.total).toBe(3);
  g.does('A', 'trade useless-stick', 'bazaar 0').does('A', 'trade rusty-spork', 'bazaar 1');
  g.does('A', 'trade nay', 'bazaar 3');
  g.reads({
    bazaar: 'useless-stick, rusty-spork, bog-blade, nay, nay',
    A: 'boss-tooth, bog-blade, bog-blade, pick-pocket',
  });
  const give = g.card('A', 'boss-tooth');
  g.refuses('A', { type: 'trade', give, index: 4 }, 'traded', 'You have already traded this turn.');
  g.does('A', 'end-turn').waits('B main');
  expect(g.view('B').turn.trades.total).toBe(1);
});

test('wheel-and-deal: refused while trading is forbidden', () => {
  const g = situation(`
    A: wheel-and-deal
    B: -
    world: closed-for-stocktake
  `);
  g.refuses('A', play(g, 'wheel-and-deal'), 'no-effect', /: trading is not possible now\.$/);
});

test('awkward-handshake: a card of choice from the hand seen, another of your own into their Litterbox', () => {
  const g = situation(`
    A: awkward-handshake, nay, the-loot
    B: bog-blade, useless-stick
    C: banish
    D: -
  `);
  expect(cardOf('awkward-handshake').copies).toBe(2);
  g.refuses('A', play(g, 'awkward-handshake', { opponent: 3 }), 'target', 'an opponent with a card in hand');
  g.does('A', 'play awkward-handshake', 'B').pass('B', 'C').waits('A choose-from-hand');
  expect(looks(g, 'A')).toEqual(['bog-blade', 'useless-stick']);
  expect(looks(g, 'C')).toEqual([]);
  g.does('A', 'useless-stick').waits('A choose-give');
  // The card just taken is not given back.
  expect(g.offered('A')).toEqual(['nay', 'the-loot', 'concede']);
  g.does('A', 'the-loot');
  g.becomes({
    A: 'nay, useless-stick',
    B: 'bog-blade',
    'B litterbox': 'the-loot',
    discard: 'awkward-handshake',
  }).waits('A main');
  const given = (viewer: SeatName): (string | null)[] =>
    g.toldTo(viewer).flatMap((e) => (e.type === 'card-given' ? [e.card.face] : []));
  expect([given('A'), given('B'), given('C')]).toEqual([
    ['useless-stick', 'the-loot'],
    ['useless-stick', null],
    [null, null],
  ]);
  expect(g.view('B').players[1]?.litterbox.map((c) => c.face)).toEqual([null]);
});

test('awkward-handshake: refused without another card of your own or without a card on the other side', () => {
  const bare = situation(`
    A: awkward-handshake
    B: bog-blade
  `);
  const why = /: you have no other card to give\.$/;
  bare.refuses('A', play(bare, 'awkward-handshake', { opponent: 1 }), 'no-effect', why);
  const empty = situation(`
    A: awkward-handshake, nay
    B: -
  `);
  empty.refuses('A', play(empty, 'awkward-handshake', { opponent: 1 }), 'no-effect', /: no opponent has a card\.$/);
});

test('spare-parts: a part of a multi-part weapon or a Non-Genuine Part, nothing else', () => {
  const g = situation(`
    A: spare-parts
    B: bog-blade
    discard: useless-stick, skull-cracker-1, cursed-shank, nay, non-genuine-part, grave-robber, ancient-brahammer-3
  `);
  expect(cardOf('spare-parts').copies).toBe(2);
  g.does('A', 'play spare-parts').pass('B').waits('A choose-from-discard');
  expect(g.offered('A')).toEqual(['skull-cracker-1', 'non-genuine-part', 'ancient-brahammer-3', 'concede']);
  g.does('A', 'ancient-brahammer-3');
  g.becomes({
    A: 'ancient-brahammer-3',
    discard: 'spare-parts, useless-stick, skull-cracker-1, cursed-shank, nay, non-genuine-part, grave-robber',
  }).waits('A main');
});

test('spare-parts: with no part in the Discard pile it finds nothing; on an empty one it is refused', () => {
  const other = situation(`
    A: spare-parts, spare-parts
    B: -
    discard: useless-stick
  `);
  other.does('A', 'play spare-parts');
  other.becomes({ A: 'spare-parts', discard: 'spare-parts, useless-stick' }).waits('A main');
  const empty = situation(`
    A: spare-parts
    B: -
  `);
  empty.refuses('A', play(empty, 'spare-parts'), 'no-effect', /: the Discard pile is empty\.$/);
});

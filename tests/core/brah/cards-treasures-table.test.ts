// Kevin's Treasures that draw, steal, flip and move things: each does what its card says and is refused when it may not.
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

/** What this viewer learns of the stolen cards, one after the other. */
function stolen(g: Scenario, viewer: SeatName): (string | null)[] {
  return g.toldTo(viewer).flatMap((e) => (e.type === 'card-stolen' ? [e.card.face] : []));
}

test("kevins-spare-keys: a card of choice from a hand one looks at, the others don't learn which", () => {
  const g = situation(`
    A: kevins-spare-keys
    B: nay, bog-blade
    C: banish
    D: -
  `);
  expect(cardOf('kevins-spare-keys').copies).toBe(1);
  const printed = { verb: 'steal', n: 1, from: 'chosen-opponent', pick: 'look' };
  expect(cardOf('kevins-spare-keys').abilities).toEqual([{ when: { on: 'play' }, do: [printed] }]);
  g.does('A', 'play kevins-spare-keys').waits('A choose-opponent');
  expect(g.offered('A')).toEqual(['B', 'C', 'concede']);
  g.does('A', 'B').waits('A choose-from-hand');
  expect([looks(g, 'A'), looks(g, 'B'), looks(g, 'C')]).toEqual([['nay', 'bog-blade'], [], []]);
  g.does('A', 'bog-blade');
  g.becomes({ A: 'bog-blade', B: 'nay', discard: 'kevins-spare-keys' }).waits('A main');
  expect([stolen(g, 'A'), stolen(g, 'B'), stolen(g, 'C')]).toEqual([['bog-blade'], ['bog-blade'], [null]]);
  // What was seen for a moment is not seen for good.
  expect(g.view('A').players[1]?.hand.map((c) => c.face)).toEqual([null]);
});

test('kevins-spare-keys, community-chestplate: refused while no opponent has a card', () => {
  const g = situation(`
    A: kevins-spare-keys, community-chestplate
    B: -
    C out: yes
  `);
  g.refuses('A', play(g, 'kevins-spare-keys'), 'no-effect', /: no opponent has a card to steal\.$/);
  g.refuses('A', play(g, 'community-chestplate'), 'no-effect', /: no opponent has a card to steal\.$/);
});

test('community-chestplate: one random card of every opponent who has one, in turn order', () => {
  const g = situation(`
    A: community-chestplate
    B: nay, bog-blade
    C: -
    D: banish, useless-stick
  `);
  expect(cardOf('community-chestplate').copies).toBe(2);
  g.shuffles('hand:1', ['bog-blade']).shuffles('hand:3', ['useless-stick']).does('A', 'play community-chestplate');
  g.becomes({ A: 'bog-blade, useless-stick', B: 'nay', D: 'banish', discard: 'community-chestplate' }).waits('A main');
  expect(stolen(g, 'B')).toEqual(['bog-blade', null]);
  expect(stolen(g, 'D')).toEqual([null, 'useless-stick']);
  expect(stolen(g, 'C')).toEqual([null, null]);
});

test('all-you-can-draw-buffet: four cards', () => {
  const g = situation(`
    A: all-you-can-draw-buffet
    B: nay
    draw: bog-blade, useless-stick, smorc-trooper, boss-tooth, rusty-spork
  `);
  expect(cardOf('all-you-can-draw-buffet').copies).toBe(3);
  g.does('A', 'play all-you-can-draw-buffet');
  g.becomes({
    A: 'bog-blade, useless-stick, boss-tooth',
    foes: 'smorc-trooper',
    draw: 'rusty-spork',
    discard: 'all-you-can-draw-buffet',
  }).waits('A main');
  const none = situation(`
    A: all-you-can-draw-buffet
    B: -
    draw: kevin
  `);
  none.refuses('A', play(none, 'all-you-can-draw-buffet'), 'no-effect');
});

test('idol-smasher-3000: one Idol leaves the game; refused without an Idol in play', () => {
  const g = situation(`
    A: idol-smasher-3000, idol-smasher-3000
    B: -
    idols: 2
  `);
  expect(cardOf('idol-smasher-3000').copies).toBe(2);
  const removed = g.state.piles.removed.length;
  g.does('A', 'play idol-smasher-3000');
  g.becomes({ A: 'idol-smasher-3000', idols: '1', discard: 'idol-smasher-3000' }).waits('A main');
  expect(g.state.piles.removed.length).toBe(removed + 1);
  expect(g.told('idol-removed').map((e) => e.idolsInPlay)).toEqual([1]);
  const none = situation(`
    A: idol-smasher-3000
    B: -
  `);
  none.refuses('A', play(none, 'idol-smasher-3000'), 'no-effect', /: no Cursed Idol is in play\.$/);
});

test("kevins-phone-number: Kevin comes out of the Draw pile as the last of one's foes, the pile is shuffled", () => {
  const g = situation(`
    A: kevins-phone-number
    foes: smorc-trooper
    B: -
    draw: nay, kevin, bog-blade
  `);
  expect(cardOf('kevins-phone-number').copies).toBe(2);
  g.shuffles('draw', ['bog-blade', 'nay']).does('A', 'play kevins-phone-number');
  g.becomes({ A: '-', foes: 'smorc-trooper, kevin', draw: 'bog-blade, nay', discard: 'kevins-phone-number' });
  g.waits('A main');
  expect(g.told('foe-revealed').map((e) => [e.seat, e.foe.face, e.position])).toEqual([[0, 'kevin', 2]]);
  expect(JSON.stringify(g.toldTo('B'))).not.toMatch(/"(nay|bog-blade)"/);
});

test('kevins-phone-number: without Kevin the pile is only shuffled; refused on a pile of one', () => {
  const g = situation(`
    A: kevins-phone-number
    B: -
    draw: nay, bog-blade
  `);
  g.shuffles('draw', ['bog-blade', 'nay']).does('A', 'play kevins-phone-number');
  g.becomes({ A: '-', draw: 'bog-blade, nay', discard: 'kevins-phone-number' }).waits('A main');
  const one = situation(`
    A: kevins-phone-number
    B: -
    draw: nay
  `);
  one.refuses('A', play(one, 'kevins-phone-number'), 'no-effect', /: the Draw pile is too small\.$/);
});

test('therapy-voucher: the own Traits one chooses flip in the order chosen, each with its effect', () => {
  const g = situation(`
    A: therapy-voucher, nay
    A florence: lucky- magus+;
    A brad-the-well-endowed: hyped-;
    B: -
    B wandrew-the-extra: icon+;
    draw: bog-blade, boss-tooth
  `);
  expect(cardOf('therapy-voucher').copies).toBe(2);
  g.does('A', 'play therapy-voucher').waits('A choose-trait-side').offersNot('A', 'icon');
  g.does('A', 'hyped', 'lucky', 'done');
  g.becomes({
    A: 'nay, bog-blade',
    'A florence': 'lucky+ magus+;',
    'A brad-the-well-endowed': 'hyped+;',
    draw: 'boss-tooth',
    discard: 'therapy-voucher',
  }).waits('A main');
  expect(g.told('trait-flipped').map((e) => e.card.face)).toEqual(['hyped', 'lucky']);
  const none = situation(`
    A: therapy-voucher
    B: -
    B wandrew-the-extra: icon+;
  `);
  none.refuses('A', play(none, 'therapy-voucher'), 'no-effect', /: you have no Traits\.$/);
});

test("karma-cannon: every Trait in play flips, one's own first, then clockwise; nothing triggers for the eliminated", () => {
  const g = situation(`
    turn: B
    A: -
    A florence: lucky-;
    B: karma-cannon
    B wandrew-the-extra: magus+ hyped-;
    C out: yes
    C ambi-dexter: lucky-;
    draw: bog-blade, boss-tooth
  `);
  expect(cardOf('karma-cannon').copies).toBe(1);
  g.does('B', 'play karma-cannon');
  g.becomes({
    B: '-',
    'B wandrew-the-extra': 'magus- hyped+;',
    'C ambi-dexter': 'lucky+;',
    'A florence': 'lucky+;',
    'A litterbox': 'bog-blade',
    draw: 'boss-tooth',
    discard: 'karma-cannon',
  }).waits('B main');
  expect(g.told('trait-flipped').map((e) => [e.owner, e.card.face])).toEqual([
    [1, 'magus'],
    [1, 'hyped'],
    [2, 'lucky'],
    [0, 'lucky'],
  ]);
  const none = situation(`
    A: karma-cannon
    B: -
  `);
  none.refuses('A', play(none, 'karma-cannon'), 'no-effect', /: no Trait is in play\.$/);
});

test("borrowed-forever: any weapon that is not one's own, an eliminated player's too, to a free slot", () => {
  const g = situation(`
    A: borrowed-forever
    A florence: ; bog-blade
    B: -
    B wandrew-the-extra: ; chicken-drumstick
    C out: yes
    C ambi-dexter: ; panic-whistle
    draw: nay, nay
  `);
  expect(cardOf('borrowed-forever').copies).toBe(1);
  g.does('A', 'play borrowed-forever').waits('A choose-weapon');
  expect(g.offered('A').filter((name) => !/weapon|'s /.test(name))).toEqual([
    'chicken-drumstick',
    'panic-whistle',
    'concede',
  ]);
  g.does('A', 'panic-whistle').waits('A choose-weapon-move').does('A', 'brad-the-well-endowed');
  // It is not equipped: the Whistle draws nothing.
  g.becomes({
    A: '-',
    'A brad-the-well-endowed': '; panic-whistle',
    'C ambi-dexter': ';',
    discard: 'borrowed-forever',
  }).waits('A main');
});

test('borrowed-forever: refused without a weapon of another or without a free slot', () => {
  const own = situation(`
    A: borrowed-forever
    A florence: ; bog-blade
    B: -
  `);
  own.refuses('A', play(own, 'borrowed-forever'), 'no-effect', /: there is no weapon to take\.$/);
  const full = situation(`
    A: borrowed-forever
    A nan-keeper-of-leftovers: ; bog-blade, bog-blade
    A big-bag-barry: ; useless-stick
    B: -
    B wandrew-the-extra: ; chicken-drumstick
  `);
  full.refuses('A', play(full, 'borrowed-forever'), 'no-effect', /: your Heroes have no free slot\.$/);
});

test('vip-lanyard: one of the top three of a Treasure pile, the others under it in any order, all unseen by others', () => {
  const g = situation(`
    A: vip-lanyard
    B: -
    treasures: the-loot, karma-cannon, absolute-unit, cursed-shank
    cathulhu: nine-lives
  `);
  expect(cardOf('vip-lanyard').copies).toBe(2);
  g.does('A', 'play vip-lanyard').waits('A choose-treasure');
  expect(g.offered('A')).toEqual(['treasure-pile main', 'treasure-pile cathulhu', 'concede']);
  g.does('A', 'treasure-pile main').waits('A choose-treasure');
  expect([looks(g, 'A'), looks(g, 'B')]).toEqual([['the-loot', 'karma-cannon', 'absolute-unit'], []]);
  g.does('A', 'karma-cannon').waits('A choose-bottom-order').does('A', 'absolute-unit', 'the-loot');
  g.becomes({
    A: 'karma-cannon',
    treasures: 'cursed-shank, absolute-unit, the-loot',
    discard: 'vip-lanyard',
  }).waits('A main');
  expect(JSON.stringify(g.toldTo('B'))).not.toMatch(/the-loot|karma-cannon|absolute-unit/);
  expect(g.told('treasure-drawn').map((e) => [e.seat, e.toLitterbox])).toEqual([[0, false]]);
});

test('vip-lanyard: the only pile with cards is not asked for, one card there is simply taken; refused on empty piles', () => {
  const g = situation(`
    A: vip-lanyard
    B: -
    treasures: -
    cathulhu: nine-lives
  `);
  g.does('A', 'play vip-lanyard').does('A', 'nine-lives');
  g.becomes({ A: 'nine-lives', cathulhu: '-', discard: 'vip-lanyard' }).waits('A main');
  const none = situation(`
    A: vip-lanyard
    B: -
    treasures: -
    cathulhu: -
  `);
  none.refuses('A', play(none, 'vip-lanyard'), 'no-effect', /: the Treasure piles are empty\.$/);
});

test('factory-second: a single-part weapon out of the Discard pile is equipped, with its effect', () => {
  const g = situation(`
    A: factory-second
    A florence: ; bog-blade
    B: -
    discard: nay, skull-cracker-1, panic-whistle, cursed-shank, non-genuine-part
    draw: boss-tooth, rusty-spork
  `);
  expect(cardOf('factory-second').copies).toBe(2);
  g.does('A', 'play factory-second').waits('A choose-equip');
  expect(g.offered('A')).toEqual(['panic-whistle', 'cursed-shank', 'concede']);
  g.does('A', 'panic-whistle').waits('A choose-weapon-move').does('A', 'florence');
  g.becomes({
    A: 'boss-tooth',
    'A florence': '; bog-blade, panic-whistle',
    draw: 'rusty-spork',
    discard: 'factory-second, nay, skull-cracker-1, cursed-shank, non-genuine-part',
  }).waits('A main');
});

test('factory-second: on a full Hero a weapon is replaced; it finds nothing among parts, and needs a Discard pile', () => {
  const full = situation(`
    A: factory-second
    A big-bag-barry: ; useless-stick
    B: -
    discard: bog-blade
  `);
  full.does('A', 'play factory-second').does('A', 'bog-blade').does('A', 'big-bag-barry');
  full.waits('A choose-weapon').does('A', 'useless-stick');
  full.becomes({ A: '-', 'A big-bag-barry': '; bog-blade', discard: 'factory-second, useless-stick' }).waits('A main');
  const parts = situation(`
    A: factory-second
    B: -
    discard: skull-cracker-1
  `);
  parts.does('A', 'play factory-second');
  parts.becomes({ A: '-', discard: 'factory-second, skull-cracker-1' }).waits('A main');
  const empty = situation(`
    A: factory-second
    B: -
  `);
  empty.refuses('A', play(empty, 'factory-second'), 'no-effect', /: the Discard pile is empty\.$/);
});

test("identity-theft: the opponent's whole hand comes to hand, one's old hand goes to their Litterbox", () => {
  const g = situation(`
    A: nay, identity-theft, bog-blade
    B: useless-stick, banish
    B litterbox: boss-tooth
    C: the-loot
    draw: rusty-spork, rusty-spork
  `);
  expect(cardOf('identity-theft').copies).toBe(1);
  g.does('A', 'play identity-theft').waits('A choose-opponent').does('A', 'B');
  g.becomes({
    A: 'useless-stick, banish',
    B: '-',
    'B litterbox': 'boss-tooth, nay, bog-blade',
    discard: 'identity-theft',
  }).waits('A main');
  const given = (viewer: SeatName): (string | null)[] =>
    g.toldTo(viewer).flatMap((e) => (e.type === 'card-given' ? [e.card.face] : []));
  expect(given('A')).toEqual(['useless-stick', 'banish', 'nay', 'bog-blade']);
  expect(given('B')).toEqual(['useless-stick', 'banish', null, null]);
  expect(given('C')).toEqual([null, null, null, null]);
});

test('identity-theft: one card on either side is enough, none on both is refused', () => {
  const mine = situation(`
    A: identity-theft, nay
    B: -
  `);
  mine.does('A', 'play identity-theft').does('A', 'B');
  mine.becomes({ A: '-', 'B litterbox': 'nay', discard: 'identity-theft' }).waits('A main');
  const theirs = situation(`
    A: identity-theft
    B: nay
    C: -
  `);
  // C has nothing to swap, and neither has A.
  theirs.does('A', 'play identity-theft').offersNot('A', 'C').does('A', 'B');
  theirs.becomes({ A: 'nay', B: '-', discard: 'identity-theft' }).waits('A main');
  const none = situation(`
    A: identity-theft
    B: -
  `);
  none.refuses('A', play(none, 'identity-theft'), 'no-effect', /: there are no cards to swap\.$/);
});

test('therapy-voucher: all sides may be kept, and it is used up all the same', () => {
  const g = situation(`
    A: therapy-voucher
    A florence: magus- bruiser+
    B: -
  `);
  g.does('A', 'play therapy-voucher').waits('A choose-trait-side');
  g.does('A', 'done').becomes({ A: '-', discard: 'therapy-voucher' }).waits('A main');
});

// Each Action does what its card says: the cards it moves, who learns which, and when it may not be played.
import { expect, test } from 'vitest';
import type { Action, Choices } from '../../../src/core/brah/actions.ts';
import { cardOf } from '../../../src/core/brah/cards/catalog.ts';
import type { Scenario, SeatName } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

/** A plays this Action with these choices announced. */
function play(g: Scenario, face: string, choices: Choices = {}): Action {
  return { type: 'play-action', card: g.card('A', face), choices };
}

/** What this viewer learns of the stolen cards, one after the other. */
function stolen(g: Scenario, viewer: SeatName | 'table'): (string | null)[] {
  return g.toldTo(viewer).flatMap((e) => (e.type === 'card-stolen' ? [e.card.face] : []));
}

/** The faces of the cards that the question lets this viewer look at. */
function looks(g: Scenario, viewer: SeatName): (string | null)[] {
  return (g.view(viewer).asked?.looks ?? []).map((c) => c.face);
}

test('pick-pocket: one random card of the named opponent goes to hand, only thief and victim learn which', () => {
  const g = situation(`
    A: pick-pocket, banish
    B: bog-blade, useless-stick
    C: nay
    D: -
  `);
  expect(cardOf('pick-pocket').copies).toBe(5);
  expect(g.offered('A', ['play pick-pocket'])).toEqual(['B', 'C']);
  g.refuses('A', play(g, 'pick-pocket', { opponent: 3 }), 'target', /^Choose an opponent with a card in hand\.$/);
  g.refuses('A', play(g, 'pick-pocket', { opponent: 0 }), 'target');
  g.refuses('A', play(g, 'pick-pocket'), 'target');
  g.refuses('A', play(g, 'pick-pocket', { opponent: 1, hero: 0 }), 'target', /only what the card asks for/);
  g.shuffles('hand:1', ['useless-stick']).does('A', 'play pick-pocket', 'B').pass('B', 'C');
  g.becomes({ A: 'banish, useless-stick', B: 'bog-blade', discard: 'pick-pocket' }).waits('A main');
  expect([stolen(g, 'A'), stolen(g, 'B')]).toEqual([['useless-stick'], ['useless-stick']]);
  expect([stolen(g, 'C'), stolen(g, 'D'), stolen(g, 'table')]).toEqual([[null], [null], [null]]);
  expect(g.view('C').players[0]?.hand.map((c) => c.face)).toEqual([null, null]);
});

test('pick-pocket: does nothing and is refused while no surviving opponent has a card', () => {
  const g = situation(`
    A: pick-pocket, bog-blade
    B: -
    C out: yes
    C litterbox: nay
  `);
  g.refuses('A', play(g, 'pick-pocket', { opponent: 1 }), 'no-effect', /: no opponent has a card to steal\.$/);
  g.offersNot('A', 'play pick-pocket');
});

test('nay: the Action it answers has no effect, both lie in the Discard pile', () => {
  const g = situation(`
    A: its-go-time, bog-blade
    B: nay, banish
    C: useless-stick
  `);
  expect(cardOf('nay').copies).toBe(6);
  g.does('A', 'play its-go-time');
  g.refuses('B', { type: 'respond-nay', card: g.card('B', 'banish') }, 'not-nay', 'Only a Nay! can be played here.');
  g.refuses('C', { type: 'play-treasure', card: g.card('C', 'useless-stick') }, 'not-now');
  g.does('B', 'nay nay').pass('C', 'A');
  g.becomes({ A: 'bog-blade', B: 'banish', discard: 'nay, its-go-time' }).waits('A main');
  expect(g.told('action-countered').map((e) => e.card.face)).toEqual(['its-go-time']);
  expect(g.told('action-resolved').map((e) => e.card.face)).toEqual(['nay']);
});

test('nay: a Nay! answers a Nay!, and then the Action works; alone it cannot be played', () => {
  const g = situation(`
    A: its-go-time, nay
    B: nay
    draw: bog-blade, bog-blade, bog-blade, useless-stick
    bazaar: pick-pocket, pick-pocket, pick-pocket, nay, nay
  `);
  g.refuses('A', play(g, 'nay'), 'nay-alone', 'There is no Action to counter.');
  g.refuses('A', { type: 'respond-nay', card: g.card('A', 'nay') }, 'nay-alone');
  g.offersNot('A', 'play nay');
  g.does('A', 'play its-go-time').does('B', 'nay nay').does('A', 'nay nay');
  g.becomes({
    A: 'bog-blade, bog-blade, bog-blade',
    B: '-',
    draw: 'useless-stick',
    discard: 'its-go-time, nay, nay',
  }).waits('A main');
});

test('parallel-universe: the cards of a pile change order and nothing counts as played; then any one Trait may flip', () => {
  const g = situation(`
    A: parallel-universe
    A florence: bookworm+;
    B: -
    B wandrew-the-extra: magus-;
    world: end-of-days < capitalism | boon-of-brains
  `);
  expect(cardOf('parallel-universe').copies).toBe(2);
  g.does('A', 'play parallel-universe').waits('A choose-top');
  expect(looks(g, 'A')).toEqual(['end-of-days', 'capitalism']);
  expect(looks(g, 'B')).toEqual([]);
  g.does('A', 'end-of-days').waits('A choose-trait');
  g.becomes({ A: '-', world: 'capitalism < end-of-days | boon-of-brains' });
  expect(g.offered('A')).toEqual(['bookworm', "A's bookworm", 'magus', "B's magus", 'done', 'concede']);
  g.does('A', "B's magus");
  g.becomes({ 'B wandrew-the-extra': 'magus+;', discard: 'parallel-universe' }).waits('A main');
  expect(g.told('enchantment-played')).toEqual([]);
  expect(g.told('card-drawn')).toEqual([]);
  expect(g.told('enchantments-reordered').map((e) => e.tops.map((c) => c.face))).toEqual([
    ['end-of-days', 'boon-of-brains'],
  ]);
});

test('parallel-universe: under the new top the order is named from the top down and stays the secret of its player', () => {
  const g = situation(`
    A: parallel-universe
    B: -
    world: end-of-days < capitalism < casual-friday < boon-of-brains
  `);
  g.does('A', 'play parallel-universe').does('A', 'capitalism').waits('A choose-order');
  g.does('A', 'end-of-days', 'boon-of-brains', 'casual-friday');
  // No Trait is in play, so nothing is asked about a flip.
  g.becomes({
    A: '-',
    world: 'casual-friday < boon-of-brains < end-of-days < capitalism',
    discard: 'parallel-universe',
  }).waits('A main');
  expect(g.view('B').enchantments.map((e) => [e.top.face, e.covered])).toEqual([['capitalism', 3]]);
});

test('B-RULE-115 parallel-universe: who reorders a pile looks at what another hid in it, a single card before it or not', () => {
  const g = situation(`
    turn: B
    A: parallel-universe
    B: parallel-universe
    world: mandatory-fun | end-of-days < capitalism < casual-friday
  `);
  g.does('B', 'play parallel-universe').pass('A').does('B', 'capitalism').does('B', 'casual-friday', 'end-of-days');
  g.does('B', 'end-turn').waits('A main');
  g.does('A', 'play parallel-universe').waits('A choose-top');
  expect(looks(g, 'A').toSorted()).toEqual(['capitalism', 'casual-friday', 'end-of-days']);
});

test('parallel-universe: refused without a pile of two and without a Trait; one of the two is enough', () => {
  const nothing = situation(`
    A: parallel-universe, bog-blade
    B: -
    world: end-of-days
  `);
  nothing.refuses('A', play(nothing, 'parallel-universe'), 'no-effect', /: no World Enchantment pile has two cards\.$/);
  const trait = situation(`
    A: parallel-universe
    A florence: magus+;
    B: -
  `);
  trait.does('A', 'play parallel-universe').waits('A choose-trait').does('A', 'done');
  trait.becomes({ A: '-', discard: 'parallel-universe' }).waits('A main');
  const pile = situation(`
    A: parallel-universe
    B: -
    world: end-of-days < capitalism
  `);
  pile.does('A', 'play parallel-universe').does('A', 'capitalism');
  pile.becomes({ A: '-', discard: 'parallel-universe' }).waits('A main');
});

test('grave-robber: one card of the whole Discard pile but no Grave Robber; the rest keeps its order', () => {
  const g = situation(`
    A: grave-robber
    B: bog-blade
    discard: nay, grave-robber, banish, pick-pocket, skip-diving, useless-stick, the-loot
  `);
  expect(cardOf('grave-robber').copies).toBe(3);
  g.does('A', 'play grave-robber').pass('B').waits('A choose-from-discard');
  expect(g.offered('A')).toEqual([
    'nay',
    'banish',
    'pick-pocket',
    'skip-diving',
    'useless-stick',
    'the-loot',
    'concede',
  ]);
  expect(looks(g, 'A')).toHaveLength(7);
  expect(looks(g, 'B')).toEqual([]);
  g.does('A', 'the-loot');
  g.becomes({
    A: 'the-loot',
    discard: 'grave-robber, nay, grave-robber, banish, pick-pocket, skip-diving, useless-stick',
  }).waits('A main');
  const seen = g.toldTo('B').flatMap((e) => (e.type === 'cards-searched' ? e.taken.map((c) => c.face) : []));
  expect(seen).toEqual(['the-loot']);
});

test('grave-robber: refused on an empty Discard pile; among Grave Robbers alone it finds nothing', () => {
  const empty = situation(`
    A: grave-robber
    B: -
  `);
  empty.refuses('A', play(empty, 'grave-robber'), 'no-effect', /: the Discard pile is empty\.$/);
  const robbers = situation(`
    A: grave-robber
    B: -
    discard: grave-robber
  `);
  robbers.does('A', 'play grave-robber');
  robbers.becomes({ A: '-', discard: 'grave-robber, grave-robber' }).waits('A main');
});

test('go-fish: the named card is shown and taken, one copy of it; nothing is drawn', () => {
  const g = situation(`
    A: go-fish
    B: bog-blade, cursed-shank, cursed-shank
    C: nay
  `);
  expect(cardOf('go-fish').copies).toBe(3);
  g.does('A', 'play go-fish', 'B', 'cursed-shank').pass('B', 'C').waits('B answer-fish');
  expect(g.offered('B')).toEqual(['cursed-shank', 'cursed-shank', 'concede']);
  g.refuses('B', { type: 'choose', picks: [{ pick: 'none' }], claims: [] }, 'choice');
  const wrong = g.card('B', 'bog-blade');
  g.refuses('B', { type: 'choose', picks: [{ pick: 'card', card: wrong.card }], claims: [wrong] }, 'choice');
  g.does('B', 'cursed-shank');
  g.becomes({ A: 'cursed-shank', B: 'bog-blade, cursed-shank', discard: 'go-fish' }).waits('A main');
  expect([stolen(g, 'C'), stolen(g, 'table')]).toEqual([['cursed-shank'], ['cursed-shank']]);
});

test('go-fish: without the named card its player draws one; an empty hand may be asked too', () => {
  const g = situation(`
    A: go-fish, go-fish
    B: bog-blade
    C: -
    draw: useless-stick, boss-tooth, rusty-spork
  `);
  g.does('A', 'play go-fish', 'B', 'useless-stick').pass('B');
  expect(g.offered('B')).toEqual(['none', 'concede']);
  g.does('B', 'none');
  g.becomes({ A: 'go-fish, useless-stick', draw: 'boss-tooth, rusty-spork', discard: 'go-fish' });
  expect(g.told('fish-failed').map((e) => [e.seat, e.opponent, e.name])).toEqual([[0, 1, 'useless-stick']]);
  g.does('A', 'play go-fish', 'C', 'cursed-shank').pass('B');
  g.becomes({ A: 'useless-stick, boss-tooth', draw: 'rusty-spork', discard: 'go-fish, go-fish' }).waits('A main');
});

test('go-fish: any part answers to the name of its weapon, and the holder picks which', () => {
  const g = situation(`
    A: go-fish
    B: courtneys-boomstick-3, nay, courtneys-boomstick-1
    C: -
  `);
  const part = play(g, 'go-fish', { opponent: 1, name: 'courtneys-boomstick-1' });
  g.refuses('A', part, 'target', 'Choose the name of a card.');
  g.refuses('A', play(g, 'go-fish', { opponent: 1, name: 'florence' }), 'target');
  g.refuses('A', play(g, 'go-fish', { opponent: 0, name: 'nay' }), 'target', 'Choose an opponent.');
  g.does('A', 'play go-fish', 'B', 'courtneys-boomstick').pass('B');
  expect(g.offered('B')).toEqual(['courtneys-boomstick-3', 'courtneys-boomstick-1', 'concede']);
  g.does('B', 'courtneys-boomstick-1');
  g.becomes({ A: 'courtneys-boomstick-1', B: 'courtneys-boomstick-3, nay', discard: 'go-fish' }).waits('A main');
});

test('its-go-time: three cards from the top, a foe among them waits until all are drawn', () => {
  const g = situation(`
    A: its-go-time
    B: -
    draw: bog-blade, smorc-trooper, useless-stick, boss-tooth
  `);
  expect(cardOf('its-go-time').copies).toBe(3);
  g.does('A', 'play its-go-time');
  g.becomes({
    A: 'bog-blade, useless-stick',
    foes: 'smorc-trooper',
    draw: 'boss-tooth',
    discard: 'its-go-time',
  }).waits('A main');
});

test('its-go-time: fewer when the pile runs out; refused while Kevin is the whole Draw pile', () => {
  const g = situation(`
    A: its-go-time, its-go-time
    B: bog-blade
    draw: useless-stick, boss-tooth
  `);
  g.does('A', 'play its-go-time').pass('B');
  g.becomes({ A: 'its-go-time, useless-stick, boss-tooth', draw: '-', discard: 'its-go-time' }).waits('A main');
  g.refuses('A', play(g, 'its-go-time'), 'no-effect', /: nothing can be drawn from the Draw pile\.$/);
  const last = situation(`
    A: its-go-time
    B: -
    draw: kevin
  `);
  last.refuses('A', play(last, 'its-go-time'), 'no-effect', 'nothing can be drawn');
});

test('mood-swing: one or two different Traits of anybody flip, in the order named', () => {
  const g = situation(`
    A: mood-swing, mood-swing
    A florence: magus+ hyped-;
    B: -
    B wandrew-the-extra: magus-;
    C out: yes
    C ambi-dexter: haggler+;
  `);
  expect(cardOf('mood-swing').copies).toBe(2);
  const [mine, hyped, theirs, out] = ["A's magus", 'hyped', "B's magus", 'haggler'].map((name) => g.trait(name));
  if (mine === undefined || hyped === undefined || theirs === undefined || out === undefined) throw new Error('lost');
  g.refuses('A', play(g, 'mood-swing', { traits: [] }), 'target', 'Choose one or two different Traits in play.');
  g.refuses('A', play(g, 'mood-swing', { traits: [mine, mine] }), 'target');
  g.refuses('A', play(g, 'mood-swing', { traits: [mine, hyped, theirs] }), 'target');
  g.refuses('A', play(g, 'mood-swing', { traits: [g.card('A', 'mood-swing').card] }), 'target');
  g.does('A', 'play mood-swing', 'haggler', 'done');
  g.becomes({ A: 'mood-swing', discard: 'mood-swing', 'C ambi-dexter': 'haggler-;' });
  g.does('A', 'play mood-swing', "B's magus", 'hyped');
  g.becomes({
    A: '-',
    discard: 'mood-swing, mood-swing',
    'B wandrew-the-extra': 'magus+;',
    'A florence': 'magus+ hyped+;',
  }).waits('A main');
  expect(g.told('trait-flipped').map((e) => [e.owner, e.card.face, e.side])).toEqual([
    [2, 'haggler', 'negative'],
    [1, 'magus', 'positive'],
    [0, 'hyped', 'positive'],
  ]);
});

test('mood-swing: refused with no Trait in play', () => {
  const g = situation(`
    A: mood-swing
    B: -
  `);
  g.refuses('A', play(g, 'mood-swing', { traits: [] }), 'no-effect', /: no Trait is in play\.$/);
});

test('bin-day: every opponent with a card discards one of their choice, in turn order', () => {
  const g = situation(`
    turn: B
    A: nay, bog-blade
    B: bin-day, the-loot
    C: -
    D: useless-stick, boss-tooth
  `);
  expect(cardOf('bin-day').copies).toBe(2);
  g.does('B', 'play bin-day').allPass().waits('D choose-discard');
  g.refuses('D', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose cards, 1 to 1.');
  g.does('D', 'boss-tooth').waits('A choose-discard').does('A', 'nay');
  g.becomes({ B: 'the-loot', D: 'useless-stick', A: 'bog-blade', discard: 'bin-day, nay, boss-tooth' }).waits('B main');
  expect(g.toldTo('C').flatMap((e) => (e.type === 'cards-discarded' ? e.cards.map((c) => c.face) : []))).toEqual([
    'boss-tooth',
    'nay',
  ]);
});

test('bin-day: refused while no opponent has a card', () => {
  const g = situation(`
    A: bin-day, bog-blade
    B: -
  `);
  g.refuses('A', play(g, 'bin-day'), 'no-effect', /: no opponent has a card to discard\.$/);
});

// Proves when and at what a Banish may be played: before combat, at a foe on the table, by whom and in which order.
import { expect, test } from 'vitest';
import { situation } from '../../scenario/scenario.ts';

test('B-RULE-63 in the main phase the active player may Banish a foe on the table', () => {
  const g = situation(`
    A: banish, nay
    B: banish
    foes: smorc-trooper
    draw: bog-blade, kevin
  `);
  g.shuffles('draw', ['smorc-trooper']).does('A', 'banish banish');
  g.becomes({ A: 'nay', foes: '-', draw: 'smorc-trooper, bog-blade, kevin', discard: 'banish' }).waits('A main');
});

test('B-RULE-63 in the main phase of another player anybody may Banish, without a declared combat', () => {
  const g = situation(`
    A: nay
    B: -
    C: banish, nay
    foes: kevin
    draw: bog-blade, boss-tooth
  `);
  g.shuffles('draw').does('C', 'banish banish');
  g.becomes({ C: 'nay', foes: '-', draw: 'bog-blade, boss-tooth, kevin', discard: 'banish' }).waits('A main');
  expect(g.told('banish-played')).toMatchObject([{ seat: 2, foe: { face: 'kevin' } }]);
});

test('B-RULE-63 an eliminated player banishes nothing', () => {
  const g = situation(`
    A: -
    B: -
    C: banish
    C out: yes
    foes: smorc-trooper
    draw: bog-blade, kevin
  `);
  const foe = g.foe('smorc-trooper');
  g.refuses('C', { type: 'play-banish', card: g.card('C', 'banish'), foe }, 'not-you', 'It is not your decision.');
  expect(g.offered('C')).toEqual([]);
});

test('B-RULE-63 not while another decision or window is open', () => {
  const g = situation(`
    A: its-go-time, grave-robber, banish
    B: banish
    discard: nay
    foes: smorc-trooper
    draw: bog-blade, boss-tooth, nay, kevin
  `);
  const at = (seat: 'A' | 'B') =>
    ({ type: 'play-banish', card: g.card(seat, 'banish'), foe: g.foe('smorc-trooper') }) as const;
  g.does('A', 'play grave-robber').waits('B respond');
  g.refuses('B', at('B'), 'not-now').refuses('A', at('A'), 'not-you').pass('B');
  g.waits('A choose-from-discard').refuses('A', at('A'), 'not-now').refuses('B', at('B'), 'not-you');
});

test('B-RULE-63 a foe revealed while drawing can be banished from the start of the main phase', () => {
  const g = situation(`
    turn: B
    A: banish
    B: -
    idols: 1
    draw: smorc-trooper, bog-blade, nay, kevin
  `);
  g.does('B', 'end-turn').waits('A extra-draws').reads({ foes: 'smorc-trooper' });
  const foe = g.foe('smorc-trooper');
  g.refuses('A', { type: 'play-banish', card: g.card('A', 'banish'), foe }, 'not-now');
  g.does('A', 'count 0').waits('A main');
  g.shuffles('draw').does('A', 'banish banish').waits('A main');
  g.becomes({ A: '-', foes: '-', draw: 'bog-blade, nay, kevin, smorc-trooper', discard: 'banish', turn: 'A' });
});

test('B-RULE-64 before a combat is declared any pending foe may be banished, also the last', () => {
  const g = situation(`
    A: -
    B: banish
    foes: smorc-trooper, kevin, neckbeard-the-pure
    draw: bog-blade, nay
  `);
  expect(g.offered('B', ['banish banish'])).toEqual(['smorc-trooper', 'kevin', 'neckbeard-the-pure']);
  g.shuffles('draw').does('B', 'banish banish', 'kevin');
  g.becomes({
    B: '-',
    foes: 'smorc-trooper, neckbeard-the-pure',
    draw: 'bog-blade, nay, kevin',
    discard: 'banish',
  }).waits('A main');
});

test('B-RULE-64 in the window only the foe about to be fought', () => {
  const g = situation(`
    A: -
    B: banish
    foes: smorc-trooper, kevin
    draw: bog-blade, nay
  `);
  g.does('A', 'declare-combat').waits('B banish-window');
  const says = 'Only the foe about to be fought can be Banished now.';
  g.refuses('B', { type: 'play-banish', card: g.card('B', 'banish'), foe: g.foe('kevin') }, 'not-faced', says);
  g.shuffles('draw').does('B', 'banish banish');
  g.becomes({ B: '-', foes: 'kevin', draw: 'bog-blade, nay, smorc-trooper', discard: 'banish' }).waits('A main');
});

test('B-RULE-64 only a Banish, or what works as one, banishes', () => {
  const g = situation(`
    A: nay, bouncers-clipboard
    B: banish
    foes: smorc-trooper
    draw: bog-blade, kevin
  `);
  const foe = g.foe('smorc-trooper');
  g.refuses('A', { type: 'play-banish', card: g.card('A', 'nay'), foe }, 'no-card');
  g.refuses('A', { type: 'play-banish', card: g.card('B', 'banish'), foe }, 'no-card');
  g.shuffles('draw').does('A', 'banish bouncers-clipboard');
  g.becomes({ A: 'nay', foes: '-', draw: 'bog-blade, kevin, smorc-trooper', discard: 'bouncers-clipboard' });
});

test('B-RULE-65 the others are asked from the next seat on, the first Banish ends window and combat', () => {
  const g = situation(`
    turn: B
    A: banish
    B: banish
    B deadlift-deirdre: staff-only
    C: nay
    D: banish
    E: -
    foes: smorc-trooper
    draw: bog-blade, kevin
  `);
  g.does('B', 'declare-combat').waits('CDA banish-window');
  expect(g.told('response-asked').map((e) => e.seat)).toEqual([2, 3, 0]);
  g.refuses(
    'B',
    { type: 'play-banish', card: g.card('B', 'banish'), foe: g.foe('smorc-trooper') },
    'not-you',
    'It is not your decision.',
  );
  g.pass('C').shuffles('draw').does('D', 'banish banish');
  g.becomes({ D: '-', foes: '-', draw: 'bog-blade, kevin, smorc-trooper', discard: 'banish' }).waits('B main');
  g.does('B', 'end-turn');
});

test('B-RULE-65 a Banish given early is kept unseen; one from an earlier seat makes it lapse', () => {
  const g = situation(`
    A: -
    B: banish
    C: banish
    foes: smorc-trooper
    draw: bog-blade, kevin
  `);
  g.does('A', 'declare-combat').does('C', 'banish banish').waits('B banish-window').becomes({});
  expect(g.view('B').players[2]?.hand.map((c) => c.face)).toEqual([null]);
  expect(g.view('B').stack).toMatchObject([{ kind: 'combat', face: 'smorc-trooper', begun: false, waitsFor: [1] }]);
  g.shuffles('draw').does('B', 'banish banish').waits('A main');
  g.becomes({ B: '-', foes: '-', draw: 'bog-blade, kevin, smorc-trooper', discard: 'banish' });
});

test('B-RULE-65 a kept Banish counts when those before have passed', () => {
  const g = situation(`
    A: -
    B: nay
    C: banish
    foes: smorc-trooper
    draw: bog-blade, kevin
  `);
  g.does('A', 'declare-combat').does('C', 'banish banish').pass('B').waits('C disclose');
  g.shuffles('draw').does('C', 'disclose').waits('A main');
  g.becomes({ C: '-', foes: '-', draw: 'bog-blade, kevin, smorc-trooper', discard: 'banish' });
});

test('B-RULE-66 once the window has passed nobody banishes, and nothing else is done until it is settled', () => {
  const g = situation(`
    A: banish, bog-blade, its-go-time
    A florence: staff-only
    B: banish
    foes: smorc-trooper
    draw: nay, nay, nay, kevin
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').waits('A fight');
  const foe = g.foe('smorc-trooper');
  const says = 'Combat has begun, it is too late to Banish.';
  g.refuses('A', { type: 'play-banish', card: g.card('A', 'banish'), foe }, 'combat-begun', says);
  g.refuses('B', { type: 'play-banish', card: g.card('B', 'banish'), foe }, 'combat-begun', says);
  g.refuses('A', { type: 'bribe', cards: g.cards('A', 'banish', 'bog-blade') }, 'not-now');
  g.refuses('A', { type: 'play-action', card: g.card('A', 'its-go-time'), choices: {} }, 'not-now');
  g.refuses('A', { type: 'trade', give: g.card('A', 'banish'), index: 0 }, 'not-now');
  g.refuses('A', { type: 'equip', cards: g.cards('A', 'bog-blade'), hero: 0, replace: null }, 'not-now');
  g.refuses('A', { type: 'end-turn' }, 'not-now');
  expect(g.offered('A')).toEqual(['staff-only', "A's staff-only", 'weapon 1', 'accept-defeat', 'concede']);
  g.does('A', 'staff-only').waits('A main');
});

test('B-RULE-67 with an empty Draw pile the banished foe becomes the pile, unshuffled', () => {
  const g = situation(`
    A: banish
    B: -
    foes: smorc-trooper
    draw: -
  `);
  g.does('A', 'banish banish');
  g.becomes({ A: '-', foes: '-', draw: 'smorc-trooper', discard: 'banish' }).waits('A main');
  expect(g.view('B').draw).toEqual({ count: 1, kevinUp: false });
});

test('B-RULE-67 Kevin banished into an empty Draw pile lies face up and counts as dealt with this turn', () => {
  const g = situation(`
    A: banish
    B: -
    foes: kevin
    draw: -
  `);
  g.does('A', 'banish banish').waits('A main');
  g.becomes({ A: '-', foes: '-', draw: 'kevin', discard: 'banish' });
  expect(g.view('B').draw).toEqual({ count: 1, kevinUp: true });
  g.does('A', 'end-turn').waits('B main').becomes({ turn: 'B', foes: 'kevin (last stand)' });
});

test('B-RULE-67 a Monster banished onto Kevin alone is shuffled in and drawing works again', () => {
  const g = situation(`
    A: banish, bog-blade
    B: -
    foes: smorc-trooper
    draw: kevin
  `);
  g.shuffles('draw', ['smorc-trooper']).does('A', 'banish banish').waits('A main');
  g.becomes({ A: 'bog-blade', foes: '-', draw: 'smorc-trooper, kevin', discard: 'banish' });
  expect(g.view('B').draw).toEqual({ count: 2, kevinUp: false });
});

test('B-RULE-68 a player who holds a Banish may still accept defeat', () => {
  const g = situation(`
    A: banish, nay
    B: -
    C: -
    foes: smorc-trooper
    draw: bog-blade, boss-tooth, kevin
  `);
  g.does('A', 'declare-combat').waits('A fight').shuffles('draw').does('A', 'accept-defeat').waits('A rescue');
  expect(g.offered('A')).toEqual(['pass', 'concede']);
  g.does('A', 'pass').waits('B main');
  g.becomes({
    turn: 'B',
    A: '-',
    'A out': 'yes',
    B: 'bog-blade',
    foes: '-',
    draw: 'boss-tooth, kevin, smorc-trooper',
    discard: 'nay, banish',
  });
});

test('B-RULE-69 a foe in a Litterbox is not on the table', () => {
  const g = situation(`
    A: banish
    B: -
    B litterbox: smorc-trooper
    draw: bog-blade, kevin
  `);
  const [card] = g.state.players[1]?.litterbox ?? [];
  if (card === undefined) throw new Error('no Litterbox card');
  const banish = { type: 'play-banish', card: g.card('A', 'banish'), foe: card } as const;
  g.refuses('A', banish, 'no-foe', 'There is nothing to Banish.');
  g.offersNot('A', 'banish banish');
});

test('B-RULE-69 nor is it when another foe is', () => {
  const g = situation(`
    A: banish
    B litterbox: neckbeard-the-pure
    foes: smorc-trooper
    draw: bog-blade, kevin
  `);
  const [card] = g.state.players[1]?.litterbox ?? [];
  if (card === undefined) throw new Error('no Litterbox card');
  g.refuses('A', { type: 'play-banish', card: g.card('A', 'banish'), foe: card }, 'no-foe');
  g.shuffles('draw')
    .does('A', 'banish banish')
    .becomes({ A: '-', foes: '-', draw: 'bog-blade, kevin, smorc-trooper', discard: 'banish' });
});

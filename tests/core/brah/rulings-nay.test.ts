// Proves the rulings on Nay!: what it can counter, who is asked and in which order, how answers given early are kept
// and hidden, how a chain resolves, and what is announced before anybody may answer.
import { expect, test } from 'vitest';
import { BRAH } from '../../../src/core/brah/index.ts';
import { defaultConfig } from '../../../src/core/brah/config.ts';
import { situation } from '../../scenario/scenario.ts';

test('B-RULE-53 a World Enchantment, a weapon, a swap and a trade open no window for a Nay!', () => {
  const g = situation(`
    A: boon-of-brains, bog-blade, courtneys-boomstick-2, banish
    A florence: courtneys-boomstick(1 n n)
    B: nay, nay
    draw: boss-tooth, useless-stick, kevin
    traits: -
  `);
  g.does('A', 'play boon-of-brains', 'new-pile').waits('A main');
  g.does('A', 'equip bog-blade', 'brad-the-well-endowed').waits('A main');
  g.does('A', 'swap courtneys-boomstick-2', 'courtneys-boomstick').waits('A main');
  g.does('A', 'trade banish', 'bazaar 4').waits('A main');
  g.refuses('B', { type: 'respond-nay', card: g.card('B', 'nay') }, 'not-you');
  g.becomes({
    A: 'boss-tooth, non-genuine-part, nay',
    'A florence': '; courtneys-boomstick(1 2 n)',
    'A brad-the-well-endowed': '; bog-blade',
    world: 'boon-of-brains',
    draw: 'useless-stick, kevin',
    bazaar: 'bog-blade, bog-blade, bog-blade, pick-pocket, banish',
  });
});

test('B-RULE-53 Treasures, The Loot, a rule ability and Banish open no window for a Nay!', () => {
  const g = situation(`
    A: all-you-can-draw-buffet, the-loot, banish, bog-blade
    B: nay, nay
    world: capitalism
    foes: smorc-trooper
    draw: boss-tooth, useless-stick, useless-stick, staff-only, staff-only, staff-meeting, staff-meeting, nay
  `);
  g.does('A', 'play all-you-can-draw-buffet').waits('A main');
  g.does('A', 'loot 1').waits('A main');
  g.does('A', 'rule 0').waits('A choose-discard-redraw').does('A', 'bog-blade', 'done').waits('A main');
  g.shuffles('draw').does('A', 'banish banish').waits('A main');
  g.becomes({
    A: 'boss-tooth, useless-stick, useless-stick, staff-only, staff-only, staff-meeting',
    foes: '-',
    draw: 'staff-meeting, nay, smorc-trooper',
    discard: 'banish, bog-blade, the-loot, all-you-can-draw-buffet',
  });
});

test('B-RULE-53 a Pure Assembly bonus cannot be countered', () => {
  const g = situation(`
    A: tax-axe-1, tax-axe-2
    B: nay
  `);
  g.does('A', 'equip tax-axe-1', 'tax-axe-2', 'florence').waits('A choose-opponent');
  g.does('A', 'B').becomes({ A: 'nay', B: '-', 'A florence': '; tax-axe(1 2)' }).waits('A main');
});

test('B-RULE-54 the player of a card is not asked about it and is told so', () => {
  const g = situation(`
    A: its-go-time, nay
    B: nay, nay
    draw: boss-tooth, useless-stick, bog-blade, staff-only, nay
  `);
  g.does('A', 'play its-go-time').waits('B respond');
  const own = 'You cannot counter your own card.';
  g.refuses('A', { type: 'respond-nay', card: g.card('A', 'nay') }, 'own-action', own);
  g.does('B', 'nay nay').waits('A respond');
  g.refuses('B', { type: 'respond-nay', card: g.card('B', 'nay') }, 'own-action', own);
  g.does('A', 'nay nay').waits('B respond').pass('B').waits('A main');
  g.becomes({
    A: 'boss-tooth, useless-stick, bog-blade',
    B: 'nay',
    draw: 'staff-only, nay',
    discard: 'its-go-time, nay, nay',
  });
});

test('B-RULE-55 players are asked in seat order after the player of the waiting card, each once', () => {
  const g = situation(`
    turn: C
    A: nay, bog-blade
    B: nay
    C: its-go-time, boss-tooth
    D: nay
    draw: useless-stick, staff-only, staff-only, staff-meeting, nay
  `);
  g.does('C', 'play its-go-time').waits('DAB respond');
  expect(g.told('response-asked').map((e) => e.seat)).toEqual([3, 0, 1]);
  g.pass('D').waits('AB respond');
  g.refuses('D', { type: 'respond-nay', card: g.card('D', 'nay') }, 'not-you');
  g.does('A', 'nay nay').waits('BCD respond');
  g.pass('B', 'C', 'D').waits('C main');
  g.becomes({ A: 'bog-blade', C: 'boss-tooth', discard: 'nay, its-go-time' });
  expect(g.told('response-passed').map((e) => [e.seat, e.card.face])).toEqual([
    [3, 'its-go-time'],
    [1, 'nay'],
    [2, 'nay'],
    [3, 'nay'],
  ]);
});

test('B-RULE-56 after a countered Nay! only those not yet asked about the card below are asked', () => {
  const g = situation(`
    A: its-go-time, bog-blade
    B: nay, bog-blade
    C: nay, nay
    D: nay, nay
    draw: useless-stick, staff-only, staff-meeting, nay
    bazaar: bog-blade, bog-blade, useless-stick, pick-pocket, pick-pocket
  `);
  g.does('A', 'play its-go-time').pass('B').does('C', 'nay nay').waits('DAB respond');
  g.does('D', 'nay nay').waits('ABC respond').pass('A', 'B', 'C').waits('D respond');
  expect(g.view('table').stack).toMatchObject([{ kind: 'action', face: 'its-go-time', by: 0, waitsFor: [3] }]);
  g.does('D', 'nay nay').waits('ABC respond').pass('A', 'B', 'C').waits('A main');
  g.becomes({ A: 'bog-blade', C: 'nay', D: '-', discard: 'nay, its-go-time, nay, nay' });
});

test('B-RULE-57 three Nay!s in a run counter the Action, last in first out', () => {
  const g = situation(`
    A: pick-pocket, nay
    B: nay, bog-blade
    C: nay
  `);
  g.does('A', 'play pick-pocket', 'B').does('B', 'nay nay').pass('C').does('A', 'nay nay').pass('B');
  g.does('C', 'nay nay').waits('B respond');
  expect(g.view('B').stack.map((x) => (x.kind === 'action' ? [x.face, x.by] : []))).toEqual([
    ['pick-pocket', 0],
    ['nay', 1],
    ['nay', 0],
    ['nay', 2],
  ]);
  // C's Nay! takes away A's, so that B's stands and takes away the Pick Pocket.
  g.pass('B').waits('A main');
  g.becomes({ A: '-', B: 'bog-blade', C: '-', discard: 'nay, pick-pocket, nay, nay' });
});

test('B-RULE-57 two Nay!s in a run leave the Action as it was', () => {
  const g = situation(`
    A: bin-day, nay
    B: nay, bog-blade
    C: useless-stick
  `);
  g.does('A', 'play bin-day').does('B', 'nay nay').pass('C').does('A', 'nay nay').pass('B', 'C').waits('C respond');
  g.pass('C').waits('B choose-discard').does('B', 'bog-blade').does('C', 'useless-stick').waits('A main');
  g.becomes({ A: '-', B: '-', C: '-', discard: 'bin-day, useless-stick, bog-blade, nay, nay' });
});

test('B-RULE-58 an answer given early is kept unseen and counts when the turn of its seat comes', () => {
  const g = situation(`
    A: its-go-time
    B: bog-blade
    C: nay
    D: banish
    draw: useless-stick, staff-only, staff-meeting, nay
  `);
  g.does('A', 'play its-go-time').does('C', 'nay nay').waits('BD respond').becomes({ A: '-' });
  const nay = g.card('C', 'nay').card;
  for (const seat of ['A', 'B', 'D', 'table'] as const) {
    expect(JSON.stringify(g.view(seat))).not.toContain('"face":"nay","by":2');
    expect(g.view(seat).players[2]?.hand).toEqual([{ card: nay, face: null }]);
  }
  expect(BRAH.replicaOf(g.state, 1).agenda.at(-1)).toMatchObject({ kept: [{ seat: 2, answer: null }] });
  expect(g.view('table').stack).toMatchObject([{ waitsFor: [1, 3] }]);
  g.pass('B').waits('C disclose').refuses('C', { type: 'pass' }, 'not-now');
  g.does('C', 'disclose').waits('DB respond');
  g.pass('D', 'B').waits('A main').becomes({ C: '-', discard: 'nay, its-go-time' });
});

test('B-RULE-58 several answers are kept side by side, each disclosed when its turn comes', () => {
  const g = situation(`
    A: bin-day
    B: bog-blade
    C: boss-tooth
    D: nay
  `);
  g.does('A', 'play bin-day').does('D', 'nay nay').does('C', 'pass').waits('B respond');
  g.pass('B').waits('C disclose').does('C', 'disclose').waits('D disclose').does('D', 'disclose');
  g.waits('BC respond').pass('B', 'C').waits('A main').becomes({ A: '-', D: '-', discard: 'nay, bin-day' });
});

test('B-RULE-58 with the first Nay! in seat order later answers lapse and their cards stay in hand', () => {
  const g = situation(`
    A: its-go-time
    B: nay, bog-blade
    C: nay
    D: nay
    draw: useless-stick, staff-only, staff-meeting, bog-blade
  `);
  g.does('A', 'play its-go-time').does('D', 'nay nay').does('C', 'pass').waits('B respond');
  g.does('B', 'nay nay').waits('CD respond');
  g.pass('C', 'D').waits('A main');
  g.becomes({ A: '-', B: 'bog-blade', discard: 'nay, its-go-time' });
});

test('B-RULE-58 who passed early is not asked again and the pass is disclosed in seat order', () => {
  const g = situation(`
    A: pick-pocket
    B: bog-blade
    C: nay
  `);
  g.does('A', 'play pick-pocket', 'B').does('C', 'pass').waits('B respond');
  g.refuses('C', { type: 'pass' }, 'not-you').pass('B').waits('C disclose').does('C', 'disclose').waits('A main');
  g.becomes({ A: 'bog-blade', B: '-', discard: 'pick-pocket' });
  expect(g.told('response-passed').map((e) => e.seat)).toEqual([1, 2]);
});

test('B-RULE-58 a window stays open for 20 seconds unless the table says otherwise', () => {
  expect(defaultConfig(4).responseSeconds).toBe(20);
  const seconds = (responseSeconds: number) => BRAH.parseConfig({ players: 2, responseSeconds });
  expect(seconds(0)).toMatchObject({ ok: true, config: { responseSeconds: 0 } });
  expect(seconds(600).ok).toBe(true);
  expect(seconds(601)).toMatchObject({ ok: false, refusal: { code: 'bad-config' } });
  expect(seconds(-1).ok).toBe(false);
});

test('B-RULE-59 everybody with a hand card is asked, whatever they hold; an empty hand is not', () => {
  const g = situation(`
    A: its-go-time
    B: -
    C: bog-blade
    D: nay
    E out: yes
    draw: useless-stick, staff-only, staff-meeting, bog-blade
  `);
  g.does('A', 'play its-go-time').waits('CD respond');
  expect(g.told('response-asked').map((e) => e.seat)).toEqual([2, 3]);
  expect(g.offered('C')).toEqual(['pass', 'concede']);
  expect(g.offered('D')).toEqual(['nay nay', 'pass', 'concede']);
  // What the others see does not tell who could answer.
  expect(g.view('A').asked).toEqual({ prompt: 'respond', seats: [2, 3], question: null, looks: [] });
  expect(defaultConfig(2).responsePrompts).toBe('everyone');
});

test('B-RULE-59 who has played the last card meanwhile is not asked any more, the next one counts at once', () => {
  const g = situation(`
    A: pick-pocket, boss-tooth
    B: nay, bog-blade
    C: nay
    D: banish
  `);
  g.does('A', 'play pick-pocket', 'B').does('B', 'nay nay').does('C', 'nay nay').waits('DAB respond');
  g.pass('D', 'A', 'B').waits('D respond');
  expect(g.view('table').stack).toMatchObject([{ face: 'pick-pocket', waitsFor: [3] }]);
  g.pass('D').waits('A main');
  g.becomes({ A: 'boss-tooth, bog-blade', B: '-', C: '-', discard: 'pick-pocket, nay, nay' });
});

test('B-RULE-59 with nobody to be asked the Action resolves at once', () => {
  const g = situation(`
    A: its-go-time
    B: -
    C: -
    draw: useless-stick, staff-only, staff-meeting, bog-blade
  `);
  g.does('A', 'play its-go-time').waits('A main');
  g.becomes({ A: 'useless-stick, staff-only, staff-meeting', draw: 'bog-blade', discard: 'its-go-time' });
});

test('B-RULE-60 targets are named and shown before anybody may answer', () => {
  const g = situation(`
    A: some-assembly-reversed
    B: nay
    B deadlift-deirdre: skull-cracker(1 2)
    A florence: bog-blade
  `);
  g.refuses(
    'A',
    { type: 'play-action', card: g.card('A', 'some-assembly-reversed'), choices: {} },
    'target',
    'Choose a weapon in play.',
  );
  g.does('A', 'play some-assembly-reversed', 'skull-cracker').waits('B respond');
  expect(g.view('B').stack).toMatchObject([{ choices: { weapon: g.weapon('skull-cracker') } }]);
  g.pass('B').becomes({
    A: '-',
    'B deadlift-deirdre': ';',
    discard: 'some-assembly-reversed, skull-cracker-2, skull-cracker-1',
  });
  g.waits('A main');
});

test('B-RULE-60 nothing may be announced that the card does not ask for', () => {
  const g = situation(`
    A: its-go-time, grave-robber
    B: nay
    discard: bog-blade
    draw: useless-stick, staff-only, staff-meeting, bog-blade
  `);
  const says = 'Choose only what the card asks for.';
  g.refuses('A', { type: 'play-action', card: g.card('A', 'its-go-time'), choices: { opponent: 1 } }, 'target', says);
  g.does('A', 'play grave-robber').waits('B respond');
  expect(g.view('B').stack).toMatchObject([{ choices: {} }]);
  g.pass('B').waits('A choose-from-discard').does('A', 'bog-blade');
  g.becomes({ A: 'its-go-time, bog-blade', discard: 'grave-robber' }).waits('A main');
});

test('B-RULE-60 a theft whose target has no card left on resolution is skipped, not turned on another', () => {
  const g = situation(`
    A: pick-pocket
    B: nay
    C: nay, bog-blade
  `);
  g.does('A', 'play pick-pocket', 'B').does('B', 'nay nay').does('C', 'nay nay').waits('C respond');
  g.pass('C').waits('A main');
  g.becomes({ A: '-', B: '-', C: 'bog-blade', discard: 'pick-pocket, nay, nay' });
});

test('B-RULE-60 a weapon whose owner has left meanwhile is not taken', () => {
  const g = situation(`
    A: grabby-hands
    B: banish
    B deadlift-deirdre: skull-cracker(1 2)
    C: nay
  `);
  g.does('A', 'play grabby-hands', 'skull-cracker', 'brad-the-well-endowed').waits('BC respond');
  g.does('B', 'concede').waits('C respond').pass('C').waits('A main');
  g.becomes({ A: '-', B: '-', 'B out': 'yes', discard: 'grabby-hands, banish' });
});

test('B-RULE-61 Hope draws for playing a Nay! even when it is countered, into the Litterbox out of turn', () => {
  const g = situation(`
    A: its-go-time, nay
    B: nay, bog-blade
    B hope-the-nope: ;
    draw: useless-stick, staff-only, staff-meeting, boss-tooth, nay
  `);
  g.does('A', 'play its-go-time').does('B', 'nay nay').waits('A respond').becomes({
    A: 'nay',
    B: 'bog-blade',
    'B litterbox': 'useless-stick',
    draw: 'staff-only, staff-meeting, boss-tooth, nay',
  });
  g.does('A', 'nay nay').pass('B').waits('A main');
  g.becomes({
    A: 'staff-only, staff-meeting, boss-tooth',
    draw: 'nay',
    discard: 'its-go-time, nay, nay',
  });
});

test('B-RULE-61 a Nay! sets off only what waits for a Nay!, not what waits for a World Enchantment', () => {
  const g = situation(`
    A: bin-day
    B: nay, bog-blade
    B professor-hexwell: bookworm+;
    draw: useless-stick, staff-only, nay
  `);
  g.does('A', 'play bin-day').does('B', 'nay nay').waits('A main');
  g.becomes({ A: '-', B: 'bog-blade', discard: 'nay, bin-day' });
});

test('B-RULE-61 DJ Firebrawl draws nothing for an Action that is countered', () => {
  const g = situation(`
    A: bin-day, bin-day, boss-tooth
    A dj-firebrawl: ;
    B: nay
    draw: useless-stick, staff-only, nay
  `);
  g.does('A', 'play bin-day').does('B', 'nay nay').waits('A respond').pass('A');
  g.becomes({ A: 'bin-day, boss-tooth', B: '-', discard: 'nay, bin-day' }).waits('A main');
  g.refuses('A', { type: 'play-action', card: g.card('A', 'bin-day'), choices: {} }, 'no-effect');
});

test('B-RULE-62 a Nay! needs an Action to counter', () => {
  const g = situation(`
    A: nay, bog-blade
    B: nay
    foes: smorc-trooper
  `);
  const says = 'There is no Action to counter.';
  g.refuses('A', { type: 'respond-nay', card: g.card('A', 'nay') }, 'nay-alone', says);
  g.refuses('A', { type: 'play-action', card: g.card('A', 'nay'), choices: {} }, 'nay-alone', says);
  g.offersNot('A', 'play nay');
  g.does('A', 'declare-combat').waits('B banish-window');
  g.refuses('B', { type: 'respond-nay', card: g.card('B', 'nay') }, 'not-now');
});

test('B-RULE-62 a Nay! in the Litterbox cannot be played', () => {
  const g = situation(`
    A: its-go-time
    B: bog-blade
    B litterbox: nay
    draw: useless-stick, staff-only, staff-meeting, boss-tooth
  `);
  const [card] = g.state.players[1]?.litterbox ?? [];
  g.does('A', 'play its-go-time').waits('B respond');
  expect(g.offered('B')).toEqual(['pass', 'concede']);
  if (card === undefined) throw new Error('no Litterbox card');
  g.refuses('B', { type: 'respond-nay', card: { card, face: 'nay' } }, 'no-card', 'You do not have that card.');
});

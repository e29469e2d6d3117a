// The course of a turn: Litterbox, Draw, checks, main phase, Discard; and what may be done out of turn.

import { expect, test } from 'vitest';
import { BRAH } from '../../../src/core/brah/index.ts';
import { TURN_STEPS } from '../../../src/present/brah/turn-steps.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

/** What a turn said, in order, of what has its place in the turn. */
function course(g: Scenario): string[] {
  const steps = ['turn-ended', 'turn-started', 'litterbox-drawn', 'card-drawn', 'rules-checked', 'hand-limit-discard'];
  return g.events.filter((e) => steps.includes(e.type)).map((e) => e.type);
}

test('B-TURN-01 a turn is Litterbox, Draw, the two checks, then free play, then Discard', () => {
  const g = situation(`
    A: nay
    B: nay, nay, go-fish, go-fish, go-fish, bin-day
    B litterbox: bog-blade
    draw: rusty-spork, stale-baguette
  `);
  g.does('A', 'end-turn').waits('B main');
  expect(course(g)).toEqual([
    'turn-ended',
    'turn-started',
    'litterbox-drawn',
    'card-drawn',
    'card-drawn',
    'rules-checked',
  ]);
  expect(g.state.phase).toBe('main');
  g.does('B', 'equip bog-blade', 'deadlift-deirdre').does('B', 'trade nay', 'bazaar 3');
  g.does('B', 'end-turn').waits('A main');
  expect(g.told('hand-limit-discard')).toEqual([]);
  expect(g.told('turn-started').map((e) => [e.seat, e.turn])).toEqual([
    [1, 8],
    [0, 9],
  ]);
});

test('B-TURN-01 at the table of four the turn goes round clockwise', () => {
  const g = situation(`
    turn: C
    D: -
  `);
  g.does('C', 'end-turn').does('D', 'end-turn').does('A', 'end-turn').does('B', 'end-turn').waits('C main');
  expect(g.told('turn-started').map((e) => [e.seat, e.turn])).toEqual([
    [3, 8],
    [0, 9],
    [1, 10],
    [2, 11],
  ]);
});

test('B-TURN-02 the whole Litterbox is drawn before the Draw phase', () => {
  const g = situation(`
    A: nay
    B: banish
    B litterbox: go-fish, bog-blade, bin-day
    draw: rusty-spork, stale-baguette
  `);
  g.does('A', 'end-turn');
  g.becomes({
    turn: 'B',
    B: 'banish, go-fish, bog-blade, bin-day, rusty-spork',
    'B litterbox': '-',
    draw: 'stale-baguette',
  }).waits('B main');
  expect(g.told('litterbox-drawn').map((e) => [e.seat, e.count])).toEqual([[1, 3]]);
  expect(g.told('card-drawn').map((e) => e.source)).toEqual(['litterbox', 'litterbox', 'litterbox', 'draw']);
  expect(g.told('card-drawn').map((e) => e.card.face)).toEqual(['go-fish', 'bog-blade', 'bin-day', 'rusty-spork']);
});

test('B-TURN-02 an empty Litterbox is not drawn, and nobody else opens theirs', () => {
  const g = situation(`
    A litterbox: nay
    C litterbox: nay
    B: banish
    draw: rusty-spork, stale-baguette
  `);
  g.does('A', 'end-turn');
  g.becomes({ turn: 'B', B: 'banish, rusty-spork', draw: 'stale-baguette' });
  expect(g.told('litterbox-drawn')).toEqual([]);
});

test('B-TURN-03 the World Enchantments on top of the piles are checked, and a new one applies at once', () => {
  const g = situation(`
    turn: B
    world: capitalism < boon-of-brains | casual-friday
    A: austerity-measures, bin-day
    A florence: magus+; wand-of-almost
    draw: rusty-spork, stale-baguette, rusty-spork
  `);
  g.does('B', 'end-turn');
  const [checked] = g.told('rules-checked');
  expect(checked?.rules).toEqual(['boon-of-brains', 'casual-friday']);
  expect(checked?.handLimit).toBe(9);
  expect(checked?.slots).toEqual([3, 3]);
  expect(g.damage('wand-of-almost').total).toBe(2 + 1 + 1 + 1);
  g.does('A', 'play austerity-measures', 'pile 0').waits('A choose-trait');
  expect(g.damage('wand-of-almost').total).toBe(2 + 1 + 1);
  expect(g.view('A').players.map((p) => p.handLimit.total)).toEqual([7, 7]);
});

test('B-TURN-04 Traits in play apply, and one that flips during the turn applies at once', () => {
  const g = situation(`
    turn: B
    A: mood-swing
    A florence: hoarder+ extra-arm+; bog-blade
  `);
  g.does('B', 'end-turn');
  const [checked] = g.told('rules-checked');
  expect(checked?.handLimit).toBe(9);
  expect(checked?.slots).toEqual([4, 3]);
  expect(checked?.rules).toEqual([]);
  g.does('A', 'play mood-swing', 'hoarder', 'extra-arm').waits('A main');
  const [a, b] = g.view('A').players;
  expect(a?.handLimit.total).toBe(5);
  expect(a?.heroes.map((h) => h.slots.total)).toEqual([2, 3]);
  expect(b?.handLimit.total).toBe(7);
});

test('B-TURN-05 one card from hand may be traded with the Bazaar each turn', () => {
  const g = situation(`
    A: go-fish, bin-day
    B: banish
  `);
  const give = g.card('A', 'go-fish');
  g.refuses('B', { type: 'trade', give: g.card('B', 'banish'), index: 0 }, 'not-you');
  g.refuses('A', { type: 'trade', give, index: 5 }, 'bazaar', 'Pick one of the five Bazaar cards.');
  g.acts('A', { type: 'trade', give, index: 4 });
  g.becomes({ A: 'bin-day, nay', bazaar: 'bog-blade, bog-blade, bog-blade, pick-pocket, go-fish' }).waits('A main');
  const again = { type: 'trade', give: g.card('A', 'bin-day'), index: 0 } as const;
  g.refuses('A', again, 'traded', 'You have already traded this turn.');
  g.offersNot('A', 'trade bin-day');
  g.does('A', 'end-turn').does('B', 'end-turn').acts('A', again);
  expect(g.told('traded').map((e) => [e.given.face, e.taken.face])).toEqual([
    ['go-fish', 'nay'],
    ['bin-day', 'bog-blade'],
  ]);
});

test('B-TURN-06 Weapons, Actions, World Enchantments and Treasures are played from hand in the own main phase', () => {
  const g = situation(`
    A: bog-blade, its-go-time, capitalism, karma-cannon
    A florence: magus+;
    draw: nay, go-fish, bin-day, rusty-spork
  `);
  g.does('A', 'equip bog-blade', 'florence').becomes({
    A: 'its-go-time, capitalism, karma-cannon',
    'A florence': 'magus+; bog-blade',
  });
  g.does('A', 'play its-go-time').becomes({
    A: 'capitalism, karma-cannon, nay, go-fish, bin-day',
    draw: 'rusty-spork',
    discard: 'its-go-time',
  });
  g.does('A', 'play capitalism', 'new-pile').does('A', 'magus').becomes({
    A: 'karma-cannon, nay, go-fish, bin-day, rusty-spork',
    draw: '-',
    world: 'capitalism',
    'A florence': 'magus-; bog-blade',
  });
  g.does('A', 'play karma-cannon').becomes({
    A: 'nay, go-fish, bin-day, rusty-spork',
    discard: 'karma-cannon, its-go-time',
    'A florence': 'magus+; bog-blade',
  });
  g.waits('A main');
});

test('B-TURN-06 a Trait drawn is played at once on one of the own Heroes', () => {
  const g = situation(`
    A: -
    B litterbox: hoarder
    B: nay
  `);
  g.does('A', 'end-turn').waits('B place-trait').does('B', 'wandrew-the-extra').waits('B main');
  g.reads({ 'B wandrew-the-extra': 'hoarder+;', 'B deadlift-deirdre': ';' });
});

test('B-TURN-07 after the Draw phase trade, play and fight in any order, before it none of them', () => {
  const g = situation(`
    turn: B
    A: nay, go-fish, bog-blade
    A litterbox: smorc-trooper
    A florence: ; stale-baguette
    draw: rusty-spork, rusty-spork, foam-finger-of-fury
    idols: 1
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  g.does('B', 'end-turn').waits('A extra-draws');
  g.refuses('A', { type: 'trade', give: g.card('A', 'nay'), index: 0 }, 'not-now', 'You cannot do that right now.');
  g.refuses('A', { type: 'equip', cards: g.cards('A', 'bog-blade'), hero: 0, replace: null }, 'not-now');
  g.refuses('A', { type: 'declare-combat' }, 'not-now');
  g.refuses('A', { type: 'end-turn' }, 'not-now');
  g.does('A', 'count 0').waits('A main');
  g.does('A', 'declare-combat').allPass().does('A', 'stale-baguette').waits('A main');
  g.does('A', 'trade go-fish', 'bazaar 3').does('A', 'equip bog-blade', 'hero 1').waits('A main');
  g.reads({ 'A brad-the-well-endowed': '; bog-blade', monsters: 'smorc-trooper', foes: '-' });
});

test('B-TURN-08 without a foe on the table there is no combat', () => {
  const g = situation(`
    A florence: ; bog-blade
    A: banish
    draw: neckbeard-the-pure, rusty-spork, stale-baguette
  `);
  g.refuses('A', { type: 'declare-combat' }, 'no-foe', 'There is nothing to fight.').offersNot('A', 'declare-combat');
  g.does('A', 'end-turn').waits('B main').reads({ foes: 'neckbeard-the-pure' });
  g.does('B', 'declare-combat').waits('A banish-window');
});

test('B-TURN-08 when the Draw pile is down to Kevin alone he must be faced, though nobody drew him', () => {
  const g = situation(`
    A: banish
    B: banish
    draw: rusty-spork, kevin
  `);
  g.waits('A main').reads({ foes: '-' });
  g.does('A', 'end-turn')
    .waits('B main')
    .reads({ foes: 'kevin (last stand)', draw: 'kevin', B: 'banish, rusty-spork' });
  expect(g.told('last-stand').length).toBe(1);
  g.does('B', 'declare-combat').waits('A banish-window');
});

test('B-TURN-09 the player may use the entire turn before combat begins', () => {
  const g = situation(`
    foes: neckbeard-the-pure
    A: bog-blade, bog-blade, its-go-time, nay
    draw: go-fish, bin-day, team-huddle, rusty-spork
  `);
  g.does('A', 'equip bog-blade', 'florence').does('A', 'play its-go-time').does('A', 'trade nay', 'bazaar 0');
  g.does('A', 'equip bog-blade', 'hero 1').waits('A main');
  g.reads({ foes: 'neckbeard-the-pure', 'A florence': '; bog-blade', 'A brad-the-well-endowed': '; bog-blade' });
  g.does('A', 'declare-combat').allPass().waits('A fight');
});

test('B-TURN-10 the turn cannot end while a foe is to be dealt with', () => {
  const g = situation(`
    foes: smorc-trooper, unpaid-intern
    A: nay, go-fish, bin-day
  `);
  g.refuses('A', { type: 'end-turn' }, 'foe-pending', 'Deal with SMORC TROOPER before you end your turn.');
  g.offersNot('A', 'end-turn');
  g.shuffles('draw').does('A', 'bribe', 'nay', 'go-fish').waits('A main');
  g.refuses('A', { type: 'end-turn' }, 'foe-pending', 'Deal with UNPAID INTERN before you end your turn.');
  g.shuffles('draw').does('A', 'bribe', 'bin-day').does('A', 'end-turn').waits('B main');
});

test('B-TURN-10 Kevin as the last card must be faced before the turn ends', () => {
  const g = situation(`
    draw: kevin
    A: banish
  `);
  g.refuses('A', { type: 'end-turn' }, 'kevin-waits', 'Kevin is the last card: face him first.');
  g.does('A', 'banish banish').does('A', 'end-turn').waits('B main');
});

test('B-TURN-11 a hand above the limit is discarded down to it, one at the limit is not', () => {
  const eight = situation(`
    A: nay, nay, nay, go-fish, go-fish, go-fish, bin-day, bog-blade
    B: banish
    draw: rusty-spork, stale-baguette
  `);
  eight.does('A', 'end-turn').waits('A discard-to-limit');
  const one = 'Discard exactly 1 cards.';
  eight.refuses('A', { type: 'discard-to-limit', cards: [] }, 'discard-count', one);
  eight.refuses('A', { type: 'discard-to-limit', cards: eight.cards('A', 'nay', 'nay') }, 'discard-count', one);
  eight.refuses('A', { type: 'discard-to-limit', cards: eight.cards('B', 'banish') }, 'no-card');
  eight.refuses('A', { type: 'end-turn' }, 'not-now');
  eight.does('A', 'go-fish');
  eight.becomes({
    turn: 'B',
    A: 'nay, nay, nay, go-fish, go-fish, bin-day, bog-blade',
    discard: 'go-fish',
    B: 'banish, rusty-spork',
    draw: 'stale-baguette',
  });
  expect(eight.told('hand-limit-discard').map((e) => [e.seat, e.cards.map((c) => c.face)])).toEqual([[0, ['go-fish']]]);
  const seven = situation(`
    A: nay, nay, nay, go-fish, go-fish, go-fish, bin-day
    B: banish
    draw: rusty-spork, stale-baguette
  `);
  seven.does('A', 'end-turn').becomes({ turn: 'B', B: 'banish, rusty-spork', draw: 'stale-baguette' }).waits('B main');
});

test('B-TURN-12 the hand size is checked at the end of the own turn and at no other time', () => {
  const g = situation(`
    A: its-go-time
    B: nay, nay, nay, go-fish, go-fish, go-fish, bin-day, bog-blade, bog-blade
  `);
  // B holds nine in A's turn, and ten in their own, without a word.
  g.does('A', 'end-turn').waits('B main').reads({ discard: '-' });
  expect(g.lies('B').length).toBe(10);
  g.does('B', 'equip bog-blade', 'hero 0').does('B', 'end-turn').waits('B discard-to-limit');
  g.does('B', 'nay', 'go-fish').waits('A main');
  expect(g.lies('B').length).toBe(7);
  expect(g.lies('discard')).toEqual(['go-fish', 'nay']);
});

test('B-TURN-13 the turn ends and the next player still in the game begins theirs', () => {
  const g = situation(`
    B out: yes
    C: nay
    draw: rusty-spork, stale-baguette
  `);
  g.does('A', 'end-turn').becomes({ turn: 'C', C: 'nay, rusty-spork', draw: 'stale-baguette' }).waits('C main');
  expect(g.told('turn-ended').map((e) => [e.seat, e.turn])).toEqual([[0, 7]]);
  expect(g.told('turn-started').map((e) => [e.seat, e.turn])).toEqual([[2, 8]]);
  g.refuses('A', { type: 'end-turn' }, 'not-you', 'It is not your decision.');
});

test('B-TURN-14 whoever looks can be told where the turn stands: whose it is, what is drawn, traded and allowed', () => {
  const g = situation(`
    turn: B
    world: end-of-days
    idols: 2
    A florence: hyped+ haggler+;
    A: nay, go-fish
    draw: rusty-spork, stale-baguette, foam-finger-of-fury, wand-of-almost
  `);
  g.does('B', 'end-turn').waits('A extra-draws');
  expect(g.view('B').phase).toBe('draw-extra');
  expect(g.view('B').mayDraw).toBe(3);
  expect(g.view('B').turn.drawBase).toBe(2);
  g.does('A', 'count 0').does('A', 'trade nay', 'bazaar 0');
  const { turn, phase, mayDraw } = g.view('table');
  expect(phase).toBe('main');
  expect([turn.active, turn.number, turn.traded, turn.trades.total, turn.drawBase, turn.extraDraws.total]).toEqual([
    0, 8, 1, 2, 2, 3,
  ]);
  expect(mayDraw).toBe(0);
});

test('B-TURN-14 the reminder of the turn names its steps in their order', () => {
  const steps = TURN_STEPS.each.join(' ');
  const named = ['Litterbox', 'Draw', 'World Enchantments', 'Traits', 'Trade, play cards and fight', 'Discard'];
  const places = named.map((step) => steps.indexOf(step));
  expect(places.every((at) => at >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('B-OUT-01 out of turn nothing is played but Banish and Nay!', () => {
  const g = situation(`
    A: pick-pocket
    B: bog-blade, capitalism, go-fish, the-loot, nay, karma-cannon
    B deadlift-deirdre: magus+;
    C: banish
    foes: smorc-trooper
  `);
  const b = (face: string) => g.card('B', face);
  const text = 'It is not your decision.';
  g.refuses('B', { type: 'equip', cards: [b('bog-blade')], hero: 0, replace: null }, 'not-you', text);
  g.refuses('B', { type: 'play-enchantment', card: b('capitalism'), pile: 'new' }, 'not-you', text);
  g.refuses('B', { type: 'play-action', card: b('go-fish'), choices: { opponent: 0, name: 'nay' } }, 'not-you', text);
  g.refuses('B', { type: 'spend-loot', cards: [b('the-loot')] }, 'not-you', text);
  g.refuses('B', { type: 'play-treasure', card: b('karma-cannon') }, 'not-you', text);
  g.refuses('B', { type: 'trade', give: b('nay'), index: 0 }, 'not-you', text);
  g.refuses('B', { type: 'respond-nay', card: b('nay') }, 'not-you', text);
  expect(g.offered('B')).toEqual(['concede']);
  const malformed = 'That is not something one can do in this game.';
  expect(BRAH.check(g.state, 9, { type: 'end-turn' })?.text).toBe(malformed);
  expect(BRAH.check(g.state, 0.5, { type: 'end-turn' })?.text).toBe(malformed);
  g.does('A', 'play pick-pocket', 'B').does('B', 'nay nay').allPass().waits('A main');
  g.shuffles('draw').does('C', 'banish banish').reads({ foes: '-', discard: 'banish, nay, pick-pocket' });
});

test('B-OUT-02 what is drawn or received out of turn lies in the Litterbox, in turn it comes to hand', () => {
  const g = situation(`
    A: team-huddle
    B: banish
    C: banish
    draw: nay, go-fish, bin-day, bog-blade, rusty-spork
  `);
  g.does('A', 'play team-huddle').allPass();
  g.becomes({
    A: 'nay, go-fish',
    'B litterbox': 'bin-day',
    'C litterbox': 'bog-blade',
    draw: 'rusty-spork',
    discard: 'team-huddle',
  }).waits('A main');
  expect(g.view('B').players[1]?.litterbox.map((c) => c.face)).toEqual([null]);
  expect(g.told('card-to-litterbox').map((e) => [e.seat, e.source])).toEqual([
    [1, 'draw'],
    [2, 'draw'],
  ]);
});

// Rulings on World Enchantments, the Bazaar, stealing and naming, hand limits (B-RULE-113 to B-RULE-128).
import { expect, test } from 'vitest';
import type { Action } from '../../../src/core/brah/actions.ts';
import { BRAH } from '../../../src/core/brah/index.ts';
import { handLimitOf } from '../../../src/core/brah/rules/derived.ts';
import type { Scenario, SeatName } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

/** A plays this World Enchantment on a pile. */
function enchant(g: Scenario, face: string, pile: number | 'new'): Action {
  return { type: 'play-enchantment', card: g.card('A', face), pile };
}

/** The cards that this viewer learns to be stolen. */
function stolen(g: Scenario, viewer: SeatName | 'table'): (string | null)[] {
  return g.toldTo(viewer).flatMap((e) => (e.type === 'card-stolen' ? [e.card.face] : []));
}

test('B-RULE-113 a World Enchantment goes on top of a pile or on a new one, never under or between', () => {
  const g = situation(`
    A: capitalism, casual-friday
    B: -
    world: end-of-days < boon-of-brains | boon-of-brawn
    draw: nay, banish, bog-blade
  `);
  expect(g.offered('A', ['play capitalism'])).toEqual(['pile 0', 'pile 1', 'new-pile']);
  g.refuses('A', enchant(g, 'capitalism', 2), 'pile', 'Choose a pile.');
  g.does('A', 'play capitalism', 'pile 0');
  g.becomes({
    A: 'casual-friday, nay',
    world: 'end-of-days < boon-of-brains < capitalism | boon-of-brawn',
    draw: 'banish, bog-blade',
  });
  g.does('A', 'play casual-friday', 'new-pile');
  g.becomes({
    A: 'nay, banish',
    world: 'end-of-days < boon-of-brains < capitalism | boon-of-brawn | casual-friday',
    draw: 'bog-blade',
  }).waits('A main');
});

test('B-RULE-114 Capitalism works once in each own turn, for the active player only, also when just played', () => {
  const g = situation(`
    A: capitalism, useless-stick, boss-tooth
    B: nay
    world: end-of-days
    draw: banish, bog-blade, go-fish, bin-day, sneaky-peek, hold-my-mead, rusty-spork, stale-baguette
  `);
  g.does('A', 'play capitalism', 'new-pile');
  g.refuses('A', { type: 'use-rule', pile: 0 }, 'rule-none', 'That rule cannot be used.');
  g.refuses('A', { type: 'use-rule', pile: 2 }, 'rule-none');
  g.refuses('B', { type: 'use-rule', pile: 1 }, 'not-you');
  g.does('A', 'rule 1').does('A', 'useless-stick', 'boss-tooth', 'done');
  g.reads({ A: 'banish, bog-blade, go-fish', discard: 'boss-tooth, useless-stick' });
  g.refuses('A', { type: 'use-rule', pile: 1 }, 'rule-used', 'You have used Capitalism this turn.');
  g.does('A', 'end-turn').waits('B main');
  g.refuses('A', { type: 'use-rule', pile: 1 }, 'not-you');
  g.does('B', 'rule 1').does('B', 'nay', 'done').does('B', 'end-turn').waits('A main');
  g.does('A', 'rule 1').does('A', 'done').waits('A main');
});

test('B-RULE-115 Parallel Universe orders cards inside their pile only and ends none', () => {
  const g = situation(`
    A: parallel-universe
    B: -
    world: end-of-days < capitalism | casual-friday | boon-of-brains < boon-of-brawn
  `);
  g.does('A', 'play parallel-universe').waits('A choose-top');
  expect(g.offered('A')).toEqual(['capitalism', 'end-of-days', 'concede']);
  const other = g.state.piles.enchantments[2]?.[0];
  if (other === undefined) throw new Error('the third pile is empty');
  g.refuses('A', { type: 'choose', picks: [{ pick: 'card', card: other }], claims: [] }, 'choice');
  g.refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice');
  g.does('A', 'capitalism').waits('A choose-top');
  expect(g.offered('A')).toEqual(['boon-of-brawn', 'boon-of-brains', 'concede']);
  g.does('A', 'boon-of-brains');
  g.becomes({
    A: '-',
    world: 'end-of-days < capitalism | casual-friday | boon-of-brawn < boon-of-brains',
    discard: 'parallel-universe',
  }).waits('A main');
});

test('B-RULE-116 any hand card may be traded, Banish too, for one of the five Bazaar cards', () => {
  const g = situation(`
    A: banish, the-loot
    B: useless-stick
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
  `);
  expect(g.offered('A').filter((name) => name.startsWith('trade'))).toEqual(['trade banish', 'trade the-loot']);
  expect(g.offered('A', ['trade banish'])).toEqual(['bazaar 0', 'bazaar 1', 'bazaar 2', 'bazaar 3', 'bazaar 4']);
  const give = g.card('A', 'banish');
  g.refuses('A', { type: 'trade', give, index: 5 }, 'bazaar', 'Pick one of the five Bazaar cards.');
  g.refuses('A', { type: 'trade', give: g.card('B', 'useless-stick'), index: 0 }, 'no-card');
  g.does('A', 'trade banish', 'bazaar 3');
  g.becomes({ A: 'the-loot, pick-pocket', bazaar: 'bog-blade, bog-blade, bog-blade, banish, nay' }).waits('A main');
});

test('B-RULE-117 the Bazaar holds five cards for ever, one for one', () => {
  const g = situation(`
    A: banish, useless-stick, boss-tooth
    B: -
    world: everything-must-go
  `);
  g.does('A', 'trade banish', 'bazaar 0')
    .does('A', 'trade useless-stick', 'bazaar 0')
    .does('A', 'trade boss-tooth', 'bazaar 4');
  g.becomes({ A: 'bog-blade, banish, nay', bazaar: 'useless-stick, bog-blade, bog-blade, pick-pocket, boss-tooth' });
  expect(g.view('B').bazaar).toHaveLength(5);
});

test('B-RULE-118 neither a trade nor a swap of parts can be countered', () => {
  const g = situation(`
    A: banish, skull-cracker-2
    A florence: ; skull-cracker(1 n)
    B: nay
    C: nay
  `);
  g.does('A', 'trade banish', 'bazaar 0').waits('A main');
  g.does('A', 'swap skull-cracker-2', 'skull-cracker').waits('A main');
  g.reads({ A: 'bog-blade, non-genuine-part', 'A florence': '; skull-cracker(1 2)' });
  expect(g.told('response-asked')).toEqual([]);
});

test('B-RULE-119 an empty hand cannot be chosen for a steal; with no card anywhere the steal is lost', () => {
  const g = situation(`
    A: sticky-lasso
    B: -
    C: nay
    D: banish
  `);
  g.does('A', 'equip sticky-lasso', 'florence').waits('A choose-opponent');
  expect(g.offered('A')).toEqual(['C', 'D', 'concede']);
  const none = situation(`
    A: sticky-lasso
    B: -
    C out: yes
  `);
  none.does('A', 'equip sticky-lasso', 'florence');
  none.becomes({ A: '-', 'A florence': '; sticky-lasso' }).waits('A main');
});

test('B-RULE-119 a named victim whose hand is empty by then loses nothing, and nobody else is robbed instead', () => {
  const g = situation(`
    A: pick-pocket, nay
    B: nay
    C: banish
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
  `);
  g.does('A', 'play pick-pocket', 'B').does('B', 'nay nay').pass('C').does('A', 'nay nay').allPass();
  g.becomes({ A: '-', B: '-', discard: 'pick-pocket, nay, nay' }).waits('A main');
});

test('B-RULE-120 a random steal draws from the whole hand, Banish and parts included, and from nothing else', () => {
  const g = situation(`
    A: community-chestplate
    B: banish, skull-cracker-1, nay
    B wandrew-the-extra: ; useless-stick
    B litterbox: the-loot
  `);
  const hand = g.state.players[1]?.hand;
  const done = BRAH.apply(g.state, 0, { type: 'play-treasure', card: g.card('A', 'community-chestplate') });
  if (!done.ok || done.state.awaiting?.kind !== 'chance') throw new Error('no chance is asked');
  const { spec } = done.state.awaiting;
  expect([spec.kind, spec.what, spec.kind === 'shuffle' ? spec.ids : []]).toEqual(['shuffle', 'hand:1', hand]);
  g.shuffles('hand:1', ['skull-cracker-1']).does('A', 'play community-chestplate');
  g.becomes({ A: 'skull-cracker-1', B: 'banish, nay', discard: 'community-chestplate' }).waits('A main');
});

test('B-RULE-121 of a card stolen in turn thief and victim know which, the others only that it went', () => {
  const g = situation(`
    A: community-chestplate
    B: nay
    C: -
  `);
  g.shuffles('hand:1').does('A', 'play community-chestplate').waits('A main');
  expect([stolen(g, 'A'), stolen(g, 'B'), stolen(g, 'C'), stolen(g, 'table')]).toEqual([
    ['nay'],
    ['nay'],
    [null],
    [null],
  ]);
});

test('B-RULE-121 a card stolen out of turn lies unseen in the Litterbox, only the victim knows it', () => {
  const g = situation(`
    A: mood-swing, bog-blade, boss-tooth
    B: -
    B wandrew-the-extra: light-fingers-;
    C: -
    draw: useless-stick, rusty-spork
  `);
  g.does('A', 'play mood-swing', 'light-fingers').waits('B choose-opponent');
  g.shuffles('hand:0', ['boss-tooth']).does('B', 'A');
  g.becomes({
    A: 'bog-blade',
    'B wandrew-the-extra': 'light-fingers+;',
    'B litterbox': 'boss-tooth',
    discard: 'mood-swing',
  }).waits('A main');
  expect([stolen(g, 'A'), stolen(g, 'B'), stolen(g, 'C')]).toEqual([['boss-tooth'], [null], [null]]);
  expect(g.view('B').players[1]?.litterbox.map((c) => c.face)).toEqual([null]);
  g.does('A', 'end-turn').waits('B main').reads({ B: 'boss-tooth, useless-stick', 'B litterbox': '-' });
});

test('B-RULE-122 Go Fish names any card that a hand may hold, held or not, a multi-part weapon by its family', () => {
  const g = situation(`
    A: go-fish
    B: nay
  `);
  const names = g.offered('A', ['play go-fish', 'B']);
  // Banish, 19 Actions, 27 weapons, the Non-Genuine Part, 14 World Enchantments, 33 Treasures.
  expect(names).toHaveLength(95);
  expect(names).toEqual(expect.arrayContaining(['banish', 'go-fish', 'courtneys-boomstick', 'non-genuine-part']));
  expect(names).toEqual(expect.arrayContaining(['capitalism', 'the-loot', 'nine-lives', 'bog-blade']));
  const never = ['courtneys-boomstick-1', 'florence', 'magus', 'kevin', 'smorc-trooper', 'cursed-idol'];
  expect(names.filter((name) => never.includes(name))).toEqual([]);
});

test("B-RULE-123 a hand over the limit in another's turn waits for the end of its own", () => {
  const g = situation(`
    A: austerity-measures
    B: nay, banish, bog-blade, useless-stick, boss-tooth, bin-day, go-fish
    draw: rusty-spork, stale-baguette, sneaky-peek, hold-my-mead
  `);
  g.does('A', 'play austerity-measures', 'new-pile').waits('A main');
  expect(g.view('A').players[1]?.handLimit.total).toBe(5);
  g.does('A', 'end-turn').waits('B main').reads({
    B: 'nay, banish, bog-blade, useless-stick, boss-tooth, bin-day, go-fish, stale-baguette',
  });
  g.does('B', 'end-turn').waits('B discard-to-limit');
  g.refuses('B', { type: 'discard-to-limit', cards: [] }, 'discard-count', 'Discard exactly 3 cards.');
});

test('B-RULE-124 the smallest hand limit is 1', () => {
  const limit = (traits: string): number => {
    const g = situation(`
      A: -
      A chad-brisket: ${traits};
      A sister-mary-sparkles: hoarder-;
      B: -
      world: austerity-measures
    `);
    return handLimitOf(g.state, 0).total;
  };
  // 7 -1 Chad -1 Mary -2 MINIMALIST -2 Austerity, then -1 HOLEY POCKETS.
  expect([limit('deep-pockets+'), limit('magus+'), limit('deep-pockets-')]).toEqual([2, 1, 1]);
  const g = situation(`
    A: nay, banish
    A chad-brisket: deep-pockets-;
    A sister-mary-sparkles: hoarder-;
    B: -
    world: austerity-measures
  `);
  g.does('A', 'end-turn').waits('A discard-to-limit').does('A', 'nay').waits('B main');
});

test('B-RULE-125 of the Discard piles and World Enchantment piles only the top lies open', () => {
  const g = situation(`
    A: -
    B: -
    discard: nay, banish, useless-stick
    monsters: smorc-trooper, beige-dragon
    world: end-of-days < capitalism
  `);
  const view = g.view('B');
  expect([view.discard.count, view.discard.top?.face]).toEqual([3, 'nay']);
  expect([view.monsterDiscard.count, view.monsterDiscard.top?.face]).toEqual([2, 'smorc-trooper']);
  expect(view.enchantments.map((e) => [e.top.face, e.covered])).toEqual([['capitalism', 1]]);
  expect(JSON.stringify(view)).not.toMatch(/"(banish|useless-stick|beige-dragon|end-of-days)"/);
});

test('B-RULE-126 a decision out of turn is waited for, of that player alone; its default is the first option', () => {
  const g = situation(`
    A: mood-swing, useless-stick
    B: nay, banish
    B wandrew-the-extra: lucky+;
    C: bog-blade
  `);
  g.does('A', 'play mood-swing', 'lucky').allPass().waits('B choose-discard');
  g.refuses('A', { type: 'end-turn' }, 'not-you', 'It is not your decision.');
  g.refuses('C', { type: 'pass' }, 'not-you');
  const byDefault = BRAH.defaultAction(g.state, 1);
  expect(BRAH.defaultAction(g.state, 0)).toBe(null);
  const first = g.card('B', 'nay');
  expect(byDefault).toEqual({ type: 'choose', picks: [{ pick: 'card', card: first.card }], claims: [first] });
  if (byDefault === null) throw new Error('no default');
  g.acts('B', byDefault).becomes({
    A: 'useless-stick',
    B: 'banish',
    'B wandrew-the-extra': 'lucky-;',
    discard: 'mood-swing, nay',
  });
  g.waits('A main');
});

test("B-RULE-127 the first time each turn counts anew in every turn, in another's too", () => {
  const g = situation(`
    A: its-go-time, sneaky-peek, nay, nay
    A dj-firebrawl: ; -
    B: hold-my-mead, hold-my-mead
    draw: bog-blade, bog-blade, banish, useless-stick, boss-tooth, rusty-spork, stale-baguette, wand-of-almost
    bazaar: pick-pocket, pick-pocket, pick-pocket, go-fish, go-fish
  `);
  g.does('A', 'play its-go-time').pass('B');
  // The three cards, and one more for the first Action that resolved.
  g.reads({ A: 'sneaky-peek, nay, nay, bog-blade, bog-blade, banish, useless-stick' });
  g.does('A', 'play sneaky-peek').pass('B').does('A', 'boss-tooth', 'rusty-spork', 'stale-baguette');
  g.reads({ A: 'nay, nay, bog-blade, bog-blade, banish, useless-stick' });
  g.does('A', 'end-turn').waits('B main').reads({ B: 'hold-my-mead, hold-my-mead, boss-tooth' });
  g.does('B', 'play hold-my-mead')
    .does('A', 'nay nay')
    .pass('B')
    .waits('B main')
    .reads({ 'A litterbox': 'rusty-spork' });
  g.does('B', 'play hold-my-mead')
    .does('A', 'nay nay')
    .pass('B')
    .waits('B main')
    .reads({ 'A litterbox': 'rusty-spork' });
});

test('B-RULE-128 there is no trading before the Draw phase is over', () => {
  const g = situation(`
    A: -
    B: nay
    B litterbox: magus
    idols: 1
    draw: bog-blade, banish, boss-tooth, useless-stick
  `);
  g.does('A', 'end-turn').waits('B place-trait');
  const trade = { type: 'trade', give: g.card('B', 'nay'), index: 0 } as const;
  g.refuses('B', trade, 'not-now', 'You cannot do that right now.');
  g.does('B', 'wandrew-the-extra').waits('B extra-draws').refuses('B', trade, 'not-now');
  g.does('B', 'count 0').waits('B main').acts('B', trade).reads({ B: 'bog-blade, bog-blade' });
});

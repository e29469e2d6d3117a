// Proves World Enchantments: piles and their tops, what playing one does, and that rules come and go at once.
import { expect, test } from 'vitest';
import { situation } from '../../scenario/scenario.ts';

test('B-WORLD-01 a World Enchantment changes the rules for everyone', () => {
  const g = situation(`
    A: boon-of-brains
    A brad-the-well-endowed: wand-of-almost
    B: -
    B deadlift-deirdre: wand-of-almost
    draw: bog-blade, nay, kevin
    traits: -
  `);
  expect([0, 1].map((n) => g.damage('wand-of-almost', n).total)).toEqual([2, 2]);
  g.does('A', 'play boon-of-brains', 'new-pile').waits('A main');
  g.becomes({ A: 'bog-blade', world: 'boon-of-brains', draw: 'nay, kevin' });
  expect([0, 1].map((n) => g.damage('wand-of-almost', n).total)).toEqual([3, 3]);
});

test('B-WORLD-02 there are at most three piles', () => {
  const g = situation(`
    A: boon-of-brains, boon-of-brawn
    B: -
    world: capitalism | end-of-days
    draw: bog-blade, nay, kevin
    traits: -
  `);
  g.does('A', 'play boon-of-brains', 'new-pile').waits('A main');
  const card = g.card('A', 'boon-of-brawn');
  const says = 'There are already three World Enchantment piles.';
  g.refuses('A', { type: 'play-enchantment', card, pile: 'new' }, 'piles', says);
  expect(g.offered('A', ['play boon-of-brawn'])).toEqual(['pile 0', 'pile 1', 'pile 2']);
  g.refuses('A', { type: 'play-enchantment', card, pile: 3 }, 'pile', 'Choose a pile.');
  g.becomes({ A: 'boon-of-brawn, bog-blade', world: 'capitalism | end-of-days | boon-of-brains', draw: 'nay, kevin' });
});

test('B-WORLD-03 it goes on top of any pile or starts a new one', () => {
  const g = situation(`
    A: boon-of-brains, boon-of-brawn, bog-blade
    B: casual-friday
    world: capitalism | end-of-days
    draw: bog-blade, nay, boss-tooth, kevin
    traits: -
  `);
  expect(g.offered('A', ['play boon-of-brains'])).toEqual(['pile 0', 'pile 1', 'new-pile']);
  g.refuses('A', { type: 'play-enchantment', card: g.card('A', 'boon-of-brawn'), pile: 2 }, 'pile');
  g.refuses('A', { type: 'play-enchantment', card: g.card('A', 'bog-blade'), pile: 0 }, 'not-now');
  g.refuses('A', { type: 'play-enchantment', card: g.card('B', 'casual-friday'), pile: 0 }, 'no-card');
  g.does('A', 'play boon-of-brains', 'pile 0').does('A', 'play boon-of-brawn', 'new-pile').waits('A main');
  g.becomes({
    A: 'bog-blade, bog-blade, nay',
    world: 'capitalism < boon-of-brains | end-of-days | boon-of-brawn',
    draw: 'boss-tooth, kevin',
  });
  expect(g.told('enchantment-played').map((e) => [e.pile, e.covered?.face ?? null])).toEqual([
    [0, 'capitalism'],
    [2, null],
  ]);
});

test('B-WORLD-04 the top card of each pile is active, all piles at once', () => {
  const g = situation(`
    A: -
    A brad-the-well-endowed: flaming-hockey-stick(1 2)
    B: -
    world: end-of-days < boon-of-brains | boon-of-brawn | austerity-measures < casual-friday
  `);
  expect(g.damage('flaming-hockey-stick').total).toBe(7);
  const view = g.view('B');
  expect(view.players.map((p) => p.handLimit.total)).toEqual([9, 9]);
  expect(view.turn.drawBase).toBe(1);
  expect(view.enchantments.map((e) => [e.top.face, e.covered])).toEqual([
    ['boon-of-brains', 1],
    ['boon-of-brawn', 0],
    ['casual-friday', 1],
  ]);
});

test('B-WORLD-05 playing one draws a card, then a Trait must be flipped', () => {
  const g = situation(`
    A: casual-friday
    A florence: magus+;
    B: -
    B wandrew-the-extra: bruiser+;
    draw: bog-blade, nay, kevin
  `);
  g.does('A', 'play casual-friday', 'new-pile').waits('A choose-trait');
  g.becomes({ A: 'bog-blade', world: 'casual-friday', draw: 'nay, kevin' });
  g.refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose Traits, 1 to 1.');
  g.does('A', 'bruiser').becomes({ 'B wandrew-the-extra': 'bruiser-;' }).waits('A main');
});

test('B-WORLD-05 the flip is made even when the draw brings a foe', () => {
  const g = situation(`
    A: casual-friday
    A florence: magus+;
    B: -
    draw: smorc-trooper, nay, kevin
  `);
  g.does('A', 'play casual-friday', 'new-pile').waits('A choose-trait').does('A', 'magus').waits('A main');
  g.becomes({ A: '-', 'A florence': 'magus-;', foes: 'smorc-trooper', world: 'casual-friday', draw: 'nay, kevin' });
});

test('B-WORLD-05 what the own cards of its player add comes after its draw and its flip', () => {
  const g = situation(`
    A: casual-friday
    A professor-hexwell: magus+;
    A hope-the-nope: -
    B: -
    B moody-judy: -
    draw: bog-blade, boss-tooth, nay, kevin
  `);
  g.does('A', 'play casual-friday', 'new-pile').waits('A choose-trait').becomes({
    A: 'bog-blade',
    world: 'casual-friday',
    draw: 'boss-tooth, nay, kevin',
  });
  g.does('A', 'magus').waits('A main');
  g.becomes({ A: 'bog-blade, boss-tooth', 'A professor-hexwell': 'magus-;', draw: 'nay, kevin' });
});

test('B-WORLD-06 cards that Parallel Universe brings to the top are not played: no draw, no flip by them', () => {
  const g = situation(`
    A: parallel-universe
    A florence: bookworm+;
    A professor-hexwell: -
    B: -
    world: capitalism < end-of-days
    draw: bog-blade, nay, kevin
  `);
  g.does('A', 'play parallel-universe').does('A', 'capitalism').waits('A choose-trait').does('A', 'done');
  g.becomes({ A: '-', world: 'end-of-days < capitalism', discard: 'parallel-universe' }).waits('A main');
  expect(g.told('card-drawn')).toEqual([]);
});

test('B-WORLD-07 Capitalism: discard any number of cards and draw that many', () => {
  const g = situation(`
    A: nay, bog-blade, banish
    B: nay, nay
    world: capitalism
    draw: staff-only, boss-tooth, useless-stick, staff-meeting, kevin
  `);
  g.does('A', 'rule 0').waits('A choose-discard-redraw').does('A', 'banish', 'nay', 'done');
  g.becomes({
    A: 'bog-blade, staff-only, boss-tooth',
    draw: 'useless-stick, staff-meeting, kevin',
    discard: 'nay, banish',
  }).waits('A main');
  g.refuses('A', { type: 'use-rule', pile: 0 }, 'rule-used', 'You have used Capitalism this turn.');
});

test('B-WORLD-07 Capitalism may take the whole hand or none of it', () => {
  const g = situation(`
    A: nay, bog-blade, boss-tooth, useless-stick
    B: -
    world: capitalism
    draw: staff-only, staff-only, staff-meeting, staff-meeting, nay, kevin
  `);
  g.does('A', 'rule 0').does('A', 'nay', 'bog-blade', 'boss-tooth', 'useless-stick').waits('A main');
  g.becomes({
    A: 'staff-only, staff-only, staff-meeting, staff-meeting',
    draw: 'nay, kevin',
    discard: 'useless-stick, boss-tooth, bog-blade, nay',
  });
  const other = situation(`
    A: nay
    B: -
    world: capitalism
    draw: staff-only, nay, kevin
  `);
  other.does('A', 'rule 0').does('A', 'done').becomes({}).waits('A main');
  other.refuses('A', { type: 'use-rule', pile: 0 }, 'rule-used');
});

test('B-WORLD-07 Capitalism itself is played like any other: a card is drawn and a Trait flipped', () => {
  const g = situation(`
    A: capitalism, nay
    A florence: magus-;
    B: -
    draw: bog-blade, boss-tooth, nay, kevin
  `);
  g.does('A', 'play capitalism', 'new-pile').does('A', 'magus').waits('A main');
  g.becomes({ A: 'nay, bog-blade', 'A florence': 'magus+;', world: 'capitalism', draw: 'boss-tooth, nay, kevin' });
  // Usable in the very turn it is played.
  g.does('A', 'rule 0').does('A', 'nay', 'done').waits('A main');
  g.becomes({ A: 'bog-blade, boss-tooth', draw: 'nay, kevin', discard: 'nay' });
});

test('B-WORLD-08 with End of Days and Boon of Brains active Capitalism replaces either or becomes the third rule', () => {
  const world = (where: string) => {
    const g = situation(`
      A: capitalism
      B: -
      world: end-of-days | boon-of-brains
      draw: bog-blade, nay, kevin
      traits: -
    `);
    g.does('A', 'play capitalism', where).waits('A main');
    return g.view('B').enchantments.map((e) => e.top.face);
  };
  expect(world('pile 0')).toEqual(['capitalism', 'boon-of-brains']);
  expect(world('pile 1')).toEqual(['end-of-days', 'capitalism']);
  expect(world('new-pile')).toEqual(['end-of-days', 'boon-of-brains', 'capitalism']);
});

test('B-WORLD-09 a rule that comes or goes during a turn does so at once', () => {
  const g = situation(`
    A: closed-for-stocktake, everything-must-go, nay, banish, bog-blade, boss-tooth
    B: -
    draw: useless-stick, useless-stick, kevin, nay
    traits: -
  `);
  const trade = () => ({ type: 'trade', give: g.card('A', 'banish'), index: 0 }) as const;
  g.does('A', 'trade nay', 'bazaar 0').refuses('A', trade(), 'traded');
  g.does('A', 'play closed-for-stocktake', 'new-pile');
  g.refuses('A', trade(), 'no-trade', 'Closed for Stocktake stops you from trading.');
  g.does('A', 'play everything-must-go', 'pile 0').waits('A main');
  // One as ever and two more.
  g.does('A', 'trade banish', 'bazaar 1').does('A', 'trade boss-tooth', 'bazaar 2');
  g.refuses('A', { type: 'trade', give: g.card('A', 'useless-stick'), index: 0 }, 'traded');
});

test('B-WORLD-10 a covered card has no effect but stays in its pile', () => {
  const g = situation(`
    A: casual-friday
    A florence: wand-of-almost
    B: -
    world: capitalism < boon-of-brains
    draw: bog-blade, nay, kevin
    traits: -
  `);
  g.refuses('A', { type: 'use-rule', pile: 0 }, 'rule-none', 'That rule cannot be used.');
  expect(g.damage('wand-of-almost').total).toBe(4);
  g.does('A', 'play casual-friday', 'pile 0').waits('A main');
  g.becomes({ A: 'bog-blade', world: 'capitalism < boon-of-brains < casual-friday', draw: 'nay, kevin' });
  expect(g.damage('wand-of-almost').total).toBe(3);
  g.refuses('A', { type: 'use-rule', pile: 0 }, 'rule-none');
  g.refuses('A', { type: 'use-rule', pile: 1 }, 'rule-none');
});

test("B-WORLD-11 a rule for once per turn is used once in each player's own turn, by that player only", () => {
  const g = situation(`
    A: nay, bog-blade
    B: nay, banish
    world: casual-friday | capitalism
    draw: staff-only, boss-tooth, useless-stick, staff-meeting, nay, kevin
  `);
  g.refuses('B', { type: 'use-rule', pile: 1 }, 'not-you');
  g.refuses('A', { type: 'use-rule', pile: 0 }, 'rule-none');
  g.does('A', 'rule 1').does('A', 'nay', 'done').waits('A main');
  expect(g.view('B').enchantments.map((e) => e.used)).toEqual([false, true]);
  g.refuses('A', { type: 'use-rule', pile: 1 }, 'rule-used').offersNot('A', 'rule 1');
  g.does('A', 'end-turn').waits('B main').does('B', 'rule 1').does('B', 'banish', 'done').waits('B main');
  g.becomes({
    turn: 'B',
    A: 'bog-blade, staff-only',
    B: 'nay, boss-tooth, useless-stick',
    draw: 'staff-meeting, nay, kevin',
    discard: 'banish, nay',
  });
  g.refuses('B', { type: 'use-rule', pile: 1 }, 'rule-used');
});

test('B-WORLD-11 not before the Draw phase is over', () => {
  const g = situation(`
    A: -
    B: nay
    world: capitalism
    idols: 1
    draw: bog-blade, boss-tooth, nay, kevin
  `);
  g.does('A', 'end-turn').waits('B extra-draws').refuses('B', { type: 'use-rule', pile: 0 }, 'not-now');
  g.does('B', 'count 0').waits('B main').does('B', 'rule 0').waits('B choose-discard-redraw');
});

// Heroes: a party of two, their slots, their class bonuses and what a weapon deals on either of them.

import { expect, test } from 'vitest';
import { slotsOf } from '../../../src/core/brah/rules/derived.ts';
import { cardModel } from '../../../src/present/brah/cards.ts';
import { newGame, situation } from '../../scenario/scenario.ts';

test('B-HERO-01 a party is two Heroes, for everybody and for the whole game', () => {
  const g = newGame({ players: 5 }).throughSetup().waits('A main');
  expect(g.view('table').players.map((p) => p.heroes.length)).toEqual([2, 2, 2, 2, 2]);
  const kinds = g.view('table').players.flatMap((p) => p.heroes.map((h) => h.kind));
  expect(new Set(kinds).size).toBe(10);
});

test('B-HERO-02 any Hero can hold weapons of any class', () => {
  const g = situation(`
    A: chicken-drumstick, wand-of-almost, useless-stick, boss-tooth, cursed-shank
    A wandrew-the-extra: ;
    A gary-two-coats: ;
    B handyman-andy: ;
    B becky-the-basic: ;
    draw: rusty-spork, stale-baguette
  `);
  g.does('A', 'equip chicken-drumstick', 'wandrew-the-extra').does('A', 'equip wand-of-almost', 'gary-two-coats');
  g.does('A', 'equip useless-stick', 'wandrew-the-extra').does('A', 'equip boss-tooth', 'gary-two-coats');
  g.does('A', 'equip cursed-shank', 'gary-two-coats');
  g.becomes({
    A: '-',
    'A wandrew-the-extra': '; chicken-drumstick, useless-stick',
    'A gary-two-coats': '; wand-of-almost, boss-tooth, cursed-shank',
  }).waits('A main');
});

test('B-HERO-03 a Hero has as many weapon slots as printed, usually three', () => {
  const g = situation(`
    A: bog-blade
    A brad-the-well-endowed: ; useless-stick, useless-stick, useless-stick
    A big-bag-barry: ; bog-blade
    C: -
  `);
  const [a, b, c] = g.view('table').players;
  expect(a?.heroes.map((h) => [h.kind, h.slots.total])).toEqual([
    ['brad-the-well-endowed', 3],
    ['big-bag-barry', 1],
  ]);
  expect(b?.heroes.map((h) => h.slots.total)).toEqual([2, 2]);
  expect(c?.heroes.map((h) => [h.kind, h.slots.total])).toEqual([
    ['ambi-dexter', 2],
    ['becky-the-basic', 4],
  ]);
  expect(slotsOf(g.state, 0, 0).parts).toEqual([{ value: 3, why: 'printed', source: 'brad-the-well-endowed' }]);
  const onto = (hero: number) => ({ type: 'equip', cards: g.cards('A', 'bog-blade'), hero, replace: null }) as const;
  g.refuses('A', onto(0), 'full', 'Brad the Well-Endowed has no free slot: choose a weapon to replace.');
  g.refuses('A', onto(1), 'full', 'Big Bag Barry has no free slot: choose a weapon to replace.');
});

test("B-HERO-03 one Hero's Trait changes that Hero's slots and no other's", () => {
  const g = situation(`
    A brad-the-well-endowed: extra-arm+
    A florence: -
    B deadlift-deirdre: extra-arm-
    B wandrew-the-extra: -
  `);
  expect(g.view('table').players.map((p) => p.heroes.map((h) => h.slots.total))).toEqual([
    [4, 3],
    [1, 2],
  ]);
});

test('B-HERO-03 with one slot free a weapon still fits', () => {
  const g = situation(`
    A: bog-blade
    A brad-the-well-endowed: ; useless-stick, useless-stick
    A big-bag-barry: ;
  `);
  g.does('A', 'equip bog-blade', 'brad-the-well-endowed');
  g.becomes({ A: '-', 'A brad-the-well-endowed': '; useless-stick, useless-stick, bog-blade' });
});

test('B-HERO-04 classes have their colour and a label: Melee, Magic, Hand, Action, Enchantment and others', () => {
  const tags = (id: string) => cardModel(id)?.tags.map((t) => `${t.name} ${t.ground} ${t.letter}`);
  expect(tags('brad-the-well-endowed')).toEqual(['melee melee Me']);
  expect(tags('florence')).toEqual(['magic magic Ma']);
  expect(tags('gary-two-coats')).toEqual(['hand hand Ha']);
  expect(tags('dj-firebrawl')).toEqual(['action action Ac']);
  expect(tags('moody-judy')).toEqual(['enchantment enchantment En']);
  expect(tags('handyman-andy')).toEqual(['utility utility Ut']);
  expect(tags('becky-the-basic')).toEqual(['basic basic Ba']);
  expect(tags('dame-drama')).toEqual(['legendary legendary Le']);
  expect(tags('ambi-dexter')).toEqual(['melee melee Me', 'magic magic Ma']);
  expect(cardModel('brad-the-well-endowed')?.ribbon).toBe('melee hero');
});

test('B-HERO-04 Heroes, weapons, Traits and World Enchantments give class bonuses', () => {
  const g = situation(`
    world: boon-of-brawn
    A handyman-andy: handy+; pocket-multi-spoon
    A florence: bruiser+; foam-finger-of-fury
    draw: rusty-spork
    C: -
    C gary-two-coats: ;
    C ambi-dexter: ;
    D: -
    D brad-the-well-endowed: ;
    D dame-drama: ;
  `);
  expect(g.damage('pocket-multi-spoon').parts.map((p) => [p.value, p.source])).toEqual([
    [1, 'pocket-multi-spoon'],
    [1, 'boon-of-brawn'],
    [2, 'handyman-andy'],
    [1, 'handy'],
    [1, 'pocket-multi-spoon'],
  ]);
  expect(g.damage('foam-finger-of-fury').parts.map((p) => [p.value, p.source])).toEqual([
    [2, 'foam-finger-of-fury'],
    [1, 'boon-of-brawn'],
    [1, 'bruiser'],
  ]);
});

test('B-HERO-05 the bonus of a Hero counts for every weapon of that class on this Hero and for no other', () => {
  const g = situation(`
    A brad-the-well-endowed: ; chicken-drumstick, foam-finger-of-fury, wand-of-almost
    A gary-two-coats: ; chicken-drumstick
    B deadlift-deirdre: ; chicken-drumstick
    draw: rusty-spork
  `);
  expect(g.damage("A's chicken-drumstick", 0).total).toBe(1 + 1);
  expect(g.damage('foam-finger-of-fury').total).toBe(2 + 1);
  expect(g.damage('wand-of-almost').total).toBe(2);
  expect(g.damage("A's chicken-drumstick", 1).total).toBe(1);
  expect(g.damage("B's chicken-drumstick").total).toBe(1 + 2);
});

test('B-HERO-06 a dual-class weapon gets every bonus that matches either class', () => {
  const g = situation(`
    world: boon-of-brains | boon-of-brawn
    A ambi-dexter: bruiser+ magus+; flaming-hockey-stick(1 2)
    A florence: icon+; flaming-hockey-stick(1 2)
    C: -
    C gary-two-coats: ;
    C becky-the-basic: ;
  `);
  expect(g.damage('flaming-hockey-stick', 0).total).toBe(4 + 1 + 1 + 1 + 1 + 1 + 1);
  expect(g.damage('flaming-hockey-stick', 1).total).toBe(4 + 1 + 1 + 1);
});

test('B-HERO-06 without bonuses for the one class the other still counts', () => {
  const g = situation(`
    A brad-the-well-endowed: ; flaming-hockey-stick(1 2)
    A florence: ; flaming-hockey-stick(1 2)
    B deadlift-deirdre: ; toilet-brush-of-truth(1 2)
  `);
  expect(g.damage('flaming-hockey-stick', 0).total).toBe(5);
  expect(g.damage('flaming-hockey-stick', 1).total).toBe(5);
  expect(g.damage('toilet-brush-of-truth').total).toBe(5 + 2);
});

test('B-HERO-07 Chicken Drumstick on Brad the Well-Endowed deals 2', () => {
  const g = situation(`
    A brad-the-well-endowed: ; chicken-drumstick
  `);
  expect(g.damage('chicken-drumstick')).toEqual({
    total: 2,
    parts: [
      { value: 1, why: 'printed', source: 'chicken-drumstick' },
      { value: 1, why: 'bonus', source: 'brad-the-well-endowed' },
    ],
  });
});

test('B-HERO-08 two Heroes of the same role are allowed', () => {
  const g = newGame({ players: 2 }, [['heroes', ['brad-the-well-endowed', 'deadlift-deirdre', 'florence']]]);
  g.does('A', 'brad-the-well-endowed', 'deadlift-deirdre').throughSetup().waits('A main');
  expect(g.view('table').players[0]?.heroes.map((h) => h.kind)).toEqual(['brad-the-well-endowed', 'deadlift-deirdre']);
});

test('B-HERO-09 what a weapon would deal on either Hero is told to its holder before it is equipped', () => {
  const g = situation(`
    A: wand-of-almost, nay, chicken-drumstick, skull-cracker-2, pocket-multi-spoon, bog-blade, chicken-drumstick
    A florence: magus+;
    A brad-the-well-endowed: ;
    draw: rusty-spork
  `);
  expect(g.view('A').wouldDeal.map((w) => [w.family, ...w.damage.map((d) => d.total)])).toEqual([
    ['wand-of-almost', 2 + 1 + 1, 2],
    ['chicken-drumstick', 1, 1 + 1],
    ['skull-cracker', 4, 4 + 1],
    ['pocket-multi-spoon', 1 + 1, 1 + 1 + 1],
    ['bog-blade', 2, 2],
  ]);
  expect(g.view('A').wouldDeal[0]?.damage[0]?.parts).toEqual([
    { value: 2, why: 'printed', source: 'wand-of-almost' },
    { value: 1, why: 'bonus', source: 'florence' },
    { value: 1, why: 'bonus', source: 'magus' },
  ]);
  expect(g.view('B').wouldDeal).toEqual([]);
  expect(g.view('table').wouldDeal).toEqual([]);
  g.does('A', 'equip wand-of-almost', 'florence').does('A', 'equip pocket-multi-spoon', 'brad-the-well-endowed');
  expect(g.told('weapon-equipped').map((e) => e.damage)).toEqual([4, 3]);
});

test('B-HERO-10 a player is in the game with both Heroes or out: a lost fight leaves none of them behind', () => {
  const g = situation(`
    foes: neckbeard-the-pure
    A florence: magus+; bog-blade
    B: -
    C: -
    draw: rusty-spork, stale-baguette
  `);
  g.does('A', 'declare-combat').shuffles('draw').does('A', 'accept-defeat').waits('B main');
  const [a, b] = g.view('table').players;
  expect([a?.out, a?.heroes.length, b?.out]).toEqual([true, 2, false]);
  g.reads({ 'A florence': 'magus+; bog-blade', 'A out': 'yes' });
});

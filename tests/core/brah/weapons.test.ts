// Proves how weapons are assembled, equipped, counted and used up: parts, slots, classes and their bonuses, Staffs.
import { expect, test } from 'vitest';
import { cardOf, CARDS } from '../../../src/core/brah/public.ts';
import type { Claim } from '../../../src/core/brah/actions.ts';
import { situation } from '../../scenario/scenario.ts';

const equip = (cards: readonly Claim[], hero = 0) => ({ type: 'equip', cards, hero, replace: null }) as const;
const weaponOf = (kind: string) => {
  const card = cardOf(kind);
  return card.type === 'weapon' || card.type === 'part' ? card.weapon : null;
};

test('B-WEAPON-01 a weapon has one to three parts, and every part says which of how many it is', () => {
  expect(weaponOf('bog-blade')?.parts).toBe(1);
  expect(['skull-cracker-1', 'skull-cracker-2'].map((k) => weaponOf(k)?.parts)).toEqual([2, 2]);
  expect(
    ['courtneys-boomstick-1', 'courtneys-boomstick-2', 'courtneys-boomstick-3'].map((k) => {
      const card = cardOf(k);
      return card.type === 'part' ? [card.part, card.weapon.parts] : null;
    }),
  ).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('B-WEAPON-02 a 1/1 weapon is equipped straight from hand', () => {
  const g = situation(`
    A: banish, bog-blade
    B: -
  `);
  g.does('A', 'equip bog-blade', 'florence');
  g.becomes({ A: 'banish', 'A florence': '; bog-blade' }).waits('A main');
});

test('B-WEAPON-03 a multi-part weapon is equipped whole or not at all', () => {
  const g = situation(`
    A: courtneys-boomstick-1, courtneys-boomstick-3, banish
    B: -
  `);
  const [one, three] = g.cards('A', 'courtneys-boomstick-1', 'courtneys-boomstick-3');
  if (one === undefined || three === undefined) throw new Error('no parts');
  g.refuses('A', equip([one]), 'incomplete', 'That weapon still misses part 2 of 3.');
  g.refuses('A', equip([three]), 'incomplete', 'part 1 of 3');
  g.refuses('A', equip([one, three]), 'incomplete', 'part 2 of 3');
  g.refuses('A', equip([]), 'parts', 'Those cards do not make one weapon.');
  g.offersNot('A', 'equip courtneys-boomstick-1').waits('A main');
});

test('B-WEAPON-03 all parts come out of the hand together and lie by rising number', () => {
  const g = situation(`
    A: skull-cracker-2, banish, skull-cracker-1
    B: -
  `);
  g.does('A', 'equip skull-cracker-2', 'skull-cracker-1', 'brad-the-well-endowed');
  g.becomes({ A: 'banish', 'A brad-the-well-endowed': '; skull-cracker(1 2)' }).waits('A main');
  expect(g.told('weapon-equipped')).toMatchObject([
    { seat: 0, hero: 1, family: 'skull-cracker', nonGenuine: 0, damage: 5, replaced: null },
  ]);
});

test('B-WEAPON-04 a Non-Genuine Part stands in for a missing part', () => {
  const g = situation(`
    A: non-genuine-part, gym-membership-3, gym-membership-1
    B: -
  `);
  g.does('A', 'equip gym-membership-3', 'non-genuine-part', 'gym-membership-1', 'florence');
  g.becomes({ A: '-', 'A florence': '; gym-membership(1 3 n)' }).waits('A main');
});

test('B-WEAPON-04 parts of another weapon do not fit', () => {
  const g = situation(`
    A: skull-cracker-1, tax-axe-2, bog-blade, nay, the-loot
    B: -
  `);
  const says = 'Those cards do not make one weapon.';
  g.refuses('A', equip(g.cards('A', 'skull-cracker-1', 'tax-axe-2')), 'parts', says);
  g.refuses('A', equip(g.cards('A', 'skull-cracker-1', 'bog-blade')), 'parts', says);
  g.refuses('A', equip(g.cards('A', 'bog-blade', 'skull-cracker-1')), 'parts', says);
  g.refuses('A', equip(g.cards('A', 'nay')), 'parts', says);
  g.refuses('A', equip(g.cards('A', 'the-loot')), 'parts', says);
});

test('B-WEAPON-05 a weapon goes to one of your own Heroes, from your own hand, each card once', () => {
  const g = situation(`
    A: bog-blade
    B: useless-stick, bog-blade
  `);
  g.refuses('A', equip(g.cards('A', 'bog-blade'), 2), 'own-hero', 'Equip your own Heroes.');
  g.refuses('A', equip(g.cards('B', 'useless-stick')), 'no-card');
  const [blade] = g.cards('A', 'bog-blade');
  if (blade === undefined) throw new Error('no blade');
  g.refuses('A', equip([blade, blade]), 'no-card');
  g.refuses('B', equip(g.cards('B', 'bog-blade')), 'not-you');
  g.does('A', 'equip bog-blade', 'brad-the-well-endowed');
  g.becomes({ A: '-', 'A brad-the-well-endowed': '; bog-blade' });
});

test('B-WEAPON-06 a weapon of three parts takes one slot', () => {
  const g = situation(`
    A: bog-blade
    A deadlift-deirdre: courtneys-boomstick(1 2 3)
    B: -
    B wandrew-the-extra: -
    B gary-two-coats: -
  `);
  expect(g.view('A').players[0]?.heroes[0]?.slots.total).toBe(2);
  g.does('A', 'equip bog-blade', 'deadlift-deirdre');
  g.becomes({ A: '-', 'A deadlift-deirdre': '; courtneys-boomstick(1 2 3), bog-blade' }).waits('A main');
});

test('B-WEAPON-07 a weapon may go to either Hero whatever its class', () => {
  const g = situation(`
    A: wand-of-almost, chicken-drumstick
    B: -
    draw: bog-blade, kevin
  `);
  g.does('A', 'equip wand-of-almost', 'brad-the-well-endowed').does('A', 'equip chicken-drumstick', 'florence');
  g.becomes({ A: '-', 'A florence': '; chicken-drumstick', 'A brad-the-well-endowed': '; wand-of-almost' });
  expect([g.damage('wand-of-almost').total, g.damage('chicken-drumstick').total]).toEqual([2, 1]);
  expect(g.told('weapon-equipped').map((e) => [e.weapon, e.hero, e.damage])).toEqual([
    [1, 1, 2],
    [2, 0, 1],
  ]);
});

test('B-WEAPON-08 the damage is that of the whole weapon: the Boomstick does 7, not 21', () => {
  const g = situation(`
    A gary-two-coats: courtneys-boomstick(1 2 3)
    B: -
  `);
  expect(g.damage('courtneys-boomstick')).toEqual({
    total: 7,
    parts: [{ value: 7, why: 'printed', source: 'courtneys-boomstick-1' }],
  });
});

test('B-WEAPON-09 a weapon is Basic, Melee, Magic, Utility or Legendary, some are two of them', () => {
  const classes = new Set<string>();
  for (const card of Object.values(CARDS))
    if (card.type === 'weapon' || card.type === 'part') classes.add(card.weapon.classes.join(' '));
  expect([...classes].sort()).toEqual([
    'basic',
    'legendary',
    'magic',
    'melee',
    'melee magic',
    'utility',
    'utility melee',
  ]);
});

test('B-WEAPON-10 Melee and Magic weapons get the bonuses of Hero, Trait and World Enchantment of their class', () => {
  const g = situation(`
    A florence: magus+ bruiser+; wand-of-almost, foam-finger-of-fury
    A brad-the-well-endowed: magus+ bruiser+; wand-of-almost, foam-finger-of-fury
    B: -
    world: boon-of-brains | boon-of-brawn
    draw: bog-blade, kevin
  `);
  // Hero +1 where it matches, Trait +1, World Enchantment +1.
  expect([0, 1].map((n) => g.damage('wand-of-almost', n).total)).toEqual([5, 4]);
  expect([0, 1].map((n) => g.damage('foam-finger-of-fury', n).total)).toEqual([4, 5]);
});

test("B-WEAPON-11 the bonuses of a Hero and its Trait stay with it, a World Enchantment's counts everywhere", () => {
  const g = situation(`
    A florence: magus+; bog-blade
    A brad-the-well-endowed: wand-of-almost
    B: -
    B deadlift-deirdre: wand-of-almost
    world: boon-of-brains
    draw: bog-blade, kevin
  `);
  expect(g.damage('wand-of-almost', 0)).toEqual({
    total: 3,
    parts: [
      { value: 2, why: 'printed', source: 'wand-of-almost' },
      { value: 1, why: 'bonus', source: 'boon-of-brains' },
    ],
  });
  expect(g.damage("B's wand-of-almost").total).toBe(3);
});

test('B-WEAPON-12 a 7-damage Magic weapon with +1 from its Hero and +1 from a Trait deals 9', () => {
  const g = situation(`
    A florence: magus+; courtneys-boomstick(1 2 3)
    B: -
  `);
  expect(g.damage('courtneys-boomstick')).toEqual({
    total: 9,
    parts: [
      { value: 7, why: 'printed', source: 'courtneys-boomstick-1' },
      { value: 1, why: 'bonus', source: 'florence' },
      { value: 1, why: 'bonus', source: 'magus' },
    ],
  });
});

test('B-WEAPON-13 weapons used in a combat go to the Discard pile with all their parts', () => {
  const g = situation(`
    A florence: courtneys-boomstick(1 3 n), bog-blade
    A brad-the-well-endowed: useless-stick
    B: -
    foes: gelatinous-dave
    discard: nay
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').does('A', 'courtneys-boomstick', 'useless-stick', 'done');
  g.becomes({
    A: 'the-loot',
    'A florence': '; bog-blade',
    'A brad-the-well-endowed': ';',
    foes: '-',
    monsters: 'gelatinous-dave',
    treasures: '-',
    discard: 'useless-stick, non-genuine-part, courtneys-boomstick-3, courtneys-boomstick-1, nay',
  }).waits('A main');
});

test('B-WEAPON-14 weapons not used stay equipped', () => {
  const g = situation(`
    A florence: bog-blade, useless-stick
    A brad-the-well-endowed: chicken-drumstick
    B: -
    foes: unpaid-intern
    draw: staff-only, kevin, nay
  `);
  g.does('A', 'declare-combat').does('A', 'useless-stick', 'done');
  g.becomes({
    A: 'staff-only',
    'A florence': '; bog-blade',
    foes: '-',
    monsters: 'unpaid-intern',
    discard: 'useless-stick',
    draw: 'kevin, nay',
  }).waits('A main');
});

test('B-WEAPON-15 with all slots full an equipped weapon makes room and goes to the Discard pile', () => {
  const g = situation(`
    A: staff-only, banish
    A deadlift-deirdre: skull-cracker(1 2), bog-blade
    A florence: useless-stick
    B: -
    B wandrew-the-extra: -
    B gary-two-coats: -
  `);
  g.refuses(
    'A',
    equip(g.cards('A', 'staff-only')),
    'full',
    'Deadlift Deirdre has no free slot: choose a weapon to replace.',
  );
  g.does('A', 'equip staff-only', 'deadlift-deirdre', 'skull-cracker');
  g.becomes({
    A: 'banish',
    'A deadlift-deirdre': '; bog-blade, staff-only',
    discard: 'skull-cracker-2, skull-cracker-1',
  }).waits('A main');
  expect(g.told('weapon-discarded')).toMatchObject([{ owner: 0, family: 'skull-cracker', reason: 'replaced' }]);
});

test('B-WEAPON-16 nine of the eleven multi-part weapons have a further ability', () => {
  const families = new Map<string, number>();
  for (const card of Object.values(CARDS))
    if (card.type === 'part') families.set(card.weapon.family, card.abilities.length);
  const plain = [...families].filter(([, n]) => n === 0).map(([family]) => family);
  expect(plain.sort()).toEqual(['flaming-hockey-stick', 'skull-cracker']);
  expect([...families].filter(([, n]) => n === 1)).toHaveLength(9);
  expect(families.size).toBe(11);
});

test('B-WEAPON-17 printed damages and classes of the weapons that the rulebook names', () => {
  const facts = (kind: string) => {
    const found = weaponOf(kind);
    return found === null ? null : [found.damage, found.classes.join(' '), found.parts];
  };
  expect(facts('bog-blade')).toEqual([2, 'basic', 1]);
  expect(facts('useless-stick')).toEqual([1, 'basic', 1]);
  expect(facts('chicken-drumstick')).toEqual([1, 'melee', 1]);
  expect(facts('skull-cracker-1')).toEqual([4, 'melee', 2]);
  expect(facts('wooden-spoon-of-doom-1')).toEqual([4, 'magic', 2]);
  expect(facts('boss-tooth')).toEqual([0, 'utility', 1]);
  expect(facts('ancient-brahammer-1')).toEqual([9, 'legendary', 3]);
  expect(facts('courtneys-boomstick-1')).toEqual([7, 'magic', 3]);
});

test('B-WEAPON-17 the Wooden Spoon draws a card, the Ancient Brahammer a Treasure', () => {
  const g = situation(`
    A: wooden-spoon-of-doom-1, wooden-spoon-of-doom-2, ancient-brahammer-1, ancient-brahammer-2, ancient-brahammer-3
    B: -
    draw: bog-blade, kevin
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  g.does('A', 'equip wooden-spoon-of-doom-1', 'wooden-spoon-of-doom-2', 'florence').waits('A main');
  g.reads({
    A: 'ancient-brahammer-1, ancient-brahammer-2, ancient-brahammer-3, bog-blade',
    foes: 'kevin (last stand)',
  });
  g.does('A', 'equip ancient-brahammer-1', 'ancient-brahammer-2', 'ancient-brahammer-3', 'florence').waits('A main');
  g.becomes({
    A: 'bog-blade, the-loot',
    'A florence': '; wooden-spoon-of-doom(1 2), ancient-brahammer(1 2 3)',
    treasures: 'absolute-unit',
  });
});

// Proves how damage is reckoned: bonuses, what ignores them, penalties, buffs and multipliers, and its floor of 0.
import { expect, test } from 'vitest';
import { situation } from '../../scenario/scenario.ts';

test('B-RULE-36 damage is never below 0', () => {
  const g = situation(`
    A: -
    A florence: all-rounder- purist-; boss-tooth, chicken-drumstick, tax-axe(1 n)
    A brad-the-well-endowed: icon- all-rounder-; thunder-flip-flop(1 n)
    B: -
  `);
  expect(g.damage('boss-tooth')).toEqual({
    total: 0,
    parts: [
      { value: 0, why: 'printed', source: 'boss-tooth' },
      { value: -1, why: 'penalty', source: 'all-rounder' },
      { value: 1, why: 'floor', source: null },
    ],
  });
  // Exactly 0, and the others above it.
  expect(g.damage('chicken-drumstick').total).toBe(0);
  expect(g.damage('tax-axe').total).toBe(1);
  expect(g.damage('thunder-flip-flop').total).toBe(2);
});

test('B-RULE-37 EX-04 what cannot be buffed ignores every positive change, the Rusty Spork takes all', () => {
  const g = situation(`
    A: hold-my-mead
    A becky-the-basic: all-rounder+; bog-blade, useless-stick, rusty-spork
    B: -
    draw: nay, kevin
  `);
  g.does('A', 'play hold-my-mead').becomes({ A: '-', discard: 'hold-my-mead' });
  expect(g.damage('bog-blade')).toEqual({
    total: 2,
    parts: [
      { value: 2, why: 'printed', source: 'bog-blade' },
      { value: 0, why: 'ignored', source: 'becky-the-basic' },
      { value: 0, why: 'ignored', source: 'all-rounder' },
      { value: 0, why: 'ignored', source: 'hold-my-mead' },
    ],
  });
  expect(g.damage('useless-stick').total).toBe(1);
  expect(g.damage('rusty-spork').parts.map((p) => p.value)).toEqual([1, 1, 1, 1]);
  expect(g.damage('rusty-spork').total).toBe(4);
});

test('B-RULE-37 EX-04 penalties still count for what cannot be buffed', () => {
  const g = situation(`
    A: -
    A becky-the-basic: all-rounder-; bog-blade, useless-stick, rusty-spork
    B: -
    draw: nay, kevin
  `);
  expect(g.damage('bog-blade').total).toBe(1);
  expect(g.damage('useless-stick').total).toBe(0);
  expect(g.damage('rusty-spork').total).toBe(1);
});

test('B-RULE-38 EX-03 MAGUS and WITLESS under the Boomstick, with and without Boon of Brains', () => {
  const total = (trait: string, parts: string, world: string) =>
    situation(`
      A florence: ${trait}; courtneys-boomstick(${parts})
      B: -
      world: ${world}
    `).damage('courtneys-boomstick').total;
  expect(total('magus+', '1 2 3', '-')).toBe(9);
  expect(total('magus-', '1 2 3', '-')).toBe(7);
  expect(total('magus-', '1 2 3', 'boon-of-brains')).toBe(7);
  expect(total('magus+', '1 2 3', 'boon-of-brains')).toBe(10);
  expect(total('magus+', '1 2 n', 'boon-of-brains')).toBe(9);
  expect(total('magus-', '1 2 n', '-')).toBe(6);
});

test('B-RULE-38 EX-03 a flip from MAGUS to WITLESS counts at once', () => {
  const g = situation(`
    A: boss-tooth
    A florence: magus+; courtneys-boomstick(1 2 3)
    B: -
  `);
  expect(g.damage('courtneys-boomstick').total).toBe(9);
  g.does('A', 'equip boss-tooth', 'brad-the-well-endowed').does('A', 'magus');
  expect(g.damage('courtneys-boomstick').parts).toEqual([
    { value: 7, why: 'printed', source: 'courtneys-boomstick-1' },
    { value: 0, why: 'ignored', source: 'florence' },
  ]);
});

test('B-RULE-38 WITLESS stops neither Melee nor classless bonuses nor buffs, and only on its own Hero', () => {
  const g = situation(`
    A: hold-my-mead
    A ambi-dexter: magus- all-rounder+; flaming-hockey-stick(1 2)
    A florence: wand-of-almost
    B: -
    world: boon-of-brains | boon-of-brawn
    draw: nay, kevin
  `);
  // Melee: Dexter +1, Boon of Brawn +1; ALL-ROUNDER +1; the Magic +1 of Dexter and the Boon of Brains do not count.
  expect(g.damage('flaming-hockey-stick').total).toBe(7);
  expect(g.damage('wand-of-almost').total).toBe(4);
  g.does('A', 'play hold-my-mead');
  expect(g.damage('flaming-hockey-stick').total).toBe(8);
});

test('B-RULE-38 NOODLE ARMS cancels the Melee bonuses of Hero, Trait and World Enchantment', () => {
  const g = situation(`
    A ambi-dexter: bruiser- bruiser+; flaming-hockey-stick(1 2), foam-finger-of-fury
    A brad-the-well-endowed: foam-finger-of-fury
    B: -
    world: boon-of-brains | boon-of-brawn
    draw: nay, kevin
  `);
  expect(g.damage('flaming-hockey-stick').total).toBe(6);
  expect([0, 1].map((n) => g.damage('foam-finger-of-fury', n).total)).toEqual([2, 4]);
});

test('B-RULE-39 EX-20 multiplication comes last: (4 - 1 + 1 + 5) x 2 = 18, and 0 against RUBBER GOLEM', () => {
  const g = situation(`
    A: double-espresso-of-destiny, absolute-unit
    A brad-the-well-endowed: skull-cracker(1 n)
    A florence: bog-blade, chicken-drumstick, staff-only
    B: -
    foes: rubber-golem
    draw: nay, kevin
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'play double-espresso-of-destiny').does('A', 'skull-cracker');
  expect(g.damage('skull-cracker').total).toBe(8);
  g.does('A', 'play absolute-unit').does('A', 'skull-cracker').waits('A main');
  expect(g.damage('skull-cracker')).toEqual({
    total: 18,
    parts: [
      { value: 4, why: 'printed', source: 'skull-cracker-1' },
      { value: -1, why: 'non-genuine', source: 'non-genuine-part' },
      { value: 1, why: 'bonus', source: 'brad-the-well-endowed' },
      { value: 5, why: 'buff', source: 'absolute-unit' },
      { value: 9, why: 'times', source: 'double-espresso-of-destiny' },
    ],
  });
  g.becomes({ A: '-', discard: 'absolute-unit, double-espresso-of-destiny' });
  g.does('A', 'declare-combat');
  const fight = (...names: string[]) => ({ type: 'fight', weapons: names.map((n) => g.weapon(n)) }) as const;
  g.refuses('A', fight('skull-cracker'), 'weak', 'That is 0 of the 5 damage needed.');
  g.refuses('A', fight('skull-cracker', 'chicken-drumstick', 'staff-only'), 'weak', 'That is 4 of the 5');
  g.does('A', 'staff-only', 'bog-blade', 'done').waits('A main');
  expect(g.told('combat-won').map((e) => e.total)).toEqual([6]);
});

test('B-RULE-39 EX-20 on the Bog Blade alone neither can be played', () => {
  const g = situation(`
    A: double-espresso-of-destiny, absolute-unit
    A florence: bog-blade
    B: -
    B wandrew-the-extra: wand-of-almost
    draw: nay, kevin
  `);
  const says = 'That would do nothing now: you have no weapon that can be buffed.';
  for (const face of ['double-espresso-of-destiny', 'absolute-unit'])
    g.refuses('A', { type: 'play-treasure', card: g.card('A', face) }, 'no-effect', says);
});

test('B-RULE-39 bonuses add up without limit, all of them', () => {
  const g = situation(`
    A: absolute-unit, absolute-unit, hold-my-mead
    A brad-the-well-endowed: bruiser+ all-rounder+ all-rounder+; chicken-drumstick, chicken-drumstick
    B: -
    world: boon-of-brawn
  `);
  g.does('A', 'play absolute-unit').does('A', 'weapon 1');
  g.does('A', 'play absolute-unit').does('A', 'weapon 1').does('A', 'play hold-my-mead');
  expect(g.damage('chicken-drumstick', 0).parts.map((p) => p.value)).toEqual([1, 1, 1, 1, 1, 1, 5, 5, 1]);
  expect(g.damage('chicken-drumstick', 0).total).toBe(17);
  expect(g.damage('chicken-drumstick', 1).total).toBe(7);
});

test("B-RULE-39 a buff lasts to the end of the turn, covers weapons equipped later, and nobody else's", () => {
  const g = situation(`
    A: hold-my-mead, chicken-drumstick
    A florence: staff-only
    B: -
    B wandrew-the-extra: staff-only
    draw: nay, nay, nay, kevin
  `);
  g.does('A', 'play hold-my-mead').does('A', 'equip chicken-drumstick', 'florence');
  expect(g.damage('chicken-drumstick').total).toBe(2);
  expect([g.damage("A's staff-only").total, g.damage("B's staff-only").total]).toEqual([5, 5]);
  g.does('A', 'end-turn').waits('B main');
  expect([g.damage("A's staff-only").total, g.damage("B's staff-only").total]).toEqual([4, 5]);
  expect(g.damage('chicken-drumstick').total).toBe(1);
});

test('B-RULE-39 a multiplier counts from 0 up: what deals nothing deals nothing twice', () => {
  const g = situation(`
    A: double-espresso-of-destiny
    A florence: all-rounder-; boss-tooth, chicken-drumstick
    B: -
  `);
  g.does('A', 'play double-espresso-of-destiny').does('A', 'boss-tooth').waits('A main');
  expect([g.damage('boss-tooth').total, g.damage('chicken-drumstick').total]).toEqual([0, 0]);
});

test('B-RULE-40 a weapon of 0 damage may join a combat and is discarded too', () => {
  const g = situation(`
    A florence: boss-tooth, staff-only
    B: -
    foes: smorc-trooper
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat');
  g.refuses('A', { type: 'fight', weapons: [g.weapon('boss-tooth')] }, 'weak', '0 of the 2');
  g.does('A', 'boss-tooth', 'staff-only');
  g.becomes({
    A: 'the-loot',
    'A florence': ';',
    foes: '-',
    monsters: 'smorc-trooper',
    treasures: '-',
    discard: 'staff-only, boss-tooth',
  }).waits('A main');
});

// Proves the course of a combat: when it comes, what may happen before it, and what a victory does (section 14).

import { expect, test } from 'vitest';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

test('B-COMBAT-01 a drawn foe is shown to all at once and lies before the player who drew it', () => {
  const g = situation(`
    turn: A
    draw: smorc-trooper, rusty-spork
    A: nay
    B: pick-pocket
  `);
  expect(g.view('table').foes).toEqual([]);
  g.does('A', 'end-turn');
  g.becomes({ turn: 'B', foes: 'smorc-trooper', draw: 'rusty-spork' }).waits('B main');
  expect(
    g.toldTo('table').flatMap((e) => (e.type === 'foe-revealed' ? [[e.seat, e.foe.face, e.position]] : [])),
  ).toEqual([[1, 'smorc-trooper', 1]]);
  expect(g.view('table').foes.map((foe) => foe.kind)).toEqual(['smorc-trooper']);
  g.refuses('B', { type: 'end-turn' }, 'foe-pending');
  g.refuses('A', { type: 'declare-combat' }, 'not-you');
});

test('B-COMBAT-02 both Heroes fight with any of their own weapons and the damages add up', () => {
  const g = situation(`
    draw: foam-finger-of-fury
    foes: beige-dragon
    A florence: wand-of-almost, useless-stick
    A brad-the-well-endowed: chicken-drumstick, chicken-drumstick
    B: nay
    B deadlift-deirdre: chicken-drumstick
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B');
  const [wand, stick] = [g.weapon('wand-of-almost'), g.weapon('useless-stick')];
  const [one, two] = [g.weapon("A's chicken-drumstick"), g.weapon("A's chicken-drumstick", 1)];
  const theirs = g.weapon("B's chicken-drumstick");
  g.refuses('A', { type: 'fight', weapons: [] }, 'no-weapon', 'Choose at least one weapon.');
  g.refuses('A', { type: 'fight', weapons: [wand, theirs] }, 'not-yours', 'only use your own weapons');
  g.refuses('A', { type: 'fight', weapons: [wand, wand] }, 'not-yours');
  g.refuses('A', { type: 'fight', weapons: [wand, one, two] }, 'weak', 'That is 7 of the 8');
  g.acts('A', { type: 'fight', weapons: [two, stick, wand, one] }).waits('A main');
  expect(g.told('combat-won').map((e) => [e.total, e.weapons.map((w) => [w.family, w.damage.total])])).toEqual([
    [
      8,
      [
        ['chicken-drumstick', 2],
        ['useless-stick', 1],
        ['wand-of-almost', 3],
        ['chicken-drumstick', 2],
      ],
    ],
  ]);
});

test('B-COMBAT-02 Health and Safety (health-and-safety) allows three weapons, not four', () => {
  const g = situation(`
    world: health-and-safety
    foes: smorc-trooper
    A florence: useless-stick, useless-stick
    A brad-the-well-endowed: chicken-drumstick, chicken-drumstick
    B: nay
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B');
  g.refuses('A', { type: 'fight', weapons: [1, 2, 3, 4] }, 'cap', 'No more than 3 weapons may be used in this combat.');
  g.acts('A', { type: 'fight', weapons: [1, 2, 3] }).waits('A main');
  const four = situation(`
    world: health-and-safety
    foes: neckbeard-the-pure
    A florence: useless-stick, useless-stick, useless-stick
    A brad-the-well-endowed: bog-blade
    B: nay
  `);
  four.does('A', 'declare-combat').pass('B');
  expect(four.offered('A', ['weapon 1']).filter((name) => name.startsWith('weapon'))).toEqual([
    'weapon 2',
    'weapon 3',
    'weapon 4',
  ]);
  expect(four.offered('A', ['weapon 1', 'weapon 2']).filter((name) => name.startsWith('weapon'))).toEqual(['weapon 4']);
});

test('B-COMBAT-03 the weapons used are discarded with all their parts, the others stay equipped', () => {
  const g = situation(`
    foes: neckbeard-the-pure
    discard: pick-pocket
    A florence: courtneys-boomstick(1 3 n), useless-stick
    A brad-the-well-endowed: chicken-drumstick
    B: nay
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'chicken-drumstick', 'courtneys-boomstick', 'done');
  g.becomes({
    foes: '-',
    monsters: 'neckbeard-the-pure',
    discard: 'non-genuine-part, courtneys-boomstick-3, courtneys-boomstick-1, chicken-drumstick, pick-pocket',
    A: 'the-loot',
    treasures: '-',
    'A florence': '; useless-stick',
    'A brad-the-well-endowed': ';',
  });
});

test('B-COMBAT-04 with a foe on the table the player may still trade, equip and play before fighting', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette, wand-of-almost, foam-finger-of-fury
    foes: smorc-trooper
    A: nay, useless-stick, useless-stick, its-go-time
    B: pick-pocket
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'trade nay', 'bazaar 3');
  g.does('A', 'equip useless-stick', 'florence').does('A', 'equip useless-stick', 'florence');
  g.does('A', 'play its-go-time').pass('B');
  g.does('A', 'declare-combat').pass('B').does('A', 'weapon 1', 'weapon 2');
  g.becomes({
    foes: '-',
    monsters: 'smorc-trooper',
    bazaar: 'bog-blade, bog-blade, bog-blade, nay, nay',
    draw: 'foam-finger-of-fury',
    discard: 'useless-stick, useless-stick, its-go-time',
    A: 'pick-pocket, rusty-spork, stale-baguette, wand-of-almost, the-loot',
    treasures: '-',
  });
});

test('B-COMBAT-05 the others get their chance to Banish once combat is declared, and only then', () => {
  const g = situation(`
    foes: smorc-trooper
    A: banish
    A brad-the-well-endowed: chicken-drumstick
    B: nay
    C: banish
    E: nay
    treasures: the-loot
    cathulhu: -
  `);
  const foe = g.foe('smorc-trooper');
  g.does('A', 'declare-combat').waits('BCE banish-window');
  expect(g.told('response-asked').map((e) => e.seat)).toEqual([1, 2, 4]);
  g.refuses('A', { type: 'play-banish', card: g.card('A', 'banish'), foe }, 'not-you');
  g.pass('B', 'C').waits('E banish-window');
  expect(g.told('combat-started')).toEqual([]);
  g.pass('E').waits('A fight');
  expect(g.told('combat-started').map((e) => [e.foe.face, e.stat.total])).toEqual([['smorc-trooper', 2]]);
  const late = { type: 'play-banish', card: g.card('A', 'banish'), foe } as const;
  g.refuses('A', late, 'combat-begun', 'Combat has begun, it is too late to Banish.');
  g.refuses('C', { type: 'play-banish', card: g.card('C', 'banish'), foe }, 'combat-begun');
  g.does('A', 'chicken-drumstick').waits('A main');
});

test('B-COMBAT-06 a banished foe is shuffled into the Draw pile', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    foes: neckbeard-the-pure, smorc-trooper
    A: banish, nay
    B: nay
  `);
  g.shuffles('draw', ['stale-baguette', 'neckbeard-the-pure']).does('A', 'banish banish', 'neckbeard-the-pure');
  g.becomes({
    foes: 'smorc-trooper',
    A: 'nay',
    discard: 'banish',
    draw: 'stale-baguette, neckbeard-the-pure, rusty-spork',
  });
  expect(g.told('pile-shuffled').map((e) => [e.pile, e.size])).toEqual([['draw', 3]]);
});

test("B-COMBAT-07 the victor draws the foe's Treasures, the UNPAID INTERN's a card instead", () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    foes: unpaid-intern, smorc-trooper
    A florence: useless-stick
    A brad-the-well-endowed: chicken-drumstick
    B: nay
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'useless-stick', 'done');
  g.becomes({
    foes: 'smorc-trooper',
    monsters: 'unpaid-intern',
    discard: 'useless-stick',
    A: 'rusty-spork',
    draw: 'stale-baguette',
    'A florence': ';',
  });
  g.does('A', 'declare-combat').pass('B').does('A', 'chicken-drumstick');
  g.becomes({
    foes: '-',
    monsters: 'smorc-trooper, unpaid-intern',
    discard: 'chicken-drumstick, useless-stick',
    A: 'rusty-spork, the-loot',
    treasures: 'absolute-unit',
    'A brad-the-well-endowed': ';',
  });
});

test('B-COMBAT-08 anybody may Banish out of turn: no combat, no Treasure, the weapons stay', () => {
  const g = situation(`
    turn: A
    draw: rusty-spork
    foes: smorc-trooper
    A: nay
    A brad-the-well-endowed: chicken-drumstick
    B: nay
    C: banish, pick-pocket
    D: nay
  `);
  g.offersNot('B', 'banish banish');
  g.shuffles('draw').does('C', 'banish banish');
  g.becomes({ foes: '-', draw: 'rusty-spork, smorc-trooper', C: 'pick-pocket', discard: 'banish' }).waits('A main');
  expect(g.told('combat-declared')).toEqual([]);
  expect(g.told('treasure-drawn')).toEqual([]);
  expect(g.told('banish-played').map((e) => [e.seat, e.foe.face])).toEqual([[2, 'smorc-trooper']]);
  expect(g.offered('A')).toContain('end-turn');
});

test('B-COMBAT-09 a Monster that is paid off is shuffled into the Draw pile and there is no combat', () => {
  const g = situation(`
    draw: rusty-spork
    foes: gelatinous-dave
    A: nay, banish, pick-pocket, useless-stick
    A brad-the-well-endowed: chicken-drumstick
    B: nay
  `);
  g.shuffles('draw').does('A', 'bribe', 'nay', 'banish', 'useless-stick');
  g.becomes({
    foes: '-',
    A: 'pick-pocket',
    discard: 'useless-stick, banish, nay',
    draw: 'rusty-spork, gelatinous-dave',
  }).waits('A main');
  expect(g.told('combat-declared')).toEqual([]);
});

test("B-COMBAT-10 an eliminated player's hand goes to the Discard pile as it lies", () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    discard: wand-of-almost
    foes: kevin
    A: nay, pick-pocket, banish
    B: -
    C: -
  `);
  g.does('A', 'declare-combat').waits('A fight');
  g.does('A', 'accept-defeat').shuffles('draw').does('A', 'pass');
  g.becomes({
    turn: 'B',
    A: '-',
    'A out': 'yes',
    foes: '-',
    discard: 'banish, pick-pocket, nay, wand-of-almost',
    draw: 'stale-baguette, kevin',
    B: 'rusty-spork',
  }).waits('B main');
});

test('B-COMBAT-11 foes of a draw of several wait until all cards are drawn and are fought in that order', () => {
  const g = situation(`
    draw: smorc-trooper, rusty-spork, kevin, stale-baguette
    A: its-go-time
    A florence: useless-stick
    A brad-the-well-endowed: chicken-drumstick
    B: nay
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'play its-go-time').pass('B');
  g.becomes({ foes: 'smorc-trooper, kevin', A: 'rusty-spork', draw: 'stale-baguette', discard: 'its-go-time' });
  expect(g.told('foe-revealed').map((e) => [e.foe.face, e.position])).toEqual([
    ['smorc-trooper', 1],
    ['kevin', 2],
  ]);
  g.does('A', 'declare-combat');
  expect(g.told('combat-declared').map((e) => e.foe.face)).toEqual(['smorc-trooper']);
  g.pass('B').does('A', 'chicken-drumstick', 'done').waits('A main');
  g.reads({ foes: 'kevin', monsters: 'smorc-trooper' });
  g.does('A', 'declare-combat');
  expect(g.told('combat-declared').map((e) => e.foe.face)).toEqual(['smorc-trooper', 'kevin']);
});

test('B-COMBAT-12 first the player says that they fight, then others intervene, then the weapons are chosen', () => {
  const g = situation(`
    foes: smorc-trooper
    A: nay
    A brad-the-well-endowed: chicken-drumstick
    B: banish
    C: -
    treasures: the-loot
    cathulhu: -
  `);
  const fight = { type: 'fight', weapons: [g.weapon('chicken-drumstick')] } as const;
  g.refuses('A', fight, 'not-now', 'You cannot do that right now.');
  g.refuses('A', { type: 'accept-defeat' }, 'not-now');
  g.does('A', 'declare-combat').waits('B banish-window');
  expect(g.told('response-asked').map((e) => [e.seat, e.card.face])).toEqual([[1, 'smorc-trooper']]);
  g.refuses('A', fight, 'not-you');
  g.refuses('B', fight, 'not-now');
  g.pass('B').waits('A fight');
  g.refuses('A', { type: 'end-turn' }, 'not-now');
  g.acts('A', fight).waits('A main');
});

test('B-COMBAT-13 between two combats the player may trade, equip and play cards', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette, wand-of-almost, foam-finger-of-fury
    foes: smorc-trooper, smorc-trooper
    A: useless-stick, nay, its-go-time
    A florence: useless-stick
    A brad-the-well-endowed: chicken-drumstick
    B: pick-pocket
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'chicken-drumstick', 'done').waits('A main');
  g.reads({ foes: 'smorc-trooper' });
  g.does('A', 'trade nay', 'bazaar 0')
    .does('A', 'equip useless-stick', 'florence')
    .does('A', 'play its-go-time')
    .pass('B');
  g.does('A', 'declare-combat').pass('B').does('A', 'weapon 1', 'weapon 3');
  g.reads({ foes: '-', A: 'the-loot, bog-blade, rusty-spork, stale-baguette, wand-of-almost, the-loot' }).waits(
    'A main',
  );
});

test('B-COMBAT-14 EX-01 Drumsticks beat Neckbeard, Stick and Skull Cracker beat Kevin, the Boomstick stays', () => {
  const g = situation(`
    turn: A
    draw: rusty-spork, stale-baguette
    foes: neckbeard-the-pure, kevin
    A florence: magus+; useless-stick, courtneys-boomstick(1 2 3)
    A brad-the-well-endowed: chicken-drumstick, chicken-drumstick, skull-cracker(1 2)
    B: nay
    C: nay
    D: nay
    treasures: the-loot, absolute-unit, the-loot, karma-cannon
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B', 'C', 'D').does('A', 'weapon 3', 'weapon 4', 'done');
  g.becomes({
    foes: 'kevin',
    monsters: 'neckbeard-the-pure',
    discard: 'chicken-drumstick, chicken-drumstick',
    A: 'the-loot',
    treasures: 'absolute-unit, the-loot, karma-cannon',
    'A brad-the-well-endowed': '; skull-cracker(1 2)',
  }).waits('A main');
  g.does('A', 'declare-combat').pass('B', 'C', 'D');
  g.refuses('A', { type: 'fight', weapons: [g.weapon('skull-cracker')] }, 'weak', '5 of the 6');
  g.shuffles('draw', ['kevin']).does('A', 'useless-stick', 'skull-cracker', 'done');
  g.becomes({
    foes: '-',
    draw: 'kevin, rusty-spork, stale-baguette',
    discard: 'skull-cracker-2, skull-cracker-1, useless-stick, chicken-drumstick, chicken-drumstick',
    A: 'the-loot, absolute-unit, the-loot',
    treasures: 'karma-cannon',
    'A florence': 'magus+; courtneys-boomstick(1 2 3)',
    'A brad-the-well-endowed': ';',
  }).waits('A main');
  expect(g.damage('courtneys-boomstick').total).toBe(9);
  expect(g.told('combat-won').map((e) => e.total)).toEqual([4, 6]);
  expect(g.offered('A')).toContain('end-turn');
});

test('B-COMBAT-15 more damage than needed does nothing more', () => {
  const faced = (): Scenario =>
    situation(`
      foes: smorc-trooper, smorc-trooper
      A brad-the-well-endowed: skull-cracker(1 2), chicken-drumstick
      B: nay
      treasures: the-loot, the-loot
      cathulhu: -
    `)
      .does('A', 'declare-combat')
      .pass('B');
  const much = faced().does('A', 'skull-cracker', 'done');
  much.becomes({
    foes: 'smorc-trooper',
    monsters: 'smorc-trooper',
    A: 'the-loot',
    treasures: 'the-loot',
    discard: 'skull-cracker-2, skull-cracker-1',
    'A brad-the-well-endowed': '; chicken-drumstick',
  });
  const enough = faced().does('A', 'chicken-drumstick', 'done');
  enough.becomes({
    foes: 'smorc-trooper',
    monsters: 'smorc-trooper',
    A: 'the-loot',
    treasures: 'the-loot',
    discard: 'chicken-drumstick',
    'A brad-the-well-endowed': '; skull-cracker(1 2)',
  });
});

test('B-COMBAT-02 the view says what each weapon would deal to a foe and the most they can bring together', () => {
  const g = situation(`
    draw: foam-finger-of-fury
    foes: beige-dragon
    world: health-and-safety
    A florence: wand-of-almost, useless-stick
    A brad-the-well-endowed: chicken-drumstick, chicken-drumstick
    B: nay
    treasures: the-loot
    cathulhu: -
  `);
  const [foe] = g.view('B').foes;
  expect(foe?.arms.map((arm) => [arm.weapon, arm.damage.total])).toEqual([
    [g.weapon('wand-of-almost'), 3],
    [g.weapon('useless-stick'), 1],
    [g.weapon("A's chicken-drumstick"), 2],
    [g.weapon("A's chicken-drumstick", 1), 2],
  ]);
  expect(foe?.most, 'three weapons at most').toBe(7);
});

// Proves attacks of heroes: totals, Defense, damage, Range and lines, deaths and rewards (section 7, 16.4).

import { expect, test } from 'vitest';
import { throwsOf } from '../../../src/core/lair/view-of.ts';
import { parts } from '../../scenario/lair-numbers.ts';
import { situation } from '../../scenario/lair-scenario.ts';

const MAP_A = `
  map:
    [ENT  ]=[T01r1]=[T06r1]
       x       x       |
    [T02r1]=[T13  ]=[T04r3]
`;

test('L-COMBAT-01, L-COMBAT-02 two dice and the bonus against the Defense: below misses, equal and above hit', () => {
  const attack = (dice: readonly number[]) => {
    const g = situation(`
      A rogue: at ENT; spent blessing
      giant-bat: at ENT; hp 9
    `);
    g.rolls(dice).does('A', 'attack rogue', 'giant-bat').waits('A hero');
    return g.throws().concat(`${g.monster('giant-bat').hp} left`);
  };
  expect(attack([2, 2])).toEqual(['rogue 6/7 miss', '9 left']);
  expect(attack([2, 3])).toEqual(['rogue 7/7 hit', '8 left']);
  expect(attack([3, 3])).toEqual(['rogue 8/7 hit', '8 left']);
});

test('L-COMBAT-03 a hit deals the Damage of the attacker, a miss none', () => {
  const g = situation(`
    A barbarian: at ENT; wears W10.1; spent blessing
    B rogue: at ENT
    kobold: at ENT; hp 9
    rat: at ENT; hp 9
  `);
  g.rolls([3, 3]).does('A', 'attack barbarian', 'kobold');
  g.becomes({ barbarian: 'at ENT; hp 20; wears W10.1; spent blessing; acted attack', kobold: 'at ENT; hp 5' });
  const [dealt] = g.told('damage-dealt');
  expect(dealt?.parts === null || dealt === undefined ? '' : parts(dealt.parts)).toBe('class 1, gear 3');
  g.waits('AB hero');
});

test('L-RULE-56 twelve is no sure hit and two no sure miss', () => {
  const g = situation(`
    A wizard: at ENT; wears W08.1; spent blessing
    B rogue: at ENT
    hoard-golem: at ENT
    slime: at ENT; hp 9
  `);
  g.rolls([1, 1]).does('B', 'attack rogue', 'slime').rolls([4, 5]).does('A', 'attack wizard', 'hoard-golem');
  // 2 + 2 against 3; 9 - 1 against 9.
  expect(g.throws()).toEqual(['rogue 4/3 hit', 'wizard 8/9 miss']);
  expect([throwsOf(2), throwsOf(7), throwsOf(10), throwsOf(13)]).toEqual([36, 21, 6, 0]);
});

test('L-RANGE-01, L-RANGE-03 Range is how many tiles away; Range 0 is the own tile', () => {
  const g = situation(`${MAP_A}
    A rogue: at ENT
    B ranger: at ENT
    rat: at ENT
    goblin: at T01
    kobold: at T06
  `);
  expect(g.offered('A', 'attack rogue')).toEqual(['rat']);
  expect(g.offered('B', 'attack ranger')).toEqual(['rat', 'goblin']);
  const far = { type: 'attack', hero: 'rogue', monster: 2 } as const;
  g.refuses('A', far, 'range', 'That target is out of range.');
  g.refuses('B', { type: 'attack', hero: 'ranger', monster: 3 }, 'range');
});

test('L-RANGE-02, L-RULE-54 counted in a straight line through connected doors; nobody in between matters', () => {
  const g = situation(`${MAP_A}
    A wizard: at T04; wears A08.1
    B druid: at T13
    rat: at T13
    goblin: at T02
    kobold: at T06
    slime: at T01
  `);
  expect(g.offered('A', 'attack wizard')).toEqual(['rat', 'goblin', 'kobold']);
  const corner = 'There is no straight line through doors to that target.';
  g.refuses('A', { type: 'attack', hero: 'wizard', monster: 4 }, 'line', corner);
  // Neighbors with a closed door between them.
  g.refuses('B', { type: 'attack', hero: 'druid', monster: 4 }, 'line');
});

test('L-RULE-52, L-RULE-53 Ranger and Wizard have Range 1, the others 0; Range reaches from the own tile on', () => {
  const g = situation(`${MAP_A}
    A barbarian: at ENT
    A cleric: at ENT
    B druid: at ENT
    B ranger: at ENT
  `);
  expect(g.view().heroes.map((h) => h.range.total)).toEqual([0, 0, 0, 1]);
  const others = situation(`${MAP_A}
    A rogue: at ENT
    B wizard: at ENT
    rat: at ENT
    goblin: at T01
  `);
  expect(others.view().heroes.map((h) => h.range.total)).toEqual([0, 1]);
  expect(others.offered('B', 'attack wizard')).toEqual(['rat', 'goblin']);
});

test('L-RULE-55 there is no test of sight beside line and Range', () => {
  const g = situation(`${MAP_A}
    A ranger: at ENT
    B rogue: at T01
    kobold: at T01
    rat: at T01
  `);
  expect(g.offered('A', 'attack ranger')).toEqual(['kobold', 'rat']);
});

test('L-RULE-57, L-RULE-58 an ability uses the numbers of its hero: everything is added, then multiplied', () => {
  const g = situation(`
    A rogue: at ENT; wears W03.1; knows ROG7 ROG8
    vharzul: at ENT
  `);
  g.rolls([3, 4]).does('A', 'ROG8', 'vharzul');
  // 7 + 2 + 2 = 11 against 8: 3 above, not precise. (1 + 2) x 3.
  g.becomes({ rogue: 'at ENT; hp 12; wears W03.1; knows ROG7 ROG8(used); acted ability', vharzul: 'at ENT; hp 41' });
  const [dealt] = g.told('damage-dealt');
  expect(parts(dealt?.parts ?? { total: 0, parts: [] })).toBe('class 1, gear 2, times 6');
  g.waits('A hero');
});

test('L-RULE-59 damage left over goes to nobody', () => {
  const g = situation(`
    A barbarian: at ENT; wears W13.1
    B rogue: at ENT
    rat: at ENT; hp 1
    rat 2: at ENT; hp 2
  `);
  g.rolls([6, 6]).does('A', 'attack barbarian', 'rat').waits('AB hero');
  g.becomes({
    barbarian: 'at ENT; hp 20; gold 1; xp 1; wears W13.1; acted attack',
    rogue: 'at ENT; hp 12; gold 1; xp 1',
    rat: null,
  });
});

test('L-COMBAT-08, L-MONSTER-04 a death pays 1 XP and 1 gold to each hero in full, wherever they are', () => {
  const g = situation(`${MAP_A}
    A rogue: at T04
    B druid: at T02; gold 5; xp 2
    zombie: at T04; hp 1
  `);
  g.rolls([6, 6]).does('A', 'attack rogue', 'zombie').waits('AB hero');
  g.becomes({
    rogue: 'at T04; hp 12; gold 1; xp 1; acted attack',
    druid: 'at T02; hp 16; gold 6; xp 3',
    zombie: null,
  });
  expect(g.told('monster-died')).toMatchObject([{ kind: 'zombie', killer: 'rogue', rewards: { xp: 1, gold: 1 } }]);
});

test('L-RULE-67 what kills does not matter: a death by splash pays too', () => {
  const g = situation(`
    A barbarian: at ENT; wears W11.1
    kobold: at ENT; hp 9
    rat: at ENT; hp 1
  `);
  g.rolls([6, 6]).does('A', 'attack barbarian', 'kobold').waits('A hero');
  g.becomes({
    barbarian: 'at ENT; hp 20; gold 1; xp 1; wears W11.1; acted attack',
    kobold: 'at ENT; hp 6',
    rat: null,
  });
});

test('L-RULE-68 XP and gold buy nothing in a dungeon', () => {
  const g = situation(`
    store: W01.1
    A rogue: at ENT; gold 50; xp 50
  `);
  g.refuses('A', { type: 'buy-gear', hero: 'rogue', card: 'W01.1' }, 'phase', 'That is not possible now.');
  g.refuses('A', { type: 'buy-ability', hero: 'rogue', ability: 'ROG1' }, 'phase');
  g.waits('A hero');
});

test('L-RULE-124 only living monsters may be attacked: no hero, no empty tile, nothing dead', () => {
  const g = situation(`
    A rogue: at ENT
    B druid: at ENT; knows DRU7
    rat: at ENT; hp 1
  `);
  g.rolls([6, 6]).does('A', 'attack rogue', 'rat');
  g.refuses('B', { type: 'attack', hero: 'druid', monster: 1 }, 'dead', 'That target is gone.');
  const hail = {
    type: 'use-ability',
    hero: 'druid',
    ability: 'DRU7',
    aim: { at: 'cell', cell: { x: 0, y: 0 } },
  } as const;
  g.refuses('B', hail, 'no-effect', 'That would have no effect.').waits('AB hero');
});

test('L-RULE-125 a hero attacks from the next tile and is out of reach when the monster has come', () => {
  const g = situation(`${MAP_A}
    A ranger: at T01
    goblin: at ENT; hp 5
  `);
  g.rolls([3, 3]).does('A', 'attack ranger', 'goblin').does('A', 'move ranger', 'E');
  g.becomes({ ranger: 'at T06; hp 12', goblin: 'at T01; hp 4' }).waits('A hero');
});

test('L-RULE-126 a hero far away still counts for attacks, HP and rewards', () => {
  const g = situation(`${MAP_A}
    A rogue: at ENT; spent blessing
    B druid: at T02
    goblin: at ENT
  `);
  expect(g.monster('goblin').maxHp).toBe(4);
  g.rolls([1, 1], [1, 2]).allDone();
  expect(g.throws()).toEqual(['goblin 2/4 miss', 'goblin 3/4 miss']);
  g.waits('AB hero');
});

test('L-RULE-70 effects come in order: the death of the boss ends the dungeon before what comes after', () => {
  const g = situation(`
    A barbarian: at ENT; hp 20; wears W11.1
    giant-spider: at ENT; hp 1
    rat: at ENT; hp 1
  `);
  g.rolls([6, 6]).does('A', 'attack barbarian', 'giant-spider').waits('A store');
  // 4 XP and 6 gold; the Rat, killed by the same blow, is removed without reward.
  g.becomes({ phase: 'store', barbarian: 'hp 20; gold 6; xp 4; wears W11.1', 'giant-spider': null, rat: null });
});

test('L-RULE-66 no card lowers a Defense below what is printed', () => {
  const g = situation(`
    A wizard: at ENT
    rat: at ENT; weaken 2
  `);
  expect(g.monster('rat').threats.map((x) => [x.hero, x.needed.total, x.hits])).toEqual([['wizard', 4, 33]]);
});

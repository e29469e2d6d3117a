// Proves the Monster phase: order, steps, targets, attacks, the cap, what bosses do (sections 7 and 9, 16.5).

import { expect, test } from 'vitest';
import { byStrength } from '../../../src/core/lair/rules/monster-phase.ts';
import { situation } from '../../scenario/lair-scenario.ts';

const MAP_A = `
  map:
    [ENT  ]=[T01r1]=[T06r1]
       x       x       |
    [T02r1]=[T13  ]=[T04r3]
`;
const BLOCK = `
  map:
    [ENT  ]=[T06r1]
       |       |
    [T07  ]=[T08  ]
`;

test('L-COMBAT-04, L-RULE-61 a monster attacks as many times as there are heroes, also with one of them on its tile', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A rogue: at T08; spent blessing
    B druid: at ENT
    C cleric: at ENT
    goblin: at T08
  `);
  g.rolls([3, 3], [1, 2], [2, 2]).allDone();
  expect(g.throws()).toEqual(['goblin 6/4 hit', 'goblin 3/4 miss', 'goblin 4/4 hit']);
  g.becomes({ rogue: 'at T08; hp 10; spent blessing' }).waits('ABC hero');
});

test('L-COMBAT-05, L-RULE-60 each attack goes at whoever on the tile has most HP at that moment', () => {
  const g = situation(`
    A rogue: at ENT; hp 10; spent blessing
    A druid: at ENT; hp 9; spent blessing
    goblin: at ENT
  `);
  g.rolls([6, 6]).allDone().waits('A monster-target');
  g.rolls([6, 5]).does('A', 'druid');
  expect(g.told('attack-rolled').map((e) => e.target)).toEqual(['rogue', 'druid']);
  g.becomes({ rogue: 'at ENT; hp 9; spent blessing', druid: 'at ENT; hp 8; spent blessing' }).waits('A hero');
});

test('L-COMBAT-06, L-RULE-63 on a tie any player of a tied hero names one, the first answer counts', () => {
  const g = situation(`
    A rogue: at ENT; hp 9; spent blessing
    B druid: at ENT; hp 9; spent blessing
    C cleric: at ENT; hp 8
    goblin: at ENT
  `);
  g.allDone().waits('AB monster-target');
  expect(g.offered('B')).toEqual(['rogue', 'druid']);
  const choose = { type: 'choose', decision: g.id(), option: { pick: 'hero', hero: 'rogue' } } as const;
  g.refuses('C', choose, 'seat');
  const cleric = { type: 'choose', decision: g.id(), option: { pick: 'hero', hero: 'cleric' } } as const;
  g.refuses('A', cleric, 'option', 'That is not one of the choices.');
  g.rolls([6, 6], [1, 1], [1, 1]).does('B', 'rogue');
  g.refuses('A', choose, 'stale', 'That choice is no longer open.');
  expect(g.told('attack-rolled').map((e) => e.target)).toEqual(['rogue', 'druid', 'druid']);
  g.becomes({ rogue: 'at ENT; hp 8; spent blessing' }).waits('ABC hero');
});

test('L-RULE-63 by default the higher Defense, then the lower slot', () => {
  const g = situation(`
    A rogue: at ENT; hp 9
    B cleric: at ENT; hp 9
    goblin: at ENT
  `);
  g.allDone().waits('AB monster-target').rolls([1, 1], [1, 1]);
  g.byDefault();
  expect(g.told('attack-rolled').map((e) => e.target)).toEqual(['cleric', 'cleric']);
  const same = situation(`
    A rogue: at ENT; hp 9
    B druid: at ENT; hp 9
    goblin: at ENT
  `);
  same.allDone().rolls([1, 1], [1, 1]).byDefault().waits('AB hero');
  expect(same.told('attack-rolled').map((e) => e.target)).toEqual(['rogue', 'rogue']);
});

test('L-RULE-62 most HP is a number, not a share, and a shield does not count', () => {
  const g = situation(`
    A barbarian: at ENT; hp 10
    B wizard: at ENT; hp 11
    C cleric: at ENT; hp 9; shield 4
    rat: at ENT; summoned
  `);
  g.rolls([1, 1]).allDone().byDefault();
  expect(g.told('attack-rolled').map((e) => e.target)).toEqual(['wizard']);
});

test('L-COMBAT-07 a monster rolls two dice against the Defense of that hero; below misses, equal and above hit', () => {
  const attack = (dice: readonly number[]) => {
    const g = situation(`
      A cleric: at ENT; spent blessing
      rat: at ENT
    `);
    g.rolls(dice).allDone();
    return [...g.throws(), g.hero('cleric').hp];
  };
  expect(attack([2, 3])).toEqual(['rat 5/6 miss', 16]);
  expect(attack([3, 3])).toEqual(['rat 6/6 hit', 15]);
  expect(attack([3, 4])).toEqual(['rat 7/6 hit', 15]);
});

test('L-DEF-01, L-RULE-64 Defense is capped at 10, penalties of the monster included', () => {
  const g = situation(`
    A cleric: at ENT; knows CLE5; wears A03.1 C02.1; spent blessing
    B druid: at ENT; hp 5
    kobold: at ENT; weaken 2
  `);
  expect(g.hero('cleric').defense.total).toBe(10);
  expect(g.monster('kobold').threats.map((x) => x.needed.total)).toEqual([10, 6]);
  g.rolls([4, 5], [5, 5]).allDone();
  expect(g.throws()).toEqual(['kobold 9/10 miss', 'kobold 10/10 hit']);
  g.waits('AB hero');
});

test('L-RULE-65 a roll of 10 or more always hits', () => {
  const g = situation(`
    A cleric: at ENT; knows CLE5; wears A03.1 C02.1 H05.1 P07.1 B06.1; spent blessing
    rat: at ENT; weaken 2
  `);
  expect(g.hero('cleric').defense.total).toBe(10);
  expect(g.monster('rat').threats[0]?.hits).toBe(6);
  g.rolls([4, 6]).allDone();
  expect(g.throws()).toEqual(['rat 10/10 hit']);
});

test('L-RULE-72, L-RULE-81 a monster moves one tile, through connected doors, and opens none', () => {
  const g = situation(`${MAP_A}
    A rogue: at ENT
    goblin: at T02
  `);
  g.does('A', 'done rogue').becomes({ goblin: 'at T13; hp 2' });
  g.does('A', 'done rogue').becomes({ goblin: 'at T04; hp 2' }).waits('A hero');
});

test('L-RULE-73 a monster with a hero on its tile stays', () => {
  const g = situation(`${MAP_A}
    A rogue: at ENT; hp 3
    B druid: at T01
    goblin: at ENT
  `);
  g.rolls([1, 1], [1, 1]).allDone().becomes({}).waits('AB hero');
});

test('L-RULE-74 the nearest is who is fewest steps away, not who is next door behind a wall', () => {
  const g = situation(`${MAP_A}
    A rogue: at T01
    B druid: at T02
    goblin: at T13
  `);
  g.rolls([1, 1], [1, 1]).allDone().becomes({ goblin: 'at T02; hp 4' }).waits('AB hero');
});

test('L-RULE-75 several next tiles as good: the players choose, any of them', () => {
  const g = situation(`${BLOCK}
    A rogue: at T08
    B druid: at T08
    goblin: at ENT
  `);
  g.allDone().waits('AB monster-step');
  expect(g.offered('B')).toEqual(['T06', 'T07']);
  g.does('B', 'T07').becomes({ goblin: 'at T07; hp 4' }).waits('AB hero');
});

test('L-RULE-75 by default toward the equally near hero with most HP, lower slot on a tie, then N, E, S, W', () => {
  const between = (rogue: number, druid: number) => {
    const g = situation(`${MAP_A}
      A rogue: at T02; hp ${rogue}
      B druid: at T04; hp ${druid}
      goblin: at T13
    `);
    g.allDone().waits('AB monster-step').rolls([1, 1], [1, 1]).byDefault().waits('AB hero');
    return g.told('monster-moved').map((e) => [e.to.x, e.to.y]);
  };
  expect(between(5, 6)).toEqual([[2, 1]]);
  expect(between(6, 6)).toEqual([[0, 1]]);
  const g = situation(`${BLOCK}
    A rogue: at T08
    goblin: at ENT
  `);
  g.allDone().byDefault().becomes({ goblin: 'at T06; hp 2' }).waits('A hero');
});

test('L-RULE-75 where every way begins with the same tile there is nothing to choose', () => {
  const g = situation(`${MAP_A}
    A rogue: at T04
    B druid: at T13
    goblin: at ENT
    kobold: at ENT
  `);
  g.allDone().becomes({ goblin: 'at T01; hp 4', kobold: 'at T01; hp 8' }).waits('AB hero');
});

test('L-RULE-76 one monster moves and attacks before the next one moves', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A rogue: at ENT; spent blessing
    goblin: at T08
    rat: at T08
  `);
  g.rolls([6, 6], [1, 1]).allDone();
  const course = g.events.map((e) => e.type).filter((type) => /monster-moved|attack-rolled/.test(type));
  expect(course).toEqual(['monster-moved', 'attack-rolled', 'monster-moved', 'attack-rolled']);
  expect(g.throws()[0]).toBe('goblin 12/4 hit');
});

test('L-RULE-77 strongest first: boss, Damage, base HP, Defense, then age', () => {
  const g = situation(`
    A rogue: at ENT
    rat: at ENT
    giant-bat: at ENT
    goblin: at ENT
    slime: at ENT
    zombie: at ENT
    skeleton 2: at ENT; summoned
    skeleton: at ENT
    kobold: at ENT
    giant-spider: at ENT
    rat 2: at ENT
  `);
  const order = byStrength(g.state.monsters).map((m) => [m.kind, m.no]);
  expect(order).toEqual([
    ['giant-spider', 9],
    ['kobold', 8],
    ['skeleton', 6],
    ['skeleton', 7],
    ['zombie', 5],
    ['slime', 4],
    ['goblin', 3],
    ['giant-bat', 2],
    ['rat', 1],
    ['rat', 10],
  ]);
  expect(g.monster('giant-spider').order).toBe(1);
});

test('L-RULE-78 the order is fixed when the phase starts; a monster that has died is passed over', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A ranger: at T08; knows RAN5; spent blessing
    kobold: at ENT; hp 1
    rat: at ENT
  `);
  g.allDone().waits('A window-enter').rolls([6, 6], [1, 1]).does('A', 'ranger RAN5').waits('A hero');
  expect(g.throws()).toEqual(['ranger 13/6 hit', 'rat 2/4 miss']);
});

test('L-RULE-79 monsters revealed this round act this round', () => {
  const g = situation('A rogue: at ENT; spent blessing');
  g.draws('T09', 'rat').rolls([6, 6]).does('A', 'move rogue', 'N').allDone();
  expect(g.throws()).toEqual(['rat 12/4 hit']);
});

test('L-RULE-80 a boss moves and attacks as others do, before them', () => {
  const g = situation(`
    map:
      [ENT  ]=[GATr3]
    A rogue: at ENT; spent blessing
    rat: at ENT
    giant-spider: at GAT
  `);
  g.rolls([6, 6], [1, 1]).allDone();
  expect(g.throws()).toEqual(['giant-spider 12/4 hit', 'rat 2/4 miss']);
  g.reads({ 'giant-spider': 'at ENT; hp 10' }).waits('A hero');
});

test('L-RULE-82 who leaves the tile while being attacked is not followed, and later attacks see who is left', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A ranger: at ENT; knows RAN6; spent blessing
    B rogue: at ENT; hp 5; spent blessing
    goblin: at ENT
  `);
  g.rolls([6, 6]).allDone().waits('A window-hit');
  g.does('A', 'ranger RAN6').waits('A step').rolls([6, 6]).does('A', 'T08');
  expect(g.told('attack-rolled').map((e) => e.target)).toEqual(['ranger', 'rogue']);
  g.becomes({
    ranger: 'at T08; hp 12; knows RAN6(used); spent blessing',
    rogue: 'at ENT; hp 4; spent blessing',
  }).waits('AB hero');
});

test('L-RULE-127 every attack looks at HP anew, also those of the next monster', () => {
  const g = situation(`
    A rogue: at ENT; hp 8; spent blessing
    B druid: at ENT; hp 7; spent blessing
    kobold: at ENT
    rat: at ENT
  `);
  // The Kobold brings the rogue to 6: now the druid has most.
  g.rolls([6, 6], [1, 1], [1, 1], [1, 1]).allDone();
  expect(g.told('attack-rolled').map((e) => e.target)).toEqual(['rogue', 'druid', 'druid', 'druid']);
  g.waits('AB hero');
});

test('L-RULE-90 asleep, pinned or weakened monsters keep their place and count as living', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A cleric: at ENT; knows CLE2(2); spent blessing
    kobold: at T08; sleep 1
    goblin: at T08; pin 1
    rat: at T08; weaken 1
  `);
  expect(['kobold', 'goblin', 'rat'].map((name) => g.monster(name).order)).toEqual([1, 2, 3]);
  g.rolls([3, 3]).allDone();
  // The Rat needs 7; markers came off: a combat End phase.
  expect(g.throws()).toEqual(['rat 6/7 miss']);
  g.becomes({
    cleric: 'at ENT; hp 16; knows CLE2(1); spent blessing',
    kobold: 'at T08; hp 4',
    goblin: 'at T08; hp 2',
    rat: 'at ENT; hp 1',
  }).waits('A hero');
});

test('L-BOSS-07, L-RULE-83 Raise Dead: half of the heroes, rounded down, at the start, on his tile; they act at once', () => {
  const raised = (party: readonly string[]) => {
    const g = situation(`
      dungeon: 4
      map:
        [ENT  ]=[T08  ]=[T13  ]=[GATr3]
      ${party.map((hero) => `A ${hero}: at ENT`).join('\n')}
      wyrm-cultist: at GAT
    `);
    g.allDone().waits('A hero');
    return g.told('monster-spawned').map((e) => [e.kind, e.hp, e.source]);
  };
  const one = ['skeleton', 2, 'raise'];
  expect(raised(['rogue'])).toEqual([]);
  expect(raised(['rogue', 'druid'])).toEqual([one]);
  expect(raised(['rogue', 'druid', 'cleric'])).toEqual([one]);
  expect(raised(['rogue', 'druid', 'cleric', 'wizard'])).toEqual([one, one]);
});

test('L-BOSS-08, L-RULE-84 a summoned Skeleton: 2 HP, one attack, no reward, no card, and it counts as a monster', () => {
  const g = situation(`
    dungeon: 4
    map:
      [ENT  ]=[T08  ]
    A rogue: at ENT; spent blessing; knows ROG5
    B druid: at ENT; hp 5
    wyrm-cultist: at T08; sleep 0
    skeleton: at ENT; summoned; hp 1
  `);
  expect(g.monster('skeleton')).toMatchObject({ maxHp: 2, strikes: 1 });
  const { deck } = g.view().dungeon ?? {};
  g.rolls([6, 6]).does('A', 'attack rogue', 'skeleton').becomes({
    rogue: 'at ENT; hp 12; knows ROG5; spent blessing; acted attack',
    skeleton: null,
  });
  expect(g.view().dungeon?.deck).toEqual(deck);
  g.rolls([1, 1], [1, 1], [6, 6]).allDone();
  expect(g.throws().slice(1)).toEqual(['wyrm-cultist 2/4 miss', 'wyrm-cultist 2/4 miss', 'skeleton 2 12/4 hit']);
  g.waits('AB hero').reads({
    rogue: 'at ENT; hp 10; knows ROG5; spent blessing',
    'skeleton 2': 'at ENT; hp 2; summoned',
  });
});

test('L-BOSS-09, L-RULE-85 Fire Breath: from half of his HP on, 2 automatic damage to all at the start of the phase', () => {
  const breath = (hp: number) => {
    const g = situation(`
      dungeon: 5
      map:
        [ENT  ]=[T08  ]=[T13  ]=[GATr3]
      A rogue: at ENT
      B druid: at T08
      C cleric: at ENT
      vharzul: at GAT; hp ${hp}; 
    `);
    g.allDone().waits('ABC hero');
    return g.view().heroes.map((h) => h.hp);
  };
  expect(breath(76)).toEqual([12, 16, 16]);
  expect(breath(75)).toEqual([10, 14, 14]);
  expect(breath(1)).toEqual([10, 14, 14]);
});

test('L-RULE-86, L-RULE-87 it reaches heroes far away, ignores Defense, and asks nobody to reroll or prevent it', () => {
  const g = situation(`
    dungeon: 5
    map:
      [ENT  ]=[T08  ]=[T13  ]=[GATr3]
    A wizard: at ENT; knows WIZ3 WIZ7; shield 1
    B rogue: at ENT; wears H05.1 C05.1 P05.1 B05.1; hp 9
    vharzul: at GAT; hp 50; pin 0
  `);
  g.allDone();
  // A shield of 1 takes one of the two, the Wyrmscale set another's.
  g.becomes({
    wizard: 'at ENT; hp 11; knows WIZ3 WIZ7',
    rogue: 'at ENT; hp 8; wears H05.1 C05.1 P05.1 B05.1',
    vharzul: 'at T13; hp 50',
  }).waits('AB hero');
  expect(g.told('fire-breathed')).toEqual([{ type: 'fire-breathed', amount: 2 }]);
  expect(g.told('window-opened')).toEqual([]);
});

test('L-BOSS-10 and L-BOSS-11: neither Sleep nor Pinning Shot can be aimed at a boss', () => {
  const g = situation(`
    A wizard: at ENT; knows WIZ2
    A ranger: at ENT; knows RAN1
    giant-spider: at ENT
  `);
  const aim = { at: 'monster', monster: 1 } as const;
  const sentence = 'Bosses cannot be targeted by that.';
  g.refuses('A', { type: 'use-ability', hero: 'wizard', ability: 'WIZ2', aim }, 'boss', sentence);
  g.refuses('A', { type: 'use-ability', hero: 'ranger', ability: 'RAN1', aim }, 'boss', sentence);
  expect(g.offered('A')).not.toContain('WIZ2');
});

test('L-BOSS-10, L-RULE-98 Sleep may be aimed at another on the tile of a boss', () => {
  const g = situation(`
    A wizard: at ENT; knows WIZ2
    giant-spider: at ENT
    rat: at ENT
  `);
  expect(g.offered('A', 'WIZ2')).toEqual(['rat']);
});

test('L-BOSS-11, L-RULE-98 Pinning Shot may be aimed at another on the tile of a boss', () => {
  const g = situation(`
    A ranger: at ENT; knows RAN1
    giant-spider: at ENT
    rat: at ENT; hp 4
  `);
  expect(g.offered('A', 'RAN1')).toEqual(['rat']);
});

test('L-RULE-134 every monster finds a way to the heroes: all tiles hang together', () => {
  const g = situation(`${MAP_A}
    A rogue: at ENT; hp 12; spent blessing
    rat: at T02
  `);
  for (let i = 0; i < 4; i++) g.allDone();
  g.becomes({ rat: 'at T01; hp 1' }).rolls([1, 1]).allDone().becomes({ rat: 'at ENT; hp 1' }).waits('A hero');
});

test('17.3 a Monster phase that kills the last monster is over at once, and its End phase takes no marker off', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A ranger: at T08; knows RAN5 RAN2(2); spent blessing
    rat: at ENT
  `);
  g.allDone().rolls([6, 6]).does('A', 'ranger RAN5').waits('A hero');
  g.becomes({ ranger: 'at T08; hp 12; gold 1; xp 1; knows RAN5 RAN2(2); spent blessing', rat: null });
});

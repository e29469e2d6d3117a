// Proves the rulings on gear: the shared Stash, when gear is changed, slots, shields and two hands, ranged weapons (16.7).

import { expect, test } from 'vitest';
import type { Action } from '../../../src/core/lair/actions.ts';
import { allGear } from '../../../src/core/lair/public.ts';
import { situation } from '../../scenario/lair-scenario.ts';

const wear = (hero: 'barbarian' | 'cleric' | 'rogue', card: 'A01.1' | 'W08.1' | 'W10.1' | 'A04.1' | 'W01.1') =>
  ({ type: 'equip', hero, card }) as const;

test('L-RULE-106 gear goes to another hero through the Stash', () => {
  const g = situation(`
    phase: camp
    A barbarian: wears W01.1 H02.1
    B cleric: gold 3
  `);
  g.refuses('B', wear('cleric', 'W01.1'), 'not-in-stash', 'That card is not in the Stash.');
  g.refuses('B', { type: 'unequip', hero: 'barbarian', slot: 'weapon' }, 'seat');
  g.does('A', 'unequip barbarian weapon');
  g.becomes({ barbarian: 'hp 23; wears H02.1', stash: 'W01.1' });
  g.does('B', 'equip W01.1', 'cleric');
  g.becomes({ cleric: 'hp 16; gold 3; wears W01.1', stash: '-' }).waits('AB camp');
  const wiped = situation(`
    phase: regroup
    A barbarian: wears W01.1
    B cleric:
  `);
  wiped.does('A', 'unequip barbarian weapon').does('B', 'equip W01.1', 'cleric');
  wiped.becomes({ barbarian: 'hp 20', cleric: 'hp 16; wears W01.1' }).waits('AB regroup');
});

test('L-RULE-106 gold and XP go to nobody else: a card is paid by whoever buys it alone', () => {
  const g = situation(`
    phase: store
    store: W01.1
    A barbarian: gold 9
    A rogue: gold 40; xp 40
  `);
  g.refuses('A', { type: 'buy-gear', hero: 'barbarian', card: 'W01.1' }, 'gold', 'Not enough gold: costs 10, has 9.');
  expect(g.offered('A', 'buy W01.1')).toEqual(['rogue']);
  g.does('A', 'buy W01.1', 'rogue');
  g.becomes({ rogue: 'hp 12; gold 30; xp 40', store: '-', stash: 'W01.1' });
  const camp = situation(`
    phase: camp
    A barbarian: xp 5
    A rogue: gold 40; xp 40
  `);
  camp.refuses('A', { type: 'buy-ability', hero: 'barbarian', ability: 'BAR1' }, 'xp');
  for (const type of ['give-gold', 'give-xp'])
    camp.refuses('A', { type, hero: 'rogue', to: 'barbarian', n: 1 } as unknown as Action, 'malformed');
  expect(camp.offered('A').filter((pick) => !pick.startsWith('learn ROG'))).toEqual(['camp-done']);
});

test('L-RULE-107 gear is never sold or thrown away: store, camp and regroup offer nothing of the kind', () => {
  const g = situation(`
    phase: store
    store: W01.1 W06.1
    stash: H01.1
    A rogue: gold 10; wears C01.1
  `);
  expect(g.offered('A')).toEqual(['buy W01.1', 'store-done']);
  for (const type of ['sell-gear', 'discard-gear', 'sweep-store'])
    g.refuses('A', { type, hero: 'rogue', card: 'H01.1' } as unknown as Action, 'malformed');
  const camp = situation(`
    phase: camp
    stash: H01.1
    A rogue: gold 10; wears C01.1
  `);
  expect(camp.offered('A')).toEqual(['equip H01.1', 'unequip rogue chest', 'camp-done']);
  const regroup = situation(`
    phase: regroup
    stash: H01.1
    A rogue: wears C01.1
  `);
  expect(regroup.offered('A')).toEqual(['equip H01.1', 'unequip rogue chest', 'camp-done']);
});

test('L-RULE-107 the store is not swept: what nobody bought lies there in the next camp too', () => {
  const g = situation(`
    phase: store
    store: W01.1 W02.1 W03.1 W04.1 W05.1 W06.1
    A rogue: gold 10
  `);
  g.does('A', 'buy W01.1', 'rogue').draws('A12.1').does('A', 'store-done').does('A', 'camp-done');
  g.becomes({
    phase: 'hero',
    dungeon: '2',
    map: 'ENT',
    rogue: 'at ENT; hp 12',
    store: 'W02.1 W03.1 W04.1 W05.1 W06.1 A12.1',
    stash: 'W01.1',
  });
  g.waits('A hero');
});

test('L-RULE-108 gear is changed at camp and at the regroup, and at no other time', () => {
  const phases = (phase: string) => {
    const g = situation(`
      ${phase}
      stash: H01.1
      A rogue: wears W01.1
    `);
    const equip = { type: 'equip', hero: 'rogue', card: 'H01.1' } as const;
    const unequip = { type: 'unequip', hero: 'rogue', slot: 'weapon' } as const;
    return { g, equip, unequip };
  };
  const closed = ['phase: hero', 'phase: store', 'phase: hero\n rat: at ENT'];
  for (const phase of closed) {
    const { g, equip, unequip } = phases(phase);
    g.refuses('A', equip, 'phase', 'That is not possible now.').refuses('A', unequip, 'phase');
  }
  for (const phase of ['phase: camp', 'phase: regroup']) {
    const { g, equip, unequip } = phases(phase);
    g.acts('A', equip).acts('A', unequip).becomes({ rogue: 'hp 12; wears H01.1', stash: 'W01.1' });
  }
});

test('L-RULE-113 one card a slot: a second accessory or weapon takes the place of the first', () => {
  const g = situation(`
    phase: camp
    stash: A04.2 A01.1 W02.1
    A barbarian: wears W02.2 A04.1
  `);
  expect(g.hero('barbarian').hit.total).toBe(2);
  g.does('A', 'equip A04.2', 'barbarian').does('A', 'equip W02.1', 'barbarian');
  g.becomes({ barbarian: 'hp 20; wears W02.1 A04.2', stash: 'A01.1 A04.1 W02.2' });
  expect(g.hero('barbarian').hit.total).toBe(2);
  // A shield takes the slot of the accessory.
  g.does('A', 'equip A01.1', 'barbarian');
  g.becomes({ barbarian: 'hp 20; wears W02.1 A01.1', stash: 'A04.1 W02.2 A04.2' }).waits('A camp');
  expect([g.hero('barbarian').hit.total, g.hero('barbarian').defense.total]).toEqual([1, 6]);
});

test('L-RULE-114 a two-handed weapon goes with any accessory that is no shield, whichever comes first', () => {
  const g = situation(`
    phase: camp
    stash: A04.1 W08.1
    A barbarian: wears W10.1
    B cleric: wears A07.1
  `);
  g.does('A', 'equip A04.1', 'barbarian').does('B', 'equip W08.1', 'cleric');
  g.becomes({ barbarian: 'hp 20; wears W10.1 A04.1', cleric: 'hp 16; wears W08.1 A07.1', stash: '-' });
  g.waits('AB camp');
});

test('L-RULE-115 a shield is refused beside two hands until the weapon is off; nothing comes off by itself', () => {
  const g = situation(`
    phase: camp
    stash: A01.1
    A barbarian: wears W10.1
    B cleric:
  `);
  const why = 'A shield and a two-handed weapon do not go together.';
  g.refuses('A', wear('barbarian', 'A01.1'), 'two-handed', why);
  expect(g.offered('A')).toEqual(['unequip barbarian weapon', 'camp-done']);
  expect(g.offered('B')).toEqual(['equip A01.1', 'camp-done']);
  g.becomes({});
  g.does('A', 'unequip barbarian weapon').does('A', 'equip A01.1', 'barbarian');
  g.becomes({ barbarian: 'hp 20; wears A01.1', stash: 'W10.1' }).waits('AB camp');
});

test('L-RULE-115 two hands are refused beside a shield until it is off', () => {
  const g = situation(`
    phase: regroup
    stash: W10.1 W01.1
    A cleric: wears A01.1
  `);
  g.refuses('A', wear('cleric', 'W10.1'), 'two-handed');
  g.does('A', 'equip W01.1', 'cleric').refuses('A', wear('cleric', 'W10.1'), 'two-handed');
  g.becomes({ cleric: 'hp 16; wears W01.1 A01.1', stash: 'W10.1' });
  g.does('A', 'unequip cleric accessory').does('A', 'equip W10.1', 'cleric');
  g.becomes({ cleric: 'hp 16; wears W10.1', stash: 'A01.1 W01.1' }).waits('A regroup');
});

test('L-RULE-115 the card that a swap itself takes off does not count', () => {
  const g = situation(`
    phase: camp
    stash: W08.1 A04.1
    A barbarian: wears W10.1
    B cleric: wears A01.1
  `);
  g.does('A', 'equip W08.1', 'barbarian').does('B', 'equip A04.1', 'cleric');
  g.becomes({ barbarian: 'hp 20; wears W08.1', cleric: 'hp 16; wears A04.1', stash: 'W10.1 A01.1' });
});

test('L-RULE-116 a ranged weapon hits on the own tile too: there is no least range', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]=[T13  ]
    A ranger: at ENT; wears W19.1
    rat: at ENT; hp 9
    rat 2: at T08; hp 9
    rat 3: at T13; hp 9
  `);
  expect(g.hero('ranger').range.total).toBe(2);
  expect(g.offered('A', 'attack ranger')).toEqual(['rat', 'rat 2', 'rat 3']);
  g.rolls([3, 3]).does('A', 'attack ranger', 'rat');
  g.becomes({ ranger: 'at ENT; hp 12; wears W19.1; acted attack', rat: 'at ENT; hp 5' }).waits('A hero');
});

test('L-RULE-116 a ranged weapon never runs out: thirty attacks, each as the first', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A barbarian: at ENT; wears W16.1; spent blessing
    hoard-golem: at T08; hp 90
  `);
  for (let round = 0; round < 30; round++) {
    g.rolls([4, 4]).does('A', 'attack barbarian', 'hoard-golem').rolls([1, 1]).does('A', 'done barbarian');
    if (round === 0) expect(g.monster('hoard-golem').hp).toBe(88);
  }
  g.reads({ 'hoard-golem': 'at ENT; hp 30', barbarian: 'at ENT; hp 20; wears W16.1; spent blessing' }).waits('A hero');
});

test('L-RULE-122 the Stash holds any number of cards', () => {
  const bought = ['W01.1', 'W02.1'];
  const many = allGear().filter((card) => !bought.includes(card));
  const g = situation(`
    phase: store
    store: ${bought.join(' ')}
    stash: ${many.join(' ')}
    A rogue: gold 99
  `);
  g.does('A', 'buy W01.1', 'rogue').does('A', 'buy W02.1', 'rogue');
  expect(g.view().stash).toEqual([...many, ...bought]);
  expect(g.view().stash).toHaveLength(72);
  g.waits('A store');
});

test('L-RULE-122 of two seats that want one card of the Stash the first request gets it', () => {
  const g = situation(`
    phase: camp
    stash: W01.1
    A barbarian:
    B rogue:
  `);
  expect([g.offered('A', 'equip W01.1'), g.offered('B', 'equip W01.1')]).toEqual([['barbarian'], ['rogue']]);
  g.does('B', 'equip W01.1', 'rogue');
  g.refuses('A', wear('barbarian', 'W01.1'), 'not-in-stash', 'That card is not in the Stash.');
  g.becomes({ rogue: 'hp 12; wears W01.1', stash: '-' }).waits('AB camp');
});

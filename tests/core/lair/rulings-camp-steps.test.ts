// Proves the rulings on the steps of a camp: the store closes first, then cards and gear in any order; a gear deck that
// runs out (16.7).

import { expect, test } from 'vitest';
import type { GearCard } from '../../../src/core/lair/public.ts';
import { allGear } from '../../../src/core/lair/public.ts';
import { situation } from '../../scenario/lair-scenario.ts';

/** A store of these cards, with only `left` in the gear deck: everything else lies in the Stash. */
function nearlyEmpty(store: readonly GearCard[], left: readonly GearCard[]) {
  const stash = allGear().filter((card) => !store.includes(card) && !left.includes(card));
  return situation(`
    phase: store
    store: ${store.join(' ')}
    stash: ${stash.join(' ')}
    A rogue: gold 99
  `);
}

test('L-RULE-111 when the gear deck runs out the store stays smaller', () => {
  const g = nearlyEmpty(['W01.1', 'W02.1', 'W03.1', 'W04.1', 'W05.1', 'W06.1'], ['A11.1', 'A12.1']);
  for (const card of ['W01.1', 'W02.1', 'W03.1']) g.does('A', `buy ${card}`, 'rogue');
  // Of the last two one is drawn, the other comes without asking chance.
  g.draws('A12.1').does('A', 'store-done').waits('A camp');
  expect(g.view().store.map((c) => c.card)).toEqual(['W04.1', 'W05.1', 'W06.1', 'A12.1', 'A11.1']);
  expect(g.view().gearLeft).toBe(0);
});

test('L-RULE-111 one card more than are missing is no shortage: the store is full and one is left', () => {
  const g = nearlyEmpty(['W01.1', 'W02.1', 'W03.1', 'W04.1', 'W05.1', 'W06.1'], ['A11.1', 'A12.1']);
  g.does('A', 'buy W01.1', 'rogue').draws('A11.1').does('A', 'store-done').waits('A camp');
  expect(g.view().store.map((c) => c.card)).toEqual(['W02.1', 'W03.1', 'W04.1', 'W05.1', 'W06.1', 'A11.1']);
  expect(g.view().gearLeft).toBe(1);
});

test('L-RULE-111 an empty store is fine: the camp goes on, and so does the campaign', () => {
  const g = nearlyEmpty(['H01.1'], []);
  g.does('A', 'buy H01.1', 'rogue');
  expect(g.offered('A')).toEqual(['store-done']);
  g.does('A', 'store-done').waits('A camp');
  expect(g.view().store).toEqual([]);
  expect(g.told('store-dealt').map((e) => [e.cards, e.fresh])).toEqual([[[], []]]);
  g.does('A', 'camp-done').waits('A hero');
  expect(g.view().depth).toBe(2);
});

test('L-RULE-132 abilities are bought and gear is put on in any order, until every seat is done', () => {
  const g = situation(`
    phase: camp
    stash: W01.1 H01.1
    A barbarian: xp 20
    B rogue: xp 12
  `);
  g.does('A', 'equip W01.1', 'barbarian').does('A', 'learn BAR1').does('B', 'learn ROG3');
  g.does('A', 'unequip barbarian weapon').does('A', 'learn BAR3').does('B', 'equip W01.1', 'rogue');
  g.becomes({
    barbarian: 'hp 20; xp 6; knows BAR1 BAR3',
    rogue: 'hp 12; xp 7; wears W01.1; knows ROG3',
    stash: 'H01.1',
  });
  g.does('A', 'camp-done').waits('B camp');
  g.does('B', 'learn ROG1').does('B', 'equip H01.1', 'rogue');
  g.becomes({ rogue: 'hp 12; xp 1; wears W01.1 H01.1; knows ROG3 ROG1', stash: '-' });
  // Whoever was done may think again while somebody is not.
  g.does('A', 'camp-not-done').waits('AB camp').does('A', 'learn BAR5').does('A', 'camp-done');
  g.does('B', 'camp-done').waits('AB hero');
  g.reads({ barbarian: 'at ENT; hp 20; knows BAR1 BAR3 BAR5' });
});

test('L-RULE-132 the gear store is closed before abilities and gear, and does not open again', () => {
  const g = situation(`
    phase: store
    store: W01.1 W02.1 W03.1 W04.1 W05.1 W06.1
    stash: H01.1
    A barbarian: gold 99; xp 20
    B rogue: xp 12
  `);
  const learn = { type: 'buy-ability', hero: 'barbarian', ability: 'BAR1' } as const;
  const equip = { type: 'equip', hero: 'barbarian', card: 'H01.1' } as const;
  const buy = { type: 'buy-gear', hero: 'barbarian', card: 'W02.1' } as const;
  g.refuses('A', learn, 'phase', 'That is not possible now.').refuses('A', equip, 'phase');
  g.refuses('A', { type: 'camp-done', on: true }, 'phase');
  g.does('A', 'store-done').waits('B store').refuses('A', learn, 'phase').refuses('A', equip, 'phase');
  g.does('A', 'store-not-done').does('A', 'buy W01.1', 'barbarian').does('A', 'store-done');
  g.draws('A12.1').does('B', 'store-done').waits('AB camp');
  g.refuses('A', buy, 'phase').refuses('A', { type: 'store-done', on: false }, 'phase');
  g.acts('A', learn).acts('A', equip).waits('AB camp');
  g.reads({ barbarian: 'hp 20; gold 89; xp 14; wears H01.1; knows BAR1' });
});

// The camp as a model: what each hero may buy, wear and learn, what changes, and why not.

import { expect, test } from 'vitest';
import type { CampModel, HeroCamp } from '../../../src/present/lair/camp.ts';
import { campModel } from '../../../src/present/lair/camp.ts';
import { speechOf } from '../../../src/present/lair/words.ts';
import type { Scenario } from '../../scenario/lair-scenario.ts';
import { situation } from '../../scenario/lair-scenario.ts';

function campIn(g: Scenario): CampModel {
  const view = g.view();
  const model = campModel(view, speechOf(view, ['Ann', 'Bo']));
  if (model === null) throw new Error('there is no camp');
  return model;
}

function heroIn(g: Scenario, hero: HeroCamp['hero']): HeroCamp {
  const found = campIn(g).heroes.find((one) => one.hero === hero);
  if (found === undefined) throw new Error(`no ${hero} in the camp`);
  return found;
}

const STORE = `
  phase: store
  A barbarian: gold 20; xp 9; wears W01.1 A03.1
  B cleric: gold 40; xp 20; wears W10.1
  store: W08.1 A01.1 H02.1 W20.1
  stash: B02.1
`;

test('R61 a card of the store has its price, what it replaces and each number before and after', () => {
  const [maul] = heroIn(situation(STORE), 'barbarian').store;
  expect([maul?.price, maul?.replaces, maul?.why]).toEqual([17, 'W01.1', null]);
  expect(maul?.changes.map(({ name, before, after }) => [name, before.total, after.total])).toEqual([
    ['Damage', 2, 3],
    ['to hit', 0, -1],
  ]);
  expect(maul?.changes[0]?.after.parts.map(({ source }) => source)).toEqual(['barbarian', 'W08.1']);
});

test('R52 what costs too much is refused with price and purse', () => {
  const { store } = heroIn(situation(STORE), 'barbarian');
  expect(store.find(({ card }) => card === 'W20.1')?.why).toBe('Not enough gold: costs 47, has 20.');
  expect(store.find(({ card }) => card === 'H02.1')?.why).toBeNull();
});

test('R52 what may be bought and yet not worn warns with the reason', () => {
  const g = situation(STORE);
  const warned = (hero: 'barbarian' | 'cleric', card: string) =>
    heroIn(g, hero).store.find((offer) => offer.card === card)?.warning;
  expect(warned('cleric', 'A01.1')).toBe('Reaver Greataxe needs both hands: no shield beside it.');
  expect(warned('barbarian', 'W08.1')).toBe('Millstone Maul needs both hands: take off Bastion Shield first.');
  expect(warned('barbarian', 'W20.1')).toBe('Not for the Barbarian: only Cleric, Druid and Wizard can wear it.');
  expect(warned('cleric', 'H02.1')).toBeNull();
});

test('L-CAMP-04 the second step comes after the first: until then nothing is put on or learned', () => {
  const { stash, lessons, store } = heroIn(situation(STORE), 'cleric');
  expect(stash[0]?.why).toBe('Gear is put on after the store is closed.');
  expect(lessons[0]?.why).toBe('Abilities are learned after the store is closed.');
  expect(store[2]?.sentence).toBe('Rivetguard Helm, helmet, 12 gold: +3 maximum HP. Worn: maximum HP 16 to 19.');
});

const CAMP = `
  phase: camp
  A rogue: xp 9; wears H02.1 C02.1 P02.1; knows ROG1
  B cleric: xp 20
  store: H02.2
  stash: B02.1
`;

test('R61 the last piece completes its set, and says what the set gives', () => {
  const g = situation(CAMP);
  const [boots] = heroIn(g, 'rogue').stash;
  expect([boots?.why, boots?.completes]).toEqual([null, ['rivetguard']]);
  expect(boots?.sentence).toBe(
    'Rivetguard Sabatons, boots: +3 maximum HP. Worn: maximum HP 20 to 25, Defense 5 to 6. It completes the Rivetguard set: +1 Defense; +2 maximum HP.',
  );
});

test('R61 a set that is begun says what is missing and where it lies', () => {
  const g = situation(CAMP);
  const [set] = heroIn(g, 'rogue').sets;
  expect(set?.sentence).toBe(
    'The Rogue has 3 of 4 pieces of the Rivetguard set; missing: Rivetguard Sabatons (boots, in the Stash).',
  );
  expect([set?.worn, set?.missing]).toEqual([
    ['Rivetguard Helm', 'Rivetguard Plate', 'Rivetguard Greaves'],
    ['Rivetguard Sabatons (boots, in the Stash)'],
  ]);
  expect(heroIn(g, 'cleric').sets).toEqual([]);
});

test('R52 abilities say price, change and why not', () => {
  const g = situation(CAMP);
  const rogue = heroIn(g, 'rogue').lessons;
  expect(rogue.map(({ why }) => why)).toEqual([
    'This hero already has that ability.',
    null,
    null,
    'Not enough XP: costs 12, has 9.',
    null,
    null,
    'Not enough XP: costs 16, has 9.',
    'Not enough XP: costs 20, has 9.',
  ]);
  expect(heroIn(g, 'cleric').lessons.find(({ ability }) => ability === 'CLE5')?.sentence).toBe(
    'Unshaken Faith, passive, 14 XP: +1 Defense. It is always on. It makes Defense 6 to 7.',
  );
});

test('R75 after a defeat nothing is for sale, and the model says so', () => {
  const g = situation(`
    phase: regroup
    A rogue: wears W01.1; knows ROG1
    store: H02.1
  `);
  const model = campIn(g);
  expect([model.step, model.title]).toEqual(['regroup', 'Regroup']);
  const rogue = heroIn(g, 'rogue');
  expect(rogue.store[0]?.why).toBe('The store is closed until the next camp.');
  expect(rogue.lessons.slice(0, 2).map(({ why }) => why)).toEqual([
    'This hero already has that ability.',
    'Nothing can be bought after a defeat.',
  ]);
  expect(rogue.slots[0]?.sentence).toBe('Weapon: Bone Hatchet: +1 Damage.');
  expect(rogue.slots[1]?.sentence).toBe('Helmet: nothing.');
});

test('R52 the camp says who is done and who is waited for', () => {
  const g = situation(STORE);
  expect(campIn(g).marks).toBe('Nobody is done yet.');
  g.does('A', 'store-done');
  expect(campIn(g).marks).toBe('Done: Ann. Still waited for: Bo.');
  const fight = situation('A rogue: at ENT');
  expect(campModel(fight.view(), speechOf(fight.view(), []))).toBeNull();
});

// Sums over what a view says of weapons.

import { expect, test } from 'vitest';
import { attackOf, mightOf } from '../../../src/core/brah/attack.ts';
import type { FoeView, HeroView, PlayerView, WeaponView } from '../../../src/core/brah/view.ts';

const deals = (total: number) => ({ total, parts: [] });
const foe = { arms: [1, 2, 3].map((weapon) => ({ weapon, damage: deals(weapon * 2) })) } as unknown as FoeView;

test('the attack is the damage of the weapons named, each once, and of no other', () => {
  expect(attackOf(foe, [])).toBe(0);
  expect(attackOf(foe, [3])).toBe(6);
  expect(attackOf(foe, [1, 3, 3])).toBe(8);
  expect(attackOf(foe, [9])).toBe(0);
});

test('the might of a player is the damage of all weapons on both Heroes', () => {
  const hero = (...totals: readonly number[]) =>
    ({ weapons: totals.map((total) => ({ damage: deals(total) }) as unknown as WeaponView) }) as unknown as HeroView;
  expect(mightOf({ heroes: [hero(2, 5), hero(), hero(-1)] } as unknown as PlayerView)).toBe(6);
});

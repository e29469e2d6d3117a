// Sums over what a view says of weapons, for whoever shows them. Each damage stands in the view as the rules make it.

import type { WeaponNo } from './state.ts';
import type { FoeView, PlayerView } from './view.ts';

/** What these weapons of the player facing a foe would deal to it together. */
export function attackOf(foe: FoeView, weapons: readonly WeaponNo[]): number {
  return foe.arms.reduce((sum, { weapon, damage }) => sum + (weapons.includes(weapon) ? damage.total : 0), 0);
}

/** The damage of all weapons of a player as they lie, against nobody in particular. */
export function mightOf(player: PlayerView): number {
  const weapons = player.heroes.flatMap((hero) => hero.weapons);
  return weapons.reduce((sum, { damage }) => sum + damage.total, 0);
}

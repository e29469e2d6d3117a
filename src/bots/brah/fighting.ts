// Which weapons the greedy bot spends in a combat: the cheapest set that wins, with an eye on the wins that need more.

import type { KindId } from '../../core/brah/public.ts';
import type { Insight, OwnWeapon } from './insight.ts';
import { damageAgainst } from './insight.ts';

/** Sets of more weapons than this are not all tried: the strongest first then. */
const ALL_SETS_UP_TO = 12;

/** The numbers of the weapons to fight with; null when no set wins. */
export function weaponsFor(insight: Insight, foe: KindId, stat: number): readonly number[] | null {
  const { weapons, view } = insight;
  const cap = view.weaponCap ?? weapons.length;
  const damage = (set: readonly OwnWeapon[]): number =>
    set.reduce((sum, { weapon }) => sum + damageAgainst(weapon, foe), 0);
  let best: { readonly set: readonly OwnWeapon[]; readonly cost: number } | null = null;
  for (const set of setsOf(weapons)) {
    if (set.length === 0 || set.length > cap || damage(set) < stat) continue;
    const cost = costOf(insight, set, foe);
    if (best === null || cost < best.cost) best = { set, cost };
  }
  return best === null ? null : best.set.map(({ weapon }) => weapon.no);
}

function setsOf(weapons: readonly OwnWeapon[]): readonly (readonly OwnWeapon[])[] {
  if (weapons.length > ALL_SETS_UP_TO) {
    const strongest = weapons.toSorted((a, b) => b.weapon.damage.total - a.weapon.damage.total);
    return strongest.map((_, i) => strongest.slice(0, i + 1));
  }
  return Array.from({ length: 1 << weapons.length }, (_, bits) => weapons.filter((_w, i) => ((bits >> i) & 1) === 1));
}

function costOf(insight: Insight, set: readonly OwnWeapon[], foe: KindId): number {
  const { hand, weapons } = insight;
  const of = (family: KindId): number => set.filter(({ weapon }) => weapon.family === family).length;
  const spent = set.reduce((sum, { weapon }) => sum + 1 + 2 * weapon.damage.total, 0) + 6 * of('cursed-shank');
  if (foe !== 'kevin') return spent;
  if (of('cursed-shank') >= 3) return spent - 1000;
  if (hand.includes('brah-humbug') && of('ancient-brahammer') > 0) return spent - 900;
  if (hand.includes('armed-to-the-teeth') && weapons.length - set.length >= 5) return spent - 900;
  return spent;
}

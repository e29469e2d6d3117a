// What the monsters of a view could do and what a strike at them is worth, in HP of damage dealt or spared.

import type { AbilityId, Cell, HeroView, LairView, MonsterView, OddsView } from '../../core/lair/public.ts';
import { abilityOf, monsterCard } from '../../core/lair/public.ts';
import { isSame } from './ways.ts';

const THROWS = 36;

export function livingFoes({ monsters }: LairView): readonly MonsterView[] {
  return monsters.filter((m) => m.hp > 0);
}

export function foesOn(v: LairView, cell: Cell): readonly MonsterView[] {
  return livingFoes(v).filter((m) => isSame(m.at, cell));
}

/** HP that this monster takes from the party in a Monster phase, on average over the heroes. */
export function threatOf(m: MonsterView): number {
  if (m.sleep > 0) return 0;
  const hits = m.threats.reduce((sum, t) => sum + t.hits, 0) / Math.max(1, m.threats.length);
  return (monsterCard(m.kind).damage * m.strikes * hits) / THROWS;
}

/** What the next Monster phase may cost this hero: all that stands on its tile or next to it, shared with who stands there. */
export function dangerTo(v: LairView, h: HeroView, near: (cell: Cell) => number): number {
  const danger = livingFoes(v)
    .filter((m) => near(m.at) <= (m.pin > 0 ? 0 : 1))
    .reduce((sum, m) => sum + threatOf(m), 0);
  const beside = v.heroes.filter((other) => isSame(other.at, h.at)).length;
  return danger / Math.max(1, beside);
}

/** The attack of a card; null for the Attack action and for cards without one. */
function attackVerb(ability: AbilityId | null) {
  if (ability === null) return null;
  for (const { verb } of abilityOf(ability).clauses) if (verb.verb === 'attack') return verb;
  return null;
}

/** What one attack is worth: damage that counts, and the danger that ends with a monster that dies. */
function oneStrike(odds: OddsView, m: MonsterView): number {
  const dealt = Math.min(odds.damage.total, m.hp);
  // What is removed soonest for the most danger.
  const spared = (threatOf(m) * dealt) / m.hp;
  return (odds.hits / THROWS) * (dealt + 2 * spared);
}

/** What an attack at this monster is worth, or at its whole tile where the card says so. */
export function strikeWorth(v: LairView, h: HeroView, odds: OddsView): number {
  const target = v.monsters.find((m) => m.no === odds.monster);
  if (target === undefined) return 0;
  const verb = attackVerb(odds.ability);
  const on = verb?.all === true ? foesOn(v, target.at) : [target];
  const worth = on.reduce((sum, m) => {
    const against = h.attacks.find((o) => o.ability === odds.ability && o.monster === m.no);
    return sum + (against === undefined ? 0 : oneStrike(against, m));
  }, 0);
  return worth * (verb?.times ?? 1) + (odds.ability === null ? 0 : extras(odds.ability));
}

/** What else comes with a hit of the card, and what it costs to have it used up. */
function extras(ability: AbilityId): number {
  const card = abilityOf(ability);
  const more = card.clauses.reduce((sum, { on, verb }) => {
    if (on === 'hit') return sum + 0.4;
    return sum - (verb.verb === 'cost' ? verb.n * 0.7 : 0);
  }, 0);
  return more - (card.limit === 'fight' ? 0.5 : 0);
}

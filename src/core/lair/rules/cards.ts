// What the data of an ability says about its use: type, limits, aim; and how it is used up.

import { abilityOf } from '../abilities/catalog.ts';
import type { AbilityId, AbilityType, Clause, Reach } from '../abilities/vocabulary.ts';
import type { Aim } from '../actions.ts';
import type { ClassId } from '../heroes/classes.ts';
import { attackOf } from './derived.ts';
import type { Table } from './table.ts';
import { heroOf, say, setHero } from './table.ts';

export function abilityType(id: AbilityId): AbilityType {
  return abilityOf(id).type;
}

export function isAttack(id: AbilityId): boolean {
  return abilityOf(id).type === 'attack';
}

/** Clauses that happen when the card is used. */
export function clausesOf(id: AbilityId): readonly Clause[] {
  return abilityOf(id).clauses.filter((c) => c.on === null);
}

export function isPerDungeon(id: AbilityId): boolean {
  return abilityOf(id).limit === 'dungeon';
}

export function isPerFight(id: AbilityId): boolean {
  return abilityOf(id).limit === 'fight';
}

/** HP paid before the attack. */
export function costOf(id: AbilityId): number {
  return clausesOf(id).reduce((sum, { verb }) => sum + (verb.verb === 'cost' ? verb.n : 0), 0);
}

/** Section 19: what has to be named when the ability is used. */
export function aimKind(id: AbilityId): Aim['at'] {
  const { all, own } = attackOf(id);
  if (isAttack(id)) return all ? (own ? 'none' : 'cell') : 'monster';
  for (const { verb } of clausesOf(id)) {
    if ('who' in verb && verb.who === 'hero') return 'hero';
    if ('who' in verb && verb.who === 'tileInRange') return 'cell';
    if ('who' in verb && verb.who === 'monster') return 'monster';
  }
  return 'none';
}

/** How far a heal for one chosen hero reaches. */
export function healReach(id: AbilityId): Reach {
  for (const { verb } of clausesOf(id)) if (verb.verb === 'heal') return verb.reach;
  return 'any';
}

export type ReactionVerb = 'entering' | 'negate' | 'prevent' | 'redirect' | 'survive-self' | 'survive-hero';

/** What a reaction answers to; null for other cards. */
export function reactionVerb(id: AbilityId): ReactionVerb | null {
  if (abilityOf(id).type !== 'reaction') return null;
  for (const { verb } of clausesOf(id)) {
    switch (verb.verb) {
      case 'attack':
        return 'entering';
      case 'negate':
      case 'prevent':
      case 'redirect':
        return verb.verb;
      case 'survive':
        return verb.who === 'self' ? 'survive-self' : 'survive-hero';
      default:
        break;
    }
  }
  return null;
}

/** L-ABILITY-06 to L-ABILITY-08, L-RULE-91: markers are placed, or the card is turned. */
export function useAbility(t: Table, id: ClassId, ability: AbilityId, event: 'ability-used' | 'reaction-used'): void {
  const { limit } = abilityOf(ability);
  const markers = limit !== null && typeof limit === 'object' ? limit.cooldown : 0;
  const used = limit === 'fight' || limit === 'dungeon';
  const abilities = heroOf(t.s, id).abilities.map((a) => (a.id === ability ? { ...a, markers, used } : a));
  setHero(t, id, { abilities });
  say(t, { type: event, hero: id, card: ability, markers, paid: costOf(ability) });
}

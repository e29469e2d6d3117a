// All 48 abilities, deck by deck.

import { BARBARIAN } from './barbarian.ts';
import { CLERIC } from './cleric.ts';
import { DRUID } from './druid.ts';
import { RANGER } from './ranger.ts';
import { ROGUE } from './rogue.ts';
import type { Ability, AbilityId } from './vocabulary.ts';
import { WIZARD } from './wizard.ts';

// Saves and logs hang on this order.
export const ABILITIES: readonly Ability[] = [...BARBARIAN, ...CLERIC, ...DRUID, ...RANGER, ...ROGUE, ...WIZARD];
export const ABILITY_IDS: readonly AbilityId[] = ABILITIES.map((a) => a.id);

const BY_ID: ReadonlyMap<string, Ability> = new Map(ABILITIES.map((a) => [a.id, a]));

export function isAbility(text: string): text is AbilityId {
  return BY_ID.has(text);
}

export function abilityOf(id: AbilityId): Ability {
  const ability = BY_ID.get(id);
  if (ability === undefined) throw new RangeError(`there is no ability "${id}"`);
  return ability;
}

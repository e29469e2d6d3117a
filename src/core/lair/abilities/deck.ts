// How an ability card of the catalogue is written down in one line.

import type { ClassId } from '../heroes/classes.ts';
import { CLASSES } from '../heroes/classes.ts';
import { read } from './grammar.ts';
import type { Ability, AbilityId, AbilityType, Limit } from './vocabulary.ts';

/** `limit`: a number is a cooldown. */
export function ability(
  id: AbilityId,
  name: string,
  cost: number,
  type: AbilityType,
  limit: number | 'fight' | 'dungeon' | null,
  range: string,
  data: string,
  text: string,
): Ability {
  const limited: Limit = typeof limit === 'number' ? { cooldown: limit } : limit;
  return { id, class: ownerOf(id), name, cost, type, limit: limited, range, data, clauses: read(data), text };
}

function ownerOf(id: AbilityId): ClassId {
  const owner = CLASSES.find((c) => id.startsWith(c.deck));
  if (owner === undefined) throw new RangeError(`nobody has the ability "${id}"`);
  return owner.id;
}

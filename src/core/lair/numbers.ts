// A number that explains itself: the total and the parts that make it. Log, inspector and tests read the same parts.

import type { AbilityId } from './abilities/vocabulary.ts';
import type { GearCard, SetId } from './gear/vocabulary.ts';
import type { ClassId } from './heroes/classes.ts';
import type { MonsterKind } from './monsters/monsters.ts';

/**
 * Why a part counts. `class`, `gear`, `set`, `passive`, `buff`: from there; `card`: the ability used; `precise`: the roll
 * was far above; `times`: what a multiplier adds; `potion`: the 6 of every Potion; `weaken`: a penalty on the
 * attacker; `cap` (negative): more than 10 does not count; `floor`: raised to the least allowed.
 */
export type Why =
  | 'class'
  | 'gear'
  | 'set'
  | 'passive'
  | 'buff'
  | 'card'
  | 'precise'
  | 'times'
  | 'potion'
  | 'weaken'
  | 'cap'
  | 'floor';

export type NumberSource = ClassId | GearCard | SetId | AbilityId | MonsterKind | null;
export type Part = { readonly value: number; readonly why: Why; readonly source: NumberSource };
export type Explained = { readonly total: number; readonly parts: readonly Part[] };

/** Sums parts, kept between `least` and `most` by a part of its own. */
export function summed(
  parts: readonly Part[],
  least = Number.MIN_SAFE_INTEGER,
  most = Number.MAX_SAFE_INTEGER,
): Explained {
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  if (total < least) return { total: least, parts: [...parts, { value: least - total, why: 'floor', source: null }] };
  if (total > most) return { total: most, parts: [...parts, { value: most - total, why: 'cap', source: null }] };
  return { total, parts };
}

/** The sum times a factor, told as what it adds. */
export function times({ total, parts }: Explained, factor: number, source: NumberSource): Explained {
  if (factor === 1) return { total, parts };
  return { total: total * factor, parts: [...parts, { value: total * (factor - 1), why: 'times', source }] };
}

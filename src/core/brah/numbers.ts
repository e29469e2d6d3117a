// A number that explains itself: the total and the parts that make it. Log, inspector and tests read the same parts.

import type { KindId } from './cards/vocabulary.ts';

/**
 * Why a part counts.
 * `printed`: the number on the card; `rule`: from the rulebook (hand of 7, one trade ...); `counted`: a printed "+1 for
 * each"; `bonus`, `penalty`: changes by class or for everybody; `non-genuine`: the price of Non-Genuine Parts;
 * `buff`: until end of turn; `times`: what a multiplier adds; `ignored` (value 0): a change that does not count here;
 * `immune`: the foe ignores this weapon; `none`: something sets the number to zero; `floor`: raised to the least allowed.
 */
export type Why =
  | 'printed'
  | 'rule'
  | 'counted'
  | 'bonus'
  | 'penalty'
  | 'non-genuine'
  | 'buff'
  | 'times'
  | 'ignored'
  | 'immune'
  | 'none'
  | 'floor';

export type Part = { readonly value: number; readonly why: Why; readonly source: KindId | null };
export type Explained = { readonly total: number; readonly parts: readonly Part[] };

/** Sums parts; below `least` a `floor` part makes up the difference. */
export function summed(parts: readonly Part[], least = Number.MIN_SAFE_INTEGER): Explained {
  let total = 0;
  for (const part of parts) total += part.value;
  if (total >= least) return { total, parts };
  return { total: least, parts: [...parts, { value: least - total, why: 'floor', source: null }] };
}

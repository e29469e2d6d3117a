// What an inspector shows of anything: the printed words, how it stands now, and the numbers that unfold to their parts.

import type { Explained } from '../../core/lair/public.ts';
import type { Printed } from './cards.ts';

export type Sheet = Printed & {
  /** As it stands now, one sentence each. */
  readonly now: readonly string[];
  readonly numbers: readonly { readonly label: string; readonly number: Explained }[];
};

/** Printed words alone. */
export function plainSheet(printed: Printed): Sheet {
  return { ...printed, now: [], numbers: [] };
}

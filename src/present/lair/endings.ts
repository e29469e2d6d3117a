// How a campaign ends, in words. There is no lasting defeat: a wipe leads to another attempt. Pure.

import type { LairEvent, Outcome } from '../../core/lair/public.ts';
import type { Chronicle } from './attempts.ts';
import { chronicleOf } from './attempts.ts';
import { count } from './words.ts';

/** The plate over a won campaign. */
export function victoryWords({ attempts, rounds }: Outcome): { readonly title: string; readonly ask: string } {
  const when = attempts === 1 ? 'in the first attempt' : `in attempt ${attempts}`;
  return {
    title: 'The Wyrmhold is yours',
    ask: `Vharzul fell ${when}, after ${count(rounds, 'round', 'rounds')}.`,
  };
}

export type Ending = { readonly title: string; readonly sentence: string; readonly chronicle: readonly Chronicle[] };

/** What the last page says: victory, and the attempts that led there. */
export function endingOf(outcome: Outcome, heard: readonly { readonly events: readonly LairEvent[] }[]): Ending {
  const { title, ask } = victoryWords(outcome);
  return { title, sentence: ask, chronicle: chronicleOf(heard) };
}

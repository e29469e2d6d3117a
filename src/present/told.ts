// A line of a log as voices and lists read it, whatever game it is of: its words, its weight, whom it is about.

import type { Seat } from '../core/kernel/knowledge.ts';

export type Weight = 'essential' | 'plain' | 'detail';

export type Told = {
  readonly key: string;
  readonly text: string;
  readonly weight: Weight;
  /** Players it is about, for colour and for "about me". */
  readonly seats: readonly Seat[];
  /** Does a turn or a round begin here? */
  readonly turn: boolean;
};

/** What is heard and read at each verbosity. */
export type Verbosity = 'all' | 'about-me' | 'essentials';

export function isHeard(line: Told, verbosity: Verbosity, viewer: Seat | 'table'): boolean {
  if (verbosity === 'all') return line.weight !== 'detail';
  if (line.weight === 'essential') return true;
  return verbosity === 'about-me' && line.weight === 'plain' && viewer !== 'table' && line.seats.includes(viewer);
}

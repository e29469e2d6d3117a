// Turns a number that explains itself into words: `4: Barbarian 1, +3 Emberbrand`. Pure; computes nothing.

import type { Explained, Part } from '../../core/lair/public.ts';
import { sourceName } from './words.ts';

function signed(n: number): string {
  return n < 0 ? `\u2212${-n}` : `+${n}`;
}

export function partWords({ value, why, source }: Part): string {
  switch (why) {
    case 'class':
      return `${sourceName(source)} ${value}`;
    case 'potion':
      return `Potion ${value}`;
    case 'precise':
      return `${signed(value)} for a roll far above (${sourceName(source)})`;
    case 'times':
      return `${signed(value)} multiplied by ${sourceName(source)}`;
    case 'weaken':
      return `${signed(value)} weakened`;
    case 'cap':
      return `${signed(value)}, for more than 10 does not count`;
    case 'floor':
      return `${signed(value)} to the least allowed`;
    case 'gear':
    case 'set':
    case 'passive':
    case 'buff':
    case 'card':
      return `${signed(value)} ${sourceName(source)}`;
  }
}

/** `3: Cleric 1, +2 Votive Mace.` */
export function explainedWords({ total, parts }: Explained): string {
  return parts.length === 0 ? `${total}.` : `${total}: ${parts.map(partWords).join(', ')}.`;
}

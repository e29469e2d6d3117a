// Turns a number that explains itself into words: `4 = printed 3, +1 Florence`. Pure; computes nothing.

import type { Explained, Part } from '../core/brah/public.ts';
import { kindName } from './brah/words.ts';

function signed(n: number): string {
  return n < 0 ? `\u2212${-n}` : `+${n}`;
}

/** One part of a number: `printed 4`, `+1 Florence`, `−1 for a Non-Genuine Part`. */
export function partWords(part: Part): string {
  const from = part.source === null ? null : kindName(part.source);
  switch (part.why) {
    case 'printed':
      return `printed ${part.value}`;
    case 'rule':
      return from === null ? `${part.value} by the rules` : `${signed(part.value)} ${from}`;
    case 'counted':
      return `${signed(part.value)} counted${from === null ? '' : ` by ${from}`}`;
    case 'bonus':
    case 'penalty':
    case 'buff':
      return `${signed(part.value)} ${from ?? 'from an effect'}${part.why === 'buff' ? ' (until the end of the turn)' : ''}`;
    case 'non-genuine':
      return part.value === -1 ? '\u22121 for a Non-Genuine Part' : `${signed(part.value)} for Non-Genuine Parts`;
    case 'times':
      return `${signed(part.value)} multiplied${from === null ? '' : ` by ${from}`}`;
    case 'ignored':
      return `${from ?? 'an effect'} does not count here`;
    case 'immune':
      return `${signed(part.value)} because ${from ?? 'the foe'} is immune`;
    case 'none':
      return `${from ?? 'an effect'} makes it none`;
    case 'floor':
      return `${signed(part.value)} to the least allowed`;
  }
}

/** The parts worth saying: a count of nothing is not, and equal ones are said once. */
export function partsSaid(number: Explained): readonly string[] {
  const times = new Map<string, number>();
  for (const part of number.parts) {
    if (part.value === 0 && part.why === 'counted') continue;
    const words = partWords(part);
    times.set(words, (times.get(words) ?? 0) + 1);
  }
  return [...times].map(([words, n]) => (n === 1 ? words : `${words} (${n} times)`));
}

/** `5: printed 4, +1 Florence.` A number with one part only says no more than itself. */
export function explainedWords(number: Explained): string {
  return `${number.total}: ${partsSaid(number).join(', ')}.`;
}

/** Has something changed the printed number? 1 up, -1 down, 0 as printed. Reads parts, adds nothing up. */
export function leaning(number: Explained): -1 | 0 | 1 {
  const printed = number.parts.find((part) => part.why === 'printed');
  if (printed === undefined || printed.value === number.total) return 0;
  return number.total > printed.value ? 1 : -1;
}

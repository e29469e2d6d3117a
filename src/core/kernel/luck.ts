// Numbers that look like luck and are the same on every engine: sfc32 (Chris Doty-Humphrey, PractRand, public domain)
// seeded from a text. For dealers and for random play; no rule of a game may import this.

import { hashWords } from './hash.ts';

const WORDS = 0x1_0000_0000;

export type Luck = {
  /** One of 0..n-1, all equally likely. `n` is at least 1 and at most 2^32. */
  readonly below: (n: number) => number;
};

/** A fresh stream of luck; equal texts give equal streams. */
export function luckOf(seed: string): Luck {
  const next = sfc32(seed);
  return {
    below: (n) => {
      if (!Number.isSafeInteger(n) || n < 1 || n > WORDS) throw new RangeError(`no number is below ${n}`);
      if (n === 1) return 0;
      // A word from the incomplete last round would favour the low numbers: it is thrown away.
      const whole = WORDS - (WORDS % n);
      let word = next();
      while (word >= whole) word = next();
      return word % n;
    },
  };
}

/** The stream itself: whole numbers of 32 bits. */
export function sfc32(seed: string): () => number {
  const [first, second] = hashWords(seed);
  const [third] = hashWords(`${seed}/`);
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  // As its author mixes a new seed in.
  for (let i = 0; i < 15; i++) next();
  return next;
}

/** The things in a random order (Fisher and Yates). */
export function mixed<T>(luck: Luck, things: readonly T[]): T[] {
  const out = things.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    const moved = out[i] as T;
    out[i] = out[j] as T;
    out[j] = moved;
  }
  return out;
}

/** One of the things; undefined when there is none. */
export function oneOf<T>(luck: Luck, things: readonly T[]): T | undefined {
  return things.length === 0 ? undefined : things[luck.below(things.length)];
}

/** An index, as likely as its whole-number weight; weights below 1 are never taken. Their sum is at least 1. */
export function byWeight(luck: Luck, weights: readonly number[]): number {
  let left = luck.below(weights.reduce((sum, w) => sum + Math.max(0, w), 0));
  for (let i = 0; i < weights.length; i++) {
    left -= Math.max(0, weights[i] ?? 0);
    if (left < 0) return i;
  }
  throw new RangeError('no weight is positive');
}

// Turns a number that explains itself into words: `4: Barbarian 1, +3 Emberbrand`. Pure; computes nothing.

import type { Explained, HeroNumbers, OddsView, Part } from '../../core/lair/public.ts';
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

/** The numbers of a hero in the order of its sheet. */
export const NUMBERS: readonly { readonly of: keyof HeroNumbers; readonly name: string }[] = [
  { of: 'maxHp', name: 'maximum HP' },
  { of: 'defense', name: 'Defense' },
  { of: 'damage', name: 'Damage' },
  { of: 'hit', name: 'to hit' },
  { of: 'range', name: 'Range' },
  { of: 'potionHeals', name: 'Potion' },
];

export type Change = {
  readonly of: keyof HeroNumbers;
  readonly name: string;
  readonly before: Explained;
  readonly after: Explained;
};

/** The numbers that differ. */
export function changesOf(before: HeroNumbers, after: HeroNumbers): readonly Change[] {
  return NUMBERS.filter(({ of }) => before[of].total !== after[of].total).map(({ of, name }) => ({
    of,
    name,
    before: before[of],
    after: after[of],
  }));
}

/** `Damage 1 to 3, to hit 0 to −1`; empty where nothing changes. */
export function changesWords(changes: readonly Change[]): string {
  return changes.map(({ name, before, after }) => `${name} ${plain(before.total)} to ${plain(after.total)}`).join(', ');
}

function plain(n: number): string {
  return n < 0 ? signed(n) : String(n);
}

/** The chance as people say it: `83 %`. */
export function percent(hits: number): string {
  return `${Math.round((hits * 100) / 36)} %`;
}

/** `hits with 7 or more (58 %)`. */
export function chanceWords(leastThrow: number, hits: number): string {
  if (hits === 36) return 'always hits';
  return hits === 0 ? 'cannot hit' : `hits with ${leastThrow} or more (${percent(hits)})`;
}

/** `3`, or `3 to 5` where a high throw deals more. */
export function damageRange({ damage, most }: OddsView): string {
  return damage.total === most.total ? String(damage.total) : `${damage.total} to ${most.total}`;
}

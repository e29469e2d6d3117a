// The six classes (ledger section 10).

import type { DeckId } from '../abilities/vocabulary.ts';

export type ClassId = 'barbarian' | 'cleric' | 'druid' | 'ranger' | 'rogue' | 'wizard';

export type HeroClass = {
  readonly id: ClassId;
  readonly name: string;
  readonly deck: DeckId;
  readonly hp: number;
  readonly defense: number;
  readonly damage: number;
  readonly hit: number;
  /** L-RULE-52: 0, and 1 for Ranger and Wizard. */
  readonly range: number;
};

/** In the order of the ledger. */
export const CLASSES: readonly HeroClass[] = [
  // L-CLASS-01
  { id: 'barbarian', name: 'Barbarian', deck: 'BAR', hp: 20, defense: 5, damage: 1, hit: 0, range: 0 },
  // L-CLASS-02
  { id: 'cleric', name: 'Cleric', deck: 'CLE', hp: 16, defense: 6, damage: 1, hit: 0, range: 0 },
  // L-CLASS-03
  { id: 'druid', name: 'Druid', deck: 'DRU', hp: 16, defense: 4, damage: 1, hit: 0, range: 0 },
  // L-CLASS-04
  { id: 'ranger', name: 'Ranger', deck: 'RAN', hp: 12, defense: 4, damage: 1, hit: 1, range: 1 },
  // L-CLASS-05
  { id: 'rogue', name: 'Rogue', deck: 'ROG', hp: 12, defense: 4, damage: 1, hit: 2, range: 0 },
  // L-CLASS-06
  { id: 'wizard', name: 'Wizard', deck: 'WIZ', hp: 12, defense: 2, damage: 1, hit: 0, range: 1 },
];

export const CLASS_IDS: readonly ClassId[] = CLASSES.map((c) => c.id);

export function isClass(id: string): id is ClassId {
  return CLASS_IDS.some((known) => known === id);
}

export function classOf(id: ClassId): HeroClass {
  const found = CLASSES.find((c) => c.id === id);
  if (found === undefined) throw new RangeError(`there is no class "${id}"`);
  return found;
}

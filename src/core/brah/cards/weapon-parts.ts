// How a weapon family becomes cards: whole on one card, or one card for each part; and what stands in for a part.

import type { Entry } from './phrases.ts';
import type { PartCard, PlainCard, WeaponCard, WeaponClass, WeaponFacts } from './vocabulary.ts';

/** A whole weapon as printed; `copies` is the number of each part. */
export type FamilyEntry = Entry<Omit<WeaponCard, 'weapon'>, 'text'> & {
  readonly classes: readonly WeaponClass[];
  readonly staff?: true;
  readonly parts: 1 | 2 | 3;
  readonly damage: number;
};

/** The cards of a family: one whole weapon, or each of its parts, all with the text of the whole weapon. */
export function cardsOf(entry: FamilyEntry): (WeaponCard | PartCard)[] {
  const { classes, staff = false, parts, damage, ...rest } = entry;
  const weapon: WeaponFacts = { family: entry.id, classes, staff, damage, parts };
  const printed = { text: '', statics: [], abilities: [], ...rest };
  if (parts === 1) return [{ type: 'weapon', ...printed, weapon }];
  return Array.from({ length: parts }, (_, i) => ({
    type: 'part',
    ...printed,
    id: `${entry.id}-${i + 1}`,
    weapon,
    part: i + 1,
  }));
}

export const NON_GENUINE_PART: PlainCard = {
  type: 'non-genuine-part',
  id: 'non-genuine-part',
  name: 'Non-Genuine Part',
  copies: 8,
  statics: [],
  abilities: [],
  text: 'Stands in for any one missing part of a multi-part weapon. -1 damage for each. The weapon is not pure while it holds one.',
  flavour: 'Compatible-ish.',
};

// Which weapon a card is a part of. Reads the printed card.

import type { Face } from '../../../core/brah/public.ts';
import { cardOf, isKind } from '../../../core/brah/public.ts';

export type Family = { readonly name: string; readonly parts: number };

/** The weapon of several parts that this card belongs to; null for every other card. */
export function familyOf(face: Face | null): Family | null {
  const card = face !== null && isKind(face) ? cardOf(face) : null;
  return card?.type === 'part' ? { name: card.name, parts: card.weapon.parts } : null;
}

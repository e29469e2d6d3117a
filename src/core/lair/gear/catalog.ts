// All gear in its canonical order: 59 designs, 72 cards, each card a design's id with a number from 1.

import { ACCESSORIES } from './accessories.ts';
import { ARMOR, SETS as ARMOR_SETS } from './armor.ts';
import type { ArmorSet, Gear, GearCard, GearId, SetId } from './vocabulary.ts';
import { WEAPONS } from './weapons.ts';

// Saves and logs hang on this order.
export const GEAR: readonly Gear[] = [...WEAPONS, ...ARMOR, ...ACCESSORIES];
export const SETS: readonly ArmorSet[] = ARMOR_SETS;

const CARDS: readonly GearCard[] = GEAR.flatMap((gear) =>
  Array.from({ length: gear.copies }, (_, i): GearCard => `${gear.id}.${i + 1}`),
);
const BY_CARD: ReadonlyMap<string, Gear> = new Map(CARDS.map((card) => [card, designOf(idOf(card))]));

function designOf(id: GearId): Gear {
  const gear = GEAR.find((g) => g.id === id);
  if (gear === undefined) throw new RangeError(`there is no gear "${id}"`);
  return gear;
}

function idOf(card: GearCard): GearId {
  return card.slice(0, card.indexOf('.')) as GearId;
}

/** All 72 cards in canonical order. */
export function allGear(): readonly GearCard[] {
  return CARDS;
}

export function isGearCard(text: string): text is GearCard {
  return BY_CARD.has(text);
}

/** What is printed on a card. */
export function gearOf(card: GearCard): Gear {
  const gear = BY_CARD.get(card);
  if (gear === undefined) throw new RangeError(`there is no card "${card}"`);
  return gear;
}

export function setOf(id: SetId): ArmorSet {
  const found = SETS.find((s) => s.id === id);
  if (found === undefined) throw new RangeError(`there is no set "${id}"`);
  return found;
}

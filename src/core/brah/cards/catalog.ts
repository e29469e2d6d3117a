// The whole catalogue of Dungeon Brah in its canonical order, and how to look a card up in it.
// Knows what is printed and how often, nothing about where a card is or what it does in a game.

import { ACTIONS } from './actions.ts';
import { ENCHANTMENTS } from './enchantments.ts';
import { HEROES } from './heroes.ts';
import { BANISH, IDOL } from './idols-and-banish.ts';
import { BOSSES, MONSTERS } from './monsters.ts';
import { TRAITS } from './traits.ts';
import { TREASURES } from './treasures.ts';
import { CATHULHU_TREASURES } from './treasures-cathulhu.ts';
import type { Card, CardType, KindId, WeaponFacts } from './vocabulary.ts';
import { NON_GENUINE_PART } from './weapon-parts.ts';
import { WEAPONS } from './weapons.ts';

// Saves and logs hang on this order: a new card goes to the end of its group and changes the content hash.
const IN_ORDER: readonly Card[] = [
  ...HEROES,
  ...TRAITS,
  BANISH,
  ...ACTIONS,
  ...WEAPONS,
  NON_GENUINE_PART,
  ...ENCHANTMENTS,
  ...MONSTERS,
  ...BOSSES,
  IDOL,
  ...TREASURES,
  ...CATHULHU_TREASURES,
];

/** Every card by id, in canonical order. For ids from outside ask `isKind` first: this is a plain record. */
export const CARDS: Readonly<Record<KindId, Card>> = Object.fromEntries(IN_ORDER.map((card) => [card.id, card]));

/** The ids of all cards in canonical order. */
export const KINDS: readonly KindId[] = IN_ORDER.map((card) => card.id);

const BY_ID: ReadonlyMap<KindId, Card> = new Map(IN_ORDER.map((card) => [card.id, card]));
const PLACE: ReadonlyMap<KindId, number> = new Map(KINDS.map((id, place) => [id, place]));

/** Is this text the id of a card? */
export function isKind(id: string): boolean {
  return BY_ID.has(id);
}

/** The card of an id. Throws a RangeError on an id that is not in the catalogue: a fault of the caller. */
export function cardOf(id: KindId): Card {
  const card = BY_ID.get(id);
  if (card === undefined) throw new RangeError(`there is no card "${id}"`);
  return card;
}

/** All cards of a type in canonical order, one each. */
export function kindsOf(type: CardType): readonly Card[] {
  return IN_ORDER.filter((card) => card.type === type);
}

/** The physical copies of these cards as ids: canonical order, equal ones side by side. */
export function copiesOf(cards: readonly Card[]): KindId[] {
  const sorted = cards.toSorted((a, b) => (PLACE.get(a.id) ?? 0) - (PLACE.get(b.id) ?? 0));
  return sorted.flatMap((card) => Array.from({ length: card.copies }, () => card.id));
}

/** A weapon family: what holds for the whole weapon, and the ids of its parts by rising number (the card itself if whole). */
type Family = { readonly facts: WeaponFacts; readonly kinds: readonly KindId[] };

/** Every weapon family by id, Treasures that are weapons among them. */
export const FAMILIES: Readonly<Record<KindId, Family>> = familiesOf(IN_ORDER);

function familiesOf(cards: readonly Card[]): Record<KindId, Family> {
  const families: Record<KindId, Family> = {};
  for (const card of cards) {
    const facts = card.type === 'weapon' || card.type === 'part' || card.type === 'treasure' ? card.weapon : null;
    if (facts === null) continue;
    families[facts.family] = { facts, kinds: [...(families[facts.family]?.kinds ?? []), card.id] };
  }
  return families;
}

/** What Go Fish names (B-RULE-122): the family for a part of a weapon, else the card itself. */
export function nameKeyOf(id: KindId): KindId {
  const card = cardOf(id);
  return card.type === 'part' ? card.weapon.family : id;
}

const NEVER_IN_HAND: readonly CardType[] = ['hero', 'trait', 'monster', 'boss', 'idol'];

/** All names that a card in a hand may have, by id: the order in which they are offered (20.0). */
export const NAMES: readonly KindId[] = [
  ...new Set(IN_ORDER.filter((card) => !NEVER_IN_HAND.includes(card.type)).map((card) => nameKeyOf(card.id))),
].toSorted((a, b) => (a < b ? -1 : 1));

// Who knows which card. The only file of the kernel that reads the face table.
// A card is an opaque id; what is printed on it (its face) is known to an audience, and a copy of the state
// holds the faces that its owner may know. A rule that reads a face nobody showed it throws, in every mode.

import type { Slots } from './slots.ts';
import { listed, slotAt, slotCount, slotsOf, withSlots } from './slots.ts';

/** A seat at the table, 0..n-1, clockwise. */
export type Seat = number;
/** Who looks: a seat, or somebody who sees only what the whole table sees. */
export type Viewer = Seat | 'table';
/** A set of seats as bits; `TABLE` is everybody, spectators too. */
export type Mask = number;
/** An opaque card: `generation * SLOTS + slot`. A shuffle gives a new generation, so an old id says nothing. */
export type CardId = number & { readonly brand: 'card' };
/** The catalogue id printed on a card; '' in the face table means "not known here". */
export type Face = string;

export const TABLE: Mask = 64;
export const NOBODY: Mask = 0;
/** Room for so many cards in one game. */
export const SLOTS = 512;

export function maskOf(seat: Seat): Mask {
  return 1 << seat;
}

/** Is the viewer in the audience? */
export function isIn(mask: Mask, viewer: Viewer): boolean {
  if ((mask & TABLE) !== 0) return true;
  return viewer !== 'table' && (mask & (1 << viewer)) !== 0;
}

/**
 * The two tables of knowledge, by slot. `know` (who has been shown the card) is public and equal everywhere;
 * `faces` is what this copy of the state holds.
 */
export type Cards = {
  readonly generation: number;
  readonly know: Slots<Mask>;
  readonly faces: Slots<Face>;
};

/** A rule asked for a face that this copy does not hold: a fault of the rule, never of a player. */
export class UnseenFace extends Error {
  constructor(id: CardId) {
    super(`the face of card ${id} was read before it was shown`);
    this.name = 'UnseenFace';
  }
}

/** Where a card's knowledge is kept; the same for all the ids it has borne. */
export function slotOf(id: CardId): number {
  return id % SLOTS;
}

/** Cards laid open before everybody, one id each; ids rise in the order given. */
export function openCards(faces: readonly Face[]): { readonly cards: Cards; readonly ids: readonly CardId[] } {
  if (faces.length > SLOTS) throw new RangeError(`at most ${SLOTS} cards`);
  const ids = faces.map((_, slot) => (SLOTS + slot) as CardId);
  return { cards: { generation: 1, know: slotsOf(faces.map(() => TABLE)), faces: slotsOf(faces) }, ids };
}

/** Who has been shown the card. */
export function audienceOf(cards: Cards, id: CardId): Mask {
  return slotAt(cards.know, slotOf(id)) ?? NOBODY;
}

export function isPublic(cards: Cards, id: CardId): boolean {
  return (audienceOf(cards, id) & TABLE) !== 0;
}

export function isKnownTo(cards: Cards, id: CardId, viewer: Viewer): boolean {
  return isIn(audienceOf(cards, id), viewer);
}

/** The face of a card that everybody has been shown. Throws `UnseenFace` otherwise. */
export function publicFace(cards: Cards, id: CardId): Face {
  const face = slotAt(cards.faces, slotOf(id));
  if (!isPublic(cards, id) || face === undefined || face === '') throw new UnseenFace(id);
  return face;
}

/** The face of a card as one viewer knows it. Throws `UnseenFace` when they were not shown it. */
export function faceFor(cards: Cards, id: CardId, viewer: Viewer): Face {
  const face = slotAt(cards.faces, slotOf(id));
  if (!isKnownTo(cards, id, viewer) || face === undefined || face === '') throw new UnseenFace(id);
  return face;
}

/** The face if this copy holds it, else null. For views, events and contradiction of false claims: never for a rule. */
export function heldFace(cards: Cards, id: CardId): Face | null {
  const face = slotAt(cards.faces, slotOf(id));
  return face === undefined || face === '' ? null : face;
}

/** The cards become known to who is in `to` besides those who know them; a null face stays as this copy holds it. */
export function shown(
  cards: Cards,
  ids: readonly CardId[],
  to: readonly Mask[],
  faces: readonly (Face | null)[],
): Cards {
  const slots = ids.map(slotOf);
  const know = withSlots(cards.know, slots, (i, before) => {
    const mask = before | (to[i] ?? NOBODY);
    return (mask & TABLE) !== 0 ? TABLE : mask;
  });
  return {
    generation: cards.generation,
    know,
    faces: withSlots(cards.faces, slots, (i, before) => faces[i] ?? before),
  };
}

/** The ids that `ids` get when they are next renamed: same slots, rising, a new generation. Their order says nothing. */
export function freshIds(cards: Cards, ids: readonly CardId[]): readonly CardId[] {
  const base = (cards.generation + 1) * SLOTS;
  return ids
    .map(slotOf)
    .sort((a, b) => a - b)
    .map((slot) => (base + slot) as CardId);
}

/** The cards `ids` become the cards `fresh`, known to `to` alone, with these faces (null: not held here). */
export function renamed(
  cards: Cards,
  fresh: readonly CardId[],
  to: Mask,
  faces: readonly (Face | null)[] | null,
): Cards {
  const slots = fresh.map(slotOf);
  return {
    generation: cards.generation + 1,
    know: withSlots(cards.know, slots, () => to),
    faces: withSlots(cards.faces, slots, (i) => faces?.[i] ?? ''),
  };
}

/** The tables as one viewer may have them: every face they were not shown is gone. */
export function cutTo(cards: Cards, viewer: Viewer): Cards {
  const know = listed(cards.know);
  const faces = listed(cards.faces).map((face, slot) => (isIn(know[slot] ?? NOBODY, viewer) ? face : ''));
  return { ...cards, faces: slotsOf(faces) };
}

/** The public half: who knows what, no face. */
export function publicHalf(cards: Cards): { readonly generation: number; readonly know: Slots<Mask> } {
  return { generation: cards.generation, know: cards.know };
}

/** The tables with these faces filled in, known to nobody anew: an imagined state of a searching bot. */
export function imagined(cards: Cards, ids: readonly CardId[], faces: readonly Face[]): Cards {
  return shown(
    cards,
    ids,
    ids.map(() => NOBODY),
    faces,
  );
}

/** The table of faces as it is held, for encoding and hashing a whole copy. */
export function faceTable(cards: Cards): Slots<Face> {
  return cards.faces;
}

/** How many cards there are. */
export function cardCount(cards: Cards): number {
  return slotCount(cards.know);
}

/** Tables of the first generation, from who knows and what is held of each card in turn. */
/** Tables of the first generation, from who knows and what is held of each card in turn. */
export function cardsFrom(know: readonly Mask[], faces: readonly Face[]): Cards {
  return { generation: 1, know: slotsOf(know), faces: slotsOf(faces) };
}

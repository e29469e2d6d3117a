// Who answers chance. A dealer holds the faces of cards that nobody was shown and nothing else; its luck comes from a
// seed and the number of the chance, so it has no generator to save and is rebuilt by replaying the log.

import type { ChanceAnswer, ChanceSpec } from './chance.ts';
import type { CardId, Face } from './knowledge.ts';
import { isIn, NOBODY, SLOTS, slotOf } from './knowledge.ts';
import type { Luck } from './luck.ts';
import type { Slots } from './slots.ts';
import { listed, slotAt, slotsOf, withSlots } from './slots.ts';
import { byWeight, luckOf, mixed } from './luck.ts';

/** What a dealer holds between two chances: the face of each card that nobody has been shown. */
export type Hidden = Iterable<readonly [CardId, Face]> & {
  readonly get: (id: CardId) => Face | undefined;
  readonly has: (id: CardId) => boolean;
  readonly size: number;
};

/**
 * Hidden faces by slot: a change copies a few short rows, which is many times cheaper than copying a Map, and a dealer
 * changes what it holds with every card shown.
 */
const NO_IDS: Slots<CardId | 0> = slotsOf(Array.from({ length: SLOTS }, () => 0 as const));
const NO_FACES: Slots<Face> = slotsOf(Array.from({ length: SLOTS }, () => ''));

class HiddenFaces implements Hidden {
  constructor(
    private readonly ids: Slots<CardId | 0> = NO_IDS,
    private readonly held: Slots<Face> = NO_FACES,
  ) {}

  get(id: CardId): Face | undefined {
    return this.has(id) ? slotAt(this.held, slotOf(id)) : undefined;
  }

  has(id: CardId): boolean {
    return slotAt(this.ids, slotOf(id)) === id;
  }

  get size(): number {
    return listed(this.ids).filter((id) => id !== 0).length;
  }

  *[Symbol.iterator](): Iterator<readonly [CardId, Face]> {
    for (const id of listed(this.ids)) if (id !== 0) yield [id, slotAt(this.held, slotOf(id)) ?? ''];
  }

  changed(gone: readonly CardId[], come: readonly CardId[], faces: readonly Face[]): HiddenFaces {
    const left = gone.filter((id) => this.has(id)).map(slotOf);
    const taken = come.map(slotOf);
    const ids = withSlots<CardId | 0>(
      withSlots<CardId | 0>(this.ids, left, () => 0),
      taken,
      (i) => come[i] ?? 0,
    );
    const held = withSlots(
      withSlots(this.held, left, () => ''),
      taken,
      (i) => faces[i] ?? '',
    );
    return new HiddenFaces(ids, held);
  }
}

export const NOTHING_HIDDEN: Hidden = new HiddenFaces();

/** The hidden faces without those of `gone` and with those of `come`. */
export function changed(
  hidden: Hidden,
  gone: readonly CardId[],
  come: readonly CardId[],
  faces: readonly Face[],
): Hidden {
  if (hidden instanceof HiddenFaces) return hidden.changed(gone, come, faces);
  const [ids, held] = [[...hidden].map(([id]) => id), [...hidden].map(([, face]) => face)];
  return new HiddenFaces().changed([], ids, held).changed(gone, come, faces);
}

/** What a dealer may ask of the game as it stands (the whole truth, not a copy cut to a viewer). */
export type Faces = {
  readonly heldFace: (id: CardId) => Face | null;
  readonly shows: (predicate: string, face: Face) => boolean;
};

export type Dealt = { readonly answer: ChanceAnswer; readonly hidden: Hidden };

/** Pure: the same seed, number, spec, hidden faces and state give the same answer. */
export type Dealer = {
  /** `number` counts the chances of the whole log from 0, undone ones too: what is rolled again is new luck. */
  readonly deal: (spec: ChanceSpec, number: number, hidden: Hidden, faces: Faces) => Dealt;
};

/** A card was asked for that neither the dealer nor the game knows: a fault of the game's rules. */
export class LostFace extends Error {
  constructor(id: CardId, what: string) {
    super(`chance was asked for card ${id} (${what}), whose face nobody holds`);
    this.name = 'LostFace';
  }
}

/** The dealer of real games. Whoever has the seed can foresee everything. */
export function seededDealer(seed: string): Dealer {
  return {
    deal: (spec, number, hidden, faces) => {
      const draw = (): Luck => luckOf(`${seed}/${number}`);
      switch (spec.kind) {
        case 'roll': {
          const luck = draw();
          return { answer: { kind: 'roll', dice: times(spec.dice, () => 1 + luck.below(spec.sides)) }, hidden };
        }
        case 'pick': {
          const value = spec.weights === null ? draw().below(spec.n) : byWeight(draw(), spec.weights);
          return { answer: { kind: 'pick', value }, hidden };
        }
        case 'shuffle':
          return layShuffled(spec, mixed(draw(), facesOf(spec.ids, spec.what, hidden, faces)), hidden);
        case 'reveal':
        case 'count':
          return lookUp(spec, hidden, faces);
      }
    },
  };
}

/** Answers that are no luck: the cards are what they are. */
export function lookUp(spec: Extract<ChanceSpec, { kind: 'reveal' | 'count' }>, hidden: Hidden, faces: Faces): Dealt {
  const found = facesOf(spec.ids, spec.what, hidden, faces);
  if (spec.kind === 'count') {
    return { answer: { kind: 'count', n: found.filter((face) => faces.shows(spec.of, face)).length }, hidden };
  }
  const { shownIf, to } = spec;
  const shown = found.map((face) => isIn(to, 'table') || (shownIf !== null && faces.shows(shownIf, face)));
  // Whom nobody was shown stays with the dealer; the answer of such a card names no face.
  const told = found.map((face, i) => (to !== NOBODY || shown[i] === true ? face : null));
  const known = spec.ids.filter((_, i) => told[i] !== null);
  return { answer: { kind: 'reveal', faces: told, shown }, hidden: forgotten(hidden, known) };
}

/** The mixed faces lie on the fresh ids: told to whoever is to see them, else kept by the dealer. */
export function layShuffled(
  spec: Extract<ChanceSpec, { kind: 'shuffle' }>,
  order: readonly Face[],
  hidden: Hidden,
): Dealt {
  const rest = forgotten(hidden, spec.ids);
  if (spec.to !== NOBODY) return { answer: { kind: 'shuffle', faces: order }, hidden: rest };
  const laid = changed(rest, [], spec.fresh, order);
  return { answer: { kind: 'shuffle', faces: null }, hidden: laid };
}

function facesOf(ids: readonly CardId[], what: string, hidden: Hidden, faces: Faces): Face[] {
  return ids.map((id) => {
    const face = hidden.get(id) ?? faces.heldFace(id);
    if (face === null) throw new LostFace(id, what);
    return face;
  });
}

function forgotten(hidden: Hidden, ids: readonly CardId[]): Hidden {
  if (!ids.some((id) => hidden.has(id))) return hidden;
  return changed(hidden, ids, [], []);
}

function times<T>(n: number, make: () => T): T[] {
  return Array.from({ length: n }, make);
}

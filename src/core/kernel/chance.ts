// Luck as data: what a game may ask of chance, and what an answer looks like.
// The core never draws: it states a spec, a dealer (or a log) brings the answer, `apply` checks and takes it.

import type { CardId, Face, Mask } from './knowledge.ts';

/**
 * What the game asks of chance.
 * - `roll`: `dice` dice of `sides` sides.
 * - `pick`: one of 0..n-1, all equally likely, or by whole-number `weights` (length n).
 * - `shuffle`: the cards `ids` are mixed and get the ids `fresh`; who is in `to` sees the new order.
 * - `reveal`: the faces of `ids` for who is in `to`; a card whose face satisfies the predicate `shownIf` is shown to all.
 * - `count`: how many of `ids` satisfy the predicate `of`: the number is public, which cards they are is not.
 */
export type ChanceSpec =
  | { readonly kind: 'roll'; readonly what: string; readonly dice: number; readonly sides: number }
  | { readonly kind: 'pick'; readonly what: string; readonly n: number; readonly weights: readonly number[] | null }
  | {
      readonly kind: 'shuffle';
      readonly what: string;
      readonly ids: readonly CardId[];
      readonly fresh: readonly CardId[];
      readonly to: Mask;
    }
  | {
      readonly kind: 'reveal';
      readonly what: string;
      readonly ids: readonly CardId[];
      readonly to: Mask;
      readonly shownIf: string | null;
    }
  | { readonly kind: 'count'; readonly what: string; readonly ids: readonly CardId[]; readonly of: string };

/**
 * The answer of chance. Faces are null where whoever holds this copy may not know them.
 * `shuffle.faces`: the faces in the new order when `to` is not empty, else null.
 * `reveal.shown[i]`: card i was shown to everybody.
 */
export type ChanceAnswer =
  | { readonly kind: 'roll'; readonly dice: readonly number[] }
  | { readonly kind: 'pick'; readonly value: number }
  | { readonly kind: 'shuffle'; readonly faces: readonly (Face | null)[] | null }
  | { readonly kind: 'reveal'; readonly faces: readonly (Face | null)[]; readonly shown: readonly boolean[] }
  | { readonly kind: 'count'; readonly n: number };

/** Is the answer of the right kind and size for the spec? A sentence when it is not. Faces are the game's to judge. */
export function answerFault(spec: ChanceSpec, answer: ChanceAnswer): string | null {
  if (typeof answer !== 'object' || answer === null) return 'chance gave no answer';
  if (spec.kind !== answer.kind) return `chance was asked for a ${spec.kind} and answered a ${answer.kind}`;
  switch (spec.kind) {
    case 'roll': {
      const { dice } = answer as Extract<ChanceAnswer, { kind: 'roll' }>;
      const fits = Array.isArray(dice) && dice.length === spec.dice && dice.every((d) => isWithin(d, 1, spec.sides));
      return fits ? null : `a roll of ${spec.dice} dice of ${spec.sides} sides does not fit`;
    }
    case 'pick':
      return isWithin((answer as Extract<ChanceAnswer, { kind: 'pick' }>).value, 0, spec.n - 1)
        ? null
        : `a pick lies outside 0 to ${spec.n - 1}`;
    case 'shuffle': {
      const { faces } = answer as Extract<ChanceAnswer, { kind: 'shuffle' }>;
      if (faces === null) return null;
      if (spec.to === 0) return 'a hidden shuffle names faces';
      return Array.isArray(faces) && faces.length === spec.ids.length
        ? null
        : 'a shuffle names the wrong number of faces';
    }
    case 'reveal': {
      const { faces, shown } = answer as Extract<ChanceAnswer, { kind: 'reveal' }>;
      const fits =
        Array.isArray(faces) &&
        Array.isArray(shown) &&
        faces.length === spec.ids.length &&
        shown.length === spec.ids.length;
      if (!fits) return 'a reveal names the wrong number of cards';
      return shown.every((s, i) => !s || faces[i] !== null) ? null : 'a card shown to all has no face';
    }
    case 'count':
      return isWithin((answer as Extract<ChanceAnswer, { kind: 'count' }>).n, 0, spec.ids.length)
        ? null
        : 'a count does not fit';
  }
}

function isWithin(n: unknown, low: number, high: number): boolean {
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= low && n <= high;
}

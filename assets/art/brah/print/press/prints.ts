// Everything that is printed, by name: sheets to be drawn at any size. Decides which; paints and writes nothing.

import { KINDS } from '../../../../../src/core/brah/public.ts';
import { cardModel, type CardModel } from '../../../../../src/present/brah/cards.ts';
import { BACKS, printBack } from '../back.ts';
import { printFace, type Sheet } from '../card.ts';
import { printMini } from '../mini.ts';
import { printBursts, printFx, printGlyphs, printSigns } from '../small.ts';
import { printTrait } from '../trait.ts';
import type { Measure } from '../type.ts';

export function modelOf(face: string): CardModel {
  const model = cardModel(face);
  if (model === null) throw new RangeError(`there is no card "${face}"`);
  return model;
}

/** The full face of a card, 250 by 350 units. */
export function faceSheet(face: string, measure: Measure): Sheet {
  const model = modelOf(face);
  return model.sides.length > 0 ? printTrait(model, measure) : printFace(model, measure);
}

export const miniSheet = (face: string, measure: Measure): Sheet => printMini(modelOf(face), measure);

export const backSheets = (): ReadonlyMap<string, Sheet> =>
  new Map(BACKS.map((back) => [`back:${back}`, printBack(back)]));

/** The sheets of the small atlas beside minis and backs. */
export const smallSheets = (measure: Measure): ReadonlyMap<string, Sheet> =>
  new Map([...printGlyphs(KINDS), ...printSigns(), ...printBursts(), ...printFx(measure)]);

// The own drawings by key and the scene of every face; a face without a scene gets one of its single glyph.

import type { CardModel } from '../../../../src/present/brah/cards.ts';
import type { Backdrop, CardScene, Figure } from './figure.ts';
import { familyOf, glyphOf } from './outlines.ts';

const HEROES: Readonly<Record<string, Figure>> = {};
const FOES: Readonly<Record<string, Figure>> = {};
export const SCENES: Readonly<Record<string, CardScene>> = {};

/** An own drawing. Throws on a key that nobody drew. */
export function drawing(key: string): Figure {
  const figure = HEROES[key] ?? FOES[key];
  if (figure === undefined) throw new RangeError(`nobody drew ${key}`);
  return figure;
}

const BASES = ['#E8B04A', '#C7D3DA', '#E0855A', '#8FBF6A', '#D9607A', '#7FB2E5'] as const;
const BACKDROPS: readonly Backdrop[] = ['rays', 'moon', 'swirl', 'dots', 'brick'];

/** What the art window of a face shows. */
export function sceneOf(model: CardModel): CardScene {
  const family = familyOf(model.face);
  const scene = SCENES[model.face] ?? SCENES[family];
  if (scene !== undefined) return scene;
  const figure = HEROES[family] !== undefined || FOES[family] !== undefined || family === 'kevin' ? family : undefined;
  const place = [...family].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const placed = {
    x: 117,
    y: 84,
    size: model.ground === 'boss' ? 158 : 122,
    base: BASES[place % BASES.length] ?? BASES[0],
  };
  return {
    backdrop: model.ground === 'idol' || model.ground === 'boss' ? 'rays' : (BACKDROPS[place % 5] ?? 'rays'),
    figures: [figure === undefined ? { ...placed, glyph: glyphOf(model.face) } : { ...placed, figure }],
  };
}

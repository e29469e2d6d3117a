// The own drawings by key and the scene of every face; a face without a scene gets one of its single glyph.

import type { CardModel } from '../../../../src/present/brah/cards.ts';
import type { Backdrop, CardScene, Figure, Placed } from './figure.ts';
import { FOES } from './foes/index.ts';
import { HEROES } from './heroes/index.ts';
import { familyOf, glyphOf } from './outlines.ts';
import { ART } from './palette.ts';
import { SCENES } from './scenes/index.ts';

export { SCENES };

/** An own drawing. Throws on a key that nobody drew. */
export function drawing(key: string): Figure {
  const figure = HEROES[key] ?? FOES[key];
  if (figure === undefined) throw new RangeError(`nobody drew ${key}`);
  return figure;
}

const BASES = ['#F0B84A', '#D3DCE2', '#E58A5C', '#9CCB72', '#E0708A', '#8FBDF0', '#C9A0EE'] as const;
const BACKDROPS: readonly Backdrop[] = ['rays', 'moon', 'swirl', 'dots', 'brick'];

/** What the art window of a face shows. */
export function sceneOf(model: CardModel): CardScene {
  const family = familyOf(model.face);
  const scene = SCENES[model.face] ?? SCENES[family];
  if (scene?.figures.every(isDrawn) === true) return scene;
  const figure = HEROES[family] !== undefined || FOES[family] !== undefined || family === 'kevin' ? family : undefined;
  const place = [...family].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const far = BASES.filter((base) => farApart(base, ART[model.ground].flat));
  const placed = {
    x: 117,
    ...(figure === undefined ? { y: 84, size: 122 } : family === 'kevin' ? { y: 88, size: 172 } : { y: 92, size: 158 }),
    base: far[place % far.length] ?? BASES[0],
  };
  return {
    backdrop:
      scene?.backdrop ??
      (model.ground === 'idol' || model.ground === 'boss' ? 'rays' : (BACKDROPS[place % 5] ?? 'rays')),
    ...(scene?.short === undefined ? {} : { short: scene.short }),
    figures: [figure === undefined ? { ...placed, glyph: glyphOf(model.face) } : { ...placed, figure }],
  };
}

/** Is the figure a glyph, Kevin, or one of the own drawings? */
function isDrawn({ figure }: Placed): boolean {
  return (
    figure === undefined || figure.startsWith('kevin') || HEROES[figure] !== undefined || FOES[figure] !== undefined
  );
}

/** Can these two inks be told apart at a glance, side by side? */
function farApart(a: string, b: string): boolean {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return Math.hypot(...[1, 3, 5].map((at) => part(a, at) - part(b, at))) > 110;
}

// The own drawings by key, the scene of every face, and its short name.

import type { CardScene, Figure } from './figure.ts';
import { FOES } from './foes/index.ts';
import { HEROES } from './heroes/index.ts';
import { kindName } from '../../../../src/present/brah/words.ts';
import { familyOf } from './outlines.ts';
import { SCENES } from './scenes/index.ts';

export { SCENES };

/** An own drawing. Throws on a key that nobody drew. */
export function drawing(key: string): Figure {
  const figure = HEROES[key] ?? FOES[key];
  if (figure === undefined) throw new RangeError(`nobody drew ${key}`);
  return figure;
}

/** What the art window of a face shows: the scene of the card or of its family. Throws on a face that has none. */
export function sceneOf(face: string): CardScene {
  const scene = SCENES[face] ?? SCENES[familyOf(face)];
  if (scene === undefined) throw new RangeError(`no scene for ${face}`);
  return scene;
}

/** The short names on the small prints, by family, where they are shorter than the name itself. */
export function shortNames(faces: readonly string[]): Readonly<Record<string, string>> {
  const named = faces.flatMap((face) => {
    const { short } = sceneOf(face);
    return short === undefined || short.length + 2 > kindName(familyOf(face)).length
      ? []
      : [[familyOf(face), short] as const];
  });
  return Object.fromEntries(named);
}

// The own drawings by key, the scene of every face, and its short name.

import type { CardScene, Figure } from './figure.ts';
import { FOES } from './foes/index.ts';
import { HEROES } from './heroes/index.ts';
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

/** The short names on the small prints of weapons, by family. */
export function shortNames(faces: readonly string[]): Readonly<Record<string, string>> {
  const named = faces.flatMap((face) => {
    const { short } = sceneOf(face);
    return short === undefined ? [] : [[familyOf(face), short] as const];
  });
  return Object.fromEntries(named);
}

// Bakes kinds of pictures into printed/ and keeps their index.

import { writeFileSync } from 'node:fs';
import { webp } from '../../../brah/print/press/atlas.ts';
import type { Pixels } from '../light.ts';
import { type Faces, OUT, readIndex, writeIndex, writeSheet } from './pages.ts';
import { portraitPictures, tokenPictures } from './people.ts';
import { firePictures, groundPlan, rock, type Scale, tilePictures, type Twice } from './tiles.ts';

const SCALES: readonly Scale[] = [1, 2];

async function bakeTiles(): Promise<void> {
  const made = new Map<string, Twice<Faces>>();
  for (const [name, bake] of tilePictures()) {
    made.set(name, bake());
    console.log(name);
  }
  const index = readIndex();
  for (const scale of SCALES) {
    const pictures = new Map([...made].map(([name, twice]) => [name, twice[scale]]));
    const quality = scale === 1 ? { lit: 86, bare: 82, normals: 82 } : { lit: 78, bare: 72, normals: 72 };
    index[`tiles-${scale}x`] = await writeSheet(`tiles-${scale}x`, pictures, quality);
    writeFileSync(`${OUT}rock-${scale}x.webp`, await webp(rock(scale), 72));
  }
  writeIndex({ ...index, ...groundPlan() });
}

type Makes = Iterable<readonly [name: string, make: () => Twice<Pixels>]>;

async function bakePlain(name: string, makes: Makes, quality: Twice<number>): Promise<void> {
  const pictures = new Map<string, Twice<Pixels>>();
  for (const [key, make] of makes) {
    pictures.set(key, make());
    console.log(key);
  }
  const index = readIndex();
  for (const scale of SCALES) {
    const faces = new Map([...pictures].map(([key, twice]) => [key, { lit: twice[scale] }]));
    index[`${name}-${scale}x`] = await writeSheet(`${name}-${scale}x`, faces, { lit: quality[scale] });
  }
  writeIndex(index);
}

const KINDS: Readonly<Record<string, () => Promise<void>>> = {
  tiles: bakeTiles,
  fires: () =>
    bakePlain(
      'fires',
      [...firePictures()].map(([key, twice]) => [key, () => twice] as const),
      { 1: 88, 2: 80 },
    ),
  tokens: () => bakePlain('tokens', tokenPictures(), { 1: 90, 2: 84 }),
  portraits: () => bakePlain('portraits', portraitPictures(), { 1: 84, 2: 76 }),
};

export async function bakeAll(words: readonly string[]): Promise<void> {
  for (const kind of words.length > 0 ? words : Object.keys(KINDS)) {
    const bake = KINDS[kind];
    if (bake === undefined) throw new Error(`there is no kind "${kind}": ${Object.keys(KINDS).join(', ')}`);
    await bake();
  }
}

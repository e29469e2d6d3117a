// Pictures side by side on dark stone, to look at.

import sharp from 'sharp';
import type { Pixels } from '../light.ts';
import { demoMap } from './demo.ts';
import { portraitPictures, tokenPictures } from './people.ts';
import { firePictures, type Scale, tilePictures } from './tiles.ts';

type Shown = readonly [name: string, pixels: Pixels];

type Made = Pixels | Promise<Pixels>;

function pictures(scale: Scale): readonly (readonly [string, () => Made])[] {
  return [
    ['map', () => demoMap(scale)],
    ...[...tilePictures()].map(([name, bake]) => [name, () => bake()[scale].lit] as const),
    ...[...tokenPictures(), ...portraitPictures()].map(([name, make]) => [name, () => make()[scale]] as const),
    ...[...firePictures()].map(([name, twice]) => [name, () => twice[scale]] as const),
  ];
}

/** Lays pictures in rows as wide as `width`. */
function rows(shown: readonly Shown[], width: number) {
  let [x, y, high] = [8, 8, 0];
  const places = shown.map(([, { rgba, w, h }]) => {
    if (x + w > width) [x, y, high] = [8, y + high + 8, 0];
    const place = { input: rgba, raw: { width: w, height: h, channels: 4 as const }, left: x, top: y };
    x += w + 8;
    high = Math.max(high, h);
    return place;
  });
  return { places, height: y + high + 8 };
}

/** Names and starts of names; without any, everything. */
export async function contactSheet(file: string, words: readonly string[], scale: number): Promise<void> {
  const wanted = pictures(scale === 2 ? 2 : 1).filter(
    ([name]) => words.length === 0 || words.some((w) => name.startsWith(w) || name.endsWith(`:${w}`)),
  );
  const shown = await Promise.all(wanted.map(async ([name, make]): Promise<Shown> => [name, await make()]));
  const width = Math.max(1560, ...shown.map(([, { w }]) => w + 16));
  const { places, height } = rows(shown, width);
  await sharp({ create: { width, height, channels: 4, background: '#0B0E16' } })
    .composite(places)
    .png()
    .toFile(file);
}

// Pages of pictures: packs them, writes WebP and says where each lies. The same pictures always give the same pages.

import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Pixels } from './raster.ts';

/** Page number and box in it. */
export type Frame = readonly [page: number, x: number, y: number, w: number, h: number];
export type Atlas = { readonly pages: readonly string[]; readonly frames: Readonly<Record<string, Frame>> };

const PAGE = 2048;
const PADDING = 4;

/** WebP as all prints are kept. */
export async function webp(pixels: Pixels, quality: number): Promise<Buffer> {
  return sharp(pixels.rgba, { raw: { width: pixels.w, height: pixels.h, channels: 4 } })
    .webp({ quality, alphaQuality: 90, effort: 5, smartSubsample: true })
    .toBuffer();
}

/** Writes `<name>-0.webp` and so on; pictures that are the same object share one place. */
export async function writeAtlas(
  folder: string,
  name: string,
  pictures: ReadonlyMap<string, Pixels>,
  quality: number,
): Promise<Atlas> {
  const unique = [...new Set(pictures.values())];
  const { places, sizes } = shelve(unique);
  const pages: string[] = [];
  for (const [page, { w, h }] of sizes.entries()) {
    const rgba = Buffer.alloc(w * h * 4);
    for (const [picture, [on, x, y]] of places) {
      if (on !== page) continue;
      for (let row = 0; row < picture.h; row += 1) {
        picture.rgba.copy(rgba, ((y + row) * w + x) * 4, row * picture.w * 4, (row + 1) * picture.w * 4);
      }
    }
    const file = `${name}-${page}.webp`;
    writeFileSync(`${folder}${file}`, await webp({ w, h, rgba }, quality));
    pages.push(file);
  }
  const frames: Record<string, Frame> = {};
  for (const [key, picture] of pictures) {
    const frame = places.get(picture);
    if (frame === undefined) throw new Error(`${key} is on no page`);
    frames[key] = frame;
  }
  return { pages, frames };
}

type Shelved = {
  readonly places: ReadonlyMap<Pixels, Frame>;
  readonly sizes: readonly { readonly w: number; readonly h: number }[];
};

/** Lays pictures in rows, the highest first, and starts a page where the last is full. Pictures come in few heights,
 *  so rows waste little. */
function shelve(pictures: readonly Pixels[]): Shelved {
  const places = new Map<Pixels, Frame>();
  const sizes: { w: number; h: number }[] = [];
  let [x, y, row] = [0, 0, 0];
  for (const picture of pictures.toSorted((a, b) => b.h - a.h)) {
    if (x + picture.w > PAGE) [x, y, row] = [0, y + row + PADDING, 0];
    if (sizes.length === 0 || y + picture.h > PAGE) {
      sizes.push({ w: 0, h: 0 });
      [x, y, row] = [0, 0, 0];
    }
    places.set(picture, [sizes.length - 1, x, y, picture.w, picture.h]);
    const size = sizes[sizes.length - 1] ?? { w: 0, h: 0 };
    size.w = Math.max(size.w, x + picture.w);
    size.h = Math.max(size.h, y + picture.h);
    row = Math.max(row, picture.h);
    x += picture.w + PADDING;
  }
  return { places, sizes };
}

// The committed prints are those of the cards: one of each, in their place, of their size, within budget; and ten
// printed anew look as they were committed.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { SIGNS } from '../../assets/art/brah/print/small.ts';
import { type Fonts, loadFonts } from '../../assets/art/brah/print/press/fonts.ts';
import { backSheets, faceSheet } from '../../assets/art/brah/print/press/prints.ts';
import { proveFonts, rasterise } from '../../assets/art/brah/print/press/raster.ts';
import frames from '../../assets/art/brah/printed/frames.json' with { type: 'json' };
import { KINDS } from '../../src/core/brah/public.ts';

type Atlas = { readonly pages: readonly string[]; readonly frames: Readonly<Record<string, readonly number[]>> };

const FOLDER = fileURLToPath(new URL('../../assets/art/brah/printed/', import.meta.url));
const ATLASES: Readonly<Record<string, Atlas>> = frames;
const BACKS = ['draw', 'treasure', 'cathulhu', 'trait', 'litterbox'].map((back) => `back:${back}`);
const MB = 1024 * 1024;

const atlas = (name: string): Atlas => ATLASES[name] ?? { pages: [], frames: {} };
const bytes = (files: readonly string[]): number => files.reduce((sum, file) => sum + statSync(FOLDER + file).size, 0);
const family = (face: string): string => face.replace(/-[123]$/, '');

describe('every card is printed', () => {
  test('once as a face, once as a small print and once twice as large', () => {
    const faces = KINDS.map((face) => `face:${face}`);
    expect(Object.keys(atlas('faces-1x').frames).toSorted()).toEqual([...faces, ...BACKS].toSorted());
    for (const small of ['small-1x', 'small-2x']) {
      const minis = Object.keys(atlas(small).frames).filter((key) => key.startsWith('mini:'));
      expect(minis.toSorted(), small).toEqual(KINDS.map((face) => `mini:${face}`).toSorted());
    }
    const large = [...KINDS.map((face) => `${face}.webp`), ...BACKS.map((key) => `${key.replace(':', '-')}.webp`)];
    expect(readdirSync(`${FOLDER}faces-2x`).toSorted()).toEqual(large.toSorted());
  });

  test('with a sign for every card and family, a back for every deck and a star for every colour', () => {
    const wanted = [
      ...new Set(KINDS.flatMap((face) => [`glyph:${face}`, `glyph:${family(face)}`])),
      ...BACKS,
      ...Object.keys(SIGNS).map((sign) => `sign:${sign}`),
      ...['melee', 'magic', 'hand', 'boss', 'monster', 'fake', 'treasure', 'ink'].map((ground) => `burst:${ground}`),
      ...['cuts', 'gouge', 'stamp-pure', 'stamp-fake', 'stamp-nay', 'portal', 'paw', 'crack'].map((fx) => `fx:${fx}`),
    ];
    for (const small of ['small-1x', 'small-2x']) {
      const held = atlas(small).frames;
      expect(
        wanted.filter((key) => held[key] === undefined),
        small,
      ).toEqual([]);
    }
  });
});

describe('the pages', () => {
  test.each(Object.keys(ATLASES))('of %s hold their frames and fit a small texture', async (name) => {
    const { pages, frames: held } = atlas(name);
    const sizes = await Promise.all(pages.map((page) => sharp(FOLDER + page).metadata()));
    for (const { width, height } of sizes) expect(Math.max(width, height)).toBeLessThanOrEqual(2048);
    for (const [key, [page = -1, x = 0, y = 0, w = 0, h = 0]] of Object.entries(held)) {
      const size = sizes[page];
      expect(size, key).toBeDefined();
      expect(x + w, key).toBeLessThanOrEqual(size?.width ?? 0);
      expect(y + h, key).toBeLessThanOrEqual(size?.height ?? 0);
    }
  });

  test('hold cards of the agreed sizes', async () => {
    const sizeOf = (name: string, start: string) => [
      ...new Set(
        Object.entries(atlas(name).frames)
          .filter(([key]) => key.startsWith(start))
          .map(([, frame]) => frame.slice(3).join('x')),
      ),
    ];
    expect(sizeOf('faces-1x', '')).toEqual(['250x350']);
    expect(sizeOf('small-1x', 'mini:')).toEqual(['80x112']);
    expect(sizeOf('small-2x', 'mini:')).toEqual(['160x224']);
    expect(sizeOf('small-1x', 'back:')).toEqual(['80x112']);
    expect(sizeOf('small-1x', 'glyph:')).toEqual(['40x40']);
    expect(sizeOf('small-2x', 'sign:')).toEqual(['64x64']);
    expect(sizeOf('small-1x', 'burst:')).toEqual(['96x96']);
    const { width, height } = await sharp(`${FOLDER}faces-2x/kevin.webp`).metadata();
    expect([width, height]).toEqual([500, 700]);
  });

  test('and the large faces stay within their budget', () => {
    expect(bytes(atlas('faces-1x').pages)).toBeLessThan(5 * MB);
    expect(bytes(readdirSync(`${FOLDER}faces-2x`).map((file) => `faces-2x/${file}`))).toBeLessThan(9.5 * MB);
    expect(bytes([...atlas('small-1x').pages, ...atlas('small-2x').pages])).toBeLessThan(4 * MB);
  });

  test('come with a table for every layout and two lanes', () => {
    const wanted = ['1280x800', '1024x768', '768x1024', '800x1280'].map((name) => `table-${name}.webp`);
    const missing = [...wanted, 'lane.webp', 'lane-calm.webp'].filter((file) => !existsSync(FOLDER + file));
    expect(missing).toEqual([]);
  });
});

describe('printed anew', () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await loadFonts();
    proveFonts(fonts);
  });

  // One of each way of setting a card: slots, part, no text, long text, two sides, star, dark ground, back.
  test.each([
    'florence',
    'ambi-dexter',
    'courtneys-boomstick-2',
    'rusty-spork',
    'nay',
    'magus',
    'kevin',
    'cursed-idol',
    'litter-tray-of-the-ancients',
    'back:draw',
  ])('%s looks as it was committed', async (name) => {
    const sheet = backSheets().get(name) ?? faceSheet(name, fonts.measure);
    const fresh = rasterise(sheet, 1, fonts);
    const { pages, frames: held } = atlas('faces-1x');
    const [page = 0, left = 0, top = 0, width = 0, height = 0] = held[name] ?? held[`face:${name}`] ?? [];
    const kept = await sharp(FOLDER + (pages[page] ?? ''))
      .extract({ left, top, width, height })
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect([fresh.w, fresh.h]).toEqual([width, height]);
    let [sum, far] = [0, 0];
    for (let i = 0; i < kept.length; i += 1) {
      // Colour under no ink is of no matter.
      if (i % 4 < 3 && (kept[i - (i % 4) + 3] ?? 0) === 0) continue;
      const off = Math.abs((kept[i] ?? 0) - (fresh.rgba[i] ?? 0));
      sum += off;
      if (off > 96) far += 1;
    }
    expect(sum / kept.length).toBeLessThan(6);
    expect(far / kept.length).toBeLessThan(0.01);
  });
});

// The committed pictures of Lairbreakers are those of its catalogues: one of each, in their place, of their size, within
// budget; and some baked anew look as they were committed.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Pixels } from '../../assets/art/lair/mason/light.ts';
import { tokenPictures } from '../../assets/art/lair/mason/press/people.ts';
import { tilePictures } from '../../assets/art/lair/mason/press/tiles.ts';
import index from '../../assets/art/lair/printed/frames.json' with { type: 'json' };
import { BOSSES, CLASSES, MONSTERS, TILES } from '../../src/core/lair/public.ts';

type Sheet = {
  readonly pages: readonly string[];
  readonly bare?: readonly string[];
  readonly normals?: readonly string[];
  readonly frames: Readonly<Record<string, readonly number[]>>;
};

const FOLDER = fileURLToPath(new URL('../../assets/art/lair/printed/', import.meta.url));
const SHEETS: ReadonlyMap<string, Sheet> = new Map(
  Object.entries(index as Readonly<Record<string, unknown>>).flatMap(([name, held]) =>
    typeof held === 'object' && held !== null && 'pages' in held ? [[name, held as Sheet] as const] : [],
  ),
);
const MB = 1024 * 1024;

const sheet = (name: string): Sheet => SHEETS.get(name) ?? { pages: [], frames: {} };
const names = (of: string, start: string): readonly string[] =>
  Object.keys(sheet(of).frames)
    .filter((key) => key.startsWith(start))
    .toSorted();
const sizes = (of: string, start: string): readonly string[] => [
  ...new Set(names(of, start).map((key) => (sheet(of).frames[key] ?? []).slice(3).join('x'))),
];

/** How far two pictures of one size are apart: in the mean, and the share of what is far off. */
function apart(fresh: Pixels, kept: Buffer): { readonly mean: number; readonly far: number } {
  let [sum, far] = [0, 0];
  for (let i = 0; i < kept.length; i += 1) {
    // Colour where nothing is, is of no matter.
    if (i % 4 < 3 && (kept[i - (i % 4) + 3] ?? 0) < 8) continue;
    const off = Math.abs((kept[i] ?? 0) - (fresh.rgba[i] ?? 0));
    sum += off;
    if (off > 96) far += 1;
  }
  return { mean: sum / kept.length, far: far / kept.length };
}

async function kept(of: string, name: string): Promise<Buffer> {
  const [page = 0, left = 0, top = 0, width = 0, height = 0] = sheet(of).frames[name] ?? [];
  return sharp(FOLDER + (sheet(of).pages[page] ?? ''))
    .extract({ left, top, width, height })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

describe('the ground', () => {
  test('has every tile once, and treasures and traps also as they are afterwards', () => {
    const after = TILES.flatMap(({ id, kind }) =>
      kind === 'treasure' ? [`tile:${id}:taken`] : kind === 'trap' ? [`tile:${id}:sprung`] : [],
    );
    const wanted = [...TILES.map(({ id }) => `tile:${id}`), ...after].toSorted();
    expect(names('tiles-1x', 'tile:')).toEqual(wanted);
    expect(names('tiles-2x', 'tile:')).toEqual(wanted);
  });

  test('has a door for every edge of the map, a flame in eight moments and the dark beyond', () => {
    const doors = ['blind', 'hidden', 'hidden-deep', 'open', 'way'].map((name) => `door:${name}`);
    expect(names('tiles-1x', 'door:')).toEqual(doors);
    expect(names('fires-1x', 'flame:')).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((i) => `flame:${i}`));
    expect(names('fires-2x', '')).toEqual(names('fires-1x', ''));
    expect(names('fires-2x', 'fog:')).toEqual(['fog:corner', 'fog:edge']);
    expect(['rock-1x.webp', 'rock-2x.webp'].filter((file) => !existsSync(FOLDER + file))).toEqual([]);
  });

  test('is of the agreed sizes, with colour and normals on pages of the same plan', async () => {
    expect(sizes('tiles-1x', 'tile:')).toEqual(['184x184']);
    expect(sizes('tiles-2x', 'tile:')).toEqual(['368x368']);
    for (const name of ['tiles-1x', 'tiles-2x']) {
      const { pages, bare = [], normals = [] } = sheet(name);
      const plan = async (files: readonly string[]) =>
        Promise.all(
          files.map(async (file) =>
            sharp(FOLDER + file)
              .metadata()
              .then(({ width, height }) => [width, height]),
          ),
        );
      expect(await plan(bare), name).toEqual(await plan(pages));
      expect(await plan(normals), name).toEqual(await plan(pages));
    }
  });

  test('tells where each tile burns: every room but a corridor has light of its own', () => {
    const rooms: Readonly<
      Record<string, { readonly torches: readonly unknown[]; readonly lamps: readonly unknown[] }>
    > = index.rooms;
    const dark = TILES.filter(({ id }) => (rooms[id]?.torches.length ?? 0) + (rooms[id]?.lamps.length ?? 0) === 0);
    expect(new Set(dark.map(({ kind }) => kind))).toEqual(new Set(['corridor']));
    expect(rooms['SHR']).toMatchObject({ candles: { length: 4 } });
  });
});

describe('the figures', () => {
  test('are one token a class and monster, and a portrait of every hero and boss', () => {
    const heroes = CLASSES.map(({ id }) => id);
    const tokens = [...heroes, ...MONSTERS.map(({ id }) => id)].map((id) => `token:${id}`).toSorted();
    const portraits = [...heroes, ...BOSSES.map(({ id }) => id)].map((id) => `portrait:${id}`).toSorted();
    for (const scale of ['1x', '2x']) {
      expect(names(`tokens-${scale}`, 'token:')).toEqual(tokens);
      expect(names(`portraits-${scale}`, '')).toEqual(portraits);
    }
  });

  test('are of the agreed sizes, bosses larger', () => {
    expect(sizes('tokens-1x', 'token:').toSorted()).toEqual(['128x128', '160x160']);
    expect(sizes('tokens-2x', 'token:').toSorted()).toEqual(['256x256', '320x320']);
    const large = names('tokens-1x', 'token:').filter((key) => (sheet('tokens-1x').frames[key] ?? [])[3] === 160);
    expect(large).toEqual(BOSSES.map(({ id }) => `token:${id}`).toSorted());
    expect(sizes('portraits-1x', '')).toEqual(['240x300']);
    expect(sizes('portraits-2x', '')).toEqual(['480x600']);
  });
});

describe('the pages', () => {
  test('hold their frames and fit a small texture', async () => {
    for (const [name, { pages, frames }] of SHEETS) {
      const found = await Promise.all(pages.map((page) => sharp(FOLDER + page).metadata()));
      for (const { width, height } of found) expect(Math.max(width, height), name).toBeLessThanOrEqual(2048);
      for (const [key, [page = -1, x = 0, y = 0, w = 0, h = 0]] of Object.entries(frames)) {
        expect(x + w, key).toBeLessThanOrEqual(found[page]?.width ?? 0);
        expect(y + h, key).toBeLessThanOrEqual(found[page]?.height ?? 0);
      }
    }
  });

  test('stay within the budget of the whole set', () => {
    const bytes = readdirSync(FOLDER).reduce((sum, file) => sum + statSync(FOLDER + file).size, 0);
    expect(bytes).toBeLessThan(6 * MB);
  });
});

describe('baked anew', () => {
  test.each([
    ['tiles-1x', 'tile:T04'],
    ['tiles-1x', 'tile:T23'],
    ['tiles-1x', 'door:open'],
    ['tokens-1x', 'token:druid'],
    ['tokens-1x', 'token:slime'],
  ])('of %s: %s looks as it was committed', async (of, name) => {
    const tile = [...tilePictures()].find(([key]) => key === name)?.[1];
    const fresh = tile === undefined ? new Map(tokenPictures()).get(name)?.()[1] : tile()[1].lit;
    if (fresh === undefined) throw new Error(`nobody bakes ${name}`);
    const { mean, far } = apart(fresh, await kept(of, name));
    expect(mean).toBeLessThan(6);
    expect(far).toBeLessThan(0.01);
  });
});

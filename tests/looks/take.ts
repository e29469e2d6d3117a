// `npm run looks`: pictures of the thirty positions of the table in its four layouts, dpr 1 and 2, for whoever judges them.
// Writes one file a picture, and for each layout and dpr a sheet of all thirty.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { build, preview } from 'vite';
import { keyOf } from '../../src/core/brah/public.ts';
import { findBrowser } from '../../src/cli/browser.mjs';
import { NAMES } from '../mirror/positions.ts';
import type { Position } from '../present/table/positions.ts';
import { thirty } from '../present/table/positions.ts';
import type { Laid } from './laid.ts';

const USAGE = 'npm run looks -- FOLDER [--only WORDS] [--dpr 1]   writes pictures of the thirty positions into FOLDER';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SIZES = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [800, 1280],
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, dpr: { type: 'string', default: '1,2' } },
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}

async function serve(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const outDir = `${ROOT}.cache/looks`;
  const root = fileURLToPath(new URL('.', import.meta.url));
  const configFile = `${ROOT}vite.config.ts`;
  await build({ configFile, root, publicDir: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 4600, host: '127.0.0.1', open: false },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** Lays the position and presses what is selected and chosen in it. */
async function lay(page: Page, { name, input }: Position): Promise<void> {
  const { view, offered, chosen, selected } = input;
  const laid: Laid = { name, view, offered: [...offered, ...chosen], names: NAMES };
  await page.evaluate((position) => {
    (Reflect.get(window, 'lay') as (laid: unknown) => void)(position);
  }, laid);
  await page.locator('.game').waitFor();
  const keys = [...(selected === null ? [] : [selected]), ...chosen.map((pick) => `pick-${keyOf(pick)}`)];
  for (const key of keys) {
    const at = key.startsWith('pick-') ? `[data-picks~="${key.slice(5)}"]` : `[data-thing="${key}"]`;
    await page
      .locator(at)
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await page.waitForTimeout(150);
  }
  await page.locator('.game:not(.unpainted)').waitFor();
  // Prints come in parts; nothing tells a page with a canvas that all are there.
  await page.waitForTimeout(2500);
}

async function sheetOf(shots: readonly string[], name: string): Promise<void> {
  const [columns, width] = [5, 640];
  const tiles = await Promise.all(shots.map((shot) => sharp(shot).resize({ width }).png().toBuffer()));
  const { height = 400 } = await sharp(tiles[0]).metadata();
  const rows = Math.ceil(tiles.length / columns);
  await sharp({ create: { width: columns * width, height: rows * height, channels: 3, background: '#000' } })
    .composite(tiles.map((input, i) => ({ input, left: (i % columns) * width, top: Math.floor(i / columns) * height })))
    .webp({ quality: 80 })
    .toFile(`${folder}/${name}.webp`);
}

mkdirSync(folder, { recursive: true });
const positions = (await thirty()).filter(({ name }) => name.includes(values.only));
const { url, close } = await serve();
const running = await chromium.launch({ executablePath: findBrowser() ?? '' });
for (const dpr of values.dpr.split(',').map(Number)) {
  for (const [width, height] of SIZES) {
    const context = await running.newContext({ viewport: { width, height }, deviceScaleFactor: dpr });
    const page = await context.newPage();
    page.on('pageerror', (error) => process.stderr.write(`${width}x${height}: ${error.message}\n`));
    await page.goto(url);
    const shots: string[] = [];
    for (const position of positions) {
      await lay(page, position);
      const path = `${folder}/${position.name.replaceAll(/[^a-z0-9]+/gi, '-')}-${width}x${height}-${dpr}x.png`;
      await page.screenshot({ path });
      shots.push(path);
    }
    await sheetOf(shots, `sheet-${width}x${height}-${dpr}x`);
    await context.close();
  }
}
await running.close();
await close();

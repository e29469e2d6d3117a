// The second half of `npm run bench`: the painted table beside a page that only starts Phaser, in the same browser and
// run. Software painting says nothing of frame rates, so what is reported is counted or is a ratio. It fails nothing.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../src/cli/browser.mjs';
import { serveStage } from '../e2e/stage/serve.ts';

function line(what: string, measured: string, target: string): void {
  console.log(`${what.padEnd(58)}${measured.padStart(14)}   ${target}`);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

type Sample = Awaited<ReturnType<typeof window.table.cold>>;

/** One cold page: from its start to the first frame, of Phaser alone or of a six-player table. */
async function cold(browser: Browser, url: string, table: boolean): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('[data-ready]');
  const sample = await page.evaluate((full) => window.table.cold(full), table);
  await context.close();
  return sample;
}

const found = ensureBrowser();
if ('why' in found) {
  console.log(`The painted table is left out: ${found.why}`);
  process.exit(0);
}
const served = await serveStage();
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const bare: Sample[] = [];
const table: Sample[] = [];
// By turns, so that a busy moment falls on both.
for (let round = 0; round < 5; round += 1) {
  bare.push(await cold(browser, served.url, false));
  table.push(await cold(browser, served.url, true));
}
await browser.close();
await served.close();

const [alone, full] = [median(bare.map(({ ms }) => ms)), median(table.map(({ ms }) => ms))];
line('draw calls on an idle six-player table', String(Math.max(...table.map(({ draws }) => draws))), 'at most 60');
line('script time a frame', `${median(table.map(({ script }) => script)).toFixed(2)} ms`, 'at most 3 ms');
line('textures', `${Math.round(Math.max(...table.map(({ bytes }) => bytes)) / 2 ** 20)} MB`, 'at most 128 MB');
line('first frame of Phaser alone', `${Math.round(alone)} ms`, '');
line('first frame of the table', `${Math.round(full)} ms`, '');
line('  ratio', (full / alone).toFixed(2), 'at most 1.5');
const phaser = readFileSync(
  fileURLToPath(new URL('../../node_modules/phaser/dist/phaser.esm.min.js', import.meta.url)),
);
line('Phaser itself', `${Math.round(gzipSync(phaser).length / 1024)} kB gzip`, 'see npm run size');

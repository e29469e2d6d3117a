// R105: the same log gives the same hashes in Node and in Chromium, entry by entry.

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { defaultConfig } from '../../src/core/brah/config.ts';
import { BRAH } from '../../src/core/brah/index.ts';
import { LOG_FORMAT, logText } from '../../src/core/kernel/log.ts';
import { playRandomly } from '../../src/core/kernel/random-play.ts';
import { openPage } from './browser.ts';
import { type Ending, endingOf } from './engines/replays.ts';

/** The replay code as one script for a page. */
async function script(): Promise<string> {
  const entry = fileURLToPath(new URL('./engines/replays.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'replaysBundle' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

test('R105 fifty logs of random games give the same hashes in Node and in Chromium', async () => {
  const logs = Array.from({ length: 50 }, (_, n) => {
    const config = defaultConfig(2 + (n % 5));
    const seed = `engines/${n}`;
    const { entries } = playRandomly(BRAH, config, seed, {
      every: 0,
      prints: true,
      weight: (pick) => (pick.pick === 'concede' ? 0 : pick.pick === 'accept-defeat' ? 8 : 40),
    });
    return logText({ format: LOG_FORMAT, game: 'brah', config, seed, seats: [], entries });
  });
  const here = logs.map(endingOf);
  for (const ending of here) expect(ending.fault).toBeNull();
  expect(here.every((ending) => ending.compared > 50)).toBe(true);
  const { page, close } = await openPage();
  const code = await script();
  await page.evaluate(code);
  const there: Ending[] = [];
  for (const log of logs) {
    there.push(
      await page.evaluate((text) => {
        const { replays } = globalThis as unknown as { replays: { endingOf: (text: string) => Ending } };
        return replays.endingOf(text);
      }, log),
    );
  }
  await close();
  expect(there).toEqual(here);
}, 120_000);

// R105: the same log gives the same hashes in Node and in Chromium, entry by entry. Other engines: the long run.

import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { fiftyLogs, replayScript } from './engines/logs.ts';
import { type Ending, endingOf } from './engines/replays.ts';

test('R105 fifty logs of random games give the same hashes in Node and in Chromium', async () => {
  const logs = fiftyLogs();
  const here = logs.map(endingOf);
  for (const ending of here) expect(ending.fault).toBeNull();
  expect(here.every((ending) => ending.compared > 50)).toBe(true);
  const { page, close } = await openPage();
  await page.evaluate(await replayScript());
  const there = await page.evaluate((texts) => {
    const { replays } = globalThis as unknown as { replays: { endingOf: (text: string) => Ending } };
    return texts.map(replays.endingOf);
  }, logs);
  await close();
  expect(there).toEqual(here);
}, 120_000);

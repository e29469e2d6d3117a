// The built page opens in a real browser: nothing thrown, logged, refused by its policy or missing.

import { expect, test } from 'vitest';
import { openPage } from './browser.ts';

test('the built page shows itself without a fault', async () => {
  const { page, faults, close } = await openPage();
  await page.getByRole('heading').first().waitFor();
  expect(await page.title()).toContain('Dungeon Night');
  expect(faults).toEqual([]);
  await close();
});

// Puts a position of a real game into the page's store as its save, so that a test begins late in a game.

import type { Page } from 'playwright-core';
import { hashText } from '../../src/core/kernel/hash.ts';

/** Writes a value under a key where the page keeps things. The page must have been opened before. */
export async function keep(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([at, kept]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('dungeon-night');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('kept', 'readwrite');
          change.objectStore('kept').put(kept, at as string);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          change.onerror = () => reject(change.error);
        };
      }),
    [key, value] as const,
  );
}

/** What the page keeps under a key. */
export async function kept(page: Page, key: string): Promise<unknown> {
  return page.evaluate(
    (at) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('dungeon-night');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kept').objectStore('kept').get(at);
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result ?? null);
          };
        };
      }),
    key,
  );
}

export function envelope(body: string, number = 1): Record<string, unknown> {
  return {
    format: 1,
    number,
    savedAt: '2026-01-01T00:00:00.000Z',
    title: 'Turn 9, Ann, Bo',
    body,
    checksum: hashText(body),
  };
}

export const QUICK = { textSize: 1, pace: 'instant', motion: 'less', verbosity: 'all', table: 'list', names: [] };

/** Opens the game page with this log as its save. */
export async function openSaved(
  page: Page,
  body: string,
  settings: unknown = QUICK,
  game: 'brah' | 'lair' = 'brah',
): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keep(page, 'settings', settings);
  await keep(page, `save/${game}/b`, envelope(body));
  // From the menu, where nothing is on its way: a reload in the middle of loading would be noted as a fault.
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(
    (to) => {
      location.hash = to;
    },
    game === 'brah' ? '#/game' : '#/lair',
  );
  await page.locator('.game, .curtain, .end').first().waitFor();
}

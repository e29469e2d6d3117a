// Whole endings of real games, played in a real browser through the list view: by keys alone, by taps alone.

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Pick } from '../../src/core/brah/public.ts';
import { keyOf } from '../../src/core/brah/public.ts';
import { openPage } from './browser.ts';
import { buttonOf, pressByKeys, twinOf } from './driver.ts';
import { beforeVictory } from './endings.ts';
import { openSaved } from './late.ts';
import { type Hands, playOut, tap } from './playing.ts';

/** The picks that have a button on the page. */
function buttonsOn(page: Page): Promise<readonly string[]> {
  return page
    .locator('.game [data-key^="pick-"], .game [data-key="concede"]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-key') ?? '').sort());
}

function buttonKey(pick: Pick): string {
  return pick.pick === 'concede' ? 'concede' : `pick-${keyOf(pick)}`;
}

/** The list view, played by this way of pressing a button. */
function listHands(press: (page: Page, selector: string) => Promise<void>): Hands {
  return { offered: buttonsOn, key: buttonKey, make: (page, pick) => press(page, buttonOf(pick)) };
}

let late = '';
beforeAll(async () => {
  late = await beforeVictory(3, 16);
});

test('R13 R19 R76 R77 R78 a game is won by the keyboard alone, and focus is never lost', async () => {
  const { page, faults, close } = await openPage();
  await openSaved(page, late);
  const moves = await playOut(page, twinOf(late), listHands(pressByKeys));
  await page.getByRole('heading', { name: 'You win, Brah!' }).waitFor();
  expect(moves).toBeGreaterThan(3);
  expect(faults).toEqual([]);
  await close();
});

test('R13 R14 a game is won by taps alone on a phone', async () => {
  const { page, faults, close } = await openPage('', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await openSaved(page, late);
  await playOut(page, twinOf(late), listHands(tap));
  await page.getByRole('heading', { name: 'You win, Brah!' }).waitFor();
  expect(faults).toEqual([]);
  await close();
});

// Whole endings of real games, played in a real browser through the list view: by keys alone, by taps alone.

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { BrahSession } from '../../src/app/brah-match.ts';
import type { Pick } from '../../src/core/brah/public.ts';
import { keyOf } from '../../src/core/brah/public.ts';
import { promptOf } from '../../src/present/brah/prompts.ts';
import { speechOf } from '../../src/present/brah/seek.ts';
import { NAMES } from '../mirror/positions.ts';
import { openPage } from './browser.ts';
import { adviceFor, buttonOf, nextQuestion, pressByKeys, twinOf, waitForDecision } from './driver.ts';
import { beforeVictory } from './endings.ts';
import { openSaved } from './late.ts';

/** The picks that have a button on the page. */
function buttonsOn(page: Page): Promise<readonly string[]> {
  return page
    .locator('.game [data-key^="pick-"], .game [data-key="concede"]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-key') ?? '').sort());
}

function buttonKey(pick: Pick): string {
  return pick.pick === 'concede' ? 'concede' : `pick-${keyOf(pick)}`;
}

async function playOut(page: Page, twin: BrahSession, press: (pick: Pick) => Promise<void>): Promise<number> {
  let moves = 0;
  for (;;) {
    const [seat] = await nextQuestion(twin);
    const pending = twin.pending();
    if (seat === undefined || pending.kind !== 'decide') return moves;
    const view = twin.view(seat);
    await waitForDecision(page, twin);
    expect(await page.locator('.ask').textContent()).toBe(promptOf(view, speechOf(view, NAMES)).ask);
    expect(await buttonsOn(page)).toEqual(twin.legal(seat).map(buttonKey).sort());
    const { picks, action } = adviceFor(twin, seat);
    for (const pick of picks) await press(pick);
    expect(twin.propose(seat, pending.no, action)).toBeNull();
    moves += 1;
    // Between the last button and the next there may be a frame without one.
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  }
}

let late = '';
beforeAll(async () => {
  late = await beforeVictory(3, 16);
});

test('R13 R19 R76 R77 R78 a game is won by the keyboard alone, and focus is never lost', async () => {
  const { page, faults, close } = await openPage();
  await openSaved(page, late);
  const moves = await playOut(page, twinOf(late), (pick) => pressByKeys(page, buttonOf(pick)));
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
  await playOut(page, twinOf(late), (pick) => page.locator(buttonOf(pick)).tap());
  await page.getByRole('heading', { name: 'You win, Brah!' }).waitFor();
  expect(faults).toEqual([]);
  await close();
});

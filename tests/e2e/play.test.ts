// Whole endings of real games, played in a real browser through the list view: by keys alone, by taps alone.

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { BrahSession } from '../../src/app/brah-match.ts';
import type { Pick } from '../../src/core/brah/public.ts';
import { keyOf } from '../../src/core/brah/public.ts';
import { promptOf } from '../../src/present/brah/prompts.ts';
import { speechOf } from '../../src/present/brah/seek.ts';
import { NAMES, positionOf, saveOf } from '../mirror/positions.ts';
import { openPage } from './browser.ts';
import { adviceFor, buttonOf, nextQuestion, pressByKeys, twinOf, waitForDecision } from './driver.ts';
import { openSaved } from './late.ts';

/** How many turns before its end the game is taken up. */
const TURNS = 3;

/** A save some turns before seat 0 wins, with a person there. */
async function beforeVictory(players: number, from: number): Promise<string> {
  for (let i = from; i < from + 60; i++) {
    const wish = { players, seed: `victory ${i}`, config: { shortDeck: 60, spread: 'even' as const } };
    const whole = await positionOf({ ...wish, until: (view) => view.outcome !== null });
    const end = whole?.view('table');
    if (end?.outcome?.winner !== 0 || end.turn.number < 8) continue;
    const cut = end.turn.number - TURNS;
    const late = await positionOf({ ...wish, until: (view, seats) => view.turn.number >= cut && seats.includes(0) });
    if (late === null) continue;
    const body = saveOf(late, [0]);
    if (await winsFromHere(body)) return body;
  }
  throw new Error('violated assumption: no such game');
}

/** With the advice of the driver, which thinks with another luck than the bot that sat there. */
async function winsFromHere(body: string): Promise<boolean> {
  const twin = twinOf(body);
  for (;;) {
    const [seat] = await nextQuestion(twin);
    const pending = twin.pending();
    if (seat === undefined || pending.kind !== 'decide') break;
    if (twin.propose(seat, pending.no, adviceFor(twin, seat).action) !== null) return false;
  }
  return twin.view('table').outcome?.winner === 0;
}

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

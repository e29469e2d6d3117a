// Whole games of four on the painted table, from the choice of Heroes to the end: with the mouse, by taps, by keys. At
// every decision the page must ask and offer what a session beside it does.

import { expect, test } from 'vitest';
import { situation } from '../../mirror/situations.ts';
import { openPage } from '../browser.ts';
import { pressByKeys, twinOf } from '../driver.ts';
import { openSaved, QUICK } from '../late.ts';
import type { Hands } from '../playing.ts';
import { click, paintedHands, playOut, tap } from '../playing.ts';

const PAINTED = { ...QUICK, table: 'painted' };
const LANDSCAPE = { viewport: { width: 1024, height: 768 } };

async function playWhole(hands: Hands, device: Parameters<typeof openPage>[1]): Promise<void> {
  const { page, faults, close } = await openPage('', device);
  const body = await situation('heroes');
  await openSaved(page, body, PAINTED);
  const twin = twinOf(body);
  const moves = await playOut(page, twin, hands);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { outcome, turn } = twin.view('table');
  process.stdout.write(`${moves} decisions, ${turn.number} turns, won by seat ${outcome?.winner}\n`);
  expect(outcome).not.toBeNull();
  expect(faults).toEqual([]);
  await close();
}

test('a game of four is played to its end with the mouse', () => playWhole(paintedHands(click), {}));

test('a game of four is played to its end by taps at 1024x768', () =>
  playWhole(paintedHands(tap), { ...LANDSCAPE, hasTouch: true }));

test('a game of four is played to its end by keys', () => playWhole(paintedHands(pressByKeys), LANDSCAPE));

// The painted table in a real browser: whole endings won with the mouse, by taps and by keys through the buttons over the
// canvas, what a drag does, what can be inspected, and what the curtain hides.

import { beforeAll, expect, test } from 'vitest';
import { findPosition, saveOf } from '../mirror/positions.ts';
import { situation } from '../mirror/situations.ts';
import { openPage } from './browser.ts';
import { pressByKeys, twinOf } from './driver.ts';
import { beforeVictory } from './endings.ts';
import { openSaved, QUICK } from './late.ts';
import { click, paintedHands, playOut, tap } from './playing.ts';

const PAINTED = { ...QUICK, table: 'painted' };
const LANDSCAPE = { viewport: { width: 1024, height: 768 }, hasTouch: true };

let late = '';
beforeAll(async () => {
  late = await beforeVictory(3, 16, 1);
});

test('R13 R15 R76 a game is won on the painted table with the mouse', async () => {
  const { page, faults, close } = await openPage();
  await openSaved(page, late, PAINTED);
  expect(await playOut(page, twinOf(late), paintedHands(click))).toBeGreaterThan(1);
  await page.getByRole('heading', { name: 'You win, Brah!' }).waitFor();
  expect(faults).toEqual([]);
  await close();
});

test('R13 R14 R16 a game is won on the painted table by taps at 1024x768', async () => {
  const { page, faults, close } = await openPage('', LANDSCAPE);
  await openSaved(page, late, PAINTED);
  await playOut(page, twinOf(late), paintedHands(tap));
  await page.getByRole('heading', { name: 'You win, Brah!' }).waitFor();
  expect(faults).toEqual([]);
  await close();
});

test('R19 R78 a game is won on the painted table by keys alone', async () => {
  const { page, faults, close } = await openPage('', { viewport: LANDSCAPE.viewport });
  await openSaved(page, late, PAINTED);
  await playOut(page, twinOf(late), paintedHands(pressByKeys));
  await page.getByRole('heading', { name: 'You win, Brah!' }).waitFor();
  expect(faults).toEqual([]);
  await close();
});

test('R3 R4 any card opens the inspector by long press, right click and key, beside the buttons', async () => {
  const { page, close } = await openPage();
  await openSaved(page, await situation('main'), PAINTED);
  const card = page.locator('[data-region="hand"] [data-thing]').first();
  const sheet = page.locator('.side-sheet');
  await card.click({ button: 'right' });
  await sheet.waitFor();
  const [box, buttons] = [await sheet.boundingBox(), await page.locator('.painted-buttons').boundingBox()];
  expect(box?.width ?? 0).toBeLessThanOrEqual(1280 * 0.45);
  const apart =
    box === null ||
    buttons === null ||
    box.x + box.width <= buttons.x ||
    buttons.x + buttons.width <= box.x ||
    box.y + box.height <= buttons.y ||
    buttons.y + buttons.height <= box.y;
  expect(apart, 'the sheet leaves the buttons free').toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.locator('[data-region="bazaar"] [data-thing]').first().focus();
  await page.keyboard.press('i');
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  const rival = await page.locator('[data-region="rivals"] [data-thing]').first().boundingBox();
  await page.mouse.move((rival?.x ?? 0) + 60, (rival?.y ?? 0) + 60);
  await page.mouse.down();
  await sheet.waitFor();
  await page.mouse.up();
  expect(await sheet.count()).toBe(1);
  await close();
});

test('R12 targets on a touch screen are at least 44 by 44, in both tablet directions', async () => {
  for (const viewport of [LANDSCAPE.viewport, { width: 768, height: 1024 }]) {
    const { page, close } = await openPage('', { viewport, hasTouch: true });
    await openSaved(page, await situation('main'), PAINTED);
    await page.locator('[data-region="hand"] [data-thing]').first().waitFor();
    const small = await page.locator('.painted button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { offsetWidth: w, offsetHeight: h } = button as HTMLElement;
        return w > 0 && (w < 43.5 || h < 43.5) ? [`${button.getAttribute('data-key')} ${w}x${h}`] : [];
      }),
    );
    expect(small).toEqual([]);
    await close();
  }
});

test('R47 the curtain hides canvas and buttons alike', async () => {
  const start = await findPosition({
    players: 2,
    until: (view) => view.turn.number >= 3 && view.asked?.prompt === 'main',
  });
  const { page, close } = await openPage();
  await openSaved(page, saveOf(start, [0, 1]), PAINTED);
  await page.locator('.curtain').waitFor();
  expect(await page.locator('.painted').count()).toBe(0);
  expect(await page.locator('[data-thing]').count()).toBe(0);
  const covered = await page.locator('.curtain').evaluate((curtain) => {
    const { left, top, right, bottom } = curtain.getBoundingClientRect();
    const over = document.elementFromPoint(innerWidth / 2, innerHeight - 30);
    return left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight && curtain.contains(over);
  });
  expect(covered).toBe(true);
  await close();
});

test('R2 the canvas has as many pixels as the screen shows, at most two for one', async () => {
  for (const [deviceScaleFactor, width] of [
    [1.5, 1200],
    [3, 1600],
  ] as const) {
    const { page, close } = await openPage('', { viewport: { width: 800, height: 600 }, deviceScaleFactor });
    await openSaved(page, await situation('heroes'), PAINTED);
    await expect
      .poll(() => page.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).width))
      .toBe(width);
    const box = await page.locator('canvas').boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([800, 600]);
    await close();
  }
});

test('R78 F6 leads round the table: past every region where something can be pressed, back to the prompt', async () => {
  const { page, close } = await openPage('', { viewport: LANDSCAPE.viewport });
  await openSaved(page, await situation('heroes'), PAINTED);
  const region = () =>
    page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region') ?? '');
  const visited = [await region()];
  for (let i = 0; i < 12 && (i === 0 || visited.at(-1) !== 'prompt'); i++) {
    await page.keyboard.press('F6');
    visited.push(await region());
  }
  expect(visited.at(-1)).toBe('prompt');
  expect(new Set(visited).size, visited.join(' ')).toBe(visited.length - 1);
  await close();
});

// A machine that stands still for 400 ms between press and move has made a long press of it.
test('R13 a card dragged onto the lane is played', { retry: 3 }, async () => {
  const { page, faults, close } = await openPage();
  await openSaved(page, await situation('main'), PAINTED);
  await page.locator('.painted:not(.unpainted)').waitFor();
  const card = page.locator('[data-region="hand"] [data-picks*="play:"]').last();
  const decision = await page.locator('.painted').getAttribute('data-decision');
  const [from, lane] = [await card.boundingBox(), await page.locator('.painted-ribbon').boundingBox()];
  const start = { x: (from?.x ?? 0) + (from?.width ?? 0) / 2, y: (from?.y ?? 0) + 40 };
  const end = { x: (lane?.x ?? 0) + 200, y: (lane?.y ?? 0) + 140 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y - 30);
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await expect
    .poll(async () => {
      const now = await page.locator('.painted').getAttribute('data-decision');
      return now !== decision || (await page.locator('.chip').count()) > 0;
    })
    .toBe(true);
  expect(faults).toEqual([]);
  await close();
});

test('R21 a press while things still move is taken at once', async () => {
  const { page, close } = await openPage();
  await openSaved(page, await situation('main'), { ...PAINTED, motion: 'full' });
  await page.locator('[data-region="hand"] [data-picks]:not([data-picks=""])').nth(1).waitFor();
  const pressed = await page.evaluate(async () => {
    const may = '[data-region="hand"] [data-picks]:not([data-picks=""])';
    const cards = () => [...document.querySelectorAll<HTMLElement>(may)];
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // The first one starts to rise; the second press comes before it has.
    cards()[0]?.click();
    await frame();
    const second = cards()[1]?.dataset['thing'] ?? '';
    cards()[1]?.click();
    await frame();
    await frame();
    return document.querySelector(`[data-thing="${second}"]`)?.getAttribute('aria-pressed');
  });
  expect(pressed).toBe('true');
  await close();
});

test('R94 a picture that does not come back is said in a sentence, and the game goes on', async () => {
  const { page, close } = await openPage();
  await openSaved(page, await situation('main'), PAINTED);
  await page.locator('.painted:not(.unpainted)').waitFor();
  const decision = await page.locator('.game').getAttribute('data-decision');
  await page.locator('canvas').evaluate((canvas) => {
    const found = canvas as HTMLCanvasElement;
    (found.getContext('webgl2') ?? found.getContext('webgl'))?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  const notice = page.getByRole('alert').filter({ hasText: 'Your game is kept' });
  await notice.waitFor();
  await notice.getByRole('button', { name: 'Go on in the list view' }).click();
  await page.locator('.game:not(.painted) .hand').waitFor();
  expect(await page.locator('.game').getAttribute('data-decision')).toBe(decision);
  await close();
});

// The painted stage by itself, in a browser: what only real pixels, a real graphics context and a real clock can tell.

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cue } from '../../src/present/brah/table/stage.ts';
import { browser } from './browser.ts';
import { serveStage } from './stage/serve.ts';

let served: Awaited<ReturnType<typeof serveStage>>;

beforeAll(async () => {
  served = await serveStage();
});
afterAll(() => served.close());

type Opened = { readonly page: Page; readonly faults: readonly string[]; readonly close: () => Promise<void> };

async function opened(setup?: () => void): Promise<Opened> {
  const context = await (await browser()).newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  if (setup !== undefined) await page.addInitScript(setup);
  await page.goto(served.url);
  await page.waitForSelector('[data-ready]');
  return { page, faults, close: () => context.close() };
}

/** Waits until the stage has slept for a while: every print has come, nothing moves. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const facts = window.table.facts();
      const now = `${facts?.frames}|${facts?.asleep}|${window.table.coming}`;
      const known: { now: string; since: number } = Reflect.get(window, 'rest') ?? { now: '', since: 0 };
      if (known.now !== now) Reflect.set(window, 'rest', { now, since: performance.now() });
      return (
        known.now === now &&
        facts?.asleep === true &&
        window.table.coming === 0 &&
        performance.now() - known.since > 900
      );
    },
    undefined,
    { polling: 60 },
  );
}

/** The page's pixels; `coarse` blends each eight by eight to one. */
async function pixels(page: Page, coarse = false): Promise<Buffer> {
  const shot = sharp(await page.screenshot());
  return (coarse ? shot.resize(160, 100) : shot).removeAlpha().raw().toBuffer();
}

/** The share of pixels of which a channel differs by more than `by`, and the box they lie in. */
function differing(a: Buffer, b: Buffer, by = 48): { readonly share: number; readonly where: readonly number[] } {
  let count = 0;
  let [left, top, right, bottom] = [1280, 800, 0, 0];
  for (let i = 0; i < a.length; i += 3) {
    const far = [0, 1, 2].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > by);
    if (!far) continue;
    count += 1;
    const [x, y] = [(i / 3) % 1280, Math.floor(i / 3 / 1280)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { share: count / (a.length / 3), where: count === 0 ? [] : [left, top, right, bottom] };
}

/** The same, but for the rounding of a few edges that the card does in its own order. */
const SAME = 0.00005;

test('sixty turned cards from several textures are all there: WebGL paints what the canvas renderer paints', async () => {
  const shots: Buffer[] = [];
  for (const canvas of [false, true]) {
    const { page, faults, close } = await opened();
    await page.evaluate(async (canvas) => {
      await window.table.open({ canvas });
      window.table.show(window.table.sixty());
    }, canvas);
    await atRest(page);
    expect(await page.evaluate(() => window.table.facts()?.renderer)).toBe(canvas ? 'canvas' : 'webgl');
    shots.push(await pixels(page, true));
    expect(faults).toEqual([]);
    await close();
  }
  const [gl, flat] = shots;
  // A card that is not there would be one in a hundred.
  expect(differing(gl ?? Buffer.alloc(0), flat ?? Buffer.alloc(0), 28).share).toBeLessThan(0.003);
});

test('R89 R92 a six-player table: few draw calls, nothing painted at rest, nothing left after twenty openings', async () => {
  const { page, faults, close } = await opened(() => {
    // Listeners on what outlives a stage.
    const counts = { listeners: 0 };
    Object.assign(window, { counts });
    const counted = (by: number, method: (...given: never[]) => void) =>
      function (this: unknown, ...given: never[]) {
        if (this === window || this === document || this === document.fonts || this === undefined)
          counts.listeners += by;
        return method.apply(this, given);
      };
    const all = EventTarget.prototype;
    all.addEventListener = counted(1, all.addEventListener);
    all.removeEventListener = counted(-1, all.removeEventListener);
  });
  await page.evaluate(async () => {
    await window.table.open();
    window.table.show(window.table.picture(5, 1));
  });
  await atRest(page);
  const before = await page.evaluate(() => window.table.facts());
  expect(before?.drawCalls).toBeGreaterThan(0);
  expect(before?.drawCalls).toBeLessThanOrEqual(60);
  expect(before?.clipped).toEqual([]);
  expect(before?.textureBytes).toBeLessThan(128 * 2 ** 20);
  await page.waitForTimeout(2000);
  const after = await page.evaluate(() => window.table.facts());
  expect([after?.frames, after?.asleep]).toEqual([before?.frames, true]);

  const rounds = await page.evaluate(async () => {
    window.table.stop();
    const state = () => [document.querySelectorAll('canvas').length, Reflect.get(window, 'counts').listeners];
    const seen: string[] = [];
    for (let i = 0; i < 20; i += 1) {
      await window.table.open();
      const some = { ...window.table.picture(), decor: [], labels: [] };
      window.table.show({ ...some, things: some.things.slice(0, 8) }, []);
      window.table.show({ ...some, things: some.things.slice(4, 12) }, [{ cue: 'shuffle', pile: 'hero:1:0' }]);
      window.table.stop();
      seen.push(state().join());
    }
    return [...new Set(seen)];
  });
  // No canvas, and from the first round to the last as many listeners.
  expect(rounds).toHaveLength(1);
  expect(rounds[0]?.startsWith('0,')).toBe(true);
  expect(faults).toEqual([]);
  await close();
});

test('R8 twenty sizes: the canvas fills exactly what the picture was made for', async () => {
  const { page, faults, close } = await opened();
  const wrong = await page.evaluate(async () => {
    await window.table.open();
    const wrong: unknown[] = [];
    const whole = window.table.picture();
    const few = { ...whole, things: whole.things.slice(-7), labels: [], decor: [] };
    let luck = 7;
    const next = (from: number, to: number) => {
      luck = (luck * 16807) % 2147483647;
      return from + (luck % (to - from));
    };
    for (let i = 0; i < 20; i += 1) {
      const [width, height] = [next(320, 1000), next(320, 1000)];
      const dpr = i < 17 ? 1 : 2;
      if (i === 17) window.table.stage?.setDpr(2);
      window.table.show({ ...few, width, height });
      await new Promise((done) => setTimeout(done, 20));
      const canvas = document.querySelector('canvas');
      const box = canvas?.getBoundingClientRect();
      const said = [box?.width, box?.height, canvas?.width, canvas?.height];
      if (said.join() !== [width, height, width * dpr, height * dpr].join()) wrong.push([width, height, dpr, said]);
    }
    return wrong;
  });
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

test('R94 the graphics context is lost and comes back, asleep and awake: the same picture', async () => {
  const { page, faults, close } = await opened();
  await page.evaluate(async () => {
    await window.table.open();
    window.table.show(window.table.picture());
  });
  await atRest(page);
  const before = await pixels(page);
  for (const awake of [false, true]) {
    await page.evaluate(async (awake) => {
      const canvas = document.querySelector('canvas');
      const gl = canvas?.getContext('webgl') ?? canvas?.getContext('webgl2');
      const ability = gl?.getExtension('WEBGL_lose_context');
      if (awake) window.table.show(window.table.picture(), [{ cue: 'shuffle', pile: 'pile:draw' }]);
      ability?.loseContext();
      await new Promise((done) => setTimeout(done, 200));
      ability?.restoreContext();
      await new Promise((done) => setTimeout(done, 400));
    }, awake);
    await atRest(page);
    expect(differing(before, await pixels(page), 8).share, awake ? 'awake' : 'asleep').toBeLessThan(0.01);
  }
  expect(faults).toEqual([]);
  await close();
});

/** Cues of every kind, over the change from the first picture to the second. */
const CUES: readonly Cue[] = [
  { cue: 'move', thing: 'card:5', from: 'card:5', to: 'pile:discard', how: 'play' },
  { cue: 'move', thing: 'card:900', from: 'pile:draw', to: 'hero:2:0', how: 'draw' },
  { cue: 'move', thing: 'card:100', from: 'hero:1:0', to: 'card:100', how: 'steal' },
  { cue: 'move', thing: 'weapon:95', from: 'weapon:95', to: 'pile:draw', how: 'banish' },
  { cue: 'stamp', at: 'foe:60', stamp: 'nay' },
  { cue: 'flip', thing: 'trait:90' },
  { cue: 'attack', weapons: ['weapon:90', 'weapon:91'], totals: ['4', '9'], foe: 'foe:60' },
  { cue: 'won-fight', foe: 'foe:60' },
  { cue: 'lost-fight', seat: 0 },
  { cue: 'monster', foe: 'foe:60' },
  { cue: 'kevin', foe: 'foe:61', first: false },
  { cue: 'idol', idol: 'idol:0' },
  { cue: 'shuffle', pile: 'pile:draw' },
  { cue: 'turn', seat: 0, words: 'Your go' },
  { cue: 'out', seat: 1 },
  { cue: 'victory', seat: 0 },
];

test('R32 the picture is the same whether motion ends by itself, is ended, or never began', async () => {
  const { page, faults, close } = await opened();
  await page.evaluate(async () => {
    await window.table.open();
    window.table.show(window.table.picture(3, 0));
    window.table.show(window.table.picture(3, 1));
  });
  await atRest(page);
  const still = await pixels(page);
  const run = async (cues: readonly Cue[], wait: number, end: boolean, calm = false) => {
    await page.evaluate(
      ({ cues, calm }) => {
        window.table.stage?.setCalm(calm);
        window.table.show(window.table.picture(3, 0));
        window.table.show(window.table.picture(3, 1), cues);
      },
      { cues, calm },
    );
    await page.waitForTimeout(wait);
    if (end) await page.evaluate(() => window.table.stage?.finish());
    await atRest(page);
    expect(await page.evaluate(() => window.table.facts()?.tweens)).toBe(0);
    return differing(still, await pixels(page), 8).share;
  };
  expect(await run(CUES, 0, false)).toBeLessThan(SAME);
  expect(await run(CUES, 0, false, true)).toBeLessThan(SAME);
  for (const wait of [40, 900]) expect(await run(CUES, wait, true)).toBeLessThan(SAME);
  expect(faults).toEqual([]);
  await close();
});

test('R35 a held card follows the pointer and goes back; a thing pointed at is lifted and comes down', async () => {
  const { page, faults, close } = await opened();
  await page.evaluate(async () => {
    await window.table.open();
    window.table.show(window.table.picture());
  });
  await atRest(page);
  const still = await pixels(page);
  await page.evaluate(() => window.table.stage?.drag({ thing: 'card:0', x: 640, y: 300 }));
  await atRest(page);
  expect(differing(still, await pixels(page)).share).toBeGreaterThan(0.01);
  await page.evaluate(() => window.table.stage?.drag(null));
  await atRest(page);
  expect(differing(still, await pixels(page), 8).share).toBeLessThan(SAME);
  await page.evaluate(() => window.table.stage?.point('card:0'));
  await atRest(page);
  expect(differing(still, await pixels(page)).share).toBeGreaterThan(0.0005);
  await page.evaluate(() => window.table.stage?.point(null));
  await atRest(page);
  expect(differing(still, await pixels(page), 8).share).toBeLessThan(SAME);
  await page.evaluate(() => window.table.stage?.blank());
  await atRest(page);
  const blank = await pixels(page);
  expect(new Set(blank).size).toBeLessThanOrEqual(3);
  expect(faults).toEqual([]);
  await close();
});

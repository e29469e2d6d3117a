// The camera of the map: whatever a hand does to it, all that comes of it is a camera within its limits.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box, Point } from '../../../src/present/boxes.ts';
import type { Camera } from '../../../src/present/lair/dungeon/camera.ts';
import {
  fitted,
  inWorld,
  kept,
  lookingAt,
  onScreen,
  panned,
  pinched,
  showing,
  signScale,
  zoomed,
} from '../../../src/present/lair/dungeon/camera.ts';
import { fingerDown, fingerMoved, fingerUp, NO_TOUCH, SLOP } from '../../../src/present/lair/dungeon/gestures.ts';

const MAP: Box = { x: 272, y: 68, w: 760, h: 564 };
const BOUNDS: Box = { x: -368, y: -184, w: 920, h: 736 };
const START: Camera = { x: 92, y: 92, zoom: 1 };

const point = fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 0, max: 800 }) });
const camera = fc.record({
  x: fc.integer({ min: -400, max: 600 }),
  y: fc.integer({ min: -400, max: 600 }),
  zoom: fc.double({ min: 0.5, max: 3, noNaN: true }),
});

function isNear(a: Point, b: Point, by = 0.001): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < by;
}

test('world and screen are each other backwards', () => {
  fc.assert(fc.property(camera, point, (c, p) => isNear(onScreen(c, MAP, inWorld(c, MAP, p)), p)));
});

test('zooming keeps what is under the finger there', () => {
  fc.assert(
    fc.property(camera, point, fc.double({ min: 0.2, max: 5, noNaN: true }), (c, p, factor) => {
      const next = zoomed(c, MAP, p, factor);
      return isNear(inWorld(next, MAP, p), inWorld(c, MAP, p)) && next.zoom >= 0.5 && next.zoom <= 3;
    }),
  );
});

test('panning moves the world as far as the finger went', () => {
  fc.assert(
    fc.property(camera, point, point, (c, p, by) => {
      const moved = onScreen(panned(c, by), MAP, inWorld(c, MAP, p));
      return isNear(moved, { x: p.x + by.x, y: p.y + by.y });
    }),
  );
});

test('two fingers keep what they hold, as long as there is room to zoom', () => {
  const from = [
    { x: 400, y: 300 },
    { x: 600, y: 300 },
  ] as const;
  const to = [
    { x: 380, y: 340 },
    { x: 680, y: 340 },
  ] as const;
  const next = pinched(START, MAP, from, to);
  expect(next.zoom).toBeCloseTo(1.5);
  for (const i of [0, 1] as const) expect(isNear(onScreen(next, MAP, inWorld(START, MAP, from[i])), to[i])).toBe(true);
});

test('fitting shows the whole dungeon where that is not too far away', () => {
  const c = fitted(BOUNDS, MAP);
  const a = onScreen(c, MAP, BOUNDS);
  const b = onScreen(c, MAP, { x: BOUNDS.x + BOUNDS.w, y: BOUNDS.y + BOUNDS.h });
  expect([a.x >= MAP.x, a.y >= MAP.y, b.x <= MAP.x + MAP.w, b.y <= MAP.y + MAP.h]).toEqual([true, true, true, true]);
  expect(fitted({ x: 0, y: 0, w: 184, h: 184 }, MAP).zoom).toBe(1.25);
  expect(fitted({ x: 0, y: 0, w: 9000, h: 184 }, MAP).zoom).toBe(0.5);
});

describe('a camera that shows a part of the world', () => {
  test('does not move when the part is seen already', () => {
    expect(showing(START, MAP, { x: 0, y: 0, w: 184, h: 184 })).toEqual(START);
  });

  test('moves just far enough', () => {
    const part = { x: 552, y: 0, w: 184, h: 184 };
    const next = showing(START, MAP, part);
    expect(next.y).toBe(START.y);
    expect(onScreen(next, MAP, { x: 736, y: 0 }).x).toBeCloseTo(MAP.x + MAP.w - 24);
  });

  test('R18 going to a hero comes near enough to read', () => {
    expect(lookingAt({ x: 0, y: 0, zoom: 0.5 }, { x: 92, y: 92 })).toEqual({ x: 92, y: 92, zoom: 1 });
    expect(lookingAt({ x: 0, y: 0, zoom: 2 }, { x: 92, y: 92 }).zoom).toBe(2);
  });
});

test('R1 numbers of 15 in the world are never below 14 on the screen', () => {
  for (let zoom = 0.5; zoom <= 3; zoom += 0.01) expect(15 * zoom * signScale(zoom)).toBeGreaterThanOrEqual(14);
});

// --- gestures ------------------------------------------------------------------------------------------------------

const act = fc.oneof(
  fc.record({ do: fc.constant('down' as const), id: fc.integer({ min: 1, max: 3 }), at: point }),
  fc.record({ do: fc.constant('move' as const), id: fc.integer({ min: 1, max: 3 }), at: point }),
  fc.record({ do: fc.constant('up' as const), id: fc.integer({ min: 1, max: 3 }), at: point }),
);

test('R17 a thousand random gestures give cameras within their limits, and no press after the map has moved', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      let [touch, now] = [NO_TOUCH, START];
      for (const { do: what, id, at } of acts) {
        const before = now;
        if (what === 'down') touch = fingerDown(touch, id, at);
        else if (what === 'up') touch = fingerUp(touch, id);
        else {
          const next = fingerMoved(touch, { id, at, map: MAP }, now);
          touch = next.touch;
          now = kept(next.camera, BOUNDS);
        }
        if (!(now.zoom >= 0.5 && now.zoom <= 3)) return false;
        if (now.x < BOUNDS.x || now.x > BOUNDS.x + BOUNDS.w) return false;
        // The map has moved: whatever click comes of this is no press.
        if ((now.x !== before.x || now.y !== before.y || now.zoom !== before.zoom) && !touch.spent) return false;
      }
      return true;
    }),
    { numRuns: 1000 },
  );
});

describe('R17 one finger', () => {
  test('R17 within the slop it is a press, beyond it the map follows', () => {
    const down = fingerDown(NO_TOUCH, 1, { x: 500, y: 300 });
    const near = fingerMoved(down, { id: 1, at: { x: 500 + SLOP, y: 300 }, map: MAP }, START);
    expect([near.touch.spent, near.camera]).toEqual([false, START]);
    const far = fingerMoved(near.touch, { id: 1, at: { x: 530, y: 300 }, map: MAP }, near.camera);
    expect([far.touch.spent, far.camera]).toEqual([true, { x: 62, y: 92, zoom: 1 }]);
    expect(fingerUp(far.touch, 1).spent).toBe(true);
    expect(fingerDown(fingerUp(far.touch, 1), 1, { x: 0, y: 0 }).spent).toBe(false);
  });

  test('R17 a second finger ends the press; with the last one gone the next press is one again', () => {
    const one = fingerDown(NO_TOUCH, 1, { x: 500, y: 300 });
    const two = fingerDown(one, 2, { x: 600, y: 300 });
    expect(two.spent).toBe(true);
    const left = fingerUp(fingerUp(two, 2), 1);
    expect(left.spent).toBe(true);
    expect(fingerDown(left, 3, { x: 500, y: 300 }).spent).toBe(false);
  });
});

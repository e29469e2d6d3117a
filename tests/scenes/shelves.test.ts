// Where hand-cut pieces lie on the pages of their atlas.

import { expect, test } from 'vitest';
import { Shelves } from '../../scenes/table/textures/shelves.ts';

type Piece = { page: number; x: number; y: number; w: number; h: number };

test('pieces never overlap and never leave their page', () => {
  const shelves = new Shelves(256, 256, 3);
  const placed: Piece[] = [];
  let luck = 11;
  const next = (most: number) => {
    luck = (luck * 16807) % 2147483647;
    return 4 + (luck % most);
  };
  for (;;) {
    const [w, h] = [next(80), next(50)];
    const spot = shelves.place(w, h);
    if (spot === null) break;
    placed.push({ ...spot, w, h });
  }
  expect(placed.length).toBeGreaterThan(60);
  expect(shelves.count).toBe(3);
  for (const [i, a] of placed.entries()) {
    expect(a.x + a.w <= 256 && a.y + a.h <= 256).toBe(true);
    for (const b of placed.slice(i + 1)) {
      const apart = a.page !== b.page || a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
      expect(apart).toBe(true);
    }
  }
});

test('cleared pages are filled again; what no page could hold is an error', () => {
  const shelves = new Shelves(100, 100, 1);
  expect(shelves.place(100, 100)).toEqual({ page: 0, x: 0, y: 0 });
  expect(shelves.place(1, 1)).toBe(null);
  shelves.clear();
  expect(shelves.place(60, 20)).toEqual({ page: 0, x: 0, y: 0 });
  expect(() => shelves.place(101, 1)).toThrow('no page holds');
});

// Time on the table, told to the millisecond.

import { expect, test } from 'vitest';
import { EASE, Timeline } from '../../scenes/table/motion/timeline.ts';

test('a stretch starts when it is due, ends on its last value, and says so once', () => {
  const line = new Timeline();
  const seen: number[] = [];
  let ended = 0;
  line.add({ at: 100, ms: 200, ease: EASE.linear, step: (t) => seen.push(t), done: () => (ended += 1) });
  line.tick(50);
  expect(seen).toEqual([]);
  line.tick(100);
  line.tick(100);
  expect(seen).toEqual([0.25, 0.75]);
  expect([line.size, ended]).toEqual([1, 0]);
  line.tick(5000);
  expect(seen.at(-1)).toBe(1);
  expect([line.size, ended]).toEqual([0, 1]);
});

test('a stretch added while another ends runs on; cleared ones never end', () => {
  const line = new Timeline();
  let second = 0;
  const next = () => line.add({ at: 0, ms: 100, ease: EASE.linear, step: (t) => (second = t) });
  line.add({ at: 0, ms: 0, ease: EASE.linear, step: () => undefined, done: next });
  line.tick(16);
  expect(line.size).toBe(1);
  line.tick(50);
  expect(second).toBe(0.5);
  line.clear();
  line.tick(500);
  expect([line.size, second]).toEqual([0, 0.5]);
});

test('every ease starts at 0 and ends at 1', () => {
  for (const ease of Object.values(EASE)) {
    expect(ease(0)).toBeCloseTo(0);
    expect(ease(1)).toBeCloseTo(1);
  }
});

// Words that must fit their boxes.

import { expect, test } from 'vitest';
import { fitted } from '../../scenes/table/art/text.ts';

/** Every letter half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;

test('a text keeps its size while it fits, shrinks when it must, and is told when it cannot', () => {
  const wanted = { text: 'Drumstick', size: 20, least: 10, lines: 1, w: 90, h: 30 };
  expect(fitted(wanted, measure)).toEqual({ size: 20, lines: ['Drumstick'], clipped: false });
  expect(fitted({ ...wanted, w: 54 }, measure)).toEqual({ size: 12, lines: ['Drumstick'], clipped: false });
  expect(fitted({ ...wanted, w: 40 }, measure)).toEqual({ size: 10, lines: ['Drumstick'], clipped: true });
});

test('it is broken between words into as many lines as are allowed, at the largest size that does it', () => {
  const wanted = { text: 'Every Monster has one more', size: 20, least: 8, lines: 2, w: 140, h: 60 };
  const done = fitted(wanted, measure);
  expect(done.lines).toEqual(['Every Monster', 'has one more']);
  expect([done.size, done.clipped]).toEqual([20, false]);
  expect(fitted({ ...wanted, h: 30 }, measure)).toMatchObject({ clipped: false, size: 14.5 });
  expect(fitted({ ...wanted, lines: 1, least: 16 }, measure).clipped).toBe(true);
});

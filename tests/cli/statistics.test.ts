// The figures of simulations and reports, and how sure they say they are.

import { expect, test } from 'vitest';
import { figure, percents, table } from '../../src/cli/markdown.ts';
import { each, meanOf, percentile, percentileOf, share, shareOf } from '../../src/cli/statistics.ts';

test('percentiles are values of the list, means and shares are rounded', () => {
  const sorted = Array.from({ length: 101 }, (_, n) => n);
  expect([percentile(sorted, 10), percentile(sorted, 50), percentile(sorted, 90)]).toEqual([10, 50, 90]);
  expect(percentile([], 50)).toBe(0);
  expect([each(10, 3), each(1, 0), share(1, 3)]).toEqual([3.33, 1, 0.3333]);
});

test('the interval of a share is the one of Wilson, also at the ends', () => {
  const half = shareOf(50, 100);
  expect([half.value, half.low, half.high].map((n) => n.toFixed(3))).toEqual(['0.500', '0.404', '0.596']);
  const none = shareOf(0, 20);
  expect([none.value, none.low, none.high].map((n) => n.toFixed(3))).toEqual(['0.000', '0.000', '0.161']);
  const all = shareOf(20, 20);
  expect([all.value, all.low, all.high].map((n) => n.toFixed(3))).toEqual(['1.000', '0.839', '1.000']);
  expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
});

test('the interval of a median lies between the ranks it could have', () => {
  const values = Array.from({ length: 100 }, (_, n) => 99 - n);
  expect(percentileOf(values, 50)).toEqual({ value: 49, low: 39, high: 60 });
  expect(percentileOf([3], 50)).toEqual({ value: 3, low: 3, high: 3 });
});

test('the interval of a mean is two of its errors wide on either side', () => {
  const { value, low, high } = meanOf([2, 4, 4, 4, 5, 5, 7, 9]);
  expect([value, low.toFixed(2), high.toFixed(2)]).toEqual([5, '3.52', '6.48']);
});

test('a table of figures reads as Markdown', () => {
  const row = ['Cleric alone', percents(shareOf(50, 100)), figure({ value: 0.2, low: -0.1, high: 0.5 }, 1)];
  expect(table(['party', 'won', 'mean'], [row])).toBe(
    '| party | won | mean |\n| --- | --: | --: |\n| Cleric alone | 50 (40 to 60) | 0.2 (0.0 to 0.5) |',
  );
});

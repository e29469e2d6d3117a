// The golden games are played as they were when they were last read and kept. Where one goes another way, the rules or a
// bot changed: read the difference (`npm run goldens`, then `git diff`), name it in the changelog, keep it or mend it.

import { expect, test } from 'vitest';
import { checkGolden, firstDifference, GOLDENS } from '../../src/cli/golden-games.ts';

test.each(GOLDENS)('$name is played as it is written', (golden) => {
  expect(checkGolden(golden)).toBeNull();
});

test('where two texts part is told by line', () => {
  expect(firstDifference('a\nb\nc', 'a\nb\nc')).toBe(0);
  expect(firstDifference('a\nb\nc', 'a\nx\nc')).toBe(2);
  expect(firstDifference('a\nb', 'a\nb\nc')).toBe(3);
  expect(firstDifference('a\nb\nc', 'a\nb')).toBe(3);
});

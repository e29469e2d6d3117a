// The repairs to Phaser's text: all of them find their place in the version that is installed.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { EDITS, repaired } from '../../vite/phaser-texid.ts';

const PHASER = fileURLToPath(import.meta.resolve('phaser'));

test('every repair is made, once for all, and nothing exact is compared any more', () => {
  const code = repaired(readFileSync(PHASER, 'utf8'));
  for (const [from, to] of EDITS)
    expect([code.includes(to), to.includes(from) || !code.includes(from)]).toEqual([true, true]);
  expect(code).not.toMatch(/outTexDatum ==/);
});

test('a text in which a place is missing is refused', () => {
  expect(() => repaired('nothing of Phaser')).toThrow("Phaser's text changed");
});

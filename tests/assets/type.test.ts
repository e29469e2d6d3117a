// How words are set on the prints: what is heavy, where lines break, and that no card is set too small to read.

import { beforeAll, describe, expect, test } from 'vitest';
import { faceSheet, miniSheet } from '../../assets/art/brah/print/press/prints.ts';
import { loadFonts } from '../../assets/art/brah/print/press/fonts.ts';
import { effectWords, fitLine, fitText, type Measure, typeset } from '../../assets/art/brah/print/type.ts';
import { KINDS } from '../../src/core/brah/public.ts';

/** Every letter half as wide as it is high. */
const EVEN: Measure = (text) => text.length / 2;
const heavy = (text: string): string[] =>
  effectWords(text)
    .filter((word) => word.font === 'heavy')
    .map((word) => word.text);
const lines = (text: string, width: number, height: number) =>
  fitText({
    words: effectWords(text),
    height,
    sizes: [20, 10],
    leading: 1,
    room: () => width,
    even: false,
    measure: EVEN,
  })?.lines.map((line) => line.words.map((word) => word.text).join(' '));

describe('an effect', () => {
  test('has its lead-in, its numbers and the names of things in heavy type', () => {
    expect(heavy('Pure Assembly: draw a Treasure.')).toEqual(['Pure', 'Assembly:', 'Treasure.']);
    expect(heavy('Hand size -1.')).toEqual(['Hand', 'size', '\u22121.']);
    expect(heavy('Draw 3 cards.')).toEqual([]);
  });

  test('keeps every word, and signs at the word they follow', () => {
    const text = '+1 stat (a Nay! included) for every TRAIT, then win the game.';
    expect(
      effectWords(text)
        .map((word) => word.text)
        .join(' '),
    ).toBe(text);
  });

  test('that lists prices starts a line with each', () => {
    expect(lines('Spend 1: draw. Spend 2: win the game.', 400, 60)).toEqual([
      'Spend 1: draw.',
      'Spend 2: win the game.',
    ]);
  });
});

describe('setting', () => {
  test('breaks a line before the word that does not fit', () => {
    expect(lines('aaaa bbbb cccc', 95, 60)).toEqual(['aaaa bbbb', 'cccc']);
  });

  test('makes the type smaller when the lines are too many, and gives up below the least size', () => {
    expect(lines('aaaa bbbb cccc', 95, 15)).toEqual(['aaaa bbbb cccc']);
    expect(lines('aaaa bbbb cccc', 40, 15)).toBeUndefined();
  });

  test('fits a single line between its sizes', () => {
    expect([40, 100, 1000].map((width) => fitLine('aaaaaaaaaa', 'display', width, 27, 12, EVEN))).toEqual([12, 20, 27]);
  });

  test("writes a printer's minus, quotes and dots", () => {
    expect(typeset("Kevin's -1 ... 'doom'")).toBe('Kevin\u2019s \u22121 \u2026 \u2018doom\u2019');
    expect(typeset('All-Rounder')).toBe('All-Rounder');
  });
});

describe('every card can be read', () => {
  const sizes = (svg: string): number[] =>
    [...svg.matchAll(/<text[^>]* font-size="([\d.]+)"/g)].map((found) => Number(found[1]));
  let measure: Measure;
  beforeAll(async () => {
    measure = (await loadFonts()).measure;
  });

  test('at 12 units for the longest names and more for all else', () => {
    const small = KINDS.flatMap((face) => {
      const [name = 0, ...rest] = sizes(faceSheet(face, measure).svg);
      return name < 12 || rest.some((size) => size < 13.5) ? [face] : [];
    });
    expect(small).toEqual([]);
  });

  test('at 14 pixels on a small print 64 wide', () => {
    const small = KINDS.filter((face) => sizes(miniSheet(face, measure).svg).some((size) => size * (64 / 80) < 14));
    expect(small).toEqual([]);
  });
});

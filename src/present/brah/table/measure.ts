// How wide a text runs in the fonts of the table and at which size it fits a box, by a table of letter widths: the same
// answer on the page and in a test. Kerning is left out, so the answer errs on the wide side.

import advances from '../../../../assets/fonts/advances.json' with { type: 'json' };
import type { Label } from './picture.ts';

type Cut = keyof typeof advances;

/** A letter that a font lacks counts as a wide one. */
const WIDE = 800;

function cutOf(font: Label['font'], bold: boolean): Cut {
  if (font !== 'body') return font;
  return bold ? 'strong' : 'body';
}

/** The width of a text in CSS pixels. */
export function widthOf(text: string, font: Label['font'], bold: boolean, size: number): number {
  const table: Readonly<Record<string, number>> = advances[cutOf(font, bold)];
  let sum = 0;
  for (const letter of text) sum += table[letter] ?? WIDE;
  return (sum * size) / 1000;
}

type Text = Pick<Label, 'text' | 'font' | 'bold' | 'size' | 'least' | 'lines'> & {
  readonly box: { readonly w: number; readonly h: number };
};

/** Lines below each other, in sizes of the type. */
export const LEADING = 1.12;

/** The lines of a text at a size; words are never cut. */
function linesAt({ text, font, bold, lines, box }: Text, size: number): readonly string[] {
  if (lines <= 1) return [text];
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${out[out.length - 1] ?? ''} ${word}`;
    if (out.length > 0 && widthOf(longer, font, bold, size) <= box.w) out[out.length - 1] = longer;
    else out.push(word);
  }
  return out;
}

/** The largest size, in half steps, at which the text fits its box; null when it is clipped even at its least. */
export function fittingSize(text: Text): number | null {
  for (let size = text.size; size >= text.least; size -= 0.5) {
    const lines = linesAt(text, size);
    const high = lines.length === 1 ? size * 0.72 : (lines.length - 1) * size * LEADING + size * 0.9;
    const fits = lines.every((line) => widthOf(line, text.font, text.bold, size) <= text.box.w);
    if (fits && lines.length <= text.lines && high <= text.box.h) return size;
  }
  return null;
}

/** A name of any length, cut with an ellipsis where it does not fit even at this size. */
export function shortened(text: string, font: Label['font'], bold: boolean, size: number, room: number): string {
  if (widthOf(text, font, bold, size) <= room) return text;
  let kept = text;
  while (kept.length > 1 && widthOf(`${kept}\u2026`, font, bold, size) > room) kept = kept.slice(0, -1).trimEnd();
  return `${kept}\u2026`;
}

// Words on the table: shrunk until they fit, broken into lines where that is allowed, and told when they do not fit.
// Never cuts a word off.

import type { Label } from '../../../src/present/brah/table/picture.ts';
import { INK } from '../../../assets/art/brah/print/palette.ts';
import type { Ctx } from './pen.ts';

export type Font = Label['font'];

const FAMILY: Readonly<Record<Font, string>> = {
  display: "'New Rocker', serif",
  body: "'Alegreya Sans', sans-serif",
  label: "'Alegreya Sans SC', 'Alegreya Sans', sans-serif",
};

/** Every font that is painted with; awaited before the first word. */
export const FONTS: readonly string[] = [
  "400 20px 'New Rocker'",
  "500 20px 'Alegreya Sans'",
  "800 20px 'Alegreya Sans'",
  "800 20px 'Alegreya Sans SC'",
];

export function fontOf(font: Font, size: number, bold: boolean): string {
  const weight = font === 'display' ? 400 : font === 'label' || bold ? 800 : 500;
  return `${weight} ${size}px ${FAMILY[font]}`;
}

/** How wide a text is in a font of a size; a canvas measures it on the page, a table of widths in a test. */
export type Measure = (text: string, size: number) => number;

export type Wanted = {
  readonly text: string;
  readonly size: number;
  readonly least: number;
  readonly lines: number;
  readonly w: number;
  readonly h: number;
};

export type Fitted = { readonly size: number; readonly lines: readonly string[]; readonly clipped: boolean };

export const LINE = 1.12;

/** The largest size, in half steps, at which a text fits. */
export function fitted(wanted: Wanted, measure: Measure): Fitted {
  const { size, least, w, h } = wanted;
  for (let at = size; at >= least; at -= 0.5) {
    const lines = broken(wanted, at, measure);
    if (lines.length <= wanted.lines && lines.every((l) => measure(l, at) <= w + 0.5) && tall(lines.length, at) <= h) {
      return { size: at, lines, clipped: false };
    }
  }
  const lines = broken(wanted, least, measure);
  const fits = lines.length <= wanted.lines && lines.every((l) => measure(l, least) <= w + 0.5);
  // A line may stand a little above and below its box; that cuts nothing.
  return { size: least, lines, clipped: !fits || tall(lines.length, least) > h * 1.25 + 2 };
}

function tall(lines: number, size: number): number {
  return lines === 1 ? size * 0.72 : (lines - 1) * size * LINE + size * 0.9;
}

function broken({ text, lines, w }: Wanted, size: number, measure: Measure): string[] {
  if (lines <= 1) return [text];
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const last = out.at(-1);
    if (last !== undefined && measure(`${last} ${word}`, size) <= w) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}

export type Style = {
  readonly font: Font;
  readonly bold: boolean;
  readonly color: string;
  readonly align: Label['align'];
};

/** Paints a text into a box: its lines in the middle of the height, each aligned. */
export function write(ctx: Ctx, style: Style, wanted: Wanted, x: number, y: number): Fitted {
  const done = fitted(wanted, measureOf(ctx, style));
  ctx.font = fontOf(style.font, done.size, style.bold);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = style.align;
  ctx.fillStyle = style.color;
  const capital = style.font === 'display' ? 0.7 : style.font === 'label' ? 0.56 : 0.64;
  const step = done.size * LINE;
  const first = y + wanted.h / 2 + (done.size * capital - (done.lines.length - 1) * step) / 2;
  const at = style.align === 'left' ? x : style.align === 'right' ? x + wanted.w : x + wanted.w / 2;
  done.lines.forEach((text, i) => {
    ctx.fillText(text, at, first + i * step);
  });
  return done;
}

export function measureOf(ctx: Ctx, style: Pick<Style, 'font' | 'bold'>): Measure {
  return (text, size) => {
    ctx.font = fontOf(style.font, size, style.bold);
    return ctx.measureText(text).width;
  };
}

/** One short word or number, centred, shrunk to a width. */
export function figure(ctx: Ctx, text: string, x: number, y: number, size: number, w: number, color = INK): void {
  write(
    ctx,
    { font: 'display', bold: false, color, align: 'center' },
    { text, size, least: Math.min(size, 9), lines: 1, w, h: size },
    x - w / 2,
    y - size / 2,
  );
}

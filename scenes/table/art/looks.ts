// How things are cut that come from no print: tabs, trait strips, sheets, empty places, and the plain paper a card is
// until its print has come. Each is one scrap; what it says is given with the look.

import {
  BONE,
  CLASS,
  INK,
  NEGATIVE,
  NEGATIVE_TEXT,
  ORANGE,
  PAPER_EDGE,
  TURQUOISE,
} from '../../../assets/art/brah/print/palette.ts';
import { luckOf, roughBox } from '../../../assets/art/brah/print/cut.ts';
import type { Back, Look, Thing } from '../../../src/present/brah/table/picture.ts';
import { cardName } from '../../../src/present/brah/words.ts';
import type { Scrap } from '../textures/scraps.ts';
import { type Ctx, dashed, fill, line, roundRough, type Signs, sheet, slab, stampSign } from './pen.ts';
import { figure, write } from './text.ts';

type Of<K extends Look['as']> = Extract<Look, { as: K }>;

/** Where the picture of a World Enchantment lies on its sheet; null where the sheet is too small for one. */
export function sheetPicture(w: number, h: number): { x: number; y: number; w: number; h: number } | null {
  if (w < 200 || h < 56) return null;
  const tall = h - 12;
  return { x: 12, y: 6, w: (tall * 5) / 7, h: tall };
}

/** The scrap of a look, or null for a look that is a print (face, mini, back) or nothing (area). */
export function lookScrap(thing: Thing, signs: Signs): Scrap | null {
  const { w, h } = thing.place.box;
  const look = thing.look;
  const seed = thing.key;
  const scrap = (key: string, paint: (ctx: Ctx) => void, pad = 5): Scrap => ({
    key: `look|${look.as}|${w}|${h}|${key}`,
    w,
    h,
    pad,
    paint,
  });
  const come = (name: string) => (signs(name) === null ? '' : 'printed');
  switch (look.as) {
    case 'tab': {
      const number = thing.number;
      const change = number?.change ?? 'same';
      return scrap(`${look.face}|${look.ground}|${number?.text ?? ''}|${change}|${come(`glyph:${look.face}`)}`, (ctx) =>
        tab(ctx, look, w, h, { text: number?.text ?? '', change }, signs),
      );
    }
    case 'trait':
      return scrap(`${look.name}|${look.side}|${look.short}|${thing.number?.text ?? ''}|${come('sign:mask')}`, (ctx) =>
        trait(ctx, look, w, h, thing.number?.text ?? '', signs),
      );
    case 'slot':
      return scrap(come('sign:sword'), (ctx) => {
        ctx.globalAlpha = 0.35;
        ctx.fillStyle = '#17060A';
        ctx.fillRect(0, 0, w, h);
        ctx.globalAlpha = 1;
        dashed(ctx, [1, 1, w - 2, h - 2], BONE, 0.4, 1.6);
        const sword = signs('sign:sword');
        if (sword === null || w < 40) return;
        ctx.globalAlpha = 0.4;
        stampSign(ctx, sword, [w / 2, h / 2], Math.min(w, h) * 0.42, null);
        ctx.globalAlpha = 1;
      });
    case 'gap':
      return scrap(look.name, (ctx) => {
        dashed(ctx, [1, 1, w - 2, h - 2], BONE, 0.45, 1.8);
        words(ctx, look.name, [4, 4, w - 8, h - 8], 15, 12, BONE, 3);
      });
    case 'sheet':
      return scrap(
        `${look.name}|${look.text}|${look.covered}|${look.used}`,
        (ctx) => worldSheet(ctx, look, w, h, seed),
        12,
      );
    case 'idol':
      return scrap(come('sign:idol'), (ctx) => {
        const idol = signs('sign:idol');
        if (idol !== null) stampSign(ctx, idol, [w / 2, h / 2], Math.min(w, h), ORANGE);
        else figure(ctx, 'I', w / 2, h / 2, h * 0.8, w, ORANGE);
      });
    default:
      return null;
  }
}

function words(
  ctx: Ctx,
  text: string,
  box: readonly number[],
  size: number,
  least: number,
  color: string,
  lines: number,
) {
  const [x = 0, y = 0, w = 0, h = 0] = box;
  write(ctx, { font: 'body', bold: true, color, align: 'center' }, { text, size, least, lines, w, h }, x, y);
}

function tab(ctx: Ctx, look: Of<'tab'>, w: number, h: number, number: { text: string; change: string }, signs: Signs) {
  const rim = Math.max(1.5, w * 0.07);
  sheet(ctx, roughBox(0, 0, w, h, luckOf(look.face), 0.8, 9), BONE, 1.5);
  const split = Math.round(h * 0.58);
  slab(ctx, `${look.face}t`, [rim, rim, w - 2 * rim, split - rim + 2], CLASS[look.ground], 1, 0.6);
  slab(ctx, `${look.face}n`, [rim, split, w - 2 * rim, h - split - rim], INK, 1, 0.8);
  const glyph = signs(`glyph:${look.face}`);
  if (glyph !== null) stampSign(ctx, glyph, [w / 2, (split + rim) / 2], Math.min(w * 0.94, split * 0.8), null);
  const color = number.change === 'up' ? '#7BE08A' : number.change === 'down' ? '#FF8A80' : BONE;
  figure(ctx, number.text, w / 2, split + (h - split - rim) / 2, Math.min(22, w * 0.8), w - 2 * rim - 1, color);
}

function trait(ctx: Ctx, look: Of<'trait'>, w: number, h: number, number: string, signs: Signs) {
  const good = look.side === 'positive';
  const color = good ? INK : NEGATIVE_TEXT;
  slab(ctx, look.name, [0, 0, w, h], good ? TURQUOISE : NEGATIVE, 1, 1.1);
  if (!good) line(ctx, roughBox(0, 0, w, h, luckOf(look.name), 1.1), '#5B2A52', 1);
  const mask = signs('sign:mask');
  const side = Math.min(h - 5, 18);
  const left = look.short && number === '' ? (w - side) / 2 : 5;
  if (mask !== null) stampSign(ctx, mask, [left + side / 2, h / 2], side, good ? null : color);
  const text = look.short ? number : look.name;
  if (text === '') return;
  write(
    ctx,
    { font: 'body', bold: true, color, align: 'left' },
    { text, size: Math.min(16, h * 0.74), least: 9, lines: 1, w: w - left - side - 8, h },
    left + side + 5,
    0,
  );
}

function worldSheet(ctx: Ctx, look: Of<'sheet'>, w: number, h: number, seed: string) {
  for (let i = Math.min(look.covered, 3); i > 0; i -= 1) {
    const [x, y] = [i * 3, -i * 3];
    const under = roughBox(x, y, w - 6, h, luckOf(`${seed}${i}`), 1.2, 11);
    sheet(ctx, under, '#E4D2AE', 1);
    line(ctx, under, INK, 1);
  }
  const body = roughBox(0, 0, w, h, luckOf(seed), 1.8, 10);
  sheet(ctx, body, look.used ? '#CDBD9C' : BONE, 3);
  line(ctx, body, PAPER_EDGE, 1);
  slab(ctx, `${seed}bar`, [0, 1, 8, h - 2], CLASS.enchantment, 1, 0.9);
  const picture = sheetPicture(w, h);
  const x = picture === null ? 15 : picture.x + picture.w + 9;
  const room = w - x - 8;
  const color = look.used ? '#5E5346' : INK;
  const head = Math.min(h * 0.44, 28);
  write(
    ctx,
    { font: 'display', bold: false, color, align: 'left' },
    { text: look.name, size: Math.min(20, head * 0.82), least: 11, lines: 1, w: room, h: head },
    x,
    1,
  );
  const lines = h >= 56 ? 2 : 1;
  write(
    ctx,
    { font: 'body', bold: false, color, align: 'left' },
    { text: look.text, size: 16, least: 11, lines, w: room, h: h - head - 5 },
    x,
    head - 1,
  );
}

/** A card before its print has come: paper, frame and name. */
export function plainCard(face: string, w: number, h: number): Scrap {
  return {
    key: `plain|${face}|${w}|${h}`,
    w,
    h,
    pad: 2,
    paint: (ctx) => {
      const k = w / 250;
      fill(ctx, roundRough(0, 0, w, h, 14 * k, luckOf(face)), BONE);
      line(ctx, roundRough(3.5 * k, 3.5 * k, w - 7 * k, h - 7 * k, 11 * k, luckOf(face)), INK, Math.max(1, 3 * k));
      const name = cardName(face);
      write(
        ctx,
        { font: 'display', bold: false, color: INK, align: 'center' },
        { text: name, size: Math.max(12, 27 * k), least: 8, lines: 4, w: w - 12, h: h - 12 },
        6,
        6,
      );
    },
  };
}

const BACK: Readonly<Record<Back, string>> = {
  draw: '#C7302A',
  treasure: '#0E7C74',
  trait: '#5B2F8C',
  cathulhu: '#1B3A5C',
  litterbox: '#E4D2AE',
};

/** A back before its print has come. */
export function plainBack(back: Back, w: number, h: number): Scrap {
  return {
    key: `plain-back|${back}|${w}|${h}`,
    w,
    h,
    pad: 2,
    paint: (ctx) => {
      fill(ctx, roundRough(0, 0, w, h, w * 0.056, luckOf(back)), BONE);
      slab(ctx, back, [w * 0.05, w * 0.05, w * 0.9, h - w * 0.1], BACK[back]);
    },
  };
}

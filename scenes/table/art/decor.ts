// How each kind of decor is cut: carved zones, tags, awning, lane, slates, frames. Edges are cut by the decor's key, so
// that a zone keeps its edge from picture to picture. Decides neither place nor words.

import { BONE, INK, KEVIN_RED, ORANGE, PAPER_EDGE, TURQUOISE, YELLOW } from '../../../assets/art/brah/print/palette.ts';
import { dots, gouge, luckOf, roughBox, roughly } from '../../../assets/art/brah/print/cut.ts';
import type { Decor, DecorKind } from '../../../src/present/brah/table/picture.ts';
import type { Scrap } from '../textures/scraps.ts';
import {
  type Ctx,
  dashed,
  fill,
  line,
  type Signs,
  scaleOf,
  sheet,
  slab,
  spiked,
  stampSign,
  swallowtail,
} from './pen.ts';

const RECESS = '#17060A';
const RECESS_LINE = '#8C3A2C';
const WORDS: Readonly<Record<string, string>> = {
  yellow: YELLOW,
  orange: ORANGE,
  turquoise: TURQUOISE,
  bone: BONE,
  ink: INK,
  red: KEVIN_RED,
  kevin: KEVIN_RED,
  purple: '#9B62DB',
};
/** Signs that are not printed in bone. */
const SIGN_INK: Readonly<Record<string, string>> = {
  litterbox: YELLOW,
  trade: YELLOW,
  idol: ORANGE,
  skull: BONE,
};

type Cutter = (ctx: Ctx, decor: Decor, signs: Signs) => void;

/** Room around the box for what reaches over it. */
const PAD: Readonly<Partial<Record<DecorKind, number>>> = {
  recess: 3,
  lane: 8,
  turn: 22,
  paper: 10,
  tag: 8,
  burst: 8,
  awning: 8,
  open: 3,
};

/** A decor's scrap. Same size, tone and seed make the same scrap wherever it lies. */
export function decorScrap(decor: Decor, signs: Signs): Scrap {
  const { kind, box, tone, key } = decor;
  const printed = printOf(decor);
  const arrived = printed !== null && signs(printed) !== null;
  return {
    key: `decor|${kind}|${box.w}|${box.h}|${tone}|${key}|${arrived ? 'printed' : ''}`,
    w: box.w,
    h: box.h,
    pad: PAD[kind] ?? 4,
    paint: (ctx) => CUT[kind](ctx, decor, signs),
  };
}

function printOf({ kind, tone }: Decor): string | null {
  if (kind === 'lane') return tone === 'calm' ? 'lane-calm' : 'lane';
  if (kind === 'sign') return `sign:${tone}`;
  if (kind === 'veil') return 'sign:tombstone';
  return null;
}

export function toneOf(tone: string, other: string): string {
  return tone.startsWith('#') ? tone : (WORDS[tone] ?? other);
}

const CUT: Readonly<Record<DecorKind, Cutter>> = {
  recess: (ctx, { box: { w, h }, key }) => {
    const edge = roughBox(1, 1, w - 2, h - 2, luckOf(key), 1.5, 11);
    fill(ctx, edge, RECESS, 0.58);
    // A cut has a dark upper edge and a light lower one.
    ctx.save();
    ctx.clip(new Path2D(edge));
    line(ctx, roughBox(1, 3.5, w - 2, h, luckOf(`${key}d`), 1.5, 11), '#0B0204', 6, 0.5);
    ctx.restore();
    line(ctx, edge, RECESS_LINE, 1.5, 0.95);
    line(ctx, roughBox(3.5, 3.5, w - 7, h - 7, luckOf(`${key}i`), 1.2, 14), RECESS_LINE, 0.8, 0.35);
  },
  tag: (ctx, { box: { w, h }, tone, key }) => {
    const shape = swallowtail(key, w, h);
    sheet(ctx, shape, toneOf(tone, BONE), 2.5);
    line(ctx, shape, INK, 1, 0.35);
    ctx.save();
    ctx.clip(new Path2D(shape));
    fill(ctx, gouge(w * 0.08, h * 0.9, w * 0.7, h * 0.84, 1.2), INK, 0.18);
    fill(ctx, gouge(w * 0.3, h * 0.08, w * 0.86, h * 0.14, 1), '#FFFFFF', 0.25);
    ctx.restore();
  },
  awning: (ctx, { box: { w, h }, key }) => {
    const stripes = Math.max(7, Math.round(w / 29) | 1);
    const step = w / stripes;
    const luck = luckOf(key);
    ctx.save();
    ctx.shadowColor = 'rgba(11, 4, 5, 0.7)';
    ctx.shadowBlur = 5 * scaleOf(ctx);
    ctx.shadowOffsetY = 3 * scaleOf(ctx);
    for (let i = 0; i < stripes; i += 1) {
      const x = i * step;
      const low = h * 0.72 + luck() * 2;
      const cloth = `M${x} ${2 + luck()}L${x + step} ${2 + luck()}L${x + step} ${low}Q${x + step / 2} ${h + 4} ${x} ${low}Z`;
      fill(ctx, cloth, i % 2 === 0 ? KEVIN_RED : BONE);
      ctx.shadowColor = 'transparent';
      line(ctx, cloth, INK, 1.4);
    }
    ctx.restore();
    const plate = Math.min(220, w * 0.62);
    slab(ctx, `${key}p`, [(w - plate) / 2, 0, plate, h * 0.86], INK);
  },
  header: (ctx, { box: { w, h }, key }) => slab(ctx, key, [1, 1, w - 2, h - 2], INK, 0.94),
  'seat-bar': (ctx, { box: { w, h }, tone, key }) =>
    slab(ctx, key, [0.5, 0.5, w - 1, h - 1], toneOf(tone, BONE), 1, 0.9),
  lane: (ctx, decor, signs) => {
    const { w, h } = decor.box;
    const calm = decor.tone === 'calm';
    const edge = roughBox(0, 0, w, h, luckOf(decor.key), 3.2, 13);
    sheet(ctx, edge, calm ? '#3A1114' : '#8E1A1A', 4);
    ctx.save();
    ctx.clip(new Path2D(edge));
    const print = signs(calm ? 'lane-calm' : 'lane');
    if (print !== null) {
      const scale = Math.max(w / print.w, h / print.h);
      const [sw, sh] = [w / scale, h / scale];
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(print.image, print.x + (print.w - sw) / 2, print.y + (print.h - sh) / 2, sw, sh, 0, 0, w, h);
    } else rays(ctx, w, h, calm ? '#2A0C10' : '#6B1013');
    ctx.restore();
    line(ctx, edge, INK, 5);
  },
  burst: (ctx, { box: { w, h }, tone, key }) =>
    spiked(ctx, key, [w / 2, h / 2], Math.min(w, h) / 2, toneOf(tone, YELLOW)),
  slate: (ctx, { box: { w, h }, tone, key }) => {
    slab(ctx, key, [0, 0, w, h], INK, 0.92);
    if (tone.startsWith('#')) slab(ctx, `${key}b`, [0, 0, 8, h], tone, 1, 0.8);
    else if (WORDS[tone] !== undefined && tone !== 'ink') slab(ctx, `${key}b`, [0, 0, w, h], toneOf(tone, INK));
  },
  bonus: (ctx, { box: { w, h }, tone, key }) => {
    slab(ctx, key, [0, 0, w, h], INK, 1, 1);
    slab(ctx, `${key}b`, [2.5, 2.5, w - 5, h - 5], toneOf(tone, BONE), 1, 0.9);
  },
  veil: (ctx, { box: { w, h }, key }, signs) => {
    slab(ctx, key, [0, 0, w, h], '#000000', 0.62);
    const stone = signs('sign:tombstone');
    if (stone !== null) stampSign(ctx, stone, [w / 2, h * 0.5], 44, BONE);
    // One claw through the name.
    fill(ctx, gouge(10, 22, Math.min(112, w * 0.42), 9, 2.6), KEVIN_RED);
  },
  open: (ctx, { box: { w, h } }) => {
    ctx.globalAlpha = 0.35;
    ctx.fillStyle = RECESS;
    ctx.fillRect(0, 0, w, h);
    ctx.globalAlpha = 1;
    dashed(ctx, [1, 1, w - 2, h - 2], BONE, 0.42);
  },
  sign: (ctx, { box: { w, h }, tone }, signs) => {
    const cut = signs(`sign:${tone}`);
    if (cut !== null) stampSign(ctx, cut, [w / 2, h / 2], Math.min(w, h), SIGN_INK[tone] ?? null);
  },
  bracket: (ctx, { box: { w, h }, key }) => {
    const [t, low] = [5, h - 1];
    const shape = roughly(
      [
        [0, 0],
        [t, 0],
        [t, low - t],
        [w - t, low - t],
        [w - t, 0],
        [w, 0],
        [w, low],
        [0, low],
      ],
      luckOf(key),
      0.8,
      12,
    );
    line(ctx, shape, BONE, 3);
    fill(ctx, shape, INK);
  },
  turn: (ctx, { box: { w, h }, tone, key }) => {
    const color = toneOf(tone, YELLOW);
    ctx.save();
    ctx.shadowColor = color;
    ctx.shadowBlur = 16 * scaleOf(ctx);
    line(ctx, roughBox(1, 1, w - 2, h - 2, luckOf(key), 1.4, 11), color, 3.5);
    ctx.restore();
    line(ctx, roughBox(1, 1, w - 2, h - 2, luckOf(key), 1.4, 11), color, 3);
  },
  paper: (ctx, { box: { w, h }, tone, key }) => {
    const shape = roughBox(0, 0, w, h, luckOf(key), 1.8, 10);
    sheet(ctx, shape, toneOf(tone, BONE), 4);
    line(ctx, shape, PAPER_EDGE, 1.2);
  },
};

/** The lane's own rays and dots, until its print has come. */
function rays(ctx: Ctx, w: number, h: number, ink: string): void {
  const [cx, cy] = [w * 0.66, h * 0.5];
  const reach = Math.hypot(w, h);
  for (let i = 0; i < 24; i += 1) {
    const [a, b] = [(i * Math.PI) / 12, (i * Math.PI) / 12 + Math.PI / 24];
    fill(
      ctx,
      `M${cx} ${cy}L${cx + reach * Math.cos(a)} ${cy + reach * Math.sin(a)}L${cx + reach * Math.cos(b)} ${cy + reach * Math.sin(b)}Z`,
      ink,
      0.8,
    );
  }
  const screen = { x: 0, y: 0, w, h, step: 9, angle: 15 };
  fill(
    ctx,
    dots({ ...screen, radius: (x, y) => 3.4 * Math.max(0, Math.abs(y - cy) / h + Math.abs(x - cx) / w - 0.35) }),
    INK,
    0.55,
  );
}

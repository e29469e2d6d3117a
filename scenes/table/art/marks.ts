// What lies on a thing: the number in its star, the count of a pile, the -1 of a Non-Genuine Part, frames, notches,
// shade and shadow. One scrap each, shared by all things of one size.

import { BONE, CLASS, INK, KEVIN_RED } from '../../../assets/art/brah/print/palette.ts';
import { luckOf, roughBox, star } from '../../../assets/art/brah/print/cut.ts';
import type { Thing } from '../../../src/present/brah/table/picture.ts';
import type { Scrap } from '../textures/scraps.ts';
import { fill, frame, line, roundRough, scaleOf, spiked } from './pen.ts';
import { figure } from './text.ts';

type Number = NonNullable<Thing['number']>;

const UP = '#1F6B2B';
const DOWN = '#B8231C';

/** The star with a thing's number; a second ring when it is not what is printed. */
export function numberScrap(number: Number, r: number): Scrap {
  const ring = number.change === 'same' ? 0 : Math.max(2.5, r * 0.16);
  const side = 2 * (r + ring);
  const grim = number.ground === 'monster' || number.ground === 'boss';
  const ground = grim ? KEVIN_RED : CLASS[number.ground];
  return {
    key: `number|${number.text}|${number.change}|${number.ground}|${r}`,
    w: side,
    h: side,
    pad: 3,
    paint: (ctx) => {
      const middle = side / 2;
      if (ring > 0) {
        fill(ctx, star(middle, middle, r + ring + 1.5, r * 0.9 + ring, 13, luckOf('number')), BONE);
        fill(
          ctx,
          star(middle, middle, r + ring, r * 0.86 + ring, 13, luckOf('number')),
          number.change === 'up' ? UP : DOWN,
        );
      }
      spiked(ctx, 'number', [middle, middle], r, ground);
      figure(ctx, number.text, middle, middle, r * 1.02, r * 1.3, grim ? BONE : INK);
    },
  };
}

export function countScrap(count: number, r: number, gold: boolean): Scrap {
  return {
    key: `count|${count}|${r}|${gold}`,
    w: 2 * r,
    h: 2 * r,
    pad: 3,
    paint: (ctx) => {
      fill(ctx, star(r, r, r + 1.6, r * 0.86, 14, luckOf('count')), gold ? '#FFCB1F' : BONE);
      fill(ctx, star(r, r, r * 0.93, r * 0.76, 14, luckOf('count')), INK);
      figure(ctx, String(count), r, r, r * 0.98, r * 1.42, gold ? '#FFCB1F' : BONE);
    },
  };
}

export function fakeScrap(r: number): Scrap {
  return {
    key: `fake|${r}`,
    w: 2 * r,
    h: 2 * r,
    pad: 2,
    paint: (ctx) => {
      spiked(ctx, 'fake', [r, r], r, '#3A3532');
      figure(ctx, '-1', r, r, r * 0.95, r * 1.3, '#D6D2CC');
    },
  };
}

/** The yellow frame; `thick` for what was chosen. */
export function frameScrap(w: number, h: number, thick: number, radius: number): Scrap {
  return {
    key: `frame|${w}|${h}|${thick}|${radius}`,
    w,
    h,
    pad: Math.ceil(thick * 3) + 2,
    paint: (ctx) => frame(ctx, 'frame', w, h, thick, radius),
  };
}

/** The bone notch at the upper edge: there is something to do with this. */
export function notchScrap(w: number): Scrap {
  const side = Math.round(Math.min(46, Math.max(16, w * 0.36)));
  return {
    key: `notch|${side}`,
    w: side,
    h: 6,
    pad: 3,
    paint: (ctx) => {
      const shape = roughBox(0, 0, side, 5.5, luckOf('notch'), 0.8, 7);
      line(ctx, shape, INK, 2.5);
      fill(ctx, shape, '#FFF6DF');
    },
  };
}

/** Ink over a thing that is out of the matter. */
export function shadeScrap(w: number, h: number, radius: number, alpha: number): Scrap {
  return {
    key: `shade|${w}|${h}|${radius}|${alpha}`,
    w,
    h,
    pad: 1,
    paint: (ctx) =>
      fill(
        ctx,
        roundRough(0, 0, w, h, radius, () => 0.5),
        '#160B0A',
        alpha,
      ),
  };
}

/** A soft shadow of a card; lies below it. */
export function shadowScrap(w: number, h: number, radius: number, depth: number): Scrap {
  return {
    key: `shadow|${w}|${h}|${radius}|${depth}`,
    w,
    h,
    pad: depth * 3,
    soft: true,
    paint: (ctx) => {
      ctx.save();
      ctx.shadowColor = 'rgba(8, 2, 3, 0.75)';
      ctx.shadowBlur = depth * 2 * scaleOf(ctx);
      ctx.shadowOffsetY = depth * scaleOf(ctx);
      ctx.fillStyle = 'rgba(8, 2, 3, 0.9)';
      ctx.beginPath();
      ctx.roundRect(1, 1, w - 2, h - 2, radius);
      ctx.fill();
      ctx.restore();
    },
  };
}

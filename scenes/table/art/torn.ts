// Pieces cut for motion only: the halves of a torn card, turning rays, the ribbon of a turn, darkness, falling signs.

import { BONE, INK, YELLOW } from '../../../assets/art/brah/print/palette.ts';
import { luckOf, type Point, polygon, roughly } from '../../../assets/art/brah/print/cut.ts';
import type { Scrap } from '../textures/scraps.ts';
import { type Cut, fill, line, sheet, stampSign } from './pen.ts';
import { figure } from './text.ts';

/** One half of a card torn down its middle along a zigzag; -1 is the left one. */
export function tornHalf(face: string, cut: Cut, w: number, h: number, side: -1 | 1): Scrap {
  return {
    key: `half|${face}|${w}|${h}|${side}`,
    w,
    h,
    pad: 8,
    paint: (ctx) => {
      const luck = luckOf(face);
      const teeth = 9;
      const edge = Array.from({ length: teeth + 1 }, (_, i): Point => {
        const swing = (i % 2 === 0 ? -1 : 1) * w * (0.05 + luck() * 0.04);
        return [w / 2 + swing, (h * i) / teeth];
      });
      const far = side === -1 ? -8 : w + 8;
      const shape = polygon([
        [far, -8],
        ...edge.map(([x, y], i): Point => [x, i === 0 ? -8 : i === teeth ? h + 8 : y]),
        [far, h + 8],
      ]);
      ctx.save();
      ctx.clip(new Path2D(shape));
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(cut.image, cut.x, cut.y, cut.w, cut.h, 0, 0, w, h);
      ctx.restore();
      // The torn paper's white core.
      line(ctx, `M${edge.map(([x, y]) => `${x} ${y}`).join('L')}`, BONE, 3);
    },
  };
}

/** A wheel of rays that fades outward. */
export function raysScrap(r: number, color = '#D8342B'): Scrap {
  return {
    key: `rays|${r}|${color}`,
    w: 2 * r,
    h: 2 * r,
    pad: 0,
    paint: (ctx) => {
      for (let i = 0; i < 14; i += 1) {
        const [a, b] = [(i * Math.PI) / 7, (i * Math.PI) / 7 + Math.PI / 14];
        const tip = (angle: number): Point => [r + r * Math.cos(angle), r + r * Math.sin(angle)];
        fill(ctx, polygon([[r, r], tip(a), tip(b)]), color);
      }
      const fade = ctx.createRadialGradient(r, r, r * 0.25, r, r, r);
      fade.addColorStop(0, 'rgba(0, 0, 0, 0)');
      fade.addColorStop(1, 'rgba(0, 0, 0, 1)');
      ctx.globalCompositeOperation = 'destination-out';
      ctx.fillStyle = fade;
      ctx.fillRect(0, 0, 2 * r, 2 * r);
      ctx.globalCompositeOperation = 'source-over';
    },
  };
}

export function ribbonScrap(text: string): Scrap {
  const [w, h] = [420, 84];
  return {
    key: `ribbon|${text}`,
    w,
    h,
    pad: 14,
    paint: (ctx) => {
      const shape = roughly(
        [
          [0, 6],
          [w, 0],
          [w - 26, h / 2],
          [w, h],
          [0, h - 4],
          [24, h / 2],
        ],
        luckOf(text),
        1.6,
        11,
      );
      sheet(ctx, shape, YELLOW, 5);
      line(ctx, shape, INK, 3);
      figure(ctx, text, w / 2, h / 2, 50, w - 90);
    },
  };
}

/** A spiked burst with the total of a fight. */
export function totalScrap(text: string): Scrap {
  const side = 96;
  const spikes = Array.from({ length: 26 }, (_, i): readonly [number, number] => {
    const r = i % 2 === 0 ? side / 2 : side / 2 - 9;
    const turn = (i / 26) * Math.PI * 2;
    return [side / 2 + Math.cos(turn) * r, side / 2 + Math.sin(turn) * r];
  });
  return {
    key: `total|${text}`,
    w: side,
    h: side,
    pad: 8,
    paint: (ctx) => {
      const shape = roughly(spikes, luckOf(text), 0.8, 12);
      sheet(ctx, shape, YELLOW, 5);
      line(ctx, shape, INK, 3);
      figure(ctx, text, side / 2, side / 2, 46, side - 30);
    },
  };
}

/** A speck of darkness to be stretched over the table. */
export function darkScrap(): Scrap {
  return {
    key: 'dark',
    w: 16,
    h: 16,
    pad: 0,
    paint: (ctx) => {
      ctx.fillStyle = '#080203';
      ctx.fillRect(0, 0, 16, 16);
    },
  };
}

export const stoneScrap = (cut: Cut): Scrap => signScrap('stone', cut, null);
export const crownScrap = (cut: Cut): Scrap => signScrap('crown', cut, YELLOW);

function signScrap(name: string, cut: Cut, color: string | null): Scrap {
  return {
    key: `falling|${name}`,
    w: 96,
    h: 96,
    pad: 2,
    paint: (ctx) => stampSign(ctx, cut, [48, 48], 92, color),
  };
}

// The strokes all hand-cut pieces share: filled rough shapes, stars, dashed lines, tinted signs, soft shadows.
// Draws on a 2D canvas already scaled to CSS pixels.

import { INK, YELLOW } from '../../../assets/art/brah/print/palette.ts';
import { luckOf, type Point, roughBox, roughly, star } from '../../../assets/art/brah/print/cut.ts';

export type Ctx = CanvasRenderingContext2D;

/** A printed piece on its page: the picture it is in and where. */
export type Cut = {
  readonly image: CanvasImageSource;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** Finds a printed piece by its name; null while it is on its way. */
export type Signs = (name: string) => Cut | null;

export function fill(ctx: Ctx, shape: string, color: string, alpha = 1): void {
  ctx.globalAlpha = alpha;
  ctx.fillStyle = color;
  ctx.fill(new Path2D(shape));
  ctx.globalAlpha = 1;
}

export function line(ctx: Ctx, shape: string, color: string, width: number, alpha = 1): void {
  ctx.globalAlpha = alpha;
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.lineJoin = 'round';
  ctx.stroke(new Path2D(shape));
  ctx.globalAlpha = 1;
}

/** A rough rectangle in one colour, its edge cut by `seed`. */
export function slab(ctx: Ctx, seed: string, box: readonly number[], color: string, alpha = 1, amp = 1.4): void {
  const [x = 0, y = 0, w = 0, h = 0] = box;
  fill(ctx, roughBox(x, y, w, h, luckOf(seed), amp), color, alpha);
}

/** A rough shape with a hard shadow below it, as paper lies on a table. */
export function sheet(ctx: Ctx, shape: string, color: string, drop = 3): void {
  ctx.save();
  ctx.shadowColor = 'rgba(11, 4, 5, 0.6)';
  ctx.shadowBlur = drop * 2 * scaleOf(ctx);
  ctx.shadowOffsetY = drop * scaleOf(ctx);
  fill(ctx, shape, color);
  ctx.restore();
}

/** A paper tag whose right end is torn to two tails. */
export function swallowtail(seed: string, w: number, h: number): string {
  const cut = Math.min(h * 0.42, 16);
  const points: Point[] = [
    [0, h * 0.06],
    [w, 0],
    [w - cut, h * 0.48],
    [w, h],
    [0, h * 0.96],
  ];
  return roughly(points, luckOf(seed), 1.1, 9);
}

/** A spiked star with its ink rim. */
export function spiked(ctx: Ctx, seed: string, at: Point, r: number, color: string, rim = INK): void {
  const [x, y] = at;
  const spikes = r > 34 ? 22 : r > 24 ? 16 : 13;
  fill(ctx, star(x, y, r, r * 0.84, spikes, luckOf(seed)), rim);
  fill(ctx, star(x, y, r * 0.87, r * 0.72, spikes, luckOf(seed)), color);
}

export function dashed(ctx: Ctx, box: readonly number[], color: string, alpha: number, width = 2): void {
  const [x = 0, y = 0, w = 0, h = 0] = box;
  ctx.save();
  ctx.globalAlpha = alpha;
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.setLineDash([6, 4.5]);
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 3);
  ctx.stroke();
  ctx.restore();
}

/** A sign fitted into a square around a point, as printed or with its bone in another colour. */
export function stampSign(ctx: Ctx, cut: Cut, at: Point, size: number, color: string | null): void {
  const scale = size / Math.max(cut.w, cut.h);
  const [w, h] = [cut.w * scale, cut.h * scale];
  const [x, y] = [at[0] - w / 2, at[1] - h / 2];
  ctx.imageSmoothingQuality = 'high';
  if (color === null) {
    ctx.drawImage(cut.image, cut.x, cut.y, cut.w, cut.h, x, y, w, h);
    return;
  }
  const tinted = document.createElement('canvas');
  tinted.width = cut.w;
  tinted.height = cut.h;
  const pen = tinted.getContext('2d', { willReadFrequently: true });
  if (pen === null) return;
  pen.drawImage(cut.image, cut.x, cut.y, cut.w, cut.h, 0, 0, cut.w, cut.h);
  // Bone becomes the colour, ink lines stay ink.
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = color;
  pen.fillRect(0, 0, cut.w, cut.h);
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(cut.image, cut.x, cut.y, cut.w, cut.h, 0, 0, cut.w, cut.h);
  ctx.drawImage(tinted, x, y, w, h);
}

/** The yellow frame that says "choose me": rough outside, card shaped inside. */
export function frame(ctx: Ctx, seed: string, w: number, h: number, thick: number, radius: number): void {
  const luck = luckOf(seed);
  const outer = new Path2D();
  outer.addPath(new Path2D(roundRough(-thick, -thick, w + 2 * thick, h + 2 * thick, radius + thick, luck)));
  ctx.save();
  ctx.shadowColor = 'rgba(255, 203, 31, 0.55)';
  ctx.shadowBlur = thick * 1.6 * scaleOf(ctx);
  outer.addPath(inside(w, h, radius));
  ctx.fillStyle = YELLOW;
  ctx.fill(outer, 'evenodd');
  ctx.restore();
  ctx.strokeStyle = INK;
  ctx.globalAlpha = 0.55;
  ctx.lineWidth = 1;
  ctx.stroke(inside(w, h, radius));
  ctx.globalAlpha = 1;
}

function inside(w: number, h: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(0, 0, w, h, radius);
  return path;
}

/** A rectangle with round corners and edges cut by hand. */
export function roundRough(x: number, y: number, w: number, h: number, r: number, luck: () => number): string {
  const corner = (cx: number, cy: number, from: number): Point[] =>
    [0, 30, 60, 90].map((a): Point => {
      const angle = ((from + a) * Math.PI) / 180;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    });
  const points = [
    ...corner(x + r, y + r, 180),
    ...corner(x + w - r, y + r, 270),
    ...corner(x + w - r, y + h - r, 0),
    ...corner(x + r, y + h - r, 90),
  ];
  return roughly(points, luck, 0.7, 14);
}

/** Device pixels for one CSS pixel: shadows ignore the canvas's own scale. */
export function scaleOf(ctx: Ctx): number {
  return ctx.getTransform().a;
}

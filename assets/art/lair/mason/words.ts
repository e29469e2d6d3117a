// What drawings are written in: outlines from a few points, and the everyday cuts by name.

import { band, blob, star } from '../../brah/print/figures-kit.ts';
import type { Point } from '../../brah/print/cut.ts';
import type { Cut } from './carve.ts';
import type { Ring } from './mask.ts';

export { band, blob, star };

export type More = Omit<Cut, 'rings' | 'paint'>;

/** A rounded thing: head, stone, coin. */
export const dome = (paint: string, ring: Ring | readonly Ring[], more: More = {}): Cut => ({
  rings: ringsOf(ring),
  paint,
  ...more,
});

/** A thing with bevelled edges and a flat top: plate, board, block. */
export const plate = (paint: string, ring: Ring | readonly Ring[], more: More = {}): Cut => ({
  rings: ringsOf(ring),
  paint,
  form: 'bevel',
  round: 4,
  rise: 4,
  ...more,
});

/** Colour alone. */
export const stain = (paint: string, ring: Ring | readonly Ring[], more: More = {}): Cut => ({
  rings: ringsOf(ring),
  paint,
  form: 'flat',
  lift: 0,
  rise: 0,
  ...more,
});

/** A cut into what is there. */
export const groove = (paint: string | null, ring: Ring | readonly Ring[], more: More = {}): Cut => ({
  rings: ringsOf(ring),
  paint,
  form: 'groove',
  round: 3,
  rise: 4,
  ...more,
});

function ringsOf(ring: Ring | readonly Ring[]): readonly Ring[] {
  const first = ring[0]?.[0];
  return typeof first === 'number' ? [ring as Ring] : (ring as readonly Ring[]);
}

/** Finer than it needs to be: a coin is seen at three times its size. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, turn = 0): Ring {
  const count = Math.min(160, Math.max(26, Math.round((rx + ry) * 2.2)));
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / count;
    const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return [cx + x * c - y * s, cy + x * s + y * c];
  });
}

export const box = (x: number, y: number, w: number, h: number): Ring => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** A box with its corners cut. */
export const octagon = (x: number, y: number, w: number, h: number, cut: number): Ring => [
  [x + cut, y],
  [x + w - cut, y],
  [x + w, y + cut],
  [x + w, y + h - cut],
  [x + w - cut, y + h],
  [x + cut, y + h],
  [x, y + h - cut],
  [x, y + cut],
];

/** A line of even width. */
export const bar = (x1: number, y1: number, x2: number, y2: number, width: number): Ring => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  return [
    [x1 + nx, y1 + ny],
    [x2 + nx, y2 + ny],
    [x2 - nx, y2 - ny],
    [x1 - nx, y1 - ny],
  ];
};

/** A lens from one point to another: the mark of the graver. */
export const lens = (x1: number, y1: number, x2: number, y2: number, width: number): Ring => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / length) * width, ((x2 - x1) / length) * width];
  return Array.from({ length: 16 }, (_, i): Point => {
    const [t, side] = i < 8 ? [i / 8, 0.5] : [1 - (i - 8) / 8, -0.5];
    const bulge = 4 * t * (1 - t) * side;
    return [x1 + (x2 - x1) * t + nx * bulge, y1 + (y2 - y1) * t + ny * bulge];
  });
};

/** A circle with a hole: cut it with `odd`. */
export const hoop = (cx: number, cy: number, outer: number, inner: number): readonly Ring[] => [
  ellipse(cx, cy, outer),
  ellipse(cx, cy, inner),
];

/** The same points over the middle line. */
export const over = (ring: Ring, axis = 256): Ring => ring.map(([x, y]): Point => [2 * axis - x, y]);

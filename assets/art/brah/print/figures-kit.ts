// The knife for own drawings: outlines from a few written points, cut with a slightly unsteady hand and printed as ink
// line, rim of light, colour and shade. Knows shapes only; faces and hands are in figures-face.ts.

import { luckOf, n, type Point } from './cut.ts';
import type { Figure, FigureLayer } from './figure.ts';
import { INK, mix } from './palette.ts';

/** A closed outline on the 512 grid. */
export type Ring = readonly Point[];

/** One printed area; a `body` belongs to the silhouette. */
export type Mark = {
  readonly rings: readonly Ring[];
  readonly fill: string;
  readonly as?: 'shape' | 'gouge';
  readonly body?: boolean;
};
export type Marks = readonly Mark[];

type Knot = { readonly at: Point; readonly corner: boolean };

/** Points written as `x,y x,y! ...`; a `!` makes a corner of the point. */
function knots(text: string): readonly Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
      return { at: [x, y], corner: word.endsWith('!') };
    });
}

/** A curve through knots: straight between two corners, rounded elsewhere. */
function curve(through: readonly Knot[], closed: boolean): Point[] {
  const out: Point[] = [];
  const last = closed ? through.length : through.length - 1;
  const at = (i: number): Knot | undefined =>
    closed ? through[(i + through.length) % through.length] : through[Math.min(through.length - 1, Math.max(0, i))];
  for (let i = 0; i < last; i += 1) {
    const [k0, k1, k2, k3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (k0 === undefined || k1 === undefined || k2 === undefined || k3 === undefined) continue;
    const [a, b] = [k1.at, k2.at];
    const before = k1.corner ? a : k0.at;
    const after = k2.corner ? b : k3.at;
    const pieces = k1.corner && k2.corner ? 1 : Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 9));
    for (let k = 0; k < pieces; k += 1) {
      const t = k / pieces;
      out.push([spline(before[0], a[0], b[0], after[0], t), spline(before[1], a[1], b[1], after[1], t)]);
    }
  }
  const end = through.at(-1);
  if (!closed && end !== undefined) out.push(end.at);
  return out;
}

function spline(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const [m1, m2] = [(p2 - p0) / 2, (p3 - p1) / 2];
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * p1 + (t3 - 2 * t2 + t) * m1 + (3 * t2 - 2 * t3) * p2 + (t3 - t2) * m2;
}

/** A closed shape through written points. */
export const blob = (text: string): Ring => curve(knots(text), true);

export function ellipse(cx: number, cy: number, rx: number, ry = rx, turn = 0): Ring {
  const count = Math.max(10, Math.round((rx + ry) / 2.6));
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / count;
    const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return [cx + x * c - y * s, cy + x * s + y * c];
  });
}

/** A star or a burst of so many spikes. */
export function star(cx: number, cy: number, outer: number, inner: number, spikes: number, turn = -90): Ring {
  return Array.from({ length: spikes * 2 }, (_, i): Point => {
    const r = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / spikes + (turn * Math.PI) / 180;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** A band along written points, from one width to another; pointed where a width is 0. */
export function band(text: string, from: number, to = from, middle = (from + to) / 2): Ring {
  const spine = curve(knots(text), false);
  const sides = spine.map((point, i): readonly [Point, Point] => {
    const [a, b] = [spine[Math.max(0, i - 1)] ?? point, spine[Math.min(spine.length - 1, i + 1)] ?? point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const t = i / Math.max(1, spine.length - 1);
    const width = (t < 0.5 ? from + (middle - from) * t * 2 : middle + (to - middle) * (t * 2 - 1)) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * width, ((b[0] - a[0]) / length) * width];
    return [
      [point[0] + nx, point[1] + ny],
      [point[0] - nx, point[1] - ny],
    ];
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()];
}

const area = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0) / 2;

const clockwise = (ring: Ring): Ring => (area(ring) < 0 ? [...ring].reverse() : ring);

/** The hand is not quite steady: the outline sways a little from side to side, always the same way. */
function byHand(ring: Ring, amp = 1.9): Ring {
  const [x, y] = ring[0] ?? [0, 0];
  const luck = luckOf(`${ring.length} ${n(x)} ${n(y)}`);
  const sway = (): Point => [(luck() - 0.5) * 2 * amp, (luck() - 0.5) * 2 * amp];
  let [from, to, walked] = [sway(), sway(), 0];
  const out: Point[] = [];
  ring.forEach(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const pieces = Math.max(1, Math.round(length / 16));
    for (let k = 0; k < pieces; k += 1) {
      const t = k / pieces;
      const share = Math.min(1, walked / 24);
      out.push([
        x1 + (x2 - x1) * t + from[0] + (to[0] - from[0]) * share,
        y1 + (y2 - y1) * t + from[1] + (to[1] - from[1]) * share,
      ]);
      walked += length / pieces;
      if (walked > 24) [from, to, walked] = [to, sway(), walked % 24];
    }
  });
  return out;
}

/** Everything within a distance of an outline: one lozenge over each edge. */
function swollen(ring: Ring, by: number): readonly Ring[] {
  const edges = ring.map(([x1, y1], i): Ring => {
    const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [tx, ty] = [((x2 - x1) / length) * by, ((y2 - y1) / length) * by];
    const around = [
      [-0.7, 0.7],
      [0, 1],
      [0.7, 0.7],
      [1, 0],
      [0.7, -0.7],
      [0, -1],
      [-0.7, -0.7],
      [-1, 0],
    ] as const;
    return around.map(([along, across], k): Point => {
      const [ox, oy] = k >= 1 && k <= 5 ? [x2, y2] : [x1, y1];
      const [px, py] = k === 1 || k === 5 ? [(x1 + x2) / 2, (y1 + y2) / 2] : [ox, oy];
      return [px + tx * along - ty * across, py + ty * along + tx * across];
    });
  });
  return [ring, ...edges];
}

/** The outline drawn in on the side that faces a direction. */
function drawnIn(ring: Ring, dx: number, dy: number, by: number): Ring {
  const round = clockwise(ring);
  const count = round.length;
  return round.map(([x, y], i): Point => {
    const [a, b] = [round[(i - 1 + count) % count] ?? [x, y], round[(i + 1) % count] ?? [x, y]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const facing = Math.max(0, ((b[1] - a[1]) / length) * dx + (-(b[0] - a[0]) / length) * dy);
    return [x - dx * facing * by, y - dy * facing * by];
  });
}

export type Cut = {
  /** Width of the ink line; 0 for none. */
  readonly line?: number;
  /** How deep the rim of light and the shade reach; 0 for none. */
  readonly rim?: number;
  readonly shade?: number;
  readonly light?: string;
  readonly dark?: string;
  /** Not part of the silhouette. */
  readonly inner?: boolean;
};

/** A shape as the press prints it: ink line, light at the upper left, shade at the lower right, colour between. */
export function solid(fill: string, ring: Ring, cut: Cut = {}): Marks {
  const { line = 12, rim = 9, shade = 17, inner = false } = cut;
  const outline = byHand(ring);
  const marks: Mark[] = [];
  if (line > 0) marks.push({ rings: swollen(outline, line), fill: INK });
  const light = cut.light ?? mix(fill, '#FFFFFF', 0.5);
  const dark = cut.dark ?? mix(fill, '#3A1020', 0.34);
  marks.push({ rings: [outline], fill: rim > 0 ? light : fill, body: !inner });
  if (rim > 0 || shade > 0) {
    const inside = drawnIn(ring, -Math.SQRT1_2, -Math.SQRT1_2, rim);
    if (shade > 0) marks.push({ rings: [byHand(inside)], fill: dark });
    marks.push({ rings: [byHand(drawnIn(inside, 0.78, 0.62, shade))], fill });
  }
  return marks;
}

/** A flat shape with an ink line, part of the silhouette. */
export const flat = (fill: string, ring: Ring, line = 12): Marks => solid(fill, ring, { line, rim: 0, shade: 0 });

/** A flat shape that lies within others. */
export const patch = (fill: string, ring: Ring, line = 9): Marks =>
  solid(fill, ring, { line, rim: 0, shade: 0, inner: true });

/** Colour alone, within others. */
export const spot = (fill: string, ...rings: readonly Ring[]): Marks => [
  { rings: rings.map((r) => byHand(r, 1.2)), fill },
];

/** Ink lines within others, thickest in the middle. */
export const line = (text: string, width = 11, fill = INK): Marks =>
  spot(fill, band(text, width * 0.45, width * 0.35, width));

/** A gouge: a lens between two points. */
const lens = (x1: number, y1: number, x2: number, y2: number, width: number): Ring => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / length) * width, ((x2 - x1) / length) * width];
  return Array.from({ length: 12 }, (_, i): Point => {
    const [t, side] = i < 6 ? [i / 6, 0.5] : [1 - (i - 6) / 6, -0.5];
    const bulge = 4 * t * (1 - t) * side;
    return [x1 + (x2 - x1) * t + nx * bulge, y1 + (y2 - y1) * t + ny * bulge];
  });
};

/** Gouges written as `x1,y1,x2,y2 ...`; `over` cuts them above the halftone shade. */
export function gouges(text: string, width = 9, fill = INK, over = false): Marks {
  const rings = text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = word.split(',').map(Number);
      return lens(x1, y1, x2, y2, width);
    });
  return [over ? { rings, fill, as: 'gouge' } : { rings, fill }];
}

/** A row of gouges from one line to another, each of its own length: cloth, hair, hatching. */
export function comb(from: string, to: string, count: number, width = 8, fill = INK, over = false): Marks {
  const [a, b] = [curve(knots(from), false), curve(knots(to), false)];
  const luck = luckOf(`${from} ${to} ${count}`);
  const along = (row: readonly Point[], t: number): Point => row[Math.round(t * (row.length - 1))] ?? [0, 0];
  const rings = Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const [p, q] = [along(a, t), along(b, t)];
    const reach = 0.7 + 0.3 * luck();
    return lens(p[0], p[1], p[0] + (q[0] - p[0]) * reach, p[1] + (q[1] - p[1]) * reach, width * (0.75 + 0.4 * luck()));
  });
  return [over ? { rings, fill, as: 'gouge' } : { rings, fill }];
}

const FOOT = 520;
const EDGE = 12;

type Move = (point: Point) => Point;
const moved = (marks: Marks, move: Move): Marks =>
  marks.map((mark) => ({ ...mark, rings: mark.rings.map((ring) => ring.map(move)) }));

/** Marks turned (degrees, clockwise) round a point. */
export function turned(marks: Marks, degrees: number, cx = 256, cy = 256): Marks {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return moved(marks, ([x, y]) => [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c]);
}

/** Marks drawn round the origin, put somewhere: turned, sized, and mirrored by a negative width. */
export function put(marks: Marks, x: number, y: number, size = 1, degrees = 0, wide = size): Marks {
  return moved(
    turned(
      moved(marks, ([px, py]) => [px * wide, py * size]),
      degrees,
      0,
      0,
    ),
    ([px, py]) => [px + x, py + y],
  );
}

export const mirrored = (marks: Marks, axis = 256): Marks => moved(marks, ([x, y]) => [2 * axis - x, y]);

const outlineOf = (ring: Ring): string =>
  `M${clockwise(ring)
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')}Z`;

const fine = (ring: Ring): string =>
  `M${clockwise(ring)
    .map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
    .join('L')}Z`;

/** Drawn smaller, with the foot where it was, when hat or elbows leave the grid. */
function fitted(marks: Marks): Marks {
  const points = marks.filter((mark) => mark.body === true).flatMap((mark) => mark.rings.flat());
  const top = Math.min(...points.map(([, y]) => y));
  const left = Math.min(...points.map(([x]) => x));
  const right = Math.max(...points.map(([x]) => x));
  const size = Math.min(1, (FOOT - EDGE) / (FOOT - top), (512 - 2 * EDGE) / (right - left));
  const middle = 256 + (left + right - 512) * 0.35;
  return moved(marks, ([x, y]) => [256 + (x - middle) * size, FOOT + (y - FOOT) * size]);
}

/** The finished drawing: its silhouette is everything marked as body. */
export function figure(...parts: readonly Marks[]): Figure {
  const marks = fitted(parts.flat());
  const silhouette = marks.filter((mark) => mark.body === true).flatMap((mark) => mark.rings.map(outlineOf));
  return {
    silhouette: silhouette.join(''),
    layers: marks.map(({ rings, fill, as }): FigureLayer => {
      const d = rings.map(fine).join('');
      return as === undefined ? { d, fill } : { d, fill, as };
    }),
  };
}

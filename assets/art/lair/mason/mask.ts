// Which points an outline covers and how far each lies within: what the chisel follows.

import type { Point } from '../../brah/print/cut.ts';

export type Ring = readonly Point[];

/** A window of the slab, in points. */
export type Mask = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** How much of each point is covered. */
  readonly cover: Float32Array;
  /** How far within, in points; 0 outside. */
  readonly depth: Float32Array;
};

type Edge = {
  readonly x: number;
  readonly y: number;
  readonly to: number;
  readonly slope: number;
  readonly wind: number;
};

const LINES = 4;

function edgesOf(rings: readonly Ring[], k: number): readonly Edge[] {
  return rings.flatMap((ring) =>
    ring.flatMap(([ax, ay], i): Edge[] => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
      if (ay === by) return [];
      const [x1, y1, x2, y2] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay];
      return [{ x: x1 * k, y: y1 * k, to: y2 * k, slope: (x2 - x1) / (y2 - y1), wind: ay < by ? 1 : -1 }];
    }),
  );
}

function fillRow(row: Float32Array, from: number, to: number, weight: number): void {
  const [a, b] = [Math.max(0, from), Math.min(row.length, to)];
  if (b <= a) return;
  const [ia, ib] = [Math.floor(a), Math.floor(b)];
  if (ia === ib) {
    row[ia] = (row[ia] ?? 0) + (b - a) * weight;
    return;
  }
  row[ia] = (row[ia] ?? 0) + (ia + 1 - a) * weight;
  for (let i = ia + 1; i < ib; i += 1) row[i] = (row[i] as number) + weight;
  if (ib < row.length) row[ib] = (row[ib] as number) + (b - ib) * weight;
}

/** Spans of one scan line where the outlines wind round it, or lie within an odd number of them. */
function spans(edges: readonly Edge[], y: number, odd: boolean): readonly (readonly [number, number])[] {
  const hits = edges
    .filter((e) => e.y <= y && e.to > y)
    .map((e) => ({ x: e.x + (y - e.y) * e.slope, wind: e.wind }))
    .sort((a, b) => a.x - b.x);
  const out: (readonly [number, number])[] = [];
  let wind = 0;
  let from = 0;
  for (const [i, { x, wind: turn }] of hits.entries()) {
    const before = odd ? i % 2 : wind;
    wind += turn;
    const after = odd ? (i + 1) % 2 : wind;
    if (before === 0) from = x;
    else if (after === 0) out.push([from, x]);
  }
  return out;
}

/** The cover of outlines given in units, on a slab of `w` by `h` points; null where nothing of it is seen. */
export function maskOf(rings: readonly Ring[], k: number, w: number, h: number, odd = false): Mask | null {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x * k));
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y * k));
  const low = (list: readonly number[]): number =>
    Math.max(0, Math.floor(list.reduce((a, b) => Math.min(a, b), 1e9)) - 1);
  const high = (list: readonly number[], end: number): number =>
    Math.min(end, Math.ceil(list.reduce((a, b) => Math.max(a, b), -1e9)) + 1);
  const [x0, y0, x1, y1] = [low(xs), low(ys), high(xs, w), high(ys, h)];
  if (x1 <= x0 || y1 <= y0) return null;
  const [mw, mh] = [x1 - x0, y1 - y0];
  const cover = new Float32Array(mw * mh);
  const edges = edgesOf(rings, k);
  for (let y = 0; y < mh; y += 1) {
    const row = cover.subarray(y * mw, (y + 1) * mw);
    for (let s = 0; s < LINES; s += 1) {
      for (const [a, b] of spans(edges, y0 + y + (s + 0.5) / LINES, odd)) fillRow(row, a - x0, b - x0, 1 / LINES);
    }
  }
  return { x: x0, y: y0, w: mw, h: mh, cover, depth: depthOf(cover, mw, mh) };
}

const FAR = 1e12;

/** The distance of every covered point to the nearest one that is not (Felzenszwalb and Huttenlocher). */
function depthOf(cover: Float32Array, w: number, h: number): Float32Array {
  // A frame of empty points, so that what touches the window's edge still has an edge.
  const [fw, fh] = [w + 2, h + 2];
  const grid = new Float64Array(fw * fh);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) grid[(y + 1) * fw + x + 1] = (cover[y * w + x] as number) > 0.5 ? FAR : 0;
  }
  const line = new Float64Array(Math.max(fw, fh));
  for (let x = 0; x < fw; x += 1) {
    for (let y = 0; y < fh; y += 1) line[y] = grid[y * fw + x] as number;
    const done = parabolas(line, fh);
    for (let y = 0; y < fh; y += 1) grid[y * fw + x] = done[y] as number;
  }
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < fw; x += 1) line[x] = grid[(y + 1) * fw + x] as number;
    const done = parabolas(line, fw);
    for (let x = 0; x < w; x += 1) {
      const c = cover[y * w + x] as number;
      out[y * w + x] = c > 0.5 ? Math.max(0, Math.sqrt(done[x + 1] as number) - 1 + c) : 0;
    }
  }
  return out;
}

function parabolas(f: Float64Array, n: number): Float64Array {
  const out = new Float64Array(n);
  const v = new Int32Array(n);
  const z = new Float64Array(n + 1);
  let k = 0;
  z[0] = -FAR;
  z[1] = FAR;
  const meet = (q: number, p: number): number =>
    ((f[q] as number) + q * q - ((f[p] as number) + p * p)) / (2 * q - 2 * p);
  for (let q = 1; q < n; q += 1) {
    let s = meet(q, v[k] as number);
    while (s <= (z[k] as number) && k > 0) {
      k -= 1;
      s = meet(q, v[k] as number);
    }
    if (s > (z[k] as number)) k += 1;
    v[k] = q;
    z[k] = k === 0 ? -FAR : s;
    z[k + 1] = FAR;
  }
  k = 0;
  for (let q = 0; q < n; q += 1) {
    while ((z[k + 1] as number) < q) k += 1;
    const p = v[k] as number;
    out[q] = (q - p) * (q - p) + (f[p] as number);
  }
  return out;
}

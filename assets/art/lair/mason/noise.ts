// Chance in stone: hashed value noise, the same for the same place and seed on every machine.

/** A number from 0 to 1 for a whole place. */
export function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 2246822519)) | 0;
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

function wrapped(i: number, period: number): number {
  return period > 0 ? ((i % period) + period) % period : i;
}

// Here and in the loops below nothing is packed into arrays: it costs ten times as much.

/** Smooth noise from 0 to 1; with a period it repeats, for pictures that tile. */
export function noise(x: number, y: number, seed: number, period = 0): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const u = ease(x - ix);
  const v = ease(y - iy);
  const x0 = wrapped(ix, period);
  const x1 = wrapped(ix + 1, period);
  const y0 = wrapped(iy, period);
  const y1 = wrapped(iy + 1, period);
  const top = hash(x0, y0, seed) * (1 - u) + hash(x1, y0, seed) * u;
  const low = hash(x0, y1, seed) * (1 - u) + hash(x1, y1, seed) * u;
  return top * (1 - v) + low * v;
}

/** Noise of several sizes, each half as large and half as strong as the one before; from 0 to 1, mostly round a half. */
export function fbm(x: number, y: number, seed: number, octaves = 4, period = 0): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  let size = 1;
  for (let i = 0; i < octaves; i += 1) {
    sum += noise(x * size, y * size, seed + i * 101, period * size) * weight;
    total += weight;
    weight /= 2;
    size *= 2;
  }
  return sum / total;
}

/** How near the next of scattered points is and which one it is: scales, gravel, eggs, crazy paving. */
export type Cell = {
  readonly near: number;
  readonly edge: number;
  readonly id: number;
  readonly x: number;
  readonly y: number;
};

export function cells(x: number, y: number, seed: number, unrest = 0.9): Cell {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  let first = 9;
  let second = 9;
  let id = 0;
  let cx = 0;
  let cy = 0;
  for (let j = iy - 1; j <= iy + 1; j += 1) {
    for (let i = ix - 1; i <= ix + 1; i += 1) {
      const px = i + 0.5 + (hash(i, j, seed) - 0.5) * unrest;
      const py = j + 0.5 + (hash(i, j, seed + 7) - 0.5) * unrest;
      const d = Math.sqrt((px - x) * (px - x) + (py - y) * (py - y));
      if (d < first) {
        second = first;
        first = d;
        id = hash(i, j, seed + 13);
        cx = px;
        cy = py;
      } else if (d < second) second = d;
    }
  }
  return { near: first, edge: second - first, id, x: cx, y: cy };
}

export const clamp = (v: number, low = 0, high = 1): number => Math.max(low, Math.min(high, v));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
/** 0 below the one, 1 above the other, smooth between. */
export function step(from: number, to: number, v: number): number {
  const t = clamp((v - from) / (to - from));
  return t * t * (3 - 2 * t);
}

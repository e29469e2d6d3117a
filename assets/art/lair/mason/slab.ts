// A slab of stone before it is lit: how high it stands, what colour it has, how it shines and what glows by itself.

import { clamp } from './noise.ts';

export type Rgb = readonly [r: number, g: number, b: number];

/** The slab's light is linear; pictures are not. */
export const GAMMA = 1.85;

const inks = new Map<string, Rgb>();

/** `#rrggbb` as linear light. */
export function ink(hex: string): Rgb {
  const known = inks.get(hex);
  if (known !== undefined) return known;
  const at = (i: number): number => (Number.parseInt(hex.slice(i, i + 2), 16) / 255) ** GAMMA;
  const made: Rgb = [at(1), at(3), at(5)];
  inks.set(hex, made);
  return made;
}

/** Numbers over a rectangle of points. */
export class Field {
  readonly data: Float32Array;
  constructor(
    readonly w: number,
    readonly h: number,
    fill = 0,
  ) {
    this.data = new Float32Array(w * h);
    if (fill !== 0) this.data.fill(fill);
  }

  /** The edge goes on outside. */
  at(x: number, y: number): number {
    const cx = x < 0 ? 0 : x >= this.w ? this.w - 1 : x;
    const cy = y < 0 ? 0 : y >= this.h ? this.h - 1 : y;
    return this.data[cy * this.w + cx] as number;
  }

  set(x: number, y: number, v: number): void {
    this.data[y * this.w + x] = v;
  }

  add(x: number, y: number, v: number): void {
    const i = y * this.w + x;
    this.data[i] = (this.data[i] as number) + v;
  }

  /** Between the points. */
  sample(x: number, y: number): number {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const u = x - ix;
    const v = y - iy;
    const top = this.at(ix, iy) * (1 - u) + this.at(ix + 1, iy) * u;
    const low = this.at(ix, iy + 1) * (1 - u) + this.at(ix + 1, iy + 1) * u;
    return top * (1 - v) + low * v;
  }

  /** Averaged over squares of so many points. */
  shrunk(by: number): Field {
    const out = new Field(Math.floor(this.w / by), Math.floor(this.h / by));
    for (let y = 0; y < out.h; y += 1) {
      for (let x = 0; x < out.w; x += 1) {
        let sum = 0;
        for (let j = 0; j < by; j += 1) for (let i = 0; i < by; i += 1) sum += this.at(x * by + i, y * by + j);
        out.set(x, y, sum / (by * by));
      }
    }
    return out;
  }

  /** Three passes of a running mean: as good as a bell. */
  blurred(radius: number): Field {
    const r = Math.max(1, Math.round(radius / 1.7));
    let out: Field = this;
    for (let pass = 0; pass < 3; pass += 1) out = swept(swept(out, r, 1, 0), r, 0, 1);
    return out;
  }
}

function swept(from: Field, r: number, dx: number, dy: number): Field {
  const out = new Field(from.w, from.h);
  const [lines, length] = dx === 1 ? [from.h, from.w] : [from.w, from.h];
  for (let line = 0; line < lines; line += 1) {
    const value = (k: number): number => (dx === 1 ? from.at(k, line) : from.at(line, k));
    let sum = 0;
    for (let k = -r; k <= r; k += 1) sum += value(k);
    for (let k = 0; k < length; k += 1) {
      out.set(dx === 1 ? k : line, dy === 1 ? k : line, sum / (2 * r + 1));
      sum += value(k + r + 1) - value(k - r);
    }
  }
  return out;
}

export type Slab = {
  readonly w: number;
  readonly h: number;
  /** Points a unit. */
  readonly k: number;
  /** In units. */
  readonly height: Field;
  readonly red: Field;
  readonly green: Field;
  readonly blue: Field;
  /** 0 for dull, 1 for polished; from 1 to 2 it is metal. */
  readonly shine: Field;
  readonly glow: readonly [Field, Field, Field];
  /** Where there is anything at all. */
  readonly alpha: Field;
};

/** An empty slab of so many units. */
export function slabOf(width: number, height: number, k: number, alpha = 0): Slab {
  const [w, h] = [Math.round(width * k), Math.round(height * k)];
  const field = (): Field => new Field(w, h);
  return {
    w,
    h,
    k,
    height: field(),
    red: field(),
    green: field(),
    blue: field(),
    shine: field(),
    glow: [field(), field(), field()],
    alpha: new Field(w, h, alpha),
  };
}

/** Colours one point, thinly or fully. */
export function tint(slab: Slab, x: number, y: number, colour: Rgb, amount = 1): void {
  paint(slab, x, y, colour[0], colour[1], colour[2], clamp(amount));
}

/** The same without a colour of its own: for loops over every point. */
export function paint(slab: Slab, x: number, y: number, r: number, g: number, b: number, a = 1): void {
  if (a === 0) return;
  const i = y * slab.w + x;
  const rest = 1 - a;
  slab.red.data[i] = (slab.red.data[i] as number) * rest + r * a;
  slab.green.data[i] = (slab.green.data[i] as number) * rest + g * a;
  slab.blue.data[i] = (slab.blue.data[i] as number) * rest + b * a;
}

/** Darkens or lightens one point. */
export function tone(slab: Slab, x: number, y: number, by: number): void {
  slab.red.set(x, y, slab.red.at(x, y) * by);
  slab.green.set(x, y, slab.green.at(x, y) * by);
  slab.blue.set(x, y, slab.blue.at(x, y) * by);
}

/** Goes over every point: its number and where it lies, in units. */
export function each(slab: Slab, does: (px: number, py: number, x: number, y: number) => void): void {
  for (let py = 0; py < slab.h; py += 1) {
    for (let px = 0; px < slab.w; px += 1) does(px, py, (px + 0.5) / slab.k, (py + 0.5) / slab.k);
  }
}

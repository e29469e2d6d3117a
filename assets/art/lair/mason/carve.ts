// The chisel: lays a shape onto a slab, domed, bevelled or cut in, painted and polished. Everything of Lairbreakers that
// is not bare stone is made of such cuts, so that one light falls on all of it.

import type { Point } from '../../brah/print/cut.ts';
import { maskOf, type Mask, type Ring } from './mask.ts';
import { clamp, fbm, hash, mix, noise } from './noise.ts';
import { Field, ink, type Rgb, type Slab, tint, tone } from './slab.ts';

/** A `groove` keeps what it cuts as rough as it was; a `pool` lies level. */
export type Form = 'dome' | 'bevel' | 'flat' | 'groove' | 'pool' | 'ridge';

export type Cut = {
  readonly rings: readonly Ring[];
  /** `#rrggbb`; null keeps the colour beneath. */
  readonly paint: string | null;
  /** A second colour toward the lower edge of the shape. */
  readonly fade?: string;
  /** Step at the edge, in units. */
  readonly lift?: number;
  /** Height of the form above its edge, in units; a groove goes down. */
  readonly rise?: number;
  /** How far from the edge the form goes, in units. */
  readonly round?: number;
  readonly form?: Form;
  /** A dark line inside the edge, in units. */
  readonly line?: number;
  /** As in the slab: 0 dull, 1 polished, 2 metal. */
  readonly shine?: number;
  /** Shines by itself. */
  readonly glow?: number;
  readonly opaque?: number;
  /** Uneven colour, 0 to 1, and its size in units. */
  readonly grain?: number;
  readonly grainSize?: number;
  /** Stretches the grain along one way: wood, hair. */
  readonly grainAlong?: 'x' | 'y';
  /** Its edge fades in over so many units, in colour and height. */
  readonly soft?: number;
  /** Only over what is already there. */
  readonly within?: boolean;
  readonly odd?: boolean;
};

/** Where a drawing lies on the slab: its middle, size and turn (degrees clockwise). */
export type Place = {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly turn?: number;
  readonly mirror?: boolean;
};

function mover(place: Place): (point: Point) => Point {
  const { x = 0, y = 0, size = 1, turn = 0, mirror = false } = place;
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size];
  return ([px, py]) => {
    const mx = mirror ? -px : px;
    return [x + mx * c - py * s, y + mx * s + py * c];
  };
}

/** The same cuts somewhere else; lengths grow with them. */
export function placed(cuts: readonly Cut[], place: Place): readonly Cut[] {
  const move = mover(place);
  const size = place.size ?? 1;
  return cuts.map((cut): Cut => {
    const longer = (v: number | undefined): number | undefined => (v === undefined ? undefined : v * size);
    const sizes = {
      lift: longer(cut.lift),
      rise: longer(cut.rise),
      round: longer(cut.round),
      line: longer(cut.line),
      soft: longer(cut.soft),
      grainSize: longer(cut.grainSize),
    };
    const given = Object.fromEntries(Object.entries(sizes).filter(([, v]) => v !== undefined));
    return { ...cut, ...given, rings: cut.rings.map((ring) => ring.map(move)) };
  });
}

/** How high the form stands at a share of the way in from its edge. */
function profile(form: Form, t: number): number {
  if (form === 'flat') return 1;
  if (form === 'bevel') return t;
  if (form === 'pool') return -t * t * (3 - 2 * t);
  if (form === 'ridge') return t * t * (3 - 2 * t);
  return Math.sin((Math.PI / 2) * t) ** 0.9;
}

/** Depths without the creases where two edges are equally near. */
function eased(mask: Mask, by: number): Float32Array {
  if (by < 1) return mask.depth;
  const f = new Field(mask.w, mask.h);
  f.data.set(mask.depth);
  const soft = f.blurred(by);
  const smooth = f.blurred(1.6);
  const out = new Float32Array(mask.depth.length);
  for (let i = 0; i < out.length; i += 1) {
    const d = mask.depth[i] as number;
    // At the edge the true depth counts, further in the soft one.
    const t = clamp(d / (by * 2.2));
    out[i] = Math.min(d + 0.5, smooth.data[i] as number) * (1 - t) + Math.min(d, (soft.data[i] as number) * 1.06) * t;
  }
  return out;
}

/** What lies under the shape, smoothed, so that a nose follows the face it sits on. */
function ground(slab: Slab, mask: Mask, reach: number): (i: number) => number {
  const [sum, weight] = [new Field(mask.w, mask.h), new Field(mask.w, mask.h)];
  for (let y = 0; y < mask.h; y += 1) {
    for (let x = 0; x < mask.w; x += 1) {
      const c = mask.cover[y * mask.w + x] as number;
      sum.set(x, y, c * slab.height.at(mask.x + x, mask.y + y));
      weight.set(x, y, c);
    }
  }
  const [soft, share] = [sum.blurred(reach), weight.blurred(reach)];
  return (i) => (soft.data[i] as number) / Math.max(1e-4, share.data[i] as number);
}

function grainOf(cut: Cut, seed: number, x: number, y: number): number {
  const size = cut.grainSize ?? 10;
  const [sx, sy] = cut.grainAlong === 'x' ? [size * 6, size] : cut.grainAlong === 'y' ? [size, size * 6] : [size, size];
  return (fbm(x / sx, y / sy, seed, 3) - 0.5) * 2 * (cut.grain ?? 0);
}

type Bounds = { readonly top: number; readonly bottom: number };

function paintAt(slab: Slab, cut: Cut, px: number, py: number, cover: number, depth: number, at: Bounds, seed: number) {
  const { k } = slab;
  const [x, y] = [px / k, py / k];
  const a = cover * (cut.opaque ?? 1);
  if (cut.paint !== null) {
    const [main, other] = [ink(cut.paint), ink(cut.fade ?? cut.paint)];
    const t = cut.fade === undefined ? 0 : clamp((y - at.top) / Math.max(1, at.bottom - at.top));
    const g = 1 + grainOf(cut, seed, x, y);
    const colour: Rgb = [mix(main[0], other[0], t) * g, mix(main[1], other[1], t) * g, mix(main[2], other[2], t) * g];
    tint(slab, px, py, colour, a);
    const [gr, gg, gb] = slab.glow;
    const glow = cut.glow ?? 0;
    gr.set(px, py, gr.at(px, py) * (1 - a) + colour[0] * glow * a);
    gg.set(px, py, gg.at(px, py) * (1 - a) + colour[1] * glow * a);
    gb.set(px, py, gb.at(px, py) * (1 - a) + colour[2] * glow * a);
    slab.shine.set(px, py, slab.shine.at(px, py) * (1 - a) + (cut.shine ?? 0) * a);
  }
  const line = (cut.line ?? 0) * k;
  if (line > 0 && depth < line) tone(slab, px, py, mix(0.3, 1, clamp(depth / line) ** 0.7) * a + (1 - a));
}

/** Carves one cut. */
function carveOne(slab: Slab, cut: Cut, seed: number): void {
  const mask = maskOf(cut.rings, slab.k, slab.w, slab.h, cut.odd === true);
  if (mask === null) return;
  const { k } = slab;
  const form = cut.form ?? 'dome';
  const round = Math.max(0.01, (cut.round ?? 12) * k);
  const rise = cut.rise ?? (cut.round ?? 12) * 0.6;
  const soft = (cut.soft ?? 0) * k;
  const depth = form === 'dome' || form === 'ridge' ? eased(mask, Math.min(round * 0.3, 40)) : mask.depth;
  const under = form === 'groove' ? null : ground(slab, mask, Math.min(60, Math.max(4 * k, round * 0.7)));
  const ys = cut.rings.flatMap((ring) => ring.map(([, y]) => y));
  const at = { top: ys.reduce((a, b) => Math.min(a, b), 1e9), bottom: ys.reduce((a, b) => Math.max(a, b), -1e9) };
  for (let y = 0; y < mask.h; y += 1) {
    for (let x = 0; x < mask.w; x += 1) {
      const i = y * mask.w + x;
      const [px, py] = [mask.x + x, mask.y + y];
      const fade = soft > 0 ? clamp((mask.depth[i] as number) / soft) : 1;
      const cover = (mask.cover[i] as number) * fade * (cut.within === true ? slab.alpha.at(px, py) : 1);
      if (cover <= 0.002) continue;
      const t = clamp((depth[i] as number) / round);
      const old = slab.height.at(px, py);
      const fresh =
        under === null ? old - rise * profile('ridge', t) : under(i) + (cut.lift ?? 2) + rise * profile(form, t);
      slab.height.set(px, py, mix(old, fresh, cover));
      paintAt(slab, cut, px, py, cover, mask.depth[i] as number, at, seed);
      if (cut.within !== true) slab.alpha.set(px, py, Math.max(slab.alpha.at(px, py), cover * (cut.opaque ?? 1)));
    }
  }
}

/** Carves cuts one over the other. */
export function carve(slab: Slab, cuts: readonly Cut[], place: Place = {}): void {
  for (const [n, cut] of placed(cuts, place).entries()) carveOne(slab, cut, 31 + n * 17);
}

/** A little roughness on everything that has been carved. */
export function weather(slab: Slab, amount: number, size: number, seed: number): void {
  const { k } = slab;
  for (let y = 0; y < slab.h; y += 1) {
    for (let x = 0; x < slab.w; x += 1) {
      if (slab.alpha.at(x, y) === 0) continue;
      const v = noise(x / k / size, y / k / size, seed) + 0.5 * hash(x, y, seed) - 0.75;
      slab.height.add(x, y, v * amount);
    }
  }
}

/** Years of smoke and handling: colours fade toward old bone, most in what is bright. */
export function aged(slab: Slab, amount: number): void {
  for (let i = 0; i < slab.w * slab.h; i += 1) {
    const [r, g, b] = [slab.red.data[i] as number, slab.green.data[i] as number, slab.blue.data[i] as number];
    const light = r * 0.3 + g * 0.55 + b * 0.15;
    const a = amount * (slab.glow[0].data[i] === 0 && slab.glow[1].data[i] === 0 ? 1 : 0);
    slab.red.data[i] = mix(r, light * 1.12, a);
    slab.green.data[i] = mix(g, light * 0.98, a);
    slab.blue.data[i] = mix(b, light * 0.8, a);
  }
}

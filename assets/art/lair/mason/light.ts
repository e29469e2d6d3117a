// Torches on stone: falls of light with cast shadows, shade in corners, shine; then the eye's own curve.

import { clamp, mix, step } from './noise.ts';
import { Field, GAMMA, type Rgb, type Slab } from './slab.ts';

/** Pixels, four bytes each: red, green, blue, alpha, not premultiplied. */
export type Pixels = { readonly w: number; readonly h: number; readonly rgba: Buffer };

/** A fire at a place in units, or with `sun` a light from a direction. */
export type Lamp = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly colour: Rgb;
  /** How far it is seen, in units. */
  readonly reach: number;
  readonly sun?: boolean;
  /** 0 for no shadow at all. */
  readonly shadow?: number;
};

export type Look = {
  readonly lamps: readonly Lamp[];
  readonly ambient: Rgb;
  /** How strongly the relief is felt. */
  readonly relief?: number;
  /** Reach of the shade in corners, in units. */
  readonly corner?: number;
  readonly cornerDepth?: number;
  /** Worn edges catch light: how much. */
  readonly worn?: number;
  readonly exposure?: number;
};

export type Normals = { readonly nx: Field; readonly ny: Field; readonly nz: Field };

export function normalsOf(slab: Slab, relief = 0.85): Normals {
  const { w, h, height, k } = slab;
  const [nx, ny, nz] = [new Field(w, h), new Field(w, h), new Field(w, h)];
  const scale = (relief * k) / 2;
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const gx = (height.at(x - 1, y) - height.at(x + 1, y)) * scale;
      const gy = (height.at(x, y - 1) - height.at(x, y + 1)) * scale;
      const length = Math.hypot(gx, gy, 1);
      nx.set(x, y, gx / length);
      ny.set(x, y, gy / length);
      nz.set(x, y, 1 / length);
    }
  }
  return { nx, ny, nz };
}

/** Shade in corners, 0 to 1, and light on edges above 1. */
export function shadeOf(slab: Slab, look: Look): Field {
  const out = new Field(slab.w, slab.h, 1);
  const corner = look.corner ?? 6;
  const [depth, worn] = [look.cornerDepth ?? 1, look.worn ?? 0.25];
  const wide = slab.height.blurred(corner * slab.k);
  const near = slab.height.blurred((corner * slab.k) / 4);
  for (let y = 0; y < slab.h; y += 1) {
    for (let x = 0; x < slab.w; x += 1) {
      const at = slab.height.at(x, y);
      const low = Math.max(0, wide.at(x, y) - at) / corner;
      const tight = (near.at(x, y) - at) / (corner / 4);
      const shade = 1 / (1 + depth * (low * 1.5 + Math.max(0, tight) * 1.2));
      out.set(x, y, shade * (1 + worn * clamp(-tight * 0.9, 0, 1)));
    }
  }
  return out;
}

const STEPS = 24;

/** How much of a lamp arrives at each point, on a grid half as fine. */
function shadowOf(slab: Slab, lamp: Lamp): Field {
  const half = slab.height.shrunk(2);
  const out = new Field(half.w, half.h, 1);
  const k = slab.k / 2;
  const force = lamp.shadow ?? 1;
  if (force === 0) return out;
  const sun = lamp.sun === true;
  const lx = lamp.x * k;
  const ly = lamp.y * k;
  for (let y = 0; y < half.h; y += 1) {
    for (let x = 0; x < half.w; x += 1) {
      const tx = sun ? x + lamp.x * 40 * k : lx;
      const ty = sun ? y + lamp.y * 40 * k : ly;
      const from = half.at(x, y);
      const to = sun ? from + lamp.z * 40 : lamp.z;
      const far = Math.sqrt((tx - x) * (tx - x) + (ty - y) * (ty - y)) / k;
      if (!sun && far > lamp.reach) continue;
      let blocked = 0;
      for (let i = 1; i < STEPS; i += 1) {
        // Short steps first: most shadows are near what throws them.
        const t = (i / STEPS) ** 1.5;
        const over = half.sample(x + (tx - x) * t, y + (ty - y) * t) - (from + 0.4 + (to - from) * t);
        if (over > 0) blocked = Math.max(blocked, over / (0.8 + far * t * 0.09));
      }
      out.set(x, y, 1 - force * step(0, 1, blocked));
    }
  }
  return out;
}

function fall(d: number): number {
  const t = 1 - d;
  return t <= 0 ? 0 : t * t * (1 + 0.6 * t);
}

/** What a polished thing mirrors: warm light above, dark at the horizon, an ember's glow below. */
function mirrored(nx: number, ny: number): Rgb {
  const up = clamp(-ny * 0.75 - nx * 0.35, -1, 1);
  if (up > 0) {
    const t = step(0.05, 0.62, up);
    return [mix(0.34, 1.75, t), mix(0.32, 1.55, t), mix(0.34, 1.3, t)];
  }
  const t = step(0, 0.7, -up);
  return [mix(0.34, 0.24, t), mix(0.32, 0.13, t), mix(0.34, 0.1, t)];
}

type Sum = { readonly r: Float32Array; readonly g: Float32Array; readonly b: Float32Array };

function addLamp(slab: Slab, lamp: Lamp, normals: Normals, light: Sum, gleam: Sum): void {
  const shadow = shadowOf(slab, lamp);
  const { w, h, k, height, shine } = slab;
  const sun = lamp.sun === true;
  const [nx, ny, nz] = [normals.nx.data, normals.ny.data, normals.nz.data];
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const i = y * w + x;
      let ux = sun ? lamp.x : lamp.x - x / k;
      let uy = sun ? lamp.y : lamp.y - y / k;
      let uz = sun ? lamp.z : lamp.z - (height.data[i] as number);
      const fade = sun ? 1 : fall(Math.sqrt(ux * ux + uy * uy) / lamp.reach);
      if (fade === 0) continue;
      const d = Math.sqrt(ux * ux + uy * uy + uz * uz) || 1;
      ux /= d;
      uy /= d;
      uz /= d;
      const a = nx[i] as number;
      const c = ny[i] as number;
      const e = nz[i] as number;
      const there = fade * shadow.sample(x / 2 - 0.25, y / 2 - 0.25);
      addTo(light, i, lamp.colour, clamp((a * ux + c * uy + e * uz + 0.25) / 1.25) * there);
      const polish = shine.data[i] as number;
      if (polish < 0.03) continue;
      const half = Math.sqrt(ux * ux + uy * uy + (uz + 1) * (uz + 1));
      const align = clamp((a * ux + c * uy + e * (uz + 1)) / half);
      addTo(gleam, i, lamp.colour, align ** mix(10, 70, clamp(polish)) * Math.min(polish, 1) * there * 1.1);
    }
  }
}

function addTo(sum: Sum, i: number, colour: Rgb, amount: number): void {
  sum.r[i] = (sum.r[i] as number) + colour[0] * amount;
  sum.g[i] = (sum.g[i] as number) + colour[1] * amount;
  sum.b[i] = (sum.b[i] as number) + colour[2] * amount;
}

const sums = (n: number): Sum => ({ r: new Float32Array(n), g: new Float32Array(n), b: new Float32Array(n) });

/** The eye's curve: bright is held back, dark is lifted; to 0..255. */
export function seen(light: number, exposure = 1): number {
  const v = Math.max(0, light) * exposure;
  return 255 * clamp((v * 1.12) / (1 + 0.42 * v)) ** (1 / GAMMA);
}

/** One colour of one point: body, mirrored surroundings, sparkle, own glow. */
type Ray = { readonly light: number; readonly gleam: number; readonly ambient: number; readonly mirror: number };

function ofPoint(own: number, shade: number, metal: number, glow: number, ray: Ray): number {
  const under = ray.light + ray.ambient;
  const mirror = ray.mirror * metal * Math.min(1.2, under + 0.25);
  const body = own * shade * (under * (1 - metal * 0.62) + mirror);
  const sparkle = ray.gleam * mix(1, own * 2, metal) * Math.min(1, shade);
  return body + sparkle * 0.8 + glow;
}

const DULL: Rgb = [0, 0, 0];

/** The slab under its lamps, as fine as the slab. */
export function lit(slab: Slab, look: Look): Pixels {
  const { w, h } = slab;
  const normals = normalsOf(slab, look.relief);
  const light = sums(w * h);
  const gleam = sums(w * h);
  for (const lamp of look.lamps) addLamp(slab, lamp, normals, light, gleam);
  const shade = shadeOf(slab, look);
  const rgba = Buffer.alloc(w * h * 4);
  const owns = [slab.red.data, slab.green.data, slab.blue.data] as const;
  const lights = [light.r, light.g, light.b] as const;
  const gleams = [gleam.r, gleam.g, gleam.b] as const;
  for (let i = 0; i < w * h; i += 1) {
    const metal = clamp((slab.shine.data[i] as number) - 1);
    const mirror = metal > 0 ? mirrored(normals.nx.data[i] as number, normals.ny.data[i] as number) : DULL;
    for (const n of [0, 1, 2] as const) {
      const ray = {
        light: lights[n][i] as number,
        gleam: gleams[n][i] as number,
        ambient: look.ambient[n],
        mirror: mirror[n],
      };
      const v = ofPoint(owns[n][i] as number, shade.data[i] as number, metal, slab.glow[n].data[i] as number, ray);
      rgba[i * 4 + n] = Math.round(seen(v, look.exposure));
    }
    rgba[i * 4 + 3] = Math.round(255 * clamp(slab.alpha.data[i] as number));
  }
  return { w, h, rgba };
}

/** The slab's colour with the shade of its corners, for lamps lit later. */
export function bare(slab: Slab, look: Look): Pixels {
  const shade = shadeOf(slab, look);
  const rgba = Buffer.alloc(slab.w * slab.h * 4);
  const fields = [slab.red, slab.green, slab.blue] as const;
  for (let i = 0; i < slab.w * slab.h; i += 1) {
    for (const [n, field] of fields.entries()) {
      const v = (field.data[i] as number) * (shade.data[i] as number) + (slab.glow[n as 0 | 1 | 2].data[i] as number);
      rgba[i * 4 + n] = Math.round(255 * clamp(v) ** (1 / GAMMA));
    }
    rgba[i * 4 + 3] = Math.round(255 * clamp(slab.alpha.data[i] as number));
  }
  return { w: slab.w, h: slab.h, rgba };
}

/** Where each point faces: red to the right, green upward, blue to the eye. */
export function facing(slab: Slab, relief = 0.85): Pixels {
  const { nx, ny, nz } = normalsOf(slab, relief);
  const rgba = Buffer.alloc(slab.w * slab.h * 4);
  for (let i = 0; i < slab.w * slab.h; i += 1) {
    rgba[i * 4] = Math.round(127.5 + 127.5 * (nx.data[i] as number));
    rgba[i * 4 + 1] = Math.round(127.5 - 127.5 * (ny.data[i] as number));
    rgba[i * 4 + 2] = Math.round(127.5 + 127.5 * (nz.data[i] as number));
    rgba[i * 4 + 3] = Math.round(255 * clamp(slab.alpha.data[i] as number));
  }
  return { w: slab.w, h: slab.h, rgba };
}

/** Fewer pixels, each the mean of a square; colour is weighed by alpha. */
export function smaller(pixels: Pixels, by: number): Pixels {
  if (by === 1) return pixels;
  const [w, h] = [Math.floor(pixels.w / by), Math.floor(pixels.h / by)];
  const rgba = Buffer.alloc(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const sum = [0, 0, 0, 0];
      for (let j = 0; j < by; j += 1) {
        for (let i = 0; i < by; i += 1) {
          const at = ((y * by + j) * pixels.w + x * by + i) * 4;
          const a = pixels.rgba[at + 3] as number;
          for (let n = 0; n < 3; n += 1) sum[n] = (sum[n] as number) + (pixels.rgba[at + n] as number) * a;
          sum[3] = (sum[3] as number) + a;
        }
      }
      const at = (y * w + x) * 4;
      const a = sum[3] as number;
      for (let n = 0; n < 3; n += 1) rgba[at + n] = a === 0 ? 0 : Math.round((sum[n] as number) / a);
      rgba[at + 3] = Math.round(a / (by * by));
    }
  }
  return { w, h, rgba };
}

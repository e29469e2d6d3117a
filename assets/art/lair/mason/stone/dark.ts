// What nobody has seen yet: rock without end, surveyed in brass; and the edge where the known goes over into it.

import { type Look, lit, type Pixels, smaller } from '../light.ts';
import { clamp, fbm, step } from '../noise.ts';
import { paint, slabOf } from '../slab.ts';
import { TILE } from './plan.ts';

/** Two tiles by two, and repeats. */
const SPAN = TILE * 2;

export function rockface(scale: number): Pixels {
  const slab = slabOf(SPAN, SPAN, scale * 2, 1);
  const { k } = slab;
  // Noise repeats after so many of its own cells.
  const wave = (x: number, y: number, cells: number, seed: number, octaves: number): number =>
    fbm((x / SPAN) * cells, (y / SPAN) * cells, seed, octaves, cells);
  for (let py = 0; py < slab.h; py += 1) {
    for (let px = 0; px < slab.w; px += 1) {
      const x = (px + 0.5) / k;
      const y = (py + 0.5) / k;
      const broad = wave(x, y, 8, 3, 4) - 0.5;
      const ridge = 1 - Math.abs(wave(x, y, 13, 5, 4) - 0.5) * 2;
      const fine = wave(x, y, 70, 7, 3) - 0.5;
      slab.height.set(px, py, broad * 34 + ridge ** 4 * 9 + fine * 3);
      const light = 0.19 + broad * 0.2 + fine * 0.12;
      const line = Math.min(x % (TILE / 4), TILE / 4 - (x % (TILE / 4)), y % (TILE / 4), TILE / 4 - (y % (TILE / 4)));
      const survey = (1 - step(0.2, 0.8, line)) * 0.06;
      paint(slab, px, py, light * 0.95 + survey, light * 0.95 + survey * 0.8, light * 1.05 + survey * 0.35);
    }
  }
  const look: Look = {
    lamps: [{ x: -0.5, y: -0.62, z: 0.5, colour: [0.25, 0.2, 0.155], reach: 1, sun: true, shadow: 0.55 }],
    ambient: [0.02, 0.03, 0.06],
    corner: 12,
    cornerDepth: 0.7,
    worn: 0.2,
  };
  return smaller(lit(slab, look), 2);
}

const ABYSS = [11, 14, 22] as const;

/** Dark that comes in over a tile: from its upper edge, or round its upper left corner. */
export function fog(kind: 'edge' | 'corner', scale: number): Pixels {
  const [w, h] = kind === 'edge' ? [TILE * scale, 60 * scale] : [60 * scale, 60 * scale];
  const rgba = Buffer.alloc(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const i = (y * w + x) * 4;
      const [u, v] = [x / scale, y / scale];
      const ragged = (fbm(u / 22, v / 22, 4, 4) - 0.5) * 26;
      const d = kind === 'edge' ? v : 60 - Math.hypot(60 - u, 60 - v);
      // The strip repeats along the edge, so its ends are even.
      const calm = kind === 'edge' ? clamp(Math.min(u, TILE - u) / 20) : 1;
      const a = 1 - step(0, 44, d + ragged * calm);
      for (const [n, c] of ABYSS.entries()) rgba[i + n] = c;
      rgba[i + 3] = Math.round(255 * a * a * clamp((60 - v) / 8));
    }
  }
  return { w, h, rgba };
}

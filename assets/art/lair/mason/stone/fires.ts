// What burns: torch flames in eight moments, candle flames, the soft light round a fire, and a puff of smoke.

import type { Pixels } from '../light.ts';
import { clamp, fbm, mix, noise, step } from '../noise.ts';

export const MOMENTS = 8;
/** Units. */
export const FLAME = { w: 20, h: 30 } as const;

function fill(
  w: number,
  h: number,
  colour: (x: number, y: number) => readonly [number, number, number, number],
): Pixels {
  const rgba = Buffer.alloc(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const point = colour((x + 0.5) / w, (y + 0.5) / h);
      for (let n = 0; n < 4; n += 1) rgba[(y * w + x) * 4 + n] = Math.round(255 * clamp(point[n as 0 | 1 | 2 | 3]));
    }
  }
  return { w, h, rgba };
}

/** From the dark edge to the heart. */
function burning(heat: number): readonly [number, number, number, number] {
  const t = clamp(heat);
  const r = mix(0.72, 1, step(0.05, 0.4, t));
  const g = mix(0.12, 0.93, step(0.12, 0.86, t) ** 1.2);
  const b = mix(0.02, 0.66, step(0.62, 1, t) ** 1.4);
  return [r, g, b, step(0.02, 0.26, t)];
}

/** One moment of a flame, upright; the moments follow one another round and round. */
export function flame(moment: number, scale: number): Pixels {
  const turn = (moment / MOMENTS) * Math.PI * 2;
  const [cx, cy] = [Math.cos(turn) * 0.9 + 4, Math.sin(turn) * 0.9 + 4];
  return fill(Math.round(FLAME.w * scale), Math.round(FLAME.h * scale), (u, v) => {
    const up = 1 - v;
    const sway = (noise(cx * 1.4 + up * 1.3, cy * 1.4, 5) - 0.5) * 0.62 * up ** 1.3;
    const lick = (fbm(u * 4 + cx * 2.2, up * 3.2 + cy * 2.2 - up * 2, 9, 3) - 0.5) * 0.5 * (0.3 + up);
    const x = (u - 0.5 - sway) / 0.4;
    const width = Math.sin(Math.PI * clamp(up * 0.94 + 0.06) ** 0.62) * 0.94;
    const body = width - Math.abs(x) + lick * 0.9 - step(0.72, 1, up) * 0.5 - (up < 0.08 ? (0.08 - up) * 4 : 0);
    return burning(clamp(body * 1.25) * (1.08 - up * 0.42));
  });
}

/** Light round a fire, to be laid over with `screen` or added. */
export function glow(colour: readonly [number, number, number], size: number): Pixels {
  return fill(size, size, (u, v) => {
    const d = Math.hypot(u - 0.5, v - 0.5) * 2;
    const t = clamp(1 - d);
    return [...colour, t * t * (0.35 + 0.65 * t)];
  });
}

/** Where a torch has gone out. */
export function smoke(size: number): Pixels {
  return fill(size, size, (u, v) => {
    const d = Math.hypot(u - 0.5, v - 0.5) * 2;
    const cloud = fbm(u * 5, v * 5, 3, 4);
    return [0.5, 0.52, 0.58, clamp(1 - d) ** 1.2 * step(0.35, 0.7, cloud) * 0.7];
  });
}

// Walls seen from above: a lit inner face of two courses, a row of coping stones, rough blocks behind; or living rock.

import { clamp, fbm, hash, mix, noise, step } from '../noise.ts';
import type { Spot } from './floor.ts';

/** How wide the inner face is seen, and how high it stands. */
export const FACE = 9;
export const HEIGHT = 34;

export type Wall = {
  readonly kind: 'blocks' | 'rock';
  readonly seed: number;
  readonly tint?: readonly [number, number, number];
};

/** How near the joint between blocks is, and which block it is. */
type Block = { joint: number; id: number };
const found: Block = { joint: 0, id: 0 };

function bond(along: number, across: number, length: number, depth: number, seed: number): Block {
  const row = Math.floor(across / depth);
  const u = along + hash(row, 7, seed) * length;
  const edge = (i: number): number => (i + (hash(i, row, seed) - 0.5) * 0.4) * length;
  let at = Math.floor(u / length);
  if (u < edge(at)) at -= 1;
  else if (u >= edge(at + 1)) at += 1;
  found.joint = Math.min(u - edge(at), edge(at + 1) - u, across - row * depth, (row + 1) * depth - across);
  found.id = hash(at, row, seed + 3);
  return found;
}

function dress(light: number, tint: readonly [number, number, number], out: Spot): void {
  out.r = light * 0.93 * tint[0];
  out.g = light * 0.98 * tint[1];
  out.b = light * 1.16 * tint[2];
  out.shine = 0.05;
}

const PLAIN = [1, 1, 1] as const;

/** A place `d` units into the wall; `along` runs with the wall. */
export function wallAt(wall: Wall, x: number, y: number, d: number, along: number, out: Spot): void {
  const { seed } = wall;
  const tint = wall.tint ?? PLAIN;
  const grit = fbm(x / 5, y / 5, seed + 4, 3) - 0.5;
  const grain = noise(x / 1.3, y / 1.3, seed + 5) - 0.5;
  if (wall.kind === 'rock') {
    const lump = fbm(x / 17, y / 17, seed, 4) - 0.5;
    const up = step(0, FACE + 3, d + lump * 7);
    out.height = up * HEIGHT * 0.9 + up * lump * 20 + grit * 4;
    dress(mix(0.3, 0.15, step(4, 20, d)) + lump * 0.16 + grit * 0.14, tint, out);
    return;
  }
  if (d < FACE) {
    const { joint, id } = bond(along, d, 17, FACE / 2, seed + 11);
    const into = clamp(joint / 0.9);
    out.height = (d / FACE) * HEIGHT + (into - 1) * 2.2 + id * 1.6 + grit * 2;
    dress((0.27 + id * 0.12 + grit * 0.14) * mix(0.4, 1, into), tint, out);
    return;
  }
  const behind = d - FACE;
  const coping = behind < 10;
  const { joint, id } = coping ? bond(along, behind + 40, 25, 50, seed) : bond(x, y, 27, 14, seed + 20);
  const near = coping ? Math.min(joint, 10 - behind + 0.4, behind + 0.6) : Math.min(joint, behind - 9.4);
  const into = clamp(near / 1.8);
  const body = 1 - (1 - into) * (1 - into);
  const rough = fbm(x / 11, y / 11, seed + 6, 3) - 0.5;
  out.height = HEIGHT + id * 3 + rough * 3.4 + grit * 1.8 + grain * 0.4 - (1 - body) * 4 - (coping ? 0 : 3);
  const light = ((coping ? 0.24 : 0.17) + id * 0.1 + rough * 0.14 + grit * 0.1 + grain * 0.05) * mix(0.36, 1, body);
  dress(light, tint, out);
}

// Floors: flagstones, cobbles, slabs, planks, bare rock and earth, each as height and colour of one place.

import { cells, clamp, fbm, hash, mix, noise, step } from '../noise.ts';
import { ink } from '../slab.ts';

export type Pattern = 'flags' | 'slabs' | 'cobbles' | 'crazy' | 'rock' | 'earth' | 'planks';

export type Floor = {
  readonly pattern: Pattern;
  readonly seed: number;
  /** Multiplies the stone's colour. */
  readonly tint?: readonly [number, number, number];
  /** 0 to 1. */
  readonly moss?: number;
  readonly wet?: number;
  readonly cracks?: number;
};

/** What a place of a floor or wall is made of; kept and written over, for there are millions of places. */
export type Spot = { height: number; r: number; g: number; b: number; shine: number };

const COURSE = 38;
const MOSS = ink('#3F5230');

type Stone = { joint: number; id: number; tiltX: number; tiltY: number };
const stone: Stone = { joint: 0, id: 0, tiltX: 0, tiltY: 0 };

/** Courses of stones of uneven length; the answer is the same object every time. */
function coursed(u: number, v: number, seed: number, course: number, length: number, unrest: number): Stone {
  const edge = (r: number): number => (r + (hash(r, 3, seed) - 0.5) * unrest) * course;
  let row = Math.floor(v / course);
  if (v < edge(row)) row -= 1;
  else if (v >= edge(row + 1)) row += 1;
  const along = u + hash(row, 5, seed) * length;
  const joint = (i: number): number => (i + (hash(i, row, seed + 9) - 0.5) * 0.45) * length;
  const missing = (i: number): boolean => hash(i, row, seed + 21) < 0.3;
  let left = Math.floor(along / length);
  if (along < joint(left)) left -= 1;
  else if (along >= joint(left + 1)) left += 1;
  let right = left + 1;
  if (missing(left)) left -= 1;
  if (missing(right)) right += 1;
  const side = Math.min(along - joint(left), joint(right) - along);
  const flat = Math.min(v - edge(row), edge(row + 1) - v);
  // Corners are worn round.
  stone.joint = Math.min(side, flat, (side + flat) * 0.62);
  stone.id = hash(left, row, seed + 33);
  stone.tiltX = (hash(left, row, seed + 41) - 0.5) * (along - (joint(left) + joint(right)) / 2);
  stone.tiltY = (hash(left, row, seed + 43) - 0.5) * (v - (edge(row) + edge(row + 1)) / 2);
  return stone;
}

function paving(x: number, y: number, size: number, seed: number): Stone {
  const cell = cells(x / size, y / size, seed, 0.85);
  stone.joint = cell.edge * size * 0.55;
  stone.id = cell.id;
  stone.tiltX = (cell.id - 0.5) * (x - cell.x * size) * 0.8;
  stone.tiltY = (hash(Math.round(cell.id * 9999), 1, seed) - 0.5) * (y - cell.y * size) * 0.8;
  return stone;
}

function bed(floor: Floor, x: number, y: number): Stone {
  const { seed } = floor;
  const warp = floor.pattern === 'slabs' ? 2 : 5;
  const u = x + (noise(x / 46, y / 46, seed + 1) - 0.5) * warp + (noise(x / 9, y / 9, seed + 3) - 0.5) * 1.6;
  const v = y + (noise(x / 46, y / 46, seed + 2) - 0.5) * warp + (noise(x / 9, y / 9, seed + 4) - 0.5) * 1.6;
  if (floor.pattern === 'cobbles') return paving(u, v, 15, seed);
  if (floor.pattern === 'crazy') return paving(u, v, 33, seed);
  if (floor.pattern === 'slabs') return coursed(u, v, seed, 46, 52, 0.1);
  return coursed(u, v, seed, COURSE, 42, 0.34);
}

function stones(floor: Floor, x: number, y: number, out: Spot): void {
  const { seed } = floor;
  const { joint, id, tiltX, tiltY } = bed(floor, x, y);
  const coarse = fbm(x / 26, y / 26, seed + 5, 3) - 0.5;
  const fine = fbm(x / 6, y / 6, seed + 6, 3) - 0.5;
  const grit = noise(x / 1.4, y / 1.4, seed + 7) - 0.5;
  const domed = floor.pattern === 'cobbles' ? 3.4 : 0;
  const into = clamp(joint / 2.6);
  const body = 1 - (1 - into) * (1 - into);
  out.height =
    id * 3.4 +
    coarse * 3 +
    fine * 2.6 +
    grit * 0.5 +
    (tiltX + tiltY) * 0.11 +
    domed * step(0, 7, joint) -
    (1 - body) * 4.6;
  const light = (0.26 + 0.17 * id + 0.2 * coarse + 0.16 * fine + 0.07 * grit) * mix(0.42, 1, step(0, 2.4, joint));
  const warm = hash(Math.round(id * 65535), 2, seed);
  out.r = light * (warm < 0.14 ? 0.82 : warm > 0.9 ? 1.12 : 0.96);
  out.g = light * (warm < 0.14 ? 0.96 : 0.97);
  out.b = light * (warm < 0.14 ? 1.22 : warm > 0.9 ? 0.9 : 1.04);
  out.shine = 0.06 * body;
  const split = Math.abs(fbm(x / 34 + id * 40, y / 34, seed + 8, 3) - 0.5);
  const cracked = (1 - step(0.002, 0.009, split)) * (id > 1 - 0.5 * (floor.cracks ?? 0.4) ? 1 : 0) * body;
  out.height -= cracked * 1.8;
  out.r *= 1 - cracked * 0.55;
  out.g *= 1 - cracked * 0.55;
  out.b *= 1 - cracked * 0.5;
  grow(floor, x, y, joint, out);
}

/** Moss loves joints. */
function grow(floor: Floor, x: number, y: number, joint: number, out: Spot): void {
  const much = floor.moss ?? 0;
  if (much === 0) return;
  const field = fbm(x / 38, y / 38, floor.seed + 11, 3) + (1 - clamp(joint / 7)) * 0.14;
  const fuzz = 0.6 * noise(x / 1.7, y / 1.7, floor.seed + 12) + 0.4 * noise(x / 0.7, y / 0.7, floor.seed + 13);
  const moss = step(0.68 - much * 0.17, 0.84 - much * 0.15, field + (fuzz - 0.5) * 0.3);
  if (moss === 0) return;
  const shade = 0.5 + fuzz * 0.7;
  out.r = mix(out.r, MOSS[0] * shade * 1.5, moss * 0.85);
  out.g = mix(out.g, MOSS[1] * shade * 1.5, moss * 0.85);
  out.b = mix(out.b, MOSS[2] * shade * 1.3, moss * 0.85);
  out.height += moss * (0.8 + fuzz * 1.6);
  out.shine *= 1 - moss;
}

function rock(floor: Floor, x: number, y: number, out: Spot): void {
  const { seed } = floor;
  const broad = fbm(x / 44, y / 44, seed, 4) - 0.5;
  const ridge = 1 - Math.abs(fbm(x / 22, y / 22, seed + 1, 4) - 0.5) * 2;
  const fine = fbm(x / 5, y / 5, seed + 2, 3) - 0.5;
  out.height = broad * 12 + ridge ** 3 * 3 + fine * 2.4;
  const light = 0.24 + broad * 0.3 + fine * 0.2 + (ridge - 0.7) * 0.12;
  out.r = light * 0.98;
  out.g = light * 0.97;
  out.b = light * 1.03;
  out.shine = 0.05;
  grow(floor, x, y, 6 - ridge * 5, out);
}

function earth(floor: Floor, x: number, y: number, out: Spot): void {
  const { seed } = floor;
  const broad = fbm(x / 36, y / 36, seed, 3) - 0.5;
  const fine = fbm(x / 4, y / 4, seed + 2, 3) - 0.5;
  const pebble = cells(x / 7, y / 7, seed + 4, 1);
  const bump = pebble.id > 0.72 ? clamp(1 - pebble.near * 3.2) : 0;
  out.height = broad * 7 + fine * 2.6 + bump * 3;
  const light = 0.2 + broad * 0.16 + fine * 0.14 + bump * 0.1;
  out.r = light * 1.12;
  out.g = light * 0.94;
  out.b = light * 0.8;
  out.shine = 0;
  grow(floor, x, y, 5, out);
}

function planks(floor: Floor, x: number, y: number, out: Spot): void {
  const { seed } = floor;
  const wide = 15;
  const row = Math.floor(x / wide);
  const length = 70;
  const along = y + hash(row, 3, seed) * length;
  const piece = Math.floor(along / length);
  const joint = Math.min(x - row * wide, (row + 1) * wide - x, along - piece * length, (piece + 1) * length - along);
  const id = hash(row, piece, seed);
  const grain = fbm(x / 2.2 + id * 50, y / 26, seed + 5, 3) - 0.5;
  out.height = id * 1.6 + grain * 1.4 - (1 - clamp(joint / 1.4)) * 3;
  const light = (0.17 + id * 0.08 + grain * 0.16) * mix(0.35, 1, clamp(joint / 1.6));
  out.r = light * 1.3;
  out.g = light * 0.92;
  out.b = light * 0.62;
  out.shine = 0.08;
}

/** The floor at a place. */
export function floorAt(floor: Floor, x: number, y: number, out: Spot): void {
  if (floor.pattern === 'rock') rock(floor, x, y, out);
  else if (floor.pattern === 'earth') earth(floor, x, y, out);
  else if (floor.pattern === 'planks') planks(floor, x, y, out);
  else stones(floor, x, y, out);
  const [r, g, b] = floor.tint ?? [1, 1, 1];
  out.r *= r;
  out.g *= g;
  out.b *= b;
  const wet = floor.wet ?? 0;
  if (wet === 0) return;
  const damp = step(0.62 - wet * 0.3, 0.72 - wet * 0.2, fbm(x / 30, y / 30, floor.seed + 60, 3));
  out.shine = Math.max(out.shine, damp * 0.22);
  out.r *= 1 - damp * 0.35;
  out.g *= 1 - damp * 0.28;
  out.b *= 1 - damp * 0.18;
}

// A few rooms laid out as in play, to judge how floor, doors, fires and dark go together.

import sharp from 'sharp';
import { type Dir, tileOf } from '../../../../../src/core/lair/public.ts';
import type { Pixels } from '../light.ts';
import { ROOMS } from '../rooms/bake.ts';
import type { Room } from '../rooms/room.ts';
import { DOOR, type DoorName } from '../stone/doors.ts';
import { TILE } from '../stone/plan.ts';
import { bakeTile, doorFaces, firePictures, rock, type Scale } from './tiles.ts';

type Laid = readonly [id: string, x: number, y: number, turns: number];

const MAP: readonly Laid[] = [
  ['ENT', 0, 1, 0],
  ['T08', 1, 1, 0],
  ['T18', 2, 1, 0],
  ['T12', 3, 1, 2],
  ['T28', 1, 2, 0],
  ['SHR', 2, 2, 0],
  ['GAT', 3, 2, 0],
  ['T23', 2, 0, 2],
  ['T11', 0, 2, 0],
  ['T04', 3, 0, 2],
];

type Layer = { readonly input: Buffer; readonly left: number; readonly top: number; readonly blend?: 'screen' };

async function turned(pixels: Pixels, turns: number): Promise<Buffer> {
  return sharp(pixels.rgba, { raw: { width: pixels.w, height: pixels.h, channels: 4 } })
    .rotate(turns * 90)
    .png()
    .toBuffer();
}

const DIRS: readonly Dir[] = ['N', 'E', 'S', 'W'];
const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const roomOf = (id: string): Room => {
  const room = ROOMS.find((r) => r.id === id);
  if (room === undefined) throw new RangeError(`there is no room "${id}"`);
  return room;
};

function hasDoor([id, , , turns]: Laid, side: number): boolean {
  const dir = DIRS[(side - turns + 8) % 4];
  return dir !== undefined && tileOf(roomOf(id).id).doors.includes(dir);
}

/** The door of a side: which one, or none where a neighbour draws it. */
function doorOf(laid: Laid, side: number): DoorName | null {
  if (!hasDoor(laid, side)) return null;
  const [dx, dy] = STEP[side] ?? [0, 0];
  const next = MAP.find(([, x, y]) => x === laid[1] + dx && y === laid[2] + dy);
  if (next === undefined) return 'open';
  if (!hasDoor(next, (side + 2) % 4)) return 'blind';
  return side < 2 ? 'way' : null;
}

/** A place of a tile after so many quarter turns. */
function spun(x: number, y: number, turns: number): readonly [x: number, y: number] {
  return turns === 0 ? [x, y] : spun(TILE - y, x, turns - 1);
}

const MARGIN = 40;

async function doorLayers(laid: Laid, scale: Scale): Promise<readonly Layer[]> {
  const layers = [0, 1, 2, 3].map(async (side): Promise<Layer | null> => {
    const door = doorOf(laid, side);
    if (door === null) return null;
    const pixels = doorFaces(door)[scale].lit;
    const [x, y] = spun(TILE / 2, DOOR.h / 2 - DOOR.edge, side);
    const [w, h] = side % 2 === 0 ? [pixels.w, pixels.h] : [pixels.h, pixels.w];
    return { input: await turned(pixels, side), ...at(laid, x, y, scale, w, h) };
  });
  return (await Promise.all(layers)).filter((layer) => layer !== null);
}

function at([, x, y]: Laid, px: number, py: number, scale: Scale, w: number, h: number) {
  return {
    left: Math.round((MARGIN + x * TILE + px) * scale - w / 2),
    top: Math.round((MARGIN + y * TILE + py) * scale - h / 2),
  };
}

async function fireLayers(laid: Laid, scale: Scale): Promise<readonly Layer[]> {
  const fires = firePictures();
  const flame = fires.get(`flame:${(laid[1] * 3 + laid[2]) % 8}`)?.[scale];
  const glow = fires.get('glow:torch')?.[scale];
  if (flame === undefined || glow === undefined) return [];
  const layers = roomOf(laid[0]).torches.map(async (torch): Promise<readonly Layer[]> => {
    const [x, y] = spun(torch.x, torch.y, laid[3]);
    return [
      { input: await turned(glow, 0), ...at(laid, x, y, scale, glow.w, glow.h), blend: 'screen' },
      { input: await turned(flame, 0), ...at(laid, x, y - 9, scale, flame.w, flame.h) },
    ];
  });
  return (await Promise.all(layers)).flat();
}

export async function demoMap(scale: Scale): Promise<Pixels> {
  const [w, h] = [(4 * TILE + 2 * MARGIN) * scale, (3 * TILE + 2 * MARGIN) * scale];
  const dark = rock(scale);
  const ground = await turned(dark, 0);
  const layers: Layer[] = [];
  for (let y = 0; y < h; y += dark.h) {
    for (let x = 0; x < w; x += dark.w) layers.push({ input: ground, left: x, top: y });
  }
  for (const laid of MAP) {
    const tile = bakeTile(roomOf(laid[0]), false)[scale].lit;
    layers.push({ input: await turned(tile, laid[3]), ...at(laid, TILE / 2, TILE / 2, scale, tile.w, tile.h) });
  }
  for (const laid of MAP) layers.push(...(await doorLayers(laid, scale)), ...(await fireLayers(laid, scale)));
  const rgba = await sharp({ create: { width: w, height: h, channels: 4, background: '#0B0E16' } })
    .composite(layers)
    .raw()
    .toBuffer();
  return { w, h, rgba };
}

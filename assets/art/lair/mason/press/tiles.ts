// Tiles, doors and fires as pictures: lit, unlit and as normals, at both sizes.

import { bare, facing, lit, type Look, type Pixels, smaller } from '../light.ts';
import { lookOf, ROOMS, slabOfRoom } from '../rooms/bake.ts';
import type { Room } from '../rooms/room.ts';
import type { Slab } from '../slab.ts';
import { rockface, fog } from '../stone/dark.ts';
import { DOOR, DOORS, type DoorName, doorLook, slabOfDoor } from '../stone/doors.ts';
import { FLAME, flame, glow, MOMENTS, smoke } from '../stone/fires.ts';
import { FINE } from '../stone/lay.ts';
import { THICK, TILE } from '../stone/plan.ts';
import type { Faces } from './pages.ts';

export type Scale = 1 | 2;
/** A picture at both sizes. */
export type Twice<T> = Readonly<Record<Scale, T>>;

function facesOf(slab: Slab, look: Look): Twice<Faces> {
  const whole = { lit: lit(slab, look), bare: bare(slab, look), normals: facing(slab, look.relief) };
  const at = (scale: Scale): Faces => {
    const by = FINE / scale;
    return { lit: smaller(whole.lit, by), bare: smaller(whole.bare, by), normals: smaller(whole.normals, by) };
  };
  return { 1: at(1), 2: at(2) };
}

export function bakeTile(room: Room, after: boolean): Twice<Faces> {
  const lamps = after ? (room.after?.lamps ?? room.lamps) : room.lamps;
  return facesOf(slabOfRoom(room, after), lookOf(room, lamps));
}

export const doorFaces = (door: DoorName): Twice<Faces> => facesOf(slabOfDoor(door, FINE), doorLook(door));

/** Every picture of the ground, by name: `tile:T01`, `tile:T21:taken`, `door:open`. */
export function* tilePictures(): Generator<readonly [string, () => Twice<Faces>]> {
  for (const room of ROOMS) {
    yield [`tile:${room.id}`, () => bakeTile(room, false)];
    const { after } = room;
    if (after !== undefined) yield [`tile:${room.id}:${after.name}`, () => bakeTile(room, true)];
  }
  for (const door of DOORS) yield [`door:${door}`, () => doorFaces(door)];
}

const lights = {
  torch: [1, 0.58, 0.24],
  shrine: [0.16, 0.86, 0.88],
  gate: [1, 0.2, 0.1],
} as const;

/** What lies over the ground, by name: `flame:0`, `glow:torch`, `smoke`, `fog:edge`. */
export function firePictures(): ReadonlyMap<string, Twice<Pixels>> {
  const twice = (make: (scale: Scale) => Pixels): Twice<Pixels> => ({ 1: make(1), 2: make(2) });
  return new Map([
    ...Array.from({ length: MOMENTS }, (_, i) => [`flame:${i}`, twice((scale) => flame(i, scale))] as const),
    ...Object.entries(lights).map(
      ([name, colour]) => [`glow:${name}`, twice((scale) => glow(colour, 96 * scale))] as const,
    ),
    ['smoke', twice((scale) => smoke(48 * scale))] as const,
    ['fog:edge', twice((scale) => fog('edge', scale))] as const,
    ['fog:corner', twice((scale) => fog('corner', scale))] as const,
  ]);
}

export const rock = (scale: Scale): Pixels => rockface(scale);

const whole = (v: number): number => Math.round(v * 10) / 10;

/** Where things burn in each tile, from its upper left corner at rotation 0, and how its doors are laid. */
export function groundPlan(): { readonly rooms: object; readonly doors: object } {
  const spot = ({ x, y }: { readonly x: number; readonly y: number }) => [whole(x), whole(y)];
  const rooms = ROOMS.map((room) => [
    room.id,
    {
      torches: room.torches.map(spot),
      lamps: (room.lamps ?? []).map(({ x, y, colour, reach }) => [
        whole(x),
        whole(y),
        reach,
        ...colour.map((c) => Math.round(c * 100) / 100),
      ]),
      candles: (room.candles ?? []).map(spot),
      thick: [0, 1, 2, 3].some((side) => deepAt(room, side) > (THICK + 17) / 2),
    },
  ]);
  return {
    rooms: Object.fromEntries(rooms),
    doors: { size: [DOOR.w, DOOR.h], edge: DOOR.edge, flame: [FLAME.w, FLAME.h] },
  };
}

/** How thick the wall is in the middle of a side; 0 where there is a door. */
function deepAt(room: Room, side: number): number {
  for (let d = 0; d < TILE / 2; d += 1) {
    const sides = [
      [TILE / 2, d],
      [TILE - d, TILE / 2],
      [TILE / 2, TILE - d],
      [d, TILE / 2],
    ] as const;
    const [x, y] = sides[side] ?? [0, 0];
    if (room.bed.plan(x, y) <= 0) return d;
  }
  return TILE / 2;
}

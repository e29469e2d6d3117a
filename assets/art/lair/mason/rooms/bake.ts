// A room becomes a slab, and its lamps.

import { carve } from '../carve.ts';
import type { Lamp, Look } from '../light.ts';
import type { Slab } from '../slab.ts';
import { FINE, layStone } from '../stone/lay.ts';
import { TILE } from '../stone/plan.ts';
import { tileOf } from '../../../../../src/core/lair/public.ts';
import { CORRIDORS } from './corridors.ts';
import { DENS } from './dens.ts';
import { HALLS } from './halls.ts';
import { PERILS } from './perils.ts';
import { type Room, sconce } from './room.ts';
import { SPECIALS } from './specials.ts';

export const ROOMS: readonly Room[] = [...CORRIDORS, ...DENS, ...HALLS, ...PERILS, ...SPECIALS].toSorted((a, b) =>
  order(a).localeCompare(order(b)),
);

function order({ id }: Room): string {
  return id.startsWith('T') ? `0${id}` : `1${id}`;
}

const TORCH = [2.85, 1.38, 0.5] as const;
/** What comes in through a door from the torch next door. */
const BORROWED = [1.5, 0.86, 0.42] as const;
const SKY = [0.085, 0.115, 0.2] as const;

function doorLight(room: Room): readonly Lamp[] {
  return tileOf(room.id).doors.map((dir): Lamp => {
    const [x, y] = [
      dir === 'E' ? TILE - 6 : dir === 'W' ? 6 : TILE / 2,
      dir === 'S' ? TILE - 6 : dir === 'N' ? 6 : TILE / 2,
    ];
    return { x, y, z: 30, colour: BORROWED, reach: 128 };
  });
}

export function lookOf(room: Room, lamps: readonly Lamp[] = room.lamps ?? []): Look {
  const torches = room.torches.map(
    ({ x, y }): Lamp => ({
      x: x + (TILE / 2 - x) * 0.06,
      y: y + (TILE / 2 - y) * 0.06,
      z: 44,
      colour: TORCH,
      reach: 215,
    }),
  );
  const own = [...torches, ...lamps];
  const fill: Lamp = { x: TILE / 2, y: TILE / 2, z: 100, colour: [0.34, 0.25, 0.2], reach: 190, shadow: 0 };
  return {
    lamps: own.length > 0 ? [...own, fill] : [...doorLight(room), { ...fill, colour: [0.42, 0.34, 0.28] }],
    ambient: SKY,
    corner: 11,
    cornerDepth: 0.36,
    worn: 0.3,
  };
}

/** The room as it is found, or as it is afterwards. */
export function slabOfRoom(room: Room, after = false, k = FINE): Slab {
  const slab = layStone(room.bed, k);
  carve(slab, after && room.after !== undefined ? room.after.decor : room.decor);
  carve(slab, room.torches.flatMap(sconce));
  return slab;
}

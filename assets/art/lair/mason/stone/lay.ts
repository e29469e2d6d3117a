// Lays floor and walls of one tile onto a fresh slab.

import { paint, type Slab, slabOf } from '../slab.ts';
import { type Floor, floorAt, type Spot } from './floor.ts';
import { type Plan, TILE } from './plan.ts';
import { type Wall, wallAt } from './wall.ts';

/** Points a unit while a tile is made: it is kept at a half and a quarter of that. */
export const FINE = 4;

export type Bed = { readonly plan: Plan; readonly floor: Floor; readonly wall: Wall };

/** The wall runs along the plan's edge: which of the two ways, seen from here. */
function along(plan: Plan, x: number, y: number): number {
  const gx = plan(x + 0.7, y) - plan(x - 0.7, y);
  const gy = plan(x, y + 0.7) - plan(x, y - 0.7);
  if (Math.abs(gx) > 0.3 && Math.abs(gy) > 0.3) return Math.atan2(y - TILE / 2, x - TILE / 2) * 78;
  return Math.abs(gx) > Math.abs(gy) ? y : x;
}

export function layStone({ plan, floor, wall }: Bed, k = FINE): Slab {
  const slab = slabOf(TILE, TILE, k, 1);
  const spot: Spot = { height: 0, r: 0, g: 0, b: 0, shine: 0 };
  for (let py = 0; py < slab.h; py += 1) {
    for (let px = 0; px < slab.w; px += 1) {
      const x = (px + 0.5) / k;
      const y = (py + 0.5) / k;
      const d = plan(x, y);
      if (d <= 0) floorAt(floor, x, y, spot);
      else wallAt(wall, x, y, d, along(plan, x, y), spot);
      slab.height.set(px, py, spot.height);
      paint(slab, px, py, Math.max(0.01, spot.r), Math.max(0.01, spot.g), Math.max(0.01, spot.b));
      slab.shine.set(px, py, spot.shine);
    }
  }
  return slab;
}

// The ground plan of a room: how far a place is from the floor's edge, negative on the floor. In units from the tile's
// upper left corner; a tile is 184 units wide.

import type { Dir } from '../../../../../src/core/lair/public.ts';

export const TILE = 184;
const MIDDLE = TILE / 2;
/** From the tile's edge to the floor of a chamber, and to the floor of a corridor on its closed sides. */
export const RIM = 17;
export const THICK = 33;
/** Half the width of a doorway. */
export const DOORWAY = 27;

export type Plan = (x: number, y: number) => number;

export const block = (x0: number, y0: number, x1: number, y1: number): Plan => {
  const [cx, cy, hx, hy] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2];
  return (x, y) => {
    const dx = Math.abs(x - cx) - hx;
    const dy = Math.abs(y - cy) - hy;
    if (dx > 0 && dy > 0) return Math.sqrt(dx * dx + dy * dy);
    return Math.max(dx, dy);
  };
};

export const round = (cx: number, cy: number, r: number): Plan => {
  return (x, y) => Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) - r;
};

export const union = (...plans: readonly Plan[]): Plan => {
  const [first = () => 99, ...rest] = plans;
  return (x, y) => {
    let d = first(x, y);
    for (const plan of rest) d = Math.min(d, plan(x, y));
    return d;
  };
};

/** Two plans that flow into each other, as water cuts rock. */
export const melted = (a: Plan, b: Plan, r: number): Plan => {
  return (x, y) => {
    const [p, q] = [a(x, y), b(x, y)];
    const h = Math.max(0, r - Math.abs(p - q)) / r;
    return Math.min(p, q) - h * h * r * 0.25;
  };
};

/** The way through a wall, up to the tile's edge and beyond. */
const passage = (dir: Dir, half: number): Plan => {
  const [a, b] = [MIDDLE - half, MIDDLE + half];
  if (dir === 'N') return block(a, -40, b, MIDDLE);
  if (dir === 'S') return block(a, MIDDLE, b, TILE + 40);
  if (dir === 'W') return block(-40, a, MIDDLE, b);
  return block(MIDDLE, a, TILE + 40, b);
};

const doorways = (doors: readonly Dir[]): Plan => union(...doors.map((dir) => passage(dir, DOORWAY)));

/** A square room with doorways. */
export const chamber = (doors: readonly Dir[], rim = RIM): Plan =>
  union(block(rim, rim, TILE - rim, TILE - rim), doorways(doors));

/** Ways as wide as the corridor from the middle to each door. */
export const corridor = (doors: readonly Dir[], thick = THICK): Plan => {
  const arm = (dir: Dir): Plan => {
    const [near, far] = [thick, TILE - thick];
    if (dir === 'N') return block(near, RIM, far, far);
    if (dir === 'S') return block(near, near, far, TILE - RIM);
    if (dir === 'W') return block(RIM, near, far, far);
    return block(near, near, TILE - RIM, far);
  };
  return union(...doors.map(arm), doorways(doors));
};

/** A cave: a round hollow that melts into its doorways. */
export const cave = (doors: readonly Dir[], r = 76): Plan =>
  doors.reduce((plan, dir) => melted(plan, passage(dir, DOORWAY), 26), round(MIDDLE, MIDDLE, r));

/** A round room with straight doorways. */
export const rotunda = (doors: readonly Dir[], r = 77): Plan => union(round(MIDDLE, MIDDLE, r), doorways(doors));

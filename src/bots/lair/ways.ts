// Ways and lines on the map as a view shows it: how far one walks, and what can be reached by a shot.

import type { Cell, Dir, DungeonView, TileView } from '../../core/lair/public.ts';

const STEPS: Readonly<Record<Dir, Cell>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
const OPPOSITE: Readonly<Record<Dir, Dir>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** More than any way in a dungeon of twelve tiles. */
export const FAR = 99;

export function isSame(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

export function beside(cell: Cell, dir: Dir): Cell {
  return { x: cell.x + STEPS[dir].x, y: cell.y + STEPS[dir].y };
}

export function tileOn(dungeon: DungeonView, cell: Cell): TileView | null {
  return dungeon.tiles.find((tile) => isSame(tile.at, cell)) ?? null;
}

/** The tile on the other side of a connected door; null where none is. */
function through(dungeon: DungeonView, from: Cell, dir: Dir): Cell | null {
  const to = beside(from, dir);
  if (tileOn(dungeon, from)?.doors.includes(dir) !== true) return null;
  return tileOn(dungeon, to)?.doors.includes(OPPOSITE[dir]) === true ? to : null;
}

export function neighbors(dungeon: DungeonView, from: Cell): readonly Cell[] {
  return (tileOn(dungeon, from)?.doors ?? []).flatMap((dir) => through(dungeon, from, dir) ?? []);
}

/** Steps from a cell to each that can be walked to. */
export function stepsFrom(dungeon: DungeonView, from: Cell): (to: Cell) => number {
  const key = ({ x, y }: Cell): string => `${x},${y}`;
  const far = new Map([[key(from), 0]]);
  const queue = [from];
  for (const cell of queue) {
    for (const next of neighbors(dungeon, cell)) {
      if (far.has(key(next))) continue;
      far.set(key(next), (far.get(key(cell)) ?? 0) + 1);
      queue.push(next);
    }
  }
  return (to) => far.get(key(to)) ?? FAR;
}

/** Tiles away in a straight line through connected doors; FAR when not in line. */
export function lineTo(dungeon: DungeonView, from: Cell, to: Cell): number {
  if (isSame(from, to)) return 0;
  for (const dir of ['N', 'E', 'S', 'W'] as const) {
    let at: Cell | null = through(dungeon, from, dir);
    for (let n = 1; at !== null; n++) {
      if (isSame(at, to)) return n;
      at = through(dungeon, at, dir);
    }
  }
  return FAR;
}

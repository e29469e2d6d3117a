// The dungeon as a map (ledger section 21): tiles on an unbounded grid, their doors, ways, distances and lines.
// x grows to the east, y to the south; the Entrance lies at (0,0). Knows nothing of heroes or monsters.

import type { TileId } from '../tiles/tiles.ts';
import { tileOf } from '../tiles/tiles.ts';

export type Cell = { readonly x: number; readonly y: number };
/** GEO-02: N=0, E=1, S=2, W=3. */
export const DIRS = ['N', 'E', 'S', 'W'] as const;
export type Dir = (typeof DIRS)[number];
/** Quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;
const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

/** `found`: doors made where none is printed (L-RULE-24). */
export type PlacedTile = {
  readonly tile: TileId;
  readonly at: Cell;
  readonly rotation: Rotation;
  readonly found: readonly Dir[];
};

/** In the order placed. */
export type GridMap = readonly PlacedTile[];

export const ORIGIN: Cell = { x: 0, y: 0 };

// GEO-01
const STEPS: Readonly<Record<Dir, Cell>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

// --- cells and directions --------------------------------------------------------------------------------------

export function isSameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

export function neighborOf(cell: Cell, dir: Dir): Cell {
  const step = STEPS[dir];
  return { x: cell.x + step.x, y: cell.y + step.y };
}

export function opposite(dir: Dir): Dir {
  return turned(dir, 2);
}

/** GEO-02: where a door comes to when its tile is turned. */
export function turned(dir: Dir, rotation: Rotation): Dir {
  return DIRS[(DIRS.indexOf(dir) + rotation) % 4] ?? dir;
}

/** The direction of a cell that lies straight away; null on the same cell and around corners. */
export function lineDirection(from: Cell, to: Cell): Dir | null {
  if (isSameCell(from, to)) return null;
  if (from.x === to.x) return to.y < from.y ? 'N' : 'S';
  if (from.y === to.y) return to.x > from.x ? 'E' : 'W';
  return null;
}

// --- placing ---------------------------------------------------------------------------------------------------

/** L-SETUP-08 */
export function startMap(): GridMap {
  return [{ tile: 'ENT', at: ORIGIN, rotation: 0, found: [] }];
}

/** Printed doors of a tile as it is turned, in the order N, E, S, W. */
export function doorsTurned(doors: readonly Dir[], rotation: Rotation): Dir[] {
  const now = doors.map((dir) => turned(dir, rotation));
  return DIRS.filter((dir) => now.includes(dir));
}

/** GEO-05: rotations with a door on the edge entered, one of each set of doors, the smallest. */
export function rotationsInto(doors: readonly Dir[], dir: Dir): Rotation[] {
  const seen = new Set<string>();
  return ROTATIONS.filter((rotation) => {
    const now = doorsTurned(doors, rotation);
    const key = now.join('');
    if (!now.includes(opposite(dir)) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A tile more; with a hidden door, the tile it is entered from gains a door there. */
export function placeTile(
  map: GridMap,
  tile: { readonly tile: TileId; readonly at: Cell; readonly rotation: Rotation },
  hidden: { readonly at: Cell; readonly dir: Dir } | null,
): GridMap {
  const before =
    hidden === null
      ? map
      : map.map((p) => (isSameCell(p.at, hidden.at) ? { ...p, found: [...p.found, hidden.dir] } : p));
  return [...before, { tile: tile.tile, at: tile.at, rotation: tile.rotation, found: [] }];
}

export function placedTiles(map: GridMap): readonly PlacedTile[] {
  return map;
}

export function tileAt(map: GridMap, cell: Cell): PlacedTile | null {
  return map.find((p) => isSameCell(p.at, cell)) ?? null;
}

// --- doors and edges -------------------------------------------------------------------------------------------

/** Doors of the tile on a cell, printed and found, in the order N, E, S, W. */
export function doorsOf(map: GridMap, cell: Cell): Dir[] {
  const placed = tileAt(map, cell);
  if (placed === null) return [];
  const printed = doorsTurned(tileOf(placed.tile).doors, placed.rotation);
  return DIRS.filter((dir) => printed.includes(dir) || placed.found.includes(dir));
}

export function hasDoor(map: GridMap, cell: Cell, dir: Dir): boolean {
  const placed = tileAt(map, cell);
  if (placed === null) return false;
  const printed = turned(dir, ((4 - placed.rotation) % 4) as Rotation);
  return tileOf(placed.tile).doors.includes(printed) || placed.found.includes(dir);
}

export function foundDoors(map: GridMap, cell: Cell): readonly Dir[] {
  return tileAt(map, cell)?.found ?? [];
}

/** GEO-03, L-RULE-18, L-RULE-19: both tiles have a door on the edge. */
export function isConnected(map: GridMap, cell: Cell, dir: Dir): boolean {
  return hasDoor(map, cell, dir) && hasDoor(map, neighborOf(cell, dir), opposite(dir));
}

/** GEO-04, L-RULE-20 */
export function isOpenDoor(map: GridMap, cell: Cell, dir: Dir): boolean {
  return hasDoor(map, cell, dir) && tileAt(map, neighborOf(cell, dir)) === null;
}

/** GEO-04: an edge without a door whose neighboring cell is empty. */
export function isOpenEdge(map: GridMap, cell: Cell, dir: Dir): boolean {
  const isEmpty = tileAt(map, neighborOf(cell, dir)) === null;
  return tileAt(map, cell) !== null && !hasDoor(map, cell, dir) && isEmpty;
}

export type Edge = { readonly at: Cell; readonly dir: Dir };

export function openDoors(map: GridMap): Edge[] {
  return edges(map, isOpenDoor);
}

export function openEdges(map: GridMap): Edge[] {
  return edges(map, isOpenEdge);
}

function edges(map: GridMap, is: (map: GridMap, cell: Cell, dir: Dir) => boolean): Edge[] {
  return map.flatMap((p) => DIRS.filter((dir) => is(map, p.at, dir)).map((dir) => ({ at: p.at, dir })));
}

// --- ways and lines --------------------------------------------------------------------------------------------

/** Connected neighboring cells in the order N, E, S, W. */
export function connectedNeighbors(map: GridMap, cell: Cell): Cell[] {
  return DIRS.filter((dir) => isConnected(map, cell, dir)).map((dir) => neighborOf(cell, dir));
}

/** GEO-06: the least number of steps between connected cells; null where no way leads. */
export function walkingDistance(map: GridMap, from: Cell, to: Cell): number | null {
  return ringsFrom(map, from).find(({ cell }) => isSameCell(cell, to))?.steps ?? null;
}

/** Every cell that can be walked to, the nearest first. */
export function ringsFrom(map: GridMap, from: Cell): { readonly cell: Cell; readonly steps: number }[] {
  const out = [{ cell: from, steps: 0 }];
  for (const { cell, steps } of out) {
    for (const next of connectedNeighbors(map, cell))
      if (!out.some((o) => isSameCell(o.cell, next))) out.push({ cell: next, steps: steps + 1 });
  }
  return out;
}

/** L-RULE-74, L-RULE-75: first cells of shortest ways to the nearest of these goals, in the order N, E, S, W. */
export function stepsToward(map: GridMap, from: Cell, goals: readonly Cell[]): Cell[] {
  const next = connectedNeighbors(map, from);
  const far = next.map((cell) => {
    const rings = ringsFrom(map, cell);
    const ways = goals.map((goal) => rings.find((r) => isSameCell(r.cell, goal))?.steps ?? map.length);
    return Math.min(...ways);
  });
  const least = Math.min(...far);
  return next.filter((_, i) => far[i] === least);
}

/** GEO-07, L-RANGE-02, L-RULE-54: tiles away in a straight line through connected doors; null when not in line. */
export function lineDistance(map: GridMap, from: Cell, to: Cell): number | null {
  if (isSameCell(from, to)) return 0;
  const dir = lineDirection(from, to);
  if (dir === null) return null;
  let at = from;
  for (let n = 1; isConnected(map, at, dir); n++) {
    at = neighborOf(at, dir);
    if (isSameCell(at, to)) return n;
  }
  return null;
}

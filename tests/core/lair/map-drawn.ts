// Maps drawn with letters, both ways: `mapOf` reads a drawing, `drawingOf` draws a map. Tests compare drawings.
//
//     -        o            A tile is nine letters wide and three lines high, its four marks around it:
// o [ENT] == [T04] -        = |  a door that meets a door        o  an open door
//     x        |            x    a door that faces a wall        -  a wall
//     -        |            h    a door that was found (L-RULE-24); the other side of it is printed
// - [T02] == [T07] o

import type { Cell, Dir, GridMap, PlacedTile, Rotation } from '../../../src/core/lair/map/grid.ts';
import { DIRS, doorsTurned, hasDoor, isConnected, isOpenDoor, tileAt } from '../../../src/core/lair/map/grid.ts';
import type { TileId } from '../../../src/core/lair/tiles/tiles.ts';
import { isTile, tileOf } from '../../../src/core/lair/tiles/tiles.ts';

const WIDE = 9;
const HIGH = 3;
/** Where the marks stand in the letters of one tile. */
const MARKS: Readonly<Record<Dir, Cell>> = {
  N: { x: 4, y: 0 },
  E: { x: 8, y: 1 },
  S: { x: 4, y: 2 },
  W: { x: 0, y: 1 },
};
const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

/** The lines of a drawing without what the code around it indents. */
export function linesOf(drawing: string): string[] {
  const lines = drawing.split('\n').slice(1, -1);
  const indent = Math.min(...lines.filter((l) => l.trim() !== '').map((l) => l.length - l.trimStart().length));
  return lines.map((line) => line.slice(indent).trimEnd());
}

/** Reads a drawing: rotations are what the doors drawn say. The Entrance is (0,0) and comes first, then line by line. */
export function mapOf(drawing: string): GridMap {
  const lines = drawing.split('\n').slice(1, -1);
  // A drawing's own left edge: the first bracket of every tile stands two letters into its nine.
  const brackets = lines.flatMap((line) => [...line.matchAll(/\[/g)].map(({ index }) => index));
  const left = Math.min(...brackets) - 2;
  const letter = (x: number, y: number) => lines[y]?.[left + x] ?? ' ';
  const drawn = lines.flatMap((line, y) =>
    [...line.matchAll(/\[(\w{3})\]/g)].map(({ 1: id = '', index }) => ({ id, x: index - 2 - left, y: y - 1 })),
  );
  const placed = drawn.map(({ id, x, y }): PlacedTile => {
    if (!isTile(id) || x % WIDE !== 0 || y % HIGH !== 0) throw new RangeError(`${id} is drawn askew`);
    const markOf = (dir: Dir) => letter(x + MARKS[dir].x, y + MARKS[dir].y);
    const printed = DIRS.filter((dir) => '=|ox'.includes(markOf(dir)));
    const rotation = ROTATIONS.find((r) => doorsTurned(tileOf(id).doors, r).join('') === printed.join(''));
    if (rotation === undefined) throw new RangeError(`${id} has no such doors: ${printed.join(',')}`);
    return { tile: id, at: { x: x / WIDE, y: y / HIGH }, rotation, found: DIRS.filter((dir) => markOf(dir) === 'h') };
  });
  const entrance = placed.find(({ tile }) => tile === 'ENT') ?? placed[0];
  if (entrance === undefined) throw new RangeError('nothing is drawn');
  const inOrder = [entrance, ...placed.filter((p) => p !== entrance)];
  return inOrder.map((p) => ({ ...p, at: { x: p.at.x - entrance.at.x, y: p.at.y - entrance.at.y } }));
}

/** The lines of a map, with what its doors lead to. */
export function drawingOf(map: GridMap): string[] {
  const left = Math.min(...map.map(({ at }) => at.x));
  const top = Math.min(...map.map(({ at }) => at.y));
  const lines: string[] = [];
  const write = (x: number, y: number, text: string) => {
    while (lines.length <= y) lines.push('');
    const line = (lines[y] ?? '').padEnd(x);
    lines[y] = line.slice(0, x) + text + line.slice(x + text.length);
  };
  for (const { tile, at } of map) {
    const [x, y] = [(at.x - left) * WIDE, (at.y - top) * HIGH];
    write(x + 2, y + 1, `[${tile}]`);
    for (const dir of DIRS) write(x + MARKS[dir].x, y + MARKS[dir].y, markFor(map, at, dir));
  }
  return lines.map((line) => line.trimEnd());
}

function markFor(map: GridMap, at: Cell, dir: Dir): string {
  if (tileAt(map, at)?.found.includes(dir)) return 'h';
  if (!hasDoor(map, at, dir)) return '-';
  if (isOpenDoor(map, at, dir)) return 'o';
  if (!isConnected(map, at, dir)) return 'x';
  return dir === 'N' || dir === 'S' ? '|' : '=';
}

/** The cell of a tile that lies once on the map. */
export function cellOf(map: GridMap, tile: TileId): Cell {
  const placed = map.find((p) => p.tile === tile);
  if (placed === undefined) throw new RangeError(`${tile} is not on the map`);
  return placed.at;
}

/** Cells or edges in words, for short expectations: `T02` or `T02 W`. */
export function named(map: GridMap, cells: readonly Cell[]): string[] {
  return cells.map((cell) => tileAt(map, cell)?.tile ?? `(${cell.x},${cell.y})`);
}

/** Map A of the rulebook's cases, revealed in the order T01, T06, T04, T13, T02. */
export const MAP_A: GridMap = inOrder(
  mapOf(`
        o        -        -
    o [ENT] == [T01] == [T06] o
        x        -        |
        -        x        |
    o [T02] == [T13] == [T04] -
        -        o        -
  `),
  ['ENT', 'T01', 'T06', 'T04', 'T13', 'T02'],
);

function inOrder(map: GridMap, order: readonly TileId[]): GridMap {
  return order.flatMap((tile) => map.filter((p) => p.tile === tile));
}

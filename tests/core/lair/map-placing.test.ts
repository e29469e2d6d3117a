// The grid, turning tiles and placing them: only the entered edge must match.

import { describe, expect, test } from 'vitest';
import type { Dir, GridMap, Rotation } from '../../../src/core/lair/map/grid.ts';
import {
  DIRS,
  doorsOf,
  doorsTurned,
  foundDoors,
  hasDoor,
  isConnected,
  isOpenEdge,
  neighborOf,
  opposite,
  ORIGIN,
  placeTile,
  placedTiles,
  rotationsInto,
  startMap,
  tileAt,
  turned,
} from '../../../src/core/lair/map/grid.ts';
import type { TileId } from '../../../src/core/lair/tiles/tiles.ts';
import { tileOf } from '../../../src/core/lair/tiles/tiles.ts';
import { drawingOf, linesOf, MAP_A, mapOf } from './map-drawn.ts';

const at = (x: number, y: number) => ({ x, y });
const doors = (tile: TileId, rotation: Rotation) => doorsTurned(tileOf(tile).doors, rotation).join(',');
const into = (tile: TileId, dir: Dir) => rotationsInto(tileOf(tile).doors, dir);
/** A tile placed beside another, entered in a direction, through a door. */
const enter = (map: GridMap, from: { x: number; y: number }, dir: Dir, tile: TileId, rotation: Rotation) =>
  placeTile(map, { tile, at: neighborOf(from, dir), rotation }, null);

describe('the grid', () => {
  test('GEO-01 x grows to the east, y to the south, the Entrance lies unturned at (0,0)', () => {
    expect(DIRS.map((dir) => neighborOf(at(3, 5), dir))).toEqual([at(3, 4), at(4, 5), at(3, 6), at(2, 5)]);
    expect(placedTiles(startMap())).toEqual([{ tile: 'ENT', at: ORIGIN, rotation: 0, found: [] }]);
    expect(ORIGIN).toEqual(at(0, 0));
  });

  test('GEO-01 the grid goes on to all sides, below zero too', () => {
    const map = enter(startMap(), ORIGIN, 'W', 'T08', 0);
    expect(tileAt(enter(map, at(-1, 0), 'N', 'T08', 0), at(-1, -1))?.tile).toBe('T08');
  });

  test('L-SETUP-08 a dungeon starts as the Entrance alone, with four open doors', () => {
    expect(drawingOf(startMap())).toEqual(
      linesOf(`
            o
        o [ENT] o
            o
      `),
    );
  });

  test('GEO-02 a quarter turn clockwise brings each door one direction on', () => {
    expect(DIRS.map((dir) => turned(dir, 1))).toEqual(['E', 'S', 'W', 'N']);
    expect(DIRS.map((dir) => turned(dir, 3))).toEqual(['W', 'N', 'E', 'S']);
    expect(DIRS.map(opposite)).toEqual(['S', 'W', 'N', 'E']);
  });

  test('GEO-02 a door comes to (d+r) mod 4, for each door and each rotation', () => {
    const came = ([0, 1, 2, 3] as const).map((r) => DIRS.map((dir) => turned(dir, r)).join(''));
    expect(came).toEqual(['NESW', 'ESWN', 'SWNE', 'WNES']);
  });

  test('GEO-C01 the corner T04 turned once, twice and three times', () => {
    expect([doors('T04', 0), doors('T04', 1), doors('T04', 2), doors('T04', 3)]).toEqual(['N,E', 'E,S', 'S,W', 'N,W']);
  });

  test('the drawing of map A is the map', () => {
    expect(drawingOf(MAP_A)).toEqual(
      linesOf(`
            o        -        -
        o [ENT] == [T01] == [T06] o
            x        -        |
            -        x        |
        o [T02] == [T13] == [T04] -
            -        o        -
      `),
    );
    expect(MAP_A.map((p) => `${p.tile} r${p.rotation}`)).toEqual([
      'ENT r0',
      'T01 r1',
      'T06 r1',
      'T04 r3',
      'T13 r0',
      'T02 r1',
    ]);
  });

  test('GEO-04 a cell without a tile has no door, no open edge and no found door', () => {
    expect(tileAt(MAP_A, at(0, 2))).toBeNull();
    expect(doorsOf(MAP_A, at(0, 2))).toEqual([]);
    expect(foundDoors(MAP_A, at(0, 2))).toEqual([]);
    expect(DIRS.some((dir) => hasDoor(MAP_A, at(0, 2), dir) || isOpenEdge(MAP_A, at(0, 2), dir))).toBe(false);
  });
});

describe('placing a tile', () => {
  test('GEO-05 the new tile lies one cell on and shows a door on the opposite edge', () => {
    const map = enter(startMap(), ORIGIN, 'E', 'T06', 1);
    expect(tileAt(map, at(1, 0))).toEqual({ tile: 'T06', at: at(1, 0), rotation: 1, found: [] });
    expect(isConnected(map, ORIGIN, 'E') && isConnected(map, at(1, 0), 'W')).toBe(true);
  });

  test('GEO-05 from each direction the smallest rotation of each set of doors is offered', () => {
    expect(DIRS.map((dir) => into('T09', dir))).toEqual([[2], [3], [0], [1]]);
    expect(DIRS.map((dir) => into('T01', dir))).toEqual([[0], [1], [0], [1]]);
    expect(DIRS.map((dir) => into('T04', dir))).toEqual([
      [1, 2],
      [2, 3],
      [0, 3],
      [0, 1],
    ]);
    expect(DIRS.map((dir) => into('T06', dir))).toEqual([
      [0, 1, 2],
      [1, 2, 3],
      [0, 2, 3],
      [0, 1, 3],
    ]);
    expect(DIRS.map((dir) => into('T08', dir))).toEqual([[0], [0], [0], [0]]);
  });

  test('GEO-C02 a straight passage entered to the east is one choice, placed at r1', () => {
    expect([doors('T01', 1), doors('T01', 3)]).toEqual(['E,W', 'E,W']);
    expect(into('T01', 'E')).toEqual([1]);
  });

  test('L-RULE-16, GEO-C03 T06 entered to the north: three of its four rotations are legal', () => {
    expect(into('T06', 'N')).toEqual([0, 1, 2]);
    expect([doors('T06', 0), doors('T06', 1), doors('T06', 2)]).toEqual(['N,E,S', 'E,S,W', 'N,S,W']);
    expect(doors('T06', 3)).toBe('N,E,W');
  });

  test('L-RULE-16 T06 entered to the north, as the three choices look on the table', () => {
    const looks = into('T06', 'N').map((rotation) => drawingOf(enter(startMap(), ORIGIN, 'N', 'T06', rotation)));
    const three = [
      `
            o
        - [T06] o
            |
            |
        o [ENT] o
            o
      `,
      `
            -
        o [T06] o
            |
            |
        o [ENT] o
            o
      `,
      `
            o
        o [T06] -
            |
            |
        o [ENT] o
            o
      `,
    ];
    expect(looks).toEqual(three.map(linesOf));
  });

  test('GEO-C04 the dead end T09 entered to the north: only r2, no question', () => {
    expect(into('T09', 'N')).toEqual([2]);
    expect(doors('T09', 2)).toBe('S');
  });

  test('GEO-C17 the Boss Gate entered to the east: r3 only, its door on the west', () => {
    expect(into('GAT', 'E')).toEqual([3]);
    expect(drawingOf(enter(startMap(), ORIGIN, 'E', 'GAT', 3))).toEqual(
      linesOf(`
            o        -
        o [ENT] == [GAT] -
            o        -
      `),
    );
  });

  test('L-RULE-17, GEO-C16 only the entered edge must match: another side becomes a door or closes a door', () => {
    const besideDoors = mapOf(`
          o        o
      o [ENT] == [T08] o
          o        |
                   |
               o [T13] o
                   o
    `);
    // Entered to the south from the Entrance: the east side meets T13's door with a door, or with a wall.
    expect(drawingOf(enter(besideDoors, ORIGIN, 'S', 'T07', 0)).slice(2)).toEqual(
      linesOf(`
            |        |
            |        |
        - [T07] == [T13] o
            o        o
      `),
    );
    expect(drawingOf(enter(besideDoors, ORIGIN, 'S', 'T01', 0)).slice(2)).toEqual(
      linesOf(`
            |        |
            |        |
        - [T01] -x [T13] o
            o        o
      `),
    );
  });

  test('L-RULE-17, GEO-C16 beside a wall the new tile closes a door of its own or lies wall to wall', () => {
    const besideWall = mapOf(`
          o        o
      o [ENT] == [T08] o
          o        |
                   |
               - [T10] -
                   o
    `);
    expect(drawingOf(enter(besideWall, ORIGIN, 'S', 'T07', 0)).slice(2)).toEqual(
      linesOf(`
            |        |
            |        |
        - [T07] x- [T10] -
            o        o
      `),
    );
    expect(drawingOf(enter(besideWall, ORIGIN, 'S', 'T01', 0)).slice(2)).toEqual(
      linesOf(`
            |        |
            |        |
        - [T01] -- [T10] -
            o        o
      `),
    );
  });
});

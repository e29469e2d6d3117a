// Ways and lines on the map: walking distance, the next steps of a monster, straight lines through connected doors.

import { describe, expect, test } from 'vitest';
import type { Cell, GridMap } from '../../../src/core/lair/map/grid.ts';
import {
  isSameCell,
  lineDirection,
  lineDistance,
  ORIGIN,
  ringsFrom,
  startMap,
  stepsToward,
  walkingDistance,
} from '../../../src/core/lair/map/grid.ts';
import type { TileId } from '../../../src/core/lair/tiles/tiles.ts';
import { cellOf, MAP_A, mapOf, named } from './map-drawn.ts';

const on = (tile: TileId) => cellOf(MAP_A, tile);
const walk = (from: TileId, to: TileId) => walkingDistance(MAP_A, on(from), on(to));
const line = (from: TileId, to: TileId) => lineDistance(MAP_A, on(from), on(to));
/** All other tiles in line with this one on map A, with their distances. */
const linesFrom = (from: TileId) =>
  MAP_A.filter((p) => p.tile !== from && line(from, p.tile) !== null)
    .map((p) => `${p.tile} ${line(from, p.tile)}`)
    .sort((a, b) => (a < b ? -1 : 1));
const steps = (map: GridMap, from: Cell, goals: readonly Cell[]) => named(map, stepsToward(map, from, goals));

/** Four tiles in a block, all connected. */
const BLOCK = mapOf(`
      o        o
  o [ENT] == [T08] o
      |        |
      |        |
  o [T13] == [T18] o
      o        o
`);

describe('walking', () => {
  test('GEO-06 the distances of map A from the Entrance', () => {
    const far = MAP_A.map(({ tile }) => `${tile} ${walk('ENT', tile)}`);
    expect(far).toEqual(['ENT 0', 'T01 1', 'T06 2', 'T04 3', 'T13 4', 'T02 5']);
  });

  test('GEO-06 no way leads to a cell without a tile', () => {
    expect(walkingDistance(MAP_A, ORIGIN, { x: 0, y: -1 })).toBeNull();
    expect(walkingDistance(startMap(), ORIGIN, { x: 1, y: 0 })).toBeNull();
  });

  test('GEO-06 on the same cell the distance is 0', () => {
    expect(walk('T13', 'T13')).toBe(0);
  });

  test('GEO-06 every cell that can be walked to comes once, the nearest first', () => {
    const rings = ringsFrom(MAP_A, on('T13'));
    expect(rings.map(({ cell, steps: n }) => `${named(MAP_A, [cell])} ${n}`)).toEqual([
      'T13 0',
      'T04 1',
      'T02 1',
      'T06 2',
      'T01 3',
      'ENT 4',
    ]);
  });

  test('GEO-C07 Entrance and T02 share an edge, but the way between them takes five steps', () => {
    expect([on('ENT'), on('T02')]).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 1 },
    ]);
    expect(walk('ENT', 'T02')).toBe(5);
    expect(line('ENT', 'T02')).toBeNull();
    expect(line('T02', 'ENT')).toBeNull();
  });
});

describe('the next step of a monster', () => {
  test('L-RULE-74, GEO-C12 a monster on T13 moves to the hero on T02, not toward the one on T06', () => {
    expect([walk('T13', 'T02'), walk('T13', 'T06')]).toEqual([1, 2]);
    expect(steps(MAP_A, on('T13'), [on('T02')])).toEqual(['T02']);
  });

  test('L-RULE-75, GEO-C12 heroes on T02 and T04 are equally near: two next tiles, in the order N, E, S, W', () => {
    expect(steps(MAP_A, on('T13'), [on('T02'), on('T04')])).toEqual(['T04', 'T02']);
  });

  test('L-RULE-75, GEO-C14 in a block of four the hero across is reached by two ways', () => {
    expect(walkingDistance(BLOCK, ORIGIN, { x: 1, y: 1 })).toBe(2);
    expect(steps(BLOCK, ORIGIN, [{ x: 1, y: 1 }])).toEqual(['T08', 'T13']);
  });

  test('L-RULE-75 two heroes behind the same next tile leave nothing to choose', () => {
    expect(steps(MAP_A, on('ENT'), [on('T04'), on('T06')])).toEqual(['T01']);
  });

  test('L-RULE-74 a monster walks around a closed door', () => {
    expect(steps(MAP_A, on('T02'), [on('ENT')])).toEqual(['T13']);
    expect(steps(MAP_A, on('T01'), [on('T13')])).toEqual(['T06']);
  });

  test('L-RULE-81 an open door is no way for a monster', () => {
    expect(steps(MAP_A, on('T13'), [on('T06')])).toEqual(['T04']);
    expect(ringsFrom(MAP_A, on('T13')).length).toBe(MAP_A.length);
  });
});

describe('lines', () => {
  test('L-RANGE-02, GEO-07 the lines of map A from T04, the Entrance and T13', () => {
    expect(linesFrom('T04')).toEqual(['T02 2', 'T06 1', 'T13 1']);
    expect(linesFrom('ENT')).toEqual(['T01 1', 'T06 2']);
    expect(linesFrom('T13')).toEqual(['T02 1', 'T04 1']);
  });

  test('L-RANGE-03, GEO-07 the own cell is always in line at distance 0', () => {
    expect(MAP_A.map(({ tile }) => line(tile, tile))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('L-RANGE-01, GEO-C08 from T04: T13 in line at 1, T02 at 2, so Range 1 reaches T13 only', () => {
    expect([line('T04', 'T13'), line('T04', 'T02')]).toEqual([1, 2]);
    const within = (range: number) => ['T13', 'T02'].filter((t) => (line('T04', t as TileId) ?? 99) <= range);
    expect([within(0), within(1), within(2)]).toEqual([[], ['T13'], ['T13', 'T02']]);
  });

  test('L-RULE-54, GEO-C09 two steps around a corner are never in line', () => {
    expect(walk('T01', 'T04')).toBe(2);
    expect([line('T01', 'T04'), line('T04', 'T01')]).toEqual([null, null]);
    expect(lineDirection(on('T01'), on('T04'))).toBeNull();
  });

  test('L-RULE-54, GEO-C10 from the Entrance T06 is in line at distance 2, past T01', () => {
    expect(line('ENT', 'T06')).toBe(2);
  });

  test('L-RULE-18, GEO-C11 neighbors with a closed door between them are not in line', () => {
    expect(lineDirection(on('T13'), on('T01'))).toBe('N');
    expect([line('T13', 'T01'), line('T01', 'T13')]).toEqual([null, null]);
  });

  test('GEO-C17 the Boss Gate entered to the east is reached along its row from the west, and from nowhere else', () => {
    const map = mapOf(`
          o        o        -
      o [ENT] == [T08] == [GAT] -
          o        |        -
                   |
               - [T24] o
                   -
    `);
    expect(map.length).toBe(4);
    const gate = cellOf(map, 'GAT');
    expect(map.map((p) => `${p.tile} ${lineDistance(map, p.at, gate)}`)).toEqual([
      'ENT 2',
      'T08 1',
      'GAT 0',
      'T24 null',
    ]);
  });

  test('GEO-07 a line stops at a gap: three in a row with a wall between are not in line', () => {
    const map = mapOf(`
          o        o        o
      o [ENT] == [T04] -x [T08] o
          o        -        o
    `);
    expect(lineDistance(map, ORIGIN, { x: 1, y: 0 })).toBe(1);
    expect(lineDistance(map, ORIGIN, { x: 2, y: 0 })).toBeNull();
    expect(lineDistance(map, { x: 2, y: 0 }, ORIGIN)).toBeNull();
  });

  test('GEO-08 a line has one direction, which a push follows; corners and the own cell have none', () => {
    expect(lineDirection(ORIGIN, { x: 0, y: -3 })).toBe('N');
    expect(lineDirection(ORIGIN, { x: 2, y: 0 })).toBe('E');
    expect(lineDirection(ORIGIN, { x: 0, y: 1 })).toBe('S');
    expect(lineDirection(ORIGIN, { x: -1, y: 0 })).toBe('W');
    expect([lineDirection(ORIGIN, ORIGIN), lineDirection(ORIGIN, { x: 1, y: 1 })]).toEqual([null, null]);
  });

  test('GEO-01 a cell is what its two numbers say', () => {
    expect([isSameCell(ORIGIN, { x: 0, y: 0 }), isSameCell(ORIGIN, { x: 0, y: 1 })]).toEqual([true, false]);
    expect(isSameCell(ORIGIN, { x: 1, y: 0 })).toBe(false);
  });
});

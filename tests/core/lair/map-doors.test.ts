// Doors and edges on the map: what is connected, open, closed or found.

import { describe, expect, test } from 'vitest';
import type { Dir, GridMap, Rotation } from '../../../src/core/lair/map/grid.ts';
import {
  connectedNeighbors,
  DIRS,
  doorsOf,
  foundDoors,
  hasDoor,
  isConnected,
  isOpenDoor,
  isOpenEdge,
  isSameCell,
  neighborOf,
  openDoors,
  openEdges,
  ORIGIN,
  placeTile,
  tileAt,
  walkingDistance,
} from '../../../src/core/lair/map/grid.ts';
import type { TileId } from '../../../src/core/lair/tiles/tiles.ts';
import { cellOf, drawingOf, linesOf, MAP_A, mapOf, named } from './map-drawn.ts';

const at = (x: number, y: number) => ({ x, y });
/** A tile placed beside another, entered in a direction, through a door. */
const enter = (map: GridMap, from: { x: number; y: number }, dir: Dir, tile: TileId, rotation: Rotation) =>
  placeTile(map, { tile, at: neighborOf(from, dir), rotation }, null);
const edges = (map: GridMap, list: readonly { at: { x: number; y: number }; dir: Dir }[]) =>
  list.map((edge) => `${named(map, [edge.at])} ${edge.dir}`);

describe('doors', () => {
  test('GEO-03 connected: both tiles have a door on the edge they share', () => {
    expect(connectedNeighbors(MAP_A, cellOf(MAP_A, 'T13'))).toEqual([at(2, 1), at(0, 1)]);
    expect(isConnected(MAP_A, ORIGIN, 'E')).toBe(true);
    expect(isConnected(MAP_A, at(1, 0), 'W')).toBe(true);
    expect(isConnected(MAP_A, ORIGIN, 'N')).toBe(false);
  });

  test('L-RULE-18, GEO-04 a door that faces a wall is closed from both sides', () => {
    expect(hasDoor(MAP_A, ORIGIN, 'S')).toBe(true);
    expect(hasDoor(MAP_A, at(0, 1), 'N')).toBe(false);
    expect(isConnected(MAP_A, ORIGIN, 'S') || isConnected(MAP_A, at(0, 1), 'N')).toBe(false);
    expect(isOpenDoor(MAP_A, ORIGIN, 'S') || isOpenEdge(MAP_A, at(0, 1), 'N')).toBe(false);
  });

  test('L-RULE-20, GEO-C05 map A has five open doors', () => {
    expect(edges(MAP_A, openDoors(MAP_A))).toEqual(['ENT N', 'ENT W', 'T06 E', 'T13 S', 'T02 W']);
  });

  test('GEO-C06 map A has five open edges; the south of T01 faces T13 and is none', () => {
    expect(edges(MAP_A, openEdges(MAP_A))).toEqual(['T01 N', 'T06 N', 'T04 E', 'T04 S', 'T02 S']);
    expect(isOpenEdge(MAP_A, at(1, 0), 'S')).toBe(false);
  });

  test('L-RULE-19, GEO-C13 a door that happens to meet a door connects: a loop', () => {
    const before = MAP_A.filter(({ tile }) => tile !== 'T02');
    const map = enter(before, at(1, 1), 'W', 'T05', 0);
    expect(drawingOf(map)).toEqual(
      linesOf(`
            o        -        -
        o [ENT] == [T01] == [T06] o
            |        -        |
            |        x        |
        - [T05] == [T13] == [T04] -
            -        o        -
      `),
    );
    expect(walkingDistance(map, ORIGIN, at(0, 1))).toBe(1);
    expect(walkingDistance(MAP_A, ORIGIN, at(0, 1))).toBe(5);
  });

  test('L-RULE-24, GEO-C15 four dead ends leave no open door; a hidden one is found and stays', () => {
    const ends = mapOf(`
                       -
                   - [T09] -
                       |
              -        |        -
          - [T23] == [ENT] == [T14] -
              -        |        -
                       |
                   - [T21] -
                       -
    `);
    expect(openDoors(ends)).toEqual([]);
    const north = at(0, -1);
    expect(DIRS.filter((dir) => isOpenEdge(ends, north, dir))).toEqual(['N', 'E', 'W']);
    expect(DIRS.filter((dir) => isOpenEdge(ends, ORIGIN, dir))).toEqual([]);
    // T01 shows a door on S; T09 gains the one on N.
    const map = placeTile(ends, { tile: 'T01', at: at(0, -2), rotation: 0 }, { at: north, dir: 'N' });
    expect(drawingOf(map)).toEqual(
      linesOf(`
                     o
                 - [T01] -
                     |
                     h
                 - [T09] -
                     |
            -        |        -
        - [T23] == [ENT] == [T14] -
            -        |        -
                     |
                 - [T21] -
                     -
      `),
    );
    expect([foundDoors(map, north), doorsOf(map, north)]).toEqual([['N'], ['N', 'S']]);
    expect(isConnected(map, at(0, -2), 'S') && isConnected(map, north, 'N')).toBe(true);
    expect(foundDoors(map, at(0, -2))).toEqual([]);
    // A bystander: no other tile changed, nor the map from before.
    expect(map.filter((p) => !isSameCell(p.at, north)).slice(0, 4)).toEqual(ends.filter((p) => p.tile !== 'T09'));
    expect(foundDoors(ends, north)).toEqual([]);
    // GEO-C05: with an open door again, no further one may be sought; the caller asks `openDoors`.
    expect(edges(map, openDoors(map))).toEqual(['T01 N']);
  });

  test('L-RULE-24 a found door turns with nothing: it is counted as it lies on the map', () => {
    const map = placeTile(
      mapOf(`
            -
        - [T09] -
            o
      `),
      { tile: 'T01', at: at(1, 0), rotation: 1 },
      { at: ORIGIN, dir: 'E' },
    );
    expect(doorsOf(map, ORIGIN)).toEqual(['E', 'S']);
    expect([hasDoor(map, ORIGIN, 'E'), hasDoor(map, ORIGIN, 'W'), hasDoor(map, ORIGIN, 'N')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('L-RULE-25 the northernmost tile always has an empty neighbor', () => {
    const top = Math.min(...MAP_A.map((p) => p.at.y));
    const northmost = MAP_A.filter((p) => p.at.y === top);
    expect(northmost.every((p) => tileAt(MAP_A, neighborOf(p.at, 'N')) === null)).toBe(true);
  });
});

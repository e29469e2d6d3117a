// Proves the geometry: doors and turns, what is connected, distances, lines, where a tile may go (section 21).

import { expect, test } from 'vitest';
import type { Dir, GridMap } from '../../../src/core/lair/map/grid.ts';
import {
  DIRS,
  doorsOf,
  doorsTurned,
  hasDoor,
  isConnected,
  isOpenEdge,
  lineDistance,
  openDoors,
  openEdges,
  opposite,
  placeTile,
  rotationsInto,
  stepsToward,
  walkingDistance,
} from '../../../src/core/lair/map/grid.ts';
import type { TileId } from '../../../src/core/lair/tiles/tiles.ts';
import { tileOf, TILES } from '../../../src/core/lair/tiles/tiles.ts';
import { cellOf, nameOfCell } from '../../scenario/lair-picture.ts';
import { situation } from '../../scenario/lair-scenario.ts';

const MAP_A = `
  map:
    [ENT  ]=[T01r1]=[T06r1]
       x       x       |
    [T02r1]=[T13  ]=[T04r3]
`;

function mapOf(picture: string): GridMap {
  const map = situation(`${picture}\n  A rogue: at ENT`).state.dungeon?.map;
  if (map === undefined) throw new Error('no map');
  return map;
}

const far = (map: GridMap, from: string, to: string) => walkingDistance(map, cellOf(map, from), cellOf(map, to));
const line = (map: GridMap, from: string, to: string) => lineDistance(map, cellOf(map, from), cellOf(map, to));
const turns = (tile: TileId, dir: Dir) => rotationsInto(tileOf(tile).doors, dir);
const edgesAt = (map: GridMap, edges: readonly { at: { x: number; y: number }; dir: Dir }[]) =>
  edges.map(({ at, dir }) => `${nameOfCell(map, at)} ${dir}`);

test('GEO-C01 a tile with doors north and east turns clockwise', () => {
  const { doors } = tileOf('T04');
  expect([0, 1, 2, 3].map((r) => doorsTurned(doors, r as 0).join(''))).toEqual(['NE', 'ES', 'SW', 'NW']);
});

test('GEO-C02 a corridor entered to the east fits one way only, at the smaller turn', () => {
  expect(turns('T01', 'E')).toEqual([1]);
  expect(turns('T01', 'N')).toEqual([0]);
});

test('GEO-C03 a tile of three doors entered to the north may be turned three ways', () => {
  expect(turns('T06', 'N')).toEqual([0, 1, 2]);
  expect(turns('T08', 'N')).toEqual([0]);
});

test('GEO-C04 a dead end entered to the north fits one way only', () => {
  expect(turns('T09', 'N')).toEqual([2]);
});

test('GEO-C05, L-RULE-20 open doors of map A: five doors with nothing behind them', () => {
  const map = mapOf(MAP_A);
  expect(edgesAt(map, openDoors(map)).toSorted()).toEqual(['ENT N', 'ENT W', 'T02 W', 'T06 E', 'T13 S']);
});

test('GEO-C06 open edges of map A: five edges without a door and with nothing behind them', () => {
  const map = mapOf(MAP_A);
  expect(edgesAt(map, openEdges(map)).toSorted()).toEqual(['T01 N', 'T02 S', 'T04 E', 'T04 S', 'T06 N']);
  expect(isOpenEdge(map, cellOf(map, 'T01'), 'S')).toBe(false);
});

test('GEO-C07, L-RULE-18 neighbors with a door and a wall between them are not connected', () => {
  const map = mapOf(MAP_A);
  expect(isConnected(map, cellOf(map, 'ENT'), 'S')).toBe(false);
  expect(hasDoor(map, cellOf(map, 'ENT'), 'S')).toBe(true);
  expect(far(map, 'ENT', 'T02')).toBe(5);
  expect(line(map, 'ENT', 'T02')).toBe(null);
  expect(['T01', 'T06', 'T04', 'T13', 'T02'].map((to) => far(map, 'ENT', to))).toEqual([1, 2, 3, 4, 5]);
});

test('GEO-C08 a line runs on through connected doors', () => {
  const map = mapOf(MAP_A);
  expect([line(map, 'T04', 'T13'), line(map, 'T04', 'T02'), line(map, 'T04', 'T06')]).toEqual([1, 2, 1]);
});

test('GEO-C09 around a corner nothing is in line', () => {
  const map = mapOf(MAP_A);
  expect(far(map, 'T01', 'T04')).toBe(2);
  expect(line(map, 'T01', 'T04')).toBe(null);
});

test('GEO-C10 two tiles straight on are in line at 2', () => {
  const map = mapOf(MAP_A);
  expect(line(map, 'ENT', 'T06')).toBe(2);
  expect(line(map, 'ENT', 'ENT')).toBe(0);
});

test('GEO-C11 a closed door stops a line between neighbors', () => {
  const map = mapOf(MAP_A);
  expect(line(map, 'T13', 'T01')).toBe(null);
});

test('GEO-C12 the next tile on the way to the nearest goal, or both where two goals are as near', () => {
  const map = mapOf(MAP_A);
  const next = (goals: readonly string[]) =>
    stepsToward(
      map,
      cellOf(map, 'T13'),
      goals.map((g) => cellOf(map, g)),
    ).map((c) => nameOfCell(map, c));
  expect(next(['T02', 'T06'])).toEqual(['T02']);
  expect(next(['T02', 'T04'])).toEqual(['T04', 'T02']);
});

test('GEO-C13, L-RULE-19 doors that happen to meet connect, and close a loop', () => {
  const map = mapOf(`
  map:
    [ENT  ]=[T01r1]=[T06r1]
       |       x       |
    [T05  ]=[T13  ]=[T04r3]
`);
  expect(far(map, 'ENT', 'T05')).toBe(1);
  expect(far(map, 'ENT', 'T13')).toBe(2);
});

test('GEO-C14 in a block of four all ways around are as good', () => {
  const map = mapOf(`
  map:
    [ENT  ]=[T06r1]
       |       |
    [T07  ]=[T08  ]
`);
  expect(stepsToward(map, cellOf(map, 'ENT'), [cellOf(map, 'T08')]).map((c) => nameOfCell(map, c))).toEqual([
    'T06',
    'T07',
  ]);
});

test('GEO-C15 with only dead ends around, no door is open and every dead end has three open edges', () => {
  const map = mapOf(DEAD_ENDS);
  expect(openDoors(map)).toEqual([]);
  expect(edgesAt(map, openEdges(map)).filter((edge) => edge.startsWith('T09'))).toEqual(['T09 N', 'T09 E', 'T09 W']);
  const north = cellOf(map, 'T09');
  const wider = placeTile(map, { tile: 'T01', at: { x: 0, y: -2 }, rotation: 0 }, { at: north, dir: 'N' });
  expect(isConnected(wider, north, 'N')).toBe(true);
  expect(doorsOf(wider, north)).toEqual(['N', 'S']);
});

const DEAD_ENDS = `
  map:
            [T09r2]
               |
    [T23r1]=[ENT  ]=[T14r3]
               |
            [T21  ]
`;

test('GEO-C16, L-RULE-17 only the entered edge must match: the others meet what they meet', () => {
  const map = mapOf(`
  map:
    [ENT  ]=[T04r2]
       |       |
    [T05  ]x[T01  ]
`);
  expect(isConnected(map, cellOf(map, 'T01'), 'N')).toBe(true);
  expect(isConnected(map, cellOf(map, 'T01'), 'W')).toBe(false);
  expect(hasDoor(map, cellOf(map, 'T05'), 'E')).toBe(true);
});

test('GEO-C17 the Boss Gate entered to the east has its one door to the west, and is in line from there alone', () => {
  expect(turns('GAT', 'E')).toEqual([3]);
  const map = mapOf(`
  map:
    [ENT  ]=[T01r1]=[GATr3]
       |       x       x
    [T05  ]=[T02r1]=[T13  ]
`);
  expect([line(map, 'ENT', 'GAT'), line(map, 'T01', 'GAT'), line(map, 'T13', 'GAT')]).toEqual([2, 1, null]);
});

test('every tile can be turned to fit every edge, and shows a door there', () => {
  for (const tile of TILES)
    for (const dir of DIRS) {
      const rotations = rotationsInto(tile.doors, dir);
      expect(rotations.length, tile.id).toBeGreaterThan(0);
      for (const rotation of rotations) expect(doorsTurned(tile.doors, rotation)).toContain(opposite(dir));
    }
});

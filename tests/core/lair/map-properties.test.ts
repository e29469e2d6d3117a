// What holds on every map that play can make: random tiles are drawn, turned and placed as a party would place them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell, GridMap } from '../../../src/core/lair/map/grid.ts';
import {
  connectedNeighbors,
  DIRS,
  doorsOf,
  doorsTurned,
  hasDoor,
  isConnected,
  isOpenDoor,
  isOpenEdge,
  lineDirection,
  lineDistance,
  neighborOf,
  openDoors,
  openEdges,
  opposite,
  placeTile,
  ringsFrom,
  rotationsInto,
  startMap,
  stepsToward,
  tileAt,
  turned,
  walkingDistance,
} from '../../../src/core/lair/map/grid.ts';
import type { TileId } from '../../../src/core/lair/tiles/tiles.ts';
import { poolTiles, TILES, tileOf } from '../../../src/core/lair/tiles/tiles.ts';
import { drawingOf, mapOf } from './map-drawn.ts';

type Step = { readonly tile: number; readonly edge: number; readonly turn: number };
const steps = fc.array(fc.record({ tile: fc.nat(), edge: fc.nat(), turn: fc.nat() }), { maxLength: 10 });

/** A map as play makes it: each tile enters by an open door, or by an open edge when no open door is left. */
function built(choices: readonly Step[], pool: readonly TileId[] = poolTiles()): GridMap {
  let map = startMap();
  let left = pool;
  for (const { tile, edge, turn } of choices) {
    const doors = openDoors(map);
    const ways = doors.length > 0 ? doors : openEdges(map);
    const way = ways[edge % ways.length];
    const id = left[tile % left.length];
    if (way === undefined || id === undefined) throw new RangeError('nothing is left to place');
    const rotations = rotationsInto(tileOf(id).doors, way.dir);
    const rotation = rotations[turn % rotations.length] ?? 0;
    map = placeTile(map, { tile: id, at: neighborOf(way.at, way.dir), rotation }, doors.length > 0 ? null : way);
    left = left.filter((other) => other !== id);
  }
  return map;
}

/** Dead ends in plenty, so that open doors run out. */
const ENDS: readonly TileId[] = ['T09', 'T14', 'T21', 'T23', 'T01', 'T02', 'T03', 'T10', 'T04', 'T05', 'T11'];

const maps = fc.oneof(
  steps.map((s) => built(s)),
  steps.map((s) => built(s, ENDS)),
);
const cellsOf = (map: GridMap): Cell[] => map.map((p) => p.at);
/** A map and three of its cells. */
const spots = fc
  .tuple(maps, fc.nat(), fc.nat(), fc.nat())
  .map(([map, a, b, c]) => ({ map, cells: [a, b, c].map((i) => cellsOf(map)[i % map.length] ?? { x: 0, y: 0 }) }));
const far = (map: GridMap, a: Cell | undefined, b: Cell | undefined) =>
  a === undefined || b === undefined ? null : walkingDistance(map, a, b);

test('GEO-05 every tile can be placed from every direction, and shows a door on the edge entered', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TILES), fc.constantFrom(...DIRS), (tile, dir) => {
      const rotations = rotationsInto(tile.doors, dir);
      expect(rotations.length).toBeGreaterThan(0);
      const sets = rotations.map((r) => doorsTurned(tile.doors, r).join(''));
      expect(sets.every((doors) => doors.includes(opposite(dir)))).toBe(true);
      expect(new Set(sets).size).toBe(sets.length);
      // None is left out: whatever legal rotation there is, its set of doors is among them.
      for (const r of [0, 1, 2, 3] as const) {
        const doors = doorsTurned(tile.doors, r);
        expect(sets.includes(doors.join(''))).toBe(doors.includes(opposite(dir)));
      }
    }),
  );
});

test('GEO-02 turning keeps the number of doors, and four quarter turns change nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TILES), fc.constantFrom(0, 1, 2, 3), ({ doors }, r) => {
      expect(doorsTurned(doors, r).length).toBe(doors.length);
      expect(doors.map((d) => turned(turned(turned(turned(d, 1), 1), 1), 1))).toEqual(doors);
    }),
  );
});

test('L-EXPLORE-02 every tile of a map is connected to one that came before it, and no cell holds two', () => {
  fc.assert(
    fc.property(maps, (map) => {
      expect(new Set(map.map(({ at }) => `${at.x},${at.y}`)).size).toBe(map.length);
      for (const [i, { at }] of map.entries()) {
        const before = cellsOf(map.slice(0, i));
        const joined = connectedNeighbors(map, at).some((n) => before.some((b) => b.x === n.x && b.y === n.y));
        expect(joined || i === 0).toBe(true);
      }
    }),
  );
});

test('L-RULE-134 all placed tiles can be walked to from each of them', () => {
  fc.assert(
    fc.property(spots, ({ map, cells: [from = { x: 0, y: 0 }] }) => {
      expect(ringsFrom(map, from).length).toBe(map.length);
    }),
  );
});

test('L-RULE-25 an open edge or an open door is always there', () => {
  fc.assert(fc.property(maps, (map) => openEdges(map).length + openDoors(map).length > 0));
});

test('L-EXPLORE-03 maps that ran out of open doors were among those tried', () => {
  const tried = fc.sample(maps, { numRuns: 300, seed: 4 });
  expect(tried.some((map) => map.some((p) => p.found.length > 0))).toBe(true);
});

test('GEO-04 each edge of a tile is exactly one of: connected, open door, closed door, open edge, wall', () => {
  fc.assert(
    fc.property(maps, (map) => {
      for (const { at } of map)
        for (const dir of DIRS) {
          const isFree = tileAt(map, neighborOf(at, dir)) === null;
          const door = hasDoor(map, at, dir);
          expect(doorsOf(map, at).includes(dir)).toBe(door);
          expect(isOpenDoor(map, at, dir)).toBe(door && isFree);
          expect(isOpenEdge(map, at, dir)).toBe(!door && isFree);
          const meets = hasDoor(map, neighborOf(at, dir), opposite(dir));
          expect(isConnected(map, at, dir)).toBe(door && !isFree && meets);
        }
    }),
  );
});

test('GEO-06 walking distance is a metric: nought only on the same cell, the same both ways, no detour shorter', () => {
  fc.assert(
    fc.property(spots, ({ map, cells: [a, b, c] }) => {
      const [ab, ba, bc, ac] = [far(map, a, b), far(map, b, a), far(map, b, c), far(map, a, c)];
      expect(ab).toBe(ba);
      expect(ab === 0).toBe(a === b || JSON.stringify(a) === JSON.stringify(b));
      expect(ac ?? 99).toBeLessThanOrEqual((ab ?? 99) + (bc ?? 99));
    }),
  );
});

test('GEO-07 lines are the same both ways, never shorter than the way on foot, and as long as the cells are apart', () => {
  fc.assert(
    fc.property(spots, ({ map, cells: [a = { x: 0, y: 0 }, b = { x: 0, y: 0 }] }) => {
      const n = lineDistance(map, a, b);
      expect(n).toBe(lineDistance(map, b, a));
      if (n === null) return;
      expect(n).toBe(Math.abs(a.x - b.x) + Math.abs(a.y - b.y));
      expect(n).toBe(walkingDistance(map, a, b));
      expect(n === 0 || lineDirection(a, b) !== null).toBe(true);
    }),
  );
});

test('L-RULE-74 each next step is connected and brings the nearest goal one step closer; no such step is left out', () => {
  fc.assert(
    fc.property(spots, ({ map, cells: [from = { x: 0, y: 0 }, ...goals] }) => {
      const nearest = (cell: Cell) => Math.min(...goals.map((g) => far(map, cell, g) ?? 99));
      const now = nearest(from);
      fc.pre(now > 0);
      const right = connectedNeighbors(map, from).filter((cell) => nearest(cell) === now - 1);
      expect(stepsToward(map, from, goals)).toEqual(right);
      expect(right.length).toBeGreaterThan(0);
    }),
  );
});

test('a map and its drawing say the same', () => {
  fc.assert(
    fc.property(maps, (map) => {
      const drawn = mapOf(['', ...drawingOf(map), ''].join('\n'));
      const inOrder = (m: GridMap) =>
        m
          // A straight passage turned twice looks the same.
          .map((p) => `${p.at.x},${p.at.y} ${p.tile} ${doorsOf(m, p.at)} found ${p.found.toSorted().join()}`)
          .toSorted();
      expect(inOrder(drawn)).toEqual(inOrder(map));
    }),
  );
});

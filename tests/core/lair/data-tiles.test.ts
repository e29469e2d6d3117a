// Proves what is printed on every tile, and the pool as a whole.

import { expect, test } from 'vitest';
import { poolTiles, tileOf } from '../../../src/core/lair/tiles/tiles.ts';
import type { TileId } from '../../../src/core/lair/tiles/tiles.ts';
import { DIRS, rotationsInto } from '../../../src/core/lair/map/grid.ts';
import { printedTile } from '../../scenario/lair-numbers.ts';

/** Different sets of doors that turning the tile gives. */
function waysToTurn(id: TileId): number {
  const { doors } = tileOf(id);
  const ways = DIRS.map((dir) => rotationsInto(doors, dir).length);
  // Each way shows as many edges as the tile has doors.
  return ways.reduce((a, b) => a + b, 0) / doors.length;
}

test('L-ROUND-11 the pool: 8 Corridors, 12 Chambers with 19 icons, 4 Treasures with 6 gold, 4 Traps', () => {
  const pool = poolTiles().map(tileOf);
  const count = (kind: string) => pool.filter((t) => t.kind === kind).length;
  expect([pool.length, count('corridor'), count('chamber'), count('treasure'), count('trap')]).toEqual([
    28, 8, 12, 4, 4,
  ]);
  expect(pool.reduce((n, t) => n + t.spawns, 0)).toBe(19);
  expect(pool.reduce((n, t) => n + t.gold, 0)).toBe(6);
  expect(new Set(pool.map((t) => t.id)).size).toBe(28);
});

test('T01: Dripping Passage is a Corridor with doors north and south, turned in 2 ways', () => {
  expect(printedTile('T01')).toBe('Dripping Passage, corridor, doors NS');
  expect(waysToTurn('T01')).toBe(2);
});

test('T02: Long Gallery is a Corridor with doors north and south, turned in 2 ways', () => {
  expect(printedTile('T02')).toBe('Long Gallery, corridor, doors NS');
  expect(waysToTurn('T02')).toBe(2);
});

test('T03: Collapsed Walk is a Corridor with doors north and south, turned in 2 ways', () => {
  expect(printedTile('T03')).toBe('Collapsed Walk, corridor, doors NS');
  expect(waysToTurn('T03')).toBe(2);
});

test('T04: Crooked Stair is a Corridor with doors north and east, turned in 4 ways', () => {
  expect(printedTile('T04')).toBe('Crooked Stair, corridor, doors NE');
  expect(waysToTurn('T04')).toBe(4);
});

test('T05: Elbow Tunnel is a Corridor with doors north and east, turned in 4 ways', () => {
  expect(printedTile('T05')).toBe('Elbow Tunnel, corridor, doors NE');
  expect(waysToTurn('T05')).toBe(4);
});

test('T06: Three-Way Arch is a Corridor with doors north, east and south, turned in 4 ways', () => {
  expect(printedTile('T06')).toBe('Three-Way Arch, corridor, doors NES');
  expect(waysToTurn('T06')).toBe(4);
});

test('T07: Sunken Landing is a Corridor with doors north, east and south, turned in 4 ways', () => {
  expect(printedTile('T07')).toBe('Sunken Landing, corridor, doors NES');
  expect(waysToTurn('T07')).toBe(4);
});

test('T08: Crossroads Vault is a Corridor with doors north, east, south and west, turned in 1 way', () => {
  expect(printedTile('T08')).toBe('Crossroads Vault, corridor, doors NESW');
  expect(waysToTurn('T08')).toBe(1);
});

test('T09: Gnawed Cellar is a Chamber with door north, 1 spawn icon, turned in 4 ways', () => {
  expect(printedTile('T09')).toBe('Gnawed Cellar, chamber, doors N, 1 spawn');
  expect(waysToTurn('T09')).toBe(4);
});

test('T10: Guard Nook is a Chamber with doors north and south, 1 spawn icon, turned in 2 ways', () => {
  expect(printedTile('T10')).toBe('Guard Nook, chamber, doors NS, 1 spawn');
  expect(waysToTurn('T10')).toBe(2);
});

test('T11: Fungus Grotto is a Chamber with doors north and east, 1 spawn icon, turned in 4 ways', () => {
  expect(printedTile('T11')).toBe('Fungus Grotto, chamber, doors NE, 1 spawn');
  expect(waysToTurn('T11')).toBe(4);
});

test('T12: Old Kitchen is a Chamber with doors north, east and south, 1 spawn icon, turned in 4 ways', () => {
  expect(printedTile('T12')).toBe('Old Kitchen, chamber, doors NES, 1 spawn');
  expect(waysToTurn('T12')).toBe(4);
});

test('T13: Round Pit is a Chamber with doors north, east, south and west, 1 spawn icon, turned in 1 way', () => {
  expect(printedTile('T13')).toBe('Round Pit, chamber, doors NESW, 1 spawn');
  expect(waysToTurn('T13')).toBe(1);
});

test('T14: Bone Closet is a Chamber with door north, 2 spawn icons, turned in 4 ways', () => {
  expect(printedTile('T14')).toBe('Bone Closet, chamber, doors N, 2 spawn');
  expect(waysToTurn('T14')).toBe(4);
});

test('T15: Barracks is a Chamber with doors north and south, 2 spawn icons, turned in 2 ways', () => {
  expect(printedTile('T15')).toBe('Barracks, chamber, doors NS, 2 spawn');
  expect(waysToTurn('T15')).toBe(2);
});

test('T16: Weeping Crypt is a Chamber with doors north and east, 2 spawn icons, turned in 4 ways', () => {
  expect(printedTile('T16')).toBe('Weeping Crypt, chamber, doors NE, 2 spawn');
  expect(waysToTurn('T16')).toBe(4);
});

test('T17: Egg Hatchery is a Chamber with doors north, east and south, 2 spawn icons, turned in 4 ways', () => {
  expect(printedTile('T17')).toBe('Egg Hatchery, chamber, doors NES, 2 spawn');
  expect(waysToTurn('T17')).toBe(4);
});

test('T18: Pillared Hall is a Chamber with doors north, east, south and west, 2 spawn icons, turned in 1 way', () => {
  expect(printedTile('T18')).toBe('Pillared Hall, chamber, doors NESW, 2 spawn');
  expect(waysToTurn('T18')).toBe(1);
});

test('T19: Feasting Den is a Chamber with doors north and south, 1 spawn icon, turned in 2 ways', () => {
  expect(printedTile('T19')).toBe('Feasting Den, chamber, doors NS, 1 spawn');
  expect(waysToTurn('T19')).toBe(2);
});

test('T20: Swarm Hollow is a Chamber with doors north, east and south, 3 spawn icons, turned in 4 ways', () => {
  expect(printedTile('T20')).toBe('Swarm Hollow, chamber, doors NES, 3 spawn');
  expect(waysToTurn('T20')).toBe(4);
});

test('T21: Coin Alcove is a Treasure with door north, 1 gold, turned in 4 ways', () => {
  expect(printedTile('T21')).toBe('Coin Alcove, treasure, doors N, 1 gold');
  expect(waysToTurn('T21')).toBe(4);
});

test('T22: Toll Chest is a Treasure with doors north and south, 1 gold, turned in 2 ways', () => {
  expect(printedTile('T22')).toBe('Toll Chest, treasure, doors NS, 1 gold');
  expect(waysToTurn('T22')).toBe(2);
});

test('T23: Jewelled Niche is a Treasure with door north, 2 gold, turned in 4 ways', () => {
  expect(printedTile('T23')).toBe('Jewelled Niche, treasure, doors N, 2 gold');
  expect(waysToTurn('T23')).toBe(4);
});

test('T24: Reliquary is a Treasure with doors north and east, 2 gold, turned in 4 ways', () => {
  expect(printedTile('T24')).toBe('Reliquary, treasure, doors NE, 2 gold');
  expect(waysToTurn('T24')).toBe(4);
});

test('T25: Dart Passage is a Trap with doors north and south, turned in 2 ways', () => {
  expect(printedTile('T25')).toBe('Dart Passage, trap, doors NS');
  expect(waysToTurn('T25')).toBe(2);
});

test('T26: Tilting Slab is a Trap with doors north and east, turned in 4 ways', () => {
  expect(printedTile('T26')).toBe('Tilting Slab, trap, doors NE');
  expect(waysToTurn('T26')).toBe(4);
});

test('T27: Spore Vent is a Trap with doors north, east and south, turned in 4 ways', () => {
  expect(printedTile('T27')).toBe('Spore Vent, trap, doors NES');
  expect(waysToTurn('T27')).toBe(4);
});

test('T28: Swinging Blades is a Trap with doors north and south, turned in 2 ways', () => {
  expect(printedTile('T28')).toBe('Swinging Blades, trap, doors NS');
  expect(waysToTurn('T28')).toBe(2);
});

test('ENT: Entrance is the Entrance with doors north, east, south and west, turned in 1 way', () => {
  expect(printedTile('ENT')).toBe('Entrance, entrance, doors NESW');
  expect(waysToTurn('ENT')).toBe(1);
});

test('SHR: Shrine is the Shrine with doors north and south, turned in 2 ways', () => {
  expect(printedTile('SHR')).toBe('Shrine, shrine, doors NS');
  expect(waysToTurn('SHR')).toBe(2);
});

test('GAT: Boss Gate is the Boss Gate with door north, turned in 4 ways', () => {
  expect(printedTile('GAT')).toBe('Boss Gate, boss-gate, doors N');
  expect(waysToTurn('GAT')).toBe(4);
});

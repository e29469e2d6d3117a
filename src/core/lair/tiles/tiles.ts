// The room tiles (catalogue section 2): 28 in the pool, and the Entrance, the Shrine and the Boss Gate apart.

import type { Dir } from '../map/grid.ts';

export type TileKind = 'corridor' | 'chamber' | 'treasure' | 'trap' | 'entrance' | 'shrine' | 'boss-gate';
export type TileId = `T${number}` | 'ENT' | 'SHR' | 'GAT';

export type Tile = {
  readonly id: TileId;
  readonly name: string;
  readonly kind: TileKind;
  /** At rotation 0, in the order N, E, S, W. */
  readonly doors: readonly Dir[];
  /** Spawn icons of a Chamber, gold of a Treasure; else 0. */
  readonly spawns: number;
  readonly gold: number;
};

function room(id: TileId, name: string, kind: TileKind, doors: string, spawns: number, gold: number): Tile {
  return { id, name, kind, doors: doors.split('') as Dir[], spawns, gold };
}

const POOL: readonly Tile[] = [
  room('T01', 'Dripping Passage', 'corridor', 'NS', 0, 0),
  room('T02', 'Long Gallery', 'corridor', 'NS', 0, 0),
  room('T03', 'Collapsed Walk', 'corridor', 'NS', 0, 0),
  room('T04', 'Crooked Stair', 'corridor', 'NE', 0, 0),
  room('T05', 'Elbow Tunnel', 'corridor', 'NE', 0, 0),
  room('T06', 'Three-Way Arch', 'corridor', 'NES', 0, 0),
  room('T07', 'Sunken Landing', 'corridor', 'NES', 0, 0),
  room('T08', 'Crossroads Vault', 'corridor', 'NESW', 0, 0),
  room('T09', 'Gnawed Cellar', 'chamber', 'N', 1, 0),
  room('T10', 'Guard Nook', 'chamber', 'NS', 1, 0),
  room('T11', 'Fungus Grotto', 'chamber', 'NE', 1, 0),
  room('T12', 'Old Kitchen', 'chamber', 'NES', 1, 0),
  room('T13', 'Round Pit', 'chamber', 'NESW', 1, 0),
  room('T14', 'Bone Closet', 'chamber', 'N', 2, 0),
  room('T15', 'Barracks', 'chamber', 'NS', 2, 0),
  room('T16', 'Weeping Crypt', 'chamber', 'NE', 2, 0),
  room('T17', 'Egg Hatchery', 'chamber', 'NES', 2, 0),
  room('T18', 'Pillared Hall', 'chamber', 'NESW', 2, 0),
  room('T19', 'Feasting Den', 'chamber', 'NS', 1, 0),
  room('T20', 'Swarm Hollow', 'chamber', 'NES', 3, 0),
  room('T21', 'Coin Alcove', 'treasure', 'N', 0, 1),
  room('T22', 'Toll Chest', 'treasure', 'NS', 0, 1),
  room('T23', 'Jewelled Niche', 'treasure', 'N', 0, 2),
  room('T24', 'Reliquary', 'treasure', 'NE', 0, 2),
  room('T25', 'Dart Passage', 'trap', 'NS', 0, 0),
  room('T26', 'Tilting Slab', 'trap', 'NE', 0, 0),
  room('T27', 'Spore Vent', 'trap', 'NES', 0, 0),
  room('T28', 'Swinging Blades', 'trap', 'NS', 0, 0),
];

const SPECIAL: readonly Tile[] = [
  room('ENT', 'Entrance', 'entrance', 'NESW', 0, 0),
  room('SHR', 'Shrine', 'shrine', 'NS', 0, 0),
  room('GAT', 'Boss Gate', 'boss-gate', 'N', 0, 0),
];

export const TILES: readonly Tile[] = [...POOL, ...SPECIAL];

const BY_ID: ReadonlyMap<string, Tile> = new Map(TILES.map((tile) => [tile.id, tile]));

export function isTile(id: string): id is TileId {
  return BY_ID.has(id);
}

export function tileOf(id: TileId): Tile {
  const tile = BY_ID.get(id);
  if (tile === undefined) throw new RangeError(`there is no tile "${id}"`);
  return tile;
}

/** The pool of a dungeon, in the order of the catalogue (L-RULE-12). */
export function poolTiles(): readonly TileId[] {
  return POOL.map((tile) => tile.id);
}

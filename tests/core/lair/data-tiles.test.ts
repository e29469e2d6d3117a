// What is printed on each room tile.

import { describe, test } from 'vitest';
import { tileIs } from './data-words.ts';

describe('the pool', () => {
  test('T01: Dripping Passage: Corridor, doors N,S', () => {
    tileIs('T01', 'Dripping Passage', 'corridor', 'N,S', 2);
  });

  test('T02: Long Gallery: Corridor, doors N,S', () => {
    tileIs('T02', 'Long Gallery', 'corridor', 'N,S', 2);
  });

  test('T03: Collapsed Walk: Corridor, doors N,S', () => {
    tileIs('T03', 'Collapsed Walk', 'corridor', 'N,S', 2);
  });

  test('T04: Crooked Stair: Corridor, doors N,E', () => {
    tileIs('T04', 'Crooked Stair', 'corridor', 'N,E', 4);
  });

  test('T05: Elbow Tunnel: Corridor, doors N,E', () => {
    tileIs('T05', 'Elbow Tunnel', 'corridor', 'N,E', 4);
  });

  test('T06: Three-Way Arch: Corridor, doors N,E,S', () => {
    tileIs('T06', 'Three-Way Arch', 'corridor', 'N,E,S', 4);
  });

  test('T07: Sunken Landing: Corridor, doors N,E,S', () => {
    tileIs('T07', 'Sunken Landing', 'corridor', 'N,E,S', 4);
  });

  test('T08: Crossroads Vault: Corridor, doors N,E,S,W', () => {
    tileIs('T08', 'Crossroads Vault', 'corridor', 'N,E,S,W', 1);
  });

  test('T09: Gnawed Cellar: Chamber, 1 to spawn, doors N', () => {
    tileIs('T09', 'Gnawed Cellar', 'chamber', 'N', 4, { spawns: 1 });
  });

  test('T10: Guard Nook: Chamber, 1 to spawn, doors N,S', () => {
    tileIs('T10', 'Guard Nook', 'chamber', 'N,S', 2, { spawns: 1 });
  });

  test('T11: Fungus Grotto: Chamber, 1 to spawn, doors N,E', () => {
    tileIs('T11', 'Fungus Grotto', 'chamber', 'N,E', 4, { spawns: 1 });
  });

  test('T12: Old Kitchen: Chamber, 1 to spawn, doors N,E,S', () => {
    tileIs('T12', 'Old Kitchen', 'chamber', 'N,E,S', 4, { spawns: 1 });
  });

  test('T13: Round Pit: Chamber, 1 to spawn, doors N,E,S,W', () => {
    tileIs('T13', 'Round Pit', 'chamber', 'N,E,S,W', 1, { spawns: 1 });
  });

  test('T14: Bone Closet: Chamber, 2 to spawn, doors N', () => {
    tileIs('T14', 'Bone Closet', 'chamber', 'N', 4, { spawns: 2 });
  });

  test('T15: Barracks: Chamber, 2 to spawn, doors N,S', () => {
    tileIs('T15', 'Barracks', 'chamber', 'N,S', 2, { spawns: 2 });
  });

  test('T16: Weeping Crypt: Chamber, 2 to spawn, doors N,E', () => {
    tileIs('T16', 'Weeping Crypt', 'chamber', 'N,E', 4, { spawns: 2 });
  });

  test('T17: Egg Hatchery: Chamber, 2 to spawn, doors N,E,S', () => {
    tileIs('T17', 'Egg Hatchery', 'chamber', 'N,E,S', 4, { spawns: 2 });
  });

  test('T18: Pillared Hall: Chamber, 2 to spawn, doors N,E,S,W', () => {
    tileIs('T18', 'Pillared Hall', 'chamber', 'N,E,S,W', 1, { spawns: 2 });
  });

  test('T19: Feasting Den: Chamber, 1 to spawn, doors N,S', () => {
    tileIs('T19', 'Feasting Den', 'chamber', 'N,S', 2, { spawns: 1 });
  });

  test('T20: Swarm Hollow: Chamber, 3 to spawn, doors N,E,S', () => {
    tileIs('T20', 'Swarm Hollow', 'chamber', 'N,E,S', 4, { spawns: 3 });
  });

  test('T21: Coin Alcove: Treasure, 1 gold, doors N', () => {
    tileIs('T21', 'Coin Alcove', 'treasure', 'N', 4, { gold: 1 });
  });

  test('T22: Toll Chest: Treasure, 1 gold, doors N,S', () => {
    tileIs('T22', 'Toll Chest', 'treasure', 'N,S', 2, { gold: 1 });
  });

  test('T23: Jewelled Niche: Treasure, 2 gold, doors N', () => {
    tileIs('T23', 'Jewelled Niche', 'treasure', 'N', 4, { gold: 2 });
  });

  test('T24: Reliquary: Treasure, 2 gold, doors N,E', () => {
    tileIs('T24', 'Reliquary', 'treasure', 'N,E', 4, { gold: 2 });
  });

  test('T25: Dart Passage: Trap, doors N,S', () => {
    tileIs('T25', 'Dart Passage', 'trap', 'N,S', 2);
  });

  test('T26: Tilting Slab: Trap, doors N,E', () => {
    tileIs('T26', 'Tilting Slab', 'trap', 'N,E', 4);
  });

  test('T27: Spore Vent: Trap, doors N,E,S', () => {
    tileIs('T27', 'Spore Vent', 'trap', 'N,E,S', 4);
  });

  test('T28: Swinging Blades: Trap, doors N,S', () => {
    tileIs('T28', 'Swinging Blades', 'trap', 'N,S', 2);
  });
});

describe('special tiles', () => {
  test('ENT: Entrance: Entrance, doors N,E,S,W', () => {
    tileIs('ENT', 'Entrance', 'entrance', 'N,E,S,W', 1);
  });

  test('SHR: Shrine: Shrine, doors N,S', () => {
    tileIs('SHR', 'Shrine', 'shrine', 'N,S', 2);
  });

  test('GAT: Boss Gate: Boss Gate, doors N', () => {
    tileIs('GAT', 'Boss Gate', 'boss-gate', 'N', 4);
  });
});

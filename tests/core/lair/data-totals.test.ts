// What the box of Lairbreakers holds: how many of what, what it costs together, and how cards are named.
// Expected values are those of the rules, as a player would count the box.

import { describe, expect, test } from 'vitest';
import { ABILITIES, ABILITY_IDS, abilityOf, isAbility } from '../../../src/core/lair/abilities/catalog.ts';
import type { AbilityId } from '../../../src/core/lair/abilities/vocabulary.ts';
import { allGear, GEAR, gearOf, isGearCard, SETS, setOf } from '../../../src/core/lair/gear/catalog.ts';
import type { GearCard, GearSlot, SetId } from '../../../src/core/lair/gear/vocabulary.ts';
import { SLOTS } from '../../../src/core/lair/gear/vocabulary.ts';
import { CLASS_IDS, CLASSES } from '../../../src/core/lair/heroes/classes.ts';
import type { TileId, TileKind } from '../../../src/core/lair/tiles/tiles.ts';
import { isTile, poolTiles, TILES, tileOf } from '../../../src/core/lair/tiles/tiles.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);
const pool = poolTiles().map(tileOf);
const rooms = (kind: TileKind) => pool.filter((tile) => tile.kind === kind);

describe('tiles', () => {
  test('L-RULE-12 the pool holds 28 tiles: 8 Corridors, 12 Chambers, 4 Treasures, 4 Traps', () => {
    expect(pool.length).toBe(28);
    expect(new Set(poolTiles()).size).toBe(28);
    const kinds = ['corridor', 'chamber', 'treasure', 'trap'] as const;
    expect(kinds.map((kind) => rooms(kind).length)).toEqual([8, 12, 4, 4]);
  });

  test('L-RULE-12 Entrance, Shrine and Boss Gate are never part of the pool', () => {
    expect(TILES.length).toBe(31);
    expect(TILES.filter((tile) => !poolTiles().includes(tile.id)).map((tile) => tile.id)).toEqual([
      'ENT',
      'SHR',
      'GAT',
    ]);
  });

  test('L-ROOM-02 spawn icons: 6 Chambers with one, 5 with two, 1 with three, on no other tile', () => {
    const icons = rooms('chamber').map((tile) => tile.spawns);
    expect([1, 2, 3].map((n) => icons.filter((i) => i === n).length)).toEqual([6, 5, 1]);
    expect([sum(icons), sum(TILES.map((tile) => tile.spawns))]).toEqual([19, 19]);
  });

  test('L-RULE-33 nine tiles spawn at most 16 monsters', () => {
    const icons = pool.map((tile) => tile.spawns).sort((a, b) => b - a);
    expect(sum(icons.slice(0, 9))).toBe(16);
  });

  test('L-ROOM-03 Treasures hold 1, 1, 2 and 2 gold, other tiles none', () => {
    expect(rooms('treasure').map((tile) => tile.gold)).toEqual([1, 1, 2, 2]);
    expect(sum(TILES.map((tile) => tile.gold))).toBe(6);
  });

  test('only the ids of tiles are tiles', () => {
    expect(['T01', 'T28', 'ENT', 'SHR', 'GAT'].map(isTile)).toEqual([true, true, true, true, true]);
    expect(['T00', 'T29', 't01', '', 'constructor'].map(isTile)).toEqual([false, false, false, false, false]);
    expect(() => tileOf('T29' as TileId)).toThrow(RangeError);
  });
});

describe('gear', () => {
  const of = (slot: GearSlot) => GEAR.filter((gear) => gear.slot === slot);
  const copies = (slot: GearSlot) => sum(of(slot).map((gear) => gear.copies));

  test('72 cards of 59 designs', () => {
    expect([allGear().length, new Set(allGear()).size, GEAR.length]).toEqual([72, 72, 59]);
    expect(new Set(GEAR.map((gear) => gear.id)).size).toBe(59);
  });

  test('L-CAMP-06 six slots: 23 weapons, 9 helmets, 8 chests, 9 pants, 9 boots, 14 accessories', () => {
    expect(SLOTS).toEqual(['weapon', 'helmet', 'chest', 'pants', 'boots', 'accessory']);
    expect(SLOTS.map(copies)).toEqual([23, 9, 8, 9, 9, 14]);
    expect(SLOTS.map((slot) => of(slot).length)).toEqual([20, 7, 6, 7, 7, 12]);
  });

  test('all cards of a slot bought at once', () => {
    const prices = SLOTS.map((slot) => sum(of(slot).map((gear) => gear.cost * gear.copies)));
    expect(prices).toEqual([612, 115, 151, 106, 103, 249]);
  });

  test('L-CAMP-07 three shields, all accessories, for Barbarian and Cleric only', () => {
    const shields = GEAR.filter((gear) => gear.shield);
    expect(shields.map((gear) => gear.id)).toEqual(['A01', 'A02', 'A03']);
    expect(shields.map((gear) => gear.slot)).toEqual(['accessory', 'accessory', 'accessory']);
    expect(shields.map((gear) => gear.who)).toEqual([
      ['barbarian', 'cleric'],
      ['barbarian', 'cleric'],
      ['barbarian', 'cleric'],
    ]);
  });

  test('L-CAMP-08 ten weapons take two hands, ten one, and nothing else takes hands', () => {
    expect([1, 2].map((hands) => of('weapon').filter((gear) => gear.hands === hands).length)).toEqual([10, 10]);
    expect(GEAR.filter((gear) => gear.slot !== 'weapon' && gear.hands !== 0)).toEqual([]);
  });

  test('L-RULE-117 copies of a design are cards of their own, numbered from 1', () => {
    expect(allGear().slice(0, 5)).toEqual(['W01.1', 'W01.2', 'W02.1', 'W02.2', 'W03.1']);
    expect(gearOf('W01.1')).toBe(gearOf('W01.2'));
    expect(gearOf('H02.2').name).toBe('Rivetguard Helm');
    expect(GEAR.every((gear) => gear.copies === 1 || gear.copies === 2)).toBe(true);
  });

  test('only a card of the box is a gear card', () => {
    expect(['W01.1', 'A12.1', 'B02.2'].map(isGearCard)).toEqual([true, true, true]);
    expect(['W01', 'W01.0', 'W01.3', 'W03.2', 'A13.1', 'toString', ''].some(isGearCard)).toBe(false);
    expect(() => gearOf('W01.3' as GearCard)).toThrow(RangeError);
  });

  test('L-CAMP-09 six sets of four pieces; three pieces of armor belong to none', () => {
    expect(SETS.map((set) => set.pieces.length)).toEqual([4, 4, 4, 4, 4, 4]);
    const armor = GEAR.filter((gear) => !['weapon', 'accessory'].includes(gear.slot));
    expect(armor.filter((gear) => gear.set === null).map((gear) => gear.id)).toEqual(['H07', 'P07', 'B07']);
    expect(
      GEAR.filter((gear) => gear.set !== null)
        .map((gear) => gear.id)
        .toSorted(),
    ).toEqual(SETS.flatMap((set) => set.pieces).toSorted());
    expect(() => setOf('chainmail' as SetId)).toThrow(RangeError);
  });
});

describe('abilities', () => {
  test('L-ABILITY-01 six decks of eight cards, one copy each', () => {
    expect([ABILITIES.length, new Set(ABILITY_IDS).size]).toEqual([48, 48]);
    expect(CLASS_IDS.map((id) => ABILITIES.filter((card) => card.class === id).length)).toEqual([8, 8, 8, 8, 8, 8]);
  });

  test('L-ABILITY-02 what a whole deck costs in XP', () => {
    const xp = CLASS_IDS.map((id) => sum(ABILITIES.filter((card) => card.class === id).map((card) => card.cost)));
    expect(xp).toEqual([89, 97, 96, 87, 85, 86]);
  });

  test('each class has the deck of its own three letters', () => {
    const decks = CLASSES.map(({ id, deck }) =>
      ABILITIES.filter((card) => card.class === id).every((c) => c.id.startsWith(deck)),
    );
    expect(decks).toEqual([true, true, true, true, true, true]);
    expect(CLASSES.map((c) => c.deck)).toEqual(['BAR', 'CLE', 'DRU', 'RAN', 'ROG', 'WIZ']);
  });

  test('L-ABILITY-05 attack cards contain an attack, actions and passives none, and one reaction does', () => {
    const attacks = ABILITIES.filter((card) => card.clauses.some(({ verb }) => verb.verb === 'attack'));
    expect(attacks.filter((card) => card.type !== 'attack').map((card) => card.id)).toEqual(['RAN5']);
    expect(ABILITIES.filter((card) => card.type === 'attack' && !attacks.includes(card))).toEqual([]);
  });

  test('L-ABILITY-06 passives have no limit, all other cards have one', () => {
    expect(ABILITIES.filter((card) => (card.limit === null) !== (card.type === 'passive'))).toEqual([]);
    expect(ABILITIES.filter((card) => card.type === 'passive').map((card) => card.id)).toEqual([
      'BAR4',
      'CLE5',
      'DRU5',
      'RAN3',
      'RAN4',
      'ROG5',
      'ROG7',
      'WIZ6',
    ]);
  });

  test('only the ids of abilities are abilities', () => {
    expect(['BAR1', 'WIZ8'].map(isAbility)).toEqual([true, true]);
    expect(['BAR0', 'BAR9', 'bar1', 'W01', '', '__proto__'].some(isAbility)).toBe(false);
    expect(() => abilityOf('BAR9' as AbilityId)).toThrow(RangeError);
  });
});

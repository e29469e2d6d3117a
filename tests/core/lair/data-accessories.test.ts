// What is printed on each accessory, and what the six armor sets give.

import { describe, expect, test } from 'vitest';
import {
  def,
  dmg,
  fightHeal,
  gearIs,
  haste,
  hit,
  hp,
  piecesOf,
  potion,
  range,
  reroll,
  setIs,
  ward,
} from './data-words.ts';

describe('accessories', () => {
  test('A01: Plank Buckler: +1 Defense', () => {
    gearIs(
      'A01',
      'Plank Buckler',
      { slot: 'accessory', shield: true, who: ['barbarian', 'cleric'], cost: 13, copies: 2 },
      def(1),
    );
  });

  test('A02: Kite Shield: +1 Defense; +3 maximum HP', () => {
    gearIs(
      'A02',
      'Kite Shield',
      { slot: 'accessory', shield: true, who: ['barbarian', 'cleric'], cost: 21 },
      def(1),
      hp(3),
    );
  });

  test('A03: Bastion Shield: +2 Defense; +2 maximum HP', () => {
    gearIs(
      'A03',
      'Bastion Shield',
      { slot: 'accessory', shield: true, who: ['barbarian', 'cleric'], cost: 34 },
      def(2),
      hp(2),
    );
  });

  test('A04: Steady Ring: +1 to hit', () => {
    gearIs('A04', 'Steady Ring', { slot: 'accessory', cost: 12, copies: 2 }, hit(1));
  });

  test('A05: Bloodstone Pendant: +4 maximum HP', () => {
    gearIs('A05', 'Bloodstone Pendant', { slot: 'accessory', cost: 13 }, hp(4));
  });

  test('A06: Warding Charm: +1 Defense', () => {
    gearIs('A06', 'Warding Charm', { slot: 'accessory', cost: 17 }, def(1));
  });

  test('A07: Whetstone Fetish: +1 Damage', () => {
    gearIs('A07', 'Whetstone Fetish', { slot: 'accessory', cost: 21 }, dmg(1));
  });

  test('A08: Far-Eye Monocle: +1 Range', () => {
    gearIs('A08', 'Far-Eye Monocle', { slot: 'accessory', cost: 12 }, range(1));
  });

  test('A09: Draught Bandolier: Your Potion heals 4 more', () => {
    gearIs('A09', 'Draught Bandolier', { slot: 'accessory', cost: 10 }, potion(4));
  });

  test('A10: Knucklebone Charm: Once per fight, reroll one of your attack rolls that missed or one monster attack roll that hit you', () => {
    gearIs('A10', 'Knucklebone Charm', { slot: 'accessory', cost: 14 }, reroll);
  });

  test('A11: Hourglass Locket: When a fight starts, remove 1 marker from each of your abilities', () => {
    gearIs('A11', 'Hourglass Locket', { slot: 'accessory', cost: 18 }, haste(1));
  });

  test('A12: Wyrmheart Signet: +2 Damage', () => {
    gearIs('A12', 'Wyrmheart Signet', { slot: 'accessory', cost: 39 }, dmg(2));
  });
});

describe('armor sets', () => {
  test('L-CAMP-09 Pilgrim: all four pieces: +3 maximum HP; your Potion heals 2 more', () => {
    setIs('pilgrim', 'Pilgrim', ['H01', 'C01', 'P01', 'B01'], 26, hp(3), potion(2));
    expect(piecesOf('pilgrim')).toEqual({ hp: 9 });
  });

  test('L-CAMP-09 Rivetguard: all four pieces: +1 Defense; +2 maximum HP', () => {
    setIs('rivetguard', 'Rivetguard', ['H02', 'C02', 'P02', 'B02'], 56, def(1), hp(2));
    expect(piecesOf('rivetguard')).toEqual({ hp: 11, def: 1 });
  });

  test('L-CAMP-09 Nightstitch: all four pieces: +1 Damage; +1 to hit', () => {
    setIs('nightstitch', 'Nightstitch', ['H03', 'C03', 'P03', 'B03'], 59, dmg(1), hit(1));
    expect(piecesOf('nightstitch')).toEqual({ hit: 3, def: 1, hp: 3 });
  });

  test('L-CAMP-09 Mossweave: all four pieces: when a fight ends, heal 2 HP', () => {
    setIs('mossweave', 'Mossweave', ['H04', 'C04', 'P04', 'B04'], 52, fightHeal(2));
    expect(piecesOf('mossweave')).toEqual({ hp: 16 });
  });

  test('L-CAMP-09 Wyrmscale: all four pieces: +1 Damage; automatic damage to you is 1 less', () => {
    setIs('wyrmscale', 'Wyrmscale', ['H05', 'C05', 'P05', 'B05'], 90, dmg(1), ward(1));
    expect(piecesOf('wyrmscale')).toEqual({ def: 2, hp: 17 });
  });

  test('L-CAMP-09 Emberthread: all four pieces: +1 Damage; +1 Range', () => {
    setIs('emberthread', 'Emberthread', ['H06', 'C06', 'P06', 'B06'], 69, dmg(1), range(1));
    expect(piecesOf('emberthread')).toEqual({ hit: 1, dmg: 1, hp: 5, def: 1 });
  });
});

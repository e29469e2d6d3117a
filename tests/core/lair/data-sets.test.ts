// What the six armor sets give, and the effects of gear that change no number of the sheet.

import { describe, expect, test } from 'vitest';
import {
  def,
  dmg,
  fightHeal,
  gearIs,
  haste,
  heal,
  hit,
  hp,
  onHit,
  onKill,
  piecesOf,
  potion,
  range,
  reroll,
  setIs,
  splash,
  ward,
} from './data-words.ts';

describe('gear that waits for something', () => {
  test('W04: Votive Mace: when you kill a monster, heal 1 HP', () => {
    gearIs('W04', 'Votive Mace', { slot: 'weapon', hands: 1, cost: 26 }, dmg(2), onKill(heal(1, 'self', 'any')));
  });

  test('W11: Chainbreaker Flail: on a hit, 1 damage to every other monster on the tile of the target', () => {
    gearIs('W11', 'Chainbreaker Flail', { slot: 'weapon', hands: 2, cost: 26 }, dmg(2), onHit(splash(1)));
  });

  test('A10: Knucklebone Charm: once per fight, reroll', () => {
    gearIs('A10', 'Knucklebone Charm', { slot: 'accessory', cost: 14 }, reroll);
  });

  test('A11: Hourglass Locket: when a fight starts, remove 1 marker', () => {
    gearIs('A11', 'Hourglass Locket', { slot: 'accessory', cost: 18 }, haste(1));
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

// What is printed on each helmet, chest, pair of pants and pair of boots.

import { describe, test } from 'vitest';
import { def, dmg, gearIs, hit, hp } from './data-words.ts';

describe('helmets', () => {
  test('H01: Pilgrim Hood: +2 maximum HP', () => {
    gearIs('H01', 'Pilgrim Hood', { slot: 'helmet', set: 'pilgrim', cost: 6, copies: 2 }, hp(2));
  });

  test('H02: Rivetguard Helm: +3 maximum HP', () => {
    gearIs('H02', 'Rivetguard Helm', { slot: 'helmet', set: 'rivetguard', cost: 12, copies: 2 }, hp(3));
  });

  test('H03: Nightstitch Mask: +1 to hit', () => {
    gearIs('H03', 'Nightstitch Mask', { slot: 'helmet', set: 'nightstitch', cost: 13 }, hit(1));
  });

  test('H04: Mossweave Crown: +4 maximum HP', () => {
    gearIs('H04', 'Mossweave Crown', { slot: 'helmet', set: 'mossweave', cost: 13 }, hp(4));
  });

  test('H05: Wyrmscale Visor: +1 Defense; +2 maximum HP', () => {
    gearIs('H05', 'Wyrmscale Visor', { slot: 'helmet', set: 'wyrmscale', cost: 23 }, def(1), hp(2));
  });

  test('H06: Emberthread Cowl: +1 to hit', () => {
    gearIs('H06', 'Emberthread Cowl', { slot: 'helmet', set: 'emberthread', cost: 14 }, hit(1));
  });

  test('H07: Dented Kettle: +1 Defense', () => {
    gearIs('H07', 'Dented Kettle', { slot: 'helmet', cost: 16 }, def(1));
  });
});

describe('chest armor', () => {
  test('C01: Pilgrim Coat: +3 maximum HP', () => {
    gearIs('C01', 'Pilgrim Coat', { slot: 'chest', set: 'pilgrim', cost: 8, copies: 2 }, hp(3));
  });

  test('C02: Rivetguard Plate: +1 Defense; +2 maximum HP', () => {
    gearIs('C02', 'Rivetguard Plate', { slot: 'chest', set: 'rivetguard', cost: 20, copies: 2 }, def(1), hp(2));
  });

  test('C03: Nightstitch Vest: +1 Defense; +1 to hit', () => {
    gearIs('C03', 'Nightstitch Vest', { slot: 'chest', set: 'nightstitch', cost: 22 }, def(1), hit(1));
  });

  test('C04: Mossweave Mantle: +5 maximum HP', () => {
    gearIs('C04', 'Mossweave Mantle', { slot: 'chest', set: 'mossweave', cost: 16 }, hp(5));
  });

  test('C05: Wyrmscale Hauberk: +1 Defense; +5 maximum HP', () => {
    gearIs('C05', 'Wyrmscale Hauberk', { slot: 'chest', set: 'wyrmscale', cost: 31 }, def(1), hp(5));
  });

  test('C06: Emberthread Robe: +1 Damage; +2 maximum HP', () => {
    gearIs('C06', 'Emberthread Robe', { slot: 'chest', set: 'emberthread', cost: 26 }, dmg(1), hp(2));
  });
});

describe('pants', () => {
  test('P01: Pilgrim Wraps: +2 maximum HP', () => {
    gearIs('P01', 'Pilgrim Wraps', { slot: 'pants', set: 'pilgrim', cost: 6, copies: 2 }, hp(2));
  });

  test('P02: Rivetguard Greaves: +3 maximum HP', () => {
    gearIs('P02', 'Rivetguard Greaves', { slot: 'pants', set: 'rivetguard', cost: 12, copies: 2 }, hp(3));
  });

  test('P03: Nightstitch Hose: +3 maximum HP', () => {
    gearIs('P03', 'Nightstitch Hose', { slot: 'pants', set: 'nightstitch', cost: 10 }, hp(3));
  });

  test('P04: Mossweave Kilt: +4 maximum HP', () => {
    gearIs('P04', 'Mossweave Kilt', { slot: 'pants', set: 'mossweave', cost: 13 }, hp(4));
  });

  test('P05: Wyrmscale Tassets: +5 maximum HP', () => {
    gearIs('P05', 'Wyrmscale Tassets', { slot: 'pants', set: 'wyrmscale', cost: 18 }, hp(5));
  });

  test('P06: Emberthread Sash: +3 maximum HP', () => {
    gearIs('P06', 'Emberthread Sash', { slot: 'pants', set: 'emberthread', cost: 13 }, hp(3));
  });

  test('P07: Padded Breeches: +1 Defense', () => {
    gearIs('P07', 'Padded Breeches', { slot: 'pants', cost: 16 }, def(1));
  });
});

describe('boots', () => {
  test('B01: Pilgrim Sandals: +2 maximum HP', () => {
    gearIs('B01', 'Pilgrim Sandals', { slot: 'boots', set: 'pilgrim', cost: 6, copies: 2 }, hp(2));
  });

  test('B02: Rivetguard Sabatons: +3 maximum HP', () => {
    gearIs('B02', 'Rivetguard Sabatons', { slot: 'boots', set: 'rivetguard', cost: 12, copies: 2 }, hp(3));
  });

  test('B03: Nightstitch Slippers: +1 to hit', () => {
    gearIs('B03', 'Nightstitch Slippers', { slot: 'boots', set: 'nightstitch', cost: 14 }, hit(1));
  });

  test('B04: Mossweave Treads: +3 maximum HP', () => {
    gearIs('B04', 'Mossweave Treads', { slot: 'boots', set: 'mossweave', cost: 10 }, hp(3));
  });

  test('B05: Wyrmscale Spurs: +5 maximum HP', () => {
    gearIs('B05', 'Wyrmscale Spurs', { slot: 'boots', set: 'wyrmscale', cost: 18 }, hp(5));
  });

  test('B06: Emberthread Shoes: +1 Defense', () => {
    gearIs('B06', 'Emberthread Shoes', { slot: 'boots', set: 'emberthread', cost: 16 }, def(1));
  });

  test('B07: Hobnail Boots: +2 maximum HP', () => {
    gearIs('B07', 'Hobnail Boots', { slot: 'boots', cost: 9 }, hp(2));
  });
});

// Proves every piece of armor: what is printed, and what it changes on the sheet of the hero who wears it.

import { expect, test } from 'vitest';
import { changes, printedGear } from '../../scenario/lair-numbers.ts';

test('H01: Pilgrim Hood gives +2 maximum HP', () => {
  expect(printedGear('H01')).toBe('Pilgrim Hood, helmet, set pilgrim, 6 gold, any, 2 cards');
  expect(changes('wizard', 'H01.1')).toBe('hp+2');
});

test('H02: Rivetguard Helm gives +3 maximum HP', () => {
  expect(printedGear('H02')).toBe('Rivetguard Helm, helmet, set rivetguard, 12 gold, any, 2 cards');
  expect(changes('wizard', 'H02.1')).toBe('hp+3');
});

test('H03: Nightstitch Mask gives +1 to hit', () => {
  expect(printedGear('H03')).toBe('Nightstitch Mask, helmet, set nightstitch, 13 gold, any, 1 card');
  expect(changes('wizard', 'H03.1')).toBe('hit+1');
});

test('H04: Mossweave Crown gives +4 maximum HP', () => {
  expect(printedGear('H04')).toBe('Mossweave Crown, helmet, set mossweave, 13 gold, any, 1 card');
  expect(changes('wizard', 'H04.1')).toBe('hp+4');
});

test('H05: Wyrmscale Visor gives +1 Defense; +2 maximum HP', () => {
  expect(printedGear('H05')).toBe('Wyrmscale Visor, helmet, set wyrmscale, 23 gold, any, 1 card');
  expect(changes('wizard', 'H05.1')).toBe('def+1, hp+2');
});

test('H06: Emberthread Cowl gives +1 to hit', () => {
  expect(printedGear('H06')).toBe('Emberthread Cowl, helmet, set emberthread, 14 gold, any, 1 card');
  expect(changes('wizard', 'H06.1')).toBe('hit+1');
});

test('H07: Dented Kettle gives +1 Defense', () => {
  expect(printedGear('H07')).toBe('Dented Kettle, helmet, 16 gold, any, 1 card');
  expect(changes('wizard', 'H07.1')).toBe('def+1');
});

test('C01: Pilgrim Coat gives +3 maximum HP', () => {
  expect(printedGear('C01')).toBe('Pilgrim Coat, chest, set pilgrim, 8 gold, any, 2 cards');
  expect(changes('wizard', 'C01.1')).toBe('hp+3');
});

test('C02: Rivetguard Plate gives +1 Defense; +2 maximum HP', () => {
  expect(printedGear('C02')).toBe('Rivetguard Plate, chest, set rivetguard, 20 gold, any, 2 cards');
  expect(changes('wizard', 'C02.1')).toBe('def+1, hp+2');
});

test('C03: Nightstitch Vest gives +1 Defense; +1 to hit', () => {
  expect(printedGear('C03')).toBe('Nightstitch Vest, chest, set nightstitch, 22 gold, any, 1 card');
  expect(changes('wizard', 'C03.1')).toBe('hit+1, def+1');
});

test('C04: Mossweave Mantle gives +5 maximum HP', () => {
  expect(printedGear('C04')).toBe('Mossweave Mantle, chest, set mossweave, 16 gold, any, 1 card');
  expect(changes('wizard', 'C04.1')).toBe('hp+5');
});

test('C05: Wyrmscale Hauberk gives +1 Defense; +5 maximum HP', () => {
  expect(printedGear('C05')).toBe('Wyrmscale Hauberk, chest, set wyrmscale, 31 gold, any, 1 card');
  expect(changes('wizard', 'C05.1')).toBe('def+1, hp+5');
});

test('C06: Emberthread Robe gives +1 Damage; +2 maximum HP', () => {
  expect(printedGear('C06')).toBe('Emberthread Robe, chest, set emberthread, 26 gold, any, 1 card');
  expect(changes('wizard', 'C06.1')).toBe('dmg+1, hp+2');
});

test('P01: Pilgrim Wraps gives +2 maximum HP', () => {
  expect(printedGear('P01')).toBe('Pilgrim Wraps, pants, set pilgrim, 6 gold, any, 2 cards');
  expect(changes('wizard', 'P01.1')).toBe('hp+2');
});

test('P02: Rivetguard Greaves gives +3 maximum HP', () => {
  expect(printedGear('P02')).toBe('Rivetguard Greaves, pants, set rivetguard, 12 gold, any, 2 cards');
  expect(changes('wizard', 'P02.1')).toBe('hp+3');
});

test('P03: Nightstitch Hose gives +3 maximum HP', () => {
  expect(printedGear('P03')).toBe('Nightstitch Hose, pants, set nightstitch, 10 gold, any, 1 card');
  expect(changes('wizard', 'P03.1')).toBe('hp+3');
});

test('P04: Mossweave Kilt gives +4 maximum HP', () => {
  expect(printedGear('P04')).toBe('Mossweave Kilt, pants, set mossweave, 13 gold, any, 1 card');
  expect(changes('wizard', 'P04.1')).toBe('hp+4');
});

test('P05: Wyrmscale Tassets gives +5 maximum HP', () => {
  expect(printedGear('P05')).toBe('Wyrmscale Tassets, pants, set wyrmscale, 18 gold, any, 1 card');
  expect(changes('wizard', 'P05.1')).toBe('hp+5');
});

test('P06: Emberthread Sash gives +3 maximum HP', () => {
  expect(printedGear('P06')).toBe('Emberthread Sash, pants, set emberthread, 13 gold, any, 1 card');
  expect(changes('wizard', 'P06.1')).toBe('hp+3');
});

test('P07: Padded Breeches gives +1 Defense', () => {
  expect(printedGear('P07')).toBe('Padded Breeches, pants, 16 gold, any, 1 card');
  expect(changes('wizard', 'P07.1')).toBe('def+1');
});

test('B01: Pilgrim Sandals gives +2 maximum HP', () => {
  expect(printedGear('B01')).toBe('Pilgrim Sandals, boots, set pilgrim, 6 gold, any, 2 cards');
  expect(changes('wizard', 'B01.1')).toBe('hp+2');
});

test('B02: Rivetguard Sabatons gives +3 maximum HP', () => {
  expect(printedGear('B02')).toBe('Rivetguard Sabatons, boots, set rivetguard, 12 gold, any, 2 cards');
  expect(changes('wizard', 'B02.1')).toBe('hp+3');
});

test('B03: Nightstitch Slippers gives +1 to hit', () => {
  expect(printedGear('B03')).toBe('Nightstitch Slippers, boots, set nightstitch, 14 gold, any, 1 card');
  expect(changes('wizard', 'B03.1')).toBe('hit+1');
});

test('B04: Mossweave Treads gives +3 maximum HP', () => {
  expect(printedGear('B04')).toBe('Mossweave Treads, boots, set mossweave, 10 gold, any, 1 card');
  expect(changes('wizard', 'B04.1')).toBe('hp+3');
});

test('B05: Wyrmscale Spurs gives +5 maximum HP', () => {
  expect(printedGear('B05')).toBe('Wyrmscale Spurs, boots, set wyrmscale, 18 gold, any, 1 card');
  expect(changes('wizard', 'B05.1')).toBe('hp+5');
});

test('B06: Emberthread Shoes gives +1 Defense', () => {
  expect(printedGear('B06')).toBe('Emberthread Shoes, boots, set emberthread, 16 gold, any, 1 card');
  expect(changes('wizard', 'B06.1')).toBe('def+1');
});

test('B07: Hobnail Boots gives +2 maximum HP', () => {
  expect(printedGear('B07')).toBe('Hobnail Boots, boots, 9 gold, any, 1 card');
  expect(changes('wizard', 'B07.1')).toBe('hp+2');
});

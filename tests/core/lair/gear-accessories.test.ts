// Proves every accessory: what is printed, and what it changes on the sheet of the hero who wears it.

import { expect, test } from 'vitest';
import { changes, printedGear } from '../../scenario/lair-numbers.ts';

test('A01: Plank Buckler gives +1 Defense', () => {
  expect(printedGear('A01')).toBe('Plank Buckler, accessory, shield, 13 gold, barbarian cleric, 2 cards');
  expect(changes('barbarian', 'A01.1')).toBe('def+1');
});

test('A02: Kite Shield gives +1 Defense; +3 maximum HP', () => {
  expect(printedGear('A02')).toBe('Kite Shield, accessory, shield, 21 gold, barbarian cleric, 1 card');
  expect(changes('barbarian', 'A02.1')).toBe('def+1, hp+3');
});

test('A03: Bastion Shield gives +2 Defense; +2 maximum HP', () => {
  expect(printedGear('A03')).toBe('Bastion Shield, accessory, shield, 34 gold, barbarian cleric, 1 card');
  expect(changes('barbarian', 'A03.1')).toBe('def+2, hp+2');
});

test('A04: Steady Ring gives +1 to hit', () => {
  expect(printedGear('A04')).toBe('Steady Ring, accessory, 12 gold, any, 2 cards');
  expect(changes('wizard', 'A04.1')).toBe('hit+1');
});

test('A05: Bloodstone Pendant gives +4 maximum HP', () => {
  expect(printedGear('A05')).toBe('Bloodstone Pendant, accessory, 13 gold, any, 1 card');
  expect(changes('wizard', 'A05.1')).toBe('hp+4');
});

test('A06: Warding Charm gives +1 Defense', () => {
  expect(printedGear('A06')).toBe('Warding Charm, accessory, 17 gold, any, 1 card');
  expect(changes('wizard', 'A06.1')).toBe('def+1');
});

test('A07: Whetstone Fetish gives +1 Damage', () => {
  expect(printedGear('A07')).toBe('Whetstone Fetish, accessory, 21 gold, any, 1 card');
  expect(changes('wizard', 'A07.1')).toBe('dmg+1');
});

test('A08: Far-Eye Monocle gives +1 Range', () => {
  expect(printedGear('A08')).toBe('Far-Eye Monocle, accessory, 12 gold, any, 1 card');
  expect(changes('wizard', 'A08.1')).toBe('range+1');
});

test('A09: Draught Bandolier gives Your Potion heals 4 more', () => {
  expect(printedGear('A09')).toBe('Draught Bandolier, accessory, 10 gold, any, 1 card');
  expect(changes('wizard', 'A09.1')).toBe('potion+4');
});

test('A10: Knucklebone Charm changes no number of the sheet', () => {
  expect(printedGear('A10')).toBe('Knucklebone Charm, accessory, 14 gold, any, 1 card');
  expect(changes('wizard', 'A10.1')).toBe('');
});

test('A11: Hourglass Locket changes no number of the sheet', () => {
  expect(printedGear('A11')).toBe('Hourglass Locket, accessory, 18 gold, any, 1 card');
  expect(changes('wizard', 'A11.1')).toBe('');
});

test('A12: Wyrmheart Signet gives +2 Damage', () => {
  expect(printedGear('A12')).toBe('Wyrmheart Signet, accessory, 39 gold, any, 1 card');
  expect(changes('wizard', 'A12.1')).toBe('dmg+2');
});

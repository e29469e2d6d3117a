// Proves every weapon: what is printed, and what it changes on the sheet of the hero who wears it.

import { expect, test } from 'vitest';
import { changes, printedGear } from '../../scenario/lair-numbers.ts';

test('W01: Bone Hatchet, one-handed, gives +1 Damage', () => {
  expect(printedGear('W01')).toBe('Bone Hatchet, weapon, 1 hand, 10 gold, any, 2 cards');
  expect(changes('wizard', 'W01.1')).toBe('dmg+1');
});

test('W02: Gatewarden Shortsword, one-handed, gives +1 Damage; +1 to hit', () => {
  expect(printedGear('W02')).toBe('Gatewarden Shortsword, weapon, 1 hand, 17 gold, any, 2 cards');
  expect(changes('wizard', 'W02.1')).toBe('dmg+1, hit+1');
});

test('W03: Saltglass Sabre, one-handed, gives +2 Damage', () => {
  expect(printedGear('W03')).toBe('Saltglass Sabre, weapon, 1 hand, 23 gold, any, 1 card');
  expect(changes('wizard', 'W03.1')).toBe('dmg+2');
});

test('W04: Votive Mace, one-handed, gives +2 Damage; when you kill a monster, heal 1 HP', () => {
  expect(printedGear('W04')).toBe('Votive Mace, weapon, 1 hand, 26 gold, any, 1 card');
  expect(changes('wizard', 'W04.1')).toBe('dmg+2');
});

test('W05: Moonsilver Sickle, one-handed, gives +2 Damage; +1 to hit', () => {
  expect(printedGear('W05')).toBe('Moonsilver Sickle, weapon, 1 hand, 30 gold, cleric druid rogue, 1 card');
  expect(changes('cleric', 'W05.1')).toBe('dmg+2, hit+1');
});

test('W06: Emberbrand, one-handed, gives +3 Damage', () => {
  expect(printedGear('W06')).toBe('Emberbrand, weapon, 1 hand, 36 gold, any, 1 card');
  expect(changes('wizard', 'W06.1')).toBe('dmg+3');
});

test('W07: Wyrmfang Blade, one-handed, gives +4 Damage; +1 to hit', () => {
  expect(printedGear('W07')).toBe('Wyrmfang Blade, weapon, 1 hand, 49 gold, any, 1 card');
  expect(changes('wizard', 'W07.1')).toBe('dmg+4, hit+1');
});

test('W08: Millstone Maul, two-handed, gives +2 Damage; -1 to hit', () => {
  expect(printedGear('W08')).toBe('Millstone Maul, weapon, 2 hands, 17 gold, any, 2 cards');
  expect(changes('wizard', 'W08.1')).toBe('dmg+2, hit-1');
});

test('W09: Long Watch Pike, two-handed, gives +1 Damage; +1 Range', () => {
  expect(printedGear('W09')).toBe('Long Watch Pike, weapon, 2 hands, 16 gold, any, 1 card');
  expect(changes('wizard', 'W09.1')).toBe('dmg+1, range+1');
});

test('W10: Reaver Greataxe, two-handed, gives +3 Damage', () => {
  expect(printedGear('W10')).toBe('Reaver Greataxe, weapon, 2 hands, 31 gold, any, 1 card');
  expect(changes('wizard', 'W10.1')).toBe('dmg+3');
});

test("W11: Chainbreaker Flail, two-handed, gives +2 Damage; on a hit, 1 damage to every other monster on the target's tile", () => {
  expect(printedGear('W11')).toBe('Chainbreaker Flail, weapon, 2 hands, 26 gold, any, 1 card');
  expect(changes('wizard', 'W11.1')).toBe('dmg+2');
});

test('W12: Giantbone Greatsword, two-handed, gives +4 Damage', () => {
  expect(printedGear('W12')).toBe(
    'Giantbone Greatsword, weapon, 2 hands, 42 gold, barbarian cleric druid ranger rogue, 1 card',
  );
  expect(changes('barbarian', 'W12.1')).toBe('dmg+4');
});

test('W13: Skyfall Hammer, two-handed, gives +5 Damage; -1 to hit', () => {
  expect(printedGear('W13')).toBe('Skyfall Hammer, weapon, 2 hands, 47 gold, barbarian cleric druid, 1 card');
  expect(changes('barbarian', 'W13.1')).toBe('dmg+5, hit-1');
});

test('W14: Herder Sling, one-handed, gives +1 Range; +1 to hit', () => {
  expect(printedGear('W14')).toBe('Herder Sling, weapon, 1 hand, ranged, 12 gold, any, 1 card');
  expect(changes('wizard', 'W14.1')).toBe('hit+1, range+1');
});

test('W15: Yew Shortbow, two-handed, gives +1 Damage; +1 Range', () => {
  expect(printedGear('W15')).toBe('Yew Shortbow, weapon, 2 hands, ranged, 16 gold, any, 1 card');
  expect(changes('wizard', 'W15.1')).toBe('dmg+1, range+1');
});

test('W16: Throwing Knives, one-handed, gives +1 Damage; +1 to hit; +1 Range', () => {
  expect(printedGear('W16')).toBe('Throwing Knives, weapon, 1 hand, ranged, 21 gold, any, 1 card');
  expect(changes('wizard', 'W16.1')).toBe('dmg+1, hit+1, range+1');
});

test('W17: Deep Watch Crossbow, two-handed, gives +2 Damage; +1 Range', () => {
  expect(printedGear('W17')).toBe('Deep Watch Crossbow, weapon, 2 hands, ranged, 26 gold, any, 1 card');
  expect(changes('wizard', 'W17.1')).toBe('dmg+2, range+1');
});

test('W18: Stormglass Staff, two-handed, gives +3 Damage; +1 Range', () => {
  expect(printedGear('W18')).toBe('Stormglass Staff, weapon, 2 hands, ranged, 34 gold, cleric druid wizard, 1 card');
  expect(changes('cleric', 'W18.1')).toBe('dmg+3, range+1');
});

test('W19: Starfall Longbow, two-handed, gives +3 Damage; +1 to hit; +1 Range', () => {
  expect(printedGear('W19')).toBe('Starfall Longbow, weapon, 2 hands, ranged, 42 gold, any, 1 card');
  expect(changes('wizard', 'W19.1')).toBe('dmg+3, hit+1, range+1');
});

test('W20: Cinder Orb, one-handed, gives +4 Damage; +1 Range', () => {
  expect(printedGear('W20')).toBe('Cinder Orb, weapon, 1 hand, ranged, 47 gold, cleric druid wizard, 1 card');
  expect(changes('cleric', 'W20.1')).toBe('dmg+4, range+1');
});

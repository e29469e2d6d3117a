// What is printed on each weapon, as the catalogue of the rules has it.

import { describe, test } from 'vitest';
import { dmg, gearIs, heal, hit, onHit, onKill, range, splash } from './data-words.ts';

describe('weapons', () => {
  test('W01: Bone Hatchet: +1 Damage', () => {
    gearIs('W01', 'Bone Hatchet', { slot: 'weapon', hands: 1, cost: 10, copies: 2 }, dmg(1));
  });

  test('W02: Gatewarden Shortsword: +1 Damage; +1 to hit', () => {
    gearIs('W02', 'Gatewarden Shortsword', { slot: 'weapon', hands: 1, cost: 17, copies: 2 }, dmg(1), hit(1));
  });

  test('W03: Saltglass Sabre: +2 Damage', () => {
    gearIs('W03', 'Saltglass Sabre', { slot: 'weapon', hands: 1, cost: 23 }, dmg(2));
  });

  test('W04: Votive Mace: +2 Damage; when you kill a monster, heal 1 HP', () => {
    gearIs('W04', 'Votive Mace', { slot: 'weapon', hands: 1, cost: 26 }, dmg(2), onKill(heal(1, 'self', 'any')));
  });

  test('W05: Moonsilver Sickle: +2 Damage; +1 to hit', () => {
    gearIs(
      'W05',
      'Moonsilver Sickle',
      { slot: 'weapon', hands: 1, who: ['cleric', 'druid', 'rogue'], cost: 30 },
      dmg(2),
      hit(1),
    );
  });

  test('W06: Emberbrand: +3 Damage', () => {
    gearIs('W06', 'Emberbrand', { slot: 'weapon', hands: 1, cost: 36 }, dmg(3));
  });

  test('W07: Wyrmfang Blade: +4 Damage; +1 to hit', () => {
    gearIs('W07', 'Wyrmfang Blade', { slot: 'weapon', hands: 1, cost: 49 }, dmg(4), hit(1));
  });

  test('W08: Millstone Maul: +2 Damage; -1 to hit', () => {
    gearIs('W08', 'Millstone Maul', { slot: 'weapon', hands: 2, cost: 17, copies: 2 }, dmg(2), hit(-1));
  });

  test('W09: Long Watch Pike: +1 Damage; +1 Range', () => {
    gearIs('W09', 'Long Watch Pike', { slot: 'weapon', hands: 2, cost: 16 }, dmg(1), range(1));
  });

  test('W10: Reaver Greataxe: +3 Damage', () => {
    gearIs('W10', 'Reaver Greataxe', { slot: 'weapon', hands: 2, cost: 31 }, dmg(3));
  });

  test("W11: Chainbreaker Flail: +2 Damage; on a hit, 1 damage to every other monster on the target's tile", () => {
    gearIs('W11', 'Chainbreaker Flail', { slot: 'weapon', hands: 2, cost: 26 }, dmg(2), onHit(splash(1)));
  });

  test('W12: Giantbone Greatsword: +4 Damage', () => {
    gearIs(
      'W12',
      'Giantbone Greatsword',
      { slot: 'weapon', hands: 2, who: ['barbarian', 'cleric', 'druid', 'ranger', 'rogue'], cost: 42 },
      dmg(4),
    );
  });

  test('W13: Skyfall Hammer: +5 Damage; -1 to hit', () => {
    gearIs(
      'W13',
      'Skyfall Hammer',
      { slot: 'weapon', hands: 2, who: ['barbarian', 'cleric', 'druid'], cost: 47 },
      dmg(5),
      hit(-1),
    );
  });

  test('W14: Herder Sling: +1 Range; +1 to hit', () => {
    gearIs('W14', 'Herder Sling', { slot: 'weapon', hands: 1, ranged: true, cost: 12 }, range(1), hit(1));
  });

  test('W15: Yew Shortbow: +1 Damage; +1 Range', () => {
    gearIs('W15', 'Yew Shortbow', { slot: 'weapon', hands: 2, ranged: true, cost: 16 }, dmg(1), range(1));
  });

  test('W16: Throwing Knives: +1 Damage; +1 to hit; +1 Range', () => {
    gearIs('W16', 'Throwing Knives', { slot: 'weapon', hands: 1, ranged: true, cost: 21 }, dmg(1), hit(1), range(1));
  });

  test('W17: Deep Watch Crossbow: +2 Damage; +1 Range', () => {
    gearIs('W17', 'Deep Watch Crossbow', { slot: 'weapon', hands: 2, ranged: true, cost: 26 }, dmg(2), range(1));
  });

  test('W18: Stormglass Staff: +3 Damage; +1 Range', () => {
    gearIs(
      'W18',
      'Stormglass Staff',
      { slot: 'weapon', hands: 2, ranged: true, who: ['cleric', 'druid', 'wizard'], cost: 34 },
      dmg(3),
      range(1),
    );
  });

  test('W19: Starfall Longbow: +3 Damage; +1 to hit; +1 Range', () => {
    gearIs('W19', 'Starfall Longbow', { slot: 'weapon', hands: 2, ranged: true, cost: 42 }, dmg(3), hit(1), range(1));
  });

  test('W20: Cinder Orb: +4 Damage; +1 Range', () => {
    gearIs(
      'W20',
      'Cinder Orb',
      { slot: 'weapon', hands: 1, ranged: true, who: ['cleric', 'druid', 'wizard'], cost: 47 },
      dmg(4),
      range(1),
    );
  });
});

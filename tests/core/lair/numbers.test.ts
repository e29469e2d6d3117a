// Numbers of heroes and monsters: what counts, in which order, what is capped, and that each number says what it is made of.

import { describe, expect, test } from 'vitest';
import type { Explained, Part } from '../../../src/core/lair/numbers.ts';
import { summed, times } from '../../../src/core/lair/numbers.ts';
import { damageOfHit, hitOf } from '../../../src/core/lair/rules/derived.ts';
import { reachOf } from '../../../src/core/lair/rules/attacks.ts';
import type { Scenario } from '../../scenario/lair-scenario.ts';
import { situation } from '../../scenario/lair-scenario.ts';

const MAP_A = `
  map:
    [ENT  ]=[T01r1]=[T06r1]
       x       x       |
    [T02r1]=[T13  ]=[T04r3]`;

/** `7: class 5, gear H02.1 1` */
function told({ total, parts }: Explained): string {
  return `${total}: ${parts.map((p) => [p.why, p.source, p.value].filter((x) => x !== null).join(' ')).join(', ')}`;
}

const one = (value: number): Part => ({ value, why: 'gear', source: 'W01.1' });
/** The first hero's threat from a monster: the roll needed and how many of 36 throws hit. */
function threat(s: Scenario, monster: string, hero: string): readonly [number, number] {
  const found = s.monster(monster).threats.find((t) => t.hero === hero);
  return [found?.needed.total ?? -1, found?.hits ?? -1];
}

describe('a number and its parts', () => {
  test('the total is the sum of the parts', () => {
    expect(summed([one(1), one(3), one(-1)]).total).toBe(3);
    expect(summed([])).toEqual({ total: 0, parts: [] });
  });

  test('L-DEF-01 above the most allowed a part takes the rest away; at it and below nothing is added', () => {
    expect(told(summed([one(9)], 0, 10))).toBe('9: gear W01.1 9');
    expect(told(summed([one(10)], 0, 10))).toBe('10: gear W01.1 10');
    expect(told(summed([one(11)], 0, 10))).toBe('10: gear W01.1 11, cap -1');
  });

  test('below the least allowed a part makes up the difference', () => {
    expect(told(summed([one(0)], 0))).toBe('0: gear W01.1 0');
    expect(told(summed([one(-2)], 0))).toBe('0: gear W01.1 -2, floor 2');
  });

  test('L-RULE-58 a factor is told as what it adds; once is no factor', () => {
    expect(told(times(summed([one(4)]), 3, 'ROG8'))).toBe('12: gear W01.1 4, times ROG8 8');
    expect(times(summed([one(4)]), 1, null)).toEqual(summed([one(4)]));
  });
});

describe('to hit', () => {
  test('L-COMBAT-01, EX-01 Ranger against a Giant Bat: 3 and 2 miss, 26 of 36 throws hit', () => {
    const s = situation('A ranger: at ENT; spent blessing\ngiant-bat: at ENT');
    expect(s.hero('ranger').attacks.map((a) => [a.leastThrow, a.hits])).toEqual([[6, 26]]);
    s.rolls([3, 2]).does('A', 'attack ranger', 'giant-bat');
    expect(s.throws()).toEqual(['ranger 6/7 miss']);
  });

  test('L-COMBAT-02, EX-01 Ranger against a Giant Bat: 4 and 2 hit, the total is equal', () => {
    const s = situation('A ranger: at ENT; spent blessing\ngiant-bat: at ENT\nrat: at ENT');
    s.rolls([4, 2]).does('A', 'attack ranger', 'giant-bat');
    expect(s.throws()).toEqual(['ranger 7/7 hit']);
  });

  test('L-RULE-57 class, gear and the card used add up', () => {
    const s = situation('A rogue: at ENT; wears W02.1 A04.1; knows ROG8');
    expect(told(s.hero('rogue').hit)).toBe('4: class rogue 2, gear W02.1 1, gear A04.1 1');
    expect(told(hitOf(s.state, 'rogue', 'ROG8'))).toBe('6: class rogue 2, gear W02.1 1, gear A04.1 1, card ROG8 2');
  });

  test('W08: Millstone Maul takes 1 from the bonus, below 0 as well', () => {
    expect(situation('A barbarian: at ENT; wears W08.1').hero('barbarian').hit.total).toBe(-1);
  });
});

describe('Defense', () => {
  test('L-COMBAT-07, EX-02 a Wizard is always hit, a Barbarian by 30 and a Cleric by 26 of 36 throws', () => {
    const s = situation('A wizard: at ENT\nA barbarian: at ENT\nA cleric: at ENT\nrat: at ENT');
    expect(threat(s, 'rat', 'wizard')).toEqual([2, 36]);
    expect(threat(s, 'rat', 'barbarian')).toEqual([5, 30]);
    expect(threat(s, 'rat', 'cleric')).toEqual([6, 26]);
  });

  test('L-DEF-01, EX-03 a Cleric at 10: the -2 of Rebuke changes nothing, a Druid at 4 is hit from 6', () => {
    const party = 'A cleric: at ENT; wears A03.1 C02.1; knows CLE5\nA druid: at ENT';
    const s = situation(`${party}\nkobold: at ENT; weaken 2\nkobold 2: at ENT`);
    expect(told(s.hero('cleric').defense)).toBe('10: class cleric 6, gear C02.1 1, gear A03.1 2, passive CLE5 1');
    expect(threat(s, 'kobold', 'cleric')).toEqual([10, 6]);
    expect(threat(s, 'kobold 2', 'cleric')).toEqual([10, 6]);
    expect(threat(s, 'kobold', 'druid')).toEqual([6, 26]);
    expect(threat(s, 'kobold 2', 'druid')).toEqual([4, 33]);
  });

  test('L-DEF-01 one below the cap a penalty of 2 counts for 1, and the number says so', () => {
    const s = situation('A cleric: at ENT; wears A03.1 C02.1\nkobold: at ENT; weaken 2');
    expect(s.hero('cleric').defense.total).toBe(9);
    const [only] = s.monster('kobold').threats;
    expect(only === undefined ? '' : told(only.needed)).toBe(
      '10: class cleric 6, gear C02.1 1, gear A03.1 2, weaken kobold 2, cap -1',
    );
  });

  test('L-DEF-01 Defense above 10 from cards alone is 10', () => {
    const s = situation('A cleric: at ENT; wears H05.1 C05.1 P07.1 B06.1 A03.1; knows CLE5');
    expect(told(s.hero('cleric').defense)).toBe(
      '10: class cleric 6, gear H05.1 1, gear C05.1 1, gear P07.1 1, gear B06.1 1, gear A03.1 2, passive CLE5 1, cap -3',
    );
  });

  test('L-RULE-65 nothing keeps a monster from hitting on 10, 11 and 12', () => {
    const s = situation('A cleric: at ENT; wears H05.1 C05.1 P07.1 B06.1 A03.1; knows CLE5\nrat: at ENT; weaken 2');
    expect(threat(s, 'rat', 'cleric')).toEqual([10, 6]);
  });

  test('L-RULE-64 a penalty counts for the monster that has it and for no other', () => {
    const s = situation('A wizard: at ENT\nrat: at ENT; weaken 1\nrat 2: at ENT');
    expect([threat(s, 'rat', 'wizard')[0], threat(s, 'rat 2', 'wizard')[0]]).toEqual([3, 2]);
    expect(s.hero('wizard').defense.total).toBe(2);
  });
});

describe('Damage', () => {
  test('L-RULE-58, EX-11 Barbarian with Reaver Greataxe and Blood Price: (1+3) x 2 = 8', () => {
    const s = situation('A barbarian: at ENT; wears W10.1; knows BAR6');
    expect(told(damageOfHit(s.state, 'barbarian', 'BAR6', 0))).toBe('8: class barbarian 1, gear W10.1 3, times BAR6 4');
  });

  test('L-RULE-58, EX-11 Rogue 5 above with Exploit Gap, Saltglass Sabre and Assassinate: (1+2+2) x 3 = 15', () => {
    const s = situation('A rogue: at ENT; wears W03.1; knows ROG7 ROG8\nwyrm-cultist: at ENT\ndungeon: 4');
    s.rolls([4, 5]).does('A', 'ROG8', 'wyrm-cultist');
    expect(s.throws()).toEqual(['rogue 13/8 hit']);
    expect(s.monster('wyrm-cultist').hp).toBe(15);
  });

  test('ROG7: Exploit Gap counts from 4 above, not at 3, and before the multiplier', () => {
    const s = situation('A rogue: at ENT; wears W03.1; knows ROG7 ROG8');
    const dealt = [0, 3, 4, 5].map((above) => damageOfHit(s.state, 'rogue', 'ROG8', above).total);
    expect(dealt).toEqual([9, 9, 15, 15]);
    expect(told(damageOfHit(s.state, 'rogue', null, 4))).toBe('5: class rogue 1, gear W03.1 2, precise ROG7 2');
  });

  test('L-RULE-58 what a card adds to its attack counts before the multiplier, in the order of the sources', () => {
    const s = situation('A wizard: at ENT; wears W20.1 A07.1; knows WIZ4 WIZ6 WIZ8');
    expect(told(s.hero('wizard').damage)).toBe('7: class wizard 1, gear W20.1 4, gear A07.1 1, passive WIZ6 1');
    expect(damageOfHit(s.state, 'wizard', 'WIZ4', 0).total).toBe(8);
    expect(damageOfHit(s.state, 'wizard', 'WIZ8', 0).total).toBe(14);
  });
});

describe('Range', () => {
  test('L-RANGE-01, EX-12 a Wizard with a Far-Eye Monocle reaches 2 tiles, in lines only', () => {
    const map = MAP_A.replace(/^\n {2}/, '').replaceAll('\n    ', '\n');
    const foes = 'rat: at T13\nrat 2: at T02\nrat 3: at T06\nrat 4: at T01\nrat 5: at ENT';
    const at = (tile: string) => situation(`${map}\nA wizard: at ${tile}; wears A08.1\n${foes}`);
    const reached = (s: Scenario) =>
      ['rat', 'rat 2', 'rat 3', 'rat 4', 'rat 5'].filter((name) =>
        s.hero('wizard').attacks.some((a) => a.monster === s.no(name)),
      );
    expect(told(at('T04').hero('wizard').range)).toBe('2: class wizard 1, gear A08.1 1');
    expect(reached(at('T04'))).toEqual(['rat', 'rat 2', 'rat 3']);
    expect(reached(at('ENT'))).toEqual(['rat 3', 'rat 4', 'rat 5']);
  });

  test('L-RULE-52 without cards Range is 0, and 1 for Ranger and Wizard', () => {
    const s = situation('A barbarian: at ENT\nA ranger: at ENT\nA rogue: at ENT\nA wizard: at ENT');
    expect(s.view().heroes.map((h) => h.range.total)).toEqual([0, 1, 0, 1]);
    const other = situation('A cleric: at ENT\nA druid: at ENT');
    expect(other.view().heroes.map((h) => h.range.total)).toEqual([0, 0]);
  });

  test('L-RANGE-01 a card may add to the reach of its attack, or bind it to the own tile', () => {
    const s = situation('A barbarian: at ENT; wears A08.1; knows BAR2 BAR6\nA druid: at ENT; knows DRU1');
    expect([reachOf(s.state, 'barbarian', null), reachOf(s.state, 'barbarian', 'BAR6')]).toEqual([1, 1]);
    expect(reachOf(s.state, 'barbarian', 'BAR2')).toBe(0);
    expect([reachOf(s.state, 'druid', null), reachOf(s.state, 'druid', 'DRU1')]).toEqual([0, 1]);
  });
});

describe('sets, HP and the Potion', () => {
  test('L-CAMP-09, EX-15 Barbarian in all four Rivetguard pieces: Defense 7, HP 33', () => {
    const h = situation('A barbarian: at ENT; wears H02.1 C02.1 P02.1 B02.1').hero('barbarian');
    expect([h.defense.total, h.maxHp.total, h.sets]).toEqual([7, 33, ['rivetguard']]);
    expect(told(h.maxHp)).toBe(
      '33: class barbarian 20, gear H02.1 3, gear C02.1 2, gear P02.1 3, gear B02.1 3, set rivetguard 2',
    );
  });

  test('L-CAMP-09, EX-15 without the helm the set is off: Defense 6, HP 28', () => {
    const h = situation('A barbarian: at ENT; wears C02.1 P02.1 B02.1').hero('barbarian');
    expect([h.defense.total, h.maxHp.total, h.sets]).toEqual([6, 28, []]);
  });

  test('L-RULE-117 three pieces and one of another set are no set; copies of different numbers are', () => {
    const mixed = situation('A barbarian: at ENT; wears H01.1 C02.1 P02.1 B02.1').hero('barbarian');
    expect([mixed.sets, mixed.defense.total]).toEqual([[], 6]);
    const copies = situation('A barbarian: at ENT; wears H02.2 C02.1 P02.2 B02.1').hero('barbarian');
    expect([copies.sets, copies.defense.total]).toEqual([['rivetguard'], 7]);
  });

  test('L-CAMP-09 a set is on for the hero who wears it and for nobody else', () => {
    const s = situation('A barbarian: at ENT; wears H02.1 C02.1 P02.1 B02.1\nA cleric: at ENT; wears H02.2 C02.2');
    expect([s.hero('cleric').sets, s.hero('cleric').defense.total]).toEqual([[], 7]);
  });

  test('L-MOVE-04 a Potion heals 6, more with a bandolier or the Pilgrim set', () => {
    expect(told(situation('A rogue: at ENT').hero('rogue').potionHeals)).toBe('6: potion 6');
    expect(situation('A rogue: at ENT; wears A09.1').hero('rogue').potionHeals.total).toBe(10);
    const pilgrim = situation('A rogue: at ENT; wears H01.1 C01.1 P01.1 B01.1 A09.1').hero('rogue');
    expect(told(pilgrim.potionHeals)).toBe('12: potion 6, gear A09.1 4, set pilgrim 2');
  });

  test('L-RULE-128 gear counts in the order of the slots, then sets, then passives by id', () => {
    const s = situation('A druid: at ENT; wears A05.1 B04.1 P04.1 C04.1 H04.1; knows DRU5');
    expect(told(s.hero('druid').maxHp)).toBe(
      '38: class druid 16, gear H04.1 4, gear C04.1 5, gear P04.1 4, gear B04.1 3, gear A05.1 4, passive DRU5 2',
    );
  });

  test('a card that is owned but no passive changes nothing of the sheet', () => {
    const bare = situation('A ranger: at ENT').hero('ranger');
    const h = situation('A ranger: at ENT; knows RAN1 RAN2 RAN5 RAN6 RAN7 RAN8').hero('ranger');
    expect([h.damage, h.hit, h.defense, h.maxHp, h.range]).toEqual([
      bare.damage,
      bare.hit,
      bare.defense,
      bare.maxHp,
      bare.range,
    ]);
  });
});

describe('monsters on the table', () => {
  test('L-MONSTER-01 HP of monsters on the table: three heroes in dungeon 4', () => {
    const s = situation('A wizard: at ENT\nA cleric: at ENT\nA druid: at ENT\nzombie: at ENT\nrat: at ENT\ndungeon: 4');
    expect([s.monster('zombie').maxHp, s.monster('rat').maxHp]).toEqual([105, 21]);
  });

  test('L-RULE-77, EX-20 strongest first: Kobold, Skeleton, Zombie, Rat', () => {
    const s = situation('A wizard: at ENT\nrat: at ENT\nkobold: at ENT\nzombie: at ENT\nskeleton: at ENT; summoned');
    const order = ['kobold', 'skeleton', 'zombie', 'rat'].map((name) => s.monster(name).order);
    expect(order).toEqual([1, 2, 3, 4]);
  });

  test('L-COMBAT-04, L-BOSS-08 as many attacks as heroes, a summoned Skeleton one', () => {
    const s = situation('A wizard: at ENT\nA druid: at ENT\nA rogue: at ENT\nrat: at ENT\nskeleton: at ENT; summoned');
    expect([s.monster('rat').strikes, s.monster('skeleton').strikes]).toEqual([3, 1]);
  });
});

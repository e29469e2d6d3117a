// The monsters of the deck, the five bosses and the six classes, and HP on the table.

import { describe, expect, test } from 'vitest';
import { CLASS_IDS, classOf, isClass } from '../../../src/core/lair/heroes/classes.ts';
import type { ClassId } from '../../../src/core/lair/heroes/classes.ts';
import {
  BOSSES,
  bossHp,
  bossOf,
  MONSTER_DECK,
  MONSTERS,
  monsterCard,
  monsterCards,
  monsterHp,
} from '../../../src/core/lair/monsters/monsters.ts';
import type { MonsterKind } from '../../../src/core/lair/monsters/monsters.ts';

/** Base HP, Damage, Defense, copies. */
function deckCard(kind: MonsterKind): readonly [string, number, number, number, number] {
  const { name, hp, damage, defense, copies } = monsterCard(kind);
  return [name, hp, damage, defense, copies];
}

/** Number, HP per hero, Damage, Defense, XP, gold. */
function bossCard(number: number): readonly [string, number, number, number, number, number] {
  const { name, hp, damage, defense, rewards } = bossOf(number);
  return [name, hp, damage, defense, rewards.xp, rewards.gold];
}

const inAll = (kind: MonsterKind) => [1, 2, 3, 4, 5].map((dungeon) => monsterHp(kind, 1, dungeon));
const forAll = (kind: MonsterKind) => [1, 2, 3, 4].map((heroes) => bossHp(kind, heroes));

describe('monsters of the deck', () => {
  test('L-MONSTER-05 Rat: 1 HP, Damage 1, Defense 4, nine cards', () => {
    expect(deckCard('rat')).toEqual(['Rat', 1, 1, 4, 9]);
  });

  test('L-MONSTER-06 Giant Bat: 1 HP, Damage 1, Defense 7, seven cards', () => {
    expect(deckCard('giant-bat')).toEqual(['Giant Bat', 1, 1, 7, 7]);
  });

  test('L-MONSTER-07 Goblin: 2 HP, Damage 1, Defense 6, five cards', () => {
    expect(deckCard('goblin')).toEqual(['Goblin', 2, 1, 6, 5]);
  });

  test('L-MONSTER-08 Slime: 3 HP, Damage 1, Defense 3, three cards', () => {
    expect(deckCard('slime')).toEqual(['Slime', 3, 1, 3, 3]);
  });

  test('L-MONSTER-09 Skeleton: 2 HP, Damage 2, Defense 6, two cards', () => {
    expect(deckCard('skeleton')).toEqual(['Skeleton', 2, 2, 6, 2]);
  });

  test('L-MONSTER-10 Zombie: 5 HP, Damage 1, Defense 4, two cards', () => {
    expect(deckCard('zombie')).toEqual(['Zombie', 5, 1, 4, 2]);
  });

  test('L-MONSTER-11 Kobold: 4 HP, Damage 2, Defense 6, two cards', () => {
    expect(deckCard('kobold')).toEqual(['Kobold', 4, 2, 6, 2]);
  });

  test('L-MONSTER-12, L-SETUP-09 the deck holds 30 cards, no boss among them', () => {
    expect(monsterCards()).toEqual({ rat: 9, 'giant-bat': 7, goblin: 5, slime: 3, skeleton: 2, zombie: 2, kobold: 2 });
    expect(Object.values(monsterCards()).reduce((all, n) => all + n, 0)).toBe(30);
    expect(MONSTER_DECK).toEqual(['rat', 'giant-bat', 'goblin', 'slime', 'skeleton', 'zombie', 'kobold']);
    expect(MONSTERS.length).toBe(12);
  });

  test('L-MONSTER-04 each pays 1 XP and 1 gold to each hero', () => {
    const rewards = MONSTER_DECK.map((kind) => monsterCard(kind).rewards);
    expect(rewards).toEqual(Array.from({ length: 7 }, () => ({ xp: 1, gold: 1 })));
    expect(MONSTER_DECK.some((kind) => monsterCard(kind).boss)).toBe(false);
  });

  test('there is no other monster', () => {
    expect(() => monsterCard('owl' as MonsterKind)).toThrow(RangeError);
  });
});

describe('HP on the table', () => {
  test('L-MONSTER-02 multipliers 1, 2, 4, 7 and 10: all seven monsters in all five dungeons, for one hero', () => {
    expect([inAll('rat'), inAll('giant-bat')]).toEqual([
      [1, 2, 4, 7, 10],
      [1, 2, 4, 7, 10],
    ]);
    expect([inAll('goblin'), inAll('skeleton')]).toEqual([
      [2, 4, 8, 14, 20],
      [2, 4, 8, 14, 20],
    ]);
    expect(inAll('slime')).toEqual([3, 6, 12, 21, 30]);
    expect(inAll('kobold')).toEqual([4, 8, 16, 28, 40]);
    expect(inAll('zombie')).toEqual([5, 10, 20, 35, 50]);
  });

  test('L-MONSTER-01 base HP times heroes times multiplier', () => {
    expect([1, 2, 3, 4].map((heroes) => monsterHp('kobold', heroes, 2))).toEqual([8, 16, 24, 32]);
    expect([1, 2, 3, 4].map((heroes) => monsterHp('rat', heroes, 1))).toEqual([1, 2, 3, 4]);
  });

  test('L-MONSTER-03 Damage and Defense stand on the card and know neither dungeon nor party', () => {
    const { damage, defense } = monsterCard('kobold');
    expect([damage, defense, monsterHp('kobold', 4, 5)]).toEqual([2, 6, 160]);
  });

  test('L-MONSTER-01, EX-04 Zombie in dungeon 4 with 3 heroes, Rat, Slime, Kobold', () => {
    expect(monsterHp('zombie', 3, 4)).toBe(105);
    expect(monsterHp('rat', 1, 1)).toBe(1);
    expect(monsterHp('slime', 2, 2)).toBe(12);
    expect(monsterHp('kobold', 4, 5)).toBe(160);
  });

  test('L-BOSS-01, EX-05 bosses know no multiplier: Hoard Golem with 3 heroes, Vharzul with 4', () => {
    expect([bossHp('hoard-golem', 3), bossHp('vharzul', 4)]).toEqual([105, 200]);
  });
});

describe('bosses', () => {
  test('L-BOSS-01 HP per hero times heroes, for one to four', () => {
    expect(BOSSES.map((boss) => forAll(boss.id))).toEqual([
      [10, 20, 30, 40],
      [30, 60, 90, 120],
      [35, 70, 105, 140],
      [30, 60, 90, 120],
      [50, 100, 150, 200],
    ]);
  });

  test('L-BOSS-02 Giant Spider: 10 HP a hero, Damage 1, Defense 6, pays 4 XP and 6 gold', () => {
    expect(bossCard(1)).toEqual(['Giant Spider', 10, 1, 6, 4, 6]);
  });

  test('L-BOSS-03 Kobold Warchief: 30 HP a hero, Damage 1, Defense 7, pays 4 XP and 8 gold', () => {
    expect(bossCard(2)).toEqual(['Kobold Warchief', 30, 1, 7, 4, 8]);
  });

  test('L-BOSS-04 Hoard Golem: 35 HP a hero, Damage 2, Defense 9, pays 4 XP and 10 gold', () => {
    expect(bossCard(3)).toEqual(['Hoard Golem', 35, 2, 9, 4, 10]);
  });

  test('L-BOSS-05 Wyrm Cultist: 30 HP a hero, Damage 3, Defense 8, pays 4 XP and 12 gold', () => {
    expect(bossCard(4)).toEqual(['Wyrm Cultist', 30, 3, 8, 4, 12]);
  });

  test('L-BOSS-06 Vharzul: 50 HP a hero, Damage 3, Defense 8, pays with victory', () => {
    expect(bossCard(5)).toEqual(['Vharzul', 50, 3, 8, 0, 0]);
  });

  test('L-WIN-02, L-SETUP-05 five bosses in a fixed order, the Giant Spider first', () => {
    expect(BOSSES.map((boss) => boss.id)).toEqual([
      'giant-spider',
      'kobold-warchief',
      'hoard-golem',
      'wyrm-cultist',
      'vharzul',
    ]);
    expect(BOSSES.every((boss) => boss.boss && boss.copies === 0)).toBe(true);
    expect(() => bossOf(0)).toThrow(RangeError);
    expect(() => bossOf(6)).toThrow(RangeError);
  });
});

describe('classes', () => {
  test('L-CLASS-01 Barbarian: 20 HP, Defense 5, Damage 1', () => {
    const { hp, defense, damage, hit, range } = classOf('barbarian');
    expect([hp, defense, damage, hit, range]).toEqual([20, 5, 1, 0, 0]);
  });

  test('L-CLASS-02 Cleric: 16 HP, Defense 6, Damage 1', () => {
    const { hp, defense, damage, hit, range } = classOf('cleric');
    expect([hp, defense, damage, hit, range]).toEqual([16, 6, 1, 0, 0]);
  });

  test('L-CLASS-03 Druid: 16 HP, Defense 4, Damage 1', () => {
    const { hp, defense, damage, hit, range } = classOf('druid');
    expect([hp, defense, damage, hit, range]).toEqual([16, 4, 1, 0, 0]);
  });

  test('L-CLASS-04, L-RULE-52 Ranger: 12 HP, Defense 4, Damage 1, +1 to hit, Range 1', () => {
    const { hp, defense, damage, hit, range } = classOf('ranger');
    expect([hp, defense, damage, hit, range]).toEqual([12, 4, 1, 1, 1]);
  });

  test('L-CLASS-05 Rogue: 12 HP, Defense 4, Damage 1, +2 to hit', () => {
    const { hp, defense, damage, hit, range } = classOf('rogue');
    expect([hp, defense, damage, hit, range]).toEqual([12, 4, 1, 2, 0]);
  });

  test('L-CLASS-06, L-RULE-52 Wizard: 12 HP, Defense 2, Damage 1, Range 1', () => {
    const { hp, defense, damage, hit, range } = classOf('wizard');
    expect([hp, defense, damage, hit, range]).toEqual([12, 2, 1, 0, 1]);
  });

  test('L-ROUND-11 six classes, and no other word is one', () => {
    expect(CLASS_IDS).toEqual(['barbarian', 'cleric', 'druid', 'ranger', 'rogue', 'wizard']);
    expect(['wizard', 'Wizard', 'bard', ''].map(isClass)).toEqual([true, false, false, false]);
    expect(() => classOf('bard' as ClassId)).toThrow(RangeError);
  });
});

// What is printed on each ability of Barbarian, Cleric and Druid.

import { describe, test } from 'vitest';
import {
  abilityIs,
  attack,
  buffDmg,
  cd,
  cost,
  def,
  heal,
  hp,
  onHit,
  pin,
  prevent,
  push,
  redirect,
  shield,
  survive,
  weaken,
} from './data-words.ts';

describe('the deck of the Barbarian', () => {
  test('BAR1: Heavy Swing: Attack with +1 Damage. On a hit you may push the target 1 tile if it is not a boss', () => {
    abilityIs(
      'BAR1',
      'Heavy Swing',
      { class: 'barbarian', cost: 6, type: 'attack', limit: cd(3), range: 'R' },
      attack({ dmg: 1 }),
      onHit(push(1)),
    );
  });

  test('BAR2: Cleave: Attack every monster on your own tile, one roll each', () => {
    abilityIs(
      'BAR2',
      'Cleave',
      { class: 'barbarian', cost: 9, type: 'attack', limit: cd(4), range: 'own' },
      attack({ all: true, own: true }),
    );
  });

  test('BAR3: Bellow: Every monster on your tile has -2 on its attack rolls until the next Monster phase ends', () => {
    abilityIs(
      'BAR3',
      'Bellow',
      { class: 'barbarian', cost: 8, type: 'action', limit: 'fight', range: 'own' },
      weaken(2, 'tile'),
    );
  });

  test('BAR4: Thick Hide: +4 maximum HP', () => {
    abilityIs(
      'BAR4',
      'Thick Hide',
      { class: 'barbarian', cost: 10, type: 'passive', limit: null, range: 'self' },
      hp(4),
    );
  });

  test('BAR5: Stand Over: When a monster attack hits another hero on your tile, you take that hit instead', () => {
    abilityIs(
      'BAR5',
      'Stand Over',
      { class: 'barbarian', cost: 6, type: 'reaction', limit: cd(3), range: 'own' },
      redirect,
    );
  });

  test('BAR6: Blood Price: Lose 1 HP, then attack with double Damage. Not usable at 1 HP', () => {
    abilityIs(
      'BAR6',
      'Blood Price',
      { class: 'barbarian', cost: 13, type: 'attack', limit: cd(4), range: 'R' },
      cost(1),
      attack({ factor: 2 }),
    );
  });

  test('BAR7: Unbroken: When you would drop to 0 HP, you are left with 3 HP instead', () => {
    abilityIs(
      'BAR7',
      'Unbroken',
      { class: 'barbarian', cost: 16, type: 'reaction', limit: 'dungeon', range: 'self' },
      survive(3, 'self'),
    );
  });

  test('BAR8: Warpath: Attack every monster on your own tile with double Damage, one roll each', () => {
    abilityIs(
      'BAR8',
      'Warpath',
      { class: 'barbarian', cost: 21, type: 'attack', limit: 'fight', range: 'own' },
      attack({ all: true, own: true, factor: 2 }),
    );
  });
});

describe('the deck of the Cleric', () => {
  test('CLE1: Mend: Heal 3 HP on a hero within 1 tile', () => {
    abilityIs(
      'CLE1',
      'Mend',
      { class: 'cleric', cost: 8, type: 'action', limit: 'fight', range: '1' },
      heal(3, 'hero', 1),
    );
  });

  test('CLE2: Smite: Attack with +1 Damage', () => {
    abilityIs(
      'CLE2',
      'Smite',
      { class: 'cleric', cost: 6, type: 'attack', limit: cd(3), range: 'R' },
      attack({ dmg: 1 }),
    );
  });

  test('CLE3: Rebuke: Attack. On a hit the target has -2 on its attack rolls until the next Monster phase ends', () => {
    abilityIs(
      'CLE3',
      'Rebuke',
      { class: 'cleric', cost: 9, type: 'attack', limit: cd(4), range: 'R' },
      attack(),
      onHit(weaken(2, 'target')),
    );
  });

  test('CLE4: Sanctuary: Every hero on your tile gains a shield of 3', () => {
    abilityIs(
      'CLE4',
      'Sanctuary',
      { class: 'cleric', cost: 10, type: 'action', limit: 'dungeon', range: 'own' },
      shield(3, 'heroesTile'),
    );
  });

  test('CLE5: Unshaken Faith: +1 Defense', () => {
    abilityIs(
      'CLE5',
      'Unshaken Faith',
      { class: 'cleric', cost: 14, type: 'passive', limit: null, range: 'self' },
      def(1),
    );
  });

  test('CLE6: Circle of Light: Every hero heals 6 HP, wherever they are', () => {
    abilityIs(
      'CLE6',
      'Circle of Light',
      { class: 'cleric', cost: 13, type: 'action', limit: 'dungeon', range: 'any' },
      heal(6, 'heroesAll', 'any'),
    );
  });

  test('CLE7: Last Rites: When any hero would drop to 0 HP, that hero is left with 3 HP instead', () => {
    abilityIs(
      'CLE7',
      'Last Rites',
      { class: 'cleric', cost: 17, type: 'reaction', limit: 'dungeon', range: 'any' },
      survive(3, 'hero'),
    );
  });

  test('CLE8: Judgement: Attack with double Damage and +1 Range. On a hit, heal 2 HP on any one hero', () => {
    abilityIs(
      'CLE8',
      'Judgement',
      { class: 'cleric', cost: 20, type: 'attack', limit: cd(5), range: 'R+1' },
      attack({ factor: 2, range: 1 }),
      onHit(heal(2, 'hero', 'any')),
    );
  });
});

describe('the deck of the Druid', () => {
  test('DRU1: Bramble Lash: Attack with +1 Damage and +1 Range', () => {
    abilityIs(
      'DRU1',
      'Bramble Lash',
      { class: 'druid', cost: 6, type: 'attack', limit: cd(3), range: 'R+1' },
      attack({ dmg: 1, range: 1 }),
    );
  });

  test('DRU2: Rejuvenate: Heal 3 HP on a hero within 1 tile', () => {
    abilityIs(
      'DRU2',
      'Rejuvenate',
      { class: 'druid', cost: 8, type: 'action', limit: 'fight', range: '1' },
      heal(3, 'hero', 1),
    );
  });

  test('DRU3: Entangle: Choose a tile within your Range. Monsters on it that are not bosses cannot move for 2 Monster phases; all of them have -1 on their attack rolls until the next Monster phase ends', () => {
    abilityIs(
      'DRU3',
      'Entangle',
      { class: 'druid', cost: 8, type: 'action', limit: 'fight', range: 'R' },
      pin(2, 'tileInRange'),
      weaken(1, 'tileInRange'),
    );
  });

  test('DRU4: Barkskin: When a monster attack hits you, take 2 less damage from it', () => {
    abilityIs(
      'DRU4',
      'Barkskin',
      { class: 'druid', cost: 9, type: 'reaction', limit: cd(4), range: 'self' },
      prevent(2),
    );
  });

  test('DRU5: Wild Vigour: +2 maximum HP and +1 Defense', () => {
    abilityIs(
      'DRU5',
      'Wild Vigour',
      { class: 'druid', cost: 13, type: 'passive', limit: null, range: 'self' },
      hp(2),
      def(1),
    );
  });

  test('DRU6: Bear Shape: Until this fight ends you have +2 Damage; gain a shield of 4. Usable only during a fight', () => {
    abilityIs(
      'DRU6',
      'Bear Shape',
      { class: 'druid', cost: 16, type: 'action', limit: 'dungeon', range: 'self' },
      buffDmg(2),
      shield(4, 'self'),
    );
  });

  test('DRU7: Hailstorm: Choose a tile within your Range +1. Attack every monster on it with +2 Damage, one roll each', () => {
    abilityIs(
      'DRU7',
      'Hailstorm',
      { class: 'druid', cost: 20, type: 'attack', limit: cd(5), range: 'R+1' },
      attack({ all: true, range: 1, dmg: 2 }),
    );
  });

  test('DRU8: Second Spring: Every hero heals 4 HP and gains a shield of 2, wherever they are', () => {
    abilityIs(
      'DRU8',
      'Second Spring',
      { class: 'druid', cost: 16, type: 'action', limit: 'dungeon', range: 'any' },
      heal(4, 'heroesAll', 'any'),
      shield(2, 'heroesAll'),
    );
  });
});

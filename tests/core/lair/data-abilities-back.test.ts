// What is printed on each ability of Ranger, Rogue and Wizard.

import { describe, test } from 'vitest';
import {
  abilityIs,
  attack,
  cd,
  dmg,
  gold,
  hit,
  negate,
  onHit,
  onKill,
  pin,
  precise,
  prevent,
  range,
  sleep,
  step,
  weaken,
} from './data-words.ts';

describe('the deck of the Ranger', () => {
  test('RAN1: Pinning Shot: Attack a monster that is not a boss. On a hit it cannot move for 2 Monster phases and has -2 on its attack rolls until the next Monster phase ends', () => {
    abilityIs(
      'RAN1',
      'Pinning Shot',
      { class: 'ranger', cost: 6, type: 'attack', limit: cd(3), range: 'R' },
      attack({ notBoss: true }),
      onHit(pin(2, 'target')),
      onHit(weaken(2, 'target')),
    );
  });

  test('RAN2: Twin Arrows: Make two attacks, one after the other, at the same or different targets', () => {
    abilityIs(
      'RAN2',
      'Twin Arrows',
      { class: 'ranger', cost: 10, type: 'attack', limit: cd(4), range: 'R' },
      attack({ times: 2 }),
    );
  });

  test('RAN3: Long Eye: +1 Range', () => {
    abilityIs('RAN3', 'Long Eye', { class: 'ranger', cost: 6, type: 'passive', limit: null, range: 'self' }, range(1));
  });

  test('RAN4: Steady Aim: +1 to hit', () => {
    abilityIs('RAN4', 'Steady Aim', { class: 'ranger', cost: 12, type: 'passive', limit: null, range: 'self' }, hit(1));
  });

  test('RAN5: Snap Shot: When a monster moves onto your tile, attack it at once', () => {
    abilityIs(
      'RAN5',
      'Snap Shot',
      { class: 'ranger', cost: 8, type: 'reaction', limit: 'fight', range: 'own' },
      attack({ entering: true }),
    );
  });

  test('RAN6: Tumble: When a monster attack hits you, ignore the hit; then you may step 1 tile', () => {
    abilityIs(
      'RAN6',
      'Tumble',
      { class: 'ranger', cost: 10, type: 'reaction', limit: 'fight', range: 'self' },
      negate,
      step(1),
    );
  });

  test('RAN7: Volley: Choose a tile within your Range. Attack every monster on it, one roll each', () => {
    abilityIs(
      'RAN7',
      'Volley',
      { class: 'ranger', cost: 14, type: 'attack', limit: cd(4), range: 'R' },
      attack({ all: true }),
    );
  });

  test('RAN8: Heartseeker: Attack with triple Damage', () => {
    abilityIs(
      'RAN8',
      'Heartseeker',
      { class: 'ranger', cost: 21, type: 'attack', limit: cd(5), range: 'R' },
      attack({ factor: 3 }),
    );
  });
});

describe('the deck of the Rogue', () => {
  test('ROG1: Backstab: Attack with +1 Damage', () => {
    abilityIs(
      'ROG1',
      'Backstab',
      { class: 'rogue', cost: 6, type: 'attack', limit: cd(3), range: 'R' },
      attack({ dmg: 1 }),
    );
  });

  test('ROG2: Sidestep: When a monster attack hits you, ignore the hit', () => {
    abilityIs('ROG2', 'Sidestep', { class: 'rogue', cost: 9, type: 'reaction', limit: cd(5), range: 'self' }, negate);
  });

  test('ROG3: Shadowstep: Step up to 2 tiles over revealed tiles', () => {
    abilityIs(
      'ROG3',
      'Shadowstep',
      { class: 'rogue', cost: 5, type: 'action', limit: 'fight', range: 'self' },
      step(2),
    );
  });

  test('ROG4: Flurry: Make two attacks, one after the other, at the same or different targets', () => {
    abilityIs(
      'ROG4',
      'Flurry',
      { class: 'rogue', cost: 12, type: 'attack', limit: cd(4), range: 'R' },
      attack({ times: 2 }),
    );
  });

  test('ROG5: Cutpurse: When you kill a monster that gives a reward, you gain 1 extra gold', () => {
    abilityIs(
      'ROG5',
      'Cutpurse',
      { class: 'rogue', cost: 8, type: 'passive', limit: null, range: 'self' },
      onKill(gold(1)),
    );
  });

  test('ROG6: Smoke Veil: Every monster on your tile has -2 on its attack rolls until the next Monster phase ends', () => {
    abilityIs(
      'ROG6',
      'Smoke Veil',
      { class: 'rogue', cost: 9, type: 'action', limit: 'fight', range: 'own' },
      weaken(2, 'tile'),
    );
  });

  test('ROG7: Exploit Gap: When one of your attack totals beats the target Defense by 4 or more, that hit has +2 Damage', () => {
    abilityIs(
      'ROG7',
      'Exploit Gap',
      { class: 'rogue', cost: 16, type: 'passive', limit: null, range: 'self' },
      precise(4, 2),
    );
  });

  test('ROG8: Assassinate: Attack with +2 to hit and triple Damage', () => {
    abilityIs(
      'ROG8',
      'Assassinate',
      { class: 'rogue', cost: 20, type: 'attack', limit: 'fight', range: 'R' },
      attack({ factor: 3, hit: 2 }),
    );
  });
});

describe('the deck of the Wizard', () => {
  test('WIZ1: Arc Bolt: Attack with +1 to hit', () => {
    abilityIs(
      'WIZ1',
      'Arc Bolt',
      { class: 'wizard', cost: 6, type: 'attack', limit: cd(2), range: 'R' },
      attack({ hit: 1 }),
    );
  });

  test('WIZ2: Sleep: Choose a monster within your Range that is not a boss. It does nothing for 2 Monster phases, but wakes when it takes damage', () => {
    abilityIs(
      'WIZ2',
      'Sleep',
      { class: 'wizard', cost: 8, type: 'action', limit: cd(4), range: 'R' },
      sleep(2, 'monster'),
    );
  });

  test('WIZ3: Mage Ward: When a monster attack hits you, take 2 less damage from it', () => {
    abilityIs(
      'WIZ3',
      'Mage Ward',
      { class: 'wizard', cost: 8, type: 'reaction', limit: cd(3), range: 'self' },
      prevent(2),
    );
  });

  test('WIZ4: Fireball: Choose a tile within your Range. Attack every monster on it with +1 Damage, one roll each', () => {
    abilityIs(
      'WIZ4',
      'Fireball',
      { class: 'wizard', cost: 12, type: 'attack', limit: cd(4), range: 'R' },
      attack({ all: true, dmg: 1 }),
    );
  });

  test('WIZ5: Frost Grip: Attack with +1 Damage. On a hit the target has -2 on its attack rolls until the next Monster phase ends', () => {
    abilityIs(
      'WIZ5',
      'Frost Grip',
      { class: 'wizard', cost: 9, type: 'attack', limit: cd(4), range: 'R' },
      attack({ dmg: 1 }),
      onHit(weaken(2, 'target')),
    );
  });

  test('WIZ6: Arcane Focus: +1 Damage', () => {
    abilityIs(
      'WIZ6',
      'Arcane Focus',
      { class: 'wizard', cost: 14, type: 'passive', limit: null, range: 'self' },
      dmg(1),
    );
  });

  test('WIZ7: Blink: When a monster attack hits you, ignore the hit; then you may step 1 tile', () => {
    abilityIs(
      'WIZ7',
      'Blink',
      { class: 'wizard', cost: 8, type: 'reaction', limit: 'fight', range: 'self' },
      negate,
      step(1),
    );
  });

  test('WIZ8: Meteor: Choose a tile within your Range. Attack every monster on it with +1 to hit and double Damage, one roll each', () => {
    abilityIs(
      'WIZ8',
      'Meteor',
      { class: 'wizard', cost: 21, type: 'attack', limit: 'fight', range: 'R' },
      attack({ all: true, factor: 2, hit: 1 }),
    );
  });
});

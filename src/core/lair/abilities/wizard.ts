// The ability deck of the Wizard.

import { ability } from './deck.ts';
import type { Ability } from './vocabulary.ts';

export const WIZARD: readonly Ability[] = [
  ability('WIZ1', 'Arc Bolt', 6, 'attack', 2, 'R', 'attack(hit+1)', 'Attack with +1 to hit.'),
  ability(
    'WIZ2',
    'Sleep',
    8,
    'action',
    4,
    'R',
    'sleep(2,monster)',
    'Choose a monster within your Range that is not a boss. It does nothing for 2 Monster phases, but wakes when it takes damage.',
  ),
  ability(
    'WIZ3',
    'Mage Ward',
    8,
    'reaction',
    3,
    'self',
    'prevent(2)',
    'When a monster attack hits you, take 2 less damage from it.',
  ),
  ability(
    'WIZ4',
    'Fireball',
    12,
    'attack',
    4,
    'R',
    'attack(all,dmg+1)',
    'Choose a tile within your Range. Attack every monster on it with +1 Damage, one roll each.',
  ),
  ability(
    'WIZ5',
    'Frost Grip',
    9,
    'attack',
    4,
    'R',
    'attack(dmg+1); onHit: weaken(2,target)',
    'Attack with +1 Damage. On a hit the target has -2 on its attack rolls until the next Monster phase ends.',
  ),
  ability('WIZ6', 'Arcane Focus', 14, 'passive', null, 'self', 'dmg+1', '+1 Damage.'),
  ability(
    'WIZ7',
    'Blink',
    8,
    'reaction',
    'fight',
    'self',
    'negate; step(1)',
    'When a monster attack hits you, ignore the hit; then you may step 1 tile.',
  ),
  ability(
    'WIZ8',
    'Meteor',
    21,
    'attack',
    'fight',
    'R',
    'attack(all,x2,hit+1)',
    'Choose a tile within your Range. Attack every monster on it with +1 to hit and double Damage, one roll each.',
  ),
];

// The ability deck of the Rogue.

import { ability } from './deck.ts';
import type { Ability } from './vocabulary.ts';

export const ROGUE: readonly Ability[] = [
  ability('ROG1', 'Backstab', 6, 'attack', 3, 'R', 'attack(dmg+1)', 'Attack with +1 Damage.'),
  ability('ROG2', 'Sidestep', 9, 'reaction', 5, 'self', 'negate', 'When a monster attack hits you, ignore the hit.'),
  ability('ROG3', 'Shadowstep', 5, 'action', 'fight', 'self', 'step(2)', 'Step up to 2 tiles over revealed tiles.'),
  ability(
    'ROG4',
    'Flurry',
    12,
    'attack',
    4,
    'R',
    'attack(times=2)',
    'Make two attacks, one after the other, at the same or different targets.',
  ),
  ability(
    'ROG5',
    'Cutpurse',
    8,
    'passive',
    null,
    'self',
    'onKill: gold(1)',
    'When you kill a monster that gives a reward, you gain 1 extra gold.',
  ),
  ability(
    'ROG6',
    'Smoke Veil',
    9,
    'action',
    'fight',
    'own',
    'weaken(2,tile)',
    'Every monster on your tile has -2 on its attack rolls until the next Monster phase ends.',
  ),
  ability(
    'ROG7',
    'Exploit Gap',
    16,
    'passive',
    null,
    'self',
    'precise(4,2)',
    'When one of your attack totals beats the target Defense by 4 or more, that hit has +2 Damage.',
  ),
  ability(
    'ROG8',
    'Assassinate',
    20,
    'attack',
    'fight',
    'R',
    'attack(x3,hit+2)',
    'Attack with +2 to hit and triple Damage.',
  ),
];

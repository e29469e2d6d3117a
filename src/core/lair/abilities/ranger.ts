// The ability deck of the Ranger.

import { ability } from './deck.ts';
import type { Ability } from './vocabulary.ts';

export const RANGER: readonly Ability[] = [
  ability(
    'RAN1',
    'Pinning Shot',
    6,
    'attack',
    3,
    'R',
    'attack(notBoss); onHit: pin(2,target); onHit: weaken(2,target)',
    'Attack a monster that is not a boss. On a hit it cannot move for 2 Monster phases and has -2 on its attack rolls until the next Monster phase ends.',
  ),
  ability(
    'RAN2',
    'Twin Arrows',
    10,
    'attack',
    4,
    'R',
    'attack(times=2)',
    'Make two attacks, one after the other, at the same or different targets.',
  ),
  ability('RAN3', 'Long Eye', 6, 'passive', null, 'self', 'range+1', '+1 Range.'),
  ability('RAN4', 'Steady Aim', 12, 'passive', null, 'self', 'hit+1', '+1 to hit.'),
  ability(
    'RAN5',
    'Snap Shot',
    8,
    'reaction',
    'fight',
    'own',
    'attack(vs=entering)',
    'When a monster moves onto your tile, attack it at once.',
  ),
  ability(
    'RAN6',
    'Tumble',
    10,
    'reaction',
    'fight',
    'self',
    'negate; step(1)',
    'When a monster attack hits you, ignore the hit; then you may step 1 tile.',
  ),
  ability(
    'RAN7',
    'Volley',
    14,
    'attack',
    4,
    'R',
    'attack(all)',
    'Choose a tile within your Range. Attack every monster on it, one roll each.',
  ),
  ability('RAN8', 'Heartseeker', 21, 'attack', 5, 'R', 'attack(x3)', 'Attack with triple Damage.'),
];

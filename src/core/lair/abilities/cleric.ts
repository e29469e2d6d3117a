// The ability deck of the Cleric.

import { ability } from './deck.ts';
import type { Ability } from './vocabulary.ts';

export const CLERIC: readonly Ability[] = [
  ability('CLE1', 'Mend', 8, 'action', 'fight', '1', 'heal(3,hero,1)', 'Heal 3 HP on a hero within 1 tile.'),
  ability('CLE2', 'Smite', 6, 'attack', 3, 'R', 'attack(dmg+1)', 'Attack with +1 Damage.'),
  ability(
    'CLE3',
    'Rebuke',
    9,
    'attack',
    4,
    'R',
    'attack(); onHit: weaken(2,target)',
    'Attack. On a hit the target has -2 on its attack rolls until the next Monster phase ends.',
  ),
  ability(
    'CLE4',
    'Sanctuary',
    10,
    'action',
    'dungeon',
    'own',
    'shield(3,heroesTile)',
    'Every hero on your tile gains a shield of 3.',
  ),
  ability('CLE5', 'Unshaken Faith', 14, 'passive', null, 'self', 'def+1', '+1 Defense.'),
  ability(
    'CLE6',
    'Circle of Light',
    13,
    'action',
    'dungeon',
    'any',
    'heal(6,heroesAll)',
    'Every hero heals 6 HP, wherever they are.',
  ),
  ability(
    'CLE7',
    'Last Rites',
    17,
    'reaction',
    'dungeon',
    'any',
    'survive(3,hero)',
    'When any hero would drop to 0 HP, that hero is left with 3 HP instead.',
  ),
  ability(
    'CLE8',
    'Judgement',
    20,
    'attack',
    5,
    'R+1',
    'attack(x2,range+1); onHit: heal(2,hero,any)',
    'Attack with double Damage and +1 Range. On a hit, heal 2 HP on any one hero.',
  ),
];

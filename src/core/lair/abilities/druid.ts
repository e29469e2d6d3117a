// The ability deck of the Druid.

import { ability } from './deck.ts';
import type { Ability } from './vocabulary.ts';

export const DRUID: readonly Ability[] = [
  ability(
    'DRU1',
    'Bramble Lash',
    6,
    'attack',
    3,
    'R+1',
    'attack(dmg+1,range+1)',
    'Attack with +1 Damage and +1 Range.',
  ),
  ability('DRU2', 'Rejuvenate', 8, 'action', 'fight', '1', 'heal(3,hero,1)', 'Heal 3 HP on a hero within 1 tile.'),
  ability(
    'DRU3',
    'Entangle',
    8,
    'action',
    'fight',
    'R',
    'pin(2,tileInRange); weaken(1,tileInRange)',
    'Choose a tile within your Range. Monsters on it that are not bosses cannot move for 2 Monster phases; all of them have -1 on their attack rolls until the next Monster phase ends.',
  ),
  ability(
    'DRU4',
    'Barkskin',
    9,
    'reaction',
    4,
    'self',
    'prevent(2)',
    'When a monster attack hits you, take 2 less damage from it.',
  ),
  ability('DRU5', 'Wild Vigour', 13, 'passive', null, 'self', 'hp+2; def+1', '+2 maximum HP and +1 Defense.'),
  ability(
    'DRU6',
    'Bear Shape',
    16,
    'action',
    'dungeon',
    'self',
    'buff(dmg+2,self,fight); shield(4,self)',
    'Until this fight ends you have +2 Damage; gain a shield of 4. Usable only during a fight.',
  ),
  ability(
    'DRU7',
    'Hailstorm',
    20,
    'attack',
    5,
    'R+1',
    'attack(all,range+1,dmg+2)',
    'Choose a tile within your Range +1. Attack every monster on it with +2 Damage, one roll each.',
  ),
  ability(
    'DRU8',
    'Second Spring',
    16,
    'action',
    'dungeon',
    'any',
    'heal(4,heroesAll); shield(2,heroesAll)',
    'Every hero heals 4 HP and gains a shield of 2, wherever they are.',
  ),
];

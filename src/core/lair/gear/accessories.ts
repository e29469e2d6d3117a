// The accessories; shields are among them (L-CAMP-07).

import { accessory } from './designs.ts';
import type { Gear } from './vocabulary.ts';

export const ACCESSORIES: readonly Gear[] = [
  accessory('A01', 'Plank Buckler', 'shield', 13, 'def+1', '+1 Defense.', ['barbarian', 'cleric'], 2),
  accessory(
    'A02',
    'Kite Shield',
    'shield',
    21,
    'def+1; hp+3',
    '+1 Defense; +3 maximum HP.',
    ['barbarian', 'cleric'],
    1,
  ),
  accessory(
    'A03',
    'Bastion Shield',
    'shield',
    34,
    'def+2; hp+2',
    '+2 Defense; +2 maximum HP.',
    ['barbarian', 'cleric'],
    1,
  ),
  accessory('A04', 'Steady Ring', 'plain', 12, 'hit+1', '+1 to hit.', null, 2),
  accessory('A05', 'Bloodstone Pendant', 'plain', 13, 'hp+4', '+4 maximum HP.', null, 1),
  accessory('A06', 'Warding Charm', 'plain', 17, 'def+1', '+1 Defense.', null, 1),
  accessory('A07', 'Whetstone Fetish', 'plain', 21, 'dmg+1', '+1 Damage.', null, 1),
  accessory('A08', 'Far-Eye Monocle', 'plain', 12, 'range+1', '+1 Range.', null, 1),
  accessory('A09', 'Draught Bandolier', 'plain', 10, 'potion+4', 'Your Potion heals 4 more.', null, 1),
  accessory(
    'A10',
    'Knucklebone Charm',
    'plain',
    14,
    'reroll(fight)',
    'Once per fight, reroll one of your attack rolls that missed or one monster attack roll that hit you.',
    null,
    1,
  ),
  accessory(
    'A11',
    'Hourglass Locket',
    'plain',
    18,
    'haste(1)',
    'When a fight starts, remove 1 marker from each of your abilities.',
    null,
    1,
  ),
  accessory('A12', 'Wyrmheart Signet', 'plain', 39, 'dmg+2', '+2 Damage.', null, 1),
];

// Armor: helmets, chests, pants and boots, and the six sets that a hero may complete.

import { armor, set } from './designs.ts';
import type { ArmorSet, Gear } from './vocabulary.ts';

export const ARMOR: readonly Gear[] = [
  armor('H01', 'Pilgrim Hood', 'helmet', 'pilgrim', 6, 'hp+2', '+2 maximum HP.', 2),
  armor('H02', 'Rivetguard Helm', 'helmet', 'rivetguard', 12, 'hp+3', '+3 maximum HP.', 2),
  armor('H03', 'Nightstitch Mask', 'helmet', 'nightstitch', 13, 'hit+1', '+1 to hit.', 1),
  armor('H04', 'Mossweave Crown', 'helmet', 'mossweave', 13, 'hp+4', '+4 maximum HP.', 1),
  armor('H05', 'Wyrmscale Visor', 'helmet', 'wyrmscale', 23, 'def+1; hp+2', '+1 Defense; +2 maximum HP.', 1),
  armor('H06', 'Emberthread Cowl', 'helmet', 'emberthread', 14, 'hit+1', '+1 to hit.', 1),
  armor('H07', 'Dented Kettle', 'helmet', null, 16, 'def+1', '+1 Defense.', 1),
  armor('C01', 'Pilgrim Coat', 'chest', 'pilgrim', 8, 'hp+3', '+3 maximum HP.', 2),
  armor('C02', 'Rivetguard Plate', 'chest', 'rivetguard', 20, 'def+1; hp+2', '+1 Defense; +2 maximum HP.', 2),
  armor('C03', 'Nightstitch Vest', 'chest', 'nightstitch', 22, 'def+1; hit+1', '+1 Defense; +1 to hit.', 1),
  armor('C04', 'Mossweave Mantle', 'chest', 'mossweave', 16, 'hp+5', '+5 maximum HP.', 1),
  armor('C05', 'Wyrmscale Hauberk', 'chest', 'wyrmscale', 31, 'def+1; hp+5', '+1 Defense; +5 maximum HP.', 1),
  armor('C06', 'Emberthread Robe', 'chest', 'emberthread', 26, 'dmg+1; hp+2', '+1 Damage; +2 maximum HP.', 1),
  armor('P01', 'Pilgrim Wraps', 'pants', 'pilgrim', 6, 'hp+2', '+2 maximum HP.', 2),
  armor('P02', 'Rivetguard Greaves', 'pants', 'rivetguard', 12, 'hp+3', '+3 maximum HP.', 2),
  armor('P03', 'Nightstitch Hose', 'pants', 'nightstitch', 10, 'hp+3', '+3 maximum HP.', 1),
  armor('P04', 'Mossweave Kilt', 'pants', 'mossweave', 13, 'hp+4', '+4 maximum HP.', 1),
  armor('P05', 'Wyrmscale Tassets', 'pants', 'wyrmscale', 18, 'hp+5', '+5 maximum HP.', 1),
  armor('P06', 'Emberthread Sash', 'pants', 'emberthread', 13, 'hp+3', '+3 maximum HP.', 1),
  armor('P07', 'Padded Breeches', 'pants', null, 16, 'def+1', '+1 Defense.', 1),
  armor('B01', 'Pilgrim Sandals', 'boots', 'pilgrim', 6, 'hp+2', '+2 maximum HP.', 2),
  armor('B02', 'Rivetguard Sabatons', 'boots', 'rivetguard', 12, 'hp+3', '+3 maximum HP.', 2),
  armor('B03', 'Nightstitch Slippers', 'boots', 'nightstitch', 14, 'hit+1', '+1 to hit.', 1),
  armor('B04', 'Mossweave Treads', 'boots', 'mossweave', 10, 'hp+3', '+3 maximum HP.', 1),
  armor('B05', 'Wyrmscale Spurs', 'boots', 'wyrmscale', 18, 'hp+5', '+5 maximum HP.', 1),
  armor('B06', 'Emberthread Shoes', 'boots', 'emberthread', 16, 'def+1', '+1 Defense.', 1),
  armor('B07', 'Hobnail Boots', 'boots', null, 9, 'hp+2', '+2 maximum HP.', 1),
];

/** L-CAMP-09: all four pieces on one hero. */
export const SETS: readonly ArmorSet[] = [
  set('pilgrim', 'Pilgrim', ['H01', 'C01', 'P01', 'B01'], 'hp+3; potion+2', '+3 maximum HP; your Potion heals 2 more.'),
  set('rivetguard', 'Rivetguard', ['H02', 'C02', 'P02', 'B02'], 'def+1; hp+2', '+1 Defense; +2 maximum HP.'),
  set('nightstitch', 'Nightstitch', ['H03', 'C03', 'P03', 'B03'], 'dmg+1; hit+1', '+1 Damage; +1 to hit.'),
  set('mossweave', 'Mossweave', ['H04', 'C04', 'P04', 'B04'], 'fightHeal(2)', 'When a fight ends, heal 2 HP.'),
  set(
    'wyrmscale',
    'Wyrmscale',
    ['H05', 'C05', 'P05', 'B05'],
    'dmg+1; ward(auto,1)',
    '+1 Damage; automatic damage to you is 1 less.',
  ),
  set('emberthread', 'Emberthread', ['H06', 'C06', 'P06', 'B06'], 'dmg+1; range+1', '+1 Damage; +1 Range.'),
];

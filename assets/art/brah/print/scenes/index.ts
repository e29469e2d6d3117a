// The scene of every face, by card or by family of parts.

import type { CardScene } from '../figure.ts';
import { ACTIONS, ENCHANTMENTS, TRAITS } from './actions.ts';
import { PEOPLE } from './people.ts';
import { TREASURES } from './treasures.ts';
import { WEAPONS } from './weapons.ts';

export const SCENES: Readonly<Record<string, CardScene>> = {
  ...WEAPONS,
  ...ACTIONS,
  ...ENCHANTMENTS,
  ...TRAITS,
  ...TREASURES,
  ...PEOPLE,
};

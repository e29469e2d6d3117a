// The colours and sizes of type that the painted table and its HTML share; inks are those the cards are printed with.

import { CLASS } from '../../../../assets/art/brah/print/palette.ts';

export { BONE, INK, ORANGE, YELLOW } from '../../../../assets/art/brah/print/palette.ts';

export const HINT = '#FFC9BF';
export const PURPLE = CLASS.enchantment;

/** The six seats, by seat number. */
export const SEATS = ['#3E8BE8', '#D8342B', '#9B62DB', '#4FAE57', '#E0A030', '#9A9DA3'] as const;

/** The ink of a class or family, as its strips and bars wear it: as printed, but Treasures are told from Traits. */
export const GROUNDS = { ...CLASS, treasure: '#14A394' };

/** Heights of type in CSS pixels; nothing that must be read goes below `least`. */
export const TYPE = { tag: 16, name: 22, label: 16, small: 15, least: 14, total: 58, head: 24 } as const;

/** The smallest side of anything that can be pressed. */
export const TARGET = 44;

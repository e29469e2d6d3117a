// The colours and sizes of type that the painted table and its HTML share. Values only.

export const INK = '#17110F';
export const BONE = '#F4E7CC';
export const HINT = '#FFC9BF';
export const YELLOW = '#FFCB1F';
export const ORANGE = '#FF7A2B';
export const TURQUOISE = '#1FC6B4';
export const PURPLE = '#9B62DB';
export const RED = '#D8342B';

/** The six seats, by seat number. */
export const SEATS = ['#3E8BE8', '#D8342B', '#9B62DB', '#4FAE57', '#E0A030', '#9A9DA3'] as const;

/** The ink of a class or family, as its strips and bars wear it. */
export const GROUNDS = {
  melee: '#F5B81C',
  magic: '#3E8BE8',
  hand: '#9A9DA3',
  action: '#4FAE57',
  enchantment: PURPLE,
  basic: '#C9B68F',
  utility: '#D98A4E',
  legendary: '#E8475A',
  treasure: '#14A394',
  trait: TURQUOISE,
  idol: ORANGE,
  banish: YELLOW,
  monster: ORANGE,
  boss: RED,
  fake: '#9A8E80',
  back: '#C7302A',
} as const;

/** Heights of type in CSS pixels; nothing that must be read goes below `least`. */
export const TYPE = { tag: 16, name: 22, label: 16, small: 15, least: 14, total: 58, head: 24 } as const;

/** The smallest side of anything that can be pressed. */
export const TARGET = 44;

// The spot inks of Dungeon Brah's print, by what they are for. Values only.

import type { Badge, Ground } from '../../../../src/present/brah/cards.ts';

export const INK = '#17110F';
export const BONE = '#F4E7CC';
export const PAPER_DOTS = '#D9C59B';
export const PAPER_EDGE = '#B79F74';
export const FLAVOUR = '#6B5436';
export const YELLOW = '#FFCB1F';
export const ORANGE = '#FF7A2B';
export const TURQUOISE = '#1FC6B4';
export const KEVIN_RED = '#D8342B';
export const NEGATIVE = '#2B1B2E';
export const NEGATIVE_TEXT = '#FFB4A8';

/** A ground's flat ink, the second ink of its rays and arms, and the light of its moon. */
export type Inks = { readonly flat: string; readonly ray: string; readonly light: string };

/** What the art window of each colour family is printed with. */
export const ART: Readonly<Record<Ground, Inks>> = {
  melee: { flat: '#F5B81C', ray: '#D98F0C', light: '#FFE49A' },
  magic: { flat: '#3E8BE8', ray: '#2566B8', light: '#CFE3FF' },
  hand: { flat: '#A6A9AF', ray: '#7E8189', light: '#E6E7EA' },
  action: { flat: '#4FAE57', ray: '#2F8440', light: '#C9F0C4' },
  enchantment: { flat: '#9B62DB', ray: '#7440B4', light: '#E3CEFF' },
  basic: { flat: '#C9B68F', ray: '#A8926A', light: '#F3E8CF' },
  utility: { flat: '#D98A4E', ray: '#B4652C', light: '#FFD9B4' },
  legendary: { flat: '#E8475A', ray: '#B92A41', light: '#FFC2C6' },
  treasure: { flat: '#14A394', ray: '#0C7A70', light: '#B9F2E6' },
  trait: { flat: '#1FC6B4', ray: '#2A9D90', light: '#C8F7EC' },
  idol: { flat: '#2B1B2E', ray: '#5B2A52', light: '#8A4A78' },
  banish: { flat: '#2B2352', ray: '#6B4FD0', light: '#A893F5' },
  monster: { flat: '#FF7A2B', ray: '#D4521A', light: '#FFD0A0' },
  boss: { flat: '#D8342B', ray: '#9C1B1B', light: '#FFB09A' },
  fake: { flat: '#8C8A86', ray: '#6B6965', light: '#C9C7C2' },
  back: { flat: '#C7302A', ray: '#8E1A1A', light: '#FFB09A' },
};

/** The ribbon, the burst and the top bar of the small print. */
export const CLASS: Readonly<Record<Ground, string>> = {
  melee: '#F5B81C',
  magic: '#3E8BE8',
  hand: '#9A9DA3',
  action: '#4FAE57',
  enchantment: '#9B62DB',
  basic: '#C9B68F',
  utility: '#D98A4E',
  legendary: '#E8475A',
  treasure: TURQUOISE,
  trait: TURQUOISE,
  idol: ORANGE,
  banish: YELLOW,
  monster: ORANGE,
  boss: KEVIN_RED,
  fake: '#9A8E80',
  back: '#C7302A',
};

export const BADGE: Readonly<Record<Badge, string>> = {
  yellow: YELLOW,
  orange: ORANGE,
  turquoise: TURQUOISE,
  plain: BONE,
};

/** A colour so far on its way to another, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

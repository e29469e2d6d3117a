// How scenes are written down: inks by what things are made of, one line a figure. Knows no card.

import type { Backdrop, CardScene, Placed } from '../figure.ts';

/** Inks by material: the light that the upper part of a figure has, and what it is below the split. */
export const STEEL = ['#D8E1E8', '#9FB0BE'] as const;
export const IRON = ['#9AA7B2', '#66737F'] as const;
export const WOOD = ['#C58A52', '#8C5A30'] as const;
export const GOLD = ['#FFD24A', '#D8911C'] as const;
export const BONE_INK = ['#F3E6C8', '#CDB78C'] as const;
export const FLESH = ['#F0B48C', '#C67E58'] as const;
export const BROWN = ['#B9794A', '#7A4A2A'] as const;
export const RED = ['#F0695A', '#B3312B'] as const;
export const PINK = ['#F7A8BE', '#D2678A'] as const;
export const ORANGE = ['#FFA04D', '#D8632A'] as const;
export const YELLOW = ['#FFE07A', '#E5B030'] as const;
export const LIME = ['#C3E06A', '#7FA63A'] as const;
export const GREEN = ['#7CC97F', '#3C8A4B'] as const;
export const BOG = ['#A9B36A', '#6D7A3C'] as const;
export const TEAL = ['#5FD6C6', '#25958A'] as const;
export const SKY = ['#A9D4FF', '#5C9BE0'] as const;
export const BLUE = ['#6FA8F5', '#2F68C0'] as const;
export const VIOLET = ['#C9A0F2', '#8552C4'] as const;
export const SLATE = ['#8E8AA8', '#5B5678'] as const;
export const WHITE = ['#FFFDF4', '#D9D4C4'] as const;
export const COAL = ['#6A6470', '#3B363F'] as const;

type Ink = readonly [base: string, second: string];

type Turned = { readonly turn?: number; readonly mirror?: boolean };

/** A glyph with its middle at a point of the window (234 by 170) and so many units high. */
export function g(glyph: string, x: number, y: number, size: number, ink: Ink, turned: Turned = {}): Placed {
  return { glyph, x, y, size, base: ink[0], second: ink[1], ...turned };
}

/** An own drawing that fills the window. */
export function own(figure: string, size = 158, y = 92): Placed {
  return { figure, x: 117, y, size, base: '#F0B48C' };
}

export function scene(backdrop: Backdrop, short: string, ...figures: readonly Placed[]): CardScene {
  return { backdrop, figures, short };
}

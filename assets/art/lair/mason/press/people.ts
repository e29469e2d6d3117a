// Tokens and portraits as pictures at both sizes.

import { lit, type Pixels, smaller } from '../light.ts';
import { CAST, type Person } from '../tokens/cast.ts';
import { HAND_LIGHT, SHEET, strike } from '../tokens/medal.ts';
import { paintPortrait, PORTRAIT, portraitLook } from '../tokens/portrait.ts';
import type { Twice } from './tiles.ts';

/** Pixels at 1x. */
const TOKEN = 128;
const BOSS = 160;
const WIDE = 240;

export function bakeToken(person: Person): Twice<Pixels> {
  const size = person.rim === 'boss' ? BOSS : TOKEN;
  const whole = lit(strike(person, (size * 4) / SHEET), HAND_LIGHT);
  return { 1: smaller(whole, 4), 2: smaller(whole, 2) };
}

export function bakePortrait(person: Person): Twice<Pixels> {
  const whole = lit(paintPortrait(person, (WIDE * 4) / PORTRAIT.w), portraitLook(person));
  return { 1: smaller(whole, 4), 2: smaller(whole, 2) };
}

/** By name: `token:rat`. */
export const tokenPictures = (): readonly (readonly [string, () => Twice<Pixels>])[] =>
  CAST.map((person) => [`token:${person.id}`, () => bakeToken(person)] as const);

/** By name: `portrait:vharzul`. */
export const portraitPictures = (): readonly (readonly [string, () => Twice<Pixels>])[] =>
  CAST.filter(({ portrait }) => portrait).map(
    (person) => [`portrait:${person.id}`, () => bakePortrait(person)] as const,
  );

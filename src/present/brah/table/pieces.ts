// Words and numbers that several zones write on their things: bonus strips, the name on a Trait strip, numbers in bursts.
// Quotes what is printed and what the view says; reckons no rule.

import type { Explained, HeroView, Seat, TraitView, WeaponView } from '../../../core/brah/public.ts';
import { cardOf, isKind } from '../../../core/brah/public.ts';
import { leaning } from '../../numbers.ts';
import type { Ground } from '../cards.ts';
import { cardModel } from '../cards.ts';
import { capital, traitName } from '../words.ts';
import { widthOf } from './measure.ts';
import type { Look, Thing } from './picture.ts';
import { SEATS, TYPE } from './tokens.ts';

export function groundOf(kind: string): Ground {
  return (cardModel(kind) ?? cardModel(`${kind}-1`))?.ground ?? 'basic';
}

/** The face that stands for a weapon: its own, or its first part. */
export function faceOfWeapon(family: string): string {
  return isKind(family) ? family : `${family}-1`;
}

export function burst(number: Explained, ground: Ground): NonNullable<Thing['number']> {
  const lean = leaning(number);
  return { text: String(number.total), change: lean > 0 ? 'up' : lean < 0 ? 'down' : 'same', ground };
}

export function seatColor(seat: Seat): string {
  return SEATS[seat % SEATS.length] ?? SEATS[0];
}

export type Bonus = { readonly text: string; readonly ground: Ground };

/** What a Hero gives by class, for the strips below it: `+1 Melee`; else what sort of Hero it is. */
export function bonusesOf(kind: string): readonly Bonus[] {
  const card = isKind(kind) ? cardOf(kind) : null;
  if (card?.type !== 'hero') return [];
  const given = card.statics.flatMap((is): Bonus[] =>
    is.number === 'bonus' && is.scope === 'hero' && is.class !== 'any'
      ? [{ text: `+${is.n} ${capital(is.class)}`, ground: is.class }]
      : [],
  );
  if (given.length > 0) return given;
  const hand = /Hand size ([+-]\d)/.exec(card.text)?.[1];
  const [first = 'basic'] = card.classes;
  return [{ text: hand === undefined ? capital(first) : `${hand} Hand`, ground: first }];
}

/** Room that a Trait strip keeps for its mask and edges. */
const STRIP_EDGES = 34;

export type Strip = { readonly look: Extract<Look, { as: 'trait' }>; readonly number: Thing['number'] };

/** A Trait's strip in a width: its name, else one telling word of it, else only its number. */
export function stripOf(trait: TraitView, width: number): Strip {
  const side = trait.up;
  const name = traitName(trait.kind, side);
  const words = name.split(/[ -]/);
  const choices = [name, ...words.slice(1).toReversed(), ...words.slice(0, 1)].filter((word) => word.length > 3);
  const fitting = choices.find((word) => widthOf(word, 'body', true, TYPE.least) <= width - STRIP_EDGES);
  const number = numberOn(trait);
  if (fitting !== undefined) return { look: { as: 'trait', name: fitting, side, short: false }, number: null };
  return {
    look: { as: 'trait', name, side, short: true },
    number: number === '' || width < 44 ? null : { text: number, change: 'same', ground: 'trait' },
  };
}

/** The first signed number of a Trait's text. */
function numberOn(trait: TraitView): string {
  const card = isKind(trait.kind) ? cardOf(trait.kind) : null;
  return card?.type === 'trait' ? (/[+\u2212-]\d+/.exec(card[trait.up].text)?.[0] ?? '') : '';
}

/** Weapons and the empty places beside them. */
export function unitsOf(hero: HeroView): number {
  return Math.max(1, hero.weapons.length, hero.slots.total);
}

export function emptySlots(hero: HeroView): number {
  return Math.max(0, hero.slots.total - hero.weapons.length);
}

export function weaponNumber(weapon: WeaponView): NonNullable<Thing['number']> {
  return burst(weapon.damage, groundOf(weapon.family));
}

// The words every sentence about a game of Dungeon Brah is made of: who did it, to whom, with which card.
// Pure. It knows names and printed cards and nothing that the viewer may not know: a face that is not there is "a card".

import type { Face, KindId, Seat, Viewer } from '../../core/brah/public.ts';
import { cardOf, isKind } from '../../core/brah/public.ts';

/** Whom a sentence is for, and what the players are called (by seat). */
export type Speech = {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  /** The name of a player's left (0) or right (1) Hero, once the party is known. */
  readonly heroName?: (seat: Seat, hero: number) => string | null;
};

export function nameOf(seat: Seat, speech: Speech): string {
  return speech.names[seat] ?? `Player ${seat + 1}`;
}

/** `You draw` or `Dazza draws`. */
export function does(seat: Seat, speech: Speech, you: string, other: string): string {
  return seat === speech.viewer ? `You ${you}` : `${nameOf(seat, speech)} ${other}`;
}

/** `you` or the name, as the object of a sentence. */
export function whom(seat: Seat, speech: Speech): string {
  return seat === speech.viewer ? 'you' : nameOf(seat, speech);
}

/** `your` or `Dazza's`. */
export function whose(seat: Seat, speech: Speech): string {
  return seat === speech.viewer ? 'your' : possessive(nameOf(seat, speech));
}

export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

/** `your left Hero Florence`, `Dazza's Hero Nan`; without the party, only which side. */
export function heroWords(seat: Seat, hero: number, speech: Speech): string {
  const name = speech.heroName?.(seat, hero) ?? null;
  if (name !== null) return name;
  return `${whose(seat, speech)} ${hero === 0 ? 'left' : 'right'} Hero`;
}

/** Trait names are printed in capitals; in a sentence they read better as words. */
export function sentenceCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  const words = name
    .toLowerCase()
    .replace(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
  return words.replace(/ (The|Of|From|In|A) /g, (small) => small.toLowerCase());
}

/** The name in a sentence: a foe's needs no shout of its own. */
function plainName(card: ReturnType<typeof cardOf>): string {
  const name = sentenceCase(card.name);
  return card.type === 'boss' || card.type === 'monster' ? name.replace(/!$/, '') : name;
}

/** The printed name of a card or family. A multi-part weapon's family has the name of its parts. */
export function kindName(kind: KindId): string {
  if (isKind(kind)) return plainName(cardOf(kind));
  const firstPart = `${kind}-1`;
  return isKind(firstPart) ? cardOf(firstPart).name : 'an unknown card';
}

/** The name with what tells copies apart: the part number, both sides of a Trait. `a card` for a back. */
export function cardName(face: Face | null): string {
  if (face === null || !isKind(face)) return 'a card';
  const card = cardOf(face);
  if (card.type === 'part') return `${card.name} (part ${card.part} of ${card.weapon.parts})`;
  return plainName(card);
}

/** The name of a Trait's side. */
export function traitName(kind: KindId, side: 'positive' | 'negative'): string {
  if (!isKind(kind)) return 'a Trait';
  const card = cardOf(kind);
  return card.type === 'trait' ? sentenceCase(card[side].name) : sentenceCase(card.name);
}

/** `Bog Blade, Nay! and 2 cards`: known names first, then a count of backs; `nothing` for none. */
export function listOf(faces: readonly (Face | null)[]): string {
  const known = faces.filter((face): face is Face => face !== null).map(cardName);
  const hidden = faces.length - known.length;
  if (hidden > 0)
    known.push(known.length === 0 ? cards(hidden) : `${count(hidden)} more ${hidden === 1 ? 'card' : 'cards'}`);
  return joined(known);
}

export function joined(words: readonly string[]): string {
  if (words.length === 0) return 'nothing';
  if (words.length === 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`;
}

export function count(n: number): string {
  return n === 1 ? 'one' : String(n);
}

/** `a card`, `3 cards`. */
export function cards(n: number): string {
  return n === 1 ? 'a card' : `${n} cards`;
}

/** Ends a sentence, unless a name such as `Nay!` has done so already. */
export function stop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

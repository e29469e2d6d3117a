// Hashes of states: each section apart, so that a mismatch names its section and an unchanged one is not read again.
// Two 32-bit lanes in the manner of MurmurHash3's mixing (Austin Appleby, public domain): a checksum, not a seal.

import { encode } from './codec.ts';
import type { Section } from './game.ts';

/** 16 hexadecimal digits over the UTF-16 code units of a text. */
export function hashText(text: string): string {
  const [high, low] = hashWords(text);
  return hex(high) + hex(low);
}

/** The same hash as two whole numbers of 32 bits, the first digits first. */
export function hashWords(text: string): readonly [number, number] {
  let a = 0x9e3779b9 ^ text.length;
  let b = 0x85ebca6b ^ text.length;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0xcc9e2d51);
    a = (a << 15) | (a >>> 17);
    b = Math.imul(b ^ c, 0x1b873593);
    b = (b << 13) | (b >>> 19);
  }
  return [finalMix(a ^ Math.imul(b, 0x27d4eb2f)), finalMix(b ^ Math.imul(a, 0x165667b1))];
}

function finalMix(n: number): number {
  let h = n;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(n: number): string {
  return n.toString(16).padStart(8, '0');
}

/** Hashes by section name, plus `all` over them. */
export type Hashes = { readonly all: string; readonly sections: Readonly<Record<string, string>> };

// A section is an immutable object, so its hash may be kept as long as the object lives.
const known = new WeakMap<object, string>();

function sectionHash(value: unknown): string {
  if (typeof value !== 'object' || value === null) return hashText(encode(value));
  const before = known.get(value);
  if (before !== undefined) return before;
  const made = hashText(encode(value));
  known.set(value, made);
  return made;
}

/** The hashes of a state, reusing those of sections whose object did not change. */
export function hashSections(sections: readonly Section[]): Hashes {
  return hashesBy(sections, sectionHash);
}

/** The same, computed from nothing: for checkpoints and tests. */
export function hashSectionsAfresh(sections: readonly Section[]): Hashes {
  return hashesBy(sections, (value) => hashText(encode(value)));
}

function hashesBy(sections: readonly Section[], hashOf: (value: unknown) => string): Hashes {
  const out: Record<string, string> = {};
  let line = '';
  for (const { name, value } of sections) {
    const h = hashOf(value);
    out[name] = h;
    line += `${name}=${h};`;
  }
  return { all: hashText(line), sections: out };
}

/** The whole state as canonical text: `{section: value}`. */
export function encodeSections(sections: readonly Section[]): string {
  return encode(Object.fromEntries(sections.map(({ name, value }) => [name, value])));
}

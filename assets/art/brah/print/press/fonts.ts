// The fonts of the print: TrueType files made once from the installed web fonts, and the width of words in them.
// The renderer draws no text from web fonts, silently; so a letter that a font lacks is an error here.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Font, Measure } from '../type.ts';

const require = createRequire(import.meta.url);
const CACHE = fileURLToPath(new URL('../../../../../node_modules/.cache/brah-print/', import.meta.url));
const LETTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32))}\u2212\u2018\u2019\u201c\u201d\u2026\u2013\u2014\u00d7\u00e9`;

const FILES: Readonly<Record<Font, string>> = {
  display: '@fontsource/new-rocker/files/new-rocker-latin-400-normal.woff2',
  body: '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2',
  strong: '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2',
  heavy: '@fontsource/alegreya-sans/files/alegreya-sans-latin-900-normal.woff2',
  italic: '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-italic.woff2',
  label: '@fontsource/alegreya-sans-sc/files/alegreya-sans-sc-latin-800-normal.woff2',
};

export type Fonts = { readonly files: readonly string[]; readonly measure: Measure };

/** Makes the TrueType files where they are missing, and reads how wide their letters are. */
export async function loadFonts(): Promise<Fonts> {
  mkdirSync(CACHE, { recursive: true });
  const widths = new Map<Font, ReadonlyMap<number, number>>();
  const files: string[] = [];
  for (const [font, source] of Object.entries(FILES) as [Font, string][]) {
    const file = `${CACHE}${font}.ttf`;
    if (!existsSync(file)) {
      const made = await subsetFont(readFileSync(require.resolve(source)), LETTERS, {
        targetFormat: 'sfnt',
        preserveNameIds: [1, 2, 4, 6, 16, 17],
      });
      writeFileSync(file, made);
    }
    files.push(file);
    widths.set(font, advances(readFileSync(file)));
  }
  const measure: Measure = (text, font) => {
    const table = widths.get(font);
    let sum = 0;
    for (const letter of text) {
      const width = table?.get(letter.codePointAt(0) ?? 0);
      if (width === undefined) throw new RangeError(`the font ${font} has no letter "${letter}" for "${text}"`);
      sum += width;
    }
    return sum;
  };
  return { files, measure };
}

/** Advance widths in ems by code point, from the tables head, hhea, hmtx and cmap (format 4 or 12). */
function advances(font: Buffer): Map<number, number> {
  const tables = new Map<string, number>();
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const at = 12 + i * 16;
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  }
  const table = (name: string): number => {
    const at = tables.get(name);
    if (at === undefined) throw new RangeError(`a font has no table ${name}`);
    return at;
  };
  const em = font.readUInt16BE(table('head') + 18);
  const metrics = font.readUInt16BE(table('hhea') + 34);
  const width = (id: number): number => font.readUInt16BE(table('hmtx') + Math.min(id, metrics - 1) * 4) / em;
  return new Map([...glyphIds(font, table('cmap'))].map(([code, id]) => [code, width(id)]));
}

function glyphIds(font: Buffer, cmap: number): Map<number, number> {
  const ids = new Map<number, number>();
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 12) {
      for (let group = 0; group < font.readUInt32BE(at + 12); group += 1) {
        const [from, to, first] = [0, 4, 8].map((off) => font.readUInt32BE(at + 16 + group * 12 + off));
        for (let code = from ?? 0; code <= (to ?? -1); code += 1) ids.set(code, (first ?? 0) + code - (from ?? 0));
      }
    } else if (format === 4) {
      const segments = font.readUInt16BE(at + 6) / 2;
      for (let s = 0; s < segments; s += 1) {
        const end = font.readUInt16BE(at + 14 + s * 2);
        const start = font.readUInt16BE(at + 16 + segments * 2 + s * 2);
        const delta = font.readUInt16BE(at + 16 + segments * 4 + s * 2);
        const rangeAt = at + 16 + segments * 6 + s * 2;
        const range = font.readUInt16BE(rangeAt);
        for (let code = start; code <= end && code !== 0xffff; code += 1) {
          const id = range === 0 ? code : font.readUInt16BE(rangeAt + range + (code - start) * 2);
          if (id !== 0) ids.set(code, (id + delta) & 0xffff);
        }
      }
    }
  }
  return ids;
}

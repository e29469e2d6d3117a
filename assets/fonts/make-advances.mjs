// Reads how wide each letter runs in the fonts that the table is painted with, from the installed web fonts, and writes
// `advances.json` beside this file: thousandths of an em by letter. Run: `node assets/fonts/make-advances.mjs`.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FILES = {
  display: '@fontsource/new-rocker/files/new-rocker-latin-400-normal.woff2',
  body: '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2',
  strong: '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2',
  label: '@fontsource/alegreya-sans-sc/files/alegreya-sans-sc-latin-800-normal.woff2',
};
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i));
const LETTERS = [...range(32, 126), ...range(161, 255), ...'\u2212\u2018\u2019\u201c\u201d\u2026\u2013\u2014'];

/** The glyph of each letter, from the character map's format 4. */
function glyphsOf(font, cmap) {
  const glyphs = new Map();
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i += 1) {
    const at = cmap + font.readUInt32BE(cmap + 8 + i * 8);
    if (font.readUInt16BE(at) !== 4) continue;
    const twice = font.readUInt16BE(at + 6);
    for (let segment = 0; segment < twice; segment += 2) {
      const last = font.readUInt16BE(at + 14 + segment);
      const first = font.readUInt16BE(at + 16 + twice + segment);
      const shift = font.readUInt16BE(at + 16 + 2 * twice + segment);
      const where = at + 16 + 3 * twice + segment;
      const offset = font.readUInt16BE(where);
      for (let code = first; code <= last && code < 0xffff; code += 1) {
        const glyph = offset === 0 ? code : font.readUInt16BE(where + offset + 2 * (code - first));
        if (glyph !== 0) glyphs.set(code, (glyph + shift) % 0x10000);
      }
    }
  }
  return glyphs;
}

function advancesOf(font) {
  const tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i += 1)
    tables.set(font.toString('latin1', 12 + i * 16, 16 + i * 16), font.readUInt32BE(20 + i * 16));
  const em = font.readUInt16BE(tables.get('head') + 18);
  const last = font.readUInt16BE(tables.get('hhea') + 34) - 1;
  const glyphs = glyphsOf(font, tables.get('cmap'));
  const widths = {};
  for (const letter of LETTERS) {
    const glyph = glyphs.get(letter.charCodeAt(0));
    if (glyph === undefined) continue;
    widths[letter] = Math.round((font.readUInt16BE(tables.get('hmtx') + Math.min(glyph, last) * 4) * 1000) / em);
  }
  return widths;
}

const all = {};
for (const [name, file] of Object.entries(FILES)) {
  const plain = await subsetFont(readFileSync(require.resolve(file)), LETTERS.join(''), { targetFormat: 'sfnt' });
  all[name] = advancesOf(plain);
}
writeFileSync(new URL('advances.json', import.meta.url), `${JSON.stringify(all)}\n`);

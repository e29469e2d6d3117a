// Makes glyphs.json: the outlines of the glyphs that glyph-names.json names, on a 512 grid, rounded to whole units.
// Run by hand when a name changes; its output is committed, so the build needs neither package:
//   npm install --no-save @iconify-json/game-icons@1.2.4 svgpath@2.6.0 && node assets/art/lair/make-glyphs.mjs

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const here = (name) => new URL(name, import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const svgpath = require('svgpath');
const names = JSON.parse(readFileSync(here('glyph-names.json'), 'utf8'));

const glyphs = {};
for (const name of [...new Set(Object.values(names).flatMap(Object.values))].sort()) {
  const outlines = [...(set.icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
  if (outlines.length === 0) throw new Error(`No glyph is called ${name}.`);
  glyphs[name] = svgpath(outlines.join(' ')).rel().round(0).toString();
}
writeFileSync(here('glyphs.json'), `${JSON.stringify(glyphs, null, 1)}\n`);

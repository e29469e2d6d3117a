// Makes sign-glyphs.json and card-glyphs.json: the outlines of the glyphs that glyph-names.json names, on a 512 grid,
// rounded to whole units. Run by hand when a name changes; its output is committed, so the build needs neither package:
//   npm install --no-save @iconify-json/game-icons@1.2.4 svgpath@2.6.0 && node assets/art/brah/make-glyphs.mjs

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const here = (name) => new URL(name, import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const svgpath = require('svgpath');
const names = JSON.parse(readFileSync(here('glyph-names.json'), 'utf8'));

function outlinesOf(groups) {
  const glyphs = {};
  for (const name of [...new Set(groups.flatMap(Object.values))].sort()) {
    const outlines = [...(set.icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
    if (outlines.length === 0) throw new Error(`No glyph is called ${name}.`);
    glyphs[name] = svgpath(outlines.join(' ')).rel().round(0).toString();
  }
  return `${JSON.stringify(glyphs, null, 1)}\n`;
}

// Signs are few and stand on the menu; the pictures of the cards come with the first game.
writeFileSync(here('sign-glyphs.json'), outlinesOf([names.sign, names.type]));
writeFileSync(here('card-glyphs.json'), outlinesOf([names.kind]));

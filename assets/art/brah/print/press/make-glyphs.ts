// Makes glyphs.json: the outlines of the glyphs that scenes name and no other sheet holds, on a 512 grid, rounded to
// whole units. Run by hand when a scene names a new one; its output is committed, so the build needs neither package:
//   npm install --prefix <folder> @iconify-json/game-icons@1.2.4 svgpath@2.6.0
//   npx tsx assets/art/brah/print/press/make-glyphs.ts <folder>

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import cardGlyphs from '../../card-glyphs.json' with { type: 'json' };
import signGlyphs from '../../sign-glyphs.json' with { type: 'json' };
import { SCENES } from '../drawings.ts';

type Icons = { readonly icons: Readonly<Record<string, { readonly body: string }>> };
type SvgPath = (d: string) => { rel(): { round(places: number): { toString(): string } } };

const require = createRequire(`${resolve(process.argv[2] ?? '.')}/`);
const set: Icons = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const svgpath: SvgPath = require('svgpath');
const held = new Set([...Object.keys(cardGlyphs), ...Object.keys(signGlyphs)]);
const named = Object.values(SCENES)
  .flatMap((scene) => scene.figures)
  .flatMap((placed) => placed.glyph ?? []);

const glyphs: Record<string, string> = {};
for (const name of [...new Set(named)].toSorted()) {
  if (held.has(name)) continue;
  const outlines = [...(set.icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (outlines.length === 0) throw new Error(`No glyph is called ${name}.`);
  glyphs[name] = svgpath(outlines.join(' ')).rel().round(0).toString();
}
writeFileSync(new URL('../glyphs.json', import.meta.url), `${JSON.stringify(glyphs, null, 1)}\n`);

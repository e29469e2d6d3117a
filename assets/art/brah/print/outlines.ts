// Where a card's picture comes from: outlines by a glyph's name, drawings by key, scenes by face. Says which; draws none.

import glyphNames from '../glyph-names.json' with { type: 'json' };
import cardGlyphs from '../card-glyphs.json' with { type: 'json' };
import signGlyphs from '../sign-glyphs.json' with { type: 'json' };
import moreGlyphs from './glyphs.json' with { type: 'json' };

const OUTLINES: Readonly<Record<string, string>> = { ...signGlyphs, ...cardGlyphs, ...moreGlyphs };
const KINDS: Readonly<Record<string, string>> = glyphNames.kind;

/** The outline of a glyph on the 512 grid. Throws on a name that no sheet holds. */
export function glyph(name: string): string {
  const outline = OUTLINES[name];
  if (outline === undefined) throw new RangeError(`no sheet holds the glyph ${name}; run make-glyphs.mjs`);
  return outline;
}

/** A weapon's family, the same for all its parts; any other face is its own. */
export const familyOf = (face: string): string => face.replace(/-[123]$/, '');

/** The glyph that stands for a face where there is room for one flat sign only. */
export const glyphOf = (face: string): string => KINDS[familyOf(face)] ?? KINDS[face] ?? glyphNames.type.weapon;

/** The picture in a card's badge, by type. */
export const typeGlyph = (type: keyof typeof glyphNames.type): string => glyph(glyphNames.type[type]);

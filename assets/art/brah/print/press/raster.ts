// From a sheet to pixels, the same on every machine: no system font is ever looked at.

import { Resvg } from '@resvg/resvg-js';
import type { Sheet } from '../card.ts';
import { fontOf, type Font } from '../type.ts';
import type { Fonts } from './fonts.ts';

/** Pixels, four bytes each: red, green, blue, alpha, not premultiplied. */
export type Pixels = { readonly w: number; readonly h: number; readonly rgba: Buffer };

export function rasterise(sheet: Sheet, scale: number, fonts: Fonts): Pixels {
  const w = Math.round(sheet.w * scale);
  const drawn = new Resvg(sheet.svg, {
    fitTo: { mode: 'width', value: w },
    font: { loadSystemFonts: false, fontFiles: [...fonts.files], defaultFontFamily: 'Alegreya Sans Medium' },
  }).render();
  return { w: drawn.width, h: drawn.height, rgba: straight(drawn.pixels) };
}

/** The renderer multiplies colour by alpha; pictures are kept without. */
function straight(pixels: Buffer): Buffer {
  const out = Buffer.from(pixels);
  for (let i = 0; i < out.length; i += 4) {
    const a = out[i + 3] ?? 0;
    if (a === 0 || a === 255) continue;
    for (let k = 0; k < 3; k += 1) out[i + k] = Math.min(255, Math.round(((out[i + k] ?? 0) * 255) / a));
  }
  return out;
}

/** Fails when a font draws no pixel: the renderer says nothing of a font that it cannot read. */
export function proveFonts(fonts: Fonts): void {
  const all: readonly Font[] = ['display', 'body', 'strong', 'heavy', 'italic', 'label'];
  const seen = new Set<string>();
  for (const font of all) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text x="4" y="30" font-size="24" ${fontOf(font)}>Hamburg 1</text></svg>`;
    const { rgba } = rasterise({ svg, w: 120, h: 40 }, 1, fonts);
    const drawn = rgba.toString('latin1');
    if (!rgba.some((value) => value > 0)) throw new Error(`the font ${font} draws no pixel`);
    if (seen.has(drawn)) throw new Error(`the font ${font} draws the letters of another`);
    seen.add(drawn);
  }
}

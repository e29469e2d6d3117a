// Two repairs to Phaser 4.2.1's text while it is bundled: what is fixed here is wrong in the published file.
// 1. Its batch shader compares an interpolated texture number exactly; some drivers hand over 2.9999 for a turned quad,
//    which then draws nothing. The number is rounded first. 2. Each game leaves a listener on the document for good.
// Fails the build when the text changed, so that no new version is taken without looking at this.

import type { Plugin } from 'vite';

export const EDITS: readonly (readonly [from: string, to: string])[] = [
  ['if (outTexDatum == 0.0)', 'float texId = floor(outTexDatum + 0.5);\\n    if (texId == 0.0)'],
  ['else if (outTexDatum == float(INDEX))', 'else if (texId == float(INDEX))'],
  ['float texId = outTexDatum;', 'float texId = floor(outTexDatum + 0.5);'],
  [
    'document.addEventListener(hiddenVar, onChange, false);',
    "document.addEventListener(hiddenVar, onChange, false); eventEmitter.once('destroy', function () { document.removeEventListener(hiddenVar, onChange, false); });",
  ],
  ['window.onblur = function ()', 'var dropBlur = function ()'],
  ['window.onfocus = function ()', 'var dropFocus = function ()'],
];

/** Phaser's text with the repairs; throws when a place to repair is not there. */
export function repaired(code: string): string {
  return EDITS.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`Phaser's text changed, look at its repairs again: ${from}`);
    return text.replaceAll(from, to);
  }, code);
}

/** Needs `optimizeDeps: { exclude: ['phaser'] }`, or the dev server bundles past it. */
export const phaserTexId: Plugin = {
  name: 'phaser-texid',
  enforce: 'pre',
  transform(code, id) {
    return /[\\/]phaser[\\/]dist[\\/]phaser\.esm\.js/.test(id) ? { code: repaired(code), map: null } : null;
  },
};

// The golden games: games as readable text in tests/playthroughs. A change of the rules shows there as a change of text.
// Here is how they are compared and written, whichever game they are of.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BRAH_GOLDENS, brahGoldenText } from './golden-brah.ts';
import { LAIR_GOLDENS, lairGoldenText } from './golden-lair.ts';

type Golden = { readonly name: string; readonly text: () => string };

export const GOLDENS: readonly Golden[] = [
  ...BRAH_GOLDENS.map((golden): Golden => ({ name: golden.name, text: () => brahGoldenText(golden) })),
  ...LAIR_GOLDENS.map((golden): Golden => ({ name: golden.name, text: () => lairGoldenText(golden) })),
];

const FOLDER = new URL('../../tests/playthroughs/', import.meta.url);

function goldenFile({ name }: Golden): string {
  return fileURLToPath(new URL(`${name}.txt`, FOLDER));
}

/** Where two texts part, as a line number from 1; 0 when they are equal. */
export function firstDifference(a: string, b: string): number {
  const [left, right] = [a.split('\n'), b.split('\n')];
  const at = left.findIndex((line, i) => line !== right[i]);
  return at >= 0 ? at + 1 : left.length === right.length ? 0 : left.length + 1;
}

export function checkGolden(golden: Golden): string | null {
  const file = goldenFile(golden);
  if (!existsSync(file)) return `${golden.name}: there is no golden yet`;
  const line = firstDifference(readFileSync(file, 'utf8'), golden.text());
  return line === 0 ? null : `${golden.name}: the game goes another way from line ${line} on`;
}

export function writeGoldens(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const golden of GOLDENS) writeFileSync(goldenFile(golden), golden.text());
}

// Prints Dungeon Brah: `npm run print` writes every picture into printed/; `npm run print -- nay kevin --sheet x.png`
// writes some cards, with their small prints, onto one sheet to look at, and nothing else.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cardOf, KINDS } from '../../../../../src/core/brah/public.ts';
import type { Sheet } from '../card.ts';
import { shortNames } from '../drawings.ts';
import { printLane, printTable, type TableName } from '../table.ts';
import { type Atlas, webp, writeAtlas } from './atlas.ts';
import { type Fonts, loadFonts } from './fonts.ts';
import { backSheets, faceSheet, miniSheet, smallSheets } from './prints.ts';
import { type Pixels, proveFonts, rasterise } from './raster.ts';

const OUT = fileURLToPath(new URL('../../printed/', import.meta.url));
/** Dots cost bytes: twice as large, they need less care. */
const QUALITY = { once: 84, twice: 73 } as const;
const TABLES: readonly TableName[] = ['1280x800', '1024x768', '768x1024', '800x1280'];
/** Table and lane are printed at this scale and lie under everything. */
const TABLE_SCALE = 1.5;

async function printAll(fonts: Fonts): Promise<void> {
  mkdirSync(`${OUT}faces-2x`, { recursive: true });
  const faces = new Map(KINDS.map((face) => [face, faceSheet(face, fonts.measure)]));
  const backs = backSheets();
  const once = new Map<string, Pixels>();
  for (const [face, sheet] of faces) once.set(`face:${face}`, rasterise(sheet, 1, fonts));
  for (const [key, sheet] of backs) once.set(key, rasterise(sheet, 1, fonts));
  const frames: Record<string, Atlas> = { 'faces-1x': await writeAtlas(OUT, 'faces-1x', once, QUALITY.once) };
  for (const scale of [1, 2]) {
    frames[`small-${scale}x`] = await writeAtlas(
      OUT,
      `small-${scale}x`,
      smallPixels(scale, backs, fonts),
      scale === 1 ? QUALITY.once : QUALITY.twice + 5,
    );
  }
  for (const [face, sheet] of faces) {
    writeFileSync(`${OUT}faces-2x/${face}.webp`, await webp(rasterise(sheet, 2, fonts), QUALITY.twice));
  }
  for (const [key, sheet] of backs) {
    writeFileSync(
      `${OUT}faces-2x/${key.replace(':', '-')}.webp`,
      await webp(rasterise(sheet, 2, fonts), QUALITY.twice),
    );
  }
  await printTables(fonts);
  writeFileSync(`${OUT}frames.json`, framesText(frames));
  writeFileSync(`${OUT}short-names.json`, shortNamesText());
}

/** What cards of a fight are called where their names find no room. */
function shortNamesText(): string {
  const told = KINDS.filter((face) => ['part', 'weapon', 'treasure', 'enchantment'].includes(cardOf(face).type));
  return `${JSON.stringify(shortNames(told), null, 1)}\n`;
}

async function printTables(fonts: Fonts): Promise<void> {
  for (const name of TABLES) {
    writeFileSync(`${OUT}table-${name}.webp`, await webp(rasterise(printTable(name), TABLE_SCALE, fonts), 92));
  }
  writeFileSync(`${OUT}lane.webp`, await webp(rasterise(printLane('fight'), TABLE_SCALE, fonts), 90));
  writeFileSync(`${OUT}lane-calm.webp`, await webp(rasterise(printLane('calm'), TABLE_SCALE, fonts), 90));
}

function smallPixels(scale: number, backs: ReadonlyMap<string, Sheet>, fonts: Fonts): Map<string, Pixels> {
  const pictures = new Map<string, Pixels>();
  const drawn = new Map<string, Pixels>();
  const draw = (sheet: Sheet, times: number): Pixels => {
    const made = drawn.get(sheet.svg) ?? rasterise(sheet, times, fonts);
    drawn.set(sheet.svg, made);
    return made;
  };
  for (const face of KINDS) pictures.set(`mini:${face}`, draw(miniSheet(face, fonts.measure), scale));
  for (const [key, sheet] of backs) pictures.set(key, draw(sheet, (80 / 250) * scale));
  for (const [key, sheet] of smallSheets(fonts.measure)) pictures.set(key, draw(sheet, scale));
  return pictures;
}

/** One line a frame, so that a change reads as what it is. */
function framesText(atlases: Readonly<Record<string, Atlas>>): string {
  const text = Object.entries(atlases).map(([name, { pages, frames }]) => {
    const lines = Object.entries(frames).map(([key, frame]) => `   ${JSON.stringify(key)}: ${JSON.stringify(frame)}`);
    return ` ${JSON.stringify(name)}: {\n  "pages": ${JSON.stringify(pages)},\n  "frames": {\n${lines.join(',\n')}\n  }\n }`;
  });
  return `{\n${text.join(',\n')}\n}\n`;
}

/** Cards at two sizes and their small prints on dark wood. */
async function contactSheet(faces: readonly string[], file: string, scale: number, fonts: Fonts): Promise<void> {
  const [w, h, across] = [250 * scale + 12, 350 * scale + 12, scale > 1 ? 4 : 6];
  const rows = Math.ceil(faces.length / across);
  const mini = 112 * scale + 8;
  const parts: { input: Buffer; raw: { width: number; height: number; channels: 4 }; left: number; top: number }[] = [];
  const lay = ({ rgba, w: width, h: height }: Pixels, left: number, top: number) =>
    parts.push({ input: rgba, raw: { width, height, channels: 4 }, left: Math.round(left), top: Math.round(top) });
  for (const [i, face] of faces.entries()) {
    const [left, top] = [8 + (i % across) * w, 8 + Math.floor(i / across) * (h + mini)];
    const back = backSheets().get(face);
    lay(rasterise(back ?? faceSheet(face, fonts.measure), scale, fonts), left, top);
    if (back === undefined)
      lay(rasterise(miniSheet(face, fonts.measure), scale, fonts), left + 4, top + 350 * scale + 4);
  }
  await sharp({
    create: {
      width: Math.round(across * w + 16),
      height: Math.round(rows * (h + mini) + 16),
      channels: 4,
      background: '#3A1216',
    },
  })
    .composite(parts)
    .png()
    .toFile(file);
}

const words = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words.splice(at, 2)[1];
};
const sheetFile = option('--sheet');
const scale = Number(option('--scale') ?? '1');
const fonts = await loadFonts();
proveFonts(fonts);
if (sheetFile === undefined) await printAll(fonts);
else await contactSheet(words.length > 0 ? words : KINDS, sheetFile, scale, fonts);

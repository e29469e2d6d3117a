// Pages of pictures and the index that says where each lies. Baking one kind leaves the other kinds' entries alone.

import { existsSync, mkdirSync, readFileSync, rmSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Atlas, writeAtlas } from '../../../brah/print/press/atlas.ts';
import type { Pixels } from '../light.ts';

export const OUT = fileURLToPath(new URL('../../printed/', import.meta.url));

/** A sheet of pictures; a lit one may have the same pictures unlit and their normals on pages of the same plan. */
type Sheet = Atlas & { readonly bare?: readonly string[]; readonly normals?: readonly string[] };
export type Index = Record<string, unknown>;

const FILE = `${OUT}frames.json`;

export function readIndex(): Index {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Index) : {};
}

/** One line an entry, so that a change reads as what it is. */
export function writeIndex(index: Index): void {
  const lines = (of: object, indent: string): string =>
    Object.entries(of)
      .map(([key, value]) => `${indent}${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const parts = Object.entries(index)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => {
      const held = value as { frames?: object };
      if (held.frames === undefined) return ` ${JSON.stringify(name)}: {\n${lines(value as object, '  ')}\n }`;
      const { frames, ...rest } = held;
      return ` ${JSON.stringify(name)}: {\n${lines(rest, '  ')},\n  "frames": {\n${lines(frames, '   ')}\n  }\n }`;
    });
  writeFileSync(FILE, `{\n${parts.join(',\n')}\n}\n`);
}

/** Forgets the pages of a sheet, so that none stays behind. */
function clear(name: string): void {
  mkdirSync(OUT, { recursive: true });
  for (const file of readdirSync(OUT)) {
    if (new RegExp(`^${name}(-bare|-normals)?-\\d+\\.webp$`).test(file)) rmSync(OUT + file);
  }
}

export type Quality = { readonly lit: number; readonly bare?: number; readonly normals?: number };
export type Faces = { readonly lit: Pixels; readonly bare?: Pixels; readonly normals?: Pixels };

/** Writes the pages of a sheet. */
export async function writeSheet(name: string, pictures: ReadonlyMap<string, Faces>, quality: Quality): Promise<Sheet> {
  clear(name);
  const lit = new Map([...pictures].map(([key, faces]) => [key, faces.lit]));
  const sheet = await writeAtlas(OUT, name, lit, quality.lit);
  if (quality.bare === undefined || quality.normals === undefined) return sheet;
  const of = (kind: 'bare' | 'normals'): Map<string, Pixels> =>
    new Map([...pictures].map(([key, faces]) => [key, faces[kind] ?? faces.lit]));
  const bare = await writeAtlas(OUT, `${name}-bare`, of('bare'), quality.bare);
  const normals = await writeAtlas(OUT, `${name}-normals`, of('normals'), quality.normals);
  if (JSON.stringify(bare.frames) !== JSON.stringify(sheet.frames)) throw new Error(`${name}: pages differ in plan`);
  return { pages: sheet.pages, bare: bare.pages, normals: normals.pages, frames: sheet.frames };
}

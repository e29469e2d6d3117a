// The files of the project as its tests look at them: paths from the top, with forward slashes.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The top folder, without a closing slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const NOT_OURS = new Set(['node_modules', '.git', '.cache', 'dist', 'coverage']);

/** Every file under a folder ('' is the top), in order of name; nothing where there is no such folder. */
export function filesUnder(folder: string): readonly string[] {
  let entries: ReturnType<typeof read>;
  try {
    entries = read(folder);
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

function read(folder: string) {
  return readdirSync(`${ROOT}/${folder}`, { withFileTypes: true });
}

/** The TypeScript files under a folder, declarations aside. */
export function sourceFiles(folder: string): readonly string[] {
  return filesUnder(folder).filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
}

export function textOf(path: string): string {
  return readFileSync(`${ROOT}/${path}`, 'utf8');
}

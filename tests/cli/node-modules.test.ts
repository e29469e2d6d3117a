// What `npm start` and `npm test` do before anything is installed: judge Node, and see what is missing.

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isInstalled, tooOld } from '../../src/cli/node-modules.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('a Node below 20.19 is refused in one sentence, 20.19 and what is newer are not', () => {
  expect(tooOld('18.20.4')).toBe('Dungeon Night needs Node 20.19 or newer; this is Node 18.20.4.');
  expect(tooOld('20.18.9')).toContain('20.18.9');
  expect(tooOld('20.19.0')).toBeNull();
  expect(tooOld('22.0.0')).toBeNull();
});

test('what is installed is told by its contents: nothing, all, another version', () => {
  const top = mkdtempSync(join(tmpdir(), 'installed-'));
  cpSync(`${ROOT}package-lock.json`, join(top, 'package-lock.json'));
  expect(isInstalled(top)).toBe(false);
  mkdirSync(join(top, 'node_modules'));
  const noted = join(top, 'node_modules', '.package-lock.json');
  cpSync(`${ROOT}node_modules/.package-lock.json`, noted);
  expect(isInstalled(top)).toBe(true);
  writeFileSync(noted, JSON.stringify({ packages: { 'node_modules/vite': { version: '1.0.0' } } }));
  expect(isInstalled(top)).toBe(false);
  rmSync(top, { recursive: true });
});

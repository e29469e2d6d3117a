// The project stands alone: no file names a folder beside it, a package registry or a place on somebody's machine,
// and no source file is so long that nobody reads it.

import { describe, expect, test } from 'vitest';
import { filesUnder, sourceFiles, textOf } from './tree.ts';

const TEXT = /\.(tsx?|mjs|cjs|js|json|md|ya?ml|html|css|svg|txt|toml|sh)$|(^|\/)(\.[a-z]+|run|LICENSE)$/;

/** Written in pieces, so that this file does not report itself. */
const FOREIGN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a folder beside the project', new RegExp(`\\.\\./${'shared'}\\b|/work/${'shared'}\\b`)],
  [
    'a package registry',
    new RegExp(`registry\\.${'npmjs'}|registry\\.${'yarnpkg'}|npm\\.${'pkg'}\\.github|npm${'mirror'}`),
  ],
  [
    'a place on a machine',
    new RegExp(`(^|[\\s'"\`(=:])/(${['work', 'root', 'home', 'Users', 'tmp'].join('|')})/\\w`, 'm'),
  ],
];

function foreignIn(text: string): readonly string[] {
  return FOREIGN.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
}

test('no file names what only one machine has', () => {
  const files = filesUnder('').filter((path) => TEXT.test(path));
  expect(files).toContain('package-lock.json');
  expect(files.flatMap((path) => foreignIn(textOf(path)).map((what) => `${path}: ${what}`))).toEqual([]);
});

describe('a foreign word is reported', () => {
  test.each([
    ['a folder beside the project', `see ../${'shared'}/notes.md`],
    ['a package registry', `https://registry.${'npmjs'}.org/vite`],
    ['a place on a machine', `cd "/${'work'}/main"`],
    ['a place on a machine', `/${'home'}/anna/game`],
  ])('%s: %s', (what, text) => {
    expect(foreignIn(text)).toContain(what);
  });
});

/** The target is about 300 lines; beyond this a file must be cut. Pure data reads like a list and may be longer. */
const LIMITS: readonly (readonly [files: RegExp, lines: number])[] = [
  [/^src\/core\/[a-z]+\/(cards|monsters|gear|abilities|tiles)\//, 800],
  [/^scenes\//, 500],
  [/./, 400],
];
const TARGET = 300;

function linesOf(path: string): number {
  return textOf(path).trimEnd().split('\n').length;
}

function limitOf(path: string): number {
  return LIMITS.find(([files]) => files.test(path))?.[1] ?? TARGET;
}

test('no source file is longer than its limit', () => {
  const files = [...sourceFiles('src'), ...sourceFiles('scenes')];
  expect(files.length).toBeGreaterThan(0);
  const tooLong = files
    .filter((path) => linesOf(path) > limitOf(path))
    .map((path) => `${path}: ${linesOf(path)} lines`);
  expect(tooLong).toEqual([]);
});

test('every source file opens by saying what it decides', () => {
  const files = [...sourceFiles('src'), ...sourceFiles('scenes'), ...sourceFiles('tests')];
  expect(files.filter((path) => !/^(#!.*\n)?(\/\/|\/\*)/.test(textOf(path)))).toEqual([]);
});

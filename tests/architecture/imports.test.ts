// Who may import whom holds in the real tree, and a planted fault of each kind is reported.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { ROOT, sourceFiles } from './tree.ts';

test('no file imports what its layer may not know', async () => {
  const folders = ['src', 'scenes', 'tests'].filter((folder) => sourceFiles(folder).length > 0);
  const { files, faults } = await importsOf(ROOT, folders);
  // With a compiler it does not support, the tool skips every TypeScript file and finds nothing.
  const written = folders.flatMap(sourceFiles);
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((path) => !files.includes(path))).toEqual([]);
  expect(faults).toEqual([]);
});

/** What is planted, and the rule that must report it. */
const PLANTED: readonly (readonly [rule: string, from: string, imported: string])[] = [
  ['kernel', 'src/core/kernel/a.ts', '../brah/index.ts'],
  ['brah', 'src/core/brah/a.ts', '../lair/index.ts'],
  ['lair', 'src/core/lair/a.ts', '../brah/public.ts'],
  ['bots', 'src/bots/a.ts', '../core/brah/index.ts'],
  ['session', 'src/session/a.ts', '../core/brah/rules.ts'],
  ['net', 'src/net/a.ts', '../present/a.ts'],
  ['storage', 'src/storage/a.ts', '../app/a.ts'],
  ['present', 'src/present/a.ts', '../core/brah/index.ts'],
  ['present', 'src/present/b.ts', '../mirror/a.ts'],
  ['mirror', 'src/mirror/a.ts', '../core/brah/search.ts'],
  ['mirror', 'src/mirror/b.ts', '../session/a.ts'],
  ['shell', 'src/shell/a.ts', '../core/lair/index.ts'],
  ['scenes', 'scenes/a.ts', '../src/core/brah/rules.ts'],
  ['app', 'src/app/a.ts', '../core/brah/rules.ts'],
  ['cli', 'src/cli/a.ts', '../core/brah/rules.ts'],
  ['tests', 'tests/session/a.ts', '../../src/core/brah/rules.ts'],
  ['only-there-peerjs', 'src/net/b.ts', 'peerjs'],
  ['only-there-localforage', 'src/app/b.ts', 'localforage'],
  ['only-there-howler', 'scenes/b.ts', 'howler'],
  ['only-there-phaser', 'src/app/c.ts', 'phaser'],
  ['only-there-preact', 'src/present/c.ts', 'preact/hooks'],
  ['core-needs-no-library', 'src/core/kernel/b.ts', 'valibot'],
  ['core-needs-no-library', 'src/core/kernel/c.ts', 'node:fs'],
];

/** Allowed neighbours, which must stay silent. */
const ALLOWED: readonly (readonly [from: string, imported: string])[] = [
  ['src/core/brah/b.ts', '../kernel/d.ts'],
  ['src/bots/b.ts', '../core/brah/search.ts'],
  ['src/session/b.ts', '../core/brah/index.ts'],
  ['src/mirror/c.ts', '../core/brah/public.ts'],
  ['src/mirror/d.ts', '../session/port.ts'],
  ['src/net/peer-transport.ts', 'peerjs'],
  ['tests/core/brah/a.ts', '../../../src/core/brah/rules.ts'],
];

function plant(files: readonly (readonly [path: string, text: string])[]): string {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

describe('a forbidden import is reported', async () => {
  const targets = ['brah', 'lair'].flatMap((game) =>
    ['index', 'public', 'search', 'rules'].map(
      (name) => [`src/core/${game}/${name}.ts`, 'export type T = 1;'] as const,
    ),
  );
  const others = ['src/core/kernel/d.ts', 'src/session/port.ts'].map((path) => [path, 'export type T = 1;'] as const);
  const imports = [...PLANTED.map(([, from, to]) => [from, to] as const), ...ALLOWED].map(
    ([from, to]) => [from, `import type { T } from '${to}';\nexport type U = T;\nexport type T2 = 1;`] as const,
  );
  const round = [
    ['src/core/lair/round-1.ts', `import { b } from './round-2.ts'; export const a = () => b;`] as const,
    ['src/core/lair/round-2.ts', `import { a } from './round-1.ts'; export const b = () => a;`] as const,
    ['src/core/lair/ring-1.ts', `import type { B } from './ring-2.ts'; export type A = B[];`] as const,
    ['src/core/lair/ring-2.ts', `import type { A } from './ring-1.ts'; export type B = A[];`] as const,
  ];
  const root = plant([...targets, ...others, ...imports, ...round]);
  const { faults } = await importsOf(root, ['src', 'scenes', 'tests']);
  rmSync(root, { recursive: true });

  test.each(PLANTED)('%s: %s → %s', (rule, from) => {
    expect(faults.filter((fault) => fault.startsWith(`${rule}: ${from} `))).toHaveLength(1);
  });
  test('a cycle, but not a ring of types', () => {
    expect(faults.some((fault) => fault.startsWith('no-cycle: src/core/lair/round-'))).toBe(true);
    expect(faults.some((fault) => fault.includes('/ring-'))).toBe(false);
  });
  test.each(ALLOWED)('and none is made up: %s → %s', (from) => {
    expect(faults.filter((fault) => fault.includes(`: ${from} `))).toEqual([]);
  });
});

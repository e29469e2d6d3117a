// src/core contains nothing that could differ between two engines; a planted fault of each kind is reported.

import { describe, expect, test } from 'vitest';
import { type Ban, bansIn } from './bans.ts';
import { sourceFiles, textOf } from './tree.ts';

test('src/core contains nothing that is banned there', () => {
  const files = sourceFiles('src/core');
  expect(files.length).toBeGreaterThan(0);
  const faults = files.flatMap((path) =>
    bansIn(path, textOf(path)).map(({ ban, line, text }) => `${path}:${line}: ${ban}: ${text}`),
  );
  expect(faults).toEqual([]);
});

const PLANTED: readonly (readonly [ban: Ban, text: string])[] = [
  ['Math that is not exact', 'const x = Math.random();'],
  ['Math that is not exact', 'const x = Math.sin(1);'],
  ['Math that is not exact', 'const x = Math.round(1.5);'],
  ['Math that is not exact', 'const { random } = Math;'],
  ['Math that is not exact', "const x = Math['random']();"],
  ['Math that is not exact', 'const x = 2 ** 3;'],
  ['a name of the outside', 'const x = Date.now();'],
  ['a name of the outside', 'const x = new Date();'],
  ['a name of the outside', 'const x = performance.now();'],
  ['a name of the outside', 'setTimeout(() => {}, 1);'],
  ['a name of the outside', 'setInterval(() => {}, 1);'],
  ['a name of the outside', 'queueMicrotask(() => {});'],
  ['a name of the outside', 'const x = new Intl.Collator();'],
  ['a name of the outside', 'const x = globalThis;'],
  ['a name of the outside', 'const x = crypto.randomUUID();'],
  ['a name of the outside', "console.log('here');"],
  ['a name of the outside', 'const x = { Date };'],
  ['a promise', 'function f(): Promise<void> { throw 1; }'],
  ['a promise', 'async function f() {}'],
  ['a promise', 'const f = async () => 1;'],
  ['a promise', 'for await (const x of y) {}'],
  ['words by locale', "const x = 'a'.localeCompare('b');"],
  ['words by locale', "const x = 'a'.toLocaleUpperCase();"],
  ['words by locale', 'const x = (1).toLocaleString();'],
  ['for in', 'for (const key in thing) {}'],
  ['sort without comparator', 'const x = [2, 1].sort();'],
  ['sort without comparator', 'const x = [2, 1].toSorted();'],
  ['a variable of the module', 'let count = 0;'],
  ['a variable of the module', 'export let count = 0;'],
  ['a variable of the module', 'var count = 0;'],
  ['enum', 'enum Phase { Draw }'],
  ['enum', 'const enum Phase { Draw }'],
  ['any', 'function f(x: any) {}'],
  ['any', 'const x = y as any;'],
  ['non-null !', 'const x = y[0]!;'],
  ['non-null !', 'class A { x!: number; }'],
  ['export *', "export * from './a.ts';"],
  ['export *', "export * as a from './a.ts';"],
  ['export default', 'export default 1;'],
  ['export default', 'export default function f() {}'],
  ['the face table', 'const x = state.cards.faces[0];'],
  ['the face table', "const x = cards['faces'];"],
  ['the face table', 'const { faces } = cards;'],
  ['the face table', 'const { faces: printed } = cards;'],
];

const ALLOWED: readonly string[] = [
  'const x = Math.floor(1) + Math.min(1, 2) + Math.max(1, 2) + Math.abs(1) + Math.imul(1, 2) + Math.trunc(1);',
  'const x = Math.ceil(1) + Math.sign(1) + Math.clz32(1);',
  'const x = [2, 1].sort((a, b) => a - b);',
  'function f() { let x = 0; x += 1; return x; }',
  'type Turn = { readonly performance: number; readonly self: number };',
  'const x = { self: 1, document: 2 };',
  'const x = view.self;',
  'for (const x of y) {}',
  'switch (x) { default: break; }',
  "export { a } from './a.ts';",
  'const ok = !x;',
  '// Date.now() and Math.random() in a comment',
  "const words = 'any enum of Date';",
  'type Answer = { readonly faces: readonly string[] };',
  'const answer = { faces: [] };',
  'const x = answer.faces;',
  'const { faces } = answer as Shuffled;',
  'for (const [name, faces] of groups) seat(name, faces);',
];

describe('what is banned is reported', () => {
  test.each(PLANTED)('%s: %s', (ban, text) => {
    expect(bansIn('src/core/brah/apply.ts', text).map((fault) => fault.ban)).toContain(ban);
  });
  test('the face table may be read where knowledge is kept', () => {
    expect(bansIn('src/core/kernel/knowledge.ts', 'const x = cards.faces;')).toEqual([]);
    expect(bansIn('src/core/lair/knowledge.ts', 'const { faces } = cards;')).toEqual([]);
    expect(bansIn('src/core/kernel/scripted-dealer.ts', 'const x = queues.faces;')).toEqual([]);
  });
});

describe('what is allowed is left alone', () => {
  test.each(ALLOWED)('%s', (text) => {
    expect(bansIn('src/core/brah/apply.ts', text)).toEqual([]);
  });
});

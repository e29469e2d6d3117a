// The doors of the terminal: what they print, what they exit with, and what they say when they are called wrongly.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playBots, playLairBots } from '../../src/cli/bot-game.ts';
import { readOptions, WrongUse } from '../../src/cli/options.ts';
import { BRAH_BOOK } from '../../src/cli/books.ts';
import { tell } from '../../src/cli/playthrough.ts';
import { defaultConfig } from '../../src/core/brah/index.ts';
import { logText } from '../../src/core/kernel/log.ts';
import type { LairState } from '../../src/core/lair/index.ts';
import { defaultConfig as lairConfig } from '../../src/core/lair/index.ts';
import { ROOT } from '../architecture/tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'doors-'));
afterAll(() => rmSync(folder, { recursive: true }));

function door(name: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `src/cli/${name}.ts`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function saved(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const { log } = playBots(defaultConfig(2), ['random'], 'doors', { prints: true });

describe('options', () => {
  const read = (...args: readonly string[]) => readOptions(args, ['players'], ['json']);
  test('values, flags and words', () => {
    const options = read('brah', '--players', '3', '--json');
    expect([options.words, options.whole('players', 4), options.has('json'), options.text('players')]).toEqual([
      ['brah'],
      3,
      true,
      '3',
    ]);
    expect(read().whole('players', 4)).toBe(4);
  });
  test.each([['--plyers', '3'], ['--players'], ['--x']])('%s is refused', (...args) => {
    expect(() => read(...args)).toThrow(WrongUse);
  });
  test.each(['x', '-1', '1.5', ''])('%s is no whole number', (text) => {
    expect(() => read('--players', text).whole('players', 1)).toThrow(WrongUse);
  });
});

describe('sim', () => {
  test('plays games and tells what came of them as one object', () => {
    const args = ['brah', '--players', '2', '--games', '2', '--seed', '7', '--bots', 'random', '--json'];
    const { status, stdout } = door('sim', ...args);
    expect(status).toBe(0);
    const result = JSON.parse(stdout);
    expect(Object.keys(result)).toEqual([
      'games',
      'finished',
      'actions',
      'actionsPerSecond',
      'turns',
      'wins',
      'kevin',
      'hash',
    ]);
    expect(result).toMatchObject({
      games: 2,
      finished: 2,
      turns: { p10: expect.any(Number), p50: expect.any(Number), p90: expect.any(Number) },
    });
  });
  test('plays campaigns of Lairbreakers and tells what came of them as one object', () => {
    const args = ['lair', '--heroes', 'cleric', '--campaigns', '1', '--seed', '7', '--json'];
    const { status, stdout } = door('sim', ...args);
    expect(status).toBe(0);
    const result = JSON.parse(stdout);
    expect(Object.keys(result)).toEqual(
      expect.arrayContaining([
        'campaigns',
        'victories',
        'attempts',
        'firstVisit',
        'rounds',
        'actions',
        'actionsPerSecond',
        'hash',
      ]),
    );
    expect(result).toMatchObject({
      campaigns: 1,
      victories: 1,
      attempts: { p10: expect.any(Number), p50: expect.any(Number), p90: expect.any(Number) },
    });
  });
  test.each([
    ['cleric,bard', 'There is no class called bard.'],
    ['cleric,cleric', 'A party is one to four heroes of different classes.'],
  ])('a party of %s is refused', (heroes, sentence) => {
    const { status, stderr } = door('sim', 'lair', '--heroes', heroes);
    expect(status).toBe(2);
    expect(stderr).toContain(sentence);
  });
  test('called wrongly it says how it is used', () => {
    const { status, stdout, stderr } = door('sim', 'brah', '--bots', 'wise');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('There is no bot called wise.');
    expect(stderr).toContain('Usage: npm run sim');
  });
});

describe('replay', () => {
  test('prints a saved game as text and compares every hash', () => {
    const { status, stdout } = door('replay', saved('good.json', logText(log)));
    expect(status).toBe(0);
    expect(stdout).toContain('--- turn 1,');
    expect(stdout).toContain(`${log.entries.length} hashes compared`);
  });
  test('names the entry and the section where a state differs', () => {
    const at = 10;
    const entries = log.entries.map((entry, i) =>
      i === at && entry.kind !== 'holder' && entry.print !== null
        ? { ...entry, print: { all: '0'.repeat(16), marks: `0000${entry.print.marks.slice(4)}` } }
        : entry,
    );
    const { status, stdout, stderr } = door('replay', saved('bad.json', logText({ ...log, entries })), '--json');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Entry 10: the state differs in section '\w+'/);
    expect(JSON.parse(stdout)).toMatchObject({ entries: at, fault: { at, code: 'other-state' } });
  });
  test('prints a campaign of Lairbreakers, chapter by chapter', () => {
    const config = { ...lairConfig(1), party: [{ hero: 'cleric', seat: 0 }] } as const;
    const until = (s: LairState) => s.dungeon?.round === 3;
    const { log: begun } = playLairBots(config, ['greedy'], 'doors', { prints: true, until });
    const { status, stdout } = door('replay', saved('lair.json', logText(begun)));
    expect(status).toBe(0);
    expect(stdout).toContain(
      '--- attempt 1, dungeon 1, round 1\n    attempt 1, dungeon 1, hero, round 1, 11 tiles left',
    );
    expect(stdout).toContain(`${begun.entries.length} hashes compared`);
  });
  test('a save of neither game is refused', () => {
    const { status, stderr } = door('replay', saved('toy.json', logText({ ...log, game: 'toy' })));
    expect([status, stderr]).toEqual([1, 'This is a save of another game.\n']);
  });
  test('what is no saved game is refused in a sentence', () => {
    const { status, stderr } = door('replay', saved('none.json', '{"format":1}'));
    expect([status, stderr]).toEqual([1, 'This is a save of another game.\n']);
  });
  test('called wrongly it says how it is used', () => {
    const { status, stderr } = door('replay', join(folder, 'missing.json'));
    expect(status).toBe(2);
    expect(stderr).toContain('cannot be read');
    expect(stderr).toContain('Usage: npm run replay');
  });
  test('tells undo, redo, defaults and who sits where', () => {
    const act = log.entries.findIndex((e) => e.kind === 'act');
    const entry = log.entries[act];
    if (entry?.kind !== 'act') throw new Error('violated assumption: a game begins with acts');
    const entries = [
      ...log.entries.slice(0, act),
      { ...entry, kind: 'default' as const, print: null },
      { kind: 'undo' as const, by: entry.by, count: 1, print: null },
      { kind: 'redo' as const, by: entry.by, print: null },
      { kind: 'holder' as const, seat: 1, holder: { kind: 'person', name: 'Ann' } },
    ];
    const { lines, replayed } = tell(BRAH_BOOK, { ...log, entries });
    expect(replayed.fault).toBeNull();
    expect(lines.slice(-4).map((line) => line.slice(16))).toEqual([
      expect.stringMatching(/choose-heroes .* \(taken for a seat that did not answer\)$/),
      'A: undo 1',
      'A: redo',
      'B is now played by {"kind":"person","name":"Ann"}',
    ]);
  });
});

test('goldens called wrongly says how it is used', () => {
  const { status, stderr } = door('goldens', '--write');
  expect(status).toBe(2);
  expect(stderr).toContain('Usage: npm run goldens');
});

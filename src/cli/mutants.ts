// `npm run mutants`: changes the core in small ways (a condition, a constant, a card's number) and looks whether a test
// notices, and whether the one that notices bears the id of the rule or card that was changed.
// Works on a copy of the project; the sources are never touched.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Changed, Mutant } from './mutations.ts';
import { mutantsOf, sampled } from './mutations.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const COPIED = [
  'src',
  'tests',
  'assets',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite',
  'scenes',
  'docs',
];

/** Random games notice much, but say nothing of which rule is broken, and take longest. */
const RANDOM = 'properties.test.ts';

const USAGE = `Usage: npm run mutants -- --sample 60 --seed 1     tries 60 changes chosen by the seed
       npm run mutants -- --only src/core/brah/rules/nay.ts   changes of one file (with --sample as the most)
       npm run mutants -- --list                       counts the changes there are, tries none
       npm run mutants -- --game lair                  changes of Lairbreakers (brah is the default)
       npm run mutants -- --tests tests/core/brah      the tests that should notice (those of the game are the default)
`;

type Options = {
  readonly sample: number;
  readonly seed: string;
  readonly only: string | null;
  readonly list: boolean;
  readonly game: Changed;
  readonly tests: string;
};

function parse(args: readonly string[]): Options | null {
  let options: Options = { sample: 60, seed: '1', only: null, list: false, game: 'brah', tests: '' };
  for (let i = 0; i < args.length; i += 1) {
    const value = args[i + 1];
    if (args[i] === '--list') {
      options = { ...options, list: true };
      continue;
    }
    if (value === undefined) return null;
    switch (args[i]) {
      case '--sample':
        if (!(Number(value) >= 1)) return null;
        options = { ...options, sample: Math.floor(Number(value)) };
        break;
      case '--seed':
        options = { ...options, seed: value };
        break;
      case '--only':
        options = { ...options, only: value, game: value.startsWith('src/core/lair/') ? 'lair' : 'brah' };
        break;
      case '--game':
        if (value !== 'brah' && value !== 'lair') return null;
        options = { ...options, game: value };
        break;
      case '--tests':
        options = { ...options, tests: value };
        break;
      default:
        return null;
    }
    i += 1;
  }
  return { ...options, tests: options.tests === '' ? `tests/core/${options.game}` : options.tests };
}

/** A copy of the project that shares its packages. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const name of COPIED)
    if (existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The test files of a folder of the copy: those that name a rule each, or those that play random games. */
function testFiles(folder: string, tests: string, random: boolean): string[] {
  return readdirSync(join(folder, tests), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && name.endsWith(RANDOM) === random)
    .map((name) => join(tests, name))
    .sort();
}

type Result = { readonly failed: readonly string[]; readonly stopped: boolean };

/** The titles of the tests that fail in the copy; `stopped` when the run did not come to an end. */
function runTests(folder: string, tests: string, random = false): Result {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const args = [
    'run',
    '--project',
    'unit',
    '--reporter=json',
    `--outputFile=${report}`,
    ...testFiles(folder, tests, random),
  ];
  const child = spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: folder,
    timeout: 180_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, CI: '1', MUTANTS: '1' },
  });
  if (child.error !== undefined || !existsSync(report)) return { failed: [], stopped: true };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { status: string; assertionResults: { status: string; title: string }[] }[];
  };
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  );
  return { failed, stopped: testResults.some((f) => f.status === 'failed' && f.assertionResults.length === 0) };
}

type Verdict = 'noticed' | 'noticed without its id' | 'not noticed' | 'cannot be observed';

/** A change that no player could see, with the reason: the line it is in and what it replaces. */
type Unobservable = { readonly code: string; readonly was: string; readonly why: string };

const UNOBSERVABLE = JSON.parse(
  readFileSync(join(ROOT, 'tests/mutants/unobservable.json'), 'utf8'),
) as readonly Unobservable[];

function unobservable(mutant: Mutant, source: string): Unobservable | undefined {
  const line = source.split('\n')[mutant.line - 1]?.trim();
  const was = source.slice(mutant.from, mutant.to);
  return UNOBSERVABLE.find((u) => u.code === line && u.was === was);
}

/** Noticed: a failing test bears one of the ids of the place changed, or any id where the place has none. */
function judge(mutant: Mutant, { failed, stopped }: Result): Verdict {
  if (failed.length === 0) return stopped ? 'noticed' : 'not noticed';
  const bears = (title: string, id: string): boolean =>
    new RegExp(`(^|[^A-Za-z0-9-])${id}(-\\d)?($|[^A-Za-z0-9-])`).test(title);
  if (mutant.ids.length === 0)
    return failed.some((title) => /[BL]-[A-Z]+-\d+/.test(title) || title.includes(':'))
      ? 'noticed'
      : 'noticed without its id';
  return mutant.ids.some((id) => failed.some((title) => bears(title, id))) ? 'noticed' : 'noticed without its id';
}

function main(): number {
  const options = parse(process.argv.slice(2));
  if (options === null || process.argv.includes('--help')) {
    process.stderr.write(USAGE);
    return 2;
  }
  const all = mutantsOf(ROOT, options.game, options.only);
  if (options.list) {
    process.stdout.write(`${all.length} changes in ${new Set(all.map((m) => m.file)).size} files\n`);
    return 0;
  }
  const folder = copyProject();
  const counts: Record<Verdict, number> = {
    noticed: 0,
    'noticed without its id': 0,
    'not noticed': 0,
    'cannot be observed': 0,
  };
  try {
    const sane = runTests(folder, options.tests);
    if (sane.failed.length > 0 || sane.stopped) {
      process.stderr.write(`The tests fail before anything is changed: ${sane.failed[0] ?? 'they do not run'}\n`);
      return 2;
    }
    for (const mutant of sampled(all, options.sample, options.seed)) {
      const path = join(folder, mutant.file);
      const source = readFileSync(path, 'utf8');
      const known = unobservable(mutant, source);
      if (known !== undefined) {
        counts['cannot be observed'] += 1;
        process.stdout.write(`cannot be observed: ${mutant.file}:${mutant.line} ${known.why}\n`);
        continue;
      }
      writeFileSync(path, source.slice(0, mutant.from) + mutant.text + source.slice(mutant.to));
      const specs = runTests(folder, options.tests);
      // A place without an id is machinery that all rules share: what holds in every game is its test.
      const machinery = mutant.ids.length === 0 && judge(mutant, specs) === 'not noticed';
      const result = machinery ? runTests(folder, options.tests, true) : specs;
      writeFileSync(path, source);
      const verdict = judge(mutant, result);
      counts[verdict] += 1;
      const was = source.slice(mutant.from, mutant.to).replace(/\s+/g, ' ');
      const by = result.failed[0] === undefined ? '' : ` by "${result.failed[0].slice(0, 70)}"`;
      process.stdout.write(
        `${verdict}: ${mutant.file}:${mutant.line} \`${was}\` -> \`${mutant.text}\` [${mutant.ids.join(' ')}]${by}\n`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const total = counts.noticed + counts['noticed without its id'] + counts['not noticed'];
  const share = total === 0 ? 0 : Math.round((1000 * counts.noticed) / total) / 10;
  process.stdout.write(
    `${total} changes: ${counts.noticed} noticed by a test with the id (${share} %), ${counts['noticed without its id']} by another test only, ${counts['not noticed']} not noticed; ${counts['cannot be observed']} more cannot be observed\n`,
  );
  return 0;
}

process.exitCode = main();

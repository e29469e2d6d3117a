// `npm run trace`: which rules of the ledgers and which cards have a passing test that names them.
// A rule counts when its id opens the title of a passed test (two ids at most may open one title); a card counts
// when its id stands anywhere in the title of a passed test or of a group around it.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CARDS } from '../core/brah/public.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GAMES = ['brah', 'lair'] as const;

const USAGE = `Usage: npm run trace                           runs the unit tests, then lists what no test names
       npm run trace -- --report FILE          reads a JSON report of Vitest instead of running the tests
       npm run trace -- --min 95               ends with 1 when less than 95 % of a ledger's rules are named
       npm run trace -- --game brah            one game only (${GAMES.join(', ')})
       npm run trace -- --summary              the shares alone, without the lists
`;

type Options = {
  readonly report: string | null;
  readonly min: number;
  readonly games: readonly string[];
  readonly lists: boolean;
};

/** What was asked for, or null when nobody can tell. */
function parse(args: readonly string[]): Options | null {
  let options: Options = { report: null, min: 0, games: GAMES, lists: true };
  for (let i = 0; i < args.length; i += 1) {
    const value = args[i + 1];
    switch (args[i]) {
      case '--summary':
        options = { ...options, lists: false };
        continue;
      case '--report':
        if (value === undefined || !existsSync(value)) return null;
        options = { ...options, report: value };
        break;
      case '--min': {
        const min = Number(value ?? 'none');
        if (!(min >= 0 && min <= 100)) return null;
        options = { ...options, min };
        break;
      }
      case '--game':
        if (!GAMES.some((game) => game === value)) return null;
        options = { ...options, games: GAMES.filter((game) => game === value) };
        break;
      default:
        return null;
    }
    i += 1;
  }
  return options;
}

/** The titles of the tests that passed: their own, and with those of the groups around them. */
type Passed = { readonly own: string; readonly whole: string };

type Report = {
  readonly testResults?: readonly {
    readonly assertionResults?: readonly {
      readonly status: string;
      readonly title: string;
      readonly fullName: string;
    }[];
  }[];
};

function passedIn(report: string): readonly Passed[] {
  const { testResults = [] } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ title, fullName }) => ({ own: title, whole: fullName }));
}

/** Runs the unit tests; failing ones simply do not count. Returns the path of the report. */
function runTests(): string {
  const folder = `${ROOT}.cache/reports`;
  mkdirSync(folder, { recursive: true });
  const report = `${folder}/trace.json`;
  const vitest = `${ROOT}node_modules/vitest/vitest.mjs`;
  const args = [vitest, 'run', '--project', 'unit', '--reporter=json', `--outputFile=${report}`];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.stderr.write('Some tests failed; they name nothing.\n');
  return report;
}

/** An id is defined where it opens a list item, a heading or a table row; elsewhere it is only mentioned. */
const DEFINED = /^[\s>|#*-]*\**\[?`?([BL]-[A-Z]+-\d+[a-z]?)\b/;

function rulesOf(game: string): readonly string[] {
  const ledger = `${ROOT}assets/texts/rules/${game}.md`;
  if (!existsSync(ledger)) return [];
  const ids = readFileSync(ledger, 'utf8')
    .split('\n')
    .flatMap((line) => DEFINED.exec(line)?.[1] ?? []);
  return [...new Set(ids)];
}

/** The ids that open a title: `B-DRAW-01 …`, `B-DRAW-01, B-DRAW-02: …`, `B-DRAW-01 and B-DRAW-02 …`. */
const OPENING = /^([BL]-[A-Z]+-\d+[a-z]?)\b(?:(?:,|\/|\+| and|\s)\s*([BL]-[A-Z]+-\d+[a-z]?)\b)?/;

function rulesNamed(passed: readonly Passed[]): ReadonlySet<string> {
  return new Set(passed.flatMap(({ own }) => (OPENING.exec(own) ?? []).slice(1).filter((id) => id !== undefined)));
}

/** A part `bog-blade-2` counts with its whole weapon `bog-blade`. */
function cardsNamed(passed: readonly Passed[]): ReadonlySet<string> {
  const words = new Set(passed.flatMap(({ whole }) => whole.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []));
  return new Set(Object.keys(CARDS).filter((id) => words.has(id) || words.has(id.replace(/-\d+$/, ''))));
}

/** Prints one share and its list; returns the percentage. */
function tell(what: string, all: readonly string[], named: ReadonlySet<string>, lists: boolean): number {
  const missing = all.filter((id) => !named.has(id));
  const share = all.length === 0 ? 0 : (100 * (all.length - missing.length)) / all.length;
  process.stdout.write(
    `${what}: ${all.length - missing.length} of ${all.length} named by a passing test (${share.toFixed(1)} %)\n`,
  );
  if (lists && missing.length > 0) process.stdout.write(`  without one: ${missing.join(' ')}\n`);
  return share;
}

const options = parse(process.argv.slice(2));
if (options === null) {
  process.stderr.write(USAGE);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}
const passed = passedIn(options.report ?? runTests());
const rules = rulesNamed(passed);
let short = false;
for (const game of options.games) {
  const all = rulesOf(game);
  // A game that is not written yet has no ledger here.
  if (all.length > 0 && tell(`${game} rules`, all, rules, options.lists) < options.min) short = true;
}
if (options.games.includes('brah')) tell('brah cards', Object.keys(CARDS), cardsNamed(passed), options.lists);
process.exitCode = short ? 1 : 0;

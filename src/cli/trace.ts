// `npm run trace`: which rules of the ledgers and which cards have a passing test that names them.
// What counts as naming is decided in naming.ts.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CARDS } from '../core/brah/public.ts';
import { ABILITIES, GEAR, TILES } from '../core/lair/public.ts';
import { cardsNamed, passedIn, rulesDefined, rulesNamed } from './naming.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GAMES = ['brah', 'lair'] as const;

/** What each game's tests have to name beside its rules. */
const CARD_IDS: Readonly<Record<string, readonly string[]>> = {
  brah: Object.keys(CARDS),
  lair: [...TILES, ...GEAR, ...ABILITIES].map(({ id }) => id),
};

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

function rulesOf(game: string): readonly string[] {
  const ledger = `${ROOT}assets/texts/rules/${game}.md`;
  return existsSync(ledger) ? rulesDefined(readFileSync(ledger, 'utf8')) : [];
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
const passed = passedIn(readFileSync(options.report ?? runTests(), 'utf8'));
const rules = rulesNamed(passed);
const ledgers = options.games.map((game) => ({ game, all: rulesOf(game) })).filter(({ all }) => all.length > 0);
const shares = ledgers.map(({ game, all }) => tell(`${game} rules`, all, rules, options.lists));
for (const game of options.games) {
  const cards = CARD_IDS[game] ?? [];
  tell(`${game} cards`, cards, cardsNamed(passed, cards), options.lists);
}
// A game that is not written yet has no ledger; but to find none at all is no success.
if (ledgers.length === 0) process.stderr.write('There is no ledger in assets/texts/rules.\n');
process.exitCode = ledgers.length === 0 || shares.some((share) => share < options.min) ? 1 : 0;

// `npm run test:long`: what takes too long for every change. Thousands of games among bots at every table, hundreds of
// games with a copy a seat beside the truth, random games that question every step. Writes docs/long-run.md.

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BRAH, defaultConfig } from '../core/brah/index.ts';
import type { Pick } from '../core/brah/public.ts';
import { playRandomly } from '../core/kernel/random-play.ts';
import { replicaRun } from '../core/kernel/replica-run.ts';
import { otherEngines } from './other-engines.ts';
import { readOptions, WrongUse } from './options.ts';
import { built } from './run.mjs';
import type { SimResult } from './sim-result.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const USAGE = `Usage: npm run test:long -- [--games 2000] [--copies 200] [--random 1000]
       npm run test:long -- engines     only the other engines; prints, writes no report
  --games   games among bots for each table and sort of bot
  --copies  games with a copy a seat beside the truth
  --random  random games that question every 20th step
`;

type Table = { readonly players: number; readonly bots: string };

const TABLES: readonly Table[] = [
  ...[2, 3, 4, 5, 6].flatMap((players) => ['greedy', 'random'].map((bots) => ({ players, bots }))),
  { players: 4, bots: 'greedy,random,random,random' },
];

/** One simulation in a process of its own. Rejects with what it printed when something did not hold. */
function simulate(script: string, { players, bots }: Table, games: number): Promise<SimResult> {
  const args = [
    script,
    'brah',
    '--players',
    `${players}`,
    '--games',
    `${games}`,
    '--seed',
    'long',
    '--bots',
    bots,
    '--json',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT });
    let out = '';
    let err = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(out) as SimResult) : reject(new Error(err || out.slice(0, 2000))),
    );
  });
}

/** All tables, as many at once as there are cores. */
async function simulateAll(games: number): Promise<readonly (Table & { readonly sim: SimResult })[]> {
  const script = await built('src/cli/sim.ts');
  const done: (Table & { readonly sim: SimResult })[] = [];
  const left = [...TABLES];
  const worker = async (): Promise<void> => {
    for (let table = left.shift(); table !== undefined; table = left.shift()) {
      const sim = await simulate(script, table, games);
      process.stdout.write(`${table.players} players, ${table.bots}: ${sim.finished} of ${sim.games} games ended\n`);
      done.push({ ...table, sim });
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(4, cpus().length)) }, worker));
  return TABLES.flatMap((table) => done.filter((d) => d.players === table.players && d.bots === table.bots));
}

const weight = (pick: Pick): number => (pick.pick === 'concede' ? 1 : pick.pick === 'accept-defeat' ? 8 : 60);

/** Random games at all tables; with copies beside the truth where asked. Returns what did not hold. */
function randomGames(
  series: string,
  games: number,
  every: number,
  withCopies: boolean,
): { readonly steps: number; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let steps = 0;
  for (let n = 0; n < games; n++) {
    const config = defaultConfig(2 + (n % 5));
    const options = { every, interruptOneIn: 12, limit: 20_000, weight };
    const watch = withCopies ? { watch: replicaRun(BRAH, config, { every: 1 }) } : {};
    const played = playRandomly(BRAH, config, `long/${series}/${n}`, { ...options, ...watch });
    steps += played.entries.length;
    faults.push(...played.faults.map((fault) => `${series} ${n}: ${fault.slice(0, 400)}`));
    if (!played.over && played.faults.length === 0) faults.push(`${series} ${n} did not end`);
  }
  process.stdout.write(`${series}: ${games} games, ${steps} steps, ${faults.length} faults\n`);
  return { steps, faults };
}

function percent(part: number, whole: number): string {
  return `${Math.round((1000 * part) / Math.max(1, whole)) / 10} %`;
}

function reasons(sim: SimResult): string {
  return Object.entries(sim.wins.byReason)
    .map(([reason, n]) => `${reason} ${percent(n, sim.finished)}`)
    .join(', ');
}

function report(
  sims: readonly (Table & { readonly sim: SimResult })[],
  lines: readonly string[],
  minutes: number,
): string {
  const rows = sims.map(
    ({ players, bots, sim }) =>
      `| ${players} | ${bots} | ${sim.finished} of ${sim.games} | ${sim.turns.p10} / ${sim.turns.p50} / ${sim.turns.p90} | ${sim.kevin.metPerGame} | ${sim.kevin.beatenPerGame} | ${reasons(sim)} | ${sim.hash} |`,
  );
  const mixed = sims.find(({ bots }) => bots.includes(','));
  const one =
    mixed === undefined
      ? ''
      : `One greedy bot against three random ones wins ${percent(mixed.sim.wins.bySeat['1'] ?? 0, mixed.sim.finished)} of its games.\n`;
  return `# The long run

What \`npm run test:long\` found when it was last run and committed. It took ${minutes} minutes on ${cpus().length} cores.
No game broke an invariant: a broken one ends the run.

## Games among bots

| players | bots | games that ended | turns p10 / p50 / p90 | Kevin met a game | Kevin beaten a game | how won | hash over all endings |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

${one}
## Random games and engines

${lines.join('\n')}
`;
}

async function enginesOnly(): Promise<number> {
  const { lines, faults } = await otherEngines();
  process.stdout.write(`${[...lines, ...faults].join('\n')}\n`);
  return faults.length > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  let games: number;
  let copies: number;
  let random: number;
  try {
    const options = readOptions(process.argv.slice(2), ['games', 'copies', 'random'], []);
    if (options.words.length === 1 && options.words[0] === 'engines') return await enginesOnly();
    if (options.words.length > 0) throw new WrongUse(`What is ${options.words[0]}?`);
    games = options.whole('games', 2000);
    copies = options.whole('copies', 200);
    random = options.whole('random', 1000);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`);
    return 2;
  }
  const start = performance.now();
  const sims = await simulateAll(games);
  const beside = randomGames('copies', copies, 1000, true);
  const questioned = randomGames('random', random, 20, false);
  const engines = await otherEngines();
  const faults = [...beside.faults, ...questioned.faults, ...engines.faults];
  const lines = [
    `- ${copies} games with a copy for each seat and one for the table beside the truth, each equal to it byte for byte after every one of ${beside.steps} steps: ${beside.faults.length} faults.`,
    `- ${random} games that question every 20th of ${questioned.steps} steps (drafts, checks, bad input, saving and reading back): ${questioned.faults.length} faults.`,
    ...engines.lines.map((line) => `- ${line}`),
    ...faults.slice(0, 20).map((fault) => `- ${fault}`),
  ];
  writeFileSync(`${ROOT}docs/long-run.md`, report(sims, lines, Math.round((performance.now() - start) / 60_000)));
  const unfinished = sims.filter(({ sim }) => sim.finished < sim.games).length;
  process.stdout.write(
    `${sims.length + 2 - unfinished - (faults.length > 0 ? 1 : 0)} passed, ${unfinished + (faults.length > 0 ? 1 : 0)} failed\n`,
  );
  return faults.length + unfinished > 0 ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

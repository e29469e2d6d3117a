// `npm run scenario -- B-DRAW-03`: runs the scenarios that name a rule or card and tells them: the situation as text,
// what is done, what chance answered, what the game waits for.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const USAGE = `Usage: npm run scenario -- ID [brah|lair]     tells the scenarios that prove a rule, a card or an example
       for instance B-DRAW-03, go-fish, EX-07 (Dungeon Brah); L-MOVE-02, BAR1, W11, T20 or GEO-C04 (Lairbreakers)
`;

function main(): number {
  const [id, game, ...rest] = process.argv.slice(2);
  const isGame = game === undefined || game === 'brah' || game === 'lair';
  if (
    id === undefined ||
    !isGame ||
    rest.length > 0 ||
    !/^([BL]-[A-Z]+-\d+[a-z]?|EX-\d+|GEO-C?\d+|[A-Z]+\d*|[a-z0-9]+(-[a-z0-9]+)*)$/.test(id)
  ) {
    process.stderr.write(USAGE);
    return 2;
  }
  const pattern = `(^|[^A-Za-z0-9-])${id}($|[^A-Za-z0-9-])`;
  const args = [
    'run',
    '--project',
    'unit',
    '--passWithNoTests',
    '--reporter=verbose',
    '--disable-console-intercept',
    '-t',
    pattern,
    game === undefined ? 'tests/core' : `tests/core/${game}/`,
  ];
  const child = spawnSync(process.execPath, [`${ROOT}node_modules/vitest/vitest.mjs`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, SCENARIO: id, NO_COLOR: '1' },
  });
  const lines = child.stdout
    .split('\n')
    .filter((line) => !/^\s*↓|^\s*(RUN|Test Files|Start at|Duration)\b/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (!/[✓×]/.test(lines)) {
    process.stderr.write(`No scenario names ${id}.\n`);
    return 1;
  }
  process.stdout.write(`${lines}\n`);
  if (child.status !== 0) process.stderr.write(child.stderr);
  return child.status ?? 1;
}

process.exitCode = main();

// `npm run goldens`: writes the golden games anew, or with `--check` says which of them the rules now play another way.

import { checkGolden, GOLDENS, writeGoldens } from './golden-games.ts';
import { command, readOptions, WrongUse } from './options.ts';

const USAGE = `Usage: npm run goldens [-- --check]
  without it  the files of tests/playthroughs are written anew
  --check     they are compared, nothing is written`;

function run(args: readonly string[]): number {
  const options = readOptions(args, [], ['check']);
  if (options.words.length > 0) throw new WrongUse(`What is ${options.words[0]}?`);
  if (!options.has('check')) {
    writeGoldens();
    process.stdout.write(`${GOLDENS.length} golden games written. Read what changed before you keep it.\n`);
    return 0;
  }
  const faults = GOLDENS.flatMap((golden) => checkGolden(golden) ?? []);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length === 0) process.stdout.write(`${GOLDENS.length} golden games hold.\n`);
  return faults.length === 0 ? 0 : 1;
}

command(USAGE, run);

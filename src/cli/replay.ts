// `npm run replay -- FILE`: plays a saved game again, compares every hash and its luck, and prints it as text. The first
// entry that does not follow is named, with the section of the state that differs.

import { readFileSync } from 'node:fs';
import type { Action, BrahConfig } from '../core/brah/index.ts';
import { BRAH, picture } from '../core/brah/index.ts';
import { hashSections } from '../core/kernel/hash.ts';
import { parseLogText } from '../core/kernel/log.ts';
import { command, readOptions, WrongUse } from './options.ts';
import { tell } from './playthrough.ts';

const USAGE = `Usage: npm run replay -- FILE [--json]
  FILE    a saved game or the log of a report, as JSON
  --json  one object about the replay instead of the game as text`;

function run(args: readonly string[]): number {
  const options = readOptions(args, [], ['json']);
  const [file, ...more] = options.words;
  if (file === undefined || more.length > 0) throw new WrongUse('Which file?');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new WrongUse(`${file} cannot be read.`);
  }
  const parsed = parseLogText<BrahConfig, Action>(BRAH, text);
  if (!parsed.ok) {
    process.stderr.write(`${parsed.refusal.text}\n`);
    return 1;
  }
  const { lines, replayed } = tell(parsed.log);
  const { course, fault, compared } = replayed;
  const pending = BRAH.pending(course.state);
  const hash = hashSections(BRAH.publicSections(course.state)).all;
  if (options.has('json')) {
    const outcome = pending.kind === 'over' ? pending.outcome : null;
    process.stdout.write(`${JSON.stringify({ entries: course.entries, compared, outcome, hash, fault })}\n`);
  } else {
    const waits =
      pending.kind === 'over'
        ? 'The game is over.'
        : `The game waits: ${pending.kind === 'decide' ? pending.prompt : pending.spec.what}.`;
    process.stdout.write(
      `${[...lines, '', picture(course.state), '', waits, `${compared} hashes compared, the last is ${hash}.`].join('\n')}\n`,
    );
  }
  if (fault === null) return 0;
  process.stderr.write(`${fault.text}\n`);
  return 1;
}

command(USAGE, run);

// `npm run replay -- FILE`: plays a saved game again, compares every hash and its luck, and prints it as text. The first
// entry that does not follow is named, with the section of the state that differs.

import { readFileSync } from 'node:fs';
import { hashSections } from '../core/kernel/hash.ts';
import { parseLogText } from '../core/kernel/log.ts';
import type { Book } from './books.ts';
import { BRAH_BOOK, LAIR_BOOK } from './books.ts';
import type { Options } from './options.ts';
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
  return (
    replayed(BRAH_BOOK, text, options) ??
    replayed(LAIR_BOOK, text, options) ??
    refused('This is a save of another game.')
  );
}

function refused(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

/** Null when the text is a save of another game; else the exit code. */
function replayed<Config, State, Action, Pick, Event, View, Outcome>(
  book: Book<Config, State, Action, Pick, Event, View, Outcome>,
  text: string,
  options: Options,
): number | null {
  const { game } = book;
  const parsed = parseLogText<Config, Action>(game, text);
  if (!parsed.ok) return parsed.refusal.code === 'other-game' ? null : refused(parsed.refusal.text);
  const told = tell(book, parsed.log);
  const { course, fault, compared } = told.replayed;
  const pending = game.pending(course.state);
  const hash = hashSections(game.publicSections(course.state)).all;
  if (options.has('json')) {
    const outcome = pending.kind === 'over' ? pending.outcome : null;
    process.stdout.write(`${JSON.stringify({ entries: course.entries, compared, outcome, hash, fault })}\n`);
  } else {
    const waits =
      pending.kind === 'over'
        ? 'The game is over.'
        : `The game waits: ${pending.kind === 'decide' ? pending.prompt : pending.spec.what}.`;
    process.stdout.write(
      `${[...told.lines, '', book.picture(course.state), '', waits, `${compared} hashes compared, the last is ${hash}.`].join('\n')}\n`,
    );
  }
  return fault === null ? 0 : refused(fault.text);
}

command(USAGE, run);

// A log as readable text: a line an entry in the game's words with the short hash of the state after it, and a picture
// of the table now and then. Goldens are made of it, and `npm run replay` prints it.

import { seededDealer } from '../core/kernel/dealer.ts';
import { hashSections } from '../core/kernel/hash.ts';
import type { Entry, Log } from '../core/kernel/log.ts';
import type { Replayed } from '../core/kernel/replay.ts';
import { replay } from '../core/kernel/replay.ts';
import type { Book } from './books.ts';

export type Told<State, Action, Event> = {
  readonly lines: readonly string[];
  readonly replayed: Replayed<State, Action, Event>;
};

/** What one entry of the log adds to the text. */
export type Teller<State, Action> = (step: {
  readonly no: number;
  readonly entry: Entry<Action>;
  readonly before: State;
  readonly after: State;
}) => readonly string[];

/** Plays the log again, with its own dealer where it names a seed, and tells it: every entry, or as `teller` does. */
export function tell<Config, State, Action, Pick, Event, View, Outcome>(
  book: Book<Config, State, Action, Pick, Event, View, Outcome>,
  log: Log<Config, Action>,
  teller: Teller<State, Action> = everyEntry(book),
): Told<State, Action, Event> {
  const lines: string[] = [];
  const replayed = replay(book.game, log, {
    dealer: log.seed === null ? null : seededDealer(log.seed),
    onStep: (course, entry, before) =>
      lines.push(...teller({ no: course.entries - 1, entry, before, after: course.state })),
  });
  return { lines, replayed };
}

/** A line for each entry, a heading for each chapter. */
function everyEntry<Config, State, Action, Pick, Event, View, Outcome>(
  book: Book<Config, State, Action, Pick, Event, View, Outcome>,
): Teller<State, Action> {
  let told: string | null = null;
  return ({ no, entry, before, after }) => {
    const line = `${String(no).padStart(5)} ${shortHash(book, after)}  ${entryLine(book, before, entry)}`;
    const chapter = book.chapter(after);
    if (chapter === null || chapter.key === told) return [line];
    told = chapter.key;
    const drawn = chapter.drawn ? [...indented(book.picture(after)), ''] : [];
    return [line, '', `--- ${chapter.title}`, ...drawn];
  };
}

/** The first eight digits of the hash of the state. */
export function shortHash<Config, State, Action, Pick, Event, View, Outcome>(
  { game }: Book<Config, State, Action, Pick, Event, View, Outcome>,
  state: State,
): string {
  return hashSections(game.publicSections(state)).all.slice(0, 8);
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => `    ${line}`);
}

/** The entry in the game's words, told before it happened. */
export function entryLine<Config, State, Action, Pick, Event, View, Outcome>(
  { game, seatName }: Book<Config, State, Action, Pick, Event, View, Outcome>,
  before: State,
  entry: Entry<Action>,
): string {
  switch (entry.kind) {
    case 'act':
      return game.describe(before, entry.by, entry.action);
    case 'default':
      return `${game.describe(before, entry.by, entry.action)} (taken for a seat that did not answer)`;
    case 'chance':
      return game.describe(before, 'chance', entry.answer);
    case 'undo':
      return `${seatName(entry.by)}: undo ${entry.count}`;
    case 'redo':
      return `${seatName(entry.by)}: redo`;
    case 'holder':
      return `${seatName(entry.seat)} is now played by ${JSON.stringify(entry.holder)}`;
  }
}

// A log as readable text: a line an entry in the game's words with the short hash of the state after it, and a picture
// of the table now and then. Goldens are made of it, and `npm run replay` prints it.

import type { Action, BrahConfig, BrahEvent, BrahState } from '../core/brah/index.ts';
import { BRAH, picture, seatName } from '../core/brah/index.ts';
import { seededDealer } from '../core/kernel/dealer.ts';
import { hashSections } from '../core/kernel/hash.ts';
import type { Entry, Log } from '../core/kernel/log.ts';
import type { Replayed } from '../core/kernel/replay.ts';
import { replay } from '../core/kernel/replay.ts';

export type BrahLog = Log<BrahConfig, Action>;
export type Told = { readonly lines: readonly string[]; readonly replayed: Replayed<BrahState, Action, BrahEvent> };

/** Every how many turns the whole table is drawn. */
const PICTURE_EVERY = 10;

/** Plays the log again, with its own dealer where it names a seed, and tells it. */
export function tell(log: BrahLog): Told {
  const lines: string[] = [];
  let turn = 0;
  const replayed = replay(BRAH, log, {
    dealer: log.seed === null ? null : seededDealer(log.seed),
    onStep: (course, entry, before) => {
      const { state } = course;
      const hash = hashSections(BRAH.publicSections(state)).all.slice(0, 8);
      lines.push(`${String(course.entries - 1).padStart(5)} ${hash}  ${entryLine(before, entry)}`);
      if (state.turn.number === turn) return;
      turn = state.turn.number;
      lines.push('', `--- turn ${turn}, ${seatName(state.turn.active)}`);
      if (turn % PICTURE_EVERY === 1)
        lines.push(
          ...picture(state)
            .split('\n')
            .map((line) => `    ${line}`),
          '',
        );
    },
  });
  return { lines, replayed };
}

function entryLine(before: BrahState, entry: Entry<Action>): string {
  switch (entry.kind) {
    case 'act':
      return BRAH.describe(before, entry.by, entry.action);
    case 'default':
      return `${BRAH.describe(before, entry.by, entry.action)} (taken for a seat that did not answer)`;
    case 'chance':
      return BRAH.describe(before, 'chance', entry.answer);
    case 'undo':
      return `${seatName(entry.by)}: undo ${entry.count}`;
    case 'redo':
      return `${seatName(entry.by)}: redo`;
    case 'holder':
      return `${seatName(entry.seat)} is now played by ${JSON.stringify(entry.holder)}`;
  }
}

// Both games as the terminal tells them: how a situation is drawn, and where a new chapter begins.

import type {
  Action as BrahAction,
  BrahConfig,
  BrahEvent,
  BrahState,
  BrahView,
  Outcome as BrahOutcome,
  Pick as BrahPick,
} from '../core/brah/index.ts';
import { BRAH, picture as brahPicture, seatName as brahSeat } from '../core/brah/index.ts';
import type { Game } from '../core/kernel/game.ts';
import type {
  Action as LairAction,
  LairConfig,
  LairEvent,
  LairState,
  LairView,
  Outcome as LairOutcome,
  Pick as LairPick,
} from '../core/lair/index.ts';
import { LAIR, picture as lairPicture, seatName as lairSeat } from '../core/lair/index.ts';

/** A heading of the tale. A new one begins where `key` changes; `drawn`: the whole situation follows it. */
export type Chapter = { readonly key: string; readonly title: string; readonly drawn: boolean };

/** A game, and the words for it. */
export type Book<Config, State, Action, Pick, Event, View, Outcome> = {
  readonly game: Game<Config, State, Action, Pick, Event, View, Outcome>;
  readonly picture: (state: State) => string;
  readonly seatName: (seat: number) => string;
  /** The chapter a state lies in; null before the first. */
  readonly chapter: (state: State) => Chapter | null;
};

/** Every how many turns the whole table is drawn. */
const DRAWN_TURNS = 10;

export const BRAH_BOOK: Book<BrahConfig, BrahState, BrahAction, BrahPick, BrahEvent, BrahView, BrahOutcome> = {
  game: BRAH,
  picture: brahPicture,
  seatName: brahSeat,
  chapter: ({ turn }) =>
    turn.number === 0
      ? null
      : {
          key: `${turn.number}`,
          title: `turn ${turn.number}, ${brahSeat(turn.active)}`,
          drawn: turn.number % DRAWN_TURNS === 1,
        },
};

/** Every how many rounds the map is drawn. */
const DRAWN_ROUNDS = 12;

export const LAIR_BOOK: Book<LairConfig, LairState, LairAction, LairPick, LairEvent, LairView, LairOutcome> = {
  game: LAIR,
  picture: lairPicture,
  seatName: lairSeat,
  chapter: lairChapter,
};

function lairChapter(state: LairState): Chapter | null {
  const chapter = titled(state);
  return chapter === null ? null : { ...chapter, key: chapter.title };
}

function titled({ attempt, depth, phase, dungeon }: LairState): Omit<Chapter, 'key'> | null {
  if (dungeon !== null)
    return {
      title: `attempt ${attempt}, dungeon ${depth}, round ${dungeon.round}`,
      drawn: dungeon.round % DRAWN_ROUNDS === 1,
    };
  switch (phase) {
    case 'store':
    case 'camp':
      return { title: `attempt ${attempt}, camp, ${phase}`, drawn: phase === 'store' };
    case 'regroup':
      return { title: `attempt ${attempt}, wiped`, drawn: true };
    default:
      return null;
  }
}

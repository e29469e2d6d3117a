// What a session must be told of a game beyond its rules: which picks give up, which questions are asked of a person
// though there is only one answer, and how the next game of the same table begins.

import type { Game } from '../core/kernel/game.ts';
import type { Seat } from '../core/kernel/knowledge.ts';

export type Customs<Config, Pick, Outcome> = {
  /** A pick that gives up: it never counts as a choice and is never made for anybody. */
  readonly isConcession: (pick: Pick) => boolean;
  /**
   * May a question of this prompt with one answer only be answered for its seat, at once? Not where the person should
   * see what comes, and not in a reaction window: an answer that comes by itself would tell what the hand lacks.
   */
  readonly answersItself: (config: Config, prompt: string) => boolean;
  /**
   * Are bots asked only when every person who is asked has said what they had to say? Where all act in one phase in any
   * order, companions who are first could do nothing but wait for people, and be through too early.
   */
  readonly asksPeopleFirst: (prompt: string) => boolean;
  /** The settings of the next game with the same table. */
  readonly rematch: (config: Config, outcome: Outcome) => Config;
};

/** The only thing the seat can do, concessions aside; null when it has a choice or nothing to do. */
export function onlyAction<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  customs: Customs<Config, Pick, Outcome>,
  state: State,
  seat: Seat,
): Action | null {
  const [only, ...others] = game.legal(state, seat).filter((pick) => !customs.isConcession(pick));
  if (only === undefined || others.length > 0) return null;
  const picks: Pick[] = [only];
  for (;;) {
    const draft = game.draft(state, seat, picks);
    if (draft.kind === 'action') return draft.action;
    const [next, ...more] = draft.picks;
    if (next === undefined || more.length > 0) return null;
    picks.push(next);
  }
}

/** The action by which the seat gives up; null when it cannot now. */
export function concession<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  customs: Customs<Config, Pick, Outcome>,
  state: State,
  seat: Seat,
): Action | null {
  const pick = game.legal(state, seat).find((p) => customs.isConcession(p));
  if (pick === undefined) return null;
  const draft = game.draft(state, seat, [pick]);
  return draft.kind === 'action' ? draft.action : null;
}

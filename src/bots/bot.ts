// What a bot is: a function from what one seat may know to an action. It sees a view, never a state, and has no luck but
// the number it is given, so the same question always gets the same answer.

import type { Draft } from '../core/kernel/draft.ts';
import type { Seat } from '../core/kernel/knowledge.ts';

export type BotName = 'random' | 'greedy';

/** One question to a bot. */
export type Asked<View, Pick, Action> = {
  readonly seat: Seat;
  readonly view: View;
  /** First picks on offer, in canonical order; never empty. */
  readonly legal: readonly Pick[];
  /** What may be picked next, or the finished action. */
  readonly draft: (picks: readonly Pick[]) => Draft<Pick, Action>;
  /** The bot's luck for this question. */
  readonly seed: number;
};

/** Null when the bot finds nothing to do: whoever asked then takes the default of the game. */
export type Bot<View, Pick, Action> = (asked: Asked<View, Pick, Action>) => Action | null;

/** A question as it is handed to wherever bots think: the seat's own copy of the game, without what it may not know. */
export type BotRequest<Copy> = {
  readonly bot: BotName;
  readonly seat: Seat;
  readonly seed: number;
  readonly copy: Copy;
};

/** Where bots think: in this process, in a worker, later elsewhere. A rejected promise counts as no answer. */
export type BotRunner<Copy, Action> = {
  readonly choose: (request: BotRequest<Copy>) => Promise<Action | null>;
  readonly stop: () => void;
};

/** What a runner needs of a game. */
export type Thinkable<State, Action, Pick, View> = {
  readonly view: (state: State, viewer: Seat) => View;
  readonly legal: (state: State, seat: Seat) => readonly Pick[];
  readonly draft: (state: State, seat: Seat, picks: readonly Pick[]) => Draft<Pick, Action>;
};

/** Puts the question to the bot. */
export function think<State, Action, Pick, View>(
  game: Thinkable<State, Action, Pick, View>,
  bot: Bot<View, Pick, Action>,
  request: Omit<BotRequest<State>, 'bot'>,
): Action | null {
  const { copy, seat, seed } = request;
  const legal = game.legal(copy, seat);
  if (legal.length === 0) return null;
  return bot({ seat, seed, legal, view: game.view(copy, seat), draft: (picks) => game.draft(copy, seat, picks) });
}

/** Bots that think here and now, between two turns of the event loop. */
export function inProcess<State, Action, Pick, View>(
  game: Thinkable<State, Action, Pick, View>,
  bots: Readonly<Record<BotName, Bot<View, Pick, Action>>>,
): BotRunner<State, Action> {
  return {
    choose: async (request) => think(game, bots[request.bot], request),
    stop: () => {},
  };
}

// One game among bots, played at once without a session: for sims, goldens and the bench.

import type { Bot, BotName } from '../bots/bot.ts';
import { think } from '../bots/bot.ts';
import { BRAH_BOTS } from '../bots/brah/bots.ts';
import { LAIR_BOTS } from '../bots/lair/bots.ts';
import type {
  Action as BrahAction,
  BrahConfig,
  BrahEvent,
  BrahState,
  Outcome as BrahOutcome,
} from '../core/brah/index.ts';
import { BRAH } from '../core/brah/index.ts';
import type { Game } from '../core/kernel/game.ts';
import { seededDealer } from '../core/kernel/dealer.ts';
import { hashText } from '../core/kernel/hash.ts';
import type { Entry, Log } from '../core/kernel/log.ts';
import { LOG_FORMAT } from '../core/kernel/log.ts';
import type { Course } from '../core/kernel/replay.ts';
import { begin, deal, extend } from '../core/kernel/replay.ts';
import type {
  Action as LairAction,
  LairConfig,
  LairEvent,
  LairState,
  Outcome as LairOutcome,
} from '../core/lair/index.ts';
import { LAIR } from '../core/lair/index.ts';

export type BotGame<Config, State, Action, Outcome> = {
  readonly state: State;
  /** Null when the game did not end within the limit, or stopped at a fault. */
  readonly outcome: Outcome | null;
  /** What did not hold, as a sentence; the game stopped there. */
  readonly fault: string | null;
  readonly log: Log<Config, Action>;
};

export type BotGameOptions<State, Event> = {
  readonly prints?: boolean;
  readonly onEvents?: (events: readonly Event[], state: State) => void;
  /** Ask `invariants` after every step. */
  readonly questioned?: boolean;
  /** The game is broken off here: a golden of a beginning. */
  readonly until?: (state: State) => boolean;
};

/** Ten times the longest game seen among greedy bots: whatever goes on longer does not end. */
const LIMIT = 50_000;
/** A campaign is many attempts. */
const LAIR_LIMIT = 400_000;

/** Bots sit around the table in turn: two names and four seats give each name two seats. */
export function playBots(
  config: BrahConfig,
  bots: readonly BotName[],
  seed: string,
  options: BotGameOptions<BrahState, BrahEvent> = {},
): BotGame<BrahConfig, BrahState, BrahAction, BrahOutcome> {
  return play(BRAH, BRAH_BOTS, LIMIT, config, bots, seed, options);
}

/** A campaign of Lairbreakers; the party stands in the config. */
export function playLairBots(
  config: LairConfig,
  bots: readonly BotName[],
  seed: string,
  options: BotGameOptions<LairState, LairEvent> = {},
): BotGame<LairConfig, LairState, LairAction, LairOutcome> {
  return play(LAIR, LAIR_BOTS, LAIR_LIMIT, config, bots, seed, options);
}

function play<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  minds: Readonly<Record<BotName, Bot<View, Pick, Action>>>,
  limit: number,
  config: Config,
  bots: readonly BotName[],
  seed: string,
  options: BotGameOptions<State, Event>,
): BotGame<Config, State, Action, Outcome> {
  const dealer = seededDealer(seed);
  const prints = options.prints ?? false;
  const entries: Entry<Action>[] = [];
  const seats = Array.from({ length: game.seatsOf(config) }, (_, seat) => seatedBot(bots, seat, seed));
  let course: Course<State, Action, Event> = begin(game.setup(config));
  const ended = (outcome: Outcome | null, fault: string | null): BotGame<Config, State, Action, Outcome> => ({
    state: course.state,
    outcome,
    fault,
    log: { format: LOG_FORMAT, game: game.name, config, seed, seats, entries },
  });
  while (entries.length < limit) {
    const pending = game.pending(course.state);
    if (pending.kind === 'over') return ended(pending.outcome, null);
    if (options.until?.(course.state) === true) return ended(null, null);
    const next =
      pending.kind === 'chance'
        ? deal(game, course, dealer, { prints })
        : extend(game, course, botEntry(game, minds, course.state, pending, seats), { prints });
    if (next === null || !next.ok) return ended(null, next?.fault.text ?? 'chance was not answered');
    // Nothing is undone here, so no history is kept.
    course = { ...next.course, steps: null };
    entries.push(next.entry);
    options.onEvents?.(next.events, course.state);
    const faults = options.questioned === true ? game.invariants(course.state) : [];
    if (faults.length > 0) return ended(null, `after entry ${entries.length - 1}: ${faults.join('; ')}`);
  }
  return ended(null, `the game goes on after ${limit} entries`);
}

type Seated = { readonly kind: 'bot'; readonly name: string; readonly bot: BotName; readonly seed: number };

function seatedBot(bots: readonly BotName[], seat: number, seed: string): Seated {
  const bot = bots[seat % bots.length] ?? 'random';
  return {
    kind: 'bot',
    name: `${bot} ${seat + 1}`,
    bot,
    seed: Number.parseInt(hashText(`${seed}/${seat}`).slice(0, 7), 16),
  };
}

function botEntry<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  minds: Readonly<Record<BotName, Bot<View, Pick, Action>>>,
  state: State,
  pending: { readonly no: number; readonly seats: readonly number[] },
  seats: readonly Seated[],
): Entry<Action> {
  const by = pending.seats[0] ?? 0;
  const seated = seats[by];
  const request = { copy: state, seat: by, seed: (seated?.seed ?? 0) + pending.no };
  const action = seated === undefined ? null : think(game, minds[seated.bot], request);
  if (action !== null) return { kind: 'act', by, no: pending.no, action, print: null };
  const taken = game.defaultAction(state, by);
  if (taken === null) throw new Error(`seat ${by} is asked and has nothing to do`);
  return { kind: 'default', by, no: pending.no, action: taken, print: null };
}

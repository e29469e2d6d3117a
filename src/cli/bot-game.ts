// One game of Dungeon Brah among bots, played at once without a session: for sims, goldens and the bench.

import type { BotName } from '../bots/bot.ts';
import { think } from '../bots/bot.ts';
import { BRAH_BOTS } from '../bots/brah/bots.ts';
import type { Action, BrahConfig, BrahEvent, BrahState, Outcome } from '../core/brah/index.ts';
import { BRAH } from '../core/brah/index.ts';
import { seededDealer } from '../core/kernel/dealer.ts';
import { hashText } from '../core/kernel/hash.ts';
import type { Entry, Log } from '../core/kernel/log.ts';
import { LOG_FORMAT } from '../core/kernel/log.ts';
import type { Course } from '../core/kernel/replay.ts';
import { begin, deal, extend } from '../core/kernel/replay.ts';

export type BotGame = {
  readonly state: BrahState;
  /** Null when the game did not end within the limit, or stopped at a fault. */
  readonly outcome: Outcome | null;
  /** What did not hold, as a sentence; the game stopped there. */
  readonly fault: string | null;
  readonly log: Log<BrahConfig, Action>;
};

export type BotGameOptions = {
  readonly prints?: boolean;
  readonly onEvents?: (events: readonly BrahEvent[]) => void;
  /** Ask `invariants` after every step. */
  readonly questioned?: boolean;
};

/** Ten times the longest game seen among greedy bots: whatever goes on longer does not end. */
const LIMIT = 50_000;

/** Bots sit around the table in turn: two names and four seats give each name two seats. */
export function playBots(
  config: BrahConfig,
  bots: readonly BotName[],
  seed: string,
  options: BotGameOptions = {},
): BotGame {
  const dealer = seededDealer(seed);
  const prints = options.prints ?? false;
  const entries: Entry<Action>[] = [];
  const seats = Array.from({ length: config.players }, (_, seat) => seatedBot(bots, seat, seed));
  let course: Course<BrahState, Action, BrahEvent> = begin(BRAH.setup(config));
  const ended = (outcome: Outcome | null, fault: string | null): BotGame => ({
    state: course.state,
    outcome,
    fault,
    log: { format: LOG_FORMAT, game: BRAH.name, config, seed, seats, entries },
  });
  while (entries.length < LIMIT) {
    const pending = BRAH.pending(course.state);
    if (pending.kind === 'over') return ended(pending.outcome, null);
    const next =
      pending.kind === 'chance'
        ? deal(BRAH, course, dealer, { prints })
        : extend(BRAH, course, botEntry(course.state, pending, seats), { prints });
    if (next === null || !next.ok) return ended(null, next?.fault.text ?? 'chance was not answered');
    // Nothing is undone here, so no history is kept.
    course = { ...next.course, steps: null };
    entries.push(next.entry);
    options.onEvents?.(next.events);
    const faults = options.questioned === true ? BRAH.invariants(course.state) : [];
    if (faults.length > 0) return ended(null, `after entry ${entries.length - 1}: ${faults.join('; ')}`);
  }
  return ended(null, `the game goes on after ${LIMIT} entries`);
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

function botEntry(
  state: BrahState,
  pending: { readonly no: number; readonly seats: readonly number[] },
  seats: readonly Seated[],
): Entry<Action> {
  const by = pending.seats[0] ?? 0;
  const seated = seats[by];
  const request = { copy: state, seat: by, seed: (seated?.seed ?? 0) + pending.no };
  const action = seated === undefined ? null : think(BRAH, BRAH_BOTS[seated.bot], request);
  if (action !== null) return { kind: 'act', by, no: pending.no, action, print: null };
  const taken = BRAH.defaultAction(state, by);
  if (taken === null) throw new Error(`seat ${by} is asked and has nothing to do`);
  return { kind: 'default', by, no: pending.no, action: taken, print: null };
}

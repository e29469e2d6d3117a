// Random play of any game, which may question every step: does what the game offers pass its own judgement, is bad input
// refused without harm, does a state survive being written and read. The first test of every rule, card and change.

import { decode, encode } from './codec.ts';
import type { Dealer } from './dealer.ts';
import { seededDealer } from './dealer.ts';
import type { By, ChanceAnswer, Game } from './game.ts';
import type { Seat } from './knowledge.ts';
import type { Entry } from './log.ts';
import type { Luck } from './luck.ts';
import { byWeight, luckOf, oneOf } from './luck.ts';
import type { Course, Fault } from './replay.ts';
import { begin, deal, extend } from './replay.ts';
import { deepFrozen, garbage, mutated } from './bad-input.ts';

export type PlayOptions<State, Action, Pick, Event> = {
  /** Stops after so many entries, finished or not. */
  readonly limit?: number;
  /** How likely a pick is taken, a whole number; 0 is never. Not given: all alike. Meant to make 'concede' rare. */
  readonly weight?: (pick: Pick) => number;
  /** A seat that may interrupt is asked instead of one that must answer, once in so many decisions. */
  readonly interruptOneIn?: number;
  /** Every how many steps the costly questions are asked; 0 = never (the cheap ones are not asked either). */
  readonly every?: number;
  /** Chooses instead of random picks (a bot, say); null leaves it to luck. Never asked for an interruption. */
  readonly choose?: (state: State, seat: Seat, no: number) => Action | null;
  /** Whether entries carry prints. */
  readonly prints?: boolean;
  readonly dealer?: Dealer;
  /** Whether the course keeps its steps, which undo needs; long runs of many games are faster without. */
  readonly history?: boolean;
  /** What else looks at each step: it returns sentences about what does not hold. */
  readonly watch?: (step: Watched<State, Action, Event>) => readonly string[];
};

/** One step as a watcher sees it. */
export type Watched<State, Action, Event> = {
  readonly before: State;
  readonly by: By;
  readonly action: Action | ChanceAnswer;
  readonly after: State;
  readonly events: readonly Event[];
  readonly at: number;
};

export type Played<State, Action, Event> = {
  readonly course: Course<State, Action, Event>;
  readonly entries: readonly Entry<Action>[];
  /** Did the game come to its end? */
  readonly over: boolean;
  /** What did not hold, each with its step. Play stops at the first. */
  readonly faults: readonly string[];
  /** Drafts that led nowhere although their first pick was on offer. */
  readonly deadEnds: number;
};

/** Plays one game. The same seed and options give the same game. */
export function playRandomly<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  config: Config,
  seed: string,
  options: PlayOptions<State, Action, Pick, Event> = {},
): Played<State, Action, Event> {
  const luck = luckOf(`play/${seed}`);
  // Of its own, so that questions do not change the game that is played.
  const doubt = luckOf(`doubt/${seed}`);
  const dealer = options.dealer ?? seededDealer(seed);
  const prints = options.prints ?? false;
  const every = options.every ?? 1;
  const entries: Entry<Action>[] = [];
  let course = begin<State, Action, Event>(game.setup(config));
  let deadEnds = 0;
  const ended = (over: boolean, faults: readonly string[]) => ({ course, entries, over, faults, deadEnds });
  let stale: Action | null = null;

  while (entries.length < (options.limit ?? 100_000)) {
    const at = entries.length;
    const before = course.state;
    const pending = game.pending(before);
    if (pending.kind === 'over') return ended(true, []);
    const questioned = every > 0 && at % every === 0;
    if (questioned) deepFrozen(before);
    const faults = questioned ? questionState(game, before, doubt, stale) : [];
    if (faults.length > 0) return ended(false, named(at, faults));

    let next: ReturnType<typeof extend<Config, State, Action, Pick, Event, View, Outcome>> | null;
    let by: By = 'chance';
    const here = course;
    if (pending.kind === 'chance') next = caught(here.entries, () => deal(game, here, dealer, { prints }));
    else {
      const chosen = choose(game, before, pending, luck, options);
      deadEnds += chosen.deadEnds;
      if (chosen.action === null)
        return ended(false, named(at, [`nothing can be done in '${pending.prompt}' by ${pending.seats.join()}`]));
      by = chosen.seat;
      const refusal = every > 0 ? game.check(before, chosen.seat, chosen.action) : null;
      if (refusal !== null)
        return ended(false, named(at, [`a draft is refused: ${refusal.code}: ${encode(chosen.action)}`]));
      const entry = { kind: 'act', by: chosen.seat, no: pending.no, action: chosen.action, print: null } as const;
      next = caught(here.entries, () => extend(game, here, entry, { prints }));
      stale = chosen.action;
    }
    if (next === null || !next.ok)
      return ended(false, named(at, [`an offered step is refused: ${next?.fault.text ?? 'no chance'}`]));
    course = options.history === false ? { ...next.course, steps: null } : next.course;
    entries.push(next.entry);
    if (every > 0) {
      const action = contentOf(next.entry);
      const step = { before, by, action, after: course.state, events: next.events, at };
      const own = questionStep(game, step, questioned);
      const after = own.length > 0 ? own : (options.watch?.(step) ?? []);
      if (after.length > 0) return ended(false, named(at, after));
    }
  }
  return ended(false, []);
}

/** A rule that throws is a fault like any other, told with where it was thrown. */
function caught<T>(at: number, step: () => T): T | { readonly ok: false; readonly fault: Fault } {
  try {
    return step();
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : 'something was thrown';
    return { ok: false, fault: { at, code: 'threw', section: null, text } };
  }
}

function named(at: number, faults: readonly string[]): string[] {
  return faults.map((fault) => `step ${at}: ${fault}`);
}

/** The action or answer that an entry brings. */
function contentOf<Action>(entry: Entry<Action>): Action | ChanceAnswer {
  if (entry.kind === 'chance') return entry.answer;
  if (entry.kind === 'act' || entry.kind === 'default') return entry.action;
  throw new TypeError(`an entry of kind ${entry.kind} brings nothing`);
}

// --- choosing --------------------------------------------------------------------------------------------------

/** Tries before a decision counts as one that nobody can take. */
const TRIES = 20;

function choose<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  state: State,
  pending: { readonly no: number; readonly seats: readonly Seat[]; readonly may: readonly Seat[] },
  luck: Luck,
  options: PlayOptions<State, Action, Pick, Event>,
): { readonly seat: Seat; readonly action: Action | null; readonly deadEnds: number } {
  const interrupts = pending.may.length > 0 && luck.below(options.interruptOneIn ?? 8) === 0;
  const weight = options.weight ?? (() => 1);
  let deadEnds = 0;
  for (let i = 0; i < TRIES; i++) {
    const seat = oneOf(luck, interrupts && i === 0 ? pending.may : pending.seats) ?? 0;
    const chosen = pending.seats.includes(seat) ? (options.choose?.(state, seat, pending.no) ?? null) : null;
    const action = chosen ?? draftRandomly(game, state, seat, luck, weight);
    if (action !== null) return { seat, action, deadEnds };
    if (pending.seats.includes(seat)) deadEnds += 1;
  }
  return { seat: 0, action: null, deadEnds };
}

/** One finished action of a seat by random picks; null when the picks led nowhere. */
export function draftRandomly<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  state: State,
  seat: Seat,
  luck: Luck,
  weight: (pick: Pick) => number = () => 1,
): Action | null {
  const picks: Pick[] = [];
  for (;;) {
    const draft = game.draft(state, seat, picks);
    if (draft.kind === 'action') return draft.action;
    const weights = draft.picks.map(weight);
    if (!weights.some((w) => w > 0)) return null;
    const pick = draft.picks[byWeight(luck, weights)];
    if (pick === undefined) return null;
    picks.push(pick);
  }
}

// --- questions -------------------------------------------------------------------------------------------------

function questionState<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  state: State,
  luck: Luck,
  stale: Action | null,
): string[] {
  const faults = [...game.invariants(state)];
  const pending = game.pending(state);
  const asked = pending.kind === 'decide' ? pending.seats : [];
  for (const seat of asked) {
    if (game.legal(state, seat).length === 0) faults.push(`seat ${seat} is asked and has no pick`);
    const taken = game.defaultAction(state, seat);
    const refusal = taken === null ? null : game.check(state, seat, taken);
    if (taken === null) faults.push(`seat ${seat} is asked and has no default`);
    if (refusal !== null) faults.push(`the default of seat ${seat} is refused: ${refusal.code}`);
  }
  const seat = oneOf(luck, asked) ?? 0;
  const bad: unknown[] = [garbage(luck), stale, stale === null ? null : mutated(luck, stale)];
  const own = pending.kind === 'decide' ? draftRandomly(game, state, seat, luck) : null;
  if (own !== null) bad.push(mutated(luck, own), mutated(luck, own));
  for (const action of bad) {
    if (action === null) continue;
    for (const by of [seat, luck.below(8) as Seat, 'chance'] as const)
      faults.push(...questionInput(game, state, by, action as Action));
  }
  return faults;
}

/** Whatever it is: `check` and `apply` agree, and neither throws. */
function questionInput<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  state: State,
  by: By,
  action: Action,
): string[] {
  const told = `${by} ${JSON.stringify(action)}`;
  try {
    const done = game.apply(state, by, action);
    if (by === 'chance') return [];
    const refusal = game.check(state, by, action);
    if (done.ok !== (refusal === null)) return [`check and apply disagree on ${told}`];
    if (!done.ok && done.refusal.code !== refusal?.code)
      return [`check and apply refuse ${told} for different reasons`];
    return [];
  } catch (error) {
    return [`${told} made the game throw: ${error instanceof Error ? error.message : 'something'}`];
  }
}

function questionStep<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  { before, by, action, after, events }: Watched<State, Action, Event>,
  questioned: boolean,
): string[] {
  const faults: string[] = [];
  for (const event of events) {
    const { type } = event as { readonly type?: unknown };
    if (typeof type !== 'string' || type === '') faults.push('an event has no type');
  }
  if (!questioned) return faults;
  try {
    encode(events);
    // Written and read again in the middle of whatever is going on, the game goes on as if nothing had been.
    const twin = game.apply(decode(encode(before)) as State, by, decode(encode(action)) as Action);
    if (!twin.ok) faults.push(`a state that was written and read refuses: ${twin.refusal.code}`);
    else if (encode(twin.state) !== encode(after)) faults.push('a state that was written and read goes on otherwise');
    else if (encode(twin.events) !== encode(events))
      faults.push('a state that was written and read tells other events');
  } catch (error) {
    faults.push(`a state, action or event is not plain data: ${error instanceof Error ? error.message : 'something'}`);
  }
  return faults;
}

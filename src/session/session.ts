// One match: owns the log, asks the dealer, seats people and bots, and tells listeners. It reads no clock, knows no
// screen and no network: bots, dealer and journal are handed in. Everything it shows is computed from config and log.

import type { BotRunner } from '../bots/bot.ts';
import type { Dealer } from '../core/kernel/dealer.ts';
import { seededDealer } from '../core/kernel/dealer.ts';
import type { Draft } from '../core/kernel/draft.ts';
import type { Game } from '../core/kernel/game.ts';
import type { Seat, Viewer } from '../core/kernel/knowledge.ts';
import type { Entry, Log } from '../core/kernel/log.ts';
import { LOG_FORMAT } from '../core/kernel/log.ts';
import type { Pending, Refusal } from '../core/kernel/pending.ts';
import type { Course, Extended, Fault, Step } from '../core/kernel/replay.ts';
import { begin, deal, extend, freeUndo, replay } from '../core/kernel/replay.ts';
import type { Customs } from './customs.ts';
import { concession, onlyAction } from './customs.ts';
import { History } from './history.ts';
import type { Heard, Match, SeatHolder } from './port.ts';
import { parseHolder } from './seats.ts';

export type SessionParts<Config, State, Action, Pick, Event, View, Outcome> = {
  readonly game: Game<Config, State, Action, Pick, Event, View, Outcome>;
  readonly customs: Customs<Config, Pick, Outcome>;
  readonly bots: BotRunner<State, Action>;
  /** Called with each entry and its number before anybody else hears of it: for saving. */
  readonly journal?: (entry: Entry<Action>, at: number) => void;
  /** Whether entries carry prints of the state; on unless said otherwise. */
  readonly prints?: boolean;
  /** Instead of the seeded one, for tests. */
  readonly dealer?: Dealer;
};

/** How a match begins; the seed is secret while it runs. */
export type NewMatch<Config> = {
  readonly config: Config;
  readonly seats: readonly SeatHolder[];
  readonly seed: string;
};

const REFUSED: Readonly<Record<string, string>> = {
  stale: 'That was an answer to an earlier question.',
  'not-now': 'Nothing can be done at this moment.',
};

function refusal(code: string): Refusal {
  return { code, rule: 'session', text: REFUSED[code] ?? code };
}

export class Session<Config, State, Action, Pick, Event, View, Outcome>
  implements Match<Action, Pick, Event, View, Outcome>
{
  readonly #parts: SessionParts<Config, State, Action, Pick, Event, View, Outcome>;
  readonly #dealer: Dealer;
  readonly #match: NewMatch<Config>;
  readonly #entries: Entry<Action>[];
  readonly #history: History<State, Action, Event>;
  readonly #listeners = new Set<(heard: Heard<Event>) => void>();
  #course: Course<State, Action, Event>;
  #holders: readonly SeatHolder[];
  #paused = false;
  #stopped = false;
  #telling = false;
  #untold: Heard<Event>[] = [];
  /** The question each bot is thinking about; replaced when the question is another one. */
  #asked = new Map<Seat, { readonly no: number }>();

  constructor(
    parts: SessionParts<Config, State, Action, Pick, Event, View, Outcome>,
    match: NewMatch<Config>,
    resumed: {
      readonly course: Course<State, Action, Event>;
      readonly entries: readonly Entry<Action>[];
    } | null = null,
  ) {
    this.#parts = parts;
    this.#match = match;
    this.#dealer = parts.dealer ?? seededDealer(match.seed);
    this.#course = resumed?.course ?? begin(parts.game.setup(match.config));
    this.#entries = [...(resumed?.entries ?? [])];
    this.#history = new History(parts.game.viewEvent, this.#course.steps);
    this.#holders = holdersAfter(match.seats, this.#entries);
    this.#settle();
    // Whoever made the session listens first, then bots move.
    queueMicrotask(() => this.#goOn());
  }

  // --- looking ---------------------------------------------------------------------------------------------------

  readonly holders = (): readonly SeatHolder[] => this.#holders;
  readonly config = (): Config => this.#match.config;
  readonly view = (viewer: Viewer): View => this.#parts.game.view(this.#course.state, viewer);
  readonly pending = (): Pending<Outcome> => this.#parts.game.pending(this.#course.state);
  readonly legal = (seat: Seat): readonly Pick[] => this.#parts.game.legal(this.#course.state, seat);
  readonly draft = (seat: Seat, picks: readonly Pick[]): Draft<Pick, Action> =>
    this.#parts.game.draft(this.#course.state, seat, picks);
  readonly check = (seat: Seat, action: Action): Refusal | null =>
    this.#parts.game.check(this.#course.state, seat, action);
  readonly eventsFor = (viewer: Viewer): readonly Heard<Event>[] => this.#history.eventsFor(viewer);

  readonly onChange = (listener: (heard: Heard<Event>) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The whole match as data: what a save, a report or a peer gets. It holds the seed. */
  readonly toLog = (): Log<Config, Action> => ({
    format: LOG_FORMAT,
    game: this.#parts.game.name,
    config: this.#match.config,
    seed: this.#match.seed,
    seats: this.#match.seats,
    entries: this.#entries.slice(),
  });

  /** The settings of the next game of this table; null while this one runs. */
  readonly rematch = (): Config | null => {
    const pending = this.pending();
    return pending.kind === 'over' ? this.#parts.customs.rematch(this.#match.config, pending.outcome) : null;
  };

  // --- doing -----------------------------------------------------------------------------------------------------

  readonly propose = (seat: Seat, decision: number, action: Action): Refusal | null =>
    this.#answer('act', seat, decision, action);

  /** The default is taken for a seat that did not answer in time: said by whoever keeps the clock. */
  readonly timeOut = (seat: Seat, decision: number): Refusal | null => {
    const action = this.#parts.game.defaultAction(this.#course.state, seat);
    return action === null ? refusal('not-now') : this.#answer('default', seat, decision, action);
  };

  /** The seat gives up, where the game lets it. */
  readonly concede = (seat: Seat): Refusal | null => {
    const pending = this.pending();
    const action = concession(this.#parts.game, this.#parts.customs, this.#course.state, seat);
    return action === null || pending.kind !== 'decide' ? refusal('not-now') : this.propose(seat, pending.no, action);
  };

  /** Who plays the seat from now on: a bot takes over, or its person is back. */
  readonly seat = (seat: Seat, holder: SeatHolder): void => {
    if (this.#holders[seat] === undefined) return;
    this.#append({ kind: 'holder', seat, holder });
    this.#holders = holdersAfter(this.#match.seats, this.#entries);
    this.#asked.delete(seat);
    this.#goOn();
  };

  readonly mayUndo = (seat: Seat): boolean => this.#undoable(seat) > 0;

  readonly undo = (seat: Seat): boolean => {
    const count = this.#undoable(seat);
    if (count === 0) return false;
    this.#append({ kind: 'undo', by: seat, count, print: null });
    this.#asked.clear();
    this.#goOn();
    return true;
  };

  readonly mayRedo = (seat: Seat): boolean => {
    const first = this.#course.undone?.last[0]?.entry;
    return first?.kind === 'act' && first.by === seat && this.#isPerson(seat);
  };

  readonly redo = (seat: Seat): boolean => {
    if (!this.mayRedo(seat)) return false;
    this.#append({ kind: 'redo', by: seat, print: null });
    this.#asked.clear();
    this.#goOn();
    return true;
  };

  readonly pause = (): void => {
    this.#paused = true;
  };

  readonly resume = (): void => {
    this.#paused = false;
    // An answer that came meanwhile was not taken: the same question gets the same answer again.
    this.#asked.clear();
    this.#goOn();
  };

  readonly isPaused = (): boolean => this.#paused;

  /** The match is left: nobody is told or asked any more. */
  readonly stop = (): void => {
    this.#stopped = true;
    this.#listeners.clear();
    this.#parts.bots.stop();
  };

  // --- how it goes on --------------------------------------------------------------------------------------------

  #answer(kind: 'act' | 'default', by: Seat, no: number, action: Action): Refusal | null {
    const pending = this.pending();
    if (this.#stopped || pending.kind !== 'decide') return refusal('not-now');
    if (pending.no !== no) return refusal('stale');
    const refused = this.check(by, action);
    if (refused !== null) return refused;
    this.#append({ kind, by, no, action, print: null });
    this.#goOn();
    return null;
  }

  #append(entry: Entry<Action>): void {
    const { game, prints = true } = this.#parts;
    this.#take(extend(game, this.#course, entry, { prints }));
  }

  /** What was applied is journalled before anybody hears of it. */
  #take(next: Extended<State, Action, Event>): void {
    if (!next.ok) throw new Error(next.fault.text);
    const at = this.#entries.length;
    this.#course = next.course;
    this.#entries.push(next.entry);
    this.#parts.journal?.(next.entry, at);
    this.#history.follow(next.entry, next.course.steps);
    this.#untold.push({ entry: at, events: next.events });
  }

  /** Chance is answered and what only has one answer is played, until somebody has to choose. */
  #settle(): void {
    const { game, customs, prints = true } = this.#parts;
    for (;;) {
      const pending = this.pending();
      if (pending.kind === 'over') return;
      if (pending.kind === 'chance') {
        const dealt = deal(game, this.#course, this.#dealer, { prints });
        if (dealt !== null) this.#take(dealt);
        continue;
      }
      if (!customs.answersItself(this.#match.config, pending.prompt)) return;
      const forced = firstOf(pending.seats, (seat) => onlyAction(game, customs, this.#course.state, seat));
      if (forced === null) return;
      this.#append({ kind: 'act', by: forced.seat, no: pending.no, action: forced.found, print: null });
    }
  }

  #goOn(): void {
    if (this.#stopped) return;
    this.#settle();
    this.#tell();
    this.#askBots();
  }

  /** Listeners hear entries in order, also when one of them proposes while it is being told. */
  #tell(): void {
    if (this.#telling) return;
    this.#telling = true;
    try {
      for (let heard = this.#untold.shift(); heard !== undefined; heard = this.#untold.shift()) {
        for (const listener of [...this.#listeners]) listener(heard);
      }
    } finally {
      this.#telling = false;
    }
  }

  #askBots(): void {
    const pending = this.pending();
    if (this.#paused || this.#stopped || pending.kind !== 'decide') return;
    const isForPeople = pending.seats.some((seat) => this.#isPerson(seat));
    if (isForPeople && this.#parts.customs.asksPeopleFirst(pending.prompt)) return;
    for (const seat of pending.seats) {
      const holder = this.#holders[seat];
      if (holder?.kind !== 'bot' || this.#asked.get(seat)?.no === pending.no) continue;
      const question = { no: pending.no };
      this.#asked.set(seat, question);
      const copy = this.#parts.game.replicaOf(this.#course.state, seat);
      const request = { bot: holder.bot, seat, seed: seedFor(holder.seed, pending.no), copy };
      this.#parts.bots.choose(request).then(
        (action) => this.#takeBotAnswer(seat, question, action),
        () => this.#takeBotAnswer(seat, question, null),
      );
    }
  }

  /** Late answers are dropped: to a question that is gone, undone, or no longer the bot's to answer. */
  #takeBotAnswer(seat: Seat, question: { readonly no: number }, action: Action | null): void {
    if (this.#stopped || this.#asked.get(seat) !== question || this.#paused) return;
    const pending = this.pending();
    if (pending.kind !== 'decide' || pending.no !== question.no || !pending.seats.includes(seat)) return;
    this.#asked.delete(seat);
    if (action !== null && this.#answer('act', seat, question.no, action) === null) return;
    this.timeOut(seat, question.no);
  }

  // --- undo ------------------------------------------------------------------------------------------------------

  #undoable(seat: Seat): number {
    if (!this.#isPerson(seat) || this.pending().kind === 'over') return 0;
    return freeUndo(this.#course, seat, (step) => this.#wasForced(step, seat));
  }

  /** To take back only what was played for the seat would bring it back at once. */
  #wasForced(step: Step<State, Action, Event>, seat: Seat): boolean {
    const { game, customs } = this.#parts;
    const pending = game.pending(step.before);
    if (pending.kind !== 'decide' || !customs.answersItself(this.#match.config, pending.prompt)) return false;
    return onlyAction(game, customs, step.before, seat) !== null;
  }

  #isPerson(seat: Seat): boolean {
    return this.#holders[seat]?.kind === 'person';
  }
}

function firstOf<T>(
  seats: readonly Seat[],
  find: (seat: Seat) => T | null,
): { readonly seat: Seat; readonly found: T } | null {
  for (const seat of seats) {
    const found = find(seat);
    if (found !== null) return { seat, found };
  }
  return null;
}

/** Who sits where after these entries. */
function holdersAfter<Action>(seats: readonly SeatHolder[], entries: readonly Entry<Action>[]): readonly SeatHolder[] {
  const holders = [...seats];
  for (const entry of entries) {
    const holder = entry.kind === 'holder' ? parseHolder(entry.holder) : null;
    if (entry.kind === 'holder' && holder !== null) holders[entry.seat] = holder;
  }
  return holders;
}

/** A number of its own for each question, the same whenever the question is the same. */
function seedFor(seed: number, no: number): number {
  return (Math.imul(seed, 0x9e3779b1) ^ Math.imul(no + 1, 0x85ebca6b)) >>> 0;
}

/** A new match; its first chances are dealt before this returns. */
export function createSession<Config, State, Action, Pick, Event, View, Outcome>(
  parts: SessionParts<Config, State, Action, Pick, Event, View, Outcome>,
  match: NewMatch<Config>,
): Session<Config, State, Action, Pick, Event, View, Outcome> {
  return new Session(parts, match);
}

export type Resumed<Config, State, Action, Pick, Event, View, Outcome> =
  | { readonly ok: true; readonly session: Session<Config, State, Action, Pick, Event, View, Outcome> }
  | { readonly ok: false; readonly fault: Fault };

/** A match goes on from its log, dealer included. A log that does not follow its own rules is refused at the entry. */
export function resumeSession<Config, State, Action, Pick, Event, View, Outcome>(
  parts: SessionParts<Config, State, Action, Pick, Event, View, Outcome>,
  log: Log<Config, Action>,
): Resumed<Config, State, Action, Pick, Event, View, Outcome> {
  const refuse = (code: string, text: string) => ({ ok: false, fault: { at: 0, code, section: null, text } }) as const;
  if (log.seed === null) return refuse('no-seed', 'This game was not dealt on one device and cannot go on here.');
  const seats = log.seats.map(parseHolder).filter((holder) => holder !== null);
  if (seats.length !== parts.game.seatsOf(log.config))
    return refuse('bad-seats', 'The seats of this game cannot be read.');
  const dealer = parts.dealer ?? seededDealer(log.seed);
  const { course, fault } = replay(parts.game, log, { dealer });
  if (fault !== null) return { ok: false, fault };
  const match = { config: log.config, seats, seed: log.seed };
  return { ok: true, session: new Session(parts, match, { course, entries: log.entries }) };
}

// The course of a match: what a config and the entries of a log add up to. One entry is one step forward; undo and redo
// are entries too and fold here. Pure and persistent: nothing is copied that grows with the log.

import { encode } from './codec.ts';
import type { Dealer, Dealt, Hidden } from './dealer.ts';
import { NOTHING_HIDDEN } from './dealer.ts';
import type { Game, Section } from './game.ts';
import { hashSections, hashSectionsAfresh } from './hash.ts';
import type { CardId, Seat } from './knowledge.ts';
import type { Entry, Log, Print } from './log.ts';
import { fitsSpec } from './log.ts';

/** One entry that changed the state, with what was before, so that undo is a step back along the chain. */
export type Step<State, Action, Event> = {
  readonly entry: Entry<Action>;
  /** The number of the entry in the log, from 0. */
  readonly at: number;
  readonly before: State;
  readonly after: State;
  readonly hiddenBefore: Hidden;
  readonly hiddenAfter: Hidden;
  readonly events: readonly Event[];
};

/** Newest first. */
export type Chain<T> = { readonly last: T; readonly rest: Chain<T> } | null;

export type Course<State, Action, Event> = {
  readonly state: State;
  /** What the dealer holds; empty where there is no dealer. */
  readonly hidden: Hidden;
  /** Entries of the log so far. */
  readonly entries: number;
  /** Chances of the log so far, undone ones too. */
  readonly chances: number;
  /** Steps that stand: not undone. */
  readonly steps: Chain<Step<State, Action, Event>>;
  /** What undo took, the last undo first; each group oldest step first. Emptied by a new step. */
  readonly undone: Chain<readonly Step<State, Action, Event>[]>;
};

/** Why an entry does not follow: at which one, and where it shows, the section of the state that differs. */
export type Fault = {
  readonly at: number;
  readonly code: string;
  readonly section: string | null;
  readonly text: string;
};

export type Advanced<State, Action, Event> =
  | { readonly ok: true; readonly course: Course<State, Action, Event>; readonly events: readonly Event[] }
  | { readonly ok: false; readonly fault: Fault };

export type Extended<State, Action, Event> =
  | {
      readonly ok: true;
      readonly course: Course<State, Action, Event>;
      readonly events: readonly Event[];
      readonly entry: Entry<Action>;
    }
  | { readonly ok: false; readonly fault: Fault };

/** The start of a match, before its first entry. */
export function begin<State, Action, Event>(state: State): Course<State, Action, Event> {
  return { state, hidden: NOTHING_HIDDEN, entries: 0, chances: 0, steps: null, undone: null };
}

/** One entry further, or why it cannot follow. With a dealer, what it would have answered must be what the entry says. */
export function advance<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  course: Course<State, Action, Event>,
  entry: Entry<Action>,
  dealer: Dealer | null = null,
): Advanced<State, Action, Event> {
  let hidden = course.hidden;
  if (entry.kind === 'chance' && dealer !== null) {
    const dealt = dealtNow(game, course, dealer);
    if (dealt !== null && dealt.answer.kind === entry.answer.kind && encode(dealt.answer) !== encode(entry.answer)) {
      return failed(course, 'other-luck', `the seed gives another answer than this ${entry.answer.kind}`);
    }
    hidden = dealt?.hidden ?? hidden;
  }
  const moved = move(game, course, entry, hidden);
  if (!moved.ok || entry.kind === 'holder' || entry.print === null) return moved;
  const fault = printFault(game.publicSections(moved.course.state), entry.print, course.entries, hashSections);
  return fault === null ? moved : { ok: false, fault };
}

/** An entry that is yet to be written: its print is made here where it is asked for. */
export function extend<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  course: Course<State, Action, Event>,
  entry: Entry<Action>,
  options: { readonly prints: boolean; readonly hidden?: Hidden },
): Extended<State, Action, Event> {
  const moved = move(game, course, entry, options.hidden ?? course.hidden);
  if (!moved.ok) return moved;
  if (!options.prints || entry.kind === 'holder') return { ...moved, entry };
  const printed = { ...entry, print: printOf(game.publicSections(moved.course.state)) };
  const top = moved.course.steps;
  const isStep = top !== null && top.last.at === course.entries;
  const steps = isStep ? { last: { ...top.last, entry: printed }, rest: top.rest } : top;
  return { ...moved, course: { ...moved.course, steps }, entry: printed };
}

/** The dealer answers what is asked now. Null when no chance is asked for. */
export function deal<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  course: Course<State, Action, Event>,
  dealer: Dealer,
  options: { readonly prints: boolean },
): Extended<State, Action, Event> | null {
  const dealt = dealtNow(game, course, dealer);
  if (dealt === null) return null;
  const entry: Entry<Action> = { kind: 'chance', answer: dealt.answer, print: null };
  return extend(game, course, entry, { prints: options.prints, hidden: dealt.hidden });
}

function dealtNow<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  course: Course<State, Action, Event>,
  dealer: Dealer,
): Dealt | null {
  const pending = game.pending(course.state);
  if (pending.kind !== 'chance') return null;
  const faces = { heldFace: (id: CardId) => game.heldFace(course.state, id), shows: game.shows };
  return dealer.deal(pending.spec, course.chances, course.hidden, faces);
}

function move<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  course: Course<State, Action, Event>,
  entry: Entry<Action>,
  hidden: Hidden,
): Advanced<State, Action, Event> {
  switch (entry.kind) {
    case 'act':
    case 'default': {
      const pending = game.pending(course.state);
      if (pending.kind !== 'decide') return failed(course, 'no-decision', 'nothing is to be decided here');
      if (pending.no !== entry.no)
        return failed(course, 'stale', `made for decision ${entry.no}, but this is decision ${pending.no}`);
      const done = game.apply(course.state, entry.by, entry.action);
      return done.ok ? stepped(course, entry, done, hidden) : failed(course, done.refusal.code, done.refusal.text);
    }
    case 'chance': {
      const pending = game.pending(course.state);
      if (pending.kind !== 'chance') return failed(course, 'no-chance', 'no chance is asked for here');
      const { spec } = pending;
      if (!fitsSpec(spec, entry.answer))
        return failed(course, 'bad-answer', `this is no answer to a ${spec.kind} for '${spec.what}'`);
      const done = game.apply(course.state, 'chance', entry.answer);
      return done.ok ? stepped(course, entry, done, hidden) : failed(course, done.refusal.code, done.refusal.text);
    }
    case 'undo':
      return undo(course, entry.count);
    case 'redo':
      return redo(course);
    case 'holder':
      return { ok: true, course: { ...course, entries: course.entries + 1 }, events: [] };
  }
}

function failed<State, Action, Event>(
  course: Course<State, Action, Event>,
  code: string,
  text: string,
): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { at: course.entries, code, section: null, text: `Entry ${course.entries}: ${text}` } };
}

function stepped<State, Action, Event>(
  course: Course<State, Action, Event>,
  entry: Entry<Action>,
  done: { readonly state: State; readonly events: readonly Event[] },
  hidden: Hidden,
) {
  const step: Step<State, Action, Event> = {
    entry,
    at: course.entries,
    before: course.state,
    after: done.state,
    hiddenBefore: course.hidden,
    hiddenAfter: hidden,
    events: done.events,
  };
  const steps = { last: step, rest: course.steps };
  const chances = course.chances + (entry.kind === 'chance' ? 1 : 0);
  const next = { state: done.state, hidden, entries: course.entries + 1, chances, steps, undone: null };
  return { ok: true as const, course: next, events: done.events };
}

function undo<State, Action, Event>(
  course: Course<State, Action, Event>,
  count: number,
): Advanced<State, Action, Event> {
  const group: Step<State, Action, Event>[] = [];
  let { steps, state, hidden } = course;
  for (let i = 0; i < count; i++) {
    if (steps === null) return failed(course, 'nothing-to-undo', `${count} steps were to be undone, there are ${i}`);
    group.push(steps.last);
    state = steps.last.before;
    hidden = steps.last.hiddenBefore;
    steps = steps.rest;
  }
  const undone = { last: group.toReversed(), rest: course.undone };
  return { ok: true, course: { ...course, state, hidden, entries: course.entries + 1, steps, undone }, events: [] };
}

function redo<State, Action, Event>(course: Course<State, Action, Event>): Advanced<State, Action, Event> {
  if (course.undone === null) return failed(course, 'nothing-to-redo', 'nothing was undone');
  const { last: group, rest: undone } = course.undone;
  let { steps, state, hidden } = course;
  for (const step of group) {
    steps = { last: step, rest: steps };
    state = step.after;
    hidden = step.hiddenAfter;
  }
  const next = { ...course, state, hidden, entries: course.entries + 1, steps, undone };
  return { ok: true, course: next, events: group.flatMap((step) => step.events) };
}

/**
 * How many steps the seat may take back by itself: its last own act and what was played for it since; 0 when chance or
 * another seat came after. Nothing that a seat can learn comes otherwise than by these two, so free undo unlearns nothing.
 */
export function freeUndo<State, Action, Event>(
  course: Course<State, Action, Event>,
  seat: Seat,
  isForced: (step: Step<State, Action, Event>) => boolean = () => false,
): number {
  let count = 0;
  for (let steps = course.steps; steps !== null; steps = steps.rest) {
    const { entry } = steps.last;
    if (entry.kind !== 'act' || entry.by !== seat) return 0;
    count += 1;
    if (!isForced(steps.last)) return count;
  }
  return 0;
}

// --- prints ----------------------------------------------------------------------------------------------------

/** The print of a state, over its public sections. */
export function printOf(sections: readonly Section[]): Print {
  const hashes = hashSections(sections);
  return { all: hashes.all, marks: sections.map(({ name }) => (hashes.sections[name] ?? '').slice(0, 4)).join('') };
}

function printFault(sections: readonly Section[], print: Print, at: number, hash: typeof hashSections): Fault | null {
  const hashes = hash(sections);
  if (hashes.all === print.all) return null;
  const section = sections.find(
    ({ name }, i) => (hashes.sections[name] ?? '').slice(0, 4) !== print.marks.slice(4 * i, 4 * i + 4),
  );
  const where = section === undefined ? 'its sections' : `section '${section.name}'`;
  return {
    at,
    code: 'other-state',
    section: section?.name ?? null,
    text: `Entry ${at}: the state differs in ${where}`,
  };
}

// --- whole logs ------------------------------------------------------------------------------------------------

export type Replayed<State, Action, Event> = {
  /** As far as the log could be followed. */
  readonly course: Course<State, Action, Event>;
  readonly fault: Fault | null;
  /** Entries whose print was compared. */
  readonly compared: number;
};

/** How often a replay hashes the whole state from nothing, so that a fault of keeping hashes would show. */
const CHECKPOINT = 256;

/** Plays a whole log again. With a dealer its luck is checked too, and the course can go on with it. */
export function replay<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  log: Log<Config, Action>,
  options: {
    readonly dealer?: Dealer | null;
    readonly onStep?: (course: Course<State, Action, Event>, entry: Entry<Action>, before: State) => void;
  } = {},
): Replayed<State, Action, Event> {
  let course = begin<State, Action, Event>(game.setup(log.config));
  let compared = 0;
  for (const entry of log.entries) {
    const before = course.state;
    const next = advanceTotally(game, course, entry, options.dealer ?? null);
    if (!next.ok) return { course, fault: next.fault, compared };
    course = next.course;
    const print = entry.kind === 'holder' ? null : entry.print;
    if (print !== null) {
      compared += 1;
      const fault =
        course.entries % CHECKPOINT === 0
          ? printFault(game.publicSections(course.state), print, course.entries - 1, hashSectionsAfresh)
          : null;
      if (fault !== null) return { course, fault, compared };
    }
    options.onStep?.(course, entry, before);
  }
  return { course, fault: null, compared };
}

// A log from outside may hold answers of chance that no dealer gives; a rule that trips over one must not stop the page.
function advanceTotally<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  course: Course<State, Action, Event>,
  entry: Entry<Action>,
  dealer: Dealer | null,
): Advanced<State, Action, Event> {
  try {
    return advance(game, course, entry, dealer);
  } catch (error) {
    return failed(course, 'threw', error instanceof Error ? error.message : 'the rules stopped');
  }
}

// The leak test: beside the truth run copies cut to what one seat, or the table, may know, fed only with what that viewer
// may receive. After every step each must equal the truth cut to its audience, byte for byte. A second opinion swaps
// the faces a viewer does not know and looks for any difference.

import { encode } from './codec.ts';
import type { Game } from './game.ts';
import { encodeSections, hashSectionsAfresh } from './hash.ts';
import type { CardId, Cards, Face, Viewer } from './knowledge.ts';
import { cardCount, heldFace, imagined, isKnownTo } from './knowledge.ts';
import type { Luck } from './luck.ts';
import { mixed } from './luck.ts';
import type { Watched } from './random-play.ts';

export type ReplicaOptions = {
  /** Every how many steps copies are compared in full; in between they only follow. 1 = always. */
  readonly every?: number;
};

/** A watcher for random play that runs a copy a seat and one for the table. One watcher a game. */
export function replicaRun<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  config: Config,
  options: ReplicaOptions = {},
): (step: Watched<State, Action, Event>) => readonly string[] {
  const viewers: readonly Viewer[] = ['table', ...Array.from({ length: game.seatsOf(config) }, (_, seat) => seat)];
  const copies = new Map<Viewer, State>();
  return (step) => {
    const faults: string[] = [];
    for (const viewer of viewers) {
      // The start is open to all: set-up makes nothing that must be hidden before the first shuffle.
      const copy = copies.get(viewer) ?? game.replicaOf(step.before, viewer);
      const received = game.redact(step.before, step.by, step.action, viewer);
      const done = applied(game, copy, step, received);
      if (typeof done === 'string') {
        faults.push(`the copy of ${viewer} ${done} ${encode(received)}`);
        continue;
      }
      copies.set(viewer, done.state);
      if (step.at % (options.every ?? 1) === 0)
        faults.push(...compare(game, step, viewer, done).map((f) => `the copy of ${viewer} ${f}`));
    }
    return faults;
  };
}

type Done<State, Event> = { readonly state: State; readonly events: readonly Event[] };

function applied<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  copy: State,
  step: Watched<State, Action, Event>,
  received: Watched<State, Action, Event>['action'],
): Done<State, Event> | string {
  try {
    const done = game.apply(copy, step.by, received);
    return done.ok ? done : `refuses (${done.refusal.code})`;
  } catch (error) {
    return `throws (${error instanceof Error ? error.message : 'something'}) at`;
  }
}

function compare<Config, State, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  step: Watched<State, Action, Event>,
  viewer: Viewer,
  { state, events }: Done<State, Event>,
): string[] {
  const faults: string[] = [];
  const cut = game.replicaOf(step.after, viewer);
  if (encodeSections(game.sections(state)) !== encodeSections(game.sections(cut))) {
    const differs = differing(game.sections(state), game.sections(cut));
    faults.push(`is not the truth cut to it, in ${differs}`);
  }
  const truth = hashSectionsAfresh(game.publicSections(step.after));
  const here = hashSectionsAfresh(game.publicSections(state));
  if (truth.all !== here.all) {
    const names = Object.keys(truth.sections).filter((name) => truth.sections[name] !== here.sections[name]);
    faults.push(`has another public hash, in ${names.join()}`);
  }
  const told = (list: readonly Event[]): string => encode(list.map((event) => game.viewEvent(event, viewer)));
  if (told(step.events) !== told(events))
    faults.push(`tells other events: ${told(events)} instead of ${told(step.events)}`);
  if (encode(game.view(step.after, viewer)) !== encode(game.view(state, viewer))) faults.push('shows another view');
  if (encode(game.pending(step.after)) !== encode(game.pending(state))) faults.push('waits for something else');
  if (viewer !== 'table') {
    const picks = (of: State): string => encode(game.legal(of, viewer).map(game.keyOf));
    if (picks(step.after) !== picks(state)) faults.push('offers its seat other picks');
  }
  return faults;
}

function differing(
  a: readonly { name: string; value: unknown }[],
  b: readonly { name: string; value: unknown }[],
): string {
  return a
    .filter(({ value }, i) => encode(value) !== encode(b[i]?.value ?? null))
    .map(({ name }) => name)
    .join();
}

// --- swapping unknown faces ------------------------------------------------------------------------------------

/** The tables of knowledge with the faces this viewer does not know dealt anew among the same cards. */
export function swapped(cards: Cards, viewer: Viewer, luck: Luck): Cards {
  // Any id of a slot names its card; the generation does not matter for looking up.
  const unknown = Array.from({ length: cardCount(cards) }, (_, slot) => slot as CardId).filter(
    (id) => !isKnownTo(cards, id, viewer) && heldFace(cards, id) !== null,
  );
  const faces = unknown.map((id) => heldFace(cards, id) ?? '') satisfies Face[];
  return imagined(cards, unknown, mixed(luck, faces));
}

/**
 * A watcher for random play of games that keep their tables of knowledge in `cards`: if the faces a viewer does not know
 * lay otherwise, that viewer must see the same, be offered the same, and see the same come of its own acts.
 */
export function swapCheck<Config, State extends { readonly cards: Cards }, Action, Pick, Event, View, Outcome>(
  game: Game<Config, State, Action, Pick, Event, View, Outcome>,
  luck: Luck,
): (step: Watched<State, Action, Event>) => readonly string[] {
  return ({ before, by, action, events }) => {
    if (by === 'chance') return [];
    const twin = { ...before, cards: swapped(before.cards, by, luck) };
    const faults: string[] = [];
    if (encode(game.view(twin, by)) !== encode(game.view(before, by)))
      faults.push(`seat ${by} sees through the back of cards`);
    if (encode(game.legal(twin, by).map(game.keyOf)) !== encode(game.legal(before, by).map(game.keyOf)))
      faults.push(`the picks of seat ${by} show cards it does not know`);
    if (encode(game.pending(twin)) !== encode(game.pending(before))) faults.push('what is asked hangs on hidden cards');
    if (hashSectionsAfresh(game.publicSections(twin)).all !== hashSectionsAfresh(game.publicSections(before)).all)
      faults.push('a public section holds hidden cards');
    const done = game.apply(twin, by, action as Action);
    if (!done.ok) return [...faults, `an act of seat ${by} hangs on cards it does not know: ${done.refusal.code}`];
    const told = (list: readonly Event[]): string => encode(list.map((event) => game.viewEvent(event, by)));
    if (told(done.events) !== told(events))
      faults.push(`what came of an act of seat ${by} hangs on cards it does not know`);
    return faults;
  };
}

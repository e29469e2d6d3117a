// What a screen gets of a match: look, draft, propose, listen. It knows nothing of where the seats are.
// Every method is synchronous; listeners are told after the state is final.

import type { Draft } from '../core/kernel/draft.ts';
import type { Seat, Viewer } from '../core/kernel/knowledge.ts';
import type { Pending, Refusal } from '../core/kernel/pending.ts';

/** Who sits where: a person at this device, or a bot with its own seed. */
export type SeatHolder =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: 'random' | 'greedy'; readonly seed: number };

/** One applied entry as a listener hears of it: its number in the log (from 0) and what happened, uncut. */
export type Heard<Event> = { readonly entry: number; readonly events: readonly Event[] };

export type Match<Action, Pick, Event, View, Outcome> = {
  readonly holders: () => readonly SeatHolder[];
  readonly view: (viewer: Viewer) => View;
  readonly pending: () => Pending<Outcome>;
  readonly legal: (seat: Seat) => readonly Pick[];
  readonly draft: (seat: Seat, picks: readonly Pick[]) => Draft<Pick, Action>;
  /** Names the decision it answers; a stale one is refused with code `stale`. Null when taken. */
  readonly propose: (seat: Seat, decision: number, action: Action) => Refusal | null;
  /** Why an action could not be proposed now; null when it could. */
  readonly check: (seat: Seat, action: Action) => Refusal | null;
  /** Everything that happened so far as this viewer may know it, oldest first. */
  readonly eventsFor: (viewer: Viewer) => readonly Heard<Event>[];
  /** Calls back after every applied entry, with the events cut to nobody: ask `eventsFor` for a viewer's own. Returns how to stop. */
  readonly onChange: (listener: (heard: Heard<Event>) => void) => () => void;
  /** Free undo of the seat's own last act, and redo; false when it cannot be. */
  readonly mayUndo: (seat: Seat) => boolean;
  readonly undo: (seat: Seat) => boolean;
  readonly mayRedo: (seat: Seat) => boolean;
  readonly redo: (seat: Seat) => boolean;
  /** No bot moves while paused. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly isPaused: () => boolean;
};

// The contract between a game and everything that plays it. One page: whoever knows it knows both games.
// All members are pure: no clock, no luck, no memory; the same arguments give the same bytes on every engine.

import type { ChanceAnswer, ChanceSpec } from './chance.ts';
import type { Draft } from './draft.ts';
import type { CardId, Face, Seat, Viewer } from './knowledge.ts';
import type { Pending, Refusal } from './pending.ts';

/** Who made an entry of the log: a seat, or chance. */
export type By = Seat | 'chance';

export type Applied<State, Event> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** A named piece of the state for encoding and hashing; a section whose object did not change is not encoded again. */
export type Section = { readonly name: string; readonly value: unknown };

export type Game<Config, State, Action, Pick, Event, View, Outcome> = {
  readonly name: string;
  /** Raised with every change that gives an old log another meaning. */
  readonly rulesVersion: number;
  /** Hash of the catalogue: two copies with another hash must not play together. */
  readonly contentHash: string;
  /** A config from outside, made whole or refused in a sentence. */
  readonly parseConfig: (
    raw: unknown,
  ) => { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly refusal: Refusal };
  readonly seatsOf: (config: Config) => number;
  readonly setup: (config: Config) => State;
  /** The one place that says what the game waits for. */
  readonly pending: (state: State) => Pending<Outcome>;
  /** Null, or why not. Judged on public state and the action's own claims, so every peer judges alike. Total. */
  readonly check: (state: State, seat: Seat, action: Action) => Refusal | null;
  /** Needs that seat's faces. Picks not on offer lead to an empty offer. */
  readonly draft: (state: State, seat: Seat, picks: readonly Pick[]) => Draft<Pick, Action>;
  /** All first picks of a seat, in canonical order; empty when it has nothing to say. */
  readonly legal: (state: State, seat: Seat) => readonly Pick[];
  readonly keyOf: (pick: Pick) => string;
  /** Total: refuses what `check` refuses, never throws for bad input, never changes its input, never consults `legal`. */
  readonly apply: (state: State, by: By, action: Action | ChanceAnswer) => Applied<State, Event>;
  /** What is done for a seat that does not answer. Needs that seat's faces; null when nothing is asked of it. */
  readonly defaultAction: (state: State, seat: Seat) => Action | null;
  readonly view: (state: State, viewer: Viewer) => View;
  readonly viewEvent: (event: Event, viewer: Viewer) => Event;
  /** The action as a viewer may know it; `apply` on their replica takes it with the same public result. */
  readonly redact: (state: State, by: By, action: Action | ChanceAnswer, viewer: Viewer) => Action | ChanceAnswer;
  readonly sections: (state: State) => readonly Section[];
  readonly publicSections: (state: State) => readonly Section[];
  /** The state cut to what a viewer may know. */
  readonly replicaOf: (state: State, viewer: Viewer) => State;
  /** What must hold after every step, as sentences about what does not. */
  readonly invariants: (state: State) => readonly string[];
  /** For dealers: does a face satisfy a named predicate of a chance spec, and which face does this state hold for an id. */
  readonly shows: (predicate: string, face: Face) => boolean;
  readonly heldFace: (state: State, id: CardId) => Face | null;
  /** The action as one short line for goldens and reports, in the game's words. */
  readonly describe: (state: State, by: By, action: Action | ChanceAnswer) => string;
};

export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown, unknown, unknown>;
export type { ChanceAnswer, ChanceSpec, Draft, Pending, Refusal };

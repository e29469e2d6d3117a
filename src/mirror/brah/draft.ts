// An action being put together on the screen, pick by pick. Nothing of it leaves the screen before it is whole.
// Pure: the offers are the match's, this only keeps the picks and lets them be taken back.

import type { Action, Pick } from '../../core/brah/public.ts';
import { keyOf } from '../../core/brah/public.ts';
import type { Draft } from '../../core/kernel/draft.ts';

/** Asks the match what follows these picks. */
export type Ask = (picks: readonly Pick[]) => Draft<Pick, Action>;

export type Making = {
  readonly picks: readonly Pick[];
  /** What may be picked next. */
  readonly offered: readonly Pick[];
};

export type Step =
  | { readonly kind: 'making'; readonly making: Making }
  | { readonly kind: 'whole'; readonly action: Action };

/** The start: the first picks on offer. */
export function begin(first: readonly Pick[]): Making {
  return { picks: [], offered: first };
}

/** One pick further. A pick that leads nowhere leaves the draft as it was. */
export function pickOne(making: Making, pick: Pick, ask: Ask): Step {
  const picks = [...making.picks, pick];
  const next = ask(picks);
  if (next.kind === 'action') return { kind: 'whole', action: next.action };
  if (next.picks.length === 0) return { kind: 'making', making };
  return { kind: 'making', making: { picks, offered: next.picks } };
}

/** The last pick is taken back. */
export function back(making: Making, first: readonly Pick[], ask: Ask): Making {
  return continued(making.picks.slice(0, -1), first, ask);
}

/** One pick out of the middle is taken back; if the rest does not hold without it, everything after it goes too. */
export function without(making: Making, pick: Pick, first: readonly Pick[], ask: Ask): Making {
  const key = keyOf(pick);
  const place = making.picks.findIndex((p) => keyOf(p) === key);
  const rest = making.picks.filter((_, i) => i !== place);
  const kept = continued(rest, first, ask);
  return kept.picks.length === rest.length ? kept : continued(making.picks.slice(0, place), first, ask);
}

/** The draft of these picks, or a fresh one where they lead nowhere (the game has moved on). */
export function continued(picks: readonly Pick[], first: readonly Pick[], ask: Ask): Making {
  if (picks.length === 0) return begin(first);
  const next = ask(picks);
  if (next.kind === 'action' || next.picks.length === 0) return begin(first);
  return { picks, offered: next.picks };
}

/** What is asked: decision `no`, first asked as decision `since`; `shared` means that others answer it too. */
export type Asking = {
  readonly no: number;
  readonly since: number;
  readonly prompt: string;
  readonly shared: boolean;
  /** How many actions wait for each other. */
  readonly depth: number;
};

/**
 * What is asked after a step. Where several answer at once each answer opens a new decision for the rest, but the
 * question stays the same, and so does what they have begun to answer.
 */
export function askedAfter(before: Asking, now: Omit<Asking, 'since'>): Asking {
  const goesOn = before.shared && now.prompt === before.prompt && now.depth === before.depth;
  return { ...now, since: goesOn || now.no === before.no ? before.since : now.no };
}

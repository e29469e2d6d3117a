// Reaction windows (B-RULE-55 to B-RULE-59, B-RULE-65): everybody asked may answer at once, seat order decides.
// An answer that comes before its turn is kept; when its turn comes its seat must disclose it.

import type { Seat } from '../../kernel/knowledge.ts';
import type { Action } from '../actions.ts';
import type { ActionFrame, CombatFrame } from '../frames.ts';
import type { Kept, Prompt } from '../state.ts';
import type { Table } from './table.ts';
import { open, playerAt, replaceTop } from './table.ts';

/** Players who are out or have an empty hand are not asked (B-RULE-59). */
export function stillAsked(t: Table, unasked: readonly Seat[]): Seat[] {
  return unasked.filter((seat) => !playerAt(t.s, seat).out && playerAt(t.s, seat).hand.length > 0);
}

/**
 * Opens the window's next decision: the first seat in order discloses its kept answer, or all without one are asked.
 * False when nobody is left to be asked.
 */
export function askWindow(t: Table, f: ActionFrame | CombatFrame, prompt: Prompt): boolean {
  const unasked = stillAsked(t, f.unasked);
  if (unasked.length !== f.unasked.length) replaceTop(t, { ...f, unasked });
  const [first] = unasked;
  if (first === undefined) return false;
  if (f.kept.some((k) => k.seat === first)) open(t, 'disclose', [first]);
  else
    open(
      t,
      prompt,
      unasked.filter((seat) => !f.kept.some((k) => k.seat === seat)),
    );
  return true;
}

/** Is it this seat's turn to be counted, or is its answer kept? */
export function isFirstAsked(f: ActionFrame | CombatFrame, seat: Seat): boolean {
  return f.unasked[0] === seat;
}

export function keepAnswer(t: Table, f: ActionFrame | CombatFrame, seat: Seat, answer: Action | null): void {
  replaceTop(t, { ...f, kept: withAnswer(f.kept, seat, answer) });
}

/** Kept answers in seat order, so that the order of answering leaves no trace. */
export function withAnswer(kept: readonly Kept[], seat: Seat, answer: Action | null): Kept[] {
  return [...kept, { seat, answer }].sort((a, b) => a.seat - b.seat);
}

/** The window goes on with the next seat. */
export function passed(t: Table, f: ActionFrame | CombatFrame, seat: Seat): void {
  replaceTop(t, { ...f, unasked: f.unasked.filter((s) => s !== seat), kept: f.kept.filter((k) => k.seat !== seat) });
}

// Who may look at a device that several people share: the one rule that keeps hands apart, as a pure function.
// A hand is shown only to the seat that has just been revealed, and only while that seat is asked or on turn.

import type { Seat } from '../core/brah/public.ts';

export type Stage =
  /** The seat's own view. */
  | { readonly kind: 'own'; readonly seat: Seat }
  /** Everything is covered until this person reveals it. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
  /** A reaction window: asked once, on the shared screen. */
  | { readonly kind: 'window'; readonly seats: readonly Seat[]; readonly prompt: 'respond' | 'banish-window' }
  /** What the whole table sees. */
  | { readonly kind: 'shared' };

export type Waiting =
  | { readonly kind: 'decide'; readonly seats: readonly Seat[]; readonly may: readonly Seat[]; readonly prompt: string }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over' };

export type HandoverInput = {
  readonly waiting: Waiting;
  /** Seats of people at this device, those who are out too. */
  readonly people: readonly Seat[];
  readonly out: readonly Seat[];
  /** Whose turn it is; null before the first. */
  readonly active: Seat | null;
  /** Whose view was revealed last and has not been covered since. */
  readonly revealed: Seat | null;
  /** Who has said that they react, in a window or out of turn. */
  readonly claimed: Seat | null;
};

export function stageOf({ waiting, people, out, active, revealed, claimed }: HandoverInput): Stage {
  const [alone, ...others] = people;
  if (alone === undefined || waiting.kind === 'over') return { kind: 'shared' };
  // Nobody else to hide from.
  if (others.length === 0) return { kind: 'own', seat: alone };
  const shown = (seat: Seat): Stage => (revealed === seat ? { kind: 'own', seat } : { kind: 'curtain', seat });
  const alive = people.filter((seat) => !out.includes(seat));
  if (waiting.kind === 'chance') return { kind: 'shared' };
  const asked = alive.filter((seat) => waiting.seats.includes(seat));
  const { prompt } = waiting;
  if (prompt === 'respond' || prompt === 'banish-window') {
    if (asked.length > 0) {
      return claimed !== null && asked.includes(claimed) ? shown(claimed) : { kind: 'window', seats: asked, prompt };
    }
  } else if (claimed !== null && alive.includes(claimed) && waiting.may.includes(claimed)) {
    return shown(claimed);
  }
  const [first] = asked;
  if (first !== undefined) return shown(revealed !== null && asked.includes(revealed) ? revealed : first);
  // A bot is asked: whoever is on turn keeps their view, everybody else gives the screen back to the table.
  return revealed !== null && revealed === active && alive.includes(revealed)
    ? { kind: 'own', seat: revealed }
    : { kind: 'shared' };
}

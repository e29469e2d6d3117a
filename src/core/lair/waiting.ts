// What the game waits for, in the kernel's words. Seats follow the control of heroes, also in the middle of a window.

import type { Seat } from '../kernel/knowledge.ts';
import type { Pending } from '../kernel/pending.ts';
import { isFinished } from './rules/hero-phase.ts';
import { findHero, seatsInPlay, seatsOf } from './rules/table.ts';
import type { LairState, Outcome } from './state.ts';

export function pending(s: LairState): Pending<Outcome> {
  if (s.outcome !== null) return { kind: 'over', outcome: s.outcome };
  const { awaiting } = s;
  if (awaiting === null) throw new RangeError('the game waits for nothing');
  if (awaiting.kind === 'chance') return { kind: 'chance', no: s.chanceNo, spec: awaiting.spec };
  const seats = askedSeats(s);
  const may = mayAct(s).filter((seat) => !seats.includes(seat));
  return { kind: 'decide', no: s.decisionNo, seats, may, prompt: promptOf(s), simultaneous: seats.length > 1 };
}

/** Who may act besides: anybody in a free phase; in a window whoever passed and has a reaction left. */
function mayAct(s: LairState): Seat[] {
  if (s.awaiting?.kind === 'free') return everySeat(s);
  if (s.awaiting?.kind !== 'window') return [];
  return seatsOf(
    s,
    s.awaiting.usable.map((u) => u.hero),
  );
}

/** The word for what is asked; texts and buttons hang on it. */
export function promptOf(s: LairState): string {
  const { awaiting } = s;
  switch (awaiting?.kind) {
    case 'decision':
      return awaiting.what;
    case 'placing':
      return 'place-tile';
    case 'window':
      return `window-${awaiting.what}`;
    default:
      return s.phase;
  }
}

/** Who must answer. */
export function askedSeats(s: LairState): Seat[] {
  const { awaiting } = s;
  switch (awaiting?.kind) {
    case 'decision':
      return seatsOf(s, awaiting.who);
    case 'placing':
      return seatsOf(s, [awaiting.hero]);
    case 'window':
      return seatsOf(s, awaiting.waiting);
    case 'free':
      return freeSeats(s);
    default:
      return [];
  }
}

/** Seats that the phase still waits for: in the Hero phase those with a hero who may go on. */
function freeSeats(s: LairState): Seat[] {
  switch (s.phase) {
    case 'party':
      return [s.config.host];
    case 'hero':
      return seatsInPlay(s).filter((seat) => unfinished(s, seat).length > 0);
    default:
      return seatsInPlay(s).filter((seat) => !s.marks.includes(seat));
  }
}

/** The seat's heroes who are neither done nor out of actions, by slot. */
export function unfinished(s: LairState, seat: Seat) {
  return s.heroes.filter((h) => h.seat === seat && !h.done && !isFinished(s, h.id)).map((h) => h.id);
}

function everySeat(s: LairState): Seat[] {
  return s.phase === 'party' ? Array.from({ length: s.config.players }, (_, seat) => seat) : seatsInPlay(s);
}

/** Does this seat control the hero? */
export function controls(s: LairState, seat: Seat, hero: Parameters<typeof findHero>[1]): boolean {
  return findHero(s, hero)?.seat === seat;
}

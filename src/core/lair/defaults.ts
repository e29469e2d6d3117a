// What is done for a seat that does not answer: it passes, takes the standard option of a decision, and lets its heroes
// be done (17.4, 17.5). Nothing is bought or risked for somebody who is away.

import type { Seat } from '../kernel/knowledge.ts';
import type { Action } from './actions.ts';
import { CLASS_IDS } from './heroes/classes.ts';
import type { LairState } from './state.ts';
import { askedSeats, unfinished } from './waiting.ts';

/** The default of whatever this seat is asked; null when nothing is asked of it. */
export function defaultAction(s: LairState, seat: Seat): Action | null {
  const { awaiting } = s;
  if (awaiting === null || s.outcome !== null || !askedSeats(s).includes(seat)) return null;
  switch (awaiting.kind) {
    case 'chance':
      return null;
    case 'decision':
      return { type: 'choose', decision: awaiting.id, option: awaiting.standard };
    case 'placing': {
      const [rotation] = awaiting.rotations;
      return rotation === undefined ? null : { type: 'place-tile', rotation };
    }
    case 'window':
      return { type: 'pass', window: awaiting.id };
    case 'free':
      return freeDefault(s, seat);
  }
}

function freeDefault(s: LairState, seat: Seat): Action | null {
  switch (s.phase) {
    case 'party': {
      const free = CLASS_IDS.find((id) => !s.slots.some((slot) => slot?.hero === id));
      if (s.slots.some((slot) => slot !== null)) return { type: 'start-campaign' };
      return free === undefined ? null : { type: 'setup-hero', slot: 1, hero: free };
    }
    case 'hero': {
      const [hero] = unfinished(s, seat);
      return hero === undefined ? null : { type: 'done', hero, on: true };
    }
    case 'store':
      return { type: 'store-done', on: true };
    case 'camp':
    case 'regroup':
      return { type: 'camp-done', on: true };
    default:
      return null;
  }
}

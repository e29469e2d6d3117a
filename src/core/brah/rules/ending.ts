// The end of a game: the last player standing, or a win by a Treasure. Nothing can happen afterwards.

import type { Seat } from '../../kernel/knowledge.ts';
import type { WinReason } from '../cards/vocabulary.ts';
import type { Table } from './table.ts';
import { say, survivorsFrom, put } from './table.ts';

// B-WIN-01, B-RULE-90
export function lastStanding(t: Table): void {
  const [winner] = survivorsFrom(t.s, 0);
  if (winner !== undefined) end(t, winner, 'last-standing');
}

/** A win condition from the Treasure piles (B-WIN-01): the game ends at once (B-RULE-96). */
export function win(t: Table, seat: Seat, reason: WinReason): void {
  end(t, seat, reason);
}

function end(t: Table, winner: Seat, reason: 'last-standing' | WinReason): void {
  const outcome = { winner, reason, outOrder: t.s.outOrder } as const;
  put(t, { phase: 'over', outcome, awaiting: { kind: 'over' } });
  say(t, { type: 'game-over', outcome });
}

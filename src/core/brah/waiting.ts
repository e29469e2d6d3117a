// What the game waits for, in the kernel's words.

import type { Pending } from '../kernel/pending.ts';
import { opponentsOf, playerAt } from './rules/table.ts';
import type { BrahState, Outcome } from './state.ts';

export function pending(s: BrahState): Pending<Outcome> {
  if (s.outcome !== null) return { kind: 'over', outcome: s.outcome };
  const { awaiting } = s;
  if (awaiting?.kind === 'chance') return { kind: 'chance', no: s.chanceNo, spec: awaiting.spec };
  if (awaiting?.kind !== 'decision') throw new RangeError('the game waits for nothing');
  const { prompt, seats } = awaiting;
  return {
    kind: 'decide',
    no: s.decisionNo,
    seats,
    may: mayInterrupt(s, prompt),
    prompt,
    simultaneous: seats.length > 1,
  };
}

// B-RULE-63: with a foe on the table, whoever holds a card may Banish in the main phase.
function mayInterrupt(s: BrahState, prompt: string): number[] {
  if (prompt !== 'main' || s.foes.length === 0) return [];
  return opponentsOf(s, s.turn.active).filter((seat) => playerAt(s, seat).hand.length > 0);
}

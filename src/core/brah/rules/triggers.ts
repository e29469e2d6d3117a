// Printed lines of Heroes and Traits that wait for something their player does ("whenever you ...").

import type { Seat } from '../../kernel/knowledge.ts';
import type { KindId, Trigger } from '../cards/vocabulary.ts';
import { abilitiesOf } from './in-play.ts';
import type { Table } from './table.ts';
import { effectOf, playerAt, push, setTurn } from './table.ts';

/**
 * Pushes the player's lines whose trigger fits, Heroes left to right, Traits in the order placed (B-RULE-129).
 * B-RULE-127: "the first time each turn" counts per turn, whosever it is.
 */
export function pushTriggers(t: Table, seat: Seat, fits: (when: Trigger) => boolean): void {
  if (playerAt(t.s, seat).out) return;
  const found = abilitiesOf(t.s, seat).filter(
    ({ ability, line }) => fits(ability.when) && isFresh(t, seat, ability.when, line.kind),
  );
  push(t, ...found.map(({ line, hero }) => effectOf(line, seat, { hero, owner: seat })));
}

function isFresh(t: Table, seat: Seat, when: Trigger, kind: KindId): boolean {
  if (when.on !== 'you-resolve-action' && when.on !== 'you-steal') return true;
  const mark = `${seat}:${when.on}:${kind}`;
  if (t.s.turn.firsts.includes(mark)) return false;
  setTurn(t, { firsts: [...t.s.turn.firsts, mark] });
  return true;
}

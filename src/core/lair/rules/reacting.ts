// What passing and reacting in a window do (17.4). A reaction is resolved at once; its frame then looks whether the
// trigger still holds and, if so, opens the window anew.

import type { Seat } from '../../kernel/knowledge.ts';
import { isAbility } from '../abilities/catalog.ts';
import type { ReactSource } from '../actions.ts';
import type { StrikeFrame } from '../frames.ts';
import type { ClassId } from '../heroes/classes.ts';
import type { AbilityId } from '../abilities/vocabulary.ts';
import { oneAttack } from './attacks.ts';
import { clausesOf } from './cards.ts';
import { save } from './healing.ts';
import type { Table } from './table.ts';
import { heroOf, push, put, replaceTop, say, topFrame } from './table.ts';
import { useUp } from './windows.ts';

// A seat passes for all its heroes.
export function takePass(t: Table, seat: Seat): void {
  const { awaiting } = t.s;
  if (awaiting?.kind !== 'window') return;
  const waiting = awaiting.waiting.filter((id) => heroOf(t.s, id).seat !== seat);
  if (waiting.length > 0) return put(t, { awaiting: { ...awaiting, waiting }, decisionNo: t.s.decisionNo + 1 });
  put(t, { awaiting: null });
  say(t, { type: 'window-closed', id: awaiting.id, result: 'passed' });
  const top = topFrame(t.s);
  if (top !== undefined && 'closed' in top) replaceTop(t, { ...top, closed: true });
}

export function takeReaction(t: Table, hero: ClassId, source: ReactSource): void {
  const { awaiting } = t.s;
  if (awaiting?.kind !== 'window') return;
  put(t, { awaiting: null });
  say(t, { type: 'window-closed', id: awaiting.id, result: 'reacted' });
  useUp(t, hero, source);
  if (source === 'blessing' || !isAbility(source)) return reroll(t, hero, source, awaiting.dice);
  react(t, hero, source);
}

// L-RULE-05, L-RULE-129: all dice of the roll are thrown again, the new result stands.
function reroll(t: Table, hero: ClassId, source: ReactSource, dice: readonly number[]): void {
  const top = topFrame(t.s);
  say(t, { type: 'rerolled', hero, source, dice });
  if (top?.frame === 'attack') replaceTop(t, { ...top, step: 'roll', dice: [] });
  if (top?.frame === 'strike' || top?.frame === 'trap') replaceTop(t, { ...top, dice: [] });
}

function react(t: Table, hero: ClassId, ability: AbilityId): void {
  for (const { verb } of clausesOf(ability)) {
    const top = topFrame(t.s);
    switch (verb.verb) {
      case 'attack':
        if (top?.frame === 'enter') push(t, oneAttack(hero, ability, top.monster));
        break;
      case 'negate':
        if (top?.frame === 'strike') replaceTop(t, { ...top, hit: false });
        break;
      case 'prevent':
        if (top?.frame === 'strike') replaceTop(t, { ...top, prevented: top.prevented + verb.n });
        break;
      case 'redirect':
        if (top?.frame === 'strike') redirect(t, top, hero, ability);
        break;
      case 'survive':
        if (top?.frame === 'hurt') save(t, top, hero, ability, verb.n);
        break;
      case 'step':
        push(t, { frame: 'step', hero, n: verb.n, answer: null });
        break;
      default:
        break;
    }
  }
}

// Without a new roll the hit stands, whatever the new hero's Defense is (L-RULE-138).
function redirect(t: Table, f: StrikeFrame, hero: ClassId, ability: AbilityId): void {
  if (f.target !== null) say(t, { type: 'redirected', from: f.target, to: hero, card: ability });
  replaceTop(t, { ...f, target: hero, redirected: true });
}

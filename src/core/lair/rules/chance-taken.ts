// What an answer of chance does, and which answers cannot be (section 18).

import type { ChanceAnswer, ChanceSpec } from '../../kernel/chance.ts';
import { answerFault } from '../../kernel/chance.ts';
import type { Refusal } from '../../kernel/pending.ts';
import { REFUSE } from '../refusals.ts';
import type { LairState } from '../state.ts';
import { takeAttackRoll } from './attacks.ts';
import { takeGearDraw } from './campaign.ts';
import { takeMonsterDraw, takeTileDraw } from './explore.ts';
import { takeStrikeRoll } from './monster-phase.ts';
import type { Table } from './table.ts';
import { put, replaceTop, topFrame } from './table.ts';

/** Null, or why this answer cannot be taken. */
export function chanceFault(s: LairState, answer: ChanceAnswer): Refusal | null {
  if (s.awaiting?.kind !== 'chance') return REFUSE.chance('nothing was asked of chance');
  const { spec } = s.awaiting;
  const fault = answerFault(spec, answer);
  if (fault !== null) return REFUSE.chance(fault);
  return isPossible(spec, answer) ? null : REFUSE.chance('that cannot come');
}

/** What has no weight never comes: the Shrine when only the Shrine is left, say. */
function isPossible(spec: ChanceSpec, answer: ChanceAnswer): boolean {
  if (spec.kind !== 'pick' || answer.kind !== 'pick' || spec.weights === null) return true;
  return (spec.weights[answer.value] ?? 0) > 0;
}

export function takeChance(t: Table, answer: ChanceAnswer): void {
  const { awaiting } = t.s;
  if (awaiting?.kind !== 'chance') return;
  put(t, { awaiting: null });
  if (answer.kind === 'roll') takeRoll(t, answer.dice);
  if (answer.kind === 'pick') takePick(t, awaiting.spec.what, answer.value);
}

function takeRoll(t: Table, dice: readonly number[]): void {
  const top = topFrame(t.s);
  if (top?.frame === 'attack') takeAttackRoll(t, top, dice);
  if (top?.frame === 'strike') takeStrikeRoll(t, top, dice);
  if (top?.frame === 'trap') replaceTop(t, { ...top, dice, closed: false });
}

function takePick(t: Table, what: string, value: number): void {
  if (what === 'gear') takeGearDraw(t, value);
  if (what === 'tile') takeTileDraw(t, value);
  if (what === 'monster') takeMonsterDraw(t, value);
}

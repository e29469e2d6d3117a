// Runs the game on until it waits for somebody: a decision, a chance, or nothing more because it is over.

import { isPublic, NOBODY } from '../../kernel/knowledge.ts';
import type { Frame } from '../frames.ts';
import { runCombat, runHandAway } from './combat.ts';
import {
  reveal,
  runDraw,
  runRandomCard,
  runResolve,
  runReveal,
  runReward,
  runShuffle,
  runTrait,
  runTreasure,
} from './draw.ts';
import { runEffect } from './effects.ts';
import { runLeave } from './elimination.ts';
import { runAction } from './nay.ts';
import { runSetup } from './setup.ts';
import type { Table } from './table.ts';
import { push, topFrame } from './table.ts';
import { runTurn } from './turn.ts';
import { runFlip } from './verbs-table.ts';
import { runOverSlots } from './weapons.ts';

/** More steps than any answer can set off: a loop here is a fault of the rules and is reported, not endured. */
const MOST_STEPS = 20_000;

export function advance(t: Table): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (t.s.awaiting !== null) return;
    if (testLastCard(t)) continue;
    const top = topFrame(t.s);
    if (top !== undefined) runFrame(t, top);
    else if (t.s.phase.startsWith('setup')) runSetup(t);
    else runTurn(t);
  }
  throw new RangeError('the rules run in a circle');
}

// B-RULE-155: whenever the Draw pile is one card, everybody learns whether it is Kevin.
function testLastCard(t: Table): boolean {
  const [last] = t.s.piles.draw;
  if (t.s.piles.draw.length !== 1 || last === undefined || t.s.notKevin === last || isPublic(t.s.cards, last))
    return false;
  if (topFrame(t.s)?.frame === 'reveal') return false;
  push(t, reveal('last-card', [last], NOBODY, 'kevin'));
  return true;
}

function runFrame(t: Table, f: Frame): void {
  switch (f.frame) {
    case 'effect':
      return runEffect(t, f);
    case 'action':
      return runAction(t, f);
    case 'combat':
      return runCombat(t, f);
    case 'draw':
      return runDraw(t, f);
    case 'resolve':
      return runResolve(t, f);
    case 'trait':
      return runTrait(t, f);
    case 'treasure':
      return runTreasure(t, f);
    case 'reward':
      return runReward(t, f);
    case 'flip':
      return runFlip(t, f);
    case 'over-slots':
      return runOverSlots(t, f);
    case 'shuffle':
      return runShuffle(t, f);
    case 'reveal':
      return runReveal(t, f);
    case 'random-card':
      return runRandomCard(t, f);
    case 'hand-away':
      return runHandAway(t, f);
    case 'leave':
      return runLeave(t, f);
  }
}

// Runs the game on until it waits for somebody: a decision, a window, chance, the free actions of a phase, or nothing
// more because it is won.

import type { Frame } from '../frames.ts';
import type { LairState } from '../state.ts';
import { runAttack, runVolley } from './attacks.ts';
import {
  allMarked,
  leaveCamp,
  leaveRegroup,
  leaveStore,
  runRefill,
  startCampaign,
  startDungeon,
  startRound,
  wipe,
} from './campaign.ts';
import { runClauses, runMend, runPush, runStep } from './effects.ts';
import { runExplore, runSpawn, runTrap } from './explore.ts';
import { runHurt } from './healing.ts';
import { isFinished } from './hero-phase.ts';
import { runEnter, runMonster, runMonsters, runStrike, toMonsterPhase } from './monster-phase.ts';
import { takeMarkers } from './monsters.ts';
import type { Table } from './table.ts';
import { living, put, toPhase, topFrame } from './table.ts';

/** More steps than any answer can set off: a loop here is a fault of the rules and is reported, not endured. */
const MOST_STEPS = 20_000;

export function advance(t: Table): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (t.s.awaiting !== null || t.s.outcome !== null) return;
    const top = topFrame(t.s);
    if (top !== undefined) runFrame(t, top);
    else runPhase(t);
  }
  throw new RangeError('the rules run in a circle');
}

function runPhase(t: Table): void {
  switch (t.s.phase) {
    case 'party':
      return t.s.config.party.length > 0 ? startCampaign(t) : waitFree(t);
    case 'dungeon':
      return startDungeon(t);
    case 'hero':
      if (allMarked(t.s, t.s.concedes)) return wipe(t, 'concede');
      return mayEndHeroPhase(t.s) ? endHeroPhase(t) : waitFree(t);
    case 'end':
      return endRound(t);
    case 'store':
      return allMarked(t.s, t.s.marks) ? leaveStore(t) : waitFree(t);
    case 'camp':
      return allMarked(t.s, t.s.marks) ? leaveCamp(t) : waitFree(t);
    case 'regroup':
      return allMarked(t.s, t.s.marks) ? leaveRegroup(t) : waitFree(t);
    default:
      throw new RangeError(`nothing is under way in the phase ${t.s.phase}`);
  }
}

function waitFree(t: Table): void {
  put(t, { awaiting: { kind: 'free' }, decisionNo: t.s.decisionNo + 1 });
}

// L-RULE-41
function mayEndHeroPhase(s: LairState): boolean {
  return s.heroes.every((h) => h.done || isFinished(s, h.id));
}

// L-ROUND-09, L-RULE-50
function endHeroPhase(t: Table): void {
  if (living(t.s).length > 0) toMonsterPhase(t);
  else toPhase(t, 'end');
}

// L-ROUND-08, L-ROUND-10, L-RULE-51
function endRound(t: Table): void {
  if (living(t.s).length > 0) for (const { id } of t.s.heroes) takeMarkers(t, id, 1);
  startRound(t);
}

function runFrame(t: Table, f: Frame): void {
  switch (f.frame) {
    case 'explore':
      return runExplore(t, f);
    case 'spawn':
      return runSpawn(t, f);
    case 'trap':
      return runTrap(t, f);
    case 'clauses':
      return runClauses(t, f);
    case 'volley':
      return runVolley(t, f);
    case 'attack':
      return runAttack(t, f);
    case 'push':
      return runPush(t, f);
    case 'step':
      return runStep(t, f);
    case 'mend':
      return runMend(t, f);
    case 'hurt':
      return runHurt(t, f);
    case 'monsters':
      return runMonsters(t, f);
    case 'monster':
      return runMonster(t, f);
    case 'enter':
      return runEnter(t, f);
    case 'strike':
      return runStrike(t, f);
    case 'refill':
      return runRefill(t);
  }
}

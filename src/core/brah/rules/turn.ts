// The course of a turn (20.2) and the last-stand check (20.5): what happens by itself when no effect is in progress.

import type { CardId, Seat } from '../../kernel/knowledge.ts';

import type { Turn } from '../state.ts';
import {
  countsTreasures,
  drawBaseOf,
  extraDrawsOf,
  handLimitOf,
  isDrawingOff,
  isKevinAlone,
  slotsOf,
} from './derived.ts';
import { drawing, turnKevinDown } from './draw.ts';
import { nextSeat } from './elimination.ts';
import { abilitiesOf, activeRules, linesOf } from './in-play.ts';
import type { Table } from './table.ts';
import { effectOf, kindOf, open, playerAt, push, say, setPlayer, setTurn, shownCard, put } from './table.ts';

/** One step of the turn; the effect stack is empty. */
export function runTurn(t: Table): void {
  const seat = t.s.turn.active;
  switch (t.s.phase) {
    case 'turn-start':
      return startTurn(t, seat);
    case 'litterbox':
      return litterbox(t, seat);
    case 'draw-base':
      // B-DRAW-01, B-RULE-14, B-RULE-141
      put(t, { phase: 'draw-extra' });
      return push(t, drawing(seat, drawBaseOf(t.s, seat)));
    case 'draw-extra':
      return drawExtra(t, seat);
    case 'check':
      return checkRules(t, seat);
    case 'main':
      return main(t, seat);
    case 'end-triggers':
      return endTriggers(t, seat);
    case 'discard':
      // B-TURN-11, B-TURN-12
      if (playerAt(t.s, seat).hand.length > handLimitOf(t.s, seat).total) return open(t, 'discard-to-limit', [seat]);
      put(t, { phase: 'turn-end' });
      return;
    case 'turn-end':
      return endTurn(t, seat);
    default:
      throw new RangeError(`no turn in phase ${t.s.phase}`);
  }
}

export function freshTurn(number: number, active: Seat): Turn {
  return {
    number,
    active,
    traded: 0,
    extraTrades: 0,
    rulesUsed: [],
    buffs: [],
    facedKevin: false,
    kevinDefeated: false,
    usedOnKevin: [],
    firsts: [],
    endTriggersDone: false,
    extraLimit: -1,
  };
}

function startTurn(t: Table, seat: Seat): void {
  put(t, { turn: freshTurn(t.s.turn.number + 1, seat), phase: 'litterbox' });
  say(t, { type: 'turn-started', seat, turn: t.s.turn.number });
  turnKevinUpOrDown(t);
  const count = playerAt(t.s, seat).litterbox.length;
  if (count > 0) say(t, { type: 'litterbox-drawn', seat, count });
}

// B-LITTER-02, B-RULE-19, B-TURN-02: oldest first, each card resolved before the next.
function litterbox(t: Table, seat: Seat): void {
  const [card, ...rest] = playerAt(t.s, seat).litterbox;
  if (card === undefined) {
    put(t, { phase: 'draw-base' });
    return;
  }
  setPlayer(t, seat, { litterbox: rest });
  push(t, { frame: 'resolve', seat, card, from: 'litterbox', tested: false });
}

/** The most extra cards that may be named now (B-RULE-12): the limit less the limit at the last question. */
export function mayNameNow(t: { readonly s: Table['s'] }): number {
  const limit = extraDrawsOf(t.s, t.s.turn.active).total;
  return limit - Math.max(0, t.s.turn.extraLimit);
}

// B-DRAW-02, B-IDOL-06, B-IDOL-07, B-RULE-11
function drawExtra(t: Table, seat: Seat): void {
  const limit = extraDrawsOf(t.s, seat);
  // A foe drawn just now may count Treasures: how many is public before anything is asked (B-RULE-153).
  if (mustCountTreasures(t, seat)) return;
  if (mayNameNow(t) > 0 && !isDrawingOff(t.s)) return open(t, 'extra-draws', [seat]);
  const barred = limit.parts.some((part) => part.why === 'none' && part.value < 0);
  if (barred && t.s.turn.extraLimit < 0) say(t, { type: 'draw-blocked', seat, reason: 'rule' });
  put(t, { phase: 'check' });
}

// B-TURN-03, B-TURN-04
function checkRules(t: Table, seat: Seat): void {
  const rules = activeRules(t.s).map((card) => kindOf(t.s, card));
  const slots = playerAt(t.s, seat).heroes.map((_, hero) => slotsOf(t.s, seat, hero).total);
  say(t, { type: 'rules-checked', seat, rules, handLimit: handLimitOf(t.s, seat).total, slots });
  put(t, { phase: 'main' });
}

function main(t: Table, seat: Seat): void {
  lastStandCheck(t, seat);
  if (mustCountTreasures(t, seat)) return;
  open(t, 'main', [seat]);
}

// B-RULE-153: the number of Treasures in hand is public while a foe on the table counts them; which cards is not.
function mustCountTreasures(t: Table, seat: Seat): boolean {
  const { hand } = playerAt(t.s, seat);
  if (!t.s.foes.some((foe) => countsTreasures(foe.kind))) {
    if (t.s.treasuresInHand !== null) put(t, { treasuresInHand: null });
    return false;
  }
  const before = t.s.treasuresInHand;
  if (before !== null && sameCards(before.hand, hand)) return false;
  if (hand.length === 0) {
    put(t, { treasuresInHand: { n: 0, hand } });
    return false;
  }
  const spec = { kind: 'count', what: 'treasures-in-hand', ids: hand, of: 'treasure' } as const;
  put(t, { awaiting: { kind: 'chance', spec, zone: null }, chanceNo: t.s.chanceNo + 1 });
  return true;
}

function sameCards(a: readonly CardId[], b: readonly CardId[]): boolean {
  return a.length === b.length && a.every((card, i) => card === b[i]);
}

// World Enchantments first, oldest pile first (B-RULE-129); once per turn (B-RULE-82).
function endTriggers(t: Table, seat: Seat): void {
  if (!t.s.turn.endTriggersDone) {
    setTurn(t, { endTriggersDone: true });
    const rules = activeRules(t.s).flatMap((card) => linesOf(kindOf(t.s, card), null));
    const lines = [...rules, ...abilitiesOf(t.s, seat)].filter(({ ability }) => ability.when.on === 'end-of-turn');
    return push(t, ...lines.map(({ line }) => effectOf(line, seat)));
  }
  lastStandCheck(t, seat);
  put(t, { phase: t.s.foes.length > 0 ? 'main' : 'discard' });
}

function endTurn(t: Table, seat: Seat): void {
  say(t, { type: 'turn-ended', seat, turn: t.s.turn.number });
  const next = nextSeat(t, seat);
  put(t, { phase: 'turn-start', turn: { ...t.s.turn, active: next } });
}

// --- the last stand (20.5) -------------------------------------------------------------------------------------

function turnKevinUpOrDown(t: Table): void {
  const alone = isKevinAlone(t.s);
  if (alone && !t.s.lastStand && t.s.foes.length === 0) {
    put(t, { lastStand: true });
    say(t, { type: 'last-stand' });
  } else turnKevinDown(t);
}

// B-RULE-70: with no other foe pending, the active player must face him this turn, unless they already did.
function lastStandCheck(t: Table, seat: Seat): void {
  turnKevinUpOrDown(t);
  const [card] = t.s.piles.draw;
  if (!t.s.lastStand || t.s.foes.length > 0 || t.s.turn.facedKevin || card === undefined) return;
  const kind = kindOf(t.s, card);
  put(t, { foes: [{ card, kind, lastStand: true }] });
  say(t, { type: 'foe-revealed', seat, foe: shownCard(t, card), position: 1 });
}

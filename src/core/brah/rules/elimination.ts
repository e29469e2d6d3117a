// Leaving the game and ending it (18, 20.6): eliminations, concessions, the last player standing, wins by a card.

import type { CardId, Seat } from '../../kernel/knowledge.ts';
import { isPublic, NOBODY, TABLE } from '../../kernel/knowledge.ts';
import type { Pick } from '../actions.ts';
import { cardOf, nameKeyOf } from '../cards/catalog.ts';
import type { Frame } from '../frames.ts';
import type { Question } from '../state.ts';
import { publicKind } from './derived.ts';
import { shownFoe } from './combat.ts';
import { placeTrait, reveal, shuffling } from './draw.ts';
import { runEffect } from './effects.ts';
import { lastStanding } from './ending.ts';
import { runOverSlots } from './weapons.ts';
import type { Table } from './table.ts';
import {
  fromHand,
  isActive,
  playerAt,
  pop,
  push,
  replaceTop,
  say,
  setPiles,
  setPlayer,
  shownCard,
  survivorsFrom,
  toDiscard,
  without,
  openTable,
  put,
} from './table.ts';

type Leave = Extract<Frame, { frame: 'leave' }>;

/** B-RULE-94: a player leaves of their own will; whatever was asked stays open until they are out. */
export function concede(t: Table, seat: Seat): void {
  put(t, { awaiting: null });
  push(t, { frame: 'leave', seat, reason: 'concede', step: 0 });
}

export function runLeave(t: Table, f: Leave): void {
  const { hand, litterbox } = playerAt(t.s, f.seat);
  if (f.step === 0) {
    replaceTop(t, { ...f, step: 1 });
    // B-ELIM-01: the hand goes to the Discard pile, so everybody sees it.
    const unseen = hand.filter((card) => !isPublic(t.s.cards, card));
    if (unseen.length > 0) push(t, reveal('hand', unseen, TABLE, null));
    return;
  }
  if (f.step === 1) {
    const isLast = survivorsFrom(t.s, f.seat).length <= 2;
    replaceTop(t, { ...f, step: 2 });
    if (!isLast) answerForLeaver(t, f);
    markOut(t, f);
    // B-RULE-90: the last one standing wins at this very moment.
    if (isLast) return lastStanding(t);
    // B-RULE-94: Bosses in the Litterbox go back, so that Kevin cannot vanish.
    if (litterbox.length > 0) push(t, reveal('litterbox', litterbox, NOBODY, 'boss'));
    return;
  }
  pop(t);
  settle(t, f.seat);
}

type Asking = Extract<Frame, { frame: 'effect' | 'over-slots' }>;

// 20.6, 4: an open question of a leaver who is not active takes its default while their cards are still theirs.
function answerForLeaver(t: Table, f: Leave): void {
  if (isActive(t.s, f.seat)) return;
  const below = t.s.agenda[t.s.agenda.length - 2];
  if ((below?.frame !== 'effect' && below?.frame !== 'over-slots') || below.answer !== null) return;
  const asked = openQuestion(t, below, f.seat);
  if (asked === null) return;
  pop(t);
  const answered: Asking = { ...below, answer: defaultPicks(t, asked) };
  replaceTop(t, answered);
  runAsking(t, answered);
  put(t, { awaiting: null, agenda: [...t.s.agenda, { ...f, step: 2 }] });
}

/** Lets the frame below ask again, and looks whether it asks the leaver. */
function openQuestion(t: Table, below: Asking, seat: Seat): Question | null {
  const probe = openTable(t.s);
  put(probe, { agenda: t.s.agenda.slice(0, -1) });
  runAsking(probe, below);
  const { awaiting } = probe.s;
  return awaiting?.kind === 'decision' && awaiting.question?.seat === seat ? awaiting.question : null;
}

function runAsking(t: Table, f: Asking): void {
  if (f.frame === 'effect') runEffect(t, f);
  else runOverSlots(t, f);
}

/** The first options listed, as few as allowed; a card asked for by name is given. The cards lie open by now. */
function defaultPicks(t: Table, question: Question): Pick[] {
  if (question.named === null) return question.options.slice(0, question.min);
  const given = question.options.find((p) => {
    const kind = p.pick === 'card' ? publicKind(t.s, p.card) : null;
    return kind !== null && nameKeyOf(kind) === question.named;
  });
  return [given ?? { pick: 'none' }];
}

function markOut(t: Table, f: Leave): void {
  const { hand } = playerAt(t.s, f.seat);
  const cards = hand.map((card) => shownCard(t, card));
  setPlayer(t, f.seat, { out: true });
  fromHand(t, f.seat, hand);
  toDiscard(t, hand);
  put(t, { outOrder: [...t.s.outOrder, f.seat] });
  say(t, { type: 'player-eliminated', seat: f.seat, reason: f.reason, cards });
}

// 20.6, 3 to 5.
function settle(t: Table, seat: Seat): void {
  const wasActive = isActive(t.s, seat) && t.s.turn.number > 0;
  const bosses = playerAt(t.s, seat).litterbox.filter((card) => isBoss(t, card));
  setPlayer(t, seat, { litterbox: without(playerAt(t.s, seat).litterbox, bosses) });
  const home: CardId[] = [...bosses];
  for (const card of bosses) say(t, { type: 'foe-returned', foe: shownCard(t, card), where: 'draw', seat: null });
  if (wasActive) {
    // B-RULE-88: all their foes go back; Kevin in the last stand stays.
    home.unshift(...t.s.foes.filter((foe) => !foe.lastStand).map((foe) => foe.card));
    for (const foe of t.s.foes) {
      say(t, {
        type: 'foe-returned',
        foe: shownFoe(foe.card, foe.kind),
        where: foe.lastStand ? 'stays' : 'draw',
        seat: null,
      });
    }
    put(t, { foes: [] });
    dropAgenda(t, seat);
    say(t, { type: 'turn-ended', seat, turn: t.s.turn.number });
    put(t, { phase: 'turn-start', turn: { ...t.s.turn, active: nextSeat(t, seat) } });
  } else {
    dropFramesOf(t, seat);
  }
  if (home.length > 0) {
    setPiles(t, { draw: [...t.s.piles.draw, ...home] });
    push(t, shuffling({ zone: 'draw' }));
  }
}

function isBoss(t: Table, card: CardId): boolean {
  const kind = publicKind(t.s, card);
  return kind !== null && cardOf(kind).type === 'boss';
}

export function nextSeat(t: Table, seat: Seat): Seat {
  return survivorsFrom(t.s, (seat + 1) % t.s.players.length)[0] ?? seat;
}

// The whole stack goes; a Trait about to be placed goes under the left Hero, cards of frames to the Discard pile.
function dropAgenda(t: Table, seat: Seat): void {
  for (const frame of t.s.agenda.toReversed()) {
    if (frame.frame === 'trait' && frame.card !== null) placeTrait(t, seat, 0, frame.card);
    if (frame.frame === 'action') toDiscard(t, [frame.card]);
    if (frame.frame === 'effect' && frame.discards && frame.card !== null) toDiscard(t, [frame.card]);
  }
  put(t, { agenda: [] });
}

function dropFramesOf(t: Table, seat: Seat): void {
  const agenda = t.s.agenda.flatMap((frame): Frame[] => {
    switch (frame.frame) {
      case 'effect':
      case 'flip':
        return frame.by === seat ? [] : [frame];
      case 'draw':
      case 'treasure':
      case 'over-slots':
        return frame.seat === seat ? [] : [frame];
      case 'action':
      case 'combat':
        return [
          {
            ...frame,
            unasked: frame.unasked.filter((s) => s !== seat),
            kept: frame.kept.filter((k) => k.seat !== seat),
          },
        ];
      default:
        return [frame];
    }
  });
  put(t, { agenda, kept: t.s.kept.filter((k) => k.seat !== seat) });
}

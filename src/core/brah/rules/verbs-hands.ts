// Verbs on hands and Litterboxes: stealing, giving, discarding, swapping. Who learns which card went is B-RULE-121's.

import type { CardId, Seat } from '../../kernel/knowledge.ts';
import { maskOf } from '../../kernel/knowledge.ts';
import { nameKeyOf } from '../cards/catalog.ts';
import type { EffectFrame, Frame } from '../frames.ts';
import { publicKind } from './derived.ts';
import { reveal, sayMoved } from './draw.ts';
import type { Do } from './flow.ts';
import { done, doneAfter, goOn } from './flow.ts';
import { partUnseen } from './secrets.ts';
import { pushTriggers } from './triggers.ts';
import { discardFromHand, reached, sealedCards, unseen } from './verbs-piles.ts';
import type { Table } from './table.ts';
import {
  ask,
  cardPicks,
  isActive,
  opponentsOf,
  pickedCards,
  playerAt,
  say,
  sayTo,
  seatMask,
  setPlayer,
  shownCard,
  toHand,
  toLitterbox,
  without,
} from './table.ts';

/** Surviving opponents with at least one hand card, in turn order. */
export function opponentsWithCards(t: Table, seat: Seat): Seat[] {
  return opponentsOf(t.s, seat).filter((other) => playerAt(t.s, other).hand.length > 0);
}

/**
 * The opponent of an effect: announced, already chosen, or asked for now. Null while the question is open, or when
 * nobody can be chosen (`none` says which).
 */
function opponentOf(t: Table, f: EffectFrame, fits: (seat: Seat) => boolean): Seat | 'asked' | 'none' {
  if (f.opponent !== null) return playerAt(t.s, f.opponent).out ? 'none' : f.opponent;
  const announced = f.choices.opponent;
  // B-RULE-60: an announced target that is gone is skipped, not replaced.
  if (announced !== undefined) return !playerAt(t.s, announced).out && fits(announced) ? announced : 'none';
  const open = opponentsOf(t.s, f.by).filter(fits);
  if (open.length === 0) return 'none';
  const [pick] = f.answer ?? [];
  if (pick?.pick === 'seat') return pick.seat;
  const seats = clockwiseFrom(t, f.by, open);
  ask(t, {
    prompt: 'choose-opponent',
    seat: f.by,
    options: seats.map((seat) => ({ pick: 'seat', seat })),
    min: 1,
    max: 1,
    source: f.line.kind,
  });
  return 'asked';
}

/** Options list players clockwise from the one who decides (20.0). */
function clockwiseFrom(t: Table, by: Seat, seats: readonly Seat[]): Seat[] {
  const n = t.s.players.length;
  return [...seats].sort((a, b) => ((a - by + n) % n) - ((b - by + n) % n));
}

function hasCards(t: Table): (seat: Seat) => boolean {
  return (seat) => playerAt(t.s, seat).hand.length > 0;
}

// --- stealing --------------------------------------------------------------------------------------------------

export function steal(t: Table, f: EffectFrame, verb: Do<'steal'>): void {
  if (f.step === 9) {
    if (f.moved > 0) pushTriggersAfter(t, f);
    else done(t, f, { failed: true });
    return;
  }
  if (verb.from === 'each-opponent') {
    const victims = opponentsWithCards(t, f.by);
    return goOn(t, f, { step: 9, moved: victims.length }, ...victims.map((from) => randomCard(from, f.by, 'steal')));
  }
  const from = opponentOf(t, f, hasCards(t));
  if (from === 'asked') return;
  if (from === 'none') return done(t, f, { failed: true });
  if (verb.pick === 'look') return stealLook(t, f, from);
  const n = Math.min(verb.n, playerAt(t.s, from).hand.length);
  const takes = Array.from({ length: n }, () => randomCard(from, f.by, 'steal'));
  goOn(t, f, { step: 9, moved: n, opponent: from }, ...takes);
}

function pushTriggersAfter(t: Table, f: EffectFrame): void {
  done(t, f, { moved: f.moved });
  pushTriggers(t, f.by, (when) => when.on === 'you-steal');
}

function randomCard(from: Seat, to: Seat | null, reason: 'steal' | 'give' | 'discard'): Frame {
  return { frame: 'random-card', from, to, reason, step: 0 };
}

// Kevin's Spare Keys: the thief sees the hand and picks; only the two of them learn which card went.
function stealLook(t: Table, f: EffectFrame, from: Seat): void {
  const { hand } = playerAt(t.s, from);
  if (f.step === 0)
    return goOn(t, f, { step: 1, opponent: from }, reveal('look', unseen(t, hand, f.by), maskOf(f.by), null));
  if (f.answer === null) return askFromHand(t, f, from);
  const card = takeFromHandUnseen(t, f, from);
  sayMoved(t, 'steal', from, f.by, card, false);
  goOn(t, f, { step: 9, moved: 1 });
}

function askFromHand(t: Table, f: EffectFrame, from: Seat): void {
  const { hand } = playerAt(t.s, from);
  const secret = seatMask(f.by, from);
  ask(t, {
    prompt: 'choose-from-hand',
    seat: f.by,
    options: cardPicks(hand),
    min: 1,
    max: 1,
    looks: hand,
    secret,
    source: f.line.kind,
  });
}

/** The card answered leaves that hand for the chooser's; both know which, nobody else. */
function takeFromHandUnseen(t: Table, f: EffectFrame, from: Seat): CardId {
  const { hand } = playerAt(t.s, from);
  const { taken, rest } = partUnseen(t, hand, sealedCards(f.answer), 1, seatMask(f.by, from));
  setPlayer(t, from, { hand: rest });
  const [card] = taken as [CardId];
  if (isActive(t.s, f.by)) toHand(t, f.by, [card]);
  else toLitterbox(t, f.by, [card]);
  return card;
}

// B-ACT-05, B-RULE-122, B-RULE-142: the holder shows a card of that name, or says there is none.
export function stealNamed(t: Table, f: EffectFrame): void {
  const victim = f.choices.opponent;
  const name = f.choices.name;
  if (victim === undefined || name === undefined || playerAt(t.s, victim).out) return done(t, f, { failed: true });
  const { hand } = playerAt(t.s, victim);
  if (hand.length > 0 && f.answer === null) {
    const options = [...cardPicks(hand), { pick: 'none' } as const];
    return ask(t, {
      prompt: 'answer-fish',
      seat: victim,
      options,
      min: 1,
      max: 1,
      reveals: true,
      source: f.line.kind,
      named: name,
    });
  }
  const [card] = pickedCards(f.answer ?? []);
  if (card === undefined) {
    say(t, { type: 'fish-failed', seat: f.by, opponent: victim, name });
    return done(t, f, { failed: true });
  }
  setPlayer(t, victim, { hand: without(hand, [card]) });
  toHand(t, f.by, [card]);
  say(t, { type: 'card-stolen', thief: f.by, victim, card: shownCard(t, card), toLitterbox: false });
  done(t, f, { moved: 1 });
  pushTriggers(t, f.by, (when) => when.on === 'you-steal');
}

/** Does this card answer to a name asked for in Go Fish? */
export function isNamed(t: Table, card: CardId, name: string): boolean {
  const kind = publicKind(t.s, card);
  return kind !== null && nameKeyOf(kind) === name;
}

// --- giving and discarding -------------------------------------------------------------------------------------

export function give(t: Table, f: EffectFrame, verb: Do<'give'>): void {
  const { hand } = playerAt(t.s, f.by);
  if (hand.length === 0) return done(t, f, { failed: true });
  const to = opponentOf(t, f, () => true);
  if (to === 'asked') return;
  if (to === 'none') return done(t, f, { failed: true });
  const n = Math.min(verb.n, hand.length);
  doneAfter(
    t,
    f,
    Array.from({ length: n }, () => randomCard(f.by, to, 'give')),
    { moved: n },
  );
}

export function discardVerb(t: Table, f: EffectFrame, verb: Do<'discard'>): void {
  if (verb.pick === 'random') {
    const n = Math.min(verb.n, playerAt(t.s, f.by).hand.length);
    return doneAfter(
      t,
      f,
      Array.from({ length: n }, () => randomCard(f.by, null, 'discard')),
      { moved: n },
    );
  }
  if (f.step === 0) {
    const seats = discarders(t, f, verb.who);
    if (seats === 'asked') return;
    return goOn(t, f, { step: 1, seats });
  }
  const [seat, ...rest] = f.seats;
  if (seat === undefined) return done(t, f);
  const { hand, out } = playerAt(t.s, seat);
  const n = Math.min(verb.n, hand.length);
  if (n === 0 || out) return goOn(t, f, { seats: rest });
  if (f.answer === null) {
    return ask(t, {
      prompt: 'choose-discard',
      seat,
      options: cardPicks(hand),
      min: n,
      max: n,
      reveals: true,
      source: f.line.kind,
    });
  }
  discardFromHand(t, seat, pickedCards(f.answer));
  goOn(t, f, { seats: rest });
}

function discarders(t: Table, f: EffectFrame, who: Do<'discard'>['who']): readonly Seat[] | 'asked' {
  if (who !== 'chosen-opponent') return reached(t, f.by, who);
  const chosen = opponentOf(t, f, hasCards(t));
  if (chosen === 'asked') return 'asked';
  return chosen === 'none' ? [] : [chosen];
}

// --- swapping --------------------------------------------------------------------------------------------------

// B-RULE-152: what the opponent gets lies in their Litterbox, unseen by them.
export function swapCard(t: Table, f: EffectFrame): void {
  const other = opponentOf(t, f, hasCards(t));
  if (other === 'asked') return;
  const mine = playerAt(t.s, f.by).hand;
  if (other === 'none' || (f.step < 2 && mine.length === 0)) return done(t, f, { failed: true });
  const theirs = playerAt(t.s, other).hand;
  if (f.step === 0)
    return goOn(t, f, { step: 1, opponent: other }, reveal('look', unseen(t, theirs, f.by), maskOf(f.by), null));
  if (f.step === 1) {
    if (f.answer === null) return askFromHand(t, f, other);
    const card = takeFromHandUnseen(t, f, other);
    sayTo(t, seatMask(f.by, other), {
      type: 'card-given',
      from: other,
      receiver: f.by,
      card: shownCard(t, card),
      toLitterbox: false,
    });
    return goOn(t, f, { step: 2 });
  }
  giveOneBack(t, f, other);
}

// The card just taken is the last of the hand and is not given back.
function giveOneBack(t: Table, f: EffectFrame, other: Seat): void {
  const { hand } = playerAt(t.s, f.by);
  if (f.answer === null) {
    const options = cardPicks(hand.slice(0, -1));
    return ask(t, {
      prompt: 'choose-give',
      seat: f.by,
      options,
      min: 1,
      max: 1,
      secret: maskOf(f.by),
      source: f.line.kind,
    });
  }
  const { taken, rest } = partUnseen(t, hand, sealedCards(f.answer), 1, maskOf(f.by));
  setPlayer(t, f.by, { hand: rest });
  toLitterbox(t, other, taken);
  for (const card of taken) {
    sayTo(t, maskOf(f.by), {
      type: 'card-given',
      from: f.by,
      receiver: other,
      card: shownCard(t, card),
      toLitterbox: true,
    });
  }
  done(t, f, { moved: 1 });
}

// Identity Theft
export function swapHands(t: Table, f: EffectFrame): void {
  const mine = playerAt(t.s, f.by).hand;
  const other = opponentOf(t, f, (seat) => mine.length > 0 || playerAt(t.s, seat).hand.length > 0);
  if (other === 'asked') return;
  if (other === 'none') return done(t, f, { failed: true });
  const theirs = playerAt(t.s, other).hand;
  if (f.step === 0)
    return goOn(t, f, { step: 1, opponent: other }, reveal('look', unseen(t, theirs, f.by), maskOf(f.by), null));
  setPlayer(t, f.by, { hand: theirs });
  setPlayer(t, other, { hand: [] });
  toLitterbox(t, other, mine);
  for (const card of theirs) sayMoved(t, 'give', other, f.by, card, false);
  for (const card of mine) sayMoved(t, 'give', f.by, other, card, true);
  done(t, f, { moved: theirs.length + mine.length });
}

// Litter Tray of the Ancients: which cards are taken is the secret of who looked.
export function takeLitterbox(t: Table, f: EffectFrame, verb: Do<'take-litterbox'>): void {
  const other = opponentOf(t, f, (seat) => playerAt(t.s, seat).litterbox.length > 0);
  if (other === 'asked') return;
  if (other === 'none') return done(t, f, { failed: true });
  const box = playerAt(t.s, other).litterbox;
  if (f.step === 0)
    return goOn(t, f, { step: 1, opponent: other }, reveal('look', unseen(t, box, f.by), maskOf(f.by), null));
  if (f.answer === null) {
    const max = Math.min(verb.max, box.length);
    return ask(t, {
      prompt: 'choose-litterbox',
      seat: f.by,
      options: cardPicks(box),
      min: 0,
      max,
      looks: box,
      secret: maskOf(f.by),
      source: f.line.kind,
    });
  }
  const { taken, rest } = partUnseen(t, box, sealedCards(f.answer), f.answer.length, maskOf(f.by));
  setPlayer(t, other, { litterbox: rest });
  toHand(t, f.by, taken);
  sayTo(t, maskOf(f.by), {
    type: 'cards-searched',
    seat: f.by,
    zone: `litterbox:${other}`,
    taken: taken.map((card) => shownCard(t, card)),
  });
  done(t, f, { moved: taken.length });
}

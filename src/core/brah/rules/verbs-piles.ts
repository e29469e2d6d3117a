// Verbs on piles: drawing, Treasures, looking through, taking back, putting back.

import type { CardId } from '../../kernel/knowledge.ts';
import { isKnownTo, maskOf } from '../../kernel/knowledge.ts';
import type { KindId, SearchFilter } from '../cards/vocabulary.ts';
import { cardOf } from '../cards/catalog.ts';
import type { EffectFrame } from '../frames.ts';
import { amountOf, isDrawingOff } from './derived.ts';
import { dealTraitToLitterbox, drawing, reveal, setTreasurePile, shuffling, treasurePile } from './draw.ts';
import type { Do } from './flow.ts';
import { done, doneAfter, goOn } from './flow.ts';
import { orderUnseen, partUnseen } from './secrets.ts';
import type { Table } from './table.ts';
import {
  ask,
  cardPicks,
  fromHand,
  isActive,
  kindOf,
  opponentsOf,
  pickedCards,
  playerAt,
  say,
  sayTo,
  setPiles,
  shownCard,
  survivorsFrom,
  toDiscard,
  toHand,
  without,
} from './table.ts';
import type { Seat } from '../../kernel/knowledge.ts';
import type { Pick } from '../actions.ts';
import type { TreasurePile } from '../state.ts';

export function drawVerb(t: Table, f: EffectFrame, verb: Do<'draw'>): void {
  const n = amountOf(t.s, f.by, verb.n, f.moved);
  doneAfter(
    t,
    f,
    reached(t, f.by, verb.who).map((seat) => drawing(seat, n)),
  );
}

/** `self`, the other survivors, or all survivors, in turn order from the active player. */
export function reached(t: Table, by: Seat, who: 'self' | 'opponents' | 'all'): Seat[] {
  if (who === 'self') return [by];
  return who === 'opponents' ? opponentsOf(t.s, by) : survivorsFrom(t.s, t.s.turn.active);
}

export function drawTreasures(t: Table, f: EffectFrame, verb: Do<'draw-treasure'>): void {
  const n = amountOf(t.s, f.by, verb.n, f.moved);
  if (verb.if?.staffs !== undefined) say(t, { type: 'staff-bonus', seat: f.by });
  doneAfter(t, f, [{ frame: 'treasure', seat: f.by, left: n, pile: null }]);
}

// B-IDOL-03, B-IDOL-04: the active player resolves and places theirs first, then the others get one in the Litterbox.
export function drawTraits(t: Table, f: EffectFrame): void {
  if (f.step === 0) {
    const tries = t.s.piles.traits.length;
    return goOn(t, f, { step: 1 }, { frame: 'trait', seat: t.s.turn.active, card: null, tries });
  }
  for (const seat of survivorsFrom(t.s, t.s.turn.active)) if (!isActive(t.s, seat)) dealTraitToLitterbox(t, seat);
  done(t, f);
}

export function discardThenDraw(t: Table, f: EffectFrame, verb: Do<'discard-then-draw'>): void {
  const { hand } = playerAt(t.s, f.by);
  if (f.answer === null) {
    if (hand.length === 0) return done(t, f, { failed: true });
    const max = Math.min(verb.max ?? hand.length, hand.length);
    return ask(t, {
      prompt: 'choose-discard-redraw',
      seat: f.by,
      options: cardPicks(hand),
      min: 0,
      max,
      reveals: true,
      source: f.line.kind,
    });
  }
  const cards = pickedCards(f.answer);
  discardFromHand(t, f.by, cards);
  doneAfter(t, f, [drawing(f.by, cards.length)], { moved: cards.length });
}

/** Hand cards that lie open by now go to the Discard pile in the order named. */
export function discardFromHand(t: Table, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  fromHand(t, seat, cards);
  toDiscard(t, cards);
  say(t, { type: 'cards-discarded', seat, cards: cards.map((card) => shownCard(t, card)), reason: 'effect' });
}

// --- the Discard piles -----------------------------------------------------------------------------------------

// B-ACT-04: the whole pile is looked through, the order of the rest stays.
export function search(t: Table, f: EffectFrame, verb: Do<'search'>): void {
  takeFromDiscard(t, f, t.s.piles.discard, (kind) => fits(kind, verb.filter), verb.n);
}

// `look-take` never takes what could take it back for ever (B-RULE-150).
export function lookTake(t: Table, f: EffectFrame, verb: Do<'look-take'>): void {
  const barred: readonly KindId[] = ['skip-diving', 'grave-robber'];
  takeFromDiscard(t, f, t.s.piles.discard.slice(0, verb.top), (kind) => !barred.includes(kind), verb.n);
}

function fits(kind: KindId, filter: SearchFilter): boolean {
  switch (filter.kind) {
    case 'any':
      return true;
    case 'not-named':
      return kind !== filter.name;
    case 'weapon-part':
      return cardOf(kind).type === 'part' || cardOf(kind).type === 'non-genuine-part';
  }
}

function takeFromDiscard(
  t: Table,
  f: EffectFrame,
  seen: readonly CardId[],
  may: (kind: KindId) => boolean,
  n: number,
): void {
  const open = seen.filter((card) => may(kindOf(t.s, card)));
  if (open.length === 0) return done(t, f, { failed: true });
  if (f.answer === null) {
    const max = Math.min(n, open.length);
    return ask(t, {
      prompt: 'choose-from-discard',
      seat: f.by,
      options: cardPicks(open),
      min: 1,
      max,
      looks: seen,
      source: f.line.kind,
    });
  }
  const taken = pickedCards(f.answer);
  setPiles(t, { discard: without(t.s.piles.discard, taken) });
  toHand(t, f.by, taken);
  say(t, { type: 'cards-searched', seat: f.by, zone: 'discard', taken: taken.map((card) => shownCard(t, card)) });
  done(t, f, { moved: taken.length });
}

export function reviveMonsters(t: Table, f: EffectFrame, verb: Do<'revive-monsters'>): void {
  const pile = t.s.piles.monsterDiscard;
  if (pile.length === 0) return done(t, f, { failed: true });
  if (f.answer === null) {
    const max = Math.min(verb.max, pile.length);
    return ask(t, {
      prompt: 'choose-revive',
      seat: f.by,
      options: cardPicks(pile),
      min: 1,
      max,
      looks: pile,
      source: f.line.kind,
    });
  }
  const back = pickedCards(f.answer);
  setPiles(t, { monsterDiscard: without(pile, back), draw: [...t.s.piles.draw, ...back] });
  for (const card of back) say(t, { type: 'foe-returned', foe: shownCard(t, card), where: 'draw', seat: null });
  doneAfter(t, f, [shuffling({ zone: 'draw' })], { moved: back.length });
}

// --- hidden piles ----------------------------------------------------------------------------------------------

// Sneaky Peek: the order is a secret of who looked; the cards get fresh ids.
export function peekReorder(t: Table, f: EffectFrame, verb: Do<'peek-reorder'>): void {
  const top = t.s.piles.draw.slice(0, verb.top);
  if (f.step === 0) {
    if (isDrawingOff(t.s)) return done(t, f, { failed: true });
    return goOn(t, f, { step: 1 }, reveal('peek', unseen(t, top, f.by), maskOf(f.by), null));
  }
  if (f.step === 1 && f.answer === null) {
    if (top.length < 2) {
      sayTo(t, maskOf(f.by), { type: 'cards-searched', seat: f.by, zone: 'draw', taken: [] });
      return done(t, f);
    }
    const n = top.length;
    return ask(t, {
      prompt: 'choose-order',
      seat: f.by,
      options: cardPicks(top),
      min: n,
      max: n,
      looks: top,
      secret: maskOf(f.by),
      source: f.line.kind,
    });
  }
  const order = orderUnseen(t, top, sealedCards(f.answer), maskOf(f.by));
  setPiles(t, { draw: [...order, ...t.s.piles.draw.slice(top.length)] });
  sayTo(t, maskOf(f.by), { type: 'cards-searched', seat: f.by, zone: 'draw', taken: [] });
  done(t, f);
}

/** The cards of an answer, null when this copy may not know them (a `sealed` answer is a list of `none`). */
export function sealedCards(answer: readonly Pick[] | null): CardId[] | null {
  if (answer === null || answer.some((p) => p.pick === 'none')) return null;
  return pickedCards(answer);
}

export function unseen(t: Table, cards: readonly CardId[], seat: Seat): CardId[] {
  return cards.filter((card) => !isKnownTo(t.s.cards, card, seat));
}

// VIP Lanyard: choose a pile, look at its top cards, take, put the rest under it in any order.
export function peekTake(t: Table, f: EffectFrame, verb: Do<'peek-take'>): void {
  const pile = f.notes[0] === undefined ? null : pileNo(t, f.notes[0]);
  if (pile === null) return choosePeekPile(t, f);
  const top = treasurePile(t, pile).slice(0, verb.top);
  if (f.step === 0) return goOn(t, f, { step: 1 }, reveal('peek', unseen(t, top, f.by), maskOf(f.by), null));
  if (f.step === 1) {
    if (f.answer === null) {
      const n = Math.min(verb.n, top.length);
      return ask(t, {
        prompt: 'choose-treasure',
        seat: f.by,
        options: cardPicks(top),
        min: n,
        max: n,
        looks: top,
        secret: maskOf(f.by),
        source: f.line.kind,
      });
    }
    const { taken, rest } = partUnseen(t, top, sealedCards(f.answer), f.answer.length, maskOf(f.by));
    setTreasurePile(t, pile, treasurePile(t, pile).slice(top.length));
    toHand(t, f.by, taken);
    for (const card of taken)
      sayTo(t, maskOf(f.by), {
        type: 'treasure-drawn',
        seat: f.by,
        pile,
        card: shownCard(t, card),
        toLitterbox: false,
      });
    return goOn(t, f, { step: 2, cards: rest });
  }
  if (f.cards.length >= 2 && f.answer === null) {
    const n = f.cards.length;
    return ask(t, {
      prompt: 'choose-bottom-order',
      seat: f.by,
      options: cardPicks(f.cards),
      min: n,
      max: n,
      looks: f.cards,
      secret: maskOf(f.by),
      source: f.line.kind,
    });
  }
  const order = f.answer === null ? f.cards : orderUnseen(t, f.cards, sealedCards(f.answer), maskOf(f.by));
  setTreasurePile(t, pile, [...treasurePile(t, pile), ...order]);
  done(t, f);
}

function pileNo(t: Table, at: number): TreasurePile | null {
  return t.s.piles.treasures[at]?.pile ?? null;
}

function choosePeekPile(t: Table, f: EffectFrame): void {
  const full = t.s.piles.treasures.flatMap((p, at) => (p.cards.length > 0 ? [{ pile: p.pile, at }] : []));
  const [first] = full;
  if (first === undefined) return done(t, f, { failed: true });
  if (full.length === 1) return goOn(t, f, { notes: [first.at] });
  const [pick] = f.answer ?? [];
  if (pick?.pick !== 'treasure-pile') {
    const options = full.map(({ pile }) => ({ pick: 'treasure-pile', pile }) as const);
    return ask(t, { prompt: 'choose-treasure', seat: f.by, options, min: 1, max: 1, source: f.line.kind });
  }
  goOn(t, f, { notes: [full.find((p) => p.pile === pick.pile)?.at ?? first.at] });
}

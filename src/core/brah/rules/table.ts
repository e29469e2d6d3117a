// The workbench of `apply`: a shallow copy of the state whose parts are replaced, never changed, and the events so far.
// Moves of cards between places, and pushing and popping of effects, are written here once.

import type { CardId, Face, Mask, Seat } from '../../kernel/knowledge.ts';
import { heldFace, isPublic, maskOf, publicFace, shown, TABLE } from '../../kernel/knowledge.ts';
import type { Claim, Pick } from '../actions.ts';
import { cardOf } from '../cards/catalog.ts';
import type { KindId } from '../cards/vocabulary.ts';
import type { BrahEvent, Said, Shown } from '../events.ts';
import { toAll } from '../events.ts';
import type { EffectFrame, Frame, Line } from '../frames.ts';
import type { BrahState, Piles, Player, Prompt, Question, Turn } from '../state.ts';

export type Table = { readonly s: BrahState; readonly events: BrahEvent[] };

/** Replaces parts of the workbench's own copy of the state. What the parts were is never changed. */
export function put(t: Table, patch: Partial<BrahState>): void {
  Object.assign(t.s, patch);
}

export function openTable(state: BrahState): Table {
  return { s: { ...state }, events: [] };
}

/** Says what happened, to everybody. */
export function say(t: Table, said: Said): void {
  t.events.push(toAll(said));
}

/** Says what happened; only this audience learns the faces. */
export function sayTo(t: Table, to: Mask, said: Said): void {
  t.events.push({ ...said, to } as BrahEvent);
}

/** A card for an event, with its face where this copy holds it. */
export function shownCard(t: Table, card: CardId): Shown {
  return { card, face: heldFace(t.s.cards, card) };
}

export function playerAt(s: BrahState, seat: Seat): Player {
  const player = s.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

export function setPlayer(t: Table, seat: Seat, patch: Partial<Player>): void {
  const players = t.s.players.slice();
  players[seat] = { ...playerAt(t.s, seat), ...patch };
  put(t, { players });
}

export function setPiles(t: Table, patch: Partial<Piles>): void {
  put(t, { piles: { ...t.s.piles, ...patch } });
}

export function setTurn(t: Table, patch: Partial<Turn>): void {
  put(t, { turn: { ...t.s.turn, ...patch } });
}

/** Survivors in turn order, beginning with this seat itself. */
export function survivorsFrom(s: BrahState, seat: Seat): Seat[] {
  const n = s.players.length;
  const out: Seat[] = [];
  for (let i = 0; i < n; i++) {
    const at = (seat + i) % n;
    if (!playerAt(s, at).out) out.push(at);
  }
  return out;
}

/** Surviving others, in turn order from the active player (B-RULE-91: eliminated players are not opponents). */
export function opponentsOf(s: BrahState, seat: Seat): Seat[] {
  return survivorsFrom(s, s.turn.active).filter((other) => other !== seat);
}

export function isActive(s: BrahState, seat: Seat): boolean {
  return s.turn.active === seat;
}

// --- knowledge -------------------------------------------------------------------------------------------------

/** The cards claimed are laid open before everybody. */
export function layOpen(t: Table, claims: readonly Claim[]): void {
  const ids = claims.map((c) => c.card);
  put(t, {
    cards: shown(
      t.s.cards,
      ids,
      ids.map(() => TABLE),
      claims.map((c) => c.face),
    ),
  });
}

export function kindOf(s: BrahState, card: CardId): KindId {
  return publicFace(s.cards, card);
}

/** Does the table know this card to be of one of these types? Unknown cards are ordinary. */
export function isOpenHazard(s: BrahState, card: CardId): boolean {
  return isPublic(s.cards, card) && isHazard(publicFace(s.cards, card));
}

/** Cards that never go to a hand when drawn. */
export function isHazard(face: Face): boolean {
  const { type } = cardOf(face);
  return type === 'monster' || type === 'boss' || type === 'idol' || type === 'trait';
}

// --- moves between places --------------------------------------------------------------------------------------

export function toHand(t: Table, seat: Seat, cards: readonly CardId[]): void {
  setPlayer(t, seat, { hand: [...playerAt(t.s, seat).hand, ...cards] });
}

export function toLitterbox(t: Table, seat: Seat, cards: readonly CardId[]): void {
  setPlayer(t, seat, { litterbox: [...playerAt(t.s, seat).litterbox, ...cards] });
}

export function fromHand(t: Table, seat: Seat, cards: readonly CardId[]): void {
  setPlayer(t, seat, { hand: without(playerAt(t.s, seat).hand, cards) });
}

/** Onto the Discard pile one after the other: the last one named ends on top (B-RULE-151). */
export function toDiscard(t: Table, cards: readonly CardId[]): void {
  setPiles(t, { discard: [...cards.toReversed(), ...t.s.piles.discard] });
}

export function without(list: readonly CardId[], gone: readonly CardId[]): CardId[] {
  return list.filter((card) => !gone.includes(card));
}

// --- effects in progress ---------------------------------------------------------------------------------------

export function topFrame(s: BrahState): Frame | undefined {
  return s.agenda[s.agenda.length - 1];
}

/** Pushes frames so that the first one named runs first. */
export function push(t: Table, ...frames: Frame[]): void {
  if (frames.length > 0) put(t, { agenda: [...t.s.agenda, ...frames.toReversed()] });
}

export function pop(t: Table): void {
  put(t, { agenda: t.s.agenda.slice(0, -1) });
}

export function replaceTop(t: Table, frame: Frame): void {
  put(t, { agenda: [...t.s.agenda.slice(0, -1), frame] });
}

/** An effect that starts with the first verb of its line. */
export function effectOf(line: Line, by: Seat, more: Partial<EffectFrame> = {}): EffectFrame {
  return {
    frame: 'effect',
    line,
    by,
    at: 0,
    step: 0,
    answer: null,
    choices: {},
    opponent: null,
    seats: [],
    cards: [],
    notes: [],
    moved: 0,
    failed: false,
    card: null,
    hero: null,
    owner: null,
    discards: false,
    used: [],
    ...more,
  };
}

/** Opens a decision of one seat that is answered with `choose`. */
export function ask(
  t: Table,
  question: Omit<Question, 'looks' | 'reveals' | 'secret' | 'source' | 'named'> & Partial<Question>,
): void {
  const whole: Question = { looks: [], reveals: false, secret: null, source: null, named: null, ...question };
  open(t, question.prompt, [question.seat], whole);
}

/** Opens a decision. */
export function open(t: Table, prompt: Prompt, seats: readonly Seat[], question: Question | null = null): void {
  put(t, { awaiting: { kind: 'decision', prompt, seats, question }, decisionNo: t.s.decisionNo + 1 });
}

/** One card of a hand shown to its new owner only. */
export function seatMask(...seats: readonly Seat[]): Mask {
  return seats.reduce((mask, seat) => mask | maskOf(seat), 0);
}

export function cardPicks(cards: readonly CardId[]): Pick[] {
  return cards.map((card) => ({ pick: 'card', card }));
}

export function pickedCards(picks: readonly Pick[]): CardId[] {
  return picks.flatMap((p) => (p.pick === 'card' ? [p.card] : []));
}

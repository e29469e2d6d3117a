// Drawing (20.3): cards from the Draw pile and the Litterbox, resolved by their type; Traits; Treasures; shuffles and
// reveals as frames of their own. Each runner looks at the top frame and does one step.

import type { CardId, Mask, Seat } from '../../kernel/knowledge.ts';
import { freshIds, isKnownTo, isPublic, maskOf, NOBODY, TABLE } from '../../kernel/knowledge.ts';
import type { Frame } from '../frames.ts';
import type { TreasurePile, ZoneRef } from '../state.ts';
import { isDrawingOff, isKevinAlone, rewardOf } from './derived.ts';
import { linesOf } from './in-play.ts';
import type { Table } from './table.ts';
import {
  effectOf,
  isActive,
  isOpenHazard,
  kindOf,
  open,
  playerAt,
  pop,
  push,
  replaceTop,
  say,
  sayTo,
  seatMask,
  setPiles,
  setPlayer,
  shownCard,
  toHand,
  toLitterbox,
  without,
  put,
} from './table.ts';
import { cardOf } from '../cards/catalog.ts';

type Of<K extends Frame['frame']> = Extract<Frame, { frame: K }>;

/** Cards to draw from the Draw pile, one at a time. */
export function drawing(seat: Seat, left: number): Frame {
  return { frame: 'draw', seat, left };
}

export function runDraw(t: Table, f: Of<'draw'>): void {
  if (f.left <= 0 || playerAt(t.s, f.seat).out) return pop(t);
  // B-DRAW-04, B-RULE-21, B-RULE-22: nothing is drawn while the pile is empty or Kevin alone; the rest is lost.
  if (isDrawingOff(t.s)) {
    say(t, { type: 'draw-blocked', seat: f.seat, reason: isKevinAlone(t.s) ? 'kevin-last' : 'empty' });
    return pop(t);
  }
  const [card, ...rest] = t.s.piles.draw as [CardId, ...CardId[]];
  setPiles(t, { draw: rest });
  replaceTop(t, { ...f, left: f.left - 1 });
  // B-OUT-02, B-LITTER-01: drawn out of turn, it lies unseen in the Litterbox.
  if (isActive(t.s, f.seat)) return push(t, { frame: 'resolve', seat: f.seat, card, from: 'draw', tested: false });
  toLitterbox(t, f.seat, [card]);
  say(t, { type: 'card-to-litterbox', seat: f.seat, card, source: 'draw' });
}

export function runResolve(t: Table, f: Of<'resolve'>): void {
  const { seat, card } = f;
  if (!f.tested) {
    replaceTop(t, { ...f, tested: true });
    // The drawer sees the card; the table learns of it only if it is no ordinary card.
    if (!isPublic(t.s.cards, card)) push(t, reveal('draw', [card], maskOf(seat), 'hazard'));
    return;
  }
  pop(t);
  if (!isOpenHazard(t.s, card)) {
    // B-DRAW-06
    toHand(t, seat, [card]);
    sayTo(t, maskOf(seat), { type: 'card-drawn', seat, card: shownCard(t, card), source: f.from });
    return;
  }
  const kind = kindOf(t.s, card);
  switch (cardOf(kind).type) {
    case 'trait':
      return resolveTrait(t, seat, card);
    case 'idol':
      // B-IDOL-02, B-IDOL-03: the Idol's own printed line.
      return push(t, ...linesOf(kind, null).map(({ line }) => effectOf(line, seat, { card })));
    default:
      return revealFoe(t, seat, card);
  }
}

/** B-DRAW-05, B-MULTI-02: a foe goes to the end of the queue and its "when revealed" happens (B-RULE-85). */
export function revealFoe(t: Table, seat: Seat, card: CardId): void {
  const kind = kindOf(t.s, card);
  put(t, { foes: [...t.s.foes, { card, kind, lastStand: false }] });
  say(t, { type: 'foe-revealed', seat, foe: shownCard(t, card), position: t.s.foes.length });
  const lines = linesOf(kind, null).filter(({ ability }) => ability.when.on === 'reveal');
  push(t, ...lines.map(({ line }) => effectOf(line, seat, { card })));
}

// --- Traits ----------------------------------------------------------------------------------------------------

// B-RULE-26: a Litterbox Trait is tested for a duplicate now that it is drawn.
function resolveTrait(t: Table, seat: Seat, card: CardId): void {
  const tries = t.s.piles.traits.length;
  if (!isDuplicate(t, seat, card)) return push(t, { frame: 'trait', seat, card, tries });
  toTraitBottom(t, seat, card);
  push(t, { frame: 'trait', seat, card: null, tries });
}

function isDuplicate(t: Table, seat: Seat, card: CardId): boolean {
  const kind = kindOf(t.s, card);
  return playerAt(t.s, seat).heroes.some((hero) => hero.traits.some((trait) => trait.kind === kind));
}

// B-TRAIT-06
function toTraitBottom(t: Table, seat: Seat, card: CardId): void {
  setPiles(t, { traits: [...t.s.piles.traits, card] });
  say(t, { type: 'trait-duplicate', seat, card: shownCard(t, card) });
}

/** A Trait for the active player: the next one of the pile that they do not have; at most one pass (B-RULE-30). */
export function runTrait(t: Table, f: Of<'trait'>): void {
  if (f.card !== null) {
    if (playerAt(t.s, f.seat).out) return pop(t);
    return open(t, 'place-trait', [f.seat]);
  }
  const [top, ...rest] = t.s.piles.traits;
  if (top === undefined || f.tries <= 0) return pop(t);
  if (!isPublic(t.s.cards, top)) return push(t, reveal('trait', [top], TABLE, null));
  setPiles(t, { traits: rest });
  if (isDuplicate(t, f.seat, top)) {
    toTraitBottom(t, f.seat, top);
    return replaceTop(t, { ...f, tries: f.tries - 1 });
  }
  say(t, { type: 'trait-dealt', seat: f.seat, card: shownCard(t, top), toLitterbox: false });
  replaceTop(t, { ...f, card: top });
}

/** B-IDOL-04: a Trait dealt to somebody whose turn it is not. */
export function dealTraitToLitterbox(t: Table, seat: Seat): void {
  const [top, ...rest] = t.s.piles.traits;
  if (top === undefined) return;
  setPiles(t, { traits: rest });
  toLitterbox(t, seat, [top]);
  sayTo(t, NOBODY, { type: 'trait-dealt', seat, card: { card: top, face: null }, toLitterbox: true });
}

/** The Trait comes under a Hero, positive side up, without a flip (B-RULE-27). */
export function placeTrait(t: Table, seat: Seat, hero: number, card: CardId): void {
  const player = playerAt(t.s, seat);
  const kind = kindOf(t.s, card);
  const heroes = player.heroes.map((h, at) =>
    at === hero ? { ...h, traits: [...h.traits, { card, kind, up: 'positive' as const }] } : h,
  );
  setPlayer(t, seat, { heroes, traitOrder: [...player.traitOrder, card] });
  say(t, { type: 'trait-placed', seat, hero, card: shownCard(t, card), side: 'positive' });
}

// --- Treasures -------------------------------------------------------------------------------------------------

export function runReward(t: Table, f: Of<'reward'>): void {
  pop(t);
  push(t, { frame: 'treasure', seat: f.seat, left: rewardOf(t.s, f.seat, f.kind).total, pile: null });
}

/** B-TREASURE-01 to B-TREASURE-05: Treasures one by one, each from a pile of the player's choice. */
export function runTreasure(t: Table, f: Of<'treasure'>): void {
  if (f.left <= 0 || playerAt(t.s, f.seat).out) return pop(t);
  const full = t.s.piles.treasures.filter((p) => p.cards.length > 0);
  const pile = f.pile ?? (full.length === 1 ? (full[0]?.pile ?? null) : null);
  if (full.length === 0) {
    // B-TREASURE-03, B-TREASURE-04
    if (isDrawingOff(t.s)) return pop(t);
    return open(t, 'replacement-draw', [f.seat]);
  }
  if (pile === null) return open(t, 'treasure-pile', [f.seat]);
  const [top, ...rest] = treasurePile(t, pile);
  if (top === undefined) return replaceTop(t, { ...f, pile: null });
  const mine = isActive(t.s, f.seat);
  if (mine && !isKnownTo(t.s.cards, top, f.seat)) {
    replaceTop(t, { ...f, pile });
    return push(t, reveal('treasure', [top], maskOf(f.seat), null));
  }
  setTreasurePile(t, pile, rest);
  replaceTop(t, { ...f, left: f.left - 1, pile: null });
  if (mine) toHand(t, f.seat, [top]);
  else toLitterbox(t, f.seat, [top]);
  sayTo(t, mine ? maskOf(f.seat) : NOBODY, {
    type: 'treasure-drawn',
    seat: f.seat,
    pile,
    card: shownCard(t, top),
    toLitterbox: !mine,
  });
}

export function treasurePile(t: Table, pile: TreasurePile): readonly CardId[] {
  return t.s.piles.treasures.find((p) => p.pile === pile)?.cards ?? [];
}

export function setTreasurePile(t: Table, pile: TreasurePile, cards: readonly CardId[]): void {
  setPiles(t, { treasures: t.s.piles.treasures.map((p) => (p.pile === pile ? { pile, cards } : p)) });
}

// --- chance ----------------------------------------------------------------------------------------------------

export function reveal(what: string, ids: readonly CardId[], to: Mask, shownIf: string | null): Frame {
  return { frame: 'reveal', what, ids, to, shownIf };
}

export function runReveal(t: Table, f: Of<'reveal'>): void {
  if (f.ids.length === 0) return pop(t);
  const spec = { kind: 'reveal', what: f.what, ids: f.ids, to: f.to, shownIf: f.shownIf } as const;
  put(t, { awaiting: { kind: 'chance', spec, zone: null }, chanceNo: t.s.chanceNo + 1 });
}

export function shuffling(zone: ZoneRef, to: Mask = NOBODY): Frame {
  return { frame: 'shuffle', zone, to };
}

/** B-PILES-03: the whole pile; with fewer than two cards there is nothing to shuffle. */
export function runShuffle(t: Table, f: Of<'shuffle'>): void {
  const ids = zoneCards(t, f.zone);
  if (ids.length < 2) return pop(t);
  if (f.zone.zone === 'draw') turnKevinDown(t);
  const spec = { kind: 'shuffle', what: zoneName(f.zone), ids, fresh: freshIds(t.s.cards, ids), to: f.to } as const;
  put(t, { awaiting: { kind: 'chance', spec, zone: f.zone }, chanceNo: t.s.chanceNo + 1 });
}

/** B-RULE-23: Kevin is not the last card any more: face down he goes, before anything else is drawn. */
export function turnKevinDown(t: Table): void {
  if (!t.s.lastStand || isKevinAlone(t.s)) return;
  // 20.5: a combat with him that has begun goes on to its end.
  const fought = t.s.agenda.find((f) => f.frame === 'combat' && f.step !== 'window');
  const isFought = (card: CardId): boolean => fought?.frame === 'combat' && fought.foe === card;
  put(t, { lastStand: false, foes: t.s.foes.filter((foe) => !foe.lastStand || isFought(foe.card)) });
  say(t, { type: 'last-stand-off' });
}

export function zoneName(zone: ZoneRef): string {
  switch (zone.zone) {
    case 'treasure':
      return `treasure:${zone.pile}`;
    case 'hand':
      return `hand:${zone.seat}`;
    case 'box':
      return zone.name;
    case 'draw':
    case 'traits':
      return zone.zone;
  }
}

export function zoneCards(t: Table, zone: ZoneRef): readonly CardId[] {
  switch (zone.zone) {
    case 'draw':
      return t.s.piles.draw;
    case 'traits':
      return t.s.piles.traits;
    case 'treasure':
      return treasurePile(t, zone.pile);
    case 'hand':
      return playerAt(t.s, zone.seat).hand;
    case 'box':
      return t.s.piles.box[zone.name] ?? [];
  }
}

export function setZone(t: Table, zone: ZoneRef, cards: readonly CardId[]): void {
  switch (zone.zone) {
    case 'draw':
      return setPiles(t, { draw: cards });
    case 'traits':
      return setPiles(t, { traits: cards });
    case 'treasure':
      return setTreasurePile(t, zone.pile, cards);
    case 'hand':
      return setPlayer(t, zone.seat, { hand: cards });
    case 'box':
      return setPiles(t, { box: { ...t.s.piles.box, [zone.name]: cards } });
  }
}

// --- a random card of a hand -----------------------------------------------------------------------------------

/** B-RULE-120, B-RULE-121: the hand is shuffled unseen by others and its first card goes; only who may know learns which. */
export function runRandomCard(t: Table, f: Of<'random-card'>): void {
  const hand = playerAt(t.s, f.from).hand;
  const [card] = hand;
  if (card === undefined || (f.to !== null && playerAt(t.s, f.to).out)) return pop(t);
  if (f.step === 0) {
    replaceTop(t, { ...f, step: 1 });
    return push(t, shuffling({ zone: 'hand', seat: f.from }, maskOf(f.from)));
  }
  const mine = f.to !== null && isActive(t.s, f.to);
  const to = f.to === null ? TABLE : maskOf(f.to);
  const seen = f.to === null ? isPublic(t.s.cards, card) : isKnownTo(t.s.cards, card, f.to);
  if (!seen && (f.to === null || mine)) return push(t, reveal('random-card', [card], to, null));
  pop(t);
  setPlayer(t, f.from, { hand: without(hand, [card]) });
  if (f.to === null) {
    setPiles(t, { discard: [card, ...t.s.piles.discard] });
    return say(t, { type: 'cards-discarded', seat: f.from, cards: [shownCard(t, card)], reason: 'effect' });
  }
  if (mine) toHand(t, f.to, [card]);
  else toLitterbox(t, f.to, [card]);
  sayMoved(t, f.reason === 'steal' ? 'steal' : 'give', f.from, f.to, card, !mine);
}

/** Tells giver and receiver which card changed hands; the receiver not if it lies in their Litterbox. */
export function sayMoved(
  t: Table,
  how: 'steal' | 'give',
  from: Seat,
  to: Seat,
  card: CardId,
  toLitterbox: boolean,
): void {
  const audience = toLitterbox ? maskOf(from) : seatMask(from, to);
  if (how === 'steal')
    sayTo(t, audience, { type: 'card-stolen', thief: to, victim: from, card: shownCard(t, card), toLitterbox });
  else sayTo(t, audience, { type: 'card-given', from, receiver: to, card: shownCard(t, card), toLitterbox });
}

// Setting up a game (sections 1 and 20.1). Hidden decks start as sorted public lists that the first shuffle hides;
// they are never parted by face afterwards.

import type { CardId, Seat } from '../../kernel/knowledge.ts';
import { isPublic, maskOf, openCards, TABLE } from '../../kernel/knowledge.ts';
import type { Card, KindId } from '../cards/vocabulary.ts';
import { copiesOf, kindsOf } from '../cards/catalog.ts';
import type { BrahConfig } from '../config.ts';
import type { Action } from '../actions.ts';
import type { BrahState, Player } from '../state.ts';
import { handLimitOf } from './derived.ts';
import { placeTrait, reveal, shuffling } from './draw.ts';
import { freshTurn } from './turn.ts';
import { withAnswer } from './windows.ts';
import type { Table } from './table.ts';
import {
  kindOf,
  layOpen,
  open,
  playerAt,
  push,
  say,
  sayTo,
  setPiles,
  setPlayer,
  shownCard,
  survivorsFrom,
  without,
  put,
} from './table.ts';

const BAZAAR: readonly KindId[] = ['bog-blade', 'bog-blade', 'bog-blade', 'pick-pocket', 'nay'];

/** The table before the first shuffle: every card sorted and open, nothing dealt. */
export function setUp(config: BrahConfig): BrahState {
  const groups = boxes(config);
  const { cards, ids } = openCards(groups.flatMap(([, faces]) => faces));
  const box: Record<string, readonly CardId[]> = {};
  let at = 0;
  for (const [name, faces] of groups) {
    box[name] = ids.slice(at, at + faces.length);
    at += faces.length;
  }
  const player: Player = { out: false, hand: [], litterbox: [], heroes: [], dealt: [], traitOrder: [] };
  return {
    config,
    holds: 'all',
    cards,
    players: Array.from({ length: config.players }, () => player),
    piles: {
      draw: [],
      discard: [],
      monsterDiscard: [],
      traits: [],
      treasures: [{ pile: 'main', cards: [] }, ...config.expansions.map((pile) => ({ pile, cards: [] }))],
      bazaar: [],
      idols: [],
      enchantments: [],
      removed: [],
      box,
    },
    foes: [],
    turn: freshTurn(0, 0),
    phase: 'setup-heroes-shuffle',
    agenda: [],
    awaiting: null,
    kept: [],
    decisionNo: 0,
    chanceNo: 0,
    nextWeapon: 1,
    lastStand: false,
    notKevin: null,
    treasuresInHand: null,
    outOrder: [],
    outcome: null,
  };
}

// B-SETUP-02, B-SETUP-12, B-SETUP-17, B-SETUP-18, B-RULE-08: what lies in the box, group by group.
function boxes(config: BrahConfig): [string, KindId[]][] {
  const of = (...types: Card['type'][]): KindId[] => copiesOf(types.flatMap((type) => kindsOf(type)));
  const deck = of('action', 'weapon', 'part', 'non-genuine-part', 'enchantment');
  for (const face of BAZAAR) deck.splice(deck.indexOf(face), 1);
  const bosses: readonly KindId[] = ['kevin', ...config.extraBosses];
  const treasures = kindsOf('treasure');
  const inPile = (pile: string): KindId[] =>
    copiesOf(treasures.filter((c) => c.type === 'treasure' && c.pile === pile));
  return [
    ['heroes', of('hero')],
    ['traits', of('trait')],
    ['banish', of('banish')],
    ['bazaar', [...BAZAAR]],
    ['deck', deck],
    ['hazards', [...bosses, ...of('monster', 'idol')]],
    ['treasure:main', inPile('main')],
    ...config.expansions.map((pile): [string, KindId[]] => [`treasure:${pile}`, inPile(pile)]),
  ];
}

/** Every physical card of a game with this config, group by group. */
export function boxFaces(config: BrahConfig): KindId[] {
  return boxes(config).flatMap(([, faces]) => faces);
}

/** One step of the set-up; the effect stack is empty. */
export function runSetup(t: Table): void {
  switch (t.s.phase) {
    case 'setup-heroes-shuffle':
      return next(t, 'setup-heroes-deal', 'heroes');
    case 'setup-heroes-deal':
      return dealHeroes(t);
    case 'setup-heroes-choose':
      return chooseHeroes(t);
    case 'setup-traits-shuffle':
      return next(t, 'setup-traits-deal', 'traits');
    case 'setup-traits-deal':
      return dealTraits(t);
    case 'setup-trait-place':
      return placeTraits(t);
    case 'setup-fixed':
      return layFixed(t);
    case 'setup-deck-deal':
      return dealHands(t);
    case 'setup-treasure-shuffle':
      push(t, ...t.s.piles.treasures.map(({ pile }) => shuffling({ zone: 'box', name: `treasure:${pile}` })));
      put(t, { phase: 'setup-treasure-place' });
      return;
    case 'setup-treasure-place':
      return placeTreasures(t);
    case 'setup-draw-shuffle':
      return shuffleDraw(t);
    case 'setup-draw-blocks':
      return shuffleBlocks(t);
    case 'setup-draw-place':
      return placeDraw(t);
    case 'setup-first':
      return chooseFirst(t);
    default:
      throw new RangeError(`no set-up in phase ${t.s.phase}`);
  }
}

function next(t: Table, phase: BrahState['phase'], ...shuffled: string[]): void {
  put(t, { phase });
  push(t, ...shuffled.map((name) => shuffling({ zone: 'box', name })));
}

function box(t: Table, name: string): readonly CardId[] {
  return t.s.piles.box[name] ?? [];
}

function setBox(t: Table, changes: Record<string, readonly CardId[]>): void {
  const all = Object.entries({ ...t.s.piles.box, ...changes }).filter(([, cards]) => cards.length > 0);
  setPiles(t, { box: Object.fromEntries(all) });
}

// --- Heroes ----------------------------------------------------------------------------------------------------

// B-SETUP-04, B-RULE-05: three at once for each player from seat 0; their owner alone sees them (B-RULE-02).
function dealHeroes(t: Table): void {
  // Said with the first entry: nobody listens before there is one.
  say(t, { type: 'game-created', players: t.s.players.length });
  let pile = box(t, 'heroes');
  for (const seat of survivorsFrom(t.s, 0)) {
    setPlayer(t, seat, { dealt: pile.slice(0, 3) });
    pile = pile.slice(3);
  }
  setBox(t, { heroes: [] });
  // B-SETUP-06, B-RULE-10
  setPiles(t, { removed: [...t.s.piles.removed, ...pile] });
  next(t, 'setup-heroes-choose');
  push(t, ...survivorsFrom(t.s, 0).map((seat) => reveal('heroes', playerAt(t.s, seat).dealt, maskOf(seat), null)));
}

// B-SETUP-05: everybody chooses unseen; when all have, the parties are shown together.
function chooseHeroes(t: Table): void {
  if (askSecret(t, 'choose-heroes')) return;
  for (const seat of t.s.players.keys()) {
    const { out, heroes, dealt } = playerAt(t.s, seat);
    if (heroes.length > 0) continue;
    if (!out) return open(t, 'disclose', [seat]);
    // 20.6: whoever left takes the default, the first two.
    const two = dealt.slice(0, 2);
    if (two.some((card) => !isPublic(t.s.cards, card))) return push(t, reveal('default-heroes', two, TABLE, null));
    setParty(t, seat, two);
  }
  next(t, 'setup-traits-shuffle');
}

/** Asks all who have not answered yet; false once everybody still in the game has. */
function askSecret(t: Table, prompt: 'choose-heroes' | 'place-trait'): boolean {
  const done = (seat: Seat): boolean =>
    prompt === 'choose-heroes' ? playerAt(t.s, seat).heroes.length > 0 : playerAt(t.s, seat).dealt.length === 0;
  const left = survivorsFrom(t.s, 0).filter((seat) => !done(seat) && !t.s.kept.some((k) => k.seat === seat));
  const anyDone = survivorsFrom(t.s, 0).some(done);
  if (left.length === 0 || anyDone) return false;
  open(t, prompt, left);
  return true;
}

export function keepSecret(t: Table, seat: Seat, answer: Action | null): void {
  put(t, { kept: withAnswer(t.s.kept, seat, answer) });
}

/** A kept set-up choice is shown. */
export function discloseSecret(t: Table, seat: Seat, answer: Action): void {
  put(t, { kept: t.s.kept.filter((k) => k.seat !== seat) });
  if (answer.type === 'choose-heroes') {
    layOpen(t, answer.heroes);
    setParty(
      t,
      seat,
      answer.heroes.map((c) => c.card),
    );
  }
  if (answer.type === 'place-trait' && answer.trait !== null) {
    layOpen(t, [answer.trait]);
    setPlayer(t, seat, { dealt: [] });
    // B-SETUP-07, B-SETUP-08
    placeTrait(t, seat, answer.hero, answer.trait.card);
  }
}

function setParty(t: Table, seat: Seat, two: readonly CardId[]): void {
  const { dealt } = playerAt(t.s, seat);
  const heroes = two.map((card) => ({ card, kind: kindOf(t.s, card), traits: [], weapons: [] }));
  setPlayer(t, seat, { heroes, dealt: [] });
  setPiles(t, { removed: [...t.s.piles.removed, ...without(dealt, two)] });
  say(t, { type: 'heroes-chosen', seat, cards: two.map((card) => shownCard(t, card)) });
}

// --- Traits ----------------------------------------------------------------------------------------------------

function dealTraits(t: Table): void {
  let pile = box(t, 'traits');
  for (const seat of survivorsFrom(t.s, 0)) {
    setPlayer(t, seat, { dealt: pile.slice(0, 1) });
    pile = pile.slice(1);
  }
  setBox(t, { traits: [] });
  // B-SETUP-10
  setPiles(t, { traits: pile });
  next(t, 'setup-trait-place');
  push(
    t,
    ...survivorsFrom(t.s, 0).map((seat) => reveal('starting-trait', playerAt(t.s, seat).dealt, maskOf(seat), null)),
  );
}

// B-RULE-03
function placeTraits(t: Table): void {
  if (askSecret(t, 'place-trait')) return;
  for (const seat of t.s.players.keys()) {
    const { out, dealt } = playerAt(t.s, seat);
    const [trait] = dealt;
    if (trait === undefined) continue;
    if (!out) return open(t, 'disclose', [seat]);
    if (!isPublic(t.s.cards, trait)) return push(t, reveal('default-trait', [trait], TABLE, null));
    setPlayer(t, seat, { dealt: [] });
    placeTrait(t, seat, 0, trait);
  }
  next(t, 'setup-fixed');
}

// --- hands, Bazaar, piles --------------------------------------------------------------------------------------

// B-SETUP-11, B-SETUP-12
function layFixed(t: Table): void {
  const banish = box(t, 'banish');
  const seats = survivorsFrom(t.s, 0);
  for (const [i, seat] of seats.entries()) setPlayer(t, seat, { hand: banish.slice(i, i + 1) });
  const bazaar = box(t, 'bazaar');
  setPiles(t, { bazaar, removed: [...t.s.piles.removed, ...banish.slice(seats.length)] });
  setBox(t, { banish: [], bazaar: [] });
  say(t, { type: 'bazaar-set', cards: bazaar.map((card) => shownCard(t, card)) });
  next(t, 'setup-deck-deal', 'deck');
}

// B-SETUP-13 to -16, B-RULE-04, B-RULE-05: one card at a time clockwise, skipping full hands; the Banish counts.
function dealHands(t: Table): void {
  const seats = survivorsFrom(t.s, 0);
  const hands = new Map(seats.map((seat) => [seat, [...playerAt(t.s, seat).hand]]));
  const room = new Map(seats.map((seat) => [seat, handLimitOf(t.s, seat).total]));
  const deck = [...box(t, 'deck')];
  const isOpen = (seat: Seat): boolean => (hands.get(seat)?.length ?? 0) < (room.get(seat) ?? 0);
  while (deck.length > 0 && seats.some(isOpen)) {
    for (const seat of seats.filter(isOpen)) {
      const card = deck.shift();
      if (card !== undefined) hands.get(seat)?.push(card);
    }
  }
  const dealt: { seat: Seat; cards: CardId[] }[] = [];
  for (const seat of seats) {
    const hand = hands.get(seat) ?? [];
    dealt.push({ seat, cards: hand.slice(playerAt(t.s, seat).hand.length) });
    setPlayer(t, seat, { hand });
  }
  // House setting: a short game leaves the rest of the Deck unseen in the box.
  const keep = t.s.config.shortDeck ?? deck.length;
  setBox(t, { deck: deck.slice(0, keep) });
  setPiles(t, { removed: [...t.s.piles.removed, ...deck.slice(keep)] });
  next(t, 'setup-treasure-shuffle');
  push(t, ...dealt.map(({ seat, cards }) => reveal('hand-dealt', cards, maskOf(seat), null)));
}

function placeTreasures(t: Table): void {
  const treasures = t.s.piles.treasures.map(({ pile }) => ({ pile, cards: box(t, `treasure:${pile}`) }));
  setPiles(t, { treasures });
  setBox(t, Object.fromEntries(treasures.map(({ pile }) => [`treasure:${pile}`, []])));
  next(t, 'setup-draw-shuffle');
}

// B-SETUP-19; B-SETUP-20 and B-RULE-07 when spread evenly.
function shuffleDraw(t: Table): void {
  if (t.s.config.spread === 'even') return next(t, 'setup-draw-blocks', 'hazards', 'deck');
  setBox(t, { deck: [...box(t, 'deck'), ...box(t, 'hazards')], hazards: [] });
  next(t, 'setup-draw-place', 'deck');
}

// H hazards, H consecutive blocks of ordinary cards whose sizes differ by at most 1, longer ones first.
function shuffleBlocks(t: Table): void {
  const hazards = box(t, 'hazards');
  const ordinary = box(t, 'deck');
  const size = Math.floor(ordinary.length / hazards.length);
  const longer = ordinary.length - size * hazards.length;
  const blocks: Record<string, readonly CardId[]> = {};
  let at = 0;
  hazards.forEach((hazard, i) => {
    const length = size + (i < longer ? 1 : 0);
    blocks[blockName(i)] = [...ordinary.slice(at, at + length), hazard];
    at += length;
  });
  setBox(t, { hazards: [], deck: [], ...blocks });
  next(t, 'setup-draw-place', ...Object.keys(blocks));
}

function blockName(i: number): string {
  return `block:${String(i).padStart(2, '0')}`;
}

function placeDraw(t: Table): void {
  const names = Object.keys(t.s.piles.box).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  setPiles(t, { draw: names.flatMap((name) => box(t, name)), box: {} });
  next(t, 'setup-first');
}

// B-SETUP-21, B-RULE-06; 20.6: the first seat must be a survivor.
function chooseFirst(t: Table): void {
  const { firstPlayer } = t.s.config;
  if (firstPlayer.how !== 'random') return beginWith(t, survivorsFrom(t.s, firstPlayer.seat)[0] ?? 0);
  const spec = { kind: 'pick', what: 'first-player', n: survivorsFrom(t.s, 0).length, weights: null } as const;
  put(t, { awaiting: { kind: 'chance', spec, zone: null }, chanceNo: t.s.chanceNo + 1 });
}

export function beginWith(t: Table, seat: Seat): void {
  put(t, { phase: 'turn-start', turn: freshTurn(0, seat) });
}

/** What was dealt is told to its owner once it is seen. */
export function sayDealt(t: Table, what: string, cards: readonly CardId[]): void {
  const seat = t.s.players.findIndex((p) => cards.some((card) => p.dealt.includes(card) || p.hand.includes(card)));
  const shown = cards.map((card) => shownCard(t, card));
  const [first] = shown;
  if (what === 'heroes') sayTo(t, maskOf(seat), { type: 'heroes-dealt', seat, cards: shown });
  if (what === 'hand-dealt') sayTo(t, maskOf(seat), { type: 'hand-dealt', seat, cards: shown });
  if (what === 'starting-trait' && first !== undefined)
    sayTo(t, maskOf(seat), { type: 'trait-dealt', seat, card: first, toLitterbox: false });
}

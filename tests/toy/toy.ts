// The rules of Lanterns as a `Game`: small enough to read at once, whole enough to test every promise of the kernel.

import { answerFault } from '../../src/core/kernel/chance.ts';
import type { ChanceAnswer, ChanceSpec } from '../../src/core/kernel/chance.ts';
import { hashText } from '../../src/core/kernel/hash.ts';
import type { Step } from '../../src/core/kernel/draft.ts';
import { finished, offer, several, walk } from '../../src/core/kernel/draft.ts';
import type { Applied, By, Game } from '../../src/core/kernel/game.ts';
import type { CardId, Face, Mask, Seat, Viewer } from '../../src/core/kernel/knowledge.ts';
import {
  cutTo,
  faceFor,
  freshIds,
  heldFace,
  isIn,
  isKnownTo,
  isPublic,
  maskOf,
  NOBODY,
  openCards,
  publicFace,
  publicHalf,
  renamed,
  shown,
  TABLE,
} from '../../src/core/kernel/knowledge.ts';
import type { Pending, Refusal } from '../../src/core/kernel/pending.ts';
import type {
  Claim,
  Kept,
  Phase,
  ToyAction,
  ToyConfig,
  ToyEvent,
  ToyOutcome,
  ToyPick,
  ToyState,
  ToyView,
} from './toy-state.ts';
import { FACES, numberOn } from './toy-state.ts';

type Bench = { s: ToyState; readonly events: ToyEvent[] };

const HAND = 3;
const MARKS = [0, 1, 2];

function no(code: string): Refusal {
  return { code, rule: 'toy', text: code };
}

function say(b: Bench, type: ToyEvent['type'], more: Partial<ToyEvent> = {}): void {
  b.events.push({ type, to: TABLE, seat: b.s.active, n: 0, face: null, ...more });
}

function seatsOf(s: ToyState): Seat[] {
  return s.hands.map((_, seat) => seat).filter((seat) => s.out[seat] !== true);
}

function handOf(s: ToyState, seat: Seat): readonly CardId[] {
  return s.hands[seat] ?? [];
}

function withHand(s: ToyState, seat: Seat, hand: readonly CardId[]): readonly (readonly CardId[])[] {
  return s.hands.map((h, at) => (at === seat ? hand : h));
}

// --- what the game waits for -----------------------------------------------------------------------------------

function decide(b: Bench, phase: Phase, unasked: readonly Seat[]): void {
  b.s = { ...b.s, phase, unasked, spec: null, decisionNo: b.s.decisionNo + 1 };
}

function chance(b: Bench, phase: Phase, spec: ChanceSpec): void {
  b.s = { ...b.s, phase, spec, chanceNo: b.s.chanceNo + 1 };
}

function shuffle(b: Bench, phase: Phase, what: string, ids: readonly CardId[], to: Mask): void {
  chance(b, phase, { kind: 'shuffle', what, ids, fresh: freshIds(b.s.cards, ids), to });
}

function pending(s: ToyState): Pending<ToyOutcome> {
  if (s.winner !== null) return { kind: 'over', outcome: { winner: s.winner } };
  if (s.spec !== null) return { kind: 'chance', no: s.chanceNo, spec: s.spec };
  const simultaneous = s.phase === 'bid' || s.phase === 'window';
  const others = seatsOf(s).filter((seat) => !s.unasked.includes(seat));
  const may = s.phase === 'turn' ? others : [];
  return { kind: 'decide', no: s.decisionNo, seats: s.unasked, may, prompt: s.phase, simultaneous };
}

// --- judging ---------------------------------------------------------------------------------------------------

function isClaim(s: ToyState, seat: Seat, raw: unknown): raw is Claim {
  if (typeof raw !== 'object' || raw === null) return false;
  const { card, face } = raw as Claim;
  if (!handOf(s, seat).includes(card) || !FACES.includes(face)) return false;
  // A claim that this copy can contradict is refused; a public card cannot be lied about.
  const held = heldFace(s.cards, card);
  return held === null || held === face;
}

function answers(s: ToyState): readonly string[] {
  switch (s.phase) {
    case 'bid':
      return ['bid'];
    case 'turn':
      return ['draw', 'play', 'peek', 'rest', 'steal', 'mark'];
    case 'window':
      return ['pass', 'block'];
    case 'bid-shown':
    case 'window-shown':
      return ['disclose'];
    default:
      return [];
  }
}

function check(s: ToyState, seat: Seat, raw: ToyAction): Refusal | null {
  const action: unknown = raw;
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return no('no-action');
  const { type } = action as ToyAction;
  if (s.winner !== null || s.spec !== null || s.hands[seat] === undefined || s.out[seat] === true) return no('not-now');
  if (type === 'concede') return null;
  if (!s.unasked.includes(seat)) return no('not-asked');
  if (type === 'sealed') return checkSealed(s, seat, raw);
  if (!answers(s).includes(type)) return no('not-this');
  return checkKind(s, seat, raw);
}

// Only a copy that may not know the answer takes it sealed.
function checkSealed(s: ToyState, seat: Seat, action: ToyAction): Refusal | null {
  if (action.type !== 'sealed' || s.holds === 'all' || s.holds === seat) return no('sealed');
  return action.of === (s.phase === 'bid' ? 'bid' : s.phase === 'window' ? 'window' : '') ? null : no('sealed');
}

function checkKind(s: ToyState, seat: Seat, action: ToyAction): Refusal | null {
  switch (action.type) {
    case 'bid':
    case 'play':
      return isClaim(s, seat, action.claim) ? null : no('not-held');
    case 'block':
      return isClaim(s, seat, action.claim) && numberOn(action.claim.face) === 1 ? null : no('no-block');
    case 'draw':
      return s.pile.length + s.discard.length > 0 ? null : no('nothing-to-draw');
    case 'peek':
      return s.pile.length > 0 ? null : no('nothing-to-see');
    case 'steal':
      return action.from !== seat && s.out[action.from] === false && handOf(s, action.from).length > 0
        ? null
        : no('nobody-there');
    case 'mark': {
      const { marks } = action;
      const fits =
        Array.isArray(marks) && marks.length > 0 && marks.every((m, i) => MARKS.includes(m) && marks.indexOf(m) === i);
      return fits ? null : no('bad-marks');
    }
    case 'disclose': {
      const kept = s.kept.find((k) => k.seat === seat);
      if (kept === undefined) return no('nothing-kept');
      const { answer } = action;
      if (kept.answer !== null && JSON.stringify(kept.answer) !== JSON.stringify(answer)) return no('other-answer');
      if (s.phase === 'bid-shown')
        return answer?.type === 'bid' && isClaim(s, seat, answer.claim) ? null : no('no-bid');
      if (answer?.type === 'pass') return null;
      return answer?.type === 'block' && isClaim(s, seat, answer.claim) && numberOn(answer.claim.face) === 1
        ? null
        : no('no-answer');
    }
    default:
      return null;
  }
}

// --- doing -----------------------------------------------------------------------------------------------------

function apply(state: ToyState, by: By, action: ToyAction | ChanceAnswer): Applied<ToyState, ToyEvent> {
  const b: Bench = { s: state, events: [] };
  if (by === 'chance') {
    if (state.spec === null || state.winner !== null) return { ok: false, refusal: no('no-chance') };
    const fault = answerFault(state.spec, action as ChanceAnswer);
    if (fault !== null) return { ok: false, refusal: no(fault) };
    takeAnswer(b, state.spec, action as ChanceAnswer);
    return { ok: true, state: b.s, events: b.events };
  }
  const refusal = check(state, by, action as ToyAction);
  if (refusal !== null) return { ok: false, refusal };
  take(b, by, action as ToyAction);
  return { ok: true, state: b.s, events: b.events };
}

function take(b: Bench, seat: Seat, action: ToyAction): void {
  switch (action.type) {
    case 'bid':
    case 'sealed':
    case 'pass':
    case 'block':
      return keep(b, seat, action.type === 'sealed' ? null : action);
    case 'disclose':
      return disclose(b, seat, action.answer);
    case 'draw':
      if (b.s.pile.length === 0) return reshuffle(b, seat);
      return drawTop(b, seat);
    case 'play': {
      layOpen(b, seat, action.claim);
      b.s = { ...b.s, played: action.claim };
      say(b, 'played', { seat, face: action.claim.face });
      const asked = seatsOf(b.s).filter((other) => other !== seat && handOf(b.s, other).length > 0);
      return asked.length === 0
        ? chance(b, 'roll', { kind: 'roll', what: 'luck', dice: 2, sides: 6 })
        : decide(b, 'window', asked);
    }
    case 'peek':
      return chance(b, 'peeking', { kind: 'count', what: 'pile', ids: b.s.pile, of: 'five' });
    case 'rest':
      say(b, 'rested', { seat });
      return nextTurn(b);
    case 'steal':
      b.s = { ...b.s, victim: action.from };
      return shuffle(b, 'stealing', 'hand', handOf(b.s, action.from), maskOf(action.from));
    case 'mark':
      b.s = { ...b.s, marks: b.s.marks.map((m, at) => (at === seat ? m + action.marks.length : m)) };
      say(b, 'marked', { seat, n: action.marks.length });
      return decide(b, 'turn', [seat]);
    case 'concede':
      return leave(b, seat);
  }
}

function keep(b: Bench, seat: Seat, answer: ToyAction | null): void {
  const kept: Kept[] = [...b.s.kept, { seat, answer }].sort((x, y) => x.seat - y.seat);
  const unasked = b.s.unasked.filter((other) => other !== seat);
  b.s = { ...b.s, kept, unasked };
  say(b, b.s.phase === 'bid' ? 'bid-made' : 'answered', { seat });
  if (unasked.length === 0) nextDisclosed(b);
}

function nextDisclosed(b: Bench): void {
  const [first] = b.s.kept;
  if (first !== undefined)
    return decide(b, b.s.phase === 'bid' || b.s.phase === 'bid-shown' ? 'bid-shown' : 'window-shown', [first.seat]);
  if (b.s.phase === 'bid-shown' || b.s.phase === 'bid') {
    const seats = seatsOf(b.s);
    return chance(b, 'lead', { kind: 'pick', what: 'lead', n: seats.length, weights: seats.map((seat) => 1 + seat) });
  }
  chance(b, 'roll', { kind: 'roll', what: 'luck', dice: 2, sides: 6 });
}

function disclose(b: Bench, seat: Seat, answer: ToyAction): void {
  b.s = { ...b.s, kept: b.s.kept.filter((k) => k.seat !== seat) };
  if (answer.type === 'bid') {
    layOpen(b, seat, answer.claim);
    say(b, 'bid-shown', { seat, face: answer.claim.face });
    return nextDisclosed(b);
  }
  if (answer.type !== 'block') return nextDisclosed(b);
  layOpen(b, seat, answer.claim);
  b.s = { ...b.s, kept: [], played: null };
  say(b, 'blocked', { seat, face: answer.claim.face });
  nextTurn(b);
}

/** A card leaves the hand for the top of the discard, before everybody. */
function layOpen(b: Bench, seat: Seat, claim: Claim): void {
  const cards = shown(b.s.cards, [claim.card], [TABLE], [claim.face]);
  const hands = withHand(
    b.s,
    seat,
    handOf(b.s, seat).filter((card) => card !== claim.card),
  );
  b.s = { ...b.s, cards, hands, discard: [claim.card, ...b.s.discard] };
}

function reshuffle(b: Bench, seat: Seat): void {
  b.s = { ...b.s, pile: b.s.discard, discard: [], active: seat };
  if (b.s.pile.length < 2) return drawTop(b, seat);
  shuffle(b, 'drawing', 'pile', b.s.pile, NOBODY);
}

function drawTop(b: Bench, seat: Seat): void {
  const [top] = b.s.pile;
  if (top === undefined) return nextTurn(b);
  chance(b, b.s.phase === 'deal' ? 'deal' : 'drawing', {
    kind: 'reveal',
    what: 'draw',
    ids: [top],
    to: maskOf(seat),
    shownIf: 'five',
  });
}

function takeAnswer(b: Bench, spec: ChanceSpec, answer: ChanceAnswer): void {
  b.s = { ...b.s, spec: null };
  switch (answer.kind) {
    case 'shuffle':
      return spec.kind === 'shuffle' ? shuffled(b, spec, answer.faces) : undefined;
    case 'reveal':
      return spec.kind === 'reveal' ? revealed(b, spec, answer.faces, answer.shown) : undefined;
    case 'pick': {
      const lead = seatsOf(b.s)[answer.value] ?? 0;
      b.s = { ...b.s, active: lead };
      say(b, 'led', { seat: lead });
      return decide(b, 'turn', [lead]);
    }
    case 'count':
      say(b, 'peeked', { n: answer.n });
      return decide(b, 'turn', [b.s.active]);
    case 'roll': {
      const n = numberOn(b.s.played?.face ?? '0') + answer.dice.reduce((sum, die) => sum + die, 0);
      b.s = {
        ...b.s,
        played: null,
        scores: b.s.scores.map((score, seat) => (seat === b.s.active ? score + n : score)),
      };
      say(b, 'scored', { n });
      return nextTurn(b);
    }
  }
}

function shuffled(
  b: Bench,
  spec: Extract<ChanceSpec, { kind: 'shuffle' }>,
  faces: readonly (Face | null)[] | null,
): void {
  const cards = renamed(b.s.cards, spec.fresh, spec.to, faces);
  say(b, 'shuffled', { n: spec.fresh.length });
  if (b.s.phase === 'stealing') {
    const victim = b.s.victim ?? 0;
    b.s = { ...b.s, cards, hands: withHand(b.s, victim, spec.fresh) };
    const [top] = spec.fresh;
    if (top === undefined) return nextTurn(b);
    return chance(b, 'stolen', { kind: 'reveal', what: 'steal', ids: [top], to: maskOf(b.s.active), shownIf: null });
  }
  b.s = { ...b.s, cards, pile: spec.fresh };
  if (b.s.phase === 'drawing') return drawTop(b, b.s.active);
  b.s = { ...b.s, phase: 'deal', unasked: seatsOf(b.s).flatMap((seat) => Array.from({ length: HAND }, () => seat)) };
  dealNext(b);
}

function dealNext(b: Bench): void {
  const [seat] = b.s.unasked;
  if (seat === undefined) return startBid(b);
  drawTop(b, seat);
}

function revealed(
  b: Bench,
  spec: Extract<ChanceSpec, { kind: 'reveal' }>,
  faces: readonly (Face | null)[],
  shownToAll: readonly boolean[],
): void {
  const to = shownToAll[0] === true ? TABLE : spec.to;
  b.s = { ...b.s, cards: shown(b.s.cards, spec.ids, [to], faces) };
  const card = spec.ids[0] as CardId;
  if (b.s.phase === 'stolen') {
    const victim = b.s.victim ?? 0;
    const taken = withHand(
      b.s,
      victim,
      handOf(b.s, victim).filter((id) => id !== card),
    );
    b.s = { ...b.s, hands: taken.map((hand, at) => (at === b.s.active ? [...hand, card] : hand)), victim: null };
    say(b, 'stole', {
      n: victim,
      to: isPublic(b.s.cards, card) ? TABLE : maskOf(b.s.active) | maskOf(victim),
      face: heldFace(b.s.cards, card),
    });
    return nextTurn(b);
  }
  const seat = b.s.phase === 'deal' ? (b.s.unasked[0] ?? 0) : b.s.active;
  b.s = { ...b.s, pile: b.s.pile.slice(1), hands: withHand(b.s, seat, [...handOf(b.s, seat), card]) };
  say(b, 'drew', { seat, to: isPublic(b.s.cards, card) ? TABLE : maskOf(seat), face: heldFace(b.s.cards, card) });
  if (b.s.phase !== 'deal') return nextTurn(b);
  b.s = { ...b.s, unasked: b.s.unasked.slice(1) };
  dealNext(b);
}

function nextTurn(b: Bench): void {
  const seats = seatsOf(b.s);
  const turn = b.s.turn + 1;
  const active = seats.find((seat) => seat > b.s.active) ?? seats[0] ?? 0;
  b.s = { ...b.s, turn, active };
  if (seats.length < 2 || turn >= b.s.config.turns) return end(b);
  if (turn % 4 === 0) return startBid(b);
  decide(b, 'turn', [active]);
}

function startBid(b: Bench): void {
  const bidders = seatsOf(b.s).filter((seat) => handOf(b.s, seat).length > 0);
  if (bidders.length === 0) return decide(b, 'turn', [b.s.active]);
  decide(b, 'bid', bidders);
}

function leave(b: Bench, seat: Seat): void {
  b.s = { ...b.s, out: b.s.out.map((out, at) => out || at === seat) };
  say(b, 'left', { seat });
  b.s = { ...b.s, kept: b.s.kept.filter((k) => k.seat !== seat) };
  if (seatsOf(b.s).length < 2) return end(b);
  if (b.s.phase === 'turn') {
    if (b.s.active === seat) nextTurn(b);
    return;
  }
  b.s = { ...b.s, unasked: b.s.unasked.filter((other) => other !== seat) };
  if (b.s.unasked.length === 0) nextDisclosed(b);
}

function end(b: Bench): void {
  const seats = seatsOf(b.s);
  const winner = seats.reduce(
    (best, seat) => ((b.s.scores[seat] ?? 0) > (b.s.scores[best] ?? 0) ? seat : best),
    seats[0] ?? 0,
  );
  b.s = { ...b.s, phase: 'over', winner, spec: null, unasked: [] };
  say(b, 'ended', { seat: winner });
}

// --- drafts ----------------------------------------------------------------------------------------------------

type Node = Step<ToyPick, ToyAction>;

const pick = (name: string, n = 0): ToyPick => ({ pick: name, n });

function claimOf(s: ToyState, seat: Seat, card: CardId): Claim {
  return { card, face: faceFor(s.cards, card, seat) };
}

function cardsOf(s: ToyState, seat: Seat, type: 'bid' | 'play' | 'block'): Node {
  const cards = handOf(s, seat).filter((card) => type !== 'block' || numberOn(faceFor(s.cards, card, seat)) === 1);
  return offer(
    cards.map((card) => pick('card', card)),
    ({ n }) => finished({ type, claim: claimOf(s, seat, n as CardId) }),
  );
}

function rootOf(s: ToyState, seat: Seat): Node {
  if (pending(s).kind !== 'decide' || s.out[seat] !== false)
    return offer<ToyPick, ToyAction>([], () => finished({ type: 'rest' }));
  const types = s.unasked.includes(seat) ? answers(s).filter((type) => canDo(s, seat, type)) : [];
  return offer(
    [...types, 'concede'].map((type) => pick(type)),
    ({ pick: type }) => nodeOf(s, seat, type),
  );
}

function canDo(s: ToyState, seat: Seat, type: string): boolean {
  switch (type) {
    case 'bid':
    case 'play':
      return handOf(s, seat).length > 0;
    case 'block':
      return handOf(s, seat).some((card) => numberOn(faceFor(s.cards, card, seat)) === 1);
    case 'draw':
      return s.pile.length + s.discard.length > 0;
    case 'peek':
      return s.pile.length > 0;
    case 'steal':
      return victims(s, seat).length > 0;
    default:
      return true;
  }
}

function victims(s: ToyState, seat: Seat): Seat[] {
  return seatsOf(s).filter((other) => other !== seat && handOf(s, other).length > 0);
}

function nodeOf(s: ToyState, seat: Seat, type: string): Node {
  switch (type) {
    case 'bid':
    case 'play':
    case 'block':
      return cardsOf(s, seat, type);
    case 'steal':
      return offer(
        victims(s, seat).map((from) => pick('seat', from)),
        ({ n }) => finished({ type, from: n }),
      );
    case 'mark':
      return several(
        MARKS.map((n) => pick('mark', n)),
        { min: 1, max: 3 },
        pick('done'),
        (taken) => finished({ type, marks: taken.map(({ n }) => n) }),
      );
    case 'disclose':
      return finished({ type, answer: s.kept.find((k) => k.seat === seat)?.answer ?? { type: 'pass' } });
    case 'draw':
    case 'peek':
    case 'rest':
    case 'pass':
    case 'concede':
      return finished({ type });
    default:
      return offer<ToyPick, ToyAction>([], () => finished({ type: 'rest' }));
  }
}

function legal(s: ToyState, seat: Seat): readonly ToyPick[] {
  const root = rootOf(s, seat);
  return root.kind === 'offer' ? root.picks : [];
}

function defaultAction(s: ToyState, seat: Seat): ToyAction | null {
  if (pending(s).kind !== 'decide' || !s.unasked.includes(seat)) return null;
  switch (s.phase) {
    case 'bid':
      return { type: 'bid', claim: claimOf(s, seat, handOf(s, seat)[0] as CardId) };
    case 'window':
      return { type: 'pass' };
    case 'bid-shown':
    case 'window-shown':
      return { type: 'disclose', answer: s.kept.find((k) => k.seat === seat)?.answer ?? { type: 'pass' } };
    default:
      return { type: 'rest' };
  }
}

// --- windows out -----------------------------------------------------------------------------------------------

function view(s: ToyState, viewer: Viewer): ToyView {
  const face = (card: CardId): Face | null => (isKnownTo(s.cards, card, viewer) ? heldFace(s.cards, card) : null);
  return {
    viewer,
    phase: s.phase,
    turn: s.turn,
    active: s.active,
    pile: s.pile.length,
    discard: s.discard.map((card) => publicFace(s.cards, card)),
    hands: s.hands.map((hand, seat) =>
      hand.map((card) => (seat === viewer ? face(card) : isPublic(s.cards, card) ? face(card) : null)),
    ),
    scores: s.scores,
    unasked: s.unasked,
  };
}

function redact(s: ToyState, by: By, action: ToyAction | ChanceAnswer, viewer: Viewer): ToyAction | ChanceAnswer {
  if (by === 'chance') return redactAnswer(s, action as ChanceAnswer, viewer);
  if (by === viewer) return action;
  const { type } = action as ToyAction;
  if (type === 'bid') return { type: 'sealed', of: 'bid' };
  if (s.phase === 'window' && (type === 'pass' || type === 'block')) return { type: 'sealed', of: 'window' };
  return action;
}

function redactAnswer(s: ToyState, answer: ChanceAnswer, viewer: Viewer): ChanceAnswer {
  const { spec } = s;
  if (answer.kind === 'shuffle' && spec?.kind === 'shuffle' && answer.faces !== null && !isIn(spec.to, viewer)) {
    return { ...answer, faces: answer.faces.map(() => null) };
  }
  if (answer.kind !== 'reveal' || spec?.kind !== 'reveal' || isIn(spec.to, viewer)) return answer;
  return { ...answer, faces: answer.faces.map((face, i) => (answer.shown[i] === true ? face : null)) };
}

// A table of the sections by state: one made anew each time would be encoded anew each time.
const halves = new WeakMap<object, unknown>();

function knowing(s: ToyState): unknown {
  const before = halves.get(s.cards);
  if (before !== undefined) return before;
  const made = publicHalf(s.cards);
  halves.set(s.cards, made);
  return made;
}

function common(s: ToyState) {
  const {
    config,
    pile,
    discard,
    hands,
    scores,
    out,
    marks,
    active,
    turn,
    phase,
    unasked,
    played,
    victim,
    spec,
    decisionNo,
    chanceNo,
    winner,
  } = s;
  return [
    { name: 'config', value: config },
    { name: 'pile', value: pile },
    { name: 'discard', value: discard },
    { name: 'hands', value: hands },
    {
      name: 'table',
      value: { scores, out, marks, active, turn, phase, unasked, played, victim, spec, decisionNo, chanceNo, winner },
    },
  ];
}

export const TOY: Game<ToyConfig, ToyState, ToyAction, ToyPick, ToyEvent, ToyView, ToyOutcome> = {
  name: 'lanterns',
  rulesVersion: 1,
  contentHash: hashText(FACES.join()),
  parseConfig: (raw) => {
    const { players, turns } = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<ToyConfig>;
    const fits =
      Number.isSafeInteger(players) &&
      players !== undefined &&
      players >= 2 &&
      players <= 4 &&
      Number.isSafeInteger(turns) &&
      turns !== undefined;
    return fits
      ? { ok: true, config: { players, turns } }
      : { ok: false, refusal: { ...no('bad-config'), text: 'Two to four may play.' } };
  },
  seatsOf: (config) => config.players,
  setup: (config) => {
    const { cards, ids } = openCards(FACES);
    const each = <T>(value: T): T[] => Array.from({ length: config.players }, () => value);
    const b: Bench = {
      events: [],
      s: {
        config,
        holds: 'all',
        cards,
        pile: ids,
        discard: [],
        hands: each([]),
        scores: each(0),
        out: each(false),
        marks: each(0),
        active: 0,
        turn: 0,
        phase: 'shuffle',
        kept: [],
        unasked: [],
        played: null,
        victim: null,
        spec: null,
        decisionNo: 0,
        chanceNo: 0,
        winner: null,
      },
    };
    shuffle(b, 'shuffle', 'pile', ids, NOBODY);
    return b.s;
  },
  pending,
  check,
  draft: (s, seat, picks) => walk(rootOf(s, seat), picks, TOY.keyOf),
  legal,
  keyOf: ({ pick: name, n }) => `${name}:${n}`,
  apply,
  defaultAction,
  view,
  viewEvent: (event, viewer) => (isIn(event.to, viewer) ? event : { ...event, face: null }),
  redact,
  sections: (s) => [
    ...common(s),
    { name: 'cards', value: s.cards },
    { name: 'kept', value: s.kept },
    { name: 'holds', value: [s.holds] },
  ],
  publicSections: (s) => [
    ...common(s),
    { name: 'knowledge', value: knowing(s) },
    { name: 'kept', value: s.kept.map((k) => k.seat) },
  ],
  replicaOf: (s, viewer) => ({
    ...s,
    holds: viewer,
    cards: cutTo(s.cards, viewer),
    kept: s.kept.map((k) => (k.seat === viewer ? k : { seat: k.seat, answer: null })),
  }),
  invariants: (s) => {
    const all = [...s.pile, ...s.discard, ...s.hands.flat()];
    const faults =
      all.length === FACES.length && new Set(all).size === all.length ? [] : ['each card is in exactly one place'];
    return s.unasked.every((seat) => s.out[seat] === false) ? faults : [...faults, 'somebody who left is asked'];
  },
  shows: (predicate, face) => predicate === 'five' && numberOn(face) === 5,
  heldFace: (s, id) => heldFace(s.cards, id),
  describe: (_s, by, action) => `${by} ${JSON.stringify(action)}`,
};

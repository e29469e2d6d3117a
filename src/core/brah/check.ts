// May this seat do this now? Null, or why not. Judged on public state and the action's own claims, so that every peer
// judges alike; a claim that this copy can contradict is refused.

import type { CardId, Seat } from '../kernel/knowledge.ts';
import { heldFace, isIn } from '../kernel/knowledge.ts';
import type { Refusal } from '../kernel/pending.ts';
import type { Action, Claim } from './actions.ts';
import { keyOf } from './actions.ts';
import { nameKeyOf } from './cards/catalog.ts';
import { claimFault, claimsFault } from './claims.ts';
import type { CombatFrame } from './frames.ts';
import { checkInMain } from './check-main.ts';
import { REFUSE } from './refusals.ts';
import { isBanish, isRescue, totalOf, usedWeapons } from './rules/combat.ts';
import { handLimitOf, statOf, weaponCapOf } from './rules/derived.ts';
import { findWeapon } from './rules/in-play.ts';
import { isNay } from './rules/nay.ts';
import { mayNameNow } from './rules/turn.ts';
import { isHazard, playerAt, topFrame } from './rules/table.ts';
import type { Awaiting, BrahState, Question } from './state.ts';
import { isAction } from './well-formed.ts';

type Decision = Extract<Awaiting, { kind: 'decision' }>;

export function check(s: BrahState, seat: Seat, action: Action): Refusal | null {
  if (!isAction(action) || !Number.isSafeInteger(seat) || s.players[seat] === undefined) return REFUSE.malformed;
  const { awaiting } = s;
  if (s.outcome !== null) return REFUSE.over;
  if (awaiting?.kind !== 'decision') return REFUSE.notNow;
  if (playerAt(s, seat).out) return REFUSE.notYou;
  if (action.type === 'concede') return null;
  // B-RULE-63: in the main phase anybody may Banish a foe on the table; B-RULE-66: once combat has begun nobody.
  if (action.type === 'play-banish' && (awaiting.prompt === 'main' || awaiting.prompt === 'fight'))
    return checkBanish(s, seat, action.card, action.foe);
  // B-RULE-54: whoever played the waiting card is not asked about it.
  const top = topFrame(s);
  if (action.type === 'respond-nay' && top?.frame === 'action' && top.by === seat) return REFUSE.ownAction;
  if (!awaiting.seats.includes(seat)) return REFUSE.notYou;
  if (action.type === 'sealed') return checkSealed(s, seat, awaiting, action.of, action.count);
  return awaiting.prompt === 'main' ? checkInMain(s, seat, action) : checkAnswer(s, seat, awaiting, action);
}

function checkAnswer(s: BrahState, seat: Seat, asked: Decision, action: Action): Refusal | null {
  switch (asked.prompt) {
    case 'choose-heroes':
      return action.type === 'choose-heroes' ? checkHeroes(s, seat, action.heroes) : REFUSE.notNow;
    case 'place-trait':
      return action.type === 'place-trait' ? checkPlaceTrait(s, seat, action.hero, action.trait) : REFUSE.notNow;
    case 'disclose':
      return action.type === 'disclose' ? checkDisclose(s, seat, action.answer) : REFUSE.notNow;
    case 'extra-draws':
      if (action.type !== 'choose-extra-draws') return REFUSE.notNow;
      return action.count <= mayNameNow({ s }) ? null : REFUSE.drawCount(mayNameNow({ s }));
    case 'respond':
      return checkRespond(s, seat, action);
    case 'banish-window':
      if (action.type === 'pass') return null;
      return action.type === 'play-banish' ? checkBanish(s, seat, action.card, action.foe) : REFUSE.notNow;
    case 'fight':
      return checkFight(s, seat, action);
    case 'rescue':
      if (action.type === 'pass') return null;
      if (action.type !== 'play-rescue') return REFUSE.notNow;
      return claimFault(s, seat, action.card) ?? (isRescue(action.card.face) ? null : REFUSE.notRescue);
    case 'treasure-pile':
      if (action.type !== 'choose-treasure-pile') return REFUSE.notNow;
      return s.piles.treasures.some((p) => p.pile === action.pile && p.cards.length > 0) ? null : REFUSE.pileEmpty;
    case 'replacement-draw':
      return action.type === 'confirm-replacement-draw' ? null : REFUSE.notNow;
    case 'discard-to-limit':
      return action.type === 'discard-to-limit' ? checkDiscard(s, seat, action.cards) : REFUSE.notNow;
    default:
      return asked.question !== null && action.type === 'choose'
        ? checkChoose(s, seat, asked.question, action)
        : REFUSE.notNow;
  }
}

// B-SETUP-05
function checkHeroes(s: BrahState, seat: Seat, heroes: readonly Claim[]): Refusal | null {
  const { dealt } = playerAt(s, seat);
  const [a, b] = heroes;
  if (heroes.length !== 2 || a === undefined || b === undefined || a.card === b.card) return REFUSE.heroes;
  return heroes.every((c) => dealt.includes(c.card) && mayBe(s, c)) ? null : REFUSE.heroes;
}

function mayBe(s: BrahState, claim: Claim): boolean {
  const held = heldFace(s.cards, claim.card);
  return held === null || held === claim.face;
}

// B-IDOL-09, B-SETUP-07: on one of the player's own two Heroes; in set-up the Trait is claimed, later it lies open.
function checkPlaceTrait(s: BrahState, seat: Seat, hero: number, trait: Claim | null): Refusal | null {
  if (hero > 1) return REFUSE.hero;
  const isSetup = s.phase === 'setup-trait-place';
  if (isSetup !== (trait !== null)) return REFUSE.hero;
  return trait === null || (playerAt(s, seat).dealt.includes(trait.card) && mayBe(s, trait)) ? null : REFUSE.hero;
}

/** What was kept is what must be disclosed; a copy that does not know it judges the answer by itself. */
function checkDisclose(s: BrahState, seat: Seat, answer: Action): Refusal | null {
  const kept = keptOf(s, seat);
  if (kept === undefined) return REFUSE.notNow;
  if (kept !== null) return JSON.stringify(kept) === JSON.stringify(answer) ? null : REFUSE.notNow;
  switch (answer.type) {
    case 'choose-heroes':
      return checkHeroes(s, seat, answer.heroes);
    case 'place-trait':
      return checkPlaceTrait(s, seat, answer.hero, answer.trait);
    case 'respond-nay':
      return checkRespond(s, seat, answer);
    case 'play-banish':
      return checkBanish(s, seat, answer.card, answer.foe);
    case 'pass':
      return null;
    default:
      return REFUSE.notNow;
  }
}

/** The kept answer of a seat: undefined without one, null when this copy may not know it. */
export function keptOf(s: BrahState, seat: Seat): Action | null | undefined {
  const top = topFrame(s);
  const kept = top?.frame === 'action' || top?.frame === 'combat' ? top.kept : s.kept;
  const found = kept.find((k) => k.seat === seat);
  return found === undefined ? undefined : found.answer;
}

function checkRespond(s: BrahState, seat: Seat, action: Action): Refusal | null {
  if (action.type === 'pass') return null;
  if (action.type !== 'respond-nay') return REFUSE.notNow;
  return claimFault(s, seat, action.card) ?? (isNay(action.card.face) ? null : REFUSE.notNay);
}

// B-RULE-63, B-RULE-64, B-RULE-66, B-RULE-69
export function checkBanish(s: BrahState, seat: Seat, claim: Claim, foe: CardId): Refusal | null {
  const top = topFrame(s);
  if (top?.frame === 'combat' && top.step !== 'window') return REFUSE.combatBegun;
  if (top?.frame === 'combat' && top.foe !== foe) return REFUSE.notFaced;
  if (!s.foes.some((x) => x.card === foe)) return REFUSE.noFoeToBanish;
  return claimFault(s, seat, claim) ?? (isBanish(claim.face) ? null : REFUSE.noCard);
}

// B-RULE-74, B-RULE-75, B-COMBAT-02
function checkFight(s: BrahState, seat: Seat, action: Action): Refusal | null {
  if (action.type === 'accept-defeat') return null;
  if (action.type !== 'fight') return REFUSE.notNow;
  const frame = topFrame(s) as CombatFrame;
  const { weapons } = action;
  if (weapons.length === 0) return REFUSE.noWeapon;
  const isOwn = weapons.every((no) => findWeapon(s, no)?.seat === seat) && new Set(weapons).size === weapons.length;
  if (!isOwn) return REFUSE.notYours;
  const cap = weaponCapOf(s, seat);
  if (cap !== null && weapons.length > cap.n) return REFUSE.cap(cap.n);
  const total = totalOf(usedWeapons(s, seat, weapons, frame.kind));
  const stat = statOf(s, seat, frame.kind).total;
  return total >= stat ? null : REFUSE.weak(total, stat);
}

function checkDiscard(s: BrahState, seat: Seat, cards: readonly Claim[]): Refusal | null {
  const over = playerAt(s, seat).hand.length - handLimitOf(s, seat).total;
  if (cards.length !== over) return REFUSE.discardCount(over);
  return claimsFault(s, seat, cards);
}

function checkChoose(
  s: BrahState,
  seat: Seat,
  q: Question,
  action: Extract<Action, { type: 'choose' }>,
): Refusal | null {
  const wrong = REFUSE.choice(wordFor(q), q.min, q.max);
  const keys = action.picks.map(keyOf);
  const open = new Set(q.options.map(keyOf));
  if (keys.length < q.min || keys.length > q.max) return wrong;
  if (new Set(keys).size !== keys.length || !keys.every((key) => open.has(key))) return wrong;
  if (q.prompt === 'choose-litterbox' && action.picks.some((p) => p.pick === 'card' && isBarred(s, p.card)))
    return wrong;
  if (!q.reveals) return action.claims.length === 0 ? null : wrong;
  const cards = action.picks.flatMap((p) => (p.pick === 'card' ? [p.card] : []));
  if (cards.length !== action.claims.length || !action.claims.every((c, i) => c.card === cards[i])) return wrong;
  return claimsFault(s, seat, action.claims) ?? (q.named === null ? null : checkNamed(s, seat, q.named, action, wrong));
}

// Litter Tray of the Ancients: no Trait, Monster, Boss or Idol.
function isBarred(s: BrahState, card: CardId): boolean {
  const held = heldFace(s.cards, card);
  return held !== null && isHazard(held);
}

// B-RULE-142: a card of that name is given, and "none" is said only without one, as far as this copy can tell.
function checkNamed(
  s: BrahState,
  seat: Seat,
  name: string,
  action: Extract<Action, { type: 'choose' }>,
  wrong: Refusal,
): Refusal | null {
  const [claim] = action.claims;
  if (claim !== undefined) return nameKeyOf(claim.face) === name ? null : wrong;
  const holds = playerAt(s, seat).hand.some((card) => {
    const held = heldFace(s.cards, card);
    return held !== null && nameKeyOf(held) === name;
  });
  return holds ? wrong : null;
}

/** What a question asks to choose, for its refusal. */
function wordFor(q: Question): string {
  switch (q.options[0]?.pick) {
    case 'card':
      return 'cards';
    case 'weapon':
      return 'weapons';
    case 'trait':
      return 'Traits';
    case 'seat':
      return 'players';
    case 'foe':
      return 'a foe';
    case 'hero':
      return 'a Hero';
    default:
      return 'from what is offered';
  }
}

/** Another's secret, as a copy outside its audience gets it; never taken by a copy that must know the real thing. */
function checkSealed(s: BrahState, seat: Seat, asked: Decision, of: string, count: number): Refusal | null {
  if (s.holds === 'all' || s.holds === seat) return REFUSE.malformed;
  const q = asked.question;
  if (of === 'choose') {
    const isFine = q !== null && q.secret !== null && !isIn(q.secret, s.holds) && count >= q.min && count <= q.max;
    return isFine ? null : REFUSE.malformed;
  }
  if (of === 'window') return asked.prompt === 'respond' || asked.prompt === 'banish-window' ? null : REFUSE.malformed;
  return asked.prompt === of ? null : REFUSE.malformed;
}

// Applies one entry: an action of a seat or an answer of chance. Total: what `check` refuses is refused, nothing throws
// for bad input, the state given is never changed, and the drafts are not consulted.

import type { ChanceAnswer } from '../kernel/chance.ts';
import type { Applied, By } from '../kernel/game.ts';
import type { Seat } from '../kernel/knowledge.ts';
import type { Action, Claim, Pick } from './actions.ts';
import { check } from './check.ts';
import type { BrahEvent } from './events.ts';
import type { ActionFrame, CombatFrame, EffectFrame, Frame } from './frames.ts';
import { REFUSE } from './refusals.ts';
import { advance } from './rules/advance.ts';
import { chanceFault, takeChance } from './rules/chance-taken.ts';
import { banish, declareCombat, fight, rescue, sendHome } from './rules/combat.ts';
import { statOf } from './rules/derived.ts';
import { drawing, placeTrait } from './rules/draw.ts';
import { concede } from './rules/elimination.ts';
import { activeRules, linesOf } from './rules/in-play.ts';
import { stackAction } from './rules/nay.ts';
import { discloseSecret, keepSecret } from './rules/setup.ts';
import type { Table } from './rules/table.ts';
import {
  effectOf,
  fromHand,
  kindOf,
  layOpen,
  openTable,
  pop,
  push,
  replaceTop,
  say,
  setPiles,
  setTurn,
  shownCard,
  toDiscard,
  toHand,
  topFrame,
  put,
} from './rules/table.ts';
import { pushTriggers } from './rules/triggers.ts';
import { mayNameNow } from './rules/turn.ts';
import { equip, pushSlotChecks, swapPart } from './rules/weapons.ts';
import { isFirstAsked, keepAnswer, passed } from './rules/windows.ts';
import type { BrahState, Prompt } from './state.ts';

export function apply(state: BrahState, by: By, input: Action | ChanceAnswer): Applied<BrahState, BrahEvent> {
  if (by === 'chance') {
    const fault = isAnswer(input) ? chanceFault(state, input) : REFUSE.malformed;
    if (fault !== null) return { ok: false, refusal: fault };
    return run(state, (t) => takeChance(t, input as ChanceAnswer));
  }
  const action = input as Action;
  const refusal = check(state, by, action);
  if (refusal !== null) return { ok: false, refusal };
  return run(state, (t) => take(t, by, action));
}

/** The first thing a new game waits for. */
export function begin(state: BrahState): BrahState {
  const t = openTable(state);
  advance(t);
  return t.s;
}

function isAnswer(input: unknown): input is ChanceAnswer {
  return typeof input === 'object' && input !== null && 'kind' in input;
}

function run(state: BrahState, act: (t: Table) => void): Applied<BrahState, BrahEvent> {
  const t = openTable(state);
  act(t);
  advance(t);
  sayStats(t, state);
  return { ok: true, state: t.s, events: t.events };
}

// B-MON-07, B-BOSS-05: a foe whose stat changed while it waits is called out.
function sayStats(t: Table, before: BrahState): void {
  const seat = t.s.turn.active;
  if (t.s.foes.length === 0 || before.foes.length === 0 || seat !== before.turn.active) return;
  for (const foe of t.s.foes) {
    if (!before.foes.some((x) => x.card === foe.card)) continue;
    const stat = statOf(t.s, seat, foe.kind).total;
    if (stat !== statOf(before, seat, foe.kind).total)
      say(t, { type: 'foe-stat-changed', foe: shownCard(t, foe.card), stat });
  }
}

function take(t: Table, seat: Seat, action: Action): void {
  const { awaiting } = t.s;
  if (awaiting?.kind !== 'decision') return;
  const { prompt } = awaiting;
  if (action.type === 'concede') return concede(t, seat);
  put(t, { awaiting: null });
  switch (action.type) {
    case 'choose-heroes':
      return keepSecret(t, seat, action);
    case 'place-trait':
      return t.s.phase === 'setup-trait-place' ? keepSecret(t, seat, action) : takePlaceTrait(t, seat, action.hero);
    case 'disclose':
      return disclose(t, seat, action.answer);
    case 'sealed':
      return takeSealed(t, seat, prompt, action.of, action.count);
    case 'pass':
      return prompt === 'rescue' ? giveUp(t) : answerWindow(t, seat, action);
    case 'respond-nay':
      return answerWindow(t, seat, action);
    case 'play-banish':
      return prompt === 'banish-window' ? answerWindow(t, seat, action) : banish(t, seat, action.card, action.foe);
    case 'choose-extra-draws':
      return takeExtraDraws(t, seat, action.count);
    case 'fight':
      return fight(t, topFrame(t.s) as CombatFrame, action.weapons);
    case 'accept-defeat':
      return replaceTop(t, { ...(topFrame(t.s) as CombatFrame), step: 'rescue' });
    case 'play-rescue':
      return rescue(t, topFrame(t.s) as CombatFrame, action.card);
    case 'choose-treasure-pile':
      return replaceTop(t, { ...(topFrame(t.s) as Extract<Frame, { frame: 'treasure' }>), pile: action.pile });
    case 'confirm-replacement-draw':
      return takeReplacement(t, seat, action.yes);
    case 'choose':
      return takeChoice(t, action.picks, action.claims);
    case 'discard-to-limit':
      return takeHandLimit(t, seat, action.cards);
    default:
      return takeInMain(t, seat, action);
  }
}

// --- answers ---------------------------------------------------------------------------------------------------

function takePlaceTrait(t: Table, seat: Seat, hero: number): void {
  const top = topFrame(t.s);
  pop(t);
  if (top?.frame === 'trait' && top.card !== null) placeTrait(t, seat, hero, top.card);
}

function takeExtraDraws(t: Table, seat: Seat, count: number): void {
  const limit = Math.max(0, t.s.turn.extraLimit) + mayNameNow(t);
  say(t, { type: 'extra-draws-chosen', seat, count, limit });
  setTurn(t, { extraLimit: limit });
  push(t, drawing(seat, count));
}

function takeReplacement(t: Table, seat: Seat, yes: boolean): void {
  const top = topFrame(t.s) as Extract<Frame, { frame: 'treasure' }>;
  replaceTop(t, { ...top, left: top.left - 1 });
  if (yes) push(t, drawing(seat, 1));
}

function takeChoice(t: Table, picks: readonly Pick[], claims: readonly Claim[]): void {
  layOpen(t, claims);
  const top = topFrame(t.s);
  if (top?.frame === 'effect' || top?.frame === 'over-slots') replaceTop(t, { ...top, answer: picks } as EffectFrame);
}

// B-TURN-11
function takeHandLimit(t: Table, seat: Seat, cards: readonly Claim[]): void {
  layOpen(t, cards);
  const ids = cards.map((c) => c.card);
  fromHand(t, seat, ids);
  toDiscard(t, ids);
  say(t, { type: 'hand-limit-discard', seat, cards: ids.map((card) => shownCard(t, card)) });
}

function giveUp(t: Table): void {
  replaceTop(t, { ...(topFrame(t.s) as CombatFrame), step: 'lost' });
}

// --- windows and secrets ---------------------------------------------------------------------------------------

function answerWindow(t: Table, seat: Seat, answer: Action): void {
  const top = topFrame(t.s) as ActionFrame | CombatFrame;
  if (isFirstAsked(top, seat)) countAnswer(t, seat, answer);
  else keepAnswer(t, top, seat, answer);
}

function countAnswer(t: Table, seat: Seat, answer: Action): void {
  const top = topFrame(t.s) as ActionFrame | CombatFrame;
  if (answer.type === 'respond-nay') {
    // Later answers lapse; whoever was not yet counted is asked again if the Nay! is countered (B-RULE-56).
    replaceTop(t, { ...top, unasked: top.unasked.filter((s) => s !== seat), kept: [] });
    return stackAction(t, seat, answer.card, {});
  }
  if (answer.type === 'play-banish') {
    // B-BANISH-06: no combat with it.
    pop(t);
    return banish(t, seat, answer.card, answer.foe);
  }
  passed(t, top, seat);
  say(t, { type: 'response-passed', seat, card: shownCard(t, top.frame === 'action' ? top.card : top.foe) });
}

function disclose(t: Table, seat: Seat, answer: Action): void {
  const top = topFrame(t.s);
  if (top?.frame !== 'action' && top?.frame !== 'combat') return discloseSecret(t, seat, answer);
  replaceTop(t, { ...top, kept: top.kept.filter((k) => k.seat !== seat) });
  countAnswer(t, seat, answer);
}

/** What another chose, on a copy that may not know it. */
function takeSealed(t: Table, seat: Seat, prompt: Prompt, of: string, count: number): void {
  if (of === 'choose')
    return takeChoice(
      t,
      Array.from({ length: count }, () => ({ pick: 'none' }) as const),
      [],
    );
  if (prompt === 'choose-heroes' || prompt === 'place-trait') return keepSecret(t, seat, null);
  keepAnswer(t, topFrame(t.s) as ActionFrame | CombatFrame, seat, null);
}

// --- the main phase --------------------------------------------------------------------------------------------

function takeInMain(t: Table, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'trade':
      return takeTrade(t, seat, action.give, action.index);
    case 'equip':
      layOpen(t, action.cards);
      fromHand(
        t,
        seat,
        action.cards.map((c) => c.card),
      );
      return equip(
        t,
        seat,
        action.hero,
        action.cards.map((c) => c.card),
        action.replace,
      );
    case 'swap-part':
      layOpen(t, [action.part]);
      return swapPart(t, seat, action.part, action.weapon);
    case 'play-action':
      return stackAction(t, seat, action.card, action.choices);
    case 'play-enchantment':
      return playEnchantment(t, seat, action.card, action.pile);
    case 'play-treasure':
      return playTreasure(t, seat, action.card);
    case 'spend-loot':
      return spendLoot(t, seat, action.cards);
    case 'use-rule':
      return useRule(t, seat, action.pile);
    case 'bribe':
      return bribe(t, seat, action.cards);
    case 'declare-combat':
      return declareCombat(t, seat);
    case 'end-turn':
      put(t, { phase: 'end-triggers' });
      return;
    default:
      throw new RangeError(`${action.type} was let through by check`);
  }
}

// B-BAZAAR-02, B-RULE-117: one for one.
function takeTrade(t: Table, seat: Seat, give: Claim, index: number): void {
  layOpen(t, [give]);
  const taken = t.s.piles.bazaar[index];
  if (taken === undefined) return;
  setPiles(t, { bazaar: t.s.piles.bazaar.map((card, i) => (i === index ? give.card : card)) });
  fromHand(t, seat, [give.card]);
  toHand(t, seat, [taken]);
  setTurn(t, { traded: t.s.turn.traded + 1 });
  say(t, { type: 'traded', seat, given: shownCard(t, give.card), taken: shownCard(t, taken) });
}

// B-WORLD-03, B-WORLD-05, B-RULE-111: placed, active, draw, flip, then what else its player's cards add.
function playEnchantment(t: Table, seat: Seat, claim: Claim, pile: number | 'new'): void {
  layOpen(t, [claim]);
  fromHand(t, seat, [claim.card]);
  const piles = t.s.piles.enchantments;
  const at = pile === 'new' ? piles.length : pile;
  const covered = piles[at]?.at(-1) ?? null;
  const enchantments =
    pile === 'new' ? [...piles, [claim.card]] : piles.map((p, i) => (i === at ? [...p, claim.card] : p));
  setPiles(t, { enchantments });
  say(t, {
    type: 'enchantment-played',
    seat,
    card: shownCard(t, claim.card),
    pile: at,
    covered: covered === null ? null : shownCard(t, covered),
  });
  pushTriggers(t, seat, (when) => when.on === 'you-play' && when.what === 'enchantment');
  const lines = linesOf(claim.face, null).filter(({ ability }) => ability.when.on === 'play');
  push(t, ...lines.map(({ line }) => effectOf(line, seat)));
  pushSlotChecks(t);
}

// B-TREASURE-02: it lies apart while it works, then goes to the Discard pile.
function playTreasure(t: Table, seat: Seat, claim: Claim): void {
  layOpen(t, [claim]);
  fromHand(t, seat, [claim.card]);
  say(t, { type: 'treasure-played', seat, card: shownCard(t, claim.card) });
  const lines = linesOf(claim.face, null).filter(({ ability }) => ability.when.on === 'play');
  push(t, ...lines.map(({ line }) => effectOf(line, seat, { card: claim.card, discards: true })));
}

function spendLoot(t: Table, seat: Seat, cards: readonly Claim[]): void {
  layOpen(t, cards);
  const ids = cards.map((c) => c.card);
  fromHand(t, seat, ids);
  toDiscard(t, ids);
  say(t, { type: 'loot-spent', seat, count: cards.length });
  const lines = linesOf('the-loot', null).filter(
    ({ ability }) => ability.when.on === 'spend' && ability.when.k === cards.length,
  );
  push(t, ...lines.map(({ line }) => effectOf(line, seat)));
}

function useRule(t: Table, seat: Seat, pile: number): void {
  const card = activeRules(t.s)[pile];
  if (card === undefined) return;
  setTurn(t, { rulesUsed: [...t.s.turn.rulesUsed, card] });
  say(t, { type: 'rule-used', seat, card: shownCard(t, card) });
  const lines = linesOf(kindOf(t.s, card), null).filter(({ ability }) => ability.when.on === 'activated');
  push(t, ...lines.map(({ line }) => effectOf(line, seat)));
}

// B-MON-04, B-RULE-76, B-RULE-77
function bribe(t: Table, seat: Seat, cards: readonly Claim[]): void {
  const [foe] = t.s.foes;
  if (foe === undefined) return;
  layOpen(t, cards);
  const ids = cards.map((c) => c.card);
  fromHand(t, seat, ids);
  toDiscard(t, ids);
  say(t, { type: 'monster-bribed', seat, foe: shownCard(t, foe.card), cards: ids.map((card) => shownCard(t, card)) });
  sendHome(t, [foe]);
}

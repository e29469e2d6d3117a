// What the active player may do in the main phase (sections 9 to 17, 22): null, or why not.

import type { Seat } from '../kernel/knowledge.ts';
import type { Refusal } from '../kernel/pending.ts';
import type { Action, Choices, Claim } from './actions.ts';
import { cardOf, NAMES } from './cards/catalog.ts';
import type { Verb } from './cards/vocabulary.ts';
import { claimFault, claimsFault } from './claims.ts';
import { REFUSE } from './refusals.ts';
import { whatIsMissing } from './rules/conditions.ts';
import { bribeOf, freeSlots, tradesOf } from './rules/derived.ts';
import { activeRules, findTrait, findWeapon, heroAt, linesOf, weaponFacts } from './rules/in-play.ts';
import { isNay } from './rules/nay.ts';
import { playVerbs, whyNoEffect } from './rules/possible.ts';
import { kindOf, opponentsOf, playerAt } from './rules/table.ts';
import { assemble, partNumber } from './rules/weapons.ts';
import type { BrahState } from './state.ts';

export function checkInMain(s: BrahState, seat: Seat, action: Action): Refusal | null {
  switch (action.type) {
    case 'trade':
      return checkTrade(s, seat, action.give, action.index);
    case 'equip':
      return checkEquip(s, seat, action);
    case 'swap-part':
      return checkSwap(s, seat, action.part, action.weapon);
    case 'play-action':
      return checkPlayAction(s, seat, action.card, action.choices);
    case 'play-enchantment':
      return checkEnchantment(s, seat, action.card, action.pile);
    case 'play-treasure':
      return checkTreasure(s, seat, action.card);
    case 'spend-loot':
      return checkLoot(s, seat, action.cards);
    case 'use-rule':
      return checkRule(s, action.pile);
    case 'bribe':
      return checkBribe(s, seat, action.cards);
    case 'declare-combat':
      return s.foes.length > 0 ? null : REFUSE.noFoeToFight;
    case 'end-turn':
      return checkEndTurn(s);
    case 'respond-nay':
      return REFUSE.nayAlone;
    default:
      return REFUSE.notNow;
  }
}

// B-TURN-05, B-BAZAAR-02, B-RULE-116, B-RULE-147
function checkTrade(s: BrahState, seat: Seat, give: Claim, index: number): Refusal | null {
  const fault = claimFault(s, seat, give);
  if (fault !== null) return fault;
  const trades = tradesOf(s, seat);
  const ban = trades.parts.find((part) => part.why === 'none');
  if (ban?.source !== undefined && ban.source !== null) return REFUSE.noTrade(ban.source);
  if (s.turn.traded >= trades.total) return REFUSE.traded;
  return index < s.piles.bazaar.length ? null : REFUSE.bazaar;
}

// B-WEAPON-02 to -07, B-WEAPON-15, B-RULE-34, B-RULE-35, B-RULE-43
function checkEquip(s: BrahState, seat: Seat, action: Extract<Action, { type: 'equip' }>): Refusal | null {
  const fault = claimsFault(s, seat, action.cards);
  if (fault !== null) return fault;
  const made = assemble(action.cards.map((c) => c.face));
  if (!made.ok) {
    if (made.fault === 'incomplete') return REFUSE.incomplete(made.part, made.of);
    return made.fault === 'parts' ? REFUSE.parts : REFUSE.noGenuine;
  }
  if (action.hero > 1) return REFUSE.ownHero;
  return checkSlot(s, seat, action.hero, action.replace);
}

function checkSlot(s: BrahState, seat: Seat, hero: number, replace: number | null): Refusal | null {
  const { kind, weapons } = heroAt(s, seat, hero);
  const isFull = freeSlots(s, seat, hero) <= 0;
  if (!isFull) return replace === null ? null : REFUSE.notFull(kind);
  // One of this Hero's own: with 0 slots there is none, and the Hero cannot be equipped at all.
  return weapons.some((w) => w.no === replace) ? null : REFUSE.full(kind);
}

// B-PURE-04, B-RULE-48
function checkSwap(s: BrahState, seat: Seat, part: Claim, no: number): Refusal | null {
  const fault = claimFault(s, seat, part);
  if (fault !== null) return fault;
  const place = findWeapon(s, no);
  if (place === null || !place.weapon.parts.includes(0)) return REFUSE.swapNone;
  const k = partNumber(part.face, place.weapon.family);
  return k < 1 || place.weapon.parts.includes(k) ? REFUSE.swapPart : null;
}

function checkPlayAction(s: BrahState, seat: Seat, claim: Claim, choices: Choices): Refusal | null {
  const fault = claimFault(s, seat, claim);
  if (fault !== null) return fault;
  const card = cardOf(claim.face);
  if (card.type !== 'action') return REFUSE.notNow;
  if (isNay(claim.face)) return REFUSE.nayAlone;
  const verbs = playVerbs(card);
  const why = whyNoEffect(s, seat, verbs);
  return why === null ? checkChoices(s, seat, verbs, choices) : REFUSE.noEffect(why);
}

/** What an Action announces: one part for each verb that names its target before anybody may Nay! (B-RULE-60). */
export type Announced =
  | 'opponent-with-cards'
  | 'opponent'
  | 'name'
  | 'weapon'
  | 'take-weapon'
  | 'hero'
  | 'foe'
  | 'traits';

export function announcedBy(verbs: readonly Verb[]): Announced[] {
  return verbs.flatMap((verb): Announced[] => {
    switch (verb.verb) {
      case 'steal':
        return verb.from === 'chosen-opponent' ? ['opponent-with-cards'] : [];
      case 'swap-card':
        return ['opponent-with-cards'];
      case 'steal-named':
        return ['opponent', 'name'];
      case 'discard-weapon':
        return ['weapon'];
      case 'take-weapon':
        return ['take-weapon', 'hero'];
      case 'pass-foe':
        return ['foe', 'opponent'];
      case 'flip-trait':
        return verb.mode === 'up-to' ? ['traits'] : [];
      default:
        return [];
    }
  });
}

function checkChoices(s: BrahState, seat: Seat, verbs: readonly Verb[], choices: Choices): Refusal | null {
  const wanted = announcedBy(verbs);
  const known = new Set<string>(
    wanted.map((w) => (w === 'opponent-with-cards' ? 'opponent' : w === 'take-weapon' ? 'weapon' : w)),
  );
  const extra = Object.keys(choices).find((key) => !known.has(key));
  if (extra !== undefined) return REFUSE.target('only what the card asks for');
  for (const want of wanted) {
    const fault = checkChoice(s, seat, want, choices, verbs);
    if (fault !== null) return fault;
  }
  return null;
}

function checkChoice(
  s: BrahState,
  seat: Seat,
  want: Announced,
  choices: Choices,
  verbs: readonly Verb[],
): Refusal | null {
  const others = opponentsOf(s, seat);
  const opponent = choices.opponent ?? -1;
  switch (want) {
    case 'opponent':
      return others.includes(opponent) ? null : REFUSE.target('an opponent');
    case 'opponent-with-cards':
      // B-RULE-119
      return others.includes(opponent) && playerAt(s, opponent).hand.length > 0
        ? null
        : REFUSE.target('an opponent with a card in hand');
    case 'name':
      return choices.name !== undefined && NAMES.includes(choices.name) ? null : REFUSE.target('the name of a card');
    case 'weapon':
      return choices.weapon !== undefined && findWeapon(s, choices.weapon) !== null
        ? null
        : REFUSE.target('a weapon in play');
    case 'take-weapon': {
      const place = choices.weapon === undefined ? null : findWeapon(s, choices.weapon);
      const isTheirs = place !== null && others.includes(place.seat);
      return isTheirs ? null : REFUSE.target("an opponent's weapon");
    }
    case 'hero': {
      const hero = choices.hero ?? 2;
      return hero < 2 && freeSlots(s, seat, hero) > 0 ? null : REFUSE.target('one of your Heroes with a free slot');
    }
    case 'foe':
      return s.foes.some((foe) => foe.card === choices.foe && cardOf(foe.kind).type === 'monster')
        ? null
        : REFUSE.target('a Monster that faces you');
    case 'traits':
      return checkTraits(s, choices, verbs);
  }
}

function checkTraits(s: BrahState, choices: Choices, verbs: readonly Verb[]): Refusal | null {
  const most = verbs.reduce((n, v) => (v.verb === 'flip-trait' && v.mode === 'up-to' ? v.n : n), 1);
  const traits = choices.traits ?? [];
  const isFine = traits.length >= 1 && traits.length <= most && new Set(traits).size === traits.length;
  return isFine && traits.every((card) => findTrait(s, card) !== null)
    ? null
    : REFUSE.target('one or two different Traits in play');
}

// B-WORLD-02, B-WORLD-03; never refused for want of effect (B-RULE-41)
function checkEnchantment(s: BrahState, seat: Seat, claim: Claim, pile: number | 'new'): Refusal | null {
  const fault = claimFault(s, seat, claim);
  if (fault !== null) return fault;
  if (cardOf(claim.face).type !== 'enchantment') return REFUSE.notNow;
  if (pile === 'new') return s.piles.enchantments.length < 3 ? null : REFUSE.piles;
  return pile < s.piles.enchantments.length ? null : REFUSE.pile;
}

function checkTreasure(s: BrahState, seat: Seat, claim: Claim): Refusal | null {
  const fault = claimFault(s, seat, claim);
  if (fault !== null) return fault;
  const card = cardOf(claim.face);
  if (card.type !== 'treasure') return REFUSE.notNow;
  if (weaponFacts(claim.face) !== null) return REFUSE.useEquip;
  const verbs = playVerbs(card);
  if (verbs.length === 0) return REFUSE.notNow;
  for (const verb of verbs) {
    const missing = verb.verb === 'win' && verb.if !== undefined ? whatIsMissing(s, seat, verb.if) : null;
    if (missing !== null) return REFUSE.notWon(missing);
  }
  const why = whyNoEffect(s, seat, verbs);
  return why === null ? null : REFUSE.noEffect(why);
}

// B-TREASURE-06, B-RULE-101
function checkLoot(s: BrahState, seat: Seat, cards: readonly Claim[]): Refusal | null {
  const fault = claimsFault(s, seat, cards);
  if (fault !== null) return fault;
  if (!cards.every((c) => c.face === 'the-loot')) return REFUSE.lootCount;
  const line = linesOf('the-loot', null).find(
    ({ ability }) => ability.when.on === 'spend' && ability.when.k === cards.length,
  );
  if (line === undefined) return REFUSE.lootCount;
  const why = whyNoEffect(s, seat, line.ability.do, playerAt(s, seat).hand.length - cards.length);
  return why === null ? null : REFUSE.noEffect(why);
}

// B-WORLD-11, B-RULE-114
function checkRule(s: BrahState, pile: number): Refusal | null {
  const card = activeRules(s)[pile];
  if (card === undefined) return REFUSE.ruleNone;
  const kind = kindOf(s, card);
  const line = linesOf(kind, null).find(({ ability }) => ability.when.on === 'activated');
  if (line === undefined) return REFUSE.ruleNone;
  // B-RULE-41 speaks of Actions and Treasures: a rule may be used for nothing, an empty hand is "any number" too.
  return s.turn.rulesUsed.includes(card) ? REFUSE.ruleUsed(kind) : null;
}

// B-MON-04, B-BOSS-01, B-RULE-77
function checkBribe(s: BrahState, seat: Seat, cards: readonly Claim[]): Refusal | null {
  const [foe] = s.foes;
  if (foe === undefined) return REFUSE.noFoeToBribe;
  const cost = bribeOf(s, seat, foe.kind);
  if (cost === null) return REFUSE.bribeBoss;
  if (cards.length !== cost.total) return REFUSE.bribeCount(foe.kind, cost.total);
  return claimsFault(s, seat, cards);
}

// B-TURN-10, B-RULE-70
function checkEndTurn(s: BrahState): Refusal | null {
  const [foe] = s.foes;
  if (foe === undefined) return null;
  return foe.lastStand ? REFUSE.kevinWaits : REFUSE.foePending(foe.kind);
}

// Runs a printed line verb by verb (vocabulary section 3). A verb that needs a decision asks and leaves its frame as it
// is; when the answer lies in the frame it goes on. What each verb does stands in the verb files.

import type { Verb } from '../cards/vocabulary.ts';
import { cardOf } from '../cards/catalog.ts';
import type { EffectFrame } from '../frames.ts';
import { isMet } from './conditions.ts';
import { enchantDrawStop } from './derived.ts';
import { verbsOf } from './in-play.ts';
import type { Table } from './table.ts';
import { effectOf, playerAt, pop, say, setTurn, toDiscard } from './table.ts';
import {
  discardThenDraw,
  drawTraits,
  drawTreasures,
  drawVerb,
  lookTake,
  peekReorder,
  peekTake,
  reviveMonsters,
  search,
} from './verbs-piles.ts';
import { discardVerb, give, steal, stealNamed, swapCard, swapHands, takeLitterbox } from './verbs-hands.ts';
import {
  buffVerb,
  discardWeaponVerb,
  equipFrom,
  flipAll,
  flipTraitVerb,
  multiplyVerb,
  setTraits,
  takeWeapon,
} from './verbs-table.ts';
import { passFoe, putIdolIntoPlay, removeIdol, reorderEnchantments, summonKevin } from './verbs-foes.ts';
import { win } from './ending.ts';
import { done, doneAfter } from './flow.ts';

export function runEffect(t: Table, f: EffectFrame): void {
  const verb = verbsOf(f.line)[f.at];
  // B-RULE-91: an eliminated player's effects end.
  if (verb === undefined || playerAt(t.s, f.by).out) return endLine(t, f);
  if (!isMet(t.s, f.by, conditionOf(verb), f.used)) return done(t, f, { failed: true });
  runVerb(t, f, verb);
}

function endLine(t: Table, f: EffectFrame): void {
  pop(t);
  if (f.discards && f.card !== null) toDiscard(t, [f.card]);
}

function conditionOf(verb: Verb): Parameters<typeof isMet>[2] {
  return verb.verb === 'win' || verb.verb === 'draw-treasure' ? verb.if : undefined;
}

function runVerb(t: Table, f: EffectFrame, verb: Verb): void {
  switch (verb.verb) {
    case 'draw':
      // CAN'T READ: the printed draw of a World Enchantment is skipped, its flip is not.
      return isStoppedEnchantDraw(t, f) ? skipEnchantDraw(t, f) : drawVerb(t, f, verb);
    case 'draw-treasure':
      return drawTreasures(t, f, verb);
    case 'draw-trait':
      return drawTraits(t, f);
    case 'steal':
      return steal(t, f, verb);
    case 'steal-named':
      return stealNamed(t, f);
    case 'else':
      return f.failed ? doneAfter(t, f, [effectOf({ ...f.line, within: f.at }, f.by)]) : done(t, f);
    case 'give':
      return give(t, f, verb);
    case 'discard':
      return discardVerb(t, f, verb);
    case 'discard-then-draw':
      return discardThenDraw(t, f, verb);
    case 'search':
      return search(t, f, verb);
    case 'look-take':
      return lookTake(t, f, verb);
    case 'peek-reorder':
      return peekReorder(t, f, verb);
    case 'peek-take':
      return peekTake(t, f, verb);
    case 'swap-card':
      return swapCard(t, f);
    case 'swap-hands':
      return swapHands(t, f);
    case 'take-litterbox':
      return takeLitterbox(t, f, verb);
    case 'revive-monsters':
      return reviveMonsters(t, f, verb);
    case 'reorder-enchantments':
      return reorderEnchantments(t, f);
    case 'flip-trait':
      return flipTraitVerb(t, f, verb);
    case 'flip-all':
      return flipAll(t, f, verb);
    case 'set-traits':
      return setTraits(t, f);
    case 'discard-weapon':
      return discardWeaponVerb(t, f, verb);
    case 'take-weapon':
      return takeWeapon(t, f, verb);
    case 'equip-from':
      return equipFrom(t, f);
    case 'remove-idol':
      return removeIdol(t, f, verb);
    case 'put-idol-into-play':
      return putIdolIntoPlay(t, f);
    case 'pass-foe':
      return passFoe(t, f);
    case 'summon-kevin':
      return summonKevin(t, f);
    case 'buff':
      return buffVerb(t, f, verb);
    case 'multiply':
      return multiplyVerb(t, f, verb);
    case 'extra-trades':
      setTurn(t, { extraTrades: t.s.turn.extraTrades + verb.n });
      return done(t, f);
    case 'win':
      return win(t, f.by, verb.reason);
    // These are carried out where they happen: B-RULE-78 step 2, windows and rescues.
    case 'shuffle-into-draw':
    case 'monster-discard':
    case 'banish':
    case 'counter':
    case 'cheat-death':
      return done(t, f);
  }
}

function isStoppedEnchantDraw(t: Table, f: EffectFrame): boolean {
  const card = cardOf(f.line.kind);
  const trigger = card.abilities[f.line.ability]?.when.on;
  return card.type === 'enchantment' && trigger === 'play' && enchantDrawStop(t.s, f.by) !== null;
}

function skipEnchantDraw(t: Table, f: EffectFrame): void {
  say(t, { type: 'draw-blocked', seat: f.by, reason: 'rule' });
  done(t, f);
}

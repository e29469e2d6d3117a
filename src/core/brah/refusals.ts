// Every refusal of the game: its code, the rule it rests on, and the sentence a player reads (section 22).

import type { Refusal } from '../kernel/pending.ts';
import { cardOf, isKind } from './cards/catalog.ts';
import type { KindId } from './cards/vocabulary.ts';

const no = (code: string, rule: string, text: string): Refusal => ({ code, rule, text });

/** The printed name of a card or of the family that this part belongs to. */
export function nameOf(kind: KindId): string {
  if (isKind(kind)) return cardOf(kind).name;
  return isKind(`${kind}-1`) ? cardOf(`${kind}-1`).name : kind;
}

/** What forbids something goes by its name; a Trait does so with its negative side. */
function barName(source: KindId): string {
  const card = cardOf(source);
  return card.type === 'trait' ? card.negative.name : card.name;
}

export const REFUSE = {
  notNow: no('not-now', 'B-OUT-01', 'You cannot do that right now.'),
  notYou: no('not-you', 'B-OUT-01', 'It is not your decision.'),
  over: no('over', 'B-WIN-01', 'The game is over.'),
  noCard: no('no-card', 'B-RULE-62', 'You do not have that card.'),
  malformed: no('malformed', 'B-RULE-41', 'That is not something one can do in this game.'),
  heroes: no('heroes', 'B-SETUP-05', 'Choose exactly two of your three Heroes.'),
  hero: no('hero', 'B-IDOL-09', 'Put the Trait on one of your own Heroes.'),
  drawCount: (most: number) => no('draw-count', 'B-DRAW-02', `You may draw between 0 and ${most} extra cards.`),
  traded: no('traded', 'B-TURN-05', 'You have already traded this turn.'),
  noTrade: (source: KindId) => no('no-trade', 'B-RULE-147', `${barName(source)} stops you from trading.`),
  bazaar: no('bazaar', 'B-BAZAAR-02', 'Pick one of the five Bazaar cards.'),
  incomplete: (k: number, n: number) => no('incomplete', 'B-WEAPON-03', `That weapon still misses part ${k} of ${n}.`),
  parts: no('parts', 'B-RULE-35', 'Those cards do not make one weapon.'),
  noGenuine: no('no-genuine', 'B-RULE-34', 'A weapon needs at least one genuine part.'),
  full: (hero: KindId) => no('full', 'B-WEAPON-15', `${nameOf(hero)} has no free slot: choose a weapon to replace.`),
  notFull: (hero: KindId) => no('not-full', 'B-RULE-43', `${nameOf(hero)} has a free slot, nothing needs replacing.`),
  ownHero: no('own-hero', 'B-WEAPON-05', 'Equip your own Heroes.'),
  swapNone: no('swap-none', 'B-PURE-04', 'That weapon has no Non-Genuine Part.'),
  swapPart: no('swap-part', 'B-RULE-48', 'That weapon already has this part, or it is a part of another weapon.'),
  noEffect: (why: string) => no('no-effect', 'B-RULE-41', `That would do nothing now: ${why}.`),
  nayAlone: no('nay-alone', 'B-RULE-62', 'There is no Action to counter.'),
  target: (what: string) => no('target', 'B-RULE-60', `Choose ${what}.`),
  notNay: no('not-nay', 'B-NAY-01', 'Only a Nay! can be played here.'),
  ownAction: no('own-action', 'B-RULE-54', 'You cannot counter your own card.'),
  piles: no('piles', 'B-WORLD-02', 'There are already three World Enchantment piles.'),
  pile: no('pile', 'B-WORLD-03', 'Choose a pile.'),
  useEquip: no('use-equip', 'B-TREASURE-07', 'Equip this card as a weapon.'),
  notWon: (missing: string) => no('not-won', 'B-WIN-01', `You have not met this card's condition: ${missing}.`),
  lootCount: no('loot-count', 'B-TREASURE-06', 'Spend 1, 2 or 4 Loot.'),
  ruleUsed: (card: KindId) => no('rule-used', 'B-WORLD-11', `You have used ${nameOf(card)} this turn.`),
  ruleNone: no('rule-none', 'B-WORLD-11', 'That rule cannot be used.'),
  noFoeToBanish: no('no-foe', 'B-RULE-69', 'There is nothing to Banish.'),
  noFoeToFight: no('no-foe', 'B-TURN-08', 'There is nothing to fight.'),
  noFoeToBribe: no('no-foe', 'B-MON-04', 'There is nothing to send away.'),
  combatBegun: no('combat-begun', 'B-RULE-66', 'Combat has begun, it is too late to Banish.'),
  notFaced: no('not-faced', 'B-RULE-64', 'Only the foe about to be fought can be Banished now.'),
  bribeBoss: no('bribe-boss', 'B-BOSS-01', 'Bosses cannot be bribed.'),
  bribeCount: (foe: KindId, cost: number) =>
    no('bribe-count', 'B-RULE-77', `Sending ${nameOf(foe)} away costs exactly ${cost} cards.`),
  weak: (total: number, stat: number) => no('weak', 'B-RULE-74', `That is ${total} of the ${stat} damage needed.`),
  noWeapon: no('no-weapon', 'B-RULE-75', 'Choose at least one weapon.'),
  cap: (n: number) => no('cap', 'B-COMBAT-02', `No more than ${n} weapons may be used in this combat.`),
  notYours: no('not-yours', 'B-COMBAT-02', 'You can only use your own weapons.'),
  notRescue: no('not-rescue', 'B-RULE-110', 'That card cannot save you.'),
  pileEmpty: no('pile-empty', 'B-TREASURE-05', 'That Treasure pile is empty.'),
  choice: (what: string, min: number, max: number) => no('choice', 'B-RULE-60', `Choose ${what}, ${min} to ${max}.`),
  foePending: (foe: KindId) => no('foe-pending', 'B-TURN-10', `Deal with ${nameOf(foe)} before you end your turn.`),
  kevinWaits: no('kevin-waits', 'B-RULE-70', 'Kevin is the last card: face him first.'),
  discardCount: (over: number) => no('discard-count', 'B-TURN-11', `Discard exactly ${over} cards.`),
} as const;

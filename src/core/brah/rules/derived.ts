// Every number that follows from what is in play, with the parts that make it: damage, stats, bribes, hand limits,
// slots, trades, extra draws, rewards. Nothing here changes anything.

import type { CardId, Seat } from '../../kernel/knowledge.ts';
import { isPublic, publicFace } from '../../kernel/knowledge.ts';
import { cardOf } from '../cards/catalog.ts';
import type { Amount, Count, KindId, Static, WeaponClass } from '../cards/vocabulary.ts';
import type { Explained, Part } from '../numbers.ts';
import { summed } from '../numbers.ts';
import type { BrahState, WeaponInPlay } from '../state.ts';
import type { InForce } from './in-play.ts';
import { familyCard, heroAt, heroCard, inForce, weaponFacts, weaponsOf } from './in-play.ts';
import { playerAt } from './table.ts';

type Number<K extends Static['number']> = Extract<Static, { number: K }>;
type Found<K extends Static['number']> = {
  readonly is: Number<K>;
  readonly source: KindId;
  readonly hero: number | null;
};

function all<K extends Static['number']>(list: readonly InForce[], number: K): Found<K>[] {
  return list.filter((f) => f.is.number === number) as unknown as Found<K>[];
}

/** Does a change made with this scope reach weapons of this Hero? */
function reaches(
  found: { readonly is: { readonly scope: 'hero' | 'all' }; readonly hero: number | null },
  hero: number,
): boolean {
  return found.is.scope === 'all' || found.hero === hero;
}

// --- counts ----------------------------------------------------------------------------------------------------

/** What a card counts, for one player. `revived` is known only inside an effect: pass it as `moved`. */
export function countOf(s: BrahState, seat: Seat, count: Count, moved = 0): number {
  switch (count) {
    case 'own-weapons':
      return weaponsOf(playerAt(s, seat)).length;
    case 'own-hand':
      return playerAt(s, seat).hand.length;
    case 'own-treasures-in-hand':
      return s.treasuresInHand?.n ?? 0;
    case 'own-positive-traits':
      return traitsUp(s, seat, 'positive');
    case 'own-negative-traits':
      return traitsUp(s, seat, 'negative');
    case 'idols-in-play':
      return s.piles.idols.length;
    case 'revived':
      return moved;
  }
}

function traitsUp(s: BrahState, seat: Seat, up: 'positive' | 'negative'): number {
  return playerAt(s, seat).heroes.reduce((n, hero) => n + hero.traits.filter((t) => t.up === up).length, 0);
}

/** The value of an amount: `base + per * floor(count / over)`. */
export function amountOf(s: BrahState, seat: Seat, amount: Amount, moved = 0): number {
  if (amount.count === undefined) return amount.base;
  return amount.base + (amount.per ?? 1) * Math.floor(countOf(s, seat, amount.count, moved) / (amount.over ?? 1));
}

export function staffsOf(s: BrahState, seat: Seat): number {
  return weaponsOf(playerAt(s, seat)).filter((w) => weaponFacts(familyCard(w.family))?.staff === true).length;
}

// --- damage ----------------------------------------------------------------------------------------------------

/** Does a weapon ignore every positive change (B-RULE-37)? */
export function isUnbuffable(family: KindId): boolean {
  return cardOf(familyCard(family)).statics.some((is) => is.number === 'no-buff');
}

/**
 * Damage of a weapon where it is (B-RULE-39):
 * max(0, (printed - non-genuine + bonuses + buffs - penalties) x multiplier).
 */
export function damageOf(
  s: BrahState,
  seat: Seat,
  hero: number,
  weapon: WeaponInPlay,
  force: readonly InForce[] = inForce(s, seat),
): Explained {
  const kind = familyCard(weapon.family);
  const facts = weaponFacts(kind);
  if (facts === null) return summed([], 0);
  const unbuffable = isUnbuffable(weapon.family);
  const parts: Part[] = [{ value: facts.damage, why: 'printed', source: kind }];
  const nonGenuine = weapon.parts.filter((k) => k === 0).length;
  if (nonGenuine > 0) parts.push(nonGenuinePart(force, hero, nonGenuine));
  addBonuses(parts, force, hero, facts.classes, unbuffable);
  addBuffs(parts, s, seat, weapon, unbuffable);
  return multiplied(parts, s, weapon);
}

// B-PURE-02: each Non-Genuine Part costs 1, or the lowest price that a card names.
function nonGenuinePart(force: readonly InForce[], hero: number, n: number): Part {
  const prices = all(force, 'ng-penalty').filter((f) => reaches(f, hero));
  const lowest = prices.reduce<Found<'ng-penalty'> | null>(
    (best, f) => (best === null || f.is.k < best.is.k ? f : best),
    null,
  );
  const price = lowest?.is.k ?? 1;
  return { value: price === 0 ? 0 : -price * n, why: 'non-genuine', source: lowest?.source ?? 'non-genuine-part' };
}

// B-HERO-05, B-HERO-06, B-WEAPON-11: bonuses by class; B-RULE-38: a class whose bonuses do not count on this Hero.
function addBonuses(
  parts: Part[],
  force: readonly InForce[],
  hero: number,
  classes: readonly WeaponClass[],
  unbuffable: boolean,
): void {
  const barred = all(force, 'no-bonus').filter((f) => f.hero === hero);
  for (const found of all(force, 'bonus')) {
    const { class: of, n } = found.is;
    if (!reaches(found, hero) || (of !== 'any' && !classes.includes(of))) continue;
    if (n < 0) parts.push({ value: n, why: 'penalty', source: found.source });
    else if (unbuffable || barred.some((f) => f.is.class === of))
      parts.push({ value: 0, why: 'ignored', source: found.source });
    else parts.push({ value: n, why: 'bonus', source: found.source });
  }
}

function addBuffs(parts: Part[], s: BrahState, seat: Seat, weapon: WeaponInPlay, unbuffable: boolean): void {
  if (s.turn.active !== seat) return;
  for (const buff of s.turn.buffs) {
    if (buff.kind !== 'add' || (buff.weapon !== null && buff.weapon !== weapon.no)) continue;
    parts.push(
      unbuffable
        ? { value: 0, why: 'ignored', source: buff.source }
        : { value: buff.n, why: 'buff', source: buff.source },
    );
  }
}

// Two multipliers add up their extra copies (x2 and x2 = x3). Only weapons that can be buffed are ever chosen for one.
function multiplied(parts: Part[], s: BrahState, weapon: WeaponInPlay): Explained {
  const sum = summed(parts, 0);
  const times: Part[] = s.turn.buffs
    .filter((b) => b.kind === 'multiply' && b.weapon === weapon.no)
    .map((b) => ({ value: sum.total * (b.n - 1), why: 'times', source: b.source }));
  return times.length === 0 ? sum : summed([...sum.parts, ...times]);
}

/** Damage of a weapon against one foe: nothing if the foe is immune to one of its classes. */
export function damageAgainst(s: BrahState, seat: Seat, hero: number, weapon: WeaponInPlay, foe: KindId): Explained {
  const damage = damageOf(s, seat, hero, weapon);
  const classes = weaponFacts(familyCard(weapon.family))?.classes ?? [];
  const immune = cardOf(foe).statics.some((is) => is.number === 'immune' && classes.includes(is.class));
  if (!immune || damage.total === 0) return damage;
  return summed([...damage.parts, { value: -damage.total, why: 'immune', source: foe }]);
}

// --- foes ------------------------------------------------------------------------------------------------------

/** A foe's stat for the player facing it, never below 1 (B-MON-06, B-MON-07, B-BOSS-05, B-RULE-75). */
export function statOf(s: BrahState, seat: Seat, foe: KindId): Explained {
  const card = cardOf(foe);
  const parts: Part[] = [];
  for (const is of card.statics) {
    if (is.number !== 'stat') continue;
    parts.push({ value: is.amount.base, why: 'printed', source: foe });
    const counted = amountOf(s, seat, is.amount) - is.amount.base;
    if (is.amount.count !== undefined) parts.push({ value: counted, why: 'counted', source: foe });
  }
  for (const { is, source } of all(inForce(s, seat), 'stat-mod')) {
    if (is.foe === 'kevin' ? foe === 'kevin' : card.type === 'monster')
      parts.push({ value: is.n, why: is.n < 0 ? 'penalty' : 'bonus', source });
  }
  return summed(parts, 1);
}

/** Cards to send a Monster away: its stat with what changes bribes, never below 1 (B-MON-04); null for Bosses (B-BOSS-01). */
export function bribeOf(s: BrahState, seat: Seat, foe: KindId): Explained | null {
  if (cardOf(foe).type !== 'monster') return null;
  const parts: Part[] = [{ value: statOf(s, seat, foe).total, why: 'printed', source: foe }];
  for (const { is, source } of all(inForce(s, seat), 'bribe'))
    parts.push({ value: is.n, why: is.n < 0 ? 'penalty' : 'bonus', source });
  return summed(parts, 1);
}

/** Treasures for defeating a foe (B-MON-03, B-BOSS-03); a foe that gives none stays at none. */
export function rewardOf(s: BrahState, seat: Seat, foe: KindId): Explained {
  const card = cardOf(foe);
  if (card.type !== 'monster' && card.type !== 'boss') return summed([], 0);
  const parts: Part[] = [{ value: card.reward, why: 'printed', source: foe }];
  if (card.reward === 0) return summed(parts, 0);
  for (const { is, source } of all(inForce(s, seat), 'reward')) {
    const counts = is.foe === 'kevin' ? foe === 'kevin' : is.foe === card.type;
    if (counts) parts.push({ value: is.n, why: is.n < 0 ? 'penalty' : 'bonus', source });
  }
  return summed(parts, 0);
}

/** Does this foe's stat count Treasures in the hand of whoever faces it? */
export function countsTreasures(foe: KindId): boolean {
  return cardOf(foe).statics.some((is) => is.number === 'stat' && is.amount.count === 'own-treasures-in-hand');
}

// --- players ---------------------------------------------------------------------------------------------------

/** Hand limit: 7, Heroes, Traits, weapons, World Enchantments; never below 1 (B-TURN-11, B-RULE-124). */
export function handLimitOf(s: BrahState, seat: Seat): Explained {
  const parts: Part[] = [{ value: 7, why: 'rule', source: null }];
  for (const hero of playerAt(s, seat).heroes) {
    const { hand } = heroCard(hero.kind);
    if (hand !== 0) parts.push({ value: hand, why: hand < 0 ? 'penalty' : 'bonus', source: hero.kind });
  }
  for (const { is, source } of all(inForce(s, seat), 'hand-limit'))
    parts.push({ value: is.n, why: is.n < 0 ? 'penalty' : 'bonus', source });
  return summed(parts, 1);
}

/** Weapon slots of a Hero, never below 0 (B-HERO-03). */
export function slotsOf(
  s: BrahState,
  seat: Seat,
  hero: number,
  force: readonly InForce[] = inForce(s, seat),
): Explained {
  const { kind } = heroAt(s, seat, hero);
  const parts: Part[] = [{ value: heroCard(kind).slots, why: 'printed', source: kind }];
  for (const found of all(force, 'slots')) {
    if (reaches(found, hero))
      parts.push({ value: found.is.n, why: found.is.n < 0 ? 'penalty' : 'bonus', source: found.source });
  }
  return summed(parts, 0);
}

export function freeSlots(s: BrahState, seat: Seat, hero: number): number {
  return slotsOf(s, seat, hero).total - heroAt(s, seat, hero).weapons.length;
}

/** Adds numbers of which one may say "none", which wins (B-RULE-147). */
function barrable(
  parts: Part[],
  found: readonly { readonly is: { readonly n: number | 'none' }; readonly source: KindId }[],
): Explained {
  for (const { is, source } of found) {
    if (is.n !== 'none') parts.push({ value: is.n, why: is.n < 0 ? 'penalty' : 'bonus', source });
  }
  const ban = found.find(({ is }) => is.n === 'none');
  if (ban === undefined) return summed(parts, 0);
  const sum = summed(parts);
  return summed([...parts, { value: 0 - sum.total, why: 'none', source: ban.source }]);
}

/** Trades with the Bazaar allowed this turn (B-TURN-05). */
export function tradesOf(s: BrahState, seat: Seat): Explained {
  const parts: Part[] = [{ value: 1, why: 'rule', source: null }];
  if (s.turn.active === seat && s.turn.extraTrades > 0)
    parts.push({ value: s.turn.extraTrades, why: 'buff', source: 'wheel-and-deal' });
  return barrable(parts, all(inForce(s, seat), 'trades'));
}

/** Extra draws allowed in the Draw phase: one for each Idol in play and what else adds (B-DRAW-02). */
export function extraDrawsOf(s: BrahState, seat: Seat): Explained {
  return barrable([], all(inForce(s, seat), 'extra-draws'));
}

/** The compulsory draw: 1, or the highest number a card names (B-DRAW-01). */
export function drawBaseOf(s: BrahState, seat: Seat): number {
  return all(inForce(s, seat), 'draw-base').reduce((most, { is }) => Math.max(most, is.k), 1);
}

/** Most weapons allowed in one combat, null without a limit. */
export function weaponCapOf(s: BrahState, seat: Seat): { readonly n: number; readonly source: KindId } | null {
  return all(inForce(s, seat), 'weapon-cap').reduce<{ n: number; source: KindId } | null>(
    (least, { is, source }) => (least === null || is.k < least.n ? { n: is.k, source } : least),
    null,
  );
}

/** Do World Enchantments this player plays draw them their card? Null, or the Trait that stops it. */
export function enchantDrawStop(s: BrahState, seat: Seat): KindId | null {
  return all(inForce(s, seat), 'no-enchant-draw')[0]?.source ?? null;
}

/** The own weapons of a player that can be buffed, in the order listed. */
export function buffableWeapons(s: BrahState, seat: Seat): WeaponInPlay[] {
  return weaponsOf(playerAt(s, seat)).filter((w) => !isUnbuffable(w.family));
}

/** What everybody knows a card to be, null when it is hidden. */
export function publicKind(s: BrahState, card: CardId): KindId | null {
  return isPublic(s.cards, card) ? publicFace(s.cards, card) : null;
}

/** Is the Draw pile Kevin alone, as everybody knows (B-RULE-155)? */
export function isKevinAlone(s: BrahState): boolean {
  const [last] = s.piles.draw;
  return s.piles.draw.length === 1 && last !== undefined && publicKind(s, last) === 'kevin';
}

/** B-DRAW-04, B-RULE-21: nothing can be drawn from the Draw pile. */
export function isDrawingOff(s: BrahState): boolean {
  return s.piles.draw.length === 0 || isKevinAlone(s);
}

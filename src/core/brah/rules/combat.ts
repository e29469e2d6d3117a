// Fighting a foe (sections 12 to 14): declaration, the others' chance to Banish, weapons, victory or defeat.

import type { CardId, Seat } from '../../kernel/knowledge.ts';
import type { Claim } from '../actions.ts';
import { cardOf } from '../cards/catalog.ts';
import type { KindId, Verb } from '../cards/vocabulary.ts';
import type { Shown, WeaponUsed } from '../events.ts';
import type { CombatFrame, Frame } from '../frames.ts';
import type { BrahState, Foe, WeaponNo } from '../state.ts';
import { damageAgainst, statOf, weaponCapOf } from './derived.ts';
import { reveal, shuffling } from './draw.ts';
import { isMet } from './conditions.ts';
import { win } from './ending.ts';
import { familyCard, findWeapon, linesOf, weaponsOf } from './in-play.ts';
import { removeWeapon } from './weapons.ts';
import type { Table } from './table.ts';
import {
  effectOf,
  fromHand,
  layOpen,
  open,
  playerAt,
  pop,
  push,
  replaceTop,
  say,
  setPiles,
  setTurn,
  shownCard,
  survivorsFrom,
  toDiscard,
  put,
} from './table.ts';
import { askWindow } from './windows.ts';
import { TABLE } from '../../kernel/knowledge.ts';

/** B-COMBAT-05, B-COMBAT-12: declared first; the others may then Banish (B-BANISH-08, B-RULE-65). */
export function declareCombat(t: Table, seat: Seat): void {
  const [foe] = t.s.foes;
  if (foe === undefined) return;
  const unasked = survivorsFrom(t.s, seat).filter((other) => other !== seat && playerAt(t.s, other).hand.length > 0);
  say(t, {
    type: 'combat-declared',
    seat,
    foe: shownFoe(foe.card, foe.kind),
    stat: statOf(t.s, seat, foe.kind),
  });
  for (const other of unasked) say(t, { type: 'response-asked', seat: other, card: shownFoe(foe.card, foe.kind) });
  push(t, { frame: 'combat', by: seat, foe: foe.card, kind: foe.kind, step: 'window', unasked, kept: [] });
}

export function runCombat(t: Table, f: CombatFrame): void {
  switch (f.step) {
    case 'window':
      // 20.5: Kevin was turned down while the others were asked; there is nobody to fight.
      if (!t.s.foes.some((foe) => foe.card === f.foe)) return pop(t);
      if (askWindow(t, f, 'banish-window')) return;
      replaceTop(t, { ...f, step: 'commit', unasked: [], kept: [] });
      return say(t, {
        type: 'combat-started',
        seat: f.by,
        foe: shownFoe(f.foe, f.kind),
        stat: statOf(t.s, f.by, f.kind),
      });
    case 'commit':
      return open(t, 'fight', [f.by]);
    case 'rescue':
      // B-RULE-110: an empty hand holds no rescue card.
      if (playerAt(t.s, f.by).hand.length > 0) return open(t, 'rescue', [f.by]);
      return replaceTop(t, { ...f, step: 'lost' });
    case 'lost':
      pop(t);
      say(t, { type: 'combat-lost', seat: f.by, foe: shownFoe(f.foe, f.kind), stat: statOf(t.s, f.by, f.kind) });
      return push(t, { frame: 'leave', seat: f.by, reason: 'foe', step: 0 });
    case 'won':
      return pop(t);
  }
}

/** A foe for an event: by its kind, for a Kevin whose pile was shuffled during his combat has lost his id. */
export function shownFoe(card: CardId, kind: KindId): Shown {
  return { card, face: kind };
}

/** The damage of these weapons of a player against a foe, in the order named. */
export function usedWeapons(s: BrahState, seat: Seat, weapons: readonly WeaponNo[], foe: KindId): WeaponUsed[] {
  return weapons.flatMap((no) => {
    const place = findWeapon(s, no);
    if (place === null || place.seat !== seat) return [];
    return [{ weapon: no, family: place.weapon.family, damage: damageAgainst(s, seat, place.hero, place.weapon, foe) }];
  });
}

export function totalOf(used: readonly WeaponUsed[]): number {
  return used.reduce((sum, w) => sum + w.damage.total, 0);
}

/** What a player can bring against a foe: the damage of each own weapon and how many may be used. */
export type Arms = { readonly damages: ReadonlyMap<WeaponNo, number>; readonly cap: number };

export function armsAgainst(s: BrahState, seat: Seat, foe: KindId): Arms {
  const all = weaponsOf(playerAt(s, seat)).map((w) => w.no);
  const damages = new Map(usedWeapons(s, seat, all, foe).map((w) => [w.weapon, w.damage.total]));
  return { damages, cap: Math.min(all.length, weaponCapOf(s, seat)?.n ?? all.length) };
}

/** The most damage there can be with `taken` already chosen, under the weapon cap. */
export function mostDamage({ damages, cap }: Arms, taken: readonly WeaponNo[] = []): number {
  const rest = [...damages]
    .flatMap(([no, damage]) => (taken.includes(no) ? [] : [damage]))
    .sort((a, b) => b - a)
    .slice(0, Math.max(0, cap - taken.length));
  return damageOfSet(damages, taken) + rest.reduce((sum, n) => sum + n, 0);
}

export function damageOfSet(damages: Arms['damages'], weapons: readonly WeaponNo[]): number {
  return weapons.reduce((sum, no) => sum + (damages.get(no) ?? 0), 0);
}

/** B-RULE-78: what follows when the stat is met, in this order. */
export function fight(t: Table, f: CombatFrame, weapons: readonly WeaponNo[]): void {
  const used = usedWeapons(t.s, f.by, weapons, f.kind);
  const stat = statOf(t.s, f.by, f.kind);
  say(t, { type: 'combat-won', seat: f.by, foe: shownFoe(f.foe, f.kind), stat, weapons: used, total: totalOf(used) });
  pop(t);
  // 1: weapons used go to the Discard pile with all their parts (B-WEAPON-13, B-RULE-151).
  for (const no of weapons) {
    const gone = removeWeapon(t, no);
    if (gone !== null) toDiscard(t, gone.weapon.cards);
  }
  const families = used.map((w) => w.family);
  const after = afterDefeat(f, families);
  // 2: the foe moves.
  const home = foeLeaves(t, f);
  // 3: what is remembered of Kevin.
  if (f.kind === 'kevin') {
    setTurn(t, { facedKevin: true, kevinDefeated: true, usedOnKevin: [...t.s.turn.usedOnKevin, ...families] });
    // 4: instant wins (B-TREASURE-07, B-RULE-105).
    if (winsNow(t, f.by, families)) return;
  }
  // 5: the foe's other lines; 6: Treasures one by one.
  push(t, ...home, ...after, { frame: 'reward', seat: f.by, kind: f.kind });
}

function afterDefeat(f: CombatFrame, used: readonly KindId[]): Frame[] {
  const moves = (verb: Verb): boolean => verb.verb === 'shuffle-into-draw' || verb.verb === 'monster-discard';
  return linesOf(f.kind, null)
    .filter(({ ability }) => ability.when.on === 'defeat' && !ability.do.every(moves))
    .map(({ line }) => effectOf(line, f.by, { used }));
}

function winsNow(t: Table, seat: Seat, used: readonly KindId[]): boolean {
  for (const family of new Set(used)) {
    for (const { ability } of linesOf(familyCard(family), null)) {
      if (ability.when.on !== 'kevin-defeated') continue;
      for (const verb of ability.do) {
        if (verb.verb === 'win' && isMet(t.s, seat, verb.if, used)) {
          win(t, seat, verb.reason);
          return true;
        }
      }
    }
  }
  return false;
}

// A defeated Monster goes to the Monster Discard pile, unless its card says otherwise (B-MON-08, B-BOSS-04, B-BOSS-06).
function foeLeaves(t: Table, f: CombatFrame): Frame[] {
  const foe = t.s.foes.find((x) => x.card === f.foe);
  put(t, { foes: t.s.foes.filter((x) => x.card !== f.foe) });
  if (foe?.lastStand === true) {
    // B-RULE-71
    say(t, { type: 'foe-returned', foe: shownFoe(f.foe, f.kind), where: 'stays', seat: null });
    return [];
  }
  const verbs = linesOf(f.kind, null).flatMap(({ ability }) => (ability.when.on === 'defeat' ? ability.do : []));
  if (verbs.some((v) => v.verb === 'shuffle-into-draw')) {
    setPiles(t, { draw: [...t.s.piles.draw, f.foe] });
    say(t, { type: 'foe-returned', foe: shownFoe(f.foe, f.kind), where: 'draw', seat: null });
    return [shuffling({ zone: 'draw' })];
  }
  setPiles(t, { monsterDiscard: [f.foe, ...t.s.piles.monsterDiscard] });
  say(t, { type: 'foe-returned', foe: shownFoe(f.foe, f.kind), where: 'monster-discard', seat: null });
  return [];
}

/** A foe that is banished, bribed or escaped from: into the Draw pile, which is shuffled once (B-BANISH-01, B-MON-04). */
export function sendHome(t: Table, foes: readonly Foe[]): void {
  const cards: CardId[] = [];
  for (const foe of foes) {
    put(t, { foes: t.s.foes.filter((x) => x.card !== foe.card) });
    // 20.5: Kevin counts as faced, and in the last stand he stays the Draw pile.
    if (foe.kind === 'kevin') setTurn(t, { facedKevin: true });
    say(t, {
      type: 'foe-returned',
      foe: shownFoe(foe.card, foe.kind),
      where: foe.lastStand ? 'stays' : 'draw',
      seat: null,
    });
    if (!foe.lastStand) cards.push(foe.card);
  }
  if (cards.length === 0) return;
  setPiles(t, { draw: [...t.s.piles.draw, ...cards] });
  push(t, shuffling({ zone: 'draw' }));
}

/** B-BANISH-05, B-BANISH-06: the card is used up, the foe goes, there is no combat. */
export function banish(t: Table, seat: Seat, claim: Claim, card: CardId): void {
  const foe = t.s.foes.find((x) => x.card === card);
  if (foe === undefined) return;
  layOpen(t, [claim]);
  fromHand(t, seat, [claim.card]);
  toDiscard(t, [claim.card]);
  say(t, { type: 'banish-played', seat, foe: shownCard(t, card), card: shownCard(t, claim.card) });
  sendHome(t, [foe]);
}

/** B-RULE-110: the defeat becomes the card's effect; the turn goes on. */
export function rescue(t: Table, f: CombatFrame, claim: Claim): void {
  const foe = t.s.foes.find((x) => x.card === f.foe);
  layOpen(t, [claim]);
  fromHand(t, f.by, [claim.card]);
  toDiscard(t, [claim.card]);
  say(t, { type: 'rescued', seat: f.by, card: shownCard(t, claim.card), foe: shownFoe(f.foe, f.kind) });
  pop(t);
  if (foe !== undefined) sendHome(t, [foe]);
  if (!discardsHand(claim.face)) return;
  const { hand } = playerAt(t.s, f.by);
  if (hand.length > 0) push(t, reveal('hand', hand, TABLE, null), { frame: 'hand-away', seat: f.by });
}

function discardsHand(face: KindId): boolean {
  return cardOf(face).abilities.some((a) => a.do.some((v) => v.verb === 'cheat-death' && v.discardHand));
}

export function isRescue(face: KindId): boolean {
  return cardOf(face).abilities.some((a) => a.when.on === 'respond' && a.when.to === 'would-be-eliminated');
}

export function isBanish(face: KindId): boolean {
  return cardOf(face).abilities.some((a) => a.when.on === 'respond' && a.when.to === 'foe-on-table');
}

export function runHandAway(t: Table, f: Extract<Frame, { frame: 'hand-away' }>): void {
  pop(t);
  const { hand } = playerAt(t.s, f.seat);
  fromHand(t, f.seat, hand);
  toDiscard(t, hand);
  say(t, { type: 'cards-discarded', seat: f.seat, cards: hand.map((card) => shownCard(t, card)), reason: 'rescue' });
}

// Could a card do anything now (B-RULE-41)? Judged on public facts and sizes only, so legality never leaks a hand.

import type { Seat } from '../../kernel/knowledge.ts';
import { cardOf } from '../cards/catalog.ts';
import type { Card, Verb } from '../cards/vocabulary.ts';
import type { BrahState } from '../state.ts';
import { amountOf, buffableWeapons, freeSlots, isDrawingOff, slotsOf, tradesOf } from './derived.ts';
import { allTraits, allWeapons } from './in-play.ts';
import { opponentsOf, playerAt } from './table.ts';

/** Why a verb could do nothing at this moment, null when it could. `otherCards`: own hand without the card played. */
export function whyNot(s: BrahState, seat: Seat, verb: Verb, otherCards: number): string | null {
  const others = opponentsOf(s, seat);
  const anyHand = others.some((o) => playerAt(s, o).hand.length > 0);
  switch (verb.verb) {
    case 'draw':
      if (amountOf(s, seat, verb.n) < 1) return 'there is nothing to draw';
      return isDrawingOff(s) ? 'nothing can be drawn from the Draw pile' : null;
    case 'draw-treasure':
      if (amountOf(s, seat, verb.n) < 1) return 'no Treasure would be drawn';
      return hasTreasures(s) || !isDrawingOff(s) ? null : 'there is no Treasure left to draw';
    case 'draw-trait':
      return s.piles.traits.length > 0 ? null : 'the Trait pile is empty';
    case 'steal':
      return anyHand ? null : 'no opponent has a card to steal';
    case 'steal-named':
      return null;
    case 'give':
      return otherCards > 0 ? null : 'you have no card to give';
    case 'discard':
      return anyHand ? null : 'no opponent has a card to discard';
    case 'discard-then-draw':
      return otherCards > 0 ? null : 'you have no other card to discard';
    case 'search':
    case 'look-take':
      return s.piles.discard.length > 0 ? null : 'the Discard pile is empty';
    case 'peek-reorder':
      return isDrawingOff(s) ? 'there is nothing to look at in the Draw pile' : null;
    case 'peek-take':
      return hasTreasures(s) ? null : 'the Treasure piles are empty';
    case 'swap-card':
      if (!anyHand) return 'no opponent has a card';
      return otherCards > 0 ? null : 'you have no other card to give';
    case 'swap-hands':
      return anyHand || otherCards > 0 ? null : 'there are no cards to swap';
    case 'take-litterbox':
      return others.some((o) => playerAt(s, o).litterbox.length > 0) ? null : 'no opponent has a card in the Litterbox';
    case 'revive-monsters':
      return s.piles.monsterDiscard.length > 0 ? null : 'the Monster Discard pile is empty';
    case 'reorder-enchantments':
      return s.piles.enchantments.some((pile) => pile.length > 1) ? null : 'no World Enchantment pile has two cards';
    case 'flip-trait':
    case 'flip-all':
      return allTraits(s, seat).length > 0 ? null : 'no Trait is in play';
    case 'set-traits':
      return playerAt(s, seat).traitOrder.length > 0 ? null : 'you have no Traits';
    case 'discard-weapon':
      return allWeapons(s, seat).length > 0 ? null : 'no weapon is in play';
    case 'take-weapon':
      return whyNotTake(s, seat, verb.scope);
    case 'equip-from':
      if (s.piles.discard.length === 0) return 'the Discard pile is empty';
      return [0, 1].some((hero) => slotsOf(s, seat, hero).total > 0) ? null : 'your Heroes have no weapon slots';
    case 'remove-idol':
      return s.piles.idols.length > 0 ? null : 'no Cursed Idol is in play';
    case 'pass-foe':
      return s.foes.some((foe) => cardOf(foe.kind).type === 'monster') ? null : 'no Monster is facing you';
    case 'summon-kevin':
      return s.piles.draw.length >= 2 ? null : 'the Draw pile is too small';
    case 'buff':
      if (verb.target === 'all-own-weapons' || buffableWeapons(s, seat).length > 0) return null;
      return 'you have no weapon that can be buffed';
    case 'multiply':
      return buffableWeapons(s, seat).length > 0 ? null : 'you have no weapon that can be buffed';
    case 'extra-trades':
      return tradesOf(s, seat).parts.some((p) => p.why === 'none') ? 'trading is not possible now' : null;
    case 'win':
      return null;
    case 'else':
    case 'shuffle-into-draw':
    case 'monster-discard':
    case 'put-idol-into-play':
    case 'banish':
    case 'counter':
    case 'cheat-death':
      return 'it does nothing by itself';
  }
}

function hasTreasures(s: BrahState): boolean {
  return s.piles.treasures.some((p) => p.cards.length > 0);
}

function whyNotTake(s: BrahState, seat: Seat, scope: 'opponents' | 'any'): string | null {
  if (![0, 1].some((hero) => freeSlots(s, seat, hero) > 0)) return 'your Heroes have no free slot';
  const there = allWeapons(s, seat).some((w) => w.seat !== seat && (scope === 'any' || !playerAt(s, w.seat).out));
  return there ? null : 'there is no weapon to take';
}

/** The verbs a card runs when played, of a card that can be played. */
export function playVerbs(card: Card): readonly Verb[] {
  return card.abilities.flatMap((a) => (a.when.on === 'play' ? a.do : []));
}

/** Why playing this card from hand would do nothing at all, null when any of its verbs could do something. */
export function whyNoEffect(
  s: BrahState,
  seat: Seat,
  verbs: readonly Verb[],
  otherCards = playerAt(s, seat).hand.length - 1,
): string | null {
  let why: string | null = null;
  for (const verb of verbs) {
    const reason = whyNot(s, seat, verb, otherCards);
    if (reason === null) return null;
    why ??= reason;
  }
  return why ?? 'it has no effect to play';
}

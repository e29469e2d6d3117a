// May this be chosen, bought or worn? The checks of party, store, camp and regroup.

import type { Seat } from '../kernel/knowledge.ts';
import type { Refusal } from '../kernel/pending.ts';
import { abilityOf } from './abilities/catalog.ts';
import type { AbilityId } from './abilities/vocabulary.ts';
import { gearOf } from './gear/catalog.ts';
import type { GearCard, GearSlot } from './gear/vocabulary.ts';
import type { ClassId } from './heroes/classes.ts';
import { REFUSE } from './refusals.ts';
import { heroOf } from './rules/table.ts';
import type { LairState } from './state.ts';

// L-RULE-01, L-RULE-02
export function setupFault(s: LairState, seat: Seat, slot: number, hero: ClassId | null): Refusal | null {
  const now = s.slots[slot - 1] ?? null;
  // Who opened the table may clear any slot, so that nobody absent holds up the start.
  if (now !== null && now.seat !== seat && !(hero === null && seat === s.config.host)) return REFUSE.seat;
  if (hero === null) return now === null ? REFUSE.option : null;
  if (now?.hero === hero) return REFUSE.option;
  return s.slots.some((other) => other?.hero === hero) ? REFUSE.class : null;
}

// L-CAMP-04, L-RULE-104, L-RULE-105
export function buyGearFault(s: LairState, id: ClassId, card: GearCard): Refusal | null {
  const { gold } = heroOf(s, id);
  if (!s.store.includes(card)) return REFUSE.gone;
  const { cost } = gearOf(card);
  return gold >= cost ? null : REFUSE.gold(cost, gold);
}

// L-CAMP-05, L-RULE-97
export function buyAbilityFault(s: LairState, id: ClassId, ability: AbilityId): Refusal | null {
  const hero = heroOf(s, id);
  const card = abilityOf(ability);
  if (card.class !== id) return REFUSE.classCard;
  if (hero.abilities.some((a) => a.id === ability)) return REFUSE.owned;
  return hero.xp >= card.cost ? null : REFUSE.xp(card.cost, hero.xp);
}

// L-CAMP-06 to L-CAMP-08, L-RULE-115: a card that the swap itself takes off does not count.
export function equipFault(s: LairState, id: ClassId, card: GearCard): Refusal | null {
  return s.stash.includes(card) ? wearFault(s, id, card) : REFUSE.notInStash;
}

/** Class and hands, wherever the card lies. */
export function wearFault(s: LairState, id: ClassId, card: GearCard): Refusal | null {
  const gear = gearOf(card);
  if (gear.who !== null && !gear.who.includes(id)) return REFUSE.classGear;
  const { weapon, accessory } = heroOf(s, id).worn;
  if (gear.shield && weapon !== null && gearOf(weapon).hands === 2) return REFUSE.twoHanded;
  if (gear.hands === 2 && accessory !== null && gearOf(accessory).shield) return REFUSE.twoHanded;
  return null;
}

export function unequipFault(s: LairState, id: ClassId, slot: GearSlot): Refusal | null {
  return heroOf(s, id).worn[slot] === null ? REFUSE.empty : null;
}

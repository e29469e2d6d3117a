// How a gear card or set of the catalogue is written down in one line.

import { read } from '../abilities/grammar.ts';
import type { ClassId } from '../heroes/classes.ts';
import type { ArmorSet, Gear, GearId, GearSlot, SetId } from './vocabulary.ts';

type Who = readonly ClassId[] | null;

function gear(id: GearId, name: string, slot: GearSlot, data: string, text: string, rest: Partial<Gear>): Gear {
  const plain = { hands: 0, ranged: false, shield: false, set: null, cost: 0, who: null, copies: 1 };
  return { ...plain, id, name, slot, data, clauses: read(data), text, ...rest };
}

export function weapon(
  id: GearId,
  name: string,
  hands: number,
  reach: 'near' | 'ranged',
  cost: number,
  data: string,
  text: string,
  who: Who,
  copies: number,
): Gear {
  return gear(id, name, 'weapon', data, text, { hands, ranged: reach === 'ranged', cost, who, copies });
}

export function armor(
  id: GearId,
  name: string,
  slot: GearSlot,
  set: SetId | null,
  cost: number,
  data: string,
  text: string,
  copies: number,
): Gear {
  return gear(id, name, slot, data, text, { set, cost, copies });
}

export function accessory(
  id: GearId,
  name: string,
  kind: 'shield' | 'plain',
  cost: number,
  data: string,
  text: string,
  who: Who,
  copies: number,
): Gear {
  return gear(id, name, 'accessory', data, text, { shield: kind === 'shield', cost, who, copies });
}

export function set(id: SetId, name: string, pieces: readonly GearId[], data: string, text: string): ArmorSet {
  return { id, name, pieces, data, clauses: read(data), text };
}

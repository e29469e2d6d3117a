// What a gear card is. Types, and the slots in their order.

import type { Clause } from '../abilities/vocabulary.ts';
import type { ClassId } from '../heroes/classes.ts';

/** L-CAMP-06, in this order. */
export const SLOTS = ['weapon', 'helmet', 'chest', 'pants', 'boots', 'accessory'] as const;
export type GearSlot = (typeof SLOTS)[number];

/** A design, `W01`; its copies are `W01.1`, `W01.2`. */
export type GearId = `${'W' | 'H' | 'C' | 'P' | 'B' | 'A'}${number}`;
export type GearCard = `${GearId}.${number}`;

export type SetId = 'pilgrim' | 'rivetguard' | 'nightstitch' | 'mossweave' | 'wyrmscale' | 'emberthread';

export type Gear = {
  readonly id: GearId;
  readonly name: string;
  readonly slot: GearSlot;
  /** Of weapons: 1 or 2; else 0. */
  readonly hands: number;
  /** A label for art; reach is the Range bonus. */
  readonly ranged: boolean;
  readonly shield: boolean;
  readonly set: SetId | null;
  /** In gold. */
  readonly cost: number;
  readonly data: string;
  readonly clauses: readonly Clause[];
  readonly text: string;
  /** Classes that may wear it; null = any. */
  readonly who: readonly ClassId[] | null;
  readonly copies: number;
};

export type ArmorSet = {
  readonly id: SetId;
  readonly name: string;
  /** Helmet, chest, pants, boots. */
  readonly pieces: readonly GearId[];
  readonly data: string;
  readonly clauses: readonly Clause[];
  readonly text: string;
};

// What a player can do (ledger section 19) and the picks an action is put together from.
// A hero is named by its class: no two heroes of a party have the same.

import type { Seat } from '../kernel/knowledge.ts';
import type { AbilityId } from './abilities/vocabulary.ts';
import type { GearCard, GearSlot } from './gear/vocabulary.ts';
import type { ClassId } from './heroes/classes.ts';
import type { Cell, Dir, Rotation } from './map/grid.ts';
import type { MonsterNo } from './state.ts';

/** One answer to a question, and one thing to aim at. */
export type Option =
  | { readonly pick: 'hero'; readonly hero: ClassId }
  | { readonly pick: 'monster'; readonly monster: MonsterNo }
  | { readonly pick: 'cell'; readonly cell: Cell }
  | { readonly pick: 'stay' };

/** What an ability is aimed at; `none` where its data asks for nothing. */
export type Aim =
  | { readonly at: 'none' }
  | { readonly at: 'hero'; readonly hero: ClassId }
  | { readonly at: 'monster'; readonly monster: MonsterNo }
  | { readonly at: 'cell'; readonly cell: Cell };

/** What a reaction uses up: a token, a worn card or an ability. */
export type ReactSource = 'blessing' | GearCard | AbilityId;

export type Action =
  /** `hero` null clears the slot. */
  | { readonly type: 'setup-hero'; readonly slot: number; readonly hero: ClassId | null }
  | { readonly type: 'start-campaign' }
  | { readonly type: 'move'; readonly hero: ClassId; readonly dir: Dir }
  | { readonly type: 'attack'; readonly hero: ClassId; readonly monster: MonsterNo }
  | { readonly type: 'use-ability'; readonly hero: ClassId; readonly ability: AbilityId; readonly aim: Aim }
  | { readonly type: 'interact'; readonly hero: ClassId; readonly object: 'shrine' }
  | { readonly type: 'drink'; readonly hero: ClassId }
  | { readonly type: 'done'; readonly hero: ClassId; readonly on: boolean }
  | { readonly type: 'place-tile'; readonly rotation: Rotation }
  | { readonly type: 'choose'; readonly decision: number; readonly option: Option }
  | { readonly type: 'react'; readonly window: number; readonly hero: ClassId; readonly source: ReactSource }
  | { readonly type: 'pass'; readonly window: number }
  | { readonly type: 'buy-gear'; readonly hero: ClassId; readonly card: GearCard }
  | { readonly type: 'store-done'; readonly on: boolean }
  | { readonly type: 'buy-ability'; readonly hero: ClassId; readonly ability: AbilityId }
  | { readonly type: 'equip'; readonly hero: ClassId; readonly card: GearCard }
  | { readonly type: 'unequip'; readonly hero: ClassId; readonly slot: GearSlot }
  | { readonly type: 'camp-done'; readonly on: boolean }
  | { readonly type: 'concede'; readonly on: boolean }
  | { readonly type: 'set-control'; readonly hero: ClassId; readonly seat: Seat };

export type ActionType = Action['type'];

/** The five kinds of hero action (L-ROUND-05). */
export type ActionKind = 'move' | 'attack' | 'ability' | 'interact' | 'drink';

/** One pick of a draft. The first pick of an action says what kind it is. */
export type Pick =
  | Option
  | { readonly pick: 'slot'; readonly slot: number }
  | { readonly pick: 'class'; readonly hero: ClassId }
  | { readonly pick: 'move' | 'attack' | 'interact' | 'drink' | 'done' | 'not-done'; readonly hero: ClassId }
  | { readonly pick: 'ability'; readonly hero: ClassId; readonly ability: AbilityId }
  | { readonly pick: 'dir'; readonly dir: Dir }
  | { readonly pick: 'rotation'; readonly rotation: Rotation }
  | { readonly pick: 'react'; readonly hero: ClassId; readonly source: ReactSource }
  | { readonly pick: 'buy-gear' | 'equip'; readonly card: GearCard }
  | { readonly pick: 'buy-ability'; readonly hero: ClassId; readonly ability: AbilityId }
  | { readonly pick: 'unequip'; readonly hero: ClassId; readonly slot: GearSlot }
  | {
      readonly pick:
        | 'nobody'
        | 'start-campaign'
        | 'pass'
        | 'store-done'
        | 'store-not-done'
        | 'camp-done'
        | 'camp-not-done'
        | 'concede'
        | 'not-concede';
    };

/** A pick as a short text, unique among the picks on offer together. */
export function keyOf(pick: Pick): string {
  switch (pick.pick) {
    case 'hero':
    case 'class':
    case 'move':
    case 'attack':
    case 'interact':
    case 'drink':
    case 'done':
    case 'not-done':
      return `${pick.pick}:${pick.hero}`;
    case 'monster':
      return `monster:${pick.monster}`;
    case 'cell':
      return `cell:${pick.cell.x},${pick.cell.y}`;
    case 'slot':
      return `slot:${pick.slot}`;
    case 'ability':
    case 'buy-ability':
      return `${pick.pick}:${pick.hero}:${pick.ability}`;
    case 'dir':
      return `dir:${pick.dir}`;
    case 'rotation':
      return `rotation:${pick.rotation}`;
    case 'react':
      return `react:${pick.hero}:${pick.source}`;
    case 'buy-gear':
    case 'equip':
      return `${pick.pick}:${pick.card}`;
    case 'unequip':
      return `unequip:${pick.hero}:${pick.slot}`;
    case 'stay':
    case 'nobody':
    case 'start-campaign':
    case 'pass':
    case 'store-done':
    case 'store-not-done':
    case 'camp-done':
    case 'camp-not-done':
    case 'concede':
    case 'not-concede':
      return pick.pick;
  }
}

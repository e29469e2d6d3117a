// The words that cards are made of: verbs with their numbers, and the clauses that carry them. Types only.
// Exact meanings stand in the rules that carry them out; no card has code of its own.

import type { ClassId } from '../heroes/classes.ts';

/** Numbers of a hero that cards change. */
export type Stat = 'dmg' | 'hit' | 'def' | 'hp' | 'range' | 'potion';

/** Heroes that a clause reaches; `hero` is one chosen by the user within reach. */
export type HeroWho = 'self' | 'hero' | 'heroesTile' | 'heroesAll';
/** Monsters that a clause reaches. */
export type MonsterWho = 'target' | 'monster' | 'tile' | 'tileInRange';
/** Tiles away, counted as Range is; `any`: anywhere in the dungeon. */
export type Reach = number | 'any';

/** One attack, or several: what it adds to the user's numbers, and whom it may hit. */
export type AttackVerb = {
  readonly verb: 'attack';
  readonly dmg: number;
  readonly hit: number;
  readonly range: number;
  /** `xK`: the final Damage is multiplied. */
  readonly factor: number;
  /** `times=K`: attacks one after another. */
  readonly times: number;
  /** Every monster on one tile. */
  readonly all: boolean;
  readonly own: boolean;
  readonly notBoss: boolean;
  /** A reaction at the monster that has just entered the user's tile. */
  readonly entering: boolean;
};

export type Verb =
  | { readonly verb: 'stat'; readonly stat: Stat; readonly n: number }
  | { readonly verb: 'precise'; readonly above: number; readonly n: number }
  | { readonly verb: 'splash' | 'gold' | 'haste' | 'fightHeal' | 'ward' | 'cost' | 'prevent'; readonly n: number }
  | { readonly verb: 'reroll' | 'negate' | 'redirect' }
  | AttackVerb
  | { readonly verb: 'heal'; readonly n: number; readonly who: HeroWho; readonly reach: Reach }
  | { readonly verb: 'shield'; readonly n: number; readonly who: HeroWho }
  | { readonly verb: 'buff'; readonly stat: Exclude<Stat, 'hp' | 'potion'>; readonly n: number }
  | { readonly verb: 'weaken' | 'pin' | 'sleep'; readonly n: number; readonly who: MonsterWho }
  | { readonly verb: 'push' | 'step'; readonly n: number }
  | { readonly verb: 'survive'; readonly n: number; readonly who: 'self' | 'hero' };

/** A verb and what it waits for; null: it happens at once, or always. */
export type Clause = { readonly on: 'hit' | 'kill' | null; readonly verb: Verb };

export type AbilityNumber = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
export type DeckId = 'BAR' | 'CLE' | 'DRU' | 'RAN' | 'ROG' | 'WIZ';
export type AbilityId = `${DeckId}${AbilityNumber}`;

export type AbilityType = 'action' | 'attack' | 'reaction' | 'passive';
/** Markers after use, or once per fight or dungeon; null: a passive. */
export type Limit = { readonly cooldown: number } | 'fight' | 'dungeon' | null;

export type Ability = {
  readonly id: AbilityId;
  readonly class: ClassId;
  readonly name: string;
  /** In XP. */
  readonly cost: number;
  readonly type: AbilityType;
  readonly limit: Limit;
  /** As the card says it: R is the hero's Range. */
  readonly range: string;
  readonly data: string;
  readonly clauses: readonly Clause[];
  readonly text: string;
};

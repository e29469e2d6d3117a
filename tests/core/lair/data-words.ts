// Short words for what the tests of the catalogue expect on a card, and the comparisons themselves.

import { expect } from 'vitest';
import { abilityOf } from '../../../src/core/lair/abilities/catalog.ts';
import type {
  Ability,
  AbilityId,
  AttackVerb,
  Clause,
  HeroWho,
  Limit,
  MonsterWho,
  Reach,
  Stat,
  Verb,
} from '../../../src/core/lair/abilities/vocabulary.ts';
import { GEAR, setOf } from '../../../src/core/lair/gear/catalog.ts';
import type { Gear, GearId, SetId } from '../../../src/core/lair/gear/vocabulary.ts';

// --- clauses ---------------------------------------------------------------------------------------------------

const at = (verb: Verb): Clause => ({ on: null, verb });
const stat = (name: Stat) => (n: number) => at({ verb: 'stat', stat: name, n });

export const dmg = stat('dmg');
export const hit = stat('hit');
export const def = stat('def');
export const hp = stat('hp');
export const range = stat('range');
export const potion = stat('potion');

export const onHit = ({ verb }: Clause): Clause => ({ on: 'hit', verb });
export const onKill = ({ verb }: Clause): Clause => ({ on: 'kill', verb });

const counted = (verb: 'splash' | 'gold' | 'haste' | 'fightHeal' | 'ward' | 'cost' | 'prevent') => (n: number) =>
  at({ verb, n });
export const splash = counted('splash');
export const gold = counted('gold');
export const haste = counted('haste');
export const fightHeal = counted('fightHeal');
export const ward = counted('ward');
export const cost = counted('cost');
export const prevent = counted('prevent');

export const reroll = at({ verb: 'reroll' });
export const negate = at({ verb: 'negate' });
export const redirect = at({ verb: 'redirect' });
export const push = (n: number) => at({ verb: 'push', n });
export const step = (n: number) => at({ verb: 'step', n });
export const precise = (above: number, n: number) => at({ verb: 'precise', above, n });
export const heal = (n: number, who: HeroWho, reach: Reach) => at({ verb: 'heal', n, who, reach });
export const shield = (n: number, who: HeroWho) => at({ verb: 'shield', n, who });
export const buffDmg = (n: number) => at({ verb: 'buff', stat: 'dmg', n });
export const survive = (n: number, who: 'self' | 'hero') => at({ verb: 'survive', n, who });
export const weaken = (n: number, who: MonsterWho) => at({ verb: 'weaken', n, who });
export const pin = (n: number, who: MonsterWho) => at({ verb: 'pin', n, who });
export const sleep = (n: number, who: MonsterWho) => at({ verb: 'sleep', n, who });

/** An attack that adds nothing but what is named. */
export function attack(changes: Partial<AttackVerb> = {}): Clause {
  const plain = { dmg: 0, hit: 0, range: 0, factor: 1, times: 1, all: false, own: false, notBoss: false } as const;
  return at({ verb: 'attack', ...plain, entering: false, ...changes });
}

// --- gear ------------------------------------------------------------------------------------------------------

const PLAIN = { hands: 0, ranged: false, shield: false, set: null, who: null, copies: 1 } as const;
type Facts = Pick<Gear, 'slot' | 'cost'> & Partial<Pick<Gear, keyof typeof PLAIN>>;

export function gearIs(id: GearId, name: string, facts: Facts, ...clauses: readonly Clause[]): void {
  const { data, text, ...card } = GEAR.find((gear) => gear.id === id) ?? ({} as Partial<Gear>);
  expect(card).toEqual({ ...PLAIN, id, name, ...facts, clauses });
  expect([data === '', text?.endsWith('.')]).toEqual([false, true]);
}

/** A set: its pieces, what they cost together, and its bonus. */
export function setIs(
  id: SetId,
  name: string,
  pieces: readonly GearId[],
  total: number,
  ...clauses: readonly Clause[]
): void {
  const set = setOf(id);
  expect([set.name, set.pieces, set.clauses]).toEqual([name, pieces, clauses]);
  const cards = pieces.map((piece) => GEAR.find((gear) => gear.id === piece));
  expect(cards.map((card) => card?.slot)).toEqual(['helmet', 'chest', 'pants', 'boots']);
  expect(cards.map((card) => card?.set)).toEqual([id, id, id, id]);
  expect(cards.reduce((sum, card) => sum + (card?.cost ?? 0), 0)).toBe(total);
}

/** What the four pieces of a set add up to, without the bonus of the set. */
export function piecesOf(id: SetId): Partial<Record<Stat, number>> {
  const sum: Partial<Record<Stat, number>> = {};
  for (const piece of setOf(id).pieces)
    for (const { verb } of GEAR.find((gear) => gear.id === piece)?.clauses ?? [])
      if (verb.verb === 'stat') sum[verb.stat] = (sum[verb.stat] ?? 0) + verb.n;
  return sum;
}

// --- abilities -----------------------------------------------------------------------------------------------

type Printed = Pick<Ability, 'class' | 'cost' | 'type' | 'limit' | 'range'>;

export function abilityIs(id: AbilityId, name: string, printed: Printed, ...clauses: readonly Clause[]): void {
  const { data, text, ...card } = abilityOf(id);
  expect(card).toEqual({ id, name, ...printed, clauses });
  expect([data === '', text.endsWith('.')]).toEqual([false, true]);
}

export const cd = (cooldown: number): Limit => ({ cooldown });

// The numbers of heroes, read afresh from class, worn cards, sets and passives whenever one is needed; each explains
// itself. Order of sources (L-RULE-128): class, gear in slot order, sets, passives by id, buffs, the card used.

import { abilityOf } from '../abilities/catalog.ts';
import { PLAIN_ATTACK } from '../abilities/grammar.ts';
import type { AbilityId, AttackVerb, Clause, Stat, Verb } from '../abilities/vocabulary.ts';
import { gearOf, SETS } from '../gear/catalog.ts';
import type { GearCard, SetId } from '../gear/vocabulary.ts';
import { SLOTS } from '../gear/vocabulary.ts';
import type { ClassId } from '../heroes/classes.ts';
import { classOf } from '../heroes/classes.ts';
import type { Explained, Part, Why } from '../numbers.ts';
import { summed, times } from '../numbers.ts';
import type { Hero, LairState, MonsterNo } from '../state.ts';
import { heroOf, monsterOf } from './table.ts';

/** L-DEF-01 */
export const DEFENSE_CAP = 10;
/** L-MOVE-04, L-ROUND-11 */
export const POTION = 6;

export type CardSource = GearCard | SetId | AbilityId;
/** One card that is always on, with its clauses. */
type Standing = { readonly why: Why; readonly source: CardSource; readonly clauses: readonly Clause[] };

/** L-CAMP-09, L-RULE-117: sets of which the hero wears a piece in all four slots. */
export function setsOf(s: LairState, id: ClassId): SetId[] {
  return setsWorn(heroOf(s, id));
}

function setsWorn({ worn }: Hero): SetId[] {
  const pieces = [worn.helmet, worn.chest, worn.pants, worn.boots];
  const [first] = pieces;
  const set = first === null || first === undefined ? null : gearOf(first).set;
  if (set === null || !pieces.every((card) => card !== null && gearOf(card).set === set)) return [];
  return [set];
}

// A hero never changes; what stands on it is asked for many numbers in a row.
const kept = new WeakMap<Hero, readonly Standing[]>();

function standing(hero: Hero): readonly Standing[] {
  const known = kept.get(hero);
  if (known !== undefined) return known;
  const found = standingOf(hero);
  kept.set(hero, found);
  return found;
}

function standingOf(hero: Hero): Standing[] {
  const gear = SLOTS.flatMap((slot): Standing[] => {
    const card = hero.worn[slot];
    return card === null ? [] : [{ why: 'gear', source: card, clauses: gearOf(card).clauses }];
  });
  const worn = setsWorn(hero);
  const sets = SETS.filter((set) => worn.includes(set.id)).map(
    (set): Standing => ({ why: 'set', source: set.id, clauses: set.clauses }),
  );
  const passives = hero.abilities
    .map((a) => abilityOf(a.id))
    .filter((a) => a.type === 'passive')
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
    .map((a): Standing => ({ why: 'passive', source: a.id, clauses: a.clauses }));
  return [...gear, ...sets, ...passives];
}

// --- numbers ---------------------------------------------------------------------------------------------------

function statParts(hero: Hero, stat: Stat): Part[] {
  const fixed = standing(hero).flatMap(({ why, source, clauses }) =>
    clauses.flatMap(({ on, verb }): Part[] =>
      on === null && verb.verb === 'stat' && verb.stat === stat ? [{ value: verb.n, why, source }] : [],
    ),
  );
  const buffs = hero.buffs
    .filter((buff) => buff.stat === stat)
    .map((buff): Part => ({ value: buff.value, why: 'buff', source: buff.source }));
  return [...fixed, ...buffs];
}

function withBase(id: ClassId, value: number, parts: readonly Part[]): Part[] {
  return [{ value, why: 'class', source: id }, ...parts];
}

export function maxHpOf(s: LairState, id: ClassId): Explained {
  return summed(withBase(id, classOf(id).hp, statParts(heroOf(s, id), 'hp')));
}

function defenseParts(s: LairState, id: ClassId): Part[] {
  return withBase(id, classOf(id).defense, statParts(heroOf(s, id), 'def'));
}

// L-DEF-01
export function defenseOf(s: LairState, id: ClassId): Explained {
  return summed(defenseParts(s, id), Number.MIN_SAFE_INTEGER, DEFENSE_CAP);
}

/** L-RULE-64: the total with which this monster hits this hero; penalties on the monster count toward the cap. */
export function neededBy(s: LairState, no: MonsterNo, id: ClassId): Explained {
  const { weaken, kind } = monsterOf(s, no);
  const penalty: Part[] = weaken > 0 ? [{ value: weaken, why: 'weaken', source: kind }] : [];
  return summed([...defenseParts(s, id), ...penalty], Number.MIN_SAFE_INTEGER, DEFENSE_CAP);
}

export function rangeOf(s: LairState, id: ClassId): Explained {
  return summed(withBase(id, classOf(id).range, statParts(heroOf(s, id), 'range')), 0);
}

export function potionOf(s: LairState, id: ClassId): Explained {
  return summed([{ value: POTION, why: 'potion', source: null }, ...statParts(heroOf(s, id), 'potion')]);
}

/** L-RULE-57: the hero's bonus and what the card used adds. */
export function hitOf(s: LairState, id: ClassId, ability: AbilityId | null): Explained {
  const parts = withBase(id, classOf(id).hit, statParts(heroOf(s, id), 'hit'));
  return summed([...parts, ...cardPart(ability, 'hit')]);
}

function damageParts(s: LairState, id: ClassId): Part[] {
  return withBase(id, classOf(id).damage, statParts(heroOf(s, id), 'dmg'));
}

export function damageOf(s: LairState, id: ClassId): Explained {
  return summed(damageParts(s, id), 0);
}

/** L-RULE-58: everything added first, then the card's multiplier. `above`: how far the total beat the Defense. */
export function damageOfHit(s: LairState, id: ClassId, ability: AbilityId | null, above: number): Explained {
  const precise = standing(heroOf(s, id)).flatMap(({ source, clauses }) =>
    clauses.flatMap(({ verb }): Part[] =>
      verb.verb === 'precise' && above >= verb.above ? [{ value: verb.n, why: 'precise', source }] : [],
    ),
  );
  const sum = summed([...damageParts(s, id), ...cardPart(ability, 'dmg'), ...precise], 0);
  return times(sum, attackOf(ability).factor, ability);
}

/** All numbers of a hero's sheet. */
export function numbersOf(s: LairState, id: ClassId) {
  return {
    maxHp: maxHpOf(s, id),
    defense: defenseOf(s, id),
    damage: damageOf(s, id),
    hit: hitOf(s, id, null),
    range: rangeOf(s, id),
    potionHeals: potionOf(s, id),
  };
}

function cardPart(ability: AbilityId | null, stat: 'hit' | 'dmg'): Part[] {
  const value = attackOf(ability)[stat];
  return value === 0 ? [] : [{ value, why: 'card', source: ability }];
}

/** The attack of a card; the Attack action and cards without one have no changes. */
export function attackOf(ability: AbilityId | null): AttackVerb {
  if (ability === null) return PLAIN_ATTACK;
  for (const { verb } of abilityOf(ability).clauses) if (verb.verb === 'attack') return verb;
  return PLAIN_ATTACK;
}

// --- other standing effects ------------------------------------------------------------------------------------

type Sourced<V extends Verb = Verb> = { readonly verb: V; readonly source: CardSource };

function verbsOf<K extends Verb['verb']>(hero: Hero, name: K): Sourced<Verb & { readonly verb: K }>[] {
  return standing(hero).flatMap(({ source, clauses }) =>
    clauses.flatMap(({ verb }) => (verb.verb === name ? [{ verb: verb as Verb & { readonly verb: K }, source }] : [])),
  );
}

/** How much less automatic damage this hero takes. */
export function wardOf(s: LairState, id: ClassId): number {
  return verbsOf(heroOf(s, id), 'ward').reduce((sum, { verb }) => sum + verb.n, 0);
}

/** Markers taken from each ability when a fight starts. */
export function hastesOf(s: LairState, id: ClassId): number {
  return verbsOf(heroOf(s, id), 'haste').reduce((sum, { verb }) => sum + verb.n, 0);
}

export function fightHeals(s: LairState, id: ClassId): { readonly n: number; readonly source: CardSource }[] {
  return verbsOf(heroOf(s, id), 'fightHeal').map(({ verb, source }) => ({ n: verb.n, source }));
}

/** Worn cards that reroll, not used in this fight. */
export function rerollCards(hero: Hero): GearCard[] {
  return SLOTS.flatMap((slot) => {
    const card = hero.worn[slot];
    if (card === null || hero.gearUsed.includes(card)) return [];
    return gearOf(card).clauses.some(({ verb }) => verb.verb === 'reroll') ? [card] : [];
  });
}

/** L-RULE-128: clauses with a trigger, the used card's first, then those of standing cards. */
function triggered(hero: Hero, ability: AbilityId | null, on: 'hit' | 'kill'): Sourced[] {
  const card = ability === null ? [] : abilityOf(ability).clauses.map((clause) => ({ clause, source: ability }));
  const others = standing(hero).flatMap(({ source, clauses }) => clauses.map((clause) => ({ clause, source })));
  return [...card, ...others]
    .filter(({ clause }) => clause.on === on)
    .map(({ clause, source }) => ({ verb: clause.verb, source }));
}

export function hitClauses(s: LairState, id: ClassId, ability: AbilityId | null): Sourced[] {
  return triggered(heroOf(s, id), ability, 'hit');
}

export function killClauses(s: LairState, id: ClassId, ability: AbilityId | null): Sourced[] {
  return triggered(heroOf(s, id), ability, 'kill');
}

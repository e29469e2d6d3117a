// What a hero does in a fight: the best of strikes, helpful cards, the Potion and a step, by what each is worth in HP.

import type { Action, AbilityView, Aim, Cell, HeroView, LairView, MonsterView } from '../../core/lair/public.ts';
import { abilityOf } from '../../core/lair/public.ts';
import { dangerTo, foesOn, livingFoes, strikeWorth, threatOf } from './foes.ts';
import { FAR, isSame, lineTo, stepsFrom } from './ways.ts';

export type Wish = { readonly action: Action; readonly worth: number };

/** Everything worth doing now, the best first. */
export function fightWishes(v: LairView, h: HeroView): readonly Wish[] {
  const near = v.dungeon === null ? () => FAR : stepsFrom(v.dungeon, h.at);
  const wishes = [...strikes(v, h), ...helps(v, h), ...drinks(v, h, near), ...walks(v, h, near)];
  return wishes.filter(({ worth }) => worth > 0.15).sort((a, b) => b.worth - a.worth);
}

function strikes(v: LairView, h: HeroView): readonly Wish[] {
  return h.attacks.flatMap((odds): Wish[] => {
    const worth = strikeWorth(v, h, odds);
    const { ability, monster } = odds;
    if (ability === null) return [{ worth, action: { type: 'attack', hero: h.id, monster } }];
    const aims = h.abilities.find((a) => a.id === ability)?.aims ?? [];
    const at = v.monsters.find((m) => m.no === monster)?.at;
    const aim = aims.find((a) => isAimedAt(a, monster, at));
    return aim === undefined ? [] : [{ worth, action: { type: 'use-ability', hero: h.id, ability, aim } }];
  });
}

function isAimedAt(aim: Aim, monster: number, at: Cell | undefined): boolean {
  if (aim.at === 'monster') return aim.monster === monster;
  if (aim.at === 'cell') return at !== undefined && isSame(aim.cell, at);
  return aim.at === 'none';
}

// --- cards that help -----------------------------------------------------------------------------------------------

/** Cards that are no attack, each aim with what it is worth. */
export function helps(v: LairView, h: HeroView): readonly Wish[] {
  return h.abilities
    .filter((card) => abilityOf(card.id).type === 'action')
    .flatMap((card) => card.aims.map((aim): Wish => wishFor(v, h, card, aim)));
}

function wishFor(v: LairView, h: HeroView, card: AbilityView, aim: Aim): Wish {
  const { clauses, limit } = abilityOf(card.id);
  const worth = clauses.reduce((sum, { verb }) => sum + verbWorth(v, h, verb, aim), 0);
  // What comes once in a dungeon is kept for need.
  const kept = limit === 'dungeon' ? 2.5 : 0.4;
  return { worth: worth - kept, action: { type: 'use-ability', hero: h.id, ability: card.id, aim } };
}

type Verb = ReturnType<typeof abilityOf>['clauses'][number]['verb'];

function verbWorth(v: LairView, h: HeroView, verb: Verb, aim: Aim): number {
  switch (verb.verb) {
    case 'heal':
      return reached(v, h, verb.who, aim).reduce((sum, hero) => sum + healWorth(hero, verb.n), 0);
    case 'shield':
      return reached(v, h, verb.who, aim).reduce((sum, hero) => sum + shieldWorth(v, hero, verb.n), 0);
    case 'weaken':
      return aimed(v, h, aim).reduce((sum, m) => sum + (threatOf(m) * verb.n) / 5, 0);
    case 'pin':
      return aimed(v, h, aim).reduce((sum, m) => sum + (m.boss ? 0 : isSame(m.at, h.at) ? 0.2 : threatOf(m)), 0);
    case 'sleep':
      return aimed(v, h, aim).reduce((sum, m) => sum + threatOf(m) * (livingFoes(v).length > 1 ? 1.6 : 0.4), 0);
    case 'buff':
      return livingFoes(v).some((m) => m.boss) ? 5 : livingFoes(v).length > 2 ? 3 : 1;
    case 'step':
      return livingFoes(v).length > 0 && h.attacks.length === 0 && h.acted.includes('move') ? 1.2 : 0;
    default:
      return 0;
  }
}

function reached(v: LairView, h: HeroView, who: string, aim: Aim): readonly HeroView[] {
  if (who === 'heroesAll') return v.heroes;
  if (who === 'heroesTile') return v.heroes.filter((hero) => isSame(hero.at, h.at));
  const named = aim.at === 'hero' ? aim.hero : h.id;
  return v.heroes.filter((hero) => hero.id === named);
}

function aimed(v: LairView, h: HeroView, aim: Aim) {
  if (aim.at === 'monster') return livingFoes(v).filter((m) => m.no === aim.monster);
  return foesOn(v, aim.at === 'cell' ? aim.cell : h.at);
}

export function lostBy(h: HeroView): number {
  return h.maxHp.total - h.hp;
}

/** A hero near death gains more by the same HP. */
export function healWorth(h: HeroView, n: number): number {
  const gain = Math.min(n, lostBy(h));
  return gain * (h.hp <= h.maxHp.total / 3 ? 1.3 : h.hp <= h.maxHp.total / 2 ? 0.9 : 0.4);
}

function shieldWorth(v: LairView, h: HeroView, n: number): number {
  if (v.dungeon === null || livingFoes(v).length === 0) return 0;
  return Math.min(n - h.shield, dangerTo(v, h, stepsFrom(v.dungeon, h.at)) * 1.5);
}

/** The Potion, when the next Monster phase could end it. */
function drinks(v: LairView, h: HeroView, near: (cell: Cell) => number): readonly Wish[] {
  if (!h.potion) return [];
  const gain = Math.min(h.potionHeals.total, lostBy(h));
  const isLow = h.hp <= dangerTo(v, h, near) * 2 + 2 || h.hp <= h.maxHp.total / 3;
  return [{ worth: isLow ? gain : 0, action: { type: 'drink', hero: h.id } }];
}

// --- steps ---------------------------------------------------------------------------------------------------------

function walks(v: LairView, h: HeroView, near: (cell: Cell) => number): readonly Wish[] {
  const { dungeon } = v;
  const foes = livingFoes(v);
  if (dungeon === null || foes.length === 0) return [];
  const now = placeWorth(v, h, h.at, near);
  const hasStruck = h.acted.includes('attack') || h.acted.includes('ability');
  return h.ways
    .filter((way) => way.how === 'walk')
    .map((way): Wish => {
      const there = placeWorth(v, h, way.to, stepsFrom(dungeon, way.to));
      const reaches = reachesFrom(v, h, way.to);
      // Whoever cannot strike from here walks to where it can; whoever can stays, unless the place is better and it has struck.
      const worth =
        h.attacks.length === 0 && !reachesFrom(v, h, h.at)
          ? (reaches ? 3 : 1) + there - now
          : hasStruck || reaches
            ? there - now - 0.3
            : 0;
      return { worth, action: { type: 'move', hero: h.id, dir: way.dir } };
    });
}

function reachesFrom(v: LairView, h: HeroView, from: Cell): boolean {
  const { dungeon } = v;
  return dungeon !== null && livingFoes(v).some((m) => lineTo(dungeon, from, m.at) <= h.range.total);
}

/** How good a place is in a fight: strong heroes stand among the monsters, the others a tile behind, out of reach if alone. */
function placeWorth(v: LairView, h: HeroView, at: Cell, near: (cell: Cell) => number): number {
  const foes = livingFoes(v).filter((m) => m.sleep === 0);
  if (foes.length === 0) return 0;
  const nearest = Math.min(...foes.map((m) => near(m.at)));
  if (h.range.total === 0) return isSpent(v, h, foes) ? Math.min(nearest, 2) * 2 : -nearest;
  const front = v.heroes.filter((other) => other.id !== h.id && foes.some((m) => isSame(m.at, other.at)));
  const reaches = reachesFrom(v, h, at) ? 0.6 : 0;
  const touched = foes.filter((m) => near(m.at) <= (m.pin > 0 ? 0 : 1)).reduce((sum, m) => sum + threatOf(m), 0);
  if (front.length > 0)
    return reaches + (mustStandIn(h, front, foes) ? 2 - 2 * nearest : nearest === 0 ? -1.5 : nearest === 1 ? 0.5 : 0);
  return reaches - touched * 0.8 - (nearest > 3 ? nearest : 0);
}

/** Monsters strike whoever has most HP left: where those in front are nearly spent, a fresh hero stands with them. */
function mustStandIn(h: HeroView, front: readonly HeroView[], foes: readonly MonsterView[]): boolean {
  const most = Math.max(...front.map((other) => other.hp));
  const threat = foes.reduce((sum, m) => sum + threatOf(m), 0);
  return h.hp > most + 1 && most <= threat * 3 + 3;
}

/** One hero that falls ends the attempt: whoever is nearly spent leaves the front to the others, if they can hold it. */
function isSpent(v: LairView, h: HeroView, foes: readonly MonsterView[]): boolean {
  const threat = foes.reduce((sum, m) => sum + threatOf(m), 0);
  const others = v.heroes.filter((other) => other.id !== h.id && foes.some((m) => isSame(m.at, other.at)));
  const held = others.reduce((sum, other) => sum + other.hp - 1, 0);
  return h.hp <= 3 && held > threat * 2 + 1;
}

// Attacks of heroes: which attacks a card makes, and each attack from the roll to the last death (17.2).

import type { AbilityId } from '../abilities/vocabulary.ts';
import type { Option } from '../actions.ts';
import type { AttackFrame, VolleyFrame } from '../frames.ts';
import type { ClassId } from '../heroes/classes.ts';
import { lineDistance } from '../map/grid.ts';
import { monsterCard } from '../monsters/monsters.ts';
import type { LairState, Monster, MonsterNo } from '../state.ts';
import { attackOf, damageOfHit, hitClauses, hitOf, rangeOf } from './derived.ts';
import { applyOnHit } from './effects.ts';
import { strikeMonster } from './hits.ts';
import { bury } from './monsters.ts';
import type { Table } from './table.ts';
import {
  askRoll,
  decide,
  dungeonOf,
  findMonster,
  heroOf,
  isAlive,
  living,
  monsterOf,
  openWindow,
  pop,
  push,
  replaceTop,
  say,
} from './table.ts';
import { onMiss } from './windows.ts';

/** How far this attack reaches: 0 for cards that say `own`. */
export function reachOf(s: LairState, hero: ClassId, ability: AbilityId | null): number {
  const attack = attackOf(ability);
  return attack.own ? 0 : Math.max(0, rangeOf(s, hero).total + attack.range);
}

/** L-RANGE-01 to L-RANGE-03, GEO-07: may this hero's attack be aimed at this monster from where it stands? */
export function canReach(s: LairState, hero: ClassId, ability: AbilityId | null, target: Monster): boolean {
  if (target.hp <= 0 || (attackOf(ability).notBoss && monsterCard(target.kind).boss)) return false;
  const far = lineDistance(dungeonOf(s).map, heroOf(s, hero).at, target.at);
  return far !== null && far <= reachOf(s, hero, ability);
}

export function reachable(s: LairState, hero: ClassId, ability: AbilityId | null): Monster[] {
  return living(s).filter((m) => canReach(s, hero, ability, m));
}

export function oneAttack(hero: ClassId, ability: AbilityId | null, target: MonsterNo): AttackFrame {
  return {
    frame: 'attack',
    hero,
    ability,
    target,
    step: 'roll',
    dice: [],
    closed: false,
    cell: null,
    at: 0,
    splashed: [],
  };
}

// --- the attacks of a card -------------------------------------------------------------------------------------

export function runVolley(t: Table, f: VolleyFrame): void {
  const options = f.targets === null ? timesTargets(t.s, f) : f.targets.filter((no) => isAlive(t.s, no));
  // Attacks without a legal target are lost.
  if (options.length === 0 || (f.targets === null && f.left === 0)) return pop(t);
  const taken = f.first !== null && f.targets === null ? f.first : pickTarget(t, f, options);
  if (taken === null) return;
  const rest = f.targets?.filter((no) => no !== taken) ?? null;
  replaceTop(t, { ...f, first: null, left: f.left - 1, targets: rest, answer: null });
  push(t, oneAttack(f.hero, f.ability, taken));
}

function timesTargets(s: LairState, f: VolleyFrame): MonsterNo[] {
  return reachable(s, f.hero, f.ability).map((m) => m.no);
}

// NEXT_TARGET; by default least HP, then oldest.
function pickTarget(t: Table, f: VolleyFrame, options: readonly MonsterNo[]): MonsterNo | null {
  const weakest = options.reduce((a, b) => (monsterOf(t.s, b).hp < monsterOf(t.s, a).hp ? b : a));
  const taken = decide(t, f.answer, {
    what: 'next-target',
    who: [f.hero],
    options: options.map((monster): Option => ({ pick: 'monster', monster })),
    standard: { pick: 'monster', monster: weakest },
  });
  return taken?.pick === 'monster' ? taken.monster : null;
}

// --- one attack ------------------------------------------------------------------------------------------------

export function runAttack(t: Table, f: AttackFrame): void {
  switch (f.step) {
    case 'roll':
      return askRoll(t, 'attack', 2);
    case 'judge':
      return judge(t, f);
    case 'effects':
      return runEffects(t, f);
  }
}

// L-COMBAT-01, L-COMBAT-02
export function takeAttackRoll(t: Table, f: AttackFrame, dice: readonly number[]): void {
  const target = monsterOf(t.s, f.target);
  const parts = hitOf(t.s, f.hero, f.ability);
  const bonus = parts.total;
  const total = dice.reduce((sum, d) => sum + d, bonus);
  const needed = monsterCard(target.kind).defense;
  replaceTop(t, { ...f, dice, step: 'judge', closed: false });
  say(t, {
    type: 'attack-rolled',
    attacker: f.hero,
    target: f.target,
    ability: f.ability,
    dice,
    bonus,
    total,
    needed,
    hit: total >= needed,
    why: null,
    parts,
  });
}

function judge(t: Table, f: AttackFrame): void {
  const target = monsterOf(t.s, f.target);
  const total = f.dice.reduce((sum, d) => sum + d, hitOf(t.s, f.hero, f.ability).total);
  const above = total - monsterCard(target.kind).defense;
  if (above < 0) {
    const about = { hero: f.hero, monster: f.target, dice: f.dice };
    if (f.closed || !openWindow(t, 'miss', onMiss(t.s, f.hero), about)) pop(t);
    return;
  }
  const damage = damageOfHit(t.s, f.hero, f.ability, above);
  replaceTop(t, { ...f, step: 'effects', cell: target.at });
  strikeMonster(t, f.target, damage.total, { source: f.hero, automatic: false, parts: damage });
}

// Step 6: the card's `onHit`, then that of gear; step 7: the dead, the target first.
function runEffects(t: Table, f: AttackFrame): void {
  const clause = hitClauses(t.s, f.hero, f.ability)[f.at];
  if (clause !== undefined) {
    replaceTop(t, { ...f, at: f.at + 1 });
    return applyOnHit(t, { ...f, at: f.at + 1 }, clause.verb, clause.source);
  }
  pop(t);
  const dead = [f.target, ...f.splashed].filter((no) => findMonster(t.s, no) !== undefined && !isAlive(t.s, no));
  bury(t, dead, f.hero, f.ability);
}

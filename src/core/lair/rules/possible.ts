// May this hero do this in the Hero phase? Null, or why not; refusals in the order of section 19. And what an ability may
// be aimed at.

import type { Refusal } from '../../kernel/pending.ts';
import { isAbility } from '../abilities/catalog.ts';
import type { AbilityId } from '../abilities/vocabulary.ts';
import type { ActionKind, Aim } from '../actions.ts';
import type { ClassId } from '../heroes/classes.ts';
import type { Cell, Dir } from '../map/grid.ts';
import { DIRS, hasDoor, isConnected, isSameCell, lineDistance, neighborOf, openDoors, tileAt } from '../map/grid.ts';
import { monsterCard } from '../monsters/monsters.ts';
import { tileOf } from '../tiles/tiles.ts';
import { REFUSE } from '../refusals.ts';
import type { LairState, MonsterNo } from '../state.ts';
import { reachOf } from './attacks.ts';
import { abilityType, aimKind, clausesOf, costOf, healReach, isAttack, isPerDungeon } from './cards.ts';
import { attackOf, rangeOf } from './derived.ts';
import { isUseful } from './effects.ts';
import { tilesLeft } from './explore.ts';
import { isWounded } from './healing.ts';
import { dungeonOf, findMonster, heroOf, living, monstersAt } from './table.ts';

/** L-ROUND-02, L-ROUND-11 */
export const ACTIONS = 2;

// L-ROUND-02, L-ROUND-03, L-RULE-37
function actionFault(s: LairState, id: ClassId, kind: ActionKind): Refusal | null {
  const { acted } = heroOf(s, id);
  if (acted.length >= ACTIONS) return REFUSE.actions;
  return acted.includes(kind) ? REFUSE.same : null;
}

export function moveFault(s: LairState, id: ClassId, dir: Dir): Refusal | null {
  return actionFault(s, id, 'move') ?? wayFault(s, heroOf(s, id).at, dir);
}

// L-MOVE-01, L-RULE-18, L-RULE-20, L-RULE-23, L-RULE-24, L-RULE-26
function wayFault(s: LairState, from: Cell, dir: Dir): Refusal | null {
  const { map } = dungeonOf(s);
  if (isConnected(map, from, dir)) return null;
  if (tileAt(map, neighborOf(from, dir)) !== null) return REFUSE.noDoor;
  const left = tilesLeft(s);
  if (hasDoor(map, from, dir)) return left > 0 ? null : REFUSE.noTile;
  if (left === 0) return REFUSE.noDoor;
  return openDoors(map).length > 0 ? REFUSE.hidden : null;
}

export function attackFault(s: LairState, id: ClassId, monster: MonsterNo): Refusal | null {
  const fault = actionFault(s, id, 'attack');
  if (fault !== null) return fault;
  const target = findMonster(s, monster);
  if (target === undefined || target.hp <= 0) return REFUSE.dead;
  return reachFault(s, heroOf(s, id).at, target.at, reachOf(s, id, null));
}

/** L-RANGE-01, L-RANGE-02: E-LINE before E-RANGE. */
function reachFault(s: LairState, from: Cell, to: Cell, reach: number): Refusal | null {
  const far = lineDistance(dungeonOf(s).map, from, to);
  if (far === null) return REFUSE.line;
  return far > reach ? REFUSE.range : null;
}

export function interactFault(s: LairState, id: ClassId): Refusal | null {
  const fault = actionFault(s, id, 'interact');
  if (fault !== null) return fault;
  const hero = heroOf(s, id);
  const tile = tileAt(dungeonOf(s).map, hero.at);
  // L-ROOM-05, L-RULE-35, L-RULE-47
  if (tile === null || tileOf(tile.tile).kind !== 'shrine') return REFUSE.notHere;
  if (hero.shrineUsed) return REFUSE.usedShrine;
  return isWounded(s, id) ? null : REFUSE.full;
}

export function drinkFault(s: LairState, id: ClassId): Refusal | null {
  const fault = actionFault(s, id, 'drink');
  if (fault !== null) return fault;
  if (!heroOf(s, id).potion) return REFUSE.usedPotion;
  return isWounded(s, id) ? null : REFUSE.full;
}

// --- abilities -------------------------------------------------------------------------------------------------

export function abilityFault(s: LairState, id: ClassId, ability: AbilityId, aim: Aim): Refusal | null {
  const fault = actionFault(s, id, 'ability') ?? readyFault(s, id, ability);
  if (fault !== null) return fault;
  const type = abilityType(ability);
  if (type === 'reaction') return REFUSE.trigger;
  if (type === 'passive') return REFUSE.noEffect;
  return aimFault(s, id, ability, aim);
}

/** Owned, no marker on it, not turned. */
export function readyFault(s: LairState, id: ClassId, ability: AbilityId): Refusal | null {
  const owned = heroOf(s, id).abilities.find((a) => a.id === ability);
  if (owned === undefined) return REFUSE.own;
  if (owned.markers > 0) return REFUSE.cooldown(owned.markers);
  if (!owned.used) return null;
  return isPerDungeon(ability) ? REFUSE.usedDungeon : REFUSE.usedFight;
}

function aimFault(s: LairState, id: ClassId, ability: AbilityId, aim: Aim): Refusal | null {
  if (aim.at !== aimKind(ability)) return REFUSE.option;
  if (aim.at === 'hero' && !s.heroes.some((h) => h.id === aim.hero)) return REFUSE.option;
  if (aim.at === 'monster') {
    const target = findMonster(s, aim.monster);
    if (target === undefined || target.hp <= 0) return REFUSE.dead;
    // L-BOSS-10, L-BOSS-11, L-RULE-99
    const sleeps = clausesOf(ability).some((c) => c.verb.verb === 'sleep');
    if (monsterCard(target.kind).boss && (sleeps || attackOf(ability).notBoss)) return REFUSE.boss(sleeps);
  }
  if (clausesOf(ability).some((c) => c.verb.verb === 'buff') && !s.inFight) return REFUSE.fight;
  if (heroOf(s, id).hp <= costOf(ability)) return REFUSE.hp;
  if (!hasEffect(s, id, ability, aim)) return REFUSE.noEffect;
  return distanceFault(s, id, ability, aim);
}

// L-RULE-136; a chosen tile holds at least one living monster.
function hasEffect(s: LairState, id: ClassId, ability: AbilityId, aim: Aim): boolean {
  if (!isAttack(ability)) return clausesOf(ability).some((c) => isUseful(s, id, aim, c.verb));
  if (aim.at === 'monster') return true;
  return monstersAt(s, aim.at === 'cell' ? aim.cell : heroOf(s, id).at).length > 0;
}

function distanceFault(s: LairState, id: ClassId, ability: AbilityId, aim: Aim): Refusal | null {
  const from = heroOf(s, id).at;
  switch (aim.at) {
    case 'none':
      return null;
    case 'hero': {
      const reach = healReach(ability);
      return reach === 'any' ? null : reachFault(s, from, heroOf(s, aim.hero).at, reach);
    }
    case 'monster':
      return reachFault(s, from, findMonster(s, aim.monster)?.at ?? from, abilityReach(s, id, ability));
    case 'cell':
      return reachFault(s, from, aim.cell, abilityReach(s, id, ability));
  }
}

/** How far the ability may be aimed: an attack by its own reach, others by the hero's Range. */
export function abilityReach(s: LairState, id: ClassId, ability: AbilityId): number {
  return isAttack(ability) ? reachOf(s, id, ability) : rangeOf(s, id).total;
}

/** All aims that the ability may have now, in canonical order: heroes by slot, monsters by age, tiles by age of their monsters. */
export function aimsOf(s: LairState, id: ClassId, ability: AbilityId): Aim[] {
  return candidates(s, aimKind(ability)).filter((aim) => abilityFault(s, id, ability, aim) === null);
}

function candidates(s: LairState, kind: Aim['at']): Aim[] {
  switch (kind) {
    case 'none':
      return [{ at: 'none' }];
    case 'hero':
      return s.heroes.map((h) => ({ at: 'hero', hero: h.id }));
    case 'monster':
      return living(s).map((m) => ({ at: 'monster', monster: m.no }));
    case 'cell': {
      const cells: Cell[] = [];
      for (const m of living(s)) if (!cells.some((c) => isSameCell(c, m.at))) cells.push(m.at);
      return cells.map((cell) => ({ at: 'cell', cell }));
    }
  }
}

/** L-RULE-41: is there anything this hero may do? */
export function hasAction(s: LairState, id: ClassId): boolean {
  if (heroOf(s, id).acted.length >= ACTIONS) return false;
  return (
    DIRS.some((dir) => moveFault(s, id, dir) === null) ||
    living(s).some((m) => attackFault(s, id, m.no) === null) ||
    heroOf(s, id).abilities.some((a) => isAbility(a.id) && aimsOf(s, id, a.id).length > 0) ||
    interactFault(s, id) === null ||
    drinkFault(s, id) === null
  );
}

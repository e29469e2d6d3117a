// What heroes do in the Hero phase: the five actions (17.2), and when a hero has nothing more to do.

import type { AbilityId } from '../abilities/vocabulary.ts';
import type { ActionKind, Aim } from '../actions.ts';
import type { ClassId } from '../heroes/classes.ts';
import type { Dir } from '../map/grid.ts';
import { isConnected, neighborOf } from '../map/grid.ts';
import type { LairState, MonsterNo } from '../state.ts';
import { oneAttack } from './attacks.ts';
import { costOf, isAttack, useAbility } from './cards.ts';
import { attackOf, maxHpOf, potionOf } from './derived.ts';
import { ACTIONS, hasAction } from './possible.ts';
import { healHero, payHp } from './healing.ts';
import type { Table } from './table.ts';
import { dungeonOf, heroOf, monstersAt, push, say, setHero } from './table.ts';

/** L-RULE-41: two actions used, or nothing legal left. */
export function isFinished(s: LairState, id: ClassId): boolean {
  return heroOf(s, id).acted.length >= ACTIONS || !hasAction(s, id);
}

// To act takes a mark of being done back.
function act(t: Table, id: ClassId, kind: ActionKind): void {
  setHero(t, id, { acted: [...heroOf(t.s, id).acted, kind], done: false });
}

// L-MOVE-01, L-MOVE-02
export function takeMove(t: Table, id: ClassId, dir: Dir): void {
  act(t, id, 'move');
  const from = heroOf(t.s, id).at;
  const { map } = dungeonOf(t.s);
  if (!isConnected(map, from, dir))
    return push(t, { frame: 'explore', hero: id, dir, step: 'draw', tile: null, rotation: null });
  const to = neighborOf(from, dir);
  setHero(t, id, { at: to });
  say(t, { type: 'hero-moved', hero: id, from, to, how: 'move' });
}

export function takeAttack(t: Table, id: ClassId, target: MonsterNo): void {
  act(t, id, 'attack');
  push(t, oneAttack(id, null, target));
}

// L-ABILITY-04, L-ABILITY-05
export function takeAbility(t: Table, id: ClassId, ability: AbilityId, aim: Aim): void {
  act(t, id, 'ability');
  // L-RULE-94: used up when declared, hit or miss.
  useAbility(t, id, ability, 'ability-used');
  payHp(t, id, costOf(ability));
  if (!isAttack(ability)) return push(t, { frame: 'clauses', hero: id, ability, aim, at: 0 });
  const attack = attackOf(ability);
  const cell = aim.at === 'cell' ? aim.cell : heroOf(t.s, id).at;
  push(t, {
    frame: 'volley',
    hero: id,
    ability,
    first: aim.at === 'monster' ? aim.monster : null,
    left: attack.times,
    targets: attack.all ? monstersAt(t.s, cell).map((m) => m.no) : null,
    answer: null,
  });
}

// L-MOVE-03, L-ROOM-05
export function takeInteract(t: Table, id: ClassId): void {
  act(t, id, 'interact');
  setHero(t, id, { shrineUsed: true });
  say(t, { type: 'shrine-used', hero: id });
  healHero(t, id, maxHpOf(t.s, id).total, 'shrine');
}

// L-MOVE-04
export function takeDrink(t: Table, id: ClassId): void {
  act(t, id, 'drink');
  setHero(t, id, { potion: false });
  say(t, { type: 'token-used', hero: id, token: 'potion' });
  healHero(t, id, potionOf(t.s, id).total, 'potion');
}

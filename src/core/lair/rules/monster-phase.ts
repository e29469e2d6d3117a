// The Monster phase, step by step (17.3): what bosses do first, then every monster, strongest first, moves and attacks.

import type { EnterFrame, MonsterFrame, MonstersFrame, StrikeFrame } from '../frames.ts';
import type { Option } from '../actions.ts';
import type { StrikeReason } from '../events.ts';
import type { ClassId } from '../heroes/classes.ts';
import type { Cell } from '../map/grid.ts';
import { stepsToward, walkingDistance } from '../map/grid.ts';
import { monsterCard } from '../monsters/monsters.ts';
import type { Hero, LairState, Monster } from '../state.ts';
import { defenseOf, neededBy, wardOf } from './derived.ts';
import { spawn } from './monsters.ts';
import type { Table } from './table.ts';
import {
  askRoll,
  decide,
  dungeonOf,
  findMonster,
  heroesAt,
  heroOf,
  isAlive,
  living,
  monsterOf,
  openWindow,
  pop,
  push,
  replaceTop,
  say,
  setMonster,
  toPhase,
} from './table.ts';
import { onEnter, onHit } from './windows.ts';

/** L-ROUND-11 */
export const FIRE_BREATH = 2;

export function runMonsters(t: Table, f: MonstersFrame): void {
  switch (f.step) {
    case 'raise':
      replaceTop(t, { ...f, step: 'breathe' });
      return raiseDead(t);
    case 'breathe':
      replaceTop(t, { ...f, step: 'order' });
      return breatheFire(t);
    case 'order':
      // L-RULE-78
      return replaceTop(t, { ...f, step: 'act', order: byStrength(living(t.s)).map((m) => m.no) });
    case 'act': {
      const [next, ...rest] = f.order;
      if (next === undefined) return endMonsters(t);
      replaceTop(t, { ...f, order: rest });
      if (isAlive(t.s, next)) push(t, { frame: 'monster', monster: next, step: 'move', strikes: 0, answer: null });
    }
  }
}

// L-BOSS-07, L-RULE-83
function raiseDead(t: Table): void {
  const cultist = living(t.s).find((m) => m.kind === 'wyrm-cultist');
  const count = Math.floor(t.s.heroes.length / 2);
  if (cultist === undefined || count === 0) return;
  say(t, { type: 'raised-dead', count });
  for (let i = 0; i < count; i++) spawn(t, 'skeleton', cultist.at, 'raise');
}

// L-BOSS-09, L-RULE-85, L-RULE-86
function breatheFire(t: Table): void {
  const dragon = living(t.s).find((m) => m.kind === 'vharzul');
  if (dragon === undefined || 2 * dragon.hp > dragon.maxHp) return;
  say(t, { type: 'fire-breathed', amount: FIRE_BREATH });
  const hits = t.s.heroes.map((h) => ({
    hero: h.id,
    amount: Math.max(0, FIRE_BREATH - wardOf(t.s, h.id)),
  }));
  push(t, { frame: 'hurt', cause: 'fire-breath', monster: dragon.no, hits, queue: null, closed: false });
}

/** L-RULE-77: bosses, then by Damage, base HP, Defense, and who appeared earlier. */
export function byStrength(monsters: readonly Monster[]): Monster[] {
  return monsters.slice().sort((a, b) => {
    const x = monsterCard(a.kind);
    const y = monsterCard(b.kind);
    if (x.boss !== y.boss) return x.boss ? -1 : 1;
    return y.damage - x.damage || y.hp - x.hp || y.defense - x.defense || a.no - b.no;
  });
}

// 17.3 step 4
function endMonsters(t: Table): void {
  pop(t);
  for (const m of t.s.monsters) {
    if (m.weaken === 0) continue;
    setMonster(t, m.no, { weaken: 0 });
    say(t, { type: 'effect-ended', kind: 'weaken', target: m.no, value: m.weaken });
  }
  toPhase(t, 'end');
}

// --- one monster -----------------------------------------------------------------------------------------------

export function runMonster(t: Table, f: MonsterFrame): void {
  const monster = findMonster(t.s, f.monster);
  if (monster === undefined || monster.hp <= 0) return pop(t);
  if (f.step === 'move') return moveMonster(t, f, monster);
  // L-RULE-60: attack by attack, with nobody on its tile the rest is lost.
  if (f.strikes > 0 && heroesAt(t.s, monster.at).length > 0) {
    replaceTop(t, { ...f, strikes: f.strikes - 1 });
    return push(t, {
      frame: 'strike',
      monster: f.monster,
      target: null,
      dice: [],
      hit: false,
      prevented: 0,
      redirected: false,
      closed: false,
      answer: null,
    });
  }
  pop(t);
  countOff(t, monster, 'pin');
}

function countOff(t: Table, monster: Monster, kind: 'pin' | 'sleep'): void {
  const left = monster[kind] - 1;
  if (left < 0) return;
  setMonster(t, monster.no, kind === 'pin' ? { pin: left } : { sleep: left });
  if (left === 0) say(t, { type: 'effect-ended', kind, target: monster.no, value: 0 });
}

function moveMonster(t: Table, f: MonsterFrame, monster: Monster): void {
  if (monster.sleep > 0) {
    pop(t);
    say(t, { type: 'monster-held', monster: monster.no, by: 'sleep' });
    countOff(t, monster, 'sleep');
    return countOff(t, monster, 'pin');
  }
  // L-COMBAT-04, L-BOSS-08
  const strikes = monster.summoned ? 1 : t.s.heroes.length;
  const fighting: MonsterFrame = { ...f, step: 'strike', strikes, answer: null };
  // L-RULE-73
  const isAlone = heroesAt(t.s, monster.at).length === 0;
  if (monster.pin > 0 && isAlone) say(t, { type: 'monster-held', monster: monster.no, by: 'pin' });
  if (monster.pin > 0 || !isAlone) return replaceTop(t, fighting);
  const options = nextCells(t.s, monster.at);
  const taken = decide(t, f.answer, {
    what: 'monster-step',
    who: t.s.heroes.map((h) => h.id),
    options: options.map((cell): Option => ({ pick: 'cell', cell })),
    standard: { pick: 'cell', cell: standardCell(t.s, monster.at, options) },
    monster: monster.no,
  });
  if (taken === null) return;
  replaceTop(t, fighting);
  if (taken.pick !== 'cell') return;
  const goals = nearest(t.s, monster.at);
  const steps = walkingDistance(dungeonOf(t.s).map, monster.at, goals[0]?.at ?? taken.cell) ?? 0;
  setMonster(t, monster.no, { at: taken.cell });
  say(t, {
    type: 'monster-moved',
    monster: monster.no,
    from: monster.at,
    to: taken.cell,
    toward: goals.map((h) => h.id),
    steps,
  });
  if (heroesAt(t.s, taken.cell).length > 0) push(t, { frame: 'enter', monster: monster.no, closed: false });
}

/** L-RULE-74, L-RULE-75: the next tiles on shortest ways to a nearest hero, in the order N, E, S, W. */
function nextCells(s: LairState, from: Cell): Cell[] {
  const { map } = dungeonOf(s);
  return stepsToward(
    map,
    from,
    nearest(s, from).map((h) => h.at),
  );
}

/** The heroes with the fewest moves from this tile, by slot. */
function nearest(s: LairState, from: Cell): Hero[] {
  const { map } = dungeonOf(s);
  const far = s.heroes.map((h) => walkingDistance(map, from, h.at) ?? map.length);
  const least = Math.min(...far);
  return s.heroes.filter((_, i) => far[i] === least);
}

// L-RULE-75: toward whoever of the equally near has most HP, lower slot on a tie.
function standardCell(s: LairState, from: Cell, options: readonly Cell[]): Cell {
  const hero = nearest(s, from).reduce((best, h) => (h.hp > best.hp ? h : best));
  const toward = stepsToward(dungeonOf(s).map, from, [hero.at]);
  return toward[0] ?? options[0] ?? from;
}

export function runEnter(t: Table, f: EnterFrame): void {
  if (f.closed || !isAlive(t.s, f.monster)) return pop(t);
  if (!openWindow(t, 'enter', onEnter(t.s, f.monster), { monster: f.monster })) pop(t);
}

// --- one attack ------------------------------------------------------------------------------------------------

export function runStrike(t: Table, f: StrikeFrame): void {
  const monster = monsterOf(t.s, f.monster);
  if (f.target === null) return chooseTarget(t, f, monster);
  if (f.dice.length === 0) return askRoll(t, 'strike', 2);
  const damage = Math.max(0, monsterCard(monster.kind).damage - f.prevented);
  if (!f.hit || damage === 0) return pop(t);
  const { target } = f;
  const about = { hero: target, monster: f.monster, dice: f.dice, amount: damage };
  if (!f.closed && openWindow(t, 'hit', onHit(t.s, target, f.redirected, f.monster), about)) return;
  pop(t);
  push(t, {
    frame: 'hurt',
    cause: 'attack',
    monster: f.monster,
    hits: [{ hero: target, amount: damage }],
    queue: null,
    closed: false,
  });
}

// L-COMBAT-05, L-COMBAT-06, L-RULE-62, L-RULE-63
function chooseTarget(t: Table, f: StrikeFrame, monster: Monster): void {
  const here = heroesAt(t.s, monster.at);
  const most = Math.max(...here.map((h) => h.hp));
  const tied = here.filter((h) => h.hp === most);
  const [first] = tied;
  if (first === undefined) return pop(t);
  const standard = tied.reduce((best, h) => (defenseOf(t.s, h.id).total > defenseOf(t.s, best.id).total ? h : best));
  const taken = decide(t, f.answer, {
    what: 'monster-target',
    who: tied.map((h) => h.id),
    options: tied.map((h): Option => ({ pick: 'hero', hero: h.id })),
    standard: { pick: 'hero', hero: standard.id },
    monster: monster.no,
  });
  if (taken?.pick === 'hero') replaceTop(t, { ...f, target: taken.hero, answer: null });
}

/** L-COMBAT-07, L-RULE-64: the roll against the hero who is hit now. */
export function takeStrikeRoll(t: Table, f: StrikeFrame, dice: readonly number[]): void {
  if (f.target === null) return;
  const parts = neededBy(t.s, f.monster, f.target);
  const needed = parts.total;
  const total = dice.reduce((sum, d) => sum + d, 0);
  const hit = total >= needed;
  replaceTop(t, { ...f, dice, hit, closed: false });
  say(t, {
    type: 'attack-rolled',
    attacker: f.monster,
    target: f.target,
    ability: null,
    dice,
    bonus: 0,
    total,
    needed,
    hit,
    why: reasonOf(t.s, f, f.target),
    parts,
  });
}

/** L-COMBAT-05, L-COMBAT-06: why this hero. */
function reasonOf(s: LairState, f: StrikeFrame, target: ClassId): StrikeReason {
  if (f.redirected) return 'redirected';
  const here = heroesAt(s, monsterOf(s, f.monster).at);
  if (here.length === 1) return 'only';
  const { hp } = heroOf(s, target);
  return here.filter((h) => h.hp === hp).length > 1 ? 'tie' : 'most-hp';
}

export function toMonsterPhase(t: Table): void {
  toPhase(t, 'monster');
  push(t, { frame: 'monsters', step: 'raise', order: [] });
}

// What the verbs of cards do: abilities that are no attack, clause by clause, and what follows a hit.

import type { AbilityId, HeroWho, MonsterWho, Reach, Verb } from '../abilities/vocabulary.ts';
import type { Aim, Option } from '../actions.ts';
import type { AttackFrame, ClausesFrame, MendFrame, PushFrame, StepFrame } from '../frames.ts';
import type { ClassId } from '../heroes/classes.ts';
import type { Cell } from '../map/grid.ts';
import {
  connectedNeighbors,
  DIRS,
  isConnected,
  isSameCell,
  lineDirection,
  lineDistance,
  neighborOf,
} from '../map/grid.ts';
import { monsterCard } from '../monsters/monsters.ts';
import type { LairState, Monster, MonsterNo } from '../state.ts';
import { clausesOf } from './cards.ts';
import type { CardSource } from './derived.ts';
import { maxHpOf } from './derived.ts';
import { healHero, isWounded } from './healing.ts';
import { splash } from './hits.ts';
import type { Table } from './table.ts';
import {
  decide,
  dungeonOf,
  heroesAt,
  heroOf,
  isAlive,
  monsterOf,
  monstersAt,
  pop,
  push,
  replaceTop,
  say,
  setHero,
  setMonster,
} from './table.ts';

// --- abilities that are no attack ------------------------------------------------------------------------------

export function runClauses(t: Table, f: ClausesFrame): void {
  const clause = clausesOf(f.ability)[f.at];
  if (clause === undefined) return pop(t);
  replaceTop(t, { ...f, at: f.at + 1 });
  applyNow(t, f.hero, f.ability, f.aim, clause.verb);
}

function applyNow(t: Table, user: ClassId, source: AbilityId, aim: Aim, verb: Verb): void {
  switch (verb.verb) {
    case 'heal':
      for (const id of heroesFor(t.s, user, verb.who, aim)) healHero(t, id, verb.n, source);
      return;
    case 'shield':
      for (const id of heroesFor(t.s, user, verb.who, aim)) shield(t, id, verb.n);
      return;
    case 'buff':
      setHero(t, user, { buffs: [...heroOf(t.s, user).buffs, { stat: verb.stat, value: verb.n, source }] });
      return say(t, { type: 'effect-applied', kind: 'buff', target: user, value: verb.n });
    case 'weaken':
      for (const m of monstersFor(t.s, user, verb.who, aim)) weaken(t, m.no, verb.n);
      return;
    case 'pin':
      for (const m of monstersFor(t.s, user, verb.who, aim)) pin(t, m.no, verb.n);
      return;
    case 'sleep':
      for (const m of monstersFor(t.s, user, 'monster', aim)) sleep(t, m.no, verb.n);
      return;
    case 'step':
      return push(t, { frame: 'step', hero: user, n: verb.n, answer: null });
    default:
      return;
  }
}

/** Whom a clause of an ability reaches (1.2). */
export function heroesFor(s: LairState, user: ClassId, who: HeroWho, aim: Aim): ClassId[] {
  switch (who) {
    case 'self':
      return [user];
    case 'heroesTile':
      return heroesAt(s, heroOf(s, user).at).map((h) => h.id);
    case 'heroesAll':
      return s.heroes.map((h) => h.id);
    case 'hero':
      return aim.at === 'hero' ? [aim.hero] : [];
    default:
      return [];
  }
}

export function monstersFor(s: LairState, user: ClassId, who: MonsterWho, aim: Aim): Monster[] {
  switch (who) {
    case 'tile':
      return monstersAt(s, heroOf(s, user).at);
    case 'tileInRange':
      return aim.at === 'cell' ? monstersAt(s, aim.cell) : [];
    case 'monster':
      return aim.at === 'monster' && isAlive(s, aim.monster) ? [monsterOf(s, aim.monster)] : [];
    default:
      return [];
  }
}

/** Would this clause change something now (L-RULE-136)? */
export function isUseful(s: LairState, user: ClassId, aim: Aim, verb: Verb): boolean {
  switch (verb.verb) {
    case 'heal':
      return heroesFor(s, user, verb.who, aim).some((id) => isWounded(s, id));
    case 'shield':
      return heroesFor(s, user, verb.who, aim).some((id) => heroOf(s, id).shield < verb.n);
    case 'buff':
      return s.inFight;
    case 'weaken':
      return monstersFor(s, user, verb.who, aim).some((m) => m.weaken < verb.n);
    case 'pin':
      return monstersFor(s, user, verb.who, aim).some((m) => !monsterCard(m.kind).boss && m.pin < verb.n);
    case 'sleep':
      return monstersFor(s, user, 'monster', aim).some((m) => !monsterCard(m.kind).boss && m.sleep < verb.n);
    case 'step':
      return connectedNeighbors(dungeonOf(s).map, heroOf(s, user).at).length > 0;
    default:
      return false;
  }
}

// --- after a hit -----------------------------------------------------------------------------------------------

/** One `onHit` clause. What it does to the target needs a living target; heals and `splash` do not. */
export function applyOnHit(t: Table, f: AttackFrame, verb: Verb, source: CardSource): void {
  const lives = isAlive(t.s, f.target);
  switch (verb.verb) {
    case 'splash':
      return splash(t, f, verb.n);
    case 'heal':
      if (verb.who === 'self') return healHero(t, f.hero, verb.n, source);
      return push(t, {
        frame: 'mend',
        hero: f.hero,
        source,
        n: verb.n,
        reach: verb.reach,
        answer: null,
      });
    case 'weaken':
      if (lives) weaken(t, f.target, verb.n);
      return;
    case 'pin':
      if (lives) pin(t, f.target, verb.n);
      return;
    case 'push':
      // L-RULE-99
      if (lives && !monsterCard(monsterOf(t.s, f.target).kind).boss)
        push(t, { frame: 'push', hero: f.hero, monster: f.target, n: verb.n, answer: null });
      return;
    default:
      return;
  }
}

// --- single effects --------------------------------------------------------------------------------------------

/** The larger of the present value and n. */
function shield(t: Table, id: ClassId, n: number): void {
  if (heroOf(t.s, id).shield >= n) return;
  setHero(t, id, { shield: n });
  say(t, { type: 'effect-applied', kind: 'shield', target: id, value: n });
}

/** The largest counts, they do not add up. */
function weaken(t: Table, no: MonsterNo, n: number): void {
  if (monsterOf(t.s, no).weaken >= n) return;
  setMonster(t, no, { weaken: n });
  say(t, { type: 'effect-applied', kind: 'weaken', target: no, value: n });
}

/** No effect on a boss; a second pin keeps the larger count. */
function pin(t: Table, no: MonsterNo, n: number): void {
  const monster = monsterOf(t.s, no);
  if (monsterCard(monster.kind).boss || monster.pin >= n) return;
  setMonster(t, no, { pin: n });
  say(t, { type: 'effect-applied', kind: 'pin', target: no, value: n });
}

function sleep(t: Table, no: MonsterNo, n: number): void {
  const monster = monsterOf(t.s, no);
  if (monsterCard(monster.kind).boss || monster.sleep >= n) return;
  setMonster(t, no, { sleep: n });
  say(t, { type: 'effect-applied', kind: 'sleep', target: no, value: n });
}

// --- pushes, steps and heals of choice -------------------------------------------------------------------------

export function runPush(t: Table, f: PushFrame): void {
  const monster = monsterOf(t.s, f.monster);
  const cells = pushCells(t.s, heroOf(t.s, f.hero).at, monster.at, f.n);
  const taken = decide(t, f.answer, {
    what: 'push',
    who: [f.hero],
    options: [...cells.map((cell): Option => ({ pick: 'cell', cell })), { pick: 'stay' }],
    standard: { pick: 'stay' },
    monster: f.monster,
  });
  if (taken === null) return;
  pop(t);
  if (taken.pick !== 'cell') return;
  setMonster(t, f.monster, { at: taken.cell });
  say(t, { type: 'monster-pushed', monster: f.monster, from: monster.at, to: taken.cell });
}

/** Straight away from the user, through connected doors; from the same tile in any direction. */
function pushCells(s: LairState, user: Cell, from: Cell, n: number): Cell[] {
  const { map } = dungeonOf(s);
  const away = lineDirection(user, from);
  const dirs = isSameCell(user, from) ? DIRS : away === null ? [] : [away];
  return dirs.flatMap((dir) => {
    const out: Cell[] = [];
    let at = from;
    while (out.length < n && isConnected(map, at, dir)) {
      at = neighborOf(at, dir);
      out.push(at);
    }
    return out;
  });
}

export function runStep(t: Table, f: StepFrame): void {
  const from = heroOf(t.s, f.hero).at;
  const cells = stepCells(t.s, from, f.n);
  const taken = decide(t, f.answer, {
    what: 'step',
    who: [f.hero],
    options: [...cells.map((cell): Option => ({ pick: 'cell', cell })), { pick: 'stay' }],
    standard: { pick: 'stay' },
  });
  if (taken === null) return;
  pop(t);
  if (taken.pick !== 'cell') return;
  setHero(t, f.hero, { at: taken.cell });
  say(t, { type: 'hero-moved', hero: f.hero, from, to: taken.cell, how: 'step' });
}

/** Placed tiles within n connected steps, the nearest first, then N, E, S, W. */
function stepCells(s: LairState, from: Cell, n: number): Cell[] {
  const { map } = dungeonOf(s);
  const seen: Cell[] = [from];
  let edge: Cell[] = [from];
  for (let i = 0; i < n; i++) {
    const next: Cell[] = [];
    for (const cell of edge)
      for (const to of connectedNeighbors(map, cell))
        if (!seen.some((c) => isSameCell(c, to))) {
          seen.push(to);
          next.push(to);
        }
    edge = next;
  }
  return seen.slice(1);
}

// CHOOSE_HERO: nobody hurt in reach, nothing asked; by default most HP missing, then the lower slot.
export function runMend(t: Table, f: MendFrame): void {
  const hurt = t.s.heroes.filter((h) => isWounded(t.s, h.id) && isWithin(t.s, f.hero, h.id, f.reach));
  if (hurt.length === 0) return pop(t);
  const missing = (id: ClassId): number => maxHpOf(t.s, id).total - heroOf(t.s, id).hp;
  const worst = hurt.reduce((a, b) => (missing(b.id) > missing(a.id) ? b : a));
  const taken = decide(t, f.answer, {
    what: 'choose-hero',
    who: [f.hero],
    options: hurt.map((h): Option => ({ pick: 'hero', hero: h.id })),
    standard: { pick: 'hero', hero: worst.id },
  });
  if (taken === null) return;
  pop(t);
  if (taken.pick === 'hero') healHero(t, taken.hero, f.n, f.source);
}

/** GEO-08: reach of heals is counted as Range is. */
export function isWithin(s: LairState, user: ClassId, other: ClassId, reach: Reach): boolean {
  if (reach === 'any') return true;
  const far = lineDistance(dungeonOf(s).map, heroOf(s, user).at, heroOf(s, other).at);
  return far !== null && far <= reach;
}

// Monsters come and go: spawning, the start and end of a fight, deaths with their rewards, the fall of a boss.

import type { AbilityId } from '../abilities/vocabulary.ts';
import type { GainCause } from '../events.ts';
import type { ClassId } from '../heroes/classes.ts';
import type { Cell } from '../map/grid.ts';
import type { MonsterKind } from '../monsters/monsters.ts';
import { bossHp, bossOf, monsterCard, monsterHp } from '../monsters/monsters.ts';
import type { Monster, MonsterNo } from '../state.ts';
import { DUNGEONS, enterCamp, win } from './campaign.ts';
import { isPerFight } from './cards.ts';
import { fightHeals, hastesOf, killClauses } from './derived.ts';
import { healHero } from './healing.ts';
import type { Table } from './table.ts';
import { dungeonOf, findMonster, living, put, say, setDungeon, setHero, setHeroes } from './table.ts';

export type SpawnSource = 'chamber' | 'boss' | 'raise';

/** L-MONSTER-01, L-BOSS-01, L-BOSS-08: a monster with its HP on the table appears. */
export function spawn(t: Table, kind: MonsterKind, at: Cell, source: SpawnSource): void {
  const heroes = t.s.heroes.length;
  const hp =
    source === 'boss'
      ? bossHp(kind, heroes)
      : source === 'raise'
        ? monsterCard(kind).hp
        : monsterHp(kind, heroes, t.s.depth);
  const no = t.s.nextMonster;
  const monster: Monster = {
    no,
    kind,
    at,
    hp,
    maxHp: hp,
    summoned: source === 'raise',
    weaken: 0,
    pin: 0,
    sleep: 0,
  };
  put(t, { monsters: [...t.s.monsters, monster], nextMonster: no + 1 });
  say(t, { type: 'monster-spawned', monster: no, kind, hp, at, source });
}

// L-RULE-49: from no living monster to one or more.
export function startFight(t: Table): void {
  if (t.s.inFight || living(t.s).length === 0) return;
  put(t, { inFight: true });
  say(t, { type: 'fight-started' });
  for (const { id } of t.s.heroes) haste(t, id, hastesOf(t.s, id));
}

/** Takes up to n markers from each of the hero's abilities. */
function haste(t: Table, id: ClassId, n: number): void {
  if (n > 0) takeMarkers(t, id, n);
}

export function takeMarkers(t: Table, id: ClassId, n: number): void {
  const hero = t.s.heroes.find((h) => h.id === id);
  if (hero === undefined || !hero.abilities.some((a) => a.markers > 0)) return;
  const abilities = hero.abilities.map((a) => ({ ...a, markers: Math.max(0, a.markers - n) }));
  setHero(t, id, { abilities });
  hero.abilities.forEach((a, i) => {
    const left = abilities[i]?.markers ?? 0;
    if (left !== a.markers) say(t, { type: 'markers-changed', hero: id, card: a.id, left });
  });
}

// L-RULE-137: once-per-fight cards, buffs, shields, heals, in this order.
export function endFight(t: Table): void {
  if (!t.s.inFight || living(t.s).length > 0) return;
  closeFight(t);
}

function closeFight(t: Table): void {
  put(t, { inFight: false });
  say(t, { type: 'fight-ended' });
  const before = t.s.heroes;
  setHeroes(t, (h) => ({
    abilities: h.abilities.map((a) => (isPerFight(a.id) && a.used ? { ...a, used: false } : a)),
    gearUsed: [],
    buffs: [],
    shield: 0,
  }));
  for (const h of before)
    for (const buff of h.buffs) say(t, { type: 'effect-ended', kind: 'buff', target: h.id, value: buff.value });
  for (const h of before)
    if (h.shield > 0) say(t, { type: 'effect-ended', kind: 'shield', target: h.id, value: h.shield });
  for (const { id } of before) {
    for (const { n, source } of fightHeals(t.s, id)) healHero(t, id, n, source);
  }
}

/**
 * Killed monsters are taken away one after another, each with its rewards and what its killer's cards add; then the
 * dungeon ends with its boss, or the fight with the last monster.
 */
export function bury(t: Table, dead: readonly MonsterNo[], killer: ClassId | null, ability: AbilityId | null): void {
  for (const no of dead) {
    const monster = findMonster(t.s, no);
    if (monster === undefined || monster.hp > 0) continue;
    die(t, monster, killer, ability);
    // L-RULE-70, L-RULE-88: the rest is removed without reward.
    if (monsterCard(monster.kind).boss) return bossFell(t, monster);
  }
  endFight(t);
}

function die(t: Table, monster: Monster, killer: ClassId | null, ability: AbilityId | null): void {
  const { boss } = monsterCard(monster.kind);
  const rewards = rewardsOf(monster);
  put(t, { monsters: t.s.monsters.filter((m) => m.no !== monster.no) });
  if (!boss && !monster.summoned) {
    const { graves } = dungeonOf(t.s);
    setDungeon(t, { graves: { ...graves, [monster.kind]: (graves[monster.kind] ?? 0) + 1 } });
  }
  say(t, { type: 'monster-died', monster: monster.no, kind: monster.kind, killer, rewards });
  // L-COMBAT-08, L-RULE-67, L-RULE-126: to every hero in full.
  for (const { id } of t.s.heroes) gain(t, id, rewards, boss ? 'boss' : 'monster');
  if (killer === null) return;
  const pays = rewards.gold > 0 || rewards.xp > 0;
  for (const { verb, source } of killClauses(t.s, killer, ability)) {
    if (verb.verb === 'heal') healHero(t, killer, verb.n, source);
    if (verb.verb === 'gold' && pays) gain(t, killer, { xp: 0, gold: verb.n }, source);
  }
}

/** L-MONSTER-04, L-BOSS-08, L-RULE-139 */
export function rewardsOf(monster: Monster): { readonly xp: number; readonly gold: number } {
  return monster.summoned ? { xp: 0, gold: 0 } : monsterCard(monster.kind).rewards;
}

export function gain(
  t: Table,
  id: ClassId,
  { xp, gold }: { readonly xp: number; readonly gold: number },
  cause: GainCause,
): void {
  const hero = t.s.heroes.find((h) => h.id === id);
  if (hero === undefined) return;
  setHero(t, id, { xp: hero.xp + xp, gold: hero.gold + gold });
  if (xp > 0) say(t, { type: 'xp-gained', hero: id, amount: xp, cause });
  if (gold > 0) say(t, { type: 'gold-gained', hero: id, amount: gold, cause });
}

// L-RULE-88, L-RULE-89, L-RULE-101, L-WIN-03
function bossFell(t: Table, boss: Monster): void {
  say(t, { type: 'boss-defeated', boss: boss.kind, rewards: rewardsOf(boss) });
  put(t, { monsters: [], agenda: [] });
  closeFight(t);
  if (t.s.depth >= DUNGEONS) return win(t);
  enterCamp(t, bossOf(t.s.depth).id);
}

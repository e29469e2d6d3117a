// A Move into the unknown (17.2): a tile is drawn, turned, placed and entered, then its room is resolved.

import type { ExploreFrame, SpawnFrame, TrapFrame } from '../frames.ts';
import type { ClassId } from '../heroes/classes.ts';
import type { Cell, Dir, Rotation } from '../map/grid.ts';
import { isOpenDoor, isOpenEdge, neighborOf, openDoors, placeTile, rotationsInto } from '../map/grid.ts';
import { bossOf, MONSTER_DECK } from '../monsters/monsters.ts';
import type { MonsterKind } from '../monsters/monsters.ts';
import type { LairState } from '../state.ts';
import type { TileId } from '../tiles/tiles.ts';
import { tileOf } from '../tiles/tiles.ts';
import { wardOf } from './derived.ts';
import { gain, spawn, startFight } from './monsters.ts';
import type { Table } from './table.ts';
import {
  askChance,
  askRoll,
  dungeonOf,
  freshId,
  heroOf,
  openWindow,
  pop,
  push,
  put,
  replaceTop,
  say,
  setDungeon,
  setHero,
} from './table.ts';
import { onTrap } from './windows.ts';

/** L-ROOM-04 */
export const TRAP_DAMAGE = 2;
const TRAP_SPRINGS_TO = 2;

/** Tiles left in the dungeon deck, the Boss Gate included. */
export function tilesLeft(s: LairState): number {
  const { left, gateCame } = dungeonOf(s);
  return left + (gateCame ? 0 : 1);
}

/** L-EXPLORE-03, L-RULE-24, L-RULE-26: only while no open door exists anywhere. */
export function mayFindDoor(s: LairState, from: Cell, dir: Dir): boolean {
  const { map } = dungeonOf(s);
  return tilesLeft(s) > 0 && isOpenEdge(map, from, dir) && openDoors(map).length === 0;
}

export function runExplore(t: Table, f: ExploreFrame): void {
  switch (f.step) {
    case 'draw':
      return drawTile(t);
    case 'turn':
      return turnTile(t, f);
    case 'place':
      return enterTile(t, f);
  }
}

// --- the draw --------------------------------------------------------------------------------------------------

/** What may come next, and how likely, in whole numbers: the Shrine 1 in k, the room tiles alike (section 18). */
export function tileOdds(s: LairState): { readonly tiles: readonly TileId[]; readonly weights: readonly number[] } {
  const { pool, left, shrineCame } = dungeonOf(s);
  // L-RULE-14
  if (left === 0) return { tiles: ['GAT'], weights: [1] };
  if (shrineCame) return { tiles: pool, weights: pool.map(() => 1) };
  // L-RULE-13
  return { tiles: [...pool, 'SHR'], weights: [...pool.map(() => left - 1), Math.max(1, pool.length)] };
}

function drawTile(t: Table): void {
  const { tiles, weights } = tileOdds(t.s);
  const certain = tiles.filter((_, i) => (weights[i] ?? 0) > 0);
  const [only] = certain;
  if (certain.length === 1 && only !== undefined) return tileCame(t, only);
  askChance(t, { kind: 'pick', what: 'tile', n: tiles.length, weights });
}

export function takeTileDraw(t: Table, value: number): void {
  const tile = tileOdds(t.s).tiles[value];
  if (tile !== undefined) tileCame(t, tile);
}

function tileCame(t: Table, tile: TileId): void {
  const f = t.s.agenda.at(-1) as ExploreFrame;
  const { pool, left } = dungeonOf(t.s);
  if (tile === 'GAT') setDungeon(t, { gateCame: true });
  else if (tile === 'SHR') setDungeon(t, { left: left - 1, shrineCame: true });
  else setDungeon(t, { left: left - 1, pool: pool.filter((x) => x !== tile) });
  replaceTop(t, { ...f, tile, step: 'turn' });
}

// L-RULE-16: the player of the revealing hero turns it, where there is a choice.
function turnTile(t: Table, f: ExploreFrame): void {
  if (f.tile === null) return;
  const rotations = rotationsInto(tileOf(f.tile).doors, f.dir);
  const [only] = rotations;
  const chosen = f.rotation ?? (rotations.length === 1 ? (only ?? null) : null);
  if (chosen !== null) return replaceTop(t, { ...f, rotation: chosen, step: 'place' });
  const id = freshId(t);
  const at = neighborOf(heroOf(t.s, f.hero).at, f.dir);
  put(t, { awaiting: { kind: 'placing', id, hero: f.hero, tile: f.tile, at, dir: f.dir, rotations } });
}

export function takeRotation(t: Table, rotation: Rotation): void {
  const f = t.s.agenda.at(-1) as ExploreFrame;
  replaceTop(t, { ...f, rotation });
}

// --- the room --------------------------------------------------------------------------------------------------

// L-EXPLORE-02, L-RULE-21
function enterTile(t: Table, f: ExploreFrame): void {
  const { tile, rotation, hero, dir } = f;
  if (tile === null || rotation === null) return;
  pop(t);
  const from = heroOf(t.s, hero).at;
  const at = neighborOf(from, dir);
  const { map } = dungeonOf(t.s);
  const isHidden = !isOpenDoor(map, from, dir);
  setDungeon(t, { map: placeTile(map, { tile, at, rotation }, isHidden ? { at: from, dir } : null) });
  if (isHidden) say(t, { type: 'door-found', at: from, dir });
  say(t, { type: 'tile-revealed', tile, at, rotation, hero });
  setHero(t, hero, { at });
  say(t, { type: 'hero-moved', hero, from, to: at, how: 'explore' });
  resolveRoom(t, tile, hero, at);
}

function resolveRoom(t: Table, tile: TileId, hero: ClassId, at: Cell): void {
  const card = tileOf(tile);
  switch (card.kind) {
    case 'chamber':
      // L-ROOM-02
      return push(t, { frame: 'spawn', at, left: card.spawns });
    case 'treasure':
      // L-ROOM-03, L-RULE-30
      for (const { id } of t.s.heroes) gain(t, id, { xp: 0, gold: card.gold }, 'treasure');
      return;
    case 'trap':
      // L-ROOM-04
      return push(t, { frame: 'trap', hero, dice: [], closed: false });
    case 'boss-gate':
      // L-ROOM-06
      spawn(t, bossOf(t.s.depth).id, at, 'boss');
      return startFight(t);
    default:
      // L-ROOM-01, L-ROOM-05
      return;
  }
}

// L-RULE-32, L-RULE-33: one card each, in the order drawn; then the fight starts.
export function runSpawn(t: Table, f: SpawnFrame): void {
  if (f.left === 0) {
    pop(t);
    return startFight(t);
  }
  refillDeck(t);
  const { kinds, weights } = monsterOdds(t.s);
  const [only] = kinds;
  // All cards are on the table.
  if (only === undefined) return replaceTop(t, { ...f, left: 0 });
  if (kinds.length === 1) return monsterCame(t, only);
  askChance(t, { kind: 'pick', what: 'monster', n: kinds.length, weights });
}

// L-RULE-33: should the deck run out, the dead are shuffled into a new one.
function refillDeck(t: Table): void {
  const { deck, graves } = dungeonOf(t.s);
  if (MONSTER_DECK.some((kind) => (deck[kind] ?? 0) > 0)) return;
  setDungeon(t, { deck: graves, graves: {} });
}

/** Kinds with cards left, by the number of their cards. */
export function monsterOdds(s: LairState): {
  readonly kinds: readonly MonsterKind[];
  readonly weights: readonly number[];
} {
  const { deck } = dungeonOf(s);
  const kinds = MONSTER_DECK.filter((kind) => (deck[kind] ?? 0) > 0);
  return { kinds, weights: kinds.map((kind) => deck[kind] ?? 0) };
}

export function takeMonsterDraw(t: Table, value: number): void {
  const kind = monsterOdds(t.s).kinds[value];
  if (kind !== undefined) monsterCame(t, kind);
}

function monsterCame(t: Table, kind: MonsterKind): void {
  const f = t.s.agenda.at(-1) as SpawnFrame;
  const { deck } = dungeonOf(t.s);
  setDungeon(t, { deck: { ...deck, [kind]: (deck[kind] ?? 0) - 1 } });
  replaceTop(t, { ...f, left: f.left - 1 });
  spawn(t, kind, f.at, 'chamber');
}

// L-ROOM-04, L-RULE-29, L-RULE-31
export function runTrap(t: Table, f: TrapFrame): void {
  const [die] = f.dice;
  if (die === undefined) return askRoll(t, 'trap', 1);
  const springs = die <= TRAP_SPRINGS_TO;
  if (springs && !f.closed && openWindow(t, 'trap', onTrap(t.s, f.hero), { hero: f.hero, dice: f.dice })) return;
  pop(t);
  const damage = springs ? TRAP_DAMAGE : 0;
  say(t, { type: 'trap-sprung', hero: f.hero, die, damage });
  if (!springs) return;
  const hits = [{ hero: f.hero, amount: Math.max(0, damage - wardOf(t.s, f.hero)) }];
  push(t, { frame: 'hurt', cause: 'trap', monster: null, hits, queue: null, closed: false });
}

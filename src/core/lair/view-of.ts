// Builds the view of a campaign: the same for everybody, the viewer apart.

import type { Viewer } from '../kernel/knowledge.ts';
import { gearOf } from './gear/catalog.ts';
import type { Cell, GridMap, Rotation } from './map/grid.ts';
import {
  DIRS,
  doorsOf,
  foundDoors,
  isConnected,
  isOpenDoor,
  neighborOf,
  placedTiles,
  placeTile,
  tileAt,
} from './map/grid.ts';
import { BOSSES, bossOf, monsterCard } from './monsters/monsters.ts';
import { attackFault, aimsOf, ACTIONS, moveFault } from './rules/possible.ts';
import { reachable } from './rules/attacks.ts';
import { isAttack } from './rules/cards.ts';
import { damageOfHit, hitOf, neededBy, numbersOf, setsOf } from './rules/derived.ts';
import { tilesLeft } from './rules/explore.ts';
import { byStrength } from './rules/monster-phase.ts';
import { dungeonOf, heroOf, living, topFrame } from './rules/table.ts';
import { isReady } from './rules/windows.ts';
import type { Hero, LairState, Monster } from './state.ts';
import type { DungeonView, ExitView, HeroView, LairView, MonsterView, OddsView, TileView, WayView } from './view.ts';
import { campOf } from './view-camp.ts';
import { askedSeats, promptOf } from './waiting.ts';

export function viewOf(s: LairState, viewer: Viewer): LairView {
  const order = byStrength(living(s)).map((m) => m.no);
  return {
    viewer,
    config: s.config,
    phase: s.phase,
    slots: s.slots,
    heroes: s.heroes.map((h) => heroView(s, h)),
    attempt: s.attempt,
    rounds: s.rounds,
    depth: s.depth,
    bosses: BOSSES.map((b) => b.id),
    dungeon: dungeonView(s),
    monsters: s.monsters.map((m) => monsterView(s, m, order.indexOf(m.no) + 1)),
    inFight: s.inFight,
    store: s.store.map((card) => ({ card, price: gearOf(card).cost, slot: gearOf(card).slot })),
    gearLeft: s.gearDeck.length,
    stash: s.stash,
    camp: campOf(s),
    marks: s.marks,
    concedes: s.concedes,
    asked: askedOf(s),
    prompt: s.outcome === null && s.awaiting !== null ? promptOf(s) : s.phase,
    outcome: s.outcome,
  };
}

function askedOf(s: LairState): LairView['asked'] {
  const { awaiting } = s;
  if (awaiting === null || awaiting.kind === 'free' || awaiting.kind === 'chance') return null;
  return { seats: askedSeats(s), question: awaiting, needed: neededNow(s), hits: hitsNow(s), lies: liesOf(s) };
}

/** The doors of a tile that is still to be turned, as if it lay there already. */
function liesOf(s: LairState): { rotation: Rotation; exits: ExitView[] }[] {
  const { awaiting } = s;
  if (awaiting?.kind !== 'placing') return [];
  const { map } = dungeonOf(s);
  const { tile, at, dir, hero, rotations } = awaiting;
  const from = heroOf(s, hero).at;
  const hidden = isOpenDoor(map, from, dir) ? null : { at: from, dir };
  return rotations.map((rotation) => ({
    rotation,
    exits: exitsOf(placeTile(map, { tile, at, rotation }, hidden), at),
  }));
}

/** Of 36 throws, how many would hit if the roll were made again. */
function hitsNow(s: LairState): number | null {
  const needed = neededNow(s);
  const top = topFrame(s);
  if (needed === null || top === undefined) return null;
  return throwsOf(top.frame === 'attack' ? needed - hitOf(s, top.hero, top.ability).total : needed);
}

function neededNow(s: LairState): number | null {
  const { awaiting } = s;
  if (awaiting?.kind !== 'window' || awaiting.hero === null || awaiting.monster === null) return null;
  const monster = s.monsters.find((m) => m.no === awaiting.monster);
  if (monster === undefined) return null;
  if (awaiting.what === 'hit') return neededBy(s, monster.no, awaiting.hero).total;
  return awaiting.what === 'miss' ? monsterCard(monster.kind).defense : null;
}

// --- heroes ----------------------------------------------------------------------------------------------------

function heroView(s: LairState, h: Hero): HeroView {
  const isFree = s.phase === 'hero' && s.awaiting?.kind === 'free';
  return {
    ...h,
    ...numbersOf(s, h.id),
    sets: setsOf(s, h.id),
    abilities: h.abilities.map((a) => ({ ...a, ready: isReady(a), aims: isFree ? aimsOf(s, h.id, a.id) : [] })),
    actionsLeft: ACTIONS - h.acted.length,
    ways: isFree ? waysOf(s, h) : [],
    attacks: isFree ? oddsOf(s, h) : [],
  };
}

function waysOf(s: LairState, h: Hero): WayView[] {
  const { map } = dungeonOf(s);
  return DIRS.filter((dir) => moveFault(s, h.id, dir) === null).map((dir) => ({
    dir,
    to: neighborOf(h.at, dir),
    how: isConnected(map, h.at, dir) ? 'walk' : isOpenDoor(map, h.at, dir) ? 'explore' : 'search',
  }));
}

/** Attack and every attack ability that may be used now, against each monster it reaches. */
function oddsOf(s: LairState, h: Hero): OddsView[] {
  const plain = living(s).filter((m) => attackFault(s, h.id, m.no) === null);
  const cards = h.abilities
    .map((a) => a.id)
    .filter((id) => isAttack(id) && aimsOf(s, h.id, id).length > 0)
    .flatMap((id) => reachable(s, h.id, id).map((m) => oddsFor(s, h, id, m)));
  return [...plain.map((m) => oddsFor(s, h, null, m)), ...cards];
}

function oddsFor(s: LairState, h: Hero, ability: OddsView['ability'], m: Monster): OddsView {
  const leastThrow = monsterCard(m.kind).defense - hitOf(s, h.id, ability).total;
  return {
    monster: m.no,
    ability,
    leastThrow,
    hits: throwsOf(leastThrow),
    damage: damageOfHit(s, h.id, ability, 0),
    most: damageOfHit(s, h.id, ability, Math.max(0, HIGHEST_THROW - leastThrow)),
  };
}

const HIGHEST_THROW = 12;

/** How many of the 36 throws of two dice come to at least this. */
export function throwsOf(least: number): number {
  let n = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= least) n += 1;
  return n;
}

// --- monsters and map ------------------------------------------------------------------------------------------

function monsterView(s: LairState, m: Monster, order: number): MonsterView {
  return {
    ...m,
    boss: monsterCard(m.kind).boss,
    strikes: m.summoned ? 1 : s.heroes.length,
    order,
    threats: s.heroes.map((h) => {
      const needed = neededBy(s, m.no, h.id);
      return { hero: h.id, needed, hits: throwsOf(needed.total) };
    }),
  };
}

function dungeonView(s: LairState): DungeonView | null {
  const { dungeon } = s;
  if (dungeon === null) return null;
  return {
    number: dungeon.number,
    boss: bossOf(dungeon.number).id,
    round: dungeon.round,
    tiles: placedTiles(dungeon.map).map((tile) => tileView(s, tile.at)),
    tilesLeft: tilesLeft(s),
    shrineCame: dungeon.shrineCame,
    gateCame: dungeon.gateCame,
    pool: dungeon.pool,
    deck: dungeon.deck,
  };
}

function tileView(s: LairState, at: Cell): TileView {
  const { map } = dungeonOf(s);
  const placed = tileAt(map, at);
  if (placed === null) throw new RangeError('no tile lies there');
  return {
    ...placed,
    doors: doorsOf(map, at),
    found: foundDoors(map, at),
    open: DIRS.filter((dir) => isOpenDoor(map, at, dir)),
    exits: exitsOf(map, at),
  };
}

function exitsOf(map: GridMap, at: Cell): ExitView[] {
  const found = foundDoors(map, at);
  return doorsOf(map, at).map((dir) => ({
    dir,
    to: neighborOf(at, dir),
    kind: isConnected(map, at, dir) ? 'way' : isOpenDoor(map, at, dir) ? 'open' : 'blind',
    isFound: found.includes(dir),
  }));
}

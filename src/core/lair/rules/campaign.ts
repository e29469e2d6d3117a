// The way of a campaign: party, store, dungeon after dungeon, camp, wipe and regroup, victory (17.1).

import type { Seat } from '../../kernel/knowledge.ts';
import type { LairConfig } from '../config.ts';
import type { GearCard } from '../gear/vocabulary.ts';
import { allGear } from '../gear/catalog.ts';
import type { ClassId } from '../heroes/classes.ts';
import { classOf } from '../heroes/classes.ts';
import { ORIGIN, startMap } from '../map/grid.ts';
import { bossOf, monsterCards } from '../monsters/monsters.ts';
import { poolTiles } from '../tiles/tiles.ts';
import type { Hero, LairState } from '../state.ts';
import { maxHpOf } from './derived.ts';
import type { Table } from './table.ts';
import { askChance, heroOf, pop, push, put, say, seatsInPlay, setHeroes, toPhase, topFrame } from './table.ts';

/** L-ROUND-11: room tiles of a dungeon, cards of the store, dungeons. */
export const ROOMS = 9;
export const STORE = 6;
export const DUNGEONS = 5;

/** A new campaign before its first step; the party may be agreed on beforehand. */
export function setUp(config: LairConfig): LairState {
  const slots = [0, 1, 2, 3].map((i) => config.party[i] ?? null);
  return {
    config,
    phase: 'party',
    slots,
    heroes: [],
    attempt: 1,
    rounds: 0,
    depth: 1,
    dungeon: null,
    monsters: [],
    nextMonster: 1,
    inFight: false,
    gearDeck: allGear(),
    store: [],
    stash: [],
    marks: [],
    concedes: [],
    agenda: [],
    awaiting: null,
    decisionNo: 0,
    chanceNo: 0,
    nextId: 1,
    outcome: null,
  };
}

// L-SETUP-01 to L-SETUP-06
export function startCampaign(t: Table): void {
  const heroes = t.s.slots.flatMap((chosen, i) =>
    chosen === null ? [] : [freshHero(chosen.hero, i + 1, chosen.seat)],
  );
  put(t, { heroes });
  say(t, { type: 'campaign-started', heroes: heroes.map((h) => ({ hero: h.id, seat: h.seat, slot: h.slot })) });
  toPhase(t, 'deal');
  push(t, { frame: 'refill', next: 'dungeon', fresh: [] });
}

function freshHero(id: ClassId, slot: number, seat: Seat): Hero {
  return {
    id,
    slot,
    seat,
    at: ORIGIN,
    // L-SETUP-03
    hp: classOf(id).hp,
    shield: 0,
    gold: 0,
    xp: 0,
    // L-SETUP-04
    blessing: true,
    potion: true,
    shrineUsed: false,
    // L-SETUP-02
    worn: { weapon: null, helmet: null, chest: null, pants: null, boots: null, accessory: null },
    abilities: [],
    gearUsed: [],
    buffs: [],
    acted: [],
    done: false,
  };
}

// --- the store -------------------------------------------------------------------------------------------------

// L-SETUP-06, L-CAMP-04, L-RULE-111: filled up to six while there are cards.
export function runRefill(t: Table): void {
  const top = topFrame(t.s);
  if (top?.frame !== 'refill') return;
  const { gearDeck, store } = t.s;
  if (store.length < STORE && gearDeck.length > 1) {
    askChance(t, { kind: 'pick', what: 'gear', n: gearDeck.length, weights: null });
    return;
  }
  const [last] = gearDeck;
  if (store.length < STORE && last !== undefined) return drawGear(t, last);
  pop(t);
  say(t, { type: 'store-dealt', cards: store, fresh: top.fresh });
  if (top.next === 'camp') return toPhase(t, 'camp');
  say(t, { type: 'attempt-started', attempt: t.s.attempt });
  toPhase(t, 'dungeon');
}

export function takeGearDraw(t: Table, value: number): void {
  const card = t.s.gearDeck[value];
  if (card !== undefined) drawGear(t, card);
}

function drawGear(t: Table, card: GearCard): void {
  const top = topFrame(t.s);
  if (top?.frame !== 'refill') return;
  put(t, { gearDeck: t.s.gearDeck.filter((c) => c !== card), store: [...t.s.store, card] });
  put(t, { agenda: [...t.s.agenda.slice(0, -1), { ...top, fresh: [...top.fresh, card] }] });
}

// --- a dungeon -------------------------------------------------------------------------------------------------

// L-SETUP-07 to L-SETUP-09, L-RULE-12: everything anew, also after a wipe.
export function startDungeon(t: Table): void {
  const number = t.s.depth;
  put(t, {
    dungeon: {
      number,
      map: startMap(),
      pool: poolTiles(),
      left: ROOMS + 1,
      shrineCame: false,
      gateCame: false,
      deck: monsterCards(),
      graves: {},
      round: 0,
    },
    monsters: [],
    inFight: false,
    concedes: [],
    marks: [],
  });
  // L-RULE-131: tokens, abilities and once-cards are as camp or Regroup left them.
  setHeroes(t, () => ({ at: ORIGIN, shrineUsed: false, shield: 0, buffs: [], acted: [], done: false }));
  say(t, { type: 'dungeon-started', attempt: t.s.attempt, dungeon: number, boss: bossOf(number).id });
  startRound(t);
}

// L-ROUND-01
export function startRound(t: Table): void {
  const { dungeon } = t.s;
  if (dungeon === null) return;
  const round = dungeon.round + 1;
  put(t, { dungeon: { ...dungeon, round }, rounds: t.s.rounds + 1 });
  setHeroes(t, () => ({ acted: [], done: false }));
  say(t, { type: 'round-started', round });
  toPhase(t, 'hero');
}

// --- camp ------------------------------------------------------------------------------------------------------

// L-CAMP-01, L-CAMP-03, L-ABILITY-08
export function enterCamp(t: Table, boss: ReturnType<typeof bossOf>['id']): void {
  leaveDungeon(t);
  say(t, { type: 'camp-started', after: boss });
  refresh(t);
  toPhase(t, 'store');
}

/** Effects, monsters, map and marks are dropped. */
export function leaveDungeon(t: Table): void {
  put(t, { dungeon: null, monsters: [], inFight: false, concedes: [], marks: [], agenda: [], awaiting: null });
  setHeroes(t, () => ({ at: ORIGIN, shield: 0, buffs: [], shrineUsed: false, acted: [], done: false }));
}

// L-CAMP-03, L-RULE-109: full HP, no cooldowns, every once-card and token ready.
function refresh(t: Table): void {
  for (const hero of t.s.heroes) {
    for (const ability of hero.abilities)
      if (ability.markers > 0) say(t, { type: 'markers-changed', hero: hero.id, card: ability.id, left: 0 });
  }
  setHeroes(t, (h) => ({
    abilities: h.abilities.map(({ id }) => ({ id, markers: 0, used: false })),
    gearUsed: [],
    blessing: true,
    potion: true,
  }));
  toFullHp(t);
}

// L-RULE-112: to the present maximum.
function toFullHp(t: Table): void {
  for (const { id, hp } of t.s.heroes) {
    const most = maxHpOf(t.s, id).total;
    if (hp === most) continue;
    put(t, { heroes: t.s.heroes.map((h) => (h.id === id ? { ...h, hp: most } : h)) });
    if (most > hp) say(t, { type: 'healed', hero: id, amount: most - hp, source: 'camp', left: most });
  }
}

/** L-RULE-103: when all seats have closed the store it is filled up, once. */
export function leaveStore(t: Table): void {
  put(t, { marks: [] });
  push(t, { frame: 'refill', next: 'camp', fresh: [] });
}

export function leaveCamp(t: Table): void {
  put(t, { marks: [] });
  toFullHp(t);
  put(t, { depth: t.s.depth + 1 });
  toPhase(t, 'dungeon');
}

// L-WIPE-04, L-RULE-119
export function leaveRegroup(t: Table): void {
  put(t, { marks: [] });
  toFullHp(t);
  put(t, { depth: 1, attempt: t.s.attempt + 1 });
  say(t, { type: 'attempt-started', attempt: t.s.attempt });
  toPhase(t, 'dungeon');
}

/** Have all seats with a hero marked themselves? */
export function allMarked(s: LairState, marks: readonly Seat[]): boolean {
  return seatsInPlay(s).every((seat) => marks.includes(seat));
}

// --- the ends of a dungeon -------------------------------------------------------------------------------------

// L-WIPE-01 to L-WIPE-04, L-RULE-109
export function wipe(t: Table, cause: 'death' | 'concede'): void {
  const lost = t.s.heroes.map((h) => ({ hero: h.id, gold: h.gold, xp: h.xp }));
  leaveDungeon(t);
  say(t, { type: 'party-wiped', cause, lost });
  setHeroes(t, () => ({ gold: 0, xp: 0 }));
  refresh(t);
  toPhase(t, 'regroup');
}

// L-WIN-05
export function win(t: Table): void {
  leaveDungeon(t);
  const outcome = { attempts: t.s.attempt, rounds: t.s.rounds };
  put(t, { outcome });
  say(t, { type: 'campaign-won', outcome });
  toPhase(t, 'won');
}

/** L-CAMP-10: a card from the Stash to a slot; what was there goes back. */
export function wear(t: Table, id: ClassId, slot: keyof Hero['worn'], card: GearCard | null): void {
  const hero = heroOf(t.s, id);
  const before = hero.worn[slot];
  const stash = t.s.stash.filter((c) => c !== card);
  put(t, {
    stash: before === null ? stash : [...stash, before],
    heroes: t.s.heroes.map((h) => (h.id === id ? { ...h, worn: { ...h.worn, [slot]: card } } : h)),
  });
  if (before !== null) say(t, { type: 'gear-unequipped', hero: id, card: before, slot });
  if (card !== null) say(t, { type: 'gear-equipped', hero: id, card, slot });
}

// A player of modest sense, for tests that need whole campaigns: fights what is near, explores together when nothing
// lives, drinks when low, buys the best it can. It looks at the view alone, as a bot does.

import { LAIR } from '../../../src/core/lair/index.ts';
import type { Action, LairState, LairView } from '../../../src/core/lair/index.ts';
import type { Cell, ClassId, HeroView } from '../../../src/core/lair/public.ts';
import { abilityOf, gearOf, SLOTS } from '../../../src/core/lair/public.ts';

/** What this seat does now; null leaves it to luck. */
export function sensible(s: LairState, seat: number): Action | null {
  const v = LAIR.view(s, seat);
  const mine = v.heroes.filter((h) => h.seat === seat);
  const candidates = [...inWindow(v, mine), ...(v.asked === null ? free(v, mine, seat) : [])];
  return candidates.find((a) => LAIR.check(s, seat, a) === null) ?? LAIR.defaultAction(s, seat);
}

function inWindow(v: LairView, mine: readonly HeroView[]): Action[] {
  const question = v.asked?.question;
  if (question?.kind !== 'window') return [];
  const { id, what, hero, amount } = question;
  const hurt = v.heroes.find((h) => h.id === hero);
  const isLow = what !== 'hit' || hurt === undefined || hurt.hp - amount < 5;
  return question.usable
    .filter((u) => mine.some((h) => h.id === u.hero) && (isLow || u.source !== 'blessing'))
    .filter((u) => what !== 'miss' || u.source !== 'blessing')
    .map((u): Action => ({ type: 'react', window: id, hero: u.hero, source: u.source }));
}

function free(v: LairView, mine: readonly HeroView[], seat: number): Action[] {
  switch (v.phase) {
    case 'hero':
      return mine.filter((h) => !h.done && h.actionsLeft > 0).flatMap((h) => heroActions(v, h));
    case 'store':
      return shopping(v, mine);
    case 'camp':
    case 'regroup':
      return [...learning(mine), ...dressing(v, mine), { type: 'camp-done', on: true }];
    default:
      return seat === v.config.host ? [{ type: 'start-campaign' }] : [];
  }
}

// --- shopping --------------------------------------------------------------------------------------------------

function shopping(v: LairView, mine: readonly HeroView[]): Action[] {
  const wanted = v.store.flatMap(({ card, price, slot }) =>
    mine
      .filter((h) => mayWear(h, card) && worth(h.worn[slot]) < price)
      .map((h) => ({ price, action: { type: 'buy-gear', hero: h.id, card } satisfies Action })),
  );
  return wanted.sort((a, b) => b.price - a.price).map((w) => w.action);
}

function mayWear(h: HeroView, card: Parameters<typeof gearOf>[0]): boolean {
  return gearOf(card).who?.includes(h.id) ?? true;
}

function worth(card: HeroView['worn']['weapon']): number {
  return card === null ? 0 : gearOf(card).cost;
}

function dressing(v: LairView, mine: readonly HeroView[]): Action[] {
  return v.stash.flatMap((card) =>
    mine
      .filter((h) => worth(h.worn[gearOf(card).slot]) < gearOf(card).cost)
      .map((h): Action => ({ type: 'equip', hero: h.id, card })),
  );
}

function learning(mine: readonly HeroView[]): Action[] {
  return mine.flatMap((h) =>
    [8, 7, 6, 5, 4, 3, 2, 1]
      .map((n) => `${h.id.slice(0, 3).toUpperCase()}${n}` as Parameters<typeof abilityOf>[0])
      .sort((a, b) => abilityOf(b).cost - abilityOf(a).cost)
      .map((ability): Action => ({ type: 'buy-ability', hero: h.id, ability })),
  );
}

// --- the dungeon -----------------------------------------------------------------------------------------------

function heroActions(v: LairView, h: HeroView): Action[] {
  const hero = h.id;
  const lost = h.maxHp.total - h.hp;
  const heals: Action[] = lost >= 6 ? [{ type: 'interact', hero, object: 'shrine' }] : [];
  if (lost >= 6 && h.hp <= 8) heals.push({ type: 'drink', hero });
  const fight = [...h.abilities].flatMap((a) =>
    a.aims.map((aim): Action => ({ type: 'use-ability', hero, ability: a.id, aim })),
  );
  const weakest = [...h.attacks].filter((a) => a.ability === null).sort((a, b) => b.hits - a.hits);
  const hits = weakest.map((a): Action => ({ type: 'attack', hero, monster: a.monster }));
  const done: Action = { type: 'done', hero, on: true };
  if (v.inFight) {
    const isNear = h.attacks.length > 0;
    const goal = v.monsters[0]?.at ?? h.at;
    return [...heals, ...fight, ...hits, ...(isNear ? [] : toward(v, h, goal)), done];
  }
  const leader = v.heroes.reduce((a, b) => (b.hp > a.hp ? b : a));
  if (leader.id !== hero) return [...heals, ...toward(v, h, leader.at), done];
  const isTogether = v.heroes.every((o) => Math.abs(o.at.x - h.at.x) + Math.abs(o.at.y - h.at.y) <= 1);
  const shrine = v.dungeon?.tiles.find((t) => t.tile === 'SHR' && !h.shrineUsed && lost >= 6);
  const explore = h.ways.filter((w) => w.how !== 'walk').map((w): Action => ({ type: 'move', hero, dir: w.dir }));
  if (shrine !== undefined) return [...heals, ...toward(v, h, shrine.at), ...explore, done];
  if (!isTogether && h.acted.length > 0) return [done];
  return [...explore, ...heals, ...toward(v, h, openTile(v, h)), done];
}

/** The nearest tile with a door into the unknown; without one, any tile with an empty neighbor. */
function openTile(v: LairView, h: HeroView): Cell {
  const tiles = v.dungeon?.tiles ?? [];
  const open = tiles.filter((t) => t.open.length > 0);
  const all = (open.length > 0 ? open : tiles.toReversed()).map((t) => t.at);
  return all.sort((a, b) => steps(v, h.at, a) - steps(v, h.at, b))[0] ?? h.at;
}

function toward(v: LairView, h: HeroView, goal: Cell): Action[] {
  const now = steps(v, h.at, goal);
  return h.ways
    .filter((w) => w.how === 'walk' && steps(v, w.to, goal) < now)
    .map((w): Action => ({ type: 'move', hero: h.id as ClassId, dir: w.dir }));
}

const OFFSETS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' } as const;

function steps(v: LairView, from: Cell, to: Cell): number {
  const tiles = v.dungeon?.tiles ?? [];
  const key = (c: Cell): string => `${c.x},${c.y}`;
  const far = new Map([[key(from), 0]]);
  const queue = [from];
  for (const cell of queue) {
    const here = tiles.find((t) => key(t.at) === key(cell));
    for (const dir of here?.doors ?? []) {
      const [dx, dy] = OFFSETS[dir];
      const next = { x: cell.x + dx, y: cell.y + dy };
      const there = tiles.find((t) => key(t.at) === key(next));
      if (there === undefined || !there.doors.includes(OPPOSITE[dir]) || far.has(key(next))) continue;
      far.set(key(next), (far.get(key(cell)) ?? 0) + 1);
      queue.push(next);
    }
  }
  return far.get(key(to)) ?? 99;
}

/** Everything a hero wears, for tests. */
export function wornBy(h: HeroView): string[] {
  return SLOTS.flatMap((slot) => h.worn[slot] ?? []);
}

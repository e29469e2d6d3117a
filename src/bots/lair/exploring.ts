// Between fights: the toughest hero opens doors, the others keep close, and wounds are tended before what comes.

import type { Action, Cell, HeroView, LairView } from '../../core/lair/public.ts';
import { DIRS, tileOf } from '../../core/lair/public.ts';
import { healWorth, helps, lostBy } from './fighting.ts';
import { beside, FAR, isSame, stepsFrom, tileOn } from './ways.ts';

/** What this hero would do now, the most wanted first; nothing when it waits for the others. */
export function exploreWishes(v: LairView, h: HeroView): readonly Action[] {
  const { dungeon } = v;
  if (dungeon === null) return [];
  const tended = tending(v, h);
  if (tended.length > 0) return tended;
  const shrine = wayToShrine(v, h);
  if (shrine !== null) return shrine;
  const guide = guideOf(v);
  const own = v.heroes.filter((other) => other.seat === h.seat);
  // A door is opened by a party that stands together and has the whole round before it.
  const isReady = v.heroes.every((other) => isSame(other.at, h.at) && other.acted.length === 0 && !other.done);
  if (toughest(own).id === h.id && (isReady || v.heroes.length === 1)) return opening(v, h);
  return guide.id === h.id ? regroup(v, h, stepsFrom(dungeon, h.at)) : keepUp(v, h, guide);
}

/** Whom the others keep close to: the toughest; where several players lead heroes, whoever is nearest to the unknown. */
function guideOf(v: LairView): HeroView {
  const [first] = v.heroes;
  if (v.heroes.every((h) => h.seat === first?.seat)) return toughest(v.heroes);
  const least = Math.min(...v.heroes.map((h) => edgesFrom(v, h)[0]?.steps ?? FAR));
  return toughest(v.heroes.filter((h) => (edgesFrom(v, h)[0]?.steps ?? FAR) === least));
}

/** Whoever can take most: HP that are left, and Defense. */
export function toughest(heroes: readonly HeroView[]): HeroView {
  const strength = (h: HeroView): number => h.hp + 3 * h.defense.total - (h.range.total > 0 ? 4 : 0);
  return heroes.reduce((best, h) => (strength(h) > strength(best) ? h : best));
}

/** The Boss Gate is the last tile of the deck. */
function isBossNext(v: LairView): boolean {
  return v.dungeon?.tilesLeft === 1;
}

function tending(v: LairView, h: HeroView): readonly Action[] {
  const lost = lostBy(h);
  const cards = helps(v, h)
    .filter(({ worth }) => worth > 0.5)
    .map(({ action }) => action);
  const wantsShrine =
    !h.shrineUsed && isAtShrine(v, h) && (lost >= h.maxHp.total * 0.6 || (lost >= 3 && isBossNext(v)));
  const shrine: readonly Action[] = wantsShrine ? [{ type: 'interact', hero: h.id, object: 'shrine' }] : [];
  const isLow = h.hp <= h.maxHp.total / 3 || (isBossNext(v) && h.hp <= h.maxHp.total / 2);
  const potion: readonly Action[] =
    h.potion && isLow && healWorth(h, h.potionHeals.total) > 2 && !mayPray(v, h) ? [{ type: 'drink', hero: h.id }] : [];
  return [...shrine, ...cards, ...potion];
}

function isAtShrine(v: LairView, h: HeroView): boolean {
  const tile = v.dungeon === null ? null : tileOn(v.dungeon, h.at);
  return tile !== null && tileOf(tile.tile).kind === 'shrine';
}

function shrineAt(v: LairView): Cell | null {
  return v.dungeon?.tiles.find((tile) => tileOf(tile.tile).kind === 'shrine')?.at ?? null;
}

/** The Shrine lies open and has not been used by this hero. */
function mayPray(v: LairView, h: HeroView): boolean {
  return shrineAt(v) !== null && !h.shrineUsed;
}

/** Null when the Shrine is no goal now; an empty list: it waits where it is. */
function wayToShrine(v: LairView, h: HeroView): readonly Action[] | null {
  const at = shrineAt(v);
  if (at === null || h.shrineUsed) return null;
  const lost = lostBy(h);
  if (lost < (isBossNext(v) ? 5 : h.maxHp.total * 0.6)) return null;
  return isAtShrine(v, h) ? [] : toward(v, h, at);
}

function keepUp(v: LairView, h: HeroView, leader: HeroView): readonly Action[] {
  const far = v.dungeon === null ? FAR : stepsFrom(v.dungeon, h.at)(leader.at);
  return far > 0 ? toward(v, h, leader.at) : [];
}

/** Together, but somebody has acted: on to the next door, if that opens none and leaves nobody behind. */
function regroup(v: LairView, h: HeroView, steps: (to: Cell) => number): readonly Action[] {
  const isTogether = v.heroes.every((other) => steps(other.at) === 0);
  const here = h.ways.some((way) => way.how !== 'walk');
  return isTogether && !here ? opening(v, h) : [];
}

function opening(v: LairView, h: HeroView): readonly Action[] {
  const here = h.ways.filter((way) => way.how !== 'walk');
  if (here.length > 0) return here.map((way): Action => ({ type: 'move', hero: h.id, dir: way.dir }));
  const goal = edgesFrom(v, h).find(({ steps }) => steps > 0);
  return goal === undefined ? [] : toward(v, h, goal.at);
}

/** Tiles with a door into the unknown, the nearest first; where no door is left, those with an edge to search. */
function edgesFrom({ dungeon }: LairView, h: HeroView): readonly { readonly at: Cell; readonly steps: number }[] {
  if (dungeon === null) return [];
  const open = dungeon.tiles.filter((tile) => tile.open.length > 0);
  const edges = dungeon.tiles.filter((tile) => DIRS.some((dir) => tileOn(dungeon, beside(tile.at, dir)) === null));
  const steps = stepsFrom(dungeon, h.at);
  return (open.length > 0 ? open : edges).map(({ at }) => ({ at, steps: steps(at) })).sort((a, b) => a.steps - b.steps);
}

export function toward(v: LairView, h: HeroView, goal: Cell): readonly Action[] {
  const { dungeon } = v;
  if (dungeon === null) return [];
  const left = (from: Cell): number => stepsFrom(dungeon, from)(goal);
  const now = left(h.at);
  return h.ways
    .filter((way) => way.how === 'walk' && left(way.to) < now)
    .map((way): Action => ({ type: 'move', hero: h.id, dir: way.dir }));
}

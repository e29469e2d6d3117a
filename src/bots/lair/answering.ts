// Answers of the greedy bot to what it is asked in the middle of things: windows, ties, where to turn a tile.

import type { Action, Decision, HeroView, LairView, Option, Placing, ReactionWindow } from '../../core/lair/public.ts';
import { abilityOf, DIRS, isAbility, tileOf } from '../../core/lair/public.ts';
import { livingFoes, threatOf } from './foes.ts';
import { lostBy } from './fighting.ts';
import { beside, tileOn } from './ways.ts';

const THROWS = 36;

/** Reactions worth their use; passing when there is none. */
export function windowWishes(v: LairView, asked: ReactionWindow, mine: readonly HeroView[]): readonly Action[] {
  const usable = asked.usable.filter(({ hero }) => mine.some((h) => h.id === hero));
  const wanted = usable.filter((use) => isWorth(v, asked, use));
  // Cards that come back before what is used up.
  const price = (source: string): number =>
    source === 'blessing' ? 3 : isAbility(source) && hasMarkers(source) ? 0 : 1;
  return [
    ...wanted
      .toSorted((a, b) => price(a.source) - price(b.source))
      .map(({ hero, source }): Action => ({ type: 'react', window: asked.id, hero, source })),
    { type: 'pass', window: asked.id },
  ];
}

function hasMarkers(source: string): boolean {
  return isAbility(source) && typeof abilityOf(source).limit === 'object' && abilityOf(source).limit !== null;
}

function isWorth(v: LairView, asked: ReactionWindow, use: ReactionWindow['usable'][number]): boolean {
  const isToken = use.source === 'blessing';
  const hurt = v.heroes.find((h) => h.id === asked.hero);
  const after = (hurt?.hp ?? 0) + (hurt?.shield ?? 0) - asked.amount;
  const isBoss = v.monsters.some((m) => m.no === asked.monster && m.boss);
  switch (asked.what) {
    case 'enter':
    case 'drop':
      return true;
    case 'miss':
      return (v.asked?.hits ?? 0) * 2 >= THROWS && (!isToken || isBoss);
    case 'trap':
      return isToken && after <= 2;
    case 'hit':
      return isToken
        ? (after <= 4 || isBoss) && (v.asked?.hits ?? THROWS) < 30
        : asked.amount >= 2 || after <= 4 || hasMarkers(use.source);
  }
}

/** The rotation that leaves the most doors into the unknown. */
export function placeWishes(v: LairView, asked: Placing): readonly Action[] {
  const open = (rotation: Placing['rotations'][number]): number => {
    const turned = tileOf(asked.tile).doors.map((dir) => DIRS[(DIRS.indexOf(dir) + rotation) % 4] ?? dir);
    return turned.filter((dir) => v.dungeon !== null && tileOn(v.dungeon, beside(asked.at, dir)) === null).length;
  };
  return asked.rotations
    .toSorted((a, b) => open(b) - open(a))
    .map((rotation): Action => ({ type: 'place-tile', rotation }));
}

export function chooseWishes(v: LairView, asked: Decision): readonly Action[] {
  const best = asked.options.toSorted((a, b) => optionWorth(v, asked, b) - optionWorth(v, asked, a));
  return [...best, asked.standard].map((option): Action => ({ type: 'choose', decision: asked.id, option }));
}

function optionWorth(v: LairView, { what }: Decision, option: Option): number {
  switch (option.pick) {
    case 'hero': {
      const hero = v.heroes.find((h) => h.id === option.hero);
      if (hero === undefined) return 0;
      // A monster's blow goes to whoever bears it best, a gift to whoever needs it most.
      return what === 'monster-target' ? hero.hp + hero.shield + hero.defense.total : lostBy(hero);
    }
    case 'monster': {
      const foe = livingFoes(v).find((m) => m.no === option.monster);
      return foe === undefined ? 0 : threatOf(foe) * 2 - foe.hp;
    }
    case 'stay':
      return 0.5;
    case 'cell':
      return 0;
  }
}

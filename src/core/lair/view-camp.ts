// What camp and Regroup show: what each card of store and Stash would do for each hero, what can be learned, which sets
// are on their way.

import { ABILITIES } from './abilities/catalog.ts';
import { buyAbilityFault, buyGearFault, wearFault } from './check-camp.ts';
import { gearOf, SETS } from './gear/catalog.ts';
import type { GearCard } from './gear/vocabulary.ts';
import { SLOTS } from './gear/vocabulary.ts';
import { numbersOf, setsOf } from './rules/derived.ts';
import type { Hero, LairState } from './state.ts';
import type { CampView, FittingView, LessonView, SetView } from './view.ts';

export function campOf(s: LairState): CampView | null {
  if (s.phase !== 'store' && s.phase !== 'camp' && s.phase !== 'regroup') return null;
  return {
    fittings: s.heroes.flatMap((h) => [...s.store, ...s.stash].map((card) => fittingOf(s, h, card))),
    lessons: s.heroes.flatMap((h) => lessonsOf(s, h)),
    sets: s.heroes.flatMap(setsBegun),
  };
}

function withHero(s: LairState, hero: Hero): LairState {
  return { ...s, heroes: s.heroes.map((h) => (h.id === hero.id ? hero : h)) };
}

function fittingOf(s: LairState, h: Hero, card: GearCard): FittingView {
  const { slot } = gearOf(card);
  const dressed = withHero(s, { ...h, worn: { ...h.worn, [slot]: card } });
  return {
    hero: h.id,
    card,
    buy: s.store.includes(card) ? buyGearFault(s, h.id, card) : null,
    wear: wearFault(s, h.id, card),
    replaces: h.worn[slot],
    after: numbersOf(dressed, h.id),
    sets: setsOf(dressed, h.id),
  };
}

function lessonsOf(s: LairState, h: Hero): LessonView[] {
  return ABILITIES.filter((card) => card.class === h.id).map(({ id }) => {
    const owned = h.abilities.some((a) => a.id === id);
    const abilities = owned ? h.abilities : [...h.abilities, { id, markers: 0, used: false }];
    return {
      hero: h.id,
      ability: id,
      learn: buyAbilityFault(s, h.id, id),
      after: numbersOf(withHero(s, { ...h, abilities }), h.id),
    };
  });
}

function setsBegun(h: Hero): SetView[] {
  const worn = SLOTS.flatMap((slot) => {
    const card = h.worn[slot];
    return card === null ? [] : [gearOf(card).id];
  });
  return SETS.filter((set) => set.pieces.some((piece) => worn.includes(piece))).map((set) => ({
    hero: h.id,
    set: set.id,
    worn: set.pieces.filter((piece) => worn.includes(piece)),
    missing: set.pieces.filter((piece) => !worn.includes(piece)),
  }));
}

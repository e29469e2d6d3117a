// Finds things in a view by their ids: where a card lies and what it shows, whose weapon or Trait it is.
// Pure look-ups; a face that the view does not hold is not found.

import type {
  BrahView,
  CardId,
  CardView,
  Face,
  FoeView,
  HeroView,
  PlayerView,
  Seat,
  TraitView,
  WeaponNo,
  WeaponView,
} from '../../core/brah/public.ts';
import type { Speech } from './words.ts';
import { kindName, nameOf, possessive } from './words.ts';

export type WeaponSpot = {
  readonly weapon: WeaponView;
  readonly hero: HeroView;
  readonly heroIndex: number;
  readonly owner: Seat;
};
export type TraitSpot = {
  readonly trait: TraitView;
  readonly hero: HeroView;
  readonly heroIndex: number;
  readonly owner: Seat;
};

/** The face of a card anywhere the viewer can see it now. */
export function findFace(view: BrahView, card: CardId): Face | null {
  for (const shown of visibleCards(view)) if (shown.card === card && shown.face !== null) return shown.face;
  for (const player of view.players) {
    for (const hero of player.heroes) {
      if (hero.card === card) return hero.kind;
      for (const trait of hero.traits) if (trait.card === card) return trait.kind;
    }
  }
  for (const foe of view.foes) if (foe.card === card) return foe.kind;
  for (const waiting of view.stack) {
    if (waiting.kind === 'action' && waiting.card === card) return waiting.face;
    if (waiting.kind === 'combat' && waiting.foe === card) return waiting.face;
  }
  return null;
}

function* visibleCards(view: BrahView): Generator<CardView> {
  for (const player of view.players) {
    yield* player.hand;
    yield* player.dealt;
    yield* player.litterbox;
  }
  yield* view.asked?.looks ?? [];
  yield* view.bazaar;
  yield* view.idols;
  for (const pile of view.enchantments) yield pile.top;
  if (view.discard.top !== null) yield view.discard.top;
  if (view.monsterDiscard.top !== null) yield view.monsterDiscard.top;
  if (view.traitToPlace !== null) yield view.traitToPlace;
}

export function findWeapon(view: BrahView, no: WeaponNo): WeaponSpot | null {
  for (const player of view.players) {
    for (const [heroIndex, hero] of player.heroes.entries()) {
      const weapon = hero.weapons.find((w) => w.no === no);
      if (weapon !== undefined) return { weapon, hero, heroIndex, owner: player.seat };
    }
  }
  return null;
}

export function findTrait(view: BrahView, card: CardId): TraitSpot | null {
  for (const player of view.players) {
    for (const [heroIndex, hero] of player.heroes.entries()) {
      const trait = hero.traits.find((t) => t.card === card);
      if (trait !== undefined) return { trait, hero, heroIndex, owner: player.seat };
    }
  }
  return null;
}

export function findFoe(view: BrahView, card: CardId): FoeView | null {
  return view.foes.find((foe) => foe.card === card) ?? null;
}

export function playerAt(view: BrahView, seat: Seat): PlayerView | null {
  return view.players.find((player) => player.seat === seat) ?? null;
}

/** Whoever looks, if it is a seat. */
export function viewerSeat(view: BrahView): Seat | null {
  return view.viewer === 'table' ? null : view.viewer;
}

/** Speech that knows the Heroes of this view. */
export function speechOf(view: BrahView, names: readonly string[]): Speech {
  const base: Speech = { viewer: view.viewer, names };
  return {
    ...base,
    heroName: (seat, hero) => {
      const found = playerAt(view, seat)?.heroes[hero];
      if (found === undefined) return null;
      return seat === view.viewer ? kindName(found.kind) : `${possessive(nameOf(seat, base))} ${kindName(found.kind)}`;
    },
  };
}

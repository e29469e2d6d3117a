// Which thing on the table a pick means, and which picks of a draft a place on the table answers. Pure; it only follows
// the draft, it offers nothing itself.

import type { BrahView, Pick } from '../../../core/brah/public.ts';
import { findWeapon, viewerSeat } from '../../../present/brah/seek.ts';
import type { ThingKey } from '../../../present/brah/table/picture.ts';

/** The key of the thing that stands for this pick; null for what only a button can say. */
export function thingOf(pick: Pick, view: BrahView): ThingKey | null {
  switch (pick.pick) {
    case 'play':
    case 'equip':
    case 'trade':
    case 'swap':
    case 'banish':
    case 'nay':
    case 'rescue':
    case 'card':
      return `card:${pick.card}`;
    case 'seat':
      return `player:${pick.seat}`;
    case 'hero':
      return `hero:${viewerSeat(view) ?? 0}:${pick.hero}`;
    case 'weapon':
      return `weapon:${pick.weapon}`;
    case 'trait':
      return `trait:${pick.trait}`;
    case 'foe':
      return `foe:${pick.foe}`;
    case 'bazaar': {
      const card = view.bazaar[pick.index]?.card;
      return card === undefined ? null : `card:${card}`;
    }
    case 'pile':
    case 'rule':
      return `world:${pick.pile}`;
    case 'treasure-pile':
      return `pile:${pick.pile === 'main' ? 'treasure' : 'cathulhu'}`;
    default:
      return null;
  }
}

/** The thing itself and what it belongs to: a weapon lies on a Hero, a Hero with a player. */
export function holdersOf(thing: ThingKey, view: BrahView): readonly ThingKey[] {
  const [kind, first = '', second = ''] = thing.split(':');
  if (kind === 'weapon') {
    const spot = findWeapon(view, Number(first));
    return spot === null ? [thing] : [thing, `hero:${spot.owner}:${spot.heroIndex}`, `player:${spot.owner}`];
  }
  if (kind === 'trait') {
    for (const { seat, heroes } of view.players) {
      const hero = heroes.findIndex(({ traits }) => traits.some((trait) => String(trait.card) === first));
      if (hero >= 0) return [thing, `hero:${seat}:${hero}`, `player:${seat}`];
    }
    return [thing];
  }
  if (kind === 'hero') return [thing, `player:${first}`];
  if (kind === 'slot') return [`hero:${first}:${second}`, `player:${first}`];
  if (kind === 'box') return [`player:${first}`];
  return [thing];
}

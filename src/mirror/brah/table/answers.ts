// What a pick and a place on the table have to do with each other, for presses and drops. Pure; it offers nothing itself.

import type { BrahView, CardId, Pick } from '../../../core/brah/public.ts';
import { homesOf } from '../../../present/brah/table/homes.ts';
import type { ThingKey } from '../../../present/brah/table/picture.ts';

/** The key of the thing that stands for this pick; null for what only a button can say. */
export function thingOf(pick: Pick, view: BrahView): ThingKey | null {
  return homesOf(pick, view)[0] ?? null;
}

/** The thing itself and what it belongs to: a weapon lies on a Hero, a Hero with a player. */
export function holdersOf(thing: ThingKey, view: BrahView): readonly ThingKey[] {
  const [kind, first = '', second = ''] = thing.split(':');
  switch (kind) {
    case 'weapon':
      return homesOf({ pick: 'weapon', weapon: Number(first) }, view);
    case 'trait':
      return homesOf({ pick: 'trait', trait: Number(first) as CardId }, view);
    case 'hero':
      return [thing, `player:${first}`];
    case 'slot':
      return [`hero:${first}:${second}`, `player:${first}`];
    case 'box':
      return [`player:${first}`];
    default:
      return [thing];
  }
}

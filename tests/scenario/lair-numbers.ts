// Numbers of heroes in few words, for tests of cards that change them; and what is printed on a card, as one line.

import type { ClassId, Explained, GearCard, GearId } from '../../src/core/lair/public.ts';
import { GEAR, isGearCard, tileOf } from '../../src/core/lair/public.ts';
import type { TileId } from '../../src/core/lair/public.ts';
import type { HeroView } from '../../src/core/lair/view.ts';
import { situation } from './lair-scenario.ts';

const NUMBERS = [
  ['dmg', 'damage'],
  ['hit', 'hit'],
  ['def', 'defense'],
  ['hp', 'maxHp'],
  ['range', 'range'],
  ['potion', 'potionHeals'],
] as const;

/** `dmg 1, hit 0, def 5, hp 20, range 0, potion 6` */
export function sheet(h: HeroView): string {
  return NUMBERS.map(([word, key]) => `${word} ${h[key].total}`).join(', ');
}

/** What these worn cards and owned abilities change on a hero's sheet: `dmg+2, hit-1`; '' for nothing. */
export function changes(id: ClassId, wears: string, knows = ''): string {
  const bare = situation(`A ${id}: at ENT`).hero(id);
  const now = situation(`A ${id}: at ENT; wears ${wears}; knows ${knows}`).hero(id);
  return NUMBERS.flatMap(([word, key]) => {
    const by = now[key].total - bare[key].total;
    return by === 0 ? [] : [`${word}${by > 0 ? '+' : ''}${by}`];
  }).join(', ');
}

/** `weapon, 2 hands, ranged, 16 gold, any, 1 card` */
export function printedGear(id: GearId): string {
  const gear = GEAR.find((g) => g.id === id);
  if (gear === undefined) throw new Error(`no ${id}`);
  const copies = [1, 2, 3].filter((n) => isGearCard(`${id}.${n}` as GearCard)).length;
  return [
    gear.name,
    gear.slot,
    ...(gear.hands > 0 ? [`${gear.hands} hand${gear.hands > 1 ? 's' : ''}`] : []),
    ...(gear.ranged ? ['ranged'] : []),
    ...(gear.shield ? ['shield'] : []),
    ...(gear.set === null ? [] : [`set ${gear.set}`]),
    `${gear.cost} gold`,
    gear.who === null ? 'any' : gear.who.join(' '),
    `${copies} card${copies > 1 ? 's' : ''}`,
  ].join(', ');
}

/** `Dripping Passage, corridor, doors NS` */
export function printedTile(id: TileId): string {
  const tile = tileOf(id);
  const icons = tile.spawns > 0 ? [`${tile.spawns} spawn`] : [];
  return [
    tile.name,
    tile.kind,
    `doors ${tile.doors.join('')}`,
    ...icons,
    ...(tile.gold > 0 ? [`${tile.gold} gold`] : []),
  ].join(', ');
}

/** The parts of a number, `class 1, gear 3`. */
export function parts(n: Explained): string {
  return n.parts.map((p) => `${p.why} ${p.value}`).join(', ');
}

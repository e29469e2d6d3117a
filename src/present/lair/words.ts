// The words of Lairbreakers for people and things: how a hero, a monster, a card, a tile and a way are called.

import type {
  AbilityId,
  Cell,
  ClassId,
  Dir,
  GearCard,
  LairEvent,
  LairView,
  MonsterKind,
  MonsterNo,
  NumberSource,
  SetId,
} from '../../core/lair/public.ts';
import {
  abilityOf,
  classOf,
  gearOf,
  isAbility,
  isClass,
  isGearCard,
  monsterCard,
  MONSTERS,
  SETS,
  tileOf,
} from '../../core/lair/public.ts';

/** What names depend on: who plays whom, which monster bears which number, which tile lies where. */
export type Speech = {
  /** By seat. */
  readonly names: readonly string[];
  readonly kindOf: (monster: MonsterNo) => MonsterKind | null;
  readonly tileName: (cell: Cell) => string | null;
};

type Heard = readonly { readonly events: readonly LairEvent[] }[];

/** Monsters are known by the events that brought them, so that the dead keep their names. */
export function speechOf(view: LairView, names: readonly string[], heard: Heard = []): Speech {
  const kinds = new Map<MonsterNo, MonsterKind>(view.monsters.map((m) => [m.no, m.kind]));
  for (const { events } of heard)
    for (const event of events) if (event.type === 'monster-spawned') kinds.set(event.monster, event.kind);
  const tiles = new Map(view.dungeon?.tiles.map(({ at, tile }) => [`${at.x},${at.y}`, tileOf(tile).name]) ?? []);
  return {
    names,
    kindOf: (monster) => kinds.get(monster) ?? null,
    tileName: ({ x, y }) => tiles.get(`${x},${y}`) ?? null,
  };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 gold`, `2 HP`: words that have no plural here. */
export function count(n: number, one: string, many = one): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function heroName(hero: ClassId): string {
  return `the ${classOf(hero).name}`;
}

/** `Goblin 3`; a boss goes by its name alone. */
export function monsterName(monster: MonsterNo, { kindOf }: Speech): string {
  const kind = kindOf(monster);
  if (kind === null) return `monster ${monster}`;
  const { boss, name } = monsterCard(kind);
  if (!boss) return `${name} ${monster}`;
  return kind === 'vharzul' ? name : `the ${name}`;
}

export function whoName(who: ClassId | MonsterNo, speech: Speech): string {
  return typeof who === 'number' ? monsterName(who, speech) : heroName(who);
}

const DIRECTIONS: Readonly<Record<Dir, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export function dirWord(dir: Dir): string {
  return DIRECTIONS[dir];
}

/** `2 east, 1 north` of the Entrance; empty on the Entrance itself. */
export function whereabouts({ x, y }: Cell): string {
  const parts = [
    ...(x === 0 ? [] : [`${Math.abs(x)} ${x > 0 ? 'east' : 'west'}`]),
    ...(y === 0 ? [] : [`${Math.abs(y)} ${y > 0 ? 'south' : 'north'}`]),
  ];
  return parts.join(', ');
}

/** `the Old Kitchen (2 east, 1 north)`. */
export function placeName(cell: Cell, { tileName }: Speech): string {
  const name = tileName(cell) ?? 'unexplored rock';
  const far = whereabouts(cell);
  return far === '' ? `the ${name}` : `the ${name} (${far})`;
}

export function setName(set: SetId): string {
  return SETS.find(({ id }) => id === set)?.name ?? 'a set';
}

/** The name of a card that does something: gear, ability, set. */
export function cardName(card: GearCard | AbilityId | SetId): string {
  if (isAbility(card)) return abilityOf(card).name;
  if (isGearCard(card)) return gearOf(card).name;
  return `the ${setName(card as SetId)} set`;
}

/** Whatever a number comes from. */
export function sourceName(source: NumberSource): string {
  if (source === null) return 'the rules';
  if (isClass(source)) return classOf(source).name;
  const monster = MONSTERS.find(({ id }) => id === source);
  if (monster !== undefined) return monster.name;
  return cardName(source as GearCard | AbilityId | SetId);
}

/** A sentence with its full stop. */
export function stop(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

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
  Seat,
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
  readonly seatOf: (hero: ClassId) => Seat | null;
  readonly kindOf: (monster: MonsterNo) => MonsterKind | null;
  /** Monsters are counted by kind in each dungeon: the second Goblin is `Goblin 2`. */
  readonly numberOf: (monster: MonsterNo) => number;
  readonly tileName: (cell: Cell) => string | null;
};

type Heard = readonly { readonly events: readonly LairEvent[] }[];

/** Names as they are now. Monsters are known by the events that brought them, so that the dead keep their names. */
export function speechOf(view: LairView, names: readonly string[], heard: Heard = []): Speech {
  const listener = listening(shownIn(view, names));
  for (const { events } of heard) for (const event of events) listener.hear(event);
  const { tileName } = shownIn(view, names);
  return { ...listener.speech, tileName };
}

/** Names by the view alone. */
function shownIn(view: LairView, names: readonly string[]): Speech {
  const tiles = new Map(view.dungeon?.tiles.map(({ at, tile }) => [keyOfCell(at), tileOf(tile).name]) ?? []);
  return {
    names,
    seatOf: (hero) => view.heroes.find(({ id }) => id === hero)?.seat ?? null,
    kindOf: (monster) => view.monsters.find(({ no }) => no === monster)?.kind ?? null,
    numberOf: (monster) => monster,
    tileName: (cell) => tiles.get(keyOfCell(cell)) ?? null,
  };
}

function keyOfCell({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** Follows the events in order; what is told then has the names of that moment. What was not heard, `base` names. */
export function listening(base: Speech): { readonly speech: Speech; readonly hear: (event: LairEvent) => void } {
  const monsters = new Map<MonsterNo, { readonly kind: MonsterKind; readonly number: number }>();
  const counts = new Map<MonsterKind, number>();
  const tiles = new Map<string, string>();
  const hear = (event: LairEvent): void => {
    switch (event.type) {
      case 'dungeon-started':
        counts.clear();
        tiles.clear();
        tiles.set(keyOfCell({ x: 0, y: 0 }), tileOf('ENT').name);
        break;
      case 'tile-revealed':
        tiles.set(keyOfCell(event.at), tileOf(event.tile).name);
        break;
      case 'monster-spawned': {
        const number = (counts.get(event.kind) ?? 0) + 1;
        counts.set(event.kind, number);
        monsters.set(event.monster, { kind: event.kind, number });
        break;
      }
      default:
        break;
    }
  };
  return {
    hear,
    speech: {
      ...base,
      kindOf: (monster) => monsters.get(monster)?.kind ?? base.kindOf(monster),
      numberOf: (monster) => monsters.get(monster)?.number ?? base.numberOf(monster),
      tileName: (cell) => tiles.get(keyOfCell(cell)) ?? base.tileName(cell),
    },
  };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `an Entrance`, `a Trap`. */
export function withArticle(name: string): string {
  return `${/^[AEIOU]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** `1 gold`, `2 HP`: words that have no plural here. */
export function count(n: number, one: string, many = one): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function joined(words: readonly string[], and: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

export function heroName(hero: ClassId): string {
  return `the ${classOf(hero).name}`;
}

export function playerName(seat: Seat, { names }: Speech): string {
  return names[seat] ?? `Player ${seat + 1}`;
}

/** `Ann`, `Ann or Bo`: whose word it is. */
export function playersWords(seats: readonly Seat[], speech: Speech, and: 'and' | 'or'): string {
  return joined(
    seats.map((seat) => playerName(seat, speech)),
    and,
  );
}

/** `Goblin 2`; a boss goes by its name alone. */
export function monsterName(monster: MonsterNo, { kindOf, numberOf }: Speech): string {
  const kind = kindOf(monster);
  if (kind === null) return 'a monster';
  const { boss, name } = monsterCard(kind);
  if (!boss) return `${name} ${numberOf(monster)}`;
  return kind === 'vharzul' ? name : `the ${name}`;
}

export function whoName(who: ClassId | MonsterNo, speech: Speech): string {
  return typeof who === 'number' ? monsterName(who, speech) : heroName(who);
}

const DIRECTIONS: Readonly<Record<Dir, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export function dirWord(dir: Dir): string {
  return DIRECTIONS[dir];
}

/** `2 east, 1 north`, counted from the Entrance; empty on the Entrance itself. */
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

/** Rooms are entered; these three are places. */
const PLACES: readonly (string | null)[] = (['ENT', 'SHR', 'GAT'] as const).map((id) => tileOf(id).name);

/** `at the Shrine (1 north)`, `in the Old Kitchen (2 east, 1 north)`. */
export function inPlace(cell: Cell, speech: Speech): string {
  return `${PLACES.includes(speech.tileName(cell)) ? 'at' : 'in'} ${placeName(cell, speech)}`;
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

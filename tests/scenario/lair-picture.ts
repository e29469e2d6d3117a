// Reads a situation of Lairbreakers written as text and lays the table by it; writes the table back as lines.
//   map:                     cells 7 wide, one sign between them; the Entrance is (0,0); what is drawn between cells is
//     [ENT ]=[T01r1]         held against the rules: `=` and `|` connected, `x` neighbors without a way
//        x
//     [T02r1]
//   A barbarian: at T01; hp 12; gold 3; xp 2; shield 1; wears W10.1 C02.1; knows BAR1 BAR2(3) BAR7(used);
//                spent blessing potion shrine W..; acted move; done
//   goblin: at T01; hp 2; weaken 2; pin 1; sleep 2; summoned          a second one: `goblin 2:`
//   dungeon: 2    phase: hero | store | camp | regroup    store, stash: cards    pool: tiles    deck: rat 2, goblin 1
// What is not written is as at the start of a dungeon: full HP, everything ready, monsters at their full HP.

import type { LairConfig } from '../../src/core/lair/config.ts';
import { defaultConfig } from '../../src/core/lair/config.ts';
import type { GearCard } from '../../src/core/lair/gear/vocabulary.ts';
import { SLOTS } from '../../src/core/lair/gear/vocabulary.ts';
import { allGear, gearOf } from '../../src/core/lair/gear/catalog.ts';
import type { ClassId } from '../../src/core/lair/heroes/classes.ts';
import type { Cell, GridMap, PlacedTile, Rotation } from '../../src/core/lair/map/grid.ts';
import { isConnected, isSameCell, placeTile, startMap, tileAt } from '../../src/core/lair/map/grid.ts';
import type { MonsterKind } from '../../src/core/lair/monsters/monsters.ts';
import { bossHp, monsterCard, monsterCards, monsterHp, MONSTERS } from '../../src/core/lair/monsters/monsters.ts';
import { setUp, startCampaign } from '../../src/core/lair/rules/campaign.ts';
import { maxHpOf } from '../../src/core/lair/rules/derived.ts';
import { openTable } from '../../src/core/lair/rules/table.ts';
import type { Hero, LairState, Monster, Phase } from '../../src/core/lair/state.ts';
import type { TileId } from '../../src/core/lair/tiles/tiles.ts';
import { poolTiles } from '../../src/core/lair/tiles/tiles.ts';

export const SEATS = ['A', 'B', 'C', 'D'] as const;

/** Monsters by the names they have in a scenario: their kind, from the second one with a number. */
export type Names = ReadonlyMap<number, string>;
export type Laid = { readonly state: LairState; readonly names: Names };

type Lines = ReadonlyMap<string, string>;

/** The state of this picture, before it waits for anything. */
export function lay(picture: string, settings: Partial<LairConfig> = {}): Laid {
  const lines = parse(picture);
  const heroLines = [...lines].filter(([key]) => /^[A-D] /.test(key));
  const party = heroLines.map(([key]) => ({ hero: key.slice(2) as ClassId, seat: SEATS.indexOf(key[0] as 'A') }));
  const players = settings.players ?? Math.max(...party.map((p) => p.seat)) + 1;
  const t = openTable(setUp({ ...defaultConfig(players), ...settings, players, party }));
  startCampaign(t);
  const phase = (lines.get('phase') ?? 'hero') as Phase;
  const depth = Number(lines.get('dungeon') ?? 1);
  const isInside = phase === 'hero';
  const map = isInside ? readMap(lines.get('map') ?? '[ENT ]') : startMap();
  const heroes = heroLines.map(([key, text], i) => readHero(t.s.heroes[i] as Hero, text, map, key));
  const { monsters, names } = readMonsters(lines, map, heroes.length, depth);
  const store = words(lines.get('store')) as GearCard[];
  const stash = words(lines.get('stash')) as GearCard[];
  const taken = [...store, ...stash, ...heroes.flatMap((h) => SLOTS.flatMap((slot) => h.worn[slot] ?? []))];
  const state: LairState = {
    ...t.s,
    phase,
    depth,
    attempt: Number(lines.get('attempt') ?? 1),
    heroes,
    monsters,
    nextMonster: monsters.length + 1,
    inFight: monsters.length > 0,
    gearDeck: allGear().filter((card) => !taken.includes(card)),
    store,
    stash,
    agenda: [],
    dungeon: isInside ? dungeonFor(lines, map, depth, monsters) : null,
  };
  return { state: withFullHp(state, heroLines), names };
}

function parse(picture: string): Lines {
  const lines = new Map<string, string>();
  let last = '';
  for (const raw of picture.split('\n')) {
    const line = raw.replace(/#.*$/, '').trimEnd();
    if (line.trim() === '') continue;
    const at = line.indexOf(':');
    if (at < 0) lines.set(last, `${lines.get(last) ?? ''}\n${line}`);
    else {
      last = line.slice(0, at).trim();
      lines.set(last, line.slice(at + 1).trim());
    }
  }
  for (const key of lines.keys())
    if (
      !/^(map|dungeon|phase|store|stash|pool|deck|attempt)$/.test(key) &&
      !/^[A-D] [a-z]+$/.test(key) &&
      !MONSTERS.some((m) => m.id === kindOf(key))
    )
      throw new Error(`"${key}" is nothing on the table`);
  return lines;
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter((word) => word !== '' && word !== '-');
}

function kindOf(key: string): MonsterKind {
  return key.replace(/ \d+$/, '') as MonsterKind;
}

function dungeonFor(lines: Lines, map: GridMap, number: number, monsters: readonly Monster[]): LairState['dungeon'] {
  const placed = map.map((p) => p.tile);
  const gateCame = placed.includes('GAT');
  const pool = lines.has('pool') ? (words(lines.get('pool')) as TileId[]) : poolTiles();
  const left = gateCame ? 0 : 11 - placed.length;
  const cards: Record<string, number> = { ...monsterCards() };
  for (const m of monsters) if (!m.summoned) cards[m.kind] = (cards[m.kind] ?? 1) - 1;
  const wanted = lines.has('deck') ? readDeck(lines.get('deck') ?? '') : cards;
  const graves = Object.fromEntries(
    Object.entries(cards).flatMap(([kind, n]) => (n > (wanted[kind] ?? 0) ? [[kind, n - (wanted[kind] ?? 0)]] : [])),
  );
  return {
    number,
    map,
    pool: pool.filter((tile) => !placed.includes(tile)),
    left: lines.has('pool') && !gateCame ? pool.length + (placed.includes('SHR') ? 0 : 1) : left,
    shrineCame: placed.includes('SHR') || gateCame,
    gateCame,
    deck: Object.fromEntries(Object.entries(wanted).filter(([kind]) => !monsterCard(kind as MonsterKind).boss)),
    graves: Object.fromEntries(Object.entries(graves).filter(([kind]) => !monsterCard(kind as MonsterKind).boss)),
    round: 1,
  };
}

function readDeck(text: string): Record<string, number> {
  return Object.fromEntries(
    text
      .split(',')
      .map((part) => part.trim().split(' '))
      .map(([kind = '', n = '1']) => [kind, Number(n)]),
  );
}

// --- the map ---------------------------------------------------------------------------------------------------

const WIDTH = 8;

function readMap(text: string): GridMap {
  const rows = text.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...rows.filter((r) => r.includes('[')).map((r) => r.search(/\S/)));
  const cells: { tile: TileId; rotation: Rotation; x: number; y: number }[] = [];
  let y = 0;
  for (const row of rows.map((r) => r.slice(indent))) {
    if (!row.includes('[')) continue;
    for (const found of row.matchAll(/\[([A-Z0-9]{3})(?:r([0-3]))? *\]/g))
      cells.push({
        tile: found[1] as TileId,
        rotation: Number(found[2] ?? 0) as Rotation,
        x: Math.round(found.index / WIDTH),
        y,
      });
    y += 1;
  }
  const start = cells.find((c) => c.tile === 'ENT');
  if (start === undefined) throw new Error('the map has no Entrance');
  const others = cells.filter((c) => c !== start);
  const map = others.reduce<GridMap>(
    (made, c) =>
      placeTile(made, { tile: c.tile, rotation: c.rotation, at: { x: c.x - start.x, y: c.y - start.y } }, null),
    startMap(),
  );
  compareSigns(
    rows.map((r) => r.slice(indent)),
    map,
    start,
  );
  return map;
}

/** The signs between cells say what the rules say. */
function compareSigns(rows: readonly string[], map: GridMap, start: Cell): void {
  let y = -1;
  const between: string[] = [];
  for (const row of rows) {
    if (!row.includes('[')) {
      between.push(row);
      continue;
    }
    y += 1;
    for (const tile of map.filter((p) => p.at.y + start.y === y)) {
      const column = (tile.at.x + start.x) * WIDTH;
      compare(map, tile, 'E', row[column + WIDTH - 1] ?? ' ');
      const above = between.map((line) => line.slice(column, column + WIDTH - 1)).join('');
      compare(map, tile, 'N', above.includes('|') ? '|' : above.includes('x') ? 'x' : ' ');
    }
    between.length = 0;
  }
}

function compare(map: GridMap, { tile, at }: PlacedTile, dir: 'E' | 'N', sign: string): void {
  const to = dir === 'E' ? { x: at.x + 1, y: at.y } : { x: at.x, y: at.y - 1 };
  const is = isConnected(map, at, dir) ? (dir === 'E' ? '=' : '|') : tileAt(map, to) === null ? ' ' : 'x';
  if (is !== sign) throw new Error(`the map says "${sign}" ${dir} of ${tile}, the rules say "${is}"`);
}

/** The cell of a tile; a tile is on a map once. */
export function cellOf(map: GridMap, tile: string): Cell {
  const placed = map.find((p) => p.tile === tile);
  if (placed === undefined) throw new Error(`${tile} does not lie on the map`);
  return placed.at;
}

export function nameOfCell(map: GridMap, cell: Cell): string {
  return map.find((p) => isSameCell(p.at, cell))?.tile ?? `(${cell.x},${cell.y})`;
}

// --- heroes and monsters ---------------------------------------------------------------------------------------

function facts(text: string): Map<string, string> {
  return new Map(
    text
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => [part.split(/\s+/)[0] ?? '', part.replace(/^\S+\s*/, '')]),
  );
}

function only(known: readonly string[], said: ReadonlyMap<string, string>, key: string): void {
  for (const word of said.keys()) if (!known.includes(word)) throw new Error(`"${word}" of ${key} is not known`);
}

function readHero(fresh: Hero, text: string, map: GridMap, key: string): Hero {
  const said = facts(text);
  only(['at', 'hp', 'gold', 'xp', 'shield', 'wears', 'knows', 'spent', 'acted', 'done'], said, key);
  const number = (name: string): number => Number(said.get(name) ?? 0);
  const spent = words(said.get('spent'));
  const worn: Record<string, GearCard | null> = { ...fresh.worn };
  for (const card of words(said.get('wears')) as GearCard[]) worn[gearOf(card).slot] = card;
  return {
    ...fresh,
    at: said.has('at') ? cellOf(map, said.get('at') ?? '') : fresh.at,
    gold: number('gold'),
    xp: number('xp'),
    shield: number('shield'),
    hp: number('hp'),
    worn: worn as Hero['worn'],
    abilities: words(said.get('knows')).map((word) => {
      const [, id = '', mark = ''] = /^(\w+)(?:\((\w+)\))?$/.exec(word) ?? [];
      return { id: id as Hero['abilities'][number]['id'], markers: Number(mark) || 0, used: mark === 'used' };
    }),
    blessing: !spent.includes('blessing'),
    potion: !spent.includes('potion'),
    shrineUsed: spent.includes('shrine'),
    gearUsed: spent.filter((word) => word.includes('.')) as GearCard[],
    acted: words(said.get('acted')) as Hero['acted'],
    done: said.has('done'),
  };
}

function withFullHp(s: LairState, lines: readonly (readonly [string, string])[]): LairState {
  const isSaid = (i: number): boolean => facts(lines[i]?.[1] ?? '').has('hp');
  return { ...s, heroes: s.heroes.map((h, i) => (isSaid(i) ? h : { ...h, hp: maxHpOf(s, h.id).total })) };
}

function readMonsters(
  lines: Lines,
  map: GridMap,
  heroes: number,
  depth: number,
): { monsters: Monster[]; names: Names } {
  const found = [...lines].filter(([key]) => MONSTERS.some((m) => m.id === kindOf(key)));
  const monsters = found.map(([key, text], i): Monster => {
    const said = facts(text);
    only(['at', 'hp', 'weaken', 'pin', 'sleep', 'summoned'], said, key);
    const kind = kindOf(key);
    const summoned = said.has('summoned');
    const whole = monsterCard(kind).boss ? bossHp(kind, heroes) : monsterHp(kind, heroes, depth);
    const number = (name: string): number => Number(said.get(name) ?? 0);
    // More HP than it would have: a monster that stands a while.
    const maxHp = Math.max(number('hp'), summoned ? monsterCard(kind).hp : whole);
    return {
      no: i + 1,
      kind,
      at: cellOf(map, said.get('at') ?? 'ENT'),
      hp: said.has('hp') ? number('hp') : maxHp,
      maxHp,
      summoned,
      weaken: number('weaken'),
      pin: number('pin'),
      sleep: number('sleep'),
    };
  });
  return { monsters, names: new Map(found.map(([key], i) => [i + 1, key])) };
}

// --- writing ---------------------------------------------------------------------------------------------------

/** The table as lines, in the words that `lay` reads; a hero line is keyed by the class alone. */
export function written(s: LairState, names: Names): Map<string, string> {
  const map = s.dungeon?.map ?? startMap();
  const out = new Map<string, string>([
    ['phase', s.phase],
    ['dungeon', String(s.depth)],
    ['map', map.map((p) => `${p.tile}${p.rotation === 0 ? '' : `r${p.rotation}`}`).join(' ')],
    ['store', s.store.join(' ') || '-'],
    ['stash', s.stash.join(' ') || '-'],
  ]);
  for (const h of s.heroes) out.set(h.id, heroLine(s, map, h));
  for (const m of s.monsters) out.set(names.get(m.no) ?? `${m.kind}#${m.no}`, monsterLine(map, m));
  return out;
}

function heroLine(s: LairState, map: GridMap, h: Hero): string {
  const cards = SLOTS.flatMap((slot) => h.worn[slot] ?? []);
  const knows = h.abilities.map((a) => `${a.id}${a.markers > 0 ? `(${a.markers})` : a.used ? '(used)' : ''}`);
  const spent = [
    ...(h.blessing ? [] : ['blessing']),
    ...(h.potion ? [] : ['potion']),
    ...(h.shrineUsed ? ['shrine'] : []),
    ...h.gearUsed,
  ];
  return [
    ...(s.dungeon === null ? [] : [`at ${nameOfCell(map, h.at)}`]),
    `hp ${h.hp}`,
    ...(h.gold > 0 ? [`gold ${h.gold}`] : []),
    ...(h.xp > 0 ? [`xp ${h.xp}`] : []),
    ...(h.shield > 0 ? [`shield ${h.shield}`] : []),
    ...h.buffs.map((b) => `buff ${b.stat} ${b.value}`),
    ...(cards.length > 0 ? [`wears ${cards.join(' ')}`] : []),
    ...(knows.length > 0 ? [`knows ${knows.join(' ')}`] : []),
    ...(spent.length > 0 ? [`spent ${spent.join(' ')}`] : []),
    ...(h.acted.length > 0 ? [`acted ${h.acted.join(' ')}`] : []),
    ...(h.done ? ['done'] : []),
  ].join('; ');
}

function monsterLine(map: GridMap, m: Monster): string {
  return [
    `at ${nameOfCell(map, m.at)}`,
    `hp ${m.hp}`,
    ...(m.weaken > 0 ? [`weaken ${m.weaken}`] : []),
    ...(m.pin > 0 ? [`pin ${m.pin}`] : []),
    ...(m.sleep > 0 ? [`sleep ${m.sleep}`] : []),
    ...(m.summoned ? ['summoned'] : []),
  ].join('; ');
}

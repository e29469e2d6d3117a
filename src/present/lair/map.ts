// The map as it is read: one entry for each explored tile, with a sentence, and the box that holds them all.

import type { Cell, ClassId, Dir, LairView, MonsterNo, TileView } from '../../core/lair/public.ts';
import { monsterCard, tileOf } from '../../core/lair/public.ts';
import type { Speech } from './words.ts';
import { capital, dirWord, heroName, joined, monsterName, placeName } from './words.ts';

export type DoorKind = 'way' | 'open' | 'blind' | 'wall';

export type MapTile = {
  readonly at: Cell;
  readonly tile: TileView['tile'];
  readonly name: string;
  readonly edges: Readonly<Record<Dir, DoorKind>>;
  readonly heroes: readonly ClassId[];
  readonly monsters: readonly {
    readonly no: MonsterNo;
    readonly name: string;
    readonly hp: number;
    readonly maxHp: number;
    readonly boss: boolean;
  }[];
  readonly sentence: string;
};

export type MapModel = {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly MapTile[];
};

const DIRS = ['N', 'E', 'S', 'W'] as const;
const STEP: Readonly<Record<Dir, Cell>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
const BACK: Readonly<Record<Dir, Dir>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export function mapOf(view: LairView, speech: Speech): MapModel | null {
  const { dungeon } = view;
  if (dungeon === null) return null;
  const tiles = dungeon.tiles.map((tile) => tileModel(tile, view, speech));
  // Open doors lead to cells of their own.
  const beyond = tiles.flatMap(({ at, edges }) =>
    DIRS.filter((dir) => edges[dir] === 'open').map((dir) => next(at, dir)),
  );
  const cells = [...tiles.map(({ at }) => at), ...beyond];
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1, tiles };
}

function next({ x, y }: Cell, dir: Dir): Cell {
  return { x: x + STEP[dir].x, y: y + STEP[dir].y };
}

function edgeOf(tile: TileView, dir: Dir, tiles: readonly TileView[]): DoorKind {
  if (!tile.doors.includes(dir)) return 'wall';
  const to = next(tile.at, dir);
  const there = tiles.find(({ at }) => at.x === to.x && at.y === to.y);
  if (there === undefined) return 'open';
  return there.doors.includes(BACK[dir]) ? 'way' : 'blind';
}

function tileModel(tile: TileView, view: LairView, speech: Speech): MapTile {
  const tiles = view.dungeon?.tiles ?? [];
  const isHere = ({ x, y }: Cell): boolean => x === tile.at.x && y === tile.at.y;
  const edge = (dir: Dir): DoorKind => edgeOf(tile, dir, tiles);
  const edges = { N: edge('N'), E: edge('E'), S: edge('S'), W: edge('W') };
  const heroes = view.heroes.filter((h) => isHere(h.at)).map((h) => h.id);
  const monsters = view.monsters
    .filter((m) => m.hp > 0 && isHere(m.at))
    .map(({ no, kind, hp, maxHp, boss }) => ({ no, name: monsterCard(kind).name, hp, maxHp, boss }));
  const exits = DIRS.flatMap((dir) => exitWords(dir, edges[dir], tile.at, speech));
  const people = heroes.map(heroName);
  const foes = monsters.map(({ no, hp }) => `${monsterName(no, speech)} (${hp} HP)`);
  const here = [...people, ...foes];
  const sentence = [
    `${capital(placeName(tile.at, speech))}.`,
    exits.length === 0 ? 'No exits.' : `Exits: ${exits.join(', ')}.`,
    here.length === 0 ? 'Nobody is here.' : `Here: ${joined(here)}.`,
  ].join(' ');
  return { at: tile.at, tile: tile.tile, name: tileOf(tile.tile).name, edges, heroes, monsters, sentence };
}

function exitWords(dir: Dir, kind: DoorKind, from: Cell, { tileName }: Speech): readonly string[] {
  if (kind === 'wall') return [];
  const to = next(from, dir);
  const word = dirWord(dir);
  if (kind === 'open') return [`${word} (unexplored)`];
  if (kind === 'blind') return [`${word} (a door against a wall)`];
  return [`${word} (${tileName(to) ?? 'a tile'})`];
}

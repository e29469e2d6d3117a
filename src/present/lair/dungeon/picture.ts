// What the painted dungeon shows at one moment: tiles, doors, what lies unexplored, who stands where, and what the hero in
// hand could do. The map is in units of the world (a tile is 184 wide, the Entrance begins at 0, 0), the panels round it
// in CSS pixels. The stage paints it and the mirror lays its buttons over it. Plain data; decides nothing.

import type { Cell, ClassId, Dir, MonsterKind, MonsterNo, Rotation, TileId } from '../../../core/lair/public.ts';
import type { Box, Point } from '../../boxes.ts';
import type { Frame } from './frame.ts';

/** The side of a tile. */
export const TILE = 184;

/** Stable from picture to picture: `tile:1,-2`, `ghost:2,0`, `hero:ranger`, `monster:7`, `more:1,0`, `door:0,0:E`. */
export type ThingKey = string;

export function tileKey({ x, y }: Cell): ThingKey {
  return `tile:${x},${y}`;
}
export function ghostKey({ x, y }: Cell): ThingKey {
  return `ghost:${x},${y}`;
}
export function moreKey({ x, y }: Cell): ThingKey {
  return `more:${x},${y}`;
}
export function tokenKey(who: ClassId | MonsterNo): ThingKey {
  return typeof who === 'number' ? `monster:${who}` : `hero:${who}`;
}

/** plain; `may`: the hero in hand can do something here; `armed`: pressed once, a second press acts; `here`: the hero in
 *  hand stands on it, or is it. */
export type Mark = 'plain' | 'may' | 'armed' | 'here';

/** What the hero in hand would do to what is marked: colour and shape of the mark follow. */
export type Means = 'move' | 'attack' | 'help' | null;

type Pressed = {
  readonly key: ThingKey;
  readonly mark: Mark;
  readonly means: Means;
  /** Keys of the deeds this answers, in the order offered. */
  readonly deeds: readonly string[];
};

export type Tile = Pressed & {
  readonly at: Cell;
  readonly box: Box;
  readonly tile: TileId;
  readonly rotation: Rotation;
  /** The reward was taken, the trap was sprung. */
  readonly isSpent: boolean;
  /** It is still in somebody's hand: how it lies is being chosen. */
  readonly isLoose: boolean;
  /** Its name, where nobody stands on it. */
  readonly label: { readonly text: string; readonly at: Point } | null;
  /** Candles of the Shrine that still burn. */
  readonly candles: number;
};

/** An unexplored cell beyond a door, or beyond a wall with a hidden one. */
export type Ghost = Pressed & {
  readonly at: Cell;
  readonly box: Box;
  readonly how: 'explore' | 'search' | 'none';
};

export type Door = {
  readonly key: ThingKey;
  readonly at: Cell;
  readonly dir: Dir;
  /** `way`: open, two tiles share it; `open`: its leaf is shut, nobody has been beyond; `blind`: it leads against a wall. */
  readonly kind: 'way' | 'open' | 'blind';
  readonly isFound: boolean;
  /** Its middle, on the edge of the tile. */
  readonly middle: Point;
};

export type Status = 'asleep' | 'pinned' | 'weakened' | 'shield' | 'buffed';

export type Token = Pressed & {
  readonly at: Cell;
  readonly middle: Point;
  readonly r: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly status: readonly Status[];
} & (
    | { readonly of: 'hero'; readonly hero: ClassId; readonly isReady: boolean }
    | { readonly of: 'monster'; readonly monster: MonsterNo; readonly kind: MonsterKind; readonly isBoss: boolean }
  );

/** Whoever found no place of its own on a tile. */
export type More = Pressed & {
  readonly at: Cell;
  readonly middle: Point;
  readonly r: number;
  readonly hidden: readonly MonsterNo[];
};

/** The line an armed deed goes along, from token to token, and the words over its target. */
export type Shot = {
  readonly from: Point;
  readonly to: Point;
  readonly isFar: boolean;
  /** `Hit on 5+ · 83 %`; empty where nothing is rolled. */
  readonly words: string;
};

/** How the light is: everybody exploring, a fight, the Monsters' turn. */
export type Mood = 'calm' | 'fight' | 'monsters';

export type Picture = {
  readonly frame: Frame;
  /** The part of the world with anything on it. */
  readonly bounds: Box;
  readonly tiles: readonly Tile[];
  readonly ghosts: readonly Ghost[];
  readonly doors: readonly Door[];
  readonly tokens: readonly Token[];
  readonly more: readonly More[];
  readonly shot: Shot | null;
  readonly mood: Mood;
  /** Keys of deeds that no thing on the map answers. */
  readonly rest: readonly string[];
};

// The map as it is read: one entry for each explored tile with a sentence, the box that holds them all, and for a hero
// where it can go and whom it can reach. Geometry and reach come from the view.

import type { Cell, ClassId, Dir, ExitView, LairView, MonsterNo, TileView } from '../../core/lair/public.ts';
import { monsterCard, tileOf } from '../../core/lair/public.ts';
import { tileKind } from './cards.ts';
import { chanceWords, damageRange } from './numbers.ts';
import type { Speech } from './words.ts';
import { capital, cardName, count, dirWord, heroName, joined, monsterName, placeName } from './words.ts';

/** `way`: to another tile; `open`: into the unknown; `blind`: a door against a wall; `wall`: no door. */
export type DoorKind = ExitView['kind'] | 'wall';

export type MapTile = {
  readonly at: Cell;
  readonly tile: TileView['tile'];
  readonly name: string;
  /** What kind of room: `Chamber`. */
  readonly terrain: string;
  readonly edges: Readonly<Record<Dir, DoorKind>>;
  readonly heroes: readonly ClassId[];
  readonly monsters: readonly {
    readonly no: MonsterNo;
    /** With its number: `Goblin 2`. */
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

export function mapOf(view: LairView, speech: Speech): MapModel | null {
  const { dungeon } = view;
  if (dungeon === null) return null;
  // Open doors lead to cells of their own.
  const cells = dungeon.tiles.flatMap(({ at, exits }) => [
    at,
    ...exits.filter(({ kind }) => kind === 'open').map(({ to }) => to),
  ]);
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const tiles = dungeon.tiles.map((tile) => tileModel(tile, view, speech));
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1, tiles };
}

function tileModel(tile: TileView, view: LairView, speech: Speech): MapTile {
  const isHere = ({ at }: { readonly at: Cell }): boolean => at.x === tile.at.x && at.y === tile.at.y;
  const edge = (dir: Dir): DoorKind => tile.exits.find((exit) => exit.dir === dir)?.kind ?? 'wall';
  const heroes = view.heroes.filter(isHere).map((h) => h.id);
  const monsters = view.monsters
    .filter((m) => m.hp > 0 && isHere(m))
    .map(({ no, hp, maxHp, boss }) => ({ no, name: capital(monsterName(no, speech)), hp, maxHp, boss }));
  return {
    at: tile.at,
    tile: tile.tile,
    name: tileOf(tile.tile).name,
    terrain: tileKind(tile.tile),
    edges: { N: edge('N'), E: edge('E'), S: edge('S'), W: edge('W') },
    heroes,
    monsters,
    sentence: tileSentence(tile, heroes, monsters, view, speech),
  };
}

function tileSentence(
  { at, tile, exits }: TileView,
  heroes: readonly ClassId[],
  monsters: MapTile['monsters'],
  view: LairView,
  speech: Speech,
): string {
  const kind = tileKind(tile);
  const terrain = kind === tileOf(tile).name ? '' : `, ${kind}`;
  const here = [
    ...heroes.map(heroName),
    ...monsters.map(({ no, hp, maxHp }) => `${monsterName(no, speech)} (${hp} of ${maxHp} HP)`),
  ];
  const doors = exits.map((exit) => exitSentence(exit, view, speech));
  return [
    `${capital(placeName(at, speech))}${terrain}.`,
    doors.length === 0 ? 'No exits.' : `Exits: ${doors.join(', ')}.`,
    here.length === 0 ? 'Nobody is here.' : `Here: ${joined(here)}.`,
  ].join(' ');
}

function exitSentence({ dir, to, kind, isFound }: ExitView, view: LairView, speech: Speech): string {
  const hidden = isFound ? 'a hidden door ' : '';
  switch (kind) {
    case 'way':
      return `${dirWord(dir)} (${hidden}to the ${speech.tileName(to) ?? 'next tile'})`;
    case 'open':
      return `${dirWord(dir)} (${view.dungeon?.tilesLeft === 0 ? 'open, nothing left to discover' : 'open, unexplored'})`;
    case 'blind':
      return `${dirWord(dir)} (a door against a wall)`;
  }
}

// --- lists for a hero ----------------------------------------------------------------------------------------------

export type Reach = {
  /** One sentence for each way the hero can take now. */
  readonly ways: readonly string[];
  /** One for each monster it can attack now, by what. */
  readonly targets: readonly string[];
  /** One for each monster on its tile: how often it attacks, its chance to hit, its damage. */
  readonly threats: readonly string[];
};

/** Where a hero can go, whom it can reach, and what stands beside it. */
export function reachOf(view: LairView, hero: ClassId, speech: Speech): Reach {
  const shown = view.heroes.find(({ id }) => id === hero);
  if (shown === undefined) return { ways: [], targets: [], threats: [] };
  return {
    ways: shown.ways.map(({ dir, to, how }) => {
      const word = capital(dirWord(dir));
      if (how === 'walk') return `${word}: ${placeName(to, speech)}.`;
      return how === 'explore' ? `${word}: an open door into the unknown.` : `${word}: a hidden door can be found.`;
    }),
    targets: shown.attacks.map((odds) => {
      const card = odds.ability === null ? 'Attack' : cardName(odds.ability);
      const chance = chanceWords(odds.leastThrow, odds.hits);
      return `${capital(monsterName(odds.monster, speech))}: ${card} ${chance} for ${damageRange(odds)} damage.`;
    }),
    threats: view.monsters
      .filter(({ hp, at }) => hp > 0 && at.x === shown.at.x && at.y === shown.at.y)
      .map((m) => {
        const threat = m.threats.find((one) => one.hero === hero);
        const { damage } = monsterCard(m.kind);
        const chance = threat === undefined ? '' : `, each ${chanceWords(threat.needed.total, threat.hits)}`;
        return `${capital(monsterName(m.no, speech))}: ${count(m.strikes, 'attack', 'attacks')} a round${chance} for ${damage} damage.`;
      }),
  };
}

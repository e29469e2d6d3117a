// A tile in words, and what may still come: tiles of the pool and monsters of the deck, which everybody may count.

import type { Cell, DungeonView, LairView } from '../../core/lair/public.ts';
import { MONSTERS, TILES } from '../../core/lair/public.ts';
import { describeTile, tileKind } from './cards.ts';
import { mapOf } from './map.ts';
import type { Sheet } from './sheets.ts';
import { plainSheet } from './sheets.ts';
import type { Speech } from './words.ts';
import { count, joined } from './words.ts';

/** Null where nothing is explored. */
export function tileSheet(at: Cell, view: LairView, speech: Speech): Sheet | null {
  const tile = mapOf(view, speech)?.tiles.find((one) => one.at.x === at.x && one.at.y === at.y);
  if (tile === undefined) return null;
  return { ...plainSheet(describeTile(tile.tile)), now: [tile.sentence] };
}

/** What lies in the dungeon deck, as far as anybody knows. */
export function deckWords({ tilesLeft, shrineCame, gateCame, pool }: DungeonView): string {
  if (gateCame) return 'The dungeon is explored: no tile is left.';
  if (tilesLeft === 1) return 'One tile is left: the Boss Gate.';
  const kinds = [...new Set(TILES.map(({ id }) => tileKind(id)))];
  const unseen = kinds.flatMap((kind) => {
    const n = pool.filter((id) => tileKind(id) === kind).length;
    return n === 0 ? [] : [`${n} ${kind}${n === 1 ? '' : 's'}`];
  });
  const shrine = shrineCame ? '' : ', the Shrine is among them';
  return `${tilesLeft} tiles are left, the Boss Gate last${shrine}. Not seen yet in this dungeon: ${joined(unseen)}; not all of them are in it.`;
}

/** The cards left in the monster deck. */
export function monsterDeckWords({ deck }: DungeonView): string {
  const left = MONSTERS.flatMap(({ id, name }) => {
    const n = deck[id] ?? 0;
    return n === 0 ? [] : [count(n, name, `${name}s`)];
  });
  return left.length === 0 ? 'The monster deck is empty.' : `In the monster deck: ${joined(left)}.`;
}

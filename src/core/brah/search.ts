// The door for searching bots: what a seat cannot know, a full state that agrees with what it sees, and the rules to
// play on from there. A bot never gets the true state.

import type { CardId, Face } from '../kernel/knowledge.ts';
import { heldFace, imagined } from '../kernel/knowledge.ts';
import type { BrahState } from './state.ts';
import { boxFaces } from './rules/setup.ts';

export { apply } from './apply.ts';
export { draft, legal } from './legal.ts';
export { viewOf } from './view-of.ts';
export { pending } from './waiting.ts';
export type { BrahState } from './state.ts';

/**
 * What the holder of a replica cannot know: the ids without a face, and the multiset of faces they must be, in
 * canonical order. Both lists have the same length.
 */
export function unknowns(replica: BrahState): { readonly ids: readonly CardId[]; readonly faces: readonly Face[] } {
  const ids = allIds(replica).filter((id) => heldFace(replica.cards, id) === null);
  const left = boxFaces(replica.config);
  for (const id of allIds(replica)) {
    const face = heldFace(replica.cards, id);
    const at = face === null ? -1 : left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return { ids, faces: left };
}

/** A full state that agrees with the replica, with these faces on the unknown ids (as many as `unknowns` lists). */
export function imagine(replica: BrahState, faces: readonly Face[]): BrahState {
  const { ids } = unknowns(replica);
  return { ...replica, holds: 'all', cards: imagined(replica.cards, ids, faces) };
}

function allIds(s: BrahState): CardId[] {
  const { piles } = s;
  const lists: (readonly CardId[])[] = [
    piles.draw,
    piles.discard,
    piles.monsterDiscard,
    piles.traits,
    piles.bazaar,
    piles.idols,
    piles.removed,
    ...piles.treasures.map((p) => p.cards),
    ...piles.enchantments,
    ...Object.values(piles.box),
    s.foes.filter((f) => !f.lastStand).map((f) => f.card),
  ];
  for (const p of s.players) {
    lists.push(p.hand, p.litterbox, p.dealt);
    for (const hero of p.heroes)
      lists.push(
        [hero.card],
        hero.traits.map((x) => x.card),
        ...hero.weapons.map((w) => w.cards),
      );
  }
  for (const f of s.agenda) {
    if (f.frame === 'action' || f.frame === 'resolve') lists.push([f.card]);
    if ((f.frame === 'trait' || (f.frame === 'effect' && f.discards)) && f.card !== null) lists.push([f.card]);
    if (f.frame === 'effect' && f.step === 2 && f.notes.length > 0) lists.push(f.cards);
  }
  return lists.flat();
}

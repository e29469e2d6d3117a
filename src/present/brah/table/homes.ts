// Which thing of a picture carries which pick: the thing it names, else what that lies on, so that every pick on offer is
// carried once or left to the buttons.

import type { BrahView, Pick } from '../../../core/brah/public.ts';
import { keyOf } from '../../../core/brah/public.ts';
import { findTrait, findWeapon, viewerSeat } from '../seek.ts';
import type { Mark, Thing, ThingKey } from './picture.ts';
import type { TableInput } from './sheet.ts';

/** The things that could carry a pick, the nearest first. */
export function homesOf(pick: Pick, view: BrahView): readonly ThingKey[] {
  switch (pick.pick) {
    case 'play':
    case 'equip':
    case 'trade':
    case 'swap':
    case 'banish':
    case 'nay':
    case 'rescue':
      return [`card:${pick.card}`];
    case 'card': {
      const world = view.enchantments.findIndex(({ top }) => top.card === pick.card);
      return [`card:${pick.card}`, `foe:${pick.card}`, ...(world < 0 ? [] : [`world:${world}`])];
    }
    case 'seat':
      return [`player:${pick.seat}`];
    case 'hero':
      return [`hero:${viewerSeat(view) ?? 0}:${pick.hero}`];
    case 'weapon': {
      const spot = findWeapon(view, pick.weapon);
      const on = spot === null ? [] : [`hero:${spot.owner}:${spot.heroIndex}`, `player:${spot.owner}`];
      return [`weapon:${pick.weapon}`, ...on];
    }
    case 'trait': {
      const spot = findTrait(view, pick.trait);
      const on = spot === null ? [] : [`hero:${spot.owner}:${spot.heroIndex}`, `player:${spot.owner}`];
      return [`trait:${pick.trait}`, ...on];
    }
    case 'foe':
      return [`foe:${pick.foe}`];
    case 'bazaar': {
      const card = view.bazaar[pick.index]?.card;
      return card === undefined ? [] : [`card:${card}`];
    }
    case 'pile':
    case 'rule':
      return [`world:${pick.pile}`];
    case 'new-pile':
      return ['world:open'];
    case 'treasure-pile':
      return [`pile:${pick.pile === 'main' ? 'treasure' : 'cathulhu'}`];
    default:
      return [];
  }
}

/** Can this thing be pressed by itself? What is only shown has nothing to say and nothing to open. */
function isPressable(thing: Thing): boolean {
  return (
    thing.subject !== null ||
    thing.key === 'world:open' ||
    thing.key.startsWith('pile:') ||
    thing.key.startsWith('world:')
  );
}

/** The things with their picks and marks, and the picks that none of them carries. */
export function handedOut(
  things: readonly Thing[],
  input: TableInput,
): { readonly things: readonly Thing[]; readonly rest: readonly Pick[] } {
  const { view, offered, chosen, armed } = input;
  const open = new Set(things.filter(isPressable).map((thing) => thing.key));
  const carried = new Map<ThingKey, Pick[]>();
  const rest: Pick[] = [];
  for (const pick of offered) {
    const home = homesOf(pick, view).find((key) => open.has(key));
    if (home === undefined) rest.push(pick);
    else carried.set(home, [...(carried.get(home) ?? []), pick]);
  }
  const taken = new Set(chosen.flatMap((pick) => homesOf(pick, view).slice(0, 1)));
  const armedKey = armed === null ? '' : keyOf(armed);
  const isAsked = chosen.length > 0 || view.asked?.prompt !== 'main';
  const marked = things.map((thing): Thing => {
    const picks = carried.get(thing.key) ?? [];
    const plain = thing.mark;
    const mark: Mark = picks.some((pick) => keyOf(pick) === armedKey)
      ? 'armed'
      : taken.has(thing.key)
        ? 'chosen'
        : picks.length > 0
          ? isAsked
            ? 'target'
            : 'may'
          : plain;
    return { ...thing, picks, mark };
  });
  return { things: marked, rest };
}

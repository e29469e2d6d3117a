// What can be done, as the map needs to know it: whole actions that somebody else has listed, and the thing on the map that
// each is pressed on. Reads the last pick of each; offers nothing itself.

import type { AbilityId, Cell, ClassId, LairView, MonsterNo, Pick } from '../../../core/lair/public.ts';
import type { Means, ThingKey } from './picture.ts';
import { ghostKey, tileKey, tokenKey } from './picture.ts';

/** A whole action on offer. */
export type Deed = {
  readonly key: string;
  readonly picks: readonly Pick[];
  readonly group: string;
  readonly hero: ClassId | null;
  readonly ability: AbilityId | null;
  readonly monster: MonsterNo | null;
  readonly cell: Cell | null;
};

/** What the hand is about to do, chosen beside the map: to move, to attack, to use an ability. Null: whatever comes. */
export type Aiming =
  | { readonly as: 'move' }
  | { readonly as: 'attack' }
  | { readonly as: 'ability'; readonly ability: AbilityId }
  | null;

/** Whether the map offers this deed while the hand is about `aiming`: abilities only when they are chosen. */
export function isOnMap(deed: Deed, aiming: Aiming, selected: ClassId | null): boolean {
  if (deed.group === 'answer') return true;
  if (deed.hero !== selected) return false;
  if (aiming?.as === 'ability') return deed.ability === aiming.ability && deed.picks[0]?.pick === 'ability';
  if (aiming !== null) return deed.group === aiming.as;
  return deed.group === 'move' || deed.group === 'attack';
}

/** The thing this deed is pressed on; null for what only a button can say. */
export function homeOf(deed: Deed, view: LairView): ThingKey | null {
  const last = deed.picks.at(-1);
  switch (last?.pick) {
    case 'dir':
      return deed.cell === null ? null : cellKey(deed.cell, view);
    case 'cell':
      return cellKey(last.cell, view);
    case 'monster':
      return tokenKey(last.monster);
    case 'hero':
      return tokenKey(last.hero);
    case 'rotation': {
      const question = view.asked?.question;
      return question?.kind === 'placing' ? tileKey(question.at) : null;
    }
    default:
      return null;
  }
}

function cellKey(cell: Cell, view: LairView): ThingKey {
  const isExplored = view.dungeon?.tiles.some(({ at }) => at.x === cell.x && at.y === cell.y) ?? false;
  return isExplored ? tileKey(cell) : ghostKey(cell);
}

export function meansOf(deed: Deed): Means {
  const last = deed.picks.at(-1)?.pick;
  if (deed.group === 'move' || last === 'rotation') return 'move';
  if (last === 'monster' || deed.group === 'attack') return 'attack';
  return last === 'cell' && deed.group === 'answer' ? 'move' : 'help';
}

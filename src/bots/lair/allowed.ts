// From an action to the picks that say it, so that a bot proposes only what is on offer.

import type { Action, Pick } from '../../core/lair/public.ts';
import type { Asked } from '../bot.ts';
import type { LairView } from '../../core/lair/public.ts';

export type LairAsked = Asked<LairView, Pick, Action>;

/** The first of these wishes that is on offer; null when none is. */
export function firstAllowed({ draft }: LairAsked, wishes: Iterable<Action>): Action | null {
  for (const wish of wishes) {
    const drafted = draft(picksOf(wish));
    if (drafted.kind === 'action') return drafted.action;
  }
  return null;
}

function picksOf(action: Action): readonly Pick[] {
  switch (action.type) {
    case 'move':
      return [
        { pick: 'move', hero: action.hero },
        { pick: 'dir', dir: action.dir },
      ];
    case 'attack':
      return [
        { pick: 'attack', hero: action.hero },
        { pick: 'monster', monster: action.monster },
      ];
    case 'use-ability':
      return [{ pick: 'ability', hero: action.hero, ability: action.ability }, ...aimPicks(action.aim)];
    case 'interact':
    case 'drink':
      return [{ pick: action.type, hero: action.hero }];
    case 'done':
      return [{ pick: action.on ? 'done' : 'not-done', hero: action.hero }];
    case 'place-tile':
      return [{ pick: 'rotation', rotation: action.rotation }];
    case 'choose':
      return [action.option];
    case 'react':
      return [{ pick: 'react', hero: action.hero, source: action.source }];
    case 'buy-gear':
    case 'equip':
      return [
        { pick: action.type, card: action.card },
        { pick: 'hero', hero: action.hero },
      ];
    case 'unequip':
      return [{ pick: 'unequip', hero: action.hero, slot: action.slot }];
    case 'buy-ability':
      return [{ pick: 'buy-ability', hero: action.hero, ability: action.ability }];
    case 'pass':
    case 'store-done':
    case 'camp-done':
    case 'start-campaign':
      return [{ pick: action.type }];
    default:
      return [];
  }
}

type Aim = Extract<Action, { readonly type: 'use-ability' }>['aim'];

function aimPicks(aim: Aim): readonly Pick[] {
  switch (aim.at) {
    case 'hero':
      return [{ pick: 'hero', hero: aim.hero }];
    case 'monster':
      return [{ pick: 'monster', monster: aim.monster }];
    case 'cell':
      return [{ pick: 'cell', cell: aim.cell }];
    case 'none':
      return [];
  }
}

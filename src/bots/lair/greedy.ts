// A sensible companion, and a sensible party: it sees the view and what is on offer, nothing else.

import type { Action, HeroView, LairView, Pick } from '../../core/lair/public.ts';
import type { Bot } from '../bot.ts';
import { chooseWishes, placeWishes, windowWishes } from './answering.ts';
import type { LairAsked } from './allowed.ts';
import { firstAllowed } from './allowed.ts';
import { exploreWishes, toughest } from './exploring.ts';
import { fightWishes } from './fighting.ts';
import { buyWishes, learnWishes, wearWishes } from './shopping.ts';

export const greedyBot: Bot<LairView, Pick, Action> = (asked) => {
  const { view, seat } = asked;
  const mine = view.heroes.filter((h) => h.seat === seat);
  const question = view.asked?.question;
  switch (question?.kind) {
    case 'window':
      return firstAllowed(asked, windowWishes(view, question, mine));
    case 'placing':
      return firstAllowed(asked, placeWishes(view, question));
    case 'decision':
      return firstAllowed(asked, chooseWishes(view, question));
    default:
      return freely(asked, mine);
  }
};

function freely(asked: LairAsked, mine: readonly HeroView[]): Action | null {
  const { view, seed } = asked;
  switch (view.phase) {
    case 'hero':
      return heroPhase(asked, mine);
    case 'store':
      return firstAllowed(asked, [...buyWishes(view, mine, seed), { type: 'store-done', on: true }]);
    case 'camp':
      return firstAllowed(asked, [
        ...learnWishes(mine, seed),
        ...wearWishes(view, mine),
        { type: 'camp-done', on: true },
      ]);
    case 'regroup':
      return firstAllowed(asked, [...wearWishes(view, mine), { type: 'camp-done', on: true }]);
    default:
      return null;
  }
}

/** One hero after the other: in a fight the best deed of all comes first, else whoever leads. */
function heroPhase(asked: LairAsked, mine: readonly HeroView[]): Action | null {
  const { view } = asked;
  const able = mine.filter((h) => !h.done && h.actionsLeft > 0);
  if (view.monsters.some((m) => m.hp > 0)) {
    const wishes = able.flatMap((h) => fightWishes(view, h)).sort((a, b) => b.worth - a.worth);
    const best = firstAllowed(
      asked,
      wishes.map(({ action }) => action),
    );
    if (best !== null) return best;
  } else {
    const leader = toughest(view.heroes);
    const inTurn = [...able.filter((h) => h.id !== leader.id), ...able.filter((h) => h.id === leader.id)];
    for (const h of inTurn) {
      const found = firstAllowed(asked, exploreWishes(view, h));
      if (found !== null) return found;
    }
  }
  return firstAllowed(
    asked,
    able.map((h): Action => ({ type: 'done', hero: h.id, on: true })),
  );
}

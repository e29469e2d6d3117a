// The bots of Dungeon Brah by name, and what they need of the game to think: only a copy cut to their seat.

import type { Action, BrahView, Pick } from '../../core/brah/public.ts';
import type { BrahState } from '../../core/brah/search.ts';
import { draft, legal, viewOf } from '../../core/brah/search.ts';
import type { Bot, BotName, Thinkable } from '../bot.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from './greedy.ts';
import { insightOf, kevinStat, nextFoe } from './insight.ts';

export const BRAH_BOTS: Readonly<Record<BotName, Bot<BrahView, Pick, Action>>> = {
  random: randomBot(whim),
  greedy: greedyBot,
};

/**
 * The random bot does whatever comes to mind, but it is no fool: it never leaves of itself, arms its Heroes first, draws
 * more when it is strong, spends no more weapons than needed, and seldom starts a fight that it cannot win or gives up one
 * that it can.
 */
function whim(pick: Pick, view: BrahView): number {
  switch (pick.pick) {
    case 'concede':
      return 0;
    case 'accept-defeat':
      return 1;
    case 'equip':
      return 300;
    case 'play':
      return 4;
    case 'rescue':
      return 200;
    case 'swap':
      return 100;
    case 'done':
      return 200;
    case 'weapon':
      return 24;
    case 'count':
      return isStrong(view) ? 12 * (pick.count + 1) ** 3 : 12;
    case 'declare-combat':
      return isWinnable(view) ? 60 : 1;
    case 'bribe':
    case 'banish':
      return isWinnable(view) ? 1 : 60;
    case 'trade':
      return view.foes.length > 0 && !isWinnable(view) ? 40 : 2;
    case 'end-turn':
      return 4;
    default:
      return 10;
  }
}

/** As much damage on the table as Kevin asks for by now. */
function isStrong(view: BrahView): boolean {
  const insight = insightOf(view, view.turn.active);
  return insight !== null && insight.power >= kevinStat(insight);
}

function isWinnable(view: BrahView): boolean {
  const insight = insightOf(view, view.turn.active);
  return insight !== null && nextFoe(insight)?.canWin === true;
}

export const BRAH_THINKING: Thinkable<BrahState, Action, Pick, BrahView> = { draft, legal, view: viewOf };

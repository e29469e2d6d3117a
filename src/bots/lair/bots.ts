// The bots of Lairbreakers by name, and what they need of the game to think.

import type { Action, LairView, Pick } from '../../core/lair/public.ts';
import type { LairState } from '../../core/lair/search.ts';
import { draft, legal, viewOf } from '../../core/lair/search.ts';
import type { Bot, BotName, Thinkable } from '../bot.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from './greedy.ts';

export const LAIR_BOTS: Readonly<Record<BotName, Bot<LairView, Pick, Action>>> = {
  random: randomBot(whim),
  greedy: greedyBot,
};

/** Whatever comes to mind, but it gives nothing up and takes nothing back. */
function whim(pick: Pick): number {
  switch (pick.pick) {
    case 'concede':
    case 'not-concede':
    case 'not-done':
    case 'store-not-done':
    case 'camp-not-done':
    case 'unequip':
      return 0;
    case 'done':
    case 'pass':
      return 1;
    case 'attack':
    case 'ability':
      return 40;
    case 'buy-gear':
    case 'buy-ability':
    case 'equip':
      return 20;
    default:
      return 10;
  }
}

export const LAIR_THINKING: Thinkable<LairState, Action, Pick, LairView> = { draft, legal, view: viewOf };

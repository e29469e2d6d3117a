// The bots of Dungeon Brah by name, and what they need of the game to think: only a copy cut to their seat.

import type { Action, BrahView, Pick } from '../../core/brah/public.ts';
import type { BrahState } from '../../core/brah/search.ts';
import { draft, legal, viewOf } from '../../core/brah/search.ts';
import type { Bot, BotName, Thinkable } from '../bot.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from './greedy.ts';

export const BRAH_BOTS: Readonly<Record<BotName, Bot<BrahView, Pick, Action>>> = {
  // It never leaves of itself, and gives a fight up that it could win only now and then.
  random: randomBot((pick) => (pick.pick === 'concede' ? 0 : pick.pick === 'accept-defeat' ? 1 : 12)),
  greedy: greedyBot,
};

export const BRAH_THINKING: Thinkable<BrahState, Action, Pick, BrahView> = { draft, legal, view: viewOf };

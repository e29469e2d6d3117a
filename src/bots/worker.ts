// The page's worker in which bots think, so that a long thought does not stop the picture. Started by `worker-client.ts`.

import type { Action } from '../core/brah/public.ts';
import type { BrahState } from '../core/brah/search.ts';
import type { BotRequest } from './bot.ts';
import { think } from './bot.ts';
import { BRAH_BOTS, BRAH_THINKING } from './brah/bots.ts';
import type { Answered, Question } from './worker-client.ts';

self.addEventListener('message', ({ data }: MessageEvent<Question<BotRequest<BrahState>>>) => {
  self.postMessage(answerTo(data));
});

/** A bot that fails answers nothing; whoever asked then takes the default. */
function answerTo({ id, request }: Question<BotRequest<BrahState>>): Answered<Action> {
  try {
    return { id, action: think(BRAH_THINKING, BRAH_BOTS[request.bot], request) };
  } catch {
    return { id, action: null };
  }
}

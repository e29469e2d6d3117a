// The page's worker in which bots think, so that a long thought does not stop the picture. Started by `worker-client.ts`.

import type { Action as BrahAction } from '../core/brah/public.ts';
import type { BrahState } from '../core/brah/search.ts';
import type { Action as LairAction } from '../core/lair/public.ts';
import type { LairState } from '../core/lair/search.ts';
import type { BotRequest } from './bot.ts';
import { think } from './bot.ts';
import { BRAH_BOTS, BRAH_THINKING } from './brah/bots.ts';
import { LAIR_BOTS, LAIR_THINKING } from './lair/bots.ts';
import type { Answered, Question } from './worker-client.ts';

type Asked =
  | (Question<BotRequest<BrahState>> & { readonly game: 'brah' })
  | (Question<BotRequest<LairState>> & { readonly game: 'lair' });

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  self.postMessage(answerTo(data));
});

/** A bot that fails answers nothing; whoever asked then takes the default. */
function answerTo(asked: Asked): Answered<BrahAction | LairAction> {
  const { id } = asked;
  try {
    const action =
      asked.game === 'brah'
        ? think(BRAH_THINKING, BRAH_BOTS[asked.request.bot], asked.request)
        : think(LAIR_THINKING, LAIR_BOTS[asked.request.bot], asked.request);
    return { id, action };
  } catch {
    return { id, action: null };
  }
}

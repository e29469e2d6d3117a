// The worker in which the bots of Dungeon Brah think. Started by `worker-client.ts`.

import { answerAll } from '../worker-loop.ts';
import { BRAH_BOTS, BRAH_THINKING } from './bots.ts';

answerAll(BRAH_THINKING, BRAH_BOTS);

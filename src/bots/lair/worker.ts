// The worker in which the bots of Lairbreakers think. Started by `worker-client.ts`.

import { answerAll } from '../worker-loop.ts';
import { LAIR_BOTS, LAIR_THINKING } from './bots.ts';

answerAll(LAIR_THINKING, LAIR_BOTS);

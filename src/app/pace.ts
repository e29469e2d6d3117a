// Slows bots down to where a person can follow. The session knows no clock; this stands between it and the bots.

import type { BotRunner } from '../bots/bot.ts';
import type { Pace } from '../storage/settings.ts';

/** Milliseconds between a bot's question and its answer; a move must be readable for 800 ms at slow. */
const WAIT: { readonly [P in Pace]: number } = { slow: 1600, normal: 650, fast: 180, instant: 0 };

/** A runner whose answers come no faster than the pace allows; the pace may change at any time. */
export function paced<Copy, Action>(runner: BotRunner<Copy, Action>, pace: () => Pace): BotRunner<Copy, Action> {
  let stopped = false;
  return {
    choose: async (request) => {
      const wait = WAIT[pace()];
      const [action] = await Promise.all([runner.choose(request), wait === 0 ? null : sleep(wait)]);
      return stopped ? null : action;
    },
    stop: () => {
      stopped = true;
      runner.stop();
    },
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

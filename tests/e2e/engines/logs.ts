// Fifty logs of random games and the script that replays logs in a page: the same for every engine.

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { defaultConfig } from '../../../src/core/brah/config.ts';
import { BRAH } from '../../../src/core/brah/index.ts';
import { LOG_FORMAT, logText } from '../../../src/core/kernel/log.ts';
import { playRandomly } from '../../../src/core/kernel/random-play.ts';

/** Whole games of 2 to 6 players with a hash at every entry, as log files. */
export function fiftyLogs(): readonly string[] {
  return Array.from({ length: 50 }, (_, n) => {
    const config = defaultConfig(2 + (n % 5));
    const seed = `engines/${n}`;
    const { entries } = playRandomly(BRAH, config, seed, {
      every: 0,
      prints: true,
      weight: (pick) => (pick.pick === 'concede' ? 0 : pick.pick === 'accept-defeat' ? 8 : 40),
    });
    return logText({ format: LOG_FORMAT, game: 'brah', config, seed, seats: [], entries });
  });
}

/** The replay code as one plain script; it sets `replays` on the window. */
export async function replayScript(): Promise<string> {
  const entry = fileURLToPath(new URL('./replays.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'replaysBundle' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

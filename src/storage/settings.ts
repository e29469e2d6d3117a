// What a person likes: text size, pace of the bots, motion, how much is said aloud, how the game is shown. Anything that cannot be read takes
// its default.

import * as v from 'valibot';
import type { Store } from './store.ts';

const Settings = v.object({
  textSize: v.fallback(v.picklist([1, 1.25, 1.5, 2]), 1),
  pace: v.fallback(v.picklist(['slow', 'normal', 'fast', 'instant']), 'normal'),
  motion: v.fallback(v.picklist(['system', 'less', 'full']), 'system'),
  verbosity: v.fallback(v.picklist(['all', 'about-me', 'essentials']), 'all'),
  table: v.fallback(v.picklist(['painted', 'list']), 'painted'),
  /** Names typed last, so that the next game knows them. */
  names: v.fallback(v.array(v.pipe(v.string(), v.maxLength(20))), []),
});
export type Settings = v.InferOutput<typeof Settings>;
export type Pace = Settings['pace'];

export const DEFAULT_SETTINGS: Settings = v.parse(Settings, {
  textSize: 1,
  pace: 'normal',
  motion: 'system',
  verbosity: 'all',
  table: 'painted',
  names: [],
});

export async function loadSettings(store: Store): Promise<Settings> {
  try {
    const read = v.safeParse(Settings, await store.get('settings'));
    return read.success ? read.output : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** True when they are kept. */
export async function keepSettings(store: Store, settings: Settings): Promise<boolean> {
  try {
    await store.set('settings', settings);
    return true;
  } catch {
    return false;
  }
}

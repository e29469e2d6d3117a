// How a session plays Lairbreakers: what answers itself, what is asked of a person in any case, how a rematch begins.

import type { LairConfig, Outcome, Pick } from '../core/lair/index.ts';
import type { Customs } from './customs.ts';

/** Phases in which a person says when they are through, though there may be nothing else to say. */
const PHASES: readonly string[] = ['party', 'hero', 'store', 'camp', 'regroup'];

export const LAIR_CUSTOMS: Customs<LairConfig, Pick, Outcome> = {
  isConcession: (pick) => pick.pick === 'concede',
  // A tile with one rotation lies by itself; a window asks only whoever can react.
  answersItself: (_config, prompt) => !PHASES.includes(prompt) && !prompt.startsWith('window-'),
  // Companions follow: a person opens the door, strikes first, and shops first.
  asksPeopleFirst: (prompt) => PHASES.includes(prompt),
  rematch: (config) => config,
};

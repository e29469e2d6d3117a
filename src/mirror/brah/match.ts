// The match as the screens of Dungeon Brah use it, and how a screen follows it.

import { useLayoutEffect, useState } from 'preact/hooks';
import type { Action, BrahEvent, BrahView, Outcome, Pick } from '../../core/brah/public.ts';
import type { Match } from '../../session/port.ts';

export type BrahMatch = Match<Action, Pick, BrahEvent, BrahView, Outcome>;

/** Draws again after every entry of the match; the number rises with each. */
export function useMatch(match: BrahMatch): number {
  const [version, setVersion] = useState(0);
  // In the same turn as the drawing: an entry between drawing and listening would leave the screen one behind.
  useLayoutEffect(() => match.onChange(() => setVersion((before) => before + 1)), [match]);
  return version;
}

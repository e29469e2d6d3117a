// Matches of Lairbreakers: whole campaigns.

import { pageRunner } from '../bots/worker-client.ts';
import type { LairState } from '../core/lair/index.ts';
import { LAIR } from '../core/lair/index.ts';
import type { Action, LairConfig, LairEvent, LairView, Outcome, Pick } from '../core/lair/public.ts';
import { classOf } from '../core/lair/public.ts';
import { LAIR_CUSTOMS } from '../session/lair.ts';
import type { Session } from '../session/session.ts';
import { matchesOf } from './matches.ts';

export type LairSession = Session<LairConfig, LairState, Action, Pick, LairEvent, LairView, Outcome>;

/** The name under which a campaign is saved. */
export const LAIR_SAVE = 'lair';

export const { newMatch, openMatch } = matchesOf<LairConfig, LairState, Action, Pick, LairEvent, LairView, Outcome>({
  game: LAIR,
  customs: LAIR_CUSTOMS,
  bots: () => pageRunner<LairState, Action>('lair'),
  save: LAIR_SAVE,
  titleOf,
});

function titleOf(session: LairSession): string {
  const { attempt, depth, heroes } = session.view('table');
  return `Attempt ${attempt}, dungeon ${depth}, ${heroes.map(({ id }) => classOf(id).name).join(', ')}`;
}

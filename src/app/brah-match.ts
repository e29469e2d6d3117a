// Matches of Dungeon Brah.

import { pageRunner } from '../bots/worker-client.ts';
import type { BrahState } from '../core/brah/index.ts';
import { BRAH } from '../core/brah/index.ts';
import type { Action, BrahConfig, BrahEvent, BrahView, Outcome, Pick } from '../core/brah/public.ts';
import { BRAH_CUSTOMS } from '../session/brah.ts';
import type { Session } from '../session/session.ts';
import { matchesOf } from './matches.ts';

export type BrahSession = Session<BrahConfig, BrahState, Action, Pick, BrahEvent, BrahView, Outcome>;

/** The name under which a game is saved. */
export const BRAH_SAVE = 'brah';

export const { newMatch, openMatch } = matchesOf<BrahConfig, BrahState, Action, Pick, BrahEvent, BrahView, Outcome>({
  game: BRAH,
  customs: BRAH_CUSTOMS,
  bots: () => pageRunner<BrahState, Action>('brah'),
  save: BRAH_SAVE,
  titleOf,
});

function titleOf(session: BrahSession): string {
  const { turn } = session.view('table');
  const names = session.holders().map((holder) => holder.name);
  return `${turn.number === 0 ? 'Setting up' : `Turn ${turn.number}`}, ${names.join(', ')}`;
}

// The match as the screens of Dungeon Brah use it.

import type { Action, BrahEvent, BrahView, Outcome, Pick } from '../../core/brah/public.ts';
import type { Match } from '../../session/port.ts';

export type BrahMatch = Match<Action, Pick, BrahEvent, BrahView, Outcome>;

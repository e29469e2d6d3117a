// The match as the screens of Lairbreakers use it.

import type { Action, LairEvent, LairView, Outcome, Pick } from '../../core/lair/public.ts';
import type { Match } from '../../session/port.ts';

export type LairMatch = Match<Action, Pick, LairEvent, LairView, Outcome>;

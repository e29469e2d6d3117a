// The whole contract of Lairbreakers, for session, terminal and tests.

import type { Game } from '../kernel/game.ts';
import type { Action, Pick } from './actions.ts';
import { keyOf } from './actions.ts';
import { apply, begin } from './apply.ts';
import { check } from './check.ts';
import type { LairConfig } from './config.ts';
import { CONTENT_HASH, parseConfig, RULES_VERSION } from './config.ts';
import { defaultAction } from './defaults.ts';
import type { LairEvent } from './events.ts';
import { invariants } from './invariants.ts';
import { draft, legal } from './legal.ts';
import { describe } from './notation.ts';
import { setUp } from './rules/campaign.ts';
import { sections } from './secrecy.ts';
import type { LairState, Outcome } from './state.ts';
import type { LairView } from './view.ts';
import { viewOf } from './view-of.ts';
import { pending } from './waiting.ts';

export type LairGame = Game<LairConfig, LairState, Action, Pick, LairEvent, LairView, Outcome>;

export const LAIR: LairGame = {
  name: 'lair',
  rulesVersion: RULES_VERSION,
  contentHash: CONTENT_HASH,
  parseConfig,
  seatsOf: (config) => config.players,
  setup: (config) => begin(setUp(config)),
  pending,
  check,
  draft,
  legal,
  keyOf,
  apply,
  defaultAction,
  view: viewOf,
  // Section 22: no player has secret information.
  viewEvent: (event) => event,
  redact: (_state, _by, action) => action,
  sections,
  publicSections: sections,
  replicaOf: (state) => state,
  invariants,
  shows: () => false,
  heldFace: () => null,
  describe,
};

export { picture, seatName } from './notation.ts';
export type { LairState, Outcome } from './state.ts';
export type { Action, Pick } from './actions.ts';
export type { LairConfig } from './config.ts';
export { defaultConfig } from './config.ts';
export type { LairEvent } from './events.ts';
export type { LairView } from './view.ts';

// The whole contract of Dungeon Brah, for session, terminal and tests.

import type { Game } from '../kernel/game.ts';
import { heldFace } from '../kernel/knowledge.ts';
import type { Action, Pick } from './actions.ts';
import { keyOf } from './actions.ts';
import { apply, begin } from './apply.ts';
import { check } from './check.ts';
import type { BrahConfig } from './config.ts';
import { CONTENT_HASH, parseConfig, RULES_VERSION } from './config.ts';
import { defaultAction } from './defaults.ts';
import type { BrahEvent } from './events.ts';
import { viewEvent } from './events.ts';
import { invariants } from './invariants.ts';
import { draft, legal } from './legal.ts';
import { describe } from './notation.ts';
import { shows } from './rules/chance-taken.ts';
import { setUp } from './rules/setup.ts';
import { publicSections, redact, replicaOf, sections } from './secrecy.ts';
import type { BrahState, Outcome } from './state.ts';
import type { BrahView } from './view.ts';
import { viewOf } from './view-of.ts';
import { pending } from './waiting.ts';

export type BrahGame = Game<BrahConfig, BrahState, Action, Pick, BrahEvent, BrahView, Outcome>;

export const BRAH: BrahGame = {
  name: 'brah',
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
  viewEvent,
  redact,
  sections,
  publicSections,
  replicaOf,
  invariants,
  shows,
  heldFace: (state, id) => heldFace(state.cards, id),
  describe,
};

export { picture, seatName } from './notation.ts';
export type { BrahState } from './state.ts';
export type { Action, Pick } from './actions.ts';
export type { BrahConfig } from './config.ts';
export { defaultConfig } from './config.ts';
export type { BrahEvent } from './events.ts';
export type { Outcome } from './state.ts';
export type { BrahView } from './view.ts';

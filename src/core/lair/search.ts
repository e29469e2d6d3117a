// The door for searching bots. Nothing is hidden but what chance will bring, and that is drawn on demand: a copy of the
// state is the whole truth, and imagining is playing on with any answers of chance.

import type { CardId, Face } from '../kernel/knowledge.ts';
import type { LairState } from './state.ts';

export { apply } from './apply.ts';
export { check } from './check.ts';
export { defaultAction } from './defaults.ts';
export { draft, legal } from './legal.ts';
export { viewOf } from './view-of.ts';
export { pending } from './waiting.ts';
export type { LairState } from './state.ts';

/** No card lies face down in this game. */
export function unknowns(_replica: LairState): { readonly ids: readonly CardId[]; readonly faces: readonly Face[] } {
  return { ids: [], faces: [] };
}

export function imagine(replica: LairState, _faces: readonly Face[] = []): LairState {
  return replica;
}

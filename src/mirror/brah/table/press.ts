// What a press on a thing of the table does. A first press never acts: it selects a card of the hand, chooses a target,
// or arms the pick that would make the action whole; the second press on the same thing acts. Pure.

import type { BrahView, Pick } from '../../../core/brah/public.ts';
import { keyOf } from '../../../core/brah/public.ts';
import type { ThingKey } from '../../../present/brah/table/picture.ts';
import type { Ask } from '../draft.ts';
import { thingOf } from './answers.ts';

/** What is picked up but not yet picked. */
export type Hands = {
  /** A thing whose picks stand as buttons. */
  readonly selected: ThingKey | null;
  /** The pick that a second press makes. */
  readonly armed: Pick | null;
};

export const EMPTY_HANDS: Hands = { selected: null, armed: null };

export type Deed =
  | { readonly do: 'inspect' }
  | { readonly do: 'select'; readonly thing: ThingKey | null }
  | { readonly do: 'arm'; readonly pick: Pick | null }
  | { readonly do: 'take'; readonly pick: Pick }
  | { readonly do: 'take-back'; readonly pick: Pick };

/** Picks that say what is done with a card of the hand; all others answer a question. */
const VERBS: ReadonlySet<Pick['pick']> = new Set(['play', 'equip', 'trade', 'swap', 'banish', 'nay', 'rescue']);

export type At = {
  readonly hands: Hands;
  readonly made: readonly Pick[];
  readonly ask: Ask;
  readonly view: BrahView;
};

/** As much of a thing as a press needs to know. */
export type Pressable = { readonly key: ThingKey; readonly picks: readonly Pick[] };

export function pressed(thing: Pressable, at: At): Deed {
  const { picks, key } = thing;
  const [only, ...others] = picks;
  if (only === undefined) {
    const chosen = at.made.findLast((pick) => thingOf(pick, at.view) === key);
    if (chosen !== undefined) return { do: 'take-back', pick: chosen };
    // A rival's strip unfolds to a board that can be read; pressed again it tells of the player.
    return key.startsWith('player:') && at.hands.selected !== key ? { do: 'select', thing: key } : { do: 'inspect' };
  }
  if (others.length > 0 || VERBS.has(only.pick)) {
    if (at.hands.selected !== key) return { do: 'select', thing: key };
    return others.length === 0 ? { do: 'take', pick: only } : { do: 'select', thing: null };
  }
  return answered(only, at);
}

/** A pick that answers: taken while more is to follow, armed when it is the last. */
export function answered(pick: Pick, { hands, made, ask }: At): Deed {
  if (hands.armed !== null && keyOf(hands.armed) === keyOf(pick)) return { do: 'take', pick };
  return ask([...made, pick]).kind === 'action' ? { do: 'arm', pick } : { do: 'take', pick };
}

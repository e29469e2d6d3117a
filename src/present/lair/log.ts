// The log as it is read: sentences in order, marked by weight so that a reader may ask for less.

import type { EventType, LairEvent } from '../../core/lair/public.ts';
import type { Told, Weight } from '../told.ts';
import type { NumberSaid } from './sentences.ts';
import { sentenceOf } from './sentences.ts';
import type { Speech } from './words.ts';

export type LogLine = Told & { readonly numbers: readonly NumberSaid[] };

const ESSENTIAL: ReadonlySet<EventType> = new Set<EventType>([
  'dungeon-started',
  'tile-revealed',
  'monster-spawned',
  'monster-died',
  'boss-defeated',
  'raised-dead',
  'fire-breathed',
  'saved',
  'hero-fell',
  'party-wiped',
  'campaign-won',
  'camp-started',
]);
const DETAIL: ReadonlySet<EventType> = new Set<EventType>([
  'gold-gained',
  'xp-gained',
  'store-dealt',
  'effect-applied',
]);
const HEADS: ReadonlySet<EventType> = new Set<EventType>(['round-started', 'dungeon-started', 'attempt-started']);

export function weightOf(type: EventType): Weight {
  if (ESSENTIAL.has(type)) return 'essential';
  return DETAIL.has(type) ? 'detail' : 'plain';
}

/** One line for each event that is told, oldest first. */
export function logLines(
  heard: readonly { readonly entry: number; readonly events: readonly LairEvent[] }[],
  speech: Speech,
): readonly LogLine[] {
  return heard.flatMap(({ entry, events }) =>
    events.flatMap((event, i) => {
      const { text, numbers } = sentenceOf(event, speech);
      if (text === '') return [];
      return [
        { key: `${entry}.${i}`, text, numbers, weight: weightOf(event.type), seats: [], turn: HEADS.has(event.type) },
      ];
    }),
  );
}

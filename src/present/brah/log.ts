// The log as one viewer reads it: sentences in order, marked by weight so that a reader may ask for less.
// Pure; the events come cut to the viewer.

import type { BrahEvent, EventType, Seat } from '../../core/brah/public.ts';
import type { Told, Weight } from '../told.ts';
import type { NumberSaid } from './sentences.ts';
import { sentenceOf } from './sentences.ts';
import type { Speech } from './words.ts';

export type LogLine = Told & { readonly numbers: readonly NumberSaid[] };

const ESSENTIAL: ReadonlySet<EventType> = new Set<EventType>([
  'turn-started',
  'foe-revealed',
  'combat-won',
  'combat-lost',
  'idol-played',
  'banish-played',
  'action-countered',
  'last-stand',
  'last-stand-off',
  'rescued',
  'player-eliminated',
  'game-over',
  'heroes-chosen',
]);
const DETAIL: ReadonlySet<EventType> = new Set<EventType>([
  'game-created',
  'pile-shuffled',
  'rules-checked',
  'response-asked',
  'response-passed',
  'turn-ended',
  'foe-stat-changed',
  'action-resolved',
  'combat-declared',
]);

export function weightOf(type: EventType): Weight {
  if (ESSENTIAL.has(type)) return 'essential';
  return DETAIL.has(type) ? 'detail' : 'plain';
}

export function seatsIn(event: BrahEvent): readonly Seat[] {
  const seats = new Set<Seat>();
  for (const key of ['seat', 'by', 'thief', 'from', 'owner', 'victim', 'receiver', 'opponent'] as const) {
    const seat: unknown = key in event ? event[key as keyof BrahEvent] : null;
    if (typeof seat === 'number') seats.add(seat);
  }
  return [...seats];
}

/** One line for each event, oldest first. `entry` is the event's place in the log of the match. */
export function logLines(
  heard: readonly { readonly entry: number; readonly events: readonly BrahEvent[] }[],
  speech: Speech,
): readonly LogLine[] {
  return heard.flatMap(({ entry, events }) =>
    events.map((event, i) => {
      const sentence = sentenceOf(event, speech);
      return {
        key: `${entry}.${i}`,
        text: sentence.text,
        numbers: sentence.numbers,
        weight: weightOf(event.type),
        seats: seatsIn(event),
        turn: event.type === 'turn-started',
      };
    }),
  );
}

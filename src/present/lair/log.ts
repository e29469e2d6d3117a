// The log as it is read: sentences in order, marked by weight so that a reader may ask for less.

import type { EventType, LairEvent, Seat } from '../../core/lair/public.ts';
import { isClass } from '../../core/lair/public.ts';
import type { Told, Weight } from '../told.ts';
import type { NumberSaid } from './sentences.ts';
import { sentenceOf } from './sentences.ts';
import type { Speech } from './words.ts';
import { listening } from './words.ts';

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
/** What another line says as well, or what matters to few. */
const DETAIL: ReadonlySet<EventType> = new Set<EventType>([
  'gold-gained',
  'xp-gained',
  'store-dealt',
  'effect-applied',
  'effect-ended',
  'markers-changed',
  'window-opened',
  'window-closed',
  'decision-opened',
  'decision-taken',
  'tile-turned',
  'mark-changed',
  'token-used',
  'phase-started',
]);
const HEADS: ReadonlySet<EventType> = new Set<EventType>(['round-started', 'dungeon-started', 'attempt-started']);

export function weightOf(event: LairEvent): Weight {
  if (ESSENTIAL.has(event.type)) return 'essential';
  // `discovers` has said so.
  if (event.type === 'hero-moved' && event.how === 'explore') return 'detail';
  if (event.type === 'phase-started') return event.phase === 'monster' ? 'plain' : 'detail';
  return DETAIL.has(event.type) ? 'detail' : 'plain';
}

/** The players an event is about: those who lead the heroes in it, or are named themselves. */
export function seatsIn(event: LairEvent, { seatOf }: Speech): readonly Seat[] {
  const seats = new Set<Seat>();
  for (const key of ['hero', 'attacker', 'target', 'killer', 'from', 'to', 'by', 'who'] as const) {
    const who: unknown = key in event ? event[key as keyof LairEvent] : null;
    const seat = typeof who === 'string' && isClass(who) ? seatOf(who) : null;
    if (seat !== null) seats.add(seat);
  }
  if ('seat' in event) seats.add(event.seat);
  if (event.type === 'window-opened') for (const seat of event.seats) seats.add(seat);
  if (event.type === 'mark-changed' && typeof event.who === 'number') seats.add(event.who);
  return [...seats];
}

/** One line for each event, oldest first; each with the names of its moment. */
export function logLines(
  heard: readonly { readonly entry: number; readonly events: readonly LairEvent[] }[],
  base: Speech,
): readonly LogLine[] {
  const { speech, hear } = listening(base);
  return heard.flatMap(({ entry, events }) =>
    events.map((event, i) => {
      hear(event);
      const { text, numbers } = sentenceOf(event, speech);
      return {
        key: `${entry}.${i}`,
        text,
        numbers,
        weight: weightOf(event),
        seats: seatsIn(event, speech),
        turn: HEADS.has(event.type),
      };
    }),
  );
}

// Moments of real campaigns, for whoever asks what a screen would say there: a careful party until its second defeat, a
// careless one for a while, and a table where the party is still being chosen. The same moments each time.

import { playLairBots } from '../../../src/cli/bot-game.ts';
import type { LairState } from '../../../src/core/lair/index.ts';
import { defaultConfig, LAIR } from '../../../src/core/lair/index.ts';
import type { ClassId, LairEvent, LairView, Pick, Seat } from '../../../src/core/lair/public.ts';
import type { Speech } from '../../../src/present/lair/words.ts';
import { speechOf } from '../../../src/present/lair/words.ts';

export const NAMES = ['Ann', 'Bo', 'Cy'];

export type Moment = { readonly state: LairState; readonly view: LairView; readonly speech: Speech };
export type Campaign = {
  readonly heard: readonly { readonly entry: number; readonly events: readonly LairEvent[] }[];
  readonly moments: readonly Moment[];
  readonly last: Moment;
};

type Wish = {
  readonly seed: string;
  readonly bot: 'greedy' | 'random';
  readonly party: readonly { readonly hero: ClassId; readonly seat: Seat }[];
  readonly until: (state: LairState) => boolean;
};

/** Moments of the same kind that are kept at once, and then one in how many. */
const FIRST = 10;
const THEN = 60;

function campaign({ seed, bot, party, until }: Wish): Campaign {
  const heard: { entry: number; events: readonly LairEvent[] }[] = [];
  const moments: Moment[] = [];
  const met = new Map<string, number>();
  const players = Math.max(...party.map(({ seat }) => seat)) + 1;
  const look = (state: LairState): Moment => {
    const view = LAIR.view(state, 'table');
    return { state, view, speech: speechOf(view, NAMES, heard) };
  };
  const { state } = playLairBots({ ...defaultConfig(players), party }, [bot], seed, {
    until,
    onEvents: (events, now) => {
      heard.push({ entry: heard.length, events });
      const pending = LAIR.pending(now);
      if (pending.kind !== 'decide') return;
      const kind = `${pending.prompt} ${now.inFight}`;
      const n = met.get(kind) ?? 0;
      met.set(kind, n + 1);
      if (n < FIRST || n % THEN === 0) moments.push(look(now));
    },
  });
  return { heard, moments, last: look(state) };
}

export function campaigns(): readonly Campaign[] {
  return [
    campaign({
      seed: 'words 4',
      bot: 'greedy',
      party: [
        { hero: 'barbarian', seat: 0 },
        { hero: 'cleric', seat: 1 },
        { hero: 'ranger', seat: 0 },
        { hero: 'wizard', seat: 2 },
      ],
      until: (s) => s.attempt > 2,
    }),
    campaign({
      seed: 'words 2',
      bot: 'greedy',
      party: [
        { hero: 'druid', seat: 0 },
        { hero: 'rogue', seat: 1 },
      ],
      until: (s) => s.attempt > 3,
    }),
    campaign({
      seed: 'words wild',
      bot: 'random',
      party: [
        { hero: 'rogue', seat: 0 },
        { hero: 'wizard', seat: 1 },
        { hero: 'druid', seat: 1 },
      ],
      until: (s) => s.attempt > 25,
    }),
  ];
}

/** The table before the party stands, empty and with two chosen. */
export function beginnings(): readonly Moment[] {
  const empty = LAIR.setup(defaultConfig(2));
  const one = LAIR.apply(empty, 0, { type: 'setup-hero', slot: 1, hero: 'rogue' });
  return [empty, ...(one.ok ? [one.state] : [])].map((state) => {
    const view = LAIR.view(state, 'table');
    return { state, view, speech: speechOf(view, NAMES) };
  });
}

/** Every pick on offer to a seat, with those made before it. */
export function offersOf(state: LairState, seat: Seat): readonly { readonly pick: Pick; readonly picks: Pick[] }[] {
  return LAIR.legal(state, seat).flatMap((pick) => {
    const next = LAIR.draft(state, seat, [pick]);
    const more = next.kind === 'offer' ? next.picks.map((second) => ({ pick: second, picks: [pick] })) : [];
    return [{ pick, picks: [] }, ...more];
  });
}

/** Ids, types and holes: what nobody may read. Words with two hyphens are ids of kinds. */
export const RAW =
  /undefined|null|NaN|\[object|\bL-[A-Z]+-\d|[a-z]-[a-z]+-[a-z]|\b(T\d\d|ENT|SHR|GAT)\b|\b[A-Z]{3}\d\b|\b[WHCPBA]\d\d\b|unexplored rock|monster-|-phase/;

/** A capital first, a stop at the end, nothing raw, no double space, no shout. */
function faultOf(text: string): string | null {
  if (!/^[A-Z0-9]/.test(text) || !/[.?]$/.test(text)) return `no sentence: ${text}`;
  return RAW.test(text) || / {2}|\.\.|,,|!| ,|: \./.test(text) ? `raw: ${text}` : null;
}

/** The first texts that are no sentences. */
export function faultsIn(texts: Iterable<string>): readonly string[] {
  return [...new Set(texts)].flatMap((text) => faultOf(text) ?? []).slice(0, 8);
}

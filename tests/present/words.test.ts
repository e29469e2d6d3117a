// Every event, prompt and pick of real games has words, and every card: whole sentences without a hole in them.

import { describe, expect, test } from 'vitest';
import type { BrahEvent, BrahView, EventType, Pick, Prompt } from '../../src/core/brah/public.ts';
import { KINDS } from '../../src/core/brah/public.ts';
import { cardModel, describeFace } from '../../src/present/brah/cards.ts';
import { labelOf } from '../../src/present/brah/labels.ts';
import { handModel } from '../../src/present/brah/models.ts';
import { draftPrompt, promptOf } from '../../src/present/brah/prompts.ts';
import type { Check } from '../../src/present/brah/reasons.ts';
import { speechOf } from '../../src/present/brah/seek.ts';
import { sentenceOf } from '../../src/present/brah/sentences.ts';
import { explainedWords } from '../../src/present/numbers.ts';
import { NAMES, positionOf } from '../mirror/positions.ts';

/** A whole sentence: a capital or a name first, an end, no hole. */
function isSentence(text: string): boolean {
  return /^[A-Z"'(\d]/.test(text) && /[.!?]$/.test(text) && !/undefined|null|NaN|\[object| {2}/.test(text);
}

type Seen = {
  readonly events: Map<EventType, BrahEvent>;
  readonly prompts: Set<Prompt>;
  readonly picks: Set<Pick['pick']>;
  readonly faults: string[];
};

/** Plays whole games and puts everything that a screen would say to the question. */
async function hearGames(seeds: readonly string[]): Promise<Seen> {
  const seen: Seen = { events: new Map(), prompts: new Set(), picks: new Set(), faults: [] };
  for (const seed of seeds) {
    const bot = seed.startsWith('wild') ? 'random' : 'greedy';
    const session = await positionOf({ players: 3, seed, bot, until: (view) => view.outcome !== null });
    if (session === null) throw new Error('violated assumption: the game does not end');
    for (const viewer of [0, 'table'] as const) {
      const speech = speechOf(session.view(viewer), NAMES);
      for (const { events } of session.eventsFor(viewer)) {
        for (const event of events) {
          seen.events.set(event.type, event);
          const { text } = sentenceOf(event, speech);
          if (!isSentence(text)) seen.faults.push(`${event.type}: ${text}`);
        }
      }
    }
  }
  return seen;
}

/** Everything on offer to a seat, one draft deep into each pick. */
function hearOffers(
  view: BrahView,
  offered: readonly Pick[],
  next: (picks: readonly Pick[]) => readonly Pick[],
  seen: Seen,
): void {
  const speech = speechOf(view, NAMES);
  const say = (text: string, what: string) => {
    if (!isSentence(text)) seen.faults.push(`${what}: ${text}`);
  };
  if (view.asked !== null) seen.prompts.add(view.asked.prompt);
  say(promptOf(view, speech).ask, `prompt ${view.asked?.prompt}`);
  for (const pick of offered) {
    seen.picks.add(pick.pick);
    const { short, full } = labelOf(pick, { view, speech, picks: [] });
    say(full, `pick ${pick.pick} of ${view.asked?.prompt}`);
    if (!full.startsWith(short)) seen.faults.push(`${full} does not begin with ${short}`);
    const more = next([pick]);
    for (const further of more) {
      seen.picks.add(further.pick);
      say(labelOf(further, { view, speech, picks: [pick] }).full, `pick ${further.pick} after ${pick.pick}`);
    }
    if (more.length > 0) say(draftPrompt([pick], more, view, speech), `draft after ${pick.pick}`);
  }
}

/** R52: a card of the hand either has a button or a reason in words, whoever is asked. */
function hearReasons(view: BrahView, offered: readonly Pick[], check: Check, seen: Seen): void {
  const speech = speechOf(view, NAMES);
  for (const { card, picks, why } of handModel(view, offered, check, speech)) {
    if (picks.length === 0 && !isSentence(why ?? '')) seen.faults.push(`no reason for ${card.face}: ${why}`);
    if (picks.length > 0 && why !== null) seen.faults.push(`${card.face} is on offer and refused: ${why}`);
  }
}

describe('words', () => {
  test('R53 every event of whole games is a whole sentence, for a seat and for the table', async () => {
    const seen = await hearGames(['a', 'b', 'c', 'd', 'wild e', 'wild f', 'wild g']);
    expect(seen.faults).toEqual([]);
    expect(seen.events.size).toBeGreaterThan(35);
  });

  test('R52 R76 every prompt and every pick on offer has words that begin with what is seen', async () => {
    const seen: Seen = { events: new Map(), prompts: new Set(), picks: new Set(), faults: [] };
    for (const seed of ['h', 'i', 'wild j', 'wild k', 'wild l', 'wild m', 'wild n', 'wild o']) {
      await walk(seed, seen);
    }
    expect(seen.faults).toEqual([]);
    expect(seen.prompts.size).toBeGreaterThan(14);
    expect(seen.picks.size).toBeGreaterThan(22);
  });

  test.each(KINDS.map((kind) => [kind]))('the card %s has a face and a sentence', (kind) => {
    const model = cardModel(kind);
    expect(model?.name).toBeTruthy();
    expect(describeFace(kind)).toSatisfy(isSentence);
    expect(model?.sides.length).toBe(model?.ground === 'trait' ? 2 : 0);
  });

  test('a number unfolds to its parts by name', () => {
    const number = {
      total: 5,
      parts: [
        { value: 4, why: 'printed', source: null },
        { value: 2, why: 'bonus', source: 'florence' },
        { value: -1, why: 'non-genuine', source: null },
        { value: 0, why: 'counted', source: 'kevin' },
      ],
    } as const;
    expect(explainedWords(number)).toBe('5: printed 4, +2 Florence, \u22121 for a Non-Genuine Part.');
  });

  test('names are text, whatever they hold', () => {
    const speech = { viewer: 'table', names: ['<b>x</b>', 'Bo'] } as const;
    const event = { type: 'turn-started', to: 64, seat: 0, turn: 3 } as const;
    expect(sentenceOf(event, speech).text).toBe('Turn 3: <b>x</b> takes a turn.');
  });
});

/** Plays a game and listens to the offers at every third decision. */
async function walk(seed: string, seen: Seen): Promise<void> {
  let n = 0;
  await positionOf({
    players: 3,
    seed,
    bot: seed.startsWith('wild') ? 'random' : 'greedy',
    until: (view) => view.outcome !== null,
    look: (session) => {
      n += 1;
      const pending = session.pending();
      if (n % 3 !== 0 || pending.kind !== 'decide') return;
      for (const seat of pending.seats) {
        const next = (picks: readonly Pick[]) => {
          const draft = session.draft(seat, picks);
          return draft.kind === 'offer' ? draft.picks : [];
        };
        hearOffers(session.view(seat), session.legal(seat), next, seen);
        hearReasons(session.view(seat), session.legal(seat), (action) => session.check(seat, action), seen);
      }
    },
  });
}

// Whole campaigns of Lairbreakers through the session: bots alone, and companions who let people go first.

import { describe, expect, test } from 'vitest';
import { inProcess } from '../../src/bots/bot.ts';
import { LAIR_BOTS, LAIR_THINKING } from '../../src/bots/lair/bots.ts';
import { encode } from '../../src/core/kernel/codec.ts';
import { replay } from '../../src/core/kernel/replay.ts';
import { defaultConfig, LAIR } from '../../src/core/lair/index.ts';
import type { ClassId } from '../../src/core/lair/public.ts';
import { LAIR_CUSTOMS } from '../../src/session/lair.ts';
import type { SeatHolder } from '../../src/session/port.ts';
import { createSession, resumeSession } from '../../src/session/session.ts';

const PARTS = { game: LAIR, customs: LAIR_CUSTOMS, bots: inProcess(LAIR_THINKING, LAIR_BOTS), prints: false };
const PERSON: SeatHolder = { kind: 'person', name: 'Ann' };
const BOT: SeatHolder = { kind: 'bot', name: 'Bot', bot: 'greedy', seed: 3 };

function open(heroes: readonly ClassId[], seats: readonly SeatHolder[], seed: string) {
  const party = heroes.map((hero, seat) => ({ hero, seat }));
  return createSession(PARTS, { config: { ...defaultConfig(seats.length), party }, seats, seed });
}

type Opened = ReturnType<typeof open>;

async function thought(): Promise<void> {
  for (let i = 0; i < 200; i++) await Promise.resolve();
}

function asked(session: Opened) {
  const pending = session.pending();
  if (pending.kind !== 'decide') throw new Error(`violated assumption: somebody is asked, not ${pending.kind}`);
  return pending;
}

describe('bots among themselves', () => {
  test('lead a hero each through a dungeon, and need no default for it', async () => {
    const session = open(['cleric', 'rogue'], [BOT, { ...BOT, seed: 4 }], 'bots 2');
    for (let i = 0; i < 400 && session.view(0).depth === 1 && session.view(0).attempt === 1; i++) await thought();
    expect(session.view(0).depth + session.view(0).attempt).toBe(3);
    const log = session.toLog();
    expect(log.entries.filter((e) => e.kind === 'default')).toEqual([]);
    expect(replay(LAIR, log).fault).toBeNull();
    expect(LAIR_CUSTOMS.rematch(log.config, { attempts: 3, rounds: 200 })).toEqual(log.config);
    session.stop();
  });
});

describe('companions', () => {
  test('wait in the Hero phase until the person has nothing more to do, and then act', async () => {
    const session = open(['barbarian', 'cleric'], [PERSON, BOT], 'companions');
    await thought();
    const { entries } = session.toLog();
    expect([asked(session).prompt, asked(session).seats]).toEqual(['hero', [0, 1]]);
    // The store was dealt, and nothing else has happened.
    expect(entries.every((e) => e.kind === 'chance')).toBe(true);
    session.propose(0, asked(session).no, { type: 'move', hero: 'barbarian', dir: 'N' });
    if (asked(session).prompt === 'place-tile') session.timeOut(0, asked(session).no);
    await thought();
    expect(session.toLog().entries.filter((e) => e.kind === 'act' && e.by === 1)).toEqual([]);
    session.propose(0, asked(session).no, { type: 'done', hero: 'barbarian', on: true });
    await thought();
    const theirs = session.toLog().entries.filter((e) => e.kind === 'act' && e.by === 1);
    expect(theirs[0]).toMatchObject({ action: { type: 'move', hero: 'cleric' } });
    expect(asked(session).seats).toContain(0);
  });
  test('follow the person through a whole dungeon, and never open a door ahead', async () => {
    const session = open(['barbarian', 'cleric', 'wizard'], [PERSON, BOT, { ...BOT, seed: 8 }], 'followers');
    const opened: string[] = [];
    session.onChange(({ events }) => {
      for (const event of events) if (event.type === 'tile-revealed') opened.push(event.hero);
    });
    const greedy = LAIR_BOTS.greedy;
    for (let i = 0; i < 3000 && (session.view(0).depth === 1 || session.view(0).dungeon === null); i++) {
      await thought();
      const pending = asked(session);
      if (!pending.seats.includes(0)) throw new Error('violated assumption: the person is asked in the end');
      const question = { seat: 0, seed: 1, view: session.view(0), legal: session.legal(0) };
      const action = greedy({ ...question, draft: (picks) => session.draft(0, picks) });
      expect(action === null ? 'none' : session.propose(0, pending.no, action)).toBeNull();
      if (session.view(0).attempt > 4) break;
    }
    expect(session.view(0).depth).toBe(2);
    expect(new Set(opened)).toEqual(new Set(['barbarian']));
  });
});

test('a campaign goes on from its log, in the middle of it too', async () => {
  const session = open(['druid'], [PERSON], 'goes on');
  for (let i = 0; i < 60; i++) session.timeOut(0, asked(session).no);
  const resumed = resumeSession(PARTS, session.toLog());
  if (!resumed.ok) throw new Error(resumed.fault.text);
  expect(encode(resumed.session.view(0))).toBe(encode(session.view(0)));
  resumed.session.stop();
});

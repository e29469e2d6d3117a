// Whole matches of Dungeon Brah through the session: bots of both kinds, windows, saving and going on, rematch.

import { describe, expect, test } from 'vitest';
import { inProcess } from '../../src/bots/bot.ts';
import { BRAH_BOTS, BRAH_THINKING } from '../../src/bots/brah/bots.ts';
import { BRAH, defaultConfig } from '../../src/core/brah/index.ts';
import { encode } from '../../src/core/kernel/codec.ts';
import { logText, parseLogText } from '../../src/core/kernel/log.ts';
import { replay } from '../../src/core/kernel/replay.ts';
import { BRAH_CUSTOMS } from '../../src/session/brah.ts';
import type { SeatHolder } from '../../src/session/port.ts';
import { createSession, resumeSession } from '../../src/session/session.ts';

const PARTS = { game: BRAH, customs: BRAH_CUSTOMS, bots: inProcess(BRAH_THINKING, BRAH_BOTS) };
const bot = (seed: number): SeatHolder => ({
  kind: 'bot',
  name: `Bot ${seed}`,
  bot: seed % 2 === 0 ? 'greedy' : 'random',
  seed,
});

function open(seats: readonly SeatHolder[], seed: string) {
  return createSession(PARTS, { config: defaultConfig(seats.length), seats, seed });
}

async function ended(session: ReturnType<typeof open>): Promise<void> {
  for (let i = 0; i < 200_000 && session.pending().kind !== 'over'; i++) await Promise.resolve();
}

describe('bots among themselves', () => {
  test.each([2, 4, 6])('%i of them play a game to its end', async (players) => {
    const session = open(
      Array.from({ length: players }, (_, seat) => bot(seat)),
      `bots ${players}`,
    );
    await ended(session);
    expect(session.pending().kind).toBe('over');
    const log = session.toLog();
    // Bots find an answer to everything: no default had to be taken for one.
    expect(log.entries.filter((e) => e.kind === 'default')).toEqual([]);
    const { fault, course } = replay(BRAH, log);
    expect(fault).toBeNull();
    expect(encode(course.state)).toBe(encode(replay(BRAH, log).course.state));
    const pending = session.pending();
    const first = pending.kind === 'over' ? pending.outcome.outOrder[0] : undefined;
    expect(session.rematch()?.firstPlayer).toEqual(
      first === undefined ? { how: 'random' } : { how: 'first-out', seat: first },
    );
  });
});

describe('a person among bots', () => {
  const seats: readonly SeatHolder[] = [{ kind: 'person', name: 'Ann' }, bot(2), bot(4)];
  /** Ann takes her defaults; everything she is asked is noted. */
  async function play(responsePrompts: 'everyone' | 'holders') {
    const session = createSession(PARTS, { config: { ...defaultConfig(3), responsePrompts }, seats, seed: 'ann' });
    const asked: { prompt: string; picks: number }[] = [];
    for (let i = 0; i < 100_000; i++) {
      await Promise.resolve();
      const pending = session.pending();
      if (pending.kind === 'over') break;
      if (pending.kind !== 'decide' || !pending.seats.includes(0)) continue;
      asked.push({ prompt: pending.prompt, picks: session.legal(0).length - 1 });
      expect(session.timeOut(0, pending.no)).toBeNull();
    }
    expect(session.pending().kind).toBe('over');
    return { session, asked };
  }
  test('is never asked what can only be disclosed', async () => {
    const { asked } = await play('everyone');
    expect(asked.filter(({ prompt }) => prompt === 'disclose')).toEqual([]);
    // In a window everybody is asked, also who can only pass.
    expect(asked.some(({ prompt, picks }) => prompt === 'respond' && picks === 1)).toBe(true);
  });
  test('where only holders are asked, is not asked in a window without a usable card', async () => {
    const { asked } = await play('holders');
    expect(asked.filter(({ prompt, picks }) => ['respond', 'banish-window'].includes(prompt) && picks === 1)).toEqual(
      [],
    );
  });
  test('a save goes on to the same end', async () => {
    const { session } = await play('everyone');
    const whole = session.toLog();
    const parsed = parseLogText(BRAH, logText(whole));
    expect(parsed.ok).toBe(true);
    const half = { ...whole, entries: whole.entries.slice(0, Math.floor(whole.entries.length / 2)) };
    const resumed = resumeSession(PARTS, half);
    if (!resumed.ok) throw new Error(resumed.fault.text);
    for (let i = 0; i < 100_000; i++) {
      await Promise.resolve();
      const pending = resumed.session.pending();
      if (pending.kind === 'over') break;
      if (pending.kind === 'decide' && pending.seats.includes(0)) resumed.session.timeOut(0, pending.no);
    }
    expect(encode(resumed.session.pending())).toBe(encode(session.pending()));
  });
});

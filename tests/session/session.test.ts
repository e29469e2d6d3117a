// A match from its first deal to its end: people and bots, forced answers, windows, pausing, undo, saving and going on.

import { describe, expect, test } from 'vitest';
import type { BotRequest, BotRunner } from '../../src/bots/bot.ts';
import { inProcess } from '../../src/bots/bot.ts';
import { randomBot } from '../../src/bots/random.ts';
import { encode } from '../../src/core/kernel/codec.ts';
import type { Entry } from '../../src/core/kernel/log.ts';
import { logText, parseLogText } from '../../src/core/kernel/log.ts';
import { replay } from '../../src/core/kernel/replay.ts';
import type { SeatHolder } from '../../src/session/port.ts';
import { parseHolder } from '../../src/session/seats.ts';
import type { SessionParts } from '../../src/session/session.ts';
import { createSession, resumeSession } from '../../src/session/session.ts';
import { ASK_HOLDERS, TOY_CUSTOMS } from '../toy/customs.ts';
import { TOY } from '../toy/toy.ts';
import type { ToyAction, ToyConfig, ToyEvent, ToyOutcome, ToyPick, ToyState, ToyView } from '../toy/toy-state.ts';

type Parts = SessionParts<ToyConfig, ToyState, ToyAction, ToyPick, ToyEvent, ToyView, ToyOutcome>;

const PERSON = (name: string): SeatHolder => ({ kind: 'person', name });
const BOT = (seed: number): SeatHolder => ({ kind: 'bot', name: `Bot ${seed}`, bot: 'random', seed });
const random = randomBot<ToyView, ToyPick, ToyAction>((pick) => (pick.pick === 'concede' ? 0 : 1));
const BOTS = inProcess(TOY, { random, greedy: random });

function open(
  seats: readonly SeatHolder[],
  parts: Partial<Parts> = {},
  config: ToyConfig = { players: seats.length, turns: 30 },
  seed = 'open',
) {
  return createSession<ToyConfig, ToyState, ToyAction, ToyPick, ToyEvent, ToyView, ToyOutcome>(
    { game: TOY, customs: TOY_CUSTOMS, bots: BOTS, ...parts },
    { config, seats, seed },
  );
}

type Opened = ReturnType<typeof open>;

/** Lets bots think: each of them answers within a turn of the event loop. */
async function settled(session: Opened): Promise<void> {
  for (let i = 0; i < 400 && session.pending().kind !== 'over'; i++) await Promise.resolve();
}

/** Until the whole game is over. */
async function ended(session: Opened): Promise<void> {
  for (let i = 0; i < 100_000 && session.pending().kind !== 'over'; i++) await Promise.resolve();
}

function asked(session: Opened) {
  const pending = session.pending();
  if (pending.kind !== 'decide') throw new Error(`violated assumption: a decision, not ${pending.kind}`);
  return pending;
}

/** The seats that are asked take their defaults until the prompt is this one. */
function until(session: Opened, prompt: string): void {
  for (let i = 0; i < 200 && asked(session).prompt !== prompt; i++) {
    const { seats, no } = asked(session);
    expect(session.timeOut(seats[0] ?? 0, no)).toBeNull();
  }
  expect(asked(session).prompt).toBe(prompt);
}

const people = () => open([PERSON('Ann'), PERSON('Bob'), PERSON('Cleo')]);

test('the first chances are dealt before anybody is asked', () => {
  const session = people();
  expect(asked(session)).toMatchObject({ prompt: 'bid', seats: [0, 1, 2], simultaneous: true });
  expect(session.view(1).hands[1]?.every((face) => face !== null)).toBe(true);
});

test('four bots play a game to its end, and its log plays again', async () => {
  const session = open([BOT(1), BOT(2), BOT(3), BOT(4)]);
  await ended(session);
  expect(session.pending().kind).toBe('over');
  const { fault, course } = replay(TOY, session.toLog());
  expect(fault).toBeNull();
  expect(TOY.pending(course.state)).toEqual(session.pending());
  expect(session.rematch()?.turns).toBeGreaterThanOrEqual(30);
});

test('equal seeds give equal matches', async () => {
  const [a, b] = [open([BOT(1), BOT(2), BOT(3)]), open([BOT(1), BOT(2), BOT(3)])];
  await ended(a);
  await ended(b);
  expect(logText(a.toLog())).toBe(logText(b.toLog()));
});

describe('proposing', () => {
  test('an answer to an earlier question is refused as stale', () => {
    const session = people();
    until(session, 'turn');
    const { no, seats } = asked(session);
    expect(session.propose(seats[0] ?? 0, no - 1, { type: 'rest' })).toMatchObject({ code: 'stale' });
    expect(session.propose(seats[0] ?? 0, no, { type: 'rest' })).toBeNull();
    expect(session.propose(seats[0] ?? 0, no, { type: 'rest' })).toMatchObject({ code: 'stale' });
  });
  test('what the game refuses changes nothing', () => {
    const session = people();
    const before = logText(session.toLog());
    expect(session.propose(0, asked(session).no, { type: 'rest' })).toMatchObject({ code: 'not-this' });
    expect(logText(session.toLog())).toBe(before);
  });
  test('simultaneous answers come in any order, and what can only be disclosed is disclosed at once', () => {
    const session = people();
    for (const seat of [2, 0, 1]) {
      const action = TOY.defaultAction(replay(TOY, session.toLog()).course.state, seat);
      expect(action && session.propose(seat, asked(session).no, action)).toBeNull();
    }
    const kinds = session.toLog().entries.flatMap((e) => (e.kind === 'act' ? [`${e.by} ${e.action.type}`] : []));
    expect(kinds).toEqual(['2 bid', '0 bid', '1 bid', '0 disclose', '1 disclose', '2 disclose']);
    expect(asked(session).prompt).toBe('turn');
  });
});

describe('reaction windows', () => {
  const play = (parts: Partial<Parts>) => {
    const session = open([PERSON('Ann'), PERSON('Bob'), PERSON('Cleo')], parts);
    until(session, 'turn');
    const { seats, no } = asked(session);
    const by = seats[0] ?? 0;
    const draft = session.draft(by, [{ pick: 'play', n: 0 }]);
    const card = draft.kind === 'offer' ? draft.picks[0] : undefined;
    const whole = card === undefined ? draft : session.draft(by, [{ pick: 'play', n: 0 }, card]);
    expect(whole.kind === 'action' && session.propose(by, no, whole.action)).toBeNull();
    return session;
  };
  test('everybody with cards is asked, whatever they hold', () => {
    const session = play({});
    expect(asked(session)).toMatchObject({ prompt: 'window' });
    expect(asked(session).seats).toHaveLength(2);
  });
  test('where only holders are asked, whoever can only pass has passed', () => {
    const session = play({ customs: ASK_HOLDERS });
    const log = session.toLog();
    const state = replay(TOY, log).course.state;
    if (state.phase === 'window')
      for (const seat of state.unasked) expect(session.legal(seat).length).toBeGreaterThan(2);
    expect(log.entries.some((e) => e.kind === 'act' && e.action.type === 'pass')).toBe(true);
  });
});

describe('listening', () => {
  test('listeners hear every entry once, in order, after the journal and when the state is final', async () => {
    const saved: number[] = [];
    const heard: number[] = [];
    const session = open([PERSON('Ann'), BOT(5), BOT(6)], { journal: (_entry, at) => saved.push(at) });
    session.onChange(({ entry }) => {
      heard.push(entry);
      expect(saved).toContain(entry);
      expect(session.pending().kind).not.toBe('chance');
    });
    await settled(session);
    session.timeOut(0, asked(session).no);
    await settled(session);
    const all = session.toLog().entries.map((_, at) => at);
    expect(saved).toEqual(all);
    expect(heard).toEqual(all);
  });
  test('a listener that proposes is told of its own entry later, not in between', () => {
    const session = people();
    const first: number[] = [];
    const second: number[] = [];
    session.onChange(({ entry }) => {
      first.push(entry);
      const { no, seats, prompt } = asked(session);
      if (prompt === 'bid') session.timeOut(seats[0] ?? 0, no);
    });
    session.onChange(({ entry }) => second.push(entry));
    session.timeOut(0, asked(session).no);
    expect(second).toEqual(first);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    expect(first.length).toBe(session.toLog().entries.length);
  });
  test('each viewer gets its own events, also after undo and redo', () => {
    const session = people();
    const drew = (viewer: number | 'table') =>
      session.eventsFor(viewer).flatMap(({ events }) => events.filter((e) => e.type === 'drew'));
    const seen = (viewer: number | 'table') => drew(viewer).filter((e) => e.face !== null && e.seat !== viewer);
    expect(drew(0)).toHaveLength(9);
    expect(
      drew(0)
        .filter((e) => e.seat === 0)
        .every((e) => e.face !== null),
    ).toBe(true);
    for (const event of [...seen(0), ...seen('table')]) expect(event.face).toMatch(/5$/);
    until(session, 'turn');
    const by = asked(session).seats[0] ?? 0;
    const before = encode(session.eventsFor(1));
    session.propose(by, asked(session).no, { type: 'mark', marks: [1] });
    const after = encode(session.eventsFor(1));
    session.undo(by);
    expect(encode(session.eventsFor(1))).toBe(before);
    session.redo(by);
    expect(encode(session.eventsFor(1))).toBe(after);
  });
  test('whoever stops listening hears no more', () => {
    const session = people();
    let heard = 0;
    const stop = session.onChange(() => {
      heard += 1;
    });
    stop();
    session.timeOut(0, asked(session).no);
    expect(heard).toBe(0);
  });
});

describe('undo', () => {
  const marked = () => {
    const session = people();
    until(session, 'turn');
    const by = asked(session).seats[0] ?? 0;
    const before = encode(session.view(by));
    session.propose(by, asked(session).no, { type: 'mark', marks: [1] });
    return { session, by, before };
  };
  test('takes back the own last act as an entry, and redo brings it back', () => {
    const { session, by, before } = marked();
    expect([session.mayUndo(by), session.mayRedo(by)]).toEqual([true, false]);
    expect(session.undo(by)).toBe(true);
    expect(encode(session.view(by))).toBe(before);
    expect([session.mayUndo(by), session.mayRedo(by), session.mayRedo((by + 1) % 3)]).toEqual([false, true, false]);
    expect(session.redo(by)).toBe(true);
    expect(
      session
        .toLog()
        .entries.slice(-3)
        .map((e) => e.kind),
    ).toEqual(['act', 'undo', 'redo']);
  });
  test('is not for others, nor for what chance or another seat came after', () => {
    const { session, by } = marked();
    expect(session.undo((by + 1) % 3)).toBe(false);
    session.propose(by, asked(session).no, { type: 'draw' });
    expect(session.undo(by)).toBe(false);
  });
  test('a bot that already thinks about what was undone is not heard', async () => {
    const waiting: { request: BotRequest<ToyState>; answer: (action: ToyAction | null) => void }[] = [];
    const bots: BotRunner<ToyState, ToyAction> = {
      choose: (request) => new Promise((answer) => waiting.push({ request, answer })),
      stop: () => {},
    };
    const session = open([PERSON('Ann'), PERSON('Bob')], { bots });
    until(session, 'turn');
    const by = asked(session).seats[0] ?? 0;
    session.seat(1 - by, BOT(1));
    session.propose(by, asked(session).no, { type: 'rest' });
    expect(waiting.map(({ request }) => request.seat)).toEqual([1 - by]);
    session.undo(by);
    waiting[0]?.answer({ type: 'rest' });
    await settled(session);
    expect(asked(session).seats).toEqual([by]);
    expect(session.toLog().entries.at(-1)?.kind).toBe('undo');
  });
});

describe('bots', () => {
  const held = () => {
    const waiting: { request: BotRequest<ToyState>; answer: (action: ToyAction | null) => void; fail: () => void }[] =
      [];
    const bots: BotRunner<ToyState, ToyAction> = {
      choose: (request) =>
        new Promise((answer, fail) => waiting.push({ request, answer, fail: () => fail(new Error('stuck')) })),
      stop: () => {},
    };
    return { waiting, bots };
  };
  test('get a copy that holds only what their seat may know', async () => {
    const { waiting, bots } = held();
    open([PERSON('Ann'), BOT(1), BOT(2)], { bots });
    await Promise.resolve();
    expect(waiting.map(({ request }) => request.seat)).toEqual([1, 2]);
    for (const { request } of waiting)
      expect(encode(request.copy)).toBe(encode(TOY.replicaOf(request.copy, request.seat)));
  });
  test('asked together, they may answer in any order', async () => {
    const { waiting, bots } = held();
    const session = open([PERSON('Ann'), BOT(1), BOT(2)], { bots });
    await Promise.resolve();
    for (const { request, answer } of waiting.toReversed()) answer(TOY.defaultAction(request.copy, request.seat));
    await Promise.resolve();
    expect(asked(session).seats).toEqual([0]);
    expect(waiting).toHaveLength(2);
  });
  test.each<readonly [string, (w: ReturnType<typeof held>['waiting'][number]) => void]>([
    ['fails', (w) => w.fail()],
    ['finds nothing', (w) => w.answer(null)],
    ['answers what cannot be', (w) => w.answer({ type: 'rest' })],
  ])('a bot that %s has its default taken', async (_how, act) => {
    const { waiting, bots } = held();
    const session = open([PERSON('Ann'), BOT(1)], { bots });
    await Promise.resolve();
    for (const w of waiting) act(w);
    await settled(session);
    expect(session.toLog().entries.at(-1)).toMatchObject({ kind: 'default', by: 1 });
  });
  test('do not move while paused, and go on after', async () => {
    const session = open([BOT(1), BOT(2)]);
    session.pause();
    const before = session.toLog().entries.length;
    await settled(session);
    expect([session.toLog().entries.length, session.isPaused()]).toEqual([before, true]);
    session.resume();
    await ended(session);
    expect(session.pending().kind).toBe('over');
  });
  test('an answer that comes in a pause is asked for again after it', async () => {
    const { waiting, bots } = held();
    const session = open([PERSON('Ann'), BOT(1)], { bots });
    await Promise.resolve();
    session.pause();
    for (const { request, answer } of waiting) answer(TOY.defaultAction(request.copy, request.seat));
    await settled(session);
    expect(asked(session).seats).toEqual([0, 1]);
    session.resume();
    expect(waiting).toHaveLength(2);
    expect(waiting[1]?.request.seed).toBe(waiting[0]?.request.seed);
  });
  test('take over a seat and give it back', async () => {
    const session = open([PERSON('Ann'), PERSON('Bob')]);
    session.seat(1, BOT(3));
    await settled(session);
    expect(asked(session).seats).toEqual([0]);
    session.seat(1, PERSON('Bob'));
    session.timeOut(0, asked(session).no);
    until(session, 'turn');
    expect(session.holders()).toEqual([PERSON('Ann'), PERSON('Bob')]);
    expect(session.toLog().entries.filter((e) => e.kind === 'holder')).toHaveLength(2);
  });
});

test('a seat that gives up is out, at once', () => {
  const session = open([PERSON('Ann'), PERSON('Bob')]);
  expect(session.concede(1)).toBeNull();
  expect(session.pending()).toEqual({ kind: 'over', outcome: { winner: 0 } });
  expect(session.concede(0)).toMatchObject({ code: 'not-now' });
});

describe('saving', () => {
  test('a match goes on from its text as if it had never stopped, at any entry', async () => {
    const seats = [BOT(1), BOT(2), BOT(3)];
    const session = open(seats);
    await ended(session);
    const whole = session.toLog();
    for (const cut of [0, 5, 12, 25, whole.entries.length - 2, whole.entries.length]) {
      const parsed = parseLogText<ToyConfig, ToyAction>(
        TOY,
        logText({ ...whole, entries: whole.entries.slice(0, cut) }),
      );
      if (!parsed.ok) throw new Error(parsed.refusal.text);
      const resumed = resumeSession({ game: TOY, customs: TOY_CUSTOMS, bots: BOTS }, parsed.log);
      if (!resumed.ok) throw new Error(resumed.fault.text);
      await ended(resumed.session);
      expect(logText(resumed.session.toLog())).toBe(logText(whole));
      expect(encode(resumed.session.eventsFor(1))).toBe(encode(session.eventsFor(1)));
    }
  });
  test('undo reaches as far after going on as before', () => {
    const session = people();
    until(session, 'turn');
    const by = asked(session).seats[0] ?? 0;
    session.propose(by, asked(session).no, { type: 'mark', marks: [1] });
    const resumed = resumeSession({ game: TOY, customs: TOY_CUSTOMS, bots: BOTS }, session.toLog());
    expect(resumed.ok && resumed.session.mayUndo(by)).toBe(true);
    expect(resumed.ok && resumed.session.undo(by)).toBe(true);
  });
  test('a log that was changed, dealt elsewhere or lacks its seats does not go on', () => {
    const session = people();
    until(session, 'turn');
    const log = session.toLog();
    const parts = { game: TOY, customs: TOY_CUSTOMS, bots: BOTS };
    expect(resumeSession(parts, { ...log, seed: 'other' })).toMatchObject({ ok: false, fault: { code: 'other-luck' } });
    expect(resumeSession(parts, { ...log, seed: null })).toMatchObject({ ok: false, fault: { code: 'no-seed' } });
    expect(resumeSession(parts, { ...log, seats: [1, 2, 3] })).toMatchObject({
      ok: false,
      fault: { code: 'bad-seats' },
    });
    expect(
      resumeSession(parts, { ...log, entries: log.entries.filter((_, at) => at !== 11) as Entry<ToyAction>[] }),
    ).toMatchObject({ ok: false });
  });
  test('holders of the outside are read exactly', () => {
    expect(parseHolder({ kind: 'person', name: 'Ann', more: 1 })).toEqual({ kind: 'person', name: 'Ann' });
    expect(parseHolder(BOT(2))).toEqual(BOT(2));
    for (const bad of [
      null,
      1,
      {},
      { kind: 'person' },
      { kind: 'person', name: 'x'.repeat(41) },
      { ...BOT(1), bot: 'wise' },
      { ...BOT(1), seed: 0.5 },
    ]) {
      expect(parseHolder(bad)).toBeNull();
    }
  });
});

test('a match that is left is silent', async () => {
  const session = open([BOT(1), BOT(2)]);
  session.stop();
  const before = session.toLog().entries.length;
  await settled(session);
  expect(session.toLog().entries.length).toBe(before);
});

// Logs: reading what comes from outside, playing it again, folding undo and redo, and naming what differs.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mutated } from '../../../src/core/kernel/bad-input.ts';
import { encode } from '../../../src/core/kernel/codec.ts';
import { seededDealer } from '../../../src/core/kernel/dealer.ts';
import type { Entry, Log } from '../../../src/core/kernel/log.ts';
import { LIMITS, LOG_FORMAT, logText, parseLog, parseLogText } from '../../../src/core/kernel/log.ts';
import { luckOf } from '../../../src/core/kernel/luck.ts';
import { playRandomly } from '../../../src/core/kernel/random-play.ts';
import { advance, begin, deal, extend, freeUndo, replay } from '../../../src/core/kernel/replay.ts';
import type { Course } from '../../../src/core/kernel/replay.ts';
import { TOY } from '../../toy/toy.ts';
import type { ToyAction, ToyConfig, ToyEvent, ToyState } from '../../toy/toy-state.ts';

type ToyLog = Log<ToyConfig, ToyAction>;

const CONFIG: ToyConfig = { players: 3, turns: 40 };
const LONG: ToyConfig = { players: 3, turns: 400 };
const SEED = 'a log';

function logOf(seed = SEED, prints = true): ToyLog {
  const { entries } = playRandomly(TOY, CONFIG, seed, {
    every: 0,
    prints,
    weight: (p) => (p.pick === 'concede' ? 0 : 1),
  });
  return { format: LOG_FORMAT, game: TOY.name, config: CONFIG, seed, seats: [{ name: 'Ann' }], entries };
}

const whole = logOf();

describe('reading', () => {
  test('what was written is read as it was', () => {
    const parsed = parseLogText<ToyConfig, ToyAction>(TOY, logText(whole));
    expect(parsed).toEqual({ ok: true, log: whole });
  });
  test.each<readonly [code: string, raw: unknown]>([
    ['no-log', null],
    ['no-log', []],
    ['other-format', { ...whole, format: 2 }],
    ['other-game', { ...whole, game: 'chess' }],
    ['bad-seed', { ...whole, seed: 5 }],
    ['bad-seed', { ...whole, seed: 'x'.repeat(LIMITS.seed + 1) }],
    ['bad-seats', { ...whole, seats: {} }],
    ['bad-seats', { ...whole, seats: [0.5] }],
    ['bad-config', { ...whole, config: { players: 9, turns: 1 } }],
    ['no-log', { ...whole, entries: 'x' }],
    ['too-large', { ...whole, entries: Array.from({ length: LIMITS.entries + 1 }, () => 0) }],
    ['bad-entry', { ...whole, entries: [{ kind: 'act', by: -1, no: 1, action: {}, print: null }] }],
    ['bad-entry', { ...whole, entries: [{ kind: 'act', by: 1, no: 1, action: {}, print: null, more: 1 }] }],
    ['bad-entry', { ...whole, entries: [{ kind: 'undo', by: 1, count: 0, print: null }] }],
    [
      'bad-entry',
      { ...whole, entries: [{ kind: 'chance', answer: { kind: 'reveal', faces: [7], shown: [true] }, print: null }] },
    ],
    [
      'bad-entry',
      {
        ...whole,
        entries: [
          { kind: 'act', by: 1, no: 1, action: { list: Array.from({ length: LIMITS.parts }, () => 1) }, print: null },
        ],
      },
    ],
  ])('%s is refused in a sentence', (code, raw) => {
    expect(parseLog(TOY, raw)).toMatchObject({ ok: false, refusal: { code, text: expect.stringMatching(/\.$/) } });
  });
  test('text that is no log is refused', () => {
    expect(parseLogText(TOY, '{"format":1')).toMatchObject({ ok: false, refusal: { code: 'no-log' } });
    expect(parseLogText(TOY, 'x'.repeat(10))).toMatchObject({ ok: false });
  });
  test('depth and names that could do harm are refused', () => {
    const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
    expect(parseLog(TOY, { ...whole, seats: deep })).toMatchObject({ ok: false });
    const proto = JSON.parse('[{"__proto__":{"a":1}}]');
    expect(parseLog(TOY, { ...whole, seats: proto })).toMatchObject({ ok: false });
  });
  test('a log with any part of it changed is read or refused, replayed or faulted, and never throws', () => {
    const short = { ...whole, entries: whole.entries.slice(0, 60) };
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const parsed = parseLog<ToyConfig, ToyAction>(TOY, mutated(luckOf(`mutant ${n}`), short));
        if (parsed.ok && parsed.log.entries.length < 1000) replay(TOY, parsed.log);
      }),
      { numRuns: 300 },
    );
  });
  test('any data at all is read or refused', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withBigInt: true }),
        (raw) => typeof parseLog(TOY, raw).ok === 'boolean',
      ),
    );
  });
});

describe('playing again', () => {
  test('gives the same state, with and without the dealer', () => {
    const played = playRandomly(TOY, CONFIG, SEED, {
      every: 0,
      prints: true,
      weight: (p) => (p.pick === 'concede' ? 0 : 1),
    });
    const bare = replay(TOY, whole);
    const dealt = replay(TOY, whole, { dealer: seededDealer(SEED) });
    expect([bare.fault, dealt.fault, bare.compared]).toEqual([null, null, whole.entries.length]);
    expect(encode(bare.course.state)).toBe(encode(played.course.state));
    expect(encode(dealt.course.state)).toBe(encode(played.course.state));
    expect([...dealt.course.hidden]).toEqual([...played.course.hidden]);
  });
  test('another seed is noticed at the first chance that differs', () => {
    const { fault } = replay(TOY, whole, { dealer: seededDealer('other') });
    expect(fault).toMatchObject({ code: 'other-luck' });
  });
  test('a state that differs is named by entry and section', () => {
    const at = 40;
    const game: typeof TOY = {
      ...TOY,
      apply: (s, by, action) => {
        const done = TOY.apply(s, by, action);
        return done.ok && done.state.decisionNo + done.state.chanceNo > at
          ? { ...done, state: { ...done.state, discard: done.state.discard.slice(1) } }
          : done;
      },
    };
    const { fault } = replay(game, whole);
    expect(fault).toMatchObject({ code: 'other-state', section: 'discard' });
    expect(fault?.text).toContain(`Entry ${fault?.at}`);
    expect(fault?.text).toContain("section 'discard'");
  });
  test('an action of another moment is named', () => {
    const first = whole.entries.findIndex((e) => e.kind === 'act');
    const entries = [...whole.entries.slice(0, first + 1), ...whole.entries.slice(first + 2)];
    expect(replay(TOY, { ...whole, entries }).fault).toMatchObject({ at: first + 1 });
  });
  test('the prefix that could be followed is kept', () => {
    const entries = [...whole.entries.slice(0, 20), whole.entries[3] as Entry<ToyAction>];
    const { course, fault } = replay(TOY, { ...whole, entries });
    expect([course.entries, fault?.at]).toEqual([20, 20]);
  });
  test('any cut of a log goes on to the same end', () => {
    fc.assert(
      fc.property(fc.nat({ max: whole.entries.length }), (cut) => {
        const dealer = seededDealer(SEED);
        let { course } = replay(TOY, { ...whole, entries: whole.entries.slice(0, cut) }, { dealer });
        for (const entry of whole.entries.slice(cut)) {
          const next = advance(TOY, course, entry, dealer);
          if (!next.ok) throw new Error(next.fault.text);
          course = next.course;
        }
        expect(encode(course.state)).toBe(encode(replay(TOY, whole).course.state));
      }),
      { numRuns: 30 },
    );
  });
});

describe('undo and redo', () => {
  type ToyCourse = Course<ToyState, ToyAction, ToyEvent>;
  const dealer = seededDealer('undo');
  const go = (course: ToyCourse, entry: Entry<ToyAction>): ToyCourse => {
    const next = extend(TOY, course, entry, { prints: false });
    if (!next.ok) throw new Error(next.fault.text);
    return next.course;
  };
  const act = (course: ToyCourse, by: number, action: ToyAction): ToyCourse => {
    const pending = TOY.pending(course.state);
    if (pending.kind !== 'decide') throw new Error('violated assumption: something is to be decided');
    return go(course, { kind: 'act', by, no: pending.no, action, print: null });
  };
  const chance = (course: ToyCourse): ToyCourse => {
    const next = deal(TOY, course, dealer, { prints: false });
    if (next === null || !next.ok) throw new Error('violated assumption: chance is asked for');
    return next.course;
  };
  const settled = (course: ToyCourse): ToyCourse =>
    TOY.pending(course.state).kind === 'chance' ? settled(chance(course)) : course;
  const undo = (course: ToyCourse, by: number, count: number): ToyCourse =>
    go(course, { kind: 'undo', by, count, print: null });
  const redo = (course: ToyCourse, by: number): ToyCourse => go(course, { kind: 'redo', by, print: null });
  /** All have bid and disclosed: somebody's turn. */
  const turn = (): ToyCourse => {
    let course = settled(begin<ToyState, ToyAction, ToyEvent>(TOY.setup({ players: 2, turns: 20 })));
    for (let pending = TOY.pending(course.state); course.state.phase !== 'turn'; pending = TOY.pending(course.state)) {
      const seat = pending.kind === 'decide' ? (pending.seats[0] ?? 0) : 0;
      const action = TOY.defaultAction(course.state, seat);
      if (action === null) throw new Error('violated assumption: there is a default');
      course = settled(act(course, seat, action));
    }
    return course;
  };
  const start = turn();
  const active = start.state.active;

  test('undo brings back the state before, redo the state after', () => {
    const marked = act(start, active, { type: 'mark', marks: [1, 2] });
    const back = undo(marked, active, 1);
    expect(back.state).toBe(start.state);
    expect(back.entries).toBe(start.entries + 2);
    const again = redo(back, active);
    expect(again.state).toBe(marked.state);
    expect(again.undone).toBeNull();
  });
  test('several undone one by one come back one by one', () => {
    const one = act(start, active, { type: 'mark', marks: [0] });
    const two = act(one, active, { type: 'mark', marks: [1, 2] });
    const back = undo(undo(two, active, 1), active, 1);
    expect(back.state).toBe(start.state);
    expect(redo(back, active).state).toBe(one.state);
    expect(redo(redo(back, active), active).state).toBe(two.state);
  });
  test('a new act ends what could be redone', () => {
    const back = undo(act(start, active, { type: 'mark', marks: [0] }), active, 1);
    const other = act(back, active, { type: 'mark', marks: [2] });
    expect(extend(TOY, other, { kind: 'redo', by: active, print: null }, { prints: false })).toMatchObject({
      ok: false,
      fault: { code: 'nothing-to-redo' },
    });
  });
  test('more than there is cannot be undone', () => {
    expect(extend(TOY, start, { kind: 'undo', by: 0, count: 1000, print: null }, { prints: false })).toMatchObject({
      ok: false,
      fault: { code: 'nothing-to-undo' },
    });
  });
  test('chance that was undone is rolled anew; redo brings the old answer back', () => {
    const peeked = act(start, active, { type: 'draw' });
    const drawn = chance(peeked);
    const back = undo(drawn, active, 2);
    expect(back.hidden).toBe(start.hidden);
    expect(back.chances).toBe(start.chances + 1);
    expect(redo(back, active).state).toBe(drawn.state);
    expect(redo(back, active).hidden).toBe(drawn.hidden);
    const roll = { kind: 'roll', what: 'luck', dice: 9, sides: 6 } as const;
    const luck = (course: ToyCourse) =>
      dealer.deal(roll, course.chances, course.hidden, { heldFace: () => null, shows: () => false }).answer;
    expect(luck(back)).not.toEqual(luck(start));
  });
  test('free undo reaches back to the last chance or act of another seat, one act at a time', () => {
    expect(freeUndo(start, active)).toBe(0);
    const marked = act(act(start, active, { type: 'mark', marks: [0] }), active, { type: 'mark', marks: [1] });
    expect(freeUndo(marked, active)).toBe(1);
    expect(freeUndo(undo(marked, active, 1), active)).toBe(1);
    expect(freeUndo(marked, 1 - active)).toBe(0);
    const rested = act(marked, active, { type: 'rest' });
    expect(freeUndo(rested, active)).toBe(1);
    const other = act(rested, 1 - active, { type: 'mark', marks: [0] });
    expect([freeUndo(other, active), freeUndo(other, 1 - active)]).toEqual([0, 1]);
    expect(freeUndo(chance(act(start, active, { type: 'draw' })), active)).toBe(0);
  });
  test('what was played for the seat goes with its own act', () => {
    const marked = act(act(start, active, { type: 'mark', marks: [0] }), active, { type: 'mark', marks: [1] });
    const last = marked.entries - 1;
    expect(freeUndo(marked, active, (step) => step.at === last)).toBe(2);
    expect(freeUndo(marked, active, () => true)).toBe(0);
  });
  test('a log with undo and redo in it folds to the same', () => {
    const entries: Entry<ToyAction>[] = [];
    const luck = luckOf('fold');
    let course = begin<ToyState, ToyAction, ToyEvent>(TOY.setup(LONG));
    const take = (
      next:
        | ReturnType<typeof deal<ToyConfig, ToyState, ToyAction, never, ToyEvent, never, never>>
        | ReturnType<typeof extend<ToyConfig, ToyState, ToyAction, never, ToyEvent, never, never>>,
    ): boolean => {
      if (next === null || !next.ok) return false;
      course = next.course;
      entries.push(next.entry);
      return true;
    };
    while (entries.length < 400) {
      const pending = TOY.pending(course.state);
      if (pending.kind === 'over') break;
      if (
        luck.below(8) === 0 &&
        take(
          extend(
            TOY,
            course,
            { kind: 'undo', by: 0, count: 1 + luck.below(3), print: null },
            { prints: true },
          ) as never,
        )
      )
        continue;
      if (
        course.undone !== null &&
        luck.below(2) === 0 &&
        take(extend(TOY, course, { kind: 'redo', by: 0, print: null }, { prints: true }) as never)
      )
        continue;
      if (pending.kind === 'chance') {
        take(deal(TOY, course, dealer, { prints: true }) as never);
        continue;
      }
      const seat = pending.seats[luck.below(pending.seats.length)] ?? 0;
      const action = TOY.defaultAction(course.state, seat);
      if (action !== null)
        take(
          extend(
            TOY,
            course,
            { kind: 'default', by: seat, no: pending.no, action, print: null },
            { prints: true },
          ) as never,
        );
    }
    const log: ToyLog = { format: LOG_FORMAT, game: TOY.name, config: LONG, seed: 'undo', seats: [], entries };
    const again = replay(TOY, log, { dealer });
    expect(again.fault).toBeNull();
    expect(encode(again.course.state)).toBe(encode(course.state));
    expect(again.course.chances).toBe(course.chances);
    expect(entries.filter((e) => e.kind === 'redo').length).toBeGreaterThan(5);
  });
});

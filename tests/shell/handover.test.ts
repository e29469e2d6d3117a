// Whose eyes the screen is for: the rule that keeps hands apart at a shared device, over all that may be asked.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandoverInput } from '../../src/shell/handover.ts';
import { stageOf } from '../../src/shell/handover.ts';

const base: HandoverInput = {
  waiting: { kind: 'decide', seats: [0], may: [], prompt: 'main' },
  people: [0, 1],
  out: [],
  active: 0,
  revealed: null,
  claimed: null,
};

describe('R47 the curtain', () => {
  test('one person alone never sees it', () => {
    expect(stageOf({ ...base, people: [0] })).toEqual({ kind: 'own', seat: 0 });
    const bots = { kind: 'decide', seats: [2], may: [], prompt: 'main' } as const;
    expect(stageOf({ ...base, people: [0], waiting: bots })).toEqual({ kind: 'own', seat: 0 });
  });

  test('hangs until whoever is asked has revealed their view', () => {
    expect(stageOf(base)).toEqual({ kind: 'curtain', seat: 0 });
    expect(stageOf({ ...base, revealed: 1 })).toEqual({ kind: 'curtain', seat: 0 });
    expect(stageOf({ ...base, revealed: 0 })).toEqual({ kind: 'own', seat: 0 });
  });

  test('secret choices of several go one after the other, a curtain before each', () => {
    const waiting = { kind: 'decide', seats: [0, 1], may: [], prompt: 'choose-heroes' } as const;
    expect(stageOf({ ...base, active: null, waiting })).toEqual({ kind: 'curtain', seat: 0 });
    expect(stageOf({ ...base, active: null, waiting, revealed: 1 })).toEqual({ kind: 'own', seat: 1 });
    const second = { ...waiting, seats: [1] };
    expect(stageOf({ ...base, active: null, waiting: second, revealed: 0 })).toEqual({ kind: 'curtain', seat: 1 });
  });

  test('a reaction window is asked once on the shared screen, of people only', () => {
    const waiting = { kind: 'decide', seats: [0, 1, 2], may: [], prompt: 'respond' } as const;
    const people = [0, 1];
    expect(stageOf({ ...base, people, waiting, revealed: 0 })).toEqual({
      kind: 'window',
      seats: [0, 1],
      prompt: 'respond',
    });
    expect(stageOf({ ...base, people, waiting, claimed: 1 })).toEqual({ kind: 'curtain', seat: 1 });
    expect(stageOf({ ...base, people, waiting, claimed: 1, revealed: 1 })).toEqual({ kind: 'own', seat: 1 });
  });

  test('while a bot is asked the player on turn keeps the screen, nobody else', () => {
    const waiting = { kind: 'decide', seats: [2], may: [], prompt: 'choose-discard' } as const;
    expect(stageOf({ ...base, waiting, revealed: 0, active: 0 })).toEqual({ kind: 'own', seat: 0 });
    expect(stageOf({ ...base, waiting, revealed: 1, active: 0 })).toEqual({ kind: 'shared' });
  });

  test('somebody who interrupts gets a curtain of their own', () => {
    const waiting = { kind: 'decide', seats: [0], may: [1], prompt: 'main' } as const;
    expect(stageOf({ ...base, waiting, revealed: 0, claimed: 1 })).toEqual({ kind: 'curtain', seat: 1 });
  });

  test('whatever happens, with several people only the revealed view is shown', () => {
    const seats = fc.subarray([0, 1, 2, 3]);
    const input = fc.record({
      waiting: fc.oneof(
        fc.record({
          kind: fc.constant('decide' as const),
          seats,
          may: seats,
          prompt: fc.constantFrom('main', 'respond', 'banish-window', 'choose-heroes', 'fight'),
        }),
        fc.constant({ kind: 'chance' as const }),
        fc.constant({ kind: 'over' as const }),
      ),
      people: fc.subarray([0, 1, 2, 3], { minLength: 2 }),
      out: seats,
      active: fc.option(fc.nat(3)),
      revealed: fc.option(fc.nat(3)),
      claimed: fc.option(fc.nat(3)),
    });
    fc.assert(
      fc.property(input, (given) => {
        const stage = stageOf(given);
        if (stage.kind === 'own') {
          expect(stage.seat).toBe(given.revealed);
          expect(given.people).toContain(stage.seat);
        }
        if (stage.kind === 'curtain') expect(given.people).toContain(stage.seat);
      }),
    );
  });
});

// What holds of every chance a game of Dungeon Brah asks for, seen in random games.

import { expect, test } from 'vitest';
import type { Action } from '../../../src/core/brah/actions.ts';
import { defaultConfig } from '../../../src/core/brah/config.ts';
import type { BrahEvent } from '../../../src/core/brah/events.ts';
import { BRAH, type BrahState } from '../../../src/core/brah/index.ts';
import { isIn } from '../../../src/core/kernel/knowledge.ts';
import type { Watched } from '../../../src/core/kernel/random-play.ts';
import { playRandomly } from '../../../src/core/kernel/random-play.ts';

type Step = Watched<BrahState, Action, BrahEvent>;

function play(seed: string, watch: (step: Step) => readonly string[]) {
  const weight = (pick: { readonly pick: string }): number => (pick.pick === 'concede' ? 0 : 1);
  return playRandomly(BRAH, defaultConfig(4), seed, { every: 100, limit: 20_000, weight, watch });
}

test('B-PILES-03 every chance of a game has its own number, one more than the chance before it', () => {
  let last: number | null = null;
  const played = play('chances', ({ before }) => {
    const pending = BRAH.pending(before);
    if (pending.kind !== 'chance') return [];
    const expected: number = last === null ? pending.no : last + 1;
    last = pending.no;
    return pending.no === expected ? [] : [`chance ${pending.no} comes where ${expected} should`];
  });
  expect(played.faults).toEqual([]);
  expect(last).toBeGreaterThan(50);
});

test('B-RULE-41 no copy takes a card that the catalogue does not have for the answer of a shuffle', () => {
  let tried = 0;
  const played = play('forged', ({ before }) => {
    const pending = BRAH.pending(before);
    if (pending.kind !== 'chance' || pending.spec.kind !== 'shuffle' || pending.spec.to === 0) return [];
    const { ids, to } = pending.spec;
    const seat = before.players.findIndex((_, at) => isIn(to, at));
    tried += 1;
    const forged = { kind: 'shuffle', faces: ids.map(() => 'no-such-card') } as const;
    const answers = [before, BRAH.replicaOf(before, seat)].map((copy) => BRAH.apply(copy, 'chance', forged));
    // Cards of the catalogue, but not those that lie there: whoever holds all of them knows.
    const swapped = { kind: 'shuffle', faces: ids.map(() => 'kevin') } as const;
    answers.push(BRAH.apply(before, 'chance', swapped));
    return answers.some((answer) => answer.ok) ? ['a forged shuffle was taken'] : [];
  });
  expect(played.faults).toEqual([]);
  expect(tried).toBeGreaterThan(1);
});

test('B-RULE-41 no copy takes a card that the catalogue does not have for what is revealed', () => {
  let tried = 0;
  const played = play('forged reveals', ({ before }) => {
    const pending = BRAH.pending(before);
    if (pending.kind !== 'chance' || pending.spec.kind !== 'reveal') return [];
    tried += 1;
    const { ids } = pending.spec;
    const forged = { kind: 'reveal', faces: ids.map(() => 'no-such-card'), shown: ids.map(() => true) } as const;
    const answers = [before, BRAH.replicaOf(before, 'table')].map((copy) => BRAH.apply(copy, 'chance', forged));
    return answers.some((answer) => answer.ok) ? ['a forged reveal was taken'] : [];
  });
  expect(played.faults).toEqual([]);
  expect(tried).toBeGreaterThan(20);
});

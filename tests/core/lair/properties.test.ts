// What holds in every campaign, tried over many random ones: what is offered may be done and what may be done is taken,
// nothing is lost or traded, every copy of the state is the state.

import { expect, test } from 'vitest';
import { playRandomly } from '../../../src/core/kernel/random-play.ts';
import { replicaRun } from '../../../src/core/kernel/replica-run.ts';
import { defaultConfig } from '../../../src/core/lair/config.ts';
import { LAIR } from '../../../src/core/lair/index.ts';
import type { Pick } from '../../../src/core/lair/public.ts';

/** People seldom give up. */
const weight = (pick: Pick): number => (pick.pick === 'concede' ? 1 : 30);

test('L-RULE-04, L-RULE-01 random parties of any size and any number of seats: every step withstands every question', () => {
  for (let n = 0; n < 24; n++) {
    const config = defaultConfig(1 + (n % 4));
    const played = playRandomly(LAIR, config, `plain/${n}`, { limit: 1_200, every: 3, weight });
    expect(played.faults, `campaign ${n}`).toEqual([]);
    expect(played.deadEnds, `campaign ${n} offered what led nowhere`).toBe(0);
    expect(played.course.state.attempt).toBeGreaterThan(1);
  }
}, 120_000);

test('copies of a campaign are the campaign: nobody has secret information', () => {
  for (let n = 0; n < 3; n++) {
    const config = defaultConfig(2 + n);
    const watch = replicaRun(LAIR, config, { every: 1 });
    const played = playRandomly(LAIR, config, `replica/${n}`, { limit: 800, every: 1_000, weight, watch });
    expect(played.faults).toEqual([]);
  }
}, 120_000);

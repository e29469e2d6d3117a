// Positions of real campaigns of Lairbreakers as saves of the page: a careful party plays until the wanted situation has
// come up, then a person has every seat. The same wish always gives the same position.

import { playLairBots } from '../../src/cli/bot-game.ts';
import type { LairState } from '../../src/core/lair/index.ts';
import { defaultConfig } from '../../src/core/lair/index.ts';
import type { ClassId } from '../../src/core/lair/public.ts';

export const PARTY: readonly ClassId[] = ['barbarian', 'cleric', 'ranger', 'wizard'];

type Wish = {
  readonly seed: string;
  readonly until: (state: LairState) => boolean;
  readonly party?: readonly ClassId[];
};

export function campaignSave({ seed, until, party = PARTY }: Wish): string {
  const config = { ...defaultConfig(1), party: party.map((hero) => ({ hero, seat: 0 })), responseSeconds: 0 };
  const { log, state } = playLairBots(config, ['greedy'], seed, { until });
  if (!until(state)) throw new Error('violated assumption: the campaign comes to this');
  return JSON.stringify({ ...log, seats: [{ kind: 'person', name: 'Ann' }] });
}

const isFree = (s: LairState): boolean => s.awaiting?.kind === 'free';

/** The situations every layout must bear. */
export const CAMPAIGNS = {
  fight: () => campaignSave({ seed: 'fight', until: (s) => s.phase === 'hero' && isFree(s) && s.monsters.length >= 3 }),
  store: () => campaignSave({ seed: 'store', until: (s) => s.phase === 'store' && s.depth >= 2 }),
  learn: () => campaignSave({ seed: 'store', until: (s) => s.phase === 'camp' && s.depth >= 2 }),
  regroup: () => campaignSave({ seed: 'regroup', until: (s) => s.phase === 'regroup' && s.attempt > 1 }),
  boss: () =>
    campaignSave({
      seed: 'store',
      until: (s) => s.phase === 'hero' && isFree(s) && s.monsters.some((m) => m.kind === 'giant-spider'),
    }),
  large: () =>
    campaignSave({
      seed: 'fight',
      until: (s) => s.phase === 'hero' && isFree(s) && (s.dungeon?.map.length ?? 0) >= 11,
    }),
} as const;

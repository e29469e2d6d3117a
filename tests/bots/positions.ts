// Questions to bots out of whole games: what a bot was asked, with the state behind it, by prompt.

import type { Asked } from '../../src/bots/bot.ts';
import { BRAH_BOTS } from '../../src/bots/brah/bots.ts';
import type { Action, BrahState, BrahView, Pick } from '../../src/core/brah/index.ts';
import { BRAH, defaultConfig } from '../../src/core/brah/index.ts';
import { playRandomly } from '../../src/core/kernel/random-play.ts';

export type BrahAsked = Asked<BrahView, Pick, Action>;
export type Position = { readonly state: BrahState; readonly asked: BrahAsked };

export function askedOf(state: BrahState, seat: number, seed: number): BrahAsked {
  return {
    seat,
    seed,
    view: BRAH.view(state, seat),
    legal: BRAH.legal(state, seat),
    draft: (picks) => BRAH.draft(state, seat, picks),
  };
}

/** Every question that greedy bots were asked in one game. */
export function positionsOf(players: number, seed: string): readonly Position[] {
  const positions: Position[] = [];
  playRandomly(BRAH, defaultConfig(players), seed, {
    every: 0,
    weight: (pick) => (pick.pick === 'concede' ? 0 : 1),
    choose: (state, seat, no) => {
      const asked = askedOf(state, seat, no);
      positions.push({ state, asked });
      return BRAH_BOTS.greedy(asked);
    },
  });
  return positions;
}

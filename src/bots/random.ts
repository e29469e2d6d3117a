// A bot that takes any pick on offer by weight: all alike but for what the caller makes rare or forbids.

import { byWeight, luckOf } from '../core/kernel/luck.ts';
import type { Bot } from './bot.ts';

/** Tries before it gives up on drafts that lead nowhere. */
const TRIES = 10;

/** `weight`: how likely a pick is taken in this situation, a whole number; 0 is never. */
export function randomBot<View, Pick, Action>(weight: (pick: Pick, view: View) => number): Bot<View, Pick, Action> {
  return ({ draft, seed, view }) => {
    const luck = luckOf(`random bot/${seed}`);
    for (let i = 0; i < TRIES; i++) {
      const picks: Pick[] = [];
      for (;;) {
        const next = draft(picks);
        if (next.kind === 'action') return next.action;
        const weights = next.picks.map((pick) => weight(pick, view));
        const pick = weights.some((n) => n > 0) ? next.picks[byWeight(luck, weights)] : undefined;
        if (pick === undefined) break;
        picks.push(pick);
      }
    }
    return null;
  };
}

// A bot that takes any pick on offer, all alike, and gives up only where the caller says that a pick is a concession.

import { luckOf, oneOf } from '../core/kernel/luck.ts';
import type { Bot } from './bot.ts';

/** Tries before it gives up on drafts that lead nowhere. */
const TRIES = 10;

export function randomBot<View, Pick, Action>(isConcession: (pick: Pick) => boolean): Bot<View, Pick, Action> {
  return ({ draft, seed }) => {
    const luck = luckOf(`random bot/${seed}`);
    for (let i = 0; i < TRIES; i++) {
      const picks: Pick[] = [];
      for (;;) {
        const next = draft(picks);
        if (next.kind === 'action') return next.action;
        const pick = oneOf(
          luck,
          next.picks.filter((p) => !isConcession(p)),
        );
        if (pick === undefined) break;
        picks.push(pick);
      }
    }
    return null;
  };
}

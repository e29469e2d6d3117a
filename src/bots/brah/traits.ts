// What flipping Traits gains the greedy bot: its own should show their good side, the others' their bad one. A bot that
// collects bad sides for The Cursed Brah! would think otherwise; it does not try.

import type { PlayerView, TraitView } from '../../core/brah/public.ts';
import type { Insight } from './insight.ts';

/** Gain of flipping this Trait of this player. */
export function gainOf(insight: Insight, player: PlayerView, trait: TraitView): number {
  const good = trait.up === 'negative' ? 1 : -1;
  if (player.seat === insight.me.seat) return 3 * good;
  return player.out ? 0 : -2 * good;
}

function gains(insight: Insight, players: readonly PlayerView[]): number[] {
  return players.flatMap((p) => p.heroes.flatMap((h) => h.traits.map((t) => gainOf(insight, p, t))));
}

/** The best single flip there is. */
export function flipGain(insight: Insight): number {
  return Math.max(0, ...gains(insight, insight.view.players));
}

/** Flipping everything. */
export function tableGain(insight: Insight): number {
  return gains(insight, insight.view.players).reduce((sum, n) => sum + n, 0);
}

/** Flipping all of one player's. */
export function playerGain(insight: Insight, player: PlayerView): number {
  return gains(insight, [player]).reduce((sum, n) => sum + n, 0);
}

// The golden games of Dungeon Brah: which they are, how they are played and told.

import type { BotName } from '../bots/bot.ts';
import type { BrahEvent } from '../core/brah/index.ts';
import { BRAH, defaultConfig } from '../core/brah/index.ts';
import { hashSections } from '../core/kernel/hash.ts';
import { BRAH_BOOK } from './books.ts';
import { playBots } from './bot-game.ts';
import { tell } from './playthrough.ts';

export type BrahGolden = {
  readonly name: string;
  readonly players: number;
  readonly seed: string;
  readonly bots: readonly BotName[];
  /** With both extra Bosses and trouble spread evenly. */
  readonly extras: boolean;
};

/** Chosen so that together they show every card and every kind of event, and stay short enough to be read. */
export const BRAH_GOLDENS: readonly BrahGolden[] = [
  { name: 'brah-2', players: 2, seed: 'golden 2 14', bots: ['greedy'], extras: false },
  { name: 'brah-4', players: 4, seed: 'golden 4 18', bots: ['greedy', 'greedy', 'greedy', 'random'], extras: false },
  { name: 'brah-6', players: 6, seed: 'golden 6 18', bots: ['greedy', 'random'], extras: false },
  { name: 'brah-6-bosses', players: 6, seed: 'golden 6 26', bots: ['greedy'], extras: true },
  { name: 'brah-5-bosses', players: 5, seed: 'golden 5 100', bots: ['greedy', 'random'], extras: true },
];

/** The game itself. */
export function playBrahGolden(
  golden: BrahGolden,
  onEvents?: (events: readonly BrahEvent[]) => void,
): ReturnType<typeof playBots> {
  const plain = defaultConfig(golden.players);
  const config = golden.extras
    ? ({ ...plain, extraBosses: ['brenda-from-accounts', 'the-landlord'], spread: 'even' } as const)
    : plain;
  const options = { prints: true, questioned: true };
  return playBots(config, golden.bots, golden.seed, onEvents === undefined ? options : { ...options, onEvents });
}

export function brahGoldenText(golden: BrahGolden): string {
  const played = playBrahGolden(golden);
  const { lines, replayed } = tell(BRAH_BOOK, played.log);
  if (played.outcome === null || replayed.fault !== null)
    throw new Error(`${golden.name}: ${played.fault ?? replayed.fault?.text}`);
  const { state } = replayed.course;
  const { winner, reason, outOrder } = played.outcome;
  return [
    `Dungeon Brah, ${golden.players} players, bots ${golden.bots.join(', ')} in turn, seed '${golden.seed}'`,
    `rules ${BRAH.rulesVersion}, content ${BRAH.contentHash}`,
    '',
    ...lines,
    '',
    BRAH_BOOK.picture(state),
    '',
    `seat ${winner} wins (${reason}); out before: ${outOrder.join(', ') || 'nobody'}; turn ${state.turn.number}`,
    `hash ${hashSections(BRAH.sections(state)).all}`,
    '',
  ].join('\n');
}

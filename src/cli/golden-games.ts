// The golden games: whole games as readable text in tests/playthroughs. A change of the rules shows there as a change of
// text. Here is which games they are, how they are made and compared.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BotName } from '../bots/bot.ts';
import type { BrahEvent } from '../core/brah/index.ts';
import { BRAH, defaultConfig, picture } from '../core/brah/index.ts';
import { hashSections } from '../core/kernel/hash.ts';
import { playBots } from './bot-game.ts';
import { tell } from './playthrough.ts';

export type Golden = {
  readonly name: string;
  readonly players: number;
  readonly seed: string;
  readonly bots: readonly BotName[];
  /** With both extra Bosses and trouble spread evenly. */
  readonly extras: boolean;
};

/** Chosen so that together they show every card and every kind of event, and stay short enough to be read. */
export const GOLDENS: readonly Golden[] = [
  { name: 'brah-2', players: 2, seed: 'golden 2 14', bots: ['greedy'], extras: false },
  { name: 'brah-4', players: 4, seed: 'golden 4 18', bots: ['greedy', 'greedy', 'greedy', 'random'], extras: false },
  { name: 'brah-6', players: 6, seed: 'golden 6 18', bots: ['greedy', 'random'], extras: false },
  { name: 'brah-6-bosses', players: 6, seed: 'golden 6 26', bots: ['greedy'], extras: true },
  { name: 'brah-5-bosses', players: 5, seed: 'golden 5 100', bots: ['greedy', 'random'], extras: true },
];

const FOLDER = new URL('../../tests/playthroughs/', import.meta.url);

export function goldenFile({ name }: Golden): string {
  return fileURLToPath(new URL(`${name}.txt`, FOLDER));
}

/** The game itself. */
export function playGolden(
  golden: Golden,
  onEvents?: (events: readonly BrahEvent[]) => void,
): ReturnType<typeof playBots> {
  const plain = defaultConfig(golden.players);
  const config = golden.extras
    ? ({ ...plain, extraBosses: ['brenda-from-accounts', 'the-landlord'], spread: 'even' } as const)
    : plain;
  const options = { prints: true, questioned: true };
  return playBots(config, golden.bots, golden.seed, onEvents === undefined ? options : { ...options, onEvents });
}

export function goldenText(golden: Golden): string {
  const played = playGolden(golden);
  const { lines, replayed } = tell(played.log);
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
    picture(state),
    '',
    `seat ${winner} wins (${reason}); out before: ${outOrder.join(', ') || 'nobody'}; turn ${state.turn.number}`,
    `hash ${hashSections(BRAH.sections(state)).all}`,
    '',
  ].join('\n');
}

/** Where two texts part, as a line number from 1; 0 when they are equal. */
export function firstDifference(a: string, b: string): number {
  const [left, right] = [a.split('\n'), b.split('\n')];
  const at = left.findIndex((line, i) => line !== right[i]);
  return at >= 0 ? at + 1 : left.length === right.length ? 0 : left.length + 1;
}

export function checkGolden(golden: Golden): string | null {
  const file = goldenFile(golden);
  if (!existsSync(file)) return `${golden.name}: there is no golden yet`;
  const line = firstDifference(readFileSync(file, 'utf8'), goldenText(golden));
  return line === 0 ? null : `${golden.name}: the game goes another way from line ${line} on`;
}

export function writeGoldens(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const golden of GOLDENS) writeFileSync(goldenFile(golden), goldenText(golden));
}

// The golden games: whole games as readable text in tests/playthroughs. A change of the rules shows there as a change of
// text. Here is which games they are, how they are made and compared.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BotName } from '../bots/bot.ts';
import { BRAH, defaultConfig, picture } from '../core/brah/index.ts';
import { hashSections } from '../core/kernel/hash.ts';
import { playBots } from './bot-game.ts';
import { tell } from './playthrough.ts';

export type Golden = {
  readonly name: string;
  readonly players: number;
  readonly seed: string;
  readonly bots: readonly BotName[];
};

/** Chosen so that together they show much of the game and stay short enough to be read. */
export const GOLDENS: readonly Golden[] = [
  { name: 'brah-2', players: 2, seed: 'golden 2 14', bots: ['greedy'] },
  { name: 'brah-4', players: 4, seed: 'golden 4 18', bots: ['greedy', 'greedy', 'greedy', 'random'] },
  { name: 'brah-6', players: 6, seed: 'golden 6 18', bots: ['greedy', 'random'] },
];

const FOLDER = new URL('../../tests/playthroughs/', import.meta.url);

export function goldenFile({ name }: Golden): string {
  return fileURLToPath(new URL(`${name}.txt`, FOLDER));
}

export function goldenText(golden: Golden): string {
  const played = playBots(defaultConfig(golden.players), golden.bots, golden.seed, { prints: true, questioned: true });
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

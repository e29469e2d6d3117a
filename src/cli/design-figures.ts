// What the designers' own simulation of the catalogues gave, before there was a program: a simpler model of each game
// with simpler players. The balance report puts these figures beside its own; nothing else reads them.

import type { ClassId } from '../core/lair/public.ts';

/** A row of the report on Lairbreakers, and what was expected of it. Shares of campaigns in percent, by dungeon. */
export type LairDesign = {
  readonly name: string;
  /** Each campaign takes the next of these parties. */
  readonly parties: readonly (readonly ClassId[])[];
  readonly firstVisit: readonly number[];
  readonly attempts: readonly [p10: number, p50: number, p90: number];
  readonly rounds: readonly number[];
};

function lair(
  name: string,
  parties: readonly string[],
  firstVisit: string,
  attempts: LairDesign['attempts'],
  rounds: string,
): LairDesign {
  const numbers = (text: string): readonly number[] => text.split('/').map(Number);
  return {
    name,
    parties: parties.map((party) => party.split(',') as readonly ClassId[]),
    firstVisit: numbers(firstVisit),
    attempts,
    rounds: numbers(rounds),
  };
}

const PAIRS = [
  'barbarian,cleric',
  'barbarian,ranger',
  'barbarian,wizard',
  'cleric,druid',
  'cleric,ranger',
  'cleric,rogue',
];
const TRIOS = ['barbarian,cleric,ranger', 'barbarian,cleric,wizard', 'barbarian,druid,rogue', 'barbarian,druid,wizard'];
const FOURS = [
  'barbarian,cleric,ranger,wizard',
  'barbarian,cleric,druid,rogue',
  'barbarian,cleric,rogue,wizard',
  'barbarian,druid,ranger,wizard',
];

export const LAIR_DESIGN: readonly LairDesign[] = [
  lair('Barbarian alone', ['barbarian'], '90/44/5/81/36', [3, 5, 9], '28/38/43/41/39'),
  lair('Cleric alone', ['cleric'], '87/44/8/93/47', [3, 4, 5], '33/47/56/53/55'),
  lair('Druid alone', ['druid'], '70/16/13/82/39', [4, 6, 8], '32/43/48/45/46'),
  lair('Ranger alone', ['ranger'], '61/4/13/78/37', [5, 8, 23], '28/34/36/37/36'),
  lair('Rogue alone', ['rogue'], '73/23/19/79/52', [3, 4, 7], '28/34/35/34/34'),
  lair('Wizard alone', ['wizard'], '30/4/27/79/28', [5, 9, 18], '28/31/36/36/34'),
  lair('sensible pairs', PAIRS, '69/16/9/48/66', [4, 6, 10], '30/38/41/39/40'),
  lair('sensible trios', TRIOS, '77/13/6/73/56', [4, 5, 7], '31/41/43/40/42'),
  lair('sensible fours', FOURS, '72/6/5/57/67', [4, 6, 9], '31/39/40/36/39'),
  lair(
    'four without Barbarian and Cleric',
    ['druid,ranger,rogue,wizard'],
    '48/0/8/31/40',
    [6, 10, 21],
    '26/28/30/31/33',
  ),
];

/** A row of the report on Dungeon Brah; means a game, `won` in percent of games by how they were won. */
export type BrahDesign = {
  readonly players: number;
  readonly bot: 'greedy' | 'random';
  readonly mean: number;
  readonly turns: readonly [p10: number, p50: number, p90: number];
  readonly kevinMet: number;
  readonly kevinBeaten: number;
  readonly lastStanding: number;
};

function brah(
  players: number,
  bot: BrahDesign['bot'],
  mean: number,
  turns: BrahDesign['turns'],
  kevin: readonly [met: number, beaten: number],
  lastStanding: number,
): BrahDesign {
  return { players, bot, mean, turns, kevinMet: kevin[0], kevinBeaten: kevin[1], lastStanding };
}

export const BRAH_DESIGN: readonly BrahDesign[] = [
  brah(2, 'greedy', 27.8, [6, 27, 51], [1.6, 0.9], 76.8),
  brah(3, 'greedy', 34.1, [17, 33, 53], [2.5, 1.3], 67.7),
  brah(4, 'greedy', 34.6, [21, 33, 50], [3.3, 1.3], 67.5),
  brah(5, 'greedy', 33.4, [21, 32, 48], [3.7, 1.1], 72.5),
  brah(6, 'greedy', 32.6, [22, 31, 45], [4.2, 1.0], 78.8),
  brah(2, 'random', 29.0, [6, 28, 53], [1.2, 0.7], 87.6),
  brah(3, 'random', 37.8, [19, 37, 57], [2.1, 1.0], 79.3),
  brah(4, 'random', 39.8, [24, 39, 56], [2.7, 1.0], 80.0),
  brah(5, 'random', 39.2, [27, 38, 53], [3.3, 1.0], 81.6),
  brah(6, 'random', 38.0, [27, 37, 51], [3.7, 0.9], 83.4),
];

// `npm run sim`: many games among bots, and what came of them. Every step is questioned; the first thing that does not
// hold ends the run with the seed and the log that show it.

import type { BotName } from '../bots/bot.ts';
import { BRAH, defaultConfig } from '../core/brah/index.ts';
import { hashSections, hashText } from '../core/kernel/hash.ts';
import { logText } from '../core/kernel/log.ts';
import { playBots } from './bot-game.ts';
import type { Options } from './options.ts';
import { command, readOptions, WrongUse } from './options.ts';
import { runLair } from './sim-lair.ts';
import type { SimResult } from './sim-result.ts';
import { each, percentile } from './statistics.ts';

const USAGE = `Usage: npm run sim -- brah [--players 4] [--games 100] [--seed 1] [--bots greedy] [--json]
       npm run sim -- lair [--heroes barbarian,cleric] [--campaigns 100] [--seed 1] [--bots greedy] [--json]
  --players  2 to 6
  --heroes   one to four classes; all: parties of one to four that take the six classes in turn
  --bots     random, greedy, mixed (greedy and random in turn), or a name for each seat: greedy,random,random
  --json     one object instead of the table`;

function botsOf(options: Options): readonly BotName[] {
  const text = options.text('bots') ?? 'greedy';
  const names = text === 'mixed' ? ['greedy', 'random'] : text.split(',');
  return names.map((name) => {
    if (name !== 'greedy' && name !== 'random') throw new WrongUse(`There is no bot called ${name}.`);
    return name;
  });
}

function count(table: Map<string, number>, key: string): void {
  table.set(key, (table.get(key) ?? 0) + 1);
}

function run(args: readonly string[]): number {
  const options = readOptions(args, ['players', 'games', 'heroes', 'campaigns', 'seed', 'bots'], ['json']);
  const [game, ...more] = options.words;
  if ((game !== 'brah' && game !== 'lair') || more.length > 0)
    throw new WrongUse('Which game? There are brah and lair.');
  return game === 'brah' ? runBrah(options) : runLair(options, botsOf(options));
}

function runBrah(options: Options): number {
  const players = options.whole('players', 4);
  const games = options.whole('games', 100);
  if (players < 2 || players > 6) throw new WrongUse('Dungeon Brah is for 2 to 6 players.');
  const seed = options.text('seed') ?? '1';
  const bots = botsOf(options);

  const reasons = new Map<string, number>();
  const seats = new Map<string, number>();
  const turns: number[] = [];
  const hashes: string[] = [];
  const kevin = { met: 0, beaten: 0 };
  let actions = 0;
  const start = performance.now();
  for (let game = 0; game < games; game++) {
    const name = `${seed}/${game}`;
    const played = playBots(defaultConfig(players), bots, name, {
      questioned: true,
      onEvents: (events) => {
        for (const event of events) {
          if (event.type === 'foe-revealed' && event.foe.face === 'kevin') kevin.met += 1;
          if (event.type === 'combat-won' && event.foe.face === 'kevin') kevin.beaten += 1;
        }
      },
    });
    if (played.outcome === null) {
      process.stderr.write(`Game ${game}, seed ${name}: ${played.fault}\n`);
      process.stdout.write(`${logText(played.log)}\n`);
      return 1;
    }
    count(reasons, played.outcome.reason);
    count(seats, `${played.outcome.winner + 1}`);
    turns.push(played.state.turn.number);
    actions += played.log.entries.length;
    hashes.push(hashSections(BRAH.sections(played.state)).all);
  }
  const seconds = (performance.now() - start) / 1000;
  turns.sort((a, b) => a - b);
  const result: SimResult = {
    games,
    finished: turns.length,
    actions,
    actionsPerSecond: Math.round(actions / seconds),
    turns: { p10: percentile(turns, 10), p50: percentile(turns, 50), p90: percentile(turns, 90) },
    wins: {
      byReason: Object.fromEntries([...reasons].sort(([a], [b]) => (a < b ? -1 : 1))),
      bySeat: Object.fromEntries([...seats].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
    kevin: { metPerGame: each(kevin.met, games), beatenPerGame: each(kevin.beaten, games) },
    hash: hashText(hashes.join()),
  };
  process.stdout.write(options.has('json') ? `${JSON.stringify(result)}\n` : table(result, bots, players));
  return 0;
}

function table(result: SimResult, bots: readonly BotName[], players: number): string {
  const list = (wins: Readonly<Record<string, number>>): string =>
    Object.entries(wins)
      .map(([key, n]) => `${key} ${n}`)
      .join(', ');
  const lines: readonly (readonly [string, string])[] = [
    ['games', `${result.games} of ${players} players (${bots.join(', ')}), ${result.finished} finished`],
    ['turns', `p10 ${result.turns.p10}, p50 ${result.turns.p50}, p90 ${result.turns.p90}`],
    ['wins by reason', list(result.wins.byReason)],
    ['wins by seat', list(result.wins.bySeat)],
    ['Kevin a game', `met ${result.kevin.metPerGame}, beaten ${result.kevin.beatenPerGame}`],
    ['actions', `${result.actions}, ${result.actionsPerSecond} a second with bots and questions`],
    ['hash', result.hash],
  ];
  return lines.map(([name, text]) => `${name.padEnd(16)}${text}\n`).join('');
}

command(USAGE, run);

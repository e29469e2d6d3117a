// The part of the balance report on Dungeon Brah: games of greedy and of random bots at every table.

import type { BotName } from '../bots/bot.ts';
import type { BrahEvent } from '../core/brah/index.ts';
import { defaultConfig } from '../core/brah/index.ts';
import { logText } from '../core/kernel/log.ts';
import { playBots } from './bot-game.ts';
import type { BrahDesign } from './design-figures.ts';
import { BRAH_DESIGN } from './design-figures.ts';
import { figure, percents, table } from './markdown.ts';
import type { Estimate } from './statistics.ts';
import { meanOf, percentileOf, shareOf } from './statistics.ts';

type Told = {
  readonly turns: number;
  readonly reason: string;
  /** How many places after the seat that began the winner sits. */
  readonly after: number;
  readonly kevinMet: number;
  readonly kevinBeaten: number;
};

type Played = { readonly design: BrahDesign; readonly told: readonly Told[] };

function play(players: number, bot: BotName, seed: string): Told {
  let first = 0;
  let kevinMet = 0;
  let kevinBeaten = 0;
  const hear = (event: BrahEvent): void => {
    if (event.type === 'turn-started' && event.turn === 1) first = event.seat;
    if (event.type === 'foe-revealed' && event.foe.face === 'kevin') kevinMet += 1;
    if (event.type === 'combat-won' && event.foe.face === 'kevin') kevinBeaten += 1;
  };
  const played = playBots(defaultConfig(players), [bot], seed, { onEvents: (events) => events.forEach(hear) });
  if (played.outcome === null) throw new Error(`seed ${seed}: ${played.fault}\n${logText(played.log)}`);
  const { winner, reason } = played.outcome;
  return {
    turns: played.state.turn.number,
    reason,
    after: (winner - first + players) % players,
    kevinMet,
    kevinBeaten,
  };
}

/** Plays the games and tells them as a chapter; `say` hears of each table that is done. */
export function brahBalance(games: number, say: (line: string) => void): string {
  const played = BRAH_DESIGN.map((design): Played => {
    const { players, bot } = design;
    const told = Array.from({ length: games }, (_, n) => play(players, bot, `balance/${players}/${bot}/${n}`));
    say(`${players} players, ${bot}: ${games} games`);
    return { design, told };
  });
  return `## Dungeon Brah

${played.length * games} games, ${games} a row, at every number of players; every game came to its end.

### Turns of a game

${turns(played)}

### Who wins, in percent of games

By the place in the order of turns, from the seat that began. Were the order of no matter, every place would win as often.

${places(played)}

### How games are won, in percent

${reasons(played)}

### Kevin, in each game

${kevin(played)}
`;
}

function nameOf({ design }: Played): string {
  return `${design.players} players, ${design.bot}`;
}

function turns(played: readonly Played[]): string {
  return table(
    ['table', 'p10', 'median', 'p90', 'mean', 'expected p10 / median / p90', 'expected mean'],
    played.map((row) => {
      const values = row.told.map((t) => t.turns);
      const at = (percent: number): string => figure(percentileOf(values, percent), 0);
      const { turns: expected, mean } = row.design;
      return [nameOf(row), at(10), at(50), at(90), figure(meanOf(values), 1), expected.join(' / '), mean.toFixed(1)];
    }),
  );
}

function places(played: readonly Played[]): string {
  const heads = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  return table(
    ['table', ...heads, 'even'],
    played.map((row) => [
      nameOf(row),
      ...heads.map((_, place) =>
        place < row.design.players ? percents(shareIf(row.told, (t) => t.after === place)) : '',
      ),
      `${Math.round(100 / row.design.players)}`,
    ]),
  );
}

function reasons(played: readonly Played[]): string {
  const all = [...new Set(played.flatMap(({ told }) => told.map((t) => t.reason)))].sort();
  return table(
    ['table', ...all, 'expected last-standing'],
    played.map((row) => [
      nameOf(row),
      ...all.map((reason) => percents(shareIf(row.told, (t) => t.reason === reason))),
      row.design.lastStanding.toFixed(0),
    ]),
  );
}

function shareIf(told: readonly Told[], fits: (t: Told) => boolean): Estimate {
  return shareOf(told.filter(fits).length, told.length);
}

function kevin(played: readonly Played[]): string {
  return table(
    ['table', 'met', 'beaten', 'expected met', 'expected beaten'],
    played.map((row) => [
      nameOf(row),
      figure(meanOf(row.told.map((t) => t.kevinMet)), 2),
      figure(meanOf(row.told.map((t) => t.kevinBeaten)), 2),
      row.design.kevinMet.toFixed(1),
      row.design.kevinBeaten.toFixed(1),
    ]),
  );
}

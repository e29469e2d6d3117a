// `npm run balance`: many games of both games among bots, for every number of players and heroes, and one readable
// report of how they went beside what the designers expected. Writes docs/balance.md.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brahBalance } from './balance-brah.ts';
import { lairBalance } from './balance-lair.ts';
import { command, readOptions, WrongUse } from './options.ts';

const USAGE = `Usage: npm run balance -- [--campaigns 100] [--games 400] [--out FILE]
  --campaigns  campaigns of Lairbreakers for each sort of party
  --games      games of Dungeon Brah for each number of players and each bot
  --out        where the report goes instead of docs/balance.md`;

const HEAD = `# Balance

What \`npm run balance\` found when it was last run and committed: the program's own games among bots. In brackets stands
the 95 % interval: so sure is the figure, for the bots that played. "Expected" is what the designers' simulation of the
catalogues gave before there was a program; its rules were simpler and its players others, so the two need not agree.
They should lie close; where they do not, either a rule or a card works in another way than was thought, or the bots play
in another way. What people do is another matter again: they talk to each other.

Greedy bots play sensibly and think no further than the next step; random bots do whatever comes to mind.
`;

function run(args: readonly string[]): number {
  const options = readOptions(args, ['campaigns', 'games', 'out'], []);
  if (options.words.length > 0) throw new WrongUse(`What is ${options.words[0]}?`);
  const say = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  const start = performance.now();
  const brah = brahBalance(options.whole('games', 400), say);
  const lair = lairBalance(options.whole('campaigns', 100), say);
  const minutes = Math.max(1, Math.round((performance.now() - start) / 60_000));
  const file = options.text('out') ?? join('docs', 'balance.md');
  writeFileSync(file, `${HEAD}\nThis run took ${minutes} minutes.\n\n${lair}\n${brah}`);
  say(`Written to ${file}.`);
  return 0;
}

command(USAGE, run);

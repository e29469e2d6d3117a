// `npm run sim -- lair`: many campaigns of one party, or of all classes in turn, among bots, and what came of them.

import type { BotName } from '../bots/bot.ts';
import { hashSections, hashText } from '../core/kernel/hash.ts';
import { logText } from '../core/kernel/log.ts';
import type { LairEvent } from '../core/lair/index.ts';
import { defaultConfig, LAIR } from '../core/lair/index.ts';
import type { AbilityId, ClassId, GearId } from '../core/lair/public.ts';
import { ABILITIES, CLASSES, GEAR, isClass } from '../core/lair/public.ts';
import { playLairBots } from './bot-game.ts';
import type { Options } from './options.ts';
import { WrongUse } from './options.ts';
import { each, percentile, share } from './statistics.ts';

type Percentiles = { readonly p10: number; readonly p50: number; readonly p90: number };

/** What `npm run sim -- lair --json` prints. Shares are of campaigns, from 0 to 1. */
export type LairSim = {
  readonly campaigns: number;
  readonly victories: number;
  readonly attempts: Percentiles;
  /** By dungeon: the share of campaigns that won it when they first came to it. */
  readonly firstVisit: readonly number[];
  /** By dungeon: mean rounds of a won one. */
  readonly rounds: readonly number[];
  readonly wipes: Readonly<Record<string, number>>;
  /** By design and by ability: the share of campaigns in which it was bought, and used or worn. */
  readonly bought: Readonly<Record<string, number>>;
  readonly used: Readonly<Record<string, number>>;
  readonly actions: number;
  readonly actionsPerSecond: number;
  readonly hash: string;
};

/** One campaign's tale. */
export type Tale = {
  readonly visits: Map<number, { won: boolean; round: number }[]>;
  readonly bought: Set<string>;
  readonly used: Set<string>;
  readonly wipes: Map<string, number>;
  depth: number;
};

const designOf = (card: string): string => card.split('.')[0] ?? card;

function hear(tale: Tale, event: LairEvent): void {
  const visit = tale.visits.get(tale.depth)?.at(-1);
  switch (event.type) {
    case 'dungeon-started':
      tale.depth = event.dungeon;
      tale.visits.set(event.dungeon, [...(tale.visits.get(event.dungeon) ?? []), { won: false, round: 0 }]);
      break;
    case 'round-started':
      if (visit !== undefined) visit.round = event.round;
      break;
    case 'boss-defeated':
      if (visit !== undefined) visit.won = true;
      break;
    case 'gear-bought':
    case 'ability-bought':
      tale.bought.add(designOf(event.card));
      break;
    // Worn gear works by being worn; a passive by being owned.
    case 'gear-equipped':
    case 'ability-used':
    case 'reaction-used':
      tale.used.add(designOf(event.card));
      break;
    case 'hero-fell': {
      const cause = `dungeon ${tale.depth}: ${event.cause}`;
      tale.wipes.set(cause, (tale.wipes.get(cause) ?? 0) + 1);
      break;
    }
    default:
      break;
  }
}

export type Told = {
  readonly party: readonly ClassId[];
  readonly attempts: number;
  readonly tale: Tale;
  readonly actions: number;
  readonly hash: string;
};

/** Plays one campaign, with every step questioned. Throws with seed and log when something does not hold. */
export function tellCampaign(party: readonly ClassId[], bots: readonly BotName[], seed: string): Told {
  const tale: Tale = { visits: new Map(), bought: new Set(), used: new Set(), wipes: new Map(), depth: 0 };
  const config = { ...defaultConfig(1), party: party.map((hero) => ({ hero, seat: 0 })) };
  const played = playLairBots(config, bots, seed, {
    questioned: true,
    onEvents: (events) => {
      for (const event of events) hear(tale, event);
    },
  });
  if (played.outcome === null) throw new Error(`seed ${seed}: ${played.fault}\n${logText(played.log)}`);
  for (const card of ABILITIES) if (card.type === 'passive' && tale.bought.has(card.id)) tale.used.add(card.id);
  return {
    party,
    attempts: played.outcome.attempts,
    tale,
    actions: played.log.entries.length,
    hash: hashSections(LAIR.sections(played.state)).all,
  };
}

const DUNGEONS = [1, 2, 3, 4, 5] as const;

/** Sums up campaigns that have been told. */
export function sumUp(told: readonly Told[], seconds: number): LairSim {
  const attempts = told.map((t) => t.attempts).sort((a, b) => a - b);
  const wipes = new Map<string, number>();
  for (const { tale } of told) for (const [cause, n] of tale.wipes) wipes.set(cause, (wipes.get(cause) ?? 0) + n);
  const actions = told.reduce((sum, t) => sum + t.actions, 0);
  const names: readonly (GearId | AbilityId)[] = [...GEAR.map((g) => g.id), ...ABILITIES.map((a) => a.id)];
  const shares = (of: (tale: Tale) => ReadonlySet<string>): Readonly<Record<string, number>> =>
    Object.fromEntries(names.map((id) => [id, share(told.filter(({ tale }) => of(tale).has(id)).length, told.length)]));
  const visitsOf = (dungeon: number) => told.map(({ tale }) => tale.visits.get(dungeon) ?? []);
  return {
    campaigns: told.length,
    victories: told.length,
    attempts: { p10: percentile(attempts, 10), p50: percentile(attempts, 50), p90: percentile(attempts, 90) },
    firstVisit: DUNGEONS.map((d) => share(visitsOf(d).filter(([first]) => first?.won === true).length, told.length)),
    rounds: DUNGEONS.map((d) => {
      const won = visitsOf(d)
        .flat()
        .filter((visit) => visit.won);
      return each(
        won.reduce((sum, visit) => sum + visit.round, 0),
        won.length,
      );
    }),
    wipes: Object.fromEntries([...wipes].sort(([a], [b]) => (a < b ? -1 : 1))),
    bought: shares((tale) => tale.bought),
    used: shares((tale) => tale.used),
    actions,
    actionsPerSecond: Math.round(actions / Math.max(0.001, seconds)),
    hash: hashText(told.map((t) => t.hash).join()),
  };
}

/** `barbarian,cleric`, or `all`: parties of one to four that take the six classes in turn. */
function partyFor(text: string, game: number): readonly ClassId[] {
  if (text === 'all') {
    const size = 1 + (game % 4);
    return Array.from(
      { length: size },
      (_, i) => CLASSES[(game + i * (1 + (game % 2))) % CLASSES.length]?.id ?? 'cleric',
    ).filter((id, i, all) => all.indexOf(id) === i);
  }
  const names = text.split(',');
  return names.map((name) => {
    if (!isClass(name)) throw new WrongUse(`There is no class called ${name}.`);
    return name;
  });
}

export function runLair(options: Options, bots: readonly BotName[]): number {
  const text = options.text('heroes') ?? 'barbarian,cleric,ranger,wizard';
  const campaigns = options.whole('campaigns', 100);
  const seed = options.text('seed') ?? '1';
  const heroes = partyFor(text, 0);
  if (text !== 'all' && (heroes.length > 4 || new Set(heroes).size < heroes.length))
    throw new WrongUse('A party is one to four heroes of different classes.');
  const start = performance.now();
  const told: Told[] = [];
  try {
    for (let game = 0; game < campaigns; game++) told.push(tellCampaign(partyFor(text, game), bots, `${seed}/${game}`));
  } catch (error) {
    process.stderr.write(`Campaign ${told.length}, ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
  const result = sumUp(told, (performance.now() - start) / 1000);
  process.stdout.write(options.has('json') ? `${JSON.stringify(result)}\n` : table(result, text, bots));
  return 0;
}

function table(result: LairSim, heroes: string, bots: readonly BotName[]): string {
  const percent = (n: number): string => `${Math.round(n * 100)} %`;
  const never = (shares: Readonly<Record<string, number>>): string =>
    Object.keys(shares)
      .filter((id) => shares[id] === 0)
      .join(' ') || 'none';
  const { p10, p50, p90 } = result.attempts;
  const lines: readonly (readonly [string, string])[] = [
    ['campaigns', `${result.campaigns} of ${heroes} (${bots.join(', ')}), ${result.victories} won`],
    ['attempts', `p10 ${p10}, p50 ${p50}, p90 ${p90}`],
    ['first visit won', result.firstVisit.map(percent).join(', ')],
    ['rounds when won', result.rounds.join(', ')],
    [
      'wipes',
      Object.entries(result.wipes)
        .map(([cause, n]) => `${cause} ${n}`)
        .join(', '),
    ],
    ['never bought', never(result.bought)],
    ['never used', never(result.used)],
    ['actions', `${result.actions}, ${result.actionsPerSecond} a second with bots and questions`],
    ['hash', result.hash],
  ];
  return lines.map(([name, words]) => `${name.padEnd(17)}${words}\n`).join('');
}

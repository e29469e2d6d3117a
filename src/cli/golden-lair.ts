// The golden games of Lairbreakers: beginnings up to the second dungeon told entry by entry, and a whole campaign told
// round by round, with everything that is bought.

import type { BotName } from '../bots/bot.ts';
import type { LairEvent, LairState } from '../core/lair/index.ts';
import { defaultConfig, LAIR } from '../core/lair/index.ts';
import { hashSections } from '../core/kernel/hash.ts';
import type { ClassId } from '../core/lair/public.ts';
import { LAIR_BOOK } from './books.ts';
import { playLairBots } from './bot-game.ts';
import type { Teller } from './playthrough.ts';
import { entryLine, shortHash, tell } from './playthrough.ts';

export type LairGolden = {
  readonly name: string;
  /** By seat: the heroes each player leads. */
  readonly seats: readonly (readonly ClassId[])[];
  readonly bots: readonly BotName[];
  readonly seed: string;
  readonly whole: boolean;
};

/** Chosen so that together they show every kind of event and every reaction, and stay short enough to be read. */
export const LAIR_GOLDENS: readonly LairGolden[] = [
  { name: 'lair-1', seats: [['druid']], bots: ['greedy'], seed: 'golden 1 1', whole: false },
  { name: 'lair-2', seats: [['cleric'], ['rogue']], bots: ['greedy'], seed: 'golden 2 1', whole: false },
  {
    name: 'lair-4',
    seats: [['barbarian', 'wizard'], ['cleric'], ['ranger']],
    bots: ['greedy'],
    seed: 'golden 4 1',
    whole: false,
  },
  {
    name: 'lair-campaign',
    seats: [['barbarian'], ['cleric'], ['ranger'], ['wizard']],
    bots: ['greedy'],
    seed: 'golden campaign 1',
    whole: true,
  },
];

/** The game itself; a beginning ends where the second dungeon starts. */
export function playLairGolden(
  golden: LairGolden,
  onEvents?: (events: readonly LairEvent[]) => void,
): ReturnType<typeof playLairBots> {
  const party = golden.seats.flatMap((heroes, seat) => heroes.map((hero) => ({ hero, seat })));
  const config = { ...defaultConfig(golden.seats.length), party };
  const until = (s: LairState): boolean => !golden.whole && s.depth === 2 && s.dungeon !== null;
  const options = { prints: !golden.whole, questioned: true, until };
  return playLairBots(config, golden.bots, golden.seed, onEvents === undefined ? options : { ...options, onEvents });
}

export function lairGoldenText(golden: LairGolden): string {
  const played = playLairGolden(golden);
  const { lines, replayed } = tell(LAIR_BOOK, played.log, golden.whole ? roundByRound() : undefined);
  if (played.fault !== null || replayed.fault !== null)
    throw new Error(`${golden.name}: ${played.fault ?? replayed.fault?.text}`);
  const { state } = replayed.course;
  const party = golden.seats.map((heroes) => heroes.join(' and ')).join('; ');
  return [
    `Lairbreakers, ${party}, bots ${golden.bots.join(', ')} in turn, seed '${golden.seed}'`,
    `rules ${LAIR.rulesVersion}, content ${LAIR.contentHash}`,
    '',
    ...lines,
    '',
    LAIR_BOOK.picture(state),
    '',
    state.outcome === null
      ? `the second dungeon begins after ${state.rounds} rounds`
      : `won in attempt ${state.outcome.attempts} after ${state.outcome.rounds} rounds`,
    `hash ${hashSections(LAIR.sections(state)).all}`,
    '',
  ].join('\n');
}

const SHOPPING: readonly string[] = ['buy-gear', 'buy-ability', 'equip', 'unequip'];

/** A line for each round with who still has how many HP, a picture where a dungeon begins or ends, and all shopping. */
function roundByRound(): Teller<LairState, Parameters<typeof LAIR.check>[2]> {
  let title: string | null = null;
  return ({ no, entry, before, after }) => {
    const bought = entry.kind === 'act' && SHOPPING.includes(entry.action.type);
    const lines = bought ? [`      ${entryLine(LAIR_BOOK, before, entry)}`] : [];
    const chapter = LAIR_BOOK.chapter(after);
    if (chapter === null || chapter.title === title) return lines;
    title = chapter.title;
    const line = `${String(no).padStart(5)} ${shortHash(LAIR_BOOK, after)}  ${title}: ${standing(after)}`;
    const isNew = (before.dungeon === null) !== (after.dungeon === null);
    return [...lines, ...(isNew ? [''] : []), line];
  };
}

function standing({ heroes, monsters }: LairState): string {
  const party = heroes.map((h) => h.hp).join('/');
  const foes = monsters.map((m) => `${m.kind} ${m.hp}`).join(', ');
  return foes === '' ? party : `${party} against ${foes}`;
}

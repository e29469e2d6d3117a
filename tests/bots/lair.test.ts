// Bots of Lairbreakers play by the rules and answer the same question alike; and the greedy party plays sensibly.

import { describe, expect, test } from 'vitest';
import type { Asked, BotName } from '../../src/bots/bot.ts';
import { LAIR_BOTS } from '../../src/bots/lair/bots.ts';
import { playLairBots } from '../../src/cli/bot-game.ts';
import { encode } from '../../src/core/kernel/codec.ts';
import { playRandomly } from '../../src/core/kernel/random-play.ts';
import type { Action, LairState, LairView, Pick } from '../../src/core/lair/index.ts';
import { defaultConfig, LAIR } from '../../src/core/lair/index.ts';
import type { ClassId } from '../../src/core/lair/public.ts';
import { situation } from '../scenario/lair-scenario.ts';

type LairAsked = Asked<LairView, Pick, Action>;
type Position = { readonly state: LairState; readonly asked: LairAsked };

function askedOf(state: LairState, seat: number, seed: number): LairAsked {
  const draft = (picks: readonly Pick[]) => LAIR.draft(state, seat, picks);
  return { seat, seed, view: LAIR.view(state, seat), legal: LAIR.legal(state, seat), draft };
}

/** A party with a seat for each hero. */
function partyOf(...heroes: readonly ClassId[]) {
  return { ...defaultConfig(heroes.length), party: heroes.map((hero, seat) => ({ hero, seat })) };
}

/** Questions that greedy bots were asked at the beginning of a campaign. */
function positionsOf(heroes: readonly ClassId[], seed: string, limit: number): readonly Position[] {
  const positions: Position[] = [];
  playRandomly(LAIR, partyOf(...heroes), seed, {
    every: 0,
    limit,
    choose: (state, seat, no) => {
      const asked = askedOf(state, seat, no);
      positions.push({ state, asked });
      return LAIR_BOTS.greedy(asked);
    },
  });
  return positions;
}

const POSITIONS = [
  positionsOf(['barbarian', 'wizard'], 'lair bots 2', 2500),
  positionsOf(['cleric', 'druid', 'ranger', 'rogue'], 'lair bots 4', 3500),
].flat();

describe.each<BotName>(['random', 'greedy'])('the %s bot', (name) => {
  const bot = LAIR_BOTS[name];
  test('answers every question with something it may do, and never gives up', () => {
    expect(new Set(POSITIONS.map(({ asked }) => asked.view.prompt)).size).toBeGreaterThan(6);
    for (const { state, asked } of POSITIONS) {
      const action = bot(asked);
      expect(action?.type).not.toBe('concede');
      expect(action === null ? 'none' : LAIR.check(state, asked.seat, action)).toBeNull();
    }
  });
  test('answers the same question alike', () => {
    for (const { state, asked } of POSITIONS.filter((_, i) => i % 9 === 0))
      expect(encode(bot(askedOf(state, asked.seat, asked.seed)))).toBe(encode(bot(asked)));
  });
});

/** What the greedy bot of the first seat does in a situation. */
function does(picture: string): Action | null {
  const { state } = situation(picture);
  return LAIR_BOTS.greedy(askedOf(state, 0, 1));
}

const ROW = `
  map:
    [ENT  ]=[T01r1]=[T06r1]
`;

describe('the greedy party, between fights', () => {
  test('opens doors with its toughest hero when all stand together', () => {
    const opened = does('A barbarian: at ENT\nA wizard: at ENT');
    expect(opened).toMatchObject({ type: 'move', hero: 'barbarian' });
  });
  test('closes up first: whoever is behind walks to the others, and the toughest waits', () => {
    expect(
      does(`${ROW}
      A barbarian: at T01
      A wizard: at ENT
    `),
    ).toMatchObject({ type: 'move', hero: 'wizard', dir: 'E' });
  });
  test('drinks when low, and not for a scratch', () => {
    expect(does('A cleric: at ENT; hp 4')).toEqual({ type: 'drink', hero: 'cleric' });
    expect(does('A cleric: at ENT; hp 14')).toMatchObject({ type: 'move' });
  });
  test('prays at the Shrine rather than drinking, when it lies open', () => {
    const map = 'map:\n [ENT  ]=[SHRr1]';
    expect(does(`${map}\nA cleric: at SHR; hp 4`)).toEqual({ type: 'interact', hero: 'cleric', object: 'shrine' });
    expect(does(`${map}\nA cleric: at ENT; hp 4`)).toEqual({ type: 'move', hero: 'cleric', dir: 'E' });
  });
  test('spends a heal that comes back with every fight on a wound, and keeps the rarer one', () => {
    const wounded = 'B barbarian: at ENT; hp 9';
    expect(does(`A cleric: at ENT; knows CLE1 CLE6\n${wounded}`)).toMatchObject({
      type: 'use-ability',
      ability: 'CLE1',
      aim: { at: 'hero', hero: 'barbarian' },
    });
  });
});

describe('the greedy party, in a fight', () => {
  test('strikes the weakest it can reach, so that it strikes back no more', () => {
    expect(does('A barbarian: at ENT\ngoblin: at ENT\nrat: at ENT\nzombie: at ENT')).toEqual({
      type: 'attack',
      hero: 'barbarian',
      monster: 2,
    });
  });
  test('walks to monsters that it cannot reach, and shoots those in line from where it is', () => {
    expect(does(`${ROW}\nA barbarian: at ENT\nrat: at T06`)).toEqual({ type: 'move', hero: 'barbarian', dir: 'E' });
    expect(does(`${ROW}\nA ranger: at ENT\nrat: at T01`)).toEqual({ type: 'attack', hero: 'ranger', monster: 1 });
  });
  test('whoever strikes from afar leaves the front to the others', () => {
    const moved = does(`${ROW}
      A wizard: at T06; acted attack
      B barbarian: at T06
      goblin: at T06
    `);
    expect(moved).toEqual({ type: 'move', hero: 'wizard', dir: 'W' });
  });
  test('uses the card that hits a whole tile where many stand', () => {
    const crowd = 'rat: at ENT\nrat 2: at ENT\ngoblin: at ENT';
    expect(does(`A barbarian: at ENT; knows BAR2\n${crowd}`)).toMatchObject({ type: 'use-ability', ability: 'BAR2' });
  });
  test('drinks before it would fall', () => {
    const moves = does('A cleric: at ENT; hp 3; acted attack\nkobold: at ENT\nskeleton: at ENT');
    expect(moves).toEqual({ type: 'drink', hero: 'cleric' });
  });
});

describe('the greedy party, at camp', () => {
  test('buys what helps most, and never what none of its heroes may wear', () => {
    const shopped = does('phase: store\nA wizard: gold 40\nstore: A02.1 W13.1 W06.1 H01.1');
    expect(shopped).toEqual({ type: 'buy-gear', hero: 'wizard', card: 'W06.1' });
  });
  test('is through with the store when the gold is', () => {
    expect(does('phase: store\nA wizard: gold 3\nstore: W06.1 H01.1')).toEqual({ type: 'store-done', on: true });
  });
  test('wears what is better than what it wears, and takes a shield off for a weapon of two hands', () => {
    const better = does('phase: regroup\nA barbarian: wears W01.1\nstash: W06.1');
    expect(better).toEqual({ type: 'equip', hero: 'barbarian', card: 'W06.1' });
    const twoHands = does('phase: regroup\nA barbarian: wears A01.1\nstash: W12.1');
    expect(twoHands).toEqual({ type: 'unequip', hero: 'barbarian', slot: 'accessory' });
    expect(does('phase: regroup\nA barbarian: wears W06.1\nstash: W01.1')).toEqual({ type: 'camp-done', on: true });
  });
  test('learns what its XP pays, of its own class', () => {
    expect(does('phase: camp\nA rogue: xp 6')).toMatchObject({ type: 'buy-ability', hero: 'rogue' });
    expect(does('phase: camp\nA rogue: xp 4')).toEqual({ type: 'camp-done', on: true });
  });
});

describe('a campaign among bots', () => {
  test('is won in the end, wipes or not, and nothing is broken on the way', () => {
    const { outcome, fault } = playLairBots(partyOf('cleric'), ['greedy'], 'whole 1', { questioned: true });
    expect(fault).toBeNull();
    expect(outcome?.attempts).toBeGreaterThan(0);
  });
  test('the greedy party wins its first dungeon far more often than a random one', () => {
    const won = (bot: BotName): number => {
      let count = 0;
      for (let n = 0; n < 12; n++) {
        const until = (s: LairState) => s.depth === 2 || s.attempt === 2;
        if (playLairBots(partyOf('cleric', 'ranger'), [bot], `strength ${n}`, { until }).state.depth === 2) count += 1;
      }
      return count;
    };
    expect(won('greedy')).toBeGreaterThan(won('random') + 5);
  });
});

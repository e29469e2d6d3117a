// Bots play by the rules, know only their view, answer the same question alike; and the greedy one plays sensibly.

import { describe, expect, test } from 'vitest';
import type { BotName } from '../../src/bots/bot.ts';
import { BRAH_BOTS } from '../../src/bots/brah/bots.ts';
import { damageAgainst, findTrait, insightOf, mostAgainst, nextFoe } from '../../src/bots/brah/insight.ts';
import { worthOf } from '../../src/bots/brah/worth.ts';
import { playBots } from '../../src/cli/bot-game.ts';
import { BRAH, defaultConfig } from '../../src/core/brah/index.ts';
import { encode } from '../../src/core/kernel/codec.ts';
import { hashSections } from '../../src/core/kernel/hash.ts';
import { luckOf } from '../../src/core/kernel/luck.ts';
import { swapped } from '../../src/core/kernel/replica-run.ts';
import type { Position } from './positions.ts';
import { askedOf, positionsOf } from './positions.ts';

const POSITIONS = [positionsOf(2, 'bots 2'), positionsOf(4, 'bots 4'), positionsOf(5, 'bots 5')].flat();

function at(prompt: string): readonly Position[] {
  return POSITIONS.filter(({ asked }) => asked.view.asked?.prompt === prompt);
}

/** What the greedy bot does with each question of a prompt. */
function answers(prompt: string) {
  return at(prompt).map(({ state, asked }) => {
    const insight = insightOf(asked.view, asked.seat);
    const action = BRAH_BOTS.greedy(asked);
    if (insight === null || action === null) throw new Error('violated assumption: the bot answers');
    return { state, asked, insight, action };
  });
}

describe.each<BotName>(['random', 'greedy'])('the %s bot', (name) => {
  const bot = BRAH_BOTS[name];
  test('answers every question with something it may do, and never gives up', () => {
    for (const { state, asked } of POSITIONS) {
      const action = bot(asked);
      expect(action).not.toBeNull();
      expect(action?.type).not.toBe('concede');
      expect(action === null ? 'none' : BRAH.check(state, asked.seat, action)).toBeNull();
    }
  });
  test('answers the same question alike', () => {
    for (const { state, asked } of POSITIONS.filter((_, i) => i % 7 === 0)) {
      expect(encode(bot(askedOf(state, asked.seat, asked.seed)))).toBe(encode(bot(asked)));
    }
  });
  test('decides alike whatever lies where it cannot look', () => {
    const luck = luckOf('unseen');
    for (const { state, asked } of POSITIONS.filter((_, i) => i % 5 === 0)) {
      const twin = { ...state, cards: swapped(state.cards, asked.seat, luck) };
      expect(encode(bot(askedOf(twin, asked.seat, asked.seed)))).toBe(encode(bot(asked)));
    }
  });
  test('decides on its own copy as on the truth', () => {
    for (const { state, asked } of POSITIONS.filter((_, i) => i % 11 === 0)) {
      const copy = BRAH.replicaOf(state, asked.seat);
      expect(encode(bot(askedOf(copy, asked.seat, asked.seed)))).toBe(encode(bot(asked)));
    }
  });
});

describe('the greedy bot', () => {
  test('takes a win that is there', () => {
    const won = answers('main').filter(({ asked }) =>
      asked.legal.some((pick) => pick.pick === 'loot' && pick.count === 4),
    );
    for (const { action } of won) expect(action).toMatchObject({ type: 'spend-loot' });
  });
  test('does not end its turn with a weapon in hand and a slot free', () => {
    for (const { action, insight } of answers('main')) {
      if (action.type !== 'end-turn') continue;
      const free = insight.me.heroes.some((hero) => hero.slots.total > hero.weapons.length);
      const whole = insight.hand.some((face) => ['bog-blade', 'cursed-shank', 'stale-baguette'].includes(face));
      expect(free && whole).toBe(false);
    }
  });
  test('declares combat when it can win, and goes to its end only when nothing else is left', () => {
    for (const { action, insight, asked } of answers('main')) {
      const next = nextFoe(insight);
      if (action.type !== 'declare-combat' || next?.canWin !== false) continue;
      expect(asked.legal.filter((pick) => pick.pick === 'banish')).toEqual([]);
    }
  });
  test('fights with a set that wins, and with none that could be smaller by a weapon', () => {
    const fought = answers('fight').filter(({ action }) => action.type === 'fight');
    expect(fought.length).toBeGreaterThan(10);
    for (const { action, insight } of fought) {
      const top = insight.view.stack.at(-1);
      const foe = insight.view.foes.find((f) => top?.kind === 'combat' && f.card === top.foe);
      if (action.type !== 'fight' || foe === undefined || foe.kind === 'kevin') continue;
      const used = insight.weapons.filter(({ weapon }) => action.weapons.includes(weapon.no));
      const damages = used.map(({ weapon }) => damageAgainst(weapon, foe.kind));
      const total = damages.reduce((sum, n) => sum + n, 0);
      expect(total).toBeGreaterThanOrEqual(foe.stat.total);
      for (const damage of damages) expect(total - damage).toBeLessThan(foe.stat.total);
    }
  });
  test('accepts defeat only where no set of weapons wins', () => {
    for (const { action, insight } of answers('fight')) {
      const [foe] = insight.view.foes;
      if (action.type === 'accept-defeat' && foe !== undefined)
        expect(mostAgainst(insight, foe.kind)).toBeLessThan(foe.stat.total);
    }
  });
  test('gives away what is worth least', () => {
    const given = answers('discard-to-limit');
    expect(given.length).toBeGreaterThan(3);
    for (const { action, insight } of given) {
      if (action.type !== 'discard-to-limit') continue;
      const cheapest = insight.hand.map((face) => worthOf(face, insight)).toSorted((a, b) => a - b);
      const paid = action.cards.map(({ face }) => worthOf(face, insight)).toSorted((a, b) => a - b);
      expect(paid).toEqual(cheapest.slice(0, paid.length));
    }
  });
  test('flips no good side of its own while there is another choice', () => {
    for (const { action, insight, asked } of answers('choose-trait')) {
      if (action.type !== 'choose') continue;
      const own = (picks: typeof asked.legal) =>
        picks
          .flatMap((pick) => (pick.pick === 'trait' ? [findTrait(insight.view, pick.trait)] : []))
          .map((f) => f?.player.seat === asked.seat && f.trait.up === 'positive');
      if (own(asked.legal).some((bad) => !bad)) expect(own(action.picks)).not.toContain(true);
    }
  });
  test('beats random bots far more often than its share', () => {
    const games = 12;
    let won = 0;
    for (let game = 0; game < games; game++) {
      const { outcome } = playBots(defaultConfig(4), ['greedy', 'random', 'random', 'random'], `strength ${game}`);
      if (outcome?.winner === 0) won += 1;
    }
    // A quarter would be its share; it wins about nine in ten.
    expect(won).toBeGreaterThanOrEqual(games * 0.65);
  });
});

describe('a game among bots', () => {
  test('is the same whenever it is played', () => {
    const play = () => hashSections(BRAH.sections(playBots(defaultConfig(3), ['greedy', 'random'], 'same').state)).all;
    expect(play()).toBe(play());
  });
  test.each([2, 3, 4, 5, 6])('with %i players ends, and nothing is broken on the way', (players) => {
    for (let game = 0; game < 1; game++) {
      const { outcome, fault } = playBots(defaultConfig(players), ['greedy'], `whole ${players} ${game}`, {
        questioned: true,
      });
      expect([outcome === null, fault]).toEqual([false, null]);
    }
  });
});

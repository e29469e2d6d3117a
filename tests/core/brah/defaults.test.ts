// Proves what is done for an absent or late player (20.0): the default of every decision, as an action the game takes.

import { expect, test } from 'vitest';
import { BRAH } from '../../../src/core/brah/index.ts';
import { defaultConfig } from '../../../src/core/brah/public.ts';
import { SEATS } from '../../scenario/picture.ts';
import type { Scenario, SeatName } from '../../scenario/scenario.ts';
import { newGame, situation } from '../../scenario/scenario.ts';

/** What is done for this seat; the game accepts it. */
function byDefault(g: Scenario, seat: SeatName) {
  const action = BRAH.defaultAction(g.state, SEATS.indexOf(seat));
  if (action === null) throw new Error(`nothing is asked of ${seat}`);
  expect(BRAH.check(g.state, SEATS.indexOf(seat), action)).toBeNull();
  return action;
}

test('20.0 the settings of a game when nothing is said', () => {
  expect(defaultConfig(4)).toMatchObject({
    players: 4,
    firstPlayer: { how: 'random' },
    spread: 'plain',
    extraBosses: [],
    expansions: ['cathulhu'],
    responsePrompts: 'everyone',
    responseSeconds: 20,
    decisionSeconds: 0,
    shortDeck: null,
  });
});

test('20.0 in set-up the first two Heroes and the left Hero', () => {
  const g = newGame({ players: 2 }, [
    ['heroes', ['florence', 'dame-drama', 'moody-judy']],
    ['traits', ['lucky', 'magus']],
  ]);
  const heroes = byDefault(g, 'A');
  expect(heroes.type === 'choose-heroes' ? heroes.heroes.map((c) => c.face) : []).toEqual(['florence', 'dame-drama']);
  g.acts('A', heroes).acts('B', byDefault(g, 'B')).waits('A disclose');
  expect(byDefault(g, 'A')).toEqual({ type: 'disclose', answer: heroes });
  g.does('A', 'disclose').does('B', 'disclose').waits('AB place-trait');
  expect(byDefault(g, 'A')).toMatchObject({ type: 'place-trait', hero: 0, trait: { face: 'lucky' } });
  expect(byDefault(g, 'B')).toMatchObject({ type: 'place-trait', hero: 0, trait: { face: 'magus' } });
});

test('20.0 who is not asked has no default', () => {
  const g = situation('foes: kevin\nA: nay\nB: banish');
  expect(BRAH.defaultAction(g.state, 1)).toBeNull();
  g.does('A', 'declare-combat');
  expect(BRAH.defaultAction(g.state, 0)).toBeNull();
  expect(byDefault(g, 'B')).toEqual({ type: 'pass' });
});

test('20.0 in a turn: the left Hero for a Trait, no extra draws, a pass in every window', () => {
  const g = situation('idols: 2\ndraw: rusty-spork, stale-baguette\nB litterbox: magus\nB: its-go-time\nA: nay');
  g.does('A', 'end-turn').waits('B place-trait');
  expect(byDefault(g, 'B')).toEqual({ type: 'place-trait', hero: 0, trait: null });
  g.acts('B', byDefault(g, 'B')).waits('B extra-draws');
  expect(byDefault(g, 'B')).toEqual({ type: 'choose-extra-draws', count: 0 });
  g.acts('B', byDefault(g, 'B')).does('B', 'play its-go-time').waits('A respond');
  expect(byDefault(g, 'A')).toEqual({ type: 'pass' });
});

test('20.0 in the main phase: the turn is ended if it may be', () => {
  expect(byDefault(situation('A: nay\nB: nay'), 'A')).toEqual({ type: 'end-turn' });
});

test('20.0 in the main phase: a foe that nothing beats is paid with the cards drawn last, one that can be beaten is fought', () => {
  const weak = situation('foes: smorc-trooper\nA: nay, pick-pocket, banish, the-loot\nA florence: useless-stick');
  const paid = byDefault(weak, 'A');
  expect(paid.type === 'bribe' ? paid.cards.map((c) => c.face) : []).toEqual(['the-loot', 'banish']);
  const exact = situation('foes: smorc-trooper\nA: nay, banish\nA florence: useless-stick');
  expect(byDefault(exact, 'A').type).toBe('bribe');
  const poor = situation('foes: smorc-trooper\nA: banish\nA florence: useless-stick');
  expect(byDefault(poor, 'A')).toEqual({ type: 'declare-combat' });
  const able = situation('foes: smorc-trooper\nA: nay, banish\nA florence: useless-stick, useless-stick');
  expect(byDefault(able, 'A')).toEqual({ type: 'declare-combat' });
  const boss = situation('foes: kevin\nA: nay, nay, nay, pick-pocket, pick-pocket, banish, banish');
  expect(byDefault(boss, 'A')).toEqual({ type: 'declare-combat' });
});

test('20.0 in the main phase the most weapons allowed count for what can be beaten', () => {
  const picture = `
    foes: neckbeard-the-pure
    A: nay, nay, banish, pick-pocket
    A florence: useless-stick, useless-stick, useless-stick
    A brad-the-well-endowed: bog-blade
  `;
  expect(byDefault(situation(picture), 'A')).toEqual({ type: 'declare-combat' });
  const capped = picture.replace('bog-blade', 'boss-tooth');
  expect(byDefault(situation(`world: health-and-safety\n${capped}`), 'A').type).toBe('bribe');
  expect(byDefault(situation(`world: health-and-safety\n${picture}`), 'A').type).toBe('declare-combat');
});

/** What A commits by default against this foe with these weapons, numbered from 1: Florence's, then Brad's. */
function committed(foe: string, florence: string, brad: string, world = '-') {
  const g = situation(`
    world: ${world}
    draw: pick-pocket
    foes: ${foe}
    A florence: ${florence}
    A brad-the-well-endowed: ${brad}
    B: nay
  `);
  g.does('A', 'declare-combat').pass('B').waits('A fight');
  return byDefault(g, 'A');
}

test('20.0 in combat: the winning weapons with the least damage in all', () => {
  // 7 + 1 for Florence, 4 + 1 for Brad, and two Drumsticks of 2: Kevin has 6.
  const against = committed(
    'kevin',
    'courtneys-boomstick(1 2 3)',
    'skull-cracker(1 2), chicken-drumstick, useless-stick',
  );
  expect(against).toEqual({ type: 'fight', weapons: [2, 4] });
});

test('20.0 in combat: of the same damage the fewest weapons, then the lowest numbers', () => {
  expect(committed('smorc-trooper', 'useless-stick, useless-stick', 'chicken-drumstick')).toEqual({
    type: 'fight',
    weapons: [3],
  });
  expect(committed('smorc-trooper', 'bog-blade', 'chicken-drumstick, chicken-drumstick')).toEqual({
    type: 'fight',
    weapons: [1],
  });
  expect(committed('gelatinous-dave', 'useless-stick, useless-stick', 'chicken-drumstick, chicken-drumstick')).toEqual({
    type: 'fight',
    weapons: [1, 3],
  });
  // 1 and 3 make four, and so do 2 and 2.
  expect(committed('neckbeard-the-pure', 'useless-stick, bog-blade, stale-baguette', 'foam-finger-of-fury')).toEqual({
    type: 'fight',
    weapons: [1, 4],
  });
});

test('20.0 in combat: defeat when no allowed set of weapons reaches the stat', () => {
  expect(committed('kevin', 'useless-stick', 'skull-cracker(1 n)')).toEqual({ type: 'accept-defeat' });
  const sticks = 'useless-stick, useless-stick, boss-tooth';
  expect(committed('neckbeard-the-pure', sticks, 'useless-stick, stale-baguette', 'health-and-safety')).toEqual({
    type: 'fight',
    weapons: [1, 2, 5],
  });
  expect(committed('neckbeard-the-pure', sticks, 'useless-stick', 'health-and-safety')).toEqual({
    type: 'accept-defeat',
  });
});

test('20.0 about to be eliminated: the first rescue card, none without one', () => {
  const faced = (hand: string): Scenario =>
    situation(`draw: rusty-spork\nfoes: kevin\nA: ${hand}\nB: nay\nC: nay`)
      .does('A', 'declare-combat')
      .pass('B', 'C')
      .does('A', 'accept-defeat')
      .waits('A rescue');
  const saved = byDefault(faced('nay, nine-lives, lifetime-warranty'), 'A');
  expect(saved).toMatchObject({ type: 'play-rescue', card: { face: 'nine-lives' } });
  expect(byDefault(faced('nay'), 'A')).toEqual({ type: 'pass' });
});

test('20.0 Treasures: the main pile first, no replacement draw', () => {
  const won = (piles: string): Scenario =>
    situation(`foes: smorc-trooper\nA brad-the-well-endowed: chicken-drumstick\nB: nay\n${piles}`)
      .does('A', 'declare-combat')
      .pass('B')
      .does('A', 'chicken-drumstick');
  const pile = won('treasures: the-loot\ncathulhu: nine-lives').waits('A treasure-pile');
  expect(byDefault(pile, 'A')).toEqual({ type: 'choose-treasure-pile', pile: 'main' });
  const none = won('treasures: -\ncathulhu: -').waits('A replacement-draw');
  expect(byDefault(none, 'A')).toEqual({ type: 'confirm-replacement-draw', yes: false });
});

test('20.0 over the hand limit: the cards drawn last, the very last first', () => {
  const g = situation('A: nay, nay, nay, banish, banish, pick-pocket, pick-pocket, the-loot, absolute-unit\nB: nay');
  g.does('A', 'end-turn').waits('A discard-to-limit');
  const action = byDefault(g, 'A');
  expect(action.type === 'discard-to-limit' ? action.cards.map((c) => c.face) : []).toEqual([
    'absolute-unit',
    'the-loot',
  ]);
});

test('B-RULE-126 a decision out of turn waits for that player alone; by default the first options, as few as allowed', () => {
  const g = situation(`
    A: bin-day
    B: banish, nay
    C: pick-pocket
  `);
  g.does('A', 'play bin-day').pass('B', 'C').waits('B choose-discard');
  g.refuses('A', { type: 'end-turn' }, 'not-you');
  expect(byDefault(g, 'B')).toMatchObject({ type: 'choose', claims: [{ face: 'banish' }] });
  g.acts('B', byDefault(g, 'B')).waits('C choose-discard');
  const clean = situation('draw: rusty-spork\nA: spring-clean, nay, banish\nB: -').does('A', 'play spring-clean');
  expect(byDefault(clean, 'A')).toEqual({ type: 'choose', picks: [], claims: [] });
  const clipboard = situation('A: knocked-off-the-shelf\nA florence: useless-stick\nB deadlift-deirdre: bog-blade');
  clipboard.does('A', 'play knocked-off-the-shelf');
  expect(byDefault(clipboard, 'A')).toEqual({ type: 'choose', picks: [{ pick: 'weapon', weapon: 1 }], claims: [] });
});

test('B-RULE-126 asked for a named card the default is the truth', () => {
  const asked = (hand: string): Scenario =>
    situation(`draw: rusty-spork\nA: go-fish\nB: ${hand}`)
      .does('A', 'play go-fish', 'B', 'cursed-shank')
      .pass('B')
      .waits('B answer-fish');
  expect(byDefault(asked('nay, cursed-shank'), 'B')).toMatchObject({
    type: 'choose',
    claims: [{ face: 'cursed-shank' }],
  });
  expect(byDefault(asked('nay, banish'), 'B')).toEqual({ type: 'choose', picks: [{ pick: 'none' }], claims: [] });
});

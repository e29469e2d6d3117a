// Random play finds nothing wrong with the toy game, and finds each fault that is planted into it.

import { describe, expect, test } from 'vitest';
import type { Cards, CardId } from '../../../src/core/kernel/knowledge.ts';
import { cardCount, heldFace } from '../../../src/core/kernel/knowledge.ts';
import { luckOf } from '../../../src/core/kernel/luck.ts';
import { playRandomly } from '../../../src/core/kernel/random-play.ts';
import { replicaRun, swapCheck } from '../../../src/core/kernel/replica-run.ts';
import { TOY } from '../../toy/toy.ts';
import type { ToyPick } from '../../toy/toy-state.ts';

const CONFIG = { players: 3, turns: 40 };
const weight = (pick: ToyPick) => (pick.pick === 'concede' ? 1 : 30);

/** All faults of some games of a toy with faults; the first game that shows one ends the search. */
function faultsOf(game: typeof TOY, games = 30): readonly string[] {
  for (let seed = 0; seed < games; seed++) {
    const replicas = replicaRun(game, CONFIG);
    const swaps = swapCheck(game, luckOf(`swap/${seed}`));
    const watch: typeof replicas = (step) => [...replicas(step), ...swaps(step)];
    const played = playRandomly(game, CONFIG, `seed ${seed}`, { weight, watch });
    if (played.faults.length > 0) return played.faults;
    expect(played.over).toBe(true);
  }
  return [];
}

test('a whole toy holds in everything that is asked', () => {
  expect(faultsOf(TOY, 60)).toEqual([]);
});

test('equal seeds give equal games, others differ', () => {
  const play = (seed: string) => JSON.stringify(playRandomly(TOY, CONFIG, seed, { every: 0 }).entries);
  expect(play('a')).toBe(play('a'));
  expect(play('a')).not.toBe(play('b'));
});

test('questions do not change the game that is played', () => {
  const bare = playRandomly(TOY, CONFIG, 'x', { every: 0 });
  const thorough = playRandomly(TOY, CONFIG, 'x', { every: 1 });
  expect(thorough.faults).toEqual([]);
  expect(JSON.stringify(bare.entries)).toBe(JSON.stringify(thorough.entries));
});

test('whoever chooses instead of luck is asked for seats that must answer, and may leave it to luck', () => {
  const asked: string[] = [];
  const played = playRandomly(TOY, CONFIG, 'chosen', {
    interruptOneIn: 2,
    weight,
    choose: (state, seat, no) => {
      const pending = TOY.pending(state);
      asked.push(pending.kind === 'decide' && pending.seats.includes(seat) && pending.no === no ? 'due' : 'not due');
      return state.phase === 'turn' ? ({ type: 'rest' } as const) : null;
    },
  });
  expect([played.over, played.faults, new Set(asked)]).toEqual([true, [], new Set(['due'])]);
  expect(played.entries.some((e) => e.kind === 'act' && e.action.type === 'draw')).toBe(false);
});

const anyCard = (cards: Cards): CardId[] => Array.from({ length: cardCount(cards) }, (_, slot) => slot as CardId);

const PLANTED: readonly (readonly [what: string, said: RegExp, game: typeof TOY])[] = [
  [
    'apply changes its input',
    /read only|object is not extensible|Cannot (assign|add|delete)/,
    {
      ...TOY,
      apply: (s, by, action) => {
        const done = TOY.apply(s, by, action);
        if (done.ok) (s as { turn: number }).turn = s.turn;
        return done;
      },
    },
  ],
  [
    'check is laxer than apply',
    /disagree/,
    { ...TOY, check: (s, seat, a) => (a !== null && a?.type === 'draw' ? null : TOY.check(s, seat, a)) },
  ],
  ['an invariant', /step \d+: broken/, { ...TOY, invariants: (s) => (s.turn > 3 ? ['broken'] : []) }],
  [
    'a default that is not legal',
    /default/,
    { ...TOY, defaultAction: (s, seat) => (TOY.defaultAction(s, seat) === null ? null : { type: 'pass' }) },
  ],
  [
    'a state that is not plain data',
    /plain data/,
    {
      ...TOY,
      apply: (s, by, a) => {
        const done = TOY.apply(s, by, a);
        return done.ok && done.state.turn > 2
          ? { ...done, state: { ...done.state, turn: done.state.turn + 0.5 } }
          : done;
      },
    },
  ],
  [
    'a bid that is not sealed',
    /refuses|is not the truth/,
    { ...TOY, redact: (s, by, a, viewer) => ('type' in a && a.type === 'bid' ? a : TOY.redact(s, by, a, viewer)) },
  ],
  [
    'a drawn face sent to all',
    /is not the truth cut to it, in cards/,
    { ...TOY, redact: (s, by, a, viewer) => ('kind' in a && a.kind === 'reveal' ? a : TOY.redact(s, by, a, viewer)) },
  ],
  [
    'a view through the back of cards',
    /another view|sees through/,
    {
      ...TOY,
      view: (s, viewer) => ({
        ...TOY.view(s, viewer),
        hands: s.hands.map((hand) => hand.map((card) => heldFace(s.cards, card))),
      }),
    },
  ],
  [
    'a rule that counts unseen cards',
    /copy of/,
    {
      ...TOY,
      apply: (s, by, a) => {
        const done = TOY.apply(s, by, a);
        const held = anyCard(s.cards).filter((id) => heldFace(s.cards, id) === 'blue-2').length;
        return done.ok && by !== 'chance'
          ? { ...done, state: { ...done.state, scores: done.state.scores.map((n) => n + held) } }
          : done;
      },
    },
  ],
  ['an event that tells too much', /tells other events/, { ...TOY, viewEvent: (event) => event }],
  [
    'a public section with faces',
    /public hash|public section/,
    {
      ...TOY,
      publicSections: (s) => [
        ...TOY.publicSections(s),
        { name: 'faces', value: anyCard(s.cards).map((id) => heldFace(s.cards, id)) },
      ],
    },
  ],
  [
    'a pick that tells of another hand',
    /other picks|show cards/,
    {
      ...TOY,
      legal: (s, seat) =>
        TOY.legal(s, seat).filter(
          (pick) =>
            pick.pick !== 'steal' ||
            (s.hands[(seat + 1) % 3] ?? []).some((card) => heldFace(s.cards, card)?.endsWith('4') === true),
        ),
    },
  ],
];

describe('a planted fault is found', () => {
  test.each(PLANTED)('%s', (_what, said, game) => {
    let faults: readonly string[];
    try {
      faults = faultsOf(game);
    } catch (error) {
      faults = [String(error)];
    }
    expect(faults.join('\n')).toMatch(said);
  });
  test('a throw at bad input', () => {
    const game: typeof TOY = {
      ...TOY,
      apply: (s, by, a) => {
        if (by !== 'chance' && (a as { type: string }).type.startsWith('zzz')) throw new Error('never');
        return TOY.apply(s, by, a);
      },
    };
    expect(faultsOf(game).join('\n')).toMatch(/made the game throw/);
  });
});

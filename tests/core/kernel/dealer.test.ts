// Dealers: luck that is even, answers that fit what was asked, and nothing held that somebody was shown.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChanceSpec } from '../../../src/core/kernel/chance.ts';
import { answerFault } from '../../../src/core/kernel/chance.ts';
import type { Dealt, Faces } from '../../../src/core/kernel/dealer.ts';
import { LostFace, NOTHING_HIDDEN, seededDealer } from '../../../src/core/kernel/dealer.ts';
import type { CardId, Face } from '../../../src/core/kernel/knowledge.ts';
import { heldFace, maskOf, NOBODY, TABLE } from '../../../src/core/kernel/knowledge.ts';
import { byWeight, luckOf, mixed, sfc32 } from '../../../src/core/kernel/luck.ts';
import { playRandomly } from '../../../src/core/kernel/random-play.ts';
import type { Script } from '../../../src/core/kernel/scripted-dealer.ts';
import { scriptedDealer, Unscripted } from '../../../src/core/kernel/scripted-dealer.ts';
import { TOY } from '../../toy/toy.ts';

const ids = (...list: number[]): CardId[] => list as CardId[];
/** A game that holds what is given and whose foes are the faces in capitals. */
const holding = (held: Readonly<Record<number, Face>> = {}): Faces => ({
  heldFace: (id) => held[id] ?? null,
  shows: (predicate, face) => predicate === 'foe' && face === face.toUpperCase(),
});
const SHUFFLE = { kind: 'shuffle', what: 'draw', ids: ids(1, 2, 3), fresh: ids(11, 12, 13), to: NOBODY } as const;
const OPEN = holding({ 1: 'a', 2: 'b', 3: 'KEVIN' });

function held(dealt: Dealt): readonly (readonly [number, Face])[] {
  return [...dealt.hidden].sort(([a], [b]) => a - b);
}

describe('luck', () => {
  test('sfc32 goes on as it always did: a change would change every game', () => {
    const next = sfc32('lantern');
    expect([next(), next(), next(), next()]).toMatchInlineSnapshot(`
      [
        1168243400,
        1571616791,
        2274579461,
        4179341639,
      ]
    `);
  });
  test('a bounded number lies in its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x1_0000_0000 }), (seed, n) => {
        const drawn = luckOf(seed).below(n);
        return Number.isSafeInteger(drawn) && drawn >= 0 && drawn < n;
      }),
    );
  });
  test('all of 6 sides come up about equally often', () => {
    const luck = luckOf('dice');
    const seen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const side = luck.below(6);
      seen[side] = (seen[side] ?? 0) + 1;
    }
    const chi = seen.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    // 0.999 of fair dice stay below 20.5.
    expect(chi).toBeLessThan(20.5);
  });
  test('streams of numbered chances are not alike', () => {
    const firsts = new Set(Array.from({ length: 1000 }, (_, no) => luckOf(`s/${no}`).below(0x1_0000_0000)));
    expect(firsts.size).toBe(1000);
  });
  test('a mix keeps every card, and a weight of nothing is never taken', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
        const out = mixed(luckOf(seed), list);
        expect(out.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      }),
    );
    const luck = luckOf('w');
    for (let i = 0; i < 200; i++) expect(byWeight(luck, [0, 3, 0, 1])).toSatisfy((at: number) => at === 1 || at === 3);
  });
});

describe('the seeded dealer', () => {
  const dealer = seededDealer('s');
  test('answers whatever may be asked, with an answer that fits', () => {
    const spec = fc.oneof(
      fc.record({
        kind: fc.constant('roll' as const),
        what: fc.string(),
        dice: fc.integer({ min: 1, max: 9 }),
        sides: fc.integer({ min: 1, max: 20 }),
      }),
      fc.record({
        kind: fc.constant('pick' as const),
        what: fc.string(),
        n: fc.constant(3),
        weights: fc.constantFrom(null, [1, 0, 2]),
      }),
      fc.record({
        kind: fc.constant('reveal' as const),
        what: fc.string(),
        ids: fc.constantFrom(ids(), ids(1), ids(3, 1)),
        to: fc.constantFrom(NOBODY, maskOf(1), TABLE),
        shownIf: fc.constantFrom(null, 'foe'),
      }),
      fc.record({
        kind: fc.constant('count' as const),
        what: fc.string(),
        ids: fc.constantFrom(ids(), ids(1, 2, 3)),
        of: fc.constant('foe'),
      }),
      fc.constantFrom<ChanceSpec>(SHUFFLE, { ...SHUFFLE, to: maskOf(0) }),
    );
    fc.assert(
      fc.property(
        spec,
        fc.nat(),
        (asked, no) => answerFault(asked, dealer.deal(asked, no, NOTHING_HIDDEN, OPEN).answer) === null,
      ),
    );
  });
  test('the same chance has the same answer, the next one new luck', () => {
    const roll = { kind: 'roll', what: 'x', dice: 20, sides: 6 } as const;
    const at = (no: number) => JSON.stringify(dealer.deal(roll, no, NOTHING_HIDDEN, OPEN).answer);
    expect(at(4)).toBe(at(4));
    expect(at(4)).not.toBe(at(5));
  });
  test('a hidden shuffle is held by the dealer under the fresh ids, and told to nobody', () => {
    const dealt = dealer.deal(SHUFFLE, 0, NOTHING_HIDDEN, OPEN);
    expect(dealt.answer).toEqual({ kind: 'shuffle', faces: null });
    expect(held(dealt).map(([id]) => id)).toEqual([11, 12, 13]);
    expect(
      held(dealt)
        .map(([, face]) => face)
        .toSorted(),
    ).toEqual(['KEVIN', 'a', 'b']);
  });
  test('a shuffle that a seat sees is told in full and not held', () => {
    const before = dealer.deal(SHUFFLE, 0, NOTHING_HIDDEN, OPEN).hidden;
    const again = dealer.deal(
      { ...SHUFFLE, ids: ids(11, 12), fresh: ids(21, 22), to: maskOf(1) },
      1,
      before,
      holding(),
    );
    expect(held(again).map(([id]) => id)).toEqual([13]);
    expect(again.answer).toEqual({ kind: 'shuffle', faces: [expect.any(String), expect.any(String)] });
  });
  test('a reveal forgets what it showed and keeps what stays hidden', () => {
    const hidden = new Map([
      [1, 'a'],
      [2, 'b'],
      [3, 'KEVIN'],
    ] as [CardId, Face][]);
    const toSeat = dealer.deal(
      { kind: 'reveal', what: 'draw', ids: ids(1), to: maskOf(2), shownIf: 'foe' },
      0,
      hidden,
      holding(),
    );
    expect({ ...toSeat, hidden: new Map(toSeat.hidden) }).toEqual({
      answer: { kind: 'reveal', faces: ['a'], shown: [false] },
      hidden: new Map([
        [2, 'b'],
        [3, 'KEVIN'],
      ]),
    });
    const toNobody = dealer.deal(
      { kind: 'reveal', what: 'last', ids: ids(2, 3), to: NOBODY, shownIf: 'foe' },
      0,
      hidden,
      holding(),
    );
    expect({ ...toNobody, hidden: new Map(toNobody.hidden) }).toEqual({
      answer: { kind: 'reveal', faces: [null, 'KEVIN'], shown: [false, true] },
      hidden: new Map([
        [1, 'a'],
        [2, 'b'],
      ]),
    });
    const toAll = dealer.deal(
      { kind: 'reveal', what: 'x', ids: ids(2), to: TABLE, shownIf: null },
      0,
      hidden,
      holding(),
    );
    expect(toAll.answer).toEqual({ kind: 'reveal', faces: ['b'], shown: [true] });
  });
  test('a count tells a number and nothing else', () => {
    const hidden = new Map([
      [1, 'a'],
      [3, 'KEVIN'],
    ] as [CardId, Face][]);
    const dealt = dealer.deal(
      { kind: 'count', what: 'draw', ids: ids(1, 2, 3), of: 'foe' },
      0,
      hidden,
      holding({ 2: 'JOHN' }),
    );
    expect(dealt).toEqual({ answer: { kind: 'count', n: 2 }, hidden });
  });
  test('a card whose face nobody has is an error', () => {
    expect(() => dealer.deal(SHUFFLE, 0, NOTHING_HIDDEN, holding())).toThrow(LostFace);
  });
  test('through whole games it holds the faces that nobody was shown, and no other', () => {
    for (let game = 0; game < 10; game++) {
      const played = playRandomly(TOY, { players: 3, turns: 30 }, `hold ${game}`, { every: 0, limit: 20 + 15 * game });
      const { state, hidden } = played.course;
      for (const id of [...state.pile, ...state.discard, ...state.hands.flat()]) {
        expect(hidden.has(id)).toBe(heldFace(state.cards, id) === null);
      }
      expect(hidden.size).toBeLessThanOrEqual(20);
    }
  });
});

describe('the scripted dealer', () => {
  const deal = (script: Script, spec: ChanceSpec, faces = holding(), hidden = NOTHING_HIDDEN) =>
    scriptedDealer(script).deal(spec, 0, hidden, faces);
  test('says what the script says, in order, and tells what was not used', () => {
    const dealer = scriptedDealer({
      rolls: {
        luck: [
          [1, 2],
          [6, 6],
        ],
      },
      picks: { lead: [2] },
    });
    const roll = { kind: 'roll', what: 'luck', dice: 2, sides: 6 } as const;
    expect(dealer.deal(roll, 0, NOTHING_HIDDEN, holding()).answer).toEqual({ kind: 'roll', dice: [1, 2] });
    expect(dealer.unused()).toEqual(['rolls luck', 'picks lead']);
    dealer.deal(roll, 1, NOTHING_HIDDEN, holding());
    expect(() => dealer.deal(roll, 2, NOTHING_HIDDEN, holding())).toThrow(Unscripted);
    expect(dealer.unused()).toEqual(['picks lead']);
  });
  test('cards of unknown face become what the script says when they are asked for', () => {
    const spec = { kind: 'reveal', what: 'draw', ids: ids(1), to: maskOf(0), shownIf: 'foe' } as const;
    expect(deal({ faces: { draw: ['KEVIN'] } }, spec).answer).toEqual({
      kind: 'reveal',
      faces: ['KEVIN'],
      shown: [true],
    });
    expect(() => deal({ faces: { other: ['KEVIN'] } }, spec)).toThrow(Unscripted);
  });
  test('a card that was asked for and not shown stays what it was', () => {
    const dealt = deal(
      { faces: { last: ['a'] } },
      { kind: 'reveal', what: 'last', ids: ids(1), to: NOBODY, shownIf: 'foe' },
    );
    expect(dealt.answer).toEqual({ kind: 'reveal', faces: [null], shown: [false] });
    expect(held(dealt)).toEqual([[1, 'a']]);
  });
  test('a card that is known is not asked of the script', () => {
    expect(
      deal({}, { kind: 'reveal', what: 'draw', ids: ids(1), to: TABLE, shownIf: null }, holding({ 1: 'a' })).answer,
    ).toEqual({ kind: 'reveal', faces: ['a'], shown: [true] });
  });
  test('shuffles: named from the top, the rest as it lay', () => {
    expect(held(deal({ shuffles: { draw: [['KEVIN']] } }, SHUFFLE, OPEN))).toEqual([
      [11, 'KEVIN'],
      [12, 'a'],
      [13, 'b'],
    ]);
    expect(() => deal({ shuffles: { draw: [['nobody']] } }, SHUFFLE, OPEN)).toThrow(Unscripted);
  });
  test('shuffles that are not scripted are an error unless they are to keep the order', () => {
    expect(() => deal({}, SHUFFLE, OPEN)).toThrow(Unscripted);
    expect(held(deal({ shuffleElse: 'keep-order' }, SHUFFLE, OPEN))).toEqual([
      [11, 'a'],
      [12, 'b'],
      [13, 'KEVIN'],
    ]);
  });
  test('cards of unknown face may be shuffled unseen, and be named then', () => {
    expect(held(deal({ shuffles: { draw: [['b', 'JOHN']] } }, SHUFFLE, holding({ 2: 'b' })))).toEqual([
      [11, 'b'],
      [12, 'JOHN'],
    ]);
    expect(() => deal({ shuffleElse: 'keep-order' }, { ...SHUFFLE, to: maskOf(0) }, holding({ 2: 'b' }))).toThrow(
      Unscripted,
    );
  });
  test('a count over unknown cards is scripted', () => {
    expect(
      deal({ counts: { pile: [3] } }, { kind: 'count', what: 'pile', ids: ids(1, 2, 3), of: 'foe' }).answer,
    ).toEqual({ kind: 'count', n: 3 });
  });
});

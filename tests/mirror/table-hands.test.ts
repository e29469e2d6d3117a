// What presses and drops on the painted table mean, without a screen: first presses never act, drops follow the draft.

import { describe, expect, test } from 'vitest';
import type { Action, BrahView, Pick } from '../../src/core/brah/public.ts';
import { keyOf } from '../../src/core/brah/public.ts';
import type { Step } from '../../src/core/kernel/draft.ts';
import { finished, offer, several, walk } from '../../src/core/kernel/draft.ts';
import type { Ask } from '../../src/mirror/brah/draft.ts';
import { dropped, reachable } from '../../src/mirror/brah/table/drop.ts';
import type { Hands } from '../../src/mirror/brah/table/press.ts';
import { answered, EMPTY_HANDS, pressed } from '../../src/mirror/brah/table/press.ts';

type Node = Step<Pick, Action>;
const PASS: Action = { type: 'pass' };
const whole = (): Node => finished(PASS);
const tree = (branches: readonly (readonly [Pick, () => Node])[]): Node =>
  offer(
    branches.map(([pick]) => pick),
    (pick) => branches.find(([one]) => keyOf(one) === keyOf(pick))?.[1]() ?? offer([], whole),
  );
const askOf =
  (root: Node): Ask =>
  (picks) =>
    walk(root, picks, keyOf);

const card = (n: number) => n as Extract<Pick, { pick: 'card' }>['card'];
const weapon = (no: number) => ({ no, family: 'useless-stick', cards: [], parts: [1], nonGenuine: 0 });
const hero = (weapons: readonly number[]) => ({
  card: card(90),
  kind: 'florence',
  traits: [],
  weapons: weapons.map(weapon),
});
/** As much of a view as these look at: two players, the viewer's left Hero holds weapon 7. */
const view = {
  viewer: 0,
  bazaar: [{ card: card(30), face: 'nay' }],
  players: [
    { seat: 0, heroes: [hero([7]), hero([])] },
    { seat: 1, heroes: [hero([8]), hero([])] },
  ],
} as unknown as BrahView;

const equip: Pick = { pick: 'equip', card: card(1) };
const trade: Pick = { pick: 'trade', card: card(1) };
const play: Pick = { pick: 'play', card: card(2) };
const left: Pick = { pick: 'hero', hero: 0 };
const right: Pick = { pick: 'hero', hero: 1 };
const old: Pick = { pick: 'weapon', weapon: 7 };
const bazaar: Pick = { pick: 'bazaar', index: 0 };
const rival: Pick = { pick: 'seat', seat: 1 };

const root = tree([
  [
    equip,
    () =>
      tree([
        [left, () => tree([[old, whole]])],
        [right, whole],
      ]),
  ],
  [trade, () => tree([[bazaar, whole]])],
  [play, () => tree([[rival, whole]])],
]);
const ask = askOf(root);
const at = (hands: Hands, made: readonly Pick[] = []) => ({ hands, made, ask, view });

describe('R14 the first press never acts', () => {
  test('a card of the hand is selected, then let go; with one use the second press takes it', () => {
    const two = { key: 'card:1', picks: [equip, trade] };
    expect(pressed(two, at(EMPTY_HANDS))).toEqual({ do: 'select', thing: 'card:1' });
    expect(pressed(two, at({ selected: 'card:1', armed: null }))).toEqual({ do: 'select', thing: null });
    const one = { key: 'card:2', picks: [play] };
    expect(pressed(one, at(EMPTY_HANDS))).toEqual({ do: 'select', thing: 'card:2' });
    expect(pressed(one, at({ selected: 'card:2', armed: null }))).toEqual({ do: 'take', pick: play });
  });

  test('a target that makes the action whole is armed, and acts at the second press', () => {
    const target = { key: 'player:1', picks: [rival] };
    expect(pressed(target, at(EMPTY_HANDS, [play]))).toEqual({ do: 'arm', pick: rival });
    expect(pressed(target, at({ selected: null, armed: rival }, [play]))).toEqual({ do: 'take', pick: rival });
  });

  test('a target after which more is asked is taken at once and can be taken back', () => {
    expect(pressed({ key: 'hero:0:0', picks: [left] }, at(EMPTY_HANDS, [equip]))).toEqual({ do: 'take', pick: left });
    expect(pressed({ key: 'hero:0:0', picks: [] }, at(EMPTY_HANDS, [equip, left]))).toEqual({
      do: 'take-back',
      pick: left,
    });
  });

  test('another target takes the place of the armed one', () => {
    expect(answered(right, at({ selected: null, armed: rival }, [equip]))).toEqual({ do: 'arm', pick: right });
  });

  test('R3 what has nothing to do shows its details', () => {
    expect(pressed({ key: 'idol:4', picks: [] }, at(EMPTY_HANDS))).toEqual({ do: 'inspect' });
    const strip = { key: 'player:1', picks: [] };
    expect(pressed(strip, at(EMPTY_HANDS))).toEqual({ do: 'select', thing: 'player:1' });
    expect(pressed(strip, at({ selected: 'player:1', armed: null }))).toEqual({ do: 'inspect' });
  });

  test('weapons of a fight go on and off, and the one that makes it whole is armed', () => {
    const weapons = [1, 2].map((no): Pick => ({ pick: 'weapon', weapon: no }));
    const fight = several<Pick, Action>(weapons, { min: 1, max: 2 }, { pick: 'done' }, whole);
    const on = { hands: EMPTY_HANDS, ask: askOf(fight), view };
    const [first, second] = weapons;
    if (first === undefined || second === undefined) throw new Error('violated assumption');
    expect(pressed({ key: 'weapon:1', picks: [first] }, { ...on, made: [] })).toEqual({ do: 'take', pick: first });
    expect(pressed({ key: 'weapon:1', picks: [] }, { ...on, made: [first] })).toEqual({ do: 'take-back', pick: first });
    expect(pressed({ key: 'weapon:2', picks: [second] }, { ...on, made: [first] })).toEqual({
      do: 'arm',
      pick: second,
    });
  });
});

describe('R13 a drop says several picks at once', () => {
  const drafting = { made: [], ask, view };

  test('on a Hero: equip and that Hero', () => {
    expect(dropped([equip, trade], { thing: 'hero:0:1', zone: 'own' }, drafting)).toEqual([equip, right]);
    expect(dropped([equip, trade], { thing: 'slot:0:1:0', zone: 'own' }, drafting)).toEqual([equip, right]);
  });

  test('on a weapon: equip, its Hero, and the weapon to replace', () => {
    expect(dropped([equip, trade], { thing: 'weapon:7', zone: 'own' }, drafting)).toEqual([equip, left, old]);
  });

  test('on a card of the Bazaar: trade for it; beside the cards: trade, and the card is asked', () => {
    expect(dropped([equip, trade], { thing: 'card:30', zone: 'bazaar' }, drafting)).toEqual([trade, bazaar]);
    expect(dropped([equip, trade], { thing: null, zone: 'bazaar' }, drafting)).toEqual([trade]);
  });

  test("on a rival, a rival's Hero or weapon: played against that player", () => {
    for (const thing of ['player:1', 'hero:1:0', 'weapon:8'])
      expect(dropped([play], { thing, zone: 'rivals' }, drafting)).toEqual([play, rival]);
  });

  test('on the lane: played, and what is open is asked', () => {
    expect(dropped([play], { thing: null, zone: 'lane' }, drafting)).toEqual([play]);
    expect(dropped([equip, trade], { thing: null, zone: 'lane' }, drafting)).toEqual([equip]);
    expect(dropped([trade], { thing: null, zone: 'lane' }, drafting), 'nothing is traded by a slip').toEqual([]);
  });

  test('back in the hand, or nowhere: nothing', () => {
    expect(dropped([equip, trade], { thing: 'card:9', zone: 'hand' }, drafting)).toEqual([]);
    expect(dropped([equip, trade], { thing: null, zone: null }, drafting)).toEqual([]);
  });

  test('everything a card can be dropped on is lit while it is held', () => {
    expect(reachable([equip, trade], drafting).map(keyOf)).toEqual(['hero:0', 'weapon:7', 'hero:1', 'bazaar:0']);
  });
});

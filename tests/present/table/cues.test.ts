// What is seen to happen: each event of a game as cues between two pictures, and nothing of what lies nowhere.

import { expect, test } from 'vitest';
import type { BrahEvent, CardId } from '../../../src/core/brah/public.ts';
import { cuesOf } from '../../../src/present/brah/table/cues.ts';
import type { Picture, Thing, ZoneId } from '../../../src/present/brah/table/picture.ts';

const BOX = { x: 0, y: 0, w: 10, h: 10 };

function thing(key: string, zone: ZoneId): Thing {
  return {
    key,
    zone,
    look: { as: 'slot' },
    place: { box: BOX, angle: 0, depth: 0 },
    mark: 'plain',
    number: null,
    count: null,
    fakes: 0,
    sentence: '',
    picks: [],
    why: '',
    subject: null,
  };
}

/** A picture of seat 0 with these things; the own Litterbox says whose it is. */
function picture(...keys: readonly string[]): Picture {
  const zone = (key: string): ZoneId =>
    key.startsWith('idol:') ? 'idols' : key.startsWith('pile:') ? 'piles' : 'lane';
  return {
    layout: '1280x800',
    width: 1280,
    height: 800,
    zones: [],
    things: [thing('box:0', 'own'), ...keys.map((key) => thing(key, zone(key)))],
    labels: [],
    decor: [],
    panels: { ribbon: BOX, log: BOX, buttons: BOX, tools: BOX },
    rest: [],
  };
}

const to = 63;
const id = (n: number): CardId => n as unknown as CardId;

test('R32 an own card drawn flies from the pile to its place in the hand, a rival`s to their strip', () => {
  const before = picture('pile:draw', 'player:1');
  const after = picture('pile:draw', 'player:1', 'card:7');
  const drawn = (seat: number, card: number): BrahEvent => ({
    type: 'card-drawn',
    to,
    seat,
    card: { card: id(card), face: null },
    source: 'draw',
  });
  expect(cuesOf([drawn(0, 7), drawn(1, 9)], before, after)).toEqual([
    { cue: 'move', thing: 'card:7', from: 'pile:draw', to: 'card:7', how: 'draw' },
    { cue: 'move', thing: 'card:9', from: 'pile:draw', to: 'player:1', how: 'draw' },
  ]);
});

test('R32 Kevin enters as himself, any other foe as a Monster', () => {
  const revealed = (card: number, face: string): BrahEvent => ({
    type: 'foe-revealed',
    to,
    seat: 0,
    foe: { card: id(card), face },
    position: 0,
  });
  const after = picture('foe:3', 'foe:4');
  expect(cuesOf([revealed(3, 'kevin'), revealed(4, 'smorc-trooper')], picture(), after)).toEqual([
    { cue: 'kevin', foe: 'foe:3', first: true },
    { cue: 'monster', foe: 'foe:4' },
  ]);
  expect(cuesOf([revealed(3, 'kevin')], picture(), after, [revealed(9, 'kevin')]), 'he has been met').toEqual([
    { cue: 'kevin', foe: 'foe:3', first: false },
  ]);
});

test('R34 a fight won is told in order: the weapons one after another, then the end of the foe', () => {
  const won: BrahEvent = {
    type: 'combat-won',
    to,
    seat: 0,
    foe: { card: id(3), face: 'smorc-trooper' },
    stat: { total: 2, parts: [] },
    weapons: [
      { weapon: 1, family: 'bog-blade', damage: { total: 2, parts: [] } },
      { weapon: 4, family: 'useless-stick', damage: { total: 1, parts: [] } },
    ],
    total: 3,
  };
  expect(cuesOf([won], picture('foe:3', 'weapon:1', 'weapon:4'), picture('weapon:1', 'weapon:4'))).toEqual([
    { cue: 'attack', weapons: ['weapon:1', 'weapon:4'], totals: ['2', '3'], foe: 'foe:3' },
    { cue: 'won-fight', foe: 'foe:3' },
  ]);
});

test('R32 an Idol that was not there before drops; what lies in neither picture makes no cue', () => {
  const idol: BrahEvent = { type: 'idol-played', to, seat: 1, idolsInPlay: 2 };
  const flip: BrahEvent = {
    type: 'trait-flipped',
    to,
    by: 0,
    owner: 1,
    hero: 0,
    card: { card: id(12), face: 'magus' },
    side: 'negative',
  };
  expect(cuesOf([idol, flip], picture('idol:1'), picture('idol:1', 'idol:2'))).toEqual([
    { cue: 'idol', idol: 'idol:2' },
  ]);
});

test('R36 whose turn begins is said as mine or another`s', () => {
  const turn = (seat: number): BrahEvent => ({ type: 'turn-started', to, seat, turn: 4 });
  expect(cuesOf([turn(0), turn(2)], null, picture())).toEqual([
    { cue: 'turn', seat: 0, words: 'Your go' },
    { cue: 'turn', seat: 2, words: '' },
  ]);
});

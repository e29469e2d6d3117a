// What is seen of what happened in the dungeon.

import { beforeAll, describe, expect, test } from 'vitest';
import type { LairEvent } from '../../../src/core/lair/public.ts';
import { cuesOf } from '../../../src/present/lair/dungeon/cues.ts';
import { layOut } from '../../../src/present/lair/dungeon/lay-out.ts';
import type { Picture } from '../../../src/present/lair/dungeon/picture.ts';
import type { Cue } from '../../../src/present/lair/dungeon/stage.ts';
import { dungeonPositions, gathered } from './positions.ts';

let fight: Picture;
beforeAll(() => {
  const found = dungeonPositions().positions.find(({ input }) => input.view.heroes.length === 4);
  const view = found === undefined ? null : gathered(found.input.view, 4, 3, true);
  const laid = found === undefined || view === null ? null : layOut({ ...found.input, view, deeds: [] });
  if (laid === null) throw new Error('violated assumption: no party of four');
  fight = laid;
});

const number = { total: 1, parts: [] };
const rolled = (more: Partial<Extract<LairEvent, { readonly type: 'attack-rolled' }>>): LairEvent => ({
  type: 'attack-rolled',
  attacker: 'ranger',
  target: 2,
  ability: null,
  dice: [5, 3],
  bonus: 1,
  total: 9,
  needed: 7,
  hit: true,
  why: null,
  parts: number,
  ...more,
});

test('R54 dice land on the logged result, with the sum as it was made', () => {
  const [cue] = cuesOf([rolled({})], fight, fight);
  expect(cue).toEqual({
    cue: 'attack',
    by: 'hero:ranger',
    on: 'monster:2',
    isFar: false,
    throw: { dice: [5, 3], sum: '5 + 3 + 1 to hit = 9, needs 7', verdict: 'Hit!', good: true, by: 'hero' },
  });
  const throwOf = (event: LairEvent) => {
    const [first] = cuesOf([event], fight, fight);
    return first?.cue === 'attack' ? first.throw : null;
  };
  expect(throwOf(rolled({ bonus: -2, total: 6, hit: false }))).toMatchObject({
    sum: '5 + 3 \u2212 2 to hit = 6, needs 7',
    verdict: 'Miss',
    good: false,
  });
  // A monster's hit is nothing good.
  expect(throwOf(rolled({ attacker: 2, target: 'ranger', bonus: 0, total: 8 }))).toMatchObject({
    sum: '5 + 3 = 8, needs 7',
    good: false,
    by: 'monster',
  });
});

test('who has walked away is shot at, not struck', () => {
  const cues = cuesOf(
    [{ type: 'hero-moved', hero: 'ranger', from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, how: 'move' }, rolled({})],
    fight,
    fight,
  );
  expect(cues.map((cue) => (cue.cue === 'attack' ? cue.isFar : cue.cue))).toEqual(['walk', true]);
});

test('a treasure pays everybody, and its chest is opened once', () => {
  const tile = fight.tiles[0]?.at ?? { x: 0, y: 0 };
  const cues = cuesOf(
    [
      { type: 'tile-revealed', tile: 'T23', at: tile, rotation: 0, hero: 'ranger' },
      ...(['barbarian', 'cleric'] as const).map(
        (hero): LairEvent => ({ type: 'gold-gained', hero, amount: 2, cause: 'treasure' }),
      ),
      { type: 'gold-gained', hero: 'wizard', amount: 1, cause: 'monster' },
    ],
    fight,
    fight,
  );
  expect(cues.map(({ cue }) => cue)).toEqual(['reveal', 'treasure', 'say', 'say']);
});

test('the trap throws its die before it snaps, and fire comes from the boss', () => {
  const cues = cuesOf(
    [
      { type: 'trap-sprung', hero: 'ranger', die: 4, damage: 2 },
      { type: 'fire-breathed', amount: 1 },
    ],
    fight,
    fight,
  );
  expect(cues.map(({ cue }) => cue)).toEqual(['throw', 'trap', 'fire']);
  expect(cues[2]).toEqual({ cue: 'fire', from: 'monster:1' });
});

describe('in whole campaigns', () => {
  const keysIn = (picture: Picture | null): readonly string[] =>
    picture === null ? [] : [...picture.tiles, ...picture.doors, ...picture.tokens].map(({ key }) => key);
  const named = (cue: Cue): readonly string[] =>
    ['who', 'on', 'tile', 'door', 'from', 'at'].flatMap((field) => {
      const value: unknown = Reflect.get(cue, field);
      return typeof value === 'string' ? [value] : [];
    });

  test('every cue names something that is there, before or after', () => {
    const kinds = new Set<string>();
    const { all } = dungeonPositions();
    for (const { heard, moments } of all) {
      let before: Picture | null = null;
      for (const moment of moments) {
        const { view } = moment;
        const after = layOut({
          view,
          deeds: [],
          selected: null,
          aiming: null,
          armed: null,
          turn: null,
          width: 1280,
          height: 800,
        });
        if (after === null) continue;
        const keys = new Set([...keysIn(before), ...keysIn(after)]);
        // All of the campaign's events: most are of other dungeons, and none may name what is not there.
        const cues = cuesOf(
          heard.slice(0, 200).flatMap(({ events }) => events),
          before,
          after,
        );
        for (const cue of cues) {
          kinds.add(cue.cue);
          for (const key of named(cue)) expect(keys.has(key), `${cue.cue} ${key}`).toBe(true);
        }
        before = after;
      }
    }
    expect(kinds.size).toBeGreaterThan(8);
  });
});

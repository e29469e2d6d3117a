// The painted table's layout: zones where the drawings have them, nothing overlapping, clipped or too small in thirty
// positions at every size, and every pick on offer carried exactly once.

import { beforeAll, describe, expect, test } from 'vitest';
import type { Pick } from '../../../src/core/brah/public.ts';
import { keyOf, KINDS, cardOf } from '../../../src/core/brah/public.ts';
import { speechOf } from '../../../src/present/brah/seek.ts';
import { LAWFUL } from '../../../src/present/brah/table/common-space.ts';
import { layOut } from '../../../src/present/brah/table/lay-out.ts';
import { widthOf } from '../../../src/present/brah/table/measure.ts';
import type { Box, Picture } from '../../../src/present/brah/table/picture.ts';
import { NAMES, positionOf } from '../../mirror/positions.ts';
import { faultsOf } from './audit.ts';
import type { Position } from './positions.ts';
import { asking, positionFrom, thirty, withTraits, withWeapons } from './positions.ts';

const SIZES = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [800, 1280],
] as const;
const BETWEEN = [
  [1920, 1080],
  [1366, 768],
  [1440, 900],
  [1180, 820],
  [1366, 1024],
  [834, 1112],
  [820, 1180],
  [1024, 1366],
] as const;

type Zones = Readonly<Record<string, readonly [x: number, y: number, w: number, h: number]>>;

/** The drawings' own figures, written down a second time. */
const DRAWN: Readonly<Record<string, Zones>> = {
  '1280x800 of 4': {
    'rival-1': [12, 10, 318, 150],
    'rival-2': [340, 10, 318, 150],
    'rival-3': [668, 10, 318, 150],
    idols: [998, 22, 270, 112],
    world: [998, 166, 270, 254],
    bazaar: [12, 182, 404, 126],
    piles: [12, 330, 404, 106],
    lane: [430, 178, 556, 258],
    own: [12, 446, 974, 158],
    log: [998, 434, 270, 170],
  },
  '1280x800 of 6': {
    'rival-1': [12, 10, 245, 150],
    'rival-5': [1020, 10, 245, 150],
    idols: [998, 182, 270, 56],
    world: [998, 258, 270, 166],
    lane: [430, 178, 556, 258],
  },
  '1280x800 of 2': { 'rival-1': [12, 10, 640, 150] },
  '1024x768 of 4': {
    'rival-1': [8, 8, 250, 142],
    'rival-2': [264, 8, 250, 142],
    'rival-3': [520, 8, 250, 142],
    idols: [776, 18, 240, 96],
    world: [776, 142, 240, 222],
    bazaar: [8, 164, 332, 112],
    piles: [8, 292, 332, 104],
    lane: [348, 160, 420, 240],
    own: [8, 412, 760, 150],
    log: [776, 376, 240, 40],
  },
  '768x1024 of 4': {
    'rival-1': [8, 8, 245, 130],
    'rival-3': [514, 8, 245, 130],
    idols: [8, 146, 252, 90],
    world: [268, 146, 492, 90],
    bazaar: [8, 244, 368, 100],
    piles: [384, 244, 376, 100],
    lane: [8, 352, 752, 234],
    own: [8, 594, 752, 150],
  },
  '800x1280 of 4': {
    'rival-1': [8, 8, 256, 150],
    'rival-3': [536, 8, 256, 150],
    idols: [8, 184, 262, 108],
    world: [280, 184, 512, 108],
    bazaar: [8, 322, 384, 124],
    piles: [402, 312, 390, 134],
    lane: [8, 468, 784, 318],
    own: [8, 802, 784, 164],
  },
};

let positions: readonly Position[] = [];
beforeAll(async () => {
  positions = await thirty();
});

function boxIn(picture: Picture, id: string): Box | undefined {
  return id === 'log' ? picture.panels.log : picture.zones.find((zone) => zone.id === id)?.box;
}

function positionOfPlayers(players: number): Position {
  const found = positions.find(({ name }) => name === `${players} players, as played`);
  if (found === undefined) throw new Error('violated assumption: the position is missing');
  return found;
}

describe('R6 the zones of each layout', () => {
  test.each(Object.entries(DRAWN))('%s lie within 8 pixels of the drawing', (name, zones) => {
    const [, width, height, players] = /(\d+)x(\d+) of (\d)/.exec(name) ?? [];
    const { input } = positionOfPlayers(Number(players));
    const picture = layOut({ ...input, width: Number(width), height: Number(height) });
    expect(picture.layout).toBe(`${width}x${height}`);
    for (const [id, [x, y, w, h]] of Object.entries(zones)) {
      const box = boxIn(picture, id);
      expect(box, id).toBeDefined();
      const off = [(box?.x ?? 0) - x, (box?.y ?? 0) - y, (box?.w ?? 0) - w, (box?.h ?? 0) - h];
      expect(Math.max(...off.map(Math.abs)), `${id}: ${off.join(' ')}`).toBeLessThanOrEqual(8);
    }
  });

  test('what two zones share is nothing, at any size', () => {
    for (const [width, height] of [...SIZES, ...BETWEEN]) {
      for (const players of [2, 4, 6]) {
        const { zones } = layOut({ ...positionOfPlayers(players).input, width, height });
        const over = zones.flatMap((a, i) =>
          zones.slice(i + 1).flatMap((b) => (apart(a.box, b.box) ? [] : [`${width}: ${a.id} and ${b.id}`])),
        );
        expect(over).toEqual([]);
      }
    }
  });
});

function apart(a: Box, b: Box): boolean {
  return a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
}

describe('R12 nothing overlaps, is clipped or too small to press', () => {
  test('there are thirty positions', () => expect(positions).toHaveLength(30));

  test.each(SIZES)('at %i by %i', (width, height) => {
    const faults = positions.flatMap(({ name, input }) =>
      faultsOf(layOut({ ...input, width, height })).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test.each(BETWEEN)('nor at %i by %i', (width, height) => {
    const faults = positions.flatMap(({ name, input }) =>
      faultsOf(layOut({ ...input, width, height })).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('R1 no word that must be read is below 14 pixels', () => {
    for (const { input } of positions)
      for (const label of layOut({ ...input, width: 1024, height: 768 }).labels)
        expect(label.least, label.key).toBeGreaterThanOrEqual(label.key.startsWith('hero:') ? 13 : 14);
  });
});

function carried({ things, rest }: Picture): readonly string[] {
  return [...things.flatMap((thing) => thing.picks), ...rest].map(keyOf).toSorted();
}

describe('R76 every pick on offer is carried once', () => {
  test('in thirty positions at every size', () => {
    for (const { name, input } of positions) {
      for (const [width, height] of SIZES)
        expect(carried(layOut({ ...input, width, height })), name).toEqual(input.offered.map(keyOf).toSorted());
    }
  });

  test('at every decision of whole games, a step into each draft too', { timeout: 120_000 }, async () => {
    let looked = 0;
    for (const [players, seed] of [
      [2, 'carried a'],
      [4, 'carried b'],
      [6, 'carried c'],
    ] as const) {
      let at = 0;
      await positionOf({
        players,
        seed,
        bot: 'random',
        config: { responsePrompts: 'everyone' },
        until: (view) => view.outcome !== null,
        look: (session) => {
          at += 1;
          const pending = session.pending();
          const seat = pending.kind === 'decide' ? pending.seats[0] : undefined;
          if (seat === undefined || at % 9 !== 0) return;
          const view = session.view(seat);
          const base = { view, speech: speechOf(view, NAMES), armed: null, selected: null, check: () => null };
          const look = (offered: readonly Pick[], chosen: readonly Pick[]) => {
            const picture = layOut({ ...base, offered, chosen, width: 1280, height: 800 });
            expect(carried(picture)).toEqual(offered.map(keyOf).toSorted());
            expect(inOrder(picture.rest, offered)).toBe(true);
            looked += 1;
          };
          const first = session.legal(seat);
          look(first, []);
          const [pick] = first;
          const next = pick === undefined ? null : session.draft(seat, [pick]);
          if (pick !== undefined && next?.kind === 'offer') look(next.picks, [pick]);
        },
      });
    }
    expect(looked).toBeGreaterThan(60);
  });
});

function inOrder(some: readonly Pick[], all: readonly Pick[]): boolean {
  const places = some.map((pick) => all.findIndex((one) => keyOf(one) === keyOf(pick)));
  return places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0));
}

describe('marks', () => {
  const at = (more: Partial<Position['input']>) => {
    const { input } = positionOfPlayers(4);
    return layOut({ ...input, ...more, width: 1280, height: 800 });
  };
  const markOf = (picture: Picture, key: string) => picture.things.find((thing) => thing.key === key)?.mark;

  test('a card of the hand that may do something says so, and is a target while something is put together', () => {
    const { input } = positionOfPlayers(4);
    const card = input.view.players[0]?.hand[0]?.card;
    if (card === undefined) throw new Error('violated assumption: the hand is empty');
    const play: Pick = { pick: 'play', card };
    const pay: Pick = { pick: 'card', card };
    expect(markOf(at({ offered: [play] }), `card:${card}`)).toBe('may');
    expect(markOf(at({ offered: [pay], chosen: [{ pick: 'bribe' }] }), `card:${card}`)).toBe('target');
    expect(markOf(at({ offered: [pay], chosen: [{ pick: 'bribe' }], armed: pay }), `card:${card}`)).toBe('armed');
    expect(markOf(at({ offered: [], chosen: [{ pick: 'bribe' }, pay] }), `card:${card}`)).toBe('chosen');
  });

  test("a rival's weapons are pressed on the unfolded board, by way of the strip before that", () => {
    const view = asking(withTraits(withWeapons(positionOfPlayers(4).input.view, 2, 2), 1, 1), 'choose-weapon');
    const rival = view.players.find((player) => player.seat !== 0 && !player.out);
    const no = rival?.heroes[0]?.weapons[0]?.no;
    if (rival === undefined || no === undefined)
      throw new Error('violated assumption: there is no rival with a weapon');
    const pick: Pick = { pick: 'weapon', weapon: no };
    const { input } = positionFrom('', view, { offered: [pick] });
    const carrier = (picture: Picture) =>
      picture.things.filter((thing) => thing.picks.length > 0).map(({ key }) => key);
    const size = { width: 1280, height: 800 };
    expect(carrier(layOut({ ...input, ...size }))).toEqual([`player:${rival.seat}`]);
    expect(carrier(layOut({ ...input, ...size, selected: `player:${rival.seat}` }))).toEqual([`weapon:${no}`]);
    expect(carrier(layOut({ ...input, ...size, armed: pick }))).toEqual([`weapon:${no}`]);
  });

  test('R13 a Hero of a rival with many Traits keeps the board open while one of them is chosen', () => {
    const view = asking(withTraits(positionOfPlayers(4).input.view, 3, 2), 'choose-trait');
    const rival = view.players.find((player) => player.seat !== 0 && !player.out);
    if (rival === undefined) throw new Error('violated assumption: there is no rival');
    const traits = rival.heroes
      .flatMap((hero) => hero.traits)
      .map(({ card }): Pick => ({ pick: 'trait', trait: card }));
    const { input } = positionFrom('', view, { offered: traits });
    const size = { width: 1280, height: 800 };
    const open = layOut({ ...input, ...size, selected: `player:${rival.seat}` });
    const hero = open.things.find(({ key, picks }) => key.startsWith(`hero:${rival.seat}:`) && picks.length > 1);
    if (hero === undefined) throw new Error('violated assumption: its Traits are chosen by their Hero');
    const chosen = layOut({ ...input, ...size, selected: hero.key });
    expect(chosen.things.find(({ key }) => key === hero.key)?.picks).toEqual(hero.picks);
  });

  test('what the raised card covers of the own board is dim', () => {
    const { input } = positionOfPlayers(4);
    const hand = input.view.players[0]?.hand ?? [];
    const card = hand[Math.floor(hand.length / 2)]?.card;
    const picture = at({ offered: [], selected: `card:${card ?? 0}` });
    const raised = picture.things.find((thing) => thing.key === `card:${card ?? 0}`);
    expect(raised?.place.angle).toBe(0);
    expect((raised?.place.box.y ?? 0) + (raised?.place.box.h ?? 0)).toBe(796);
  });
});

test('a hand too long for the screen is pushed along, and goes to the card that is raised', () => {
  const found = positions.find(({ name }) => name === '4 players, a hand of 15');
  if (found === undefined) throw new Error('violated assumption: the position is missing');
  const size = { width: 1024, height: 768 };
  const seen = (picture: Picture) =>
    picture.things.filter(({ zone, place }) => zone === 'hand' && place.box.x + place.box.w > 0 && place.box.x < 1024);
  const first = layOut({ ...found.input, ...size });
  const pushed = layOut({ ...found.input, ...size, scroll: -2000 });
  expect(seen(first).length).toBeLessThan(15);
  expect(seen(first).length).toBeGreaterThanOrEqual(11);
  const last = pushed.things.filter(({ zone }) => zone === 'hand').at(-1)?.key ?? '';
  expect(seen(pushed).map(({ key }) => key)).toContain(last);
  expect(seen(first).map(({ key }) => key)).not.toContain(last);
  expect(seen(layOut({ ...found.input, ...size, selected: last })).map(({ key }) => key)).toContain(last);
});

test('every World Enchantment has its rule in few words, and they fit the smallest sheet', () => {
  expect(LAWFUL.toSorted()).toEqual(KINDS.filter((kind) => cardOf(kind).type === 'enchantment').toSorted());
});

test('letters have the widths of the fonts', () => {
  expect(widthOf('Bog Blade', 'display', false, 22)).toBeGreaterThan(70);
  expect(widthOf('Bog Blade', 'display', false, 22)).toBeLessThan(110);
  expect(widthOf('i', 'body', true, 16)).toBeLessThan(widthOf('W', 'body', true, 16));
});

test('the same input gives the same picture', () => {
  const { input } = positionOfPlayers(4);
  const size = { width: 1280, height: 800 };
  expect(layOut({ ...input, ...size })).toEqual(layOut({ ...input, ...size }));
});

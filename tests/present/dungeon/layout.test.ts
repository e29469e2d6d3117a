// The painted dungeon's layout: panels clear of each other at every size, everybody inside its tile and readable, targets
// large enough and apart, and every deed on offer pressed in one place.

import { beforeAll, describe, expect, test } from 'vitest';
import { tileOf } from '../../../src/core/lair/public.ts';
import type { Box } from '../../../src/present/boxes.ts';
import type { Camera } from '../../../src/present/lair/dungeon/camera.ts';
import { fitted } from '../../../src/present/lair/dungeon/camera.ts';
import { PLATE } from '../../../src/present/lair/dungeon/crowd.ts';
import { frameOf } from '../../../src/present/lair/dungeon/frame.ts';
import type { DungeonInput } from '../../../src/present/lair/dungeon/lay-out.ts';
import { layOut } from '../../../src/present/lair/dungeon/lay-out.ts';
import type { Picture, ThingKey } from '../../../src/present/lair/dungeon/picture.ts';
import { targetsOf } from '../../../src/present/lair/dungeon/targets.ts';
import type { Position } from './positions.ts';
import { dungeonPositions, gathered } from './positions.ts';

const DRAWN = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [800, 1280],
  [390, 844],
] as const;
const BETWEEN = [
  [1920, 1080],
  [1366, 768],
  [1440, 900],
  [1180, 820],
  [1112, 834],
  [1366, 1024],
  [834, 1112],
  [820, 1180],
  [1024, 1366],
  [360, 780],
] as const;

let positions: readonly Position[] = [];
beforeAll(() => {
  positions = dungeonPositions().positions;
});

function picture(input: DungeonInput): Picture {
  const laid = layOut(input);
  if (laid === null) throw new Error('violated assumption: there is no dungeon');
  return laid;
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.min(across, down);
}

function overlaps(boxes: readonly (readonly [string, Box])[], by = 0.5): readonly string[] {
  return boxes.flatMap(([a, one], i) =>
    boxes.slice(i + 1).flatMap(([b, other]) => (overlap(one, other) > by ? [`${a} and ${b}`] : [])),
  );
}

describe('R6 the panels round the map', () => {
  const boxesAt = (width: number, height: number, heroes: number) => {
    const { panels, heroes: row } = frameOf(width, height, heroes);
    return [...Object.entries(panels), ...row.map((box, i): [string, Box] => [`hero ${i}`, box])];
  };

  test('R6 lie where they were drawn', () => {
    const { panels, heroes } = frameOf(1280, 800, 4);
    expect(panels.actions).toEqual({ x: 272, y: 638, w: 758, h: 154 });
    expect(panels.monsters).toEqual({ x: 1038, y: 8, w: 234, h: 356 });
    expect(heroes[3]).toEqual({ x: 8, y: 494, w: 256, h: 157 });
    expect(frameOf(800, 1280, 4).panels.map).toEqual({ x: 0, y: 218, w: 800, h: 640 });
    expect(frameOf(768, 1024, 4).heroes[1]).toEqual({ x: 198, y: 64, w: 182, h: 128 });
    expect(frameOf(1024, 768, 4).panels.dice).toEqual({ x: 812, y: 344, w: 206, h: 190 });
  });

  test('R6 no two overlap and none leaves the screen, drawn or between', () => {
    for (const [width, height] of [...DRAWN, ...BETWEEN]) {
      for (const heroes of [1, 2, 4]) {
        const boxes = boxesAt(width, height, heroes);
        expect(overlaps(boxes), `${width} by ${height}`).toEqual([]);
        const out = boxes.filter(([, b]) => b.x < 0 || b.y < 0 || b.x + b.w > width || b.y + b.h > height);
        expect(out, `${width} by ${height}`).toEqual([]);
      }
    }
  });

  test('R12 none with something to press in it is smaller than a fingertip', () => {
    for (const [width, height] of [...DRAWN, ...BETWEEN]) {
      const small = boxesAt(width, height, 4).filter(([, { w, h }]) => w < 44 || h < 44);
      expect(small, `${width} by ${height}`).toEqual([]);
    }
  });
});

describe('everybody stands inside the tile', () => {
  const inside = (p: Picture): readonly string[] =>
    [...p.tokens, ...p.more].flatMap(({ key, at, middle, r }) => {
      const tile = p.tiles.find((one) => one.at.x === at.x && one.at.y === at.y)?.box;
      if (tile === undefined) return [`${key} on no tile`];
      const half = Math.max(r, PLATE.w / 2);
      const isIn =
        middle.x - half >= tile.x &&
        middle.x + half <= tile.x + tile.w &&
        middle.y - r >= tile.y &&
        middle.y + r + PLATE.below <= tile.y + tile.h;
      return isIn ? [] : [`${key} leaves its tile`];
    });
  const touching = (p: Picture): readonly string[] => {
    const all = [...p.tokens, ...p.more];
    return all.flatMap((a, i) =>
      all.slice(i + 1).flatMap((b) => {
        const far = Math.hypot(a.middle.x - b.middle.x, a.middle.y - b.middle.y);
        return far < a.r + b.r ? [`${a.key} and ${b.key}`] : [];
      }),
    );
  };
  const plates = (p: Picture): readonly string[] =>
    overlaps(
      p.tokens.map(({ key, middle, r }) => [
        key,
        { x: middle.x - PLATE.w / 2, y: middle.y + r + PLATE.below - PLATE.h, w: PLATE.w, h: PLATE.h },
      ]),
    );

  test('in every moment of whole campaigns', () => {
    expect(positions.length).toBeGreaterThan(150);
    for (const { input } of positions) {
      const p = picture(input);
      expect([...inside(p), ...touching(p), ...plates(p)]).toEqual([]);
    }
  });

  test('up to four heroes with any number of monsters, with a boss or without', () => {
    const { input } = positions[0] as Position;
    for (let heroes = 0; heroes <= 4; heroes += 1) {
      for (let monsters = 0; monsters <= 14; monsters += 1) {
        for (const boss of [false, true]) {
          const view = gathered(input.view, heroes, monsters, boss && monsters > 0);
          const p = picture({ ...input, view, deeds: [], selected: null });
          const name = `${heroes} heroes, ${monsters} monsters${boss ? ', a boss' : ''}`;
          expect([...inside(p), ...touching(p), ...plates(p)], name).toEqual([]);
          const counted = p.tokens.length + p.more.reduce((sum, { hidden }) => sum + hidden.length, 0);
          expect(counted, name).toBe(heroes + monsters);
          expect(
            p.tokens.filter(({ of }) => of === 'hero'),
            name,
          ).toHaveLength(heroes);
          // A chip that counts one would take the place of whom it counts.
          for (const { hidden } of p.more) expect(hidden.length, name).toBeGreaterThan(1);
          if (heroes + monsters > 7) expect(p.tokens.length, name).toBe(6);
          if (boss && monsters > 0)
            expect(
              p.tokens.some((t) => t.of === 'monster' && t.isBoss),
              name,
            ).toBe(true);
        }
      }
    }
  });
});

describe('R12 what can be pressed', () => {
  const zooms = [0.5, 0.62, 0.8, 1, 1.25, 2, 3];

  test('R12 is large enough and apart at every zoom, and nobody is lost', () => {
    const { input } = positions[0] as Position;
    const crowds = [
      [1, 1],
      [2, 2],
      [4, 3],
      [4, 9],
      [3, 6],
    ] as const;
    const views = crowds.flatMap(([heroes, monsters]) => [
      gathered(input.view, heroes, monsters, false),
      gathered(input.view, heroes, monsters, true),
    ]);
    const inputs = [...positions.map((one) => one.input), ...views.map((view) => ({ ...input, view, deeds: [] }))];
    for (const one of inputs) {
      const p = picture(one);
      for (const zoom of zooms) {
        const { ground, people } = targetsOf(p, { ...fitted(p.bounds, p.frame.panels.map), zoom });
        const small = [...ground, ...people].filter(({ box }) => box.w < 44 || box.h < 44);
        expect(small).toEqual([]);
        expect(overlaps(ground.map(({ key, box }) => [key, box]))).toEqual([]);
        expect(overlaps(people.map(({ key, box }) => [key, box]))).toEqual([]);
        const reached = [...people.map(({ key }) => key), ...ground.flatMap(({ folded }) => folded)];
        expect(reached.toSorted()).toEqual([...p.tokens, ...p.more].map(({ key }) => key).toSorted());
      }
    }
  });

  test('is told apart from near, and by way of the tile from far away', () => {
    const { input } = positions[0] as Position;
    const p = picture({ ...input, view: gathered(input.view, 4, 3, false), deeds: [] });
    const at = (zoom: number): Camera => ({ ...fitted(p.bounds, p.frame.panels.map), zoom });
    expect(targetsOf(p, at(1)).people).toHaveLength(7);
    expect(targetsOf(p, at(0.6)).people).toHaveLength(0);
    expect(targetsOf(p, at(0.6)).ground.find(({ key }) => key === 'tile:0,0')?.folded).toHaveLength(7);
  });
});

describe('R76 every deed on offer is pressed in one place', () => {
  const carried = (p: Picture): readonly string[] =>
    [...p.tiles, ...p.ghosts, ...p.tokens, ...p.more].flatMap(({ deeds }) => deeds);

  test('in every moment of whole campaigns, whoever is in hand and whatever it is about', () => {
    for (const { deeds, input } of positions) {
      const abilities = [...new Set(deeds.flatMap(({ ability }) => (ability === null ? [] : [ability])))];
      const aims = [null, { as: 'move' }, { as: 'attack' }, ...abilities.map((a) => ({ as: 'ability', ability: a }))];
      for (const { id } of input.view.heroes) {
        for (const aiming of aims as DungeonInput['aiming'][]) {
          const p = picture({ ...input, selected: id, aiming });
          expect([...carried(p), ...p.rest].toSorted()).toEqual(deeds.map(({ key }) => key).toSorted());
        }
      }
    }
  });

  test('moves lie on cells, attacks on monsters, and only those of the hero in hand', () => {
    let [moves, attacks] = [0, 0];
    for (const { deeds, input } of positions) {
      if (input.view.asked !== null) continue;
      const p = picture(input);
      const of = (keys: readonly string[]) => keys.flatMap((key) => deeds.filter((deed) => deed.key === key));
      for (const tile of [...p.tiles, ...p.ghosts]) {
        for (const deed of of(tile.deeds)) {
          expect([deed.group, deed.hero, deed.cell]).toEqual(['move', input.selected, tile.at]);
          moves += 1;
        }
      }
      for (const token of p.tokens) {
        for (const deed of of(token.deeds)) {
          expect([deed.group, deed.hero, deed.monster]).toEqual([
            'attack',
            input.selected,
            token.of === 'monster' ? token.monster : null,
          ]);
          attacks += 1;
        }
      }
      // Where the hero in hand can go is exactly what is marked.
      const ways = input.view.heroes.find(({ id }) => id === input.selected)?.ways ?? [];
      const marked = [...p.tiles, ...p.ghosts].filter(({ means }) => means === 'move').map(({ at }) => at);
      expect(new Set(marked.map(({ x, y }) => `${x},${y}`))).toEqual(new Set(ways.map(({ to }) => `${to.x},${to.y}`)));
    }
    expect([moves > 100, attacks > 15]).toEqual([true, true]);
  });

  test('an armed deed is marked where it lies, and a shot has its odds over it', () => {
    let shots = 0;
    for (const { deeds, input } of positions) {
      const attack = deeds.find(({ group, hero }) => group === 'attack' && hero === input.selected);
      if (attack === undefined) continue;
      const p = picture({ ...input, armed: attack.key });
      const target = p.tokens.find(({ key }) => key === `monster:${attack.monster}`);
      expect(target?.mark).toBe('armed');
      expect(p.shot?.to).toEqual(target?.middle);
      expect(p.shot?.words).toMatch(/^Hit on -?\d+\+ · \d+ %$/);
      shots += 1;
    }
    expect(shots).toBeGreaterThan(10);
  });
});

describe('a tile in the hand', () => {
  test('lies where it will, turned as it is held, its doors where the view says', () => {
    let seen = 0;
    for (const { input } of positions) {
      const question = input.view.asked?.question;
      if (question?.kind !== 'placing') continue;
      for (const turn of [null, ...question.rotations]) {
        const p = picture({ ...input, turn });
        const loose = p.tiles.filter(({ isLoose }) => isLoose);
        expect(loose.map(({ at, tile, rotation }) => ({ at, tile, rotation }))).toEqual([
          { at: question.at, tile: question.tile, rotation: turn ?? question.rotations[0] },
        ]);
        expect(loose[0]?.deeds).toHaveLength(question.rotations.length);
        const lies = input.view.asked?.lies.find(({ rotation }) => rotation === loose[0]?.rotation);
        const doors = p.doors.filter(({ at }) => at.x === question.at.x && at.y === question.at.y);
        expect(doors.map(({ dir }) => dir)).toEqual(lies?.exits.map(({ dir }) => dir));
        expect(p.ghosts.some(({ at }) => at.x === question.at.x && at.y === question.at.y)).toBe(false);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(10);
  });
});

test('open doors lead to ghosts while tiles are left, ways are one door for two tiles', () => {
  for (const { input } of positions) {
    const p = picture(input);
    const { dungeon } = input.view;
    if (dungeon === null || input.view.asked?.question.kind === 'placing') continue;
    const open = new Set(
      dungeon.tiles.flatMap(({ exits }) =>
        exits.filter(({ kind }) => kind === 'open').map(({ to }) => `${to.x},${to.y}`),
      ),
    );
    const ghosts = p.ghosts.filter(({ how }) => how === 'explore').map(({ at }) => `${at.x},${at.y}`);
    expect(new Set(ghosts)).toEqual(dungeon.tilesLeft > 0 ? open : new Set());
    const middles = p.doors.filter(({ kind }) => kind === 'way').map(({ middle }) => `${middle.x},${middle.y}`);
    expect(new Set(middles).size).toBe(middles.length);
    const ways = dungeon.tiles.flatMap(({ exits }) => exits.filter(({ kind }) => kind === 'way'));
    expect(middles.length).toBe(ways.length / 2);
  }
});

test('L-ROOM-03 a treasure that was revealed is taken, a trap sprung; the name stands where nobody stands on it', () => {
  const seen = new Map<string, number>();
  for (const { input } of positions) {
    const p = picture(input);
    for (const tile of p.tiles) {
      const { kind } = tileOf(tile.tile);
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      if (kind === 'treasure') expect(tile.isSpent).toBe(!tile.isLoose);
      if (kind === 'chamber' || kind === 'corridor') expect(tile.isSpent).toBe(false);
      const { label } = tile;
      if (label === null) continue;
      const under = p.tokens.filter(
        ({ at, middle, r }) => at.x === tile.at.x && at.y === tile.at.y && middle.y + r + PLATE.below > label.at.y - 20,
      );
      expect(under).toEqual([]);
    }
  }
  for (const kind of ['treasure', 'trap', 'chamber', 'corridor']) expect(seen.get(kind) ?? 0).toBeGreaterThan(3);
});

test('the same input gives the same picture, and keys are unique', () => {
  for (const { input } of positions) {
    const p = picture(input);
    expect(p).toEqual(layOut(input));
    const keys: ThingKey[] = [...p.tiles, ...p.ghosts, ...p.doors, ...p.tokens, ...p.more].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

// What stands in a doorway, drawn for a door to the north: the tile's edge is the middle of the sheet, the room lies
// below it. Named as the map names its edges.

import { carve, type Cut } from '../carve.ts';
import type { Look } from '../light.ts';
import { hash } from '../noise.ts';
import { many, put, rubble } from '../rooms/props.ts';
import { type Slab, slabOf } from '../slab.ts';
import { bar, blob, box, dome, ellipse, groove, hoop, octagon, plate, stain } from '../words.ts';
import { DOORWAY, RIM, THICK } from './plan.ts';

export type DoorName = 'way' | 'open' | 'blind' | 'hidden' | 'hidden-deep';
export const DOORS: readonly DoorName[] = ['way', 'open', 'blind', 'hidden', 'hidden-deep'];

/** Units: a door's sheet and where the tile's edge lies on it. */
export const DOOR = { w: 88, h: 100, edge: 50 } as const;

const OAK = '#7A5230';
const M = DOOR.w / 2;

const jambs = (from: number, to: number): readonly Cut[] =>
  [-1, 1].flatMap((side) => [
    plate('#8F929E', box(M + side * (DOORWAY + 2.5) - 4.5, from, 9, to - from), {
      lift: 34,
      rise: 3,
      round: 1.4,
      line: 0.8,
      grain: 0.35,
      grainSize: 5,
    }),
    plate(
      '#A9ACB8',
      [box(M + side * (DOORWAY + 2) - 6, from - 2, 12, 7), box(M + side * (DOORWAY + 2) - 6, to - 5, 12, 7)],
      { lift: 1, rise: 3, round: 1.4, line: 0.7, grain: 0.35 },
    ),
  ]);

const planks = (top: number, bottom: number): readonly Cut[] => [
  stain('#0A0709', box(M - DOORWAY, top - 1, DOORWAY * 2, bottom - top + 2)),
  ...Array.from({ length: 6 }, (_, i) =>
    plate(
      i % 2 === 0 ? OAK : '#6C4728',
      box(M - DOORWAY + 0.4 + i * 9, top + hash(i, 1, 5) * 2.4, 8.3, bottom - top - hash(i, 2, 5) * 3),
      {
        lift: 0.6,
        rise: 1.6,
        round: 1,
        line: 0.6,
        grain: 0.6,
        grainSize: 2.2,
        grainAlong: 'y',
      },
    ),
  ),
  plate('#4A4E58', [box(M - DOORWAY, top + 4, DOORWAY * 2, 3), box(M - DOORWAY, bottom - 8, DOORWAY * 2, 3)], {
    rise: 1,
    round: 0.8,
    line: 0.5,
    shine: 1.4,
  }),
  dome(
    '#8A8E98',
    [-24, -15, -6, 6, 15, 24].flatMap((x) => [ellipse(M + x, top + 5.5, 0.9), ellipse(M + x, bottom - 6.5, 0.9)]),
    { rise: 0.8, round: 0.8, shine: 1.5 },
  ),
];

/** Both leaves stand open against the sides of the passage. */
const way = (): readonly Cut[] => [
  ...planks(DOOR.edge - 15, DOOR.edge + 15),
  ...jambs(DOOR.edge - 17, DOOR.edge + 17),
  ...[-1, 1].flatMap((side) => [
    stain('#060506', box(M + side * 22 - 3, DOOR.edge + 2, 8, 26), { opaque: 0.5 }),
    plate(OAK, box(M + side * 24.4 - 2.6, DOOR.edge + 1, 5.2, 26), {
      lift: 26,
      rise: 2,
      round: 1,
      line: 0.7,
      grain: 0.5,
      grainAlong: 'y',
      grainSize: 2,
    }),
    plate('#4A4E58', [box(M + side * 24.4 - 3, DOOR.edge + 5, 6, 3), box(M + side * 24.4 - 3, DOOR.edge + 20, 6, 3)], {
      rise: 1,
      round: 0.8,
      shine: 1.4,
    }),
  ]),
];

/** Shut, with iron bands and a brass ring: nobody has been beyond. */
const open = (): readonly Cut[] => [
  stain('#070608', box(M - DOORWAY, DOOR.edge - 13, DOORWAY * 2, 31)),
  ...Array.from({ length: 6 }, (_, i) =>
    plate(i % 2 === 0 ? '#845A34' : '#74502E', box(M - DOORWAY + 0.4 + i * 9, DOOR.edge - 9, 8.4, 21), {
      lift: 20,
      rise: 1.8,
      round: 1.2,
      line: 0.7,
      grain: 0.6,
      grainSize: 2.2,
      grainAlong: 'y',
    }),
  ),
  groove('#0C0806', bar(M, DOOR.edge - 9, M, DOOR.edge + 12, 1.4), { rise: 3, round: 0.7 }),
  plate(
    '#4E525C',
    [box(M - DOORWAY, DOOR.edge - 6, DOORWAY * 2, 4), box(M - DOORWAY, DOOR.edge + 5.6, DOORWAY * 2, 4)],
    { rise: 1.6, round: 1, line: 0.6, shine: 1.5 },
  ),
  dome(
    '#9DA2AE',
    [-23, -14, -5, 5, 14, 23].flatMap((x) => [
      ellipse(M + x, DOOR.edge - 4, 1.1),
      ellipse(M + x, DOOR.edge + 7.6, 1.1),
    ]),
    { rise: 1.2, round: 1, shine: 1.6 },
  ),
  plate('#C9A24E', [...hoop(M, DOOR.edge + 2, 6.4, 4)], { odd: true, rise: 2.4, round: 1.2, line: 0.6, shine: 1.8 }),
  dome('#E8C873', ellipse(M, DOOR.edge - 3.6, 2.2), { rise: 2, round: 2, shine: 1.8, line: 0.4 }),
  ...jambs(DOOR.edge - 12, DOOR.edge + 17),
];

/** Walled up on the other side, and boarded so that nobody tries again. */
const blind = (): readonly Cut[] => [
  stain('#08080C', box(M - DOORWAY, DOOR.edge - 1, DOORWAY * 2, 18)),
  ...[0, 1].flatMap((row) =>
    Array.from({ length: 5 }, (_, i) => {
      const x = M - DOORWAY + 0.5 + i * 12 - row * 5;
      const [a, b] = [Math.max(M - DOORWAY + 0.5, x), Math.min(M + DOORWAY - 0.5, x + 11.2)];
      return plate(hash(i, row, 3) > 0.5 ? '#777A86' : '#6A6D78', box(a, DOOR.edge + row * 8.6, b - a, 7.8), {
        lift: 26 - row * 8,
        rise: 3,
        round: 1.8,
        line: 0.8,
        grain: 0.45,
        grainSize: 4,
      });
    }),
  ),
  ...jambs(DOOR.edge, DOOR.edge + 17),
  plate('#7A5636', [bar(M - 29, DOOR.edge + 3, M + 29, DOOR.edge + 14, 5.4)], {
    lift: 4,
    rise: 1.6,
    round: 1,
    line: 0.8,
    grain: 0.6,
    grainSize: 2,
    grainAlong: 'x',
  }),
  plate('#87603C', [bar(M - 29, DOOR.edge + 14.4, M + 29, DOOR.edge + 4, 5.4)], {
    lift: 2,
    rise: 1.6,
    round: 1,
    line: 0.8,
    grain: 0.6,
    grainSize: 2,
    grainAlong: 'x',
  }),
  dome(
    '#9DA2AE',
    [-25, 25].flatMap((x) => [ellipse(M + x, DOOR.edge + 4.2, 1.1), ellipse(M + x, DOOR.edge + 13.4, 1.1)]),
    { rise: 1, round: 1, shine: 1.6 },
  ),
];

/** The wall has given way: a ragged hole, its stones on both sides. */
const hidden = (deep: number): readonly Cut[] => {
  const low = DOOR.edge + deep;
  const ragged = Array.from({ length: 9 }, (_, i) => {
    const y = DOOR.edge - 4 + ((deep + 8) * i) / 8;
    return [M - 24 - hash(i, 1, deep) * 7, M + 24 + hash(i, 2, deep) * 7, y] as const;
  });
  return [
    stain('#1A1A20', [
      [...ragged.map(([a, , y]) => [a, y] as const), ...ragged.toReversed().map(([, b, y]) => [b, y] as const)],
    ]),
    ...Array.from({ length: 14 }, (_, i) => {
      const [x, y] = [M - 20 + hash(i, 3, deep) * 40, DOOR.edge + hash(i, 4, deep) * deep];
      return plate('#6C6E78', octagon(x - 6, y - 4, 12, 8, 2.6), {
        lift: 0.4,
        rise: 1.2,
        round: 1.2,
        line: 0.6,
        grain: 0.5,
        grainSize: 4,
      });
    }),
    ...ragged.flatMap(([a, b, y], i) => [
      plate(
        i % 2 === 0 ? '#83869A' : '#747788',
        blob(`${a - 7},${y - 3}! ${a + 2},${y - 4}! ${a + 3 + hash(i, 5, 1) * 3},${y + 3}! ${a - 6},${y + 4}!`),
        { lift: 22, rise: 4, round: 2, line: 0.8, grain: 0.45, grainSize: 4 },
      ),
      plate(
        i % 2 === 0 ? '#747788' : '#83869A',
        blob(`${b + 7},${y - 3}! ${b - 2},${y - 4}! ${b - 3 - hash(i, 6, 1) * 3},${y + 3}! ${b + 6},${y + 4}!`),
        { lift: 22, rise: 4, round: 2, line: 0.8, grain: 0.45, grainSize: 4 },
      ),
    ]),
    ...many(rubble(7, 9, 8, 5), [
      [M - 18, low - 3],
      [M + 16, low - 6],
    ]),
    ...put(rubble(6, 14, 9, 3), M, low + 4),
  ];
};

const CUTS: Readonly<Record<DoorName, () => readonly Cut[]>> = {
  way,
  open,
  blind,
  hidden: () => hidden(RIM + 3),
  'hidden-deep': () => hidden(THICK + 3),
};

export function slabOfDoor(name: DoorName, k: number): Slab {
  const slab = slabOf(DOOR.w, DOOR.h, k);
  carve(slab, CUTS[name]());
  return slab;
}

/** Light from the room; through an open way also from the next one. */
export function doorLook(name: DoorName): Look {
  const inside = { x: M, y: DOOR.h + 6, z: 50, colour: [1.6, 0.86, 0.38] as const, reach: 130 };
  const beyond = { x: M, y: -6, z: 50, colour: [1.5, 0.8, 0.34] as const, reach: 110 };
  const fill = { x: M, y: DOOR.edge, z: 70, colour: [0.4, 0.29, 0.2] as const, reach: 90, shadow: 0 };
  return {
    lamps: name === 'way' ? [inside, beyond, fill] : [inside, fill],
    ambient: [0.085, 0.115, 0.2],
    corner: 9,
    cornerDepth: 0.36,
    worn: 0.3,
  };
}

// Chambers with one spawn icon, T09 to T13 and T19: places where something small lives.

import { cave, chamber, rotunda } from '../stone/plan.ts';
import { bar, blob, box, dome, ellipse, groove, hoop, lens, plate, stain } from '../words.ts';
import * as props from './props.ts';
import { BESIDE, type Room, torchOn } from './room.ts';

const { put, many } = props;

const GNAWED: Room = {
  id: 'T09',
  bed: {
    plan: chamber(['N']),
    floor: { pattern: 'flags', seed: 109, moss: 0.2, tint: [1.02, 0.98, 0.92] },
    wall: { kind: 'blocks', seed: 19 },
  },
  torches: [torchOn('W', -22)],
  decor: [
    ...put(props.mark(), 92, 88),
    ...many(props.barrel(), [
      [146, 34],
      [150, 60, 0.95, 20],
      [124, 30, 0.9, 50],
    ]),
    ...put(props.crate(26, 22), 36, 146, 1, 8),
    ...put(props.crate(18, 18), 60, 152, 1, -14),
    // A hole gnawed through the planks, and what fell out of it.
    groove('#0A0706', blob('30,142 38,138 42,146 38,152 31,150'), { rise: 8, round: 2 }),
    ...put(props.rubble(14, 13, 21, 2.6, '#B89A5E'), 46, 132),
    groove('#08080A', blob('140,164! 142,154 150,150 158,154 160,164!'), { rise: 10, round: 3 }),
    ...many(props.bone(13), [
      [122, 140, 1, 30],
      [132, 132, 0.8, -50],
    ]),
  ],
};

const rack = [
  ...[stain('#08070A', box(-25, -3, 52, 10), { opaque: 0.45 })],
  plate(props.WOOD, box(-25, -4, 50, 7), {
    lift: 8,
    rise: 3,
    round: 1.2,
    line: 0.7,
    grain: 0.5,
    grainAlong: 'x',
    grainSize: 3,
  }),
  ...[-17, -5, 7, 18].flatMap((x, i) => [
    plate('#6A4A2C', bar(x, -8, x, 18, 1.8), { lift: 4, rise: 1.4, round: 0.8, line: 0.4 }),
    plate(
      '#AEB4C0',
      i % 2 === 0
        ? blob(`${x},30! ${x + 3.4},20 ${x + 1.4},16! ${x - 1.4},16! ${x - 3.4},20`)
        : blob(`${x},14! ${x + 7},12 ${x + 6},24 ${x},21!`),
      {
        lift: 4,
        rise: 1.4,
        round: 1.2,
        line: 0.5,
        shine: 1.7,
      },
    ),
  ]),
];

const GUARD: Room = {
  id: 'T10',
  bed: {
    plan: chamber(['N', 'S']),
    floor: { pattern: 'slabs', seed: 110 },
    wall: { kind: 'blocks', seed: 20 },
  },
  torches: [torchOn('E', -34)],
  lamps: [{ x: 40, y: 142, z: 20, colour: [1.7, 0.7, 0.2], reach: 80 }],
  decor: [
    ...put(props.mark(), 92, 88),
    ...put(rack, 22, 74, 1, -90),
    ...put(props.brazier(), 40, 142),
    ...put(props.table(34, 26), 142, 124, 1, 8),
    ...put(props.mug(), 134, 118),
    ...put(props.dish('#9A5A30'), 148, 130),
    ...put(
      [plate('#E8DFC6', [box(-2.4, -2.4, 4.8, 4.8), box(3, 0, 4.6, 4.6)], { rise: 3, round: 0.9, line: 0.5 })],
      146,
      118,
      1,
      20,
    ),
    ...put(props.bench(20), 142, 150, 0.9, 4),
    plate('#7A2A22', blob('150,70! 164,72! 163,94 157,90 152,96!'), { rise: 1, round: 0.8, line: 0.6, grain: 0.3 }),
  ],
};

const mushroom = (cap: string, glow = 0.5): props.Prop => [
  stain('#0A0A0C', ellipse(0.8, 1.6, 7.4, 6.8), { opaque: 0.5 }),
  dome(cap, ellipse(0, 0, 7, 6.6), { rise: 8, round: 6.4, line: 0.6, glow, grain: 0.2, shine: 0.4 }),
  dome('#E4F8EC', [ellipse(-2.4, -2, 1.2), ellipse(1.6, -3.2, 0.9), ellipse(2.8, 0.6, 1.3), ellipse(-1, 2.4, 0.9)], {
    rise: 0.6,
    round: 0.8,
    glow: 0.7,
  }),
];

const FUNGUS: Room = {
  id: 'T11',
  bed: {
    plan: cave(['N', 'E'], 76),
    floor: { pattern: 'rock', seed: 111, moss: 0.8, wet: 0.5, tint: [0.86, 0.98, 1.02] },
    wall: { kind: 'rock', seed: 21, tint: [0.84, 1.02, 1.06] },
  },
  torches: [torchOn('S', 40, 24)],
  lamps: [
    { x: 42, y: 70, z: 22, colour: [0.15, 1.15, 0.86], reach: 92 },
    { x: 140, y: 140, z: 16, colour: [0.6, 0.24, 1.2], reach: 66 },
  ],
  decor: [
    ...put(props.mark(), 96, 92),
    ...many(mushroom('#2FB08C'), [
      [36, 62, 1.7],
      [52, 54, 1.1],
      [32, 86, 1.25],
      [48, 78, 0.8],
      [62, 44, 0.7],
      [30, 106, 0.7],
    ]),
    ...many(mushroom('#8A55D2', 0.42), [
      [142, 140, 1.4],
      [126, 150, 0.9],
      [152, 124, 0.8],
      [140, 156, 0.6],
    ]),
    ...many(mushroom('#C27A3C', 0.1), [
      [60, 140, 0.9],
      [50, 132, 0.6],
      [120, 40, 0.6],
    ]),
  ],
};

const cauldron = [
  ...[stain('#08070A', ellipse(1, 2, 19), { opaque: 0.5 })],
  plate('#3A3D46', ellipse(0, 0, 17), { rise: 14, round: 5, line: 0.9, shine: 1.3 }),
  groove('#3E5A22', ellipse(0, 0, 13), { rise: 6, round: 2 }),
  dome('#7EA040', [ellipse(-4, -3, 3.4), ellipse(4, 2, 2.8), ellipse(-1, 5.4, 2), ellipse(6, -5, 1.8)], {
    rise: 2,
    round: 2,
    shine: 0.9,
  }),
  plate('#8A6A40', bar(2, -2, 20, -18, 2.2), { lift: 8, rise: 1, round: 0.9, line: 0.5 }),
  plate('#4A4E58', [bar(-19, 0, -15, 0, 5), bar(15, 0, 19, 0, 5)], { rise: 2, round: 1, shine: 1.4 }),
];

const KITCHEN: Room = {
  id: 'T12',
  bed: {
    plan: chamber(['N', 'E', 'S']),
    floor: { pattern: 'flags', seed: 112, cracks: 0.7, tint: [1.05, 0.98, 0.9] },
    wall: { kind: 'blocks', seed: 22, tint: [1.04, 0.96, 0.9] },
  },
  torches: [torchOn('N', BESIDE)],
  lamps: [{ x: 34, y: 96, z: 20, colour: [2.2, 0.8, 0.2], reach: 96 }],
  decor: [
    ...put(props.mark(), 106, 74),
    // The hearth.
    plate('#4A4650', box(17, 72, 22, 48), { rise: 3, round: 2, line: 0.8, grain: 0.5 }),
    stain('#141012', box(17, 77, 18, 38), { opaque: 0.8 }),
    ...put(props.bone(22), 26, 90, 1, 70),
    plate('#3A2212', [bar(19, 84, 34, 108, 4.4), bar(20, 108, 34, 84, 4.4)], { rise: 3, round: 1.6, line: 0.6 }),
    dome('#FF8A2A', blob('20,96 26,88 30,94 34,90 33,100 27,105 21,102'), { rise: 2, round: 3, glow: 1.5 }),
    dome('#FFD060', blob('23,97 27,92 30,98 27,102'), { rise: 1, round: 2, glow: 1.8 }),
    ...put(cauldron, 56, 96, 0.92),
    ...put(props.table(46, 24), 140, 144, 1, -4),
    ...put(props.dish('#6FA04A'), 128, 142),
    plate('#C8CDD6', blob('140,138! 156,136 158,142 142,144!'), { rise: 1, round: 0.8, line: 0.4, shine: 1.7 }),
    dome('#A8482E', ellipse(148, 150, 5, 3.4), { rise: 2.6, round: 3, line: 0.5 }),
    ...many(props.barrel(), [[38, 36, 0.86]]),
    ...many(
      [...urnPot()],
      [
        [58, 32],
        [36, 146, 1.1],
        [54, 152, 0.8],
      ],
    ),
  ],
};

function urnPot(): props.Prop {
  return [
    dome('#A2643C', ellipse(0, 0, 7), { rise: 9, round: 5, line: 0.6, grain: 0.2 }),
    groove('#1A0E08', ellipse(0, 0, 3.6), { rise: 5, round: 1.4 }),
  ];
}

const ROUND_PIT: Room = {
  id: 'T13',
  bed: {
    plan: rotunda(['N', 'E', 'S', 'W']),
    floor: { pattern: 'crazy', seed: 113, moss: 0.3 },
    wall: { kind: 'blocks', seed: 23 },
  },
  torches: [{ x: 141, y: 43 }],
  decor: [
    plate('#90919B', hoop(92, 92, 43, 33), { odd: true, rise: 5, round: 2, line: 0.9, grain: 0.4 }),
    groove(
      '#15141A',
      Array.from({ length: 18 }, (_, i) => {
        const a = (i / 18) * 6.283;
        return bar(92 + Math.cos(a) * 33, 92 + Math.sin(a) * 33, 92 + Math.cos(a) * 43, 92 + Math.sin(a) * 43, 1);
      }),
      { rise: 2, round: 0.6 },
    ),
    groove('#07080C', ellipse(92, 92, 33), { rise: 40, round: 5 }),
    plate(
      props.IRON,
      [
        ...[-22, -11, 0, 11, 22].map((o) => {
          const half = Math.sqrt(33 * 33 - o * o) + 2;
          return bar(92 + o, 92 - half, 92 + o, 92 + half, 3);
        }),
        ...[-22, -11, 0, 11, 22].map((o) => {
          const half = Math.sqrt(33 * 33 - o * o) + 2;
          return bar(92 - half, 92 + o, 92 + half, 92 + o, 3);
        }),
      ],
      { lift: 33, rise: 2, round: 1.1, line: 0.5, shine: 1.5 },
    ),
    ...put(props.mark(), 44, 56, 0.8),
  ],
};

const FEASTING: Room = {
  id: 'T19',
  bed: {
    plan: chamber(['N', 'S']),
    floor: { pattern: 'slabs', seed: 119, tint: [1.04, 0.96, 0.9] },
    wall: { kind: 'blocks', seed: 29 },
  },
  torches: [torchOn('W', 40)],
  decor: [
    ...put(props.mark(), 52, 56),
    ...put(props.bench(96), 92, 72),
    ...put(props.bench(96), 92, 116),
    ...put(props.table(112, 28), 92, 94),
    ...many(props.dish('#B86A34'), [
      [52, 90],
      [106, 99],
    ]),
    ...many(props.dish('#7C9A3E'), [[78, 98]]),
    ...many(props.mug(), [
      [64, 98],
      [92, 88],
      [122, 88],
      [136, 100],
    ]),
    // The roast.
    dome('#9A5426', ellipse(108, 90, 10, 5.6, -10), { rise: 6, round: 5, line: 0.6, grain: 0.4, shine: 0.5 }),
    ...put(props.bone(10), 121, 86, 0.9, -20),
    ...many(props.bone(13), [
      [60, 136, 1, 30],
      [128, 50, 0.9, -35],
      [132, 140, 0.8, 70],
      [118, 134, 0.7, 10],
    ]),
    ...put(props.skull(), 142, 132, 0.8, 20),
    stain('#4A1216', blob('76,60 84,56 92,60 90,66 80,66'), { opaque: 0.5 }),
    groove('#241610', [lens(60, 84, 74, 86, 1), lens(118, 104, 130, 103, 1)], { rise: 0.8, round: 0.4 }),
  ],
};

export const DENS: readonly Room[] = [GNAWED, GUARD, FUNGUS, KITCHEN, ROUND_PIT, FEASTING];

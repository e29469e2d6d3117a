// Chambers with two spawn icons and the one with three: T14 to T18 and T20.

import { hash } from '../noise.ts';
import { cave, chamber, round, union } from '../stone/plan.ts';
import { bar, blob, box, dome, ellipse, groove, hoop, octagon, plate, stain } from '../words.ts';
import * as props from './props.ts';
import { BESIDE, type Room, torchOn } from './room.ts';

const { put, many } = props;

/** Bones thrown on a heap; skulls come last and lie on top. */
function heap(count: number, spread: number, seed: number, skulls: number): props.Prop {
  const place = (i: number, s: number): readonly [number, number] => {
    const [a, d] = [hash(i, s, seed) * 6.283, Math.sqrt(hash(i, s + 1, seed)) * spread];
    return [Math.cos(a) * d, Math.sin(a) * d * 0.8];
  };
  return [
    ...Array.from({ length: count }, (_, i) =>
      put(props.bone(12 + hash(i, 7, seed) * 8), ...place(i, 1), 1, hash(i, 9, seed) * 180),
    ).flat(),
    ...Array.from({ length: skulls }, (_, i) =>
      put(props.skull(), ...place(i, 21), 0.9 + hash(i, 3, seed) * 0.3, (hash(i, 5, seed) - 0.5) * 110),
    ).flat(),
  ];
}

const BONE_CLOSET: Room = {
  id: 'T14',
  bed: {
    plan: union(chamber(['N'], 22), round(92, 160, 14), round(22, 118, 12), round(162, 118, 12)),
    floor: { pattern: 'flags', seed: 114, tint: [1, 0.97, 0.9] },
    wall: { kind: 'blocks', seed: 24 },
  },
  torches: [torchOn('N', -BESIDE + 4, 22)],
  decor: [
    ...many(props.mark(), [
      [62, 82],
      [122, 82],
    ]),
    ...put(heap(22, 30, 6, 6), 92, 142),
    ...put(heap(12, 15, 7, 2), 34, 120),
    ...put(heap(12, 15, 8, 3), 150, 120),
    ...put(heap(8, 13, 9, 1), 142, 44),
    ...many(props.bone(14), [
      [84, 54, 1, 20],
      [44, 56, 0.8, -40],
    ]),
  ],
};

const bunk = (blanket: string, rumpled: number): props.Prop => [
  stain('#08070A', box(-15, -26, 33, 58), { opaque: 0.45 }),
  plate('#6E4A2A', box(-14, -27, 28, 54), {
    rise: 7,
    round: 1.4,
    line: 0.8,
    grain: 0.5,
    grainAlong: 'y',
    grainSize: 3,
  }),
  dome('#B9AC90', box(-11.6, -24, 23.2, 48), { lift: 0, rise: 3, round: 4, line: 0.5, grain: 0.2 }),
  dome('#D8CEB4', blob('-9,-21 9,-21 9.6,-13 -9.6,-13'), { rise: 3.4, round: 4, line: 0.5 }),
  dome(blanket, blob(`-12,-8! ${-2 + rumpled},-11 12,-7! 12,24! -12,24!`), {
    rise: 3,
    round: 5,
    line: 0.7,
    grain: 0.35,
    grainSize: 2,
  }),
  groove(null, [bar(-8, -2, 4 + rumpled, 6, 1), bar(2, 10, 10, 16, 1)], { rise: 1.2, round: 0.9 }),
];

const BARRACKS: Room = {
  id: 'T15',
  bed: {
    plan: chamber(['N', 'S']),
    floor: { pattern: 'planks', seed: 115 },
    wall: { kind: 'blocks', seed: 25 },
  },
  torches: [torchOn('W', 0)],
  decor: [
    ...many(props.mark(), [
      [76, 92],
      [112, 92],
    ]),
    ...put(bunk('#6A2A24', 0), 36, 48),
    ...put(bunk('#4A4E2E', 4), 36, 136),
    ...put(bunk('#6A2A24', -3), 148, 48),
    ...put(bunk('#3A4660', 2), 148, 136),
    ...put(props.crate(16, 14), 148, 92, 1, 6),
    ...put(props.mug(), 146, 90),
    ...put(
      [
        plate('#8E96A4', octagon(-9, -9, 18, 18, 6), { rise: 3, round: 4, line: 0.7, shine: 1.5 }),
        dome('#C9A24E', ellipse(0, 0, 3), { rise: 2, round: 2, shine: 1.7 }),
      ],
      112,
      140,
      0.9,
    ),
  ],
};

/** A stone coffin; its lid bears a sleeper. */
const coffin: props.Prop = [
  stain('#08070A', box(-22, -38, 48, 82), { opaque: 0.5 }),
  plate('#6F717C', octagon(-22, -39, 44, 78, 6), { rise: 9, round: 2, line: 0.9, grain: 0.35 }),
  plate('#8A8C97', octagon(-18, -35, 36, 70, 5), { rise: 7, round: 3, line: 0.8, grain: 0.35 }),
  dome('#8E909A', box(-11, -31, 22, 17), { rise: 3, round: 5, line: 0.6 }),
  dome('#A2A4AE', ellipse(0, -21, 5.4, 6.8), { rise: 4, round: 5, line: 0.6 }),
  plate('#B2B4BC', blob('-6,-24! -6,-29! -3,-26 0,-31! 3,-26 6,-29! 6,-24!'), { rise: 2, round: 1, line: 0.5 }),
  dome('#969AA4', blob('-13,-9 -8,-14 0,-12 8,-14 13,-9 12,2 9,14 12,30 0,33 -12,30 -9,14 -12,2'), {
    rise: 4.4,
    round: 8,
    line: 0.7,
  }),
  groove(null, [bar(-5, 14, -8, 31, 1), bar(0, 18, 0, 32, 1), bar(5, 14, 8, 31, 1)], { rise: 1.4, round: 0.8 }),
  plate('#B4B6BE', blob('-1.4,-4! 1.4,-4! 1.6,22! 0,27! -1.6,22!'), { rise: 2, round: 1, line: 0.5 }),
  plate('#B4B6BE', bar(-6, 0, 6, 0, 2.2), { rise: 2, round: 0.8, line: 0.5 }),
  dome('#A6A8B2', [blob('-13,-7 -8,-7 -1,-5 2,-2 -1,1 -9,0'), blob('13,-7 8,-7 1,-5 -2,-2 1,1 9,0')], {
    rise: 2.6,
    round: 3,
    line: 0.5,
  }),
  groove('#2A2C34', [bar(-3.2, -21, -1, -20.6, 0.8), bar(1, -20.6, 3.2, -21, 0.8)], {
    rise: 0.8,
    round: 0.4,
  }),
];

const WEEPING: Room = {
  id: 'T16',
  bed: {
    plan: chamber(['N', 'E']),
    floor: { pattern: 'slabs', seed: 116, wet: 0.7, moss: 0.35, tint: [0.86, 0.95, 1.06] },
    wall: { kind: 'blocks', seed: 26, tint: [0.9, 1, 1.05] },
  },
  torches: [torchOn('W', 8)],
  decor: [
    ...many(props.mark(), [
      [92, 64],
      [134, 64],
    ]),
    ...put(coffin, 52, 118),
    ...put(coffin, 118, 126, 1, 8),
    ...[30, 46, 60].map((x, i) =>
      stain('#203844', blob(`${x - 1},18! ${x + 2},18! ${x + 4},44 ${x + 1},${50 + i * 6} ${x - 3},44`), {
        opaque: 0.55,
        shine: 0.9,
      }),
    ),
    ...put(props.candle(), 84, 154),
    ...put(props.candle(), 90, 148, 0.8),
    ...put(props.web(26, 180, 270, 3), 166, 166),
  ],
};

const egg = (glow: number): props.Prop => [
  stain('#0A0806', ellipse(1, 2.6, 8.6, 7.6), { opaque: 0.5 }),
  dome('#CFC3A0', ellipse(0, 0, 8, 6.6, 24), {
    rise: 9,
    round: 7,
    line: 0.6,
    shine: 0.85,
    glow,
    grain: 0.3,
    grainSize: 3,
  }),
  stain('#8A4A5A', [bar(-4, -2, 1, -3, 0.6), bar(1, -3, 4, 1, 0.6), bar(-2, 2, 2, 3, 0.5)], { opaque: 0.55 }),
];

const nest = (seed: number): props.Prop =>
  Array.from({ length: 46 }, (_, i) => {
    const a = hash(i, 1, seed) * 6.283;
    const r = 13 + hash(i, 2, seed) * 9;
    const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
    const b = a + 1.57 + (hash(i, 3, seed) - 0.5) * 0.9;
    return plate(
      i % 3 === 0 ? '#A08850' : '#7A6238',
      bar(x - Math.cos(b) * 9, y - Math.sin(b) * 9, x + Math.cos(b) * 9, y + Math.sin(b) * 9, 1.7),
      { rise: 1.6, round: 0.8, line: 0.3 },
    );
  });

const HATCHERY: Room = {
  id: 'T17',
  bed: {
    plan: cave(['N', 'E', 'S'], 78),
    floor: { pattern: 'earth', seed: 117, tint: [1, 0.94, 0.88] },
    wall: { kind: 'rock', seed: 27, tint: [1.06, 0.95, 0.86] },
  },
  torches: [torchOn('N', -40, 28)],
  decor: [
    ...many(props.mark(), [
      [92, 90],
      [128, 90],
    ]),
    ...put(props.web(34, -40, 60, 5), 22, 92),
    ...put(nest(3), 46, 108, 1.1),
    ...many(egg(0.06), [
      [40, 102, 1.1],
      [54, 104],
      [46, 116, 1.2, 40],
      [36, 116, 0.8, 80],
    ]),
    ...put(nest(5), 134, 140, 0.9),
    ...many(egg(0.06), [
      [130, 136],
      [140, 142, 0.9, 60],
    ]),
    ...put(nest(8), 52, 52, 0.7),
    ...put(egg(0.06), 52, 52, 0.9),
    // One has hatched.
    groove('#1A120A', blob('137,133 143,134 144,140 138,141'), { rise: 5, round: 2 }),
  ],
};

const HALL: Room = {
  id: 'T18',
  bed: {
    plan: chamber(['N', 'E', 'S', 'W']),
    floor: { pattern: 'slabs', seed: 118, cracks: 0.2, tint: [1, 0.99, 1.02] },
    wall: { kind: 'blocks', seed: 28 },
  },
  torches: [torchOn('N', -BESIDE), torchOn('S', BESIDE)],
  decor: [
    plate('#5A3230', octagon(66, 66, 52, 52, 12), { rise: 0.6, round: 0.8, line: 0.8, grain: 0.4 }),
    stain('#C9A24E', [octagon(69, 69, 46, 46, 10.6), octagon(70.6, 70.6, 42.8, 42.8, 9.8)], {
      odd: true,
      opaque: 0.8,
      shine: 1.4,
    }),
    ...many(props.mark(), [
      [76, 92, 0.9],
      [108, 92, 0.9],
    ]),
    ...many(props.pillar(11), [
      [42, 42],
      [142, 42],
      [42, 142],
      [142, 142],
      [42, 92, 0.8],
      [142, 92, 0.8],
    ]),
  ],
};

const COMBS = [
  [150, 104],
  [158, 112],
  [150, 120],
  [158, 96],
  [142, 112],
  [166, 104],
  [160, 122],
] as const;

const SWARM: Room = {
  id: 'T20',
  bed: {
    plan: union(
      cave(['N', 'E', 'S'], 76),
      round(18, 70, 10),
      round(22, 126, 9),
      round(154, 30, 9),
      round(44, 28, 8),
      round(150, 158, 9),
    ),
    floor: { pattern: 'earth', seed: 120, tint: [1.02, 0.92, 0.8] },
    wall: { kind: 'rock', seed: 30, tint: [1.08, 0.92, 0.8] },
  },
  torches: [torchOn('W', 4, 18)],
  decor: [
    ...[
      [20, 70, 9],
      [24, 126, 8],
      [152, 32, 8],
      [45, 30, 7],
      [148, 156, 8],
      [70, 138, 7],
    ].flatMap(([x = 0, y = 0, r = 8]) => [
      plate('#6A5240', ellipse(x, y, r + 3.4, r + 2.6), { rise: 4, round: 3, line: 0.5, grain: 0.6, grainSize: 2 }),
      groove('#060506', ellipse(x, y, r, r * 0.82), { rise: 16, round: 4 }),
    ]),
    ...many(props.mark(), [
      [62, 84],
      [98, 96],
      [132, 84],
    ]),
    ...Array.from({ length: 26 }, (_, i) => {
      const [x, y] = [40 + hash(i, 1, 9) * 106, 44 + hash(i, 2, 9) * 100];
      return stain('#1A120E', [ellipse(x, y, 1.1, 0.8), ellipse(x + 2, y + 0.6, 1.1, 0.8)], { opaque: 0.6 });
    }),
    ...put(heap(10, 14, 12, 1), 112, 140),
    ...put(props.rubble(10, 16, 13, 4, '#7E6C58'), 128, 52),
    ...COMBS.map(([x, y]) =>
      plate('#A8803E', hoop(x, y, 5, 3), { odd: true, rise: 3, round: 1, line: 0.5, shine: 0.4 }),
    ),
  ],
};

export const HALLS: readonly Room[] = [BONE_CLOSET, BARRACKS, WEEPING, HATCHERY, HALL, SWARM];

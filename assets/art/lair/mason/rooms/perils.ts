// Treasures and traps: a red carpet says take, a rusted plate says beware. Both look otherwise afterwards.

import { hash } from '../noise.ts';
import { chamber, corridor, round, union } from '../stone/plan.ts';
import { band, bar, blob, box, dome, ellipse, groove, hoop, lens, octagon, plate, stain, star } from '../words.ts';
import * as props from './props.ts';
import { BESIDE, type Room, torchOn } from './room.ts';

const { put, many, GOLD, BRASS } = props;
const RED = '#8E1F1C';

const carpet = put(props.rug(118, 96, RED), 92, 94);

const COIN_ALCOVE: Room = {
  id: 'T21',
  bed: {
    plan: union(chamber(['N']), round(92, 160, 17)),
    floor: { pattern: 'slabs', seed: 121 },
    wall: { kind: 'blocks', seed: 31 },
  },
  torches: [torchOn('W', -30)],
  decor: [
    ...carpet,
    ...put(props.chest(false), 92, 90),
    ...put(props.coins(14, 14, 3), 132, 120),
    ...put(props.coins(7, 9, 4), 50, 116),
  ],
  after: {
    name: 'taken',
    decor: [...carpet, ...put(props.chest(true), 92, 92), ...put(props.coins(1, 2, 3), 132, 120)],
  },
};

const chain = Array.from({ length: 9 }, (_, i) =>
  plate(
    props.IRON,
    i % 2 === 0
      ? [
          ellipse(-32 + i * 8, (4 - Math.abs(4 - i)) * 1.2, 5, 3),
          ellipse(-32 + i * 8, (4 - Math.abs(4 - i)) * 1.2, 3, 1.4),
        ]
      : [bar(-36 + i * 8, (4 - Math.abs(4 - i)) * 1.2, -28 + i * 8, (4 - Math.abs(4 - i)) * 1.2, 2.4)],
    {
      odd: true,
      lift: 2,
      rise: 2,
      round: 1,
      line: 0.5,
      shine: 1.5,
    },
  ),
);

const barrier: props.Prop = [
  stain('#08070A', bar(-62, 3, 62, 3, 8), { opaque: 0.4 }),
  plate('#D8CCAE', bar(-62, 0, 62, 0, 6), { lift: 14, rise: 2, round: 1.4, line: 0.7, grain: 0.4, grainAlong: 'x' }),
  stain(
    '#A5281F',
    Array.from(
      { length: 8 },
      (_, i) =>
        [
          [-58 + i * 16, -3],
          [-50 + i * 16, -3],
          [-54 + i * 16, 3],
          [-62 + i * 16, 3],
        ] as const,
    ),
  ),
  plate('#7E808C', [octagon(-66, -6, 12, 12, 3), octagon(54, -6, 12, 12, 3)], {
    rise: 16,
    round: 2,
    line: 0.8,
    grain: 0.3,
  }),
];

const TOLL: Room = {
  id: 'T22',
  bed: {
    plan: chamber(['N', 'S']),
    floor: { pattern: 'flags', seed: 122 },
    wall: { kind: 'blocks', seed: 32 },
  },
  torches: [torchOn('E', -36)],
  decor: [
    ...carpet,
    ...put(barrier, 92, 136),
    ...put(props.chest(false), 92, 84),
    ...put(chain, 92, 88),
    ...put(props.coins(9, 10, 7), 46, 74),
  ],
  after: {
    name: 'taken',
    decor: [
      ...carpet,
      ...put(barrier, 118, 136, 1, 62),
      ...put(props.chest(true), 92, 86),
      ...put(chain, 66, 122, 0.8, 24),
    ],
  },
};

const jewels = (seed: number, spread: number, count: number): props.Prop =>
  Array.from({ length: count }, (_, i) =>
    put(
      props.gem(['#D4364A', '#2F8FE0', '#3DBB74', '#B35AE0', '#F0A02C'][i % 5] ?? '#D4364A'),
      (hash(i, 1, seed) - 0.5) * 2 * spread,
      (hash(i, 2, seed) - 0.5) * 1.2 * spread,
      0.9 + hash(i, 3, seed) * 0.7,
      hash(i, 4, seed) * 90,
    ),
  ).flat();

const niche = [-44, -22, 0, 22, 44].flatMap((x, i) =>
  put(props.gem(['#2F8FE0', '#D4364A', '#F0A02C', '#3DBB74', '#B35AE0'][i] ?? ''), 92 + x, 169 + (i % 2) * 2, 1.3),
);

const JEWELLED: Room = {
  id: 'T23',
  bed: {
    plan: chamber(['N']),
    floor: { pattern: 'slabs', seed: 123, tint: [0.94, 0.94, 1.04] },
    wall: { kind: 'blocks', seed: 33, tint: [0.94, 0.96, 1.06] },
  },
  torches: [torchOn('E', 24)],
  decor: [
    ...carpet,
    ...niche,
    ...put(props.chest(false), 92, 84),
    ...put(jewels(3, 22, 9), 62, 122),
    ...put(props.coins(22, 20, 5), 118, 122),
    ...put(jewels(6, 14, 5), 124, 120),
  ],
  after: {
    name: 'taken',
    decor: [...carpet, ...niche, ...put(props.chest(true), 92, 86), ...put(jewels(9, 6, 1), 126, 122)],
  },
};

const altar = [
  ...put(props.ashlar(84, 40, 10, '#8E8F9A'), 0, 0),
  plate('#A9AAB4', octagon(-37, -16, 74, 32, 5), { rise: 2, round: 1.4, line: 0.7, grain: 0.3 }),
  plate('#7A1E26', box(-16, -20, 32, 42), { rise: 1, round: 1, line: 0.6, grain: 0.3, grainSize: 1.6 }),
  stain(GOLD, [box(-14, 16, 28, 2), box(-14, -17, 28, 2)]),
];

const shrineBox: props.Prop = [
  plate(GOLD, box(-20, -11, 40, 22), { rise: 12, round: 5, line: 0.9, shine: 1.8 }),
  plate('#F4CC62', [box(-20, -2, 40, 4), box(-2, -11, 4, 22)], { rise: 1.6, round: 1, line: 0.5, shine: 1.9 }),
  ...many(props.gem('#D4364A'), [
    [-11, -6, 0.8],
    [11, -6, 0.8],
    [-11, 6, 0.8],
    [11, 6, 0.8],
  ]),
  ...put(props.gem('#2F8FE0'), 0, 0, 1.3),
];

const RELIQUARY: Room = {
  id: 'T24',
  bed: {
    plan: chamber(['N', 'E']),
    floor: { pattern: 'slabs', seed: 124, cracks: 0.2, tint: [1.02, 0.99, 0.96] },
    wall: { kind: 'blocks', seed: 34 },
  },
  torches: [torchOn('W', -14)],
  lamps: [{ x: 84, y: 142, z: 26, colour: [1.1, 0.62, 0.22], reach: 70 }],
  decor: [
    ...carpet,
    ...put(altar, 88, 128),
    ...put(shrineBox, 88, 126),
    ...many(props.candle(), [
      [56, 126],
      [120, 126],
      [50, 120, 0.8],
      [126, 120, 0.8],
    ]),
    ...put(props.coins(16, 16, 12), 122, 80),
    ...put(props.pillar(8), 36, 40),
  ],
  after: {
    name: 'taken',
    decor: [
      ...carpet,
      ...put(altar, 88, 128),
      groove('#2A2226', box(70, 118, 36, 18), { rise: 1.4, round: 1, opaque: 0.6 }),
      ...many(props.candle(), [
        [56, 126],
        [120, 126],
        [50, 120, 0.8],
        [126, 120, 0.8],
      ]),
      ...put(props.pillar(8), 36, 40),
    ],
  },
};

const RUST = '#5A3D31';

/** The rusted plate that says trap: rivets round it, a skull in the corner. */
const ironPlate = (size = 100): props.Prop => [
  plate(RUST, octagon(-size / 2, -size / 2, size, size, 10), {
    rise: 2.4,
    round: 1.6,
    line: 1,
    grain: 0.8,
    grainSize: 7,
    shine: 0.3,
  }),
  groove(
    '#2A1710',
    [
      octagon(-size / 2 + 5, -size / 2 + 5, size - 10, size - 10, 8),
      octagon(-size / 2 + 6.4, -size / 2 + 6.4, size - 12.8, size - 12.8, 7.4),
    ],
    { odd: true, rise: 1.2, round: 0.7 },
  ),
  dome(
    '#9A6A4A',
    [-1, 1].flatMap((s) =>
      [-0.3, 0.3].flatMap((t) => [
        ellipse(size * t, s * (size / 2 - 2.6), 1.8),
        ellipse(s * (size / 2 - 2.6), size * t, 1.8),
      ]),
    ),
    { rise: 1.6, round: 1.4, shine: 1.2 },
  ),
];

const grid = (each: (x: number, y: number) => props.Prop): props.Prop =>
  [-33, -11, 11, 33].flatMap((y) => [-33, -11, 11, 33].flatMap((x) => each(x, y)));

const spike: props.Prop = [
  stain('#050406', ellipse(2.4, 3, 4.6, 3.6), { opaque: 0.5 }),
  dome('#C3C8D2', star(0, 0, 5.2, 3.6, 4, 45), { lift: 1, rise: 20, round: 5, form: 'bevel', line: 0.5, shine: 1.5 }),
];

const blood = (seed: number, many_: number, spread: number): props.Prop =>
  Array.from({ length: many_ }, (_, i) => {
    const [x, y, r] = [
      (hash(i, 1, seed) - 0.5) * spread * 2,
      (hash(i, 2, seed) - 0.5) * spread * 2,
      1 + hash(i, 3, seed) * 4,
    ];
    return stain('#5E0D10', blob(`${x - r},${y} ${x},${y - r} ${x + r * 1.4},${y} ${x},${y + r * 0.8}`), {
      opaque: 0.7,
      shine: 0.7,
    });
  });

const dart = [
  plate('#8A6A40', bar(-8, 0, 5, 0, 1.3), { lift: 2, rise: 1, round: 0.6, line: 0.3 }),
  plate('#B8BEC8', blob('5,-1.6! 11,0! 5,1.6!'), { lift: 2, rise: 1, round: 0.8, shine: 1.6 }),
  plate('#B53A2C', blob('-8,0! -11,-2.4! -6,0! -11,2.4!'), { lift: 2, rise: 0.8, round: 0.6 }),
];

const slits = [-1, 1].flatMap((side) =>
  [40, 66, 92, 118, 144].flatMap((y) => [
    plate(RUST, octagon(92 + side * 60 - 5, y - 8, 10, 16, 3), { rise: 2, round: 1.4, line: 0.7, grain: 0.6 }),
    groove('#050507', [ellipse(92 + side * 59, y - 3, 1.8), ellipse(92 + side * 59, y + 3, 1.8)], {
      rise: 9,
      round: 1.4,
    }),
  ]),
);

const DART: Room = {
  id: 'T25',
  bed: {
    plan: corridor(['N', 'S'], 31),
    floor: { pattern: 'flags', seed: 125 },
    wall: { kind: 'blocks', seed: 35 },
  },
  torches: [torchOn('W', -14, 31)],
  decor: [
    ...slits,
    ...put(
      [
        ...ironPlate(92),
        ...grid((x, y) =>
          put(
            [
              plate('#7A5240', octagon(-8, -8, 16, 16, 3), { rise: 1.6, round: 1.2, line: 0.9, grain: 0.5 }),
              groove('#26140C', ellipse(0, 0, 2), { rise: 1.4, round: 0.8 }),
            ],
            x * 0.95,
            y * 0.95,
            1,
          ),
        ),
      ],
      92,
      92,
    ),
  ],
  after: {
    name: 'sprung',
    decor: [
      ...slits,
      ...put(
        [
          ...ironPlate(92),
          ...grid((x, y) =>
            put(
              [groove('#3E261A', octagon(-8, -8, 16, 16, 3), { rise: 2.6, round: 1.2, line: 0.9 })],
              x * 0.95,
              y * 0.95,
            ),
          ),
        ],
        92,
        92,
      ),
      ...put(blood(4, 9, 34), 92, 92),
      ...many(dart, [
        [70, 62, 1, 12],
        [112, 70, 1, 170],
        [84, 96, 1, -20],
        [116, 118, 1, 200],
        [66, 124, 1, 30],
        [98, 136, 1, 80],
        [62, 88, 1, 4],
      ]),
    ],
  },
};

const slab = (tilt: number): props.Prop => [
  groove('#050507', box(-42, -42, 84, 84), { rise: 22, round: 3 }),
  plate(
    '#858691',
    tilt === 0
      ? box(-39, -39, 78, 78)
      : [
          [-39, -39],
          [39, -39],
          [36, 22],
          [-36, 22],
        ],
    {
      lift: tilt === 0 ? 22 : 17,
      rise: 2,
      round: 2,
      line: 1,
      grain: 0.5,
      grainSize: 7,
      ...(tilt === 0 ? {} : { fade: '#2C2C34' }),
    },
  ),
];

const TILTING: Room = {
  id: 'T26',
  bed: {
    plan: chamber(['N', 'E']),
    floor: { pattern: 'flags', seed: 126, cracks: 0.8 },
    wall: { kind: 'blocks', seed: 36 },
  },
  torches: [torchOn('S', -40)],
  decor: [
    ...put(ironPlate(108), 92, 92),
    ...put(slab(0), 92, 92),
    plate(props.IRON, [bar(46, 92, 56, 92, 7), bar(128, 92, 138, 92, 7)], {
      rise: 4,
      round: 1.6,
      line: 0.7,
      shine: 1.4,
    }),
    groove('#1A1214', [lens(62, 70, 88, 76, 1.4), lens(96, 110, 124, 104, 1.4), lens(70, 116, 82, 122, 1.2)], {
      rise: 1.4,
      round: 0.8,
    }),
    ...put(props.mark(), 92, 92, 1.5),
    ...put(props.rubble(5, 10, 15, 4), 38, 150),
  ],
  after: {
    name: 'sprung',
    decor: [
      ...put(ironPlate(108), 92, 92),
      ...put(slab(1), 92, 92),
      ...many(spike, [
        [64, 126, 0.9],
        [82, 128, 0.9],
        [102, 126, 0.9],
        [120, 128, 0.9],
      ]),
      plate(props.IRON, [bar(46, 92, 56, 92, 7), bar(128, 92, 138, 92, 7)], {
        rise: 4,
        round: 1.6,
        line: 0.7,
        shine: 1.4,
      }),
      ...put(props.mark(), 92, 84, 1.3),
      ...put(blood(8, 7, 26), 92, 104),
    ],
  },
};

const vent = (open: boolean): props.Prop => [
  plate('#4E3022', ellipse(0, 0, 9.4), { rise: 2, round: 1.4, line: 0.7, grain: 0.5 }),
  groove('#08080A', ellipse(0, 0, 6.6), { rise: 12, round: 2.4 }),
  ...(open
    ? []
    : [
        plate('#6E4430', [bar(-6.4, -2.4, 6.4, -2.4, 1.6), bar(-6.4, 2.4, 6.4, 2.4, 1.6)], {
          lift: 10,
          rise: 1,
          round: 0.8,
          shine: 1.2,
        }),
      ]),
  dome(
    '#7A9A3A',
    Array.from({ length: 7 }, (_, i) => ellipse(Math.cos(i * 0.9) * 8.6, Math.sin(i * 0.9) * 8.6, 1.4 + (i % 3) * 0.5)),
    { rise: 2, round: 1.6, glow: 0.12 },
  ),
];

const puffs: props.Prop = Array.from({ length: 22 }, (_, i) => {
  const [a, d] = [hash(i, 1, 3) * 6.283, Math.sqrt(hash(i, 2, 3)) * 50];
  const [x, y, r] = [Math.cos(a) * d, Math.sin(a) * d, 8 + hash(i, 3, 3) * 9];
  return [1, 0.82, 0.64, 0.46, 0.28].map((share) =>
    stain(i % 3 === 0 ? '#C8D86A' : '#8FB04A', ellipse(x, y, r * share), { opaque: 0.06, glow: 0.22 }),
  );
}).flat();

const SPORE: Room = {
  id: 'T27',
  bed: {
    plan: chamber(['N', 'E', 'S']),
    floor: { pattern: 'crazy', seed: 127, moss: 0.7, tint: [0.96, 1.02, 0.9] },
    wall: { kind: 'blocks', seed: 37, tint: [0.96, 1.02, 0.92] },
  },
  torches: [torchOn('W', -40)],
  lamps: [{ x: 92, y: 92, z: 18, colour: [0.28, 0.42, 0.06], reach: 80 }],
  decor: [...put([...ironPlate(104), ...grid((x, y) => put(vent(false), x, y))], 92, 92)],
  after: {
    name: 'sprung',
    lamps: [{ x: 92, y: 92, z: 24, colour: [0.7, 0.95, 0.16], reach: 92 }],
    decor: [...put([...ironPlate(104), ...grid((x, y) => put(vent(true), x, y))], 92, 92), ...put(puffs, 92, 92)],
  },
};

const slot = (bend: number): readonly (readonly [number, number])[] =>
  band(`-44,${-bend} 0,${bend * 0.4} 44,${-bend}`, 5.4);
const crescent: props.Prop = [
  stain('#050406', blob('-22,6 0,16 24,6 0,10'), { opaque: 0.5 }),
  plate('#B9C0CB', blob('-26,-4! -14,6 0,10 14,6 26,-4! 14,-1 0,1 -14,-1'), {
    lift: 16,
    rise: 3,
    round: 3,
    line: 0.7,
    shine: 1.8,
  }),
  plate('#5A3A24', bar(0, -12, 0, 2, 4), { lift: 18, rise: 2, round: 1.4, line: 0.6 }),
];

const SWINGING: Room = {
  id: 'T28',
  bed: {
    plan: chamber(['N', 'S']),
    floor: { pattern: 'slabs', seed: 128 },
    wall: { kind: 'blocks', seed: 38 },
  },
  torches: [torchOn('E', -BESIDE + 12)],
  decor: [
    ...put(ironPlate(112), 92, 92),
    ...[60, 92, 124].flatMap((y) => [
      ...put([groove('#060508', slot(7), { rise: 14, round: 2.2 })], 92, y),
      ...put(
        [
          plate('#B9C0CB', blob('-8,-3! 0,-1 8,-3! 6,2 0,4 -6,2'), {
            lift: 2,
            rise: 2,
            round: 1.6,
            line: 0.5,
            shine: 1.8,
          }),
        ],
        y === 92 ? 58 : 124,
        y - 4,
        0.9,
        y === 92 ? -16 : 16,
      ),
    ]),
    ...[50, 134].map((x) =>
      plate(props.IRON, octagon(x - 5, 86, 10, 12, 3), { rise: 4, round: 1.4, line: 0.7, shine: 1.4 }),
    ),
  ],
  after: {
    name: 'sprung',
    decor: [
      ...put(ironPlate(112), 92, 92),
      ...[60, 92, 124].flatMap((y) => put([groove('#060508', slot(7), { rise: 14, round: 2.2 })], 92, y)),
      ...put(blood(12, 14, 36), 92, 96),
      ...put(crescent, 74, 60, 1.15, -10),
      ...put(crescent, 108, 94, 1.25, 14),
      ...put(crescent, 84, 126, 1.15, -4),
      dome(BRASS, [ellipse(50, 92, 3), ellipse(134, 92, 3)], { rise: 2, round: 2, shine: 1.6 }),
      ...put([stain('#5E0D10', hoop(0, 0, 3, 0.1), { odd: true, opaque: 0.6 })], 96, 100),
    ],
  },
};

export const PERILS: readonly Room[] = [COIN_ALCOVE, TOLL, JEWELLED, RELIQUARY, DART, TILTING, SPORE, SWINGING];

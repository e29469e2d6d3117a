// The eight corridors. None has a torch: light comes in through its doors.

import { hash } from '../noise.ts';
import { cave, chamber, corridor, union, block } from '../stone/plan.ts';
import { band, bar, blob, dome, ellipse, groove, hoop, octagon, plate, stain, star } from '../words.ts';
import * as props from './props.ts';
import type { Room } from './room.ts';

const { put, many } = props;

const DRIPPING: Room = {
  id: 'T01',
  bed: {
    plan: corridor(['N', 'S']),
    floor: { pattern: 'flags', seed: 101, moss: 0.75, wet: 0.9, tint: [0.86, 0.98, 1.04] },
    wall: { kind: 'blocks', seed: 11, tint: [0.92, 1.02, 1.02] },
  },
  torches: [],
  decor: [
    ...props.puddle('58,52 78,44 92,58 84,80 66,84 52,70'),
    ...props.puddle('104,96 126,100 130,126 114,140 96,128 98,108'),
    ...props.puddle('70,132 84,136 80,150 66,148'),
    ...[
      [72, 62],
      [114, 118],
    ].flatMap(([x = 0, y = 0]) =>
      [4, 8, 12].map((r) => stain('#A8D4E4', hoop(x, y, r, r - 0.7), { odd: true, opaque: 0.5 - r * 0.025 })),
    ),
    stain('#2E4A3A', band('36,40 39,70 36,96', 3, 6), { opaque: 0.6 }),
    stain('#2E4A3A', band('149,108 146,132 150,150', 3, 6), { opaque: 0.6 }),
    ...put(props.rubble(6, 8, 5, 5), 136, 46),
  ],
};

const urn = [
  ...[stain('#0B0A0E', ellipse(0, 1, 9), { opaque: 0.45 })],
  dome('#8A5A3C', ellipse(0, 0, 8), { rise: 12, round: 6, line: 0.7 }),
  plate('#A97048', ellipse(0, 0, 4.6), { rise: 2.4, round: 1, line: 0.5 }),
  groove('#120A08', ellipse(0, 0, 3), { rise: 6, round: 1.4 }),
];

const LONG_GALLERY: Room = {
  id: 'T02',
  bed: {
    plan: union(
      corridor(['N', 'S']),
      block(24, 52, 60, 76),
      block(24, 108, 60, 132),
      block(124, 52, 160, 76),
      block(124, 108, 160, 132),
    ),
    floor: { pattern: 'slabs', seed: 102, cracks: 0.3 },
    wall: { kind: 'blocks', seed: 12 },
  },
  torches: [],
  decor: [
    ...put([...props.rug(44, 150, '#2F4A78', '#B8923E'), ...props.lozenges(22, 132, '#B8923E', 7)], 92, 92),
    ...many(urn, [
      [32, 64],
      [32, 120],
      [152, 64],
      [152, 120],
    ]),
  ],
};

const COLLAPSED: Room = {
  id: 'T03',
  bed: {
    plan: corridor(['N', 'S'], 30),
    floor: { pattern: 'crazy', seed: 103, moss: 0.3, cracks: 1 },
    wall: { kind: 'blocks', seed: 13 },
  },
  torches: [],
  decor: [
    ...put(props.plank(74, 8), 92, 64, 1, 24),
    ...put(props.plank(60, 8), 108, 118, 1, -38),
    ...put(props.rubble(26, 34, 3, 11), 138, 78),
    ...put(props.rubble(18, 24, 4, 9), 44, 124),
    ...put(props.rubble(14, 30, 9, 4), 96, 96),
    ...put(props.skull(), 66, 60, 0.9, -24),
  ],
};

/** Steps that wind round the inner corner, each higher than the last. */
const winding = Array.from({ length: 9 }, (_, i) => {
  const [from, to] = [(-2 + i * 10.4) * (Math.PI / 180), (-2 + (i + 1) * 10.4) * (Math.PI / 180)];
  const at = (r: number, a: number) => [152 - r * Math.cos(a), 32 + r * Math.sin(a)] as const;
  return plate(i % 2 === 0 ? '#85868F' : '#777883', [at(16, from), at(118, from), at(118, to), at(16, to)], {
    lift: 1 + (4 - Math.abs(4 - i)) * 1.3,
    rise: 2.4,
    round: 1.6,
    line: 0.9,
    grain: 0.45,
    grainSize: 6,
  });
});

const CROOKED: Room = {
  id: 'T04',
  bed: {
    plan: corridor(['N', 'E']),
    floor: { pattern: 'flags', seed: 104 },
    wall: { kind: 'blocks', seed: 14 },
  },
  torches: [],
  decor: [...winding, ...put(props.rubble(6, 8, 6, 4), 50, 140)],
};

const beam = [
  stain('#08070A', bar(-52, 2.5, 52, 2.5, 9), { opaque: 0.5 }),
  plate('#6A4828', bar(-54, 0, 54, 0, 8), {
    lift: 26,
    rise: 4,
    round: 2,
    line: 0.9,
    grain: 0.6,
    grainSize: 2.4,
    grainAlong: 'x',
  }),
  plate('#54371E', [bar(-58, 0, -44, 0, 12), bar(44, 0, 58, 0, 12)], {
    lift: 3,
    rise: 4,
    round: 2,
    line: 0.9,
    grain: 0.5,
  }),
];

const ELBOW: Room = {
  id: 'T05',
  bed: {
    plan: cave(['N', 'E'], 60),
    floor: { pattern: 'earth', seed: 105 },
    wall: { kind: 'rock', seed: 15, tint: [1.06, 0.98, 0.86] },
  },
  torches: [],
  decor: [
    ...put(beam, 92, 40, 0.62),
    ...put(beam, 142, 92, 0.62, 90),
    ...[16, 30, 44, 58].map((y) =>
      plate('#4E3520', bar(76, y, 108, y, 5), { rise: 1.6, round: 1.2, line: 0.6, grain: 0.6 }),
    ),
    ...[
      [92, 74, 60],
      [108, 82, 30],
      [124, 80, 4],
      [140, 80, 0],
      [156, 80, 0],
      [172, 80, 0],
    ].map(([x = 0, y = 0, a = 0]) =>
      plate(
        '#4E3520',
        bar(
          x - Math.sin((a * Math.PI) / 180) * 14,
          y - Math.cos((a * Math.PI) / 180) * 14,
          x + Math.sin((a * Math.PI) / 180) * 14,
          y + Math.cos((a * Math.PI) / 180) * 14,
          5,
        ),
        { rise: 1.6, round: 1.2, line: 0.6, grain: 0.6 },
      ),
    ),
    plate('#6A5A50', band('84,4 84,60 104,84 180,86', 3), { rise: 2.4, round: 1.2, line: 0.6, shine: 1.3 }),
    plate('#6A5A50', band('100,4 100,54 116,70 180,72', 3), { rise: 2.4, round: 1.2, line: 0.6, shine: 1.3 }),
    ...put(props.rubble(9, 14, 7, 6, '#8A7E70'), 50, 128),
    ...put(props.crate(18, 16), 66, 116, 1, 18),
  ],
};

/** The feet of an arch and its stones, laid over the corridor. */
const arch = [
  ...Array.from({ length: 11 }, (_, i) =>
    plate(
      i === 5 ? '#C2A468' : i % 2 === 0 ? '#9798A2' : '#888994',
      bar(-55 + i * 10, 0, -45.4 + i * 10, 0, i === 5 ? 15 : 12),
      {
        lift: 20 + (5 - Math.abs(i - 5)) * 1.6,
        rise: 3,
        round: 1.4,
        line: 0.8,
        grain: 0.35,
        grainSize: 5,
      },
    ),
  ),
];

const THREE_WAY: Room = {
  id: 'T06',
  bed: {
    plan: corridor(['N', 'E', 'S']),
    floor: { pattern: 'slabs', seed: 106, moss: 0.25 },
    wall: { kind: 'blocks', seed: 16 },
  },
  torches: [],
  decor: [
    groove('#1A1A22', hoop(92, 92, 27, 25.4), { odd: true, rise: 1.6, round: 0.8 }),
    stain('#A88A4C', star(92, 92, 24, 6, 3, 0), { opaque: 0.55, grain: 0.5, grainSize: 2 }),
    stain('#5A5F70', ellipse(92, 92, 6), { opaque: 0.8 }),
    ...put(arch, 92, 26),
    ...put(arch, 92, 158),
    ...put(arch, 158, 92, 1, 90),
  ],
};

const SUNKEN: Room = {
  id: 'T07',
  bed: {
    plan: corridor(['N', 'E', 'S']),
    floor: { pattern: 'flags', seed: 107, moss: 0.5, tint: [0.9, 1, 1.02] },
    wall: { kind: 'blocks', seed: 17 },
  },
  torches: [],
  decor: [
    ...[0, 1, 2].map((i) =>
      groove('#5E6470', octagon(52 + i * 6, 52 + i * 6, 80 - i * 12, 80 - i * 12, 14 - i * 2), {
        rise: 3.4,
        round: 1.4,
        opaque: 0.5,
        line: 0.8,
      }),
    ),
    dome('#0E2E3A', octagon(70, 70, 44, 44, 9), { form: 'pool', lift: -8, rise: 1, round: 3, shine: 0.9 }),
    ...[7, 13, 18].map((r) => stain('#6FC3D2', hoop(88, 96, r, r - 0.8), { odd: true, opaque: 0.34 - r * 0.008 })),
    stain('#3C5E34', [ellipse(102, 80, 4, 3), ellipse(108, 84, 3, 2.4), ellipse(78, 106, 3.4, 2.6)], { opaque: 0.9 }),
  ],
};

const CROSSROADS: Room = {
  id: 'T08',
  bed: {
    plan: union(corridor(['N', 'E', 'S', 'W'], 40), chamber([], 40)),
    floor: { pattern: 'slabs', seed: 108, cracks: 0.2 },
    wall: { kind: 'blocks', seed: 18 },
  },
  torches: [],
  decor: [
    plate('#70727E', hoop(92, 92, 47, 40), { odd: true, rise: 0.8, round: 0.8, line: 0.7, grain: 0.4 }),
    stain('#C9A24E', hoop(92, 92, 38, 36.6), { odd: true, opaque: 0.85, shine: 1.5, grain: 0.3, grainSize: 2 }),
    plate('#4A5268', star(92, 92, 36, 9, 4, 45), { rise: 0.6, round: 0.8, grain: 0.4 }),
    plate('#C9A24E', star(92, 92, 36, 7, 4), {
      rise: 0.9,
      round: 1.4,
      shine: 1.5,
      line: 0.5,
      grain: 0.25,
      grainSize: 2,
    }),
    plate('#8A2A24', star(92, 92, 15, 5, 4, 45), { rise: 0.8, round: 1, line: 0.5 }),
    dome('#E8C873', ellipse(92, 92, 4), { rise: 2, round: 3, shine: 1.7 }),
    groove(
      '#15151C',
      Array.from({ length: 16 }, (_, i) => {
        const a = (i / 16) * 6.283;
        return bar(92 + Math.cos(a) * 41, 92 + Math.sin(a) * 41, 92 + Math.cos(a) * 46, 92 + Math.sin(a) * 46, 0.9);
      }),
      { rise: 1, round: 0.5 },
    ),
    ...Array.from({ length: 5 }, (_, i) =>
      stain(
        '#2E2A2A',
        blob(
          `${60 + hash(i, 1, 4) * 60},${60 + hash(i, 2, 4) * 60} ${64 + hash(i, 1, 4) * 60},${62 + hash(i, 2, 4) * 60} ${61 + hash(i, 1, 4) * 60},${65 + hash(i, 2, 4) * 60}`,
        ),
        { opaque: 0.4 },
      ),
    ),
  ],
};

export const CORRIDORS: readonly Room[] = [
  DRIPPING,
  LONG_GALLERY,
  COLLAPSED,
  CROOKED,
  ELBOW,
  THREE_WAY,
  SUNKEN,
  CROSSROADS,
];

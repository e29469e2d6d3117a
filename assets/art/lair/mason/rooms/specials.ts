// The three tiles of every dungeon: where it begins, where it heals, where it ends.

import type { Lamp } from '../light.ts';
import { chamber, rotunda, union } from '../stone/plan.ts';
import { bar, box, dome, ellipse, groove, hoop, plate, stain, star } from '../words.ts';
import * as props from './props.ts';
import { BESIDE, type Room, torchOn } from './room.ts';

const { put, many } = props;

/** Steps up and out, in the corner, with a breath of night from above. */
const stair: props.Prop = [
  plate('#6E7280', box(17, 112, 52, 6), { rise: 15, round: 1.6, line: 0.8, grain: 0.4 }),
  ...Array.from({ length: 6 }, (_, i) =>
    plate(['#6E7280', '#7C808C', '#8A8D98', '#989AA3', '#A6A7AE', '#B4B4B9'][i] ?? '', box(17, 118, 50 - i * 7.4, 46), {
      lift: 4.2,
      rise: 1.4,
      round: 1,
      line: 1.3,
      grain: 0.5,
      grainSize: 4,
    }),
  ),
];

const ENTRANCE: Room = {
  id: 'ENT',
  bed: {
    plan: chamber(['N', 'E', 'S', 'W']),
    floor: { pattern: 'flags', seed: 131, moss: 0.85, cracks: 0.8 },
    wall: { kind: 'blocks', seed: 41 },
  },
  torches: [torchOn('N', BESIDE)],
  lamps: [{ x: 10, y: 140, z: 70, colour: [0.3, 0.5, 0.85], reach: 110 }],
  decor: [
    ...stair,
    ...put(props.rubble(16, 24, 31, 8), 146, 142),
    ...put(props.rubble(6, 10, 32, 5), 40, 38),
    ...put(props.web(24, 180, 270, 2), 167, 167),
  ],
};

const CANDLES = [45, 135, 225, 315].map((a) => ({
  x: 92 + Math.cos((a * Math.PI) / 180) * 57,
  y: 92 + Math.sin((a * Math.PI) / 180) * 57,
}));

const water: Lamp = { x: 92, y: 92, z: 26, colour: [0.16, 1.75, 1.95], reach: 150, shadow: 0.6 };

const SHRINE: Room = {
  id: 'SHR',
  bed: {
    plan: union(rotunda(['N', 'S'], 78)),
    floor: { pattern: 'slabs', seed: 132, cracks: 0.2, moss: 0.2, tint: [0.94, 1, 1.06] },
    wall: { kind: 'blocks', seed: 42 },
  },
  torches: [],
  lamps: [water, ...CANDLES.map((c) => ({ ...c, z: 16, colour: [0.8, 0.42, 0.14] as const, reach: 36, shadow: 0 }))],
  candles: CANDLES,
  decor: [
    ...CANDLES.flatMap(({ x, y }) => put([...props.ashlar(13, 13, 5, '#9A9CA8'), ...props.candle()], x, y)),
    plate('#80838F', ellipse(92, 92, 50), { rise: 3, round: 2, line: 0.9, grain: 0.3 }),
    plate('#A3A6B2', hoop(92, 92, 46, 36), { odd: true, rise: 10, round: 3, line: 0.9, grain: 0.35 }),
    groove(
      '#2A3440',
      Array.from({ length: 24 }, (_, i) => {
        const a = (i / 24) * 6.283;
        return bar(92 + Math.cos(a) * 38.6, 92 + Math.sin(a) * 38.6, 92 + Math.cos(a) * 43, 92 + Math.sin(a) * 43, 1.1);
      }),
      { rise: 1.6, round: 0.6 },
    ),
    stain('#C9A24E', hoop(92, 92, 45.4, 44.2), { odd: true, opaque: 0.9, shine: 1.6 }),
    groove('#0E8F96', ellipse(92, 92, 36), { rise: 4, round: 3, glow: 0.4, shine: 0.4 }),
    stain('#0A5A66', ellipse(92, 92, 32), { opaque: 0.6, glow: 0.3 }),
    ...[29, 22, 15, 8].map((r, i) =>
      stain(i % 2 === 0 ? '#46E4E4' : '#2BC0C6', hoop(92, 92, r, r - 2.2), { odd: true, glow: 0.42, opaque: 0.6 }),
    ),
    dome('#C8FFFA', ellipse(92, 92, 2.6), { rise: 1, round: 3, glow: 0.7 }),
  ],
};

const spoke = (i: number, r: number): readonly [number, number] => {
  const a = ((i * 72 - 90) * Math.PI) / 180;
  return [92 + Math.cos(a) * r, 92 + Math.sin(a) * r];
};

const pentagram = [0, 1, 2, 3, 4].map((i) => bar(...spoke(i, 52), ...spoke(i + 2, 52), 2.6));
const fire: Lamp = { x: 92, y: 92, z: 12, colour: [2.9, 0.42, 0.14], reach: 140, shadow: 0.5 };

const GATE: Room = {
  id: 'GAT',
  bed: {
    plan: chamber(['N']),
    floor: { pattern: 'slabs', seed: 133, cracks: 0.9, tint: [0.9, 0.84, 0.86] },
    wall: { kind: 'blocks', seed: 43, tint: [0.96, 0.9, 0.94] },
  },
  torches: [],
  lamps: [
    fire,
    ...[
      [40, 40],
      [144, 40],
      [40, 144],
      [144, 144],
    ].map(([x = 0, y = 0]) => ({ x, y: y + 1, z: 62, colour: [0.9, 0.22, 0.08] as const, reach: 70, shadow: 0 })),
  ],
  decor: [
    plate('#3A3038', ellipse(92, 92, 64), { rise: 1.4, round: 1.4, line: 1, grain: 0.5, grainSize: 6 }),
    groove('#FF3A14', hoop(92, 92, 61, 58), { odd: true, rise: 3, round: 1.2, glow: 0.85 }),
    groove('#FF3A14', hoop(92, 92, 53.4, 51.4), { odd: true, rise: 3, round: 1, glow: 0.85 }),
    groove('#FF4A1A', pentagram, { rise: 3, round: 1.2, glow: 0.95 }),
    ...[0, 1, 2, 3, 4].flatMap((i) => {
      const [x, y] = spoke(i + 0.5, 56);
      return put(
        [groove('#FFB347', star(0, 0, 3.4, 1.2, 3 + (i % 3), i * 30), { rise: 1.6, round: 0.8, glow: 0.9 })],
        x,
        y,
      );
    }),
    ...many(
      [
        ...props.pillar(12),
        groove('#1A0A08', ellipse(0, 0, 6), { rise: 6, round: 2 }),
        dome('#FF7A2A', ellipse(0, 0, 4.4), { lift: 1, rise: 2, round: 3, glow: 1.3 }),
      ],
      [
        [36, 36],
        [148, 36],
        [36, 148],
        [148, 148],
      ],
    ),
    ...many(props.skull(), [
      [92, 160, 1.1],
      [80, 164, 0.8, -20],
      [104, 164, 0.8, 20],
    ]),
  ],
};

export const SPECIALS: readonly Room[] = [ENTRANCE, SHRINE, GATE];

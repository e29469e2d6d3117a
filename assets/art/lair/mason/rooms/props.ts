// Furniture of the lair, seen from above, each drawn round the origin in units of a tile.

import { type Cut, type Place, placed } from '../carve.ts';
import { hash } from '../noise.ts';
import { band, bar, blob, box, dome, ellipse, groove, hoop, lens, octagon, plate, stain, star } from '../words.ts';

export type Prop = readonly Cut[];

export const WOOD = '#7C5632';
const OAK = '#5E3D22';
export const IRON = '#565B66';
export const BRASS = '#C9A24E';
export const GOLD = '#E8B23C';
export const BONE = '#D8CCAE';
export const STONE = '#8C8D98';

/** Puts a prop somewhere. */
export const put = (prop: Prop, x: number, y: number, size = 1, turn = 0): Prop =>
  placed(prop, { x, y, size, turn } satisfies Place);

/** The same prop at several places. */
export const many = (
  prop: Prop,
  places: readonly (readonly [x: number, y: number, size?: number, turn?: number])[],
): Prop => places.flatMap(([x, y, size = 1, turn = 0]) => put(prop, x, y, size, turn));

/** Every prop throws a soft dark edge onto what it stands on. */
const foot = (...rings: Parameters<typeof stain>[1][]): Prop =>
  rings.map((ring) => stain('#0B0A0E', ring, { opaque: 0.45 }));

export const pillar = (r = 13): Prop => [
  plate('#7E808C', octagon(-r - 4, -r - 4, 2 * r + 8, 2 * r + 8, (r + 4) * 0.55), {
    rise: 7,
    round: 2,
    grain: 0.3,
    line: 0.7,
  }),
  plate('#9A9CA8', ellipse(0, 0, r), { rise: 34, round: 2.5, grain: 0.35, line: 0.8 }),
  plate('#A9ABB6', ellipse(0, 0, r - 3.4), { rise: 3, round: 1.6, grain: 0.35, line: 0.8 }),
];

export const barrel = (): Prop => [
  ...foot(ellipse(0, 1, 12.5)),
  plate(OAK, ellipse(0, 0, 11), { rise: 15, round: 2, line: 0.8, grain: 0.5, grainSize: 3, grainAlong: 'y' }),
  plate(IRON, hoop(0, 0, 11, 9.3), { odd: true, rise: 1.4, round: 0.8, shine: 1.5 }),
  groove(null, [bar(-4.4, -8, -4.4, 8, 0.9), bar(0, -9, 0, 9, 0.9), bar(4.4, -8, 4.4, 8, 0.9)], {
    rise: 1.6,
    round: 0.6,
  }),
  plate('#3A2414', ellipse(2.4, 3, 1.9), { rise: 1, round: 0.8 }),
];

export const crate = (w = 22, h = 20): Prop => [
  ...foot(box(-w / 2 - 1, -h / 2 - 1, w + 3, h + 3)),
  plate(WOOD, box(-w / 2, -h / 2, w, h), {
    rise: 14,
    round: 1.6,
    line: 0.8,
    grain: 0.5,
    grainSize: 3,
    grainAlong: 'x',
  }),
  groove(null, [bar(-w / 2, -h / 6, w / 2, -h / 6, 0.9), bar(-w / 2, h / 6, w / 2, h / 6, 0.9)], {
    rise: 1.6,
    round: 0.6,
  }),
  plate('#8A623A', bar(-w / 2 + 1, -h / 2 + 1, w / 2 - 1, h / 2 - 1, 3.4), { rise: 1.6, round: 0.8, line: 0.5 }),
  plate('#8A623A', [box(-w / 2, -h / 2, 3.4, h), box(w / 2 - 3.4, -h / 2, 3.4, h)], { rise: 2, round: 0.8, line: 0.5 }),
];

export const bone = (length = 16): Prop => [
  dome(
    BONE,
    [
      band(`${-length / 2},0 0,0.8 ${length / 2},0`, 3, 3, 2),
      ...[-1.3, 1.3].flatMap((s) => [ellipse(-length / 2, s, 1.8), ellipse(length / 2, s, 1.8)]),
    ],
    {
      round: 1.8,
      rise: 2.6,
      line: 0.5,
    },
  ),
];

export const skull = (): Prop => [
  dome(BONE, blob('0,-8 6,-6 8,0 6,4 4,5 4,8 -4,8 -4,5 -6,4 -8,0 -6,-6'), { round: 5, rise: 5, line: 0.7 }),
  groove('#1A1210', [ellipse(-3.2, 0.6, 2.2, 2.4), ellipse(3.2, 0.6, 2.2, 2.4), blob('0,3! 1.2,5 -1.2,5')], {
    round: 1.4,
    rise: 2.6,
  }),
  groove('#5A4E38', [bar(-1.6, 6, -1.6, 8.4, 0.6), bar(0, 6, 0, 8.4, 0.6), bar(1.6, 6, 1.6, 8.4, 0.6)], {
    round: 0.4,
    rise: 0.8,
  }),
];

/** What a chamber's monsters are announced by: a skull chiselled into the floor. */
export const mark = (): Prop => [
  groove('#15131A', hoop(0, 0, 11, 9.6), { odd: true, round: 0.8, rise: 1.4, opaque: 0.75 }),
  groove('#15131A', blob('0,-7 5,-5.4 6.6,-0.6 5,3 3.4,4 3.4,7 -3.4,7 -3.4,4 -5,3 -6.6,-0.6 -5,-5.4'), {
    round: 1.2,
    rise: 2,
    opaque: 0.7,
  }),
  dome(
    '#8E8A86',
    [ellipse(-2.8, 0, 1.7, 1.9), ellipse(2.8, 0, 1.7, 1.9), bar(-1.2, 4.4, -1.2, 7, 0.8), bar(1.2, 4.4, 1.2, 7, 0.8)],
    {
      round: 1,
      rise: 1.2,
      opaque: 0.9,
    },
  ),
];

export const rug = (w: number, h: number, colour: string, trim = GOLD): Prop => [
  plate(colour, box(-w / 2, -h / 2, w, h), { rise: 1.2, round: 1, grain: 0.35, grainSize: 1.4, line: 0.6 }),
  stain(trim, [box(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6), box(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10)], {
    odd: true,
    grain: 0.4,
    grainSize: 1,
  }),
  stain(trim, [box(-w / 2 + 7, -h / 2 + 7, w - 14, h - 14), box(-w / 2 + 7.8, -h / 2 + 7.8, w - 15.6, h - 15.6)], {
    odd: true,
    opaque: 0.7,
  }),
  ...[-1, 1].flatMap((s) =>
    Array.from({ length: Math.floor(w / 4) }, (_, i) =>
      stain(trim, bar(-w / 2 + 2 + i * 4, (s * h) / 2, -w / 2 + 2 + i * 4, s * (h / 2 + 3), 1.1), { opaque: 0.8 }),
    ),
  ),
];

export const lozenges = (w: number, h: number, colour: string, count: number): Prop =>
  Array.from({ length: count }, (_, i) => {
    const y = -h / 2 + (h * (i + 0.5)) / count;
    return stain(
      colour,
      [
        [
          [0, y - 8],
          [w / 2, y],
          [0, y + 8],
          [-w / 2, y],
        ],
        [
          [0, y - 5],
          [w / 3, y],
          [0, y + 5],
          [-w / 3, y],
        ],
      ],
      { odd: true, opaque: 0.75, grain: 0.4, grainSize: 1 },
    );
  });

/** A chest from above, its lock toward the lower edge. */
export const chest = (open: boolean): Prop => {
  const [w, h] = [58, 42];
  const bands = [-17, 17].map((x) => box(x - 3.4, -h / 2 - 0.6, 6.8, h + 1.2));
  if (open) {
    return [
      ...foot(box(-w / 2 - 2, -h / 2 - 9, w + 5, h + 13)),
      plate(OAK, box(-w / 2, -h / 2 - 12, w, 15), {
        rise: 20,
        round: 3,
        line: 1,
        grain: 0.5,
        grainSize: 3,
        grainAlong: 'x',
      }),
      plate(
        BRASS,
        [-17, 17].map((x) => box(x - 3.4, -h / 2 - 12.5, 6.8, 16)),
        { rise: 1.6, round: 1, line: 0.6, shine: 1.8 },
      ),
      plate(WOOD, box(-w / 2, -h / 2 + 5, w, h - 5), {
        rise: 15,
        round: 1.6,
        line: 1,
        grain: 0.5,
        grainSize: 3,
        grainAlong: 'x',
      }),
      groove('#0C0806', box(-w / 2 + 4, -h / 2 + 9, w - 8, h - 13), { rise: 13, round: 2.4 }),
      plate(BRASS, [box(-w / 2, -h / 2 + 5, 5, h - 5), box(w / 2 - 5, -h / 2 + 5, 5, h - 5)], {
        rise: 1.4,
        round: 0.9,
        line: 0.5,
        shine: 1.8,
      }),
      plate(BRASS, octagon(-6, h / 2 - 5, 12, 8, 2.4), { rise: 2, round: 1.2, line: 0.6, shine: 1.8 }),
    ];
  }
  return [
    ...foot(box(-w / 2 - 2, -h / 2 - 2, w + 5, h + 6)),
    dome(OAK, box(-w / 2, -h / 2, w, h), {
      lift: 10,
      rise: 11,
      round: 19,
      line: 1.2,
      grain: 0.55,
      grainSize: 3,
      grainAlong: 'x',
    }),
    groove(
      '#1E120A',
      [-7, 0, 7].map((y) => bar(-w / 2, y * 1.5, w / 2, y * 1.5, 1)),
      { rise: 1.6, round: 0.6 },
    ),
    plate(BRASS, bands, { rise: 2.2, round: 1.2, line: 0.7, shine: 1.8 }),
    plate(BRASS, [box(-w / 2 - 0.6, -h / 2 - 0.6, 5, h + 1.2), box(w / 2 - 4.4, -h / 2 - 0.6, 5, h + 1.2)], {
      rise: 1.8,
      round: 1,
      line: 0.6,
      shine: 1.8,
    }),
    ...bands.map((_, i) =>
      dome(
        '#F6DE92',
        [-15, -5, 5, 15].map((y) => ellipse(i === 0 ? -17 : 17, y, 1.3)),
        { rise: 1.2, round: 1.1, shine: 1.9 },
      ),
    ),
    plate(BRASS, octagon(-8, h / 2 - 8, 16, 14, 3), { rise: 4, round: 1.6, line: 0.8, shine: 1.9 }),
    groove('#140C06', [ellipse(0, h / 2 - 2, 2.1), bar(0, h / 2 - 2, 0, h / 2 + 3, 1.6)], { rise: 2.4, round: 1 }),
  ];
};

const coin = (): Prop => [
  plate(GOLD, ellipse(0, 0, 3.6), { rise: 1.3, round: 0.8, line: 0.5, shine: 1.8 }),
  plate('#F4CC62', ellipse(0, 0, 2), { rise: 0.6, round: 0.5, shine: 1.8 }),
];

export const coins = (count: number, spread: number, seed: number, squash = 0.6): Prop =>
  Array.from({ length: count }, (_, i) => {
    const [a, r] = [hash(i, 1, seed) * 6.283, Math.sqrt(hash(i, 2, seed)) * spread];
    return put(coin(), Math.cos(a) * r, Math.sin(a) * r * squash, 0.85 + hash(i, 3, seed) * 0.3);
  }).flat();

export const gem = (colour: string): Prop => [
  plate(colour, star(0, 0, 4, 3.4, 3), { rise: 3, round: 2.6, line: 0.5, shine: 0.95, glow: 0.14 }),
  stain(
    '#FFFFFF',
    [
      [-1.6, -1.8],
      [0.4, -2.6],
      [-0.4, -0.8],
    ],
    { opaque: 0.6 },
  ),
];

export const rubble = (count: number, spread: number, seed: number, big = 8, tint = '#83848E'): Prop =>
  Array.from({ length: count }, (_, i) => {
    const [a, d] = [hash(i, 1, seed) * 6.283, hash(i, 2, seed) ** 0.7 * spread];
    const r = big * (0.3 + 0.9 * hash(i, 3, seed) * (1 - (d / spread) * 0.55));
    const ring = Array.from({ length: 7 }, (_, j): readonly [number, number] => {
      const [b, s] = [(j / 7) * 6.283 + hash(i, j, seed + 5) * 0.5, r * (0.72 + 0.4 * hash(i, j, seed + 6))];
      return [Math.cos(a) * d + Math.cos(b) * s, Math.sin(a) * d + Math.sin(b) * s];
    });
    return plate(tint, ring, { lift: 1, rise: r * 0.8, round: r * 0.55, line: 0.6, grain: 0.5, grainSize: 4 });
  });

export const plank = (length: number, width = 9): Prop => [
  plate(WOOD, box(-length / 2, -width / 2, length, width), {
    rise: 3,
    round: 1,
    line: 0.6,
    grain: 0.6,
    grainSize: 2.4,
    grainAlong: 'x',
  }),
  dome(IRON, [ellipse(-length / 2 + 3, 0, 1), ellipse(length / 2 - 3, 0, 1)], { rise: 0.8, round: 0.8, shine: 1.4 }),
];

export const table = (w: number, h: number): Prop => {
  const boards = Math.max(2, Math.round(h / 9));
  return [
    ...foot(box(-w / 2 - 2, -h / 2 - 2, w + 6, h + 7)),
    plate(WOOD, box(-w / 2, -h / 2, w, h), {
      lift: 11,
      rise: 2,
      round: 1.4,
      line: 0.9,
      grain: 0.6,
      grainSize: 3,
      grainAlong: 'x',
    }),
    groove(
      '#24150B',
      Array.from({ length: boards - 1 }, (_, i) =>
        bar(-w / 2, -h / 2 + (h * (i + 1)) / boards, w / 2, -h / 2 + (h * (i + 1)) / boards, 0.9),
      ),
      { rise: 1.4, round: 0.5 },
    ),
  ];
};

export const bench = (w: number): Prop => [
  ...foot(box(-w / 2 - 1, -4, w + 3, 11)),
  plate('#6E4A2A', box(-w / 2, -4, w, 8), {
    lift: 6,
    rise: 1.6,
    round: 1,
    line: 0.8,
    grain: 0.6,
    grainSize: 2.6,
    grainAlong: 'x',
  }),
];

export const dish = (food: string): Prop => [
  plate('#A9A08C', ellipse(0, 0, 5.4), { rise: 1.4, round: 1.2, line: 0.5, shine: 0.4 }),
  groove(null, ellipse(0, 0, 4), { rise: 0.8, round: 1 }),
  dome(food, ellipse(0, 0, 3), { rise: 1.8, round: 2, grain: 0.6, grainSize: 1 }),
];

export const mug = (): Prop => [
  plate(OAK, ellipse(0, 0, 3.2), { rise: 5, round: 0.8, line: 0.6 }),
  groove('#C98F34', ellipse(0, 0, 2.2), { rise: 1.4, round: 0.8 }),
  plate(IRON, hoop(0, 0, 3.3, 2.5), { odd: true, rise: 0.6, round: 0.4, shine: 1.5 }),
];

export const brazier = (): Prop => [
  ...foot(ellipse(0, 1, 12)),
  plate(IRON, hoop(0, 0, 10.5, 7.6), { odd: true, rise: 14, round: 1.4, line: 0.7, shine: 1.4 }),
  dome('#5A1E0C', ellipse(0, 0, 7.6), { lift: 6, rise: 3, round: 5, glow: 0.8 }),
  ...[
    [-3, -2],
    [2.6, 1],
    [-1, 3.4],
    [3.4, -3.4],
    [0.2, -0.4],
  ].map(([x = 0, y = 0], i) =>
    dome(i % 2 === 0 ? '#FFB347' : '#FF7A22', ellipse(x, y, 2.3), { rise: 1.6, round: 1.6, glow: 1.6 }),
  ),
];

/** Spun from a corner or from the middle of a wall. */
export const web = (reach: number, from: number, to: number, seed = 1): Prop => {
  const rays = 6;
  const angle = (i: number): number => ((from + ((to - from) * i) / (rays - 1)) * Math.PI) / 180;
  const end = (i: number): number => reach * (0.75 + 0.35 * hash(i, 1, seed));
  const at = (i: number, share: number): readonly [number, number] => [
    Math.cos(angle(i)) * end(i) * share,
    Math.sin(angle(i)) * end(i) * share,
  ];
  const strands = Array.from({ length: rays }, (_, i) => lens(0, 0, ...at(i, 1), 1));
  const arcs = [0.3, 0.48, 0.66, 0.84].flatMap((share) =>
    Array.from({ length: rays - 1 }, (_, i) => {
      const [[x1, y1], [x2, y2]] = [at(i, share), at(i + 1, share)];
      const [mx, my] = [((x1 + x2) / 2) * 0.9, ((y1 + y2) / 2) * 0.9];
      return band(`${x1},${y1} ${mx},${my} ${x2},${y2}`, 0.7);
    }),
  );
  return [stain('#D8DCE6', [...strands, ...arcs], { opaque: 0.5, lift: 0.6 })];
};

export const puddle = (text: string, colour = '#08151E'): Prop => [
  dome(colour, blob(text), { form: 'pool', lift: 0, rise: 1.4, round: 5, shine: 0.9, line: 0.6 }),
];

export const candle = (): Prop => [
  dome('#E4D3A6', blob('-3.4,1 -1,-3.4 3,-2.6 4,1.6 1,3.8'), { rise: 1.4, round: 2, grain: 0.2 }),
  plate('#F2E4BE', ellipse(0, 0, 2.3), { rise: 6, round: 1, line: 0.4 }),
  groove('#3A2A18', ellipse(0, 0, 0.9), { rise: 1, round: 0.6 }),
];

/** Stone on which nothing else lies: lids, altars, steps. */
export const ashlar = (w: number, h: number, rise: number, paint = STONE): Prop => [
  ...foot(box(-w / 2 - 2, -h / 2 - 2, w + 5, h + 5)),
  plate(paint, box(-w / 2, -h / 2, w, h), { rise, round: 2, line: 0.8, grain: 0.4, grainSize: 5 }),
];

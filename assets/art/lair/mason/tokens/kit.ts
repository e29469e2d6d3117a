// The sculptor's words for figures: heads, eyes, hair, cloth and steel, on a grid of 512 units, to be cut in relief and
// painted. One hand for all: warm bone light from the upper left, dark undercuts, small hot accents.

import { comb, gouges } from '../../../brah/print/figures-kit.ts';
import type { Cut } from '../carve.ts';
import type { Ring } from '../mask.ts';
import { band, blob, dome, ellipse, groove, type More, over, plate, stain } from '../words.ts';

export type Part = readonly Cut[];

export const INK = '#14100F';

/** Cuts and their likeness on the other side. */
export const both = (...cuts: Part): Part =>
  cuts.flatMap((cut) => [cut, { ...cut, rings: cut.rings.map((ring) => over(ring)) }]);

/** A large rounded mass: head, torso, paunch. */
export const mass = (paint: string, text: string | Ring, more: More = {}): Cut =>
  dome(paint, typeof text === 'string' ? blob(text) : text, {
    round: 70,
    rise: 44,
    lift: 10,
    line: 5,
    grain: 0.1,
    grainSize: 26,
    ...more,
  });

/** A smaller one on it: nose, cheek, knuckle, lock of hair. */
export const lump = (paint: string, text: string | Ring, more: More = {}): Cut =>
  dome(paint, typeof text === 'string' ? blob(text) : text, {
    round: 22,
    rise: 20,
    lift: 3,
    line: 3.5,
    grain: 0.08,
    grainSize: 16,
    ...more,
  });

/** Cloth and leather: a soft edge, a flat middle. */
export const cloth = (paint: string, text: string | Ring, more: More = {}): Cut =>
  dome(paint, typeof text === 'string' ? blob(text) : text, {
    round: 34,
    rise: 24,
    lift: 9,
    line: 4.5,
    grain: 0.16,
    grainSize: 9,
    ...more,
  });

export const steel = (paint: string, text: string | Ring | readonly Ring[], more: More = {}): Cut =>
  plate(paint, typeof text === 'string' ? blob(text) : text, {
    form: 'dome',
    round: 24,
    rise: 18,
    lift: 7,
    line: 4,
    shine: 1.55,
    ...more,
  });

/** Lines cut in, thickest in their middle: `x1,y1,x2,y2 ...`. */
export const cutsIn = (text: string, width = 9, paint: string | null = null): Cut =>
  groove(
    paint,
    gouges(text, width).flatMap(({ rings }) => rings),
    { round: width * 0.55, rise: width * 0.75, opaque: 0.8 },
  );

/** A row of strands from one line to another: hair, fur, folds, feathers. */
export const strands = (from: string, to: string, count: number, width = 8, paint: string | null = null): Cut =>
  groove(
    paint,
    comb(from, to, count, width).flatMap(({ rings }) => rings),
    { round: width * 0.5, rise: width * 0.85, opaque: 0.75 },
  );

/** Raised strands: a second colour over the first. */
export const locks = (paint: string, from: string, to: string, count: number, width = 14): Cut =>
  dome(
    paint,
    comb(from, to, count, width).flatMap(({ rings }) => rings),
    { round: width * 0.5, rise: width * 0.6, lift: 1.5 },
  );

/** Spots of colour without relief. */
export const spots = (paint: string, ...rings: readonly Ring[]): Cut => stain(paint, rings, { opaque: 0.9 });

export const scars = (text: string, width = 7): Cut =>
  dome(
    '#E8B8A0',
    gouges(text, width).flatMap(({ rings }) => rings),
    { round: 3, rise: 3, lift: 1, opaque: 0.85 },
  );

export type Eye = {
  readonly r?: number;
  readonly iris?: string;
  readonly white?: string;
  /** Share of the eye under the upper lid, and how the lid leans inward. */
  readonly lid?: number;
  readonly lean?: number;
  readonly skin?: string;
  readonly glow?: number;
  readonly look?: readonly [number, number];
  readonly slit?: boolean;
};

/** A deep socket, a wet ball, a lid that shades it. */
export function eye(x: number, y: number, side: 1 | -1, of: Eye = {}): Part {
  const {
    r = 16,
    iris = '#5A3A1C',
    white = '#E9DCC2',
    lid = 0.38,
    lean = 0.3,
    glow = 0,
    look = [0, 0],
    slit = false,
  } = of;
  const [px, py] = [x + look[0] * r * 0.5, y + look[1] * r * 0.4 + r * 0.1];
  const parts: Cut[] = [
    groove('#2A1410', ellipse(x, y - r * 0.1, r * 2, r * 1.5), {
      form: 'pool',
      round: r * 1.5,
      rise: r * 0.9,
      soft: r * 1.1,
      opaque: 0.85,
    }),
    stain('#120A08', almond(x, y, r * 1.24, r * 0.98, side)),
    dome(white, almond(x, y, r * 1.08, r * 0.8, side), { round: r, rise: r * 0.5, lift: r * 0.1, shine: 0.7, glow }),
    dome(iris, ellipse(px, py, r * 0.66, r * 0.7), {
      round: r * 0.5,
      rise: r * 0.14,
      lift: 0.5,
      shine: 0.9,
      glow: glow * 1.3,
      within: true,
    }),
    stain(
      glow > 0 ? '#3A0804' : INK,
      slit
        ? blob(`${px},${py - r * 0.66}! ${px + r * 0.2},${py} ${px},${py + r * 0.66}! ${px - r * 0.2},${py}`)
        : ellipse(px, py, r * 0.3, r * 0.34),
    ),
    stain('#FFFFFF', ellipse(px - r * 0.22, py - r * 0.26, r * 0.16), { glow: 0.3 }),
  ];
  if (of.skin !== undefined && lid > 0) parts.push(...lidOf(x, y, r, side, lid, lean, of.skin));
  return parts;
}

const almond = (x: number, y: number, w: number, h: number, side: 1 | -1): Ring =>
  blob(
    `${x - w},${y + h * (side < 0 ? -0.06 : 0.12)}! ${x - w * 0.5},${y - h * 0.8} ${x + w * 0.1},${y - h} ${x + w * 0.6},${y - h * 0.7} ${x + w},${y + h * (side > 0 ? -0.06 : 0.12)}! ${x + w * 0.5},${y + h * 0.75} ${x},${y + h * 0.92} ${x - w * 0.5},${y + h * 0.75}`,
  );

function lidOf(x: number, y: number, r: number, side: 1 | -1, lid: number, lean: number, skin: string): Part {
  const low = (at: number): number => y - r + 2 * r * lid + at * lean * r * -side;
  const [a, b] = [x - r * 1.5, x + r * 1.5];
  return [
    dome(
      skin,
      blob(
        `${a},${low(-1) + r * 0.34}! ${x - r * 0.6},${low(-0.5)} ${x + r * 0.6},${low(0.5)} ${b},${low(1) + r * 0.34}! ${x + r * 1.1},${y - r * 1.1} ${x},${y - r * 1.5} ${x - r * 1.1},${y - r * 1.1}`,
      ),
      {
        round: r * 0.9,
        rise: r * 0.5,
        lift: r * 0.3,
        line: r * 0.2,
        soft: r * 0.18,
      },
    ),
    dome(
      skin,
      blob(
        `${a},${y + r * 0.34}! ${x},${y + r * 0.86} ${b},${y + r * 0.34}! ${x + r * 0.8},${y + r * 1.3} ${x},${y + r * 1.5} ${x - r * 0.8},${y + r * 1.3}`,
      ),
      { form: 'ridge', round: r * 0.5, rise: r * 0.34, lift: 0, soft: r * 0.36 },
    ),
  ];
}

/** Both eyes round the middle line. */
export const eyes = (x: number, y: number, apart: number, of: Eye = {}): Part => [
  ...eye(x - apart, y, -1, of),
  ...eye(x + apart, y, 1, of),
];

/** A swelling that flows into what it sits on: cheekbone, brow ridge, chin, muscle. */
export const swell = (paint: string, text: string | Ring, rise = 16, round = 26): Cut =>
  dome(paint, typeof text === 'string' ? blob(text) : text, { form: 'ridge', round, rise, lift: 0, soft: round * 0.7 });

/** Shade or flush laid on thinly. */
export const wash = (paint: string, text: string | Ring, opaque = 0.5, soft = 18): Cut =>
  stain(paint, typeof text === 'string' ? blob(text) : text, { opaque, soft });

/** A nose that grows out of the brow. */
export const nose = (x: number, top: number, bottom: number, wide: number, skin: string): Part => {
  const wing = bottom - wide * 0.45;
  return [
    dome(
      skin,
      blob(
        `${x - wide * 0.3},${top} ${x + wide * 0.3},${top} ${x + wide * 0.34},${wing - wide * 0.7} ${x + wide * 0.7},${wing} ${x + wide * 0.6},${bottom - 2} ${x},${bottom + 4} ${x - wide * 0.6},${bottom - 2} ${x - wide * 0.7},${wing} ${x - wide * 0.34},${wing - wide * 0.7}`,
      ),
      {
        form: 'ridge',
        round: wide * 0.62,
        rise: wide * 0.95,
        lift: 0,
        soft: wide * 0.24,
      },
    ),
    swell(skin, ellipse(x, bottom - wide * 0.3, wide * 0.52, wide * 0.46), wide * 0.3, wide * 0.4),
    wash('#7A3A2A', ellipse(x, bottom - wide * 0.06, wide * 0.72, wide * 0.34), 0.4, wide * 0.3),
    groove(
      '#1E0C0A',
      [
        ellipse(x - wide * 0.3, bottom - 1, wide * 0.17, wide * 0.1, -14),
        ellipse(x + wide * 0.3, bottom - 1, wide * 0.17, wide * 0.1, 14),
      ],
      { round: wide * 0.1, rise: wide * 0.14 },
    ),
  ];
};

/** Shut lips. */
export const lips = (x: number, y: number, w: number, paint: string, bow = 0): Part => [
  dome(
    paint,
    blob(
      `${x - w},${y + bow}! ${x - w * 0.45},${y - w * 0.2} ${x - w * 0.14},${y - w * 0.3} ${x},${y - w * 0.22} ${x + w * 0.14},${y - w * 0.3} ${x + w * 0.45},${y - w * 0.2} ${x + w},${y + bow}! ${x + w * 0.45},${y + w * 0.32} ${x},${y + w * 0.4} ${x - w * 0.45},${y + w * 0.32}`,
    ),
    { round: w * 0.24, rise: w * 0.26, lift: 0, soft: 3 },
  ),
  groove(
    '#2A0E0C',
    blob(
      `${x - w * 1.06},${y + bow}! ${x - w * 0.4},${y - 1} ${x},${y + 2} ${x + w * 0.4},${y - 1} ${x + w * 1.06},${y + bow}! ${x + w * 0.4},${y + w * 0.1} ${x},${y + w * 0.16} ${x - w * 0.4},${y + w * 0.1}`,
    ),
    { round: w * 0.08, rise: w * 0.14, opaque: 0.9 },
  ),
  wash('#3A1A12', ellipse(x, y + w * 0.62, w * 0.6, w * 0.2), 0.4, w * 0.18),
];

/** A mouth of teeth: dark hollow, two rows. */
export function maw(
  cx: number,
  cy: number,
  w: number,
  h: number,
  of: {
    readonly teeth?: number;
    readonly sharp?: boolean;
    readonly bow?: number;
    readonly tooth?: string;
    readonly throat?: string;
  } = {},
): Part {
  const { teeth = 6, sharp = false, bow = 0.25, tooth = '#EADFC0', throat = '#2E0B0C' } = of;
  const [half, high] = [w / 2, h / 2];
  const line = (t: number, s: number): number => cy + s * high * (1 - t * t) - bow * h * t * t;
  const row = (s: 1 | -1): Ring[] =>
    Array.from({ length: teeth }, (_, i) => {
      const [t0, t1] = [-0.9 + (1.8 * i) / teeth, -0.9 + (1.8 * (i + 1)) / teeth];
      const [x0, x1] = [cx + t0 * half, cx + t1 * half];
      const long = h * (sharp ? 0.44 : 0.26) * (1 - 0.35 * Math.abs((t0 + t1) / 2));
      const [y0, y1] = [line(t0, s), line(t1, s)];
      const gap = (x1 - x0) * 0.06;
      return sharp
        ? [
            [x0 + gap, y0],
            [x1 - gap, y1],
            [(x0 + x1) / 2 + gap, (y0 + y1) / 2 - s * long],
          ]
        : [
            [x0 + gap, y0],
            [x1 - gap, y1],
            [x1 - gap * 1.6, y1 - s * long],
            [x0 + gap * 1.6, y0 - s * long],
          ];
    });
  const upper = Array.from({ length: 9 }, (_, i) => `${cx + half * (-1 + i / 4)},${line(-1 + i / 4, -1)}`);
  const lower = Array.from({ length: 7 }, (_, i) => `${cx + half * (0.75 - i / 4)},${line(0.75 - i / 4, 1)}`);
  return [
    groove(throat, blob([...upper, ...lower].join(' ')), { round: h * 0.3, rise: h * 0.45 }),
    plate(tooth, [...row(-1), ...row(1)], { round: 5, rise: 7, lift: h * 0.22, line: 2, shine: 0.5 }),
  ];
}

export const brow = (paint: string, text: string, width = 18): Cut =>
  dome(paint, bandOf(text, width), {
    round: width * 0.5,
    rise: width * 0.6,
    lift: 5,
    line: 2,
    grain: 0.3,
    grainSize: 4,
  });

function bandOf(text: string, width: number): Ring {
  const points = text.split(' ').map((word) => word.split(',').map(Number));
  const thick = points.map(
    (_, i) => (width / 2) * Math.sin(Math.PI * (0.16 + (0.74 * i) / Math.max(1, points.length - 1))),
  );
  const upper = points.map(([x = 0, y = 0], i) => `${x},${y - (thick[i] ?? 0)}`);
  const lower = points.map(([x = 0, y = 0], i) => `${x},${y + (thick[i] ?? 0)}`).reverse();
  return blob([...upper, ...lower].join(' '));
}

export type Visage = {
  readonly skin: string;
  /** Flush on cheeks and nose. */
  readonly flush?: string;
  readonly eye?: Eye;
  readonly lips?: string;
  /** Where the mouth's corners go: up is negative. */
  readonly bow?: number;
  readonly jaw?: number;
  readonly wide?: number;
  readonly brow?: string;
  readonly browWidth?: number;
  /** How far the brows come down toward the nose. */
  readonly frown?: number;
  readonly nose?: number;
};

/** A face from the front, middle 256, brow 196, chin near 372: bone first, then flesh. */
export function visage(of: Visage): Part {
  const {
    skin,
    flush = '#B4503A',
    lips: mouth = '#8E4236',
    bow = 0,
    jaw = 58,
    wide = 88,
    brow: hair = '#4A2C16',
    browWidth = 15,
    frown = 8,
    nose: noseWide = 30,
  } = of;
  const [l, r] = [256 - wide, 256 + wide];
  return [
    mass(
      skin,
      `256,118 ${256 - wide * 0.62},130 ${l + 4},178 ${l},246 ${l + 10},300 ${256 - jaw},350 226,374 256,380 286,374 ${256 + jaw},350 ${r - 10},300 ${r},246 ${r - 4},178 ${256 + wide * 0.62},130`,
      { rise: 46, round: 78 },
    ),
    // Cheekbones, and the hollows under them.
    wash(
      '#3E1A12',
      blob(`${l + 6},296 ${l + 34},292 ${256 - jaw + 18},336 ${256 - jaw + 2},352 ${l + 12},330`),
      0.42,
      16,
    ),
    wash(
      '#3E1A12',
      blob(`${r - 6},296 ${r - 34},292 ${256 + jaw - 18},336 ${256 + jaw - 2},352 ${r - 12},330`),
      0.42,
      16,
    ),
    swell(skin, ellipse(l + 34, 282, 34, 20, 14), 12, 22),
    swell(skin, ellipse(r - 34, 282, 34, 20, -14), 12, 22),
    wash(flush, ellipse(l + 36, 290, 30, 20), 0.34, 22),
    wash(flush, ellipse(r - 36, 290, 30, 20), 0.34, 22),
    // Brow ridge and chin.
    swell(
      skin,
      blob(
        `${l + 14},212 ${l + 40},196 244,${208 + frown * 0.6} 268,${208 + frown * 0.6} ${r - 40},196 ${r - 14},212 ${r - 30},230 256,226 ${l + 30},230`,
      ),
      13,
      14,
    ),
    swell(skin, ellipse(256, 360, 26, 18), 12, 18),
    ...eyes(256, 244, wide * 0.5, { skin, ...of.eye }),
    ...nose(256, 210, 304, noseWide, skin),
    wash(flush, ellipse(256, 294, noseWide * 0.7, 14), 0.3, 12),
    ...lips(256, 332, 27, mouth, bow),
    brow(
      hair,
      `${256 - 14},${214 + frown} ${256 - wide * 0.36},${204 + frown * 0.2} ${256 - wide * 0.66},204 ${l + 12},218`,
      browWidth,
    ),
    brow(
      hair,
      `${256 + 14},${214 + frown} ${256 + wide * 0.36},${204 + frown * 0.2} ${256 + wide * 0.66},204 ${r - 12},218`,
      browWidth,
    ),
  ];
}

/** Rows of overlapping scales or feathers between two heights; `wide` says how far they reach at each. */
export function scales(
  paint: string,
  top: number,
  bottom: number,
  size: number,
  wide: (y: number) => readonly [from: number, to: number],
  more: More = {},
): Part {
  const rows = Math.max(1, Math.round((bottom - top) / (size * 0.62)));
  return Array.from({ length: rows }, (_, i) => {
    // The lowest row is laid first, as on a roof.
    const y = bottom - ((bottom - top) * (i + 0.5)) / rows;
    const [from, to] = wide(y);
    const count = Math.max(1, Math.round((to - from) / (size * 0.95)));
    const wide1 = (to - from) / count;
    const rings = Array.from({ length: count }, (_, j) => {
      const x = from + wide1 * (j + 0.5 + (i % 2 === 0 ? 0.25 : -0.25));
      return blob(
        `${x - wide1 * 0.48},${y - size * 0.5} ${x},${y - size * 0.62} ${x + wide1 * 0.48},${y - size * 0.5} ${x + wide1 * 0.4},${y + size * 0.2} ${x},${y + size * 0.52}! ${x - wide1 * 0.4},${y + size * 0.2}`,
      );
    });
    return dome(paint, rings, {
      round: size * 0.36,
      rise: size * 0.26,
      lift: size * 0.08,
      line: size * 0.09,
      grain: 0.15,
      grainSize: size * 0.4,
      ...more,
    });
  });
}

/** A horn, a claw or a fang along points, ringed. */
export function horn(paint: string, text: string, wide: number, rings = 5): Part {
  const points = text.split(' ').map((word) => word.split(',').map(Number));
  const [first = [0, 0], second = [0, 0]] = points;
  const [x0 = 0, y0 = 0] = first;
  const [x1 = 0, y1 = 0] = second;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [nx, ny] = [-(y1 - y0) / length, (x1 - x0) / length];
  const marks = Array.from({ length: rings }, (_, i) => {
    const t = (i + 0.6) / (rings + 1);
    const [x, y, w] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, wide * (0.56 - 0.2 * t)];
    return `${x - nx * w},${y - ny * w},${x + nx * w},${y + ny * w}`;
  });
  return [
    lump(paint, band(text, wide, 2, wide * 0.66), {
      round: wide * 0.5,
      rise: wide * 0.6,
      lift: 5,
      line: 3.5,
      grain: 0.2,
    }),
    ...(rings > 0 ? [cutsIn(marks.join(' '), wide * 0.12)] : []),
  ];
}

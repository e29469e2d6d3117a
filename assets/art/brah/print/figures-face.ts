// Faces and hands for the own drawings: eyes, brows, noses, mouths, fists and palms, all in the one hand of the kit.
// Each returns marks to lay over a head; nothing here knows whose face it is.

import type { Point } from './cut.ts';
import { band, blob, ellipse, line, type Marks, patch, put, type Ring, solid, spot } from './figures-kit.ts';
import { INK, mix } from './palette.ts';

export const SKIN = { pale: '#F3C7A2', peach: '#EBA477', tan: '#CE8450', brown: '#9A5A35', deep: '#6E3F2A' } as const;
const MAW = '#5A1420';
const TONGUE = '#E0524A';

export type Eye = {
  readonly rx?: number;
  readonly ry?: number;
  /** Where the pupil sits, in parts of the eye: -1 to 1. */
  readonly look?: Point;
  /** How much of the eye the upper lid covers, 0 to 1, and how it leans: above 0 is cross on the left eye. */
  readonly lid?: number;
  readonly lean?: number;
  /** How much the lower lid covers. */
  readonly low?: number;
  readonly iris?: string;
  readonly pupil?: number;
  readonly white?: string;
  readonly skin: string;
  readonly line?: number;
};

/** One eye. */
export function eye(cx: number, cy: number, kind: Eye): Marks {
  const { rx = 27, ry = rx, lid = 0, lean = 0, low = 0, look = [0, 0], pupil = 0.42, skin } = kind;
  const rim = kind.line ?? 8;
  const [px, py] = [cx + look[0] * rx * 0.5, cy + look[1] * ry * 0.5];
  const r = Math.min(rx, ry);
  const lidded = mix(skin, '#3A1020', 0.16);
  return [
    ...spot(INK, ellipse(cx, cy - rim * 0.25, rx + rim * 0.75, ry + rim * 0.8)),
    ...spot(kind.white ?? '#FFFAEC', ellipse(cx, cy, rx, ry)),
    ...(kind.iris === undefined ? [] : spot(kind.iris, ellipse(px, py, r * (pupil + 0.22)))),
    ...spot(INK, ellipse(px, py, r * pupil)),
    ...spot('#FFFAEC', ellipse(px - r * 0.14, py - r * 0.17, r * 0.14)),
    ...(lid > 0 ? lidOf(cx, cy, rx, ry, -1 + 2 * lid, lean, lidded, rim, true) : []),
    ...(low > 0 ? lidOf(cx, cy, rx, ry, 1 - 2 * low, 0, lidded, rim * 0.7, false) : []),
  ];
}

function lidOf(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  level: number,
  lean: number,
  fill: string,
  rim: number,
  upper: boolean,
): Marks {
  const edge = (x: number) => level + lean * x;
  const ring: Point[] = [];
  const cut: Point[] = [];
  for (let i = 0; i <= 16; i += 1) {
    const x = -1 + i / 8;
    const arc = Math.sqrt(Math.max(0, 1 - x * x)) * (upper ? -1 : 1);
    const bow = edge(x) - (upper ? 0.1 : -0.06) * (1 - x * x);
    const y = upper ? Math.max(arc, bow) : Math.min(arc, bow);
    ring.push([cx + arc * 0 + x * rx, cy + arc * ry]);
    if (Math.abs(y) <= Math.abs(arc) + 0.001 || (upper ? y > arc : y < arc))
      cut.push([cx + x * rx, cy + Math.max(-1, Math.min(1, y)) * ry]);
  }
  const inside = cut.filter(([x, y]) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1.12);
  const lidRing: Ring = [...ring, ...[...inside].reverse()];
  const text = inside.map(([x, y]) => `${x},${y}`).join(' ');
  return [...spot(fill, lidRing), ...(inside.length > 1 ? spot(INK, band(text, rim * 0.9, rim * 0.9, rim * 1.3)) : [])];
}

/** A shut eye: an arch that smiles or a bow that sleeps. */
export const shut = (cx: number, cy: number, w: number, bow: number, width = 13): Marks =>
  line(`${cx - w},${cy} ${cx},${cy + bow} ${cx + w},${cy}`, width);

/** A brow: a wedge along written points, thick end first. */
export const brow = (text: string, thick: number, fill: string = INK, thin = thick * 0.35): Marks =>
  spot(fill, band(text, thick * 0.8, thin, thick));

export type Mouth = {
  /** How far the upper edge bows down in the middle (a grin) or up (a howl). */
  readonly bow?: number;
  readonly teeth?: number;
  readonly low?: number;
  readonly tongue?: boolean;
  readonly gaps?: number;
  readonly maw?: string;
  readonly white?: string;
  readonly tilt?: number;
};

/** An open mouth of a width and a height, with rows of teeth and a tongue. */
export function mouth(cx: number, cy: number, w: number, h: number, kind: Mouth = {}): Marks {
  const { bow = 0.16, teeth = 0.34, low = 0, tongue = true, gaps = 0, tilt = 0, white = '#FFFAEC' } = kind;
  const top = (t: number): Point => [-w / 2 + w * t, bow * h * 4 * t * (1 - t)];
  const bottom = (t: number): Point => [-w / 2 + w * t, h * Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.7];
  const row = (edge: (t: number) => Point, from: number, to: number): Point[] =>
    Array.from({ length: 15 }, (_, i) => edge(from + ((to - from) * i) / 14));
  const between =
    (share: number) =>
    (t: number): Point => {
      const [a, b] = [top(t), bottom(t)];
      return [a[0], a[1] + (b[1] - a[1]) * share];
    };
  const marks: Marks = [
    ...patch(kind.maw ?? MAW, [...row(top, 0, 1), ...row(bottom, 1, 0)], 8),
    ...(tongue ? spot(TONGUE, [...row(between(0.68), 0.24, 0.76), ...row(bottom, 0.76, 0.24)]) : []),
    ...(teeth > 0 ? spot(white, [...row(top, 0.03, 0.97), ...row(between(teeth), 0.97, 0.03)]) : []),
    ...(low > 0 ? spot(white, [...row(between(1 - low), 0.06, 0.94), ...row(bottom, 0.94, 0.06)]) : []),
    ...Array.from({ length: gaps }, (_, i) => {
      const t = (i + 1) / (gaps + 1);
      const [a, b] = [top(t), low > 0 ? bottom(t) : between(teeth)(t)];
      return spot(INK, band(`${a[0]},${a[1]} ${b[0]},${b[1]}`, 4, 3));
    }).flat(),
  ];
  return put(marks, cx, cy, 1, tilt);
}

/** A round nose that catches the light. */
export const bulb = (cx: number, cy: number, rx: number, ry: number, fill: string, turn = 0): Marks =>
  solid(fill, ellipse(cx, cy, rx, ry, turn), { line: 8, rim: 6, shade: 8, inner: true });

/** A nose of one hooked line, to the right. */
export const hook = (x: number, y: number, h: number, w: number, width = 10): Marks =>
  line(`${x},${y} ${x + w * 0.9},${y + h * 0.75} ${x + w * 0.75},${y + h} ${x - w * 0.25},${y + h}`, width);

/** A blush or a scar of flesh: colour alone. */
export const blush = (cx: number, cy: number, rx: number, ry: number, fill: string): Marks =>
  spot(fill, ellipse(cx, cy, rx, ry));

/** A fist seen from the fingers' side, round something upright; about 84 wide and 76 high at size 1. */
export function fist(x: number, y: number, skin: string, size = 1, degrees = 0, flip = false): Marks {
  const marks: Marks = [
    ...solid(skin, blob('-40,-24 -22,-39 4,-40 28,-37 42,-22 43,8 38,32 16,40 -18,38 -38,28 -44,4'), {
      line: 11 / size,
      rim: 7,
      shade: 11,
    }),
    ...line('-20,-12 -19,-26 -21,-38', 8),
    ...line('3,-10 4,-26 3,-39', 8),
    ...line('24,-10 26,-24 25,-36', 8),
    ...solid(skin, blob('-42,0 -22,-12 8,-8 26,-2 24,14 4,14 -20,14 -40,20'), {
      line: 7,
      rim: 5,
      shade: 7,
      inner: true,
    }),
  ];
  return put(marks, x, y, size, degrees, flip ? -size : size);
}

/** An open hand, palm to the front, thumb to the left; about 150 wide and 200 high at size 1, wrist at the origin. */
export function palm(x: number, y: number, skin: string, size = 1, degrees = 0, flip = false): Marks {
  const finger = (text: string, width: number) =>
    solid(skin, band(text, width * 0.9, width * 0.8, width), { line: 10, rim: 7, shade: 9 });
  const marks: Marks = [
    ...finger('-50,-78 -56,-128 -54,-168 -52,-172', 35),
    ...finger('-16,-88 -17,-150 -14,-196 -13,-200', 36),
    ...finger('18,-86 22,-140 27,-180 28,-184', 35),
    ...finger('48,-70 58,-110 67,-142 69,-146', 30),
    ...solid(
      skin,
      blob(
        '-66,-84 -40,-100 10,-104 52,-92 66,-68 60,-20 44,10 -34,12 -56,-6 -88,-34 -118,-64 -116,-84 -96,-86 -70,-64!',
      ),
      { line: 10, rim: 8, shade: 14 },
    ),
    ...spot(skin, ellipse(-4, -84, 50, 16)),
    ...line('-48,-14 -30,-44 -34,-70', 9),
    ...line('-22,-62 14,-66 48,-58', 8),
  ];
  return put(marks, x, y, size, degrees, flip ? -size : size);
}

/** Glasses: two lenses with a bridge; lenses may be see-through. */
export function glasses(left: Ring, right: Ring, bridge: string, frame: string, width = 9, glass?: string): Marks {
  const hoop = (ring: Ring): Marks => {
    const text = [...ring, ring[0] ?? [0, 0], ring[1] ?? [0, 0]].map(([x, y]) => `${x},${y}`).join(' ');
    return [...spot(INK, band(text, width + 9)), ...spot(frame, band(text, width))];
  };
  return [
    ...(glass === undefined ? [] : [...spot(glass, left), ...spot(glass, right)]),
    ...line(bridge, width + 9),
    ...hoop(left),
    ...hoop(right),
    ...spot(frame, band(bridge, width * 0.7)),
  ];
}

/** The bust's lower edge is cut off with the knife at the foot of the grid. */
export const shoulders = (fill: string, text: string): Marks => solid(fill, blob(text), { shade: 22, rim: 11 });

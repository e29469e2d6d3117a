// What lies under the cards: oxblood planks with grain bent round their knots, and the fighting lane.
// Zones, tags and numbers are laid on it live.

import { rays } from './art-window.ts';
import {
  between,
  disc,
  dots,
  gouge,
  type Luck,
  luckOf,
  n,
  path,
  type Point,
  polygon,
  roughBox,
  roughLine,
} from './cut.ts';
import { type Sheet, sheet } from './card.ts';
import { glyph } from './outlines.ts';
import { INK, mix } from './palette.ts';
import { oneLine } from './type.ts';

const OXBLOOD = '#4B171A';
const DEEP = '#2A0C10';
const LIGHT = '#7A2A27';
const SEAM = '#16060A';

export type TableName = '1280x800' | '1024x768' | '768x1024' | '800x1280';

/** What someone carved into this table and where, out of the way of the zones. */
const JOKES: Readonly<
  Record<
    TableName,
    { readonly words: Point; readonly tally: Point; readonly paw: Point; readonly claws: readonly Point[] }
  >
> = {
  '1280x800': {
    words: [22, 758],
    tally: [858, 616],
    paw: [946, 752],
    claws: [
      [34, 604],
      [1176, 352],
    ],
  },
  '1024x768': {
    words: [18, 730],
    tally: [650, 576],
    paw: [728, 726],
    claws: [
      [22, 566],
      [944, 300],
    ],
  },
  '768x1024': {
    words: [20, 996],
    tally: [640, 810],
    paw: [728, 990],
    claws: [
      [16, 806],
      [650, 250],
    ],
  },
  '800x1280': {
    words: [20, 1250],
    tally: [660, 1044],
    paw: [762, 1240],
    claws: [
      [16, 1040],
      [676, 296],
    ],
  },
};

type Knot = { readonly x: number; readonly y: number; readonly r: number };

export function printTable(name: TableName): Sheet {
  const [w = 0, h = 0] = name.split('x').map(Number);
  const luck = luckOf(`table:${name}`);
  const count = h > w ? Math.round(h / 128) : 6;
  const height = h / count;
  const planks = Array.from({ length: count }, (_, i) => plank(w, i * height, height, luck)).join('');
  const seams = Array.from({ length: count - 1 }, (_, i) => seam(w, (i + 1) * height, luck)).join('');
  const jokes = JOKES[name];
  return sheet(
    w,
    h,
    planks + seams + carved(jokes, luck) + jokes.claws.map(([x, y]) => scratches(x, y, luck)).join('') + vignette(w, h),
  );
}

function plank(w: number, top: number, height: number, luck: Luck): string {
  const tint = between(luck, -0.17, 0.17);
  const base = mix(OXBLOOD, tint < 0 ? DEEP : LIGHT, Math.abs(tint) * 1.5);
  const knots: Knot[] = Array.from({ length: luck() < 0.45 ? 1 : 2 }, () => ({
    x: between(luck, w * 0.05, w * 0.95),
    y: top + height * between(luck, 0.3, 0.7),
    r: between(luck, 14, 28),
  }));
  let [deep, light] = ['', ''];
  const rows = Math.round(between(luck, 15, 20));
  for (let row = 0; row < rows; row += 1) {
    const y = top + ((row + 0.5) / rows) * height + between(luck, -2, 2);
    for (let x = between(luck, -120, 0); x < w; ) {
      const length = between(luck, 90, 350);
      const mark = bentGouge(x, y, length, between(luck, 0.7, 2.8), knots);
      if (luck() < 0.78) deep += mark;
      else light += mark;
      x += length + between(luck, 8, 60);
    }
  }
  const joint = between(luck, w * 0.12, w * 0.88);
  return (
    path(`M0 ${n(top)}H${n(w)}V${n(top + height + 1)}H0Z`, base) +
    path(deep, DEEP, 'opacity="0.9"') +
    path(light, LIGHT, 'opacity="0.65"') +
    knots.map((knot) => rings(knot, luck)).join('') +
    path(roughBox(joint - 1.4, top, 2.8, height, luck, 0.7, 9), SEAM) +
    nails(joint, top, height)
  );
}

/** A grain mark that gives way to the knots near it. */
function bentGouge(x: number, y: number, length: number, width: number, knots: readonly Knot[]): string {
  const steps = Math.max(3, Math.round(length / 22));
  const bent = (px: number): number =>
    knots.reduce((py, knot) => {
      const along = (px - knot.x) / (knot.r * 1.9);
      const away = py - knot.y;
      const push = knot.r * 1.05 * Math.exp(-along * along) * Math.exp(-Math.abs(away) / (knot.r * 1.7));
      return py + (away < 0 ? -push : push);
    }, y);
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const half = (width / 2) * Math.sin(Math.PI * t);
    const px = x + length * t;
    const py = bent(px);
    upper.push([px, py - half]);
    lower.push([px, py + half]);
  }
  return polygon([...upper, ...lower.reverse()]);
}

function rings(knot: Knot, luck: Luck): string {
  let d = '';
  for (let r = knot.r * 0.86; r > 3; r -= between(luck, 3.4, 5)) {
    const [rx, ry] = [r * 1.3, r * 0.72];
    d += `<ellipse cx="${n(knot.x + between(luck, -1, 1))}" cy="${n(knot.y)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${DEEP}" stroke-width="${n(between(luck, 1, 2))}" opacity="0.85"/>`;
  }
  return d + path(disc(knot.x, knot.y, 2.4), DEEP);
}

function seam(w: number, y: number, luck: Luck): string {
  const line = roughLine(
    [
      [-4, y - 2.4],
      [w + 4, y - 2.4],
    ],
    luck,
    0.9,
    14,
  );
  return (
    path(polygon([...line, [w + 4, y + 2.6], [0, y + 2.6]]), SEAM) +
    path(`M0 ${n(y + 2.6)}H${n(w)}v1.1H0Z`, LIGHT, 'opacity="0.35"')
  );
}

const nails = (x: number, top: number, height: number): string =>
  [
    [-12, 0.2],
    [12, 0.2],
    [-12, 0.8],
    [12, 0.8],
  ]
    .map(
      ([dx = 0, at = 0]) =>
        path(disc(x + dx, top + height * at, 3.6), SEAM) + path(disc(x + dx - 1, top + height * at - 1, 1.1), LIGHT),
    )
    .join('');

function scratches(x: number, y: number, luck: Luck): string {
  const cut = (grow: number) =>
    Array.from({ length: 4 }, (_, i) =>
      gouge(x + i * 17, y - i * 5, x + 62 + i * 20, y + 58 - i * 4 + between(luck, -3, 3), 2.1 + grow),
    ).join('');
  return path(cut(1.6), DEEP, 'opacity="0.8"') + path(cut(0), '#A6503A', 'opacity="0.85"');
}

function carved(jokes: (typeof JOKES)[TableName], luck: Luck): string {
  const [wx, wy] = jokes.words;
  const [tx, ty] = jokes.tally;
  const [px, py] = jokes.paw;
  const words = (fill: string, off: number) =>
    oneLine({
      text: 'KEVIN WOZ ERE',
      font: 'display',
      x: wx,
      y: wy + off,
      size: 30,
      fill,
      more: `transform="rotate(-3 ${n(wx)} ${n(wy)})"`,
    });
  const tally = [0, 1, 2, 3]
    .map((i) => gouge(tx + i * 13, ty + between(luck, -2, 2), tx + i * 13 + 3, ty + 34, 2.4))
    .concat(
      gouge(tx - 8, ty + 26, tx + 50, ty + 8, 2.6),
      gouge(tx + 70, ty, tx + 73, ty + 34, 2.4),
      gouge(tx + 83, ty, tx + 86, ty + 33, 2.4),
    )
    .join('');
  const print = (off: number, fill: string) =>
    `<path d="${glyph('paw-print')}" fill="${fill}" transform="translate(${n(px - 26)} ${n(py - 26 + off)}) rotate(-16 26 26) scale(0.1)"/>`;
  return (
    `<g opacity="0.55">${words(LIGHT, 1.6)}${words(SEAM, 0)}</g>` +
    `<g opacity="0.6">${path(tally, LIGHT, 'transform="translate(1.2 1.4)"')}${path(tally, SEAM)}</g>` +
    `<g opacity="0.5">${print(1.6, LIGHT)}${print(0, SEAM)}</g>`
  );
}

const vignette = (w: number, h: number): string =>
  `<radialGradient id="v" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${n(w / 2)} ${n(h / 2)}) scale(${n(w * 0.72)} ${n(h * 0.72)})"><stop offset="0.35" stop-color="#0B0204" stop-opacity="0"/><stop offset="1" stop-color="#0B0204" stop-opacity="0.78"/></radialGradient><rect width="${n(w)}" height="${n(h)}" fill="url(#v)"/>`;

/** The fighting lane, 784 by 318: red rays and halftone; calm when nobody fights. Its edge is cut rough. */
export function printLane(tone: 'fight' | 'calm'): Sheet {
  const [w, h] = [784, 318];
  const luck = luckOf(`lane:${tone}`);
  const [ground, ray] = tone === 'fight' ? (['#8E1A1A', '#6B1013'] as const) : (['#3A1216', '#2F0D12'] as const);
  const edge = roughBox(4, 4, w - 8, h - 8, luck, 2.4, 11);
  const screen = dots({
    x: 0,
    y: 0,
    w,
    h,
    step: 8.5,
    angle: 15,
    radius: (x, y) => {
      const out = Math.hypot((x - w / 2) / (w / 2), (y - h / 2) / (h / 2));
      return Math.min(5, Math.max(0, (out - 0.62) * (tone === 'fight' ? 6.6 : 4.4)));
    },
  });
  return sheet(
    w,
    h,
    `<clipPath id="lane"><path d="${edge}"/></clipPath><g clip-path="url(#lane)">` +
      path(`M0 0H${w}V${h}H0Z`, ground) +
      path(rays(w * 0.5, h * 0.52, w, 26, luck), ray) +
      path(screen, INK, tone === 'fight' ? '' : 'opacity="0.8"') +
      `</g><path d="${edge}" fill="none" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`,
  );
}

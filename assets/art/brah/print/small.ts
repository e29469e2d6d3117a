// The small sheet beside the cards: flat signs, spiked stars in every colour, and what flies over the table when
// something happens. Numbers and names are drawn live on top.

import type { Ground } from '../../../../src/present/brah/cards.ts';
import { type Sheet, sheet } from './card.ts';
import { between, dots, gouge, luckOf, n, path, type Point, polygon, roughBox, star } from './cut.ts';
import { printKevin } from './figure-print.ts';
import { familyOf, glyph, glyphOf } from './outlines.ts';
import { BONE, CLASS, INK, KEVIN_RED, PAPER_DOTS, TURQUOISE } from './palette.ts';
import { type Measure, oneLine } from './type.ts';

/** Signs by what the table calls them, and the glyph of each. */
export const SIGNS: Readonly<Record<string, string>> = {
  hand: 'poker-hand',
  litterbox: 'cardboard-box',
  trade: 'card-exchange',
  sword: 'broadsword',
  mask: 'duality-mask',
  tombstone: 'tombstone',
  skull: 'skull-crossed-bones',
  crown: 'crown',
  paw: 'paw-print',
  portal: 'portal',
  idol: 'totem-mask',
  log: 'scroll-unfurled',
  menu: 'hamburger-menu',
};

/** A flat glyph in bone with a thin ink edge, so that it reads on any ground. */
function flat(d: string, size: number): Sheet {
  const k = (size - 4) / 512;
  return sheet(
    size,
    size,
    `<g transform="translate(2 2) scale(${k.toFixed(5)})"><path d="${d}" fill="${INK}" stroke="${INK}" stroke-width="${n(2.6 / k)}" stroke-linejoin="round"/><path d="${d}" fill="${BONE}"/></g>`,
  );
}

/** `glyph:<name>` for every face and every weapon family; parts share one picture. */
export function printGlyphs(faces: readonly string[]): ReadonlyMap<string, Sheet> {
  const names = new Set(faces.flatMap((face) => [face, familyOf(face)]));
  return new Map(
    [...names].map((name) => [`glyph:${name}`, name === 'kevin' ? kevinSign() : flat(glyph(glyphOf(name)), 40)]),
  );
}

/** Kevin is no glyph: he is his own head. */
const kevinSign = (): Sheet => sheet(40, 40, printKevin('bored', { x: 20, y: 20, scale: 1 }, 34));

export function printSigns(): ReadonlyMap<string, Sheet> {
  return new Map(Object.entries(SIGNS).map(([name, outline]) => [`sign:${name}`, flat(glyph(outline), 32)]));
}

export function printBursts(): ReadonlyMap<string, Sheet> {
  const colors: [string, string][] = (Object.keys(CLASS) as Ground[]).map((ground) => [ground, CLASS[ground]]);
  return new Map(
    [...colors, ['ink', INK] as const].map(([name, color]) => {
      const luck = luckOf(`burst:${name}`);
      const rim = name === 'ink' ? BONE : INK;
      return [
        `burst:${name}`,
        sheet(96, 96, path(star(48, 48, 46, 38, 13, luck), rim) + path(star(48, 48, 39.5, 32, 13, luck), color)),
      ];
    }),
  );
}

/** Everything that moves over the table for a moment. */
export function printFx(measure: Measure): ReadonlyMap<string, Sheet> {
  return new Map([
    ['fx:cuts', cuts()],
    ['fx:gouge', singleGouge()],
    ['fx:stamp-pure', stamp('PURE!', TURQUOISE, INK, measure)],
    ['fx:stamp-fake', stamp('\u22121', '#9A8E80', INK, measure)],
    ['fx:stamp-nay', stamp('NAY!', KEVIN_RED, BONE, measure)],
    ['fx:portal', portal()],
    ['fx:paw', paw()],
    ['fx:crack', crack()],
  ]);
}

/** Four claws drawn through the picture: dark grooves with a bright raised lip. */
function cuts(): Sheet {
  const luck = luckOf('fx:cuts');
  let [lips, grooves] = ['', ''];
  for (let i = 0; i < 4; i += 1) {
    const x = 62 + i * 46 + between(luck, -4, 4);
    const [top, foot] = [14 + Math.abs(i - 1.5) * 16, 244 - Math.abs(i - 1.7) * 18];
    lips += gouge(x + 15, top - 3, x - 47, foot + 5, 17);
    grooves += gouge(x + 13, top, x - 45, foot, 11);
  }
  return sheet(256, 256, path(lips, BONE) + path(grooves, INK));
}

const singleGouge = (): Sheet => sheet(48, 16, path(gouge(1, 8, 47, 8, 13), BONE) + path(gouge(4, 8, 44, 8, 8), INK));

function stamp(text: string, ground: string, ink: string, measure: Measure): Sheet {
  const luck = luckOf(`stamp:${text}`);
  const size = Math.min(74, 148 / measure(text, 'display'));
  const worn = Array.from({ length: 26 }, () => {
    const [x, y] = [between(luck, 14, 178), between(luck, 14, 82)];
    return gouge(x, y, x + between(luck, 6, 20), y + between(luck, -4, 4), between(luck, 0.6, 1.6));
  }).join('');
  const box = roughBox(10, 12, 172, 72, luck, 2.2, 11);
  return sheet(
    192,
    96,
    `<g transform="rotate(-4 96 48)">${path(roughBox(5, 7, 182, 82, luck, 2.4, 11), INK)}${path(box, ground)}<path d="${roughBox(16, 18, 160, 60, luck, 1.4, 11)}" fill="none" stroke="${ink}" stroke-width="2.4"/>${oneLine({ text, font: 'display', x: 96, y: 48 + size * 0.33, size, fill: ink, align: 'middle' })}${path(worn, ground, 'opacity="0.7"')}</g>`,
  );
}

/** A violet whirl that cards go down. */
function portal(): Sheet {
  const luck = luckOf('fx:portal');
  const arm = (turn: number, wide: number): string => {
    const [near, far]: [Point[], Point[]] = [[], []];
    for (let r = 4; r <= 110; r += 6) {
      const angle = turn + Math.log(r / 4) * 1.25;
      const half = wide * (1 - r / 122);
      near.push([128 + r * Math.cos(angle - half), 128 + r * Math.sin(angle - half)]);
      far.push([128 + r * Math.cos(angle + half), 128 + r * Math.sin(angle + half)]);
    }
    return polygon([...near, ...far.reverse()]);
  };
  const arms = (wide: number, off: number) =>
    Array.from({ length: 11 }, (_, i) => arm((i * 2 * Math.PI) / 11 + off, wide)).join('');
  return sheet(
    256,
    256,
    path(star(128, 128, 124, 108, 22, luck), INK) +
      path(star(128, 128, 114, 101, 22, luck), '#2B2352') +
      path(arms(0.2, 0), '#6B4FD0') +
      path(arms(0.07, 0.2), '#FFCB1F') +
      path(star(128, 128, 26, 21, 12, luck), INK),
  );
}

/** Kevin's arm, to be pulled in from the right edge: it ends at the left in a paw with claws out. */
function paw(): Sheet {
  const luck = luckOf('fx:paw');
  const arm =
    'M256 78 C200 66 150 70 112 70 C96 52 70 46 52 58 C34 52 16 64 18 82 C6 92 6 112 20 120 C18 138 36 150 54 142 C66 154 92 152 108 138 C150 138 204 140 256 130 Z';
  const claws = [
    [34, 62, 0, 52],
    [18, 88, -22, 92],
    [22, 120, -16, 138],
    [50, 142, 22, 170],
  ] as const;
  const fur = Array.from({ length: 34 }, () => {
    const [x, y] = [between(luck, 96, 240), between(luck, 76, 128)];
    return gouge(x, y, x + between(luck, 12, 24), y + between(luck, -3, 3), between(luck, 1, 2.2));
  }).join('');
  const pads = [
    'M66 90c10-8 26-4 28 10s-8 24-20 22-18-22-8-32Z',
    'M40 70c6-6 16-4 18 3s-3 14-10 13-13-10-8-16Z',
    'M27 90c6-5 14-1 14 6s-6 11-12 9-8-11-2-15Z',
    'M34 114c6-5 15-2 16 5s-6 12-12 10-10-11-4-15Z',
  ].join('');
  const nails = claws
    .map(([x1, y1, x2, y2]) =>
      polygon([
        [x1 + 2, y1 - 9],
        [x2, y2],
        [x1 + 4, y1 + 9],
      ]),
    )
    .join('');
  return sheet(
    256,
    192,
    `<g transform="translate(26 -6)"><path d="${arm}" fill="${BONE}" stroke="${BONE}" stroke-width="15" stroke-linejoin="round"/><path d="${nails}" fill="${BONE}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="${arm}" fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>${path(fur, BONE)}${path(pads, '#FF7A2B')}</g>`,
  );
}

/** A jagged break with splinters: what is struck, and the slain foe's tear. */
function crack(): Sheet {
  const luck = luckOf('fx:crack');
  const line: Point[] = Array.from({ length: 15 }, (_, i) => [
    128 + (i % 2 === 0 ? -1 : 1) * between(luck, 5, 17),
    6 + i * 17.5,
  ]);
  const wide = (w: number): Point[] => [
    ...line.map(([x, y], i): Point => [x - w * Math.sin((Math.PI * (i + 0.4)) / 15), y]),
    ...line.map(([x, y], i): Point => [x + w * Math.sin((Math.PI * (i + 0.4)) / 15), y]).reverse(),
  ];
  const splinters = line
    .filter((_, i) => i % 2 === 1)
    .map(([x, y], i) => {
      const side = i % 2 === 0 ? -1 : 1;
      return gouge(x, y, x + side * between(luck, 34, 74), y + between(luck, -30, 30), between(luck, 4, 8));
    })
    .join('');
  const dust = dots({
    x: 60,
    y: 20,
    w: 136,
    h: 220,
    step: 9,
    angle: 15,
    radius: (x, y) => Math.max(0, 3.4 - Math.abs(x - 128) * 0.055 - Math.abs(y - 128) * 0.012),
  });
  return sheet(
    256,
    256,
    path(dust, PAPER_DOTS, 'opacity="0.7"') +
      path(polygon(wide(13)), BONE) +
      path(polygon(wide(8)), INK) +
      path(splinters, INK),
  );
}

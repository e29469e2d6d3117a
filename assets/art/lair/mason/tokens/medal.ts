// Tokens: a figure in relief on enamel, held by a brass rim (heroes) or by toothed iron (monsters).

import { aged, carve, type Cut } from '../carve.ts';
import type { Look } from '../light.ts';
import { maskOf, type Ring } from '../mask.ts';
import { type Slab, slabOf } from '../slab.ts';
import { dome, ellipse, groove, hoop, lens, plate } from '../words.ts';
import type { Part } from './kit.ts';

/** Units of a token's sheet; its rim is as wide as the sheet. */
export const SHEET = 512;
const C = SHEET / 2;

export type Rim = 'hero' | 'monster' | 'boss';

/** Light that falls on everything held in the hand: the torch at the upper left, night at the lower right. */
export const HAND_LIGHT: Look = {
  lamps: [
    { x: -0.66, y: -0.72, z: 0.58, colour: [1.75, 1.36, 0.92], reach: 1, sun: true, shadow: 0.72 },
    { x: 0.85, y: 0.5, z: 0.3, colour: [0.13, 0.24, 0.44], reach: 1, sun: true, shadow: 0 },
    { x: 0.1, y: -0.4, z: 1, colour: [0.2, 0.18, 0.17], reach: 1, sun: true, shadow: 0 },
  ],
  ambient: [0.075, 0.08, 0.115],
  relief: 1.05,
  corner: 30,
  cornerDepth: 0.85,
  worn: 0.55,
};

function teeth(count: number, outer: number, inner: number): Ring {
  return Array.from({ length: count * 4 }, (_, i) => {
    const at = Math.floor(i / 4);
    const step = i % 4;
    const a = ((at + ([0.06, 0.42, 0.58, 0.94][step] ?? 0)) / count) * Math.PI * 2 - Math.PI / 2;
    const r = step === 1 || step === 2 ? outer : inner;
    return [C + Math.cos(a) * r, C + Math.sin(a) * r] as const;
  });
}

const BRASS = '#C9A24E';

function rimOf(
  rim: Rim,
  count: number,
): { readonly cuts: readonly Cut[]; readonly outline: readonly Ring[]; readonly inner: number } {
  if (rim === 'hero') {
    return {
      outline: [ellipse(C, C, 252)],
      inner: 208,
      cuts: [
        plate('#97702C', hoop(C, C, 252, 206), {
          odd: true,
          form: 'dome',
          round: 24,
          rise: 24,
          lift: 30,
          line: 5,
          shine: 1.75,
        }),
        plate('#D9B868', hoop(C, C, 218, 209), {
          odd: true,
          form: 'dome',
          round: 5,
          rise: 8,
          lift: 4,
          line: 2,
          shine: 1.9,
        }),
        groove(
          '#6E4F1C',
          Array.from({ length: 48 }, (_, i) => {
            const a = (i / 48) * Math.PI * 2;
            return lens(C + Math.cos(a) * 226, C + Math.sin(a) * 226, C + Math.cos(a) * 244, C + Math.sin(a) * 244, 6);
          }),
          { round: 3, rise: 5, opaque: 0.6 },
        ),
      ],
    };
  }
  const boss = rim === 'boss';
  const ring = teeth(count, 254, boss ? 234 : 230);
  return {
    outline: [ring],
    inner: 202,
    cuts: [
      plate(boss ? '#3E424D' : '#484D58', [ring, ellipse(C, C, 200)], {
        odd: true,
        form: 'bevel',
        round: 16,
        rise: 20,
        lift: 28,
        line: 5,
        shine: 1.35,
        grain: 0.25,
        grainSize: 20,
      }),
      plate(boss ? BRASS : '#6A707C', hoop(C, C, 212, 200), {
        odd: true,
        form: 'dome',
        round: 8,
        rise: 10,
        lift: 6,
        line: 3,
        shine: boss ? 1.85 : 1.5,
      }),
      dome(
        boss ? '#E8C873' : '#A2A8B4',
        Array.from({ length: boss ? 18 : 12 }, (_, i) => {
          const a = ((i + 0.0) / (boss ? 18 : 12)) * Math.PI * 2 - Math.PI / 2 + Math.PI / (boss ? 18 : 12);
          return ellipse(C + Math.cos(a) * 223, C + Math.sin(a) * 223, boss ? 5 : 6);
        }),
        { round: 6, rise: 6, lift: 2, line: 2, shine: 1.6 },
      ),
    ],
  };
}

/** Enamel over engraved rays. */
function enamel(colour: string, deep: string): readonly Cut[] {
  return [
    dome(colour, ellipse(C, C, 216), {
      fade: deep,
      form: 'bevel',
      round: 60,
      rise: -14,
      lift: 16,
      grain: 0.12,
      grainSize: 30,
      shine: 0.35,
    }),
    groove(
      null,
      Array.from({ length: 36 }, (_, i) => {
        const a = (i / 36) * Math.PI * 2;
        return lens(C + Math.cos(a) * 70, C + Math.sin(a) * 70, C + Math.cos(a) * 214, C + Math.sin(a) * 214, 7);
      }),
      { round: 3, rise: 3.4 },
    ),
  ];
}

/** Cuts away what lies outside an outline. */
export function trimmed(slab: Slab, outline: readonly Ring[]): Slab {
  const mask = maskOf(outline, slab.k, slab.w, slab.h);
  for (let y = 0; y < slab.h; y += 1) {
    for (let x = 0; x < slab.w; x += 1) {
      const inside = mask !== null && x >= mask.x && y >= mask.y && x < mask.x + mask.w && y < mask.y + mask.h;
      const cover = inside ? (mask.cover[(y - mask.y) * mask.w + x - mask.x] as number) : 0;
      slab.alpha.set(x, y, slab.alpha.at(x, y) * cover);
    }
  }
  return slab;
}

export type Medal = {
  readonly figure: Part;
  readonly rim: Rim;
  readonly teeth?: number;
  /** Enamel above and below. */
  readonly enamel: string;
  readonly deep: string;
  /** How the figure sits: its middle and size. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
};

export function strike(medal: Medal, k: number): Slab {
  const slab = slabOf(SHEET, SHEET, k);
  const { cuts, outline, inner } = rimOf(medal.rim, medal.teeth ?? 12);
  carve(slab, enamel(medal.enamel, medal.deep));
  const size = (medal.size ?? 1) * (inner / 256) * 1.04;
  carve(slab, medal.figure, { x: C + (medal.x ?? 0) - 256 * size, y: C + (medal.y ?? 0) - 256 * size, size });
  aged(slab, 0.16);
  carve(slab, cuts);
  return trimmed(slab, outline);
}

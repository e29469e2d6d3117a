// Large pictures of heroes and bosses: the same figure in a niche of the lair, with its own light behind it.

import { aged, carve, type Cut } from '../carve.ts';
import type { Look } from '../light.ts';
import { hash } from '../noise.ts';
import { ink, type Slab, slabOf } from '../slab.ts';
import { blob, dome, ellipse, groove, octagon, plate, stain } from '../words.ts';
import type { Person } from './cast.ts';
import { HAND_LIGHT } from './medal.ts';

/** Units. */
export const PORTRAIT = { w: 512, h: 640 } as const;
const [MIDDLE, SPRING] = [256, 286] as const;
const ARCH = 204;

/** Courses of blocks round the niche, in three tones. */
function blocks(): readonly Cut[] {
  const rings = [0, 1, 2].map((): [number, number][][] => []);
  for (let row = 0; row < 9; row += 1) {
    for (let i = -1; i < 6; i += 1) {
      const x = i * 112 + (row % 2) * 56 + (hash(i, row, 3) - 0.5) * 24;
      const w = 106 + (hash(i, row, 4) - 0.5) * 12;
      rings[Math.floor(hash(i, row, 5) * 3)]?.push(
        octagon(x, row * 74 - 6, w, 69, 5).map(([a, b]): [number, number] => [a, b]),
      );
    }
  }
  return rings.map((list, i) =>
    plate(['#3A3D48', '#333641', '#42444F'][i] ?? '', list, {
      form: 'bevel',
      round: 9,
      rise: 11,
      lift: 5,
      line: 5,
      grain: 0.5,
      grainSize: 18,
    }),
  );
}

function voussoirs(): readonly Cut[] {
  const at = (r: number, a: number): readonly [number, number] => [MIDDLE + Math.cos(a) * r, SPRING - Math.sin(a) * r];
  const count = 11;
  const stones = Array.from({ length: count }, (_, i) => {
    const [a, b] = [(Math.PI * i) / count + 0.012, (Math.PI * (i + 1)) / count - 0.012];
    const out = i === 5 ? 268 : 252;
    return {
      key: i === 5,
      ring: [at(ARCH, a), at(out, a), at(out, (a + b) / 2), at(out, b), at(ARCH, b), at(ARCH, (a + b) / 2)],
    };
  });
  const posts = [0, 1, 2, 3, 4].flatMap((i) =>
    [-1, 1].map((side) => {
      const x = MIDDLE + side * (ARCH + 24) - 24;
      return octagon(x, SPRING + 4 + i * 76, 48, 72, 5);
    }),
  );
  return [
    plate('#565A68', [...stones.filter(({ key }) => !key).map(({ ring }) => ring), ...posts], {
      form: 'bevel',
      round: 10,
      rise: 16,
      lift: 12,
      line: 5,
      grain: 0.45,
      grainSize: 16,
    }),
    plate(
      '#7A6234',
      stones.filter(({ key }) => key).map(({ ring }) => ring),
      { form: 'bevel', round: 12, rise: 22, lift: 14, line: 5, shine: 1.5, grain: 0.2 },
    ),
  ];
}

const niche = (top: string, deep: string): readonly Cut[] => {
  const arch = blob(
    `${MIDDLE - ARCH},660! ${MIDDLE - ARCH},${SPRING}! ${MIDDLE - ARCH * 0.92},${SPRING - ARCH * 0.4} ${MIDDLE - ARCH * 0.7},${SPRING - ARCH * 0.71} ${MIDDLE - ARCH * 0.38},${SPRING - ARCH * 0.925} ${MIDDLE},${SPRING - ARCH} ${MIDDLE + ARCH * 0.38},${SPRING - ARCH * 0.925} ${MIDDLE + ARCH * 0.7},${SPRING - ARCH * 0.71} ${MIDDLE + ARCH * 0.92},${SPRING - ARCH * 0.4} ${MIDDLE + ARCH},${SPRING}! ${MIDDLE + ARCH},660!`,
  );
  return [
    groove(deep, arch, { form: 'pool', round: 60, rise: 60, lift: 0, opaque: 1, grain: 0.5, grainSize: 34 }),
    dome(top, ellipse(MIDDLE, 250, 200, 190), { form: 'flat', lift: 0, rise: 0, soft: 150, grain: 0.3, grainSize: 40 }),
  ];
};

/** Dark that rises from below and creeps in from the sides. */
const dusk = (): readonly Cut[] => [
  stain('#05060A', [octagon(-20, 560, 552, 110, 0)], { opaque: 0.75, soft: 96 }),
  stain('#05060A', [octagon(-300, -300, 1112, 1240, 0), ellipse(MIDDLE, 310, 236, 310)], {
    odd: true,
    opaque: 0.72,
    soft: 170,
  }),
];

export function paintPortrait(person: Person, k: number): Slab {
  const slab = slabOf(PORTRAIT.w, PORTRAIT.h, k, 1);
  carve(slab, [stain('#16171D', [octagon(-4, -4, 520, 648, 0)])]);
  carve(slab, blocks());
  carve(slab, niche(person.enamel, person.deep));
  carve(slab, voussoirs());
  carve(slab, person.figure, { x: 256 - 256 * 1.06, y: 640 - 530 * 1.06, size: 1.06 });
  aged(slab, 0.14);
  carve(slab, dusk());
  return slab;
}

export function portraitLook(person: Person): Look {
  const [r, g, b] = ink(person.enamel);
  const most = Math.max(r, g, b);
  const tinted = [(r / most) * 0.8, (g / most) * 0.8, (b / most) * 0.8] as const;
  return {
    ...HAND_LIGHT,
    lamps: [...HAND_LIGHT.lamps, { x: 256, y: 250, z: 60, colour: tinted, reach: 330, shadow: 0 }],
  };
}

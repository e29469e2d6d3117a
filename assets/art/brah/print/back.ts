// The backs of the five decks: bone edge, rough panel, rays, radial halftone and a spiked seal with the deck's sign.

import type { Back } from '../../../../src/present/brah/table/picture.ts';
import { rays } from './art-window.ts';
import { CARD, type Sheet, sheet } from './card.ts';
import { dots, luckOf, n, path, roughBox, star } from './cut.ts';
import { printKevin } from './figure-print.ts';
import { glyph } from './outlines.ts';
import { BONE, INK, mix, PAPER_EDGE, TURQUOISE, YELLOW } from './palette.ts';

export const BACKS: readonly Back[] = ['draw', 'treasure', 'cathulhu', 'trait', 'litterbox'];

const LOOK: Readonly<
  Record<Back, { readonly ground: string; readonly ray: string; readonly sign: string; readonly ink: string }>
> = {
  draw: { ground: '#C7302A', ray: '#9A1F1D', sign: 'kevin', ink: YELLOW },
  treasure: { ground: '#0E7C74', ray: '#0A5D58', sign: 'locked-chest', ink: YELLOW },
  cathulhu: { ground: '#1B3A5C', ray: '#122843', sign: 'tentacles-skull', ink: '#7FE0C0' },
  trait: { ground: '#5B2F8C', ray: '#43206B', sign: 'duality-mask', ink: TURQUOISE },
  litterbox: { ground: '#D8C39A', ray: '#C2AA7C', sign: 'cardboard-box', ink: YELLOW },
};

export function printBack(back: Back): Sheet {
  const luck = luckOf(`back:${back}`);
  const { ground, ray, sign, ink } = LOOK[back];
  const panel = roughBox(10, 10, 230, 330, luck, 2, 11);
  const tone = dots({
    x: 10,
    y: 10,
    w: 230,
    h: 330,
    step: 7,
    angle: 15,
    radius: (x, y) => Math.min(3.7, Math.max(0, (Math.hypot((x - 125) * 1.16, y - 175) - 96) * 0.036)),
  });
  const seal =
    path(star(125, 175, 92, 80, 24, luck), INK) +
    `<path d="${star(125, 175, 76, 68, 24)}" fill="none" stroke="${ink}" stroke-width="2.4"/>`;
  return sheet(
    CARD.w,
    CARD.h,
    `<rect x="0.75" y="0.75" width="248.5" height="348.5" rx="13.5" fill="${BONE}" stroke="${PAPER_EDGE}" stroke-width="1.5"/>` +
      `<clipPath id="panel"><path d="${panel}"/></clipPath><g clip-path="url(#panel)">` +
      path('M0 0H250V350H0Z', ground) +
      path(rays(125, 175, 230, 20, luck), ray) +
      path(tone, INK) +
      '</g>' +
      `<path d="${panel}" fill="none" stroke="${INK}" stroke-width="3"/>` +
      seal +
      (sign === 'kevin' ? printKevin('bored', { x: 125, y: 171, scale: 1 }, 112) : sealed(glyph(sign), ink)),
  );
}

/** A glyph in two inks, a rim of light at its upper left. */
function sealed(d: string, ink: string): string {
  const k = 104 / 512;
  return `<g transform="translate(${n(125 - 52)} ${n(175 - 52)}) scale(${k.toFixed(4)})"><clipPath id="sign"><path d="${d}"/></clipPath><g clip-path="url(#sign)">${path(d, mix(ink, '#FFFFFF', 0.6))}${path(d, ink, 'transform="translate(13 13)"')}${path(
    dots({ x: 230, y: 260, w: 280, h: 250, step: 30, angle: 20, radius: (x, y) => (x + y > 640 ? 8.5 : 0) }),
    INK,
    'opacity="0.5"',
  )}</g></g>`;
}

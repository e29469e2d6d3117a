// The art of a card: flat spot ink, backdrop, halftone from above, a black ridge, and one or two die-cut figures.
// Works in the window's own units, 234 by 170; what stands round it is no matter of this file.

import { between, disc, dots, gouge, luckOf, n, path, type Point, polygon, roughBox, roughLine, star } from './cut.ts';
import type { Luck } from './cut.ts';
import type { Backdrop, CardScene } from './figure.ts';
import { printPlaced } from './figure-print.ts';
import { BONE, INK, type Inks } from './palette.ts';

export type ArtPlan = {
  readonly scene: CardScene;
  readonly inks: Inks;
  readonly seed: string;
  /** Unique in the picture, for clips. */
  readonly id: string;
  /** The window in the picture. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Where the figures' 234 by 170 units come to lie: scale and the window point of their middle. */
  readonly scale: number;
  readonly middle: Point;
  readonly ridge: boolean;
  /** How rough the window's edge is cut. */
  readonly rough: number;
  /** The grid of the halftone from above. */
  readonly screen: number;
};

export function artWindow(plan: ArtPlan): string {
  const { x, y, w, h, inks, id } = plan;
  const luck = luckOf(plan.seed);
  const edge = roughBox(x + 1, y + 1, w - 2, h - 2, luck, plan.rough, 9);
  const tone = dots({
    x,
    y,
    w,
    h,
    step: plan.screen,
    angle: 15,
    radius: (_, py) => 0.72 * plan.screen * (0.62 - 0.9 * ((py - y) / h)),
  });
  const [mx, my] = plan.middle;
  const figures = plan.scene.figures
    .map((placed, i) =>
      printPlaced(placed, `${id}f${i}`, luckOf(`${plan.seed}:${i}`), {
        x: mx + (placed.x - 117) * plan.scale,
        y: my + (placed.y - 85) * plan.scale,
        scale: plan.scale,
      }),
    )
    .join('');
  return (
    `<clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})">` +
    path(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, inks.flat) +
    backdrop(plan.scene.backdrop, plan, luck) +
    path(tone, INK) +
    (plan.ridge ? ridge(plan, luck) : '') +
    figures +
    '</g>'
  );
}

/** Wedges from a point to beyond the window. */
export function rays(cx: number, cy: number, reach: number, count: number, luck: Luck, width = 0.5): string {
  const turn = between(luck, 0, Math.PI);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const from = turn + (2 * Math.PI * (i + between(luck, -0.08, 0.08))) / count;
    const to = from + (2 * Math.PI * width) / count;
    d += polygon([
      [cx, cy],
      [cx + reach * Math.cos(from), cy + reach * Math.sin(from)],
      [cx + reach * Math.cos(to), cy + reach * Math.sin(to)],
    ]);
  }
  return d;
}

function swirl(cx: number, cy: number, reach: number): string {
  let d = '';
  const arms = 22;
  for (let arm = 0; arm < arms; arm += 1) {
    const [near, far]: [Point[], Point[]] = [[], []];
    for (let r = 4; r <= reach; r += 9) {
      const angle = (2 * Math.PI * arm) / arms + Math.log(r / 4) * 0.62;
      const half = (Math.PI / arms) * 0.5;
      near.push([cx + r * Math.cos(angle - half), cy + r * Math.sin(angle - half)]);
      far.push([cx + r * Math.cos(angle + half), cy + r * Math.sin(angle + half)]);
    }
    d += polygon([...near, ...far.reverse()]);
  }
  return d;
}

function backdrop(kind: Backdrop, plan: ArtPlan, luck: Luck): string {
  const { x, y, w, h, inks } = plan;
  const [mx, my] = plan.middle;
  const reach = Math.hypot(w, h);
  switch (kind) {
    case 'rays':
      return path(rays(mx, my + h * 0.06, reach, Math.round(between(luck, 15, 23)), luck), inks.ray);
    case 'swirl':
      return path(swirl(mx + w * 0.06, my + h * 0.05, reach), inks.ray);
    case 'moon': {
      const r = between(luck, 0.34, 0.43) * Math.min(w, h * 1.05);
      const side = luck() < 0.5 ? -1 : 1;
      const stars = Array.from({ length: 7 }, () => {
        const size = between(luck, 2.2, 6.5) * (w / 234);
        const from = x + w * (side > 0 ? 0.04 : 0.62);
        return star(from + between(luck, 0, w * 0.34), y + h * between(luck, 0.06, 0.5), size, size * 0.32, 4);
      }).join('');
      return (
        path(rays(mx + side * w * 0.14, my, reach, 13, luck, 0.32), inks.ray, 'opacity="0.55"') +
        path(disc(mx + side * w * 0.14, my - h * 0.06, r), inks.light) +
        path(stars, inks.light)
      );
    }
    case 'brick':
      return bricks(plan, luck);
    case 'dots':
      return path(
        dots({
          x,
          y,
          w,
          h,
          step: plan.screen * 1.7,
          angle: 30,
          radius: (px, py) =>
            Math.min(
              plan.screen * 0.86,
              plan.screen * 0.2 + (Math.hypot(px - mx, py - my) / reach) * plan.screen * 1.5,
            ),
        }),
        inks.ray,
      );
  }
}

function bricks(plan: ArtPlan, luck: Luck): string {
  const { x, y, w, h, inks } = plan;
  const k = w / 234;
  let d = '';
  for (let row = 0; row * 19 * k < h + 19; row += 1) {
    for (let column = -1; column * 37 * k < w + 37; column += 1) {
      if (luck() < 0.06) continue;
      const left = x + (column * 37 + (row % 2) * 18 + 2) * k;
      d += roughBox(left, y + (row * 19 + 2) * k, 33 * k, 15.5 * k, luck, 1.1 * k, 9 * k);
    }
  }
  return path(d, inks.ray);
}

/** A jagged black ridge along the lower edge, with gouges that let the spot ink through. */
function ridge(plan: ArtPlan, luck: Luck): string {
  const { x, y, w, h, inks } = plan;
  const foot = y + h;
  const k = Math.min(1, h / 150);
  const line: Point[] = [];
  for (let px = -4; px <= w + 12; px += between(luck, 9, 22) * k) {
    line.push([x + px, foot - between(luck, 15, 27) * k]);
  }
  const land = polygon([...roughLine(line, luck, 1.2 * k, 12 * k), [x + w + 14, foot + 4], [x - 6, foot + 4]]);
  const cuts = Array.from({ length: 16 }, () => {
    const px = x + between(luck, 2, w - 12);
    const py = foot - between(luck, 2, 14) * k;
    return gouge(px, py, px + between(luck, 10, 30) * k, py + between(luck, -2, 2) * k, between(luck, 0.8, 2.2) * k);
  }).join('');
  return path(land, INK) + path(cuts, inks.flat);
}

/** A frame of bone round a window, for prints that have no paper beside it. */
export const boneEdge = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${BONE}" stroke-width="${n(width)}"/>`;

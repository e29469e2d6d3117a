// One figure printed five times: bone die-cut, ink line, tint, base colour shifted so that a rim of light stays, second
// colour below a jagged line; then halftone shade. All numbers are in the figure's 512 units.

import { boundsOf } from './bounds.ts';
import { between, dots, type Luck, n, path, type Point, polygon } from './cut.ts';
import { drawing } from './drawings.ts';
import type { Figure, Placed } from './figure.ts';
import { kevinHead, type KevinMood, type KevinShape } from './kevin.ts';
import { glyph } from './outlines.ts';
import { BONE, INK, mix } from './palette.ts';

const RIM = 14;
const HALO = 70;
const LINE = 42;

/** Where the figure's middle comes to lie, and how large a window unit is there. */
export type Spot = { readonly x: number; readonly y: number; readonly scale: number };

export function printPlaced(placed: Placed, id: string, luck: Luck, spot: Spot): string {
  if (placed.figure !== undefined) {
    const kevin = /^kevin(?:-(bored|wide|pleased))?$/.exec(placed.figure);
    if (kevin !== null) return printKevin(moodOf(kevin[1]), spot, placed.size);
  }
  const size = (placed.size * spot.scale) / 512;
  const turn = placed.turn ?? 0;
  const flip = placed.mirror === true;
  const move = `translate(${n(spot.x)} ${n(spot.y)})${turn === 0 ? '' : ` rotate(${n(turn)})`} scale(${flip ? '-' : ''}${size.toFixed(4)} ${size.toFixed(4)}) translate(-256 -256)`;
  const figure = placed.figure === undefined ? undefined : drawing(placed.figure);
  const inside =
    figure === undefined
      ? printGlyph(glyph(placed.glyph ?? 'help'), placed, id, luck, { turn, flip })
      : printDrawing(figure, id, { turn, flip });
  return `<g transform="${move}">${inside}</g>`;
}

type Stand = { readonly turn: number; readonly flip: boolean };

/** A direction of the picture, seen by a figure that is turned and mirrored. */
function seen(x: number, y: number, { turn, flip }: Stand): Point {
  const angle = (-turn * Math.PI) / 180;
  const [rx, ry] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  return [flip ? -rx : rx, ry];
}

function cutOut(d: string): string {
  return (
    `<path d="${d}" fill="${BONE}" stroke="${BONE}" stroke-width="${HALO}" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="${INK}" stroke="${INK}" stroke-width="${LINE}" stroke-linejoin="round"/>`
  );
}

/** Halftone shade to the lower right, in two strengths; a drawing has shade of its own and gets less. */
function shade(d: string, stand: Stand, of: 'glyph' | 'drawing'): string {
  const [from, deeper, ink] = of === 'glyph' ? [0.16, 0.42, 0.55] : [0.3, 0.58, 0.4];
  const box = boundsOf(d);
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [lx, ly] = seen(0.8, 0.6, stand);
  const reach = (Math.abs(lx) * w + Math.abs(ly) * h) / 2 || 1;
  const depth = (px: number, py: number) => ((px - mx) * lx + (py - my) * ly) / reach;
  const area = { x: box.left, y: box.top, w, h, step: 34, angle: 20 };
  const light = dots({ ...area, radius: (px, py) => (depth(px, py) > from && depth(px, py) <= deeper ? 9.5 : 0) });
  const deep = dots({ ...area, radius: (px, py) => (depth(px, py) > deeper ? 13 : 0) });
  return path(light, INK, `opacity="${n(ink)}"`) + path(deep, INK, `opacity="${n(ink - 0.05)}"`);
}

function printGlyph(d: string, placed: Placed, id: string, luck: Luck, stand: Stand): string {
  const box = boundsOf(d);
  const [rx, ry] = seen(RIM, RIM, stand);
  const shifted = `transform="translate(${n(rx)} ${n(ry)})"`;
  const second = placed.second ?? mix(placed.base, INK, 0.16);
  return (
    cutOut(d) +
    `<clipPath id="${id}"><path d="${d}"/></clipPath><clipPath id="${id}s"><path d="${splitBelow(box, luck, stand)}"/></clipPath>` +
    `<g clip-path="url(#${id})">` +
    path(d, mix(placed.base, '#FFFFFF', 0.62)) +
    path(d, placed.base, shifted) +
    `<g clip-path="url(#${id}s)">${path(d, mix(second, '#FFFFFF', 0.4))}${path(d, second, shifted)}</g>` +
    shade(d, stand, 'glyph') +
    '</g>'
  );
}

/** What lies below a jagged line across the figure. */
function splitBelow(box: ReturnType<typeof boundsOf>, luck: Luck, stand: Stand): string {
  const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const half = Math.max(box.right - box.left, box.bottom - box.top) * 0.75 + 40;
  const [ax, ay] = seen(1, -0.06, stand);
  const [dx, dy] = seen(0, 1, stand);
  const line: Point[] = [];
  let up = false;
  for (let along = -half; along <= half; along += between(luck, 34, 58)) {
    const off = 24 + (up ? -1 : 1) * between(luck, 6, 18);
    line.push([mx + ax * along + dx * off, my + ay * along + dy * off]);
    up = !up;
  }
  return polygon([
    ...line,
    [mx + ax * half + dx * half * 1.6, my + ay * half + dy * half * 1.6],
    [mx - ax * half + dx * half * 1.6, my - ay * half + dy * half * 1.6],
  ]);
}

function printDrawing(figure: Figure, id: string, stand: Stand): string {
  const layers = (as: 'shape' | 'gouge') =>
    figure.layers
      .filter((layer) => (layer.as ?? 'shape') === as)
      .map((layer) => path(layer.d, layer.fill))
      .join('');
  return (
    cutOut(figure.silhouette) +
    `<clipPath id="${id}"><path d="${figure.silhouette}"/></clipPath>` +
    layers('shape') +
    `<g clip-path="url(#${id})">${shade(figure.silhouette, stand, 'drawing')}</g>` +
    layers('gouge')
  );
}

const moodOf = (word: string | undefined): KevinMood => (word === 'wide' || word === 'pleased' ? word : 'bored');

/** Kevin's own shapes; `size` is the height of his head in window units. */
export function printKevin(mood: KevinMood, spot: Spot, size: number): string {
  const scale = (size * spot.scale) / 350;
  const shapes = kevinHead(mood).map(kevinShape).join('');
  return `<g transform="translate(${n(spot.x)} ${n(spot.y)}) scale(${scale.toFixed(4)}) translate(-200 -195)">${shapes}</g>`;
}

function kevinShape(shape: KevinShape): string {
  const line =
    shape.stroke === undefined
      ? ''
      : ` stroke="${shape.stroke}" stroke-width="${shape.width ?? 1}" stroke-linejoin="round" stroke-linecap="round"`;
  const turn = shape.turn === undefined ? '' : ` transform="${shape.turn}"`;
  return `<path d="${shape.d}" fill="${shape.fill}"${line}${turn}/>`;
}

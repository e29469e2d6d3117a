// The face of a card, 250 by 350 units: paper, art, name strip, badge, ribbon, effect, burst, parts or slots.
// Draws what the card model says; Traits, which have two sides, are in trait.ts.

import type { CardModel, Ground } from '../../../../src/present/brah/cards.ts';
import { cardOf } from '../../../../src/core/brah/public.ts';
import { artWindow } from './art-window.ts';
import { between, disc, dots, type Luck, luckOf, n, path, polygon, roughBox, roughly, star } from './cut.ts';
import { sceneOf } from './drawings.ts';
import type { CardScene } from './figure.ts';
import { glyph, typeGlyph } from './outlines.ts';
import { ART, BADGE, BONE, CLASS, FLAVOUR, INK, PAPER_DOTS, PAPER_EDGE } from './palette.ts';
import {
  effectWords,
  fitLine,
  fitText,
  heightOf,
  type Measure,
  oneLine,
  type Setting,
  setLines,
  typeset,
} from './type.ts';

export const CARD = { w: 250, h: 350 } as const;

/** A picture of that many units, to be printed at any size. */
export type Sheet = { readonly svg: string; readonly w: number; readonly h: number };

export function sheet(w: number, h: number, inside: string): Sheet {
  return {
    w,
    h,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(w)} ${n(h)}" width="${n(w)}" height="${n(h)}">${inside}</svg>`,
  };
}

/** Where the art ends and the ribbon hangs; long effects lift it. */
type Plan = { readonly artFoot: number; readonly setting: Setting | null; readonly flavour: Setting | null };

export function printFace(model: CardModel, measure: Measure): Sheet {
  const luck = luckOf(model.face);
  const plan = planText(model, measure);
  const boss = model.ground === 'boss';
  const part = partShift(model);
  const art = artWindow({
    scene: sceneOf(model.face),
    inks: ART[artGround(model)],
    seed: model.part === null ? model.face : model.face.replace(/-[123]$/, ''),
    id: 'art',
    x: 8,
    y: 43,
    w: 234,
    h: plan.artFoot - 43,
    scale: part.scale * Math.min(1, (plan.artFoot - 46) / 165),
    middle: [125 + part.shift, 46 + (plan.artFoot - 46) / 2],
    ridge: !boss,
    rough: 2.2,
    screen: 6.5,
  });
  return sheet(
    CARD.w,
    CARD.h,
    paper(plan.artFoot) +
      art +
      frame() +
      nameStrip(model.name, luck, measure) +
      badge(27, 28, typeGlyph(cardOf(model.face).type), BADGE[model.badge], luck) +
      ribbon(model, plan.artFoot - 10, luck, measure) +
      effect(model, plan) +
      foot(model, luck, measure),
  );
}

/** The ground of the art: the world of the card rather than a class where it has a strong one. */
const artGround = (model: CardModel): Ground => model.ground;

/** Parts share one picture, drawn larger; each shows it through a window that slides along. */
function partShift(model: CardModel): { readonly shift: number; readonly scale: number } {
  const part = model.part;
  if (part === null || part.n === 1) return { shift: 0, scale: 1 };
  const slide = part.n === 3 ? 58 : 70;
  return { shift: -((part.k - (part.n + 1) / 2) * slide), scale: part.n === 3 ? 1.22 : 1.14 };
}

function paper(artFoot: number): string {
  const blush = dots({
    x: 8,
    y: artFoot + 4,
    w: 234,
    h: 340 - artFoot,
    step: 5,
    angle: 0,
    radius: (x, y) => {
      const out = Math.hypot((x - 125) / 125, (y - 278) / 72);
      return Math.min(1.5, Math.max(0, (out - 0.55) * 1.7));
    },
  });
  return (
    `<rect x="0.75" y="0.75" width="248.5" height="348.5" rx="13.5" fill="${BONE}" stroke="${PAPER_EDGE}" stroke-width="1.5"/>` +
    path(blush, PAPER_DOTS)
  );
}

const frame = (): string =>
  `<rect x="3.5" y="3.5" width="243" height="343" rx="11" fill="none" stroke="${INK}" stroke-width="3"/>`;

function nameStrip(name: string, luck: Luck, measure: Measure): string {
  const size = fitLine(typeset(name), 'display', 178, 27, 12, measure);
  return (
    path(roughBox(4, 5.5, 242, 40.5, luck, 1.5, 10), INK) +
    oneLine({ text: typeset(name), font: 'display', x: 58, y: 26 + size * 0.335, size, fill: BONE })
  );
}

export function badge(cx: number, cy: number, outline: string, color: string, luck: Luck): string {
  const k = 29 / 512;
  return (
    path(star(cx, cy, 27, 23.6, 16, luck), INK) +
    path(disc(cx, cy, 22), color) +
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="19.6" fill="none" stroke="${INK}" stroke-width="1.1"/>` +
    `<path d="${outline}" fill="${INK}" transform="translate(${n(cx - 14.5)} ${n(cy - 14.5)}) scale(${k.toFixed(5)})"/>`
  );
}

/** The swallowtail with the card's class; two classes share it, half and half. */
export function ribbon(model: CardModel, y: number, luck: Luck, measure: Measure): string {
  const text = typeset(model.ribbon.toLowerCase());
  const size = fitLine(text, 'label', 176, 16, 12.5, measure);
  const w = Math.min(226, measure(text, 'label') * size + text.length * 0.7 + 36);
  const shape = (grow: number) =>
    roughly(
      [
        [4 - grow, y - grow],
        [4 + w + grow * 1.6, y - grow],
        [4 + w - 10 + grow * 1.2, y + 11.5],
        [4 + w + 1 + grow * 1.6, y + 23 + grow],
        [4 - grow, y + 23 + grow],
      ],
      luckOf(`${model.face}:ribbon`),
      0.8,
      12,
    );
  const second = model.tags.length > 1 ? model.tags[1] : undefined;
  const first = model.tags.length > 1 ? (model.tags[0]?.ground ?? model.ground) : model.ground;
  const split = 8 + (w - 20) * between(luck, 0.52, 0.56);
  const halves =
    second === undefined
      ? ''
      : `<clipPath id="rib"><path d="${shape(0)}"/></clipPath><g clip-path="url(#rib)">${path(
          polygon([
            [split + 6, y - 4],
            [260, y - 4],
            [260, y + 30],
            [split - 6, y + 30],
          ]),
          CLASS[second.ground],
        )}</g>`;
  return `<g transform="rotate(-1.4 8 ${n(y + 11)})">${path(shape(2.2), INK)}${path(shape(0), CLASS[first])}${halves}${oneLine(
    { text, font: 'label', x: 13, y: y + 16.6, size, fill: INK, spacing: 0.7 },
  )}</g>`;
}

const hasFoot = (model: CardModel): boolean => model.part !== null || model.slots !== null;

function planText(model: CardModel, measure: Measure): Plan {
  const words = effectWords(model.text);
  const flavour = typeset(model.flavour)
    .split(' ')
    .map((text) => ({ text, font: 'italic' as const }));
  const burst = model.burst !== null;
  const foot = (hasFoot(model) && !burst) || model.slots !== null ? 303 : hasFoot(model) ? 307 : 337;
  for (const [artFoot, least] of [
    [216, 15.5],
    [200, 14.5],
    [186, 13],
    [176, 11],
  ] as const) {
    const top = artFoot + 17;
    const room = (baseline: number) => (burst && top + baseline > 266 ? 148 : 216);
    const shared = { leading: 1.1, room, even: !burst, measure };
    const setting = fitText({ words, height: foot - top, sizes: [21.5, least], ...shared });
    if (setting === null && words.length > 0) continue;
    const used = setting === null ? 0 : heightOf(setting) + 6;
    // A flavour below a burst's shoulder keeps to the narrow column as the effect does.
    const below = (baseline: number) => room(baseline + used);
    const wanted = words.length === 0 ? ([19, 15] as const) : ([15.5, 14] as const);
    const spare =
      used > 0 && foot - top - used < 16
        ? null
        : fitText({ words: flavour, height: foot - top - used, sizes: wanted, ...shared, room: below });
    return { artFoot, setting, flavour: spare };
  }
  throw new RangeError(`the text of ${model.face} does not fit its card`);
}

function effect(model: CardModel, plan: Plan): string {
  const burst = model.burst !== null;
  const top = plan.artFoot + 17;
  const foot = model.slots !== null ? 303 : hasFoot(model) ? 307 : 337;
  const used =
    (plan.setting === null ? 0 : heightOf(plan.setting)) + (plan.flavour === null ? 0 : heightOf(plan.flavour));
  const gap = plan.setting !== null && plan.flavour !== null ? 6 : 0;
  // With a burst the lines were broken from the top down, so they stay there.
  const lift = burst ? 0 : (foot - top - used - gap) / 2;
  const [x, align] = burst ? ([17, 'start'] as const) : ([125, 'middle'] as const);
  const first = plan.setting === null ? '' : setLines(plan.setting, x, top + lift, align, { fill: INK });
  const second =
    plan.flavour === null
      ? ''
      : setLines(plan.flavour, x, top + lift + gap + (used - heightOf(plan.flavour)), align, { fill: FLAVOUR });
  return first + second;
}

function foot(model: CardModel, luck: Luck, measure: Measure): string {
  const parts = model.part === null ? '' : partsTab(model.part.k, model.part.n, luck);
  const slots = model.slots === null ? '' : slotRow(model.slots, luck);
  const burst =
    model.burst === null
      ? ''
      : burstWith(model.burst, 212, 310, 42, burstColor(model), burstText(model), luck, measure);
  return parts + slots + burst;
}

const isFoe = (model: CardModel): boolean => model.ground === 'monster' || model.ground === 'boss';
const burstColor = (model: CardModel): string =>
  isFoe(model) ? CLASS.boss : model.ground === 'fake' ? INK : CLASS[model.ground];
const burstText = (model: CardModel): string => (isFoe(model) || model.ground === 'fake' ? BONE : INK);

/** A number in a spiked star with an ink rim. */
export function burstWith(
  text: string,
  cx: number,
  cy: number,
  r: number,
  fill: string,
  color: string,
  luck: Luck,
  measure: Measure,
): string {
  const size = fitLine(text, 'display', r * 1.12, r * 0.95, r * 0.4, measure);
  return (
    path(star(cx, cy, r, r * 0.83, 13, luck), INK) +
    path(star(cx, cy, r * 0.85, r * 0.685, 13, luck), fill) +
    oneLine({ text, font: 'display', x: cx, y: cy + size * 0.34, size, fill: color, align: 'middle' })
  );
}

function partsTab(k: number, of: number, luck: Luck): string {
  const shape = roughly(
    [
      [11, 312],
      [78, 312],
      [85, 326.5],
      [78, 341],
      [11, 341],
    ],
    luck,
    0.8,
    11,
  );
  return (
    path(shape, INK) +
    `<path d="${glyph('gears')}" fill="${BONE}" transform="translate(16 316) scale(${(21 / 512).toFixed(5)})"/>` +
    oneLine({ text: `${k}/${of}`, font: 'display', x: 42, y: 334, size: 21, fill: BONE })
  );
}

function slotRow(slots: number, luck: Luck): string {
  return Array.from({ length: slots }, (_, i) => {
    const cx = 28 + i * 34;
    return (
      path(star(cx, 324, 16.5, 14, 12, luck), INK) +
      `<path d="${glyph('broadsword')}" fill="${BONE}" transform="translate(${n(cx - 10)} 314) scale(${(20 / 512).toFixed(5)})"/>`
    );
  }).join('');
}

/** A scene whose figures are moved together so that they fill a square: for small prints. */
export function closeUp(scene: CardScene): {
  readonly scale: (w: number, h: number) => number;
  readonly x: number;
  readonly y: number;
} {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, size } of scene.figures) {
    const half = size * 0.47;
    left = Math.min(left, x - half);
    right = Math.max(right, x + half);
    top = Math.min(top, y - half);
    bottom = Math.max(bottom, y + half);
  }
  return {
    scale: (w, h) => Math.min(w / (right - left), h / (bottom - top)),
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  };
}

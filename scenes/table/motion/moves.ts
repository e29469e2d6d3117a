// Cards on their way: flights with an arc, the slap of a played card, the paw that steals, the portal that swallows.
// Each says how long it takes. Where a card starts and ends is read from the pictures, never decided here.

import type { Back, Thing, ThingKey } from '../../../src/present/brah/table/picture.ts';
import type { Cue } from '../../../src/present/brah/table/stage.ts';
import { type Pose, poseOf, type ThingNode } from '../thing-node.ts';
import { ABOVE, between, type Performer, sized } from './performer.ts';
import { EASE, type Ease } from './timeline.ts';

type Move = Extract<Cue, { cue: 'move' }>;

/** A card that travels: its own node, or one made for the way; `stays` when it lies there in the end. */
type Traveller = { readonly node: ThingNode; readonly from: Pose; readonly to: Pose; readonly stays: boolean };

/** The back a card shows while nobody may see its face. */
const BACK_OF: Readonly<Record<string, Back>> = {
  'pile:draw': 'draw',
  'pile:treasure': 'treasure',
  'pile:cathulhu': 'cathulhu',
  'pile:traits': 'trait',
};

function traveller(motion: Performer, move: Move): Traveller | null {
  const change = motion.change;
  const own = motion.nodes.get(move.thing);
  const gone = change?.left.get(move.thing);
  const start = change?.before.get(move.thing) ?? motion.place(move.from, 'before');
  const end = motion.place(move.to, 'after');
  if (own !== undefined && own.thing.look.as !== 'area') {
    if (start === null || start === undefined) return null;
    return { node: own, from: sized(start, own.thing), to: poseOf(own.thing), stays: true };
  }
  if (end === null || start === null || start === undefined) return null;
  if (gone !== undefined) return { node: gone, from: gone.at, to: sized(end, gone.thing), stays: false };
  // A card nobody here may see: its back goes, as large as a pile's card.
  const model = sample(motion);
  if (model === null) return null;
  const node = motion.copy(model, { as: 'back', back: BACK_OF[move.from] ?? BACK_OF[move.to] ?? 'draw' });
  return { node, from: sized(start, node.thing), to: sized(end, node.thing), stays: false };
}

/** Any card of a pile, for its size. */
function sample(motion: Performer): Thing | null {
  const piles = [...motion.nodes.values()].map((node) => node.thing).filter((thing) => thing.zone === 'piles');
  const thing = piles.find((one) => one.look.as === 'back') ?? piles[0];
  return thing === undefined ? null : { ...thing, number: null, fakes: 0 };
}

/** Gets a traveller ready: hidden until it leaves, above everything while it flies. */
function depart(motion: Performer, { node, from }: Traveller): void {
  motion.touch(node);
  motion.pose(node, from);
  node.container.setDepth(ABOVE);
}

function arrive(motion: Performer, { node, stays }: Traveller): void {
  if (stays) motion.rest(node);
  else motion.drop(node);
}

/** A flight on an arc; a card that comes from a face-down pile turns over at 55 percent of the way. */
export function fly(motion: Performer, move: Move, at: number): number {
  const way = traveller(motion, move);
  if (way === null) return 0;
  const { node, from, to } = way;
  depart(motion, way);
  const { look } = node.thing;
  const back = BACK_OF[move.from];
  const turns = back !== undefined && (look.as === 'face' || look.as === 'mini') && way.stays;
  const cover = turns ? motion.copy(node.thing, { as: 'back', back }) : null;
  cover?.pose(from);
  if (turns) motion.pose(node, { ...from, alpha: 0 });
  const rise = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.22);
  const ms = move.how === 'discard' ? 260 : 320;
  const step = (t: number) => {
    const flat = between(from, to, t);
    const pose = { ...flat, y: flat.y - Math.sin(Math.PI * Math.min(1, t)) * rise };
    if (cover === null) {
      motion.pose(node, pose);
      return;
    }
    const open = t < 0.55 ? 1 - t / 0.55 : (t - 0.55) / 0.45;
    const wide = Math.sin((open * Math.PI) / 2);
    cover.pose({ ...pose, scaleX: pose.scaleX * wide, alpha: t < 0.55 ? 1 : 0 });
    motion.pose(node, { ...pose, scaleX: pose.scaleX * wide, alpha: t < 0.55 ? 0 : 1 });
  };
  motion.add(at, ms, EASE.cubicOut, step, () => {
    if (cover !== null) motion.drop(cover);
    arrive(motion, way);
  });
  return ms;
}

/** Played: it comes over the table and slaps down; ink flies off its edges. */
export function slap(motion: Performer, move: Move, at: number): number {
  const way = traveller(motion, move);
  if (way === null) return 0;
  const { node, from, to } = way;
  depart(motion, way);
  const high: Pose = { ...to, scaleX: to.scaleX * 1.12, scaleY: to.scaleY * 1.12 };
  motion.add(at, 200, EASE.cubicOut, (t) => motion.pose(node, between(from, high, t)));
  motion.add(
    at + 200,
    120,
    EASE.backIn,
    (t) => motion.pose(node, between(high, to, t)),
    () => arrive(motion, way),
  );
  motion.shake(at + 300, 140, 2);
  if (move.how === 'play') dust(motion, at + 290, to, node.thing);
  return 340;
}

/** Eight gouges of ink that fly off a card's edges. */
export function dust(motion: Performer, at: number, pose: Pose, thing: Thing): void {
  const { w, h } = thing.place.box;
  for (let i = 0; i < 8; i += 1) {
    const angle = (i * Math.PI) / 4 + 0.35;
    const image = motion.print('fx:gouge', pose.x, pose.y, 34, 9);
    if (image === null) return;
    image.setAlpha(0).setRotation(angle);
    const reach = { x: Math.cos(angle) * w * 0.5 * pose.scaleX, y: Math.sin(angle) * h * 0.5 * pose.scaleY };
    const step = (t: number) =>
      image.setAlpha(1 - t).setPosition(pose.x + reach.x * (1 + t * 0.5), pose.y + reach.y * (1 + t * 0.5));
    motion.add(at, 220, EASE.quadOut, step, () => motion.drop(image));
  }
}

/** A black paw hooks the card and pulls it to its new owner. */
export function steal(motion: Performer, move: Move, at: number): number {
  const way = traveller(motion, move);
  if (way === null) return 0;
  const { node, from, to } = way;
  depart(motion, way);
  const size = Math.max(70, node.thing.place.box.w * 1.1);
  const paw = motion.print('fx:paw', from.x, from.y, size * 2.1, size);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  // The print's toes point left: its arm reaches from where the card goes.
  paw?.setOrigin(0.07, 0.5).setRotation(angle).setAlpha(0);
  const reachFrom = { x: from.x + Math.cos(angle) * 180, y: from.y + Math.sin(angle) * 180 };
  if (paw !== null) {
    const step = (t: number) => paw.setAlpha(Math.min(1, t * 2)).setPosition(...mixed(reachFrom, from, t));
    motion.add(at, 140, EASE.quadOut, step);
  }
  const pull: Ease = EASE.backIn;
  const step = (t: number) => {
    const pose = between(from, to, t);
    motion.pose(node, pose);
    paw?.setPosition(pose.x, pose.y).setAlpha(t > 0.8 ? Math.max(0, (1 - t) * 5) : 1);
  };
  motion.add(at + 140, 360, pull, step, () => {
    if (paw !== null) motion.drop(paw);
    arrive(motion, way);
  });
  return 500;
}

/** A portal opens and the card spirals into it. */
export function banish(motion: Performer, move: Move, at: number): number {
  const way = traveller(motion, move);
  if (way === null) return 0;
  const { node, from, to, stays } = way;
  depart(motion, way);
  const size = Math.max(110, node.thing.place.box.w * 1.3);
  const portal = motion.print('fx:portal', to.x, to.y, size, size);
  const full = portal?.scaleX ?? 1;
  portal?.setDepth(ABOVE - 1).setScale(0);
  if (portal !== null) {
    motion.add(at, 160, EASE.backOut, (t) => portal.setScale(full * t));
    motion.add(at, 700, EASE.linear, (t) => portal.setRotation(t * 4));
    motion.add(
      at + 540,
      160,
      EASE.cubicIn,
      (t) => portal.setScale(full * (1 - t)),
      () => motion.drop(portal),
    );
  }
  const step = (t: number) => {
    const swing = (1 - t) * t * 160;
    const pose = between(from, to, t);
    const shrink = Math.max(0.02, 1 - t);
    motion.pose(node, {
      ...pose,
      x: pose.x + Math.cos(t * 9) * swing,
      y: pose.y + Math.sin(t * 9) * swing,
      angle: from.angle + t * 540,
      scaleX: pose.scaleX * shrink,
      scaleY: pose.scaleY * shrink,
    });
  };
  motion.add(at + 120, 420, EASE.cubicIn, step, () => {
    if (stays) motion.rest(node);
    else motion.drop(node);
  });
  return 620;
}

function mixed(a: { x: number; y: number }, b: { x: number; y: number }, t: number): [number, number] {
  return [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
}

/** Turns a thing over on its long edge; its other side is already the one it shows. */
export function flip(motion: Performer, key: ThingKey, at: number): number {
  const node = motion.nodes.get(key);
  const was = motion.change?.before.get(key);
  if (node === undefined) return 0;
  motion.touch(node);
  const to = poseOf(node.thing);
  const old = was === undefined ? null : motion.copy(was.thing);
  const from = was?.pose ?? to;
  motion.pose(node, { ...to, alpha: 0 });
  const step = (t: number) => {
    const pose = between(from, to, t);
    const wide = Math.abs(Math.cos(t * Math.PI));
    old?.pose({ ...pose, scaleY: wide, alpha: t < 0.5 ? 1 : 0 });
    motion.pose(node, { ...pose, scaleY: wide, alpha: t < 0.5 ? 0 : 1 });
  };
  motion.add(at, 300, EASE.sineInOut, step, () => motion.rest(node));
  return 300;
}

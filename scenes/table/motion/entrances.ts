// Great moments: a monster torn into the lane, Kevin and his paw, a Cursed Idol falling, the own turn, a player out,
// the victory. Each says how long it takes.

import type { Seat } from '../../../src/core/brah/public.ts';
import type { ThingKey } from '../../../src/present/brah/table/picture.ts';
import { crownScrap, darkScrap, raysScrap, ribbonScrap, stoneScrap } from '../art/torn.ts';
import { middleImage } from '../kit.ts';
import { type Pose, poseOf } from '../thing-node.ts';
import { party } from './fights.ts';
import { ABOVE, between, type Performer } from './performer.ts';
import { dust } from './moves.ts';
import { EASE } from './timeline.ts';

type Scrap = Parameters<typeof middleImage>[1];

function show(motion: Performer, scrap: Scrap, x: number, y: number, depth: number) {
  const image = middleImage(motion.kit, scrap, x, y);
  if (image === null) return null;
  motion.pass(image);
  motion.kit.scene.add.existing(image);
  return image.setDepth(depth);
}

/** The lane rips open from its middle. */
export function monster(motion: Performer, foe: ThingKey, at: number): number {
  const node = motion.nodes.get(foe);
  if (node === undefined) return 0;
  motion.touch(node);
  const rest = poseOf(node.thing);
  const { w, h } = node.thing.place.box;
  motion.pose(node, { ...rest, scaleX: 0.02, alpha: 0 });
  const crack = motion.print('fx:crack', rest.x, rest.y, w * 0.7, h * 1.15);
  crack?.setAlpha(0);
  const full = crack?.scaleX ?? 1;
  if (crack !== null) {
    const open = (t: number) => crack.setAlpha(1 - t * t).setScale(full * (1 + t * 1.5), crack.scaleY);
    motion.add(at, 300, EASE.cubicOut, open, () => motion.drop(crack));
  }
  const step = (t: number) => motion.pose(node, { ...rest, scaleX: 0.02 + 0.98 * t, alpha: Math.min(1, t * 2) });
  motion.add(at + 60, 280, EASE.cubicOut, step, () => motion.rest(node));
  motion.shake(at, 160, 2);
  return 340;
}

/** Rays turn, a paw swipes across and leaves four cuts, then the boss is there. */
export function kevin(motion: Performer, foe: ThingKey, ms: number, at: number): number {
  const node = motion.nodes.get(foe);
  if (node === undefined) return 0;
  motion.touch(node);
  const rest = poseOf(node.thing);
  const { w, h } = node.thing.place.box;
  motion.pose(node, { ...rest, alpha: 0 });
  const rays = show(motion, raysScrap(Math.round(h * 0.85)), rest.x, rest.y, node.rank - 0.5);
  if (rays !== null) {
    rays.setAlpha(0);
    const step = (t: number) => rays.setAngle(t * 24).setAlpha(Math.min(1, t * 5, (1 - t) * 4) * 0.9);
    motion.add(at, ms + 500, EASE.linear, step, () => motion.drop(rays));
  }
  const swipe = ms * 0.35;
  const paw = motion.print('fx:paw', rest.x + w * 2, rest.y, w * 2.2, w * 1.05);
  if (paw !== null) {
    paw.setOrigin(0.16, 0.5).setAlpha(0).setAngle(-24);
    const step = (t: number) =>
      paw
        .setAlpha(t > 0.85 ? (1 - t) / 0.15 : 1)
        .setPosition(rest.x + w * (1.3 - 2.2 * t), rest.y - h * (0.6 - 1.1 * t));
    motion.add(at, swipe, EASE.cubicOut, step, () => motion.drop(paw));
  }
  const cuts = motion.print('fx:cuts', rest.x, rest.y, h * 0.95, h * 0.95);
  if (cuts !== null) {
    const full = cuts.scaleX;
    cuts.setAlpha(0);
    motion.add(at + swipe * 0.5, 120, EASE.quadIn, (t) => cuts.setAlpha(1).setScale(full, full * t));
    motion.add(
      at + ms * 0.7,
      ms * 0.3,
      EASE.linear,
      (t) => cuts.setAlpha(1 - t),
      () => motion.drop(cuts),
    );
  }
  motion.shake(at + swipe * 0.5, 260, 4);
  const high: Pose = { ...rest, scaleX: 1.35, scaleY: 1.35, alpha: 0 };
  const step = (t: number) => motion.pose(node, { ...between(high, rest, t), alpha: Math.min(1, t * 2) });
  motion.add(at + ms * 0.55, ms * 0.45, EASE.cubicOut, step, () => motion.rest(node));
  return ms;
}

/** The table darkens, the idol drops, every plank jumps. */
export function idol(motion: Performer, key: ThingKey, at: number): number {
  const node = motion.nodes.get(key);
  if (node === undefined) return 0;
  motion.touch(node);
  const rest = poseOf(node.thing);
  const from: Pose = { ...rest, y: rest.y - 260, scaleX: 1.5, scaleY: 1.5 };
  motion.pose(node, { ...from, alpha: 0 });
  darken(motion, at, 620, 0.22);
  const step = (t: number) => {
    node.container.setDepth(ABOVE);
    motion.pose(node, { ...between(from, rest, t), alpha: 1 });
  };
  motion.add(at, 520, EASE.bounceOut, step, () => motion.rest(node));
  motion.shake(at + 190, 240, 3, true);
  return 560;
}

function darken(motion: Performer, at: number, ms: number, much: number): void {
  const picture = motion.change?.picture;
  if (picture === undefined) return;
  const dark = show(motion, darkScrap(), picture.width / 2, picture.height / 2, ABOVE - 2);
  if (dark === null) return;
  dark.setDisplaySize(picture.width + 40, picture.height + 40).setAlpha(0);
  motion.add(
    at,
    ms,
    EASE.linear,
    (t) => dark.setAlpha(much * Math.min(1, t * 6, (1 - t) * 4)),
    () => motion.drop(dark),
  );
}

/** The ribbon that says whose go it is sweeps over the table. */
export function turn(motion: Performer, words: string, at: number): number {
  const picture = motion.change?.picture;
  if (picture === undefined) return 0;
  const [x, y] = [picture.width / 2, picture.height * 0.42];
  const ribbon = show(motion, ribbonScrap(words), x, y, ABOVE + 2);
  if (ribbon === null) return 0;
  ribbon.setAlpha(0);
  if (motion.calm) {
    motion.add(at, 120, EASE.linear, (t) => ribbon.setAlpha(t));
    motion.add(
      at + 480,
      120,
      EASE.linear,
      (t) => ribbon.setAlpha(1 - t),
      () => motion.drop(ribbon),
    );
    return 0;
  }
  ribbon.setAngle(-3);
  const away = picture.width / 2 + 320;
  motion.add(at, 240, EASE.cubicOut, (t) => ribbon.setAlpha(1).setX(x - away * (1 - t)));
  motion.add(
    at + 560,
    220,
    EASE.cubicIn,
    (t) => ribbon.setX(x + away * t),
    () => motion.drop(ribbon),
  );
  return 450;
}

/** A tombstone drops on a player who is out. */
export function out(motion: Performer, seat: Seat, at: number): number {
  return fallOn(motion, seat, at, 'sign:tombstone', 0.25);
}

/** Rays and a crown for whoever won. */
export function victory(motion: Performer, seat: Seat | null, at: number): number {
  const picture = motion.change?.picture;
  if (picture === undefined) return 0;
  const box = (seat === null ? null : party(motion, seat)) ?? { x: 0, y: 0, w: picture.width, h: picture.height };
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const rays = show(motion, raysScrap(220, '#FFCB1F'), x, y, ABOVE - 1);
  if (rays !== null) {
    rays.setAlpha(0);
    const step = (t: number) => rays.setAngle(t * 40).setAlpha(Math.min(1, t * 5, (1 - t) * 3) * 0.75);
    motion.add(at, 1500, EASE.linear, step, () => motion.drop(rays));
  }
  const node = seat === null ? undefined : motion.nodes.get(`hero:${seat}:0`);
  if (node !== undefined) dust(motion, at + 260, poseOf(node.thing), node.thing);
  return Math.max(900, seat === null ? 0 : fallOn(motion, seat, at, 'sign:crown', 0.15));
}

function fallOn(motion: Performer, seat: Seat, at: number, sign: string, dark: number): number {
  const box = party(motion, seat);
  const cut = motion.kit.prints.cut(sign);
  if (box === null || cut === null) return 0;
  const scrap = sign === 'sign:crown' ? crownScrap(cut) : stoneScrap(cut);
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const image = show(motion, scrap, x, y, ABOVE + 1);
  if (image === null) return 0;
  const full = image.scaleX;
  image.setAlpha(0);
  darken(motion, at, 800, dark);
  const step = (t: number) =>
    image
      .setAlpha(1)
      .setPosition(x, y - 220 * (1 - t))
      .setScale(full * (1.6 - 0.6 * t));
  motion.add(at, 420, EASE.bounceOut, step);
  motion.add(
    at + 700,
    200,
    EASE.linear,
    (t) => image.setAlpha(1 - t),
    () => motion.drop(image),
  );
  motion.shake(at + 150, 260, 3, true);
  return 700;
}

// What a fight looks like: weapons flying at the foe, the foe torn in two, the claws of a lost one; and the stamps and
// the riffle of a pile. Each says how long it takes.

import type { Seat } from '../../../src/core/brah/public.ts';
import type { ThingKey } from '../../../src/present/brah/table/picture.ts';
import type { Cue } from '../../../src/present/brah/table/stage.ts';
import { totalScrap, tornHalf } from '../art/torn.ts';
import { middleImage } from '../kit.ts';
import { type Pose, poseOf, type ThingNode } from '../thing-node.ts';
import { ABOVE, between, type Performer } from './performer.ts';
import { EASE } from './timeline.ts';

const EACH = 140;

type Attack = Extract<Cue, { readonly cue: 'attack' }>;

/** The weapons used fly to the foe one after another; it jolts at each hit, and the total counts up. */
export function attack(motion: Performer, { weapons, totals, foe }: Attack, at: number): number {
  const target = motion.place(foe, 'before');
  if (target === null) return 0;
  const hit = motion.nodes.get(foe) ?? motion.change?.left.get(foe);
  let start = at;
  for (const [i, key] of weapons.entries()) {
    const seen = motion.place(key, 'before');
    if (seen === null) continue;
    const flier = motion.copy(seen.thing);
    const [from, to] = [seen.pose, { ...target.pose, angle: 40, scaleX: 0.7, scaleY: 0.7 }];
    flier.pose({ ...from, alpha: 0 });
    const step = (t: number) => flier.pose({ ...between(from, to, t), alpha: 1 });
    motion.add(start, EACH, EASE.quadIn, step, () => motion.drop(flier));
    if (hit !== undefined) jolt(motion, hit, start + EACH);
    motion.shake(start + EACH, 110, 1.5);
    count(motion, totals[i] ?? '', target.pose, start + EACH, i === weapons.length - 1);
    start += EACH;
  }
  return start - at + 110;
}

/** The total so far over the foe; the last one stays a little longer. */
function count(motion: Performer, text: string, { x, y }: Pose, at: number, isLast: boolean): void {
  const image = text === '' ? null : middleImage(motion.kit, totalScrap(text), x, y);
  if (image === null) return;
  motion.pass(image);
  motion.kit.scene.add.existing(image);
  image.setDepth(ABOVE + 1).setAlpha(0);
  const ms = isLast ? 420 : EACH;
  const step = (t: number) =>
    image.setAlpha(t < 0.8 ? 1 : (1 - t) * 5).setScale(1 + 0.35 * Math.max(0, 1 - t * 4) - (isLast ? 0 : 0.1));
  motion.add(at, ms, EASE.linear, step, () => motion.drop(image));
}

function jolt(motion: Performer, node: ThingNode, at: number): void {
  const rest = poseOf(node.thing);
  motion.add(at, 100, EASE.linear, (t) => {
    const swing = Math.sin(t * Math.PI * 2) * (1 - t);
    motion.pose(node, { ...rest, x: rest.x + swing * 6, angle: rest.angle + swing * 2.5 });
  });
}

/** The foe tears in two along a zigzag; the halves fall apart. */
export function won(motion: Performer, foe: ThingKey, at: number): number {
  const seen = motion.change?.before.get(foe);
  const gone = motion.change?.left.get(foe);
  const stays = motion.nodes.get(foe);
  if (seen === undefined) return 0;
  const { pose, thing } = seen;
  const { look } = thing;
  if (look.as !== 'face' && look.as !== 'mini') return 0;
  const { w, h } = thing.place.box;
  if (gone !== undefined) {
    motion.touch(gone);
    motion.add(at, 1, EASE.linear, () => motion.drop(gone));
  }
  if (stays !== undefined) motion.touch(stays);
  const cut = motion.kit.prints.source(look.as, look.face);
  if (cut !== null) {
    for (const side of [-1, 1] as const) {
      const half = middleImage(motion.kit, tornHalf(look.face, cut, w, h, side), pose.x, pose.y);
      if (half === null) continue;
      motion.pass(half);
      motion.kit.scene.add.existing(half);
      half.setDepth(ABOVE).setAngle(pose.angle).setAlpha(0);
      const step = (t: number) =>
        half
          .setAlpha(t > 0.6 ? (1 - t) / 0.4 : 1)
          .setPosition(pose.x + side * t * 70, pose.y + t * t * 120)
          .setAngle(pose.angle + side * t * 24);
      motion.add(at, 380, EASE.quadIn, step, () => motion.drop(half));
    }
  }
  const crack = motion.print('fx:crack', pose.x, pose.y, w * 0.6, h * 1.1);
  crack?.setAngle(pose.angle).setAlpha(0);
  if (crack !== null)
    motion.add(
      at,
      240,
      EASE.quadOut,
      (t) => crack.setAlpha(1 - t),
      () => motion.drop(crack),
    );
  motion.shake(at, 200, 2.5);
  return 380;
}

/** Four claw cuts over the party that lost. */
export function lost(motion: Performer, seat: Seat, at: number): number {
  const box = party(motion, seat);
  if (box === null) return 0;
  const size = Math.min(260, Math.max(120, box.h * 1.5));
  const cuts = motion.print('fx:cuts', box.x + box.w / 2, box.y + box.h / 2, size, size);
  if (cuts === null) return 0;
  const full = cuts.scaleX;
  cuts.setAlpha(0);
  motion.add(at, 160, EASE.quadIn, (t) => cuts.setAlpha(1).setScale(full * (0.6 + 0.4 * t), full * t));
  motion.add(
    at + 380,
    220,
    EASE.linear,
    (t) => cuts.setAlpha(1 - t),
    () => motion.drop(cuts),
  );
  motion.shake(at + 120, 300, 4);
  return 600;
}

/** The box that a player's heroes fill. */
export function party(motion: Performer, seat: Seat): { x: number; y: number; w: number; h: number } | null {
  const things = [motion.change?.picture, motion.change?.former].flatMap((picture) => picture?.things ?? []);
  const boxes = things.filter(({ key }) => key.startsWith(`hero:${seat}:`)).map(({ place }) => place.box);
  const whole = things.find(({ key }) => key === `player:${seat}`)?.place.box;
  if (whole !== undefined) return whole;
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
  const w = Math.max(...boxes.map((b) => b.x + b.w)) - x;
  return { x, y, w, h: Math.max(...boxes.map((b) => b.y + b.h)) - y };
}

/** A stamp slams onto a thing, stays a moment and is gone. */
export function stamp(motion: Performer, at: ThingKey, kind: 'pure' | 'fake' | 'nay', start: number): number {
  const seen = motion.place(at, 'after');
  if (seen === null) return 0;
  const wide = Math.min(230, Math.max(96, seen.thing.place.box.w * 1.15));
  const image = motion.print(`fx:stamp-${kind}`, seen.pose.x, seen.pose.y, wide, wide * 0.52);
  if (image === null) return 0;
  const full = image.scaleX;
  image.setAlpha(0).setAngle(-8);
  if (motion.calm) {
    motion.add(start, 120, EASE.linear, (t) => image.setAlpha(t));
  } else {
    motion.add(start, 180, EASE.backOut, (t) => image.setAlpha(Math.min(1, t * 2)).setScale(full * (1.9 - 0.9 * t)));
    motion.shake(start + 120, 140, kind === 'nay' ? 3 : 2);
  }
  motion.add(
    start + 520,
    120,
    EASE.linear,
    (t) => image.setAlpha(1 - t),
    () => motion.drop(image),
  );
  return kind === 'nay' ? 440 : 260;
}

/** The pile riffles: its cards slide apart and together. */
export function shuffle(motion: Performer, pile: ThingKey, at: number): number {
  const node = motion.nodes.get(pile);
  if (node === undefined || node.thing.look.as === 'gap') return 0;
  const rest = poseOf(node.thing);
  for (const side of [-1, 1] as const) {
    const half = motion.copy(node.thing);
    half.pose({ ...rest, alpha: 0 });
    const step = (t: number) => {
      const open = Math.sin(t * Math.PI * 2) ** 2;
      half.pose({ ...rest, x: rest.x + side * open * 20, angle: side * open * 7 });
    };
    motion.add(at, 420, EASE.linear, step, () => motion.drop(half));
  }
  return 420;
}

// What every effect moves things with: time, copies, prints, shakes, and the end of it all. Knows no cue.

import type { Look, Picture, Thing, ThingKey } from '../../../src/present/brah/table/picture.ts';
import { type Image, type Kit, printImage } from '../kit.ts';
import { type Pose, poseOf, ThingNode } from '../thing-node.ts';
import { EASE, type Ease, Timeline } from './timeline.ts';

/** What is painted above all things of the picture: what is in flight or held. */
export const ABOVE = 100_000;
/** A thing as it stood before: its pose and its size. */
export type Seen = { readonly pose: Pose; readonly thing: Thing };

/** The picture before and after, and the nodes of things that are no longer on the table. */
export type Change = {
  readonly before: ReadonlyMap<ThingKey, Seen>;
  readonly left: ReadonlyMap<ThingKey, ThingNode>;
  readonly former: Picture;
  readonly picture: Picture;
};

/** Anything made for the length of a motion only. */
type Passing = { destroy(): void };

export class Performer {
  calm = false;
  change: Change | null = null;
  private held: ThingNode | null = null;
  protected pace = 1;
  private readonly line = new Timeline();
  private readonly passing = new Set<Passing>();
  protected readonly touched = new Set<ThingNode>();

  constructor(
    readonly kit: Kit,
    readonly nodes: ReadonlyMap<ThingKey, ThingNode>,
    private readonly scroll: (x: number, y: number) => void,
  ) {}

  get size(): number {
    return this.line.size;
  }

  tick(ms: number): void {
    this.line.tick(ms * this.pace);
    if (this.line.size === 0 && this.change !== null) this.finish();
  }

  add(at: number, ms: number, ease: Ease, step: (t: number) => void, done?: () => void): void {
    this.line.add({ at, ms, ease, step, ...(done === undefined ? {} : { done }) });
  }

  run(ms: number, ease: Ease, step: (t: number) => void): void {
    this.add(0, ms, ease, step);
  }

  /** Takes note that a thing is moved by a cue: whatever else moves leaves it alone. */
  touch(node: ThingNode): void {
    this.touched.add(node);
  }

  /** Poses a thing unless the hand holds it. */
  pose(node: ThingNode, pose: Pose): void {
    if (node !== this.held) node.pose(pose);
  }

  rest(node: ThingNode): void {
    if (node !== this.held) node.rest();
  }

  /** Something that lives no longer than the motion. */
  pass<T extends Passing>(thing: T): T {
    this.passing.add(thing);
    return thing;
  }

  drop(thing: Passing): void {
    if (this.passing.delete(thing)) thing.destroy();
  }

  /** A copy of a thing that flies in its stead. */
  copy(thing: Thing, look: Look = thing.look): ThingNode {
    const bare = { ...thing, look, mark: 'plain', count: null, picks: [] } as const;
    const node = this.pass(new ThingNode(this.kit, bare));
    node.container.setDepth(ABOVE);
    return node;
  }

  /** An effect's print, with its middle at a point; null while the prints are on their way. */
  print(name: string, x: number, y: number, w: number, h: number): Image | null {
    const print = this.kit.prints.small(name);
    if (print === null) return null;
    const image = this.pass(printImage(this.kit, print, { x: 0, y: 0, w, h }));
    this.kit.scene.add.existing(image);
    return image
      .setOrigin(0.5, 0.5)
      .setPosition(x, y)
      .setDepth(ABOVE + 1);
  }

  /** Where a key's thing is, was, or (for what has no thing) where its zone lies. */
  place(key: ThingKey, first: 'before' | 'after'): Seen | null {
    const after = this.nodes.get(key);
    const now: Seen | undefined = after === undefined ? undefined : { pose: poseOf(after.thing), thing: after.thing };
    const was = this.change?.before.get(key);
    return (first === 'before' ? (was ?? now) : (now ?? was)) ?? null;
  }

  shake(at: number, ms: number, much: number, upright = false): void {
    if (this.calm) return;
    this.add(at, ms, EASE.linear, (t) => {
      const swing = Math.sin(t * Math.PI * 5) * much * (1 - t);
      this.scroll(upright ? 0 : swing, upright ? Math.abs(swing) : swing * 0.6);
    });
  }

  settle(node: ThingNode): void {
    this.held = null;
    const from = node.at;
    const to = poseOf(node.thing);
    if (this.calm) {
      node.rest();
      return;
    }
    this.add(
      0,
      160,
      EASE.cubicOut,
      (t) => this.pose(node, between(from, to, t)),
      () => this.rest(node),
    );
  }

  hold(node: ThingNode | null): void {
    this.held = node;
  }

  /** Ends everything on the picture as it is. */
  finish(): void {
    this.line.clear();
    this.pace = 1;
    for (const thing of this.passing) thing.destroy();
    this.passing.clear();
    this.touched.clear();
    this.change = null;
    this.scroll(0, 0);
    for (const node of this.nodes.values()) this.rest(node);
  }
}

export function between(a: Pose, b: Pose, t: number): Pose {
  const mix = (from: number, to: number) => from + (to - from) * t;
  return {
    x: mix(a.x, b.x),
    y: mix(a.y, b.y),
    angle: mix(a.angle, b.angle),
    scaleX: mix(a.scaleX, b.scaleX),
    scaleY: mix(a.scaleY, b.scaleY),
    alpha: mix(a.alpha, b.alpha),
  };
}

/** A pose elsewhere for a thing as it is now: as large as what stood there. */
export function sized(seen: Seen, thing: Thing): Pose {
  const scale = seen.thing.look.as === 'area' ? 0.35 : seen.thing.place.box.w / thing.place.box.w;
  return { ...seen.pose, scaleX: scale, scaleY: scale };
}

export function differs(a: Pose, b: Pose): boolean {
  return Math.abs(a.x - b.x) > 0.5 || Math.abs(a.y - b.y) > 0.5 || Math.abs(a.angle - b.angle) > 0.1;
}

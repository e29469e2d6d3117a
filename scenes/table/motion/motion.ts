// The one gateway for everything that moves on the table: what cues look like, at full measure or calm. Things are at
// rest before it starts and again when it ends or is ended. Decides no picture.

import type { Picture, ThingKey } from '../../../src/present/brah/table/picture.ts';
import type { Cue } from '../../../src/present/brah/table/stage.ts';
import type { Kit } from '../kit.ts';
import type { Layer } from '../layers.ts';
import type { Pose, ThingNode } from '../thing-node.ts';
import { poseOf } from '../thing-node.ts';
import { EASE, type Ease, Timeline } from './timeline.ts';

/** The picture before and after, and the nodes of things that are no longer on the table. */
export type Change = {
  readonly before: ReadonlyMap<ThingKey, Pose>;
  readonly left: ReadonlyMap<ThingKey, ThingNode>;
  readonly former: Picture;
  readonly picture: Picture;
};

export class Motion {
  calm = false;
  private readonly line = new Timeline();
  private readonly free = new Set<ThingNode>();

  constructor(
    readonly kit: Kit,
    readonly nodes: ReadonlyMap<ThingKey, ThingNode>,
    readonly shapes: Layer,
    readonly shake: (x: number, y: number) => void,
  ) {}

  get size(): number {
    return this.line.size;
  }

  tick(ms: number): void {
    this.line.tick(ms);
  }

  run(ms: number, ease: Ease, step: (t: number) => void): void {
    this.line.add({ at: 0, ms, ease, step });
  }

  play(_cues: readonly Cue[], change: Change): void {
    for (const node of change.left.values()) node.destroy();
  }

  settle(node: ThingNode): void {
    const from = node.at;
    const to = poseOf(node.thing);
    this.run(160, EASE.cubicOut, (t) => node.pose(between(from, to, t)));
  }

  let(node: ThingNode): void {
    this.free.add(node);
  }

  forget(): void {
    this.free.clear();
  }

  finish(): void {
    this.line.clear();
    this.shake(0, 0);
    for (const node of this.nodes.values()) node.rest();
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

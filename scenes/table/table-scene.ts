// The table as Phaser paints it: takes a Picture, keeps a node for each thing by its key, and lets motion run between
// one picture and the next. The picture is at rest before any motion starts. Reads no input and decides nothing.

import * as Phaser from 'phaser';
import type { Picture, ThingKey } from '../../src/present/brah/table/picture.ts';
import type { Cue } from '../../src/present/brah/table/stage.ts';
import type { Kit } from './kit.ts';
import { decorKey, decorPieces, labelPieces, labelScrap, Layer } from './layers.ts';
import { Motion } from './motion/motion.ts';
import { ABOVE } from './motion/performer.ts';
import { EASE } from './motion/timeline.ts';
import { snapped } from './snap.ts';
import { type PrintShop, Prints } from './textures/prints.ts';
import { Scraps } from './textures/scraps.ts';
import { type Pose, poseOf, ThingNode } from './thing-node.ts';

const LIFT = 7;

export class TableScene extends Phaser.Scene {
  private kit!: Kit;
  private planks!: Phaser.GameObjects.Image;
  private shapes!: Layer;
  private words!: Layer;
  private motion!: Motion;
  private readonly nodes = new Map<ThingKey, ThingNode>();
  private readonly clipped = new Map<string, boolean>();
  private picture: Picture | null = null;
  private held: { readonly thing: ThingKey; readonly x: number; readonly y: number } | null = null;
  private pointed: ThingKey | null = null;
  private pixels = 1;
  private dirty = false;
  private waiting: ReturnType<typeof setTimeout> | null = null;
  private last = 0;
  /** What is still to be laid of the first picture, a part a frame: wood and zones are seen at once, cards a little later. */
  private toLay: (() => void)[] = [];
  /** Asks for frames until nothing moves; set by whoever runs the loop. */
  wakes: () => void = () => undefined;

  constructor(
    private readonly start: { readonly dpr: number; readonly calm: boolean; readonly shop: PrintShop },
    private readonly opened: () => void,
  ) {
    // No plugin that listens, loads or ticks.
    super({ key: 'table', plugins: [] });
  }

  create(): void {
    this.pixels = this.start.dpr;
    const prints = new Prints(this.start.shop, this.textures, false, () => this.arrive());
    this.kit = { scene: this, scraps: new Scraps(this.textures, this.pixels), prints };
    this.planks = this.add.image(0, 0, '__WHITE').setOrigin(0.5, 0.5).setDepth(-1).setVisible(false);
    this.shapes = new Layer(this.kit);
    this.words = new Layer(this.kit);
    this.motion = new Motion(this.kit, this.nodes, (x, y) => this.cameras.main.setScroll(x, y));
    this.motion.calm = this.start.calm;
    this.cameras.main.setOrigin(0, 0).setZoom(this.pixels);
    this.opened();
  }

  override update(now: number): void {
    const passed = Math.min(100, Math.max(0, now - this.last));
    this.last = now;
    this.motion.tick(passed);
    // The very first frame is Phaser's own: nothing is cut before it.
    if (this.game.getFrame() > 1) this.toLay.shift()?.();
    if (this.dirty) this.freshen();
    this.kit.scraps.flush();
  }

  /** Whether the next frame would differ from this one. */
  get moving(): boolean {
    return this.dirty || this.toLay.length > 0 || this.motion.size > 0;
  }

  show(picture: Picture, cues: readonly Cue[]): void {
    this.layAtOnce();
    this.motion.finish();
    const before = new Map(
      [...this.nodes].map(([key, node]) => {
        const pose = this.held?.thing === key ? node.at : poseOf(node.thing);
        return [key, { pose, thing: node.thing }];
      }),
    );
    const former = this.picture;
    this.picture = picture;
    this.sized(picture);
    if (former === null && !document.hidden) {
      this.layInParts(picture);
      return this.begin();
    }
    const left = this.lay(picture, false);
    const crowded = this.kit.scraps.crowded;
    if (former === null || document.hidden || crowded) for (const node of left.values()) node.destroy();
    else this.motion.play(cues, { before, left, former, picture });
    if (crowded) this.afresh();
    this.pulse(former);
    this.hold();
    this.point(this.pointed);
    this.begin();
  }

  drag(held: { readonly thing: ThingKey; readonly x: number; readonly y: number } | null): void {
    this.layAtOnce();
    const was = this.held === null ? undefined : this.nodes.get(this.held.thing);
    this.held = held;
    if (held === null && was !== undefined) this.motion.settle(was);
    this.hold();
    this.begin();
  }

  point(thing: ThingKey | null): void {
    this.pointed = thing;
    for (const [key, node] of this.nodes) {
      const wanted = key === thing && node.thing.look.as !== 'area' ? LIFT : 0;
      if (node.raised === wanted) continue;
      const from = node.raised;
      if (this.motion.calm) node.raise(wanted);
      else this.motion.run(90, EASE.quadOut, (t) => node.raise(from + (wanted - from) * t));
    }
    this.begin();
  }

  finish(): void {
    this.layAtOnce();
    this.motion.finish();
    for (const [key, node] of this.nodes) node.raise(key === this.pointed && node.thing.look.as !== 'area' ? LIFT : 0);
    this.hold();
    this.begin();
  }

  set calm(calm: boolean) {
    this.motion.calm = calm;
    if (calm) this.finish();
  }

  set dpr(dpr: number) {
    if (dpr === this.pixels) return;
    this.motion.finish();
    this.pixels = dpr;
    this.cameras.main.setZoom(dpr);
    if (this.picture !== null) this.sized(this.picture);
    this.afresh();
    this.begin();
  }

  blank(): void {
    this.toLay = [];
    this.motion.finish();
    for (const node of this.nodes.values()) node.destroy();
    this.nodes.clear();
    this.shapes.clear();
    this.words.clear();
    this.planks.setVisible(false);
    this.picture = null;
    this.held = null;
    this.pointed = null;
    this.begin();
  }

  /** A font has come late: every word is painted anew. */
  reletter(): void {
    this.motion.finish();
    this.afresh();
    this.begin();
  }

  /** Lets go of what would come in later. */
  close(): void {
    this.motion.finish();
    if (this.waiting !== null) clearTimeout(this.waiting);
    this.kit.prints.stop();
  }

  get counts(): { readonly nodes: number; readonly tweens: number; readonly clipped: readonly string[] } {
    const labels = this.picture === null ? [] : snapped(this.picture, this.pixels).labels;
    const clipped = labels
      .filter((label) => this.clipped.get(labelScrap(label, this.clipped).key) === true)
      .map((label) => label.key);
    return {
      nodes: this.nodes.size + this.shapes.size + this.words.size,
      tweens: this.motion.size,
      clipped,
    };
  }

  /** Where every thing is painted now, for tests. */
  get poses(): Readonly<Record<ThingKey, Pose>> {
    return Object.fromEntries([...this.nodes].map(([key, node]) => [key, node.at]));
  }

  private sized(picture: Picture): void {
    const [w, h] = [Math.round(picture.width * this.pixels), Math.round(picture.height * this.pixels)];
    const { scale } = this.game;
    if (scale.baseSize.width !== w || scale.baseSize.height !== h || scale.zoom !== 1 / this.pixels) {
      scale.setZoom(1 / this.pixels);
      scale.resize(w, h);
      this.cameras.main.setSize(w, h);
      // Phaser leaves the style alone where one pixel is one pixel.
      Object.assign(this.game.canvas.style, { width: `${picture.width}px`, height: `${picture.height}px` });
    }
    const twice = this.pixels > 1.4 && w > 1400;
    if (twice !== this.kit.prints.isTwice) {
      for (const node of this.nodes.values()) node.destroy();
      this.nodes.clear();
      this.kit.prints.setTwice(twice);
    }
  }

  /** The first picture, a layer or a few things a frame. */
  private layInParts(exact: Picture): void {
    const picture = snapped(exact, this.pixels);
    this.kit.prints.keep(new Set(picture.things.flatMap(({ look }) => (look.as === 'face' ? [look.face] : []))));
    this.layPlanks(picture);
    const ranks = ranked(picture);
    const parts: (() => void)[] = [
      () => this.shapes.show(decorPieces(this.kit, picture.decor), part(ranks, 'decor ')),
      () => this.words.show(labelPieces(picture.labels, this.clipped), part(ranks, 'label ')),
    ];
    for (let at = 0; at < picture.things.length; at += 12) {
      parts.push(() => {
        for (const thing of picture.things.slice(at, at + 12)) this.layThing(thing, ranks, false);
      });
    }
    parts.push(() => {
      if (this.kit.scraps.crowded) this.afresh();
      this.hold();
      this.point(this.pointed);
    });
    this.toLay = parts;
  }

  /** Whoever cannot wait for the rest of the first picture. */
  private layAtOnce(): void {
    const parts = this.toLay;
    this.toLay = [];
    for (const lay of parts) lay();
  }

  private layThing(thing: Picture['things'][number], ranks: ReadonlyMap<string, number>, afresh: boolean): void {
    const node = this.nodes.get(thing.key) ?? new ThingNode(this.kit, thing);
    this.nodes.set(thing.key, node);
    node.rank = ranks.get(`thing ${thing.key}`) ?? 0;
    node.update(thing, afresh);
  }

  /** Makes every node what the picture says, at rest; hands back the nodes of things that are no longer there. */
  private lay(exact: Picture, afresh: boolean): Map<ThingKey, ThingNode> {
    const picture = snapped(exact, this.pixels);
    const faces = picture.things.flatMap(({ look }) => (look.as === 'face' ? [look.face] : []));
    this.kit.prints.keep(new Set(faces));
    this.layPlanks(picture);
    const ranks = ranked(picture);
    const wanted = new Set(picture.things.map((thing) => thing.key));
    const left = new Map<ThingKey, ThingNode>();
    for (const [key, node] of this.nodes) {
      if (wanted.has(key)) continue;
      this.nodes.delete(key);
      left.set(key, node);
    }
    for (const thing of picture.things) this.layThing(thing, ranks, afresh);
    if (afresh) {
      this.shapes.clear();
      this.words.clear();
    }
    this.shapes.show(decorPieces(this.kit, picture.decor), part(ranks, 'decor '));
    this.words.show(labelPieces(picture.labels, this.clipped), part(ranks, 'label '));
    return left;
  }

  private layPlanks(picture: Picture): void {
    const key = this.kit.prints.table(picture.layout);
    // Their former texture may be gone: never left pointing at it.
    if (key === null) {
      this.planks.setTexture('__WHITE').setVisible(false);
      return;
    }
    const { width, height } = picture;
    this.planks
      .setTexture(key)
      .setVisible(true)
      .setPosition(width / 2, height / 2);
    // A little over the edges, for the jumps.
    this.planks.setScale(Math.max((width + 8) / this.planks.width, (height + 8) / this.planks.height));
  }

  /** All scraps painted anew: for another resolution, or because the pages are full of former pictures. */
  private afresh(): void {
    this.toLay = [];
    this.motion.finish();
    // Should even one picture alone be too much for the pages, it is painted less finely rather than with gaps.
    for (const fine of [1, 0.7, 0.45]) {
      this.kit.scraps.reset(this.pixels * fine);
      this.clipped.clear();
      if (this.picture !== null) for (const node of this.lay(this.picture, true).values()) node.destroy();
      if (!this.kit.scraps.crowded) break;
    }
    this.hold();
  }

  /** Prints come in bursts; they are painted together, but none waits long for another. */
  private arrive(): void {
    if (this.waiting !== null && this.kit.prints.coming) return;
    if (this.waiting !== null) clearTimeout(this.waiting);
    const paint = () => {
      this.waiting = null;
      this.dirty = true;
      this.wakes();
    };
    this.waiting = setTimeout(paint, this.kit.prints.coming ? 250 : 0);
  }

  /** Prints have come: whoever waited for one shows it. */
  private freshen(): void {
    this.dirty = false;
    if (this.picture === null) return;
    this.layPlanks(this.picture);
    for (const node of this.nodes.values()) node.freshen();
    const ranks = ranked(this.picture);
    const { decor } = snapped(this.picture, this.pixels);
    this.shapes.show(decorPieces(this.kit, decor), part(ranks, 'decor '));
    if (this.kit.scraps.crowded) this.afresh();
  }

  private hold(): void {
    const node = this.held === null ? undefined : this.nodes.get(this.held.thing);
    if (this.held === null || node === undefined) return;
    this.motion.hold(node);
    node.pose({ x: this.held.x, y: this.held.y, angle: 0, scaleX: 1.06, scaleY: 1.06, alpha: 1 });
    node.container.setDepth(ABOVE);
  }

  /** What has just been armed says so once. */
  private pulse(former: Picture | null): void {
    if (former === null || this.motion.calm) return;
    const armed = new Set(former.things.flatMap(({ key, mark }) => (mark === 'armed' ? [key] : [])));
    for (const [key, node] of this.nodes) {
      if (node.thing.mark !== 'armed' || armed.has(key)) continue;
      this.motion.run(320, EASE.sineInOut, (t) => node.glow(1 - 0.75 * Math.sin(t * Math.PI)));
    }
  }

  private begin(): void {
    this.wakes();
  }
}

/** What lies over what: by depth, and where depths are alike shapes below things below words, each in order. */
function ranked(picture: Picture): Map<string, number> {
  const all = [
    ...picture.decor.map((piece) => ({ key: `decor ${decorKey(piece)}`, depth: piece.depth })),
    ...picture.things.map(({ key, place }) => ({ key: `thing ${key}`, depth: place.depth })),
    ...picture.labels.map(({ key, depth }) => ({ key: `label ${key}`, depth })),
  ];
  all.sort((a, b) => a.depth - b.depth);
  return new Map(all.map(({ key }, rank) => [key, rank]));
}

function part(ranks: ReadonlyMap<string, number>, of: string): Map<string, number> {
  return new Map(
    [...ranks].flatMap(([key, rank]) => (key.startsWith(of) ? [[key.slice(of.length), rank] as const] : [])),
  );
}

// One thing of the picture as painted: its print or scrap with number, count, frame and shade, in one container that
// motion moves about. Rebuilt when what it shows changes, only placed anew when its place does. Knows no other thing.

import type * as Phaser from 'phaser';
import type { Look, Thing } from '../../src/present/brah/table/picture.ts';
import { lookScrap, plainBack, plainCard, sheetPicture } from './art/looks.ts';
import { countScrap, fakeScrap, frameScrap, notchScrap, numberScrap, shadeScrap, shadowScrap } from './art/marks.ts';
import { type Image, type Kit, printImage, scrapImage } from './kit.ts';

/** Where a node's middle is and how it is turned and stretched; 1 is its size in the picture. */
export type Pose = {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly alpha: number;
};

export function poseOf(thing: Thing): Pose {
  const { box, angle } = thing.place;
  return { x: box.x + box.w / 2, y: box.y + box.h / 2, angle, scaleX: 1, scaleY: 1, alpha: 1 };
}

const CARDS: readonly Look['as'][] = ['face', 'mini', 'back'];

export class ThingNode {
  readonly container: Phaser.GameObjects.Container;
  /** Where it belongs among all that is painted. */
  rank = 0;
  private shown = '';
  private live: Pose;
  private lift = 0;
  private ring: Image | null = null;

  constructor(
    private readonly kit: Kit,
    public thing: Thing,
  ) {
    this.container = kit.scene.add.container(0, 0);
    this.live = poseOf(thing);
    this.update(thing, false);
  }

  /** Shows a thing as it is now, at rest; `afresh` when the scraps or prints it is made of are gone. */
  update(thing: Thing, afresh: boolean): void {
    this.thing = thing;
    const wanted = signature(thing, this.kit);
    if (afresh || wanted !== this.shown) {
      this.shown = wanted;
      this.rebuild();
    }
    this.rest();
  }

  /** Rebuilds it if a print it waited for has come. */
  freshen(): void {
    const wanted = signature(this.thing, this.kit);
    if (wanted === this.shown) return;
    this.shown = wanted;
    this.rebuild();
  }

  rest(): void {
    this.pose(poseOf(this.thing));
    this.container.setDepth(this.rank).setVisible(true);
    this.ring?.setAlpha(1);
  }

  get at(): Pose {
    return this.live;
  }

  pose(pose: Pose): void {
    this.live = pose;
    const turn = (pose.angle * Math.PI) / 180;
    this.container
      .setPosition(pose.x + Math.sin(turn) * this.lift, pose.y - Math.cos(turn) * this.lift)
      .setAngle(pose.angle)
      .setScale(pose.scaleX, pose.scaleY)
      .setAlpha(pose.alpha);
  }

  /** How far it is lifted for the eye only. */
  raise(lift: number): void {
    this.lift = lift;
    this.pose(this.live);
  }

  get raised(): number {
    return this.lift;
  }

  /** How strongly its frame shows, for the pulse. */
  glow(alpha: number): void {
    this.ring?.setAlpha(alpha);
  }

  destroy(): void {
    this.container.destroy();
  }

  private rebuild(): void {
    this.container.removeAll(true);
    this.ring = null;
    const { thing, kit } = this;
    const { w, h } = thing.place.box;
    const [left, top] = [-w / 2, -h / 2];
    const add = (image: Image | null) => {
      if (image !== null) this.container.add(image);
      return image;
    };
    const { look, mark } = thing;
    const radius = radiusOf(look, w);
    const thick = mark === 'target' ? Math.max(2.5, w * 0.022) : Math.max(3.5, w * 0.032);
    if (CARDS.includes(look.as)) {
      const high = mark === 'chosen' || mark === 'armed' ? 6 : w > 120 ? 4 : 2;
      add(scrapImage(kit, shadowScrap(w, h, radius, high), left, top));
      if (thing.count !== null && thing.count > 1 && look.as === 'back') this.under(add, look, left, top);
    }
    add(body(kit, thing, left, top));
    if (look.as === 'sheet') {
      const at = sheetPicture(w, h);
      const print = at === null ? null : kit.prints.small(`mini:${look.face}`);
      if (at !== null && print !== null) {
        add(printImage(kit, print, { ...at, x: left + at.x, y: top + at.y }));
      }
    }
    if (mark === 'may' && look.as !== 'area')
      add(scrapImage(kit, notchScrap(w), left + (w - notchSide(w)) / 2, top - 2));
    if (mark === 'target' || mark === 'chosen' || mark === 'armed') {
      this.ring = add(scrapImage(kit, frameScrap(w, h, thick, radius), left, top));
    }
    this.stars(add, left, top);
    if (mark === 'dim') add(scrapImage(kit, shadeScrap(w, h, radius, look.as === 'area' ? 0.25 : 0.42), left, top));
  }

  /** The cards that lie below the top one of a pile. */
  private under(add: (image: Image | null) => unknown, look: Look, left: number, top: number): void {
    const { w, h } = this.thing.place.box;
    if (look.as !== 'back') return;
    const print = this.kit.prints.small(`back:${look.back}`);
    for (const [dx, dy] of [
      [4, -3],
      [2, -1.5],
    ] as const) {
      if (print !== null) add(printImage(this.kit, print, { x: left + dx, y: top + dy, w, h }));
      else add(scrapImage(this.kit, plainBack(look.back, w, h), left + dx, top + dy));
      add(scrapImage(this.kit, shadeScrap(w, h, radiusOf(look, w), 0.35), left + dx, top + dy));
    }
  }

  private stars(add: (image: Image | null) => unknown, left: number, top: number): void {
    const { thing, kit } = this;
    const { w, h } = thing.place.box;
    const as = thing.look.as;
    const number = thing.number;
    if (number !== null && (as === 'face' || as === 'mini' || as === 'back')) {
      const r = as === 'face' ? Math.round(w * 0.172) : Math.round(Math.min(16, Math.max(11, w * 0.2)));
      // On a small print it breaks the corner, so that the name stays whole.
      const [x, y] = as === 'face' ? [w * 0.848, h * 0.891] : [w - r * 0.25, h - r * 0.25];
      add(centred(kit, numberScrap(number, r), left + x, top + y));
    }
    const fakes = Math.round(Math.min(14, Math.max(7, w * 0.17)));
    for (let i = 0; i < thing.fakes; i += 1) {
      add(centred(kit, fakeScrap(fakes), left + fakes * 0.5, top + fakes * 0.5 + i * fakes * 1.5));
    }
    if (thing.count !== null && as !== 'area') {
      const r = Math.round(Math.min(20, Math.max(13, w * 0.26)));
      add(centred(kit, countScrap(thing.count, r, thing.key.startsWith('box:')), left + w - r * 0.1, top + r * 0.15));
    }
  }
}

type AnyScrap = Parameters<typeof scrapImage>[1];

function centred(kit: Kit, scrap: AnyScrap, x: number, y: number): Image | null {
  return scrapImage(kit, scrap, Math.round(x - scrap.w / 2), Math.round(y - scrap.h / 2));
}

function notchSide(w: number): number {
  return notchScrap(w).w;
}

export function radiusOf(look: Look, w: number): number {
  if (look.as === 'face') return (14 / 250) * w;
  if (look.as === 'mini' || look.as === 'back') return Math.max(3, w * 0.06);
  return 2;
}

function body(kit: Kit, thing: Thing, left: number, top: number): Image | null {
  const { look } = thing;
  const { w, h } = thing.place.box;
  const box = { x: left, y: top, w, h };
  const print =
    look.as === 'face'
      ? kit.prints.face(look.face)
      : look.as === 'mini'
        ? kit.prints.small(`mini:${look.face}`)
        : look.as === 'back'
          ? kit.prints.small(`back:${look.back}`)
          : null;
  if (print !== null) return printImage(kit, print, box);
  if (look.as === 'face' || look.as === 'mini') return scrapImage(kit, plainCard(look.face, w, h), left, top);
  if (look.as === 'back') return scrapImage(kit, plainBack(look.back, w, h), left, top);
  const scrap = lookScrap(thing, (name) => kit.prints.cut(name));
  return scrap === null ? null : scrapImage(kit, scrap, left, top);
}

/** All that decides how a thing looks; two alike need no new images. */
function signature(thing: Thing, kit: Kit): string {
  const { look, number, mark, count, fakes } = thing;
  const { w, h } = thing.place.box;
  const scrap = lookScrap(thing, (name) => kit.prints.cut(name));
  const print =
    look.as === 'face'
      ? kit.prints.face(look.face)
      : look.as === 'mini' || look.as === 'sheet'
        ? kit.prints.small(`mini:${look.face}`)
        : look.as === 'back'
          ? kit.prints.small(`back:${look.back}`)
          : null;
  const parts = [look, number, mark, count, fakes, w, h, scrap?.key, print === null ? '' : print.texture];
  return JSON.stringify(parts);
}

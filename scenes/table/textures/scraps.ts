// Everything the stage cuts by hand (labels, papers, stars, frames): painted once at the screen's resolution into shared
// pages, so that a whole table is drawn with few textures. Same key, same scrap. Decides no picture itself.

import type * as Phaser from 'phaser';
import { Shelves } from './shelves.ts';
import { type Part, upload } from './upload.ts';

/** A piece to paint, in CSS pixels; `pad` is room around it for shadows and rough edges. */
export type Scrap = {
  readonly key: string;
  readonly w: number;
  readonly h: number;
  readonly pad: number;
  /** Nothing in it is sharp: half the resolution will do. */
  readonly soft?: boolean;
  readonly paint: (ctx: CanvasRenderingContext2D) => void;
};

/** Where a painted scrap is found, and its scale from texture to CSS pixels. */
export type Found = { readonly texture: string; readonly frame: string; readonly scale: number };

type Kind = 'small' | 'wide';
const PAGE = {
  small: { w: 1024, h: 1024, most: 5 },
  wide: { w: 2048, h: 1024, most: 3 },
} as const;

export class Scraps {
  private readonly shelves: Readonly<Record<Kind, Shelves>> = { small: shelvesOf('small'), wide: shelvesOf('wide') };
  private readonly found = new Map<string, Found>();
  private readonly contexts = new Map<string, CanvasRenderingContext2D>();
  /** What was painted on each page since it was last sent. */
  private readonly stale = new Map<string, Part>();
  private full = false;

  constructor(
    private readonly textures: Phaser.Textures.TextureManager,
    private dpr: number,
  ) {}

  /** Every scrap is to be asked for again after this. */
  reset(dpr: number): void {
    this.dpr = dpr;
    this.full = false;
    this.found.clear();
    for (const [key, ctx] of this.contexts) {
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
      const texture = this.textures.get(key);
      for (const name of texture.getFrameNames()) texture.remove(name);
      this.stale.set(key, { x: 0, y: 0, w: ctx.canvas.width, h: ctx.canvas.height });
    }
    for (const kind of Object.values(this.shelves)) kind.clear();
  }

  /** Whether a scrap found no room: the pages hold too many of former pictures. Then `reset` and ask for all again. */
  get crowded(): boolean {
    return this.full;
  }

  get(scrap: Scrap): Found | null {
    const known = this.found.get(scrap.key);
    if (known !== undefined) return known;
    const [width, height] = [scrap.w + 2 * scrap.pad, scrap.h + 2 * scrap.pad];
    const scale = Math.min(scrap.soft === true ? this.dpr / 2 : this.dpr, PAGE.wide.w / width, PAGE.wide.h / height);
    const [w, h] = [Math.min(Math.ceil(width * scale), PAGE.wide.w), Math.min(Math.ceil(height * scale), PAGE.wide.h)];
    const kind: Kind = w > 480 || h > 400 ? 'wide' : 'small';
    const spot = this.shelves[kind].place(w, h);
    if (spot === null) {
      this.full = true;
      return null;
    }
    const page = `scraps-${kind}-${spot.page}`;
    const ctx = this.page(page, kind);
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.beginPath();
    ctx.rect(spot.x, spot.y, w, h);
    ctx.clip();
    ctx.setTransform(scale, 0, 0, scale, spot.x + scrap.pad * scale, spot.y + scrap.pad * scale);
    scrap.paint(ctx);
    ctx.restore();
    this.textures.get(page).add(scrap.key, 0, spot.x, spot.y, w, h);
    this.stale.set(page, around(this.stale.get(page), { ...spot, w, h }));
    const found = { texture: page, frame: scrap.key, scale: 1 / scale };
    this.found.set(scrap.key, found);
    return found;
  }

  /** Sends the pages painted since the last time to the renderer. */
  flush(): void {
    for (const [page, part] of this.stale) {
      const source = this.textures.get(page).source[0];
      const ctx = this.contexts.get(page);
      if (source !== undefined && ctx !== undefined) upload(source, ctx, part);
    }
    this.stale.clear();
  }

  private page(key: string, kind: Kind): CanvasRenderingContext2D {
    const known = this.contexts.get(key);
    if (known !== undefined) return known;
    const canvas = document.createElement('canvas');
    canvas.width = PAGE[kind].w;
    canvas.height = PAGE[kind].h;
    // Kept in main memory: it must outlive a lost graphics context.
    const ctx = canvas.getContext('2d', { willReadFrequently: true });
    if (ctx === null) throw new Error('no canvas to paint on');
    this.textures.create(key, canvas, canvas.width, canvas.height);
    this.textures.get(key).add('__BASE', 0, 0, 0, canvas.width, canvas.height);
    this.contexts.set(key, ctx);
    return ctx;
  }
}

function around(a: Part | undefined, b: Part): Part {
  if (a === undefined) return { x: b.x, y: b.y, w: b.w, h: b.h };
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

function shelvesOf(kind: Kind): Shelves {
  return new Shelves(PAGE[kind].w, PAGE[kind].h, PAGE[kind].most);
}

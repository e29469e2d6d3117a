// The printed pictures on the table: small prints as whole pages, whole cards one by one as they are wanted, planks and
// lane. At twofold resolution the twofold prints and no others. What has not come yet is null, and `arrived` tells when.

import type * as Phaser from 'phaser';
import type { Cut } from '../art/pen.ts';

type Frame = readonly [page: number, x: number, y: number, w: number, h: number];
type Sheet = { readonly pages: readonly string[]; readonly frames: Readonly<Record<string, Frame>> };
/** The printer's index. */
export type Index = Readonly<Record<'faces-1x' | 'small-1x' | 'small-2x', Sheet>>;

/** What was printed and where its files are; `url` knows a file by its path in the folder of prints. */
export type PrintShop = { readonly index: Index | null; readonly url: (file: string) => string | null };

export type Print = { readonly texture: string; readonly frame: string };

/** Whole cards held at once; the ones longest unused go first. */
const FACES = 24;

export class Prints {
  private readonly images = new Map<string, HTMLCanvasElement | 'coming' | 'missing'>();
  private readonly faces = new Map<string, string>();
  private readonly made = new Set<string>();
  private inUse: ReadonlySet<string> = new Set();
  private gone = false;

  constructor(
    private readonly shop: PrintShop,
    private readonly textures: Phaser.Textures.TextureManager,
    private twice: boolean,
    private readonly arrived: () => void,
  ) {
    this.loadSmall();
  }

  /** Whether more prints are on their way. */
  get coming(): boolean {
    return [...this.images.values()].includes('coming');
  }

  get isTwice(): boolean {
    return this.twice;
  }

  /** Lets go of the prints of one resolution and fetches those of the other. */
  setTwice(twice: boolean): void {
    if (twice === this.twice) return;
    this.twice = twice;
    for (const key of [...this.made]) if (!key.startsWith('table-')) this.drop(key);
    this.faces.clear();
    for (const file of [...this.images.keys()]) if (/^(small|faces)/.test(file)) this.images.delete(file);
    this.loadSmall();
  }

  /** A small print: `mini:<face>`, `back:<back>`, `fx:<name>`. */
  small(name: string): Print | null {
    const sheet = this.sheet();
    const frame = sheet?.frames[name];
    const file = frame === undefined ? undefined : sheet?.pages[frame[0]];
    return file !== undefined && this.made.has(file) ? { texture: file, frame: name } : null;
  }

  /** A piece to paint with: a sign, a glyph, the lane. */
  cut(name: string): Cut | null {
    if (name === 'lane' || name === 'lane-calm') {
      const image = this.image(`${name}.webp`);
      return image === null ? null : { image, x: 0, y: 0, w: image.width, h: image.height };
    }
    const sheet = this.sheet();
    const frame = sheet?.frames[name];
    const image = frame === undefined ? null : this.image(sheet?.pages[frame[0]] ?? '');
    return frame === undefined || image === null ? null : { image, x: frame[1], y: frame[2], w: frame[3], h: frame[4] };
  }

  /** A whole card; asking for one fetches it. */
  face(face: string): Print | null {
    const known = this.faces.get(face);
    if (known !== undefined) {
      this.faces.delete(face);
      this.faces.set(face, known);
      return { texture: known, frame: '__BASE' };
    }
    const made = this.twice ? this.wholeFile(face) : this.cutFromPage(face);
    if (made === null) return null;
    this.faces.set(face, made);
    this.trim();
    return { texture: made, frame: '__BASE' };
  }

  /** A card's print to paint with, as a whole or small. */
  source(as: 'face' | 'mini', face: string): Cut | null {
    if (as === 'mini') return this.cut(`mini:${face}`);
    const print = this.face(face);
    const image = print === null ? null : this.textures.get(print.texture).getSourceImage();
    return image instanceof HTMLCanvasElement ? { image, x: 0, y: 0, w: image.width, h: image.height } : null;
  }

  /** The planks of a layout, as a texture; the former ones are let go. */
  table(layout: string): string | null {
    const key = `table-${layout}`;
    if (this.made.has(key)) return key;
    const image = this.image(`table-${layout}.webp`);
    if (image === null) return null;
    for (const old of [...this.made]) if (old.startsWith('table-')) this.drop(old);
    this.texture(key, image);
    // The texture holds it now.
    this.images.delete(`${key}.webp`);
    return key;
  }

  /** The faces on the table now: these are never let go. */
  keep(faces: ReadonlySet<string>): void {
    this.inUse = faces;
    this.trim();
  }

  stop(): void {
    this.gone = true;
    this.images.clear();
    this.faces.clear();
  }

  private sheet(): Sheet | undefined {
    return this.shop.index?.[this.twice ? 'small-2x' : 'small-1x'];
  }

  private loadSmall(): void {
    for (const file of this.sheet()?.pages ?? []) this.image(file);
  }

  private wholeFile(face: string): string | null {
    const file = `faces-2x/${face}.webp`;
    const image = this.image(file);
    if (image === null) return null;
    this.texture(file, image);
    // The texture holds it now.
    this.images.delete(file);
    return file;
  }

  private cutFromPage(face: string): string | null {
    const sheet = this.shop.index?.['faces-1x'];
    const frame = sheet?.frames[`face:${face}`];
    if (frame === undefined) return null;
    const [page, x, y, w, h] = frame;
    const image = this.image(sheet?.pages[page] ?? '');
    if (image === null) return null;
    const canvas = document.createElement('canvas');
    canvas.width = w;
    canvas.height = h;
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, x, y, w, h, 0, 0, w, h);
    const key = `face:${face}`;
    this.texture(key, canvas);
    return key;
  }

  private texture(key: string, image: HTMLCanvasElement): Phaser.Textures.Texture {
    this.textures.create(key, image);
    const texture = this.textures.get(key);
    texture.add('__BASE', 0, 0, 0, image.width, image.height);
    this.made.add(key);
    return texture;
  }

  private trim(): void {
    for (const [face, key] of this.faces) {
      if (this.faces.size <= FACES) return;
      if (this.inUse.has(face)) continue;
      this.faces.delete(face);
      this.drop(key);
    }
  }

  private drop(key: string): void {
    this.textures.remove(key);
    this.made.delete(key);
  }

  private image(file: string): HTMLCanvasElement | null {
    const known = this.images.get(file);
    if (known !== undefined) return typeof known === 'string' ? null : known;
    const url = this.shop.url(file);
    if (url === null) {
      this.images.set(file, 'missing');
      return null;
    }
    this.images.set(file, 'coming');
    decoded(url).then(
      (image) => this.come(file, image),
      // Asked for again with the next picture.
      () => this.images.delete(file),
    );
    return null;
  }

  private come(file: string, image: HTMLCanvasElement): void {
    // Its resolution may have been left while it was on its way.
    if (this.gone || this.images.get(file) !== 'coming') return;
    this.images.set(file, image);
    const sheet = this.sheet();
    const page = sheet?.pages.indexOf(file) ?? -1;
    if (sheet !== undefined && page >= 0) {
      const texture = this.texture(file, image);
      for (const [name, [on, x, y, w, h]] of Object.entries(sheet.frames)) {
        if (on === page) texture.add(name, 0, x, y, w, h);
      }
    }
    this.arrived();
  }
}

/** A picture unpacked once, beside the page's own work, into main memory: cheap to paint from and to send again. */
async function decoded(url: string): Promise<HTMLCanvasElement> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`no print at ${url}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

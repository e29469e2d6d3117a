// The painted words and shapes of a picture: one image each, kept while it looks the same. Knows no thing.

import type { Decor, Label } from '../../src/present/brah/table/picture.ts';
import { decorScrap } from './art/decor.ts';
import { write } from './art/text.ts';
import { type Image, type Kit, scrapImage } from './kit.ts';
import type { Scrap } from './textures/scraps.ts';

type Piece = { readonly box: Decor['box']; readonly angle: number; readonly scrap: Scrap };

export class Layer {
  private readonly images = new Map<string, { readonly looks: string; readonly image: Image }>();

  constructor(private readonly kit: Kit) {}

  get size(): number {
    return this.images.size;
  }

  /** Paints exactly these pieces, each at its rank. */
  show(pieces: ReadonlyMap<string, Piece>, ranks: ReadonlyMap<string, number>): void {
    for (const [key, { image }] of this.images) {
      if (pieces.has(key)) continue;
      image.destroy();
      this.images.delete(key);
    }
    for (const [key, piece] of pieces) {
      const { box, angle, scrap } = piece;
      const looks = `${scrap.key}|${box.x}|${box.y}|${angle}`;
      const known = this.images.get(key);
      if (known?.looks !== looks) {
        known?.image.destroy();
        this.images.delete(key);
        const image = scrapImage(this.kit, scrap, box.x, box.y);
        if (image === null) continue;
        if (angle !== 0) {
          image
            .setOrigin(0.5, 0.5)
            .setPosition(box.x + box.w / 2, box.y + box.h / 2)
            .setAngle(angle);
        }
        this.kit.scene.add.existing(image);
        this.images.set(key, { looks, image });
      }
      this.images.get(key)?.image.setDepth(ranks.get(key) ?? 0);
    }
  }

  image(key: string): Image | null {
    return this.images.get(key)?.image ?? null;
  }

  clear(): void {
    for (const { image } of this.images.values()) image.destroy();
    this.images.clear();
  }
}

/** Shapes of different kinds may share a key. */
export function decorKey({ kind, key }: Decor): string {
  return `${kind} ${key}`;
}

export function decorPieces(kit: Kit, decor: readonly Decor[]): Map<string, Piece> {
  const signs = (name: string) => kit.prints.cut(name);
  return new Map(decor.map((d) => [decorKey(d), { box: d.box, angle: d.angle, scrap: decorScrap(d, signs) }]));
}

/** Words as pieces; `clipped` is told of each scrap whether its words fit. */
export function labelPieces(labels: readonly Label[], clipped: Map<string, boolean>): Map<string, Piece> {
  return new Map(labels.map((l) => [l.key, { box: l.box, angle: l.angle, scrap: labelScrap(l, clipped) }]));
}

export function labelScrap(label: Label, clipped: Map<string, boolean>): Scrap {
  const { box, text, font, size, least, lines, color, align, bold } = label;
  const key = `label|${box.w}|${box.h}|${font}|${size}|${least}|${lines}|${color}|${align}|${bold}|${text}`;
  return {
    key,
    w: box.w,
    h: box.h,
    pad: 6,
    paint: (ctx) => {
      const wanted = { text, size, least, lines, w: box.w, h: box.h };
      clipped.set(key, write(ctx, { font, bold, color, align }, wanted, 0, 0).clipped);
    },
  };
}

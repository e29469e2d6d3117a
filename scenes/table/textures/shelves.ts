// Where small pictures lie on the pages of an atlas: rows as tall as their tallest piece, filled from the left.
// Knows numbers only; what is painted there is another's business.

export type Spot = { readonly page: number; readonly x: number; readonly y: number };

type Shelf = { readonly y: number; readonly h: number; used: number };

export class Shelves {
  private readonly pages: Shelf[][] = [];

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly most: number,
    private readonly gutter = 2,
  ) {}

  get count(): number {
    return this.pages.length;
  }

  /** A free spot, on a new page if need be; null when every page is full. Throws on what no page could ever hold. */
  place(w: number, h: number): Spot | null {
    if (w > this.width || h > this.height) throw new Error(`no page holds ${w} x ${h}`);
    for (let page = 0; page < this.pages.length; page += 1) {
      const spot = this.onPage(page, w, h);
      if (spot !== null) return spot;
    }
    if (this.pages.length >= this.most) return null;
    this.pages.push([]);
    return this.onPage(this.pages.length - 1, w, h);
  }

  clear(): void {
    for (const page of this.pages) page.length = 0;
  }

  private onPage(page: number, w: number, h: number): Spot | null {
    const shelves = this.pages[page] ?? [];
    // A shelf much taller than the piece would waste its room.
    const fit = shelves.find((s) => s.h >= h && s.h <= h * 1.4 + 8 && s.used + w <= this.width);
    if (fit !== undefined) {
      const spot = { page, x: fit.used, y: fit.y };
      fit.used += w + this.gutter;
      return spot;
    }
    const last = shelves.at(-1);
    const y = last === undefined ? 0 : last.y + last.h + this.gutter;
    if (y + h > this.height) {
      const loose = shelves.find((s) => s.h >= h && s.used + w <= this.width);
      if (loose === undefined) return null;
      const spot = { page, x: loose.used, y: loose.y };
      loose.used += w + this.gutter;
      return spot;
    }
    shelves.push({ y, h, used: w + this.gutter });
    return { page, x: 0, y };
  }
}

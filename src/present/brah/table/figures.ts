// Where the zones of the table lie, as numbers: one record for each of the four sizes it was drawn for. What lies
// between two sizes is reckoned in `frame.ts`. Boxes are x, y, width, height in CSS pixels.

import type { LayoutName } from './picture.ts';

export type Quad = readonly [x: number, y: number, w: number, h: number];

/** A row of strips for the rivals, or of plates where there is no room for strips. */
export type Row = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly pitch: number;
};

export type Figures = {
  readonly width: number;
  readonly height: number;
  /** By the number of rivals, from one to five. */
  readonly rivals: readonly Row[];
  readonly idols: Quad;
  readonly world: Quad;
  /** The same two where four or five rivals take the whole upper edge. */
  readonly crowdIdols: Quad;
  readonly crowdWorld: Quad;
  readonly bazaar: Quad;
  readonly piles: Quad;
  readonly lane: Quad;
  readonly own: Quad;
  readonly log: Quad;
  readonly buttons: Quad;
  readonly tools: Quad;
  /** Widths of cards: the foe that is fought, the next one, own Heroes and weapons, small cards, the hand. */
  readonly cards: {
    readonly foe: number;
    readonly next: number;
    readonly hero: number;
    readonly weapon: number;
    readonly bazaar: number;
    readonly pile: number;
    readonly idol: number;
    readonly box: number;
    readonly rival: number;
    readonly crowd: number;
  };
  readonly fan: {
    readonly w: number;
    readonly radius: number;
    readonly step: number;
    readonly middle: number;
    readonly top: number;
    readonly left: number;
    readonly right: number;
  };
};

export const FIGURES: Readonly<Record<LayoutName, Figures>> = {
  '1280x800': {
    width: 1280,
    height: 800,
    rivals: [
      { x: 12, y: 10, w: 640, h: 150, pitch: 650 },
      { x: 12, y: 10, w: 482, h: 150, pitch: 492 },
      { x: 12, y: 10, w: 318, h: 150, pitch: 328 },
      { x: 12, y: 10, w: 308, h: 150, pitch: 316 },
      { x: 12, y: 10, w: 245, h: 150, pitch: 252 },
    ],
    idols: [998, 22, 270, 112],
    world: [998, 166, 270, 254],
    crowdIdols: [998, 182, 270, 56],
    crowdWorld: [998, 258, 270, 166],
    bazaar: [12, 182, 404, 126],
    piles: [12, 330, 404, 106],
    lane: [430, 178, 556, 258],
    own: [12, 446, 974, 158],
    log: [998, 434, 270, 170],
    buttons: [998, 614, 270, 130],
    tools: [998, 746, 270, 46],
    cards: { foe: 160, next: 138, hero: 96, weapon: 64, bazaar: 64, pile: 56, idol: 54, box: 82, rival: 56, crowd: 50 },
    fan: { w: 152, radius: 1500, step: 4.15, middle: 510, top: 634, left: 12, right: 988 },
  },
  '1024x768': {
    width: 1024,
    height: 768,
    rivals: [
      { x: 8, y: 8, w: 506, h: 142, pitch: 516 },
      { x: 8, y: 8, w: 378, h: 142, pitch: 384 },
      { x: 8, y: 8, w: 250, h: 142, pitch: 256 },
      { x: 8, y: 8, w: 246, h: 142, pitch: 254 },
      { x: 8, y: 8, w: 196, h: 142, pitch: 203 },
    ],
    idols: [776, 18, 240, 96],
    world: [776, 142, 240, 222],
    crowdIdols: [776, 164, 240, 40],
    crowdWorld: [776, 216, 240, 156],
    bazaar: [8, 164, 332, 112],
    piles: [8, 292, 332, 104],
    lane: [348, 160, 420, 240],
    own: [8, 412, 760, 150],
    log: [776, 376, 240, 44],
    buttons: [776, 430, 240, 276],
    tools: [776, 714, 240, 46],
    cards: { foe: 150, next: 110, hero: 88, weapon: 58, bazaar: 56, pile: 50, idol: 46, box: 74, rival: 52, crowd: 42 },
    fan: { w: 142, radius: 1350, step: 4.1, middle: 388, top: 604, left: 8, right: 768 },
  },
  '768x1024': {
    width: 768,
    height: 1024,
    rivals: [
      { x: 8, y: 8, w: 752, h: 130, pitch: 760 },
      { x: 8, y: 8, w: 372, h: 130, pitch: 380 },
      { x: 8, y: 8, w: 245, h: 130, pitch: 253 },
      { x: 8, y: 8, w: 182, h: 130, pitch: 190 },
      { x: 8, y: 8, w: 145, h: 130, pitch: 151.75 },
    ],
    idols: [8, 146, 252, 90],
    world: [268, 146, 492, 90],
    crowdIdols: [8, 146, 252, 90],
    crowdWorld: [268, 146, 492, 90],
    bazaar: [8, 244, 368, 100],
    piles: [384, 244, 376, 100],
    lane: [8, 352, 752, 234],
    own: [8, 594, 752, 150],
    log: [476, 752, 84, 52],
    buttons: [8, 752, 460, 52],
    tools: [568, 752, 192, 52],
    cards: { foe: 144, next: 118, hero: 88, weapon: 58, bazaar: 48, pile: 46, idol: 40, box: 74, rival: 46, crowd: 40 },
    fan: { w: 160, radius: 1200, step: 4.5, middle: 384, top: 826, left: 8, right: 760 },
  },
  '800x1280': {
    width: 800,
    height: 1280,
    rivals: [
      { x: 8, y: 8, w: 784, h: 150, pitch: 792 },
      { x: 8, y: 8, w: 388, h: 150, pitch: 396 },
      { x: 8, y: 8, w: 256, h: 150, pitch: 264 },
      { x: 8, y: 8, w: 190, h: 150, pitch: 198 },
      { x: 8, y: 8, w: 150, h: 150, pitch: 158.5 },
    ],
    idols: [8, 184, 262, 108],
    world: [280, 184, 512, 108],
    crowdIdols: [8, 184, 262, 108],
    crowdWorld: [280, 184, 512, 108],
    bazaar: [8, 322, 384, 124],
    piles: [402, 312, 390, 134],
    lane: [8, 468, 784, 318],
    own: [8, 802, 784, 164],
    log: [496, 978, 84, 60],
    buttons: [8, 978, 480, 60],
    tools: [588, 978, 204, 60],
    cards: {
      foe: 200,
      next: 172,
      hero: 100,
      weapon: 62,
      bazaar: 62,
      pile: 62,
      idol: 50,
      box: 78,
      rival: 52,
      crowd: 44,
    },
    fan: { w: 168, radius: 1200, step: 4.5, middle: 396, top: 1072, left: 8, right: 792 },
  },
};

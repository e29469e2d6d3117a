// Where the panels round the map lie, as numbers: one record for each of the sizes the dungeon was drawn for. What lies
// between two sizes is reckoned in `frame.ts`. Boxes are x, y, width, height in CSS pixels.

export type Quad = readonly [x: number, y: number, w: number, h: number];

export type LayoutName = '1280x800' | '1024x768' | '768x1024' | '800x1280' | '390x844';

/** The panels that lie where their box says; heroes lie in a row or a column of their own. */
export type PanelId = 'banner' | 'tools' | 'map' | 'phase' | 'actions' | 'monsters' | 'log' | 'dice';

export type Figures = {
  readonly width: number;
  readonly height: number;
  /** The first hero's panel, and how far the next one is from it. */
  readonly hero: Quad;
  readonly pitch: number;
  readonly panels: Readonly<Record<PanelId, Quad>>;
};

export const FIGURES: Readonly<Record<LayoutName, Figures>> = {
  '1280x800': {
    width: 1280,
    height: 800,
    hero: [8, 8, 256, 157],
    pitch: 162,
    panels: {
      banner: [272, 6, 612, 58],
      tools: [892, 6, 140, 58],
      map: [272, 68, 760, 564],
      phase: [8, 656, 256, 136],
      actions: [272, 638, 758, 154],
      monsters: [1038, 8, 234, 356],
      log: [1038, 372, 234, 192],
      dice: [1038, 572, 234, 220],
    },
  },
  '1024x768': {
    width: 1024,
    height: 768,
    hero: [6, 6, 214, 146],
    pitch: 150,
    panels: {
      banner: [226, 6, 436, 52],
      tools: [666, 6, 140, 52],
      map: [226, 62, 580, 560],
      phase: [6, 608, 214, 154],
      actions: [226, 628, 792, 134],
      monsters: [812, 6, 206, 330],
      log: [812, 542, 206, 80],
      dice: [812, 344, 206, 190],
    },
  },
  '768x1024': {
    width: 768,
    height: 1024,
    hero: [8, 64, 182, 128],
    pitch: 190,
    panels: {
      banner: [8, 6, 604, 52],
      tools: [618, 6, 142, 52],
      map: [0, 200, 768, 460],
      phase: [256, 742, 396, 124],
      actions: [8, 874, 752, 142],
      monsters: [8, 668, 752, 66],
      log: [660, 742, 100, 124],
      dice: [8, 742, 240, 124],
    },
  },
  '800x1280': {
    width: 800,
    height: 1280,
    hero: [8, 70, 190, 140],
    pitch: 198,
    panels: {
      banner: [8, 6, 636, 56],
      tools: [650, 6, 142, 56],
      map: [0, 218, 800, 640],
      phase: [266, 948, 418, 150],
      actions: [8, 1106, 784, 166],
      monsters: [8, 866, 784, 74],
      log: [692, 948, 100, 150],
      dice: [8, 948, 250, 150],
    },
  },
  '390x844': {
    width: 390,
    height: 844,
    hero: [4, 54, 92, 62],
    pitch: 96.6,
    panels: {
      banner: [4, 4, 242, 46],
      tools: [248, 4, 138, 46],
      map: [0, 120, 390, 396],
      phase: [4, 520, 382, 62],
      actions: [4, 586, 382, 124],
      monsters: [4, 714, 382, 62],
      log: [290, 780, 96, 60],
      dice: [4, 780, 282, 60],
    },
  },
};

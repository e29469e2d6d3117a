// The frame of the dungeon at any size: the figures of the nearest drawing, or of the two it lies between, reckoned across
// and down apart. What room is left over or lacking is the map's. Type keeps its size.

import type { Box } from '../../boxes.ts';
import type { Figures, LayoutName, PanelId, Quad } from './figures.ts';
import { FIGURES } from './figures.ts';

export type Frame = {
  readonly layout: LayoutName;
  readonly isUpright: boolean;
  readonly width: number;
  readonly height: number;
  readonly panels: Readonly<Record<PanelId, Box>>;
  /** One a hero, in the order of the party. */
  readonly heroes: readonly Box[];
  /** `panel`: HP, numbers and cards; `plate`: no room for cards; `chip`: token and HP. */
  readonly heroForm: 'panel' | 'plate' | 'chip';
  /** `list`: the last lines; `tab`: a button that opens them. */
  readonly logForm: 'list' | 'tab';
  /** `rows` below each other, or `chips` beside each other. */
  readonly monsterForm: 'rows' | 'chips';
};

/** The frame of a party of so many heroes. */
export function frameOf(width: number, height: number, heroes: number): Frame {
  const isUpright = width < height * 1.02;
  const [small, large] = pairOf(width, height, isUpright);
  const [a, b] = [FIGURES[small], FIGURES[large]];
  const spot: Spot = {
    x: part(width, a.width, b.width),
    y: part(height, a.height, b.height),
    wider: width - Math.min(b.width, Math.max(a.width, width)),
    taller: height - Math.min(b.height, Math.max(a.height, height)),
    last: b.panels.log[1] > b.panels.dice[1] ? 'log' : 'dice',
  };
  const layout = spot.x < 0.5 ? small : large;
  const grow = isUpright ? upright : lying;
  const panel = (id: PanelId): Box => whole(grow(quad(a.panels[id], b.panels[id], spot), id, spot));
  return {
    layout,
    isUpright,
    width,
    height,
    panels: {
      banner: panel('banner'),
      tools: panel('tools'),
      map: panel('map'),
      phase: panel('phase'),
      actions: panel('actions'),
      monsters: panel('monsters'),
      log: panel('log'),
      dice: panel('dice'),
    },
    heroes: heroRow(a, b, spot, { isUpright, heroes }),
    heroForm: layout === '390x844' ? 'chip' : isUpright ? 'plate' : 'panel',
    logForm: layout === '1280x800' ? 'list' : 'tab',
    monsterForm: isUpright ? 'chips' : 'rows',
  };
}

/** The two landscapes are built differently: nothing lies between them. */
function pairOf(width: number, height: number, isUpright: boolean): readonly [small: LayoutName, large: LayoutName] {
  if (!isUpright) return width < 1180 || height < 740 ? ['1024x768', '1024x768'] : ['1280x800', '1280x800'];
  return width < 700 ? ['390x844', '390x844'] : ['768x1024', '800x1280'];
}

/** How far a screen lies between the small and the large drawing, and what is left over. */
type Spot = {
  readonly x: number;
  readonly y: number;
  readonly wider: number;
  readonly taller: number;
  /** The lowest panel of the right column. */
  readonly last: PanelId;
};

function part(value: number, from: number, to: number): number {
  return from === to ? 0 : Math.min(1, Math.max(0, (value - from) / (to - from)));
}

function between(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Edges are reckoned apart, so that boxes that keep clear of each other in both drawings do so between them. */
function quad(a: Quad, b: Quad, { x, y }: Spot): Box {
  const [left, top] = [between(a[0], b[0], x), between(a[1], b[1], y)];
  const [right, bottom] = [between(a[0] + a[2], b[0] + b[2], x), between(a[1] + a[3], b[1] + b[3], y)];
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Landscape: the map takes what is left; the right column stays at the edge, what lies below at the bottom. */
function lying({ x, y, w, h }: Box, id: PanelId, { wider, taller, last }: Spot): Box {
  switch (id) {
    case 'map':
      return { x, y, w: w + wider, h: h + taller };
    case 'banner':
      return { x, y, w: w + wider, h };
    case 'actions':
      return { x, y: y + taller, w: w + wider, h };
    case 'phase':
      return { x, y: y + taller, w, h };
    case 'tools':
      return { x: x + wider, y, w, h };
    case 'monsters':
      return { x: x + wider, y, w, h: h + taller / 2 };
    default: {
      // Which of the two lies higher differs; what is below the monsters goes down with what they grow.
      const isLast = id === last;
      const up = taller / 2;
      return { x: x + wider, y: y + (isLast ? taller : up), w, h: isLast ? h : h + taller - up };
    }
  }
}

/** Portrait: width is shared out to the right, height goes to the map. */
function upright({ x, y, w, h }: Box, id: PanelId, { wider, taller }: Spot): Box {
  const down = id === 'banner' || id === 'tools' || id === 'map' ? 0 : taller;
  if (id === 'map') return { x, y, w: w + wider, h: h + taller };
  const isWide = id === 'banner' || id === 'phase' || id === 'actions' || id === 'monsters';
  const aside = id === 'tools' || id === 'log' ? wider : 0;
  // On a screen narrower than the narrowest drawing the dice give way.
  return { x: x + aside, y: y + down, w: isWide ? w + wider : id === 'dice' ? w + Math.min(0, wider) : w, h };
}

function heroRow(
  a: Figures,
  b: Figures,
  spot: Spot,
  { isUpright, heroes }: { readonly isUpright: boolean; readonly heroes: number },
): readonly Box[] {
  const first = quad(a.hero, b.hero, spot);
  const pitch = between(a.pitch, b.pitch, isUpright ? spot.x : spot.y);
  // Portrait: the row is as wide as the screen, however many stand in it.
  const more = isUpright ? spot.wider / 4 : spot.taller / 4;
  return Array.from({ length: heroes }, (_, i) =>
    whole(
      isUpright
        ? { ...first, x: first.x + i * (pitch + more), w: first.w + more }
        : { ...first, y: first.y + i * (pitch + more), h: first.h + more },
    ),
  );
}

function whole({ x, y, w, h }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, w: Math.round(x + w) - left, h: Math.round(y + h) - top };
}

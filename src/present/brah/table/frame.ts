// The frame of a table of any size: the figures of the two sizes it lies between, reckoned across and down apart, and
// what room is left over given to the lane, the boards and the gaps. Type keeps its size; only a table much larger than
// the largest drawing is enlarged as a whole.

import type { Figures, Quad, Row } from './figures.ts';
import { FIGURES } from './figures.ts';
import type { Box, LayoutName } from './picture.ts';

export type Cards = Figures['cards'];
export type Fan = Figures['fan'] & { readonly height: number };

export type Frame = {
  readonly layout: LayoutName;
  readonly isUpright: boolean;
  /** CSS pixels for one of the frame's. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly rivals: readonly Box[];
  /** Strips show each weapon; plates only Heroes and sums. */
  readonly rivalForm: 'wide' | 'strip' | 'plate';
  readonly isCrowded: boolean;
  readonly idols: Box;
  readonly world: Box;
  readonly bazaar: Box;
  readonly piles: Box;
  readonly lane: Box;
  readonly own: Box;
  readonly log: Box;
  readonly buttons: Box;
  readonly tools: Box;
  readonly cards: Cards;
  readonly fan: Fan;
};

/** A table at least this much larger than the largest drawing is enlarged. */
const ENLARGE = 1.15;

function part(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

function between(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** How far a table lies between the small and the large drawing, and what is left over. */
type Spot = { readonly x: number; readonly y: number; readonly wider: number; readonly taller: number };

function quad(a: Quad, b: Quad, { x, y }: Spot): Box {
  return {
    x: between(a[0], b[0], x),
    y: between(a[1], b[1], y),
    w: between(a[2], b[2], x),
    h: between(a[3], b[3], y),
  };
}

/** The frame for a table of this size with so many rivals. */
export function frameOf(outerWidth: number, outerHeight: number, rivals: number): Frame {
  const isUpright = outerWidth < outerHeight * 1.02;
  const small = FIGURES[isUpright ? '768x1024' : '1024x768'];
  const large = FIGURES[isUpright ? '800x1280' : '1280x800'];
  const room = Math.min(outerWidth / large.width, outerHeight / large.height);
  const scale = room >= ENLARGE ? room : 1;
  const [width, height] = [outerWidth / scale, outerHeight / scale];
  const spot: Spot = {
    x: part(width, small.width, large.width),
    y: part(height, small.height, large.height),
    wider: width - Math.min(large.width, Math.max(small.width, width)),
    taller: height - Math.min(large.height, Math.max(small.height, height)),
  };
  const isLarge = spot.x >= 0.5 && spot.y >= 0.5;
  const layout: LayoutName = isUpright
    ? isLarge || spot.y >= 0.5
      ? '800x1280'
      : '768x1024'
    : isLarge
      ? '1280x800'
      : '1024x768';
  const near = Math.min(spot.x, spot.y);
  const at = { small, large, spot, near };
  const common = { layout, isUpright, scale, width, height, isCrowded: rivals >= 4 };
  const row = rivalRow(at, rivals, isUpright);
  return {
    ...common,
    rivals: row,
    rivalForm: (row[0]?.w ?? 999) < 194 ? 'plate' : rivals === 1 ? 'wide' : 'strip',
    ...(isUpright ? upright(at, rivals >= 4) : lying(at, rivals >= 4)),
    cards: cardsOf(at),
  };
}

type At = { readonly small: Figures; readonly large: Figures; readonly spot: Spot; readonly near: number };

function cardsOf({ small, large, spot, near }: At): Cards {
  const width = (key: keyof Cards) => Math.round(between(small.cards[key], large.cards[key], near));
  // A taller lane shows its foe larger.
  const more = Math.min(60, Math.max(0, spot.taller * 0.5));
  return {
    foe: width('foe') + Math.round(more),
    next: width('next') + Math.round(more * 0.8),
    hero: width('hero'),
    weapon: width('weapon'),
    bazaar: width('bazaar'),
    pile: width('pile'),
    idol: width('idol'),
    box: width('box'),
    rival: width('rival'),
    crowd: width('crowd'),
  };
}

function rivalRow({ small, large, spot }: At, rivals: number, isUpright: boolean): Box[] {
  const [a, b] = [small.rivals[rivals - 1], large.rivals[rivals - 1]];
  if (a === undefined || b === undefined) return [];
  const at = (pick: (row: Row) => number, t: number) => between(pick(a), pick(b), t);
  // Room to the side is shared by the strips, where they reach to the right column or to the edge.
  const more = isUpright || rivals > 1 ? spot.wider / rivals : spot.wider * 0.5;
  const w = at((row) => row.w, spot.x) + more;
  const pitch = at((row) => row.pitch, spot.x) + more;
  return Array.from({ length: rivals }, (_, i) => ({
    x: at((row) => row.x, spot.x) + i * pitch,
    y: at((row) => row.y, spot.y),
    w,
    h: at((row) => row.h, spot.y),
  }));
}

type Zones = Pick<Frame, 'idols' | 'world' | 'bazaar' | 'piles' | 'lane' | 'own' | 'log' | 'buttons' | 'tools' | 'fan'>;

function plain({ small, large, spot, near }: At, isCrowded: boolean): Zones {
  const box = (pick: (figures: Figures) => Quad) => quad(pick(small), pick(large), spot);
  const fan = (key: keyof Figures['fan'], t: number) => between(small.fan[key], large.fan[key], t);
  return {
    idols: box((f) => (isCrowded ? f.crowdIdols : f.idols)),
    world: box((f) => (isCrowded ? f.crowdWorld : f.world)),
    bazaar: box((f) => f.bazaar),
    piles: box((f) => f.piles),
    lane: box((f) => f.lane),
    own: box((f) => f.own),
    log: box((f) => f.log),
    buttons: box((f) => f.buttons),
    tools: box((f) => f.tools),
    fan: {
      w: Math.round(fan('w', near)),
      radius: fan('radius', near),
      step: fan('step', near),
      middle: fan('middle', spot.x),
      top: fan('top', spot.y),
      left: fan('left', spot.x),
      right: fan('right', spot.x),
      height: between(small.height, large.height, spot.y) + spot.taller,
    },
  };
}

const moved = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy });
const grown = (box: Box, dw: number, dh: number): Box => ({ ...box, w: box.w + dw, h: box.h + dh });

/** Landscape: the lane takes the width that is left, the right column stays at the edge. */
function lying(at: At, isCrowded: boolean): Zones {
  const zones = plain(at, isCrowded);
  const { wider, taller } = at.spot;
  const down = Math.max(0, taller);
  // A little of the height shows more of the hand.
  const hand = Math.min(down, 56);
  const middle = down - hand;
  const aside = (box: Box) => moved(box, wider, 0);
  return {
    idols: aside(zones.idols),
    world: aside(zones.world),
    bazaar: moved(zones.bazaar, 0, middle / 3),
    piles: moved(zones.piles, 0, (middle * 2) / 3),
    lane: grown(zones.lane, wider, middle),
    own: moved(grown(zones.own, wider, 0), 0, middle),
    log: grown(aside(zones.log), 0, middle),
    buttons: grown(moved(zones.buttons, wider, middle), 0, hand + Math.min(0, taller)),
    tools: moved(aside(zones.tools), 0, taller),
    fan: {
      ...zones.fan,
      middle: zones.fan.middle + wider / 2,
      right: zones.fan.right + wider,
      top: zones.fan.top + middle + Math.max(-36, Math.min(0, taller)),
    },
  };
}

/** Portrait: width is shared by the columns, height goes to the lane. */
function upright(at: At, isCrowded: boolean): Zones {
  const zones = plain(at, isCrowded);
  const { wider, taller } = at.spot;
  const down = Math.max(0, taller);
  const half = wider / 2;
  return {
    idols: zones.idols,
    world: grown(zones.world, wider, 0),
    bazaar: grown(zones.bazaar, half, 0),
    piles: grown(moved(zones.piles, half, 0), half, 0),
    lane: grown(zones.lane, wider, down),
    own: moved(grown(zones.own, wider, 0), 0, down),
    log: moved(zones.log, wider, down),
    buttons: moved(grown(zones.buttons, wider, 0), 0, down),
    tools: moved(zones.tools, wider, down),
    fan: {
      ...zones.fan,
      middle: zones.fan.middle + half,
      right: zones.fan.right + wider,
      top: zones.fan.top + down + Math.max(-8, Math.min(0, taller)),
    },
  };
}

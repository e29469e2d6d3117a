// Where everybody stands on one tile: monsters above, heroes below, each with room for its plate, at most seven places.
// A boss stands in the middle. Beyond seven, six stand and a chip counts the others. Offsets from the tile's middle.

import type { Point } from '../../boxes.ts';

export type Stance<Who> = { readonly who: Who; readonly middle: Point; readonly r: number };

export type Crowd<Who> = {
  readonly standing: readonly Stance<Who>[];
  readonly more: { readonly hidden: readonly Who[]; readonly middle: Point; readonly r: number } | null;
};

export type Comer<Who> = {
  readonly who: Who;
  readonly side: 'hero' | 'monster' | 'boss';
  /** Its radius with all the room in the world. */
  readonly r: number;
  /** It is what the hand is about: it gets a place of its own. */
  readonly first: boolean;
};

/** Places on a tile, the chip among them. */
const PLACES = 7;
/** The floor that can be stood on, and how high a plate hangs below its token. */
const FLOOR = 150;
export const PLATE = { w: 48, h: 17, below: 7 } as const;
const GAP = 2;

/** Everybody on a tile, in the order given; heroes are never hidden. */
export function crowded<Who>(comers: readonly Comer<Who>[]): Crowd<Who> {
  const heroes = comers.filter(({ side }) => side === 'hero');
  const monsters = comers.filter(({ side }) => side !== 'hero');
  const isFull = comers.length > PLACES;
  const room = Math.max(1, (isFull ? PLACES - 1 : PLACES) - heroes.length);
  const shown = isFull ? chosen(monsters, room) : monsters;
  const hidden = monsters.filter((one) => !shown.includes(one)).map(({ who }) => who);
  const above = [...shown, ...(hidden.length > 0 ? [null] : [])];
  const boss = shown.find(({ side }) => side === 'boss');
  const places =
    boss === undefined ? inRows([...rowsOf(above), ...rowsOf(heroes)]) : round(boss, [...above, ...heroes]);
  const standing: Stance<Who>[] = [];
  let more: Crowd<Who>['more'] = null;
  for (const { comer, middle, r } of places) {
    if (comer === null) more = { hidden, middle, r };
    else standing.push({ who: comer.who, middle, r });
  }
  return { standing, more };
}

/** Bosses and what the hand is about, then the first to come; in the order they came. */
function chosen<Who>(monsters: readonly Comer<Who>[], room: number): readonly Comer<Who>[] {
  const rank = ({ side, first }: Comer<Who>): number => (side === 'boss' ? 0 : first ? 1 : 2);
  const best = new Set(monsters.toSorted((a, b) => rank(a) - rank(b)).slice(0, room));
  return monsters.filter((one) => best.has(one));
}

type Placed<Who> = { readonly comer: Comer<Who> | null; readonly middle: Point; readonly r: number };
type Row<Who> = readonly (Comer<Who> | null)[];

/** At most three a row, the longer row first. */
function rowsOf<Who>(all: Row<Who>): readonly Row<Who>[] {
  const rows = Math.ceil(all.length / 3);
  if (rows === 0) return [];
  const each = Math.ceil(all.length / rows);
  return [all.slice(0, each), ...rowsOf(all.slice(each))];
}

function inRows<Who>(rows: readonly Row<Who>[]): readonly Placed<Who>[] {
  const high = FLOOR / rows.length;
  const most = Math.max(...rows.map((row) => row.length));
  // A place each: tokens of one tile are of a size wherever they stand.
  const limit = Math.min(FLOOR / most / 2 - GAP, (high - PLATE.below) / 2 - GAP);
  return rows.flatMap((row, i) =>
    row.map((comer, k) => ({
      comer,
      middle: {
        x: (k - (row.length - 1) / 2) * Math.min(FLOOR / row.length, 64),
        y: (i - (rows.length - 1) / 2) * high - PLATE.below / 2,
      },
      r: Math.min(limit, comer?.r ?? limit),
    })),
  );
}

/** A boss in the middle; the others in two columns beside it, from the lower corners up. */
function round<Who>(boss: Comer<Who>, all: Row<Who>): readonly Placed<Who>[] {
  const others = all.filter((comer) => comer !== boss).toReversed();
  const rows = Math.ceil(others.length / 2);
  const { big, small, pitch, up } = ROUND[Math.min(3, rows)] ?? ROUND[3];
  return [
    { comer: boss, middle: { x: 0, y: -up }, r: Math.min(boss.r, big) },
    ...others.map((comer, i) => ({
      comer,
      middle: { x: i % 2 === 0 ? -COLUMN : COLUMN, y: 49 - Math.floor(i / 2) * pitch },
      r: Math.min(small, comer?.r ?? small),
    })),
  ];
}

const COLUMN = 52;
/** By the rows beside a boss: its own radius, theirs, how far apart they are, how far it moves up for them. */
const ROUND = [
  { big: 44, small: 0, pitch: 0, up: 4 },
  { big: 44, small: 23, pitch: 0, up: 10 },
  { big: 38, small: 22, pitch: 98, up: 0 },
  { big: 30, small: 20, pitch: 50, up: 0 },
] as const;

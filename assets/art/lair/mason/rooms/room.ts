// What a room is before it is baked: bare stone, what stands in it, what burns in it.

import type { Dir, TileId } from '../../../../../src/core/lair/public.ts';
import type { Cut } from '../carve.ts';
import type { Lamp } from '../light.ts';
import type { Bed } from '../stone/lay.ts';
import { DOORWAY, RIM, TILE } from '../stone/plan.ts';
import { ellipse, groove, plate } from '../words.ts';

export type Fire = { readonly x: number; readonly y: number };

export type Room = {
  readonly id: TileId;
  readonly bed: Bed;
  readonly decor: readonly Cut[];
  /** Torches on its walls; a corridor has none and lives from its neighbours' light. */
  readonly torches: readonly Fire[];
  readonly lamps?: readonly Lamp[];
  /** Candles that go out one by one. */
  readonly candles?: readonly Fire[];
  /** The room after its reward was taken or its trap was sprung. */
  readonly after?: {
    readonly name: 'taken' | 'sprung';
    readonly decor: readonly Cut[];
    readonly lamps?: readonly Lamp[];
  };
};

const HALF = TILE / 2;

/** A torch on the wall of a side, so far from its middle. */
export function torchOn(side: Dir, off: number, rim = RIM): Fire {
  const at = rim + 1;
  if (side === 'N') return { x: HALF + off, y: at };
  if (side === 'S') return { x: HALF + off, y: TILE - at };
  return side === 'W' ? { x: at, y: HALF + off } : { x: TILE - at, y: HALF + off };
}

/** Beside a doorway, as far as the corner allows. */
export const BESIDE = DOORWAY + 24;

/** The iron holder of a torch; its flame is not stone and burns over it. */
export const sconce = ({ x, y }: Fire): readonly Cut[] => [
  plate('#3C3F48', ellipse(x, y, 4.6), { rise: 5, round: 1.4, line: 0.6, shine: 1.4 }),
  groove('#2A0F06', ellipse(x, y, 2.9), { rise: 2, round: 1.2 }),
  plate('#FF9A3C', ellipse(x, y, 2), { rise: 1, round: 0.8, glow: 1.4 }),
];

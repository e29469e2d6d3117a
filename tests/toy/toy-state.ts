// Lanterns, a toy game that has one of everything the kernel must carry: a shuffled pile, hidden hands, a card that is
// shown to all when drawn, a secret simultaneous bid, a reaction window with kept answers, a random steal, dice, a pick
// and a count. Its words and shapes; the rules are in toy.ts.

import type { ChanceSpec } from '../../src/core/kernel/chance.ts';
import type { CardId, Cards, Face, Mask, Seat, Viewer } from '../../src/core/kernel/knowledge.ts';

export type Claim = { readonly card: CardId; readonly face: Face };

export type ToyAction =
  | { readonly type: 'bid' | 'play' | 'block'; readonly claim: Claim }
  | { readonly type: 'draw' | 'peek' | 'rest' | 'pass' | 'concede' }
  | { readonly type: 'steal'; readonly from: Seat }
  | { readonly type: 'mark'; readonly marks: readonly number[] }
  | { readonly type: 'disclose'; readonly answer: ToyAction }
  | { readonly type: 'sealed'; readonly of: 'bid' | 'window' };

export type ToyPick = { readonly pick: string; readonly n: number };

export type ToyEvent = {
  readonly type:
    | 'shuffled'
    | 'drew'
    | 'bid-made'
    | 'bid-shown'
    | 'led'
    | 'peeked'
    | 'played'
    | 'answered'
    | 'blocked'
    | 'scored'
    | 'stole'
    | 'marked'
    | 'rested'
    | 'left'
    | 'ended';
  readonly to: Mask;
  readonly seat: Seat;
  readonly n: number;
  readonly face: Face | null;
};

export type Kept = { readonly seat: Seat; readonly answer: ToyAction | null };

export type Phase =
  | 'shuffle'
  | 'deal'
  | 'bid'
  | 'bid-shown'
  | 'lead'
  | 'turn'
  | 'window'
  | 'window-shown'
  | 'roll'
  | 'drawing'
  | 'peeking'
  | 'stealing'
  | 'stolen'
  | 'over';

export type ToyConfig = { readonly players: number; readonly turns: number };

export type ToyState = {
  readonly config: ToyConfig;
  readonly holds: 'all' | Viewer;
  readonly cards: Cards;
  readonly pile: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly hands: readonly (readonly CardId[])[];
  readonly scores: readonly number[];
  readonly out: readonly boolean[];
  /** How often each seat left a mark: a choice of several things, in any number. */
  readonly marks: readonly number[];
  readonly active: Seat;
  readonly turn: number;
  readonly phase: Phase;
  readonly kept: readonly Kept[];
  /** Seats yet to be dealt to, or to answer. */
  readonly unasked: readonly Seat[];
  readonly played: Claim | null;
  readonly victim: Seat | null;
  readonly spec: ChanceSpec | null;
  readonly decisionNo: number;
  readonly chanceNo: number;
  readonly winner: Seat | null;
};

export type ToyView = {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly turn: number;
  readonly active: Seat;
  readonly pile: number;
  readonly discard: readonly (Face | null)[];
  readonly hands: readonly (readonly (Face | null)[])[];
  readonly scores: readonly number[];
  readonly unasked: readonly Seat[];
};

export type ToyOutcome = { readonly winner: Seat };

/** Four colours of 1 to 5; a 5 is shown to all when drawn, a 1 blocks. */
export const FACES: readonly Face[] = ['amber', 'blue', 'coral', 'dusk'].flatMap((colour) =>
  [1, 2, 3, 4, 5].map((n) => `${colour}-${n}`),
);

export function numberOn(face: Face): number {
  return Number(face.slice(-1));
}

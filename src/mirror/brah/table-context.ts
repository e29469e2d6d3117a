// What every region of the table reads: the view, the offers, and how to pick, inspect and speak.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BrahView, CardId, Pick, Seat, WeaponNo } from '../../core/brah/public.ts';
import type { Check } from '../../present/brah/reasons.ts';
import type { Speech } from '../../present/brah/words.ts';
import type { Making } from './draft.ts';
import type { BrahMatch } from './match.ts';

/** What the inspector shows. */
export type Subject =
  | { readonly of: 'card'; readonly face: string; readonly card: CardId | null }
  | { readonly of: 'weapon'; readonly weapon: WeaponNo }
  | { readonly of: 'hero'; readonly seat: Seat; readonly hero: number }
  | { readonly of: 'foe'; readonly foe: CardId }
  | { readonly of: 'player'; readonly seat: Seat };

export type TableState = {
  readonly match: BrahMatch;
  readonly view: BrahView;
  readonly speech: Speech;
  readonly seat: Seat | null;
  readonly making: Making;
  /** The picks on offer that use a card of the hand: their buttons stand on the card. */
  readonly onHand: readonly Pick[];
  /** All others, without `concede`: their buttons stand in the prompt. */
  readonly onPrompt: readonly Pick[];
  readonly check: Check;
  readonly choose: (pick: Pick) => void;
  readonly inspect: (subject: Subject) => void;
  /** The address of a printed card's picture, where pictures are shown; null when there is none. */
  readonly pictureOf?: (face: string) => string | null;
};

export const TableContext = createContext<TableState | null>(null);

export function useTable(): TableState {
  const table = useContext(TableContext);
  if (table === null) throw new Error('A region of the table stands outside the table.');
  return table;
}

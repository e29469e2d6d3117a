// What a game waits for, as data. Everybody computes it alike, from public facts.

import type { ChanceSpec } from './chance.ts';
import type { Seat } from './knowledge.ts';

/**
 * - `decide`: `seats` must answer (in any order when `simultaneous`), `may` may interrupt. `no` numbers the decision:
 *   a proposal names it, so that one made for an older question is refused, not misread. `prompt` is the game's word
 *   for the question.
 * - `chance`: the dealer answers; nobody may act.
 * - `over`: the game has ended.
 */
export type Pending<Outcome> =
  | {
      readonly kind: 'decide';
      readonly no: number;
      readonly seats: readonly Seat[];
      readonly may: readonly Seat[];
      readonly prompt: string;
      readonly simultaneous: boolean;
    }
  | { readonly kind: 'chance'; readonly no: number; readonly spec: ChanceSpec }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** Why something cannot be done: a stable kebab-case code, the rule it rests on, and the sentence a player reads. */
export type Refusal = { readonly code: string; readonly rule: string; readonly text: string };

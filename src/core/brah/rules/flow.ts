// How a running line moves from verb to verb and from step to step.

import type { Verb } from '../cards/vocabulary.ts';
import type { EffectFrame, Frame } from '../frames.ts';
import type { Table } from './table.ts';
import { push, replaceTop } from './table.ts';

export type Do<K extends Verb['verb']> = Extract<Verb, { verb: K }>;

/** On to the next verb. `moved`: cards it moved; `failed`: it found nothing (an `else` may follow). */
export function done(
  t: Table,
  f: EffectFrame,
  result: { readonly moved?: number; readonly failed?: boolean } = {},
): void {
  replaceTop(t, {
    ...f,
    at: f.at + 1,
    step: 0,
    answer: null,
    opponent: null,
    seats: [],
    cards: [],
    notes: [],
    moved: result.moved ?? 0,
    failed: result.failed ?? false,
  });
}

/** The same verb goes on with its next step once these frames have run. */
export function goOn(t: Table, f: EffectFrame, patch: Partial<EffectFrame>, ...frames: Frame[]): void {
  replaceTop(t, { ...f, answer: null, ...patch });
  push(t, ...frames);
}

/** These frames run, then the next verb. */
export function doneAfter(
  t: Table,
  f: EffectFrame,
  frames: readonly Frame[],
  result: { readonly moved?: number; readonly failed?: boolean } = {},
): void {
  done(t, f, result);
  push(t, ...frames);
}

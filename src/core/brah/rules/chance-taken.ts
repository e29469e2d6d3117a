// What an answer of chance does: mixed piles, shown cards, counts and picks. The frame that asked is done with it.

import type { ChanceAnswer, ChanceSpec } from '../../kernel/chance.ts';
import { answerFault } from '../../kernel/chance.ts';
import type { CardId, Face } from '../../kernel/knowledge.ts';
import { heldFace, isIn, renamed, shown, TABLE } from '../../kernel/knowledge.ts';
import type { Refusal } from '../../kernel/pending.ts';
import { cardOf, isKind } from '../cards/catalog.ts';
import type { BrahState, ZoneRef } from '../state.ts';
import { setZone, zoneName } from './draw.ts';
import { beginWith, sayDealt } from './setup.ts';
import type { Table } from './table.ts';
import { playerAt, pop, say, survivorsFrom, put } from './table.ts';

/** The predicates that a spec may name. `hazard`: never goes to a hand when drawn. */
export function shows(predicate: string, face: Face): boolean {
  const { type } = cardOf(face);
  switch (predicate) {
    case 'hazard':
      return type === 'monster' || type === 'boss' || type === 'idol' || type === 'trait';
    case 'kevin':
      return face === 'kevin';
    case 'boss':
      return type === 'boss';
    case 'treasure':
      return type === 'treasure';
    default:
      return false;
  }
}

/** Null, or why this answer cannot be taken: wrong shape, unknown faces, faces that this copy knows to be others. */
export function chanceFault(s: BrahState, answer: ChanceAnswer): Refusal | null {
  const { awaiting } = s;
  if (awaiting?.kind !== 'chance') return refusal('Chance was not asked.');
  const fault = answerFault(awaiting.spec, answer);
  if (fault !== null) return refusal(`Wrong answer of chance: ${fault}.`);
  if (answer.kind === 'reveal' && awaiting.spec.kind === 'reveal') {
    const { ids, shownIf } = awaiting.spec;
    for (const [i, face] of answer.faces.entries()) {
      const id = ids[i];
      if (id === undefined) continue;
      if (face === null) {
        if (s.holds === 'all' && awaiting.spec.to !== 0)
          return refusal('Wrong answer of chance: a card to be shown has no face.');
        continue;
      }
      if (awaiting.spec.to === 0 && answer.shown[i] !== true)
        return refusal('Wrong answer of chance: a hidden card is named.');
      if (typeof face !== 'string' || !isKind(face)) return refusal('Wrong answer of chance: no such card.');
      const held = heldFace(s.cards, id);
      if (held !== null && held !== face) return refusal('Wrong answer of chance: that card is known to be another.');
      const isShown = answer.shown[i] === true;
      const must = (awaiting.spec.to & TABLE) !== 0 || (shownIf !== null && shows(shownIf, face));
      if (must !== isShown) return refusal('Wrong answer of chance: shown to the wrong people.');
    }
  }
  if (answer.kind === 'shuffle' && awaiting.spec.kind === 'shuffle')
    return shuffleFault(s, awaiting.spec, answer.faces);
  return null;
}

// A shuffle that somebody sees names the very cards that lay there.
function shuffleFault(
  s: BrahState,
  spec: Extract<ChanceSpec, { kind: 'shuffle' }>,
  faces: readonly (Face | null)[] | null,
): Refusal | null {
  if (faces === null)
    return s.holds === 'all' && spec.to !== 0 ? refusal('Wrong answer of chance: the new order is missing.') : null;
  if (!faces.every((f) => f === null || (typeof f === 'string' && isKind(f))))
    return refusal('Wrong answer of chance: no such card.');
  if (s.holds !== 'all') return null;
  const before = spec.ids.map((id) => heldFace(s.cards, id) ?? '').sort(byText);
  const after = faces.map((f) => f ?? '').sort(byText);
  return before.every((face, i) => face === after[i])
    ? null
    : refusal('Wrong answer of chance: other cards than lay there.');
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function refusal(text: string): Refusal {
  return { code: 'chance', rule: 'B-RULE-41', text };
}

export function takeChance(t: Table, answer: ChanceAnswer): void {
  const { awaiting } = t.s;
  if (awaiting?.kind !== 'chance') return;
  const { spec, zone } = awaiting;
  put(t, { awaiting: null });
  if (spec.kind === 'shuffle' && answer.kind === 'shuffle' && zone !== null)
    return takeShuffle(t, spec, zone, answer.faces);
  if (spec.kind === 'reveal' && answer.kind === 'reveal') return takeReveal(t, spec, answer);
  if (spec.kind === 'count' && answer.kind === 'count') {
    put(t, { treasuresInHand: { n: answer.n, hand: playerAt(t.s, t.s.turn.active).hand } });
    return;
  }
  if (spec.kind === 'pick' && answer.kind === 'pick') beginWith(t, survivorsFrom(t.s, 0)[answer.value] ?? 0);
}

function takeShuffle(
  t: Table,
  spec: Extract<ChanceSpec, { kind: 'shuffle' }>,
  zone: ZoneRef,
  faces: readonly (Face | null)[] | null,
): void {
  pop(t);
  // A copy outside the audience keeps nothing of what lay there.
  const isBlind = t.s.holds !== 'all' && !isIn(spec.to, t.s.holds);
  put(t, { cards: renamed(t.s.cards, spec.fresh, spec.to, isBlind ? null : faces) });
  setZone(t, zone, spec.fresh);
  if (zone.zone !== 'hand') say(t, { type: 'pile-shuffled', pile: zoneName(zone), size: spec.fresh.length });
}

function takeReveal(
  t: Table,
  spec: Extract<ChanceSpec, { kind: 'reveal' }>,
  answer: Extract<ChanceAnswer, { kind: 'reveal' }>,
): void {
  pop(t);
  const to = spec.ids.map((_, i) => (answer.shown[i] === true ? TABLE : spec.to));
  put(t, { cards: shown(t.s.cards, spec.ids, to, answer.faces) });
  if (spec.what === 'last-card') noteLastCard(t, spec.ids, answer.shown);
  sayDealt(t, spec.what, spec.ids);
}

function noteLastCard(t: Table, ids: readonly CardId[], seen: readonly boolean[]): void {
  const [last] = ids;
  if (last !== undefined && seen[0] !== true) put(t, { notKevin: last });
}

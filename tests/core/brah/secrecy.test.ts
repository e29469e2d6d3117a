// What a copy that may not know a choice is told of it: that it was made, and how many things were chosen. Such a copy
// goes on with the same public result; a copy that must know the real thing does not take it.

import { expect, test } from 'vitest';
import type { Action } from '../../../src/core/brah/actions.ts';
import { BRAH } from '../../../src/core/brah/index.ts';
import { hashSections } from '../../../src/core/kernel/hash.ts';
import { newGame, type Scenario, situation } from '../../scenario/scenario.ts';

const publicHash = (state: Scenario['state']): string => hashSections(BRAH.publicSections(state)).all;
const sealed = (of: 'choose' | 'window' | 'choose-heroes' | 'place-trait', count: number): Action => ({
  type: 'sealed',
  of,
  count,
});

function keys(): Scenario {
  return situation(`
    A: kevins-spare-keys
    B: nay, bog-blade, go-fish
    C: nay
  `).does('A', 'play kevins-spare-keys');
}

test('B-RULE-121 a stranger is told that one card was chosen from a hand, and nothing of which', () => {
  const g = keys();
  if (g.state.awaiting?.kind === 'decision' && g.state.awaiting.prompt === 'choose-opponent') g.does('A', 'B');
  g.waits('A choose-from-hand');
  const copy = BRAH.replicaOf(g.state, 2);
  const picks = BRAH.legal(g.state, 0);
  const chosen = picks[1];
  if (chosen === undefined) throw new Error('nothing to choose');
  const action: Action = { type: 'choose', picks: [chosen], claims: [] };
  expect(BRAH.redact(g.state, 0, action, 2)).toEqual(sealed('choose', 1));
  expect(BRAH.redact(g.state, 0, action, 'table')).toEqual(sealed('choose', 1));
  expect(BRAH.redact(g.state, 0, action, 1)).toEqual(action);
  const there = BRAH.apply(copy, 0, sealed('choose', 1));
  g.acts('A', action);
  expect(there.ok && publicHash(there.state)).toBe(publicHash(g.state));
  expect(BRAH.check(copy, 0, sealed('choose', 0))?.code).toBe('malformed');
  expect(BRAH.check(copy, 0, sealed('choose', 2))?.code).toBe('malformed');
  expect(BRAH.check(copy, 0, sealed('window', 1))?.code).toBe('malformed');
});

test('B-RULE-121 whoever was robbed, and the truth itself, want the real choice', () => {
  const g = keys();
  if (g.state.awaiting?.kind === 'decision' && g.state.awaiting.prompt === 'choose-opponent') g.does('A', 'B');
  for (const copy of [g.state, BRAH.replicaOf(g.state, 0), BRAH.replicaOf(g.state, 1)]) {
    expect(BRAH.check(copy, 0, sealed('choose', 1))?.code).toBe('malformed');
  }
});

test('B-RULE-02 a choice of Heroes is sealed for the others and for the table', () => {
  const g = newGame({ players: 2 });
  const action = BRAH.defaultAction(g.state, 0);
  if (action === null) throw new Error('nothing to choose');
  expect(BRAH.redact(g.state, 0, action, 1)).toEqual(sealed('choose-heroes', 1));
  expect(BRAH.redact(g.state, 0, action, 0)).toEqual(action);
  const copy = BRAH.replicaOf(g.state, 1);
  expect(BRAH.check(copy, 0, sealed('choose-heroes', 1))).toBeNull();
  expect(BRAH.check(copy, 0, sealed('place-trait', 1))?.code).toBe('malformed');
  expect(BRAH.check(copy, 1, sealed('choose-heroes', 1))?.code).toBe('malformed');
});

test('B-RULE-58 an answer that comes before its turn is sealed, the first one in order is not', () => {
  const g = situation(`
    A: pick-pocket
    B: go-fish
    C: nay
    D: bog-blade
  `).does('A', 'play pick-pocket', 'B');
  g.waits('BCD respond');
  const nay: Action = { type: 'respond-nay', card: g.card('C', 'nay') };
  expect(BRAH.redact(g.state, 2, nay, 3)).toEqual(sealed('window', 1));
  expect(BRAH.redact(g.state, 1, { type: 'pass' }, 3)).toEqual({ type: 'pass' });
  const copy = BRAH.replicaOf(g.state, 3);
  const there = BRAH.apply(copy, 2, sealed('window', 1));
  g.acts('C', nay);
  expect(there.ok && publicHash(there.state)).toBe(publicHash(g.state));
  expect(BRAH.check(copy, 2, sealed('choose', 1))?.code).toBe('malformed');
});

test('factory-second: a Hero without slots is not offered, one with a slot is', () => {
  const g = situation(`
    A: factory-second
    A big-bag-barry: extra-arm-
    A brad-the-well-endowed: -
    B: -
    draw: useless-stick, useless-stick
    discard: stale-baguette
  `).does('A', 'play factory-second');
  if (g.offered('A').includes('stale-baguette')) g.does('A', 'stale-baguette');
  expect(g.offered('A').filter((label) => label !== 'concede' && !label.startsWith('hero'))).toEqual([
    'brad-the-well-endowed',
  ]);
  g.does('A', 'brad-the-well-endowed').reads({
    'A brad-the-well-endowed': '; stale-baguette',
    'A big-bag-barry': 'extra-arm-;',
  });
});

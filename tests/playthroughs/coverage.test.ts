// The gate: every card of the box and every kind of event occurs in a golden game, so that a change of any of them shows
// as a change of text.

import { expect, test } from 'vitest';
import { BRAH_GOLDENS, playBrahGolden } from '../../src/cli/golden-brah.ts';
import { CARDS, type EventType } from '../../src/core/brah/public.ts';

/** Every kind of event there is: one that is added and not written here does not compile. */
const KINDS: Readonly<Record<EventType, true>> = {
  'game-created': true,
  'pile-shuffled': true,
  'heroes-dealt': true,
  'heroes-chosen': true,
  'trait-dealt': true,
  'trait-placed': true,
  'trait-duplicate': true,
  'trait-flipped': true,
  'hand-dealt': true,
  'bazaar-set': true,
  'turn-started': true,
  'turn-ended': true,
  'litterbox-drawn': true,
  'card-drawn': true,
  'card-to-litterbox': true,
  'draw-blocked': true,
  'extra-draws-chosen': true,
  'idol-played': true,
  'idol-removed': true,
  'foe-revealed': true,
  'foe-stat-changed': true,
  'rules-checked': true,
  traded: true,
  'weapon-equipped': true,
  'weapon-discarded': true,
  'weapon-taken': true,
  'part-swapped': true,
  'pure-assembly': true,
  'staff-bonus': true,
  'action-played': true,
  'response-asked': true,
  'response-passed': true,
  'action-countered': true,
  'action-resolved': true,
  'card-stolen': true,
  'card-given': true,
  'cards-discarded': true,
  'cards-searched': true,
  'fish-failed': true,
  'enchantment-played': true,
  'enchantments-reordered': true,
  'rule-used': true,
  'treasure-drawn': true,
  'treasure-played': true,
  'weapon-buffed': true,
  'loot-spent': true,
  'combat-declared': true,
  'combat-started': true,
  'banish-played': true,
  'combat-won': true,
  'combat-lost': true,
  'monster-bribed': true,
  'foe-returned': true,
  'last-stand': true,
  'last-stand-off': true,
  rescued: true,
  'hand-limit-discard': true,
  'player-eliminated': true,
  'game-over': true,
};

test('every card and every kind of event occurs in a golden game', () => {
  const told = new Set<string>();
  const named = new Set<string>();
  for (const golden of BRAH_GOLDENS) {
    const { log, outcome } = playBrahGolden(golden, (events) => {
      for (const event of events) told.add(event.type);
    });
    expect(outcome, golden.name).not.toBeNull();
    for (const [word] of JSON.stringify(log.entries).matchAll(/"[a-z0-9-]+"/g)) named.add(word.slice(1, -1));
  }
  expect(Object.keys(CARDS).filter((id) => !named.has(id))).toEqual([]);
  expect(Object.keys(KINDS).filter((kind) => !told.has(kind))).toEqual([]);
}, 60_000);

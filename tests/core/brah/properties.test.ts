// What holds in every game, tried over hundreds of random ones: the game ends, nothing is lost, what is offered may be
// done and what may be done is taken, nobody's copy holds a face that was not shown to them, every event occurs.

import { expect, test } from 'vitest';
import type { Pick } from '../../../src/core/brah/actions.ts';
import type { BrahConfig } from '../../../src/core/brah/config.ts';
import { defaultConfig, parseConfig, shortGame } from '../../../src/core/brah/config.ts';
import type { BrahEvent } from '../../../src/core/brah/events.ts';
import { BRAH, type BrahState } from '../../../src/core/brah/index.ts';
import { imagine, unknowns } from '../../../src/core/brah/search.ts';
import { encodeSections, hashSections, hashSectionsAfresh } from '../../../src/core/kernel/hash.ts';
import type { Watched } from '../../../src/core/kernel/random-play.ts';
import { playRandomly } from '../../../src/core/kernel/random-play.ts';
import { replicaRun } from '../../../src/core/kernel/replica-run.ts';
import type { Action } from '../../../src/core/brah/actions.ts';

type Step = Watched<BrahState, Action, BrahEvent>;

/** People seldom give up: a random player does it now and then, so that every way out of the game is walked. */
const weight =
  (concedes: number) =>
  (pick: Pick): number =>
    pick.pick === 'concede' ? concedes : pick.pick === 'accept-defeat' ? 8 : 40;

const TABLES: readonly BrahConfig[] = [2, 3, 4, 5, 6].flatMap((players) => {
  const plain = defaultConfig(players);
  return [
    plain,
    { ...shortGame(plain), shortDeck: 20 },
    { ...plain, extraBosses: ['brenda-from-accounts', 'the-landlord'], spread: 'even', expansions: [] } as const,
  ];
});

/** The n-th game of a series: every table in turn. */
function game(series: string, n: number, every: number, watch?: (step: Step) => readonly string[]) {
  const config = TABLES[n % TABLES.length] ?? defaultConfig(4);
  const options = { every, interruptOneIn: 12, limit: 20_000, weight: weight(n % 3 === 0 ? 1 : 0) };
  return playRandomly(BRAH, config, `${series}/${n}`, watch === undefined ? options : { ...options, watch });
}

test('B-RULE-150, B-RULE-41 300 random games end, and every step withstands every question', () => {
  const kinds = new Set<string>();
  const reasons = new Set<string>();
  for (let n = 0; n < 300; n++) {
    const played = game('plain', n, 40, ({ events }) => {
      for (const event of events) kinds.add(event.type);
      return [];
    });
    expect(played.faults, `game ${n}`).toEqual([]);
    expect(played.deadEnds, `game ${n} offered what led nowhere`).toBe(0);
    expect(played.over, `game ${n} did not end`).toBe(true);
    reasons.add(played.course.state.outcome?.reason ?? 'none');
    expect(played.course.state.turn.number).toBeLessThan(1000);
  }
  expect(reasons.has('last-standing')).toBe(true);
  expect(kinds.size).toBeGreaterThan(50);
}, 240_000);

test('B-RULE-121, B-LITTER-01 whoever watches a game holds no face that was not shown to them, at any step', () => {
  for (let n = 0; n < 15; n++) {
    const config = TABLES[n % TABLES.length] ?? defaultConfig(4);
    const watch = replicaRun(BRAH, config, { every: 1 });
    const options = { every: 1000, interruptOneIn: 12, limit: 20_000, weight: weight(n % 3 === 0 ? 1 : 0), watch };
    const played = playRandomly(BRAH, config, `replica/${n}`, options);
    expect(played.faults, `game ${n}`).toEqual([]);
    expect(played.over).toBe(true);
  }
}, 240_000);

test('hashes that reuse unchanged sections equal those made from nothing', () => {
  const played = game('hash', 2, 1, ({ after }) => {
    const sections = BRAH.publicSections(after);
    return hashSections(sections).all === hashSectionsAfresh(sections).all ? [] : ['a kept hash is stale'];
  });
  expect(played.faults).toEqual([]);
}, 60_000);

test('an imagined state agrees with the copy it was imagined from', () => {
  const played = game('imagine', 6, 1, ({ after, at }) => {
    if (at % 10 !== 0) return [];
    const faults: string[] = [];
    for (const viewer of [0, 1] as const) {
      const copy = BRAH.replicaOf(after, viewer);
      const { ids, faces } = unknowns(copy);
      if (ids.length !== faces.length) faults.push(`${ids.length} unknown cards, ${faces.length} faces left for them`);
      const again = BRAH.replicaOf(imagine(copy, faces), viewer);
      if (encodeSections(BRAH.sections(again)) !== encodeSections(BRAH.sections(copy)))
        faults.push('what was seen changed');
    }
    return faults;
  });
  expect(played.faults).toEqual([]);
}, 60_000);

test('B-RULE-01 2 to 6 players sit down, 1 and 7 do not, and wrong settings are refused in a sentence', () => {
  for (const players of [2, 3, 4, 5, 6]) expect(parseConfig({ players }).ok).toBe(true);
  for (const players of [0, 1, 7, 2.5, '4', null]) {
    const parsed = parseConfig({ players });
    expect(parsed.ok ? '' : parsed.refusal.text).toBe('Dungeon Brah is for 2 to 6 players.');
  }
  const wrong = [
    { spread: 'sorted' },
    { extraBosses: ['kevin'] },
    { expansions: ['other'] },
    { responsePrompts: 'some' },
    { responseSeconds: -1 },
    { decisionSeconds: 4000 },
    { shortDeck: 3 },
    { firstPlayer: { how: 'seat', seat: 4 } },
    { firstPlayer: 7 },
    { game: 'lair' },
    { rules: 99 },
    { content: 'x' },
  ];
  for (const settings of wrong) {
    const parsed = parseConfig({ players: 4, ...settings });
    expect(parsed.ok, JSON.stringify(settings)).toBe(false);
    expect(parsed.ok ? '' : parsed.refusal.text).toMatch(/^[A-Z].*\.$/);
  }
  expect(parseConfig({ players: 4 })).toEqual({ ok: true, config: defaultConfig(4) });
});

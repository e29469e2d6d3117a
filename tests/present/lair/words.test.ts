// The words of Lairbreakers over real campaigns: every event, prompt and pick is a whole sentence in plain words.

import { beforeAll, expect, test } from 'vitest';
import { LAIR } from '../../../src/core/lair/index.ts';
import type { EventType, Pick } from '../../../src/core/lair/public.ts';
import { ABILITIES, allGear, CLASSES, MONSTERS, TILES } from '../../../src/core/lair/public.ts';
import {
  describeAbility,
  describeClass,
  describeGear,
  describeMonster,
  describeTile,
} from '../../../src/present/lair/cards.ts';
import { labelOf } from '../../../src/present/lair/labels.ts';
import { logLines } from '../../../src/present/lair/log.ts';
import { mapOf, reachOf } from '../../../src/present/lair/map.ts';
import { bossLine, dungeonTitle, promptOf } from '../../../src/present/lair/prompts.ts';
import type { Campaign, Moment } from './campaigns.ts';
import { beginnings, campaigns, faultsIn, NAMES, offersOf, RAW } from './campaigns.ts';

let played: readonly Campaign[] = [];
let moments: readonly Moment[] = [];

beforeAll(() => {
  played = campaigns();
  moments = [...beginnings(), ...played.flatMap((campaign) => campaign.moments)];
}, 120_000);

test('R53 every event of whole campaigns is a whole sentence', () => {
  const told = played.flatMap(({ heard, last }) => logLines(heard, last.speech));
  expect(faultsIn(told.map(({ text }) => text))).toEqual([]);
  const types = new Set<EventType>(played.flatMap(({ heard }) => heard.flatMap((h) => h.events.map((e) => e.type))));
  expect(types.size).toBeGreaterThan(36);
});

test('R53 numbers in the log unfold to parts that make them', () => {
  const told = played.flatMap(({ heard, last }) => logLines(heard, last.speech)).flatMap(({ numbers }) => numbers);
  expect(told.length).toBeGreaterThan(50);
  for (const { number } of told) expect(number.parts.reduce((sum, part) => sum + part.value, 0)).toBe(number.total);
});

test('R52 every prompt asks in a sentence', () => {
  const asked = moments.map(({ view, speech }) => ({ of: view.prompt, ...promptOf(view, speech) }));
  expect(faultsIn(asked.map(({ ask }) => ask))).toEqual([]);
  expect(asked.filter(({ title }) => title === '' || RAW.test(title))).toEqual([]);
  expect(new Set(asked.map(({ of }) => of)).size).toBeGreaterThan(10);
  const banners = moments.flatMap(({ view }) => [dungeonTitle(view), bossLine(view)].filter((text) => text !== ''));
  expect(banners.filter((text) => RAW.test(text))).toEqual([]);
});

test('R76 every pick on offer is a sentence that begins with what its button says', () => {
  const kinds = new Set<Pick['pick']>();
  const bad: string[] = [];
  const texts = new Set<string>();
  for (const { state, view, speech } of moments) {
    for (const seat of NAMES.keys()) {
      if (seat >= view.config.players) continue;
      for (const { pick, picks } of offersOf(state, seat)) {
        kinds.add(pick.pick);
        const { short, full, brief } = labelOf(pick, { view, speech, picks });
        texts.add(full);
        if (!full.startsWith(short) || short.length > 42 || RAW.test(brief ?? '')) bad.push(`${short} | ${full}`);
      }
    }
  }
  expect(bad.slice(0, 5)).toEqual([]);
  expect(faultsIn(texts)).toEqual([]);
  expect(kinds.size).toBeGreaterThan(25);
});

test('R76 two picks on offer together never have the same sentence', () => {
  const twins = moments.flatMap(({ state, view, speech }) =>
    [...NAMES.keys()]
      .filter((seat) => seat < view.config.players)
      .flatMap((seat) => {
        const first = LAIR.legal(state, seat).map((pick) => labelOf(pick, { view, speech, picks: [] }).full);
        return first.filter((text, i) => first.indexOf(text) !== i);
      }),
  );
  expect([...new Set(twins)].slice(0, 3)).toEqual([]);
});

test('R76 the map has a sentence for each explored tile and lists for each hero', () => {
  const texts = moments.flatMap(({ view, speech }) => [
    ...(mapOf(view, speech)?.tiles.map(({ sentence }) => sentence) ?? []),
    ...view.heroes.flatMap(({ id }) => {
      const { ways, targets, threats } = reachOf(view, id, speech);
      return [...ways, ...targets, ...threats];
    }),
  ]);
  expect(faultsIn(texts)).toEqual([]);
  expect(texts.length).toBeGreaterThan(1000);
});

test('R52 every card, monster, tile and class describes itself', () => {
  const printed = [
    ...allGear().map(describeGear),
    ...ABILITIES.map(({ id }) => describeAbility(id)),
    ...MONSTERS.map(({ id }) => describeMonster(id)),
    ...TILES.map(({ id }) => describeTile(id)),
    ...CLASSES.map(({ id }) => describeClass(id)),
  ];
  for (const { name, kind, lines } of printed) {
    expect(`${name} ${kind}`).not.toMatch(RAW);
    expect(lines.length).toBeGreaterThan(0);
    // Card texts may begin with a number: +1 Damage.
    expect(faultsIn(lines.map((line) => line.replace(/^[+-]/, '')))).toEqual([]);
  }
});

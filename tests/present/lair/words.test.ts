// The words of Lairbreakers over whole campaigns: every event, prompt and pick is said in plain words.

import { beforeAll, expect, test } from 'vitest';
import { playLairBots } from '../../../src/cli/bot-game.ts';
import { defaultConfig, LAIR } from '../../../src/core/lair/index.ts';
import type { LairEvent, LairView, Pick } from '../../../src/core/lair/public.ts';
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
import { mapOf } from '../../../src/present/lair/map.ts';
import { bossLine, dungeonTitle, promptOf } from '../../../src/present/lair/prompts.ts';
import { speechOf } from '../../../src/present/lair/words.ts';

type Seen = {
  readonly texts: Set<string>;
  readonly prompts: Set<string>;
  readonly events: Set<string>;
  views: LairView[];
};
const seen: Seen = { texts: new Set(), prompts: new Set(), events: new Set(), views: [] };

/** All picks to a depth of two, with their labels. */
function labelsOf(view: LairView, state: Parameters<typeof LAIR.legal>[0], heard: { events: readonly LairEvent[] }[]) {
  const speech = speechOf(view, ['Ann'], heard);
  const said = (pick: Pick, picks: readonly Pick[]) => seen.texts.add(labelOf(pick, { view, speech, picks }).full);
  for (const pick of LAIR.legal(state, 0)) {
    said(pick, []);
    const next = LAIR.draft(state, 0, [pick]);
    if (next.kind === 'offer') for (const second of next.picks) said(second, [pick]);
  }
}

beforeAll(() => {
  for (const [n, party] of [
    ['barbarian', 'cleric', 'ranger', 'wizard'],
    ['druid', 'rogue'],
  ].entries()) {
    const config = { ...defaultConfig(1), party: party.map((hero) => ({ hero: hero as 'druid', seat: 0 })) };
    const heard: { entry: number; events: readonly LairEvent[] }[] = [];
    let asked = 0;
    playLairBots(config, ['greedy'], `words ${n}`, {
      onEvents: (events, state) => {
        heard.push({ entry: heard.length, events });
        for (const event of events) seen.events.add(event.type);
        const pending = LAIR.pending(state);
        if (pending.kind !== 'decide' || (asked > 900 && asked % 7 > 0)) {
          asked += 1;
          return;
        }
        asked += 1;
        const view = LAIR.view(state, 0);
        const { title, ask } = promptOf(view, speechOf(view, ['Ann'], heard.slice(-40)));
        seen.prompts.add(`${view.prompt}: ${title}. ${ask}`);
        seen.texts.add(title).add(ask).add(dungeonTitle(view)).add(bossLine(view));
        labelsOf(view, state, heard.slice(-40));
        for (const tile of mapOf(view, speechOf(view, ['Ann']))?.tiles ?? []) seen.texts.add(tile.sentence);
        if (asked % 50 === 0) seen.views.push(view);
      },
    });
    const last = seen.views.at(-1);
    if (last === undefined) throw new Error('violated assumption: a campaign asks something');
    for (const line of logLines(heard, speechOf(last, ['Ann'], heard))) seen.texts.add(line.text);
  }
});

const RAW = /undefined|null|NaN|\[object|\bL-[A-Z]+-\d|[a-z]-[a-z]+-[a-z]|\b[A-Z]{3}\d\b|\b[WHCPBA]\d\d\b|monster \d/;

test('nothing raw is ever said', () => {
  const raw = [...seen.texts].filter((text) => RAW.test(text));
  expect(raw.slice(0, 10)).toEqual([]);
  expect(seen.texts.size).toBeGreaterThan(500);
});

test('what is said is short enough to be read', () => {
  const long = [...seen.texts].filter((text) => text.length > 330);
  expect(long.slice(0, 3)).toEqual([]);
});

test('R75 a wipe says what was lost and what is kept', () => {
  const wipes = [...seen.texts].filter((text) => text.includes('All gear and abilities are kept'));
  expect(wipes.length).toBeGreaterThan(0);
  expect(seen.events.has('party-wiped')).toBe(true);
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
    expect(`${name} ${kind} ${lines.join(' ')}`).not.toMatch(RAW);
    expect(lines.length).toBeGreaterThan(0);
  }
});

test('a monster attack says why it strikes whom it strikes', () => {
  const told = [...seen.texts].find((text) =>
    /^(Rat|Goblin|Slime) \d+ attacks the \w+, who has most HP left there: /.test(text),
  );
  expect(told).toMatch(/: \d \+ \d.* = \d+, \d+ needed: a (hit|miss)\.$/);
});

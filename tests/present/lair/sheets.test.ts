// What an inspector says of heroes, monsters, cards and tiles as they stand, and the chronicle of attempts.

import { beforeAll, expect, test } from 'vitest';
import { ABILITIES } from '../../../src/core/lair/public.ts';
import { abilitySheet } from '../../../src/present/lair/abilities.ts';
import { chronicleOf, riskWords, stakeOf } from '../../../src/present/lair/attempts.ts';
import { campModel } from '../../../src/present/lair/camp.ts';
import { endingOf } from '../../../src/present/lair/endings.ts';
import { gearSheet } from '../../../src/present/lair/gear.ts';
import { heroLine, heroSheet } from '../../../src/present/lair/heroes.ts';
import { monsterLine, monsterSheet, monstersInOrder } from '../../../src/present/lair/monsters.ts';
import { explainedWords } from '../../../src/present/lair/numbers.ts';
import type { Sheet } from '../../../src/present/lair/sheets.ts';
import { deckWords, monsterDeckWords, tileSheet } from '../../../src/present/lair/tiles.ts';
import { speechOf } from '../../../src/present/lair/words.ts';
import type { Scenario } from '../../scenario/lair-scenario.ts';
import { situation } from '../../scenario/lair-scenario.ts';
import type { Campaign } from './campaigns.ts';
import { campaigns, faultsIn } from './campaigns.ts';

let played: readonly Campaign[] = [];
beforeAll(() => {
  played = campaigns();
}, 120_000);

function speechIn(g: Scenario) {
  return speechOf(g.view(), ['Ann', 'Bo']);
}

test('R3 sheets of everything in whole campaigns are sentences', () => {
  const texts = new Set<string>();
  const read = (sheet: Sheet | null) => {
    for (const line of sheet?.now ?? []) texts.add(line);
    for (const { label, number } of sheet?.numbers ?? []) texts.add(`${label} ${explainedWords(number)}`);
  };
  for (const { view, speech } of played.flatMap(({ moments }) => moments)) {
    for (const hero of view.heroes) {
      read(heroSheet(hero.id, view, speech));
      texts.add(heroLine(hero, view, speech));
    }
    for (const monster of monstersInOrder(view)) {
      read(monsterSheet(monster.no, view, speech));
      texts.add(monsterLine(monster, speech));
    }
    for (const { card } of view.store) read(gearSheet(card, view));
    for (const card of view.stash) read(gearSheet(card, view));
    for (const { id } of ABILITIES) read(abilitySheet(id, view, speech));
    for (const { at } of view.dungeon?.tiles ?? []) read(tileSheet(at, view, speech));
    if (view.dungeon !== null) texts.add(deckWords(view.dungeon)).add(monsterDeckWords(view.dungeon));
    texts.add(riskWords(view));
  }
  expect(faultsIn(texts)).toEqual([]);
  expect(texts.size).toBeGreaterThan(800);
});

test('R61 every sentence of a camp in whole campaigns is one', () => {
  const models = played.flatMap(({ moments }) => moments.flatMap(({ view, speech }) => campModel(view, speech) ?? []));
  const texts = models.flatMap(({ about, marks, heroes }) => [
    about,
    marks,
    ...heroes.flatMap(({ store, stash, lessons, slots, sets }) =>
      [...store, ...stash, ...lessons, ...slots, ...sets].map(({ sentence }) => sentence),
    ),
  ]);
  expect(faultsIn(texts)).toEqual([]);
  expect(new Set(models.map(({ step }) => step)).size).toBe(3);
});

test('R10 the sheet of a hero has its numbers with their parts, and what it wears and knows', () => {
  const g = situation(`
    A cleric: at ENT; hp 9; shield 2; wears W04.1; knows CLE2(1) CLE5; spent blessing; acted move
  `);
  const { name, kind, now, numbers } = heroSheet('cleric', g.view(), speechIn(g));
  expect([name, kind]).toEqual(['Cleric', 'Hero, led by Ann']);
  expect(now).toEqual([
    '9 of 16 HP, and a shield of 2 in front of them.',
    'At the Entrance.',
    '1 action left; has moved.',
    'Potion ready, Blessing used, Shrine not used in this dungeon.',
    'Weapon: Votive Mace, +2 Damage; when you kill a monster, heal 1 HP.',
    'Helmet: nothing.',
    'Chest armour: nothing.',
    'Trousers: nothing.',
    'Boots: nothing.',
    'Accessory: nothing.',
    'Smite: rests, 1 marker left.',
    'Unshaken Faith: always on.',
  ]);
  expect(numbers.map(({ label, number }) => `${label} ${explainedWords(number)}`)).toEqual([
    'Maximum HP 16: Cleric 16.',
    'Defense 7: Cleric 6, +1 Unshaken Faith.',
    'Damage 3: Cleric 1, +2 Votive Mace.',
    'To hit 0: Cleric 0.',
    'Range 0: Cleric 0.',
    'Potion 6: Potion 6.',
  ]);
});

test('R59 the sheet of a monster says its order, its state and its chance against each hero', () => {
  const g = situation(`
    A cleric: at ENT
    B rogue: at ENT
    goblin: at ENT; hp 3; weaken 2
    kobold: at ENT; sleep 2
  `);
  const sheet = monsterSheet(g.no('goblin'), g.view(), speechIn(g));
  expect(sheet?.now).toEqual([
    '3 of 4 HP, at the Entrance.',
    '2 attacks in each Monster phase; number 2 in its order.',
    '2 less on its attack rolls.',
    'Against the Cleric it hits with 8 or more (42 %).',
    'Against the Rogue it hits with 6 or more (72 %).',
  ]);
  expect(monstersInOrder(g.view()).map((m) => monsterLine(m, speechIn(g)))[0]).toBe(
    'Kobold 2: 8 of 8 HP, at the Entrance. Defense 6, 2 attacks a round for 2 damage. Asleep for 2 Monster phases, or until it is hurt.',
  );
});

test('R61 the sheet of a gear card says where it lies and what it makes of each hero', () => {
  const g = situation(`
    phase: camp
    A cleric: wears W10.1
    B rogue: wears W01.1
    stash: A03.1 W03.1
  `);
  expect(gearSheet('W03.1', g.view()).now).toEqual([
    'It is in the Stash.',
    'The Cleric: Damage 4 to 3, in place of Reaver Greataxe.',
    'The Rogue: Damage 2 to 3, in place of Bone Hatchet.',
  ]);
  expect(gearSheet('A03.1', g.view()).now).toEqual([
    'It is in the Stash.',
    'The Cleric: A shield and a two-handed weapon do not go together.',
    'The Rogue: This class cannot use that.',
  ]);
  expect(gearSheet('W01.1', g.view()).now[0]).toBe('It is worn by the Rogue.');
});

test('R3 the sheet of an ability says who has it, whether it is ready and at what it could be aimed', () => {
  const g = situation(`
    A rogue: at ENT; knows ROG1 ROG6(used)
    rat: at ENT
  `);
  const { now, numbers } = abilitySheet('ROG1', g.view(), speechIn(g));
  expect(now).toEqual(['The Rogue has it: ready.', 'It could be aimed at: Rat 1.']);
  expect(numbers.map(({ label, number }) => `${label} ${explainedWords(number)}`)).toEqual([
    'Damage to Rat 1 2: Rogue 1, +1 Backstab.',
  ]);
  expect(abilitySheet('ROG6', g.view(), speechIn(g)).now).toEqual(['The Rogue has it: used in this fight.']);
  expect(abilitySheet('ROG4', g.view(), speechIn(g)).now).toEqual(['The Rogue has not learned it.']);
});

test('R76 what may still come is told as it is known to all', () => {
  const g = situation('A rogue: at ENT');
  const { dungeon } = g.view();
  if (dungeon === null) throw new Error('there is no dungeon');
  expect(deckWords(dungeon)).toBe(
    '11 tiles are left, the Boss Gate last, the Shrine is among them. Not seen yet in this dungeon: 8 Corridors, 12 Chambers, 4 Treasures and 4 Traps; not all of them are in it.',
  );
  expect(deckWords({ ...dungeon, tilesLeft: 1, shrineCame: true })).toBe('One tile is left: the Boss Gate.');
  expect(monsterDeckWords(dungeon)).toMatch(/^In the monster deck: 9 Rats, 7 Giant Bats, .* and 2 Kobolds\.$/);
});

test('R75 before the risk it is said what a defeat takes and leaves', () => {
  const g = situation(`
    attempt: 3
    A rogue: at ENT; gold 5; xp 2; wears W01.1; knows ROG1
    B cleric: at ENT; gold 7
    stash: H01.1
  `);
  expect(riskWords(g.view())).toBe(
    'One fallen hero ends attempt 3: the party starts again at dungeon 1; lost: the Rogue 5 gold and 2 XP and the Cleric 7 gold and 0 XP; kept: 2 gear cards and 1 ability.',
  );
  expect(stakeOf(g.view()).lost).toEqual([
    { hero: 'rogue', gold: 5, xp: 2 },
    { hero: 'cleric', gold: 7, xp: 0 },
  ]);
});

test('R75 the chronicle keeps a line for each attempt that has ended', () => {
  for (const { heard, last } of played) {
    const lines = chronicleOf(heard);
    expect(lines.map(({ attempt }) => attempt)).toEqual(Array.from({ length: last.view.attempt - 1 }, (_, i) => i + 1));
    for (const { text } of lines)
      expect(text).toMatch(/^(No boss|\d boss(es)?) beaten\. (The \w+ fell|Given up) in dungeon \d, round \d+\.$/);
  }
});

test('R75 the end of a campaign tells the attempts that led there', () => {
  const heard = [
    {
      events: [
        { type: 'dungeon-started', attempt: 1, dungeon: 1, boss: 'giant-spider' },
        { type: 'round-started', round: 9 },
        { type: 'boss-defeated', boss: 'giant-spider', rewards: { xp: 4, gold: 6 } },
        { type: 'dungeon-started', attempt: 1, dungeon: 2, boss: 'kobold-warchief' },
        { type: 'round-started', round: 4 },
        { type: 'hero-fell', hero: 'rogue', cause: 'attack' },
        { type: 'party-wiped', cause: 'death', lost: [] },
        { type: 'dungeon-started', attempt: 2, dungeon: 1, boss: 'giant-spider' },
        { type: 'round-started', round: 2 },
        { type: 'party-wiped', cause: 'concede', lost: [] },
        { type: 'dungeon-started', attempt: 3, dungeon: 5, boss: 'vharzul' },
        { type: 'round-started', round: 40 },
        { type: 'campaign-won', outcome: { attempts: 3, rounds: 77 } },
      ],
    },
  ] as const;
  expect(endingOf({ attempts: 3, rounds: 77 }, heard)).toEqual({
    title: 'The Wyrmhold is yours',
    sentence: 'Vharzul fell in attempt 3, after 77 rounds.',
    chronicle: [
      { attempt: 1, text: '1 boss beaten. The Rogue fell in dungeon 2, round 4.' },
      { attempt: 2, text: 'No boss beaten. Given up in dungeon 1, round 2.' },
      { attempt: 3, text: 'Vharzul fell in round 40: the campaign is won.' },
    ],
  });
});

// Buttons and prompts word by word, in situations laid on the table.

import { expect, test } from 'vitest';
import { LAIR } from '../../../src/core/lair/index.ts';
import type { Pick } from '../../../src/core/lair/public.ts';
import { labelOf } from '../../../src/present/lair/labels.ts';
import { reachOf, mapOf } from '../../../src/present/lair/map.ts';
import { promptOf } from '../../../src/present/lair/prompts.ts';
import { speechOf } from '../../../src/present/lair/words.ts';
import type { Scenario } from '../../scenario/lair-scenario.ts';
import { situation } from '../../scenario/lair-scenario.ts';

const NAMES = ['Ann', 'Bo', 'Cy'];

/** The sentences of what is on offer to a seat after these picks. */
function offers(g: Scenario, seat: number, ...picks: readonly Pick[]): string[] {
  const view = g.view();
  const speech = speechOf(view, NAMES, [{ events: g.events }]);
  const next = LAIR.draft(g.state, seat, picks);
  return next.kind === 'offer' ? next.picks.map((pick) => labelOf(pick, { view, speech, picks }).full) : [];
}

function asked(g: Scenario) {
  const view = g.view();
  return promptOf(view, speechOf(view, NAMES, [{ events: g.events }]));
}

test('R54 an attack says from which throw it hits, its chance and its damage', () => {
  const g = situation(`
    A rogue: at ENT; wears W03.1
    giant-bat: at ENT; hp 9
    goblin: at ENT; hp 5
  `);
  expect(offers(g, 0, { pick: 'attack', hero: 'rogue' })).toEqual([
    'Giant Bat 1: hits with 5 or more (83 %) for 3 damage, 9 HP left.',
    'Goblin 2: hits with 4 or more (92 %) for 3 damage, 5 HP left.',
  ]);
});

test('R54 damage is a range where a high throw deals more, and a chance may be certain', () => {
  const g = situation(`
    A rogue: at ENT; knows ROG7 ROG8
    rat: at ENT; hp 9
  `);
  expect(offers(g, 0, { pick: 'ability', hero: 'rogue', ability: 'ROG8' })).toEqual([
    'Rat 1: always hits for 3 to 9 damage, 9 HP left.',
  ]);
});

test('R54 an ability that takes the whole tile names everybody there', () => {
  const g = situation(`
    A barbarian: at ENT; knows BAR2
    B cleric: at ENT
    rat: at ENT; hp 9
    goblin: at ENT; hp 5
  `);
  const cleave = offers(g, 0).find((text) => text.startsWith('Cleave'));
  expect(cleave).toBe(
    'Cleave: Attack every monster on your own tile, one roll each. After use it rests for 4 rounds of fighting. Here: Rat 1, hits with 4 or more (92 %) for 1 damage; Goblin 2, hits with 6 or more (72 %) for 1 damage.',
  );
});

test('R54 a tile to aim at names its monsters with chance and damage', () => {
  const g = situation(`
    map:
      [ENT  ]=[T13  ]
    A wizard: at ENT; knows WIZ4
    rat: at T13; hp 9
  `);
  expect(offers(g, 0, { pick: 'ability', hero: 'wizard', ability: 'WIZ4' })).toEqual([
    'The Round Pit (1 east): Rat 1, hits with 4 or more (92 %) for 2 damage.',
  ]);
});

test('R14 a move says where it leads; an open door leads into the unknown', () => {
  const g = situation(`
    map:
      [ENT  ]=[T13  ]
    A wizard: at ENT
  `);
  expect(offers(g, 0, { pick: 'move', hero: 'wizard' })).toEqual([
    'North, explore: through the open door into the unknown.',
    'East: to the Round Pit (1 east).',
    'South, explore: through the open door into the unknown.',
    'West, explore: through the open door into the unknown.',
  ]);
});

test('R14 a way of lying says where each door would lead', () => {
  const g = situation('A rogue: at ENT');
  g.draws('T06').does('A', 'move rogue', 'N');
  expect(offers(g, 0)).toEqual([
    'Doors north, east, south: the Three-Way Arch lies with doors north into the unknown, east into the unknown and south to the Entrance.',
    'Doors east, south, west: the Three-Way Arch lies with doors east into the unknown, south to the Entrance and west into the unknown.',
    'Doors north, south, west: the Three-Way Arch lies with doors north into the unknown, south to the Entrance and west into the unknown.',
  ]);
  expect(asked(g)).toEqual({ title: 'A new tile', ask: 'The Rogue has found the Three-Way Arch: how does it lie?' });
});

test('R52 a miss asks with what was needed and what a new throw promises', () => {
  const g = situation(`
    A rogue: at ENT
    B druid: at ENT
    giant-bat: at ENT; hp 9
  `);
  g.rolls([1, 1]).does('A', 'attack rogue', 'giant-bat');
  expect(asked(g)).toEqual({
    title: 'A miss',
    ask: 'The Rogue threw 1 and 1 against Giant Bat 1; 7 was needed, the bonus included. Thrown again it hits at 83 %. React? Ann answers.',
  });
  expect(offers(g, 0)).toEqual([
    'Blessing: the Rogue has the dice thrown again, once in this dungeon; it would hit with 30 of 36 throws (83 %).',
    'Let it be: no reaction.',
  ]);
});

test('R52 a hit asks with the throw and the damage, and offers each reaction with its text', () => {
  const g = situation(`
    A rogue: at ENT; knows ROG2; spent blessing
    kobold: at ENT; summoned
  `);
  g.rolls([5, 3]).allDone();
  expect(asked(g)).toEqual({
    title: 'Struck',
    ask: 'Kobold 1 threw 5 and 3, 4 needed, and hits the Rogue for 2 damage. React?',
  });
  expect(offers(g, 0)[0]).toBe(
    'Sidestep (the Rogue): When a monster attack hits you, ignore the hit. After use it rests for 5 rounds of fighting.',
  );
});

test('R59 a tie says who is tied at what, whom it is asked of, and what each answer risks', () => {
  const g = situation(`
    A rogue: at ENT; hp 9
    B cleric: at ENT; hp 9
    rat: at ENT; summoned
  `);
  g.allDone();
  expect(asked(g)).toEqual({
    title: 'A tie',
    ask: 'The Rogue and the Cleric have 9 HP each, the most on the tile: whom does Rat 1 attack? Ann or Bo answers.',
  });
  expect(offers(g, 0)).toEqual([
    'The Rogue: 9 of 12 HP, Rat 1 hits with 4 or more (92 %).',
    'The Cleric: 9 of 16 HP, Rat 1 hits with 6 or more (72 %).',
  ]);
});

test('R52 before a hero falls the damage is said', () => {
  const g = situation('A barbarian: at ENT; hp 2; knows BAR7; spent blessing');
  g.draws('T25').rolls([1]).does('A', 'move barbarian', 'E');
  expect(asked(g).ask).toBe('2 damage would bring the Barbarian down to 0 HP and end the attempt. React?');
});

test('R36 the Hero phase names who may still act, with their players', () => {
  const g = situation(`
    A rogue: at ENT
    A wizard: at ENT; done
    B cleric: at ENT; acted move
  `);
  expect(asked(g)).toEqual({
    title: 'Explore',
    ask: 'Two different actions each, in any order. Still to act: the Rogue (Ann) and the Cleric (Bo).',
  });
});

test('R75 giving up says what it would cost before it is done', () => {
  const g = situation(`
    A rogue: at ENT; gold 12; xp 3; wears W01.1; knows ROG1 ROG2
    stash: H01.1
  `);
  expect(offers(g, 0).at(-1)).toBe(
    'Give up this attempt, if everybody agrees: the party starts again at dungeon 1; lost: the Rogue 12 gold and 3 XP; kept: 2 gear cards and 2 abilities.',
  );
});

test('R61 a purchase says price, purse and what it would change', () => {
  const g = situation(`
    phase: store
    A rogue: gold 30; wears W01.1
    B cleric: gold 40
    store: W08.1 A03.1
  `);
  expect(offers(g, 0, { pick: 'buy-gear', card: 'W08.1' })).toEqual([
    'The Rogue: buys Millstone Maul for 17 of 30 gold, in place of Bone Hatchet; worn it makes Damage 2 to 3, to hit 2 to 1.',
  ]);
  expect(offers(g, 1, { pick: 'buy-gear', card: 'A03.1' })).toEqual([
    'The Cleric: buys Bastion Shield for 34 of 40 gold; worn it makes maximum HP 16 to 18, Defense 6 to 8.',
  ]);
});

test('R76 a tile of the map reads as place, room, exits and who is there', () => {
  const g = situation(`
    map:
      [ENT  ]=[T01r1]
         x       x
      [T02r1]=[T08  ]
    A rogue: at T08
    rat: at T08; hp 3
  `);
  const view = g.view();
  const sentences = mapOf(view, speechOf(view, NAMES))?.tiles.map(({ sentence }) => sentence);
  expect(sentences?.[0]).toBe(
    'The Entrance. Exits: north (open, unexplored), east (to the Dripping Passage), south (a door against a wall), west (open, unexplored). Nobody is here.',
  );
  expect(sentences?.[3]).toBe(
    'The Crossroads Vault (1 east, 1 south), Corridor. Exits: north (a door against a wall), east (open, unexplored), south (open, unexplored), west (to the Long Gallery). Here: the Rogue and Rat 1 (3 of 3 HP).',
  );
});

test('R76 a hero reads where it can go, whom it can reach and who stands beside it', () => {
  const g = situation(`
    map:
      [ENT  ]=[T13  ]
    A wizard: at T13; acted move
    B cleric: at ENT
    rat: at T13
    goblin: at ENT
  `);
  const view = g.view();
  const speech = speechOf(view, NAMES);
  expect(reachOf(view, 'wizard', speech)).toEqual({
    ways: [],
    targets: [
      'Rat 1: Attack hits with 4 or more (92 %) for 1 damage.',
      'Goblin 2: Attack hits with 6 or more (72 %) for 1 damage.',
    ],
    threats: ['Rat 1: 2 attacks a round, each always hits for 1 damage.'],
  });
  expect(reachOf(view, 'cleric', speech).ways[1]).toBe('East: the Round Pit (1 east).');
});

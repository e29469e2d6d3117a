// What each kind of event says, word by word: one that is added and not written here does not compile.

import { expect, test } from 'vitest';
import type { EventType, LairEvent } from '../../../src/core/lair/public.ts';
import { logLines } from '../../../src/present/lair/log.ts';
import { sentenceOf } from '../../../src/present/lair/sentences.ts';
import type { Speech } from '../../../src/present/lair/words.ts';
import { listening } from '../../../src/present/lair/words.ts';

const NOBODY: Speech = {
  names: ['Ann', 'Bo'],
  seatOf: (hero) => (hero === 'cleric' ? 0 : 1),
  kindOf: () => null,
  numberOf: (monster) => monster,
  tileName: () => null,
};

const at = (x: number, y: number) => ({ x, y });
const spawned = (monster: number, kind: 'goblin' | 'rat' | 'giant-spider'): Of<'monster-spawned'> => ({
  type: 'monster-spawned',
  monster,
  kind,
  hp: 4,
  at: at(1, -1),
  source: kind === 'giant-spider' ? 'boss' : 'chamber',
});

/** A dungeon with the Old Kitchen 1 east, 1 north; monsters 7 and 9 are Goblins, 8 is the boss. */
const BEFORE: readonly LairEvent[] = [
  { type: 'dungeon-started', attempt: 2, dungeon: 1, boss: 'giant-spider' },
  { type: 'tile-revealed', tile: 'T12', at: at(1, -1), rotation: 0, hero: 'rogue' },
  spawned(7, 'goblin'),
  spawned(8, 'giant-spider'),
  spawned(9, 'goblin'),
];

function said(event: LairEvent): string {
  const { speech, hear } = listening(NOBODY);
  for (const before of BEFORE) hear(before);
  hear(event);
  return sentenceOf(event, speech).text;
}

type Of<T extends EventType> = LairEvent extends infer E
  ? E extends { readonly type: string }
    ? T extends E['type']
      ? E
      : never
    : never
  : never;
type Told = { readonly [T in EventType]: readonly (readonly [event: Of<T>, sentence: string])[] };

const DICE = { ability: null, dice: [4, 3], bonus: 0, total: 7, needed: 6, hit: true } as const;
const PARTS = { total: 6, parts: [{ value: 6, why: 'class', source: 'cleric' }] } as const;
const BARE = { absorbed: 0, left: 5, automatic: false, parts: null } as const;

const TOLD: Told = {
  'hero-chosen': [
    [{ type: 'hero-chosen', slot: 2, hero: 'wizard', seat: 1 }, 'The Wizard joins the party, led by Bo.'],
    [{ type: 'hero-chosen', slot: 2, hero: null, seat: 1 }, 'Place 2 is free again.'],
  ],
  'campaign-started': [
    [
      {
        type: 'campaign-started',
        heroes: [
          { hero: 'cleric', seat: 0, slot: 1 },
          { hero: 'rogue', seat: 1, slot: 2 },
        ],
      },
      'The Cleric and the Rogue set out for the Wyrmhold.',
    ],
  ],
  'store-dealt': [
    [
      { type: 'store-dealt', cards: ['W01.1', 'H02.2'], fresh: ['W01.1', 'H02.2'] },
      'New in the store: Bone Hatchet and Rivetguard Helm.',
    ],
    [{ type: 'store-dealt', cards: ['W01.1'], fresh: [] }, 'Nothing new comes into the store.'],
  ],
  'attempt-started': [[{ type: 'attempt-started', attempt: 3 }, 'Attempt 3 begins.']],
  'dungeon-started': [
    [
      { type: 'dungeon-started', attempt: 1, dungeon: 2, boss: 'kobold-warchief' },
      'Dungeon 2: somewhere below waits the Kobold Warchief.',
    ],
    [{ type: 'dungeon-started', attempt: 1, dungeon: 5, boss: 'vharzul' }, 'Dungeon 5: somewhere below waits Vharzul.'],
  ],
  'round-started': [[{ type: 'round-started', round: 4 }, 'Round 4 begins.']],
  'phase-started': [
    [{ type: 'phase-started', phase: 'monster' }, 'The monsters act, strongest first.'],
    [{ type: 'phase-started', phase: 'end' }, 'The round ends.'],
  ],
  'hero-moved': [
    [
      { type: 'hero-moved', hero: 'rogue', from: at(1, 0), to: at(1, -1), how: 'move' },
      'The Rogue goes to the Old Kitchen (1 east, 1 north).',
    ],
    [
      { type: 'hero-moved', hero: 'rogue', from: at(1, 0), to: at(0, 0), how: 'step' },
      'The Rogue steps to the Entrance.',
    ],
  ],
  'door-found': [[{ type: 'door-found', at: at(0, 0), dir: 'W' }, 'A hidden door is found to the west.']],
  'tile-revealed': [
    [
      { type: 'tile-revealed', tile: 'T23', at: at(-2, 1), rotation: 1, hero: 'rogue' },
      'The Rogue discovers the Jewelled Niche (2 west, 1 south), a Treasure: 2 gold for each hero.',
    ],
    [
      { type: 'tile-revealed', tile: 'SHR', at: at(0, 1), rotation: 0, hero: 'rogue' },
      'The Rogue discovers the Shrine (1 south).',
    ],
  ],
  'monster-spawned': [
    [spawned(12, 'rat'), 'Rat 1 lurks here, with 4 HP.'],
    [spawned(12, 'goblin'), 'Goblin 3 lurks here, with 4 HP.'],
    [spawned(12, 'giant-spider'), 'The Giant Spider waits here, with 4 HP.'],
    [
      { type: 'monster-spawned', monster: 3, kind: 'skeleton', hp: 2, at: at(0, 0), source: 'raise' },
      'Skeleton 1 is raised from the dead, with 2 HP.',
    ],
  ],
  'gold-gained': [
    [{ type: 'gold-gained', hero: 'rogue', amount: 2, cause: 'treasure' }, 'The Rogue gains 2 gold from the treasure.'],
    [{ type: 'gold-gained', hero: 'rogue', amount: 1, cause: 'ROG5' }, 'The Rogue gains 1 gold by Cutpurse.'],
  ],
  'xp-gained': [
    [{ type: 'xp-gained', hero: 'rogue', amount: 1, cause: 'monster' }, 'The Rogue gains 1 XP for the kill.'],
    [{ type: 'xp-gained', hero: 'rogue', amount: 4, cause: 'boss' }, 'The Rogue gains 4 XP for the boss.'],
  ],
  'trap-sprung': [
    [{ type: 'trap-sprung', hero: 'rogue', die: 2, damage: 2 }, 'The Rogue rolls 2: the trap deals 2 damage.'],
    [{ type: 'trap-sprung', hero: 'rogue', die: 3, damage: 0 }, 'The Rogue rolls 3 and slips past the trap.'],
  ],
  'fight-started': [[{ type: 'fight-started' }, 'A fight begins.']],
  'fight-ended': [[{ type: 'fight-ended' }, 'The fight is over.']],
  'attack-rolled': [
    [
      { type: 'attack-rolled', attacker: 9, target: 'cleric', ...DICE, why: 'most-hp', parts: PARTS },
      'Goblin 2 attacks the Cleric, who has most HP left there: 4 + 3 = 7, 6 needed: a hit.',
    ],
    [
      { type: 'attack-rolled', attacker: 8, target: 'cleric', ...DICE, hit: false, why: 'only', parts: PARTS },
      'The Giant Spider attacks the Cleric, the only hero there: 4 + 3 = 7, 6 needed: a miss.',
    ],
    [
      { type: 'attack-rolled', attacker: 9, target: 'cleric', ...DICE, why: 'tie', parts: PARTS },
      'Goblin 2 attacks the Cleric, one of those with most HP left there: 4 + 3 = 7, 6 needed: a hit.',
    ],
    [
      { type: 'attack-rolled', attacker: 9, target: 'cleric', ...DICE, why: 'redirected', parts: PARTS },
      'Goblin 2 attacks the Cleric, who took the hit over: 4 + 3 = 7, 6 needed: a hit.',
    ],
    [
      {
        type: 'attack-rolled',
        attacker: 'rogue',
        target: 7,
        ...DICE,
        ability: 'ROG1',
        bonus: 2,
        total: 9,
        why: null,
        parts: PARTS,
      },
      'The Rogue attacks Goblin 1 with Backstab: 4 + 3 + 2 = 9, 6 needed: a hit.',
    ],
    [
      { type: 'attack-rolled', attacker: 'rogue', target: 7, ...DICE, bonus: -1, total: 6, why: null, parts: PARTS },
      'The Rogue attacks Goblin 1: 4 + 3 \u2212 1 = 6, 6 needed: a hit.',
    ],
  ],
  rerolled: [
    [
      { type: 'rerolled', hero: 'rogue', source: 'blessing', dice: [1, 2] },
      'The Rogue has 1 and 2 thrown again (Blessing).',
    ],
    [
      { type: 'rerolled', hero: 'rogue', source: 'A10.1', dice: [1, 2] },
      'The Rogue has 1 and 2 thrown again (Knucklebone Charm).',
    ],
  ],
  'damage-dealt': [
    [
      { type: 'damage-dealt', source: 9, target: 'cleric', amount: 2, ...BARE },
      'The Cleric takes 2 damage; 5 HP left.',
    ],
    [
      { type: 'damage-dealt', source: 8, target: 'cleric', amount: 2, ...BARE, absorbed: 1, automatic: true },
      'The Cleric takes 2 damage from the fire, 1 of it into the shield; 5 HP left.',
    ],
    [
      { type: 'damage-dealt', source: 'trap', target: 'rogue', amount: 2, ...BARE, automatic: true },
      'The Rogue takes 2 damage from the trap; 5 HP left.',
    ],
    [
      { type: 'damage-dealt', source: 'cost', target: 'barbarian', amount: 1, ...BARE, automatic: true },
      'The Barbarian takes 1 damage as the price; 5 HP left.',
    ],
    [
      { type: 'damage-dealt', source: 'rogue', target: 9, amount: 1, ...BARE, left: 0, automatic: true },
      'Goblin 2 takes 1 damage beside the target; no HP left.',
    ],
  ],
  healed: [
    [
      { type: 'healed', hero: 'rogue', amount: 6, source: 'potion', left: 9 },
      'The Rogue heals 6 HP (Potion) and has 9 now.',
    ],
    [
      { type: 'healed', hero: 'rogue', amount: 3, source: 'CLE1', left: 9 },
      'The Rogue heals 3 HP (Mend) and has 9 now.',
    ],
    [
      { type: 'healed', hero: 'rogue', amount: 2, source: 'mossweave', left: 9 },
      'The Rogue heals 2 HP (the Mossweave set) and has 9 now.',
    ],
  ],
  'effect-applied': [
    [{ type: 'effect-applied', kind: 'shield', target: 'cleric', value: 3 }, 'The Cleric has a shield of 3.'],
    [
      { type: 'effect-applied', kind: 'weaken', target: 9, value: 2 },
      'Goblin 2 subtracts 2 from its attack rolls until the next Monster phase ends.',
    ],
    [{ type: 'effect-applied', kind: 'pin', target: 9, value: 2 }, 'Goblin 2 cannot move for 2 Monster phases.'],
    [
      { type: 'effect-applied', kind: 'sleep', target: 9, value: 1 },
      'Goblin 2 sleeps for 1 Monster phase, or until it is hurt.',
    ],
  ],
  'effect-ended': [
    [{ type: 'effect-ended', kind: 'sleep', target: 9, value: 0 }, 'Goblin 2 is awake again.'],
    [{ type: 'effect-ended', kind: 'shield', target: 'cleric', value: 0 }, 'The Cleric has no shield any more.'],
  ],
  'monster-moved': [
    [
      { type: 'monster-moved', monster: 9, from: at(1, -1), to: at(0, 0), toward: ['cleric'], steps: 2 },
      'Goblin 2 goes to the Entrance, toward the Cleric, the nearest hero (2 steps).',
    ],
    [
      { type: 'monster-moved', monster: 9, from: at(1, -1), to: at(0, 0), toward: ['cleric', 'rogue'], steps: 1 },
      'Goblin 2 goes to the Entrance, toward the nearest heroes: the Cleric and the Rogue (1 step).',
    ],
  ],
  'monster-pushed': [
    [
      { type: 'monster-pushed', monster: 9, from: at(0, 0), to: at(1, -1) },
      'Goblin 2 is pushed to the Old Kitchen (1 east, 1 north).',
    ],
  ],
  'monster-held': [
    [{ type: 'monster-held', monster: 9, by: 'sleep' }, 'Goblin 2 sleeps and does nothing.'],
    [{ type: 'monster-held', monster: 9, by: 'pin' }, 'Goblin 2 is pinned and reaches nobody.'],
  ],
  'monster-died': [
    [
      { type: 'monster-died', monster: 9, kind: 'goblin', killer: 'rogue', rewards: { xp: 1, gold: 1 } },
      'The Rogue kills Goblin 2: 1 XP and 1 gold for each hero.',
    ],
    [{ type: 'monster-died', monster: 9, kind: 'goblin', killer: null, rewards: { xp: 0, gold: 0 } }, 'Goblin 2 dies.'],
  ],
  'ability-used': [
    [
      { type: 'ability-used', hero: 'barbarian', card: 'BAR6', markers: 4, paid: 1 },
      'The Barbarian uses Blood Price and pays 1 HP.',
    ],
  ],
  'reaction-used': [
    [{ type: 'reaction-used', hero: 'rogue', card: 'ROG2', markers: 5, paid: 0 }, 'The Rogue reacts with Sidestep.'],
  ],
  'markers-changed': [
    [{ type: 'markers-changed', hero: 'rogue', card: 'ROG1', left: 1 }, 'Backstab of the Rogue has 1 marker left.'],
    [{ type: 'markers-changed', hero: 'rogue', card: 'ROG1', left: 0 }, 'Backstab of the Rogue is ready again.'],
  ],
  'token-used': [[{ type: 'token-used', hero: 'rogue', token: 'potion' }, 'The Rogue drinks the Potion.']],
  'shrine-used': [[{ type: 'shrine-used', hero: 'rogue' }, 'The Rogue prays at the Shrine.']],
  'raised-dead': [
    [{ type: 'raised-dead', count: 2 }, 'The Wyrm Cultist raises 2 Skeletons, one for every two heroes.'],
  ],
  'fire-breathed': [
    [{ type: 'fire-breathed', amount: 2 }, 'Vharzul, down to half of his HP, breathes fire: 2 damage to every hero.'],
  ],
  saved: [
    [
      { type: 'saved', hero: 'rogue', by: 'cleric', card: 'CLE7', left: 3 },
      'Last Rites of the Cleric saves the Rogue, who is left with 3 HP.',
    ],
    [
      { type: 'saved', hero: 'barbarian', by: 'barbarian', card: 'BAR7', left: 3 },
      'Unbroken of the Barbarian saves its owner, who is left with 3 HP.',
    ],
  ],
  redirected: [
    [
      { type: 'redirected', from: 'rogue', to: 'barbarian', card: 'BAR5' },
      'The Barbarian takes the hit for the Rogue (Stand Over).',
    ],
  ],
  'window-opened': [
    [{ type: 'window-opened', id: 1, kind: 'hit', seats: [0, 1] }, 'Ann and Bo may react to the hit.'],
    [{ type: 'window-opened', id: 1, kind: 'drop', seats: [0] }, 'Ann may react before a hero falls.'],
  ],
  'window-closed': [
    [{ type: 'window-closed', id: 1, result: 'passed' }, 'Nobody reacts.'],
    [{ type: 'window-closed', id: 1, result: 'reacted' }, 'A reaction is used.'],
  ],
  'decision-opened': [
    [
      { type: 'decision-opened', id: 1, kind: 'monster-target', options: [] },
      'The party has to choose whom the monster attacks.',
    ],
  ],
  'decision-taken': [
    [
      { type: 'decision-taken', id: 1, kind: 'push', option: { pick: 'stay' } },
      'Chosen where the monster is pushed: nowhere.',
    ],
    [
      { type: 'decision-taken', id: 1, kind: 'next-target', option: { pick: 'monster', monster: 7 } },
      'Chosen which monster is attacked next: Goblin 1.',
    ],
  ],
  'tile-turned': [[{ type: 'tile-turned', id: 1, rotation: 2 }, 'The tile is laid half turned.']],
  'boss-defeated': [
    [
      { type: 'boss-defeated', boss: 'giant-spider', rewards: { xp: 4, gold: 6 } },
      'The Giant Spider is defeated and the dungeon is won.',
    ],
  ],
  'camp-started': [
    [
      { type: 'camp-started', after: 'giant-spider' },
      'The party makes camp: everybody is at full HP, and every ability and token is ready again.',
    ],
  ],
  'gear-bought': [
    [
      { type: 'gear-bought', hero: 'rogue', card: 'W01.1', price: 10 },
      'The Rogue buys Bone Hatchet for 10 gold; it lies in the Stash.',
    ],
  ],
  'ability-bought': [
    [{ type: 'ability-bought', hero: 'rogue', card: 'ROG1', price: 6 }, 'The Rogue learns Backstab for 6 XP.'],
  ],
  'gear-equipped': [
    [
      { type: 'gear-equipped', hero: 'rogue', card: 'C01.1', slot: 'chest' },
      'The Rogue puts on Pilgrim Coat (chest armour).',
    ],
  ],
  'gear-unequipped': [
    [
      { type: 'gear-unequipped', hero: 'rogue', card: 'C01.1', slot: 'chest' },
      'The Rogue takes off Pilgrim Coat; it lies in the Stash.',
    ],
  ],
  'hero-fell': [
    [{ type: 'hero-fell', hero: 'rogue', cause: 'fire-breath' }, 'The Rogue falls in the fire of Vharzul.'],
    [{ type: 'hero-fell', hero: 'rogue', cause: 'attack' }, 'The Rogue falls to an attack.'],
  ],
  'party-wiped': [
    [
      {
        type: 'party-wiped',
        cause: 'death',
        lost: [
          { hero: 'cleric', gold: 12, xp: 3 },
          { hero: 'rogue', gold: 0, xp: 1 },
        ],
      },
      'The party is beaten; lost: the Cleric 12 gold and 3 XP and the Rogue 0 gold and 1 XP. All gear and abilities are kept.',
    ],
    [
      { type: 'party-wiped', cause: 'concede', lost: [{ hero: 'cleric', gold: 0, xp: 0 }] },
      'The attempt is given up; there is no gold or XP to lose. All gear and abilities are kept.',
    ],
  ],
  'campaign-won': [
    [
      { type: 'campaign-won', outcome: { attempts: 4, rounds: 310 } },
      'Vharzul is dead and the campaign is won, in attempt 4, after 310 rounds.',
    ],
  ],
  'mark-changed': [
    [{ type: 'mark-changed', kind: 'done', who: 'rogue', on: true }, 'The Rogue is done for this round.'],
    [{ type: 'mark-changed', kind: 'concede', who: 1, on: true }, 'Bo would give up this attempt.'],
    [{ type: 'mark-changed', kind: 'camp-done', who: 0, on: false }, 'Ann is not ready yet.'],
  ],
  'control-changed': [[{ type: 'control-changed', hero: 'rogue', seat: 0 }, 'Ann leads the Rogue from now on.']],
};

test('R53 every kind of event says exactly this', () => {
  const cases = Object.values(TOLD).flat() as readonly (readonly [LairEvent, string])[];
  expect(cases.map(([event]) => said(event))).toEqual(cases.map(([, sentence]) => sentence));
  expect(cases.length).toBeGreaterThan(80);
});

test('R53 the log tells each line with the names of its moment, not of today', () => {
  const heard = [
    { entry: 0, events: BEFORE },
    { entry: 1, events: [{ type: 'dungeon-started', attempt: 3, dungeon: 1, boss: 'giant-spider' } as const] },
    { entry: 2, events: [spawned(20, 'goblin')] },
  ];
  const lines = logLines(heard, { ...NOBODY, tileName: () => 'Barracks' });
  expect(lines.filter(({ text }) => text.includes('Goblin')).map(({ text }) => text)).toEqual([
    'Goblin 1 lurks here, with 4 HP.',
    'Goblin 2 lurks here, with 4 HP.',
    'Goblin 1 lurks here, with 4 HP.',
  ]);
  expect(lines[1]?.text).toBe('The Rogue discovers the Old Kitchen (1 east, 1 north), a Chamber.');
});

test('R79 a line is about those who lead the heroes in it, and weighs what it should', () => {
  const events: readonly LairEvent[] = [
    { type: 'attack-rolled', attacker: 9, target: 'cleric', ...DICE, why: 'only', parts: PARTS },
    { type: 'redirected', from: 'cleric', to: 'rogue', card: 'BAR5' },
    { type: 'monster-died', monster: 9, kind: 'goblin', killer: 'rogue', rewards: { xp: 1, gold: 1 } },
    { type: 'mark-changed', kind: 'camp-done', who: 0, on: true },
    { type: 'fight-started' },
  ];
  const lines = logLines([{ entry: 3, events }], NOBODY);
  expect(lines.map(({ key, seats, weight }) => [key, seats, weight])).toEqual([
    ['3.0', [0], 'plain'],
    ['3.1', [0, 1], 'plain'],
    ['3.2', [1], 'essential'],
    ['3.3', [0], 'detail'],
    ['3.4', [], 'plain'],
  ]);
});

test('R53 a hit unfolds to what made its damage, a roll to what made its bonus; a number of one part does not', () => {
  const damage = {
    total: 8,
    parts: [
      { value: 1, why: 'class', source: 'barbarian' },
      { value: 3, why: 'gear', source: 'W10.1' },
      { value: 4, why: 'times', source: 'BAR6' },
    ],
  } as const;
  const hit: LairEvent = { type: 'damage-dealt', source: 'barbarian', target: 9, amount: 8, ...BARE, parts: damage };
  expect(sentenceOf(hit, NOBODY).numbers).toEqual([{ label: 'damage', number: damage }]);
  const roll: LairEvent = { type: 'attack-rolled', attacker: 9, target: 'cleric', ...DICE, why: 'only', parts: PARTS };
  expect(sentenceOf(roll, NOBODY).numbers).toEqual([]);
  expect(sentenceOf({ ...roll, parts: { ...damage, total: 8 } }, NOBODY).numbers[0]?.label).toBe('needed');
});

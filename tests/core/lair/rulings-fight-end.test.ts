// Proves the rulings on what is readied and when: the end of a fight, camp, the start of a dungeon; rewards of a boss
// (16.7).

import { expect, test } from 'vitest';
import type { Scenario } from '../../scenario/lair-scenario.ts';
import { situation } from '../../scenario/lair-scenario.ts';

const MOSSWEAVE = 'H04.1 C04.1 P04.1 B04.1';

/** The ends of effects and the heals since the picture, in the order told. */
function ends(g: Scenario): string[] {
  return g.events.flatMap((e) => {
    if (e.type === 'fight-ended' || e.type === 'camp-started') return [e.type];
    if (e.type === 'effect-ended') return [`${e.kind} ${e.target}`];
    return e.type === 'healed' ? [`healed ${e.hero} ${e.source}`] : [];
  });
}

test('L-RULE-130 worn once-per-fight cards are ready again when the fight ends, not with a round', () => {
  const g = situation(`
    A rogue: at ENT; wears A10.1; spent blessing A10.1
    giant-bat: at ENT; hp 2
  `);
  g.rolls([1, 1]).does('A', 'attack rogue', 'giant-bat').rolls([1, 1]).does('A', 'done rogue').waits('A hero');
  g.becomes({});
  g.rolls([6, 6]).does('A', 'attack rogue', 'giant-bat').rolls([1, 1]).does('A', 'done rogue').waits('A hero');
  g.becomes({ 'giant-bat': 'at ENT; hp 1' });
  g.rolls([6, 6]).does('A', 'attack rogue', 'giant-bat').waits('A hero');
  g.becomes({ rogue: 'at ENT; hp 12; gold 1; xp 1; wears A10.1; spent blessing; acted attack', 'giant-bat': null });
  // In the next fight it rerolls again.
  g.draws('T09', 'giant-bat').rolls([1, 1]).does('A', 'move rogue', 'E');
  g.rolls([1, 1]).does('A', 'attack rogue', 'giant-bat 2').waits('A window-miss');
  expect(g.offered('A')).toEqual(['rogue A10.1', 'pass']);
});

test('L-RULE-130 a fight that goes on readies nothing, though a monster has died', () => {
  const g = situation(`
    A rogue: at ENT; wears A10.1; knows ROG6(used); spent A10.1
    rat: at ENT
    rat 2: at ENT
  `);
  g.rolls([6, 6]).does('A', 'attack rogue', 'rat').waits('A hero');
  g.becomes({
    rogue: 'at ENT; hp 12; gold 1; xp 1; wears A10.1; knows ROG6(used); spent A10.1; acted attack',
    rat: null,
  });
});

test('L-RULE-130 camp and regroup ready once-per-fight cards, worn or learnt', () => {
  const party = 'A rogue: at ENT; hp 2; wears A10.1; knows ROG6(used); spent blessing A10.1';
  const camp = situation(`${party}\ngiant-spider: at ENT; hp 1\nrat: at ENT`);
  camp.rolls([6, 6]).does('A', 'attack rogue', 'giant-spider').waits('A store');
  camp.reads({ rogue: 'hp 12; gold 6; xp 4; wears A10.1; knows ROG6' });
  const regroup = situation(`${party}\nrat: at ENT`);
  regroup.draws('T25').rolls([1]).does('A', 'move rogue', 'E').waits('A regroup');
  regroup.reads({ rogue: 'hp 12; wears A10.1; knows ROG6' });
});

test('L-RULE-131 the start of a dungeon readies no token, once-card or cooldown; only the Shrine is new', () => {
  const lines = `
    A barbarian: knows BAR1(2) BAR3(used) BAR7(used); spent blessing potion shrine
    B rogue: wears A10.1; spent A10.1
  `;
  const camp = situation(`phase: camp\n${lines}`);
  camp.does('A', 'camp-done').does('B', 'camp-done').waits('AB hero');
  const now = {
    phase: 'hero',
    barbarian: 'at ENT; hp 20; knows BAR1(2) BAR3(used) BAR7(used); spent blessing potion',
    rogue: 'at ENT; hp 12; wears A10.1; spent A10.1',
  };
  camp.becomes({ ...now, dungeon: '2' });
  const regroup = situation(`phase: regroup\n${lines}`);
  regroup.does('A', 'camp-done').does('B', 'camp-done').waits('AB hero').becomes(now);
});

test('L-RULE-133 a card for the start of a fight does nothing at camp and counts in the next dungeon', () => {
  const g = situation(`
    phase: camp
    stash: A11.1
    A wizard: knows WIZ1(2) WIZ2(1)
    B rogue: knows ROG1(2)
  `);
  g.does('A', 'equip A11.1', 'wizard').becomes({
    wizard: 'hp 12; wears A11.1; knows WIZ1(2) WIZ2(1)',
    stash: '-',
  });
  g.does('A', 'camp-done').does('B', 'camp-done').waits('AB hero');
  g.becomes({
    phase: 'hero',
    dungeon: '2',
    wizard: 'at ENT; hp 12; wears A11.1; knows WIZ1(2) WIZ2(1)',
    rogue: 'at ENT; hp 12; knows ROG1(2)',
  });
  g.draws('T09', 'rat').does('B', 'move rogue', 'E').waits('AB hero');
  g.reads({
    wizard: 'at ENT; hp 12; wears A11.1; knows WIZ1(1) WIZ2',
    rogue: 'at T09; hp 12; knows ROG1(2); acted move',
  });
});

test('L-RULE-133 a set for the end of a fight heals nobody at camp, and in the next dungeon whoever wears it then', () => {
  const g = situation(`
    phase: camp
    stash: B04.1
    A rogue: hp 5; wears H04.1 C04.1 P04.1
    B druid: wears W06.1
  `);
  g.does('A', 'equip B04.1', 'rogue').becomes({ rogue: `hp 5; wears ${MOSSWEAVE}`, stash: '-' });
  g.does('A', 'camp-done').does('B', 'camp-done').waits('AB hero');
  g.draws('T25').rolls([2]).does('A', 'move rogue', 'E').does('A', 'pass');
  expect(g.hero('rogue').hp).toBe(26);
  g.draws('T09', 'rat').does('B', 'move druid', 'N').rolls([3, 3]).does('B', 'attack druid', 'rat').waits('AB hero');
  expect(g.hero('rogue').hp).toBe(28);
  expect(ends(g)).toEqual(['healed rogue camp', 'fight-ended', 'healed rogue mossweave']);
});

test('L-RULE-137 the end of a fight: once-per-fight cards, the last one used too, then buffs, shields, heals', () => {
  const g = situation(`
    A cleric: at ENT; hp 9; shield 1; wears ${MOSSWEAVE}; knows CLE1(used) CLE4(used)
    B druid: at ENT; hp 9; knows DRU2(used) DRU6
    C rogue: at ENT; hp 9; wears A10.1; knows ROG1(2) ROG8; spent A10.1
    goblin: at ENT; hp 3
  `);
  g.does('B', 'DRU6').becomes({
    druid: 'at ENT; hp 9; shield 4; buff dmg 2; knows DRU2(used) DRU6(used); acted ability',
  });
  g.rolls([6, 6]).does('C', 'ROG8', 'goblin').waits('ABC hero');
  g.becomes({
    cleric: `at ENT; hp 11; gold 1; xp 1; wears ${MOSSWEAVE}; knows CLE1 CLE4(used)`,
    druid: 'at ENT; hp 9; gold 1; xp 1; knows DRU2 DRU6(used); acted ability',
    rogue: 'at ENT; hp 9; gold 1; xp 1; wears A10.1; knows ROG1(2) ROG8; acted ability',
    goblin: null,
  });
  expect(ends(g)).toEqual(['fight-ended', 'buff druid', 'shield cleric', 'shield druid', 'healed cleric mossweave']);
});

test('L-RULE-137 a once-per-fight reaction that kills the last monster is ready again', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A ranger: at T08; knows RAN5
    rat: at ENT
  `);
  g.allDone().waits('A window-enter').rolls([6, 6]).does('A', 'ranger RAN5').waits('A hero');
  g.becomes({ ranger: 'at T08; hp 12; gold 1; xp 1; knows RAN5', rat: null });
});

test('L-RULE-137 the death of the boss ends the fight in the same way, before camp', () => {
  const g = situation(`
    A cleric: at ENT; hp 9; shield 1; wears ${MOSSWEAVE}
    B druid: at ENT; knows DRU6
    giant-spider: at ENT; hp 1
    rat: at ENT
  `);
  g.does('B', 'DRU6').rolls([6, 6]).does('A', 'attack cleric', 'giant-spider').waits('AB store');
  expect(ends(g)).toEqual([
    'fight-ended',
    'buff druid',
    'shield cleric',
    'shield druid',
    'healed cleric mossweave',
    'camp-started',
    'healed cleric camp',
  ]);
  g.becomes({
    phase: 'store',
    cleric: `hp 32; gold 6; xp 4; wears ${MOSSWEAVE}`,
    druid: 'hp 16; gold 6; xp 4; knows DRU6',
    'giant-spider': null,
    rat: null,
  });
});

test('L-RULE-139 a boss pays its own reward and no 1 XP and 1 gold besides', () => {
  const g = situation(`
    dungeon: 3
    A rogue: at ENT; gold 2; xp 1
    B druid: at ENT
    hoard-golem: at ENT; hp 1
  `);
  g.rolls([6, 6]).does('A', 'attack rogue', 'hoard-golem').waits('AB store');
  g.reads({ rogue: 'hp 12; gold 12; xp 5', druid: 'hp 16; gold 10; xp 4' });
  const gains = [...g.told('xp-gained'), ...g.told('gold-gained')].map((e) => `${e.hero} ${e.amount} ${e.cause}`);
  expect(gains.toSorted()).toEqual(['druid 10 boss', 'druid 4 boss', 'rogue 10 boss', 'rogue 4 boss']);
});

test('L-RULE-139 Vharzul pays nothing at all: the reward is victory', () => {
  const g = situation(`
    dungeon: 5
    A rogue: at ENT; gold 2; xp 1
    vharzul: at ENT; hp 1
  `);
  g.rolls([6, 6]).does('A', 'attack rogue', 'vharzul').waits('over');
  g.reads({ rogue: 'hp 12; gold 2; xp 1' });
  expect([...g.told('xp-gained'), ...g.told('gold-gained')]).toEqual([]);
});

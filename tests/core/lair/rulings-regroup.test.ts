// Proves the rulings on a new start: wipe and regroup, giving up, attempts, what is kept and what stays as it is (16.7).

import { expect, test } from 'vitest';
import type { Scenario } from '../../scenario/lair-scenario.ts';
import { campaign, situation } from '../../scenario/lair-scenario.ts';

/** The barbarian walks east through nine rooms and the Shrine to the Boss Gate, round by round. */
function walkToGate(g: Scenario): void {
  for (const tile of ['T01', 'T02', 'T03', 'T08', 'SHR', 'T22'])
    g.draws(tile).does('A', 'move barbarian', 'E').does('A', 'done barbarian');
  for (const tile of ['T06', 'T07'])
    g.draws(tile).does('A', 'move barbarian', 'E').does('A', 'r1').does('A', 'done barbarian');
  for (const tile of ['T25', 'T28'])
    g.draws(tile).rolls([6]).does('A', 'move barbarian', 'E').does('A', 'done barbarian');
  g.does('A', 'move barbarian', 'E');
}

test('L-RULE-109 a wipe takes XP and gold, heals and readies all, keeps every card', () => {
  const g = situation(`
    dungeon: 3
    map:
      [ENT  ]=[SHRr1]
    store: W06.1
    stash: H01.1
    A barbarian: at ENT; hp 2; gold 21; xp 9; wears A10.1; knows BAR1(3) BAR7(used); spent blessing potion A10.1
    B cleric: at SHR; hp 7; gold 17; xp 12; shield 2; knows CLE1(used) CLE4(used); spent potion shrine
    goblin: at SHR; hp 3
  `);
  g.draws('T25').rolls([1]).does('A', 'move barbarian', 'N');
  g.becomes({
    phase: 'regroup',
    map: 'ENT',
    barbarian: 'hp 20; wears A10.1; knows BAR1 BAR7',
    cleric: 'hp 16; knows CLE1 CLE4',
    goblin: null,
  });
  expect(g.told('party-wiped').map((e) => e.lost)).toEqual([
    [
      { hero: 'barbarian', gold: 21, xp: 9 },
      { hero: 'cleric', gold: 17, xp: 12 },
    ],
  ]);
  g.waits('AB regroup');
});

test('L-RULE-109 at the regroup gear may be rearranged and nothing bought; then dungeon 1 is set up anew', () => {
  const g = situation(`
    phase: regroup
    dungeon: 3
    store: W06.1
    stash: H01.1
    A barbarian: gold 99; xp 99; wears W01.1
    B cleric:
  `);
  g.refuses('A', { type: 'buy-gear', hero: 'barbarian', card: 'W06.1' }, 'phase', 'That is not possible now.');
  g.refuses('A', { type: 'buy-ability', hero: 'barbarian', ability: 'BAR1' }, 'phase');
  expect(g.offered('A')).toEqual(['equip H01.1', 'unequip barbarian weapon', 'camp-done']);
  g.does('A', 'unequip barbarian weapon').does('B', 'equip W01.1', 'cleric').does('B', 'camp-done');
  g.waits('A regroup').becomes({
    barbarian: 'hp 20; gold 99; xp 99',
    cleric: 'hp 16; wears W01.1',
  });
  g.does('A', 'camp-done').becomes({
    phase: 'hero',
    dungeon: '1',
    map: 'ENT',
    barbarian: 'at ENT; hp 20; gold 99; xp 99',
    cleric: 'at ENT; hp 16; wears W01.1',
  });
  expect(g.view().dungeon).toMatchObject({ number: 1, boss: 'giant-spider', round: 1, tilesLeft: 11 });
  expect([g.view().dungeon?.pool.length, g.view().dungeon?.deck.rat]).toEqual([28, 9]);
  g.waits('AB hero');
});

test('L-RULE-110 store and gear deck stay as they are through a wipe and the new start', () => {
  const g = situation(`
    dungeon: 2
    store: W01.1 H02.1 C03.1
    A rogue: at ENT; hp 2; gold 50; spent blessing
  `);
  const { gearDeck } = g.state;
  g.draws('T25').rolls([1]).does('A', 'move rogue', 'N').waits('A regroup');
  expect(g.state.gearDeck).toEqual(gearDeck);
  g.becomes({ phase: 'regroup', map: 'ENT', rogue: 'hp 12' });
  g.does('A', 'camp-done').waits('A hero');
  expect(g.state.gearDeck).toEqual(gearDeck);
  g.becomes({ phase: 'hero', dungeon: '1', rogue: 'at ENT; hp 12' });
  expect(g.told('store-dealt')).toEqual([]);
});

test('L-RULE-112 leaving camp sets HP to the present maximum, up and down', () => {
  const g = situation(`
    phase: camp
    stash: H02.1
    A barbarian:
    B cleric: wears H02.2
    C rogue: hp 5
  `);
  g.does('A', 'equip H02.1', 'barbarian').does('B', 'unequip cleric helmet');
  g.does('A', 'camp-done').does('B', 'camp-done').waits('C camp').does('C', 'camp-done').waits('ABC hero');
  g.becomes({
    phase: 'hero',
    dungeon: '2',
    barbarian: 'at ENT; hp 23; wears H02.1',
    cleric: 'at ENT; hp 16',
    rogue: 'at ENT; hp 12',
    stash: 'H02.2',
  });
});

test('L-RULE-112 leaving the regroup sets HP to the present maximum; what a passive adds counts', () => {
  const g = situation(`
    phase: regroup
    stash: H02.1
    A barbarian: hp 3; knows BAR4
    B cleric: wears H02.2
  `);
  g.does('A', 'equip H02.1', 'barbarian').does('B', 'unequip cleric helmet');
  g.does('A', 'camp-done').does('B', 'camp-done').waits('AB hero');
  g.becomes({
    phase: 'hero',
    barbarian: 'at ENT; hp 27; wears H02.1; knows BAR4',
    cleric: 'at ENT; hp 16',
    stash: 'H02.2',
  });
});

test('L-RULE-118 XP and gold that were not spent go along into the next dungeon, until a wipe', () => {
  const g = situation(`
    phase: store
    store: W01.1 H01.1 C01.1 P01.1 B01.1 A01.1
    A rogue: gold 17; xp 11
    B druid: gold 2; xp 3; hp 2
  `);
  g.does('A', 'buy W01.1', 'rogue').draws('A12.1').does('A', 'store-done').does('B', 'store-done');
  g.does('A', 'learn ROG1').does('A', 'camp-done').does('B', 'camp-done').waits('AB hero');
  g.reads({
    phase: 'hero',
    dungeon: '2',
    rogue: 'at ENT; hp 12; gold 7; xp 5; knows ROG1',
    druid: 'at ENT; hp 16; gold 2; xp 3',
  });
  // What the dungeon brings is added.
  g.draws('T22').does('A', 'move rogue', 'E');
  g.reads({ rogue: 'at T22; hp 12; gold 8; xp 5; knows ROG1; acted move' });
  expect(g.hero('druid').gold).toBe(3);
  g.does('A', 'concede').does('B', 'concede').waits('AB regroup');
  g.reads({ rogue: 'hp 12; knows ROG1', druid: 'hp 16' });
});

test('L-RULE-119 after a wipe in dungeon 2 the Giant Spider waits again in dungeon 1, with all its HP and its reward', () => {
  const g = situation(`
    dungeon: 2
    A barbarian: at ENT; hp 2; gold 6; xp 4; wears W12.1; knows BAR6; spent blessing
  `);
  g.draws('T25').rolls([1]).does('A', 'move barbarian', 'N').does('A', 'camp-done');
  expect(g.view().bosses).toEqual(['giant-spider', 'kobold-warchief', 'hoard-golem', 'wyrm-cultist', 'vharzul']);
  walkToGate(g);
  g.reads({ 'giant-spider': 'at GAT; hp 10' });
  // Gold of the Toll Chest on the way.
  g.reads({ barbarian: 'at GAT; hp 20; gold 1; wears W12.1; knows BAR6; acted move' });
  // One HP paid, then (1 + 4) x 2.
  g.rolls([3, 3]).does('A', 'BAR6', 'giant-spider').waits('A store');
  g.reads({ phase: 'store', dungeon: '1', barbarian: 'hp 20; gold 7; xp 4; wears W12.1; knows BAR6' });
  g.deals('A01.1', 'A02.1', 'A03.1', 'A04.1', 'A05.1').draws('A06.1').does('A', 'store-done').does('A', 'camp-done');
  expect(g.view().dungeon).toMatchObject({ number: 2, boss: 'kobold-warchief' });
  g.waits('A hero');
});

test('L-RULE-120 the party gives up only when every seat with a hero agrees; that counts as a wipe', () => {
  const g = situation(
    `
    dungeon: 2
    A rogue: at ENT; hp 5; gold 4; xp 2; spent potion
    A druid: at ENT; gold 4; xp 2
    B cleric: at ENT; gold 4; xp 2
    rat: at ENT; hp 9
  `,
    { players: 3 },
  );
  g.refuses('C', { type: 'concede', on: true }, 'seat');
  g.does('A', 'concede').becomes({}).waits('AB hero');
  expect(g.view().concedes).toEqual([0]);
  g.refuses('A', { type: 'concede', on: true }, 'option');
  g.does('B', 'concede').waits('AB regroup');
  g.becomes({ phase: 'regroup', rogue: 'hp 12', druid: 'hp 16', cleric: 'hp 16', rat: null });
  expect(g.told('party-wiped').map((e) => e.cause)).toEqual(['concede']);
  expect(g.told('hero-fell')).toEqual([]);
  g.does('A', 'camp-done').does('B', 'camp-done').waits('AB hero');
  expect([g.view().depth, g.view().attempt, g.view().concedes]).toEqual([1, 2, []]);
});

test('L-RULE-120 a mark stays from round to round until it is taken back', () => {
  const g = situation(`
    A rogue: at ENT; gold 4
    B cleric: at ENT; gold 4
  `);
  g.does('A', 'concede').allDone().waits('AB hero');
  expect([g.view().dungeon?.round, g.view().concedes]).toEqual([2, [0]]);
  g.does('A', 'not-concede').does('B', 'concede').waits('AB hero');
  expect(g.view().concedes).toEqual([1]);
  g.becomes({});
  g.does('A', 'concede').waits('AB regroup').becomes({ phase: 'regroup', rogue: 'hp 12', cleric: 'hp 16' });
});

test('L-RULE-120 marks end with the dungeon', () => {
  const g = situation(`
    store: W01.1 W02.1 W03.1 W04.1 W05.1 W06.1
    A rogue: at ENT
    B cleric: at ENT
    giant-spider: at ENT; hp 1
  `);
  g.does('A', 'concede').rolls([6, 6]).does('B', 'attack cleric', 'giant-spider').waits('AB store');
  expect(g.view().concedes).toEqual([]);
  g.does('A', 'store-done').does('B', 'store-done').does('A', 'camp-done').does('B', 'camp-done');
  g.does('B', 'concede').waits('AB hero');
  expect(g.view().concedes).toEqual([1]);
});

test('L-RULE-120 nobody gives up in the middle of a step, in the store, at camp or at the regroup', () => {
  const g = situation(`
    A rogue: at ENT
    giant-bat: at ENT; hp 9
  `);
  g.rolls([1, 1]).does('A', 'attack rogue', 'giant-bat').waits('A window-miss');
  g.refuses('A', { type: 'concede', on: true }, 'busy', 'Wait until the current step is finished.');
  for (const phase of ['store', 'camp', 'regroup'])
    situation(`phase: ${phase}\nA rogue:`).refuses('A', { type: 'concede', on: true }, 'phase');
});

test('L-RULE-121 attempts are counted from 1, one more with each new start', () => {
  const store = ['W01.1', 'H02.1', 'C01.2', 'A05.1', 'B07.1', 'W13.1'];
  const g = campaign({ players: 1, party: [{ hero: 'rogue', seat: 0 }] }).deals(...store);
  expect(g.view().attempt).toBe(1);
  g.does('A', 'concede');
  // The old attempt ends with the regroup.
  expect([g.view().phase, g.view().attempt]).toEqual(['regroup', 1]);
  g.does('A', 'camp-done').does('A', 'concede').does('A', 'camp-done').waits('A hero');
  expect(g.view().attempt).toBe(3);
  expect(g.told('attempt-started').map((e) => e.attempt)).toEqual([1, 2, 3]);
  expect(g.told('dungeon-started').map((e) => [e.attempt, e.dungeon])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
});

test('L-RULE-121 no camp counts as an attempt, the end tells them, and no number hangs on them', () => {
  const g = situation(`
    phase: camp
    attempt: 4
    A rogue:
  `);
  g.does('A', 'camp-done').waits('A hero');
  expect([g.view().attempt, g.view().depth]).toEqual([4, 2]);
  const won = (attempt: number) =>
    situation(`
      attempt: ${attempt}
      dungeon: 5
      A rogue: at ENT; gold 3
      goblin: at ENT
      vharzul: at ENT; hp 1
    `);
  const { attempt: _, ...first } = won(1).view();
  const { attempt: __, ...late } = won(7).view();
  expect(late).toEqual(first);
  const end = won(7).rolls([6, 6]).does('A', 'attack rogue', 'vharzul').waits('over');
  expect(end.told('campaign-won').map((e) => e.outcome.attempts)).toEqual([7]);
});

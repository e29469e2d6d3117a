// Proves how a campaign and a dungeon are set up: party, store, decks, start (sections 1 to 3, 16.1).

import { expect, test } from 'vitest';
import { defaultConfig, parseConfig } from '../../../src/core/lair/config.ts';
import { LAIR } from '../../../src/core/lair/index.ts';
import { ABILITIES, BOSSES, CLASSES } from '../../../src/core/lair/public.ts';
import { monsterOdds, tileOdds } from '../../../src/core/lair/rules/explore.ts';
import { campaign, situation } from '../../scenario/lair-scenario.ts';

const STORE = ['W01.1', 'H02.1', 'C01.2', 'A05.1', 'B07.1', 'W13.1'] as const;

test('L-SETUP-01, L-RULE-02 each player picks a class and gets its deck of 8; no class comes twice', () => {
  const g = campaign({ players: 2 });
  g.does('A', 'slot 1', 'barbarian').does('B', 'slot 3', 'wizard');
  g.refuses('B', { type: 'setup-hero', slot: 4, hero: 'barbarian' }, 'class', 'Another hero already has that class.');
  expect(g.offered('B', 'slot 4')).not.toContain('wizard');
  g.does('A', 'start-campaign').deals(...STORE);
  expect(g.view().heroes.map((h) => [h.id, h.slot, h.seat])).toEqual([
    ['barbarian', 1, 0],
    ['wizard', 3, 1],
  ]);
  for (const c of CLASSES) expect(ABILITIES.filter((a) => a.class === c.id)).toHaveLength(8);
  g.waits('AB hero');
});

test('L-SETUP-02, L-SETUP-03 heroes start without gear and abilities, at full HP, without gold and XP', () => {
  const g = campaign({ players: 1, party: [{ hero: 'cleric', seat: 0 }] }).deals(...STORE);
  const { worn, abilities, hp, gold, xp, maxHp } = g.hero('cleric');
  expect(Object.values(worn)).toEqual([null, null, null, null, null, null]);
  expect([abilities, hp, maxHp.total, gold, xp]).toEqual([[], 16, 16, 0, 0]);
  g.waits('A hero');
});

test('L-SETUP-04 each hero has a Blessing and a Potion, both ready', () => {
  const g = campaign({ players: 1, party: [{ hero: 'rogue', seat: 0 }] }).deals(...STORE);
  expect([g.hero('rogue').blessing, g.hero('rogue').potion]).toEqual([true, true]);
});

test('L-SETUP-05, L-WIN-02 the five bosses wait in a fixed order that all can see', () => {
  const g = campaign({ players: 1 });
  expect(g.view().bosses).toEqual(['giant-spider', 'kobold-warchief', 'hoard-golem', 'wyrm-cultist', 'vharzul']);
  expect(BOSSES).toHaveLength(5);
});

test('L-SETUP-06 six cards of the gear deck are dealt face up, one at a time, each as likely as the others', () => {
  const g = campaign({ players: 1, party: [{ hero: 'rogue', seat: 0 }] });
  expect(LAIR.pending(g.state)).toMatchObject({ kind: 'chance', spec: { kind: 'pick', n: 72, weights: null } });
  g.deals('W01.1', 'W01.2');
  expect(LAIR.pending(g.state)).toMatchObject({ kind: 'chance', spec: { kind: 'pick', n: 70, weights: null } });
  g.deals('H02.1', 'C01.2', 'A05.1', 'W13.1');
  expect(g.view().store.map((c) => c.card)).toEqual(['W01.1', 'W01.2', 'H02.1', 'C01.2', 'A05.1', 'W13.1']);
  expect(g.view().gearLeft).toBe(66);
  expect(g.told('store-dealt').map((e) => e.cards.length)).toEqual([6]);
  g.waits('A hero');
});

test('L-SETUP-07, L-RULE-12 the dungeon deck is 9 of the 28 room tiles, the Shrine among them, and the Boss Gate', () => {
  const g = campaign({ players: 1, party: [{ hero: 'rogue', seat: 0 }] }).deals(...STORE);
  const { dungeon } = g.view();
  expect([dungeon?.tilesLeft, dungeon?.pool.length, dungeon?.shrineCame, dungeon?.gateCame]).toEqual([
    11,
    28,
    false,
    false,
  ]);
  g.waits('A hero');
});

test('L-SETUP-08 the Entrance is placed and all heroes stand on it', () => {
  const party = [
    { hero: 'rogue', seat: 0 },
    { hero: 'druid', seat: 0 },
  ] as const;
  const g = campaign({ players: 1, party }).deals(...STORE);
  expect(g.view().dungeon?.tiles.map((t) => [t.tile, t.at, t.rotation])).toEqual([['ENT', { x: 0, y: 0 }, 0]]);
  expect(g.view().heroes.map((h) => h.at)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

test('L-SETUP-09 the monster deck is whole again: 30 cards', () => {
  const g = campaign({ players: 1, party: [{ hero: 'rogue', seat: 0 }] }).deals(...STORE);
  const { kinds, weights } = monsterOdds(g.state);
  expect(kinds).toEqual(['rat', 'giant-bat', 'goblin', 'slime', 'skeleton', 'zombie', 'kobold']);
  expect(weights).toEqual([9, 7, 5, 3, 2, 2, 2]);
});

test('L-RULE-13 the Shrine is as likely to come at any of the ten places', () => {
  const g = situation('A rogue: at ENT');
  const chance = () => {
    const { tiles, weights } = tileOdds(g.state);
    const all = weights.reduce((a, b) => a + b, 0);
    return [weights[tiles.indexOf('SHR')], all];
  };
  // 1 in 10 at first: 28 of 280; each room tile 9 of 280.
  expect(chance()).toEqual([28, 280]);
  expect(tileOdds(g.state).weights[0]).toBe(9);
  g.draws('T01').does('A', 'move rogue', 'E').waits('A hero');
  expect(chance()).toEqual([27, 243]);
});

test('L-RULE-13 with one tile before the Boss Gate and no Shrine yet, the Shrine comes without asking chance', () => {
  const g = situation(`
    pool: -
    A rogue: at ENT
  `);
  g.does('A', 'move rogue', 'N').waits('A hero');
  g.becomes({ map: 'ENT SHR', rogue: 'at SHR; hp 12' });
});

test('L-RULE-14, L-ROOM-06 the Boss Gate comes last, without asking chance, and never before', () => {
  const g = situation(`
    map:
      [ENT  ]=[SHRr1]
    pool: T02
    A rogue: at SHR
  `);
  expect(tileOdds(g.state).tiles).toEqual(['T02']);
  g.does('A', 'move rogue', 'E');
  g.becomes({ map: 'ENT SHRr1 T02r1', rogue: 'at T02; hp 12' }).waits('A hero');
  g.does('A', 'move rogue', 'E').waits('A hero');
  g.reads({ 'giant-spider': 'at GAT; hp 10' });
});

test('L-RULE-15 the boss is met without killing every monster', () => {
  const g = situation(`
    map:
      [ENT  ]=[SHRr1]
    pool: -
    A rogue: at SHR
    rat: at ENT
  `);
  g.does('A', 'move rogue', 'E');
  g.becomes({ map: 'ENT SHRr1 GATr3', rogue: 'at GAT; hp 12; acted move', 'giant-spider': 'at GAT; hp 10' });
  g.waits('A hero');
});

test('L-WIN-01, L-RULE-01 1 to 4 players of 1 to 4 heroes, each hero with one seat; H counts heroes', () => {
  for (const players of [1, 2, 3, 4]) expect(parseConfig({ players }).ok).toBe(true);
  for (const players of [0, 5, 1.5, '2', null]) {
    const parsed = parseConfig({ players });
    expect(parsed.ok ? '' : parsed.refusal.text).toBe('Lairbreakers is for 1 to 4 players.');
  }
  const g = situation(`
    map:
      [ENT  ]=[T13  ]
    A rogue: at ENT
    A druid: at ENT
    B cleric: at ENT
    goblin: at T13
  `);
  expect(g.monster('goblin')).toMatchObject({ maxHp: 6, strikes: 3 });
  g.refuses('B', { type: 'move', hero: 'druid', dir: 'N' }, 'seat', 'You do not control that hero.');
  expect(g.offered('A')).toContain('move druid');
  expect(g.offered('B')).not.toContain('move druid');
});

test('L-RULE-01 a campaign starts with 1 to 4 heroes, by whoever opened the table', () => {
  const g = campaign({ players: 2, host: 1 });
  g.refuses('B', { type: 'start-campaign' }, 'party', 'Choose 1 to 4 heroes first.');
  g.refuses('A', { type: 'start-campaign' }, 'host', 'Only whoever opened the table can do that.');
  g.does('A', 'slot 2', 'rogue').does('A', 'slot 2', 'nobody').does('A', 'slot 1', 'druid');
  g.refuses('B', { type: 'setup-hero', slot: 1, hero: 'rogue' }, 'seat');
  expect(g.told('hero-chosen').map((e) => [e.slot, e.hero])).toEqual([
    [2, 'rogue'],
    [2, null],
    [1, 'druid'],
  ]);
  g.does('B', 'start-campaign')
    .deals(...STORE)
    .waits('A hero');
});

test('L-RULE-01 wrong settings are refused in a sentence', () => {
  const wrong = [
    { game: 'brah' },
    { rules: 99 },
    { content: 'x' },
    { host: 2 },
    { party: [{ hero: 'bard', seat: 0 }] },
    { party: [{ hero: 'rogue', seat: 2 }] },
    { party: ['rogue', 'rogue'].map((hero) => ({ hero, seat: 0 })) },
    { party: [null] },
    { party: 7 },
    { responseSeconds: -1 },
    { decisionSeconds: 4000 },
  ];
  for (const settings of wrong) {
    const parsed = parseConfig({ players: 2, ...settings });
    expect(parsed.ok ? JSON.stringify(settings) : parsed.refusal.text).toMatch(/^[A-Z].*\.$/);
  }
  expect(parseConfig([]).ok).toBe(false);
  expect(parseConfig({ players: 3 })).toEqual({ ok: true, config: defaultConfig(3) });
});

test('L-RULE-03 heroes neither join nor leave; control of a hero passes to another seat', () => {
  const g = situation(`
    A rogue: at ENT
    B druid: at ENT
  `);
  g.refuses('A', { type: 'setup-hero', slot: 3, hero: 'wizard' }, 'phase', 'That is not possible now.');
  g.refuses('B', { type: 'set-control', hero: 'rogue', seat: 1 }, 'host', 'Only whoever opened the table can do that.');
  g.acts('A', { type: 'set-control', hero: 'druid', seat: 0 });
  expect(g.told('control-changed')).toEqual([{ type: 'control-changed', hero: 'druid', seat: 0 }]);
  g.becomes({}).waits('A hero');
  g.refuses('B', { type: 'move', hero: 'druid', dir: 'N' }, 'seat');
  expect(g.offered('A')).toContain('move druid');
});

test('L-RULE-04 neither class nor seat gives a turn order: the last hero may act first', () => {
  const g = situation(`
    map:
      [ENT  ]=[T08  ]
    A rogue: at ENT
    B druid: at ENT
  `);
  g.does('B', 'move druid', 'E').does('A', 'move rogue', 'E').waits('AB hero');
  g.becomes({ druid: 'at T08; hp 16', rogue: 'at T08; hp 12' });
});

test('L-RULE-11, L-WIN-06 nothing but Vharzul ends a campaign: no objective, difficulty or time limit is set', () => {
  expect(Object.keys(defaultConfig(1)).toSorted()).toEqual(
    ['content', 'decisionSeconds', 'game', 'host', 'party', 'players', 'responseSeconds', 'rules'].toSorted(),
  );
  const g = situation('A rogue: at ENT; hp 1');
  for (let round = 0; round < 60; round++) g.does('A', 'done rogue');
  g.waits('A hero').becomes({});
});

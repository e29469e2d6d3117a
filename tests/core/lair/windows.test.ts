// Proves the windows: who may react to what, rerolls, redirects, being saved, passing, stale answers (17.4, 16.1, 16.8).

import { expect, test } from 'vitest';
import { situation } from '../../scenario/lair-scenario.ts';

const ROOM = `
  map:
    [ENT  ]=[T08  ]
`;

test('L-RULE-05, L-RULE-06 the Blessing rerolls an own miss; the new result stands; not for others', () => {
  const g = situation(`
    A rogue: at ENT
    B druid: at ENT
    giant-bat: at ENT; hp 9
  `);
  g.rolls([1, 1]).does('A', 'attack rogue', 'giant-bat').waits('A window-miss');
  const other = { type: 'react', window: g.id(), hero: 'druid', source: 'blessing' } as const;
  g.refuses('B', other, 'trigger', 'That reaction does not fit.');
  g.rolls([4, 1]).does('A', 'rogue blessing');
  g.becomes({ rogue: 'at ENT; hp 12; spent blessing; acted attack', 'giant-bat': 'at ENT; hp 8' }).waits('AB hero');
  expect(g.throws()).toEqual(['rogue 4/7 miss', 'rogue 7/7 hit']);
  expect(g.told('rerolled')).toEqual([{ type: 'rerolled', hero: 'rogue', source: 'blessing', dice: [1, 1] }]);
});

test('L-RULE-05 the Blessing rerolls a monster attack that hit its owner', () => {
  const g = situation(`
    A rogue: at ENT
    B druid: at ENT; hp 3
    rat: at ENT; summoned
  `);
  g.rolls([6, 6]).allDone().waits('A window-hit').rolls([1, 2]).does('A', 'rogue blessing');
  g.becomes({ rogue: 'at ENT; hp 12; spent blessing' }).waits('AB hero');
  expect(g.throws()).toEqual(['rat 12/4 hit', 'rat 3/4 miss']);
});

test('L-RULE-05 the Blessing rerolls the own Trap roll of 1 or 2; the new die counts', () => {
  const g = situation('A rogue: at ENT');
  g.draws('T25').rolls([1]).does('A', 'move rogue', 'E').waits('A window-trap');
  g.rolls([2]).does('A', 'rogue blessing').waits('A hero');
  expect([g.hero('rogue').hp, g.hero('rogue').blessing]).toEqual([10, false]);
  const other = situation('A rogue: at ENT');
  other.draws('T25').rolls([2]).does('A', 'move rogue', 'E').rolls([3]).does('A', 'rogue blessing').waits('A hero');
  expect(other.hero('rogue').hp).toBe(12);
});

test('L-RULE-05 no window for a hit of a hero, a miss of a monster, or a Trap that does not spring', () => {
  const g = situation(`${ROOM}
    A rogue: at ENT
    rat: at ENT; hp 9
  `);
  g.rolls([6, 6], [1, 1]).does('A', 'attack rogue', 'rat').allDone().waits('A hero');
  expect(g.told('window-opened')).toEqual([]);
});

test('L-RULE-07, L-RULE-129 one roll may be rerolled by two sources, each once; what is spent stays spent', () => {
  const g = situation(`
    A rogue: at ENT; wears A10.1
    giant-bat: at ENT; hp 9
  `);
  g.rolls([1, 1]).does('A', 'attack rogue', 'giant-bat');
  expect(g.offered('A')).toEqual(['rogue blessing', 'rogue A10.1', 'pass']);
  g.rolls([1, 2]).does('A', 'rogue A10.1').waits('A window-miss');
  expect(g.offered('A')).toEqual(['rogue blessing', 'pass']);
  g.rolls([2, 2]).does('A', 'rogue blessing').waits('A hero');
  g.becomes({ rogue: 'at ENT; hp 12; wears A10.1; spent blessing A10.1; acted attack' });
  expect(g.throws()).toEqual(['rogue 4/7 miss', 'rogue 5/7 miss', 'rogue 6/7 miss']);
});

test('L-RULE-05 whoever passes keeps the token and the result', () => {
  const g = situation(`
    A rogue: at ENT
    giant-bat: at ENT; hp 9
  `);
  g.rolls([1, 1]).does('A', 'attack rogue', 'giant-bat').does('A', 'pass');
  g.becomes({ rogue: 'at ENT; hp 12; acted attack' }).waits('A hero');
  expect(g.told('window-closed').map((e) => e.result)).toEqual(['passed']);
});

test('L-ABILITY-09, L-ABILITY-10 a reaction comes when its trigger does, also in the turn of another, and costs no action', () => {
  const g = situation(`
    A barbarian: at ENT; knows BAR5; hp 5; acted move attack; spent blessing
    B rogue: at ENT; hp 9; spent blessing
    goblin: at ENT
  `);
  g.rolls([6, 6]).allDone().waits('A window-hit');
  g.rolls([1, 1]).does('A', 'barbarian BAR5').waits('AB hero');
  g.becomes({ barbarian: 'at ENT; hp 4; knows BAR5(2); spent blessing' });
  expect(g.told('redirected')).toEqual([{ type: 'redirected', from: 'rogue', to: 'barbarian', card: 'BAR5' }]);
});

test('17.4 a pass is for all heroes of a seat; a window closes when nobody is left to wait for', () => {
  const g = situation(`
    A barbarian: at ENT; knows BAR5; hp 5
    A cleric: at ENT; hp 4
    B rogue: at ENT; hp 9
    rat: at ENT; summoned
  `);
  g.rolls([6, 6]).allDone().waits('AB window-hit');
  const first = g.id();
  g.does('A', 'pass').waits('B window-hit');
  expect(g.id()).toBe(first);
  g.refuses('A', { type: 'pass', window: first }, 'stale', 'That choice is no longer open.');
  g.does('B', 'pass').becomes({ rogue: 'at ENT; hp 8' }).waits('AB hero');
});

test('17.4 after a reaction that does not end the trigger all are asked again, whoever passed too, under a new number', () => {
  const g = situation(`
    A barbarian: at ENT; knows BAR5; hp 5; spent blessing
    B rogue: at ENT; hp 9
    rat: at ENT; summoned
  `);
  g.rolls([6, 6]).allDone();
  const first = g.id();
  g.does('A', 'pass').rolls([6, 5]).does('B', 'rogue blessing').waits('A window-hit');
  expect(g.id()).toBeGreaterThan(first);
  g.refuses('A', { type: 'react', window: first, hero: 'barbarian', source: 'BAR5' }, 'stale');
  g.does('A', 'barbarian BAR5').becomes({
    barbarian: 'at ENT; hp 4; knows BAR5(2); spent blessing',
    rogue: 'at ENT; hp 9; spent blessing',
  });
});

test('17.4 whoever has passed may still react while the window is open', () => {
  const g = situation(`
    A barbarian: at ENT; knows BAR5; hp 5
    B rogue: at ENT; hp 9
    rat: at ENT; summoned
  `);
  g.rolls([6, 6]).allDone().does('A', 'pass');
  expect(g.offered('A')).toEqual(['barbarian BAR5']);
  g.does('A', 'barbarian BAR5').waits('A window-hit');
});

test('17.4 a window follows the control of its hero', () => {
  const g = situation(`
    A barbarian: at ENT; hp 5
    B rogue: at ENT; hp 9
    rat: at ENT; summoned
  `);
  g.rolls([6, 6]).allDone().waits('B window-hit');
  g.acts('A', { type: 'set-control', hero: 'rogue', seat: 0 }).waits('A window-hit');
  g.refuses('B', { type: 'pass', window: g.id() }, 'stale').does('A', 'pass').waits('A hero');
});

test('17.4 reactions that are not there, not ready or not fitting are refused, each by its reason', () => {
  const g = situation(`
    A barbarian: at ENT; knows BAR5(2) BAR7; hp 5; spent blessing; wears A10.1
    A druid: at ENT; hp 4
    B rogue: at ENT; hp 9
    rat: at ENT; summoned
  `);
  g.rolls([6, 6]).allDone().waits('B window-hit');
  const react = (hero: 'barbarian' | 'rogue', source: 'BAR5' | 'BAR7' | 'BAR2' | 'blessing' | 'A10.1') =>
    ({ type: 'react', window: g.id(), hero, source }) as const;
  g.refuses('A', react('barbarian', 'BAR5'), 'cooldown', 'That ability is not ready: 2 markers left.');
  g.refuses('A', react('barbarian', 'BAR7'), 'trigger', 'That reaction does not fit.');
  g.refuses('A', react('barbarian', 'BAR2'), 'own', 'This hero does not have that ability.');
  g.refuses('A', react('barbarian', 'blessing'), 'used');
  g.refuses('A', react('barbarian', 'A10.1'), 'trigger');
  g.refuses('A', react('rogue', 'blessing'), 'seat');
});

test('L-RULE-69, L-WIPE-01 a hero at 0 HP in the Hero phase: the wipe is immediate', () => {
  const g = situation(`
    A rogue: at ENT; hp 2; gold 7; spent blessing
    B druid: at ENT; hp 9; xp 3
  `);
  g.draws('T25').rolls([1]).does('A', 'move rogue', 'E').waits('AB regroup');
  g.becomes({ phase: 'regroup', rogue: 'hp 12', druid: 'hp 16' });
  expect(g.told('hero-fell')).toEqual([{ type: 'hero-fell', hero: 'rogue', cause: 'trap' }]);
});

test('L-RULE-71 only a survive reaction saves, asked before HP are 0; a Potion comes too late', () => {
  const g = situation(`
    A rogue: at ENT; hp 1; spent blessing
    B cleric: at ENT; hp 16; knows CLE7
  `);
  g.draws('T25').rolls([1]).does('A', 'move rogue', 'E').waits('B window-drop');
  expect(g.hero('rogue').hp).toBe(1);
  expect(g.offered('B')).toEqual(['cleric CLE7', 'pass']);
  g.refuses('A', { type: 'drink', hero: 'rogue' }, 'busy');
  g.does('B', 'cleric CLE7').reads({ rogue: 'at T25; hp 3; spent blessing; acted move' }).waits('AB hero');
  expect(g.told('saved')).toEqual([{ type: 'saved', hero: 'rogue', by: 'cleric', card: 'CLE7', left: 3 }]);
});

test('L-RULE-86 survive windows of Fire Breath come in slot order, after everybody else has burned', () => {
  const g = situation(`
    dungeon: 5
    map:
      [ENT  ]=[T08  ]=[T13  ]=[GATr3]
    A barbarian: at ENT; hp 2; knows BAR7
    B rogue: at ENT; hp 1
    C cleric: at ENT; hp 9; knows CLE7
    vharzul: at GAT; hp 50
  `);
  g.allDone().waits('AC window-drop');
  expect(g.view().heroes.map((h) => h.hp)).toEqual([2, 1, 7]);
  expect(g.offered('A')).toEqual(['barbarian BAR7', 'pass']);
  g.does('A', 'barbarian BAR7').waits('C window-drop').does('C', 'cleric CLE7').waits('ABC hero');
  expect(g.view().heroes.map((h) => h.hp)).toEqual([3, 3, 7]);
});

test('L-RULE-86 whoever is not saved falls, and that is a wipe', () => {
  const g = situation(`
    dungeon: 5
    map:
      [ENT  ]=[T08  ]=[T13  ]=[GATr3]
    A barbarian: at ENT; hp 2; knows BAR7
    B rogue: at ENT; hp 1
    vharzul: at GAT; hp 50
  `);
  g.allDone().does('A', 'barbarian BAR7').waits('AB regroup');
  expect(g.told('hero-fell').map((e) => [e.hero, e.cause])).toEqual([['rogue', 'fire-breath']]);
});

test('L-RULE-135 after a hit that a survive reaction answers, the next attack looks at HP as they are then', () => {
  const g = situation(`
    A barbarian: at ENT; hp 1; knows BAR7; spent blessing
    B rogue: at ENT; hp 1
    kobold: at ENT
  `);
  g.allDone().waits('AB monster-target').rolls([6, 6]).does('A', 'barbarian').waits('A window-drop');
  g.rolls([1, 1]).does('A', 'barbarian BAR7').waits('AB hero');
  expect(g.told('attack-rolled').map((e) => e.target)).toEqual(['barbarian', 'barbarian']);
});

test('L-RULE-138 a reroll after a redirect is against the Defense of whoever took the hit; without one the hit stands', () => {
  const g = situation(`
    A barbarian: at ENT; knows BAR5; hp 5
    B wizard: at ENT; hp 9; spent blessing
    rat: at ENT; summoned
  `);
  // 3 hits the Wizard (2), not the Barbarian (5): redirected it stands.
  g.rolls([1, 2]).allDone().does('A', 'barbarian BAR5').waits('A window-hit');
  g.rolls([2, 2]).does('A', 'barbarian blessing').waits('AB hero');
  expect(g.throws()).toEqual(['rat 3/2 hit', 'rat 4/5 miss']);
  g.becomes({ barbarian: 'at ENT; hp 5; knows BAR5(2); spent blessing' });
  const stands = situation(`
    A barbarian: at ENT; knows BAR5; hp 5
    B wizard: at ENT; hp 9; spent blessing
    rat: at ENT; summoned
  `);
  stands.rolls([1, 2]).allDone().does('A', 'barbarian BAR5').does('A', 'pass');
  stands.becomes({ barbarian: 'at ENT; hp 4; knows BAR5(2)' }).waits('AB hero');
});

test('17.4 a hit can be redirected once', () => {
  const g = situation(`
    A barbarian: at ENT; knows BAR5; hp 5; spent blessing
    B wizard: at ENT; hp 9; spent blessing
    rat: at ENT; summoned
  `);
  g.rolls([1, 2]).allDone().does('A', 'barbarian BAR5').waits('AB hero');
  expect(g.told('window-opened')).toHaveLength(1);
});

test('L-RULE-140 damage is lessened by prevent and ward first, then the shield takes it, then HP', () => {
  const g = situation(`
    A wizard: at ENT; knows WIZ3; shield 1; hp 9; spent blessing
    kobold: at ENT
  `);
  g.rolls([6, 6]).allDone().does('A', 'wizard WIZ3').becomes({
    wizard: 'at ENT; hp 9; shield 1; knows WIZ3(2); spent blessing',
  });
  const cultist = situation(`
    dungeon: 4
    A wizard: at ENT; knows WIZ3; shield 1; hp 9; spent blessing
    wyrm-cultist: at ENT
  `);
  cultist.rolls([6, 6]).allDone().does('A', 'wizard WIZ3');
  // 3 - 2 = 1, which the shield takes.
  cultist.becomes({ wizard: 'at ENT; hp 9; knows WIZ3(2); spent blessing' }).waits('A hero');
  expect(cultist.told('damage-dealt').map((e) => [e.amount, e.absorbed, e.left])).toEqual([[1, 1, 9]]);
});

test('L-RULE-140 who would drop is told by the HP that would remain', () => {
  const g = situation(`
    A rogue: at ENT; hp 1; shield 2; spent blessing
    B cleric: at ENT; hp 1; knows CLE7
    kobold: at ENT; summoned
  `);
  g.allDone().rolls([6, 6]).does('A', 'rogue').waits('AB hero');
  g.becomes({ rogue: 'at ENT; hp 1; spent blessing' });
});

test('17.4 windows nest: the miss of an entering reaction opens inside, then the outer one goes on', () => {
  const g = situation(`${ROOM}
    A ranger: at T08; knows RAN5
    B rogue: at T08; hp 3
    kobold: at ENT
  `);
  g.allDone().waits('A window-enter').rolls([1, 1]).does('A', 'ranger RAN5').waits('A window-miss');
  g.rolls([6, 6], [1, 1], [1, 1]).does('A', 'ranger blessing').waits('AB hero');
  // The Kobold lives, nobody has another entering reaction: it attacks.
  expect(g.throws()).toEqual(['ranger 3/6 miss', 'ranger 13/6 hit', 'kobold 2/4 miss', 'kobold 2/4 miss']);
});

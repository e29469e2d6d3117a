// Proves the weapons that do something when they are equipped: Boss Tooth and the Staffs.
import { expect, test } from 'vitest';
import { CARDS } from '../../../src/core/brah/public.ts';
import { situation } from '../../scenario/scenario.ts';

test("B-WEAPON-18 Boss Tooth must flip a Trait, any player's", () => {
  const g = situation(`
    A: boss-tooth
    A florence: magus+;
    B: -
    B wandrew-the-extra: bruiser-;
  `);
  g.does('A', 'equip boss-tooth', 'florence').waits('A choose-trait');
  g.refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose Traits, 1 to 1.');
  const both = [g.trait('magus'), g.trait('bruiser')].map((trait) => ({ pick: 'trait', trait }) as const);
  g.refuses('A', { type: 'choose', picks: both, claims: [] }, 'choice');
  expect(g.offered('A')).toEqual(['magus', "A's magus", 'bruiser', "B's bruiser", 'concede']);
  g.does('A', 'bruiser');
  g.becomes({ A: '-', 'A florence': 'magus+; boss-tooth', 'B wandrew-the-extra': 'bruiser+;' }).waits('A main');
});

test('B-WEAPON-18 Boss Tooth with no Trait in play is equipped and flips nothing', () => {
  const g = situation(`
    A: boss-tooth
    B: -
  `);
  g.does('A', 'equip boss-tooth', 'florence');
  g.becomes({ A: '-', 'A florence': '; boss-tooth' }).waits('A main');
});

test('B-WEAPON-19 the third Staff on your Heroes draws a Treasure, once, and not while it stays', () => {
  const g = situation(`
    A: staff-meeting, bog-blade
    A florence: staff-only
    A brad-the-well-endowed: staff-of-mild-inconvenience
    B: -
    B wandrew-the-extra: staff-only, staff-meeting
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  g.does('A', 'equip staff-meeting', 'florence');
  g.becomes({ A: 'bog-blade, the-loot', 'A florence': '; staff-only, staff-meeting', treasures: 'absolute-unit' });
  expect(g.told('staff-bonus').map((e) => e.seat)).toEqual([0]);
  g.does('A', 'equip bog-blade', 'florence');
  g.becomes({ A: 'the-loot', 'A florence': '; staff-only, staff-meeting, bog-blade' }).waits('A main');
});

test('B-WEAPON-19 the second Staff draws nothing', () => {
  const g = situation(`
    A: staff-of-mild-inconvenience
    A florence: staff-only, wand-of-almost
    B: -
    B wandrew-the-extra: staff-only
    draw: bog-blade, kevin
  `);
  g.does('A', 'equip staff-of-mild-inconvenience', 'brad-the-well-endowed');
  g.becomes({ A: '-', 'A brad-the-well-endowed': '; staff-of-mild-inconvenience' }).waits('A main');
  expect(g.told('staff-bonus')).toEqual([]);
});

test('B-WEAPON-19 each of the four Staffs may be the third', () => {
  const staffs = Object.values(CARDS).flatMap((c) => (c.type === 'weapon' && c.weapon.staff ? [c.id] : []));
  expect(staffs.sort()).toEqual([
    'staff-meeting',
    'staff-of-loud-chewing',
    'staff-of-mild-inconvenience',
    'staff-only',
  ]);
  const g = situation(`
    A: staff-of-loud-chewing, staff-only
    A florence: staff-meeting
    A brad-the-well-endowed: staff-meeting
    B: bog-blade
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'equip staff-of-loud-chewing', 'florence').waits('A choose-opponent');
  g.becomes({ A: 'staff-only, the-loot', 'A florence': '; staff-meeting, staff-of-loud-chewing', treasures: '-' });
  g.does('A', 'B').does('B', 'bog-blade').becomes({ B: '-', discard: 'bog-blade' }).waits('A main');
});

test('B-WEAPON-20 a Staff that left and comes back as the third draws another Treasure', () => {
  const g = situation(`
    A: grave-robber
    A florence: staff-only, staff-meeting, staff-of-mild-inconvenience
    B: -
    foes: unpaid-intern
    draw: bog-blade, nay, kevin
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  g.does('A', 'declare-combat').does('A', 'staff-meeting', 'done');
  g.reads({ A: 'grave-robber, bog-blade', discard: 'staff-meeting', treasures: 'the-loot, absolute-unit' });
  g.does('A', 'play grave-robber').does('A', 'staff-meeting').does('A', 'equip staff-meeting', 'florence');
  g.becomes({
    A: 'bog-blade, the-loot',
    'A florence': '; staff-only, staff-of-mild-inconvenience, staff-meeting',
    discard: 'grave-robber',
    treasures: 'absolute-unit',
  }).waits('A main');
});

test('B-WEAPON-19 EX-12 Staffs: third draws, fourth does not, third again draws, one taken does not', () => {
  const g = situation(`
    A: staff-of-mild-inconvenience, staff-of-loud-chewing, grave-robber
    A florence: staff-only
    A brad-the-well-endowed: staff-meeting
    B: -
    B wandrew-the-extra: staff-only
    foes: gelatinous-dave, smorc-trooper
    treasures: the-loot, absolute-unit, the-loot, karma-cannon, the-loot
    cathulhu: -
  `);
  g.does('A', 'equip staff-of-mild-inconvenience', 'florence');
  g.reads({ treasures: 'absolute-unit, the-loot, karma-cannon, the-loot' });
  g.does('A', 'equip staff-of-loud-chewing', 'florence').waits('A main');
  g.reads({ treasures: 'absolute-unit, the-loot, karma-cannon, the-loot' });
  g.does('A', 'declare-combat').does('A', 'staff-of-loud-chewing', 'staff-meeting', 'done').waits('A main');
  g.reads({
    A: 'grave-robber, the-loot, absolute-unit',
    discard: 'staff-meeting, staff-of-loud-chewing',
    'A florence': '; staff-only, staff-of-mild-inconvenience',
  });
  g.does('A', 'play grave-robber').does('A', 'staff-meeting').does('A', 'equip staff-meeting', 'florence');
  g.becomes({
    A: 'the-loot, absolute-unit, the-loot',
    'A florence': '; staff-only, staff-of-mild-inconvenience, staff-meeting',
    discard: 'grave-robber, staff-of-loud-chewing',
    treasures: 'karma-cannon, the-loot',
  }).waits('A main');
  expect(g.told('staff-bonus')).toHaveLength(2);
});

test('B-RULE-47 EX-12 Grabby Hands takes the third Staff from B: it is no equipping and draws no Treasure', () => {
  const g = situation(`
    A: grabby-hands, staff-meeting
    A florence: staff-only
    A brad-the-well-endowed: staff-meeting
    B: -
    B wandrew-the-extra: staff-only, bog-blade
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  g.does('A', 'play grabby-hands', "B's staff-only", 'brad-the-well-endowed').waits('A main');
  g.becomes({
    A: 'staff-meeting',
    'A brad-the-well-endowed': '; staff-meeting, staff-only',
    'B wandrew-the-extra': '; bog-blade',
    discard: 'grabby-hands',
  });
  // It counts for later Staffs: the next one is the fourth.
  g.does('A', 'equip staff-meeting', 'florence');
  g.becomes({ A: '-', 'A florence': '; staff-only, staff-meeting' }).waits('A main');
  expect(g.told('staff-bonus')).toEqual([]);
});

test('B-RULE-47 Boss Tooth taken from another player flips nothing', () => {
  const g = situation(`
    A: grabby-hands
    A florence: magus+;
    B: -
    B wandrew-the-extra: boss-tooth
  `);
  g.does('A', 'play grabby-hands', 'boss-tooth', 'florence');
  g.becomes({ A: '-', 'A florence': 'magus+; boss-tooth', 'B wandrew-the-extra': ';', discard: 'grabby-hands' });
  g.waits('A main');
});

test('B-RULE-47 a weapon taken pure or with a Non-Genuine Part stays as it is and gives no Pure Assembly', () => {
  const g = situation(`
    A: grabby-hands
    B: bog-blade
    B wandrew-the-extra: courtneys-boomstick(1 2 3)
  `);
  g.does('A', 'play grabby-hands', 'courtneys-boomstick', 'florence').pass('B');
  g.becomes({
    A: '-',
    'A florence': '; courtneys-boomstick(1 2 3)',
    'B wandrew-the-extra': ';',
    discard: 'grabby-hands',
  }).waits('A main');
  expect(g.told('pure-assembly')).toEqual([]);
  expect(g.told('weapon-equipped')).toEqual([]);
});

test('B-WEAPON-21 most weapon cards are parts: 50 of 89', () => {
  const weapons = Object.values(CARDS).flatMap((c) => (c.type === 'weapon' || c.type === 'part' ? [c] : []));
  const copies = (type: string) => weapons.reduce((n, c) => n + (c.type === type ? c.copies : 0), 0);
  expect([copies('part'), copies('weapon')]).toEqual([50, 39]);
});

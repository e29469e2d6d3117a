// Proves the rulings on foes, combat and the last stand (B-RULE-70 to B-RULE-87).

import { expect, test } from 'vitest';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

const LANDLORD = { extraBosses: ['the-landlord'] as const };

test('B-RULE-70 Kevin alone in the Draw pile stands up once no foe is pending and must be faced this turn', () => {
  const g = situation(`
    draw: kevin
    foes: smorc-trooper
    A: banish, banish
    A brad-the-well-endowed: chicken-drumstick
    B: nay
    treasures: the-loot
    cathulhu: -
  `);
  g.reads({ foes: 'smorc-trooper' });
  expect(g.view('table').draw.kevinUp).toBe(false);
  g.does('A', 'declare-combat').pass('B').does('A', 'chicken-drumstick').waits('A main');
  g.reads({ foes: 'kevin (last stand)', draw: 'kevin' });
  expect(g.told('foe-revealed').map((e) => [e.seat, e.foe.face, e.position])).toEqual([[0, 'kevin', 1]]);
  g.refuses('A', { type: 'end-turn' }, 'kevin-waits', 'Kevin is the last card: face him first.');
  g.does('A', 'banish banish').waits('A main');
  g.reads({ foes: '-', draw: 'kevin', A: 'banish, the-loot' });
  expect(g.told('foe-returned').map((e) => e.where)).toEqual(['monster-discard', 'stays']);
  expect(g.view('table').turn.facedKevin).toBe(true);
  g.does('A', 'end-turn').waits('B main');
  g.reads({ foes: 'kevin (last stand)' });
});

test('B-RULE-70 who has already faced Kevin this turn need not face him again when he is last', () => {
  const g = situation(`
    draw: -
    foes: kevin
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'ancient-brahammer');
  g.reads({ foes: '-', draw: 'kevin', A: 'the-loot, the-loot' }).waits('A main');
  expect(g.view('table').draw.kevinUp).toBe(true);
  g.does('A', 'end-turn');
  g.reads({ turn: 'B', foes: 'kevin (last stand)' }).waits('B main');
});

test('B-RULE-71 after a last-stand battle Kevin stays up, the winner draws, the next player faces him', () => {
  const g = situation(`
    draw: kevin
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: the-loot, absolute-unit, the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'ancient-brahammer').waits('A main');
  g.becomes({
    draw: 'kevin',
    discard: 'ancient-brahammer-3, ancient-brahammer-2, ancient-brahammer-1',
    A: 'the-loot, absolute-unit',
    treasures: 'the-loot',
    'A brad-the-well-endowed': ';',
  });
  expect(g.told('foe-returned').map((e) => [e.foe.face, e.where])).toEqual([['kevin', 'stays']]);
  expect(g.told('pile-shuffled')).toEqual([]);
  expect(g.view('table').turn.kevinDefeated).toBe(true);
  g.does('A', 'end-turn').waits('B main');
  g.becomes({ turn: 'B', foes: 'kevin (last stand)' });
});

test('B-RULE-72 with another Boss pending draws are off, and Kevin stands up only if that Boss leaves for good', () => {
  const g = situation(
    `
    draw: kevin
    foes: the-landlord
    A: its-go-time
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: the-loot, the-loot, the-loot
    cathulhu: -
  `,
    LANDLORD,
  );
  const go = { type: 'play-action', card: g.card('A', 'its-go-time'), choices: {} } as const;
  g.refuses('A', go, 'no-effect', 'nothing can be drawn');
  expect(g.view('table').draw.kevinUp).toBe(false);
  g.does('A', 'declare-combat').pass('B').does('A', 'ancient-brahammer').waits('A main');
  g.reads({ foes: 'kevin (last stand)', monsters: 'the-landlord' });

  const back = situation(
    `
    draw: kevin
    foes: brenda-from-accounts
    A: its-go-time
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: the-loot, the-loot
    cathulhu: -
  `,
    { extraBosses: ['brenda-from-accounts'] },
  );
  back.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'ancient-brahammer').waits('A main');
  back.reads({ foes: '-', draw: 'kevin, brenda-from-accounts' });
  expect(back.told('last-stand')).toEqual([]);
  expect(back.offered('A')).toContain('play its-go-time');
});

test('B-RULE-72 another Boss as the last card is drawn like any card', () => {
  const g = situation('draw: the-landlord\nA: nay\nB: banish', LANDLORD);
  g.waits('A main').does('A', 'end-turn').waits('B main');
  g.becomes({ turn: 'B', foes: 'the-landlord', draw: '-' });
});

test('B-RULE-73 Kevin drawn again in the same turn must be faced again', () => {
  const g = situation(`
    draw: rusty-spork
    foes: kevin
    A: its-go-time
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').shuffles('draw', ['kevin']).does('A', 'ancient-brahammer').waits('A main');
  g.does('A', 'play its-go-time').pass('B').waits('A main');
  g.reads({ foes: 'kevin', A: 'the-loot, the-loot, rusty-spork', draw: '-' });
  g.refuses('A', { type: 'end-turn' }, 'foe-pending', 'Deal with KEVIN! before you end your turn.');
});

test('B-RULE-74 too little damage leaves only defeat, and with enough defeat may still be chosen', () => {
  const weak = situation(`
    foes: smorc-trooper
    A florence: useless-stick
    B: nay
    C: nay
  `);
  weak.does('A', 'declare-combat').pass('B', 'C');
  weak.refuses('A', { type: 'fight', weapons: [1] }, 'weak', 'That is 1 of the 2 damage needed.');
  expect(weak.offered('A')).toEqual(['accept-defeat', 'concede']);
  const able = situation(`
    draw: rusty-spork
    foes: smorc-trooper
    A brad-the-well-endowed: chicken-drumstick
    B: nay
    C: nay
  `);
  able.does('A', 'declare-combat').pass('B', 'C');
  expect(able.offered('A').filter((pick) => !pick.includes('weapon'))).toContain('accept-defeat');
  able.shuffles('draw').does('A', 'accept-defeat').waits('B main');
  able.reads({ 'A out': 'yes', 'A brad-the-well-endowed': '; chicken-drumstick' });
});

test('B-RULE-75 a stat is never below 1 and at least one weapon is needed', () => {
  const g = situation(`
    draw: rusty-spork
    foes: unpaid-intern
    A: nay
    A florence: monster-whisperer+ smooth-talker+; useless-stick, boss-tooth
    B: nay
  `);
  expect(g.view('table').foes.map((foe) => [foe.stat.total, foe.bribe?.total])).toEqual([[1, 1]]);
  expect(g.view('table').foes[0]?.stat.parts).toContainEqual({ value: 1, why: 'floor', source: null });
  g.does('A', 'declare-combat').pass('B');
  g.refuses('A', { type: 'fight', weapons: [] }, 'no-weapon', 'Choose at least one weapon.');
  g.refuses('A', { type: 'fight', weapons: [2] }, 'weak', 'That is 0 of the 1 damage needed.');
  g.acts('A', { type: 'fight', weapons: [1] }).waits('A main');
});

test('B-RULE-76 a stat is read before anything is discarded: JOHN counts the weapons used, the Goblin the cards paid', () => {
  const john = situation(`
    foes: jackknife-john
    A florence: useless-stick, useless-stick
    B: nay
    treasures: the-loot
    cathulhu: -
  `);
  john.does('A', 'declare-combat').pass('B');
  john.refuses('A', { type: 'fight', weapons: [1, 2] }, 'weak', 'That is 2 of the 3 damage needed.');
  const goblin = situation('draw: rusty-spork\nfoes: tax-goblin\nA: nay, nay, pick-pocket, banish\nB: nay');
  goblin.refuses('A', { type: 'bribe', cards: goblin.cards('A', 'nay', 'nay') }, 'bribe-count', 'exactly 3 cards');
  goblin.shuffles('draw').does('A', 'bribe', 'nay', 'banish', 'pick-pocket');
  goblin.reads({ A: 'nay', foes: '-' });
});

test('B-RULE-77 any hand cards pay, each as one, exactly as many, for the first foe only', () => {
  const g = situation(`
    draw: rusty-spork
    foes: neckbeard-the-pure, smorc-trooper
    A: banish, the-loot, courtneys-boomstick-1, non-genuine-part, nay
    A litterbox: pick-pocket
    A florence: useless-stick
    B: nay
  `);
  const four = g.cards('A', 'banish', 'the-loot', 'courtneys-boomstick-1', 'non-genuine-part');
  const [boxed] = g.state.players[0]?.litterbox ?? [];
  const [worn] = g.state.players[0]?.heroes[0]?.weapons[0]?.cards ?? [];
  if (boxed === undefined || worn === undefined) throw new Error('violated assumption: a Litterbox card and a weapon');
  const three = four.slice(0, 3);
  g.refuses('A', { type: 'bribe', cards: [...three, { card: boxed, face: 'pick-pocket' }] }, 'no-card');
  g.refuses('A', { type: 'bribe', cards: [...three, { card: worn, face: 'useless-stick' }] }, 'no-card');
  g.refuses('A', { type: 'bribe', cards: [...three, ...three.slice(0, 1)] }, 'no-card');
  g.refuses('A', { type: 'bribe', cards: three.slice(0, 2) }, 'bribe-count', 'NECKBEARD THE PURE away costs exactly 4');
  g.shuffles('draw').acts('A', { type: 'bribe', cards: four });
  g.becomes({
    foes: 'smorc-trooper',
    A: 'nay',
    draw: 'rusty-spork, neckbeard-the-pure',
    discard: 'non-genuine-part, courtneys-boomstick-1, the-loot, banish',
  }).waits('A main');
  const boss = situation('foes: kevin, smorc-trooper\nA: nay, nay');
  boss.refuses('A', { type: 'bribe', cards: boss.cards('A', 'nay', 'nay') }, 'bribe-boss');
});

test('B-RULE-78 after a victory: weapons away, the foe moves, the shuffle, its own lines, then Treasures', () => {
  const g = situation(`
    draw: rusty-spork
    foes: skele-tony, unpaid-intern
    A florence: useless-stick
    A brad-the-well-endowed: skull-cracker(1 2)
    B: nay
    treasures: the-loot
    cathulhu: -
  `);
  g.shuffles('draw').does('A', 'declare-combat').pass('B').does('A', 'skull-cracker', 'done');
  const won = g.events.findIndex((e) => e.type === 'combat-won');
  expect(g.events.slice(won).map((e) => e.type)).toEqual([
    'combat-won',
    'foe-returned',
    'pile-shuffled',
    'treasure-drawn',
  ]);
  expect([g.view('table').turn.facedKevin, g.view('table').turn.kevinDefeated]).toEqual([false, false]);
  const before = g.events.length;
  g.does('A', 'declare-combat').pass('B').does('A', 'useless-stick');
  const then = g.events.slice(before).map((e) => e.type);
  expect(then.slice(then.indexOf('combat-won'))).toEqual(['combat-won', 'foe-returned', 'card-drawn']);
});

test('B-RULE-78 after a victory over Kevin: he is shuffled in, then remembered, three Shanks win before any Treasure', () => {
  const faced = (brad: string): Scenario =>
    situation(`
      draw: rusty-spork
      foes: kevin
      A brad-the-well-endowed: ${brad}
      B: nay
      treasures: the-loot, the-loot
      cathulhu: -
    `)
      .does('A', 'declare-combat')
      .pass('B');
  const g = faced('ancient-brahammer(1 2 3)').shuffles('draw').does('A', 'ancient-brahammer').waits('A main');
  expect([g.view('table').turn.facedKevin, g.view('table').turn.kevinDefeated]).toEqual([true, true]);
  expect(g.state.turn.usedOnKevin).toEqual(['ancient-brahammer']);
  const won = g.events.findIndex((e) => e.type === 'combat-won');
  expect(g.events.slice(won).map((e) => e.type)).toEqual([
    'combat-won',
    'foe-returned',
    'pile-shuffled',
    'treasure-drawn',
    'treasure-drawn',
  ]);
  const shanks = faced('cursed-shank, cursed-shank, cursed-shank').does('A', 'weapon 1', 'weapon 2', 'weapon 3');
  shanks.waits('over A cursed-shanks');
  expect(shanks.events.slice(-3).map((e) => e.type)).toEqual(['combat-won', 'foe-returned', 'game-over']);
});

test('B-RULE-79 a Treasure turned into a card may bring the very Boss just beaten', () => {
  const g = situation(`
    draw: rusty-spork
    foes: kevin
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    treasures: -
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').shuffles('draw', ['kevin']).does('A', 'ancient-brahammer');
  g.waits('A replacement-draw').does('A', 'yes').waits('A replacement-draw');
  g.reads({ foes: 'kevin', draw: 'rusty-spork' });
});

test('B-RULE-80 a player with no way out must declare combat, which lets another save them', () => {
  const g = situation(`
    draw: rusty-spork
    foes: kevin
    A: nay
    B: banish
    C: nay
  `);
  expect(g.offered('A')).toContain('declare-combat');
  g.refuses('A', { type: 'end-turn' }, 'foe-pending');
  g.refuses('A', { type: 'accept-defeat' }, 'not-now');
  g.does('A', 'declare-combat').waits('BC banish-window').shuffles('draw').does('B', 'banish banish');
  g.becomes({ foes: '-', B: '-', discard: 'banish', draw: 'rusty-spork, kevin' }).waits('A main');
});

test('B-RULE-81 each of several foes is settled in its own way', () => {
  const g = situation(`
    draw: rusty-spork
    foes: smorc-trooper, neckbeard-the-pure, kevin
    A: nay, nay, banish
    A brad-the-well-endowed: skull-cracker(1 2)
    B: nay
    treasures: the-loot
    cathulhu: -
  `);
  g.shuffles('draw').does('A', 'bribe', 'nay', 'nay');
  g.becomes({
    A: 'banish',
    foes: 'neckbeard-the-pure, kevin',
    discard: 'nay, nay',
    draw: 'rusty-spork, smorc-trooper',
  });
  g.does('A', 'declare-combat').pass('B').does('A', 'skull-cracker');
  g.becomes({
    A: 'banish, the-loot',
    treasures: '-',
    foes: 'kevin',
    monsters: 'neckbeard-the-pure',
    discard: 'skull-cracker-2, skull-cracker-1, nay, nay',
    'A brad-the-well-endowed': ';',
  });
  g.shuffles('draw').does('A', 'banish banish');
  g.reads({ A: 'the-loot', foes: '-', draw: 'rusty-spork, smorc-trooper, kevin' }).waits('A main');
});

test('B-RULE-82 EX-22 a foe drawn at the end of the turn is dealt with first, and the end does not repeat', () => {
  const g = situation(`
    world: mandatory-fun
    draw: smorc-trooper, rusty-spork
    A: nay, nay, nay, pick-pocket, pick-pocket, pick-pocket, banish
    A brad-the-well-endowed: lucky-; chicken-drumstick
    B: nay
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'end-turn').waits('A choose-trait').does('A', 'lucky').waits('A main');
  g.becomes({
    foes: 'smorc-trooper',
    draw: 'rusty-spork',
    'A brad-the-well-endowed': 'lucky+; chicken-drumstick',
  });
  g.refuses('A', { type: 'end-turn' }, 'foe-pending', 'Deal with SMORC TROOPER');
  g.does('A', 'declare-combat').pass('B').does('A', 'chicken-drumstick').waits('A main');
  g.does('A', 'end-turn').waits('A discard-to-limit');
  expect(g.told('trait-flipped')).toHaveLength(1);
  g.does('A', 'the-loot').waits('B main');
});

test('B-RULE-83 a foe drawn after a fight joins the end of the queue', () => {
  const g = situation(`
    draw: neckbeard-the-pure, rusty-spork, stale-baguette
    foes: smorc-trooper, kevin
    A: its-go-time
    A brad-the-well-endowed: chicken-drumstick
    B: nay
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'chicken-drumstick').does('A', 'play its-go-time').pass('B');
  g.reads({ foes: 'kevin, neckbeard-the-pure' }).waits('A main');
  expect(g.told('foe-revealed').map((e) => e.position)).toEqual([2]);
});

test('B-RULE-84 a World Enchantment whose draw brings a foe still flips its Trait at once, the foe waits', () => {
  const g = situation(`
    draw: smorc-trooper, rusty-spork
    A: boon-of-brains, nay
    A florence: magus+;
    B: nay
  `);
  g.does('A', 'play boon-of-brains', 'new-pile').waits('A choose-trait');
  g.becomes({ world: 'boon-of-brains', draw: 'rusty-spork', foes: 'smorc-trooper', A: 'nay' });
  g.does('A', 'magus').becomes({ 'A florence': 'magus-;' }).waits('A main');
});

test('B-RULE-85 a Monster that acts when revealed (middle-manager) acts each time it comes', () => {
  const g = situation(`
    turn: B
    draw: middle-manager, rusty-spork
    A: nay, banish, pick-pocket, its-go-time
    B: nay
  `);
  g.does('B', 'end-turn').waits('A choose-discard').does('A', 'pick-pocket').waits('A main');
  g.reads({ foes: 'middle-manager', A: 'nay, banish, its-go-time', discard: 'pick-pocket' });
  g.shuffles('draw', ['middle-manager']).does('A', 'banish banish').does('A', 'play its-go-time').pass('B');
  g.waits('A choose-discard').does('A', 'nay').waits('A main');
  g.reads({ foes: 'middle-manager', A: 'rusty-spork', discard: 'its-go-time, nay, banish, pick-pocket' });
});

test('B-RULE-86 a Monster passed on lies face down in the Litterbox while the log names it', () => {
  const g = situation(`
    draw: rusty-spork
    foes: smorc-trooper, kevin
    A: not-my-problem
    B: nay
    C: nay
  `);
  g.does('A', 'play not-my-problem', 'smorc-trooper', 'C').pass('B', 'C');
  g.becomes({ A: '-', foes: 'kevin', 'C litterbox': 'smorc-trooper', discard: 'not-my-problem' }).waits('A main');
  expect(g.view('A').players[2]?.litterbox.map((c) => c.face)).toEqual([null]);
  expect(g.view('C').players[2]?.litterbox.map((c) => c.face)).toEqual([null]);
  const named = g.toldTo('table').flatMap((e) => (e.type === 'foe-returned' ? [[e.foe.face, e.where, e.seat]] : []));
  expect(named).toEqual([['smorc-trooper', 'litterbox', 2]]);
});

test('B-RULE-87 Treasures of a victory cannot be declined', () => {
  const faced = (cathulhu: string): Scenario =>
    situation(`
      foes: smorc-trooper
      A: nay
      A brad-the-well-endowed: chicken-drumstick
      B: nay
      treasures: the-loot
      cathulhu: ${cathulhu}
    `)
      .does('A', 'declare-combat')
      .pass('B')
      .does('A', 'chicken-drumstick');
  faced('-').waits('A main').reads({ A: 'nay, the-loot' });
  const asked = faced('nine-lives').waits('A treasure-pile');
  expect(asked.offered('A')).toEqual(['treasure-pile main', 'treasure-pile cathulhu', 'concede']);
  asked.refuses('A', { type: 'pass' }, 'not-now');
  asked.refuses('A', { type: 'confirm-replacement-draw', yes: false }, 'not-now');
});

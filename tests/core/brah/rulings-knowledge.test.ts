// Rulings on foes sent away, several bans, interrupted draws, the order of discards and hidden knowledge
// (B-RULE-145 to B-RULE-155).
import { expect, test } from 'vitest';
import { BRAH } from '../../../src/core/brah/index.ts';
import type { Scenario, SeatName } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

/** A declares combat, everybody lets it happen; A fights the first foe with these weapons. */
function fight(g: Scenario, ...weapons: readonly number[]): Scenario {
  return g.does('A', 'declare-combat').allPass().acts('A', { type: 'fight', weapons });
}

test('B-RULE-145 a Monster that was bribed, banished or passed on is not defeated: no Treasure, no Monster Discard pile', () => {
  const g = situation(`
    A: nay, bog-blade, banish, not-my-problem
    foes: smorc-trooper, neckbeard-the-pure, gelatinous-dave
    B: -
    draw: boss-tooth, useless-stick
    treasures: the-loot
  `);
  g.shuffles('draw')
    .does('A', 'bribe', 'nay', 'bog-blade')
    .shuffles('draw')
    .does('A', 'banish banish', 'neckbeard-the-pure');
  g.does('A', 'play not-my-problem', 'gelatinous-dave', 'B');
  g.becomes({
    A: '-',
    foes: '-',
    draw: 'boss-tooth, useless-stick, smorc-trooper, neckbeard-the-pure',
    'B litterbox': 'gelatinous-dave',
    discard: 'not-my-problem, banish, bog-blade, nay',
  }).waits('A main');
});

test('B-RULE-146 a change to the reward of Bosses counts for Kevin, not for Monsters', () => {
  const rewards = (nose: string): (number | undefined)[] => {
    const g = situation(`
      A: -
      A florence: ${nose};
      foes: kevin, smorc-trooper
      B: -
    `);
    return g.view('A').foes.map((foe) => foe.reward.total);
  };
  expect([rewards('gold-nose+'), rewards('gold-nose-'), rewards('magus+')]).toEqual([
    [3, 1],
    [1, 1],
    [2, 1],
  ]);
  const g = situation(`
    A: -
    A florence: gold-nose+; ancient-brahammer(1 2 3)
    foes: kevin
    B: -
    draw: nay, nay
    treasures: the-loot, the-loot, the-loot, karma-cannon
    cathulhu: -
  `);
  g.shuffles('draw');
  fight(g, g.weapon('ancient-brahammer')).waits('A main').reads({ A: 'the-loot, the-loot, the-loot' });
});

test('B-RULE-147 "none" beats every "more" on trades and on extra draws', () => {
  const g = situation(`
    A: nay, wheel-and-deal
    A florence: haggler-; -
    A bazza-of-the-bazaar: ; -
    B: -
    B wandrew-the-extra: hyped- magus+;
    world: everything-must-go
    idols: 3
    draw: bog-blade, boss-tooth, useless-stick
  `);
  expect(g.view('A').turn.trades.total).toBe(0);
  const give = g.card('A', 'nay');
  g.refuses('A', { type: 'trade', give, index: 0 }, 'no-trade', 'BARRED stops you from trading.');
  g.does('A', 'end-turn').waits('B main');
  expect([g.view('B').turn.extraDraws.total, g.view('B').turn.trades.total]).toEqual([0, 3]);
  g.reads({ B: 'bog-blade', draw: 'boss-tooth, useless-stick' });
  const free = situation(`
    A: -
    A florence: haggler+; -
    A bazza-of-the-bazaar: ; -
    B: -
    world: everything-must-go
  `);
  expect(free.view('A').turn.trades.total).toBe(5);
});

test('B-RULE-148 a pick that a flip asks of another player is made at once, then the rest goes on', () => {
  const g = situation(`
    A: boon-of-brains
    A professor-hexwell: ; -
    B: nay, banish
    B wandrew-the-extra: lucky+;
    draw: bog-blade, boss-tooth, useless-stick
  `);
  g.does('A', 'play boon-of-brains', 'new-pile').does('A', 'lucky').waits('B choose-discard');
  g.reads({ A: 'bog-blade', draw: 'boss-tooth, useless-stick' });
  g.does('B', 'banish');
  g.becomes({ A: 'bog-blade, boss-tooth', B: 'nay', draw: 'useless-stick', discard: 'banish' }).waits('A main');
});

test('B-RULE-149 no card can be played before the Draw phase is over', () => {
  const g = situation(`
    A: -
    B: its-go-time, nay, capitalism, karma-cannon, banish, bog-blade, the-loot
    B wandrew-the-extra: magus+; -
    idols: 1
    draw: smorc-trooper, boss-tooth, useless-stick
  `);
  g.does('A', 'end-turn').waits('B extra-draws');
  const card = (face: string) => g.card('B', face);
  g.refuses('B', { type: 'play-action', card: card('its-go-time'), choices: {} }, 'not-now');
  g.refuses('B', { type: 'respond-nay', card: card('nay') }, 'not-now');
  g.refuses('B', { type: 'play-enchantment', card: card('capitalism'), pile: 'new' }, 'not-now');
  g.refuses('B', { type: 'play-treasure', card: card('karma-cannon') }, 'not-now');
  g.refuses('B', { type: 'equip', cards: [card('bog-blade')], hero: 0, replace: null }, 'not-now');
  g.refuses('B', { type: 'spend-loot', cards: [card('the-loot')] }, 'not-now');
  g.refuses('B', { type: 'play-banish', card: card('banish'), foe: g.foe('smorc-trooper') }, 'not-now');
  expect(g.offered('B')).toEqual(['count 0', 'count 1', 'concede']);
});

test('B-RULE-150 no two cards fetch each other for ever, and a game beyond 1000 turns is reported as an error', () => {
  const g = situation(`
    A: grave-robber
    B: -
    discard: grave-robber, skip-diving
  `);
  g.does('A', 'play grave-robber').offersNot('A', 'grave-robber').does('A', 'skip-diving');
  g.does('A', 'play skip-diving').becomes({ A: '-', discard: 'skip-diving, grave-robber, grave-robber' });
  const at = (number: number) => BRAH.invariants({ ...g.state, turn: { ...g.state.turn, number } });
  expect(at(1000)).toEqual([]);
  expect(at(1001)).toEqual(['the game has gone on for more than 1000 turns']);
});

test('B-RULE-151 cards enter the Discard pile as named, weapons with parts by number and Non-Genuine Parts last', () => {
  const g = situation(`
    A: nay, banish, bog-blade, useless-stick, boss-tooth, go-fish
    A florence: ; ancient-brahammer(3 1 n), rusty-spork
    foes: neckbeard-the-pure, kevin
    B: -
    draw: bin-day, bin-day
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  g.shuffles('draw').does('A', 'bribe', 'boss-tooth', 'nay', 'useless-stick', 'banish');
  g.reads({ discard: 'banish, useless-stick, nay, boss-tooth', A: 'bog-blade, go-fish' });
  g.does('A', 'declare-combat').shuffles('draw');
  g.acts('A', { type: 'fight', weapons: [g.weapon('rusty-spork'), g.weapon('ancient-brahammer')] });
  g.reads({
    discard:
      'non-genuine-part, ancient-brahammer-3, ancient-brahammer-1, rusty-spork, banish, useless-stick, nay, boss-tooth',
  });
});

test('B-RULE-151 a whole hand enters the Discard pile as it lies, the oldest card first', () => {
  const g = situation(`
    A: nay, banish, bog-blade
    B: -
    C: -
    foes: smorc-trooper
    draw: bin-day, bin-day, useless-stick
  `);
  g.does('A', 'declare-combat').shuffles('draw').does('A', 'accept-defeat').does('A', 'pass');
  g.reads({ 'A out': 'yes', discard: 'bog-blade, banish, nay' });
});

test('B-RULE-152 what an opponent gets by a swap lies face down in their Litterbox, in hand order', () => {
  const g = situation(`
    A: awkward-handshake, nay, identity-theft, bog-blade
    B: useless-stick, banish
    C: boss-tooth
  `);
  g.does('A', 'play awkward-handshake', 'B').allPass().does('A', 'banish').does('A', 'bog-blade');
  g.becomes({
    A: 'nay, identity-theft, banish',
    B: 'useless-stick',
    'B litterbox': 'bog-blade',
    discard: 'awkward-handshake',
  });
  expect(g.told('card-given').map((e) => [e.from, e.receiver, e.toLitterbox])).toEqual([
    [1, 0, false],
    [0, 1, true],
  ]);
  g.does('A', 'play identity-theft').does('A', 'B');
  g.becomes({
    A: 'useless-stick',
    B: '-',
    'B litterbox': 'bog-blade, nay, banish',
    discard: 'identity-theft, awkward-handshake',
  }).waits('A main');
  expect(g.view('B').players[1]?.litterbox.map((c) => c.face)).toEqual([null, null, null]);
});

test('B-RULE-153 how many Treasures a foe counts is public as soon as anything is asked, which cards they are is not', () => {
  const g = situation(`
    A: -
    B: the-loot, nay, karma-cannon
    idols: 1
    draw: mimic-mick, bog-blade, boss-tooth, useless-stick
  `);
  const stat = (viewer: SeatName) => g.view(viewer).foes.map((foe) => foe.stat.total);
  g.does('A', 'end-turn').waits('B extra-draws');
  expect([stat('A'), stat('B')]).toEqual([[4], [4]]);
  g.does('B', 'count 0').waits('B main');
  expect([stat('A'), stat('B')]).toEqual([[4], [4]]);
  expect(g.view('A').players[1]?.hand.map((c) => c.face)).toEqual([null, null, null]);
  // The Cannon flips nothing here and stays; a Loot spent lowers the stat before everybody's eyes.
  g.does('B', 'loot 1').waits('B main');
  expect([stat('A'), stat('B')]).toEqual([[3], [3]]);
});

test('B-RULE-153 who holds no card is counted without a question, who holds one is asked about', () => {
  for (const [hand, stat] of [
    ['-', 2],
    ['the-loot', 3],
    ['nay', 2],
  ] as const) {
    const g = situation(`
      A: -
      B: ${hand}
      draw: mimic-mick, bog-blade
    `);
    g.does('A', 'end-turn').waits('B main');
    expect(g.view('A').foes.map((foe) => foe.stat.total)).toEqual([stat]);
  }
});

test('B-RULE-154 the choices of a Treasure and of a rule are made as it works, one by one', () => {
  const g = situation(`
    A: borrowed-forever, nay
    B: banish
    B wandrew-the-extra: ; chicken-drumstick
    world: capitalism
    draw: bog-blade, boss-tooth, useless-stick
  `);
  expect(g.offered('A').filter((name) => /play|rule/.test(name))).toEqual(['play borrowed-forever', 'rule 0']);
  g.does('A', 'play borrowed-forever').waits('A choose-weapon').does('A', 'chicken-drumstick');
  g.waits('A choose-weapon-move').does('A', 'brad-the-well-endowed').waits('A main');
  g.does('A', 'rule 0').waits('A choose-discard-redraw').does('A', 'nay').waits('A main').reads({ A: 'bog-blade' });
});

test('B-RULE-154 a weapon borrowed for ever goes to the one Hero who has a slot for it', () => {
  const g = situation(`
    A: borrowed-forever
    A florence: ; bog-blade, bog-blade, useless-stick
    A big-bag-barry: -
    B: banish
    B wandrew-the-extra: ; chicken-drumstick
  `);
  g.does('A', 'play borrowed-forever');
  g.does('A', 'chicken-drumstick').waits('A choose-weapon-move');
  expect(g.offered('A')).toEqual(['big-bag-barry', 'hero 1', 'concede']);
  g.does('A', 'big-bag-barry').waits('A main').reads({ 'A big-bag-barry': '; chicken-drumstick' });
});

test('B-RULE-155 whether the one card left in the Draw pile is Kevin is public, any other card stays hidden', () => {
  const kevin = situation(`
    A: go-fish, its-go-time
    B: -
    foes: smorc-trooper
    draw: bog-blade, kevin
  `);
  kevin.does('A', 'play go-fish', 'B', 'nay').reads({ A: 'its-go-time, bog-blade', draw: 'kevin' });
  // He is known to lie there before he is turned up, so that nothing more can be drawn.
  const play = { type: 'play-action', card: kevin.card('A', 'its-go-time'), choices: {} } as const;
  kevin.refuses('A', play, 'no-effect', 'nothing can be drawn');
  expect(kevin.view('B').draw).toEqual({ count: 1, kevinUp: false });
  const other = situation(`
    A: go-fish, its-go-time
    B: -
    foes: smorc-trooper
    draw: bog-blade, karma-cannon
    treasures: the-loot
  `);
  other.does('A', 'play go-fish', 'B', 'nay').waits('A main');
  expect(JSON.stringify([other.view('A'), other.toldTo('A'), other.toldTo('B')])).not.toMatch(/"karma-cannon"/);
  const last = other.state.piles.draw[0];
  expect(BRAH.replicaOf(other.state, 1).notKevin).toBe(last);
  other.does('A', 'play its-go-time').reads({ A: 'bog-blade, karma-cannon', draw: '-' });
});

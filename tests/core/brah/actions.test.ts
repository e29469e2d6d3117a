// Proves the Actions that the rulebook names, and Nay!: what they do, in which order cards reach the Discard pile,
// and that nothing else on the table moves.
import { expect, test } from 'vitest';
import { situation } from '../../scenario/scenario.ts';

test('B-ACT-01 an Action works in its own turn and goes to the Discard pile after use', () => {
  const g = situation(`
    A: its-go-time, banish
    B: its-go-time
    discard: bog-blade
    draw: tax-axe-1, tax-axe-2, skull-cracker-1, stale-baguette, kevin
  `);
  g.refuses('B', { type: 'play-action', card: g.card('B', 'its-go-time'), choices: {} }, 'not-you');
  g.refuses('A', { type: 'play-action', card: g.card('B', 'its-go-time'), choices: {} }, 'no-card');
  g.refuses('A', { type: 'play-action', card: g.card('A', 'banish'), choices: {} }, 'not-now');
  g.does('A', 'play its-go-time').waits('B respond').becomes({ A: 'banish' });
  g.does('B', 'pass').becomes({
    A: 'banish, tax-axe-1, tax-axe-2, skull-cracker-1',
    draw: 'stale-baguette, kevin',
    discard: 'its-go-time, bog-blade',
  });
  g.waits('A main');
  expect(g.told('action-resolved').map((e) => [e.seat, e.card.face])).toEqual([[0, 'its-go-time']]);
});

test('B-ACT-02 Pick Pocket steals a random card from the opponent chosen', () => {
  const g = situation(`
    A: pick-pocket, banish
    B: bog-blade, useless-stick, nay
    C: boss-tooth
    D: -
  `);
  g.refuses(
    'A',
    { type: 'play-action', card: g.card('A', 'pick-pocket'), choices: { opponent: 0 } },
    'target',
    'Choose an opponent with a card in hand.',
  );
  g.offersNot('A', 'play pick-pocket', 'D').offersNot('A', 'play pick-pocket', 'A');
  g.does('A', 'play pick-pocket', 'B');
  g.shuffles('hand:1', ['nay', 'bog-blade', 'useless-stick']).pass('B', 'C');
  g.becomes({ A: 'banish, nay', B: 'bog-blade, useless-stick', discard: 'pick-pocket' }).waits('A main');
});

test('B-ACT-02 B-RULE-121 thief and victim learn which card was stolen, the others only that it happened', () => {
  const g = situation(`
    A: pick-pocket
    B: bog-blade, nay
    C: -
  `);
  g.does('A', 'play pick-pocket', 'B').shuffles('hand:1', ['nay', 'bog-blade']).pass('B');
  const faceFor = (seat: 'A' | 'B' | 'C' | 'table') =>
    g.toldTo(seat).flatMap((e) => (e.type === 'card-stolen' ? [e.card.face] : []));
  expect([faceFor('A'), faceFor('B'), faceFor('C'), faceFor('table')]).toEqual([['nay'], ['nay'], [null], [null]]);
  expect(g.view('C').players[0]?.hand.map((c) => c.face)).toEqual([null]);
  expect(g.view('A').players[0]?.hand.map((c) => c.face)).toEqual(['nay']);
});

test('B-ACT-03 Parallel Universe reorders a pile: nothing is drawn or flipped by it, then one Trait may be flipped', () => {
  const g = situation(`
    A: parallel-universe
    A florence: magus+;
    B: -
    world: capitalism < end-of-days < boon-of-brains | casual-friday
    draw: bog-blade, kevin
  `);
  g.does('A', 'play parallel-universe').waits('A choose-top');
  g.does('A', 'capitalism').waits('A choose-order');
  g.does('A', 'boon-of-brains', 'end-of-days').waits('A choose-trait');
  g.becomes({ A: '-', world: 'end-of-days < boon-of-brains < capitalism | casual-friday' });
  g.does('A', 'magus').becomes({ 'A florence': 'magus-;', discard: 'parallel-universe' }).waits('A main');
  expect(g.told('enchantments-reordered').map((e) => e.tops.map((c) => c.face))).toEqual([
    ['capitalism', 'casual-friday'],
  ]);
  expect(g.told('enchantment-played')).toEqual([]);
});

test('B-ACT-03 the flip of Parallel Universe may be left out', () => {
  const g = situation(`
    A: parallel-universe
    B: -
    B wandrew-the-extra: bruiser-;
    world: capitalism < end-of-days
  `);
  g.does('A', 'play parallel-universe').does('A', 'end-of-days').waits('A choose-trait');
  g.does('A', 'done').becomes({ A: '-', discard: 'parallel-universe' }).waits('A main');
});

test('B-ACT-04 Grave Robber takes a weapon from the middle of the Discard pile, the rest keeps its order', () => {
  const g = situation(`
    A: grave-robber
    B: -
    discard: nay, staff-only, grave-robber, bog-blade
  `);
  g.does('A', 'play grave-robber').waits('A choose-from-discard');
  g.offersNot('A', 'grave-robber');
  g.does('A', 'staff-only');
  g.becomes({ A: 'staff-only', discard: 'grave-robber, nay, grave-robber, bog-blade' }).waits('A main');
});

test('B-ACT-04 Grave Robber takes a Cursed Shank from the bottom, and everybody sees which', () => {
  const g = situation(`
    A: grave-robber, nay
    B: -
    discard: bog-blade, cursed-shank
  `);
  g.does('A', 'play grave-robber').does('A', 'cursed-shank');
  g.becomes({ A: 'nay, cursed-shank', discard: 'grave-robber, bog-blade' }).waits('A main');
  expect(g.toldTo('B').flatMap((e) => (e.type === 'cards-searched' ? e.taken.map((c) => c.face) : []))).toEqual([
    'cursed-shank',
  ]);
});

test('B-ACT-05 Go Fish takes a named Cursed Shank from the hand of the opponent chosen', () => {
  const g = situation(`
    A: go-fish
    B: nay, cursed-shank, cursed-shank
    C: cursed-shank
    draw: bog-blade, kevin
  `);
  g.does('A', 'play go-fish', 'B', 'cursed-shank').pass('B', 'C').waits('B answer-fish');
  g.offersNot('B', 'none').offersNot('B', 'nay');
  g.does('B', 'cursed-shank');
  g.becomes({ A: 'cursed-shank', B: 'nay, cursed-shank', discard: 'go-fish' }).waits('A main');
});

test('B-ACT-05 Go Fish for a card that is not there draws a card instead', () => {
  const g = situation(`
    A: go-fish
    B: nay
    C: cursed-shank
    draw: bog-blade, boss-tooth, kevin
  `);
  g.does('A', 'play go-fish', 'B', 'cursed-shank').pass('B', 'C');
  g.refuses(
    'B',
    { type: 'choose', picks: [{ pick: 'card', card: g.card('B', 'nay').card }], claims: [g.card('B', 'nay')] },
    'choice',
  );
  g.does('B', 'none');
  g.becomes({ A: 'bog-blade', draw: 'boss-tooth, kevin', discard: 'go-fish' }).waits('A main');
});

test("B-ACT-06 It's Go Time draws three cards, foes among them wait on the table until all are drawn", () => {
  const g = situation(`
    A: its-go-time
    B: -
    draw: bog-blade, smorc-trooper, boss-tooth, nay, kevin
  `);
  g.does('A', 'play its-go-time');
  g.becomes({ A: 'bog-blade, boss-tooth', draw: 'nay, kevin', foes: 'smorc-trooper', discard: 'its-go-time' });
  g.waits('A main');
});

test('B-NAY-01 a Nay! counters any Action card, which then has no effect', () => {
  const g = situation(`
    A: its-go-time
    B: nay, bog-blade
    C: banish
    draw: boss-tooth, kevin
  `);
  g.does('A', 'play its-go-time').waits('BC respond');
  g.does('B', 'nay nay').waits('C respond').becomes({ A: '-', B: 'bog-blade' });
  g.pass('C').becomes({ discard: 'nay, its-go-time' }).waits('A main');
  expect(g.told('action-countered').map((e) => e.card.face)).toEqual(['its-go-time']);
  expect(g.told('action-resolved').map((e) => e.card.face)).toEqual(['nay']);
});

test('B-NAY-01 only a Nay! is taken as an answer to an Action', () => {
  const g = situation(`
    A: its-go-time
    B: pick-pocket, bog-blade, banish, nine-lives
    draw: boss-tooth, stale-baguette, rusty-spork, bog-blade, kevin
  `);
  g.does('A', 'play its-go-time');
  for (const face of ['pick-pocket', 'bog-blade', 'banish', 'nine-lives'])
    g.refuses('B', { type: 'respond-nay', card: g.card('B', face) }, 'not-nay', 'Only a Nay! can be played here.');
  g.refuses('B', { type: 'play-action', card: g.card('B', 'pick-pocket'), choices: { opponent: 0 } }, 'not-now');
  g.pass('B').becomes({
    A: 'boss-tooth, stale-baguette, rusty-spork',
    draw: 'bog-blade, kevin',
    discard: 'its-go-time',
  });
  g.waits('A main');
});

test('B-NAY-02 a Nay! is countered by another Nay!, and the Action below it goes on', () => {
  const g = situation(`
    A: its-go-time, nay
    B: nay
    draw: boss-tooth, bog-blade, useless-stick, stale-baguette, kevin
  `);
  g.does('A', 'play its-go-time').does('B', 'nay nay').waits('A respond');
  g.does('A', 'nay nay').waits('A main');
  g.becomes({
    A: 'boss-tooth, bog-blade, useless-stick',
    B: '-',
    draw: 'stale-baguette, kevin',
    discard: 'its-go-time, nay, nay',
  });
});

test('B-NAY-03 a Nay! is played out of turn, by any of the players', () => {
  const g = situation(`
    turn: C
    A: nay
    B: -
    C: pick-pocket
    D: nay, bog-blade
  `);
  g.does('C', 'play pick-pocket', 'D').waits('DA respond');
  g.pass('D').does('A', 'nay nay').waits('D respond');
  g.pass('D').becomes({ A: '-', C: '-', discard: 'nay, pick-pocket' }).waits('C main');
});

test('B-NAY-04 the countered Action and then the Nay! go to the Discard pile and nobody loses anything else', () => {
  const g = situation(`
    A: bin-day, boss-tooth
    B: nay, banish
    C: banish
    discard: useless-stick
  `);
  g.does('A', 'play bin-day').does('B', 'nay nay').pass('C', 'A');
  g.becomes({ A: 'boss-tooth', B: 'banish', discard: 'nay, bin-day, useless-stick' }).waits('A main');
});

test('B-NAY-02 EX-08 Nay! chain: B counters, D counters B, C and D are asked once more, the theft happens', () => {
  const g = situation(`
    A: pick-pocket, boss-tooth
    B: nay, bog-blade
    C: nay
    D: nay, banish
  `);
  g.does('A', 'play pick-pocket', 'B').waits('BCD respond');
  g.does('B', 'nay nay').waits('CDA respond');
  g.does('C', 'pass').does('D', 'nay nay').waits('ABC respond');
  g.pass('A', 'B', 'C')
    .waits('CD respond')
    .becomes({ A: 'boss-tooth', B: 'bog-blade', D: 'banish', discard: 'nay, nay' });
  g.pass('C', 'D');
  g.becomes({ A: 'boss-tooth, bog-blade', B: '-', discard: 'pick-pocket, nay, nay' }).waits('A main');
  expect(g.told('action-countered')).toHaveLength(1);
});

test('B-NAY-02 EX-08 in the variant C counters at the end and nothing is stolen', () => {
  const g = situation(`
    A: pick-pocket, boss-tooth
    B: nay, bog-blade
    C: nay, useless-stick
    D: nay, banish
  `);
  g.does('A', 'play pick-pocket', 'B').does('B', 'nay nay');
  g.does('C', 'pass').does('D', 'nay nay').pass('A', 'B', 'C');
  g.does('C', 'nay nay').waits('DAB respond');
  g.pass('D', 'A', 'B');
  g.becomes({
    A: 'boss-tooth',
    B: 'bog-blade',
    C: 'useless-stick',
    D: 'banish',
    discard: 'nay, pick-pocket, nay, nay',
  }).waits('A main');
});

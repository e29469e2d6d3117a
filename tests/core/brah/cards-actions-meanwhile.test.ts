// Actions whose target is gone by the time they resolve: that part is skipped, nothing else is hit instead.
import { test } from 'vitest';
import { situation } from '../../scenario/scenario.ts';

test('pick-pocket: nobody is robbed if the opponent named has left meanwhile', () => {
  const g = situation(`
    A: pick-pocket
    B: nay, bog-blade
    C: banish
  `);
  g.does('A', 'play pick-pocket', 'B').does('B', 'concede').allPass();
  g.becomes({ A: '-', B: '-', 'B out': 'yes', discard: 'pick-pocket, bog-blade, nay' }).waits('A main');
});

test('awkward-handshake: nothing changes hands if one side has no card by then', () => {
  const mine = situation(`
    A: awkward-handshake, nay
    B: nay, bog-blade
    bazaar: bog-blade, bog-blade, pick-pocket, pick-pocket, pick-pocket
  `);
  mine.does('A', 'play awkward-handshake', 'B').does('B', 'nay nay').does('A', 'nay nay').allPass();
  mine.becomes({ A: '-', B: 'bog-blade', discard: 'awkward-handshake, nay, nay' }).waits('A main');
  const theirs = situation(`
    A: awkward-handshake, nay, useless-stick
    B: nay
    bazaar: bog-blade, bog-blade, pick-pocket, pick-pocket, pick-pocket
  `);
  theirs.does('A', 'play awkward-handshake', 'B').does('B', 'nay nay').does('A', 'nay nay').allPass();
  theirs.becomes({ A: 'useless-stick', B: '-', discard: 'awkward-handshake, nay, nay' }).waits('A main');
});

test('some-assembly-reversed, grabby-hands: a target of a player who left meanwhile', () => {
  const g = situation(`
    A: grabby-hands, some-assembly-reversed
    A florence: ; -
    B: nay
    B wandrew-the-extra: ; chicken-drumstick, useless-stick
    C: nay
  `);
  // Grabby Hands takes from opponents only, so it comes to nothing; the other weapon is in play still.
  g.does('A', 'play grabby-hands', 'chicken-drumstick', 'florence').does('B', 'concede').allPass();
  g.reads({ A: 'some-assembly-reversed', 'A florence': ';', 'B out': 'yes', discard: 'grabby-hands, nay' });
  g.does('A', 'play some-assembly-reversed', 'useless-stick').allPass();
  g.becomes({
    A: '-',
    'B wandrew-the-extra': '; chicken-drumstick',
    discard: 'some-assembly-reversed, useless-stick, grabby-hands, nay',
  }).waits('A main');
});

test('not-my-problem: nothing happens if the opponent named has left meanwhile', () => {
  const left = situation(`
    A: not-my-problem
    foes: smorc-trooper
    B: nay
    C: nay
  `);
  left.does('A', 'play not-my-problem', 'smorc-trooper', 'B').does('B', 'concede').allPass();
  left.reads({ A: '-', foes: 'smorc-trooper', 'B litterbox': '-', discard: 'not-my-problem, nay' }).waits('A main');
});

test('B-RULE-142 go-fish: if the player asked has left meanwhile the card was not found, so one is drawn', () => {
  const g = situation(`
    A: go-fish
    B: nay
    C: nay
    draw: boss-tooth, bog-blade
  `);
  g.does('A', 'play go-fish', 'B', 'nay').does('B', 'concede').allPass();
  g.becomes({ A: 'boss-tooth', B: '-', 'B out': 'yes', draw: 'bog-blade', discard: 'go-fish, nay' }).waits('A main');
});

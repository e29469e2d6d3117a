// Proves B-RULE-60: what an Action announces when it is played, judged target by target before anybody is asked.
import { expect, test } from 'vitest';
import type { Choices } from '../../../src/core/brah/actions.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

const play = (g: Scenario, face: string, choices: Choices) =>
  ({ type: 'play-action', card: g.card('A', face), choices }) as const;

test('B-RULE-60 Pick Pocket names a surviving opponent with a card in hand', () => {
  const g = situation(`
    A: pick-pocket, nay
    B: -
    C: nay
    D out: yes
  `);
  const says = 'Choose an opponent with a card in hand.';
  g.refuses('A', play(g, 'pick-pocket', {}), 'target', says);
  g.refuses('A', play(g, 'pick-pocket', { opponent: 0 }), 'target', says);
  g.refuses('A', play(g, 'pick-pocket', { opponent: 1 }), 'target', says);
  g.refuses('A', play(g, 'pick-pocket', { opponent: 3 }), 'target', says);
  g.refuses('A', play(g, 'pick-pocket', { opponent: 4 }), 'target', says);
  g.does('A', 'play pick-pocket', 'C').waits('C respond');
  expect(g.told('action-played').map((e) => e.choices)).toEqual([{ opponent: 2 }]);
});

test('B-RULE-60 Go Fish names any surviving opponent, an empty hand too, and the name of a card', () => {
  const g = situation(`
    A: go-fish
    B: -
    C out: yes
    draw: bog-blade, nay, kevin
  `);
  g.refuses('A', play(g, 'go-fish', { name: 'nay' }), 'target', 'Choose an opponent.');
  g.refuses('A', play(g, 'go-fish', { opponent: 0, name: 'nay' }), 'target', 'Choose an opponent.');
  g.refuses('A', play(g, 'go-fish', { opponent: 2, name: 'nay' }), 'target', 'Choose an opponent.');
  const says = 'Choose the name of a card.';
  g.refuses('A', play(g, 'go-fish', { opponent: 1 }), 'target', says);
  g.refuses('A', play(g, 'go-fish', { opponent: 1, name: 'excalibur' }), 'target', says);
  // A part has no name of its own: the family has.
  g.refuses('A', play(g, 'go-fish', { opponent: 1, name: 'tax-axe-1' }), 'target', says);
  g.does('A', 'play go-fish', 'B', 'tax-axe').waits('A main');
  g.becomes({ A: 'bog-blade', draw: 'nay, kevin', discard: 'go-fish' });
});

test('B-RULE-60 Some Assembly Reversed names a weapon in play, an own one or that of an eliminated player too', () => {
  const g = situation(`
    A: some-assembly-reversed
    A florence: bog-blade
    B: -
    C out: yes
    C ambi-dexter: useless-stick
  `);
  const says = 'Choose a weapon in play.';
  g.refuses('A', play(g, 'some-assembly-reversed', {}), 'target', says);
  g.refuses('A', play(g, 'some-assembly-reversed', { weapon: 9 }), 'target', says);
  expect(g.offered('A', ['play some-assembly-reversed']).filter((x) => x.startsWith('weapon'))).toHaveLength(2);
  g.does('A', 'play some-assembly-reversed', 'useless-stick').waits('A main');
  g.becomes({ A: '-', 'C ambi-dexter': ';', discard: 'some-assembly-reversed, useless-stick' });
});

test("B-RULE-60 Grabby Hands names a surviving opponent's weapon and an own Hero with a free slot", () => {
  const g = situation(`
    A: grabby-hands
    A big-bag-barry: bog-blade
    A florence: -
    B: -
    B wandrew-the-extra: staff-only
    C out: yes
    C ambi-dexter: useless-stick
  `);
  const no = g.weapon('staff-only');
  const theirs = "Choose an opponent's weapon.";
  g.refuses('A', play(g, 'grabby-hands', { hero: 1 }), 'target', theirs);
  g.refuses('A', play(g, 'grabby-hands', { hero: 1, weapon: g.weapon('bog-blade') }), 'target', theirs);
  g.refuses('A', play(g, 'grabby-hands', { hero: 1, weapon: g.weapon('useless-stick') }), 'target', theirs);
  g.refuses('A', play(g, 'grabby-hands', { hero: 1, weapon: 9 }), 'target', theirs);
  const free = 'Choose one of your Heroes with a free slot.';
  g.refuses('A', play(g, 'grabby-hands', { weapon: no }), 'target', free);
  g.refuses('A', play(g, 'grabby-hands', { weapon: no, hero: 0 }), 'target', free);
  g.refuses('A', play(g, 'grabby-hands', { weapon: no, hero: 2 }), 'target', free);
  g.does('A', 'play grabby-hands', 'staff-only', 'florence').waits('A main');
  g.becomes({ A: '-', 'A florence': '; staff-only', 'B wandrew-the-extra': ';', discard: 'grabby-hands' });
});

test('B-RULE-60 Not My Problem names a Monster that faces its player, no Boss, and an opponent', () => {
  const g = situation(`
    A: not-my-problem
    B: -
    B litterbox: nay
    foes: kevin, smorc-trooper
  `);
  const foe = g.foe('smorc-trooper');
  const says = 'Choose a Monster that faces you.';
  g.refuses('A', play(g, 'not-my-problem', { opponent: 1 }), 'target', says);
  g.refuses('A', play(g, 'not-my-problem', { opponent: 1, foe: g.foe('kevin') }), 'target', says);
  g.refuses('A', play(g, 'not-my-problem', { foe }), 'target', 'Choose an opponent.');
  g.does('A', 'play not-my-problem', 'smorc-trooper', 'B').waits('A main');
  g.becomes({ A: '-', foes: 'kevin', 'B litterbox': 'nay, smorc-trooper', discard: 'not-my-problem' });
});

test('B-RULE-60 a Monster whose new victim has left meanwhile stays where it is', () => {
  const g = situation(`
    A: not-my-problem
    B: nay
    C: nay
    foes: smorc-trooper
  `);
  g.does('A', 'play not-my-problem', 'smorc-trooper', 'B').waits('BC respond');
  g.does('B', 'concede').pass('C').waits('A main');
  g.becomes({ A: '-', B: '-', 'B out': 'yes', discard: 'not-my-problem, nay' });
});

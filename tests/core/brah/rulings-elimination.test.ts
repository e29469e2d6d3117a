// Proves the rulings on elimination and the end of the game (B-RULE-88 to B-RULE-97).

import { expect, test } from 'vitest';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

/** A faces these foes without weapons, lets everybody pass and gives up; A's hand is shown in vain. */
function defeatOfA(picture: string): Scenario {
  const g = situation(picture);
  return g.does('A', 'declare-combat').allPass().does('A', 'accept-defeat');
}

test('B-RULE-88 all foes of an eliminated player go into the Draw pile with one shuffle, none is discarded', () => {
  const g = defeatOfA(`
    draw: rusty-spork, stale-baguette
    monsters: gelatinous-dave
    foes: neckbeard-the-pure, smorc-trooper, kevin
    A: nay
    B: nay
    C: nay
  `);
  g.shuffles('draw', ['stale-baguette', 'kevin']).does('A', 'pass').waits('B main');
  g.becomes({
    turn: 'B',
    A: '-',
    'A out': 'yes',
    foes: '-',
    discard: 'nay',
    draw: 'kevin, rusty-spork, neckbeard-the-pure, smorc-trooper',
    B: 'nay, stale-baguette',
  });
  expect(g.told('pile-shuffled').map((e) => [e.pile, e.size])).toEqual([['draw', 5]]);
  expect(g.told('foe-returned').map((e) => [e.foe.face, e.where])).toEqual([
    ['neckbeard-the-pure', 'draw'],
    ['smorc-trooper', 'draw'],
    ['kevin', 'draw'],
  ]);
});

test('B-RULE-88 Kevin of the last stand stays up when his victim is out', () => {
  const g = defeatOfA('draw: kevin\nA: nay\nB: nay\nC: nay').does('A', 'pass').waits('B main');
  g.reads({ turn: 'B', 'A out': 'yes', draw: 'kevin', foes: 'kevin (last stand)' });
  expect(g.told('pile-shuffled')).toEqual([]);
  expect(g.told('foe-returned').map((e) => e.where)).toEqual(['stays']);
});

test("B-RULE-89 the rest of an eliminated player's turn is gone: no end of turn, no Discard phase", () => {
  const g = defeatOfA(`
    world: mandatory-fun
    draw: rusty-spork, stale-baguette
    foes: kevin
    A: nay, nay, nay, pick-pocket, pick-pocket, banish, banish, the-loot
    A florence: magus+;
    B: nay
    C: -
  `);
  g.shuffles('draw').does('A', 'pass').waits('B main');
  expect(g.told('trait-flipped')).toEqual([]);
  expect(g.told('hand-limit-discard')).toEqual([]);
  g.reads({ turn: 'B', 'A florence': 'magus+;' });
  expect(g.told('turn-ended').map((e) => e.seat)).toEqual([0]);
  expect(g.told('turn-started').map((e) => e.seat)).toEqual([1]);
});

test('B-RULE-90 the last player standing wins at the moment of the elimination, before anything else', () => {
  const g = situation(`
    draw: rusty-spork
    foes: kevin, smorc-trooper
    A: nay
    B: nay
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'accept-defeat').does('A', 'pass').waits('over B last-standing');
  expect(g.events.slice(-2).map((e) => e.type)).toEqual(['player-eliminated', 'game-over']);
  g.becomes({ A: '-', 'A out': 'yes', discard: 'nay' });
  const three = defeatOfA('draw: rusty-spork\nfoes: kevin\nA: nay\nB: nay\nC: nay');
  three.shuffles('draw').does('A', 'pass').waits('B main');
});

test('B-RULE-91 eliminated players are no opponents: never chosen, asked, dealt to or stolen from', () => {
  const g = situation(`
    turn: B
    draw: cursed-idol, rusty-spork, stale-baguette, wand-of-almost, foam-finger-of-fury
    traits: magus, bruiser, icon
    A out: yes
    B: pick-pocket, team-huddle
    C: nay
    D: nay
  `);
  expect(g.offered('B', ['play pick-pocket'])).toEqual(['C', 'D']);
  const atA = { type: 'play-action', card: g.card('B', 'pick-pocket'), choices: { opponent: 0 } } as const;
  g.refuses('B', atA, 'target', 'Choose an opponent with a card in hand.');
  g.does('B', 'play team-huddle').waits('CD respond').pass('C', 'D').waits('B place-trait');
  g.does('B', 'deadlift-deirdre').waits('B main');
  g.becomes({
    B: 'pick-pocket, rusty-spork, stale-baguette',
    'B deadlift-deirdre': 'magus+;',
    'C litterbox': 'bruiser, wand-of-almost',
    'D litterbox': 'icon, foam-finger-of-fury',
    idols: '1',
    traits: '-',
    draw: '-',
    discard: 'team-huddle',
  });
});

test("B-RULE-92 an eliminated player's weapons and Traits stay in play: any effect may hit them, an opponent's may not", () => {
  const table = (hand: string): Scenario =>
    situation(`
      turn: B
      A out: yes
      A florence: lucky+; useless-stick
      B: ${hand}
      C: nay
      C becky-the-basic: ; chicken-drumstick
    `);
  const grab = table('grabby-hands');
  expect(grab.offered('B', ['play grabby-hands'])).not.toContain('useless-stick');
  expect(grab.offered('B', ['play grabby-hands'])).toContain('chicken-drumstick');
  const theirs = { weapon: grab.weapon('useless-stick'), hero: 0 };
  const taken = { type: 'play-action', card: grab.card('B', 'grabby-hands'), choices: theirs } as const;
  grab.refuses('B', taken, 'target', "Choose an opponent's weapon.");
  const apart = table('some-assembly-reversed').does('B', 'play some-assembly-reversed', 'useless-stick').pass('C');
  apart.becomes({ B: '-', discard: 'some-assembly-reversed, useless-stick', 'A florence': 'lucky+;' });
  const mood = table('mood-swing').does('B', 'play mood-swing', 'lucky').pass('C');
  mood.becomes({ B: '-', discard: 'mood-swing', 'A florence': 'lucky-; useless-stick' }).waits('B main');
});

test("B-RULE-93 an eliminated player's Litterbox stays closed", () => {
  const g = situation(`
    turn: B
    draw: rusty-spork, stale-baguette, wand-of-almost
    A out: yes
    A litterbox: pick-pocket
    B: litter-tray-of-the-ancients, nay
    C: nay
  `);
  const tray = { type: 'play-treasure', card: g.card('B', 'litter-tray-of-the-ancients') } as const;
  g.refuses('B', tray, 'no-effect', 'no opponent has a card in the Litterbox');
  g.does('B', 'end-turn').does('C', 'end-turn').waits('B main');
  g.reads({ 'A litterbox': 'pick-pocket', turn: 'B' });
});

test('B-RULE-94 a player may concede in any turn and is out at once; Bosses in their Litterbox go back', () => {
  const g = situation(
    `
    turn: A
    draw: rusty-spork, stale-baguette
    A: nay
    B: pick-pocket, banish
    B litterbox: nay, kevin, the-landlord, smorc-trooper
    B deadlift-deirdre: magus+; chicken-drumstick
    C: nay
  `,
    { extraBosses: ['the-landlord'] },
  );
  g.shuffles('draw', ['kevin']).does('B', 'concede').waits('A main');
  g.becomes({
    B: '-',
    'B out': 'yes',
    'B litterbox': 'nay, smorc-trooper',
    discard: 'banish, pick-pocket',
    draw: 'kevin, rusty-spork, stale-baguette, the-landlord',
  });
  expect(g.told('player-eliminated').map((e) => [e.seat, e.reason])).toEqual([[1, 'concede']]);
  expect(g.told('turn-ended')).toEqual([]);
  g.does('A', 'end-turn').waits('C main');
});

test('B-RULE-95 eliminated players see no more than spectators', () => {
  const g = situation(`
    turn: B
    A out: yes
    A litterbox: pick-pocket
    B: nay, the-loot
    C: banish
    C litterbox: nay
  `);
  const players = (who: 'A' | 'table'): unknown =>
    g.view(who).players.map((p) => [p.hand.map((c) => c.face), p.litterbox.map((c) => c.face)]);
  expect(players('A')).toEqual(players('table'));
  expect(players('A')).toEqual([
    [[], [null]],
    [[null, null], []],
    [[null], [null]],
  ]);
});

test('B-RULE-96 of several wins the first in time counts', () => {
  const g = situation(`
    draw: rusty-spork
    foes: kevin
    A: the-loot, the-loot, the-loot, the-loot, the-chosen-brah
    A florence: magus+ icon+; ancient-brahammer(1 2 3)
    A brad-the-well-endowed: handy+ bruiser+;
    B: nay
    treasures: absolute-unit, absolute-unit
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'ancient-brahammer').waits('A main');
  const chosen = { type: 'play-treasure', card: g.card('A', 'the-chosen-brah') } as const;
  g.does('A', 'loot 4').waits('over A loot');
  g.refuses('A', chosen, 'over', 'The game is over.');
  expect(g.told('game-over')).toHaveLength(1);
});

test('B-RULE-97 who is eliminated with a winning hand has lost it', () => {
  const g = defeatOfA(`
    draw: rusty-spork, stale-baguette
    foes: kevin
    A: the-loot, the-loot, the-loot, the-loot
    B: nay
    C: nay
  `);
  const loot = { type: 'spend-loot', cards: g.cards('A', 'the-loot', 'the-loot', 'the-loot', 'the-loot') } as const;
  g.refuses('A', loot, 'not-now');
  g.shuffles('draw').does('A', 'pass').waits('B main');
  g.refuses('A', loot, 'not-you');
  g.reads({ A: '-', discard: 'the-loot, the-loot, the-loot, the-loot' });
  expect(g.view('table').outcome).toBeNull();
});

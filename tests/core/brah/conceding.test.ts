// Proves what a concession does in every kind of open decision (B-RULE-94, 20.6): of the player asked, and of another.

import { expect, test } from 'vitest';
import { newGame, situation } from '../../scenario/scenario.ts';

test('B-RULE-94 in set-up: the open choices take their defaults, nothing more is dealt, another begins', () => {
  const g = newGame({ players: 3, firstPlayer: { how: 'seat', seat: 1 } }, [
    ['heroes', ['florence', 'dame-drama', 'moody-judy', 'chad-brisket', 'big-bag-barry', 'becky-the-basic']],
  ]);
  g.does('A', 'florence', 'moody-judy').does('B', 'concede').waits('C choose-heroes');
  expect(g.told('player-eliminated').map((e) => [e.seat, e.reason, e.cards])).toEqual([[1, 'concede', []]]);
  g.throughSetup().waits('C main');
  const [a, b] = g.view('table').players;
  expect(a?.heroes.map((hero) => hero.kind)).toEqual(['florence', 'moody-judy']);
  expect(b?.heroes.map((hero) => [hero.kind, hero.traits])).toEqual([
    ['chad-brisket', []],
    ['big-bag-barry', []],
  ]);
  expect([b?.hand, b?.dealt]).toEqual([[], []]);
  expect(g.told('turn-started').map((e) => e.seat)).toEqual([2]);
});

test('B-RULE-94 in set-up: a Trait not yet placed goes under the left Hero', () => {
  const g = newGame({ players: 3, firstPlayer: { how: 'seat', seat: 0 } }, [
    ['heroes', ['florence', 'dame-drama', 'moody-judy']],
    ['traits', ['lucky', 'magus', 'icon']],
  ]);
  for (const seat of ['A', 'B', 'C'] as const) {
    const names = g.offered(seat).filter((name) => name !== 'concede');
    g.does(seat, names[0] ?? '', names[1] ?? '');
  }
  for (const seat of ['A', 'B', 'C'] as const) g.does(seat, 'disclose');
  g.waits('ABC place-trait').does('A', 'concede').waits('BC place-trait');
  g.throughSetup().waits('B main');
  const [a] = g.view('table').players;
  expect(a?.heroes.map((hero) => hero.traits.map((trait) => [trait.kind, trait.up]))).toEqual([
    [['lucky', 'positive']],
    [],
  ]);
  expect(a?.hand).toEqual([]);
});

test('B-RULE-94 with one player left the game is over at once', () => {
  const g = newGame({ players: 2 }, [['heroes', []]]).does('A', 'concede');
  g.waits('over B last-standing');
  expect(g.view('table').outcome).toEqual({ winner: 1, reason: 'last-standing', outOrder: [0] });
  const main = situation('A: nay\nB: pick-pocket').does('B', 'concede').waits('over A last-standing');
  main.becomes({ B: '-', 'B out': 'yes', discard: 'pick-pocket' });
});

test('B-RULE-94 in the own main phase: foes go back, the turn ends, the next player begins', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    foes: smorc-trooper
    A: nay, banish
    A litterbox: kevin, pick-pocket
    B: -
    C: -
  `);
  g.shuffles('draw').does('A', 'concede').waits('B main');
  g.becomes({
    turn: 'B',
    A: '-',
    'A out': 'yes',
    'A litterbox': 'pick-pocket',
    foes: '-',
    discard: 'banish, nay',
    draw: 'stale-baguette, smorc-trooper, kevin',
    B: 'rusty-spork',
  });
  expect(g.told('foe-returned').map((e) => [e.foe.face, e.where])).toEqual([
    ['kevin', 'draw'],
    ['smorc-trooper', 'draw'],
  ]);
  expect(g.told('pile-shuffled').map((e) => e.size)).toEqual([4]);
  expect(g.told('turn-ended').map((e) => e.seat)).toEqual([0]);
});

test('B-RULE-94 while the extra draws are asked: the turn is over, a bystander only leaves', () => {
  const g = situation('idols: 1\ndraw: rusty-spork, stale-baguette, wand-of-almost\nA: nay\nB: nay\nC: nay\nD: nay');
  g.does('A', 'end-turn').waits('B extra-draws').does('D', 'concede').waits('B extra-draws');
  g.does('B', 'concede').waits('C extra-draws');
  g.reads({ turn: 'C', C: 'nay, stale-baguette', draw: 'wand-of-almost', discard: 'rusty-spork, nay, nay' });
});

test('B-RULE-94 while a drawn Trait waits: it goes under the left Hero', () => {
  const g = situation('draw: rusty-spork\nB litterbox: magus, nay\nC: nay');
  g.does('A', 'end-turn').waits('B place-trait').does('B', 'concede').waits('C main');
  g.reads({ 'B deadlift-deirdre': 'magus+;', 'B litterbox': 'nay', 'B out': 'yes', C: 'nay, rusty-spork' });

  const idol = situation('draw: cursed-idol, rusty-spork, stale-baguette\ntraits: magus, lucky\nB: -\nC: nay');
  idol.does('A', 'end-turn').waits('B place-trait').does('B', 'concede').waits('C main');
  idol.becomes({
    turn: 'C',
    'B out': 'yes',
    'B deadlift-deirdre': 'magus+;',
    traits: 'lucky',
    idols: '1',
    discard: 'rusty-spork',
    C: 'nay, stale-baguette',
    draw: '-',
  });
});

test('B-RULE-94 in an answer window: the leaver is asked no more, a Nay! already played stays and counts', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette, wand-of-almost, foam-finger-of-fury
    A: its-go-time, banish
    B: nay, banish
    C: pick-pocket
    D: pick-pocket
  `);
  g.does('A', 'play its-go-time').waits('BCD respond').does('D', 'concede').waits('BC respond');
  g.does('B', 'nay nay').waits('CA respond').does('B', 'concede').waits('CA respond');
  g.pass('C', 'A').waits('A main');
  g.reads({
    A: 'banish',
    discard: 'nay, its-go-time, banish, pick-pocket',
    draw: 'rusty-spork, stale-baguette, wand-of-almost, foam-finger-of-fury',
  });
});

test('B-RULE-94 the active player leaves while cards wait: they go to the Discard pile from the top down', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    A: its-go-time, banish
    B: nay
    C: pick-pocket
  `);
  g.does('A', 'play its-go-time').does('B', 'nay nay').waits('CA respond').does('A', 'concede').waits('B main');
  g.becomes({
    turn: 'B',
    A: '-',
    'A out': 'yes',
    B: 'rusty-spork',
    draw: 'stale-baguette',
    discard: 'its-go-time, nay, banish',
  });
});

test('B-RULE-94 a kept answer of a leaver lapses', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette, wand-of-almost
    A: its-go-time
    B: banish
    C: nay
    D: banish
  `);
  g.does('A', 'play its-go-time').does('C', 'nay nay').waits('BD respond').does('B', 'pass').waits('C disclose');
  g.does('C', 'concede').waits('D respond').pass('D').waits('A main');
  g.reads({ A: 'rusty-spork, stale-baguette, wand-of-almost', discard: 'its-go-time, nay', 'C out': 'yes' });
});

test('B-RULE-94 in the Banish window: without the leaver it goes on, without the fighter the foe goes back', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    foes: smorc-trooper
    A: nay
    A brad-the-well-endowed: chicken-drumstick
    B: banish
    C: nay
    D: nay
  `);
  g.does('A', 'declare-combat').waits('BCD banish-window').does('B', 'concede').waits('CD banish-window');
  g.pass('C').shuffles('draw').does('A', 'concede').waits('C main');
  g.reads({
    turn: 'C',
    foes: '-',
    C: 'nay, rusty-spork',
    draw: 'stale-baguette, smorc-trooper',
    discard: 'nay, banish',
    'A brad-the-well-endowed': '; chicken-drumstick',
  });
});

test('B-RULE-94 while weapons are chosen or a rescue is asked: out like any loser, and no rescue', () => {
  const picture = 'draw: rusty-spork, stale-baguette\nfoes: kevin\nA: lifetime-warranty\nB: nay\nC: nay\nD: nay';
  const fight = situation(picture).does('A', 'declare-combat').allPass().waits('A fight');
  fight.does('D', 'concede').waits('A fight').shuffles('draw').does('A', 'concede').waits('B main');
  fight.reads({ foes: '-', draw: 'stale-baguette, kevin', discard: 'lifetime-warranty, nay' });
  const rescue = situation(picture).does('A', 'declare-combat').allPass().does('A', 'accept-defeat').waits('A rescue');
  rescue.shuffles('draw').does('A', 'concede').waits('B main');
  rescue.reads({ foes: '-', draw: 'stale-baguette, kevin', discard: 'lifetime-warranty', 'A out': 'yes' });
  expect(rescue.told('player-eliminated').map((e) => e.reason)).toEqual(['concede']);
});

test('B-RULE-94 while a Treasure pile or a replacement is chosen: the Treasures still to come are lost', () => {
  const faced = (piles: string) =>
    situation(`
      draw: rusty-spork, stale-baguette
      foes: crossfit-centaur
      A brad-the-well-endowed: ancient-brahammer(1 2 3)
      B: nay
      C: nay
      ${piles}
    `)
      .does('A', 'declare-combat')
      .allPass()
      .does('A', 'ancient-brahammer');
  const pile = faced('treasures: the-loot, the-loot\ncathulhu: nine-lives')
    .waits('A treasure-pile')
    .does('A', 'concede');
  pile
    .waits('B main')
    .reads({ treasures: 'the-loot, the-loot', cathulhu: 'nine-lives', A: '-', B: 'nay, rusty-spork' });
  const none = faced('treasures: -\ncathulhu: -').waits('A replacement-draw').does('C', 'concede');
  none.waits('A replacement-draw').does('A', 'concede').waits('over B last-standing');
});

test('B-RULE-94 while the hand is cut to its limit: the whole hand goes', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    A: nay, nay, nay, banish, banish, pick-pocket, pick-pocket, the-loot
    B: -
    C: -
  `);
  g.does('A', 'end-turn').waits('A discard-to-limit').does('A', 'concede').waits('B main');
  g.becomes({
    turn: 'B',
    A: '-',
    'A out': 'yes',
    B: 'rusty-spork',
    draw: 'stale-baguette',
    discard: 'the-loot, pick-pocket, pick-pocket, banish, banish, nay, nay, nay',
  });
});

test('B-RULE-94 asked by a card of another: the default is taken, then the effect goes on with the rest', () => {
  const g = situation(`
    A: bin-day
    B: banish, nay
    C: pick-pocket, nay
  `);
  g.does('A', 'play bin-day').pass('B', 'C').waits('B choose-discard').does('B', 'concede').waits('C choose-discard');
  g.does('C', 'nay').waits('A main');
  g.becomes({ A: '-', B: '-', 'B out': 'yes', C: 'pick-pocket', discard: 'bin-day, nay, nay, banish' });
});

test('B-RULE-94 asked for a named card: it is handed over before its holder leaves', () => {
  const g = situation(`
    draw: rusty-spork
    A: go-fish
    B: pick-pocket, cursed-shank
    C: nay
  `);
  g.does('A', 'play go-fish', 'B', 'cursed-shank').pass('B', 'C').waits('B answer-fish').does('B', 'concede');
  g.waits('A main').becomes({ A: 'cursed-shank', B: '-', 'B out': 'yes', discard: 'go-fish, pick-pocket' });
});

test('B-RULE-94 asked out of turn by an own Trait: the default is taken, what only serves the leaver is not', () => {
  const drop = situation(`
    A: mood-swing
    B: nay
    B deadlift-deirdre: handy+; chicken-drumstick, useless-stick
    C: nay
  `);
  drop.does('A', 'play mood-swing', 'handy').pass('B', 'C').waits('B choose-weapon-discard').does('B', 'concede');
  drop.waits('A main').becomes({
    A: '-',
    B: '-',
    'B out': 'yes',
    'B deadlift-deirdre': 'handy-; useless-stick',
    discard: 'mood-swing, nay, chicken-drumstick',
  });
  const steal = situation('A: mood-swing, banish\nB: nay\nB deadlift-deirdre: light-fingers-;\nC: nay');
  steal.does('A', 'play mood-swing', 'light-fingers').pass('B', 'C').waits('B choose-opponent').does('B', 'concede');
  steal.waits('A main').becomes({
    A: 'banish',
    B: '-',
    'B out': 'yes',
    'B deadlift-deirdre': 'light-fingers+;',
    discard: 'mood-swing, nay',
  });
});

test('B-RULE-94 asked which weapon to lose to a lost slot: the first one goes', () => {
  const g = situation(`
    A: mood-swing
    B: nay
    B deadlift-deirdre: extra-arm+; chicken-drumstick, useless-stick, bog-blade
    C: nay
  `);
  g.does('A', 'play mood-swing', 'extra-arm').pass('B', 'C').waits('B choose-over-slots').does('B', 'concede');
  g.waits('A main').becomes({
    A: '-',
    B: '-',
    'B out': 'yes',
    'B deadlift-deirdre': 'extra-arm-; bog-blade',
    discard: 'mood-swing, nay, useless-stick, chicken-drumstick',
  });
});

test('B-RULE-94 the active player leaves in the middle of a Treasure: it goes to the Discard pile', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    A: catnip-of-the-deep, banish
    A florence: magus+;
    B: -
    B deadlift-deirdre: lucky+;
    C: -
  `);
  g.does('A', 'play catnip-of-the-deep').waits('A choose-player').does('C', 'concede').waits('A choose-player');
  g.does('A', 'concede').waits('over B last-standing');
  const three = situation(`
    draw: rusty-spork, stale-baguette
    A: catnip-of-the-deep, banish
    A florence: magus+;
    B: -
    C: -
  `);
  three.does('A', 'play catnip-of-the-deep').does('A', 'concede').waits('B main');
  three.becomes({
    turn: 'B',
    A: '-',
    'A out': 'yes',
    B: 'rusty-spork',
    draw: 'stale-baguette',
    discard: 'catnip-of-the-deep, banish',
  });
});

test('B-RULE-94 a Boss of a leaver ends the last stand, after the combat that has begun', () => {
  const g = situation(
    `
    draw: kevin
    A: banish
    A brad-the-well-endowed: ancient-brahammer(1 2 3)
    B: nay
    B litterbox: the-landlord
    C: nay
    treasures: the-loot, the-loot
    cathulhu: -
  `,
    { extraBosses: ['the-landlord'] },
  );
  g.does('A', 'declare-combat').pass('B', 'C').waits('A fight');
  g.shuffles('draw', ['the-landlord']).does('B', 'concede').waits('A fight');
  g.does('A', 'ancient-brahammer').waits('A main');
  g.reads({ foes: '-', draw: 'the-landlord, kevin', A: 'banish, the-loot, the-loot' });
  expect(g.told('combat-won').map((e) => e.foe.face)).toEqual(['kevin']);
  expect(g.told('last-stand-off')).toHaveLength(1);
  expect(g.view('table').draw).toEqual({ count: 2, kevinUp: false });
});

test('B-RULE-94 a Boss of a leaver ends the last stand before its combat: then there is nobody to fight', () => {
  const g = situation(
    `
    draw: kevin
    A: banish
    B: nay
    B litterbox: the-landlord
    C: nay
  `,
    { extraBosses: ['the-landlord'] },
  );
  g.does('A', 'declare-combat').waits('BC banish-window');
  g.shuffles('draw', ['the-landlord']).does('B', 'concede').waits('A main');
  g.reads({ foes: '-', draw: 'the-landlord, kevin', A: 'banish', 'B litterbox': '-' });
  expect(g.told('last-stand-off')).toHaveLength(1);
  expect(g.offered('A')).toContain('end-turn');
});

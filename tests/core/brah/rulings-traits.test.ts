// Rulings about Traits (B-RULE-26 to B-RULE-33): duplicates, sides, flips without anything to flip, what is counted.

import { expect, test } from 'vitest';
import { situation } from '../../scenario/scenario.ts';

test('B-RULE-26 a Trait the player has under either Hero, whichever side is up, is a duplicate', () => {
  const g = situation(`
    B: -
    B deadlift-deirdre: magus-;
    B wandrew-the-extra: bruiser+;
    draw: cursed-idol, nay, rusty-spork
    traits: bruiser, magus, icon, handy, hoarder
  `);
  g.does('A', 'end-turn').waits('B place-trait');
  expect(g.view('B').traitToPlace?.face).toBe('icon');
  g.becomes({ turn: 'B', B: 'nay', idols: '1', draw: 'rusty-spork', traits: 'handy, hoarder, bruiser, magus' });
  expect(g.told('trait-duplicate').map((e) => [e.seat, e.card.face])).toEqual([
    [1, 'bruiser'],
    [1, 'magus'],
  ]);
  g.does('B', 'hero 0').becomes({
    'B deadlift-deirdre': 'magus- icon+;',
    'A litterbox': 'handy',
    traits: 'hoarder, bruiser, magus',
  });
});

test('B-RULE-26 a Trait that only another player has is none', () => {
  const g = situation(`
    A florence: magus+;
    B: -
    draw: cursed-idol, nay, rusty-spork
    traits: magus, bruiser
  `);
  g.does('A', 'end-turn').waits('B place-trait').does('B', 'hero 1');
  g.reads({ 'B wandrew-the-extra': 'magus+;', 'A litterbox': 'bruiser', traits: '-' });
  expect(g.told('trait-duplicate')).toEqual([]);
});

test('B-RULE-26 Traits in a Litterbox are tested when drawn: the second of two alike is replaced', () => {
  const g = situation(`
    B: -
    B litterbox: hoarder, hoarder
    draw: nay, rusty-spork
    traits: icon, handy
  `);
  g.does('A', 'end-turn').waits('B place-trait').does('B', 'hero 0').waits('B place-trait');
  g.becomes({ turn: 'B', 'B litterbox': '-', 'B deadlift-deirdre': 'hoarder+;', traits: 'handy, hoarder' });
  expect(g.view('B').traitToPlace?.face).toBe('icon');
  expect(g.told('trait-duplicate').map((e) => e.card.face)).toEqual(['hoarder']);
  g.does('B', 'hero 1').becomes({ 'B wandrew-the-extra': 'icon+;', B: 'nay', draw: 'rusty-spork' }).waits('B main');
});

test('B-RULE-27 a later Trait enters with its positive side up, and that is no flip', () => {
  const g = situation(`
    B: go-fish
    draw: cursed-idol, nay, rusty-spork
    traits: lucky, magus
  `);
  g.does('A', 'end-turn').does('B', 'hero 0').waits('B extra-draws');
  // LUCKY draws a card when flipped to: it was not.
  g.becomes({
    turn: 'B',
    B: 'go-fish, nay',
    idols: '1',
    'B deadlift-deirdre': 'lucky+;',
    'A litterbox': 'magus',
    traits: '-',
    draw: 'rusty-spork',
  });
  expect(g.told('trait-placed').map((e) => [e.seat, e.hero, e.card.face, e.side])).toEqual([
    [1, 0, 'lucky', 'positive'],
  ]);
  expect(g.told('trait-flipped')).toEqual([]);
});

test('B-RULE-28 a Trait is never kept in hand: it must be placed before anything else', () => {
  const g = situation(`
    B: nay
    B litterbox: hoarder
    draw: go-fish, rusty-spork
  `);
  g.does('A', 'end-turn').waits('B place-trait').reads({ B: 'nay' });
  g.refuses('B', { type: 'pass' }, 'not-now').refuses('B', { type: 'end-turn' }, 'not-now');
  g.refuses('B', { type: 'place-trait', hero: 0, trait: g.card('B', 'nay') }, 'hero');
  g.does('B', 'hero 0').waits('B main').reads({ B: 'nay, go-fish' });
});

test('B-RULE-29 a Hero may have any number of Traits', () => {
  const g = situation(`
    B: -
    B deadlift-deirdre: magus+ bruiser- icon+ handy- lucky+;
    B litterbox: hoarder
    draw: nay, rusty-spork
  `);
  g.does('A', 'end-turn').does('B', 'hero 0').waits('B main');
  g.reads({ 'B deadlift-deirdre': 'magus+ bruiser- icon+ handy- lucky+ hoarder+;', 'B wandrew-the-extra': ';' });
});

test('B-RULE-30 with the Trait pile empty there is no Trait and no error', () => {
  const g = situation(`
    B: -
    draw: cursed-idol, nay, rusty-spork
    traits: -
  `);
  g.does('A', 'end-turn').waits('B extra-draws');
  g.becomes({ turn: 'B', B: 'nay', idols: '1', draw: 'rusty-spork' });
  expect(g.told('trait-dealt')).toEqual([]);
});

test('B-RULE-30 with only duplicates left the pile is gone through once, then there is no Trait', () => {
  const g = situation(`
    B: -
    B deadlift-deirdre: magus+ bruiser-;
    draw: cursed-idol, nay, rusty-spork
    traits: magus, bruiser
  `);
  g.does('A', 'end-turn').waits('B extra-draws');
  // Each was looked at once and lies where it lay; the next player is dealt the first.
  g.becomes({ turn: 'B', B: 'nay', idols: '1', draw: 'rusty-spork', 'A litterbox': 'magus', traits: 'bruiser' });
  expect(g.told('trait-duplicate').map((e) => e.card.face)).toEqual(['magus', 'bruiser']);
});

test('B-RULE-30 a duplicate out of the Litterbox is not found again: the pass ends before it', () => {
  const g = situation(`
    B: -
    B deadlift-deirdre: magus+ bruiser-;
    B litterbox: magus
    draw: nay, rusty-spork
    traits: bruiser
  `);
  g.does('A', 'end-turn').waits('B main');
  g.becomes({ turn: 'B', 'B litterbox': '-', B: 'nay', draw: 'rusty-spork', traits: 'magus, bruiser' });
});

test('B-RULE-31 a flip with no Trait in play is skipped', () => {
  const g = situation(`
    A: capitalism, boss-tooth, mood-swing
    draw: nay, rusty-spork
  `);
  g.does('A', 'play capitalism', 'new-pile').waits('A main');
  g.becomes({ A: 'boss-tooth, mood-swing, nay', world: 'capitalism', draw: 'rusty-spork' });
  g.does('A', 'equip boss-tooth', 'hero 0').waits('A main').reads({ 'A florence': '; boss-tooth' });
  const text = 'That would do nothing now: no Trait is in play.';
  const swing = { type: 'play-action', card: g.card('A', 'mood-swing'), choices: {} } as const;
  g.refuses('A', swing, 'no-effect', text);
  expect(g.told('trait-flipped')).toEqual([]);
});

test('B-RULE-32 the Trait of an eliminated player may be flipped: it turns over and nothing triggers', () => {
  const g = situation(`
    A: mood-swing
    B: nay
    C out: yes
    C becky-the-basic: light-fingers- crowd-pleaser+;
    draw: rusty-spork, stale-baguette
  `);
  g.does('A', 'play mood-swing', 'light-fingers', 'crowd-pleaser').allPass().waits('A main');
  // Neither a steal (LIGHT FINGERS) nor a draw for the opponents (ATTENTION SEEKER).
  g.becomes({ A: '-', discard: 'mood-swing', 'C becky-the-basic': 'light-fingers+ crowd-pleaser-;' });
  expect(g.told('trait-flipped').map((e) => [e.by, e.owner, e.side])).toEqual([
    [0, 2, 'positive'],
    [0, 2, 'negative'],
  ]);
});

test('B-RULE-32 the same Trait of a player in the game does trigger', () => {
  const g = situation(`
    A: mood-swing
    B deadlift-deirdre: crowd-pleaser+;
    draw: nay, rusty-spork, stale-baguette
  `);
  g.does('A', 'play mood-swing', 'crowd-pleaser').waits('A main');
  g.becomes({
    A: 'nay',
    discard: 'mood-swing',
    'B deadlift-deirdre': 'crowd-pleaser-;',
    draw: 'rusty-spork, stale-baguette',
  });
});

test('B-RULE-33 four Traits are counted across both Heroes, by their upper sides, when the card is revealed', () => {
  const g = situation(`
    foes: kevin
    A: the-chosen-brah, mood-swing
    A florence: magus+ icon+ handy-;
    A brad-the-well-endowed: bruiser+; cursed-shank, cursed-shank
    treasures: the-loot, the-loot
    cathulhu: -
    draw: rusty-spork
  `);
  const [a] = g.view('B').players;
  expect([a?.positiveTraits, a?.negativeTraits]).toEqual([3, 1]);
  g.does('A', 'declare-combat').shuffles('draw').does('A', 'cursed-shank', 'cursed-shank').waits('A main');
  const win = { type: 'play-treasure', card: g.card('A', 'the-chosen-brah') } as const;
  const text = "You have not met this card's condition: 4 positive Traits, you have 3.";
  g.refuses('A', win, 'not-won', text);
  g.does('A', 'play mood-swing', 'handy', 'done').waits('A main').acts('A', win).waits('over A chosen-brah');
});

test('B-RULE-33 four negative ones count alike, and more than four are enough', () => {
  const g = situation(`
    foes: kevin
    A: the-cursed-brah, the-chosen-brah
    A florence: magus- icon- handy- lucky+;
    A brad-the-well-endowed: hoarder- proudly-basic-; cursed-shank, cursed-shank, cursed-shank
    B deadlift-deirdre: magus+ icon+ handy+;
    treasures: the-loot, the-loot
    cathulhu: -
    draw: rusty-spork
  `);
  g.does('A', 'declare-combat').shuffles('draw').does('A', 'weapon 1', 'weapon 2', 'done').waits('A main');
  const chosen = { type: 'play-treasure', card: g.card('A', 'the-chosen-brah') } as const;
  g.refuses('A', chosen, 'not-won', '4 positive Traits, you have 1');
  g.does('A', 'play the-cursed-brah').waits('over A cursed-brah');
});

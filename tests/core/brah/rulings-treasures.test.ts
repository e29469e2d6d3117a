// Proves the rulings on Treasures and on playing World Enchantments (B-RULE-98 to B-RULE-112).

import { expect, test } from 'vitest';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

const FOUR = `
  A florence: magus+ icon+; ancient-brahammer(1 2 3)
  A brad-the-well-endowed: handy+ bruiser+;
`;

test('B-RULE-98 only a Kevin whom you beat yourself, in combat, in this turn of yours counts', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette, wand-of-almost
    foes: kevin
    A: the-chosen-brah
    ${FOUR}
    B: the-cursed-brah
    B deadlift-deirdre: magus- icon- handy- bruiser-;
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'ancient-brahammer').waits('A main');
  expect(g.view('table').turn.kevinDefeated).toBe(true);
  g.refuses('B', { type: 'play-treasure', card: g.card('B', 'the-cursed-brah') }, 'not-you');
  g.does('A', 'end-turn').waits('B main');
  const cursed = { type: 'play-treasure', card: g.card('B', 'the-cursed-brah') } as const;
  g.refuses('B', cursed, 'not-won', 'defeat Kevin this turn first');
  g.does('B', 'end-turn').waits('A main');
  g.refuses('A', { type: 'play-treasure', card: g.card('A', 'the-chosen-brah') }, 'not-won', 'defeat Kevin this turn');
});

test('B-RULE-98 banishing Kevin is not defeating him', () => {
  const g = situation(`
    draw: rusty-spork
    foes: kevin
    A: the-chosen-brah, banish
    ${FOUR}
    B: nay
  `);
  g.shuffles('draw').does('A', 'banish banish').waits('A main');
  expect([g.view('table').turn.facedKevin, g.view('table').turn.kevinDefeated]).toEqual([true, false]);
  g.refuses('A', { type: 'play-treasure', card: g.card('A', 'the-chosen-brah') }, 'not-won', 'defeat Kevin this turn');
});

test('B-RULE-99 a winning Treasure drawn for this very victory may be revealed at once', () => {
  const g = situation(`
    draw: rusty-spork
    foes: kevin
    A: nay
    ${FOUR}
    B: nay
    treasures: the-loot, the-chosen-brah
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'ancient-brahammer').waits('A main');
  g.does('A', 'play the-chosen-brah').waits('over A chosen-brah');
});

test('B-RULE-100 a Treasure received out of turn waits in the Litterbox for the own turn', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    A: mood-swing, all-you-can-draw-buffet
    B: nay
    B deadlift-deirdre: light-fingers-;
  `);
  g.does('A', 'play mood-swing', 'light-fingers').pass('B').shuffles('hand:0').does('B', 'A').waits('A main');
  g.becomes({
    A: '-',
    'B litterbox': 'all-you-can-draw-buffet',
    discard: 'mood-swing',
    'B deadlift-deirdre': 'light-fingers+;',
  });
  g.does('A', 'end-turn').waits('B main');
  g.reads({ B: 'nay, all-you-can-draw-buffet, rusty-spork', 'B litterbox': '-' });
  g.does('B', 'play all-you-can-draw-buffet').reads({ B: 'nay, rusty-spork, stale-baguette' });
});

test('B-RULE-101 Loot is spent from the own hand, as often as wanted, while something can be drawn', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette, wand-of-almost
    A: the-loot, the-loot, the-loot
    A litterbox: the-loot
    B: the-loot
    treasures: absolute-unit
    cathulhu: -
  `);
  const [boxed] = g.state.players[0]?.litterbox ?? [];
  if (boxed === undefined) throw new Error('violated assumption: a Litterbox card');
  const mine = g.cards('A', 'the-loot', 'the-loot', 'the-loot');
  const withBoxed = [...mine, { card: boxed, face: 'the-loot' }];
  g.refuses('A', { type: 'spend-loot', cards: withBoxed }, 'no-card', 'You do not have that card.');
  g.refuses('A', { type: 'spend-loot', cards: [...mine, g.card('B', 'the-loot')] }, 'no-card');
  g.does('A', 'loot 1').does('A', 'loot 1').does('A', 'loot 1').waits('A main');
  g.becomes({ A: 'rusty-spork, stale-baguette, wand-of-almost', draw: '-', discard: 'the-loot, the-loot, the-loot' });
});

test('B-RULE-101 two Loot need a Treasure or a card to replace it, one needs the Draw pile', () => {
  const holding = (draw: string, treasures: string): Scenario =>
    situation(`draw: ${draw}\nA: the-loot, the-loot\nB: nay\ntreasures: ${treasures}\ncathulhu: -`);
  const none = holding('-', '-');
  const two = { type: 'spend-loot', cards: none.cards('A', 'the-loot', 'the-loot') } as const;
  none.refuses('A', two, 'no-effect', 'there is no Treasure left to draw');
  none.refuses('A', { type: 'spend-loot', cards: none.cards('A', 'the-loot') }, 'no-effect', 'nothing can be drawn');
  const replaced = holding('rusty-spork', '-').does('A', 'loot 2').waits('A replacement-draw').does('A', 'yes');
  replaced.reads({ A: 'rusty-spork', draw: '-', discard: 'the-loot, the-loot' });
  const only = holding('-', 'absolute-unit').does('A', 'loot 2').waits('A main');
  only.reads({ A: 'absolute-unit', treasures: '-' });
});

test('B-RULE-102 Grave Robber takes one card, so one part of a weapon', () => {
  const g = situation(`
    discard: courtneys-boomstick-1, courtneys-boomstick-2, courtneys-boomstick-3
    A: grave-robber
    B: -
  `);
  g.does('A', 'play grave-robber').waits('A choose-from-discard').does('A', 'courtneys-boomstick-2');
  g.becomes({ A: 'courtneys-boomstick-2', discard: 'grave-robber, courtneys-boomstick-1, courtneys-boomstick-3' });
  g.waits('A main');
});

test('B-RULE-103 Grave Robber cannot take a Grave Robber', () => {
  const g = situation(`
    discard: grave-robber, nay, banish, the-loot
    A: grave-robber
    B: -
  `);
  g.does('A', 'play grave-robber');
  expect(g.offered('A')).toEqual(['nay', 'banish', 'the-loot', 'concede']);
  g.does('A', 'banish').becomes({ A: 'banish', discard: 'grave-robber, grave-robber, nay, the-loot' });
  const only = situation('discard: grave-robber\nA: grave-robber, nay\nB: -').does('A', 'play grave-robber');
  only.becomes({ A: 'nay', discard: 'grave-robber, grave-robber' }).waits('A main');
});

test('B-RULE-104 the card being played does not lie in the Discard pile while it works', () => {
  const empty = situation('A: spare-parts, hairball-of-prophecy\nB: -');
  const parts = { type: 'play-action', card: empty.card('A', 'spare-parts'), choices: {} } as const;
  empty.refuses('A', parts, 'no-effect', 'the Discard pile is empty');
  const ball = { type: 'play-treasure', card: empty.card('A', 'hairball-of-prophecy') } as const;
  empty.refuses('A', ball, 'no-effect', 'the Discard pile is empty');
  const g = situation('discard: nay\nA: hairball-of-prophecy\nB: -').does('A', 'play hairball-of-prophecy');
  expect(g.offered('A')).toEqual(['nay', 'concede']);
  g.does('A', 'nay').becomes({ A: 'nay', discard: 'hairball-of-prophecy' });
});

test('B-RULE-105 three Shanks win with other weapons beside them, two with others do not', () => {
  const faced = (brad: string): Scenario =>
    situation(`
      draw: rusty-spork
      foes: kevin
      A florence: useless-stick
      A brad-the-well-endowed: ${brad}
      B: nay
      treasures: the-loot, the-loot
      cathulhu: -
    `)
      .does('A', 'declare-combat')
      .pass('B');
  faced('cursed-shank, cursed-shank, cursed-shank')
    .acts('A', { type: 'fight', weapons: [1, 2, 3, 4] })
    .waits('over A cursed-shanks');
  const two = faced('cursed-shank, cursed-shank, chicken-drumstick');
  two
    .shuffles('draw')
    .acts('A', { type: 'fight', weapons: [1, 2, 3, 4] })
    .waits('A main');
  two.reads({ A: 'the-loot, the-loot' });
});

test('B-RULE-106 a Shank in play is a weapon and no Treasure, in hand it is a Treasure', () => {
  const g = situation(`
    foes: mimic-mick, jackknife-john
    A: cursed-shank, the-loot, nay
    B: nay
  `);
  const stats = (): number[] => g.view('table').foes.map((foe) => foe.stat.total);
  expect(stats()).toEqual([4, 1]);
  g.does('A', 'equip cursed-shank', 'florence');
  expect(stats()).toEqual([3, 2]);
});

test('B-RULE-107 a Brahammer holding Non-Genuine Parts counts for Brah Humbug!', () => {
  const g = situation(`
    draw: rusty-spork
    foes: kevin
    A: brah-humbug
    A florence: ancient-brahammer(1 n n)
    B: nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  g.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'ancient-brahammer').waits('A main');
  g.does('A', 'play brah-humbug').waits('over A brah-humbug');
});

test('B-RULE-108 Treasures are hand cards: stolen, traded, discarded, counted for the hand limit', () => {
  const g = situation(`
    draw: rusty-spork, stale-baguette
    A: pick-pocket, nay, nay, nay, the-loot, the-loot, the-loot, the-loot
    B: absolute-unit
  `);
  g.does('A', 'play pick-pocket', 'B').pass('B');
  g.becomes({
    A: 'nay, nay, nay, the-loot, the-loot, the-loot, the-loot, absolute-unit',
    B: '-',
    discard: 'pick-pocket',
  });
  g.does('A', 'trade the-loot', 'bazaar 0').does('A', 'end-turn').waits('A discard-to-limit');
  const one = { type: 'discard-to-limit', cards: g.cards('A', 'absolute-unit') } as const;
  g.refuses('A', { type: 'discard-to-limit', cards: [] }, 'discard-count', 'Discard exactly 1 cards.');
  g.acts('A', one).waits('B main');
  g.reads({ discard: 'absolute-unit, pick-pocket', bazaar: 'the-loot, bog-blade, bog-blade, pick-pocket, nay' });
});

test("B-RULE-109 Bouncer's Clipboard (bouncers-clipboard) is played wherever Banish is, but is not named Banish", () => {
  const g = situation(`
    draw: rusty-spork
    foes: smorc-trooper, kevin
    A: go-fish
    A brad-the-well-endowed: chicken-drumstick
    B: bouncers-clipboard, nay
    C: nay
    treasures: the-loot
    cathulhu: -
  `);
  const waiting = situation('draw: rusty-spork\nfoes: kevin\nA: nay\nB: bouncers-clipboard');
  waiting.shuffles('draw').does('B', 'banish bouncers-clipboard');
  waiting.becomes({ B: '-', foes: '-', discard: 'bouncers-clipboard', draw: 'rusty-spork, kevin' }).waits('A main');
  g.does('A', 'play go-fish', 'B', 'banish').pass('B', 'C').waits('B answer-fish');
  expect(g.offered('B')).toEqual(['none', 'concede']);
  g.does('B', 'none').waits('A main').reads({ A: 'rusty-spork', draw: '-' });
  const wrong = { type: 'play-banish', card: g.card('B', 'nay'), foe: g.foe('kevin') } as const;
  g.refuses('B', wrong, 'no-card');
  g.does('A', 'declare-combat').does('B', 'banish bouncers-clipboard').waits('A main');
  g.reads({ foes: 'kevin', draw: 'smorc-trooper', B: 'nay', discard: 'bouncers-clipboard, go-fish' });
});

test('B-RULE-110 a Lifetime Warranty (lifetime-warranty) turns the defeat away: the foe goes, the turn goes on', () => {
  const g = situation(`
    draw: rusty-spork
    foes: kevin, smorc-trooper
    A: nay, lifetime-warranty
    A brad-the-well-endowed: chicken-drumstick
    B: nay
  `);
  const wrong = { type: 'play-rescue', card: g.card('A', 'nay') } as const;
  g.does('A', 'declare-combat').pass('B').does('A', 'accept-defeat').waits('A rescue');
  g.refuses('A', wrong, 'not-rescue', 'That card cannot save you.');
  expect(g.offered('A')).toEqual(['rescue lifetime-warranty', 'pass', 'concede']);
  g.shuffles('draw').does('A', 'rescue lifetime-warranty');
  g.becomes({
    A: 'nay',
    foes: 'smorc-trooper',
    draw: 'rusty-spork, kevin',
    discard: 'lifetime-warranty',
  }).waits('A main');
  expect([g.view('table').turn.facedKevin, g.view('table').turn.kevinDefeated]).toEqual([true, false]);
  expect(g.told('combat-lost')).toEqual([]);
  g.refuses('A', { type: 'end-turn' }, 'foe-pending', 'SMORC TROOPER');
});

test('B-RULE-110 Nine Lives (nine-lives) costs the hand; Kevin of the last stand stays and counts as faced', () => {
  const g = situation(`
    draw: kevin
    discard: banish
    A: nay, nine-lives, pick-pocket
    B: nay
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'accept-defeat').does('A', 'rescue nine-lives').waits('A main');
  g.becomes({ A: '-', draw: 'kevin', foes: '-', discard: 'pick-pocket, nay, nine-lives, banish' });
  expect(g.told('rescued').map((e) => [e.seat, e.card.face, e.foe.face])).toEqual([[0, 'nine-lives', 'kevin']]);
  expect(g.told('foe-returned').map((e) => e.where)).toEqual(['stays']);
  expect(g.view('table').turn.facedKevin).toBe(true);
  g.does('A', 'end-turn').waits('B main');
});

test('B-RULE-110 Nine Lives (nine-lives) costs a hand of a single card too', () => {
  const g = situation(`
    draw: kevin
    discard: banish
    A: nay, nine-lives
    B: nay
  `);
  g.does('A', 'declare-combat').pass('B').does('A', 'accept-defeat').does('A', 'rescue nine-lives').waits('A main');
  g.becomes({ A: '-', draw: 'kevin', foes: '-', discard: 'nay, nine-lives, banish' });
});

test('B-RULE-110 a hand of one card may hold a rescue and is asked, an empty hand is not', () => {
  const faced = (hand: string): Scenario =>
    situation(`draw: rusty-spork, stale-baguette\nfoes: kevin\nA: ${hand}\nB: nay\nC: nay`)
      .does('A', 'declare-combat')
      .pass('B', 'C');
  const one = faced('nay').does('A', 'accept-defeat').waits('A rescue');
  one.refuses('B', { type: 'pass' }, 'not-you');
  const empty = faced('-').shuffles('draw').does('A', 'accept-defeat').waits('B main');
  empty.reads({ 'A out': 'yes', discard: '-' });
  const declined = faced('lifetime-warranty').does('A', 'accept-defeat').shuffles('draw').does('A', 'pass');
  declined.waits('B main').reads({ 'A out': 'yes', discard: 'lifetime-warranty' });
  expect(declined.told('rescued')).toEqual([]);
});

test('B-RULE-111 a World Enchantment: placed, active, drawn for, flipped, then what its player adds', () => {
  const g = situation(`
    world: bigger-on-the-inside
    draw: rusty-spork, stale-baguette
    A: capitalism, nay
    A professor-hexwell: bruiser+; useless-stick, useless-stick, useless-stick, chicken-drumstick
    B: nay
  `);
  g.does('A', 'play capitalism', 'pile 0').waits('A choose-over-slots');
  g.becomes({ A: 'nay', world: 'bigger-on-the-inside < capitalism' });
  g.does('A', 'chicken-drumstick').waits('A choose-trait');
  g.becomes({
    A: 'nay, rusty-spork',
    draw: 'stale-baguette',
    discard: 'chicken-drumstick',
    'A professor-hexwell': 'bruiser+; useless-stick, useless-stick, useless-stick',
  });
  g.does('A', 'bruiser').waits('A main');
  g.becomes({
    A: 'nay, rusty-spork, stale-baguette',
    draw: '-',
    'A professor-hexwell': 'bruiser-; useless-stick, useless-stick, useless-stick',
  });
});

test('B-RULE-112 neither the draw nor the flip of a World Enchantment may be declined, each happens if it can', () => {
  const g = situation(`
    draw: rusty-spork
    A: boon-of-brains, boon-of-brawn
    A florence: magus+;
    B: nay
  `);
  g.does('A', 'play boon-of-brains', 'new-pile').waits('A choose-trait');
  g.reads({ A: 'boon-of-brawn, rusty-spork', draw: '-' });
  expect(g.offered('A')).toEqual(['magus', "A's magus", 'concede']);
  g.refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose Traits, 1 to 1.');
  g.refuses('A', { type: 'pass' }, 'not-now');
  g.does('A', 'magus').does('A', 'play boon-of-brawn', 'new-pile').waits('A choose-trait');
  g.does('A', 'magus').waits('A main');
  g.reads({ A: 'rusty-spork', world: 'boon-of-brains | boon-of-brawn', 'A florence': 'magus+;' });
  const bare = situation('draw: rusty-spork\nA: boon-of-brains\nB: nay').does('A', 'play boon-of-brains', 'new-pile');
  bare.becomes({ A: 'rusty-spork', draw: '-', world: 'boon-of-brains' }).waits('A main');
});

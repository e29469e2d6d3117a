// Proves every way a Treasure wins, and what each win asks (section 15).

import { expect, test } from 'vitest';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

const SHANKS = 'cursed-shank, cursed-shank, cursed-shank';

test('B-TREASURE-07 three Cursed Shanks (cursed-shank) used on Kevin win before any Treasure, two do not', () => {
  const faced = (shanks: string): Scenario =>
    situation(`
      draw: rusty-spork
      foes: kevin
      A: cursed-shank
      A florence: skull-cracker(1 2)
      A brad-the-well-endowed: ${shanks}
      B: nay
      treasures: the-loot, the-loot
      cathulhu: -
    `)
      .does('A', 'declare-combat')
      .pass('B');
  const three = faced(SHANKS).does('A', 'weapon 2', 'weapon 3', 'weapon 4', 'done');
  three.becomes({
    foes: '-',
    draw: 'rusty-spork, kevin',
    discard: 'cursed-shank, cursed-shank, cursed-shank',
    'A brad-the-well-endowed': ';',
  });
  three.waits('over A cursed-shanks');
  expect(three.damage('skull-cracker').total).toBe(4);
  const two = faced('cursed-shank, cursed-shank').shuffles('draw').does('A', 'weapon 2', 'weapon 3', 'done');
  two.reads({ A: 'cursed-shank, the-loot, the-loot' }).waits('A main');
  const held = situation('A: cursed-shank');
  held.refuses('A', { type: 'play-treasure', card: held.card('A', 'cursed-shank') }, 'use-equip', 'Equip this card');
  held.does('A', 'equip cursed-shank', 'florence');
  expect(held.damage('cursed-shank').total).toBe(3);
});

test('B-TREASURE-07 three Cursed Shanks used on another Boss win nothing', () => {
  const g = situation(
    `
    draw: rusty-spork
    foes: the-landlord
    A brad-the-well-endowed: ${SHANKS}
    B: nay
    treasures: the-loot, the-loot, the-loot
    cathulhu: -
  `,
    { extraBosses: ['the-landlord'] },
  );
  g.does('A', 'declare-combat').pass('B').does('A', 'weapon 1', 'weapon 2', 'weapon 3').waits('A main');
  g.reads({ A: 'the-loot, the-loot, the-loot', monsters: 'the-landlord' });
  expect(g.view('table').turn.kevinDefeated).toBe(false);
});

test('B-TREASURE-07 EX-15 Shanks against Kevin of 14: with BRUISER 15, without it only with a Skull Cracker', () => {
  const faced = (brad: string, florence = ''): Scenario =>
    situation(`
      idols: 4
      draw: rusty-spork
      foes: kevin
      A florence: ${florence}
      A brad-the-well-endowed: ${brad}
      B: nay
      treasures: the-loot, the-loot
      cathulhu: -
    `)
      .does('A', 'declare-combat')
      .pass('B');
  const bruiser = faced(`bruiser+; ${SHANKS}`);
  expect(bruiser.view('table').foes.map((foe) => foe.stat.total)).toEqual([14]);
  expect(bruiser.damage('cursed-shank').total).toBe(5);
  bruiser.acts('A', { type: 'fight', weapons: [1, 2, 3] }).waits('over A cursed-shanks');
  expect(bruiser.told('treasure-drawn')).toEqual([]);
  const weak = faced(`; ${SHANKS}`, 'skull-cracker(1 2)');
  weak.refuses('A', { type: 'fight', weapons: [2, 3, 4] }, 'weak', 'That is 12 of the 14 damage needed.');
  weak.acts('A', { type: 'fight', weapons: [2, 3, 1, 4] }).waits('over A cursed-shanks');
  expect(weak.told('combat-won').map((e) => e.total)).toEqual([16]);
  const two = faced('; cursed-shank, cursed-shank, chicken-drumstick', 'skull-cracker(1 2)');
  two
    .shuffles('draw')
    .acts('A', { type: 'fight', weapons: [1, 2, 3, 4] })
    .waits('A main');
  expect(two.told('combat-won').map((e) => e.total)).toEqual([14]);
});

/** Kevin beaten by A with a pure Brahammer or a Boomstick; everything else as given. */
function beaten(hand: string, florence: string, brad: string, more = ''): Scenario {
  const g = situation(`
    draw: rusty-spork
    foes: kevin
    A: ${hand}
    A florence: ${florence}
    A brad-the-well-endowed: ${brad}
    B: nay
    treasures: the-loot, the-loot, the-loot
    cathulhu: -
    ${more}
  `);
  return g;
}

test('B-TREASURE-09 Brah Humbug! (brah-humbug) wins after Kevin fell to an Ancient Brahammer, not to another weapon', () => {
  const hammer = beaten('brah-humbug', '; ancient-brahammer(1 2 3)', '; skull-cracker(1 2)');
  const play = { type: 'play-treasure', card: hammer.card('A', 'brah-humbug') } as const;
  hammer.refuses('A', play, 'not-won', 'defeat Kevin this turn first');
  hammer.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'ancient-brahammer', 'done');
  hammer.does('A', 'play brah-humbug').waits('over A brah-humbug');
  const other = beaten('brah-humbug', 'magus+; courtneys-boomstick(1 2 3)', '; ancient-brahammer(1 2 3)');
  other.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick', 'done');
  const late = { type: 'play-treasure', card: other.card('A', 'brah-humbug') } as const;
  other.refuses('A', late, 'not-won', 'an Ancient Brahammer must be among the weapons used on Kevin');
});

test('B-TREASURE-10 The Chosen Brah! (the-chosen-brah) wins with 4 positive Traits after Kevin fell, not with 3', () => {
  const four = beaten('the-chosen-brah', 'magus+ icon+; courtneys-boomstick(1 2 3)', 'handy+ bruiser+ lucky-;');
  four.refuses('A', { type: 'play-treasure', card: four.card('A', 'the-chosen-brah') }, 'not-won', 'defeat Kevin');
  four.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick');
  four.does('A', 'play the-chosen-brah').waits('over A chosen-brah');
  const three = beaten('the-chosen-brah', 'magus+ icon+; courtneys-boomstick(1 2 3)', 'handy+ bruiser- lucky-;');
  three.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick');
  const play = { type: 'play-treasure', card: three.card('A', 'the-chosen-brah') } as const;
  three.refuses('A', play, 'not-won', "You have not met this card's condition: 4 positive Traits, you have 3.");
});

test('B-TREASURE-11 The Cursed Brah! (the-cursed-brah) wins with 4 negative Traits after Kevin fell, not with 3', () => {
  const four = beaten('the-cursed-brah', 'handy- icon-; courtneys-boomstick(1 2 3)', 'bruiser- lucky- magus+;');
  four.refuses('A', { type: 'play-treasure', card: four.card('A', 'the-cursed-brah') }, 'not-won', 'defeat Kevin');
  four.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick');
  four.does('A', 'play the-cursed-brah').waits('over A cursed-brah');
  const three = beaten('the-cursed-brah', 'handy- icon-; courtneys-boomstick(1 2 3)', 'bruiser- lucky+ magus+;');
  three.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick');
  const play = { type: 'play-treasure', card: three.card('A', 'the-cursed-brah') } as const;
  three.refuses('A', play, 'not-won', '4 negative Traits, you have 3');
});

test('B-TREASURE-12 the other wins of the Treasure piles: armed-to-the-teeth and meow-of-cathulhu', () => {
  const armed = beaten(
    'armed-to-the-teeth',
    '; courtneys-boomstick(1 2 3), useless-stick, useless-stick',
    '; chicken-drumstick, chicken-drumstick, chicken-drumstick',
  );
  armed.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick', 'done');
  armed.does('A', 'play armed-to-the-teeth').waits('over A armed');
  const four = beaten(
    'armed-to-the-teeth',
    '; courtneys-boomstick(1 2 3), useless-stick, useless-stick',
    '; chicken-drumstick, chicken-drumstick',
  );
  four.does('A', 'declare-combat').pass('B').shuffles('draw').does('A', 'courtneys-boomstick', 'done');
  const teeth = { type: 'play-treasure', card: four.card('A', 'armed-to-the-teeth') } as const;
  four.refuses('A', teeth, 'not-won', '5 weapons in play, you have 4');
  const brad = '; ancient-brahammer(1 2 3), skull-cracker(1 2)';
  const meow = beaten('meow-of-cathulhu', '; courtneys-boomstick(1 2 3)', brad, 'idols: 5');
  meow.does('A', 'declare-combat').pass('B').shuffles('draw');
  meow.does('A', 'courtneys-boomstick', 'ancient-brahammer', 'done');
  meow.does('A', 'play meow-of-cathulhu').waits('over A meow');
  const less = beaten('meow-of-cathulhu', '; courtneys-boomstick(1 2 3)', brad, 'idols: 4');
  less.does('A', 'declare-combat').pass('B').shuffles('draw');
  less.does('A', 'courtneys-boomstick', 'ancient-brahammer', 'done');
  const play = { type: 'play-treasure', card: less.card('A', 'meow-of-cathulhu') } as const;
  less.refuses('A', play, 'not-won', '5 Cursed Idols in play, you have 4');
});

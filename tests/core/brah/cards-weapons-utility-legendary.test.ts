// Proves the Utility and the Legendary weapons: damage, what equipping them sets off, what they change while equipped.
import { expect, test } from 'vitest';
import { damages, handLimits, printed } from '../../scenario/numbers.ts';
import { situation } from '../../scenario/scenario.ts';

test('boss-tooth: when equipped one Trait in play must be flipped, anybody’s; 0 damage', () => {
  expect(printed('boss-tooth')).toBe('Boss Tooth; utility; damage 0; 1/1; 2 in the box');
  const g = situation(`
    draw: nay
    A: boss-tooth, boss-tooth
    A gary-two-coats: magus+;
    B deadlift-deirdre: bruiser+;
  `);
  g.does('A', 'equip boss-tooth', 'gary-two-coats').waits('A choose-trait');
  g.refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose Traits, 1 to 1.');
  const both = [g.trait('magus'), g.trait('bruiser')].map((trait) => ({ pick: 'trait' as const, trait }));
  g.refuses('A', { type: 'choose', picks: both, claims: [] }, 'choice');
  g.does('A', 'bruiser').becomes({
    A: 'boss-tooth',
    'A gary-two-coats': 'magus+; boss-tooth',
    'B deadlift-deirdre': 'bruiser-;',
  });
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'boss-tooth 0' });
  // The flipped Trait may be turned back by the next tooth.
  g.does('A', 'equip boss-tooth', 'gary-two-coats').does('A', 'bruiser');
  g.becomes({
    A: '-',
    'A gary-two-coats': 'magus+; boss-tooth, boss-tooth',
    'B deadlift-deirdre': 'bruiser+;',
  }).waits('A main');
});

test('boss-tooth: with no Trait in play it is equipped all the same', () => {
  const g = situation(`
    draw: nay
    A: boss-tooth
    A gary-two-coats: ;
  `);
  g.does('A', 'equip boss-tooth', 'gary-two-coats');
  g.becomes({ A: '-', 'A gary-two-coats': '; boss-tooth' }).waits('A main');
});

test('sticky-lasso: when equipped it steals one random card from an opponent of choice; 0 damage', () => {
  expect(printed('sticky-lasso')).toBe('Sticky Lasso; utility; damage 0; 1/1; 2 in the box');
  const g = situation(`
    draw: nay
    A: sticky-lasso, bog-blade
    A gary-two-coats: ;
    B: bin-day
    C: go-fish, mood-swing
    D ambi-dexter: ;
    D becky-the-basic: ;
    C handyman-andy: ;
    C dame-drama: ;
  `);
  g.does('A', 'equip sticky-lasso', 'gary-two-coats').waits('A choose-opponent');
  g.offersNot('A', 'D').offersNot('A', 'A');
  g.shuffles('hand:2', ['mood-swing']).does('A', 'C');
  g.becomes({ A: 'bog-blade, mood-swing', C: 'go-fish', 'A gary-two-coats': '; sticky-lasso' }).waits('A main');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'sticky-lasso 0' });
  const none = situation(`
    draw: nay
    A: sticky-lasso, bog-blade
    A gary-two-coats: ;
  `);
  none.does('A', 'equip sticky-lasso', 'gary-two-coats');
  none.becomes({ A: 'bog-blade', 'A gary-two-coats': '; sticky-lasso' }).waits('A main');
});

test('panic-whistle: when equipped it draws a card; 0 damage', () => {
  expect(printed('panic-whistle')).toBe('Panic Whistle; utility; damage 0; 1/1; 2 in the box');
  const g = situation(`
    draw: rusty-spork, wand-of-almost
    A: panic-whistle
    A gary-two-coats: ;
    B: bin-day
  `);
  g.does('A', 'equip panic-whistle', 'gary-two-coats');
  g.becomes({ A: 'rusty-spork', draw: 'wand-of-almost', 'A gary-two-coats': '; panic-whistle' }).waits('A main');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'panic-whistle 0' });
});

test('cardboard-shield: while equipped the hand size is 1 larger, each adds, for its player alone; gone with it', () => {
  expect(printed('cardboard-shield')).toBe('Cardboard Shield; utility; damage 1; 1/1; 2 in the box');
  const g = situation(`
    draw: nay
    A: cardboard-shield, some-assembly-reversed
    A florence: ; cardboard-shield
    A brad-the-well-endowed: ;
    B deadlift-deirdre: ;
  `);
  expect(handLimits(g)).toEqual([8, 7]);
  g.does('A', 'equip cardboard-shield', 'brad-the-well-endowed');
  expect(handLimits(g)).toEqual([9, 7]);
  expect(damages(g)).toEqual({ 'A florence': 'cardboard-shield 1', 'A brad-the-well-endowed': 'cardboard-shield 1' });
  g.does('A', 'play some-assembly-reversed', 'cardboard-shield');
  expect(handLimits(g)).toEqual([8, 7]);
});

test('pocket-multi-spoon: Utility weapons on its Hero deal 1 more, itself too, others and elsewhere not', () => {
  expect(printed('pocket-multi-spoon')).toBe('Pocket Multi-Spoon; utility and melee; damage 1; 1/1; 2 in the box');
  const g = situation(`
    draw: nay
    A: pocket-multi-spoon
    A gary-two-coats: ; cardboard-shield, chicken-drumstick
    A florence: ; cardboard-shield
    B handyman-andy: ; panic-whistle
    B nan-keeper-of-leftovers: ;
  `);
  g.does('A', 'equip pocket-multi-spoon', 'gary-two-coats');
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'cardboard-shield 2, chicken-drumstick 1, pocket-multi-spoon 2',
    'A florence': 'cardboard-shield 1',
    'B handyman-andy': 'panic-whistle 2',
  });
  const two = situation(`
    draw: nay
    A brad-the-well-endowed: ; pocket-multi-spoon, pocket-multi-spoon
  `);
  expect(damages(two)).toEqual({ 'A brad-the-well-endowed': 'pocket-multi-spoon 4, pocket-multi-spoon 4' });
});

test('ancient-brahammer-1, ancient-brahammer-2, ancient-brahammer-3: 9 damage, and pure it draws a Treasure', () => {
  expect(printed('ancient-brahammer-1')).toBe('Ancient Brahammer; legendary; damage 9; 1/3; 2 in the box');
  expect(printed('ancient-brahammer-2')).toBe('Ancient Brahammer; legendary; damage 9; 2/3; 2 in the box');
  expect(printed('ancient-brahammer-3')).toBe('Ancient Brahammer; legendary; damage 9; 3/3; 2 in the box');
  const g = situation(`
    draw: nay
    A: ancient-brahammer-1, ancient-brahammer-2, ancient-brahammer-3, ancient-brahammer-2, non-genuine-part, non-genuine-part
    A gary-two-coats: ;
    A dame-drama: ;
    B: bin-day
    treasures: the-loot, absolute-unit
    cathulhu: nine-lives
  `);
  g.does('A', 'equip ancient-brahammer-1', 'ancient-brahammer-2', 'ancient-brahammer-3', 'gary-two-coats');
  g.waits('A treasure-pile').does('A', 'treasure-pile main');
  g.becomes({
    A: 'ancient-brahammer-2, non-genuine-part, non-genuine-part, the-loot',
    treasures: 'absolute-unit',
    'A gary-two-coats': '; ancient-brahammer(1 2 3)',
  });
  g.does('A', 'equip ancient-brahammer-2', 'non-genuine-part', 'non-genuine-part', 'dame-drama');
  g.becomes({ A: 'the-loot', 'A dame-drama': '; ancient-brahammer(2 n n)' }).waits('A main');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'ancient-brahammer 9', 'A dame-drama': 'ancient-brahammer 10' });
});

test('thunder-flip-flop-1, thunder-flip-flop-2: 6 damage, and pure it steals 2 random cards from one opponent', () => {
  expect(printed('thunder-flip-flop-1')).toBe('Thunder Flip-Flop; legendary; damage 6; 1/2; 1 in the box');
  expect(printed('thunder-flip-flop-2')).toBe('Thunder Flip-Flop; legendary; damage 6; 2/2; 1 in the box');
  const g = situation(`
    draw: nay
    A: thunder-flip-flop-1, thunder-flip-flop-2
    A gary-two-coats: ;
    B: bin-day, go-fish, mood-swing
    C: bog-blade
  `);
  g.does('A', 'equip thunder-flip-flop-1', 'thunder-flip-flop-2', 'gary-two-coats').waits('A choose-opponent');
  g.shuffles('hand:1', ['mood-swing']).shuffles('hand:1', ['go-fish']).does('A', 'B');
  g.becomes({ A: 'mood-swing, go-fish', B: 'bin-day', 'A gary-two-coats': '; thunder-flip-flop(1 2)' });
  g.waits('A main');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'thunder-flip-flop 6' });
});

test('thunder-flip-flop-1, thunder-flip-flop-2: from a hand of one card it takes that one; with a Non-Genuine Part none', () => {
  const g = situation(`
    draw: nay
    A: thunder-flip-flop-1, thunder-flip-flop-2
    A gary-two-coats: ;
    B: bin-day
    C: bog-blade, go-fish
  `);
  g.does('A', 'equip thunder-flip-flop-1', 'thunder-flip-flop-2', 'gary-two-coats').does('A', 'B');
  g.becomes({ A: 'bin-day', B: '-', 'A gary-two-coats': '; thunder-flip-flop(1 2)' }).waits('A main');
  const not = situation(`
    draw: nay
    A: thunder-flip-flop-2, non-genuine-part
    A gary-two-coats: ;
    B: bin-day
  `);
  not.does('A', 'equip thunder-flip-flop-2', 'non-genuine-part', 'gary-two-coats');
  not.becomes({ A: '-', 'A gary-two-coats': '; thunder-flip-flop(2 n)' }).waits('A main');
  expect(damages(not)).toEqual({ 'A gary-two-coats': 'thunder-flip-flop 5' });
});

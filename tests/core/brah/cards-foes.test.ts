// Banish, every Monster, every Boss and the Cursed Idol do what their cards say: stat, reward, effect, where they go.
import { expect, test } from 'vitest';
import { cardOf } from '../../../src/core/brah/cards/catalog.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

/** A declares combat, everybody lets it happen; the game waits for A's weapons. */
function facing(g: Scenario): Scenario {
  return g.does('A', 'declare-combat').allPass().waits('A fight');
}

/** A fights the first foe with these weapons. */
function fight(g: Scenario, ...weapons: readonly number[]): Scenario {
  return facing(g).acts('A', { type: 'fight', weapons });
}

/** Stat, cards of a bribe (null for a Boss) and reward of the first foe, as everybody sees them. */
function numbers(g: Scenario): readonly (number | null | undefined)[] {
  const foe = g.view('table').foes[0];
  return [foe?.stat.total, foe?.bribe?.total ?? null, foe?.reward.total];
}

test("banish: any foe on the table goes back into the Draw pile in anybody's turn, without a Treasure", () => {
  const g = situation(`
    A: banish, nay
    foes: smorc-trooper, kevin
    B: banish, bog-blade
    draw: useless-stick, boss-tooth
    monsters: gelatinous-dave
  `);
  expect(cardOf('banish').copies).toBe(6);
  g.shuffles('draw', ['kevin']).does('B', 'banish banish', 'kevin');
  g.becomes({
    B: 'bog-blade',
    foes: 'smorc-trooper',
    draw: 'kevin, useless-stick, boss-tooth',
    discard: 'banish',
  }).waits('A main');
  g.shuffles('draw', ['useless-stick', 'smorc-trooper']).does('A', 'banish banish');
  g.becomes({
    A: 'nay',
    foes: '-',
    draw: 'useless-stick, smorc-trooper, kevin, boss-tooth',
    discard: 'banish, banish',
  }).waits('A main');
  expect(g.told('banish-played').map((e) => [e.seat, e.foe.face])).toEqual([
    [1, 'kevin'],
    [0, 'smorc-trooper'],
  ]);
});

test('banish: nothing without a foe on the table, too late once combat has begun, no other card does it', () => {
  const none = situation(`
    A: banish
    B: banish
    B litterbox: smorc-trooper
  `);
  const inBox = none.state.players[1]?.litterbox[0];
  if (inBox === undefined) throw new Error('no foe in the Litterbox');
  const words = 'There is nothing to Banish.';
  none.refuses('A', { type: 'play-banish', card: none.card('A', 'banish'), foe: inBox }, 'no-foe', words);
  const begun = situation(`
    A: -
    A florence: ; bog-blade
    foes: smorc-trooper
    B: banish, nay
  `);
  const foe = begun.foe('smorc-trooper');
  begun.refuses('B', { type: 'play-banish', card: begun.card('B', 'nay'), foe }, 'no-card');
  begun.does('A', 'declare-combat').pass('B').waits('A fight');
  begun.refuses('B', { type: 'play-banish', card: begun.card('B', 'banish'), foe }, 'combat-begun');
});

test('smorc-trooper, gelatinous-dave, neckbeard-the-pure: 2, 3 and 4 damage or cards, one Treasure each', () => {
  const g = situation(`
    A: -
    A florence: ; bog-blade, useless-stick
    A brad-the-well-endowed: ; bog-blade, bog-blade, bog-blade
    foes: smorc-trooper, gelatinous-dave, neckbeard-the-pure
    B: -
    bazaar: bog-blade, nay, nay, nay, nay
    treasures: the-loot, absolute-unit, karma-cannon, the-loot
    cathulhu: -
  `);
  expect(['smorc-trooper', 'gelatinous-dave', 'neckbeard-the-pure'].map((id) => cardOf(id).copies)).toEqual([3, 1, 2]);
  expect(numbers(g)).toEqual([2, 2, 1]);
  const stick = g.weapon('useless-stick');
  const blades = [0, 1, 2, 3].map((nth) => g.weapon('bog-blade', nth));
  const [first = 0, second = 0, third = 0, fourth = 0] = blades;
  facing(g).refuses('A', { type: 'fight', weapons: [stick] }, 'weak', 'That is 1 of the 2 damage needed.');
  g.acts('A', { type: 'fight', weapons: [first] });
  g.becomes({
    A: 'the-loot',
    'A florence': '; useless-stick',
    foes: 'gelatinous-dave, neckbeard-the-pure',
    monsters: 'smorc-trooper',
    discard: 'bog-blade',
    treasures: 'absolute-unit, karma-cannon, the-loot',
  });
  expect(numbers(g)).toEqual([3, 3, 1]);
  facing(g).refuses('A', { type: 'fight', weapons: [second] }, 'weak', 'That is 2 of the 3 damage needed.');
  g.acts('A', { type: 'fight', weapons: [second, stick] });
  expect(numbers(g)).toEqual([4, 4, 1]);
  facing(g).refuses('A', { type: 'fight', weapons: [third] }, 'weak', 'That is 2 of the 4 damage needed.');
  g.acts('A', { type: 'fight', weapons: [third, fourth] });
  g.becomes({
    A: 'the-loot, absolute-unit, karma-cannon',
    'A florence': ';',
    'A brad-the-well-endowed': ';',
    foes: '-',
    monsters: 'neckbeard-the-pure, gelatinous-dave, smorc-trooper',
    discard: 'bog-blade, bog-blade, useless-stick, bog-blade, bog-blade',
    treasures: 'the-loot',
  }).waits('A main');
});

test("B-MON-07 jackknife-john: 1, and 1 more for each weapon that the player facing him has in play, nobody else's", () => {
  const g = situation(`
    A: rusty-spork
    foes: jackknife-john
    B: -
    B wandrew-the-extra: ; useless-stick, bog-blade
    draw: nay
  `);
  expect(cardOf('jackknife-john').copies).toBe(2);
  expect(numbers(g)).toEqual([1, 1, 1]);
  g.does('A', 'equip rusty-spork', 'florence');
  expect(numbers(g)).toEqual([2, 2, 1]);
  expect(g.told('foe-stat-changed').map((e) => [e.foe.face, e.stat])).toEqual([['jackknife-john', 2]]);
  const three = situation(`
    A: -
    A florence: ; useless-stick, bog-blade
    A brad-the-well-endowed: ; rusty-spork
    foes: jackknife-john
    B: -
    draw: nay
  `);
  expect(numbers(three)).toEqual([4, 4, 1]);
});

test('unpaid-intern: one damage, and a card instead of a Treasure whatever raises rewards', () => {
  const g = situation(`
    A: -
    A florence: ; useless-stick, bog-blade
    foes: unpaid-intern
    B: -
    draw: nay, boss-tooth
  `);
  expect(cardOf('unpaid-intern').copies).toBe(1);
  expect(numbers(g)).toEqual([1, 1, 0]);
  fight(g, g.weapon('useless-stick'));
  g.becomes({
    A: 'nay',
    'A florence': '; bog-blade',
    foes: '-',
    monsters: 'unpaid-intern',
    draw: 'boss-tooth',
    discard: 'useless-stick',
  }).waits('A main');
  const work = situation(`
    A: -
    foes: unpaid-intern
    B: -
    world: bring-your-monster-to-work-day
  `);
  expect(numbers(work)).toEqual([2, 2, 0]);
});

test('skele-tony: stat 3, one Treasure, and back into the Draw pile instead of the Monster Discard pile', () => {
  const g = situation(`
    A: -
    A florence: ; useless-stick, bog-blade
    foes: skele-tony
    B: -
    draw: nay, boss-tooth
    treasures: the-loot, karma-cannon
    cathulhu: -
  `);
  expect(cardOf('skele-tony').copies).toBe(1);
  expect(numbers(g)).toEqual([3, 3, 1]);
  const weapons = [g.weapon('useless-stick'), g.weapon('bog-blade')];
  facing(g).shuffles('draw', ['nay', 'skele-tony']).acts('A', { type: 'fight', weapons });
  g.becomes({
    A: 'the-loot',
    'A florence': ';',
    foes: '-',
    draw: 'nay, skele-tony, boss-tooth',
    discard: 'bog-blade, useless-stick',
    treasures: 'karma-cannon',
  }).waits('A main');
});

test('middle-manager: stat 3; when revealed its player discards a card of their choice, nothing with an empty hand', () => {
  const g = situation(`
    A: its-go-time, nay, bog-blade
    B: -
    draw: useless-stick, middle-manager, boss-tooth, rusty-spork
  `);
  expect(cardOf('middle-manager').copies).toBe(1);
  g.does('A', 'play its-go-time').waits('A choose-discard');
  expect(g.offered('A')).toEqual(['nay', 'bog-blade', 'useless-stick', 'concede']);
  g.does('A', 'bog-blade');
  g.becomes({
    A: 'nay, useless-stick, boss-tooth',
    foes: 'middle-manager',
    draw: 'rusty-spork',
    discard: 'its-go-time, bog-blade',
  }).waits('A main');
  expect(numbers(g)).toEqual([3, 3, 1]);
  const empty = situation(`
    A: its-go-time
    B: nay
    draw: middle-manager
  `);
  empty.does('A', 'play its-go-time').pass('B');
  empty.becomes({ A: '-', foes: 'middle-manager', draw: '-', discard: 'its-go-time' }).waits('A main');
});

test('tax-goblin: 1, and 1 more for every two cards in the hand of the player facing it, rounded down', () => {
  const stat = (hand: string): number | null | undefined =>
    numbers(
      situation(`
        A: ${hand}
        foes: tax-goblin
        B: nay, nay, nay
      `),
    )[0];
  expect(cardOf('tax-goblin').copies).toBe(1);
  expect([stat('-'), stat('banish'), stat('banish, banish'), stat('banish, banish, banish')]).toEqual([1, 1, 2, 2]);
  const g = situation(`
    A: banish, bog-blade, useless-stick, boss-tooth, sneaky-peek, bin-day, go-fish
    foes: tax-goblin
    B: -
  `);
  expect(numbers(g)).toEqual([4, 4, 1]);
  const three = g.cards('A', 'banish', 'bog-blade', 'useless-stick');
  g.refuses('A', { type: 'bribe', cards: three }, 'bribe-count', 'Sending TAX GOBLIN away costs exactly 4 cards.');
  g.shuffles('draw').does('A', 'bribe', 'banish', 'bog-blade', 'useless-stick', 'boss-tooth');
  g.reads({ A: 'sneaky-peek, bin-day, go-fish', foes: '-', monsters: '-' }).waits('A main');
});

test('mimic-mick: 2, and 1 more for every Treasure in hand, its number public, the cards not', () => {
  const g = situation(`
    A: the-loot, cursed-shank, nay
    A florence: ; cursed-shank
    foes: mimic-mick
    B: karma-cannon
  `);
  expect(cardOf('mimic-mick').copies).toBe(1);
  expect(numbers(g)).toEqual([4, 4, 1]);
  expect(g.view('B').players[0]?.hand.map((c) => c.face)).toEqual([null, null, null]);
  // In play a Shank is a weapon, no Treasure in hand.
  g.does('A', 'equip cursed-shank', 'florence');
  expect(numbers(g)).toEqual([3, 3, 1]);
  const none = situation(`
    A: nay
    foes: mimic-mick
    B: the-loot
  `);
  expect(numbers(none)).toEqual([2, 2, 1]);
});

test('your-aunty-linda: 2, and 1 more for every negative Trait on the Heroes of the player facing her', () => {
  const g = situation(`
    A: mood-swing
    A florence: magus- hyped+;
    A brad-the-well-endowed: haggler-;
    foes: your-aunty-linda
    B: -
    B wandrew-the-extra: icon-;
  `);
  expect(cardOf('your-aunty-linda').copies).toBe(1);
  expect(numbers(g)).toEqual([4, 4, 1]);
  g.does('A', 'play mood-swing', 'magus', 'haggler');
  expect(numbers(g)).toEqual([2, 2, 1]);
});

test('idol-fanboy: 2, and 1 more for every Cursed Idol in play', () => {
  const g = situation(`
    A: idol-smasher-3000
    foes: idol-fanboy
    idols: 3
    B: -
  `);
  expect(cardOf('idol-fanboy').copies).toBe(1);
  expect(numbers(g)).toEqual([5, 5, 1]);
  g.does('A', 'play idol-smasher-3000');
  expect(numbers(g)).toEqual([4, 4, 1]);
});

test('rubber-golem: stat 5; Melee weapons, dual-class ones too, deal nothing to it', () => {
  const g = situation(`
    A: -
    A florence: ; courtneys-boomstick(1 2 n), flaming-hockey-stick(1 2)
    A brad-the-well-endowed: ; gym-membership(1 2 3), ancient-brahammer(1 n n)
    foes: rubber-golem
    B: -
    treasures: the-loot
    cathulhu: -
  `);
  expect(cardOf('rubber-golem').copies).toBe(1);
  expect(numbers(g)).toEqual([5, 5, 1]);
  const [gym, stick] = [g.weapon('gym-membership'), g.weapon('flaming-hockey-stick')];
  facing(g).refuses('A', { type: 'fight', weapons: [gym, stick] }, 'weak', 'That is 0 of the 5 damage needed.');
  g.acts('A', { type: 'fight', weapons: [g.weapon('courtneys-boomstick')] });
  g.reads({ A: 'the-loot', foes: '-', monsters: 'rubber-golem' });
  expect(g.told('combat-won').map((e) => e.total)).toEqual([7]);
});

test('spellproof-steve: stat 5; Magic weapons, dual-class ones too, deal nothing to him', () => {
  const g = situation(`
    A: -
    A florence: ; courtneys-boomstick(1 2 3), flaming-hockey-stick(1 2)
    A brad-the-well-endowed: ; skull-cracker(1 2)
    foes: spellproof-steve
    B: -
    treasures: the-loot
    cathulhu: -
  `);
  expect(cardOf('spellproof-steve').copies).toBe(1);
  expect(numbers(g)).toEqual([5, 5, 1]);
  const [boomstick, stick] = [g.weapon('courtneys-boomstick'), g.weapon('flaming-hockey-stick')];
  facing(g).refuses('A', { type: 'fight', weapons: [boomstick, stick] }, 'weak', 'That is 0 of the 5 damage needed.');
  g.acts('A', { type: 'fight', weapons: [g.weapon('skull-cracker')] });
  g.reads({ A: 'the-loot', foes: '-', monsters: 'spellproof-steve' });
});

test('wi-fi-vampire: stat 5; when revealed a random card of the hand is discarded, none from an empty hand', () => {
  const g = situation(`
    A: its-go-time, nay, bog-blade
    B: -
    draw: useless-stick, wi-fi-vampire, boss-tooth
  `);
  expect(cardOf('wi-fi-vampire').copies).toBe(1);
  g.shuffles('hand:0', ['nay']).does('A', 'play its-go-time');
  g.becomes({
    A: 'bog-blade, useless-stick, boss-tooth',
    foes: 'wi-fi-vampire',
    draw: '-',
    discard: 'its-go-time, nay',
  }).waits('A main');
  expect(numbers(g)).toEqual([5, 5, 1]);
  expect(g.toldTo('B').flatMap((e) => (e.type === 'cards-discarded' ? e.cards.map((c) => c.face) : []))).toEqual([
    'nay',
  ]);
  const empty = situation(`
    A: its-go-time
    B: -
    draw: wi-fi-vampire
  `);
  empty.does('A', 'play its-go-time');
  empty.becomes({ A: '-', foes: 'wi-fi-vampire', draw: '-', discard: 'its-go-time' }).waits('A main');
});

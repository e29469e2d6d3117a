// Proves the rulings on assembling, equipping and replacing weapons, on lost slots and on swaps.
import { expect, test } from 'vitest';
import type { Claim } from '../../../src/core/brah/actions.ts';
import { situation } from '../../scenario/scenario.ts';

const equip = (cards: readonly Claim[], hero = 0, replace: number | null = null) =>
  ({ type: 'equip', cards, hero, replace }) as const;

test('B-RULE-34 Non-Genuine Parts alone are no weapon, one genuine part is enough', () => {
  const g = situation(`
    A: non-genuine-part, non-genuine-part, skull-cracker-2
    B: -
  `);
  const ng = 'non-genuine-part';
  const says = 'A weapon needs at least one genuine part.';
  g.refuses('A', equip(g.cards('A', ng, ng)), 'no-genuine', says);
  g.refuses('A', equip(g.cards('A', ng)), 'no-genuine', says);
  g.does('A', 'equip skull-cracker-2', ng, 'florence');
  g.becomes({ A: 'non-genuine-part', 'A florence': '; skull-cracker(2 n)' }).waits('A main');
});

test('B-RULE-35 each part number is used once', () => {
  const g = situation(`
    A: skull-cracker-1, skull-cracker-1, courtneys-boomstick-1, courtneys-boomstick-1, courtneys-boomstick-2
    B: -
  `);
  const says = 'Those cards do not make one weapon.';
  g.refuses('A', equip(g.cards('A', 'skull-cracker-1', 'skull-cracker-1')), 'parts', says);
  const boom = g.cards('A', 'courtneys-boomstick-1', 'courtneys-boomstick-1', 'courtneys-boomstick-2');
  g.refuses('A', equip(boom), 'parts', says);
  g.refuses('A', equip(boom.slice(1)), 'incomplete', 'part 3 of 3');
  g.offersNot('A', 'equip skull-cracker-1').offersNot('A', 'equip courtneys-boomstick-1');
});

test('B-RULE-41 an Action that could do nothing at all is refused', () => {
  const g = situation(`
    A: pick-pocket, grave-robber, mood-swing, parallel-universe
    B: -
    B litterbox: nay
    world: capitalism | end-of-days
  `);
  const play = (face: string, choices = {}) => ({ type: 'play-action', card: g.card('A', face), choices }) as const;
  const no = 'That would do nothing now: ';
  g.refuses('A', play('pick-pocket', { opponent: 1 }), 'no-effect', `${no}no opponent has a card to steal.`);
  g.refuses('A', play('grave-robber'), 'no-effect', `${no}the Discard pile is empty.`);
  g.refuses('A', play('mood-swing'), 'no-effect', `${no}no Trait is in play.`);
  g.refuses('A', play('parallel-universe'), 'no-effect', `${no}no World Enchantment pile has two cards.`);
  expect(g.offered('A').filter((p) => p.startsWith('play'))).toEqual([]);
});

test('B-RULE-41 what counts is how many cards lie there, not which: Grave Robber may find only its like', () => {
  const g = situation(`
    A: grave-robber
    B: -
    discard: grave-robber
  `);
  g.does('A', 'play grave-robber').becomes({ A: '-', discard: 'grave-robber, grave-robber' }).waits('A main');
});

test('B-RULE-41 one possible effect is enough: Parallel Universe with a Trait and no pile of two', () => {
  const g = situation(`
    A: parallel-universe
    A florence: magus+;
    B: -
    world: capitalism
  `);
  g.does('A', 'play parallel-universe').waits('A choose-trait').does('A', 'magus');
  g.becomes({ A: '-', 'A florence': 'magus-;', discard: 'parallel-universe' }).waits('A main');
});

test('B-RULE-41 Treasures that could do nothing are refused too, World Enchantments and weapons never', () => {
  const g = situation(`
    A: idol-smasher-3000, double-espresso-of-destiny, casual-friday, sticky-lasso
    A florence: bog-blade
    B: -
    draw: -
    traits: -
  `);
  const play = (face: string) => ({ type: 'play-treasure', card: g.card('A', face) }) as const;
  g.refuses('A', play('idol-smasher-3000'), 'no-effect', 'no Cursed Idol is in play');
  g.refuses('A', play('double-espresso-of-destiny'), 'no-effect', 'you have no weapon that can be buffed');
  g.does('A', 'play casual-friday', 'new-pile').does('A', 'equip sticky-lasso', 'florence');
  g.becomes({
    A: 'idol-smasher-3000, double-espresso-of-destiny',
    world: 'casual-friday',
    'A florence': '; bog-blade, sticky-lasso',
  }).waits('A main');
});

test('B-RULE-42 a weapon cannot be taken off or moved: only cards in hand can be equipped', () => {
  const g = situation(`
    A: banish
    A florence: bog-blade
    B: -
  `);
  const [card] = g.state.players[0]?.heroes[0]?.weapons[0]?.cards ?? [];
  if (card === undefined) throw new Error('no weapon');
  g.refuses('A', equip([{ card, face: 'bog-blade' }], 1), 'no-card');
  expect(g.offered('A')).toEqual(['trade banish', 'end-turn', 'concede']);
});

test('B-RULE-43 a weapon is replaced only on a Hero without a free slot', () => {
  const g = situation(`
    A: staff-only
    A nan-keeper-of-leftovers: bog-blade
    A florence: useless-stick
    B: -
  `);
  const card = g.cards('A', 'staff-only');
  const says = 'Nan, Keeper of Leftovers has a free slot, nothing needs replacing.';
  g.refuses('A', equip(card, 0, g.weapon('bog-blade')), 'not-full', says);
  g.does('A', 'equip staff-only', 'nan-keeper-of-leftovers');
  g.becomes({ A: '-', 'A nan-keeper-of-leftovers': '; bog-blade, staff-only' }).waits('A main');
});

test('B-RULE-43 on a full Hero one of its own weapons is named, and goes before the new one comes', () => {
  const g = situation(`
    A: sticky-lasso
    A nan-keeper-of-leftovers: bog-blade, skull-cracker(1 n)
    A florence: useless-stick
    B: nay
    B deadlift-deirdre: chicken-drumstick
  `);
  const card = g.cards('A', 'sticky-lasso');
  const says = 'Nan, Keeper of Leftovers has no free slot: choose a weapon to replace.';
  g.refuses('A', equip(card), 'full', says);
  g.refuses('A', equip(card, 0, g.weapon('useless-stick')), 'full', says);
  g.refuses('A', equip(card, 0, g.weapon('chicken-drumstick')), 'full', says);
  g.does('A', 'equip sticky-lasso', 'nan-keeper-of-leftovers', 'skull-cracker').waits('A choose-opponent');
  // The effect of the new weapon comes after.
  g.becomes({
    A: '-',
    'A nan-keeper-of-leftovers': '; bog-blade, sticky-lasso',
    discard: 'non-genuine-part, skull-cracker-1',
  });
  g.does('A', 'B').becomes({ A: 'nay', B: '-' }).waits('A main');
});

test('B-RULE-43 a Hero with no slot at all cannot be equipped', () => {
  const g = situation(`
    A: bog-blade
    A big-bag-barry: extra-arm-;
    A florence: useless-stick
    B: -
  `);
  g.refuses('A', equip(g.cards('A', 'bog-blade')), 'full', 'Big Bag Barry has no free slot');
  g.refuses('A', equip(g.cards('A', 'bog-blade'), 0, g.weapon('useless-stick')), 'full');
  g.offersNot('A', 'equip bog-blade', 'big-bag-barry');
  g.does('A', 'equip bog-blade', 'florence').becomes({ A: '-', 'A florence': '; useless-stick, bog-blade' });
});

test('B-RULE-44 EX-19 slots lost under Capitalism: first A, then B discards, then A draws and flips', () => {
  const g = situation(
    `
    A: capitalism
    A florence: bog-blade, useless-stick, staff-only, skull-cracker(1 n)
    A brad-the-well-endowed: magus+; bog-blade
    B: -
    B wandrew-the-extra: staff-meeting, staff-meeting, chicken-drumstick
    world: bigger-on-the-inside
    draw: nay, boss-tooth, kevin
    traits: -
  `,
  );
  g.does('A', 'play capitalism', 'pile 0').waits('A choose-over-slots');
  g.refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose weapons, 1 to 1.');
  g.does('A', 'skull-cracker').waits('B choose-over-slots');
  g.becomes({
    A: '-',
    'A florence': '; bog-blade, useless-stick, staff-only',
    discard: 'non-genuine-part, skull-cracker-1',
    world: 'bigger-on-the-inside < capitalism',
  });
  g.does('B', 'chicken-drumstick').waits('A choose-trait').becomes({
    A: 'nay',
    'B wandrew-the-extra': '; staff-meeting, staff-meeting',
    draw: 'boss-tooth, kevin',
    discard: 'chicken-drumstick, non-genuine-part, skull-cracker-1',
  });
  g.does('A', 'magus').becomes({ 'A brad-the-well-endowed': 'magus-; bog-blade' }).waits('A main');
  expect(g.told('weapon-discarded').map((e) => [e.owner, e.family, e.reason])).toEqual([
    [0, 'skull-cracker', 'slots'],
    [1, 'chicken-drumstick', 'slots'],
  ]);
});

test("B-RULE-44 an eliminated player's Heroes keep their weapons, a full Hero within its slots too", () => {
  const g = situation(`
    A: capitalism
    A florence: bog-blade, useless-stick, staff-only
    B out: yes
    B wandrew-the-extra: staff-meeting, staff-meeting, chicken-drumstick
    C: -
    world: bigger-on-the-inside
    draw: nay, boss-tooth, kevin
    traits: -
  `);
  g.does('A', 'play capitalism', 'pile 0').becomes({
    A: 'nay',
    world: 'bigger-on-the-inside < capitalism',
    draw: 'boss-tooth, kevin',
  });
  g.waits('A main');
});

test('B-RULE-44 a flip to ARM IN A SLING costs its Hero a weapon at once, also out of turn', () => {
  const g = situation(`
    A: boss-tooth
    B: nay
    B wandrew-the-extra: extra-arm+; staff-meeting, bog-blade, chicken-drumstick
    B deadlift-deirdre: useless-stick, useless-stick
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'extra-arm').waits('B choose-over-slots');
  g.refuses('B', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose weapons, 2 to 2.');
  g.does('B', 'staff-meeting', 'chicken-drumstick');
  g.becomes({
    A: '-',
    'A florence': '; boss-tooth',
    'B wandrew-the-extra': 'extra-arm-; bog-blade',
    discard: 'chicken-drumstick, staff-meeting',
  }).waits('A main');
});

test('B-RULE-45 the fourth Staff draws no Treasure', () => {
  const g = situation(`
    A: staff-of-mild-inconvenience
    A florence: staff-only, staff-meeting
    A brad-the-well-endowed: staff-only
    B: -
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'equip staff-of-mild-inconvenience', 'brad-the-well-endowed');
  g.becomes({ A: '-', 'A brad-the-well-endowed': '; staff-only, staff-of-mild-inconvenience' }).waits('A main');
});

test('B-RULE-46 with three Staffs a Staff that replaces a Staff is the third again', () => {
  const g = situation(`
    A: staff-of-mild-inconvenience
    A florence: staff-only, staff-meeting, bog-blade
    A brad-the-well-endowed: staff-only
    B: -
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  g.does('A', 'equip staff-of-mild-inconvenience', 'florence', 'staff-meeting');
  g.becomes({
    A: 'the-loot',
    'A florence': '; staff-only, bog-blade, staff-of-mild-inconvenience',
    discard: 'staff-meeting',
    treasures: 'absolute-unit',
  }).waits('A main');
});

test('B-RULE-48 any missing part number may be swapped in, by the owner too, as often as there are parts', () => {
  const g = situation(`
    A: courtneys-boomstick-3, courtneys-boomstick-1
    A gary-two-coats: courtneys-boomstick(2 n n)
    B: nay
  `);
  g.does('A', 'swap courtneys-boomstick-3', 'courtneys-boomstick').waits('A main');
  g.becomes({ A: 'courtneys-boomstick-1, non-genuine-part', 'A gary-two-coats': '; courtneys-boomstick(2 3 n)' });
  g.does('A', 'swap courtneys-boomstick-1', 'courtneys-boomstick').waits('A choose-opponent').does('A', 'B');
  g.becomes({
    A: 'non-genuine-part, non-genuine-part, nay',
    B: '-',
    'A gary-two-coats': '; courtneys-boomstick(1 2 3)',
  }).waits('A main');
});

test('B-RULE-49 a part may be swapped into the weapon of an eliminated player, whoever swaps has the bonus', () => {
  const g = situation(`
    A: gym-membership-2
    B out: yes
    B wandrew-the-extra: gym-membership(1 3 n)
    C: -
    draw: bog-blade, boss-tooth, nay, kevin
  `);
  g.does('A', 'swap gym-membership-2', 'gym-membership');
  g.becomes({
    A: 'non-genuine-part, bog-blade, boss-tooth',
    'B wandrew-the-extra': '; gym-membership(1 2 3)',
    draw: 'nay, kevin',
  }).waits('A main');
});

test('B-RULE-50 a genuine part is not taken out for a Non-Genuine Part', () => {
  const g = situation(`
    A: non-genuine-part, skull-cracker-1
    A florence: skull-cracker(1 2)
    B wandrew-the-extra: tax-axe(1 n)
  `);
  const swap = (face: string, family: string) =>
    ({ type: 'swap-part', part: g.card('A', face), weapon: g.weapon(family) }) as const;
  g.refuses('A', swap('non-genuine-part', 'skull-cracker'), 'swap-none');
  g.refuses('A', swap('non-genuine-part', 'tax-axe'), 'swap-part');
  g.offersNot('A', 'swap non-genuine-part');
});

test('B-RULE-51 a Pure Assembly effect is not optional', () => {
  const g = situation(`
    A: courtneys-boomstick-1, courtneys-boomstick-2, courtneys-boomstick-3
    B: nay
  `);
  g.does('A', 'equip courtneys-boomstick-1', 'courtneys-boomstick-2', 'courtneys-boomstick-3', 'florence');
  g.waits('A choose-opponent').refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice', '1 to 1');
  g.refuses('A', { type: 'end-turn' }, 'not-now');
});

test('B-RULE-51 a Pure Assembly effect that is impossible is lost', () => {
  const g = situation(`
    A: courtneys-boomstick-1, courtneys-boomstick-2, courtneys-boomstick-3
    B: -
    C out: yes
  `);
  g.does('A', 'equip courtneys-boomstick-1', 'courtneys-boomstick-2', 'courtneys-boomstick-3', 'florence');
  g.becomes({ A: '-', 'A florence': '; courtneys-boomstick(1 2 3)' }).waits('A main');
});

test('B-RULE-52 a 1/1 weapon never holds a Non-Genuine Part', () => {
  const g = situation(`
    A: bog-blade, non-genuine-part
    B: -
  `);
  const both = g.cards('A', 'bog-blade', 'non-genuine-part');
  g.refuses('A', equip(both), 'parts', 'Those cards do not make one weapon.');
  g.does('A', 'equip bog-blade', 'florence').becomes({ A: 'non-genuine-part', 'A florence': '; bog-blade' });
});

test('B-RULE-44 slots lost under Parallel Universe are lost as the new top lies, before the next pile is ordered', () => {
  const g = situation(`
    draw: stale-baguette, stale-baguette
    A: parallel-universe
    A florence: useless-stick, useless-stick, rusty-spork, rusty-spork
    B: -
    world: end-of-days < bigger-on-the-inside | boon-of-brains < boon-of-brawn
  `);
  g.does('A', 'play parallel-universe').waits('A choose-top');
  g.does('A', 'end-of-days').waits('A choose-over-slots');
  g.does('A', 'rusty-spork').waits('A choose-top');
  g.reads({ 'A florence': '; useless-stick, useless-stick, rusty-spork', discard: 'rusty-spork' });
  g.does('A', 'boon-of-brawn').waits('A main');
});

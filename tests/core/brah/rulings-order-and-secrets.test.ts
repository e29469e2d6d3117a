// Rulings on the order of effects, weapons, the Litterbox, several bans and hidden knowledge (B-RULE-129 to B-RULE-155).
import { expect, test } from 'vitest';
import type { Action } from '../../../src/core/brah/actions.ts';
import { FAMILIES } from '../../../src/core/brah/cards/catalog.ts';
import { BRAH } from '../../../src/core/brah/index.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { newGame, situation } from '../../scenario/scenario.ts';

/** A declares combat, everybody lets it happen; A fights the first foe with these weapons. */
function fight(g: Scenario, ...weapons: readonly number[]): Scenario {
  return g.does('A', 'declare-combat').allPass().acts('A', { type: 'fight', weapons });
}

test('B-RULE-129 what one player gets at once: both Heroes left to right, then Traits in the order placed', () => {
  const g = situation(`
    A: boon-of-brains
    A moody-judy: bookworm+;
    A professor-hexwell: ; -
    B: -
    B wandrew-the-extra: magus+;
    draw: nay, banish, bog-blade, boss-tooth
  `);
  g.does('A', 'play boon-of-brains', 'new-pile').waits('A choose-trait').does('A', 'magus');
  // The printed draw and flip are done; Judy, on the left, asks before Hexwell and her own Bookworm draw.
  g.waits('A choose-trait').reads({ A: 'nay', 'B wandrew-the-extra': 'magus-;' });
  g.does('A', 'magus');
  g.becomes({
    A: 'nay, banish, bog-blade',
    'B wandrew-the-extra': 'magus+;',
    draw: 'boss-tooth',
    world: 'boon-of-brains',
  }).waits('A main');
});

test('B-RULE-129 a Trait of the left Hero waits for the Hero on the right', () => {
  const g = situation(`
    A: boon-of-brains
    A florence: bookworm+;
    A moody-judy: ; -
    B: -
    B wandrew-the-extra: magus+;
    draw: nay, banish, bog-blade
  `);
  g.does('A', 'play boon-of-brains', 'new-pile').does('A', 'magus').waits('A choose-trait').reads({ A: 'nay' });
  g.does('A', 'done').waits('A main').reads({ A: 'nay, banish', draw: 'bog-blade' });
});

test('B-RULE-129 lost slots are settled by the active player first, then clockwise', () => {
  const g = situation(`
    turn: B
    A: -
    A florence: ; bog-blade, bog-blade, useless-stick, useless-stick
    B: capitalism
    B wandrew-the-extra: ; chicken-drumstick, chicken-drumstick, chicken-drumstick
    world: bigger-on-the-inside
    bazaar: bog-blade, nay, nay, nay, nay
    draw: banish, boss-tooth
  `);
  g.does('B', 'play capitalism', 'pile 0').waits('B choose-over-slots').does('B', 'chicken-drumstick');
  g.waits('A choose-over-slots').reads({ B: '-' }).does('A', 'useless-stick');
  g.waits('B main').reads({
    B: 'banish',
    'A florence': '; bog-blade, bog-blade, useless-stick',
    'B wandrew-the-extra': '; chicken-drumstick, chicken-drumstick',
    discard: 'useless-stick, chicken-drumstick',
  });
});

test('B-RULE-129 one steal after the other in turn order', () => {
  const g = situation(`
    turn: B
    A: nay
    B: community-chestplate
    C: banish
  `);
  g.shuffles('hand:2').shuffles('hand:0').does('B', 'play community-chestplate').waits('B main');
  expect(g.told('card-stolen').map((e) => e.victim)).toEqual([2, 0]);
});

test('B-RULE-130 there is no showing of hands and no giving of cards: only what the rules name can be done', () => {
  const g = situation(`
    A: bog-blade
    A florence: ; -
    B: nay
  `);
  expect(g.offered('A')).toEqual(['equip bog-blade', 'trade bog-blade', 'end-turn', 'concede']);
  expect(g.offered('B')).toEqual(['concede']);
  const card = g.card('A', 'bog-blade');
  const show = { type: 'show-hand', cards: [card] } as unknown as Action;
  const give = { type: 'give-card', card, opponent: 1 } as unknown as Action;
  expect([BRAH.check(g.state, 0, show)?.code, BRAH.check(g.state, 0, give)?.code]).toEqual(['malformed', 'malformed']);
  expect(g.view('B').players[0]?.hand.map((c) => c.face)).toEqual([null]);
});

test('B-RULE-131 Grave Robber takes a Banish, a Nay! or a Treasure', () => {
  const g = situation(`
    A: grave-robber, grave-robber, grave-robber
    B: -
    discard: nay, cursed-shank, banish
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
  `);
  g.does('A', 'play grave-robber').does('A', 'banish').reads({ A: 'grave-robber, grave-robber, banish' });
  g.does('A', 'play grave-robber').does('A', 'cursed-shank').does('A', 'play grave-robber').does('A', 'nay');
  g.becomes({ A: 'banish, cursed-shank, nay', discard: 'grave-robber, grave-robber, grave-robber' }).waits('A main');
});

test('B-RULE-132 the parts of the named weapons', () => {
  const named = [
    'skull-cracker',
    'wooden-spoon-of-doom',
    'ancient-brahammer',
    'boss-tooth',
    'bog-blade',
    'useless-stick',
    'chicken-drumstick',
  ];
  expect(named.map((family) => FAMILIES[family]?.facts.parts)).toEqual([2, 2, 3, 1, 1, 1, 1]);
});

test('B-RULE-132 the Spoon draws and the Brahammer fetches a Treasure on Pure Assembly only', () => {
  const g = situation(`
    A: wooden-spoon-of-doom-1, wooden-spoon-of-doom-2, ancient-brahammer-1, ancient-brahammer-2, ancient-brahammer-3
    B: -
    draw: nay, banish
    treasures: the-loot, karma-cannon
    cathulhu: -
  `);
  g.does('A', 'equip wooden-spoon-of-doom-1', 'wooden-spoon-of-doom-2', 'florence');
  g.reads({ A: 'ancient-brahammer-1, ancient-brahammer-2, ancient-brahammer-3, nay' });
  g.does('A', 'equip ancient-brahammer-1', 'ancient-brahammer-2', 'ancient-brahammer-3', 'florence');
  g.reads({ A: 'nay, the-loot', treasures: 'karma-cannon' }).waits('A main');
  const mixed = situation(`
    A: wooden-spoon-of-doom-1, non-genuine-part, ancient-brahammer-1, ancient-brahammer-2, non-genuine-part
    B: -
    draw: nay, banish
    treasures: the-loot, karma-cannon
    cathulhu: -
  `);
  mixed.does('A', 'equip wooden-spoon-of-doom-1', 'non-genuine-part', 'florence');
  mixed.does('A', 'equip ancient-brahammer-1', 'ancient-brahammer-2', 'non-genuine-part', 'florence');
  mixed.reads({ A: '-', treasures: 'the-loot, karma-cannon', draw: 'nay, banish' }).waits('A main');
});

test('B-RULE-133 Hand, Action and Enchantment on a Hero are labels: no weapon deals more there', () => {
  const onEach = (hero: string): number[] => {
    const g = situation(`
      A: -
      A ${hero}: ; rusty-spork, wand-of-almost, chicken-drumstick
      B: -
      draw: nay, nay
    `);
    return ['rusty-spork', 'wand-of-almost', 'chicken-drumstick'].map((weapon) => g.damage(weapon).total);
  };
  expect([onEach('gary-two-coats'), onEach('dj-firebrawl'), onEach('professor-hexwell')]).toEqual([
    [1, 2, 1],
    [1, 2, 1],
    [1, 2, 1],
  ]);
});

test('B-RULE-134 a weapon used on one foe is gone for the next', () => {
  const g = situation(`
    A: -
    A florence: ; ancient-brahammer(1 2 3), bog-blade
    foes: smorc-trooper, neckbeard-the-pure
    B: -
    treasures: the-loot
    cathulhu: -
  `);
  const hammer = g.weapon('ancient-brahammer');
  fight(g, hammer).does('A', 'declare-combat').waits('A fight');
  g.refuses('A', { type: 'fight', weapons: [hammer] }, 'not-yours', 'You can only use your own weapons.');
});

test('B-RULE-135 more weapons than needed may be used, and all of them are discarded', () => {
  const g = situation(`
    A: -
    A florence: ; bog-blade, boss-tooth
    A brad-the-well-endowed: ; chicken-drumstick, useless-stick
    foes: smorc-trooper
    B: -
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  fight(g, g.weapon('chicken-drumstick'), g.weapon('boss-tooth'), g.weapon('bog-blade'));
  g.becomes({
    A: 'the-loot',
    'A florence': ';',
    'A brad-the-well-endowed': '; useless-stick',
    foes: '-',
    monsters: 'smorc-trooper',
    treasures: 'the-loot',
    discard: 'bog-blade, boss-tooth, chicken-drumstick',
  }).waits('A main');
});

test('B-RULE-136 damage to spare does not carry over to the next foe', () => {
  const g = situation(`
    A: -
    A florence: ; ancient-brahammer(1 2 3), bog-blade
    foes: smorc-trooper, gelatinous-dave
    B: -
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  fight(g, g.weapon('ancient-brahammer')).does('A', 'declare-combat');
  expect(g.view('A').foes.map((foe) => foe.stat.total)).toEqual([3]);
  g.refuses('A', { type: 'fight', weapons: [g.weapon('bog-blade')] }, 'weak', 'That is 2 of the 3 damage needed.');
});

test('B-RULE-137 both Heroes join in, and each weapon deals the damage of its own Hero', () => {
  const g = situation(`
    A: -
    A florence: ; wand-of-almost, chicken-drumstick
    A brad-the-well-endowed: ; wand-of-almost, chicken-drumstick
    foes: crossfit-centaur
    B: -
    draw: nay, nay
    treasures: the-loot, the-loot, the-loot
    cathulhu: -
  `);
  // Florence: Magic 2 + 1, Melee 1. Brad: Magic 2, Melee 1 + 1.
  fight(g, 1, 2, 4);
  expect(g.told('combat-won').map((e) => [e.total, e.weapons.map((w) => w.damage.total)])).toEqual([[6, [3, 1, 2]]]);
  g.reads({ 'A brad-the-well-endowed': '; wand-of-almost' });
});

test('B-RULE-138 what happens on equipping does not ask for purity; Pure Assembly does', () => {
  const g = situation(`
    A: panic-whistle, skull-cracker-1, non-genuine-part, gym-membership-1, gym-membership-2, non-genuine-part
    B: -
    draw: nay, banish, bog-blade
  `);
  g.does('A', 'equip panic-whistle', 'florence');
  g.reads({ A: 'skull-cracker-1, non-genuine-part, gym-membership-1, gym-membership-2, non-genuine-part, nay' });
  g.does('A', 'equip gym-membership-1', 'gym-membership-2', 'non-genuine-part', 'florence');
  g.reads({ A: 'skull-cracker-1, non-genuine-part, nay', draw: 'banish, bog-blade' }).waits('A main');
  expect(g.told('pure-assembly')).toEqual([]);
});

test('B-RULE-139 a weapon becomes pure once: a genuine part is never taken out again', () => {
  const g = situation(`
    A: wooden-spoon-of-doom-2, wooden-spoon-of-doom-2, non-genuine-part
    A florence: ; wooden-spoon-of-doom(1 n)
    B: -
    draw: nay, banish
  `);
  const weapon = g.weapon('wooden-spoon-of-doom');
  g.does('A', 'swap wooden-spoon-of-doom-2', 'wooden-spoon-of-doom');
  g.reads({ A: 'wooden-spoon-of-doom-2, non-genuine-part, non-genuine-part, nay' });
  const words = 'That weapon has no Non-Genuine Part.';
  g.refuses('A', { type: 'swap-part', part: g.card('A', 'wooden-spoon-of-doom-2'), weapon }, 'swap-none', words);
  g.refuses('A', { type: 'swap-part', part: g.card('A', 'non-genuine-part'), weapon }, 'swap-none', words);
  expect(g.told('pure-assembly').map((e) => e.family)).toEqual(['wooden-spoon-of-doom']);
});

test('B-RULE-140 cards in the Litterbox do not count for the hand limit', () => {
  const g = situation(`
    A: nay, banish, bog-blade, useless-stick, boss-tooth, bin-day, go-fish
    A litterbox: the-loot, karma-cannon
    B: -
  `);
  g.does('A', 'end-turn').waits('B main');
  g.reads({ A: 'nay, banish, bog-blade, useless-stick, boss-tooth, bin-day, go-fish' });
});

test('B-RULE-141 a card out of the Litterbox does not take the place of the compulsory draw', () => {
  const g = situation(`
    A: -
    B: nay
    B litterbox: banish
    draw: bog-blade, boss-tooth
  `);
  g.does('A', 'end-turn').waits('B main');
  g.becomes({ turn: 'B', B: 'nay, banish, bog-blade', 'B litterbox': '-', draw: 'boss-tooth' });
});

test('B-RULE-142 who holds the card that Go Fish names has to show it', () => {
  const g = situation(`
    A: go-fish
    B: nay, banish
  `);
  g.does('A', 'play go-fish', 'B', 'banish').pass('B').offersNot('B', 'none').offersNot('B', 'nay');
  g.refuses('B', { type: 'choose', picks: [{ pick: 'none' }], claims: [] }, 'choice');
  const lie = { card: g.card('B', 'nay').card, face: 'banish' };
  g.refuses('B', { type: 'choose', picks: [{ pick: 'card', card: lie.card }], claims: [lie] }, 'no-card');
  g.does('B', 'banish').becomes({ A: 'banish', B: 'nay', discard: 'go-fish' }).waits('A main');
});

test('B-RULE-143 who steals by Pure Assembly or by a flip chooses among the surviving opponents with cards', () => {
  const pure = situation(`
    A: tax-axe-1, tax-axe-2
    B: -
    C: nay
    D: banish
    E: -
    E out: yes
  `);
  pure.does('A', 'equip tax-axe-1', 'tax-axe-2', 'florence').waits('A choose-opponent');
  expect(pure.offered('A')).toEqual(['C', 'D', 'concede']);
  pure.shuffles('hand:3').does('A', 'D').waits('A main').reads({ A: 'banish', C: 'nay', D: '-' });
  const flip = situation(`
    A: mood-swing, bog-blade
    B: -
    B wandrew-the-extra: light-fingers-;
    C: -
    D: banish
  `);
  flip.does('A', 'play mood-swing', 'light-fingers').pass('D').waits('B choose-opponent');
  expect(flip.offered('B')).toEqual(['D', 'A', 'concede']);
});

test('B-RULE-144 no second deal: a hand without a weapon stays, and Kevin may lie on top of the Draw pile', () => {
  const actions = ['go-fish', 'go-fish', 'bin-day', 'bin-day', 'its-go-time', 'its-go-time'];
  const cards = [
    ...actions,
    'hold-my-mead',
    'hold-my-mead',
    'spring-clean',
    'spring-clean',
    'mood-swing',
    'mood-swing',
  ];
  const g = newGame({ players: 2 }, [
    ['heroes', ['florence', 'brad-the-well-endowed', 'deadlift-deirdre', 'wandrew-the-extra', 'handyman-andy']],
    ['traits', ['magus', 'bruiser']],
    ['deck', cards],
    ['deck', ['kevin']],
  ]);
  g.throughSetup().waits('A main');
  g.reads({ A: 'banish, go-fish, bin-day, its-go-time, hold-my-mead, spring-clean, mood-swing', foes: 'kevin' });
});

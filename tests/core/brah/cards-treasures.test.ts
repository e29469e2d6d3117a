// Kevin's Treasures that win, fight, double or save: each does what its card says and is refused when it may not.
import { expect, test } from 'vitest';
import type { Action } from '../../../src/core/brah/actions.ts';
import { cardOf } from '../../../src/core/brah/cards/catalog.ts';
import type { Scenario, SeatName } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

function play(g: Scenario, face: string, seat: SeatName = 'A'): Action {
  return { type: 'play-treasure', card: g.card(seat, face) };
}

function spend(g: Scenario, ...faces: readonly string[]): Action {
  return { type: 'spend-loot', cards: g.cards('A', ...faces) };
}

/** A beats Kevin, the only foe, with these weapons; he goes back into the Draw pile. */
function beatKevin(g: Scenario, ...weapons: readonly number[]): Scenario {
  g.does('A', 'declare-combat').allPass().shuffles('draw').acts('A', { type: 'fight', weapons });
  expect(g.view('table').turn.kevinDefeated).toBe(true);
  return g;
}

test('the-loot: one for a card, two for a Treasure; three or none are no price', () => {
  const g = situation(`
    A: the-loot, the-loot, the-loot, nay
    B: the-loot
    draw: bog-blade, boss-tooth
    treasures: karma-cannon, vip-lanyard
    cathulhu: -
  `);
  expect(cardOf('the-loot').copies).toBe(6);
  g.refuses('A', spend(g, 'the-loot', 'the-loot', 'the-loot'), 'loot-count', 'Spend 1, 2 or 4 Loot.');
  g.refuses('A', { type: 'spend-loot', cards: [] }, 'loot-count');
  g.refuses('A', spend(g, 'the-loot', 'nay'), 'loot-count');
  g.refuses('A', play(g, 'the-loot'), 'not-now');
  expect(g.offered('A').filter((name) => name.startsWith('loot'))).toEqual(['loot 1', 'loot 2']);
  g.acts('A', spend(g, 'the-loot', 'the-loot'));
  g.becomes({ A: 'the-loot, nay, karma-cannon', treasures: 'vip-lanyard', discard: 'the-loot, the-loot' });
  g.does('A', 'loot 1');
  g.becomes({ A: 'nay, karma-cannon, bog-blade', draw: 'boss-tooth', discard: 'the-loot, the-loot, the-loot' });
  g.waits('A main');
});

test('the-loot: four win the game at once', () => {
  const g = situation(`
    A: the-loot, the-loot, the-loot, the-loot, nay
    B: nay
  `);
  g.does('A', 'loot 4').waits('over A loot');
  g.reads({ A: 'nay', discard: 'the-loot, the-loot, the-loot, the-loot' });
});

test('the-loot: nothing is bought where nothing can be drawn', () => {
  const g = situation(`
    A: the-loot, the-loot
    B: -
    draw: kevin
    treasures: karma-cannon
    cathulhu: -
  `);
  g.refuses('A', spend(g, 'the-loot'), 'no-effect', /: nothing can be drawn from the Draw pile\.$/);
  g.acts('A', spend(g, 'the-loot', 'the-loot')).reads({ A: 'karma-cannon', treasures: '-' });
  const none = situation(`
    A: the-loot, the-loot
    B: -
    draw: kevin
    treasures: -
    cathulhu: -
  `);
  none.refuses('A', spend(none, 'the-loot', 'the-loot'), 'no-effect', /: there is no Treasure left to draw\.$/);
});

test('cursed-shank: a Melee weapon of 3; three of them used on Kevin win at once, before any Treasure', () => {
  const g = situation(`
    A: -
    A florence: ; skull-cracker(1 2)
    A brad-the-well-endowed: ; cursed-shank, cursed-shank, cursed-shank
    foes: kevin
    idols: 4
    B: -
    draw: nay, nay
    treasures: the-loot
    cathulhu: -
  `);
  expect(cardOf('cursed-shank').copies).toBe(6);
  expect([g.damage('cursed-shank').total, g.damage('skull-cracker').total]).toEqual([4, 4]);
  const shanks = [0, 1, 2].map((nth) => g.weapon('cursed-shank', nth));
  g.does('A', 'declare-combat');
  g.refuses('A', { type: 'fight', weapons: shanks }, 'weak', 'That is 12 of the 14 damage needed.');
  g.acts('A', { type: 'fight', weapons: [...shanks, g.weapon('skull-cracker')] });
  g.waits('over A cursed-shanks').reads({ A: '-', treasures: 'the-loot' });
});

test('cursed-shank: two on Kevin or three on another foe win nothing; from hand it is equipped, not played', () => {
  const two = situation(`
    A: cursed-shank
    A florence: ; cursed-shank
    A brad-the-well-endowed: ; cursed-shank
    foes: kevin
    B: -
    draw: nay, nay
    treasures: -
    cathulhu: -
  `);
  const use = 'Equip this card as a weapon.';
  two.refuses('A', play(two, 'cursed-shank'), 'use-equip', use);
  expect(two.damage('cursed-shank').total).toBe(3);
  beatKevin(two, two.weapon('cursed-shank', 0), two.weapon('cursed-shank', 1));
  two.waits('A replacement-draw').does('A', 'no').does('A', 'no').waits('A main');
  const dragon = situation(`
    A: -
    A brad-the-well-endowed: ; cursed-shank, cursed-shank, cursed-shank
    foes: beige-dragon
    B: -
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  const weapons = [0, 1, 2].map((nth) => dragon.weapon('cursed-shank', nth));
  dragon.does('A', 'declare-combat').acts('A', { type: 'fight', weapons }).waits('A main');
});

test('brah-humbug: wins after a victory over Kevin this turn with an Ancient Brahammer among the weapons', () => {
  const g = situation(`
    A: brah-humbug
    A florence: ; ancient-brahammer(1 n n)
    foes: kevin
    B: -
    draw: nay, nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  expect(cardOf('brah-humbug').copies).toBe(1);
  const early = "You have not met this card's condition: defeat Kevin this turn first.";
  g.refuses('A', play(g, 'brah-humbug'), 'not-won', early);
  beatKevin(g, g.weapon('ancient-brahammer')).does('A', 'play brah-humbug').waits('over A brah-humbug');
});

test('brah-humbug: a Brahammer that was not used on Kevin does not count', () => {
  const g = situation(`
    A: brah-humbug
    A florence: ; ancient-brahammer(1 n n), courtneys-boomstick(1 n n)
    foes: kevin
    B: -
    draw: nay, nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  beatKevin(g, g.weapon('courtneys-boomstick'));
  g.refuses('A', play(g, 'brah-humbug'), 'not-won', 'an Ancient Brahammer must be among the weapons used on Kevin');
  g.offersNot('A', 'play brah-humbug');
});

test('the-chosen-brah: wins with four positive Traits after a victory over Kevin this turn, not with three', () => {
  const g = situation(`
    A: the-chosen-brah, mood-swing
    A florence: hyped+ haggler+; ancient-brahammer(1 2 3)
    A brad-the-well-endowed: icon- handy+;
    B: -
    B wandrew-the-extra: magus+;
    foes: kevin
    draw: nay, nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  expect(cardOf('the-chosen-brah').copies).toBe(1);
  g.refuses('A', play(g, 'the-chosen-brah'), 'not-won', 'defeat Kevin this turn first');
  beatKevin(g, g.weapon('ancient-brahammer'));
  g.refuses('A', play(g, 'the-chosen-brah'), 'not-won', '4 positive Traits, you have 3');
  g.does('A', 'play mood-swing', 'icon', 'done').does('A', 'play the-chosen-brah').waits('over A chosen-brah');
});

test('the-cursed-brah: wins with four negative Traits after a victory over Kevin this turn, not with three', () => {
  const g = situation(`
    A: the-cursed-brah, mood-swing
    A florence: hyped- haggler-; ancient-brahammer(1 2 3)
    A brad-the-well-endowed: icon+ handy-;
    B: -
    B wandrew-the-extra: magus-;
    foes: kevin
    draw: nay, nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  expect(cardOf('the-cursed-brah').copies).toBe(1);
  g.refuses('A', play(g, 'the-cursed-brah'), 'not-won', 'defeat Kevin this turn first');
  beatKevin(g, g.weapon('ancient-brahammer'));
  g.refuses('A', play(g, 'the-cursed-brah'), 'not-won', '4 negative Traits, you have 3');
  g.does('A', 'play mood-swing', 'icon', 'done').does('A', 'play the-cursed-brah').waits('over A cursed-brah');
});

test('armed-to-the-teeth: wins with five weapons still in play after a victory over Kevin this turn, not with four', () => {
  const g = situation(`
    A: armed-to-the-teeth, useless-stick
    A florence: ; bog-blade, rusty-spork, ancient-brahammer(1 2 3)
    A brad-the-well-endowed: ; stale-baguette, chicken-drumstick
    B: -
    B wandrew-the-extra: ; wand-of-almost
    foes: kevin
    draw: nay, nay
    treasures: the-loot, the-loot
    cathulhu: -
  `);
  expect(cardOf('armed-to-the-teeth').copies).toBe(1);
  g.refuses('A', play(g, 'armed-to-the-teeth'), 'not-won', 'defeat Kevin this turn first');
  beatKevin(g, g.weapon('ancient-brahammer'));
  g.refuses('A', play(g, 'armed-to-the-teeth'), 'not-won', '5 weapons in play, you have 4');
  g.does('A', 'equip useless-stick', 'florence').does('A', 'play armed-to-the-teeth').waits('over A armed');
});

test("bouncers-clipboard: banishes a foe in anybody's turn and goes to the Discard pile; it is never just played", () => {
  const g = situation(`
    A: -
    foes: kevin
    B: bouncers-clipboard, nay
    draw: bog-blade, boss-tooth
    treasures: the-loot
  `);
  expect(cardOf('bouncers-clipboard').copies).toBe(1);
  g.does('A', 'declare-combat').waits('B banish-window').shuffles('draw').does('B', 'banish bouncers-clipboard');
  g.becomes({ B: 'nay', foes: '-', draw: 'bog-blade, boss-tooth, kevin', discard: 'bouncers-clipboard' });
  g.waits('A main');
  const own = situation(`
    A: bouncers-clipboard
    B: -
  `);
  own.refuses('A', play(own, 'bouncers-clipboard'), 'not-now');
});

test('absolute-unit: one own weapon deals 5 more this turn, no Bog Blade', () => {
  const g = situation(`
    A: absolute-unit, nay
    A florence: ; bog-blade, rusty-spork
    A brad-the-well-endowed: ; chicken-drumstick
    B: -
    B wandrew-the-extra: ; stale-baguette
    draw: nay, nay
  `);
  expect(cardOf('absolute-unit').copies).toBe(2);
  g.does('A', 'play absolute-unit').waits('A choose-buff');
  expect(g.offered('A').filter((name) => !/weapon|'s /.test(name))).toEqual([
    'rusty-spork',
    'chicken-drumstick',
    'concede',
  ]);
  g.does('A', 'chicken-drumstick');
  g.becomes({ A: 'nay', discard: 'absolute-unit' }).waits('A main');
  expect([g.damage('chicken-drumstick').total, g.damage('rusty-spork').total]).toEqual([7, 1]);
  g.does('A', 'end-turn').waits('B main');
  expect(g.damage('chicken-drumstick').total).toBe(2);
});

test('absolute-unit, double-espresso-of-destiny: refused without a weapon that can be buffed', () => {
  const g = situation(`
    A: absolute-unit, double-espresso-of-destiny
    A florence: ; bog-blade, useless-stick
    B: -
    B wandrew-the-extra: ; chicken-drumstick
  `);
  g.refuses('A', play(g, 'absolute-unit'), 'no-effect', /: you have no weapon that can be buffed\.$/);
  g.refuses('A', play(g, 'double-espresso-of-destiny'), 'no-effect', /: you have no weapon that can be buffed\.$/);
});

test('double-espresso-of-destiny: one own weapon deals double this turn, after all that is added', () => {
  const g = situation(`
    A: absolute-unit, double-espresso-of-destiny
    A florence: ; rusty-spork, bog-blade
    A brad-the-well-endowed: ; skull-cracker(1 n)
    B: -
    draw: nay, nay
  `);
  expect(cardOf('double-espresso-of-destiny').copies).toBe(1);
  expect(g.damage('skull-cracker').total).toBe(4);
  g.does('A', 'play double-espresso-of-destiny').waits('A choose-buff').offersNot('A', 'bog-blade');
  g.does('A', 'skull-cracker').waits('A main');
  expect([g.damage('skull-cracker').total, g.damage('rusty-spork').total]).toEqual([8, 1]);
  g.does('A', 'play absolute-unit').does('A', 'skull-cracker');
  expect(g.damage('skull-cracker').total).toBe(18);
  g.does('A', 'end-turn').waits('B main');
  expect(g.damage('skull-cracker').total).toBe(4);
});

test('lifetime-warranty: instead of elimination the foe goes into the Draw pile and the turn goes on', () => {
  const g = situation(`
    A: lifetime-warranty, nay
    foes: kevin, smorc-trooper
    B: bog-blade
    draw: useless-stick, boss-tooth
  `);
  expect(cardOf('lifetime-warranty').copies).toBe(1);
  g.refuses('A', play(g, 'lifetime-warranty'), 'not-now');
  g.does('A', 'declare-combat').pass('B').does('A', 'accept-defeat').waits('A rescue');
  g.refuses('A', { type: 'play-rescue', card: g.card('A', 'nay') }, 'not-rescue', 'That card cannot save you.');
  g.shuffles('draw', ['useless-stick', 'kevin']).does('A', 'rescue lifetime-warranty');
  g.becomes({
    A: 'nay',
    foes: 'smorc-trooper',
    draw: 'useless-stick, kevin, boss-tooth',
    discard: 'lifetime-warranty',
  }).waits('A main');
  expect(g.view('A').turn.kevinDefeated).toBe(false);
});

test('lifetime-warranty: it need not be shown', () => {
  const g = situation(`
    A: lifetime-warranty
    foes: smorc-trooper
    B: -
    C: -
    draw: useless-stick, boss-tooth, rusty-spork
  `);
  g.does('A', 'declare-combat').does('A', 'accept-defeat').shuffles('draw').does('A', 'pass').waits('B main');
  g.reads({ 'A out': 'yes', discard: 'lifetime-warranty' });
});

test('sword-of-a-thousand-excuses: a weapon of 5 that is Melee and Magic, equipped like any other', () => {
  const g = situation(`
    A: sword-of-a-thousand-excuses
    A ambi-dexter: ; -
    B: -
    B wandrew-the-extra: ; -
  `);
  expect(cardOf('sword-of-a-thousand-excuses').copies).toBe(1);
  g.refuses('A', play(g, 'sword-of-a-thousand-excuses'), 'use-equip');
  g.does('A', 'equip sword-of-a-thousand-excuses', 'ambi-dexter');
  g.becomes({ A: '-', 'A ambi-dexter': '; sword-of-a-thousand-excuses' }).waits('A main');
  // Printed 5, Dexter's +1 Melee and +1 Magic.
  expect(g.damage('sword-of-a-thousand-excuses').total).toBe(7);
  const steve = situation(`
    A: -
    A handyman-andy: ; sword-of-a-thousand-excuses
    foes: spellproof-steve
    B: -
  `);
  expect(steve.damage('sword-of-a-thousand-excuses').total).toBe(5);
  steve.does('A', 'declare-combat').offersNot('A', 'sword-of-a-thousand-excuses');
});

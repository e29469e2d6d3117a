// Proves the Traits that change numbers, both sides: by how much, for whose weapons, hand, foes and trades, and for whom not.
import { expect, test } from 'vitest';
import { damages, foes, handLimits, printed, slots } from '../../scenario/numbers.ts';
import { situation } from '../../scenario/scenario.ts';

test('magus: MAGUS gives 1 to Magic weapons of this Hero, not to others, the other Hero or another player', () => {
  expect(printed('magus')).toBe('MAGUS, WITLESS on the back; 2 in the box');
  const g = situation(`
    draw: nay
    A gary-two-coats: magus+; wand-of-almost, flaming-hockey-stick(1 2), foam-finger-of-fury
    A nan-keeper-of-leftovers: ; wand-of-almost
    B handyman-andy: ; staff-only
  `);
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'wand-of-almost 3, flaming-hockey-stick 5, foam-finger-of-fury 2',
    'A nan-keeper-of-leftovers': 'wand-of-almost 2',
    'B handyman-andy': 'staff-only 3',
  });
});

test('magus: WITLESS lets no Magic bonus count on this Hero, whatever its source; Melee and classless ones do', () => {
  const g = situation(`
    draw: nay
    A: hold-my-mead
    world: boon-of-brains | boon-of-brawn
    A ambi-dexter: magus-; wand-of-almost, flaming-hockey-stick(1 2)
    A wandrew-the-extra: ; wand-of-almost
    B florence: all-rounder+ magus-; staff-only
    B gary-two-coats: ;
  `);
  expect(damages(g)).toEqual({
    // Dexter's and the Boon's Magic bonus are barred, his Melee and the Boon of Brawn count.
    'A ambi-dexter': 'wand-of-almost 2, flaming-hockey-stick 6',
    'A wandrew-the-extra': 'wand-of-almost 5',
    'B florence': 'staff-only 4',
  });
  g.does('A', 'play hold-my-mead');
  expect(damages(g)['A ambi-dexter']).toBe('wand-of-almost 3, flaming-hockey-stick 7');
});

test('bruiser: BRUISER gives 1 to Melee weapons of this Hero, not to others, the other Hero or another player', () => {
  expect(printed('bruiser')).toBe('BRUISER, NOODLE ARMS on the back; 2 in the box');
  const g = situation(`
    draw: nay
    A gary-two-coats: bruiser+; chicken-drumstick, flaming-hockey-stick(1 2), wand-of-almost
    A nan-keeper-of-leftovers: ; chicken-drumstick
    B handyman-andy: ; chicken-drumstick
  `);
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'chicken-drumstick 2, flaming-hockey-stick 5, wand-of-almost 2',
    'A nan-keeper-of-leftovers': 'chicken-drumstick 1',
    'B handyman-andy': 'chicken-drumstick 1',
  });
});

test('bruiser: NOODLE ARMS lets no Melee bonus count on this Hero; Magic and classless ones do, the other Hero keeps his', () => {
  const g = situation(`
    draw: nay
    world: boon-of-brains | boon-of-brawn
    A ambi-dexter: bruiser- all-rounder+; chicken-drumstick, flaming-hockey-stick(1 2)
    A brad-the-well-endowed: ; chicken-drumstick
    B deadlift-deirdre: ; chicken-drumstick
    B gary-two-coats: ;
  `);
  expect(damages(g)).toEqual({
    // 1 + 1 classless; 4 + Dexter's and the Boon's Magic + 1 classless.
    'A ambi-dexter': 'chicken-drumstick 2, flaming-hockey-stick 7',
    'A brad-the-well-endowed': 'chicken-drumstick 3',
    'B deadlift-deirdre': 'chicken-drumstick 4',
  });
});

test('icon: ICON gives 2 to Legendary weapons of this Hero, HAS-BEEN takes 2, others are not touched', () => {
  expect(printed('icon')).toBe('ICON, HAS-BEEN on the back; 2 in the box');
  const g = situation(`
    draw: nay
    A gary-two-coats: icon+; ancient-brahammer(1 2 3), wand-of-almost
    A nan-keeper-of-leftovers: ; thunder-flip-flop(1 2)
    B handyman-andy: ; ancient-brahammer(1 2 3)
  `);
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'ancient-brahammer 11, wand-of-almost 2',
    'A nan-keeper-of-leftovers': 'thunder-flip-flop 6',
    'B handyman-andy': 'ancient-brahammer 9',
  });
  const back = situation(`
    draw: nay
    A gary-two-coats: icon-; ancient-brahammer(1 2 3), wand-of-almost
    A nan-keeper-of-leftovers: ; thunder-flip-flop(1 2)
    B handyman-andy: ; ancient-brahammer(1 2 3)
  `);
  expect(damages(back)).toEqual({
    'A gary-two-coats': 'ancient-brahammer 7, wand-of-almost 2',
    'A nan-keeper-of-leftovers': 'thunder-flip-flop 6',
    'B handyman-andy': 'ancient-brahammer 9',
  });
});

test('handy: HANDY gives 1 to Utility weapons of this Hero, BUTTERFINGERS none; others are not touched', () => {
  expect(printed('handy')).toBe('HANDY, BUTTERFINGERS on the back; 2 in the box');
  const g = situation(`
    draw: nay
    A gary-two-coats: handy+; cardboard-shield, panic-whistle, foam-finger-of-fury
    A nan-keeper-of-leftovers: ; panic-whistle
    B bodge-roberts: handy-; cardboard-shield
  `);
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'cardboard-shield 2, panic-whistle 1, foam-finger-of-fury 2',
    'A nan-keeper-of-leftovers': 'panic-whistle 0',
    'B bodge-roberts': 'cardboard-shield 1',
  });
});

test('proudly-basic: 1 more for Basic weapons of this Hero, 1 less when PAINFULLY BASIC; one that cannot be buffed only loses', () => {
  expect(printed('proudly-basic')).toBe('PROUDLY BASIC, PAINFULLY BASIC on the back; 2 in the box');
  const g = situation(`
    draw: nay
    A gary-two-coats: proudly-basic+; rusty-spork, bog-blade, foam-finger-of-fury
    A nan-keeper-of-leftovers: ; stale-baguette
    B bodge-roberts: proudly-basic-; stale-baguette, useless-stick, foam-finger-of-fury
    B handyman-andy: ; rusty-spork
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
  `);
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'rusty-spork 2, bog-blade 2, foam-finger-of-fury 2',
    'A nan-keeper-of-leftovers': 'stale-baguette 2',
    'B bodge-roberts': 'stale-baguette 1, useless-stick 0, foam-finger-of-fury 2',
    'B handyman-andy': 'rusty-spork 1',
  });
});

test('all-rounder: 1 more for every weapon of this Hero, 1 less when NO-ROUNDER; one that cannot be buffed only loses', () => {
  expect(printed('all-rounder')).toBe('ALL-ROUNDER, NO-ROUNDER on the back; 2 in the box');
  const g = situation(`
    draw: nay
    A gary-two-coats: all-rounder+; cardboard-shield, bog-blade, wand-of-almost
    A nan-keeper-of-leftovers: ; wand-of-almost
    B bodge-roberts: all-rounder-; foam-finger-of-fury, bog-blade, panic-whistle
    B handyman-andy: ; foam-finger-of-fury
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
  `);
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'cardboard-shield 2, bog-blade 2, wand-of-almost 3',
    'A nan-keeper-of-leftovers': 'wand-of-almost 2',
    'B bodge-roberts': 'foam-finger-of-fury 1, bog-blade 1, panic-whistle 0',
    'B handyman-andy': 'foam-finger-of-fury 2',
  });
});

test('deep-pockets: hand size 1 larger for its player alone, 1 smaller when HOLEY POCKETS, judged at the end of the turn', () => {
  expect(printed('deep-pockets')).toBe('DEEP POCKETS, HOLEY POCKETS on the back; 2 in the box');
  const g = situation(`
    draw: rusty-spork
    A: nay, nay, nay, nay, nay, go-fish, go-fish, bin-day
    A florence: deep-pockets+;
    B deadlift-deirdre: deep-pockets-;
    C ambi-dexter: ;
    C gary-two-coats: ;
  `);
  expect(handLimits(g)).toEqual([8, 6, 7]);
  g.does('A', 'end-turn').waits('B main');
  const one = situation(`
    draw: rusty-spork
    A: nay, nay, nay, nay, nay, go-fish, go-fish
    A florence: deep-pockets-;
  `);
  one.does('A', 'end-turn').waits('A discard-to-limit');
});

test('hoarder: hand size 2 larger for its player alone, 2 smaller when MINIMALIST', () => {
  expect(printed('hoarder')).toBe('HOARDER, MINIMALIST on the back; 2 in the box');
  const g = situation(`
    draw: rusty-spork
    A: nay, nay, nay, nay, nay, go-fish
    A florence: hoarder-;
    B deadlift-deirdre: hoarder+;
    C handyman-andy: ;
    C bodge-roberts: ;
  `);
  expect(handLimits(g)).toEqual([5, 9, 7]);
  g.does('A', 'end-turn').waits('A discard-to-limit');
  g.does('A', 'go-fish').reads({ A: 'nay, nay, nay, nay, nay', discard: 'go-fish' });
});

test('monster-whisperer: Monsters this player faces have 1 less, 1 more when MONSTER MAGNET; not below 1, not Kevin, nobody else', () => {
  expect(printed('monster-whisperer')).toBe('MONSTER WHISPERER, MONSTER MAGNET on the back; 2 in the box');
  const faced = 'foes: neckbeard-the-pure, unpaid-intern, kevin';
  const less = situation(`${faced}
    A florence: monster-whisperer+;`);
  expect(foes(less)).toEqual([
    'neckbeard-the-pure: stat 3, bribe 3, reward 1',
    'unpaid-intern: stat 1, bribe 1, reward 0',
    'kevin: stat 6, bribe -, reward 2',
  ]);
  const more = situation(`${faced}
    A florence: monster-whisperer-;`);
  expect(foes(more)).toEqual([
    'neckbeard-the-pure: stat 5, bribe 5, reward 1',
    'unpaid-intern: stat 2, bribe 2, reward 0',
    'kevin: stat 6, bribe -, reward 2',
  ]);
  const others = situation(`${faced}
    B deadlift-deirdre: monster-whisperer+;
    C ambi-dexter: monster-whisperer-;`);
  expect(foes(others)).toEqual([
    'neckbeard-the-pure: stat 4, bribe 4, reward 1',
    'unpaid-intern: stat 1, bribe 1, reward 0',
    'kevin: stat 6, bribe -, reward 2',
  ]);
});

test('monster-whisperer: the smaller stat decides the fight, the larger one when it is turned over', () => {
  const g = situation(`
    draw: nay
    foes: neckbeard-the-pure
    A florence: monster-whisperer+; skull-cracker(1 n)
    treasures: absolute-unit
    cathulhu: -
  `);
  g.does('A', 'declare-combat').does('A', 'skull-cracker').waits('A main');
  const not = situation(`
    draw: nay
    foes: neckbeard-the-pure
    A florence: monster-whisperer-; skull-cracker(1 2)
  `);
  not.does('A', 'declare-combat');
  not.refuses('A', { type: 'fight', weapons: [not.weapon('skull-cracker')] }, 'weak', 'That is 4 of the 5 damage');
});

test('kevins-mate: Kevin has 2 less while this player faces him, 2 more for the CHEW TOY; Monsters and other players as ever', () => {
  expect(printed('kevins-mate')).toBe("KEVIN'S MATE, KEVIN'S CHEW TOY on the back; 2 in the box");
  const faced = 'foes: kevin, neckbeard-the-pure, brenda-from-accounts';
  const bosses = { extraBosses: ['brenda-from-accounts' as const] };
  const mate = situation(
    `${faced}
    A florence: kevins-mate+;`,
    bosses,
  );
  expect(foes(mate).map((foe) => foe.split(',')[0])).toEqual([
    'kevin: stat 4',
    'neckbeard-the-pure: stat 4',
    'brenda-from-accounts: stat 7',
  ]);
  const toy = situation(
    `${faced}
    A florence: kevins-mate-;`,
    bosses,
  );
  expect(foes(toy).map((foe) => foe.split(',')[0])).toEqual([
    'kevin: stat 8',
    'neckbeard-the-pure: stat 4',
    'brenda-from-accounts: stat 7',
  ]);
  const others = situation(
    `${faced}
    B deadlift-deirdre: kevins-mate+;`,
    bosses,
  );
  expect(foes(others)[0]).toBe('kevin: stat 6, bribe -, reward 2');
});

test('extra-arm: this Hero has 1 slot more, 1 fewer with ARM IN A SLING; the other Hero and other players as printed', () => {
  expect(printed('extra-arm')).toBe('EXTRA ARM, ARM IN A SLING on the back; 2 in the box');
  const g = situation(`
    draw: nay
    A: bog-blade, useless-stick, useless-stick
    A florence: extra-arm+; chicken-drumstick, chicken-drumstick, chicken-drumstick
    B deadlift-deirdre: extra-arm-;
  `);
  expect(slots(g)).toEqual({
    'A florence': 4,
    'A brad-the-well-endowed': 3,
    'B deadlift-deirdre': 1,
    'B wandrew-the-extra': 2,
  });
  g.does('A', 'equip useless-stick', 'florence');
  g.refuses('A', { type: 'equip', cards: g.cards('A', 'bog-blade'), hero: 0, replace: null }, 'full', /^Florence/);
});

test('extra-arm: turned to ARM IN A SLING its owner at once discards weapons over the limit, their choice, in turn or not', () => {
  const g = situation(`
    draw: nay
    A: boss-tooth, boss-tooth
    A brad-the-well-endowed: ;
    A florence: ;
    B gary-two-coats: extra-arm+; bog-blade, useless-stick, chicken-drumstick, wand-of-almost
    B nan-keeper-of-leftovers: ; wand-of-almost, chicken-drumstick
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'extra-arm').waits('B choose-over-slots');
  // 4 weapons, 4 slots become 2.
  const two = [g.weapon('useless-stick'), g.weapon('bog-blade')] as const;
  g.refuses('B', { type: 'choose', picks: [{ pick: 'weapon', weapon: two[0] }], claims: [] }, 'choice', '2 to 2');
  g.does('B', 'useless-stick', 'bog-blade').becomes({
    A: 'boss-tooth',
    'A florence': '; boss-tooth',
    'B gary-two-coats': 'extra-arm-; chicken-drumstick, wand-of-almost',
    discard: 'bog-blade, useless-stick',
  });
  g.waits('A main');
  // Turned up again nobody discards anything.
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'extra-arm');
  g.becomes({
    A: '-',
    'A florence': '; boss-tooth, boss-tooth',
    'B gary-two-coats': 'extra-arm+; chicken-drumstick, wand-of-almost',
  }).waits('A main');
});

test('extra-arm: ARM IN A SLING takes nothing from a Hero whose weapons still fit', () => {
  const g = situation(`
    draw: nay
    A: boss-tooth
    A florence: ;
    B gary-two-coats: extra-arm+; bog-blade, useless-stick
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'extra-arm');
  g.becomes({
    A: '-',
    'A florence': '; boss-tooth',
    'B gary-two-coats': 'extra-arm-; bog-blade, useless-stick',
  }).waits('A main');
});

test('smooth-talker: sending a Monster away costs 1 card fewer, at least 1, and the damage needed stays; BIG MOUTH 1 more', () => {
  expect(printed('smooth-talker')).toBe('SMOOTH TALKER, BIG MOUTH on the back; 2 in the box');
  const g = situation(`
    draw: go-fish
    foes: neckbeard-the-pure, unpaid-intern
    A: nay, bin-day, mood-swing, bog-blade
    A florence: smooth-talker+;
  `);
  expect(foes(g)).toEqual([
    'neckbeard-the-pure: stat 4, bribe 3, reward 1',
    'unpaid-intern: stat 1, bribe 1, reward 0',
  ]);
  g.refuses('A', { type: 'bribe', cards: g.cards('A', 'nay', 'bin-day') }, 'bribe-count', /costs exactly 3 cards/);
  g.shuffles('draw').does('A', 'bribe', 'nay', 'bin-day', 'mood-swing');
  g.becomes({
    A: 'bog-blade',
    foes: 'unpaid-intern',
    discard: 'mood-swing, bin-day, nay',
    draw: 'go-fish, neckbeard-the-pure',
  }).waits('A main');
  const loud = situation(`
    foes: neckbeard-the-pure, kevin
    A florence: smooth-talker-;`);
  expect(foes(loud)).toEqual(['neckbeard-the-pure: stat 4, bribe 5, reward 1', 'kevin: stat 6, bribe -, reward 2']);
  const others = situation(`
    foes: neckbeard-the-pure
    B deadlift-deirdre: smooth-talker-;
    C ambi-dexter: smooth-talker+;`);
  expect(foes(others)).toEqual(['neckbeard-the-pure: stat 4, bribe 4, reward 1']);
});

test('haggler: one trade more for its player; BARRED allows none, whatever else adds; others trade as ever', () => {
  expect(printed('haggler')).toBe('HAGGLER, BARRED on the back; 2 in the box');
  const g = situation(`
    draw: rusty-spork, rusty-spork
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
    A: bin-day, bin-day, go-fish
    A florence: haggler+;
    B: skip-diving
    B deadlift-deirdre: haggler-;
    B bazza-of-the-bazaar: ;
    C: skip-diving
  `);
  expect(g.view('A').turn.trades.total).toBe(2);
  g.does('A', 'trade bin-day', 'bazaar 3').does('A', 'trade bin-day', 'bazaar 4');
  g.refuses('A', { type: 'trade', give: g.card('A', 'go-fish'), index: 0 }, 'traded');
  g.does('A', 'end-turn').waits('B main');
  expect(g.view('B').turn.trades.total).toBe(0);
  g.refuses(
    'B',
    { type: 'trade', give: g.card('B', 'skip-diving'), index: 0 },
    'no-trade',
    'BARRED stops you from trading.',
  );
  g.does('B', 'end-turn').waits('C main');
  expect(g.view('C').turn.trades.total).toBe(1);
});

test('gold-nose: one Treasure more for a Boss, Kevin too, one fewer when BLOCKED NOSE; Monsters and other players as ever', () => {
  expect(printed('gold-nose')).toBe('GOLD NOSE, BLOCKED NOSE on the back; 2 in the box');
  const table = (side: string) => `
    draw: nay
    foes: kevin, smorc-trooper
    A florence: gold-nose${side}; gym-membership(1 2 3)
    treasures: the-loot, absolute-unit, the-loot, absolute-unit
    cathulhu: -
  `;
  const g = situation(table('+'));
  expect(foes(g)).toEqual(['kevin: stat 6, bribe -, reward 3', 'smorc-trooper: stat 2, bribe 2, reward 1']);
  g.does('A', 'declare-combat').shuffles('draw').does('A', 'gym-membership');
  g.reads({ A: 'the-loot, absolute-unit, the-loot', treasures: 'absolute-unit' });
  const one = situation(table('-'));
  expect(foes(one)).toEqual(['kevin: stat 6, bribe -, reward 1', 'smorc-trooper: stat 2, bribe 2, reward 1']);
  one.does('A', 'declare-combat').shuffles('draw').does('A', 'gym-membership');
  one.reads({ A: 'the-loot', treasures: 'absolute-unit, the-loot, absolute-unit' });
  const bosses = { extraBosses: ['brenda-from-accounts' as const] };
  const brenda = (traits: string) => foes(situation(`foes: brenda-from-accounts\n${traits}`, bosses));
  expect(brenda('A florence: gold-nose+;')).toEqual(['brenda-from-accounts: stat 7, bribe -, reward 3']);
  expect(brenda('A florence: gold-nose-;')).toEqual(['brenda-from-accounts: stat 7, bribe -, reward 1']);
  expect(brenda('B deadlift-deirdre: gold-nose+;\nC ambi-dexter: gold-nose-;')).toEqual([
    'brenda-from-accounts: stat 7, bribe -, reward 2',
  ]);
});

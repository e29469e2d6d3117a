// Proves the World Enchantments that change numbers: for everybody, while the card is on top, and not once it is covered.
import { expect, test } from 'vitest';
import { damages, foes, handLimits, printed } from '../../scenario/numbers.ts';
import { drawsAndFlips } from '../../scenario/played.ts';
import { situation } from '../../scenario/scenario.ts';

test('boon-of-brains: every Magic weapon deals 1 more, whoever holds it, Melee ones not; nothing once it is covered', () => {
  expect(printed('boon-of-brains')).toBe('Boon of Brains; 1 in the box');
  drawsAndFlips('boon-of-brains');
  const g = situation(`
    draw: rusty-spork, rusty-spork
    A: boon-of-brains, capitalism
    A gary-two-coats: ; wand-of-almost, foam-finger-of-fury
    A nan-keeper-of-leftovers: ; staff-only, flaming-hockey-stick(1 2)
    B handyman-andy: ; wand-of-almost, boss-tooth
  `);
  g.does('A', 'play boon-of-brains', 'new-pile');
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'wand-of-almost 3, foam-finger-of-fury 2',
    'A nan-keeper-of-leftovers': 'staff-only 4, flaming-hockey-stick 5',
    'B handyman-andy': 'wand-of-almost 3, boss-tooth 2',
  });
  g.does('A', 'play capitalism', 'pile 0');
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'wand-of-almost 2, foam-finger-of-fury 2',
    'A nan-keeper-of-leftovers': 'staff-only 3, flaming-hockey-stick 4',
    'B handyman-andy': 'wand-of-almost 2, boss-tooth 2',
  });
});

test('boon-of-brawn: every Melee weapon deals 1 more, whoever holds it, Magic ones not; nothing once it is covered', () => {
  expect(printed('boon-of-brawn')).toBe('Boon of Brawn; 1 in the box');
  drawsAndFlips('boon-of-brawn');
  const g = situation(`
    draw: rusty-spork, rusty-spork
    A: boon-of-brawn, capitalism
    A gary-two-coats: ; wand-of-almost, foam-finger-of-fury
    A nan-keeper-of-leftovers: ; chicken-drumstick, flaming-hockey-stick(1 2)
    B handyman-andy: ; chicken-drumstick, stale-baguette
  `);
  g.does('A', 'play boon-of-brawn', 'new-pile');
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'wand-of-almost 2, foam-finger-of-fury 3',
    'A nan-keeper-of-leftovers': 'chicken-drumstick 2, flaming-hockey-stick 5',
    'B handyman-andy': 'chicken-drumstick 2, stale-baguette 2',
  });
  g.does('A', 'play capitalism', 'pile 0');
  expect(damages(g)['B handyman-andy']).toBe('chicken-drumstick 1, stale-baguette 2');
});

test('casual-friday: every player’s hand size is 2 larger; as ever once it is covered', () => {
  expect(printed('casual-friday')).toBe('Casual Friday; 1 in the box');
  drawsAndFlips('casual-friday');
  const g = situation(`
    draw: rusty-spork, rusty-spork, stale-baguette
    A: casual-friday, nay, nay, nay, nay, nay, go-fish, go-fish, go-fish, capitalism
    C handyman-andy: ;
    C gary-two-coats: ;
  `);
  g.does('A', 'play casual-friday', 'new-pile');
  expect(handLimits(g)).toEqual([9, 9, 10]);
  g.does('A', 'end-turn').waits('A discard-to-limit');
  g.refuses('A', { type: 'discard-to-limit', cards: [] }, 'discard-count', 'exactly 1 cards');
  const covered = situation(`
    draw: rusty-spork
    world: casual-friday < capitalism
  `);
  expect(handLimits(covered)).toEqual([7, 7]);
});

test('austerity-measures: every player’s hand size is 2 smaller, never below 1; as ever once it is covered', () => {
  expect(printed('austerity-measures')).toBe('Austerity Measures; 1 in the box');
  drawsAndFlips('austerity-measures');
  const g = situation(`
    draw: rusty-spork, rusty-spork
    A: austerity-measures, nay, nay, nay, nay, nay
    B chad-brisket: hoarder- deep-pockets-;
    B ambi-dexter: ;
    C handyman-andy: ;
    C gary-two-coats: ;
  `);
  expect(handLimits(g)).toEqual([7, 2, 8]);
  g.does('A', 'play austerity-measures', 'new-pile').does('A', 'hoarder');
  expect(handLimits(g)).toEqual([5, 4, 6]);
  g.does('A', 'end-turn').waits('A discard-to-limit');
  const floor = situation(`
    world: austerity-measures
    B chad-brisket: hoarder- deep-pockets-;
    B ambi-dexter: ;
  `);
  expect(handLimits(floor)).toEqual([5, 1]);
  const covered = situation('world: austerity-measures < capitalism');
  expect(handLimits(covered)).toEqual([7, 7]);
});

test('B-MON-03 bring-your-monster-to-work-day: Monsters have 1 more stat and give 1 Treasure more; no Boss, and none from one that gives none', () => {
  expect(printed('bring-your-monster-to-work-day')).toBe('Bring Your Monster to Work Day; 1 in the box');
  drawsAndFlips('bring-your-monster-to-work-day');
  const g = situation(`
    draw: rusty-spork, rusty-spork
    foes: smorc-trooper, unpaid-intern, kevin
    A: bring-your-monster-to-work-day
    A gary-two-coats: ; foam-finger-of-fury, chicken-drumstick
    treasures: the-loot, absolute-unit, the-loot
    cathulhu: -
  `);
  g.does('A', 'play bring-your-monster-to-work-day', 'new-pile');
  expect(foes(g)).toEqual([
    'smorc-trooper: stat 3, bribe 3, reward 2',
    'unpaid-intern: stat 2, bribe 2, reward 0',
    'kevin: stat 6, bribe -, reward 2',
  ]);
  g.does('A', 'declare-combat').refuses(
    'A',
    { type: 'fight', weapons: [g.weapon('foam-finger-of-fury')] },
    'weak',
    'That is 2 of the 3 damage needed.',
  );
  g.does('A', 'foam-finger-of-fury', 'chicken-drumstick');
  g.reads({ A: 'rusty-spork, the-loot, absolute-unit', treasures: 'the-loot', monsters: 'smorc-trooper' });
  const covered = situation(`
    foes: smorc-trooper
    world: bring-your-monster-to-work-day < capitalism
  `);
  expect(foes(covered)).toEqual(['smorc-trooper: stat 2, bribe 2, reward 1']);
});

test('health-and-safety: 3 weapons may be used in one combat, a fourth not; any number once it is covered', () => {
  expect(printed('health-and-safety')).toBe('Health and Safety; 1 in the box');
  drawsAndFlips('health-and-safety');
  const table = (world: string) => `
    draw: nay
    foes: neckbeard-the-pure
    world: ${world}
    A gary-two-coats: ; foam-finger-of-fury, chicken-drumstick, chicken-drumstick
    A florence: ; chicken-drumstick
    treasures: the-loot
    cathulhu: -
  `;
  const all = (g: ReturnType<typeof situation>) => [
    g.weapon('foam-finger-of-fury'),
    g.weapon('chicken-drumstick', 0),
    g.weapon('chicken-drumstick', 1),
    g.weapon('chicken-drumstick', 2),
  ];
  const g = situation(table('health-and-safety'));
  expect(g.view('table').weaponCap).toBe(3);
  g.does('A', 'declare-combat');
  g.refuses('A', { type: 'fight', weapons: all(g) }, 'cap', 'No more than 3 weapons may be used in this combat.');
  g.acts('A', { type: 'fight', weapons: all(g).slice(0, 3) });
  g.reads({ A: 'the-loot', 'A gary-two-coats': ';', 'A florence': '; chicken-drumstick' }).waits('A main');
  const covered = situation(table('health-and-safety < capitalism'));
  expect(covered.view('table').weaponCap).toBe(null);
  covered
    .does('A', 'declare-combat')
    .acts('A', { type: 'fight', weapons: all(covered) })
    .waits('A main');
});

test('closed-for-stocktake: nobody may trade, whatever else adds trades; as ever once it is covered', () => {
  expect(printed('closed-for-stocktake')).toBe('Closed for Stocktake; 1 in the box');
  drawsAndFlips('closed-for-stocktake');
  const g = situation(`
    draw: rusty-spork, rusty-spork, stale-baguette
    world: everything-must-go
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
    A: closed-for-stocktake, bin-day
    A florence: haggler+;
    B: skip-diving
  `);
  g.does('A', 'play closed-for-stocktake', 'new-pile').does('A', 'haggler');
  g.reads({ A: 'bin-day, rusty-spork', world: 'everything-must-go | closed-for-stocktake' });
  const trade = (seat: 'A' | 'B', face: string) => ({ type: 'trade' as const, give: g.card(seat, face), index: 0 });
  g.refuses('A', trade('A', 'bin-day'), 'no-trade', 'Closed for Stocktake stops you from trading.');
  g.does('A', 'end-turn').refuses('B', trade('B', 'skip-diving'), 'no-trade', /^Closed for Stocktake/);
  expect(g.view('B').turn.trades.total).toBe(0);
  const covered = situation(`
    draw: nay
    world: closed-for-stocktake < capitalism
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
    A: bin-day
  `);
  covered.does('A', 'trade bin-day', 'bazaar 4').reads({ A: 'nay' });
});

test('everything-must-go: every player may trade 3 times in their turn, a fourth is refused; once when it is covered', () => {
  expect(printed('everything-must-go')).toBe('Everything Must Go; 1 in the box');
  drawsAndFlips('everything-must-go');
  const g = situation(`
    draw: rusty-spork, rusty-spork
    world: everything-must-go
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
    A: bin-day, bin-day, go-fish, go-fish
    B: skip-diving
    B bazza-of-the-bazaar: ;
  `);
  g.does('A', 'trade bin-day', 'bazaar 3')
    .does('A', 'trade bin-day', 'bazaar 4')
    .does('A', 'trade go-fish', 'bazaar 0');
  g.becomes({
    A: 'go-fish, pick-pocket, nay, bog-blade',
    bazaar: 'go-fish, bog-blade, bog-blade, bin-day, bin-day',
  });
  g.refuses('A', { type: 'trade', give: g.card('A', 'go-fish'), index: 1 }, 'traded', /already traded/);
  g.does('A', 'end-turn');
  expect(g.view('B').turn.trades.total).toBe(4);
  expect(situation('world: everything-must-go < capitalism').view('A').turn.trades.total).toBe(1);
});

test('counterfeit-season: Non-Genuine Parts cost nobody any damage, still they are not pure; 1 each once it is covered', () => {
  expect(printed('counterfeit-season')).toBe('Counterfeit Season; 1 in the box');
  drawsAndFlips('counterfeit-season');
  const g = situation(`
    draw: rusty-spork, rusty-spork, nay
    A: counterfeit-season, gym-membership-1, gym-membership-2, non-genuine-part, capitalism
    A gary-two-coats: ; courtneys-boomstick(1 n n)
    A nan-keeper-of-leftovers: ;
    B handyman-andy: ; tax-axe(1 n)
  `);
  g.does('A', 'play counterfeit-season', 'new-pile');
  g.does('A', 'equip gym-membership-1', 'gym-membership-2', 'non-genuine-part', 'nan-keeper-of-leftovers');
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'courtneys-boomstick 7',
    'A nan-keeper-of-leftovers': 'gym-membership 8',
    'B handyman-andy': 'tax-axe 4',
  });
  // Not pure: no cards for the Gym Membership.
  g.reads({ A: 'capitalism, rusty-spork', draw: 'rusty-spork, nay' });
  g.does('A', 'play capitalism', 'pile 0');
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'courtneys-boomstick 5',
    'A nan-keeper-of-leftovers': 'gym-membership 7',
    'B handyman-andy': 'tax-axe 3',
  });
});

test('kevins-birthday: Kevin has 2 more stat and gives 1 Treasure more; other Bosses and Monsters as ever; gone when covered', () => {
  expect(printed('kevins-birthday')).toBe("Kevin's Birthday; 1 in the box");
  drawsAndFlips('kevins-birthday');
  const g = situation(
    `
    draw: rusty-spork, nay
    foes: kevin, smorc-trooper, brenda-from-accounts
    A: kevins-birthday
    A gary-two-coats: ; gym-membership(1 2 3)
    treasures: the-loot, absolute-unit, the-loot, absolute-unit
    cathulhu: -
  `,
    { extraBosses: ['brenda-from-accounts'] },
  );
  g.does('A', 'play kevins-birthday', 'new-pile');
  expect(foes(g)).toEqual([
    'kevin: stat 8, bribe -, reward 3',
    'smorc-trooper: stat 2, bribe 2, reward 1',
    'brenda-from-accounts: stat 7, bribe -, reward 2',
  ]);
  g.does('A', 'declare-combat').shuffles('draw').does('A', 'gym-membership');
  g.reads({ A: 'rusty-spork, the-loot, absolute-unit, the-loot', treasures: 'absolute-unit', draw: 'nay, kevin' });
  const covered = situation(`
    foes: kevin
    world: kevins-birthday < capitalism
  `);
  expect(foes(covered)).toEqual(['kevin: stat 6, bribe -, reward 2']);
});

test('kevins-birthday: EX-10 with 3 Idols and KEVIN’S MATE he stands at 12 and gives 3 Treasures', () => {
  const g = situation(`
    draw: nay
    foes: kevin
    idols: 3
    world: kevins-birthday
    A florence: kevins-mate+;
  `);
  expect(foes(g)).toEqual(['kevin: stat 12, bribe -, reward 3']);
});

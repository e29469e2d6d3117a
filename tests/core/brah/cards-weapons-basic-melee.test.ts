// Proves the Basic and Melee weapons and the Non-Genuine Part: damage, which bonuses count, and what Pure Assembly sets off.
import { expect, test } from 'vitest';
import { damages, printed } from '../../scenario/numbers.ts';
import { situation } from '../../scenario/scenario.ts';

test('bog-blade: 2 damage whatever would raise it (EX-04); a penalty counts', () => {
  expect(printed('bog-blade')).toBe('Bog Blade; basic; damage 2; 1/1; 5 in the box');
  const g = situation(`
    draw: nay
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
    A: bog-blade, hold-my-mead
    A becky-the-basic: all-rounder+ proudly-basic+;
    B gary-two-coats: all-rounder-; bog-blade
  `);
  g.does('A', 'equip bog-blade', 'becky-the-basic').does('A', 'play hold-my-mead');
  g.becomes({
    A: '-',
    'A becky-the-basic': 'all-rounder+ proudly-basic+; bog-blade',
    discard: 'hold-my-mead',
  }).waits('A main');
  expect(damages(g)).toEqual({ 'A becky-the-basic': 'bog-blade 2', 'B gary-two-coats': 'bog-blade 1' });
});

test('useless-stick: 1 damage whatever would raise it; a penalty brings it to 0, two no lower', () => {
  expect(printed('useless-stick')).toBe('Useless Stick; basic; damage 1; 1/1; 3 in the box');
  const g = situation(`
    draw: nay
    A: hold-my-mead
    A becky-the-basic: all-rounder+; useless-stick
    A gary-two-coats: ; useless-stick
    B bodge-roberts: all-rounder- proudly-basic-; useless-stick
  `);
  g.does('A', 'play hold-my-mead');
  expect(damages(g)).toEqual({
    'A becky-the-basic': 'useless-stick 1',
    'A gary-two-coats': 'useless-stick 1',
    'B bodge-roberts': 'useless-stick 0',
  });
});

test('rusty-spork: 1 damage and every bonus for Basic weapons (EX-04); no Melee or Magic one', () => {
  expect(printed('rusty-spork')).toBe('Rusty Spork; basic; damage 1; 1/1; 2 in the box');
  const g = situation(`
    draw: nay
    world: boon-of-brains | boon-of-brawn
    A: hold-my-mead
    A becky-the-basic: all-rounder+; rusty-spork
    B ambi-dexter: ; rusty-spork
    B bodge-roberts: ;
  `);
  g.does('A', 'play hold-my-mead');
  expect(damages(g)).toEqual({ 'A becky-the-basic': 'rusty-spork 4', 'B ambi-dexter': 'rusty-spork 1' });
});

test('stale-baguette: 2 damage and every bonus for Basic weapons; no Melee or Magic one', () => {
  expect(printed('stale-baguette')).toBe('Stale Baguette; basic; damage 2; 1/1; 2 in the box');
  const g = situation(`
    draw: nay
    world: boon-of-brains | boon-of-brawn
    A becky-the-basic: ; stale-baguette
    B ambi-dexter: ; stale-baguette
    B bodge-roberts: ;
  `);
  expect(damages(g)).toEqual({ 'A becky-the-basic': 'stale-baguette 3', 'B ambi-dexter': 'stale-baguette 2' });
});

test('chicken-drumstick: 1 damage, 2 on Brad; a Magic bonus does not count', () => {
  expect(printed('chicken-drumstick')).toBe('Chicken Drumstick; melee; damage 1; 1/1; 5 in the box');
  const g = situation(`
    draw: nay
    world: boon-of-brains
    A: chicken-drumstick, chicken-drumstick
    A brad-the-well-endowed: ;
    A becky-the-basic: ;
    B florence: ; chicken-drumstick
    B gary-two-coats: ;
  `);
  g.does('A', 'equip chicken-drumstick', 'brad-the-well-endowed').does(
    'A',
    'equip chicken-drumstick',
    'becky-the-basic',
  );
  expect(damages(g)).toEqual({
    'A brad-the-well-endowed': 'chicken-drumstick 2',
    'A becky-the-basic': 'chicken-drumstick 1',
    'B florence': 'chicken-drumstick 1',
  });
});

test('foam-finger-of-fury: 2 damage, 3 on Brad; a Magic bonus does not count', () => {
  expect(printed('foam-finger-of-fury')).toBe('Foam Finger of Fury; melee; damage 2; 1/1; 2 in the box');
  const g = situation(`
    draw: nay
    world: boon-of-brains
    A: foam-finger-of-fury, foam-finger-of-fury
    A brad-the-well-endowed: ;
    A florence: ;
  `);
  g.does('A', 'equip foam-finger-of-fury', 'brad-the-well-endowed').does('A', 'equip foam-finger-of-fury', 'florence');
  expect(damages(g)).toEqual({
    'A brad-the-well-endowed': 'foam-finger-of-fury 3',
    'A florence': 'foam-finger-of-fury 2',
  });
});

test('tax-axe-1, tax-axe-2: 4 damage, and pure it steals one random card from an opponent of choice', () => {
  expect(printed('tax-axe-1')).toBe('Tax Axe; melee; damage 4; 1/2; 2 in the box');
  expect(printed('tax-axe-2')).toBe('Tax Axe; melee; damage 4; 2/2; 2 in the box');
  const g = situation(`
    draw: nay
    A: tax-axe-2, bog-blade, tax-axe-1
    A gary-two-coats: ;
    A brad-the-well-endowed: ;
    B: bin-day
    C: go-fish, mood-swing
    D ambi-dexter: ;
    D becky-the-basic: ;
    C handyman-andy: ;
    C dame-drama: ;
  `);
  g.refuses(
    'A',
    { type: 'equip', cards: g.cards('A', 'tax-axe-2'), hero: 0, replace: null },
    'incomplete',
    /part 1 of 2/,
  );
  g.does('A', 'equip tax-axe-2', 'tax-axe-1', 'gary-two-coats').waits('A choose-opponent');
  g.offersNot('A', 'D').offersNot('A', 'A');
  g.shuffles('hand:2', ['mood-swing']).does('A', 'C');
  g.becomes({ A: 'bog-blade, mood-swing', C: 'go-fish', 'A gary-two-coats': '; tax-axe(1 2)' }).waits('A main');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'tax-axe 4' });
});

test('tax-axe-1, tax-axe-2: with a Non-Genuine Part 3 damage and no steal; pure with nobody to rob it is lost', () => {
  const g = situation(`
    draw: nay
    A: tax-axe-1, non-genuine-part
    A gary-two-coats: ;
    B: bin-day
  `);
  g.does('A', 'equip tax-axe-1', 'non-genuine-part', 'gary-two-coats');
  g.becomes({ A: '-', 'A gary-two-coats': '; tax-axe(1 n)' }).waits('A main');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'tax-axe 3' });
  const none = situation(`
    draw: nay
    A: tax-axe-1, tax-axe-2
    A brad-the-well-endowed: ;
    A gary-two-coats: ;
  `);
  none.does('A', 'equip tax-axe-1', 'tax-axe-2', 'brad-the-well-endowed');
  none.becomes({ A: '-', 'A brad-the-well-endowed': '; tax-axe(1 2)' }).waits('A main');
  expect(damages(none)).toEqual({ 'A brad-the-well-endowed': 'tax-axe 5' });
});

test('skull-cracker-1, skull-cracker-2: 4 damage, 3 with a Non-Genuine Part, and nothing more happens', () => {
  expect(printed('skull-cracker-1')).toBe('Skull Cracker; melee; damage 4; 1/2; 2 in the box');
  expect(printed('skull-cracker-2')).toBe('Skull Cracker; melee; damage 4; 2/2; 2 in the box');
  const g = situation(`
    draw: nay
    A: skull-cracker-1, skull-cracker-2, skull-cracker-2, non-genuine-part
    A gary-two-coats: magus+;
    A brad-the-well-endowed: ;
    B: bin-day
  `);
  g.refuses(
    'A',
    { type: 'equip', cards: g.cards('A', 'skull-cracker-1'), hero: 0, replace: null },
    'incomplete',
    'That weapon still misses part 2 of 2.',
  );
  g.does('A', 'equip skull-cracker-1', 'skull-cracker-2', 'gary-two-coats');
  g.becomes({ A: 'skull-cracker-2, non-genuine-part', 'A gary-two-coats': 'magus+; skull-cracker(1 2)' });
  g.does('A', 'equip skull-cracker-2', 'non-genuine-part', 'brad-the-well-endowed');
  g.becomes({ A: '-', 'A brad-the-well-endowed': '; skull-cracker(2 n)' }).waits('A main');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'skull-cracker 4', 'A brad-the-well-endowed': 'skull-cracker 4' });
});

test('dustpan-of-destiny-1, dustpan-of-destiny-2: 5 damage, and pure every opponent discards a card of their choice', () => {
  expect(printed('dustpan-of-destiny-1')).toBe('Dustpan of Destiny; melee; damage 5; 1/2; 2 in the box');
  expect(printed('dustpan-of-destiny-2')).toBe('Dustpan of Destiny; melee; damage 5; 2/2; 2 in the box');
  const g = situation(`
    draw: nay
    A: dustpan-of-destiny-1, dustpan-of-destiny-2, bog-blade
    A gary-two-coats: ;
    B: bin-day, go-fish
    C ambi-dexter: ;
    D: mood-swing
  `);
  g.does('A', 'equip dustpan-of-destiny-1', 'dustpan-of-destiny-2', 'gary-two-coats').waits('B choose-discard');
  g.refuses('B', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose cards, 1 to 1.');
  g.does('B', 'go-fish').waits('D choose-discard').does('D', 'mood-swing');
  g.becomes({
    A: 'bog-blade',
    B: 'bin-day',
    D: '-',
    discard: 'mood-swing, go-fish',
    'A gary-two-coats': '; dustpan-of-destiny(1 2)',
  }).waits('A main');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'dustpan-of-destiny 5' });
  const not = situation(`
    draw: nay
    A: dustpan-of-destiny-2, non-genuine-part
    A brad-the-well-endowed: ;
    B: bin-day, go-fish
  `);
  not.does('A', 'equip dustpan-of-destiny-2', 'non-genuine-part', 'brad-the-well-endowed');
  not.becomes({ A: '-', 'A brad-the-well-endowed': '; dustpan-of-destiny(2 n)' }).waits('A main');
  expect(damages(not)).toEqual({ 'A brad-the-well-endowed': 'dustpan-of-destiny 5' });
});

test('gym-membership-1, gym-membership-2, gym-membership-3: 8 damage, and pure it draws 2 cards', () => {
  expect(printed('gym-membership-1')).toBe('The Gym Membership; melee; damage 8; 1/3; 2 in the box');
  expect(printed('gym-membership-2')).toBe('The Gym Membership; melee; damage 8; 2/3; 2 in the box');
  expect(printed('gym-membership-3')).toBe('The Gym Membership; melee; damage 8; 3/3; 2 in the box');
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette
    A: gym-membership-3, gym-membership-1, gym-membership-2
    A gary-two-coats: ;
    B: bin-day
  `);
  g.refuses(
    'A',
    { type: 'equip', cards: g.cards('A', 'gym-membership-1', 'gym-membership-3'), hero: 0, replace: null },
    'incomplete',
    'That weapon still misses part 2 of 3.',
  );
  g.does('A', 'equip gym-membership-3', 'gym-membership-1', 'gym-membership-2', 'gary-two-coats');
  g.becomes({
    A: 'rusty-spork, wand-of-almost',
    draw: 'stale-baguette',
    'A gary-two-coats': '; gym-membership(1 2 3)',
  }).waits('A main');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'gym-membership 8' });
});

test('gym-membership-1, gym-membership-2, gym-membership-3: a Non-Genuine Part takes 1 damage and the draw; the last genuine one brings it', () => {
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette
    A: gym-membership-1, non-genuine-part, gym-membership-3, gym-membership-2
    A brad-the-well-endowed: ;
  `);
  g.does('A', 'equip gym-membership-1', 'non-genuine-part', 'gym-membership-3', 'brad-the-well-endowed');
  g.becomes({ A: 'gym-membership-2', 'A brad-the-well-endowed': '; gym-membership(1 3 n)' });
  expect(damages(g)).toEqual({ 'A brad-the-well-endowed': 'gym-membership 8' });
  g.does('A', 'swap gym-membership-2', 'gym-membership');
  g.becomes({
    A: 'non-genuine-part, rusty-spork, wand-of-almost',
    draw: 'stale-baguette',
    'A brad-the-well-endowed': '; gym-membership(1 2 3)',
  }).waits('A main');
  expect(damages(g)).toEqual({ 'A brad-the-well-endowed': 'gym-membership 9' });
});

test('non-genuine-part: each costs its weapon 1 damage; it makes no weapon alone and joins none of one part', () => {
  expect(printed('non-genuine-part')).toBe('Non-Genuine Part; 8 in the box');
  const g = situation(`
    draw: nay
    A: non-genuine-part, non-genuine-part, non-genuine-part, bog-blade, courtneys-boomstick-2
    A gary-two-coats: ; courtneys-boomstick(1 2 3), courtneys-boomstick(1 3 n)
    A brad-the-well-endowed: ;
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
  `);
  const equip = (...faces: string[]) => ({
    type: 'equip' as const,
    cards: g.cards('A', ...faces),
    hero: 0,
    replace: null,
  });
  g.refuses('A', equip('non-genuine-part'), 'no-genuine', 'A weapon needs at least one genuine part.');
  g.refuses('A', equip('non-genuine-part', 'non-genuine-part', 'non-genuine-part'), 'no-genuine');
  g.refuses('A', equip('bog-blade', 'non-genuine-part'), 'parts', 'Those cards do not make one weapon.');
  g.refuses('A', equip('courtneys-boomstick-2', 'non-genuine-part'), 'incomplete', 'part 1 of 3');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'courtneys-boomstick 7, courtneys-boomstick 6' });
});

test('non-genuine-part: two cost 2 and nothing is pure; in a hand it is a card like any other: traded and paid as a bribe', () => {
  const g = situation(`
    draw: nay
    foes: unpaid-intern
    A: non-genuine-part, non-genuine-part, non-genuine-part, courtneys-boomstick-2, non-genuine-part
    A gary-two-coats: ;
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, go-fish
    B: bin-day
  `);
  g.does('A', 'equip courtneys-boomstick-2', 'non-genuine-part', 'non-genuine-part', 'gary-two-coats');
  g.becomes({ A: 'non-genuine-part, non-genuine-part', 'A gary-two-coats': '; courtneys-boomstick(2 n n)' });
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'courtneys-boomstick 5' });
  expect(g.view('B').players[0]?.heroes[0]?.weapons[0]?.nonGenuine).toBe(2);
  expect(g.told('pure-assembly')).toEqual([]);
  g.does('A', 'trade non-genuine-part', 'bazaar 4');
  g.becomes({
    A: 'non-genuine-part, go-fish',
    bazaar: 'bog-blade, bog-blade, bog-blade, pick-pocket, non-genuine-part',
  });
  g.shuffles('draw').does('A', 'bribe', 'non-genuine-part');
  g.becomes({ A: 'go-fish', foes: '-', discard: 'non-genuine-part', draw: 'nay, unpaid-intern' }).waits('A main');
});

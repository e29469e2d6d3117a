// Proves the Heroes that change numbers: what is printed, whose weapons, hand and trades they reach, and whose not.
import { expect, test } from 'vitest';
import { damages, handLimits, printed, slots } from '../../scenario/numbers.ts';
import { situation } from '../../scenario/scenario.ts';

test('florence: Magic weapons on her deal 1 more, others not, nor those of the other Hero or another player', () => {
  expect(printed('florence')).toBe('Florence; magic; 3 slots; hand 0; 1 in the box');
  const g = situation(`
    draw: nay
    A florence: ; wand-of-almost, flaming-hockey-stick(1 2), foam-finger-of-fury
    A gary-two-coats: ; wand-of-almost
    B nan-keeper-of-leftovers: ; staff-only
  `);
  expect(damages(g)).toEqual({
    'A florence': 'wand-of-almost 3, flaming-hockey-stick 5, foam-finger-of-fury 2',
    'A gary-two-coats': 'wand-of-almost 2',
    'B nan-keeper-of-leftovers': 'staff-only 3',
  });
  expect(slots(g)['A florence']).toBe(3);
});

test('brad-the-well-endowed: Melee weapons on him deal 1 more, others not, nor those elsewhere', () => {
  expect(printed('brad-the-well-endowed')).toBe('Brad the Well-Endowed; melee; 3 slots; hand 0; 1 in the box');
  const g = situation(`
    draw: nay
    A brad-the-well-endowed: ; chicken-drumstick, pocket-multi-spoon, wand-of-almost
    A gary-two-coats: ; chicken-drumstick
    B nan-keeper-of-leftovers: ; chicken-drumstick
  `);
  expect(damages(g)).toEqual({
    'A brad-the-well-endowed': 'chicken-drumstick 2, pocket-multi-spoon 3, wand-of-almost 2',
    'A gary-two-coats': 'chicken-drumstick 1',
    'B nan-keeper-of-leftovers': 'chicken-drumstick 1',
  });
  expect(slots(g)['A brad-the-well-endowed']).toBe(3);
});

test('deadlift-deirdre: Melee weapons on her deal 2 more, others not, nor those elsewhere; 2 slots', () => {
  expect(printed('deadlift-deirdre')).toBe('Deadlift Deirdre; melee; 2 slots; hand 0; 1 in the box');
  const g = situation(`
    draw: nay
    A: bog-blade
    A deadlift-deirdre: ; chicken-drumstick, wand-of-almost
    A gary-two-coats: ; chicken-drumstick
    B florence: ; chicken-drumstick
    B nan-keeper-of-leftovers: ; chicken-drumstick
  `);
  expect(damages(g)).toEqual({
    'A deadlift-deirdre': 'chicken-drumstick 3, wand-of-almost 2',
    'A gary-two-coats': 'chicken-drumstick 1',
    'B florence': 'chicken-drumstick 1',
    'B nan-keeper-of-leftovers': 'chicken-drumstick 1',
  });
  g.refuses('A', { type: 'equip', cards: g.cards('A', 'bog-blade'), hero: 0, replace: null }, 'full', /^Deadlift/);
});

test('wandrew-the-extra: Magic weapons on him deal 2 more, others not, nor those elsewhere; 2 slots', () => {
  expect(printed('wandrew-the-extra')).toBe('Wandrew the Extra; magic; 2 slots; hand 0; 1 in the box');
  const g = situation(`
    draw: nay
    A: bog-blade
    A wandrew-the-extra: ; courtneys-boomstick(1 3 n), foam-finger-of-fury
    A gary-two-coats: ; wand-of-almost
    B florence: ; stale-baguette
    B nan-keeper-of-leftovers: ; wand-of-almost
  `);
  expect(damages(g)).toEqual({
    'A wandrew-the-extra': 'courtneys-boomstick 8, foam-finger-of-fury 2',
    'A gary-two-coats': 'wand-of-almost 2',
    'B florence': 'stale-baguette 2',
    'B nan-keeper-of-leftovers': 'wand-of-almost 2',
  });
  g.refuses('A', { type: 'equip', cards: g.cards('A', 'bog-blade'), hero: 0, replace: null }, 'full', /^Wandrew/);
});

test('chad-brisket: Melee weapons on him deal 1 more; a fourth fits, a fifth not; hand size 1 smaller', () => {
  expect(printed('chad-brisket')).toBe('Chad Brisket; melee; 4 slots; hand -1; 1 in the box');
  const g = situation(`
    draw: nay
    A: bog-blade, bog-blade
    A chad-brisket: ; chicken-drumstick, wand-of-almost, skull-cracker(1 2)
    A gary-two-coats: ; chicken-drumstick
    B nan-keeper-of-leftovers: ; chicken-drumstick
    B florence: ;
    bazaar: bog-blade, pick-pocket, nay, nay, bog-blade
  `);
  expect(damages(g)).toEqual({
    'A chad-brisket': 'chicken-drumstick 2, wand-of-almost 2, skull-cracker 5',
    'A gary-two-coats': 'chicken-drumstick 1',
    'B nan-keeper-of-leftovers': 'chicken-drumstick 1',
  });
  g.does('A', 'equip bog-blade', 'chad-brisket').becomes({
    A: 'bog-blade',
    'A chad-brisket': '; chicken-drumstick, wand-of-almost, skull-cracker(1 2), bog-blade',
  });
  g.refuses('A', { type: 'equip', cards: g.cards('A', 'bog-blade'), hero: 0, replace: null }, 'full', /^Chad Brisket/);
  // 7 - 1 + 1 (Gary) and 7 + 2 (Nan).
  expect(handLimits(g)).toEqual([7, 9]);
});

test('sister-mary-sparkles: Magic weapons on her deal 1 more; 4 slots; hand size 1 smaller', () => {
  expect(printed('sister-mary-sparkles')).toBe('Sister Mary Sparkles; magic; 4 slots; hand -1; 1 in the box');
  const g = situation(`
    draw: nay
    A sister-mary-sparkles: ; wand-of-almost, foam-finger-of-fury, flaming-hockey-stick(1 2)
    A handyman-andy: ; wand-of-almost
    B nan-keeper-of-leftovers: ; staff-only
  `);
  expect(damages(g)).toEqual({
    'A sister-mary-sparkles': 'wand-of-almost 3, foam-finger-of-fury 2, flaming-hockey-stick 5',
    'A handyman-andy': 'wand-of-almost 2',
    'B nan-keeper-of-leftovers': 'staff-only 3',
  });
  expect(slots(g)['A sister-mary-sparkles']).toBe(4);
  expect(handLimits(g)).toEqual([6, 9]);
});

test('ambi-dexter: 1 more for Melee, 1 more for Magic, both for a dual-class weapon; 2 slots; hand size 1 smaller', () => {
  expect(printed('ambi-dexter')).toBe('Ambi Dexter; melee and magic; 2 slots; hand -1; 1 in the box');
  const g = situation(`
    draw: nay
    A ambi-dexter: ; wand-of-almost, foam-finger-of-fury
    A handyman-andy: ; wand-of-almost, foam-finger-of-fury
    B nan-keeper-of-leftovers: ; chicken-drumstick
  `);
  expect(damages(g)).toEqual({
    'A ambi-dexter': 'wand-of-almost 3, foam-finger-of-fury 3',
    'A handyman-andy': 'wand-of-almost 2, foam-finger-of-fury 2',
    'B nan-keeper-of-leftovers': 'chicken-drumstick 1',
  });
  const dual = situation(`
    draw: nay
    A ambi-dexter: ; flaming-hockey-stick(1 2), stale-baguette
    B nan-keeper-of-leftovers: ; flaming-hockey-stick(1 2)
  `);
  expect(damages(dual)).toEqual({
    'A ambi-dexter': 'flaming-hockey-stick 6, stale-baguette 2',
    'B nan-keeper-of-leftovers': 'flaming-hockey-stick 4',
  });
  expect(slots(g)['A ambi-dexter']).toBe(2);
  expect(handLimits(g)).toEqual([6, 9]);
});

test('gary-two-coats: hand size 1 larger: 9 cards at the end of the turn, one goes; 8 all stay', () => {
  expect(printed('gary-two-coats')).toBe('Gary Two-Coats; hand; 3 slots; hand 1; 1 in the box');
  const g = situation(`
    draw: rusty-spork, rusty-spork
    A: nay, nay, nay, nay, nay, go-fish, go-fish, go-fish, bin-day
    A gary-two-coats: ; wand-of-almost, foam-finger-of-fury, stale-baguette
  `);
  expect(handLimits(g)).toEqual([8, 7]);
  expect(slots(g)['A gary-two-coats']).toBe(3);
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'wand-of-almost 2, foam-finger-of-fury 2, stale-baguette 2' });
  g.does('A', 'end-turn').waits('A discard-to-limit');
  g.refuses('A', { type: 'discard-to-limit', cards: [] }, 'discard-count', 'exactly 1 cards');
  g.does('A', 'bin-day').becomes({
    turn: 'B',
    A: 'nay, nay, nay, nay, nay, go-fish, go-fish, go-fish',
    discard: 'bin-day',
    draw: 'rusty-spork',
    B: 'rusty-spork',
  });
  g.waits('B main');
});

test('nan-keeper-of-leftovers: hand size 2 larger, only for her own player; 2 slots', () => {
  expect(printed('nan-keeper-of-leftovers')).toBe('Nan, Keeper of Leftovers; hand; 2 slots; hand 2; 1 in the box');
  const g = situation(`
    draw: rusty-spork
    A: nay, nay, nay, nay, nay, go-fish, go-fish, go-fish, bin-day
    A nan-keeper-of-leftovers: ; wand-of-almost, foam-finger-of-fury
  `);
  expect(handLimits(g)).toEqual([9, 7]);
  expect(slots(g)['A nan-keeper-of-leftovers']).toBe(2);
  expect(damages(g)).toEqual({ 'A nan-keeper-of-leftovers': 'wand-of-almost 2, foam-finger-of-fury 2' });
  g.does('A', 'end-turn').waits('B main');
});

test('big-bag-barry: hand size 3 larger, only for his own player; 1 slot', () => {
  expect(printed('big-bag-barry')).toBe('Big Bag Barry; hand; 1 slots; hand 3; 1 in the box');
  const g = situation(`
    draw: rusty-spork
    A: nay, nay, nay, nay, nay, go-fish, go-fish, go-fish, bin-day, bin-day, bog-blade
    A big-bag-barry: ; wand-of-almost
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
  `);
  expect(handLimits(g)).toEqual([10, 7]);
  expect(damages(g)).toEqual({ 'A big-bag-barry': 'wand-of-almost 2' });
  g.refuses('A', { type: 'equip', cards: g.cards('A', 'bog-blade'), hero: 0, replace: null }, 'full', /^Big Bag Barry/);
  g.does('A', 'end-turn').waits('A discard-to-limit');
});

test('handyman-andy: Utility weapons on him deal 2 more, others not, nor those elsewhere', () => {
  expect(printed('handyman-andy')).toBe('Handyman Andy; utility; 3 slots; hand 0; 1 in the box');
  const g = situation(`
    draw: nay
    A handyman-andy: ; boss-tooth, cardboard-shield, foam-finger-of-fury
    A gary-two-coats: ; boss-tooth
    B nan-keeper-of-leftovers: ; cardboard-shield
  `);
  expect(damages(g)).toEqual({
    'A handyman-andy': 'boss-tooth 2, cardboard-shield 3, foam-finger-of-fury 2',
    'A gary-two-coats': 'boss-tooth 0',
    'B nan-keeper-of-leftovers': 'cardboard-shield 1',
  });
  expect(slots(g)['A handyman-andy']).toBe(3);
});

test('bodge-roberts: Non-Genuine Parts on him cost no damage, on others 1 each; such a weapon still is not pure', () => {
  expect(printed('bodge-roberts')).toBe('Bodge Roberts; utility; 3 slots; hand 0; 1 in the box');
  const g = situation(`
    draw: rusty-spork, rusty-spork
    A: gym-membership-1, non-genuine-part, gym-membership-3
    A bodge-roberts: ; courtneys-boomstick(1 n n)
    A gary-two-coats: ; courtneys-boomstick(1 n n)
    B nan-keeper-of-leftovers: ; skull-cracker(1 n)
  `);
  g.does('A', 'equip gym-membership-1', 'non-genuine-part', 'gym-membership-3', 'bodge-roberts');
  expect(damages(g)).toEqual({
    'A bodge-roberts': 'courtneys-boomstick 7, gym-membership 8',
    'A gary-two-coats': 'courtneys-boomstick 5',
    'B nan-keeper-of-leftovers': 'skull-cracker 3',
  });
  expect(g.told('pure-assembly')).toEqual([]);
  g.becomes({ A: '-', 'A bodge-roberts': '; courtneys-boomstick(1 n n), gym-membership(1 3 n)' }).waits('A main');
  expect(slots(g)['A bodge-roberts']).toBe(3);
});

test('bazza-of-the-bazaar: two trades in a turn, a third is refused; another player has one', () => {
  expect(printed('bazza-of-the-bazaar')).toBe('Bazza of the Bazaar; utility; 3 slots; hand 0; 1 in the box');
  const g = situation(`
    draw: rusty-spork
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
    A: bin-day, bin-day, go-fish
    A bazza-of-the-bazaar: ;
    B: skip-diving
  `);
  expect(slots(g)['A bazza-of-the-bazaar']).toBe(3);
  expect(g.view('A').turn.trades.total).toBe(2);
  g.does('A', 'trade bin-day', 'bazaar 3').does('A', 'trade bin-day', 'bazaar 4');
  g.becomes({ A: 'go-fish, pick-pocket, nay', bazaar: 'bog-blade, bog-blade, bog-blade, bin-day, bin-day' });
  g.refuses('A', { type: 'trade', give: g.card('A', 'go-fish'), index: 0 }, 'traded', /already traded/);
  g.does('A', 'end-turn');
  expect(g.view('B').turn.trades.total).toBe(1);
});

test('becky-the-basic: Basic weapons on her deal 1 more, not those that cannot be buffed; a fourth weapon fits', () => {
  expect(printed('becky-the-basic')).toBe('Becky the Basic; basic; 4 slots; hand 0; 1 in the box');
  const g = situation(`
    draw: nay
    A: useless-stick
    A becky-the-basic: ; rusty-spork, bog-blade, foam-finger-of-fury
    A gary-two-coats: ; rusty-spork
    B nan-keeper-of-leftovers: ; stale-baguette
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
  `);
  g.does('A', 'equip useless-stick', 'becky-the-basic');
  expect(damages(g)).toEqual({
    'A becky-the-basic': 'rusty-spork 2, bog-blade 2, foam-finger-of-fury 2, useless-stick 1',
    'A gary-two-coats': 'rusty-spork 1',
    'B nan-keeper-of-leftovers': 'stale-baguette 2',
  });
  expect(slots(g)['A becky-the-basic']).toBe(4);
});

test('dame-drama: Legendary weapons on her deal 3 more, others not, nor those elsewhere; 2 slots; hand size 1 larger', () => {
  expect(printed('dame-drama')).toBe('Dame Drama; legendary; 2 slots; hand 1; 1 in the box');
  const g = situation(`
    draw: nay
    A dame-drama: ; thunder-flip-flop(1 2), foam-finger-of-fury
    A bodge-roberts: ; ancient-brahammer(1 2 3)
    B handyman-andy: ; ancient-brahammer(1 2 3)
  `);
  expect(damages(g)).toEqual({
    'A dame-drama': 'thunder-flip-flop 9, foam-finger-of-fury 2',
    'A bodge-roberts': 'ancient-brahammer 9',
    'B handyman-andy': 'ancient-brahammer 9',
  });
  expect(slots(g)['A dame-drama']).toBe(2);
  expect(handLimits(g)).toEqual([8, 7]);
});

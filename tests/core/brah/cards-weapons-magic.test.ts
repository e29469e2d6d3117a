// Proves the Magic and the dual-class weapons: damage, which bonuses count, Staffs, and what Pure Assembly sets off.
import { expect, test } from 'vitest';
import { damages, printed } from '../../scenario/numbers.ts';
import { situation } from '../../scenario/scenario.ts';

test('wand-of-almost: 2 damage, 3 on Florence; a Melee bonus does not count', () => {
  expect(printed('wand-of-almost')).toBe('Wand of Almost; magic; damage 2; 1/1; 2 in the box');
  const g = situation(`
    draw: nay
    world: boon-of-brawn
    A: wand-of-almost, wand-of-almost
    A brad-the-well-endowed: ;
    A florence: ;
  `);
  g.does('A', 'equip wand-of-almost', 'brad-the-well-endowed').does('A', 'equip wand-of-almost', 'florence');
  expect(damages(g)).toEqual({ 'A brad-the-well-endowed': 'wand-of-almost 2', 'A florence': 'wand-of-almost 3' });
});

test('staff-of-mild-inconvenience: as the 3rd Staff of its player it draws a Treasure, as the 2nd and 4th none', () => {
  expect(printed('staff-of-mild-inconvenience')).toBe(
    'Staff of Mild Inconvenience; magic; Staff, damage 2; 1/1; 2 in the box',
  );
  const g = situation(`
    draw: nay
    A: staff-of-mild-inconvenience, staff-of-mild-inconvenience, staff-meeting
    A gary-two-coats: ; staff-only
    A florence: ;
    B nan-keeper-of-leftovers: ; staff-only
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  // The Staff of B does not count.
  g.does('A', 'equip staff-of-mild-inconvenience', 'gary-two-coats');
  g.becomes({
    A: 'staff-of-mild-inconvenience, staff-meeting',
    'A gary-two-coats': '; staff-only, staff-of-mild-inconvenience',
  });
  g.does('A', 'equip staff-of-mild-inconvenience', 'florence');
  g.becomes({
    A: 'staff-meeting, the-loot',
    treasures: 'absolute-unit',
    'A florence': '; staff-of-mild-inconvenience',
  });
  expect(g.told('staff-bonus').map((e) => e.seat)).toEqual([0]);
  g.does('A', 'equip staff-meeting', 'florence');
  g.becomes({ A: 'the-loot', 'A florence': '; staff-of-mild-inconvenience, staff-meeting' }).waits('A main');
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'staff-only 3, staff-of-mild-inconvenience 2',
    'A florence': 'staff-of-mild-inconvenience 3, staff-meeting 3',
    'B nan-keeper-of-leftovers': 'staff-only 3',
  });
});

test('staff-of-mild-inconvenience: as the 4th Staff it draws no Treasure', () => {
  const g = situation(`
    draw: nay
    A: staff-of-mild-inconvenience
    A gary-two-coats: ; staff-only
    A florence: ; staff-meeting, staff-of-loud-chewing
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'equip staff-of-mild-inconvenience', 'gary-two-coats');
  g.becomes({ A: '-', 'A gary-two-coats': '; staff-only, staff-of-mild-inconvenience' }).waits('A main');
});

test('staff-of-loud-chewing: an opponent of choice discards a card of theirs whenever it is equipped', () => {
  expect(printed('staff-of-loud-chewing')).toBe('Staff of Loud Chewing; magic; Staff, damage 1; 1/1; 2 in the box');
  const g = situation(`
    draw: nay
    A: staff-of-loud-chewing, staff-of-loud-chewing, bog-blade
    A gary-two-coats: ;
    B: bin-day, go-fish
    C ambi-dexter: ;
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'equip staff-of-loud-chewing', 'gary-two-coats').waits('A choose-opponent');
  // C has no card to discard.
  g.offersNot('A', 'C').offersNot('A', 'A');
  g.does('A', 'B').waits('B choose-discard');
  g.refuses('B', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose cards, 1 to 1.');
  g.does('B', 'go-fish').becomes({
    A: 'staff-of-loud-chewing, bog-blade',
    'A gary-two-coats': '; staff-of-loud-chewing',
    B: 'bin-day',
    discard: 'go-fish',
  });
  g.waits('A main');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'staff-of-loud-chewing 1' });
});

test('staff-of-loud-chewing: as the 3rd Staff the Treasure comes first, then the discard; with no cards about only the Treasure', () => {
  const g = situation(`
    draw: nay
    A: staff-of-loud-chewing
    A gary-two-coats: ; staff-only
    A florence: ; staff-meeting
    B: bin-day, go-fish
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'equip staff-of-loud-chewing', 'gary-two-coats').waits('A choose-opponent');
  g.becomes({ A: 'the-loot', treasures: '-', 'A gary-two-coats': '; staff-only, staff-of-loud-chewing' });
  g.does('A', 'B').does('B', 'bin-day').becomes({ B: 'go-fish', discard: 'bin-day' });
  g.waits('A main');
  const none = situation(`
    draw: nay
    A: staff-of-loud-chewing, bog-blade
    A gary-two-coats: ; staff-only
    A florence: ; staff-meeting
    treasures: the-loot
    cathulhu: -
  `);
  none.does('A', 'equip staff-of-loud-chewing', 'gary-two-coats');
  none
    .becomes({
      A: 'bog-blade, the-loot',
      treasures: '-',
      'A gary-two-coats': '; staff-only, staff-of-loud-chewing',
    })
    .waits('A main');
});

test('staff-only: 3 damage; the 3rd Staff draws a Treasure, the 2nd none', () => {
  expect(printed('staff-only')).toBe('Staff Only; magic; Staff, damage 3; 1/1; 2 in the box');
  const g = situation(`
    draw: nay
    A: staff-only, staff-only
    A gary-two-coats: ; staff-of-mild-inconvenience
    A brad-the-well-endowed: ;
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  g.does('A', 'equip staff-only', 'gary-two-coats');
  g.becomes({ A: 'staff-only', 'A gary-two-coats': '; staff-of-mild-inconvenience, staff-only' });
  g.does('A', 'equip staff-only', 'brad-the-well-endowed');
  g.becomes({ A: 'the-loot', treasures: 'absolute-unit', 'A brad-the-well-endowed': '; staff-only' }).waits('A main');
  expect(damages(g)['A brad-the-well-endowed']).toBe('staff-only 3');
});

test('staff-meeting: 2 damage; the 3rd Staff draws a Treasure, the 2nd and 4th none', () => {
  expect(printed('staff-meeting')).toBe('Staff Meeting; magic; Staff, damage 2; 1/1; 2 in the box');
  const g = situation(`
    draw: nay
    A: staff-meeting, staff-meeting
    A gary-two-coats: ; staff-of-loud-chewing
    A brad-the-well-endowed: ;
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  g.does('A', 'equip staff-meeting', 'gary-two-coats');
  g.becomes({ A: 'staff-meeting', 'A gary-two-coats': '; staff-of-loud-chewing, staff-meeting' });
  g.does('A', 'equip staff-meeting', 'brad-the-well-endowed');
  g.becomes({ A: 'the-loot', treasures: 'absolute-unit', 'A brad-the-well-endowed': '; staff-meeting' }).waits(
    'A main',
  );
  expect(damages(g)['A brad-the-well-endowed']).toBe('staff-meeting 2');
});

test('wooden-spoon-of-doom-1, wooden-spoon-of-doom-2: 4 damage, and pure it draws a card', () => {
  expect(printed('wooden-spoon-of-doom-1')).toBe('Wooden Spoon of Doom; magic; damage 4; 1/2; 2 in the box');
  expect(printed('wooden-spoon-of-doom-2')).toBe('Wooden Spoon of Doom; magic; damage 4; 2/2; 2 in the box');
  const g = situation(`
    draw: rusty-spork, wand-of-almost
    A: wooden-spoon-of-doom-1, wooden-spoon-of-doom-2, wooden-spoon-of-doom-1, non-genuine-part
    A gary-two-coats: ;
    A florence: ;
  `);
  g.does('A', 'equip wooden-spoon-of-doom-1', 'non-genuine-part', 'florence');
  g.becomes({
    A: 'wooden-spoon-of-doom-2, wooden-spoon-of-doom-1',
    'A florence': '; wooden-spoon-of-doom(1 n)',
  });
  g.does('A', 'equip wooden-spoon-of-doom-1', 'wooden-spoon-of-doom-2', 'gary-two-coats');
  g.becomes({ A: 'rusty-spork', draw: 'wand-of-almost', 'A gary-two-coats': '; wooden-spoon-of-doom(1 2)' });
  g.waits('A main');
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'wooden-spoon-of-doom 4',
    'A florence': 'wooden-spoon-of-doom 4',
  });
});

test('kettle-of-calamity-1, kettle-of-calamity-2, kettle-of-calamity-3: 6 damage, and pure up to 3 cards are discarded and drawn anew', () => {
  expect(printed('kettle-of-calamity-1')).toBe('Kettle of Calamity; magic; damage 6; 1/3; 2 in the box');
  expect(printed('kettle-of-calamity-2')).toBe('Kettle of Calamity; magic; damage 6; 2/3; 2 in the box');
  expect(printed('kettle-of-calamity-3')).toBe('Kettle of Calamity; magic; damage 6; 3/3; 2 in the box');
  const table = `
    draw: rusty-spork, wand-of-almost, stale-baguette, foam-finger-of-fury
    A: kettle-of-calamity-1, kettle-of-calamity-2, kettle-of-calamity-3, bog-blade, go-fish, bin-day, nay
    A gary-two-coats: ;
    B: mood-swing
  `;
  const brew = [
    'equip kettle-of-calamity-1',
    'kettle-of-calamity-2',
    'kettle-of-calamity-3',
    'gary-two-coats',
  ] as const;
  const g = situation(table);
  g.does('A', ...brew).waits('A choose-discard-redraw');
  const claims = g.cards('A', 'bog-blade', 'go-fish', 'bin-day', 'nay');
  const picks = claims.map(({ card }) => ({ pick: 'card' as const, card }));
  g.refuses('A', { type: 'choose', picks, claims }, 'choice', 'Choose cards, 0 to 3.');
  g.does('A', 'go-fish', 'nay', 'bog-blade');
  g.becomes({
    A: 'bin-day, rusty-spork, wand-of-almost, stale-baguette',
    draw: 'foam-finger-of-fury',
    discard: 'bog-blade, nay, go-fish',
    'A gary-two-coats': '; kettle-of-calamity(1 2 3)',
  }).waits('A main');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'kettle-of-calamity 6' });
  const few = situation(table);
  few.does('A', ...brew).does('A', 'bin-day', 'done');
  few.reads({ A: 'bog-blade, go-fish, nay, rusty-spork', discard: 'bin-day' }).waits('A main');
  const none = situation(table);
  none.does('A', ...brew).does('A', 'done');
  none.reads({ A: 'bog-blade, go-fish, bin-day, nay', discard: '-' }).waits('A main');
});

test('kettle-of-calamity-1, kettle-of-calamity-2, kettle-of-calamity-3: nothing to discard with an empty hand or a Non-Genuine Part', () => {
  const g = situation(`
    draw: rusty-spork
    A: kettle-of-calamity-1, kettle-of-calamity-2, kettle-of-calamity-3
    A gary-two-coats: ;
  `);
  g.does('A', 'equip kettle-of-calamity-1', 'kettle-of-calamity-2', 'kettle-of-calamity-3', 'gary-two-coats');
  g.becomes({ A: '-', 'A gary-two-coats': '; kettle-of-calamity(1 2 3)' }).waits('A main');
  const not = situation(`
    draw: rusty-spork
    A: kettle-of-calamity-2, non-genuine-part, non-genuine-part, bog-blade
    A gary-two-coats: ;
  `);
  not.does('A', 'equip kettle-of-calamity-2', 'non-genuine-part', 'non-genuine-part', 'gary-two-coats');
  not.becomes({ A: 'bog-blade', 'A gary-two-coats': '; kettle-of-calamity(2 n n)' }).waits('A main');
  expect(damages(not)).toEqual({ 'A gary-two-coats': 'kettle-of-calamity 4' });
});

test('courtneys-boomstick-1, courtneys-boomstick-2, courtneys-boomstick-3: 7 damage, and pure it steals one random card', () => {
  expect(printed('courtneys-boomstick-1')).toBe("Courtney's Boomstick; magic; damage 7; 1/3; 2 in the box");
  expect(printed('courtneys-boomstick-2')).toBe("Courtney's Boomstick; magic; damage 7; 2/3; 2 in the box");
  expect(printed('courtneys-boomstick-3')).toBe("Courtney's Boomstick; magic; damage 7; 3/3; 2 in the box");
  const g = situation(`
    draw: nay
    A: courtneys-boomstick-2, courtneys-boomstick-3, courtneys-boomstick-1
    A gary-two-coats: ;
    B: bin-day, go-fish
    C: mood-swing
  `);
  g.does('A', 'equip courtneys-boomstick-2', 'courtneys-boomstick-3', 'courtneys-boomstick-1', 'gary-two-coats');
  g.shuffles('hand:1', ['go-fish']).does('A', 'B');
  g.becomes({ A: 'go-fish', B: 'bin-day', 'A gary-two-coats': '; courtneys-boomstick(1 2 3)' }).waits('A main');
  expect(damages(g)).toEqual({ 'A gary-two-coats': 'courtneys-boomstick 7' });
});

test('courtneys-boomstick-1, courtneys-boomstick-2, courtneys-boomstick-3: EX-02 6 or 5 damage and no steal with Non-Genuine Parts; part 1 twice is refused', () => {
  const equip = (...faces: string[]) => {
    const g = situation(`
      draw: nay
      A: courtneys-boomstick-1, courtneys-boomstick-1, courtneys-boomstick-2, non-genuine-part, non-genuine-part
      A gary-two-coats: ;
      B: bin-day
    `);
    return { g, action: { type: 'equip' as const, cards: g.cards('A', ...faces), hero: 0, replace: null } };
  };
  const six = equip('courtneys-boomstick-1', 'courtneys-boomstick-2', 'non-genuine-part');
  six.g.acts('A', six.action).waits('A main');
  six.g.becomes({
    A: 'courtneys-boomstick-1, non-genuine-part',
    'A gary-two-coats': '; courtneys-boomstick(1 2 n)',
  });
  expect(damages(six.g)).toEqual({ 'A gary-two-coats': 'courtneys-boomstick 6' });
  const five = equip('courtneys-boomstick-1', 'non-genuine-part', 'non-genuine-part');
  five.g.acts('A', five.action).waits('A main');
  five.g.becomes({
    A: 'courtneys-boomstick-1, courtneys-boomstick-2',
    'A gary-two-coats': '; courtneys-boomstick(1 n n)',
  });
  expect(damages(five.g)).toEqual({ 'A gary-two-coats': 'courtneys-boomstick 5' });
  const twice = equip('courtneys-boomstick-1', 'courtneys-boomstick-1', 'non-genuine-part');
  twice.g.refuses('A', twice.action, 'parts', 'Those cards do not make one weapon.');
});

test('flaming-hockey-stick-1, flaming-hockey-stick-2: 4 damage, Melee and Magic bonuses both count, and nothing more happens', () => {
  expect(printed('flaming-hockey-stick-1')).toBe('Flaming Hockey Stick; melee and magic; damage 4; 1/2; 2 in the box');
  expect(printed('flaming-hockey-stick-2')).toBe('Flaming Hockey Stick; melee and magic; damage 4; 2/2; 2 in the box');
  const g = situation(`
    draw: nay
    world: boon-of-brains | boon-of-brawn
    A: flaming-hockey-stick-1, flaming-hockey-stick-2, flaming-hockey-stick-2, non-genuine-part, bog-blade
    A gary-two-coats: magus+;
    A handyman-andy: ;
    B: bin-day
  `);
  g.does('A', 'equip flaming-hockey-stick-1', 'flaming-hockey-stick-2', 'gary-two-coats');
  g.becomes({
    A: 'flaming-hockey-stick-2, non-genuine-part, bog-blade',
    'A gary-two-coats': 'magus+; flaming-hockey-stick(1 2)',
  });
  g.does('A', 'equip flaming-hockey-stick-2', 'non-genuine-part', 'handyman-andy').waits('A main');
  expect(damages(g)).toEqual({
    'A gary-two-coats': 'flaming-hockey-stick 7',
    'A handyman-andy': 'flaming-hockey-stick 5',
  });
});

test('toilet-brush-of-truth-1, toilet-brush-of-truth-2: 5 damage of both classes, and pure one Trait in play must be flipped', () => {
  expect(printed('toilet-brush-of-truth-1')).toBe(
    'Toilet Brush of Truth; melee and magic; damage 5; 1/2; 2 in the box',
  );
  expect(printed('toilet-brush-of-truth-2')).toBe(
    'Toilet Brush of Truth; melee and magic; damage 5; 2/2; 2 in the box',
  );
  const g = situation(`
    draw: nay
    A: toilet-brush-of-truth-1, toilet-brush-of-truth-2
    A ambi-dexter: magus+;
    B bodge-roberts: bruiser+;
  `);
  g.does('A', 'equip toilet-brush-of-truth-1', 'toilet-brush-of-truth-2', 'ambi-dexter').waits('A choose-trait');
  g.refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose Traits, 1 to 1.');
  g.does('A', 'bruiser').becomes({
    A: '-',
    'A ambi-dexter': 'magus+; toilet-brush-of-truth(1 2)',
    'B bodge-roberts': 'bruiser-;',
  });
  g.waits('A main');
  expect(damages(g)).toEqual({ 'A ambi-dexter': 'toilet-brush-of-truth 8' });
  const not = situation(`
    draw: nay
    A: toilet-brush-of-truth-1, non-genuine-part
    A gary-two-coats: magus-;
  `);
  not.does('A', 'equip toilet-brush-of-truth-1', 'non-genuine-part', 'gary-two-coats');
  not.becomes({ A: '-', 'A gary-two-coats': 'magus-; toilet-brush-of-truth(1 n)' }).waits('A main');
  expect(damages(not)).toEqual({ 'A gary-two-coats': 'toilet-brush-of-truth 4' });
});

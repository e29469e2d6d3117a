// Proves the Traits that make something happen, both sides: when they are flipped, when a World Enchantment is played,
// in the Draw phase and on a Pure Assembly; for their owner, in turn or not.
import { expect, test } from 'vitest';
import { damages, printed } from '../../scenario/numbers.ts';
import { situation } from '../../scenario/scenario.ts';

test('handy: turned to BUTTERFINGERS its owner discards one weapon of this Hero, their choice, not of the other Hero', () => {
  const g = situation(`
    draw: nay
    A: boss-tooth
    A florence: ;
    B gary-two-coats: handy+; bog-blade, courtneys-boomstick(1 3 n)
    B nan-keeper-of-leftovers: ; wand-of-almost
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'handy').waits('B choose-weapon-discard');
  g.refuses('B', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose weapons, 1 to 1.');
  g.offersNot('B', 'wand-of-almost');
  g.does('B', 'courtneys-boomstick').becomes({
    A: '-',
    'A florence': '; boss-tooth',
    'B gary-two-coats': 'handy-; bog-blade',
    discard: 'non-genuine-part, courtneys-boomstick-3, courtneys-boomstick-1',
  });
  g.waits('A main');
});

test('handy: BUTTERFINGERS takes nothing from a Hero without weapons, nor on the way back to HANDY', () => {
  const g = situation(`
    draw: nay
    A: boss-tooth, boss-tooth
    A florence: ;
    B gary-two-coats: handy+;
    B nan-keeper-of-leftovers: ; wand-of-almost
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'handy');
  g.becomes({ A: 'boss-tooth', 'A florence': '; boss-tooth', 'B gary-two-coats': 'handy-;' }).waits('A main');
  const back = situation(`
    draw: nay
    A: boss-tooth
    A florence: ;
    B gary-two-coats: handy-; wand-of-almost
  `);
  back.does('A', 'equip boss-tooth', 'florence').does('A', 'handy');
  back.becomes({ A: '-', 'A florence': '; boss-tooth', 'B gary-two-coats': 'handy+; wand-of-almost' }).waits('A main');
});

test('lucky: turned to LUCKY it draws its owner a card, to the hand in turn, to the Litterbox out of turn', () => {
  expect(printed('lucky')).toBe('LUCKY, JINXED on the back; 2 in the box');
  const g = situation(`
    draw: rusty-spork, stale-baguette, rusty-spork
    A: boss-tooth, boss-tooth
    A florence: lucky-;
    B deadlift-deirdre: lucky-;
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', "A's lucky");
  g.becomes({ A: 'boss-tooth, rusty-spork', 'A florence': 'lucky+; boss-tooth', draw: 'stale-baguette, rusty-spork' });
  g.does('A', 'equip boss-tooth', 'florence').does('A', "B's lucky");
  g.becomes({
    A: 'rusty-spork',
    'A florence': 'lucky+; boss-tooth, boss-tooth',
    'B deadlift-deirdre': 'lucky+;',
    'B litterbox': 'stale-baguette',
    draw: 'rusty-spork',
  }).waits('A main');
});

test('lucky: turned to JINXED its owner discards one card of their choice, in turn or not', () => {
  const g = situation(`
    draw: rusty-spork
    A: boss-tooth, nay
    A florence: ;
    B: bog-blade, bin-day, go-fish
    B deadlift-deirdre: lucky+;
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'lucky').waits('B choose-discard');
  g.refuses('B', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose cards, 1 to 1.');
  g.does('B', 'bin-day').becomes({
    A: 'nay',
    'A florence': '; boss-tooth',
    B: 'bog-blade, go-fish',
    'B deadlift-deirdre': 'lucky-;',
    discard: 'bin-day',
  });
  g.waits('A main');
});

test('lucky: JINXED with an empty hand takes nothing, nor anything from the others', () => {
  const g = situation(`
    draw: rusty-spork
    A: boss-tooth, nay
    A florence: ;
    B deadlift-deirdre: lucky+;
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'lucky');
  g.becomes({ A: 'nay', 'A florence': '; boss-tooth', 'B deadlift-deirdre': 'lucky-;' }).waits('A main');
});

test('light-fingers: turned to LIGHT FINGERS its owner steals a random card from an opponent they choose', () => {
  expect(printed('light-fingers')).toBe('LIGHT FINGERS, OPEN HANDS on the back; 2 in the box');
  const g = situation(`
    draw: rusty-spork
    A: boss-tooth
    A florence: light-fingers-;
    B: bin-day
    C: bog-blade, go-fish, nay
    D ambi-dexter: ;
    D becky-the-basic: ;
    C handyman-andy: ;
    C dame-drama: ;
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'light-fingers').waits('A choose-opponent');
  // D has no card to steal.
  g.offersNot('A', 'D').offersNot('A', 'A');
  g.shuffles('hand:2', ['go-fish']).does('A', 'C');
  g.becomes({ A: 'go-fish', 'A florence': 'light-fingers+; boss-tooth', C: 'bog-blade, nay' }).waits('A main');
});

test('light-fingers: out of turn the stolen card lies unseen in the thief’s Litterbox; with nobody to rob nothing happens', () => {
  const g = situation(`
    draw: rusty-spork
    A: boss-tooth, nay
    A florence: ;
    B deadlift-deirdre: light-fingers-;
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'light-fingers').shuffles('hand:0').does('B', 'A');
  g.becomes({
    A: '-',
    'A florence': '; boss-tooth',
    'B litterbox': 'nay',
    'B deadlift-deirdre': 'light-fingers+;',
  }).waits('A main');
  expect(g.view('B').players[1]?.litterbox.map((c) => c.face)).toEqual([null]);
  const stolen = (who: 'A' | 'B') => g.toldTo(who).flatMap((e) => (e.type === 'card-stolen' ? [e.card.face] : []));
  expect([stolen('A'), stolen('B')]).toEqual([['nay'], [null]]);
  const none = situation(`
    draw: rusty-spork
    A: boss-tooth
    A florence: light-fingers-;
  `);
  none.does('A', 'equip boss-tooth', 'florence').does('A', 'light-fingers');
  none.becomes({ A: '-', 'A florence': 'light-fingers+; boss-tooth' }).waits('A main');
});

test('light-fingers: turned to OPEN HANDS an opponent of its owner’s choice receives a random card of theirs', () => {
  const g = situation(`
    draw: rusty-spork
    A: boss-tooth, bog-blade, nay
    A florence: light-fingers+;
    B: bin-day
    C ambi-dexter: ;
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'light-fingers').waits('A choose-opponent');
  g.offersNot('A', 'A');
  g.shuffles('hand:0', ['nay', 'bog-blade']).does('A', 'C');
  g.becomes({ A: 'bog-blade', 'A florence': 'light-fingers-; boss-tooth', 'C litterbox': 'nay' }).waits('A main');
});

test('light-fingers: OPEN HANDS out of turn gives to the hand of the player whose turn it is; an empty hand gives nothing', () => {
  const g = situation(`
    draw: rusty-spork
    A: boss-tooth
    A florence: ;
    B: bin-day
    B deadlift-deirdre: light-fingers+;
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'light-fingers').shuffles('hand:1').does('B', 'A');
  g.becomes({ A: 'bin-day', B: '-', 'A florence': '; boss-tooth', 'B deadlift-deirdre': 'light-fingers-;' });
  g.waits('A main');
  const none = situation(`
    draw: rusty-spork
    A: boss-tooth
    A florence: light-fingers+;
    B: bin-day
  `);
  none.does('A', 'equip boss-tooth', 'florence').does('A', 'light-fingers');
  none.becomes({ A: '-', 'A florence': 'light-fingers-; boss-tooth' }).waits('A main');
});

test('bookworm: a World Enchantment its player plays draws 1 card more; another player’s does not', () => {
  expect(printed('bookworm')).toBe("BOOKWORM, CAN'T READ on the back; 2 in the box");
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette, foam-finger-of-fury, chicken-drumstick
    A: capitalism
    A florence: bookworm+ magus+;
    B litterbox: closed-for-stocktake
  `);
  g.does('A', 'play capitalism', 'new-pile').does('A', 'magus');
  g.becomes({
    A: 'rusty-spork, wand-of-almost',
    draw: 'stale-baguette, foam-finger-of-fury, chicken-drumstick',
    world: 'capitalism',
    'A florence': 'bookworm+ magus-;',
  });
  g.does('A', 'end-turn').does('B', 'play closed-for-stocktake', 'new-pile').does('B', 'magus');
  g.becomes({
    turn: 'B',
    B: 'stale-baguette, foam-finger-of-fury',
    'B litterbox': '-',
    draw: 'chicken-drumstick',
    world: 'capitalism | closed-for-stocktake',
    'A florence': 'bookworm+ magus+;',
  }).waits('B main');
});

test('bookworm: with CAN’T READ a World Enchantment draws its player no card but still flips; other players draw theirs', () => {
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette
    A: capitalism
    A florence: bookworm- magus+;
    B litterbox: closed-for-stocktake
  `);
  g.does('A', 'play capitalism', 'new-pile').does('A', 'magus');
  g.becomes({ A: '-', world: 'capitalism', 'A florence': 'bookworm- magus-;' });
  expect(g.told('draw-blocked').map(({ seat, reason }) => [seat, reason])).toEqual([[0, 'rule']]);
  g.does('A', 'end-turn').does('B', 'play closed-for-stocktake', 'new-pile').does('B', 'magus');
  g.reads({ B: 'rusty-spork, wand-of-almost', draw: 'stale-baguette', 'A florence': 'bookworm- magus+;' });
});

test('bookworm: CAN’T READ stops only the printed draw of a World Enchantment, not a Hero’s draw nor an Action’s', () => {
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette, foam-finger-of-fury, chicken-drumstick
    A: capitalism, its-go-time
    A professor-hexwell: bookworm-;
    B deadlift-deirdre: magus+;
  `);
  g.does('A', 'play capitalism', 'new-pile').does('A', 'magus');
  g.becomes({
    A: 'its-go-time, rusty-spork',
    world: 'capitalism',
    draw: 'wand-of-almost, stale-baguette, foam-finger-of-fury, chicken-drumstick',
    'B deadlift-deirdre': 'magus-;',
  });
  g.does('A', 'play its-go-time').reads({
    A: 'rusty-spork, wand-of-almost, stale-baguette, foam-finger-of-fury',
    draw: 'chicken-drumstick',
  });
});

test('B-DRAW-02 hyped: its player may draw 1 extra card more in the Draw phase, Idols or not; others may not', () => {
  expect(printed('hyped')).toBe('HYPED, KNACKERED on the back; 2 in the box');
  const g = situation(`
    turn: B
    draw: rusty-spork, wand-of-almost, stale-baguette, foam-finger-of-fury
    A florence: hyped+;
  `);
  g.does('B', 'end-turn').waits('A extra-draws');
  g.refuses('A', { type: 'choose-extra-draws', count: 2 }, 'draw-count', 'between 0 and 1 extra cards');
  g.does('A', 'count 1').becomes({
    turn: 'A',
    A: 'rusty-spork, wand-of-almost',
    draw: 'stale-baguette, foam-finger-of-fury',
  });
  // B, without it and without Idols, is not asked.
  g.does('A', 'end-turn').becomes({ turn: 'B', B: 'stale-baguette', draw: 'foam-finger-of-fury' }).waits('B main');
  const idol = situation(`
    turn: B
    idols: 2
    A florence: hyped+;
  `);
  idol.does('B', 'end-turn').waits('A extra-draws');
  expect(idol.view('A').mayDraw).toBe(3);
});

test('hyped: KNACKERED allows its player no extra draws whatever the Idols; others draw theirs', () => {
  const g = situation(`
    turn: B
    draw: rusty-spork, wand-of-almost, stale-baguette, foam-finger-of-fury
    idols: 2
    A florence: hyped-;
  `);
  g.does('B', 'end-turn');
  g.becomes({ turn: 'A', A: 'rusty-spork', draw: 'wand-of-almost, stale-baguette, foam-finger-of-fury' });
  expect(g.told('draw-blocked').map(({ seat, reason }) => [seat, reason])).toEqual([[0, 'rule']]);
  expect(g.view('A').turn.extraDraws.total).toBe(0);
  g.does('A', 'end-turn').waits('B extra-draws');
  expect(g.view('B').mayDraw).toBe(2);
});

test('purist: whenever its player gains a Pure Assembly bonus they draw a card as well, after the bonus', () => {
  expect(printed('purist')).toBe('PURIST, BODGER on the back; 2 in the box');
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette
    A: tax-axe-1, tax-axe-2
    A florence: purist+;
    B: bin-day
  `);
  g.does('A', 'equip tax-axe-1', 'tax-axe-2', 'florence').shuffles('hand:1').does('A', 'B');
  g.becomes({
    A: 'bin-day, rusty-spork',
    B: '-',
    'A florence': 'purist+; tax-axe(1 2)',
    draw: 'wand-of-almost, stale-baguette',
  }).waits('A main');
});

test('purist: no card for a weapon with a Non-Genuine Part, for one without a bonus, nor for another player’s bonus', () => {
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette
    A: wooden-spoon-of-doom-1, non-genuine-part, skull-cracker-1, skull-cracker-2
    A florence: purist+;
    B litterbox: wooden-spoon-of-doom-2
  `);
  g.does('A', 'equip wooden-spoon-of-doom-1', 'non-genuine-part', 'florence');
  g.does('A', 'equip skull-cracker-1', 'skull-cracker-2', 'florence');
  g.becomes({ A: '-', 'A florence': 'purist+; wooden-spoon-of-doom(1 n), skull-cracker(1 2)' });
  // B completes A's weapon: the bonus, one card, is B's, and A draws nothing.
  g.does('A', 'end-turn').does('B', 'swap wooden-spoon-of-doom-2', 'wooden-spoon-of-doom');
  g.becomes({
    turn: 'B',
    B: 'rusty-spork, non-genuine-part, wand-of-almost',
    'B litterbox': '-',
    draw: 'stale-baguette',
    'A florence': 'purist+; wooden-spoon-of-doom(1 2), skull-cracker(1 2)',
  }).waits('B main');
});

test('purist: with BODGER each Non-Genuine Part costs 2 on this Hero alone; a lower price wins', () => {
  const table = (world: string) => `
    draw: nay
    world: ${world}
    A gary-two-coats: purist-; courtneys-boomstick(1 n n), skull-cracker(1 2)
    A nan-keeper-of-leftovers: ; skull-cracker(2 n)
    B bodge-roberts: purist-; courtneys-boomstick(2 3 n)
    B handyman-andy: ; tax-axe(1 n)
  `;
  expect(damages(situation(table('capitalism')))).toEqual({
    'A gary-two-coats': 'courtneys-boomstick 3, skull-cracker 4',
    'A nan-keeper-of-leftovers': 'skull-cracker 3',
    'B bodge-roberts': 'courtneys-boomstick 7',
    'B handyman-andy': 'tax-axe 3',
  });
  expect(damages(situation(table('counterfeit-season')))['A gary-two-coats']).toBe(
    'courtneys-boomstick 7, skull-cracker 4',
  );
  const g = situation(`
    draw: rusty-spork
    A: wooden-spoon-of-doom-1, wooden-spoon-of-doom-2
    A florence: purist-;
  `);
  g.does('A', 'equip wooden-spoon-of-doom-1', 'wooden-spoon-of-doom-2', 'florence').reads({ A: 'rusty-spork' });
});

test('crowd-pleaser: turned to CROWD PLEASER every opponent discards a card of their choice, in turn order, not its owner', () => {
  expect(printed('crowd-pleaser')).toBe('CROWD PLEASER, ATTENTION SEEKER on the back; 2 in the box');
  const g = situation(`
    draw: rusty-spork
    A: boss-tooth, nay, bog-blade
    A florence: ;
    B: go-fish
    B deadlift-deirdre: crowd-pleaser-;
    C: bin-day, spring-clean
    D ambi-dexter: ;
    D becky-the-basic: ;
    C handyman-andy: ;
    C dame-drama: ;
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'crowd-pleaser').waits('A choose-discard');
  g.does('A', 'bog-blade').waits('C choose-discard');
  g.refuses('C', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose cards, 1 to 1.');
  // D has nothing to discard, and it costs B nothing.
  g.does('C', 'bin-day').becomes({
    A: 'nay',
    'A florence': '; boss-tooth',
    C: 'spring-clean',
    'B deadlift-deirdre': 'crowd-pleaser+;',
    discard: 'bin-day, bog-blade',
  });
  g.waits('A main');
});

test('crowd-pleaser: EX-24 turned to ATTENTION SEEKER every opponent draws: the active one to hand, the others unseen', () => {
  const g = situation(`
    draw: rusty-spork, wand-of-almost, kevin, bog-blade, stale-baguette
    A: boss-tooth
    A florence: ;
    B deadlift-deirdre: crowd-pleaser+;
    C ambi-dexter: ;
    D handyman-andy: ;
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'crowd-pleaser');
  g.becomes({
    A: 'rusty-spork',
    'A florence': '; boss-tooth',
    'B deadlift-deirdre': 'crowd-pleaser-;',
    'C litterbox': 'wand-of-almost',
    'D litterbox': 'kevin',
    draw: 'bog-blade, stale-baguette',
  }).waits('A main');
  const box = (who: 'A' | 'D' | 'table') => g.view(who).players[3]?.litterbox.map((c) => c.face);
  expect([box('A'), box('D'), box('table')]).toEqual([[null], [null], [null]]);
  g.does('A', 'end-turn').does('B', 'end-turn').does('C', 'end-turn').waits('D main');
  g.reads({ foes: 'kevin', 'D litterbox': '-' });
});

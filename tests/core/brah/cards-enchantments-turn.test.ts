// Proves the World Enchantments that change the course of a turn or the slots: what they set off, for whom and when.
import { expect, test } from 'vitest';
import { printed, slots } from '../../scenario/numbers.ts';
import { drawsAndFlips } from '../../scenario/played.ts';
import { situation } from '../../scenario/scenario.ts';

test('capitalism: played it draws a card, then one Trait in play must be flipped; with none in play it only draws', () => {
  expect(printed('capitalism')).toBe('Capitalism; 1 in the box');
  drawsAndFlips('capitalism');
  const none = situation(`
    draw: rusty-spork, wand-of-almost
    world: end-of-days
    A: capitalism
  `);
  none.does('A', 'play capitalism', 'pile 0');
  none.becomes({ A: 'rusty-spork', draw: 'wand-of-almost', world: 'end-of-days < capitalism' }).waits('A main');
});

test('capitalism: once in their turn the active player discards any number of cards and draws as many; nobody else then', () => {
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette, foam-finger-of-fury, chicken-drumstick, nay
    world: capitalism
    A: bog-blade, go-fish, bin-day, mood-swing
    B: spring-clean
  `);
  g.refuses('B', { type: 'use-rule', pile: 0 }, 'not-you');
  g.refuses('A', { type: 'use-rule', pile: 1 }, 'rule-none', 'That rule cannot be used.');
  g.does('A', 'rule 0').waits('A choose-discard-redraw');
  g.does('A', 'bin-day', 'bog-blade', 'mood-swing', 'go-fish');
  g.becomes({
    A: 'rusty-spork, wand-of-almost, stale-baguette, foam-finger-of-fury',
    draw: 'chicken-drumstick, nay',
    discard: 'go-fish, mood-swing, bog-blade, bin-day',
  });
  g.refuses('A', { type: 'use-rule', pile: 0 }, 'rule-used', 'You have used Capitalism this turn.');
  g.does('A', 'end-turn').does('B', 'rule 0').does('B', 'spring-clean', 'done');
  g.becomes({
    turn: 'B',
    B: 'chicken-drumstick, nay',
    draw: '-',
    discard: 'spring-clean, go-fish, mood-swing, bog-blade, bin-day',
  }).waits('B main');
});

test('capitalism: none may be discarded too, an empty hand discards none, and covered the rule cannot be used', () => {
  const g = situation(`
    draw: rusty-spork
    world: capitalism
    A: bog-blade
  `);
  g.does('A', 'rule 0').does('A', 'done').becomes({}).waits('A main');
  g.refuses('A', { type: 'use-rule', pile: 0 }, 'rule-used');
  const empty = situation(`
    draw: rusty-spork
    world: capitalism
  `);
  empty.does('A', 'rule 0').becomes({}).waits('A main');
  empty.refuses('A', { type: 'use-rule', pile: 0 }, 'rule-used');
  const covered = situation(`
    draw: rusty-spork
    world: capitalism < end-of-days
    A: bog-blade
  `);
  covered.refuses('A', { type: 'use-rule', pile: 0 }, 'rule-none');
});

test('end-of-days: the compulsory draw is 2 cards for everybody, 1 again when it is covered', () => {
  expect(printed('end-of-days')).toBe('End of Days; 1 in the box');
  drawsAndFlips('end-of-days');
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette, foam-finger-of-fury, chicken-drumstick, nay, go-fish
    A: end-of-days
    B litterbox: capitalism
  `);
  g.does('A', 'play end-of-days', 'new-pile').does('A', 'end-turn');
  g.becomes({
    turn: 'B',
    A: 'rusty-spork',
    B: 'capitalism, wand-of-almost, stale-baguette',
    'B litterbox': '-',
    draw: 'foam-finger-of-fury, chicken-drumstick, nay, go-fish',
    world: 'end-of-days',
  }).waits('B main');
  g.does('B', 'end-turn');
  g.becomes({ turn: 'A', A: 'rusty-spork, foam-finger-of-fury, chicken-drumstick', draw: 'nay, go-fish' });
  g.does('A', 'end-turn').does('B', 'play capitalism', 'pile 0');
  expect(g.view('B').turn.drawBase).toBe(1);
});

test('bigger-on-the-inside: every Hero has 1 slot more; covered (EX-19) weapons over the limit are discarded before the draw', () => {
  expect(printed('bigger-on-the-inside')).toBe('Bigger on the Inside; 1 in the box');
  drawsAndFlips('bigger-on-the-inside');
  const g = situation(`
    draw: rusty-spork, rusty-spork
    A: bigger-on-the-inside, bog-blade, bog-blade, capitalism
    A florence: magus+; useless-stick, useless-stick, chicken-drumstick
    A gary-two-coats: ;
    B brad-the-well-endowed: ; chicken-drumstick, wand-of-almost, useless-stick, wand-of-almost
    B deadlift-deirdre: ; chicken-drumstick, chicken-drumstick
    bazaar: bog-blade, bog-blade, bog-blade, pick-pocket, nay
  `);
  g.does('A', 'play bigger-on-the-inside', 'new-pile').does('A', 'magus').does('A', 'equip bog-blade', 'florence');
  expect(slots(g)).toEqual({
    'A florence': 4,
    'A gary-two-coats': 4,
    'B brad-the-well-endowed': 4,
    'B deadlift-deirdre': 3,
  });
  g.refuses('A', { type: 'equip', cards: g.cards('A', 'bog-blade'), hero: 0, replace: null }, 'full');
  g.reads({ A: 'bog-blade, capitalism, rusty-spork', draw: 'rusty-spork' });
  g.does('A', 'play capitalism', 'pile 0').waits('A choose-over-slots');
  g.does('A', 'bog-blade').waits('B choose-over-slots');
  g.offersNot('B', "A's chicken-drumstick");
  g.does('B', 'useless-stick').waits('A choose-trait').does('A', 'magus');
  g.becomes({
    A: 'bog-blade, rusty-spork, rusty-spork',
    draw: '-',
    discard: 'useless-stick, bog-blade',
    world: 'bigger-on-the-inside < capitalism',
    'A florence': 'magus+; useless-stick, useless-stick, chicken-drumstick',
    'B brad-the-well-endowed': '; chicken-drumstick, wand-of-almost, wand-of-almost',
  }).waits('A main');
});

test('mandatory-fun: at the end of their turn, before the Discard phase, the active player must flip one Trait, whoever it is', () => {
  expect(printed('mandatory-fun')).toBe('Mandatory Fun; 1 in the box');
  drawsAndFlips('mandatory-fun');
  const g = situation(`
    draw: rusty-spork, rusty-spork
    world: mandatory-fun
    A: nay, nay, nay, nay, nay, go-fish, go-fish, bin-day
    A florence: magus+;
    B deadlift-deirdre: deep-pockets+;
  `);
  g.does('A', 'end-turn').waits('A choose-trait');
  g.refuses('A', { type: 'choose', picks: [], claims: [] }, 'choice', 'Choose Traits, 1 to 1.');
  g.does('A', 'deep-pockets').becomes({ 'B deadlift-deirdre': 'deep-pockets-;' });
  g.waits('A discard-to-limit').does('A', 'bin-day').becomes({
    turn: 'B',
    A: 'nay, nay, nay, nay, nay, go-fish, go-fish',
    B: 'rusty-spork',
    draw: 'rusty-spork',
    discard: 'bin-day',
  });
  g.does('B', 'end-turn').waits('B choose-trait').does('B', 'magus');
  g.becomes({
    turn: 'A',
    'A florence': 'magus-;',
    A: 'nay, nay, nay, nay, nay, go-fish, go-fish, rusty-spork',
    draw: '-',
  });
});

test('mandatory-fun: no flip with no Trait in play, nor once it is covered', () => {
  const none = situation(`
    draw: rusty-spork, rusty-spork
    world: mandatory-fun
  `);
  none.does('A', 'end-turn').becomes({ turn: 'B', B: 'rusty-spork', draw: 'rusty-spork' }).waits('B main');
  const covered = situation(`
    draw: rusty-spork, rusty-spork
    world: mandatory-fun < capitalism
    A florence: magus+;
  `);
  covered.does('A', 'end-turn').becomes({ turn: 'B', B: 'rusty-spork', draw: 'rusty-spork' }).waits('B main');
});

test('mandatory-fun: EX-22 a foe that its flip brings is dealt with first, and there is no second flip', () => {
  const g = situation(`
    draw: smorc-trooper, rusty-spork
    world: mandatory-fun
    A florence: lucky-; foam-finger-of-fury
    treasures: the-loot
    cathulhu: -
  `);
  g.does('A', 'end-turn').does('A', 'lucky').waits('A main');
  g.becomes({ draw: 'rusty-spork', foes: 'smorc-trooper', 'A florence': 'lucky+; foam-finger-of-fury' });
  g.refuses('A', { type: 'end-turn' }, 'foe-pending', 'Deal with SMORC TROOPER before you end your turn.');
  g.does('A', 'declare-combat').does('A', 'foam-finger-of-fury').does('A', 'end-turn');
  g.becomes({
    turn: 'B',
    A: 'the-loot',
    B: 'rusty-spork',
    draw: '-',
    foes: '-',
    monsters: 'smorc-trooper',
    discard: 'foam-finger-of-fury',
    treasures: '-',
    'A florence': 'lucky+;',
  }).waits('B main');
});

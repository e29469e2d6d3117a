// Proves the Heroes that wait for what their player does: a steal, an Action, a Nay!, a World Enchantment.
import { expect, test } from 'vitest';
import { printed, slots } from '../../scenario/numbers.ts';
import { situation } from '../../scenario/scenario.ts';

test('dj-firebrawl: the first Action that resolves each turn draws a card, the second none, an opponent none', () => {
  expect(printed('dj-firebrawl')).toBe('DJ Firebrawl; action; 3 slots; hand 0; 1 in the box');
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette, foam-finger-of-fury
    A: hold-my-mead, hold-my-mead
    A dj-firebrawl: ; chicken-drumstick
    B litterbox: wheel-and-deal
  `);
  expect(slots(g)['A dj-firebrawl']).toBe(3);
  g.does('A', 'play hold-my-mead').becomes({
    A: 'hold-my-mead, rusty-spork',
    draw: 'wand-of-almost, stale-baguette, foam-finger-of-fury',
    discard: 'hold-my-mead',
  });
  g.does('A', 'play hold-my-mead').becomes({ A: 'rusty-spork', discard: 'hold-my-mead, hold-my-mead' });
  // The next turn is B's: B's own Action draws nothing for A (nor for B).
  g.does('A', 'end-turn').does('B', 'play wheel-and-deal').pass('A');
  g.becomes({
    turn: 'B',
    draw: 'stale-baguette, foam-finger-of-fury',
    B: 'wand-of-almost',
    'B litterbox': '-',
    discard: 'wheel-and-deal, hold-my-mead, hold-my-mead',
  }).waits('B main');
});

test('dj-firebrawl: a countered Action does not count, the one after it does; a Nay! out of turn draws to the Litterbox', () => {
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette
    A: hold-my-mead, hold-my-mead
    A dj-firebrawl: ;
    B: nay
  `);
  g.does('A', 'play hold-my-mead').does('B', 'nay nay').pass('A');
  g.becomes({ A: 'hold-my-mead', B: '-', discard: 'nay, hold-my-mead' });
  g.does('A', 'play hold-my-mead').becomes({
    A: 'rusty-spork',
    draw: 'wand-of-almost, stale-baguette',
    discard: 'hold-my-mead, nay, hold-my-mead',
  });
  const out = situation(`
    turn: B
    draw: rusty-spork, wand-of-almost, stale-baguette
    A: nay, nay
    A dj-firebrawl: ;
    B: hold-my-mead, hold-my-mead
  `);
  out.does('B', 'play hold-my-mead').does('A', 'nay nay').pass('B');
  out.becomes({
    A: 'nay',
    'A litterbox': 'rusty-spork',
    B: 'hold-my-mead',
    draw: 'wand-of-almost, stale-baguette',
    discard: 'nay, hold-my-mead',
  });
  out.does('B', 'play hold-my-mead').does('A', 'nay nay');
  out.becomes({ A: '-', B: '-', discard: 'nay, hold-my-mead, nay, hold-my-mead' }).waits('B main');
});

test('lightfinger-lou: the first steal of a turn draws a card, the second none; a Go Fish that fails draws only its own', () => {
  expect(printed('lightfinger-lou')).toBe('Lightfinger Lou; action; 3 slots; hand 0; 1 in the box');
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette
    A: go-fish, pick-pocket, pick-pocket
    A lightfinger-lou: ;
    B: bog-blade, bin-day
  `);
  expect(slots(g)['A lightfinger-lou']).toBe(3);
  g.does('A', 'play go-fish', 'B', 'cursed-shank').pass('B').does('B', 'none');
  g.becomes({ A: 'pick-pocket, pick-pocket, rusty-spork', draw: 'wand-of-almost, stale-baguette', discard: 'go-fish' });
  g.shuffles('hand:1', ['bin-day']).does('A', 'play pick-pocket', 'B').pass('B');
  g.becomes({
    A: 'pick-pocket, rusty-spork, bin-day, wand-of-almost',
    B: 'bog-blade',
    draw: 'stale-baguette',
    discard: 'pick-pocket, go-fish',
  });
  g.does('A', 'play pick-pocket', 'B').pass('B');
  g.becomes({
    A: 'rusty-spork, bin-day, wand-of-almost, bog-blade',
    B: '-',
    discard: 'pick-pocket, pick-pocket, go-fish',
  }).waits('A main');
});

test('lightfinger-lou: a Go Fish that succeeds is a steal; a steal out of turn draws to the Litterbox; being robbed draws nothing', () => {
  const g = situation(`
    draw: rusty-spork, wand-of-almost
    A: go-fish
    A lightfinger-lou: ;
    B: bog-blade
  `);
  g.does('A', 'play go-fish', 'B', 'bog-blade').pass('B').does('B', 'bog-blade');
  g.becomes({ A: 'bog-blade, rusty-spork', B: '-', draw: 'wand-of-almost', discard: 'go-fish' });
  const out = situation(`
    turn: B
    draw: rusty-spork, wand-of-almost
    A: nay
    A lightfinger-lou: light-fingers-;
    B: mood-swing, bog-blade, pick-pocket
  `);
  out.does('B', 'play mood-swing', 'light-fingers').pass('A').shuffles('hand:1', ['bog-blade']).does('A', 'B');
  out.becomes({
    'A lightfinger-lou': 'light-fingers+;',
    'A litterbox': 'bog-blade, rusty-spork',
    B: 'pick-pocket',
    draw: 'wand-of-almost',
    discard: 'mood-swing',
  });
  out.does('B', 'play pick-pocket', 'A').pass('A');
  out.becomes({ A: '-', B: 'nay', discard: 'pick-pocket, mood-swing' }).waits('B main');
});

test('hope-the-nope: every Nay! played draws a card, in her turn to hand, out of turn to the Litterbox', () => {
  expect(printed('hope-the-nope')).toBe('Hope the Nope; action; 3 slots; hand 0; 1 in the box');
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette
    A: hold-my-mead, nay
    A hope-the-nope: ;
    B: nay
  `);
  expect(slots(g)['A hope-the-nope']).toBe(3);
  g.does('A', 'play hold-my-mead').does('B', 'nay nay').becomes({ A: 'nay', B: '-' });
  // Drawn when the Nay! is played, before it resolves.
  g.does('A', 'nay nay').becomes({
    A: 'rusty-spork',
    draw: 'wand-of-almost, stale-baguette',
    discard: 'hold-my-mead, nay, nay',
  });
  const out = situation(`
    turn: B
    draw: rusty-spork, wand-of-almost, stale-baguette
    A: nay, nay
    A hope-the-nope: ;
    B: hold-my-mead, nay, bog-blade
  `);
  out.does('B', 'play hold-my-mead').does('A', 'nay nay');
  out.becomes({ A: 'nay', B: 'nay, bog-blade', 'A litterbox': 'rusty-spork', draw: 'wand-of-almost, stale-baguette' });
  out.does('B', 'nay nay').becomes({ B: 'bog-blade' });
  out.does('A', 'nay nay').becomes({ A: '-', 'A litterbox': 'rusty-spork, wand-of-almost', draw: 'stale-baguette' });
  out.pass('B').becomes({ discard: 'nay, hold-my-mead, nay, nay' }).waits('B main');
});

test('professor-hexwell: a World Enchantment played from hand draws 1 card more after its flip; an opponent gets none', () => {
  expect(printed('professor-hexwell')).toBe('Professor Hexwell; enchantment; 3 slots; hand 0; 1 in the box');
  const g = situation(`
    draw: rusty-spork, wand-of-almost, stale-baguette, foam-finger-of-fury, chicken-drumstick
    A: capitalism
    A professor-hexwell: magus+;
    B litterbox: end-of-days
  `);
  expect(slots(g)['A professor-hexwell']).toBe(3);
  g.does('A', 'play capitalism', 'new-pile');
  g.becomes({
    A: 'rusty-spork',
    world: 'capitalism',
    draw: 'wand-of-almost, stale-baguette, foam-finger-of-fury, chicken-drumstick',
  });
  g.does('A', 'magus').becomes({
    A: 'rusty-spork, wand-of-almost',
    draw: 'stale-baguette, foam-finger-of-fury, chicken-drumstick',
    'A professor-hexwell': 'magus-;',
  });
  g.does('A', 'end-turn').does('B', 'play end-of-days', 'new-pile').does('B', 'magus');
  g.becomes({
    turn: 'B',
    B: 'stale-baguette, foam-finger-of-fury',
    'B litterbox': '-',
    draw: 'chicken-drumstick',
    world: 'capitalism | end-of-days',
    'A professor-hexwell': 'magus+;',
  }).waits('B main');
});

test('moody-judy: after the flip of a World Enchantment she may flip one Trait more, any in play, or not', () => {
  expect(printed('moody-judy')).toBe('Moody Judy; enchantment; 3 slots; hand 0; 1 in the box');
  const table = `
    draw: rusty-spork, wand-of-almost
    A: capitalism
    A moody-judy: magus+;
    B deadlift-deirdre: bruiser+;
  `;
  const g = situation(table);
  expect(slots(g)['A moody-judy']).toBe(3);
  g.does('A', 'play capitalism', 'new-pile').does('A', 'magus').waits('A choose-trait');
  g.refuses(
    'A',
    {
      type: 'choose',
      picks: [
        { pick: 'trait', trait: g.trait('magus') },
        { pick: 'trait', trait: g.trait('bruiser') },
      ],
      claims: [],
    },
    'choice',
    'Choose Traits, 0 to 1.',
  );
  g.does('A', 'bruiser').becomes({
    A: 'rusty-spork',
    draw: 'wand-of-almost',
    world: 'capitalism',
    'A moody-judy': 'magus-;',
    'B deadlift-deirdre': 'bruiser-;',
  });
  g.waits('A main');
  const not = situation(table);
  not.does('A', 'play capitalism', 'new-pile').does('A', 'bruiser').does('A', 'done');
  not
    .becomes({ A: 'rusty-spork', draw: 'wand-of-almost', world: 'capitalism', 'B deadlift-deirdre': 'bruiser-;' })
    .waits('A main');
});

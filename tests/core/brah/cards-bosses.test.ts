// The big Monsters, the three Bosses and the Cursed Idol do what their cards say: stat, reward, effect, where they go.
import { expect, test } from 'vitest';
import { cardOf } from '../../../src/core/brah/cards/catalog.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { situation } from '../../scenario/scenario.ts';

/** A declares combat, everybody lets it happen; the game waits for A's weapons. */
function facing(g: Scenario): Scenario {
  return g.does('A', 'declare-combat').allPass().waits('A fight');
}

/** Stat, cards of a bribe (null for a Boss) and reward of the first foe, as everybody sees them. */
function numbers(g: Scenario): readonly (number | null | undefined)[] {
  const foe = g.view('table').foes[0];
  return [foe?.stat.total, foe?.bribe?.total ?? null, foe?.reward.total];
}

test('crossfit-centaur: stat 6, two Treasures', () => {
  const g = situation(`
    A: -
    A florence: ; bog-blade, bog-blade
    A brad-the-well-endowed: ; useless-stick, useless-stick
    foes: crossfit-centaur
    B: -
    bazaar: bog-blade, nay, nay, nay, nay
    treasures: the-loot, karma-cannon, absolute-unit
    cathulhu: -
  `);
  expect(cardOf('crossfit-centaur').copies).toBe(1);
  expect(numbers(g)).toEqual([6, 6, 2]);
  const [one, two] = [g.weapon('bog-blade', 0), g.weapon('bog-blade', 1)];
  const [three, four] = [g.weapon('useless-stick', 0), g.weapon('useless-stick', 1)];
  facing(g).refuses('A', { type: 'fight', weapons: [one, two, three] }, 'weak', 'That is 5 of the 6 damage needed.');
  g.acts('A', { type: 'fight', weapons: [one, two, three, four] });
  g.reads({ A: 'the-loot, karma-cannon', monsters: 'crossfit-centaur', treasures: 'absolute-unit' }).waits('A main');
});

test('beige-dragon: stat 8, two Treasures', () => {
  const g = situation(`
    A: -
    A florence: ; ancient-brahammer(1 n n), ancient-brahammer(1 2 n)
    foes: beige-dragon
    B: -
    treasures: the-loot, karma-cannon, absolute-unit
    cathulhu: -
  `);
  expect(cardOf('beige-dragon').copies).toBe(1);
  expect(numbers(g)).toEqual([8, 8, 2]);
  const [seven, eight] = [g.weapon('ancient-brahammer', 0), g.weapon('ancient-brahammer', 1)];
  facing(g).refuses('A', { type: 'fight', weapons: [seven] }, 'weak', 'That is 7 of the 8 damage needed.');
  g.acts('A', { type: 'fight', weapons: [eight] });
  g.reads({ A: 'the-loot, karma-cannon', monsters: 'beige-dragon', treasures: 'absolute-unit' }).waits('A main');
});

test('kevin: 6 and 2 more for each Idol, two Treasures, back into the Draw pile, no bribe', () => {
  const stat = (idols: number): readonly (number | null | undefined)[] =>
    numbers(
      situation(`
        A: -
        foes: kevin
        idols: ${idols}
        B: -
      `),
    );
  expect([stat(0), stat(1), stat(3), stat(6)]).toEqual([
    [6, null, 2],
    [8, null, 2],
    [12, null, 2],
    [18, null, 2],
  ]);
  const g = situation(`
    A: nay, bog-blade, bog-blade, banish, go-fish, bin-day
    A florence: ; bog-blade, courtneys-boomstick(1 n n)
    foes: kevin
    B: -
    bazaar: bog-blade, nay, nay, nay, nay
    draw: boss-tooth, useless-stick
    treasures: the-loot, karma-cannon, absolute-unit
    cathulhu: -
  `);
  expect(cardOf('kevin').copies).toBe(1);
  const cards = g.cards('A', 'nay', 'bog-blade', 'bog-blade', 'banish', 'go-fish', 'bin-day');
  g.refuses('A', { type: 'bribe', cards }, 'bribe-boss', 'Bosses cannot be bribed.');
  facing(g).refuses('A', { type: 'fight', weapons: [g.weapon('bog-blade')] }, 'weak', '2 of the 6');
  g.shuffles('draw', ['boss-tooth', 'kevin']).acts('A', { type: 'fight', weapons: [g.weapon('courtneys-boomstick')] });
  g.becomes({
    A: 'nay, bog-blade, bog-blade, banish, go-fish, bin-day, the-loot, karma-cannon',
    'A florence': '; bog-blade',
    foes: '-',
    draw: 'boss-tooth, kevin, useless-stick',
    discard: 'non-genuine-part, non-genuine-part, courtneys-boomstick-1',
    treasures: 'absolute-unit',
  }).waits('A main');
});

test('brenda-from-accounts: 7 and 1 more for each Treasure in hand, two Treasures, back into the Draw pile', () => {
  const g = situation(
    `
    A: the-loot, nay, vip-lanyard
    A florence: ; ancient-brahammer(1 2 3), useless-stick
    foes: brenda-from-accounts
    B: the-loot
    draw: boss-tooth, useless-stick
    treasures: the-loot, karma-cannon, absolute-unit
    cathulhu: -
  `,
    { extraBosses: ['brenda-from-accounts'] },
  );
  expect(cardOf('brenda-from-accounts').copies).toBe(1);
  expect(numbers(g)).toEqual([9, null, 2]);
  g.refuses('A', { type: 'bribe', cards: [] }, 'bribe-boss');
  facing(g).refuses('A', { type: 'fight', weapons: [g.weapon('useless-stick')] }, 'weak', '1 of the 9');
  g.shuffles('draw', ['brenda-from-accounts']).acts('A', { type: 'fight', weapons: [g.weapon('ancient-brahammer')] });
  g.reads({
    A: 'the-loot, nay, vip-lanyard, the-loot, karma-cannon',
    foes: '-',
    monsters: '-',
    draw: 'brenda-from-accounts, boss-tooth, useless-stick',
  }).waits('A main');
  // Only Kevin is Kevin: she does not count as him.
  expect(g.view('A').turn.kevinDefeated).toBe(false);
  const poor = situation(
    `
    A: nay
    foes: brenda-from-accounts
    B: the-loot
  `,
    { extraBosses: ['brenda-from-accounts'] },
  );
  expect(numbers(poor)).toEqual([7, null, 2]);
});

test('the-landlord: when revealed its player discards a weapon of their choice; three Treasures, Monster Discard pile', () => {
  const g = situation(
    `
    A: its-go-time
    A florence: ; ancient-brahammer(1 2 n)
    A brad-the-well-endowed: ; useless-stick
    B: -
    B wandrew-the-extra: ; bog-blade
    draw: the-landlord, nay, boss-tooth, rusty-spork
    treasures: the-loot, karma-cannon, absolute-unit, the-loot
    cathulhu: -
  `,
    { extraBosses: ['the-landlord'] },
  );
  expect(cardOf('the-landlord').copies).toBe(1);
  g.does('A', 'play its-go-time').waits('A choose-weapon-discard');
  expect(g.offered('A').filter((name) => !/weapon|'s /.test(name))).toEqual([
    'ancient-brahammer',
    'useless-stick',
    'concede',
  ]);
  g.does('A', 'useless-stick');
  g.becomes({
    A: 'nay, boss-tooth',
    'A brad-the-well-endowed': ';',
    foes: 'the-landlord',
    draw: 'rusty-spork',
    discard: 'its-go-time, useless-stick',
  }).waits('A main');
  expect(numbers(g)).toEqual([8, null, 3]);
  g.refuses('A', { type: 'bribe', cards: [] }, 'bribe-boss');
  facing(g).acts('A', { type: 'fight', weapons: [g.weapon('ancient-brahammer')] });
  g.becomes({
    A: 'nay, boss-tooth, the-loot, karma-cannon, absolute-unit',
    'A florence': ';',
    foes: '-',
    monsters: 'the-landlord',
    discard: 'non-genuine-part, ancient-brahammer-2, ancient-brahammer-1, its-go-time, useless-stick',
    treasures: 'the-loot',
  }).waits('A main');
});

test('the-landlord: takes nothing from a player without weapons', () => {
  const g = situation(
    `
    A: its-go-time
    B: -
    B wandrew-the-extra: ; bog-blade
    draw: the-landlord, nay, boss-tooth, rusty-spork
  `,
    { extraBosses: ['the-landlord'] },
  );
  g.does('A', 'play its-go-time');
  g.becomes({ A: 'nay, boss-tooth', foes: 'the-landlord', draw: 'rusty-spork', discard: 'its-go-time' });
  g.waits('A main');
});

test('cursed-idol: into play, a card more, then a Trait for all: placed in turn, the others in the Litterbox', () => {
  const g = situation(`
    turn: B
    A: -
    B: its-go-time
    C: -
    D out: yes
    draw: bog-blade, cursed-idol, nay, boss-tooth, useless-stick
    traits: magus, bruiser, icon, handy
  `);
  expect(cardOf('cursed-idol').copies).toBe(6);
  expect(cardOf('cursed-idol').abilities[0]?.do[2]).toEqual({ verb: 'draw-trait', n: 1, who: 'all' });
  g.does('B', 'play its-go-time').waits('B place-trait');
  g.becomes({ B: 'bog-blade, nay', idols: '1', draw: 'boss-tooth, useless-stick', traits: 'bruiser, icon, handy' });
  g.does('B', 'wandrew-the-extra');
  // The third of the three cards comes after the Idol is done with.
  g.becomes({
    B: 'bog-blade, nay, boss-tooth',
    'B wandrew-the-extra': 'magus+;',
    'C litterbox': 'bruiser',
    'A litterbox': 'icon',
    draw: 'useless-stick',
    traits: 'handy',
    discard: 'its-go-time',
  }).waits('B main');
  expect(JSON.stringify([g.toldTo('A'), g.view('A'), g.view('C')])).not.toMatch(/"(bruiser|icon)"/);
});

test('cursed-idol: each in play allows every player one extra draw', () => {
  const g = situation(`
    A: -
    B: -
    idols: 2
    draw: nay, bog-blade, useless-stick, boss-tooth, rusty-spork
  `);
  expect([g.view('A').turn.extraDraws.total, g.state.turn.active]).toEqual([2, 0]);
  g.does('A', 'end-turn').waits('B extra-draws');
  g.refuses('B', { type: 'choose-extra-draws', count: 3 }, 'draw-count', 'between 0 and 2 extra cards');
  g.does('B', 'count 2');
  g.becomes({ turn: 'B', B: 'nay, bog-blade, useless-stick', draw: 'boss-tooth, rusty-spork' }).waits('B main');
});

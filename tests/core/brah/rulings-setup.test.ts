// Rulings about setting up and the table (B-RULE-01 to B-RULE-10), and the worked examples of a starting hand.

import { expect, test } from 'vitest';
import { defaultConfig, parseConfig } from '../../../src/core/brah/config.ts';
import { BRAH } from '../../../src/core/brah/index.ts';
import { audienceOf, cardCount, heldFace, maskOf } from '../../../src/core/kernel/knowledge.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { newGame, situation } from '../../scenario/scenario.ts';

const HEROES = [
  ...['florence', 'brad-the-well-endowed', 'big-bag-barry'],
  ...['deadlift-deirdre', 'wandrew-the-extra', 'dj-firebrawl'],
  ...['hope-the-nope', 'handyman-andy', 'dame-drama'],
];

function three(traits: readonly string[] = ['magus', 'bruiser', 'icon']): Scenario {
  return newGame({ players: 3 }, [
    ['heroes', HEROES],
    ['traits', traits],
  ]);
}

/** What a viewer makes of the cards dealt to each player. */
function dealtTo(g: Scenario, viewer: 'A' | 'B' | 'C' | 'table'): (string | null)[][] {
  return g.view(viewer).players.map((p) => p.dealt.map((c) => c.face));
}

const BACKS = [null, null, null];

test('B-RULE-01 two to six play, no fewer and no more', () => {
  const asks = (players: unknown) => parseConfig({ players });
  expect([2, 3, 4, 5, 6].map((n) => asks(n).ok)).toEqual([true, true, true, true, true]);
  expect([1, 7, 0, 2.5, '3', undefined].map((n) => asks(n).ok)).toEqual(Array.from({ length: 6 }, () => false));
  expect(asks(7)).toEqual({
    ok: false,
    refusal: { code: 'bad-config', rule: 'B-RULE-01', text: 'Dungeon Brah is for 2 to 6 players.' },
  });
  const six = newGame({ players: 6 }).throughSetup().waits('A main');
  expect(six.state.players.map((p) => heldFace(six.state.cards, p.hand[0] ?? six.foe('kevin')))).toEqual(
    Array.from({ length: 6 }, () => 'banish'),
  );
});

test('B-RULE-01 settings that make no game are refused in a sentence, those left out take their defaults', () => {
  const why = (more: object) => {
    const made = parseConfig({ players: 3, ...more });
    return made.ok ? null : made.refusal.text;
  };
  expect(parseConfig({ players: 3 })).toEqual({ ok: true, config: defaultConfig(3) });
  expect(defaultConfig(3)).toMatchObject({
    responsePrompts: 'everyone',
    responseSeconds: 20,
    decisionSeconds: 0,
    extraBosses: [],
    expansions: ['cathulhu'],
    shortDeck: null,
  });
  expect([null, [], 'brah'].map((raw) => parseConfig(raw).ok)).toEqual([false, false, false]);
  expect(why({ game: 'lair' })).toBe('These are settings of another game.');
  expect(why({ rules: 0 })).toBe('This game was made with another version of the rules.');
  expect(why({ content: 'x' })).toBe('This game was made with other cards.');
  expect(why({ game: 'brah', rules: 1, content: defaultConfig(3).content })).toBe(null);
  expect(why({ spread: 'thin' })).toBe('Hazards are spread plainly or evenly.');
  expect(why({ expansions: ['dogs'] })).toBe('A Boss or expansion of these settings is not known here.');
  expect(why({ expansions: [] })).toBe(null);
  expect(why({ responsePrompts: 'nobody' })).toBe('Reactions are asked of everyone or of holders.');
  expect(why({ responsePrompts: 'holders' })).toBe(null);
  const time = 'A time limit of these settings is out of range.';
  expect([0, 600, 601, -1, 1.5].map((n) => why({ responseSeconds: n }))).toEqual([null, null, time, time, time]);
  expect([0, 3600, 3601, -1].map((n) => why({ decisionSeconds: n }))).toEqual([null, null, time, time]);
  const short = 'A short game keeps 20 to 150 ordinary cards.';
  expect([19, 20, 150, 151].map((n) => why({ shortDeck: n }))).toEqual([short, null, null, short]);
});

test('B-RULE-02 only their owner sees the Heroes dealt; those kept are shown together once all have chosen', () => {
  const g = three();
  expect(dealtTo(g, 'A')).toEqual([HEROES.slice(0, 3), BACKS, BACKS]);
  expect(dealtTo(g, 'C')).toEqual([BACKS, BACKS, HEROES.slice(6)]);
  expect(dealtTo(g, 'table')).toEqual([BACKS, BACKS, BACKS]);
  const [, dealt] = g.toldTo('A').filter((e) => e.type === 'heroes-dealt');
  expect(dealt?.type === 'heroes-dealt' && dealt.cards.map((c) => c.face)).toEqual(BACKS);
  const choice = BRAH.defaultAction(g.state, 0);
  if (choice === null) throw new Error('violated assumption');
  expect(BRAH.redact(g.state, 0, choice, 1)).toEqual({ type: 'sealed', of: 'choose-heroes', count: 1 });
  expect(BRAH.redact(g.state, 0, choice, 0)).toEqual(choice);
  g.does('A', 'florence', 'brad-the-well-endowed').does('B', 'deadlift-deirdre', 'dj-firebrawl');
  // Two have chosen: the third still sees nothing of it.
  expect(g.view('C').players.map((p) => p.heroes)).toEqual([[], [], []]);
  expect(dealtTo(g, 'C')).toEqual([BACKS, BACKS, HEROES.slice(6)]);
  expect(g.told('heroes-chosen')).toEqual([]);
  expect(BRAH.replicaOf(g.state, 2).kept.map((k) => k.answer)).toEqual([null, null]);
  g.does('C', 'hope-the-nope', 'dame-drama').allPass();
  expect(g.view('table').players.map((p) => p.heroes.map((h) => h.kind))).toEqual([
    ['florence', 'brad-the-well-endowed'],
    ['deadlift-deirdre', 'dj-firebrawl'],
    ['hope-the-nope', 'dame-drama'],
  ]);
  // The others left unseen: at most their owner knows them.
  const audiences = g.state.piles.removed.map((card) => audienceOf(g.state.cards, card));
  expect(audiences.toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 11 }, () => 0),
    maskOf(0),
    maskOf(1),
    maskOf(2),
  ]);
});

test('B-RULE-03 the Trait is dealt after the parties are shown, chosen for unseen, and shown with all the others', () => {
  const g = three();
  g.does('A', 'florence', 'brad-the-well-endowed').does('B', 'deadlift-deirdre', 'wandrew-the-extra');
  g.waits('C choose-heroes').does('C', 'hope-the-nope', 'handyman-andy').allPass().waits('ABC place-trait');
  expect(dealtTo(g, 'B')).toEqual([[null], ['bruiser'], [null]]);
  expect(dealtTo(g, 'table')).toEqual([[null], [null], [null]]);
  const placing = BRAH.defaultAction(g.state, 0);
  if (placing === null) throw new Error('violated assumption');
  expect(BRAH.redact(g.state, 0, placing, 'table')).toEqual({ type: 'sealed', of: 'place-trait', count: 1 });
  g.does('A', 'hero 0').does('C', 'hero 1').waits('B place-trait');
  expect(g.view('B').players.flatMap((p) => p.heroes.flatMap((h) => h.traits))).toEqual([]);
  expect(g.told('trait-placed')).toEqual([]);
  g.does('B', 'hero 1').allPass();
  expect(g.told('trait-placed').map((e) => [e.seat, e.hero])).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
  ]);
});

test('B-RULE-04 a starting Trait that changes the hand size changes the starting hand', () => {
  const g = three(['hoarder', 'magus', 'deep-pockets']);
  g.throughSetup();
  // The first two Heroes of each party change nothing; Hoarder is +2, Deep Pockets +1, the Banish counts.
  expect(g.told('hand-dealt').map((e) => e.cards.length)).toEqual([8, 6, 7]);
});

test('B-RULE-05 three Heroes at once from seat 0, hands one card at a time clockwise past full hands', () => {
  const deck = [
    'nay',
    'go-fish',
    'bin-day',
    'sneaky-peek',
    'spring-clean',
    'mood-swing',
    'grave-robber',
    'team-huddle',
  ];
  const g = newGame({ players: 2 }, [
    ['heroes', ['chad-brisket', 'sister-mary-sparkles', 'florence', 'ambi-dexter', 'brad-the-well-endowed']],
    ['traits', ['magus', 'bruiser']],
    ['deck', deck],
  ]);
  expect(dealtTo(g, 'A')[0]).toEqual(['chad-brisket', 'sister-mary-sparkles', 'florence']);
  expect(dealtTo(g, 'B')[1]?.slice(0, 2)).toEqual(['ambi-dexter', 'brad-the-well-endowed']);
  g.throughSetup();
  // A's hand is full at five, B's at six: B alone is dealt the last one.
  expect(g.told('hand-dealt').map((e) => e.cards.map((c) => c.face))).toEqual([
    ['nay', 'bin-day', 'spring-clean', 'grave-robber'],
    ['go-fish', 'sneaky-peek', 'mood-swing', 'team-huddle', g.lies('B')[5]],
  ]);
  expect(g.lies('B').length).toBe(6);
});

test('B-RULE-06 chance picks the first player unless the setting names a seat', () => {
  expect(defaultConfig(4).firstPlayer).toEqual({ how: 'random' });
  const g = newGame({ players: 4 }, [], 3).throughSetup();
  g.waits('D main');
  newGame({ players: 4 }, [], 0).throughSetup().waits('A main');
  newGame({ players: 4, firstPlayer: { how: 'seat', seat: 2 } }, [], 3)
    .throughSetup()
    .waits('C main');
  newGame({ players: 4, firstPlayer: { how: 'first-out', seat: 1 } }, [], 3)
    .throughSetup()
    .waits('B main');
  const named = (firstPlayer: unknown) => parseConfig({ players: 4, firstPlayer }).ok;
  expect(named({ how: 'seat', seat: 3 })).toBe(true);
  expect(named({ how: 'seat', seat: 4 })).toBe(false);
  expect(named({ how: 'first-out', seat: -1 })).toBe(false);
  expect(named({ how: 'seat', seat: 0 })).toBe(true);
  expect(named({ how: 'drawn', seat: 1 })).toBe(false);
  expect(['random', 2].map(named)).toEqual([false, false]);
});

test('B-RULE-06 the seat named must be one still in the game: else the next one clockwise starts', () => {
  const g = newGame({ players: 3, firstPlayer: { how: 'seat', seat: 1 } });
  g.acts('B', { type: 'concede' }).throughSetup().waits('C main');
});

test('B-RULE-07 spread evenly: a hazard in each block, sizes differ by one at most, longer blocks first', () => {
  expect(defaultConfig(2).spread).toBe('plain');
  const g = newGame({ players: 2, spread: 'even' }, [
    ['heroes', ['florence', 'brad-the-well-endowed', 'hope-the-nope', 'handyman-andy', 'dj-firebrawl']],
    ['traits', ['magus', 'bruiser']],
    ['hazards', ['cursed-idol', 'smorc-trooper', 'kevin']],
    ['block:00', ['cursed-idol']],
    ['block:02', ['kevin']],
  ]).throughSetup();
  // 151 of the Deck less 12 dealt = 139 in 27 blocks: four of 6, twenty-three of 5, and a hazard each.
  const sizes = g.told('pile-shuffled').flatMap((e) => (e.pile.startsWith('block:') ? [e.size] : []));
  expect(sizes).toEqual([7, 7, 7, 7, ...Array.from({ length: 23 }, () => 6)]);
  const shuffled = g.told('pile-shuffled').map((e) => `${e.pile} ${e.size}`);
  expect(shuffled).toContain('hazards 27');
  expect(shuffled.filter((what) => what.startsWith('deck'))).toEqual(['deck 151', 'deck 139']);
  // A drew the Idol on top of the first block and its replacement: five of the first block are left.
  g.reads({ idols: '1' });
  const draw = g.lies('draw');
  expect(draw.length).toBe(166 - 2);
  expect(draw.indexOf('smorc-trooper')).toBe(5 + 6);
  expect(draw.indexOf('kevin')).toBe(5 + 7);
});

test('B-RULE-08 Kevin is always used, the other Bosses only when the settings name them', () => {
  const plain = newGame({ players: 2 }).throughSetup();
  const all = (g: Scenario) => [...g.lies('draw'), ...g.lies('foes')];
  expect(all(plain).filter((f) => ['kevin', 'brenda-from-accounts', 'the-landlord'].includes(f))).toEqual(['kevin']);
  const more = newGame({ players: 2, extraBosses: ['the-landlord'] }).throughSetup();
  expect(all(more).filter((f) => f === 'kevin' || f === 'the-landlord').length).toBe(2);
  expect(all(more)).not.toContain('brenda-from-accounts');
  const both = newGame({ players: 2, extraBosses: ['brenda-from-accounts', 'the-landlord'] }).throughSetup();
  expect(all(both).length).toBe(all(plain).length + 2);
  expect(parseConfig({ players: 2, extraBosses: ['beige-dragon'] }).ok).toBe(false);
  expect(parseConfig({ players: 2, extraBosses: 'the-landlord' }).ok).toBe(false);
  expect(parseConfig({ players: 2, extraBosses: ['the-landlord'] }).ok).toBe(true);
});

test('B-RULE-09 the Litterbox is a place, no card: it counts nowhere and is there when it is empty', () => {
  const g = situation(`
    A: nay
    B litterbox: nay, go-fish
    B: bog-blade
  `);
  const [a, b] = g.view('A').players;
  expect(a?.litterbox).toEqual([]);
  expect(b?.litterbox.length).toBe(2);
  expect(b?.hand.length).toBe(1);
  expect(cardCount(g.state.cards)).toBe(302);
});

test('B-RULE-10 cards that left the game in the set-up are in no pile and never come back', () => {
  const g = three().throughSetup().waits('A main');
  const removed = g.state.piles.removed.map((card) => card % 512);
  expect(removed.length).toBe(14 + 3);
  g.does('A', 'end-turn');
  while (g.state.awaiting?.kind === 'decision' && g.state.awaiting.prompt !== 'main') g.throughSetup();
  expect(g.state.piles.removed.map((card) => card % 512)).toEqual(removed);
});

test('B-SETUP-16 EX-23 four players, default settings, no hand modifiers', () => {
  const g = newGame({ players: 4 }, [
    [
      'heroes',
      [
        ...['florence', 'brad-the-well-endowed', 'hope-the-nope'],
        ...['deadlift-deirdre', 'wandrew-the-extra', 'dj-firebrawl'],
        ...['becky-the-basic', 'handyman-andy', 'bodge-roberts'],
        ...['moody-judy', 'bazza-of-the-bazaar', 'professor-hexwell'],
      ],
    ],
    ['traits', ['magus', 'bruiser', 'icon', 'handy']],
  ]).throughSetup();
  expect(g.told('hand-dealt').map((e) => e.cards.length)).toEqual([6, 6, 6, 6]);
  expect(g.state.players.map((p) => heldFace(g.state.cards, p.hand[0] ?? g.foe('kevin')))).toEqual(
    Array.from({ length: 4 }, () => 'banish'),
  );
  const view = g.view('table');
  expect(g.state.piles.removed.length).toBe(2 + 12);
  expect(view.bazaar.length).toBe(5);
  expect(view.traitPile).toBe(40 - 4);
  expect(view.treasures.map((p) => p.count)).toEqual([41, 12]);
  // A has drawn the first card of the first turn.
  expect(view.draw.count).toBe(156 - 5 - 24 + 20 + 6 + 1 - 1);
});

test('B-SETUP-15 EX-13 Nan and Chad Brisket start with eight cards: Banish and seven dealt', () => {
  const g = newGame({ players: 2 }, [['heroes', ['nan-keeper-of-leftovers', 'chad-brisket', 'florence']]]);
  g.does('A', 'nan-keeper-of-leftovers', 'chad-brisket').throughSetup();
  expect(g.told('hand-dealt').map((e) => e.cards.length)).toEqual([7, 6]);
});

test('B-TURN-11 EX-13 Nan, Chad Brisket, HOLEY POCKETS and Casual Friday make nine: of eleven cards exactly two go', () => {
  const g = situation(`
    world: casual-friday
    A nan-keeper-of-leftovers: deep-pockets-;
    A chad-brisket: ;
    A: nay, nay, nay, go-fish, go-fish, go-fish, its-go-time, its-go-time, its-go-time, bin-day, bin-day
    B: banish
  `);
  expect(g.view('A').players[0]?.handLimit).toEqual({
    total: 9,
    parts: [
      { value: 7, why: 'rule', source: null },
      { value: 2, why: 'bonus', source: 'nan-keeper-of-leftovers' },
      { value: -1, why: 'penalty', source: 'chad-brisket' },
      { value: 2, why: 'bonus', source: 'casual-friday' },
      { value: -1, why: 'penalty', source: 'deep-pockets' },
    ],
  });
  g.does('A', 'end-turn').waits('A discard-to-limit');
  const text = 'Discard exactly 2 cards.';
  g.refuses('A', { type: 'discard-to-limit', cards: g.cards('A', 'nay') }, 'discard-count', text);
  g.refuses('A', { type: 'discard-to-limit', cards: g.cards('A', 'nay', 'nay', 'bin-day') }, 'discard-count', text);
  g.does('A', 'nay', 'bin-day').waits('B main');
  g.reads({
    A: 'nay, nay, go-fish, go-fish, go-fish, its-go-time, its-go-time, its-go-time, bin-day',
    discard: 'bin-day, nay',
  });
});

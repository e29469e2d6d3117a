// Setting up a game: what is taken out of the box, who is dealt what and who sees it, and the table that stands at the
// start of the first turn.

import { expect, test } from 'vitest';
import { CARDS, cardOf, copiesOf, kindsOf } from '../../../src/core/brah/cards/catalog.ts';
import { defaultConfig, shortGame } from '../../../src/core/brah/config.ts';
import type { CardType } from '../../../src/core/brah/cards/vocabulary.ts';
import { audienceOf, heldFace } from '../../../src/core/kernel/knowledge.ts';
import type { CardId } from '../../../src/core/kernel/knowledge.ts';
import { cardModel } from '../../../src/present/brah/cards.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { newGame } from '../../scenario/scenario.ts';

const HEROES = [
  ...['florence', 'brad-the-well-endowed', 'big-bag-barry'],
  ...['deadlift-deirdre', 'wandrew-the-extra', 'dj-firebrawl'],
  ...['hope-the-nope', 'handyman-andy', 'dame-drama'],
];

/** Three players who keep the first two Heroes they are dealt; MAGUS, BRUISER and ICON are dealt. */
function three(more: readonly (readonly [string, readonly string[]])[] = []): Scenario {
  return newGame({ players: 3 }, [['heroes', HEROES], ['traits', ['magus', 'bruiser', 'icon']], ...more]);
}

function chosen(g: Scenario): Scenario {
  g.does('A', 'florence', 'brad-the-well-endowed');
  g.does('B', 'deadlift-deirdre', 'wandrew-the-extra');
  return g.does('C', 'hope-the-nope', 'handyman-andy').allPass();
}

function faces(g: Scenario, cards: readonly CardId[]): (string | null)[] {
  return cards.map((card) => heldFace(g.state.cards, card));
}

function typesIn(g: Scenario, cards: readonly CardId[]): CardType[] {
  return [...new Set(faces(g, cards).map((face) => cardOf(face ?? '').type))].sort();
}

function isHazard(face: string): boolean {
  return ['monster', 'boss', 'idol'].includes(cardOf(face).type);
}

test('B-SETUP-01 each player has a Litterbox of their own, empty when the game starts', () => {
  const g = newGame({ players: 4 });
  expect(g.view('table').players.map((p) => p.litterbox)).toEqual([[], [], [], []]);
  g.throughSetup().waits('A main');
  expect(g.view('table').players.map((p) => p.litterbox)).toEqual([[], [], [], []]);
});

test('B-SETUP-02 Heroes, Bosses, Monsters, Treasures, Idols, Banish cards and Traits lie apart; the rest is the Deck', () => {
  const g = newGame({ players: 3 });
  const { box } = g.state.piles;
  expect(Object.fromEntries(Object.entries(box).map(([name, cards]) => [name, cards.length]))).toEqual({
    traits: 40,
    banish: 6,
    bazaar: 5,
    deck: 151,
    hazards: 27,
    'treasure:main': 41,
    'treasure:cathulhu': 12,
  });
  expect(typesIn(g, box.deck ?? [])).toEqual(['action', 'enchantment', 'non-genuine-part', 'part', 'weapon']);
  expect(typesIn(g, box.hazards ?? [])).toEqual(['boss', 'idol', 'monster']);
  expect(typesIn(g, box.traits ?? [])).toEqual(['trait']);
  expect(typesIn(g, box.banish ?? [])).toEqual(['banish']);
  expect(typesIn(g, [...(box['treasure:main'] ?? []), ...(box['treasure:cathulhu'] ?? [])])).toEqual(['treasure']);
  expect(g.state.players.flatMap((p) => p.dealt).length + g.state.piles.removed.length).toBe(20);
});

test('B-SETUP-03 the types taken out wear a yellow, orange or turquoise icon, one picture a type; the Deck wears none', () => {
  const badge = (id: string) => cardModel(id)?.badge;
  expect(['florence', 'banish'].map(badge)).toEqual(['yellow', 'yellow']);
  expect(['kevin', 'smorc-trooper', 'cursed-idol'].map(badge)).toEqual(['orange', 'orange', 'orange']);
  expect(['magus', 'the-loot'].map(badge)).toEqual(['turquoise', 'turquoise']);
  expect(['nay', 'bog-blade', 'skull-cracker-1', 'non-genuine-part', 'capitalism'].map(badge)).toEqual(
    Array.from({ length: 5 }, () => 'plain'),
  );
  const letters = ['florence', 'banish', 'kevin', 'smorc-trooper', 'cursed-idol', 'magus', 'the-loot'].map(
    (id) => cardModel(id)?.letter,
  );
  expect(new Set(letters).size).toBe(7);
});

test('B-SETUP-04 the twenty Heroes are shuffled and each player is dealt three of them', () => {
  const g = three();
  expect(g.state.players.map((p) => faces(g, p.dealt))).toEqual([
    HEROES.slice(0, 3),
    HEROES.slice(3, 6),
    HEROES.slice(6),
  ]);
  expect(g.told('heroes-dealt').map((e) => [e.seat, e.cards.map((c) => c.face)])).toEqual([
    [0, HEROES.slice(0, 3)],
    [1, HEROES.slice(3, 6)],
    [2, HEROES.slice(6)],
  ]);
  expect(g.told('pile-shuffled').map((e) => [e.pile, e.size])).toEqual([['heroes', 20]]);
});

test('B-SETUP-05 each player keeps exactly two of their own three Heroes, face up before everybody', () => {
  const g = three().waits('ABC choose-heroes');
  const [a, b, c] = g.state.players.map((p) =>
    p.dealt.map((card) => ({ card, face: heldFace(g.state.cards, card) ?? '' })),
  );
  const [a1, a2, a3] = a ?? [];
  const [b1] = b ?? [];
  if (a1 === undefined || a2 === undefined || a3 === undefined || b1 === undefined || c === undefined)
    throw new Error('violated assumption');
  const text = 'Choose exactly two of your three Heroes.';
  g.refuses('A', { type: 'choose-heroes', heroes: [a1] }, 'heroes', text);
  g.refuses('A', { type: 'choose-heroes', heroes: [a1, a2, a3] }, 'heroes', text);
  g.refuses('A', { type: 'choose-heroes', heroes: [a1, a1] }, 'heroes', text);
  g.refuses('A', { type: 'choose-heroes', heroes: [a1, b1] }, 'heroes', text);
  g.refuses('A', { type: 'choose-heroes', heroes: [b1, a1] }, 'heroes', text);
  g.refuses('A', { type: 'choose-heroes', heroes: [a1, { card: a2.card, face: 'nan-keeper-of-leftovers' }] }, 'heroes');
  g.refuses('A', { type: 'pass' }, 'not-now');
  g.refuses('A', { type: 'place-trait', hero: 0, trait: null }, 'not-now');
  g.does('A', 'big-bag-barry', 'florence').waits('BC choose-heroes');
  g.refuses('A', { type: 'choose-heroes', heroes: [a1, a2] }, 'not-you');
  g.does('B', 'dj-firebrawl', 'wandrew-the-extra').does('C', 'hope-the-nope', 'dame-drama').allPass();
  expect(g.view('table').players.map((p) => p.heroes.map((h) => h.kind))).toEqual([
    ['big-bag-barry', 'florence'],
    ['dj-firebrawl', 'wandrew-the-extra'],
    ['hope-the-nope', 'dame-drama'],
  ]);
  expect(g.told('heroes-chosen').map((e) => [e.seat, e.cards.map((x) => x.face)])).toEqual([
    [0, ['big-bag-barry', 'florence']],
    [1, ['dj-firebrawl', 'wandrew-the-extra']],
    [2, ['hope-the-nope', 'dame-drama']],
  ]);
  expect(g.view('C').players.map((p) => p.dealt.length)).toEqual([1, 1, 1]);
});

test('B-SETUP-05 whoever leaves before choosing keeps their first two Heroes and is dealt nothing more', () => {
  const g = three();
  g.does('A', 'big-bag-barry', 'florence').acts('B', { type: 'concede' }).does('C', 'dame-drama', 'handyman-andy');
  g.throughSetup().waits('A main');
  const [, b] = g.view('table').players;
  expect(b?.heroes.map((h) => [h.kind, h.traits.length])).toEqual([
    ['deadlift-deirdre', 0],
    ['wandrew-the-extra', 0],
  ]);
  expect([b?.out, b?.hand.length, b?.dealt.length]).toEqual([true, 0, 0]);
  expect(g.told('heroes-chosen').map((e) => e.seat)).toEqual([0, 1, 2]);
  expect(g.told('trait-placed').map((e) => [e.seat, e.card.face])).toEqual([
    [0, 'magus'],
    [2, 'bruiser'],
  ]);
  expect(g.told('hand-dealt').map((e) => [e.seat, e.cards.length])).toEqual([
    [0, 9],
    [2, 7],
  ]);
  expect(g.state.piles.removed.length).toBe(14 + 4);
  expect(g.view('table').traitPile).toBe(38);
});

test('B-SETUP-06 Heroes that nobody kept leave the game, those never dealt too', () => {
  const g = chosen(three());
  expect(g.state.piles.removed.length).toBe(14);
  const removed = faces(g, g.state.piles.removed);
  expect(removed.filter((face) => face !== null)).toEqual(['big-bag-barry', 'dj-firebrawl', 'dame-drama']);
  expect(g.state.piles.box.heroes).toBeUndefined();
  g.throughSetup();
  expect(g.state.piles.removed.slice(0, 14).every((card) => audienceOf(g.state.cards, card) < 64)).toBe(true);
});

test('B-SETUP-07 each player is dealt one Trait and must put it under one of their two Heroes', () => {
  const g = chosen(three()).waits('ABC place-trait');
  expect(g.state.players.map((p) => faces(g, p.dealt))).toEqual([['magus'], ['bruiser'], ['icon']]);
  const [mine, theirs] = g.state.players.map((p) => p.dealt[0]);
  if (mine === undefined || theirs === undefined) throw new Error('violated assumption');
  const trait = { card: mine, face: 'magus' };
  const text = 'Put the Trait on one of your own Heroes.';
  g.refuses('A', { type: 'place-trait', hero: 2, trait }, 'hero', text);
  g.refuses('A', { type: 'place-trait', hero: 1, trait: null }, 'hero', text);
  g.refuses('A', { type: 'place-trait', hero: 1, trait: { card: theirs, face: 'bruiser' } }, 'hero', text);
  g.refuses('A', { type: 'place-trait', hero: 1, trait: { card: mine, face: 'bruiser' } }, 'hero', text);
  g.refuses('A', { type: 'pass' }, 'not-now');
  g.acts('A', { type: 'place-trait', hero: 1, trait }).waits('BC place-trait');
  g.does('B', 'hero 0').does('C', 'hero 1').allPass();
  g.reads({
    'A florence': ';',
    'A brad-the-well-endowed': 'magus+;',
    'B deadlift-deirdre': 'bruiser+;',
    'B wandrew-the-extra': ';',
    'C hope-the-nope': ';',
    'C handyman-andy': 'icon+;',
  });
});

test('B-SETUP-07 the Trait of whoever leaves before placing it goes under their left Hero', () => {
  const g = chosen(three()).acts('C', { type: 'concede' }).throughSetup().waits('A main');
  g.reads({ 'C hope-the-nope': 'icon+;', 'C handyman-andy': ';', C: '-' });
  expect(g.told('trait-placed').map((e) => [e.seat, e.hero, e.card.face])).toEqual([
    [0, 0, 'magus'],
    [1, 0, 'bruiser'],
    [2, 0, 'icon'],
  ]);
  expect(g.state.piles.removed.length).toBe(14 + 4);
});

test('B-SETUP-07 only its player is told which Trait was dealt', () => {
  const g = chosen(three());
  const dealt = (viewer: 'A' | 'B' | 'table') =>
    g.toldTo(viewer).flatMap((e) => (e.type === 'trait-dealt' ? [[e.seat, e.card.face, e.toLitterbox]] : []));
  expect(dealt('B')).toEqual([
    [0, null, false],
    [1, 'bruiser', false],
    [2, null, false],
  ]);
  expect(dealt('A')[0]).toEqual([0, 'magus', false]);
  expect(dealt('table').map(([, face]) => face)).toEqual([null, null, null]);
});

test('B-SETUP-08 the starting Trait lies with its positive side up, and only that side counts', () => {
  const g = chosen(three());
  g.does('A', 'florence').does('B', 'hero 0').does('C', 'hero 0').allPass();
  expect(g.told('trait-placed').map((e) => [e.seat, e.hero, e.card.face, e.side])).toEqual([
    [0, 0, 'magus', 'positive'],
    [1, 0, 'bruiser', 'positive'],
    [2, 0, 'icon', 'positive'],
  ]);
  const [a] = g.view('B').players;
  expect([a?.positiveTraits, a?.negativeTraits]).toEqual([1, 0]);
  expect(a?.heroes[0]?.traits.map((x) => [x.kind, x.up])).toEqual([['magus', 'positive']]);
  expect(g.told('trait-flipped')).toEqual([]);
});

test('B-SETUP-09 either Hero may take the starting Trait, as its player chooses', () => {
  const g = chosen(three());
  expect(g.offered('A')).toEqual(['florence', 'hero 0', 'brad-the-well-endowed', 'hero 1', 'concede']);
  g.does('A', 'brad-the-well-endowed').does('B', 'hero 1').does('C', 'hero 0').allPass();
  g.reads({ 'A florence': ';', 'A brad-the-well-endowed': 'magus+;', 'B wandrew-the-extra': 'bruiser+;' });
});

test('B-SETUP-10 the Traits left are the face-down Trait pile', () => {
  const g = chosen(three()).throughSetup();
  expect(g.view('A').traitPile).toBe(37);
  expect(g.state.piles.traits.every((card) => audienceOf(g.state.cards, card) === 0)).toBe(true);
  expect(g.lies('traits').filter((face) => face === 'magus').length).toBe(1);
  expect(g.lies('traits').filter((face) => face === 'lucky').length).toBe(2);
});

test('B-SETUP-11 each player is dealt exactly one Banish as the first card of the hand; the others leave the game', () => {
  const g = chosen(three());
  const before = g.state.piles.removed.length;
  g.throughSetup();
  expect(g.state.players.map((p) => faces(g, p.hand)[0])).toEqual(['banish', 'banish', 'banish']);
  expect(g.state.players.map((p) => faces(g, p.hand).filter((f) => f === 'banish').length)).toEqual([1, 1, 1]);
  expect(faces(g, g.state.piles.removed.slice(before))).toEqual(['banish', 'banish', 'banish']);
});

test('B-SETUP-12 the Bazaar is three Bog Blades, a Pick Pocket and a Nay! out of the Deck, face up', () => {
  const g = chosen(three()).throughSetup();
  const shown = ['bog-blade', 'bog-blade', 'bog-blade', 'pick-pocket', 'nay'];
  expect(g.view('table').bazaar.map((c) => c.face)).toEqual(shown);
  expect(g.told('bazaar-set').map((e) => e.cards.map((c) => c.face))).toEqual([shown]);
  const rest = [...g.lies('draw'), ...g.lies('A'), ...g.lies('B'), ...g.lies('C')];
  expect(rest.filter((f) => f === 'bog-blade').length).toBe(2);
  expect(rest.filter((f) => f === 'pick-pocket').length).toBe(4);
  expect(rest.filter((f) => f === 'nay').length).toBe(5);
});

test('B-SETUP-13 then the Deck is shuffled and dealt out until every hand is full', () => {
  const top = ['nay', 'go-fish', 'bin-day', 'sneaky-peek', 'spring-clean', 'mood-swing'];
  const g = chosen(three([['deck', top]])).throughSetup();
  expect(g.lies('A').slice(0, 3)).toEqual(['banish', 'nay', 'sneaky-peek']);
  expect(g.lies('B').slice(0, 3)).toEqual(['banish', 'go-fish', 'spring-clean']);
  expect(g.lies('C').slice(0, 3)).toEqual(['banish', 'bin-day', 'mood-swing']);
  expect(g.told('hand-dealt').map((e) => [e.seat, e.cards.length])).toEqual([
    [0, 6],
    [1, 6],
    [2, 6],
  ]);
  const order = g.events.map((e) => (e.type === 'pile-shuffled' ? e.pile : e.type));
  expect(order.indexOf('bazaar-set')).toBeLessThan(order.indexOf('deck'));
  expect(order.indexOf('deck')).toBeLessThan(order.indexOf('hand-dealt'));
});

test('B-SETUP-14 a hand is seven cards when nothing says otherwise', () => {
  const g = chosen(three()).throughSetup();
  expect(g.view('table').players.map((p) => p.handLimit.total)).toEqual([7, 7, 7]);
  expect(g.view('table').players.map((p) => p.handLimit.parts)).toEqual(
    Array.from({ length: 3 }, () => [{ value: 7, why: 'rule', source: null }]),
  );
  // A has already drawn the card of the first turn.
  expect(g.state.players.map((p) => p.hand.length)).toEqual([8, 7, 7]);
});

test('B-SETUP-15 Heroes with a hand-size value change how many cards their player is dealt', () => {
  const party = [
    ...['big-bag-barry', 'florence', 'hope-the-nope'],
    ...['chad-brisket', 'sister-mary-sparkles', 'dj-firebrawl'],
    ...['nan-keeper-of-leftovers', 'ambi-dexter', 'moody-judy'],
  ];
  const g = newGame({ players: 3 }, [
    ['heroes', party],
    ['traits', ['magus', 'bruiser', 'icon']],
  ]);
  g.does('A', 'big-bag-barry', 'florence').does('B', 'chad-brisket', 'sister-mary-sparkles');
  g.does('C', 'nan-keeper-of-leftovers', 'ambi-dexter').throughSetup();
  expect(g.told('hand-dealt').map((e) => e.cards.length)).toEqual([9, 4, 7]);
  expect(g.view('table').players.map((p) => p.handLimit.total)).toEqual([10, 5, 8]);
});

test('B-SETUP-16 the Banish is one card of the starting hand: six more are dealt', () => {
  const g = chosen(three()).throughSetup();
  expect(g.told('hand-dealt').map((e) => e.cards.length)).toEqual([6, 6, 6]);
  expect(g.lies('B').length).toBe(7);
  expect(g.lies('B').filter((f) => f === 'banish').length).toBe(1);
});

test('B-SETUP-17 the Treasures are shuffled into a face-down Treasure pile', () => {
  const g = chosen(three([['treasure:main', ['the-chosen-brah', 'cursed-shank']]])).throughSetup();
  expect(g.lies('treasures').length).toBe(41);
  expect(g.lies('treasures').slice(0, 3)).toEqual(['the-chosen-brah', 'cursed-shank', 'the-loot']);
  const [main] = g.state.piles.treasures;
  expect(main?.cards.every((card) => audienceOf(g.state.cards, card) === 0)).toBe(true);
  expect(
    g
      .told('pile-shuffled')
      .filter((e) => e.pile === 'treasure:main')
      .map((e) => e.size),
  ).toEqual([41]);
});

test('B-SETUP-18 the Treasures of an expansion are a shuffled pile of their own; without it there is none', () => {
  const g = chosen(three([['treasure:cathulhu', ['nine-lives']]])).throughSetup();
  expect(g.view('table').treasures).toEqual([
    { pile: 'main', count: 41 },
    { pile: 'cathulhu', count: 12 },
  ]);
  expect(g.lies('cathulhu')[0]).toBe('nine-lives');
  expect(
    g
      .told('pile-shuffled')
      .filter((e) => e.pile === 'treasure:cathulhu')
      .map((e) => e.size),
  ).toEqual([12]);
  expect(g.lies('cathulhu').some((f) => CARDS[f]?.type === 'treasure' && g.lies('treasures').includes(f))).toBe(false);
  const base = newGame({ players: 3, expansions: [] }).throughSetup();
  expect(base.view('table').treasures).toEqual([{ pile: 'main', count: 41 }]);
});

test('B-SETUP-19 Kevin, the Monsters and the Idols are shuffled into the rest of the Deck: the face-down Draw pile', () => {
  const g = chosen(
    three([
      ['deck', []],
      ['deck', ['kevin', 'cursed-idol']],
    ]),
  );
  g.throughSetup();
  // 151 of the Deck less 18 dealt, and 27 more; A drew Kevin at once.
  expect(g.view('table').draw.count).toBe(151 - 18 + 27 - 1);
  g.reads({ foes: 'kevin' });
  const draw = g.lies('draw');
  expect(draw[0]).toBe('cursed-idol');
  const hazards = draw.filter(isHazard);
  const monsters = copiesOf([...kindsOf('monster'), ...kindsOf('idol')]);
  expect(hazards.toSorted()).toEqual(monsters.toSorted());
  expect(g.state.piles.draw.every((card) => audienceOf(g.state.cards, card) === 0)).toBe(true);
  expect(
    g
      .told('pile-shuffled')
      .filter((e) => e.pile === 'deck')
      .map((e) => e.size),
  ).toEqual([151, 160]);
});

test('B-SETUP-19 a short game, a house setting, keeps sixty cards of the Deck with all the hazards, spread evenly', () => {
  const short = shortGame(defaultConfig(2));
  expect([short.shortDeck, short.spread]).toEqual([60, 'even']);
  const g = newGame({ players: 2, shortDeck: 60 }, [
    ['deck', []],
    ['deck', ['go-fish']],
  ])
    .throughSetup()
    .waits('A main');
  expect(g.lies('draw').length).toBe(60 + 27 - 1);
  expect(g.lies('draw').filter(isHazard).length).toBe(27);
});

test('B-SETUP-20 spread evenly, Idols, Monsters and Bosses lie apart in the Draw pile; plainly, all is one shuffle', () => {
  const g = newGame({ players: 2, spread: 'even' }).throughSetup();
  const blocks = g.told('pile-shuffled').filter((e) => e.pile.startsWith('block:'));
  expect(blocks.length).toBe(27);
  const gaps = g.lies('draw').flatMap((f, at) => (isHazard(f) ? [at] : []));
  expect(gaps.length).toBe(27);
  expect(gaps.every((at, i) => i === 0 || at - (gaps[i - 1] ?? 0) >= 6)).toBe(true);
  const plain = newGame({ players: 2 }).throughSetup();
  expect(plain.told('pile-shuffled').some((e) => e.pile.startsWith('block:') || e.pile === 'hazards')).toBe(false);
});

test('B-SETUP-21 who starts is agreed on at the table, or is the player who was out first last time', () => {
  const agreed = newGame({ players: 3, firstPlayer: { how: 'seat', seat: 2 } })
    .throughSetup()
    .waits('C main');
  expect(agreed.told('turn-started').map((e) => [e.seat, e.turn])).toEqual([[2, 1]]);
  newGame({ players: 3, firstPlayer: { how: 'first-out', seat: 1 } })
    .throughSetup()
    .waits('B main');
  newGame({ players: 3 }, [], 1).throughSetup().waits('B main');
});

test('B-SETUP-22 the middle of the table has a place for every pile of the game', () => {
  const view = three().throughSetup().view('table');
  expect(view.draw.count).toBe(159);
  expect(view.discard).toEqual({ count: 0, top: null });
  expect(view.monsterDiscard).toEqual({ count: 0, top: null });
  expect(view.treasures.map((p) => p.pile)).toEqual(['main', 'cathulhu']);
  expect(view.traitPile).toBe(37);
  expect(view.bazaar.length).toBe(5);
  expect(view.idols).toEqual([]);
  expect(view.enchantments).toEqual([]);
});

test('B-SETUP-23 the space of a player follows from party and starting Trait: slots, hand size, where the Trait lies', () => {
  const g = newGame({ players: 2 }, [
    ['heroes', ['big-bag-barry', 'chad-brisket', 'florence']],
    ['traits', ['extra-arm', 'hoarder']],
  ]);
  g.does('A', 'big-bag-barry', 'chad-brisket');
  g.throughSetup();
  const [a, b] = g.view('table').players;
  expect(a?.heroes.map((h) => [h.kind, h.slots.total])).toEqual([
    ['big-bag-barry', 2],
    ['chad-brisket', 4],
  ]);
  expect(a?.handLimit.total).toBe(7 + 3 - 1);
  expect(a?.heroes.map((h) => h.traits.length)).toEqual([1, 0]);
  expect(b?.handLimit.total).toBe(7 + 2);
  expect(b?.heroes.map((h) => h.slots.total)).toEqual([3, 2]);
});

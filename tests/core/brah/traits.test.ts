// Proves Traits: where they come from and go, their two sides, flips in anybody's turn, duplicates.
import { expect, test } from 'vitest';
import { cardOf } from '../../../src/core/brah/public.ts';
import { newGame, situation } from '../../scenario/scenario.ts';

test('B-TRAIT-01 each player starts with one Trait, on the Hero of their choice', () => {
  const g = newGame({ players: 2 }, [
    ['heroes', ['florence', 'brad-the-well-endowed', 'dame-drama', 'becky-the-basic', 'ambi-dexter', 'moody-judy']],
    ['traits', ['magus', 'bruiser']],
  ]);
  g.does('A', 'florence', 'brad-the-well-endowed').does('B', 'becky-the-basic', 'ambi-dexter');
  g.does('A', 'disclose').does('B', 'disclose');
  g.waits('AB place-trait').does('A', 'hero 0').does('B', 'hero 1').throughSetup();
  g.reads({
    'A florence': 'magus+;',
    'A brad-the-well-endowed': ';',
    'B becky-the-basic': ';',
    'B ambi-dexter': 'bruiser+;',
  });
});

test('B-TRAIT-01 an Idol gives the active player a Trait for either Hero and each other player one to the Litterbox', () => {
  const g = situation(`
    A: panic-whistle
    A florence: magus+;
    B: -
    C out: yes
    D: -
    draw: cursed-idol, bog-blade, nay, kevin
    traits: lucky, handy, icon, hyped
  `);
  g.does('A', 'equip panic-whistle', 'brad-the-well-endowed').waits('A place-trait');
  expect(g.view('B').traitToPlace?.face).toBe('lucky');
  g.refuses('A', { type: 'place-trait', hero: 2, trait: null }, 'hero', 'Put the Trait on one of your own Heroes.');
  g.does('A', 'brad-the-well-endowed').waits('A main');
  g.becomes({
    A: 'bog-blade',
    'A brad-the-well-endowed': 'lucky+; panic-whistle',
    'B litterbox': 'handy',
    'D litterbox': 'icon',
    idols: '1',
    draw: 'nay, kevin',
    traits: 'hyped',
  });
});

test('B-TRAIT-02 a Trait has a positive and a negative side, and the view says which is up', () => {
  const card = cardOf('magus');
  expect(card.type === 'trait' ? [card.positive.name, card.negative.name] : null).toEqual(['MAGUS', 'WITLESS']);
  const g = situation(`
    A florence: magus+ lucky-;
    B: -
  `);
  for (const viewer of ['A', 'B', 'table'] as const) {
    const player = g.view(viewer).players[0];
    expect(player?.heroes[0]?.traits.map((t) => [t.kind, t.up])).toEqual([
      ['magus', 'positive'],
      ['lucky', 'negative'],
    ]);
    expect([player?.positiveTraits, player?.negativeTraits]).toEqual([1, 1]);
  }
});

test('B-TRAIT-03 a World Enchantment flips a Trait, and so does Mood Swing', () => {
  const g = situation(`
    A: casual-friday, mood-swing
    A florence: magus+ bruiser-;
    A brad-the-well-endowed: icon+;
    B: -
    draw: bog-blade, nay, kevin
  `);
  g.does('A', 'play casual-friday', 'new-pile').does('A', 'icon');
  g.becomes({
    A: 'mood-swing, bog-blade',
    'A brad-the-well-endowed': 'icon-;',
    world: 'casual-friday',
    draw: 'nay, kevin',
  });
  g.does('A', 'play mood-swing', 'magus', 'bruiser').waits('A main');
  g.becomes({ A: 'bog-blade', 'A florence': 'magus- bruiser+;', discard: 'mood-swing' });
});

test('B-TRAIT-03 Mood Swing flips one or two different Traits', () => {
  const g = situation(`
    A: mood-swing
    A florence: magus+ bruiser-;
    B wandrew-the-extra: icon+;
  `);
  const play = (...names: string[]) =>
    ({
      type: 'play-action',
      card: g.card('A', 'mood-swing'),
      choices: { traits: names.map((n) => g.trait(n)) },
    }) as const;
  const says = 'Choose one or two different Traits in play.';
  g.refuses('A', play(), 'target', says);
  g.refuses('A', play('magus', 'magus'), 'target', says);
  g.refuses('A', play('magus', 'bruiser', 'icon'), 'target', says);
  g.does('A', 'play mood-swing', 'icon', 'done');
  g.becomes({ A: '-', 'B wandrew-the-extra': 'icon-;', discard: 'mood-swing' }).waits('A main');
});

test('B-TRAIT-04 a flipped Trait works at once for its owner, also out of turn: B draws to the Litterbox', () => {
  const g = situation(`
    A: boss-tooth
    B: nay
    B wandrew-the-extra: lucky-;
    draw: bog-blade, nay, kevin
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'lucky');
  g.becomes({
    A: '-',
    'A florence': '; boss-tooth',
    'B wandrew-the-extra': 'lucky+;',
    'B litterbox': 'bog-blade',
    draw: 'nay, kevin',
  }).waits('A main');
  expect(g.told('trait-flipped')).toMatchObject([
    { by: 0, owner: 1, hero: 0, card: { face: 'lucky' }, side: 'positive' },
  ]);
});

test('B-TRAIT-04 flipped to JINXED its owner discards of their choice, in the turn of another', () => {
  const g = situation(`
    A: boss-tooth, banish
    B: nay, bog-blade
    B wandrew-the-extra: lucky+;
    draw: staff-only, nay, kevin
  `);
  g.does('A', 'equip boss-tooth', 'florence').does('A', 'lucky').waits('B choose-discard');
  g.refuses('A', { type: 'end-turn' }, 'not-you').does('B', 'bog-blade').waits('A main');
  g.becomes({
    A: 'banish',
    B: 'nay',
    'A florence': '; boss-tooth',
    'B wandrew-the-extra': 'lucky-;',
    discard: 'bog-blade',
  });
});

test('B-TRAIT-04 the first of two flips has worked before the second comes', () => {
  const g = situation(`
    A: mood-swing
    A florence: lucky-;
    B: -
    B wandrew-the-extra: lucky+;
    draw: bog-blade, nay, kevin
  `);
  g.does('A', 'play mood-swing', "A's lucky", "B's lucky").waits('A main');
  g.becomes({
    A: 'bog-blade',
    'A florence': 'lucky+;',
    'B wandrew-the-extra': 'lucky-;',
    draw: 'nay, kevin',
    discard: 'mood-swing',
  });
  const order = g.events.flatMap((e) => (e.type === 'trait-flipped' || e.type === 'card-drawn' ? [e.type] : []));
  expect(order).toEqual(['trait-flipped', 'card-drawn', 'trait-flipped']);
});

test('B-TRAIT-05 Traits stay with their Heroes, even when their player is eliminated', () => {
  const g = situation(`
    A: -
    A florence: magus+ bruiser-;
    B: -
    C: -
    foes: smorc-trooper
    draw: bog-blade, nay, kevin
  `);
  g.does('A', 'declare-combat').shuffles('draw').does('A', 'accept-defeat').waits('B main');
  g.becomes({ turn: 'B', 'A out': 'yes', foes: '-', B: 'bog-blade', draw: 'nay, kevin, smorc-trooper' });
});

test('B-TRAIT-06 a duplicate goes to the bottom of the Trait pile and another Trait is drawn', () => {
  const g = situation(`
    A: panic-whistle
    A brad-the-well-endowed: magus+;
    B: -
    draw: cursed-idol, bog-blade, nay, kevin
    traits: magus, icon, handy
  `);
  g.does('A', 'equip panic-whistle', 'florence').waits('A place-trait').does('A', 'florence');
  g.becomes({
    A: 'bog-blade',
    'A florence': 'icon+; panic-whistle',
    'B litterbox': 'handy',
    idols: '1',
    draw: 'nay, kevin',
    traits: 'magus',
  }).waits('A main');
  expect(g.told('trait-duplicate').map((e) => [e.seat, e.card.face])).toEqual([[0, 'magus']]);
});

test('B-TRAIT-06 EX-21 the duplicate counts whichever side is up: WITLESS, then BRUISER is placed', () => {
  const g = situation(`
    A: panic-whistle
    A florence: magus-;
    B: -
    draw: cursed-idol, bog-blade, nay, kevin
    traits: magus, bruiser
  `);
  g.does('A', 'equip panic-whistle', 'florence').does('A', 'brad-the-well-endowed').waits('A main');
  g.becomes({
    A: 'bog-blade',
    'A florence': 'magus-; panic-whistle',
    'A brad-the-well-endowed': 'bruiser+;',
    // The duplicate was at the bottom and is dealt to B, unseen again.
    'B litterbox': 'magus',
    idols: '1',
    draw: 'nay, kevin',
    traits: '-',
  });
});

test('B-TRAIT-06 EX-21 with duplicates only there is no Trait and no error', () => {
  const g = situation(`
    A: panic-whistle
    A florence: magus- bruiser+;
    B out: yes
    C out: yes
    D: -
    draw: cursed-idol, bog-blade, nay, kevin
    traits: magus, bruiser
  `);
  g.does('A', 'equip panic-whistle', 'florence').waits('A main');
  g.becomes({
    A: 'bog-blade',
    'A florence': 'magus- bruiser+; panic-whistle',
    'D litterbox': 'magus',
    idols: '1',
    draw: 'nay, kevin',
    traits: 'bruiser',
  });
  expect(g.told('trait-duplicate')).toHaveLength(2);
});

test('B-TRAIT-07 MAGUS gives +1 Magic damage, WITLESS takes the Magic bonuses away', () => {
  const total = (trait: string) =>
    situation(`
      A florence: ${trait}; courtneys-boomstick(1 2 3), foam-finger-of-fury
      B: -
      draw: nay, kevin
    `);
  expect(total('magus+').damage('courtneys-boomstick').total).toBe(9);
  expect(total('magus-').damage('courtneys-boomstick').total).toBe(7);
  expect(total('bruiser-').damage('courtneys-boomstick').total).toBe(8);
  expect(total('magus+').damage('foam-finger-of-fury').total).toBe(2);
});

test('B-TRAIT-08 a Trait dealt out of turn waits face down and is placed as soon as it is drawn', () => {
  const g = situation(`
    A: -
    B: -
    B litterbox: lucky, bog-blade
    draw: nay, boss-tooth, kevin
    traits: icon
  `);
  expect(g.view('B').players[1]?.litterbox.map((c) => c.face)).toEqual([null, null]);
  g.does('A', 'end-turn').waits('B place-trait').becomes({ turn: 'B', 'B litterbox': 'bog-blade' });
  g.does('B', 'wandrew-the-extra').waits('B main');
  // Placed positive side up without a flip: LUCKY draws nothing.
  g.becomes({
    B: 'bog-blade, nay',
    'B litterbox': '-',
    'B wandrew-the-extra': 'lucky+;',
    draw: 'boss-tooth, kevin',
  });
});

test('B-TRAIT-08 a duplicate in the Litterbox is replaced when it is drawn', () => {
  const g = situation(`
    A: -
    B litterbox: magus
    B wandrew-the-extra: magus-;
    draw: nay, boss-tooth, kevin
    traits: icon, handy
  `);
  g.does('A', 'end-turn').waits('B place-trait').does('B', 'deadlift-deirdre').waits('B main');
  g.becomes({
    turn: 'B',
    B: 'nay',
    'B litterbox': '-',
    'B deadlift-deirdre': 'icon+;',
    draw: 'boss-tooth, kevin',
    traits: 'handy, magus',
  });
});

test("B-TRAIT-09 any Trait on the table may be flipped, an eliminated player's too", () => {
  const g = situation(`
    A: boss-tooth
    A florence: magus+;
    B: -
    B deadlift-deirdre: bruiser+;
    C out: yes
    C ambi-dexter: lucky-;
    draw: nay, bog-blade, kevin
  `);
  g.does('A', 'equip boss-tooth', 'florence').waits('A choose-trait');
  expect(g.offered('A')).toEqual(['magus', "A's magus", 'bruiser', "B's bruiser", 'lucky', "C's lucky", 'concede']);
  g.does('A', 'lucky').waits('A main');
  g.becomes({ A: '-', 'A florence': 'magus+; boss-tooth', 'C ambi-dexter': 'lucky+;' });
});

test('B-TREASURE-10 EX-18 The Chosen Brah! needs four positive Traits and Kevin defeated this turn', () => {
  const g = situation(`
    A: the-chosen-brah, casual-friday
    A florence: magus+ icon+ handy-; courtneys-boomstick(1 2 3)
    A brad-the-well-endowed: bruiser+;
    B: -
    foes: kevin
    draw: bog-blade, nay, boss-tooth, bog-blade
    treasures: the-loot, the-loot, absolute-unit
    cathulhu: -
  `);
  const play = () => ({ type: 'play-treasure', card: g.card('A', 'the-chosen-brah') }) as const;
  g.refuses('A', play(), 'not-won', 'defeat Kevin this turn first');
  g.shuffles('draw').does('A', 'declare-combat').does('A', 'courtneys-boomstick').waits('A main');
  const three = "You have not met this card's condition: 4 positive Traits, you have 3.";
  g.refuses('A', play(), 'not-won', three);
  g.does('A', 'play casual-friday', 'new-pile').does('A', 'handy').waits('A main');
  g.does('A', 'play the-chosen-brah').waits('over A chosen-brah');
});

test('B-TREASURE-10 EX-18 in the next turn, without a new victory over Kevin, it does not win', () => {
  const g = situation(`
    A: the-chosen-brah
    A florence: magus+ icon+ handy-; courtneys-boomstick(1 2 3)
    A brad-the-well-endowed: bruiser+ lucky+;
    B: -
    foes: kevin
    draw: bog-blade, nay, boss-tooth, bog-blade
    treasures: the-loot, the-loot, absolute-unit
    cathulhu: -
  `);
  g.shuffles('draw').does('A', 'declare-combat').does('A', 'courtneys-boomstick').waits('A main');
  expect(g.offered('A')).toContain('play the-chosen-brah');
  g.does('A', 'end-turn').waits('B main').does('B', 'end-turn').waits('A main');
  g.refuses('A', { type: 'play-treasure', card: g.card('A', 'the-chosen-brah') }, 'not-won', 'defeat Kevin');
});

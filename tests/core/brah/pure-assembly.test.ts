// Proves Pure Assembly and Non-Genuine Parts: what a Non-Genuine Part costs, when the effect of a pure weapon comes and
// for whom, and how a genuine part is swapped in.
import { expect, test } from 'vitest';
import { situation } from '../../scenario/scenario.ts';

test('B-PURE-01 a weapon assembled of genuine parts only sets off its Pure Assembly effect', () => {
  const g = situation(`
    A: wooden-spoon-of-doom-2, wooden-spoon-of-doom-1
    B: -
    draw: bog-blade, boss-tooth, kevin
  `);
  g.does('A', 'equip wooden-spoon-of-doom-2', 'wooden-spoon-of-doom-1', 'florence');
  g.becomes({ A: 'bog-blade', 'A florence': '; wooden-spoon-of-doom(1 2)', draw: 'boss-tooth, kevin' }).waits('A main');
  expect(g.told('pure-assembly')).toMatchObject([{ seat: 0, family: 'wooden-spoon-of-doom' }]);
});

test('B-PURE-01 a whole 1/1 weapon is no Pure Assembly', () => {
  const g = situation(`
    A: boss-tooth
    A florence: purist+;
    B: -
  `);
  g.does('A', 'equip boss-tooth', 'brad-the-well-endowed').does('A', 'purist');
  g.becomes({ A: '-', 'A florence': 'purist-;', 'A brad-the-well-endowed': '; boss-tooth' }).waits('A main');
  expect(g.told('pure-assembly')).toEqual([]);
});

test('B-PURE-01 PURIST draws for a bonus that was gained, after it; Skull Cracker has none to give', () => {
  const g = situation(`
    A: skull-cracker-1, skull-cracker-2, tax-axe-1, tax-axe-2
    A florence: purist+;
    A dj-firebrawl: -
    B: nay
    draw: bog-blade, boss-tooth, kevin
  `);
  g.does('A', 'equip skull-cracker-1', 'skull-cracker-2', 'dj-firebrawl').waits('A main');
  g.becomes({ A: 'tax-axe-1, tax-axe-2', 'A dj-firebrawl': '; skull-cracker(1 2)' });
  expect(g.told('pure-assembly')).toHaveLength(1);
  g.does('A', 'equip tax-axe-1', 'tax-axe-2', 'dj-firebrawl').does('A', 'B').waits('A main');
  g.becomes({
    A: 'nay, bog-blade',
    B: '-',
    'A dj-firebrawl': '; skull-cracker(1 2), tax-axe(1 2)',
    draw: 'boss-tooth, kevin',
  });
});

test('B-PURE-02 each Non-Genuine Part costs 1 damage and the weapon is not pure', () => {
  const g = situation(`
    A: gym-membership-1, gym-membership-2, non-genuine-part
    A florence: gym-membership(3 n n)
    B: -
    draw: bog-blade, boss-tooth, kevin
  `);
  g.does('A', 'equip gym-membership-1', 'gym-membership-2', 'non-genuine-part', 'florence');
  g.becomes({ A: '-', 'A florence': '; gym-membership(3 n n), gym-membership(1 2 n)' }).waits('A main');
  expect(g.damage('gym-membership', 1)).toEqual({
    total: 7,
    parts: [
      { value: 8, why: 'printed', source: 'gym-membership-1' },
      { value: -1, why: 'non-genuine', source: 'non-genuine-part' },
    ],
  });
  expect(g.damage('gym-membership', 0).total).toBe(6);
  expect(g.told('weapon-equipped')).toMatchObject([{ nonGenuine: 1, damage: 7 }]);
  expect(g.told('pure-assembly')).toEqual([]);
});

test('B-PURE-02 a card may change the price of a Non-Genuine Part on its Hero; the lowest price counts', () => {
  const lay = (trait: string, world: string) =>
    situation(`
      A bodge-roberts: ${trait}; courtneys-boomstick(1 n n)
      A gary-two-coats: ${trait}; gym-membership(1 n n)
      B: -
      world: ${world}
    `);
  const part = (value: number, source: string) => ({ value, why: 'non-genuine', source });
  const plain = lay('', '-');
  expect(plain.damage('courtneys-boomstick').parts.at(-1)).toEqual(part(0, 'bodge-roberts'));
  expect([plain.damage('courtneys-boomstick').total, plain.damage('gym-membership').total]).toEqual([7, 6]);
  const bodger = lay('purist-', '-');
  expect(bodger.damage('courtneys-boomstick').parts.at(-1)).toEqual(part(0, 'bodge-roberts'));
  expect(bodger.damage('gym-membership').parts.at(-1)).toEqual(part(-4, 'purist'));
  expect(bodger.damage('gym-membership').total).toBe(4);
  // Two that cost nothing: the first in force is named.
  const season = lay('purist-', 'counterfeit-season');
  expect(season.damage('courtneys-boomstick').parts.at(-1)).toEqual(part(0, 'counterfeit-season'));
  expect(season.damage('gym-membership').total).toBe(8);
});

test('B-PURE-02 a Non-Genuine Part that costs nothing still keeps the weapon from being pure', () => {
  const g = situation(`
    A: tax-axe-1, non-genuine-part
    A bodge-roberts: -
    B: nay
    world: counterfeit-season
  `);
  g.does('A', 'equip tax-axe-1', 'non-genuine-part', 'bodge-roberts');
  g.becomes({ A: '-', 'A bodge-roberts': '; tax-axe(1 n)' }).waits('A main');
  expect(g.damage('tax-axe').total).toBe(4);
});

test('B-PURE-03 EX-02 the Boomstick with three genuine parts deals 7 and steals', () => {
  const g = situation(`
    A: courtneys-boomstick-1, courtneys-boomstick-2, courtneys-boomstick-3
    A gary-two-coats: -
    B: nay
  `);
  g.does('A', 'equip courtneys-boomstick-1', 'courtneys-boomstick-2', 'courtneys-boomstick-3', 'gary-two-coats');
  g.waits('A choose-opponent').does('A', 'B');
  g.becomes({ A: 'nay', B: '-', 'A gary-two-coats': '; courtneys-boomstick(1 2 3)' }).waits('A main');
  expect(g.damage('courtneys-boomstick').total).toBe(7);
});

test('B-PURE-03 EX-02 with one Non-Genuine Part it deals 6 and steals nothing', () => {
  const g = situation(`
    A: courtneys-boomstick-1, courtneys-boomstick-2, non-genuine-part
    A gary-two-coats: -
    B: nay
  `);
  g.does('A', 'equip courtneys-boomstick-1', 'courtneys-boomstick-2', 'non-genuine-part', 'gary-two-coats');
  g.becomes({ A: '-', 'A gary-two-coats': '; courtneys-boomstick(1 2 n)' }).waits('A main');
  expect(g.damage('courtneys-boomstick').total).toBe(6);
});

test('B-PURE-03 EX-02 with two Non-Genuine Parts it deals 5; three, or part 1 twice, are no weapon', () => {
  const g = situation(`
    A: non-genuine-part, courtneys-boomstick-1, non-genuine-part, non-genuine-part, courtneys-boomstick-1
    A gary-two-coats: -
    B: nay
  `);
  const equip = (...faces: string[]) =>
    ({ type: 'equip', cards: g.cards('A', ...faces), hero: 0, replace: null }) as const;
  const ng = 'non-genuine-part';
  g.refuses('A', equip(ng, ng, ng), 'no-genuine', 'A weapon needs at least one genuine part.');
  g.refuses('A', equip('courtneys-boomstick-1', 'courtneys-boomstick-1', ng), 'parts');
  g.does('A', 'equip courtneys-boomstick-1', ng, ng, 'gary-two-coats');
  g.becomes({
    A: 'non-genuine-part, courtneys-boomstick-1',
    'A gary-two-coats': '; courtneys-boomstick(1 n n)',
  }).waits('A main');
  expect(g.damage('courtneys-boomstick').total).toBe(5);
});

test('B-PURE-04 a genuine part takes the place of a Non-Genuine Part, which goes to the hand of the swapper', () => {
  const g = situation(`
    A: courtneys-boomstick-3, banish
    B: courtneys-boomstick-3
    B wandrew-the-extra: courtneys-boomstick(1 n n)
  `);
  const no = g.weapon('courtneys-boomstick');
  g.refuses('B', { type: 'swap-part', part: g.card('B', 'courtneys-boomstick-3'), weapon: no }, 'not-you');
  g.refuses('A', { type: 'swap-part', part: g.card('B', 'courtneys-boomstick-3'), weapon: no }, 'no-card');
  g.does('A', 'swap courtneys-boomstick-3', 'courtneys-boomstick');
  g.becomes({ A: 'banish, non-genuine-part', 'B wandrew-the-extra': '; courtneys-boomstick(1 3 n)' }).waits('A main');
  expect(g.told('part-swapped')).toMatchObject([{ seat: 0, owner: 1, family: 'courtneys-boomstick', damage: 8 }]);
  expect(g.told('pure-assembly')).toEqual([]);
});

test('B-PURE-04 what holds no Non-Genuine Part or already has the part takes no swap', () => {
  const g = situation(`
    A: courtneys-boomstick-1, skull-cracker-1, nay, non-genuine-part
    A florence: courtneys-boomstick(1 n n), skull-cracker(1 2), bog-blade
    B: -
  `);
  const swap = (face: string, family: string) =>
    ({ type: 'swap-part', part: g.card('A', face), weapon: g.weapon(family) }) as const;
  const none = 'That weapon has no Non-Genuine Part.';
  const wrong = 'That weapon already has this part, or it is a part of another weapon.';
  g.refuses('A', swap('skull-cracker-1', 'skull-cracker'), 'swap-none', none);
  g.refuses('A', swap('skull-cracker-1', 'bog-blade'), 'swap-none', none);
  g.refuses('A', { ...swap('skull-cracker-1', 'bog-blade'), weapon: 99 }, 'swap-none', none);
  g.refuses('A', swap('courtneys-boomstick-1', 'courtneys-boomstick'), 'swap-part', wrong);
  g.refuses('A', swap('skull-cracker-1', 'courtneys-boomstick'), 'swap-part', wrong);
  g.refuses('A', swap('nay', 'courtneys-boomstick'), 'swap-part', wrong);
  g.refuses('A', swap('non-genuine-part', 'courtneys-boomstick'), 'swap-part', wrong);
  g.offersNot('A', 'swap courtneys-boomstick-1').offersNot('A', 'swap skull-cracker-1');
});

test("B-PURE-05 EX-07 a swap that makes B's weapon pure gives the effect to A, who made it", () => {
  const g = situation(`
    A: nay, courtneys-boomstick-2, banish, bog-blade, bog-blade
    B: useless-stick, nay, banish, staff-only
    B wandrew-the-extra: courtneys-boomstick(1 3 n)
  `);
  expect(g.damage('courtneys-boomstick').total).toBe(8);
  g.does('A', 'swap courtneys-boomstick-2', 'courtneys-boomstick').waits('A choose-opponent');
  expect(g.damage('courtneys-boomstick').total).toBe(9);
  g.becomes({
    A: 'nay, banish, bog-blade, bog-blade, non-genuine-part',
    'B wandrew-the-extra': '; courtneys-boomstick(1 2 3)',
  });
  g.shuffles('hand:1', ['banish', 'useless-stick', 'nay', 'staff-only']).does('A', 'B');
  g.becomes({
    A: 'nay, banish, bog-blade, bog-blade, non-genuine-part, banish',
    B: 'useless-stick, nay, staff-only',
  }).waits('A main');
  expect(g.told('pure-assembly')).toMatchObject([{ seat: 0, family: 'courtneys-boomstick' }]);
});

test('B-PURE-06 a weapon equipped with a Non-Genuine Part gives its effect when the part comes later', () => {
  const g = situation(`
    A: ancient-brahammer-2
    A florence: ancient-brahammer(1 3 n)
    B: -
    treasures: the-loot, absolute-unit
    cathulhu: -
  `);
  expect(g.damage('ancient-brahammer').total).toBe(8);
  g.does('A', 'swap ancient-brahammer-2', 'ancient-brahammer');
  g.becomes({
    A: 'non-genuine-part, the-loot',
    'A florence': '; ancient-brahammer(1 2 3)',
    treasures: 'absolute-unit',
  }).waits('A main');
  expect(g.damage('ancient-brahammer').total).toBe(9);
});

test('B-PURE-07 everybody sees how many Non-Genuine Parts a weapon holds and what they cost', () => {
  const g = situation(`
    A: -
    A gary-two-coats: courtneys-boomstick(2 n n), bog-blade
    B: -
  `);
  for (const viewer of ['A', 'B', 'table'] as const) {
    const [boom, blade] = g.view(viewer).players[0]?.heroes[0]?.weapons ?? [];
    expect(boom).toMatchObject({ family: 'courtneys-boomstick', parts: [2, 0, 0], nonGenuine: 2 });
    expect(boom?.damage.parts).toContainEqual({ value: -2, why: 'non-genuine', source: 'non-genuine-part' });
    expect(boom?.damage.total).toBe(5);
    expect(blade).toMatchObject({ nonGenuine: 0, parts: [1] });
  }
});

test('B-PURE-08 steal a card as a bonus takes a random card of a hand, as Pick Pocket does', () => {
  const g = situation(`
    A: tax-axe-1, tax-axe-2
    B: bog-blade, banish, nay
    B litterbox: boss-tooth
    C: -
    D: useless-stick
  `);
  g.does('A', 'equip tax-axe-1', 'tax-axe-2', 'florence').waits('A choose-opponent');
  expect(g.offered('A')).toEqual(['B', 'D', 'concede']);
  g.shuffles('hand:1', ['banish', 'bog-blade', 'nay']).does('A', 'B');
  g.becomes({ A: 'banish', B: 'bog-blade, nay', 'A florence': '; tax-axe(1 2)' }).waits('A main');
  expect(g.toldTo('C').flatMap((e) => (e.type === 'card-stolen' ? [e.card.face] : []))).toEqual([null]);
});

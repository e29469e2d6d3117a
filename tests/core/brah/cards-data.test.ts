// What the box of Dungeon Brah holds: how many cards of which group, and what is printed on those the rules name.
// Expected values are written out by hand, as a player would check the cards against the list in the box.

import { describe, expect, test } from 'vitest';
import {
  cardOf,
  CARDS,
  copiesOf,
  FAMILIES,
  isKind,
  KINDS,
  kindsOf,
  nameKeyOf,
  NAMES,
} from '../../../src/core/brah/cards/catalog.ts';
import type { Ability, Amount, Card, CardType, KindId, Verb } from '../../../src/core/brah/cards/vocabulary.ts';

const ALL: readonly Card[] = KINDS.map(cardOf);

function cardsIn(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + card.copies, 0);
}

describe('how many cards the box holds', () => {
  test.each<[group: string, types: readonly CardType[], distinct: number, cards: number]>([
    ['Heroes', ['hero'], 20, 20],
    ['Traits', ['trait'], 20, 40],
    ['Banish', ['banish'], 1, 6],
    ['Actions', ['action'], 19, 45],
    ['whole weapons', ['weapon'], 16, 39],
    ['weapon parts', ['part'], 26, 50],
    ['Non-Genuine Part', ['non-genuine-part'], 1, 8],
    ['World Enchantments', ['enchantment'], 14, 14],
    ['Monsters', ['monster'], 16, 20],
    ['Bosses', ['boss'], 3, 3],
    ['Cursed Idols', ['idol'], 1, 6],
    ['Treasures of both piles', ['treasure'], 33, 53],
    [
      'the Deck before the Bazaar is laid out',
      ['action', 'weapon', 'part', 'non-genuine-part', 'enchantment'],
      76,
      156,
    ],
  ])('%s', (_, types, distinct, cards) => {
    const group = types.flatMap(kindsOf);
    expect([group.length, cardsIn(group)]).toEqual([distinct, cards]);
  });

  test('the two Treasure piles', () => {
    const pile = (of: 'main' | 'cathulhu') => ALL.filter((card) => card.type === 'treasure' && card.pile === of);
    expect([pile('main').length, cardsIn(pile('main'))]).toEqual([22, 41]);
    expect([pile('cathulhu').length, cardsIn(pile('cathulhu'))]).toEqual([11, 12]);
  });

  test('304 in all, the two optional Bosses among them', () => {
    expect(cardsIn(ALL)).toBe(304);
  });

  test('weapon families by class: 27 of them, 89 cards', () => {
    const families = Object.values(FAMILIES).filter(({ kinds }) => kinds.every((id) => cardOf(id).type !== 'treasure'));
    expect(families).toHaveLength(27);
    const count = new Map<string, number>();
    for (const { facts, kinds } of families) {
      const classes = facts.classes.join(' and ');
      count.set(classes, (count.get(classes) ?? 0) + cardsIn(kinds.map(cardOf)));
    }
    expect(Object.fromEntries(count)).toEqual({
      basic: 12,
      melee: 25,
      magic: 26,
      'melee and magic': 8,
      utility: 8,
      'utility and melee': 2,
      legendary: 8,
    });
  });

  test('the weapons of the box deal 170 damage when all are assembled', () => {
    const whole = ALL.map((card) => {
      if (card.type === 'weapon') return card.copies * card.weapon.damage;
      return card.type === 'part' && card.part === 1 ? card.copies * card.weapon.damage : 0;
    });
    expect(whole.reduce((sum, n) => sum + n, 0)).toBe(170);
  });

  test('the printed stats of the 20 Monsters, what they count left out, add up to 62', () => {
    const stats = kindsOf('monster').map((card) => card.copies * (statOf(card)?.base ?? Number.NaN));
    expect(stats.reduce((sum, n) => sum + n, 0)).toBe(62);
  });
});

describe('ids and order', () => {
  test('each id is there once, in kebab-case, and leads to its card', () => {
    expect(new Set(KINDS).size).toBe(KINDS.length);
    for (const id of KINDS) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(cardOf(id).id).toBe(id);
      expect(isKind(id)).toBe(true);
    }
    expect(Object.keys(CARDS)).toEqual(KINDS);
  });

  test('nothing else is a card: no family, no part too many, no name, no word of the language', () => {
    for (const id of ['', 'tax-axe', 'tax-axe-3', 'constructor', '__proto__', 'Banish']) {
      expect(isKind(id), id).toBe(false);
      expect(() => cardOf(id), id).toThrow(RangeError);
    }
  });

  test('groups follow each other in catalogue order', () => {
    const types = ALL.map((card) => (card.type === 'part' ? 'weapon' : card.type));
    const groups = types.filter((type, i) => type !== types[i - 1]);
    expect(groups).toEqual([
      'hero',
      'trait',
      'banish',
      'action',
      'weapon',
      'non-genuine-part',
      'enchantment',
      'monster',
      'boss',
      'idol',
      'treasure',
    ]);
    expect([KINDS[0], KINDS.at(-1)]).toEqual(['florence', 'meow-of-cathulhu']);
  });

  test('copies stand side by side in canonical order, whatever the order asked in', () => {
    expect(copiesOf([cardOf('nay'), cardOf('skull-cracker-1'), cardOf('banish')])).toEqual([
      ...Array<KindId>(6).fill('banish'),
      ...Array<KindId>(6).fill('nay'),
      'skull-cracker-1',
      'skull-cracker-1',
    ]);
    expect(copiesOf(ALL)).toHaveLength(304);
  });
});

describe('weapon families', () => {
  test('parts by rising number, whole weapons and Treasures as a family of one', () => {
    const families: readonly (readonly [KindId, readonly KindId[]])[] = [
      ['courtneys-boomstick', ['courtneys-boomstick-1', 'courtneys-boomstick-2', 'courtneys-boomstick-3']],
      ['thunder-flip-flop', ['thunder-flip-flop-1', 'thunder-flip-flop-2']],
      ['bog-blade', ['bog-blade']],
      ['cursed-shank', ['cursed-shank']],
    ];
    for (const [family, kinds] of families) {
      expect(FAMILIES[family]?.kinds).toEqual(kinds);
      expect(FAMILIES[family]?.facts).toMatchObject({ family, parts: kinds.length });
    }
  });

  test('every part shares name, text, effects and damage with part 1, and only its number differs', () => {
    for (const { kinds } of Object.values(FAMILIES)) {
      const [first, ...others] = kinds.map(cardOf);
      for (const [i, card] of others.entries()) expect(card).toEqual({ ...first, id: card.id, part: i + 2 });
    }
  });

  test('four Staffs', () => {
    const staffs = Object.values(FAMILIES).filter(({ facts }) => facts.staff);
    expect(staffs.map(({ facts }) => [facts.family, facts.damage])).toEqual([
      ['staff-of-mild-inconvenience', 2],
      ['staff-of-loud-chewing', 1],
      ['staff-only', 3],
      ['staff-meeting', 2],
    ]);
  });
});

describe('names for Go Fish', () => {
  test('a part goes by its family, everything else by itself', () => {
    expect(nameKeyOf('gym-membership-3')).toBe('gym-membership');
    expect(nameKeyOf('bog-blade')).toBe('bog-blade');
    expect(nameKeyOf('cursed-shank')).toBe('cursed-shank');
  });

  test('every name that can be in a hand, once, by id; no Hero, Trait, foe or Idol', () => {
    expect(NAMES).toHaveLength(1 + 19 + 27 + 1 + 14 + 33);
    expect(NAMES.slice(0, 3)).toEqual(['absolute-unit', 'all-you-can-draw-buffet', 'ancient-brahammer']);
    for (const id of ['florence', 'magus', 'smorc-trooper', 'kevin', 'cursed-idol', 'gym-membership-1'])
      expect(NAMES).not.toContain(id);
  });
});

describe('what the rules name is printed so', () => {
  test.each<[name: string, family: KindId, classes: string, damage: number, parts: number]>([
    ['Bog Blade', 'bog-blade', 'basic', 2, 1],
    ['Useless Stick', 'useless-stick', 'basic', 1, 1],
    ['Chicken Drumstick', 'chicken-drumstick', 'melee', 1, 1],
    ['Skull Cracker', 'skull-cracker', 'melee', 4, 2],
    ['Wooden Spoon of Doom', 'wooden-spoon-of-doom', 'magic', 4, 2],
    ['Boss Tooth', 'boss-tooth', 'utility', 0, 1],
    ['Ancient Brahammer', 'ancient-brahammer', 'legendary', 9, 3],
    ["Courtney's Boomstick", 'courtneys-boomstick', 'magic', 7, 3],
    ['Cursed Shank', 'cursed-shank', 'melee', 3, 1],
    ['Sword of a Thousand Excuses', 'sword-of-a-thousand-excuses', 'melee,magic', 5, 1],
    ['Tentacle Tickler', 'tentacle-tickler', 'magic', 4, 1],
  ])('B-WEAPON-17, B-RULE-132: %s', (name, family, classes, damage, parts) => {
    const found = FAMILIES[family];
    expect(found?.facts).toEqual({ family, classes: classes.split(','), staff: false, damage, parts });
    expect(found?.kinds.map((id) => cardOf(id).name)).toEqual(Array<string>(parts).fill(name));
  });

  test.each<[name: string, foe: KindId, copies: number, stat: string, reward: number]>([
    ['SMORC TROOPER', 'smorc-trooper', 3, '2', 1],
    ['JACKKNIFE JOHN', 'jackknife-john', 2, '1 + W', 1],
    ['NECKBEARD THE PURE', 'neckbeard-the-pure', 2, '4', 1],
    ['UNPAID INTERN', 'unpaid-intern', 1, '1', 0],
    ['BEIGE DRAGON', 'beige-dragon', 1, '8', 2],
    ['KEVIN!', 'kevin', 1, '6 + 2I', 2],
    ['BRENDA FROM ACCOUNTS', 'brenda-from-accounts', 1, '7 + T', 2],
    ['THE LANDLORD', 'the-landlord', 1, '8', 3],
  ])('the foe %s', (name, foe, copies, statText, reward) => {
    expect(cardOf(foe)).toMatchObject({ name, copies, statText, reward });
  });

  test.each<[name: string, hero: KindId, slots: number, hand: number]>([
    ['Brad the Well-Endowed', 'brad-the-well-endowed', 3, 0],
    ['Wandrew the Extra', 'wandrew-the-extra', 2, 0],
    ['Chad Brisket', 'chad-brisket', 4, -1],
    ['Nan, Keeper of Leftovers', 'nan-keeper-of-leftovers', 2, 2],
    ['Big Bag Barry', 'big-bag-barry', 1, 3],
    ['Dame Drama', 'dame-drama', 2, 1],
  ])('B-HERO-03: slots and hand of %s', (name, hero, slots, hand) => {
    expect(cardOf(hero)).toMatchObject({ name, slots, hand });
  });

  test('MAGUS and its other side', () => {
    expect(cardOf('magus')).toMatchObject({
      name: 'MAGUS',
      copies: 2,
      positive: { name: 'MAGUS', statics: [{ number: 'bonus', class: 'magic', n: 1, scope: 'hero' }], abilities: [] },
      negative: { name: 'WITLESS', statics: [{ number: 'no-bonus', class: 'magic' }], abilities: [] },
    });
  });

  test('every World Enchantment draws a card, then flips a Trait, before anything else', () => {
    for (const card of kindsOf('enchantment')) {
      expect(card.abilities[0]).toEqual({
        when: { on: 'play' },
        do: [
          { verb: 'draw', n: { base: 1 }, who: 'self' },
          { verb: 'flip-trait', n: 1, mode: 'must' },
        ],
      });
      expect(card.abilities.length + card.statics.length, card.id).toBeGreaterThan(1);
    }
  });

  test('the Idol goes into play, a card is drawn, everybody gets a Trait', () => {
    expect(cardOf('cursed-idol').abilities.map((line) => line.do.map((verb) => verb.verb))).toEqual([
      ['put-idol-into-play', 'draw', 'draw-trait'],
    ]);
  });

  test('a Grave Robber fetches anything but a Grave Robber', () => {
    expect(verbsOf(cardOf('grave-robber'))).toEqual([
      { verb: 'search', zone: 'discard', filter: { kind: 'not-named', name: 'grave-robber' }, n: 1 },
    ]);
  });

  test('The Loot is spent by 1, 2 or 4', () => {
    expect(cardOf('the-loot').abilities.map((line) => line.when)).toEqual([
      { on: 'spend', k: 1 },
      { on: 'spend', k: 2 },
      { on: 'spend', k: 4 },
    ]);
  });

  test('seven cards can win, each for a reason of its own', () => {
    const reasons = ALL.flatMap((card) =>
      verbsOf(card).flatMap((verb) => (verb.verb === 'win' ? [[card.id, verb.reason]] : [])),
    );
    expect(reasons).toEqual([
      ['the-loot', 'loot'],
      ['cursed-shank', 'cursed-shanks'],
      ['brah-humbug', 'brah-humbug'],
      ['the-chosen-brah', 'chosen-brah'],
      ['the-cursed-brah', 'cursed-brah'],
      ['armed-to-the-teeth', 'armed'],
      ['meow-of-cathulhu', 'meow'],
    ]);
  });
});

describe('an entry agrees with itself', () => {
  test('the printed stat of a foe says what its number computes', () => {
    for (const card of [...kindsOf('monster'), ...kindsOf('boss')]) {
      if (card.type !== 'monster' && card.type !== 'boss') continue;
      expect(card.statText, card.id).toBe(statInWords(statOf(card)));
    }
  });

  test('lines run at moments that this type of card can have', () => {
    for (const card of ALL) {
      for (const line of linesOf(card)) expect(MOMENTS[card.type], card.id).toContain(line.when.on);
    }
  });

  test('cards named by other cards exist', () => {
    for (const card of ALL)
      for (const id of verbsOf(card).flatMap(named)) expect(FAMILIES[id] ?? isKind(id), card.id).toBeTruthy();
  });

  test('texts are plain: no markup, no spaces to spare, every card with an effect says so', () => {
    for (const card of ALL) {
      const texts = card.type === 'trait' ? [card.positive.text, card.negative.text] : [card.text];
      for (const text of [...texts, card.name, card.flavour]) {
        expect(text).not.toMatch(/[*_`<>|]|\s\s/);
        expect(text).toBe(text.trim());
      }
      const plainStat = card.type === 'monster' || card.type === 'boss' ? 1 : 0;
      if (linesOf(card).length + card.statics.length > plainStat) expect(texts, card.id).not.toContain('');
      expect([card.name, card.flavour], card.id).not.toContain('');
    }
  });
});

/** Which moments a card of a type can know. */
const MOMENTS: Readonly<Record<CardType, readonly Ability['when']['on'][]>> = {
  hero: ['you-resolve-action', 'you-steal', 'you-play'],
  trait: ['flip', 'you-play', 'you-pure'],
  banish: ['respond'],
  action: ['play', 'respond'],
  weapon: ['equip'],
  part: ['pure', 'equip'],
  'non-genuine-part': [],
  enchantment: ['play', 'activated', 'end-of-turn'],
  monster: ['reveal', 'defeat'],
  boss: ['reveal', 'defeat'],
  idol: ['draw'],
  treasure: ['play', 'respond', 'spend', 'equip', 'kevin-defeated'],
};

function linesOf(card: Card): readonly Ability[] {
  return card.type === 'trait' ? [...card.positive.abilities, ...card.negative.abilities] : card.abilities;
}

function verbsOf(card: Card): readonly Verb[] {
  return linesOf(card).flatMap((line) => line.do);
}

function named(verb: Verb): readonly KindId[] {
  if (verb.verb === 'search') return verb.filter.kind === 'not-named' ? [verb.filter.name] : [];
  if (verb.verb !== 'win') return [];
  return [verb.if?.with, verb.if?.used?.family].filter((id) => id !== undefined);
}

function statOf(card: Card): Amount | null {
  const stat = card.statics.find((is) => is.number === 'stat');
  return stat?.amount ?? null;
}

const LETTERS: Readonly<Record<string, string>> = {
  'own-weapons': 'W',
  'own-hand': 'H',
  'own-treasures-in-hand': 'T',
  'own-negative-traits': 'N',
  'idols-in-play': 'I',
};

function statInWords(stat: Amount | null): string {
  if (stat === null) return 'none';
  if (stat.count === undefined) return `${stat.base}`;
  const { base, per = 1, count, over = 1 } = stat;
  return `${base} + ${per === 1 ? '' : per}${LETTERS[count]}${over === 1 ? '' : `/${over}`}`;
}

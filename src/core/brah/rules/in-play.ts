// What is in play and what it changes: Heroes, Traits and weapons of every player, Idols, the tops of the
// World Enchantment piles. Lists come in the fixed order of B-RULE-129.

import type { CardId, Seat } from '../../kernel/knowledge.ts';
import { cardOf, FAMILIES } from '../cards/catalog.ts';
import type {
  Ability,
  HeroCard,
  KindId,
  Static,
  TraitCard,
  TraitSide,
  Verb,
  WeaponFacts,
} from '../cards/vocabulary.ts';
import type { Line } from '../frames.ts';
import type { BrahState, HeroInPlay, Player, TraitInPlay, WeaponInPlay, WeaponNo } from '../state.ts';
import { kindOf, playerAt } from './table.ts';

export type InForce = {
  readonly is: Static;
  readonly source: KindId;
  readonly hero: number | null;
  readonly weapon: WeaponNo | null;
};

export function heroCard(kind: KindId): HeroCard {
  const card = cardOf(kind);
  if (card.type !== 'hero') throw new RangeError(`${kind} is no Hero`);
  return card;
}

export function traitSide(trait: TraitInPlay): TraitSide {
  return traitCard(trait.kind)[trait.up];
}

export function traitCard(kind: KindId): TraitCard {
  const card = cardOf(kind);
  if (card.type !== 'trait') throw new RangeError(`${kind} is no Trait`);
  return card;
}

/** Facts of the weapon that a card is, or is a part of; null for other cards. */
export function weaponFacts(kind: KindId): WeaponFacts | null {
  const card = cardOf(kind);
  return card.type === 'weapon' || card.type === 'part' || card.type === 'treasure' ? card.weapon : null;
}

/** The card that carries a family's text: the whole weapon, or its first part. */
export function familyCard(family: KindId): KindId {
  return FAMILIES[family]?.kinds[0] ?? family;
}

/** The active World Enchantments, oldest pile first. */
export function activeRules(s: BrahState): CardId[] {
  const tops: CardId[] = [];
  for (const pile of s.piles.enchantments) {
    const top = pile[pile.length - 1];
    if (top !== undefined) tops.push(top);
  }
  return tops;
}

/** Everything that changes numbers for a seat: World Enchantments, Idols, then its Heroes left to right with Traits and weapons. */
export function inForce(s: BrahState, seat: Seat): readonly InForce[] {
  const player = playerAt(s, seat);
  const { enchantments, idols } = s.piles;
  const before = listed.get(player);
  if (before !== undefined && before.enchantments === enchantments && before.idols === idols) return before.list;
  const list = listForce(s, seat);
  listed.set(player, { enchantments, idols, list });
  return list;
}

// All of these are immutable: the list made for the same objects is the same list.
const listed = new WeakMap<
  Player,
  { readonly enchantments: unknown; readonly idols: unknown; readonly list: readonly InForce[] }
>();

function listForce(s: BrahState, seat: Seat): InForce[] {
  const out: InForce[] = [];
  const add = (statics: readonly Static[], source: KindId, hero: number | null, weapon: WeaponNo | null): void => {
    for (const is of statics) out.push({ is, source, hero, weapon });
  };
  for (const card of activeRules(s)) add(cardOf(kindOf(s, card)).statics, kindOf(s, card), null, null);
  for (const card of s.piles.idols) add(cardOf(kindOf(s, card)).statics, kindOf(s, card), null, null);
  playerAt(s, seat).heroes.forEach((hero, at) => {
    add(cardOf(hero.kind).statics, hero.kind, at, null);
    for (const trait of hero.traits) add(traitSide(trait).statics, trait.kind, at, null);
    for (const weapon of hero.weapons) {
      const kind = familyCard(weapon.family);
      add(cardOf(kind).statics, kind, at, weapon.no);
    }
  });
  return out;
}

/** Where a weapon in play is. */
export type WeaponPlace = { readonly seat: Seat; readonly hero: number; readonly weapon: WeaponInPlay };

export function weaponsOf(player: Player): WeaponInPlay[] {
  return player.heroes.flatMap((hero) => hero.weapons);
}

export function findWeapon(s: BrahState, no: WeaponNo): WeaponPlace | null {
  for (let seat = 0; seat < s.players.length; seat++) {
    const { heroes } = playerAt(s, seat);
    for (let hero = 0; hero < heroes.length; hero++) {
      const weapon = heroes[hero]?.weapons.find((w) => w.no === no);
      if (weapon !== undefined) return { seat, hero, weapon };
    }
  }
  return null;
}

/** Every weapon in play, owners clockwise from `from`, Heroes left to right, in the order equipped. */
export function allWeapons(s: BrahState, from: Seat): WeaponPlace[] {
  return owners(s, from).flatMap((seat) =>
    playerAt(s, seat).heroes.flatMap((hero, at) => hero.weapons.map((weapon) => ({ seat, hero: at, weapon }))),
  );
}

export type TraitPlace = { readonly seat: Seat; readonly hero: number; readonly trait: TraitInPlay };

export function findTrait(s: BrahState, card: CardId): TraitPlace | null {
  return allTraits(s, 0).find((place) => place.trait.card === card) ?? null;
}

/** Every Trait in play, owners clockwise from `from`; within a Hero in the order placed. */
export function allTraits(s: BrahState, from: Seat): TraitPlace[] {
  return owners(s, from).flatMap((seat) =>
    playerAt(s, seat).heroes.flatMap((hero, at) => hero.traits.map((trait) => ({ seat, hero: at, trait }))),
  );
}

/** All seats clockwise from one, eliminated players too: their things stay in play (B-ELIM-02). */
function owners(s: BrahState, from: Seat): Seat[] {
  return s.players.map((_, i) => (from + i) % s.players.length);
}

export function heroAt(s: BrahState, seat: Seat, hero: number): HeroInPlay {
  const found = playerAt(s, seat).heroes[hero];
  if (found === undefined) throw new RangeError(`no Hero ${hero} at seat ${seat}`);
  return found;
}

/** A printed line that waits for its moment, with where it stands. */
export type Waiting = { readonly line: Line; readonly ability: Ability; readonly hero: number };

/** The abilities of a player (B-RULE-129): both Heroes, left to right, then the upper Trait sides in the order placed. */
export function abilitiesOf(s: BrahState, seat: Seat): Waiting[] {
  const { heroes, traitOrder } = playerAt(s, seat);
  const traits = heroes.flatMap((hero, at) => hero.traits.map((trait) => ({ trait, at })));
  traits.sort((a, b) => traitOrder.indexOf(a.trait.card) - traitOrder.indexOf(b.trait.card));
  return [
    ...heroes.flatMap((hero, at) => linesOf(hero.kind, null).map((w) => ({ ...w, hero: at }))),
    ...traits.flatMap(({ trait, at }) => linesOf(trait.kind, trait.up).map((w) => ({ ...w, hero: at }))),
  ];
}

/** The printed lines of a card or of one side of a Trait. */
export function linesOf(kind: KindId, side: 'positive' | 'negative' | null): { line: Line; ability: Ability }[] {
  const card = cardOf(kind);
  const abilities = side !== null && card.type === 'trait' ? card[side].abilities : card.abilities;
  return abilities.map((ability, at) => ({ line: { kind, side, ability: at, within: null }, ability }));
}

/** The verbs of a running line. */
export function verbsOf(line: Line): readonly Verb[] {
  const card = cardOf(line.kind);
  const abilities = line.side !== null && card.type === 'trait' ? card[line.side].abilities : card.abilities;
  const verbs = abilities[line.ability]?.do ?? [];
  if (line.within === null) return verbs;
  const verb = verbs[line.within];
  return verb?.verb === 'else' ? verb.do : [];
}

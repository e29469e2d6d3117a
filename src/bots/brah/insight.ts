// What the greedy bot reads off a view: its own table, its strength, how a foe and its weapons stand to each other, and
// what the others have. Nothing here decides.

import type {
  BrahView,
  Card,
  CardId,
  Face,
  FoeView,
  HeroView,
  KindId,
  Pick,
  PlayerView,
  WeaponClass,
  WeaponView,
} from '../../core/brah/public.ts';
import { cardOf, isKind } from '../../core/brah/public.ts';

export type OwnWeapon = { readonly weapon: WeaponView; readonly hero: number };

export type Insight = {
  readonly view: BrahView;
  readonly me: PlayerView;
  /** Others still in the game. */
  readonly opponents: readonly PlayerView[];
  /** Faces of the own hand. */
  readonly hand: readonly Face[];
  readonly weapons: readonly OwnWeapon[];
  /** Damage of all own weapons together. */
  readonly power: number;
  readonly faceOf: (card: CardId) => Face | null;
};

export function insightOf(view: BrahView, seat: number): Insight | null {
  const me = view.players[seat];
  if (me === undefined) return null;
  const faces = new Map<CardId, Face>();
  const note = (cards: readonly { readonly card: CardId; readonly face: Face | null }[]): void => {
    for (const { card, face } of cards) if (face !== null) faces.set(card, face);
  };
  note(me.hand);
  note(me.dealt);
  note(view.asked?.looks ?? []);
  note(view.bazaar);
  note(view.enchantments.map(({ top }) => top));
  for (const top of [view.discard.top, view.monsterDiscard.top, view.traitToPlace]) if (top !== null) note([top]);
  for (const foe of view.foes) faces.set(foe.card, foe.kind);
  const weapons = weaponsOf(me);
  return {
    view,
    me,
    opponents: view.players.filter((player) => player.seat !== seat && !player.out),
    hand: me.hand.flatMap(({ face }) => (face === null ? [] : [face])),
    weapons,
    power: weapons.reduce((sum, { weapon }) => sum + weapon.damage.total, 0),
    faceOf: (card) => faces.get(card) ?? null,
  };
}

export function weaponsOf(player: PlayerView): OwnWeapon[] {
  return player.heroes.flatMap((hero, at) => hero.weapons.map((weapon) => ({ weapon, hero: at })));
}

export function powerOf(player: PlayerView): number {
  return weaponsOf(player).reduce((sum, { weapon }) => sum + weapon.damage.total, 0);
}

/** Facts of the weapon a card is or belongs to; null for other cards. */
export function weaponFacts(kind: KindId) {
  if (!isKind(kind)) return null;
  const card = cardOf(kind);
  return card.type === 'weapon' || card.type === 'part' || card.type === 'treasure' ? card.weapon : null;
}

/** The card that carries a family's text. */
function familyCard(family: KindId): Card | null {
  if (isKind(family)) return cardOf(family);
  return isKind(`${family}-1`) ? cardOf(`${family}-1`) : null;
}

export function classesOf(family: KindId): readonly WeaponClass[] {
  const card = familyCard(family);
  return card === null ? [] : (weaponFacts(card.id)?.classes ?? []);
}

export function isUnbuffable(family: KindId): boolean {
  return familyCard(family)?.statics.some((s) => s.number === 'no-buff') ?? false;
}

/** Damage of a weapon against this foe: nothing if the foe is immune to one of its classes. */
export function damageAgainst(weapon: WeaponView, foe: KindId): number {
  const classes = classesOf(weapon.family);
  const immune = cardOf(foe).statics.some((s) => s.number === 'immune' && classes.includes(s.class));
  return immune ? 0 : weapon.damage.total;
}

export function isBoss(kind: KindId): boolean {
  return cardOf(kind).type === 'boss';
}

/** The most damage the own weapons can do to this foe. */
export function mostAgainst(insight: Insight, foe: KindId): number {
  const damages = insight.weapons.map(({ weapon }) => damageAgainst(weapon, foe)).toSorted((a, b) => b - a);
  return damages.slice(0, insight.view.weaponCap ?? damages.length).reduce((sum, n) => sum + n, 0);
}

/** The foe to be faced next, and whether the own weapons beat it. */
export function nextFoe(insight: Insight): { readonly foe: FoeView; readonly canWin: boolean } | null {
  const [foe] = insight.view.foes;
  if (foe === undefined) return null;
  return { foe, canWin: insight.weapons.length > 0 && mostAgainst(insight, foe.kind) >= foe.stat.total };
}

/** What Kevin would count now, as far as Idols say. */
export function kevinStat(insight: Insight): number {
  return 6 + 2 * insight.view.idols.length;
}

export function countIn(hand: readonly Face[], face: Face): number {
  return hand.filter((f) => f === face).length;
}

/** Cards that get rid of a foe or of death. */
export function wayOuts(hand: readonly Face[]): number {
  return hand.filter((f) => ['banish', 'bouncers-clipboard', 'lifetime-warranty', 'nine-lives'].includes(f)).length;
}

/** May it draw cards lightly? Strong enough for most Monsters, or with a way out. */
export function isBrave(insight: Insight): boolean {
  const { view, power } = insight;
  if (view.foes.length > 1) return false;
  return power >= 2 || view.draw.count > 60;
}

export function freeSlots(hero: HeroView): number {
  return hero.slots.total - hero.weapons.length;
}

/** What this Hero adds to a weapon of these classes, by its own text and the upper sides of its Traits. */
export function bonusOf(hero: HeroView, classes: readonly WeaponClass[]): number {
  const own = cardOf(hero.kind).statics;
  const traits = hero.traits.flatMap(({ kind, up }) => {
    const card = cardOf(kind);
    return card.type === 'trait' ? card[up].statics : [];
  });
  const reaches = (c: WeaponClass | 'any'): boolean => c === 'any' || classes.includes(c);
  return [...own, ...traits].reduce((sum, s) => (s.number === 'bonus' && reaches(s.class) ? sum + s.n : sum), 0);
}

/** Damage of a weapon of this family on this Hero, with so many Non-Genuine Parts. */
export function damageOn(hero: HeroView, family: KindId, nonGenuine: number): number {
  const card = familyCard(family);
  const facts = card === null ? null : weaponFacts(card.id);
  if (facts === null) return 0;
  const bonus = bonusOf(hero, facts.classes);
  return Math.max(0, facts.damage - nonGenuine + (isUnbuffable(family) ? Math.min(0, bonus) : bonus));
}

/** Where a weapon in play is. */
export function findWeapon(view: BrahView, no: number): { readonly seat: number; readonly weapon: WeaponView } | null {
  for (const player of view.players) {
    const found = weaponsOf(player).find(({ weapon }) => weapon.no === no);
    if (found !== undefined) return { seat: player.seat, weapon: found.weapon };
  }
  return null;
}

/** Whose Trait a pick names, and which side is up. */
export function findTrait(view: BrahView, card: CardId) {
  for (const player of view.players) {
    for (const hero of player.heroes) {
      const trait = hero.traits.find((t) => t.card === card);
      if (trait !== undefined) return { player, trait };
    }
  }
  return null;
}

export type Path = readonly Pick[];

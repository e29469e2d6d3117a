// Weapons: assembling, equipping, swapping genuine parts in, discarding and moving (ledger sections 9 and 19).

import type { CardId, Seat } from '../../kernel/knowledge.ts';
import type { Claim } from '../actions.ts';
import { cardOf, FAMILIES } from '../cards/catalog.ts';
import type { KindId } from '../cards/vocabulary.ts';
import type { HeroInPlay, WeaponInPlay, WeaponNo } from '../state.ts';
import { damageOf, slotsOf } from './derived.ts';
import { familyCard, findWeapon, heroAt, linesOf, weaponFacts } from './in-play.ts';
import { pushTriggers } from './triggers.ts';
import type { Table } from './table.ts';
import {
  ask,
  effectOf,
  kindOf,
  playerAt,
  pop,
  push,
  say,
  setPlayer,
  shownCard,
  survivorsFrom,
  toDiscard,
  put,
} from './table.ts';
import type { Frame } from '../frames.ts';
import type { BrahState } from '../state.ts';

export const NON_GENUINE = 'non-genuine-part';

/** What a set of cards makes: a whole weapon, or why it does not (B-WEAPON-02 to -04, B-RULE-34, B-RULE-35). */
export type Assembly =
  | { readonly ok: true; readonly family: KindId; readonly parts: readonly number[] }
  | { readonly ok: false; readonly fault: 'parts' | 'no-genuine' }
  | { readonly ok: false; readonly fault: 'incomplete'; readonly part: number; readonly of: number };

/** Judges faces as one weapon; `parts` lies beside the faces given, 0 for a Non-Genuine Part. */
export function assemble(faces: readonly KindId[]): Assembly {
  const genuine = faces.filter((face) => face !== NON_GENUINE);
  const [first] = genuine;
  if (faces.length === 0) return { ok: false, fault: 'parts' };
  if (first === undefined) return { ok: false, fault: 'no-genuine' };
  const facts = weaponFacts(first);
  if (facts === null) return { ok: false, fault: 'parts' };
  const parts = faces.map((face) => (face === NON_GENUINE ? 0 : partNumber(face, facts.family)));
  const numbers = parts.filter((k) => k > 0);
  const isOne = parts.every((k) => k >= 0) && new Set(numbers).size === numbers.length && faces.length <= facts.parts;
  if (!isOne) return { ok: false, fault: 'parts' };
  if (faces.length === facts.parts) return { ok: true, family: facts.family, parts };
  const missing = Array.from({ length: facts.parts }, (_, i) => i + 1).find((k) => !numbers.includes(k)) ?? 1;
  return { ok: false, fault: 'incomplete', part: missing, of: facts.parts };
}

/** The number of a genuine part within its family (1 for a whole weapon), -1 for a card of another family. */
export function partNumber(face: KindId, family: KindId): number {
  const at = FAMILIES[family]?.kinds.indexOf(face) ?? -1;
  return at < 0 ? -1 : at + 1;
}

/** Cards in the order they lie: genuine parts by rising number, then Non-Genuine Parts (B-RULE-151). */
function laidOut(cards: readonly CardId[], parts: readonly number[]): Pick<WeaponInPlay, 'cards' | 'parts'> {
  const order = cards.map((card, i) => ({ card, part: parts[i] ?? 0 }));
  order.sort((a, b) => (a.part === 0 ? 9 : a.part) - (b.part === 0 ? 9 : b.part) || a.card - b.card);
  return { cards: order.map((o) => o.card), parts: order.map((o) => o.part) };
}

function setHero(t: Table, seat: Seat, hero: number, patch: Partial<HeroInPlay>): void {
  const heroes = playerAt(t.s, seat).heroes.map((h, at) => (at === hero ? { ...h, ...patch } : h));
  setPlayer(t, seat, { heroes });
}

/** B-WEAPON-05: the weapon comes into a slot; then its equip effect, then Pure Assembly. The cards have left their zone. */
export function equip(t: Table, seat: Seat, hero: number, cards: readonly CardId[], replace: WeaponNo | null): void {
  const made = assemble(cards.map((card) => kindOf(t.s, card)));
  if (!made.ok) return;
  // B-WEAPON-15, B-RULE-43: the replaced weapon is discarded first.
  if (replace !== null) discardWeapon(t, replace, 'replaced');
  const weapon: WeaponInPlay = { no: t.s.nextWeapon, family: made.family, ...laidOut(cards, made.parts) };
  put(t, { nextWeapon: t.s.nextWeapon + 1 });
  setHero(t, seat, hero, { weapons: [...heroAt(t.s, seat, hero).weapons, weapon] });
  const damage = damageOf(t.s, seat, hero, weapon).total;
  const nonGenuine = made.parts.filter((k) => k === 0).length;
  const shown = weapon.cards.map((card) => shownCard(t, card));
  say(t, {
    type: 'weapon-equipped',
    seat,
    hero,
    weapon: weapon.no,
    family: made.family,
    cards: shown,
    nonGenuine,
    damage,
    replaced: replace,
  });
  if (isPure(weapon)) pushPure(t, seat, weapon);
  const lines = linesOf(familyCard(made.family), null).filter(({ ability }) => ability.when.on === 'equip');
  push(t, ...lines.map(({ line }) => effectOf(line, seat)));
}

/** Made of genuine parts only, and of more than one (B-PURE-01). */
export function isPure(weapon: WeaponInPlay): boolean {
  return weapon.parts.length > 1 && weapon.parts.every((k) => k > 0);
}

// B-PURE-05: the effect is for whoever completed the weapon.
function pushPure(t: Table, seat: Seat, weapon: WeaponInPlay): void {
  const lines = linesOf(familyCard(weapon.family), null).filter(({ ability }) => ability.when.on === 'pure');
  say(t, { type: 'pure-assembly', seat, weapon: weapon.no, family: weapon.family });
  if (lines.length === 0) return;
  pushTriggers(t, seat, (when) => when.on === 'you-pure');
  push(t, ...lines.map(({ line }) => effectOf(line, seat)));
}

/** B-PURE-04: a genuine part takes the place of a Non-Genuine Part, which goes to the swapper's hand. */
export function swapPart(t: Table, seat: Seat, part: Claim, no: WeaponNo): void {
  const place = findWeapon(t.s, no);
  if (place === null) return;
  const { weapon } = place;
  const at = weapon.parts.indexOf(0);
  const out = weapon.cards[at];
  if (out === undefined) return;
  const number = partNumber(part.face, weapon.family);
  const cards = weapon.cards.map((card, i) => (i === at ? part.card : card));
  const parts = weapon.parts.map((k, i) => (i === at ? number : k));
  const mended: WeaponInPlay = { ...weapon, ...laidOut(cards, parts) };
  setHero(t, place.seat, place.hero, {
    weapons: heroAt(t.s, place.seat, place.hero).weapons.map((w) => (w.no === no ? mended : w)),
  });
  setPlayer(t, seat, { hand: [...playerAt(t.s, seat).hand.filter((c) => c !== part.card), out] });
  const damage = damageOf(t.s, place.seat, place.hero, mended).total;
  say(t, {
    type: 'part-swapped',
    seat,
    owner: place.seat,
    weapon: no,
    family: weapon.family,
    part: shownCard(t, part.card),
    damage,
  });
  if (isPure(mended)) pushPure(t, seat, mended);
}

/** A weapon leaves play with all its parts. */
export function discardWeapon(t: Table, no: WeaponNo, reason: 'replaced' | 'effect' | 'slots'): void {
  const gone = removeWeapon(t, no);
  if (gone === null) return;
  toDiscard(t, gone.weapon.cards);
  say(t, { type: 'weapon-discarded', owner: gone.seat, weapon: no, family: gone.weapon.family, reason });
}

/** Takes a weapon off its Hero; its buffs end with it. */
export function removeWeapon(t: Table, no: WeaponNo): { readonly seat: Seat; readonly weapon: WeaponInPlay } | null {
  const place = findWeapon(t.s, no);
  if (place === null) return null;
  setHero(t, place.seat, place.hero, {
    weapons: heroAt(t.s, place.seat, place.hero).weapons.filter((w) => w.no !== no),
  });
  return { seat: place.seat, weapon: place.weapon };
}

/** B-RULE-47: a weapon moves as it is; that is no equipping. */
export function moveWeapon(t: Table, no: WeaponNo, seat: Seat, hero: number): void {
  const gone = removeWeapon(t, no);
  if (gone === null) return;
  setHero(t, seat, hero, { weapons: [...heroAt(t.s, seat, hero).weapons, gone.weapon] });
  say(t, { type: 'weapon-taken', owner: gone.seat, weapon: no, family: gone.weapon.family, seat, hero });
}

// --- slots lost (B-RULE-44) ------------------------------------------------------------------------------------

/** Heroes of survivors with more weapons than slots, active player first, then clockwise. */
export function pushSlotChecks(t: Table): void {
  const over: Frame[] = [];
  for (const seat of survivorsFrom(t.s, t.s.turn.active)) {
    playerAt(t.s, seat).heroes.forEach((hero, at) => {
      if (hero.weapons.length > slotsOf(t.s, seat, at).total)
        over.push({ frame: 'over-slots', seat, hero: at, answer: null });
    });
  }
  push(t, ...over);
}

export function runOverSlots(t: Table, f: Extract<Frame, { frame: 'over-slots' }>): void {
  const over = overSlots(t.s, f.seat, f.hero);
  if (over <= 0 || playerAt(t.s, f.seat).out) return pop(t);
  if (f.answer === null) {
    const options = heroAt(t.s, f.seat, f.hero).weapons.map((w) => ({ pick: 'weapon', weapon: w.no }) as const);
    return ask(t, { prompt: 'choose-over-slots', seat: f.seat, options, min: over, max: over });
  }
  pop(t);
  for (const pick of f.answer) if (pick.pick === 'weapon') discardWeapon(t, pick.weapon, 'slots');
}

function overSlots(s: BrahState, seat: Seat, hero: number): number {
  return heroAt(s, seat, hero).weapons.length - slotsOf(s, seat, hero).total;
}

/** May this card be equipped by itself? */
export function isSinglePart(kind: KindId): boolean {
  const card = cardOf(kind);
  return (card.type === 'weapon' || card.type === 'treasure') && card.weapon !== null && card.weapon.parts === 1;
}

// Verbs on things in play: Traits, weapons, Idols, foes, World Enchantments.

import type { CardId, Seat } from '../../kernel/knowledge.ts';
import type { EffectFrame, Frame } from '../frames.ts';
import type { Buff, WeaponNo } from '../state.ts';
import { buffableWeapons, freeSlots, slotsOf } from './derived.ts';
import type { Do } from './flow.ts';
import { done, doneAfter, goOn } from './flow.ts';
import { allTraits, allWeapons, findTrait, heroAt, linesOf, weaponsOf } from './in-play.ts';
import { discardWeapon, equip, isSinglePart, moveWeapon, pushSlotChecks } from './weapons.ts';
import type { Table } from './table.ts';
import {
  ask,
  cardPicks,
  effectOf,
  kindOf,
  pickedCards,
  playerAt,
  pop,
  push,
  say,
  setPiles,
  setPlayer,
  setTurn,
  shownCard,
  without,
} from './table.ts';

// --- Traits ----------------------------------------------------------------------------------------------------

export function flipTraitVerb(t: Table, f: EffectFrame, verb: Do<'flip-trait'>): void {
  // B-RULE-60: Mood Swing announces its Traits; one that is gone is skipped.
  if (f.choices.traits !== undefined) {
    const there = f.choices.traits.filter((card) => findTrait(t.s, card) !== null);
    return doneAfter(
      t,
      f,
      there.map((trait) => flipping(f.by, trait)),
      { moved: there.length },
    );
  }
  const open = allTraits(t.s, f.by);
  // B-RULE-31
  if (open.length === 0) return done(t, f, { failed: true });
  const n = Math.min(verb.n, open.length);
  if (f.answer === null) {
    const options = open.map(({ trait }) => ({ pick: 'trait', trait: trait.card }) as const);
    const min = verb.mode === 'must' ? n : verb.mode === 'up-to' ? 1 : 0;
    return ask(t, { prompt: 'choose-trait', seat: f.by, options, min, max: n, source: f.line.kind });
  }
  const flips = f.answer.flatMap((p) => (p.pick === 'trait' ? [flipping(f.by, p.trait)] : []));
  doneAfter(t, f, flips, { moved: flips.length });
}

function flipping(by: Seat, trait: CardId): Frame {
  return { frame: 'flip', by, trait };
}

/** B-TRAIT-04: the upper side's effect triggers at once, for the owner, even out of their turn. */
export function runFlip(t: Table, f: Extract<Frame, { frame: 'flip' }>): void {
  pop(t);
  const place = findTrait(t.s, f.trait);
  if (place === null) return;
  const up: 'positive' | 'negative' = place.trait.up === 'positive' ? 'negative' : 'positive';
  const heroes = playerAt(t.s, place.seat).heroes.map((hero, at) =>
    at === place.hero ? { ...hero, traits: hero.traits.map((x) => (x.card === f.trait ? { ...x, up } : x)) } : hero,
  );
  setPlayer(t, place.seat, { heroes });
  say(t, {
    type: 'trait-flipped',
    by: f.by,
    owner: place.seat,
    hero: place.hero,
    card: shownCard(t, f.trait),
    side: up,
  });
  // B-RULE-32: an eliminated player's Trait turns over and nothing triggers.
  if (!playerAt(t.s, place.seat).out) {
    const lines = linesOf(place.trait.kind, up).filter(({ ability }) => ability.when.on === 'flip');
    push(t, ...lines.map(({ line }) => effectOf(line, place.seat, { hero: place.hero, owner: place.seat })));
  }
  // B-RULE-44: whichever side came up, a Hero may now hold more weapons than slots.
  pushSlotChecks(t);
}

// Karma Cannon, Catnip of the Deep: acting player's first, then clockwise; a player's own in the order placed.
export function flipAll(t: Table, f: EffectFrame, verb: Do<'flip-all'>): void {
  const n = t.s.players.length;
  const seats = t.s.players.map((_, i) => (f.by + i) % n).filter((seat) => playerAt(t.s, seat).traitOrder.length > 0);
  if (seats.length === 0) return done(t, f, { failed: true });
  if (verb.whose === 'table')
    return doneAfter(
      t,
      f,
      seats.flatMap((seat) => flipsOf(t, f.by, seat)),
    );
  const [pick] = f.answer ?? [];
  if (pick?.pick !== 'seat') {
    const options = seats.map((seat) => ({ pick: 'seat', seat }) as const);
    return ask(t, { prompt: 'choose-player', seat: f.by, options, min: 1, max: 1, source: f.line.kind });
  }
  doneAfter(t, f, flipsOf(t, f.by, pick.seat));
}

function flipsOf(t: Table, by: Seat, seat: Seat): Frame[] {
  return playerAt(t.s, seat).traitOrder.map((trait) => flipping(by, trait));
}

// Therapy Voucher: those chosen flip, in the order chosen; the others keep their side.
export function setTraits(t: Table, f: EffectFrame): void {
  const own = playerAt(t.s, f.by).traitOrder;
  if (own.length === 0) return done(t, f, { failed: true });
  if (f.answer === null) {
    const options = own.map((trait) => ({ pick: 'trait', trait }) as const);
    return ask(t, { prompt: 'choose-trait-side', seat: f.by, options, min: 0, max: own.length, source: f.line.kind });
  }
  doneAfter(
    t,
    f,
    f.answer.flatMap((p) => (p.pick === 'trait' ? [flipping(f.by, p.trait)] : [])),
  );
}

// --- weapons ---------------------------------------------------------------------------------------------------

export function discardWeaponVerb(t: Table, f: EffectFrame, verb: Do<'discard-weapon'>): void {
  const named = f.choices.weapon;
  if (named !== undefined) {
    discardWeapon(t, named, 'effect');
    return done(t, f);
  }
  const open = weaponOptions(t, f, verb.scope);
  if (open.length === 0) return done(t, f, { failed: true });
  if (f.answer === null) {
    const options = open.map((weapon) => ({ pick: 'weapon', weapon }) as const);
    const max = Math.min(verb.n, open.length);
    return ask(t, { prompt: 'choose-weapon-discard', seat: f.by, options, min: 1, max, source: f.line.kind });
  }
  const gone = f.answer.flatMap((p) => (p.pick === 'weapon' ? [p.weapon] : []));
  for (const weapon of gone) discardWeapon(t, weapon, 'effect');
  done(t, f, { moved: gone.length });
}

function weaponOptions(t: Table, f: EffectFrame, scope: Do<'discard-weapon'>['scope']): WeaponNo[] {
  switch (scope) {
    case 'any':
      return allWeapons(t.s, f.by).map(({ weapon }) => weapon.no);
    case 'own':
      return weaponsOf(playerAt(t.s, f.by)).map((w) => w.no);
    case 'this-hero':
      return heroAt(t.s, f.by, f.hero ?? 0).weapons.map((w) => w.no);
  }
}

// Grabby Hands announces weapon and Hero; Borrowed Forever asks on resolution (B-RULE-154).
export function takeWeapon(t: Table, f: EffectFrame, verb: Do<'take-weapon'>): void {
  const weapon = f.choices.weapon ?? f.notes[0];
  const heroes = [0, 1].filter((hero) => freeSlots(t.s, f.by, hero) > 0);
  if (weapon === undefined) {
    const open = takeable(t, f.by, verb.scope);
    if (open.length === 0 || heroes.length === 0) return done(t, f, { failed: true });
    const [pick] = f.answer ?? [];
    if (pick?.pick === 'weapon') return goOn(t, f, { notes: [pick.weapon] });
    const options = open.map((no) => ({ pick: 'weapon', weapon: no }) as const);
    return ask(t, { prompt: 'choose-weapon', seat: f.by, options, min: 1, max: 1, source: f.line.kind });
  }
  const hero = f.choices.hero ?? heroOf(f);
  if (hero === null) return askHero(t, f, heroes);
  // An announced target may be gone, or the slot taken: then this verb is skipped.
  const isThere = takeable(t, f.by, verb.scope).includes(weapon) && heroes.includes(hero);
  if (isThere) moveWeapon(t, weapon, f.by, hero);
  done(t, f, { moved: isThere ? 1 : 0, failed: !isThere });
}

function heroOf(f: EffectFrame): number | null {
  const [pick] = f.answer ?? [];
  return pick?.pick === 'hero' ? pick.hero : null;
}

function askHero(t: Table, f: EffectFrame, heroes: readonly number[]): void {
  const options = heroes.map((hero) => ({ pick: 'hero', hero }) as const);
  ask(t, { prompt: 'choose-weapon-move', seat: f.by, options, min: 1, max: 1, source: f.line.kind });
}

/** Weapons that are not the player's own: of survivors only, or of everybody. */
export function takeable(t: Table, seat: Seat, scope: 'opponents' | 'any'): WeaponNo[] {
  return allWeapons(t.s, seat)
    .filter((place) => place.seat !== seat && (scope === 'any' || !playerAt(t.s, place.seat).out))
    .map(({ weapon }) => weapon.no);
}

// Factory Second: as if from hand, slots and replacement apply.
export function equipFrom(t: Table, f: EffectFrame): void {
  const [card] = f.cards;
  const heroes = [0, 1].filter((hero) => slotsOf(t.s, f.by, hero).total > 0);
  if (card === undefined) {
    const open = t.s.piles.discard.filter((c) => isSinglePart(kindOf(t.s, c)));
    if (open.length === 0 || heroes.length === 0) return done(t, f, { failed: true });
    if (f.answer !== null) return goOn(t, f, { cards: pickedCards(f.answer) });
    return ask(t, {
      prompt: 'choose-equip',
      seat: f.by,
      options: cardPicks(open),
      min: 1,
      max: 1,
      looks: open,
      source: f.line.kind,
    });
  }
  const hero = f.notes[0] ?? heroOf(f);
  if (hero === null || hero === undefined) return askHero(t, f, heroes);
  if (f.notes.length === 0) return goOn(t, f, { notes: [hero] });
  if (freeSlots(t.s, f.by, hero) > 0) return equipped(t, f, hero, card, null);
  const [pick] = f.answer ?? [];
  if (pick?.pick === 'weapon') return equipped(t, f, hero, card, pick.weapon);
  const options = heroAt(t.s, f.by, hero).weapons.map((w) => ({ pick: 'weapon', weapon: w.no }) as const);
  ask(t, { prompt: 'choose-weapon', seat: f.by, options, min: 1, max: 1, source: f.line.kind });
}

function equipped(t: Table, f: EffectFrame, hero: number, card: CardId, replace: WeaponNo | null): void {
  setPiles(t, { discard: without(t.s.piles.discard, [card]) });
  say(t, { type: 'cards-searched', seat: f.by, zone: 'discard', taken: [shownCard(t, card)] });
  done(t, f, { moved: 1 });
  equip(t, f.by, hero, [card], replace);
}

export function buffVerb(t: Table, f: EffectFrame, verb: Do<'buff'>): void {
  if (verb.target === 'all-own-weapons')
    return buffed(t, f, { kind: 'add', n: verb.n, weapon: null, source: f.line.kind });
  oneBuff(t, f, (weapon) => ({ kind: 'add', n: verb.n, weapon, source: f.line.kind }));
}

export function multiplyVerb(t: Table, f: EffectFrame, verb: Do<'multiply'>): void {
  oneBuff(t, f, (weapon) => ({ kind: 'multiply', n: verb.k, weapon, source: f.line.kind }));
}

function oneBuff(t: Table, f: EffectFrame, make: (weapon: WeaponNo) => Buff): void {
  const open = buffableWeapons(t.s, f.by);
  if (open.length === 0) return done(t, f, { failed: true });
  const [pick] = f.answer ?? [];
  if (pick?.pick === 'weapon') return buffed(t, f, make(pick.weapon));
  const options = open.map((w) => ({ pick: 'weapon', weapon: w.no }) as const);
  ask(t, { prompt: 'choose-buff', seat: f.by, options, min: 1, max: 1, source: f.line.kind });
}

function buffed(t: Table, f: EffectFrame, buff: Buff): void {
  setTurn(t, { buffs: [...t.s.turn.buffs, buff] });
  say(t, { type: 'weapon-buffed', seat: f.by, weapon: buff.weapon, kind: buff.kind, n: buff.n, source: buff.source });
  done(t, f);
}

// Short ways to say what many cards say, so that an entry reads like the printed card: `onPlay(draw(3))`.
// Each gives a word of the vocabulary and nothing else; a verb that only one or two cards use is written out there.

import type {
  Ability,
  Amount,
  Card,
  Condition,
  Count,
  KindId,
  Side,
  Static,
  Trigger,
  Verb,
  WeaponClass,
  WeaponFacts,
  Who,
  WinReason,
} from './vocabulary.ts';

type Of<W, K extends PropertyKey, V> = Extract<W, Readonly<Record<K, V>>>;

/** What an entry of a card file gives: everything printed but the type; the fields named in `D`, statics and abilities may be left out. */
export type Entry<C extends Pick<Card, 'type' | 'statics' | 'abilities'>, D extends keyof C = never> = Omit<
  C,
  'type' | 'statics' | 'abilities' | D
> &
  Partial<Pick<C, 'statics' | 'abilities' | D>>;

// --- when ------------------------------------------------------------------------------------------------------

export function when(trigger: Trigger, ...verbs: readonly Verb[]): Ability {
  return { when: trigger, do: verbs };
}

export function onPlay(...verbs: readonly Verb[]): Ability {
  return when({ on: 'play' }, ...verbs);
}

export function onEquip(...verbs: readonly Verb[]): Ability {
  return when({ on: 'equip' }, ...verbs);
}

/** Pure Assembly. */
export function onPure(...verbs: readonly Verb[]): Ability {
  return when({ on: 'pure' }, ...verbs);
}

export function onFlip(...verbs: readonly Verb[]): Ability {
  return when({ on: 'flip' }, ...verbs);
}

export function onReveal(...verbs: readonly Verb[]): Ability {
  return when({ on: 'reveal' }, ...verbs);
}

export function onDefeat(...verbs: readonly Verb[]): Ability {
  return when({ on: 'defeat' }, ...verbs);
}

// --- what happens ----------------------------------------------------------------------------------------------

function amount(n: number | Amount): Amount {
  return typeof n === 'number' ? { base: n } : n;
}

export function draw(n: number | Amount, who: Who = 'self'): Verb {
  return { verb: 'draw', n: amount(n), who };
}

export function drawTreasure(n: number | Amount, condition?: Condition): Verb {
  const verb = { verb: 'draw-treasure', n: amount(n) } as const;
  return condition === undefined ? verb : { ...verb, if: condition };
}

type Steal = Of<Verb, 'verb', 'steal'>;

/** As Pick Pocket unless said otherwise: a random card of an opponent one chooses. */
export function steal(n: number, from: Steal['from'] = 'chosen-opponent', pick: Steal['pick'] = 'random'): Verb {
  return { verb: 'steal', n, from, pick };
}

type Discard = Of<Verb, 'verb', 'discard'>;

export function discard(n: number, who: Discard['who'], pick: Discard['pick'] = 'owner'): Verb {
  return { verb: 'discard', n, who, pick };
}

type DiscardWeapon = Of<Verb, 'verb', 'discard-weapon'>;

export function discardWeapon(n: number, scope: DiscardWeapon['scope'], pick: DiscardWeapon['pick']): Verb {
  return { verb: 'discard-weapon', n, scope, pick };
}

export function flipTrait(n: number, mode: Of<Verb, 'verb', 'flip-trait'>['mode']): Verb {
  return { verb: 'flip-trait', n, mode };
}

/** Kevin was defeated this turn, and there are `n` or more of what is counted: the game is won. */
export function winAfterKevin(reason: WinReason, count: Count, n: number): Verb {
  return { verb: 'win', reason, if: { kevinDefeatedThisTurn: true, atLeast: { count, n } } };
}

// --- what holds ------------------------------------------------------------------------------------------------

/** For the weapons of the Hero that the card belongs to, unless for all Heroes. */
export function bonus(of: WeaponClass | 'any', n: number, scope: 'hero' | 'all' = 'hero'): Static {
  return { number: 'bonus', class: of, n, scope };
}

export function slots(n: number, scope: 'hero' | 'all' = 'hero'): Static {
  return { number: 'slots', n, scope };
}

export function handLimit(n: number, who: Side): Static {
  return { number: 'hand-limit', n, who };
}

export function trades(n: number | 'none', who: Side): Static {
  return { number: 'trades', n, who };
}

export function extraDraws(n: number | 'none', who: Side): Static {
  return { number: 'extra-draws', n, who };
}

export function stat(n: number | Amount): Static {
  return { number: 'stat', amount: amount(n) };
}

export function statMod(foe: Of<Static, 'number', 'stat-mod'>['foe'], n: number, who: Side): Static {
  return { number: 'stat-mod', foe, n, who };
}

export function reward(foe: Of<Static, 'number', 'reward'>['foe'], n: number, who: Side): Static {
  return { number: 'reward', foe, n, who };
}

/** A Treasure that is a weapon on one card: a family of its own. */
export function whole(id: KindId, classes: readonly WeaponClass[], damage: number): WeaponFacts {
  return { family: id, classes, staff: false, damage, parts: 1 };
}

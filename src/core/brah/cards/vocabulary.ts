// The words in which every card of Dungeon Brah says what it does: triggers, verbs, numbers and conditions.
// Card entries are data over this vocabulary and nothing else; the rules give each word its meaning.
// Nothing here decides anything: it is the shape of a printed card.

/** A card's stable id in the catalogue, kebab-case; a part of a multi-part weapon is `<family>-<k>`. */
export type KindId = string;

export type CardType =
  | 'hero'
  | 'trait'
  | 'banish'
  | 'action'
  | 'weapon'
  | 'part'
  | 'non-genuine-part'
  | 'enchantment'
  | 'monster'
  | 'boss'
  | 'idol'
  | 'treasure';

/** Weapon classes; a weapon may have two. */
export type WeaponClass = 'basic' | 'melee' | 'magic' | 'utility' | 'legendary';

/** What a Hero's coloured label may say (B-HERO-04); labels that are not weapon classes do nothing (B-RULE-133). */
export type HeroClass = WeaponClass | 'hand' | 'action' | 'enchantment';

/** Who an effect on players reaches. `opponents`: all other survivors, clockwise from the active player. */
export type Who = 'self' | 'opponents' | 'all';

/** What a static number covers: the Hero the card belongs to, its owner, every Hero or player, one named kind of foe. */
export type Side = 'self' | 'all';

export type SearchFilter =
  | { readonly kind: 'any' }
  | { readonly kind: 'not-named'; readonly name: KindId }
  | { readonly kind: 'weapon-part' };

/** A whole number that a card computes: `base`, plus `per` for each of what is counted, divided by `over` first. */
export type Amount = {
  readonly base: number;
  readonly per?: number;
  readonly count?: Count;
  /** Divisor of the count, whole part taken (1 when absent). */
  readonly over?: number;
};

export type Count =
  | 'own-weapons'
  | 'own-hand'
  | 'own-treasures-in-hand'
  | 'own-positive-traits'
  | 'own-negative-traits'
  | 'idols-in-play'
  /** Cards that the verb before this one moved. */
  | 'revived';

/** What must hold for `win` or another guarded verb. All parts given must hold. */
export type Condition = {
  readonly kevinDefeatedThisTurn?: true;
  /** ... with a weapon of this family among those used then. */
  readonly with?: KindId;
  readonly atLeast?: { readonly count: Count; readonly n: number };
  /** At least n weapons of this family were used in this combat. */
  readonly used?: { readonly family: KindId; readonly n: number };
  /** Exactly n Staffs equipped to the player's Heroes. */
  readonly staffs?: number;
};

/** The reason code of a win, as the end of the game names it. */
export type WinReason = 'loot' | 'cursed-shanks' | 'brah-humbug' | 'chosen-brah' | 'cursed-brah' | 'armed' | 'meow';

/** Something that happens once. */
export type Verb =
  | { readonly verb: 'draw'; readonly n: Amount; readonly who: Who }
  | { readonly verb: 'draw-treasure'; readonly n: Amount; readonly if?: Condition }
  | { readonly verb: 'draw-trait'; readonly n: 1; readonly who: Who }
  | {
      readonly verb: 'steal';
      readonly n: number;
      readonly from: 'chosen-opponent' | 'each-opponent';
      readonly pick: 'random' | 'look';
    }
  | { readonly verb: 'steal-named' }
  /** Runs `do` only when the verb before it found nothing. */
  | { readonly verb: 'else'; readonly do: readonly Verb[] }
  | { readonly verb: 'give'; readonly n: number; readonly pick: 'random' }
  | {
      readonly verb: 'discard';
      readonly n: number;
      readonly who: Who | 'chosen-opponent';
      readonly pick: 'owner' | 'random';
    }
  /** `max: null` = as many as the hand holds. */
  | { readonly verb: 'discard-then-draw'; readonly max: number | null }
  | { readonly verb: 'search'; readonly zone: 'discard'; readonly filter: SearchFilter; readonly n: number }
  | { readonly verb: 'look-take'; readonly zone: 'discard'; readonly top: number; readonly n: number }
  | { readonly verb: 'peek-reorder'; readonly zone: 'draw'; readonly top: number }
  | { readonly verb: 'peek-take'; readonly zone: 'treasure'; readonly top: number; readonly n: number }
  | { readonly verb: 'swap-card' }
  | { readonly verb: 'swap-hands' }
  | { readonly verb: 'take-litterbox'; readonly max: number }
  | { readonly verb: 'shuffle-into-draw' }
  | { readonly verb: 'monster-discard' }
  | { readonly verb: 'revive-monsters'; readonly max: number }
  | { readonly verb: 'reorder-enchantments' }
  | { readonly verb: 'flip-trait'; readonly n: number; readonly mode: 'must' | 'may' | 'up-to' }
  | { readonly verb: 'flip-all'; readonly whose: 'table' | 'chosen-player' }
  | { readonly verb: 'set-traits' }
  | {
      readonly verb: 'discard-weapon';
      readonly n: number;
      readonly scope: 'any' | 'own' | 'this-hero';
      readonly pick: 'chooser' | 'owner';
    }
  | { readonly verb: 'take-weapon'; readonly scope: 'opponents' | 'any' }
  | { readonly verb: 'equip-from'; readonly zone: 'discard' }
  | { readonly verb: 'remove-idol'; readonly n: number }
  | { readonly verb: 'put-idol-into-play' }
  | { readonly verb: 'pass-foe' }
  | { readonly verb: 'summon-kevin' }
  | { readonly verb: 'banish' }
  | { readonly verb: 'counter' }
  | { readonly verb: 'cheat-death'; readonly discardHand: boolean }
  | { readonly verb: 'win'; readonly reason: WinReason; readonly if?: Condition }
  | { readonly verb: 'buff'; readonly target: 'all-own-weapons' | 'one-own-weapon'; readonly n: number }
  | { readonly verb: 'multiply'; readonly k: number }
  | { readonly verb: 'extra-trades'; readonly n: number };

/** Something that holds while the card is in play. */
export type Static =
  | {
      readonly number: 'bonus';
      readonly class: WeaponClass | 'any';
      readonly n: number;
      readonly scope: 'hero' | 'all';
    }
  | { readonly number: 'no-bonus'; readonly class: WeaponClass }
  | { readonly number: 'no-buff' }
  | { readonly number: 'ng-penalty'; readonly k: number; readonly scope: 'hero' | 'all' }
  | { readonly number: 'hand-limit'; readonly n: number; readonly who: Side }
  | { readonly number: 'slots'; readonly n: number; readonly scope: 'hero' | 'all' }
  /** `none`: zero, whatever else adds (B-RULE-147). */
  | { readonly number: 'trades'; readonly n: number | 'none'; readonly who: Side }
  | { readonly number: 'bribe'; readonly n: number; readonly who: Side }
  | { readonly number: 'extra-draws'; readonly n: number | 'none'; readonly who: Side }
  | { readonly number: 'draw-base'; readonly k: number }
  | { readonly number: 'stat'; readonly amount: Amount }
  | { readonly number: 'stat-mod'; readonly foe: 'monster' | 'kevin'; readonly n: number; readonly who: Side }
  | { readonly number: 'immune'; readonly class: WeaponClass }
  | { readonly number: 'reward'; readonly foe: 'monster' | 'boss' | 'kevin'; readonly n: number; readonly who: Side }
  | { readonly number: 'weapon-cap'; readonly k: number }
  | { readonly number: 'no-enchant-draw' };

/** When a card's verbs run. */
export type Trigger =
  | { readonly on: 'play' }
  | { readonly on: 'equip' }
  | { readonly on: 'pure' }
  | { readonly on: 'flip' }
  | { readonly on: 'draw' }
  | { readonly on: 'reveal' }
  | { readonly on: 'defeat' }
  | { readonly on: 'kevin-defeated' }
  | { readonly on: 'respond'; readonly to: 'action' | 'foe-on-table' | 'would-be-eliminated' }
  /** Once in each of the active player's own turns, after the Draw phase (B-WORLD-11). */
  | { readonly on: 'activated' }
  /** The player discards exactly k copies of this card from hand as the cost. */
  | { readonly on: 'spend'; readonly k: number }
  | { readonly on: 'end-of-turn' }
  | { readonly on: 'you-play'; readonly what: 'enchantment' | 'nay' }
  | { readonly on: 'you-resolve-action'; readonly firstEachTurn: true }
  | { readonly on: 'you-steal'; readonly firstEachTurn: true }
  | { readonly on: 'you-pure' };

/** One line of a card: a trigger and what it does, left to right. */
export type Ability = { readonly when: Trigger; readonly do: readonly Verb[] };

/** What every printed card has. `text` is what the player reads ('' when the card has none). */
type Printed = {
  readonly id: KindId;
  readonly name: string;
  readonly text: string;
  readonly flavour: string;
  /** How many of this card are in the box. */
  readonly copies: number;
  readonly statics: readonly Static[];
  readonly abilities: readonly Ability[];
};

export type HeroCard = Printed & {
  readonly type: 'hero';
  readonly classes: readonly HeroClass[];
  readonly slots: number;
  /** Hand-size modifier printed on the card; counted by the hand limit, not among `statics`. */
  readonly hand: number;
};

export type TraitSide = {
  readonly name: string;
  readonly text: string;
  readonly statics: readonly Static[];
  readonly abilities: readonly Ability[];
};

/** Two-sided; `name` and `text` of the card are those of the positive side; `statics` and `abilities` of the card are empty. */
export type TraitCard = Printed & {
  readonly type: 'trait';
  readonly positive: TraitSide;
  readonly negative: TraitSide;
};

/** Facts shared by all cards of a weapon family; on a Treasure weapon too. */
export type WeaponFacts = {
  readonly family: KindId;
  readonly classes: readonly WeaponClass[];
  readonly staff: boolean;
  /** Damage of the whole weapon. */
  readonly damage: number;
  /** Number of parts, 1 to 3. */
  readonly parts: number;
};

/** A whole weapon on one card (1/1). */
export type WeaponCard = Printed & { readonly type: 'weapon'; readonly weapon: WeaponFacts };

/**
 * One genuine part k/n of a multi-part weapon; `name`, `text`, `statics` and `abilities` are those of the whole weapon.
 * `name` is the family name, the same on every part.
 */
export type PartCard = Printed & { readonly type: 'part'; readonly weapon: WeaponFacts; readonly part: number };

export type FoeCard = Printed & {
  readonly type: 'monster' | 'boss';
  /** Printed stat as words, e.g. `1 + W`; the number itself is the static `stat`. */
  readonly statText: string;
  readonly reward: number;
};

export type TreasureCard = Printed & {
  readonly type: 'treasure';
  readonly pile: 'main' | 'cathulhu';
  /** A Treasure that is a weapon too is equipped, not played. */
  readonly weapon: WeaponFacts | null;
};

export type PlainCard = Printed & { readonly type: 'banish' | 'action' | 'non-genuine-part' | 'enchantment' | 'idol' };

export type Card = HeroCard | TraitCard | WeaponCard | PartCard | FoeCard | TreasureCard | PlainCard;

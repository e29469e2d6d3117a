// What a player can do (ledger section 22) and the picks an action is put together from.
// An action that uses a hidden card carries its face: the claim is the reveal.

import type { CardId, Face, Seat } from '../kernel/knowledge.ts';
import type { KindId } from './cards/vocabulary.ts';
import type { TreasurePile, WeaponNo } from './state.ts';

/** A hand card shown by using it. */
export type Claim = { readonly card: CardId; readonly face: Face };

/** What is announced when an Action is played, before anybody may Nay! (B-RULE-60). Absent what the card does not ask. */
export type Choices = {
  readonly opponent?: Seat;
  /** What Go Fish names: a card id, or a family id for multi-part weapons. */
  readonly name?: KindId;
  readonly weapon?: WeaponNo;
  /** 0 left, 1 right: the own Hero who gets a moved weapon. */
  readonly hero?: number;
  readonly foe?: CardId;
  readonly traits?: readonly CardId[];
};

export type Action =
  | { readonly type: 'choose-heroes'; readonly heroes: readonly Claim[] }
  /** `trait`: the claim in set-up (nobody else has seen it), null later (it lies open). */
  | { readonly type: 'place-trait'; readonly hero: number; readonly trait: Claim | null }
  | { readonly type: 'choose-extra-draws'; readonly count: number }
  | { readonly type: 'trade'; readonly give: Claim; readonly index: number }
  | {
      readonly type: 'equip';
      readonly cards: readonly Claim[];
      readonly hero: number;
      readonly replace: WeaponNo | null;
    }
  | { readonly type: 'swap-part'; readonly part: Claim; readonly weapon: WeaponNo }
  | { readonly type: 'play-action'; readonly card: Claim; readonly choices: Choices }
  | { readonly type: 'respond-nay'; readonly card: Claim }
  | { readonly type: 'pass' }
  | { readonly type: 'play-enchantment'; readonly card: Claim; readonly pile: number | 'new' }
  | { readonly type: 'play-treasure'; readonly card: Claim }
  | { readonly type: 'spend-loot'; readonly cards: readonly Claim[] }
  | { readonly type: 'use-rule'; readonly pile: number }
  | { readonly type: 'play-banish'; readonly card: Claim; readonly foe: CardId }
  | { readonly type: 'bribe'; readonly cards: readonly Claim[] }
  | { readonly type: 'declare-combat' }
  | { readonly type: 'fight'; readonly weapons: readonly WeaponNo[] }
  | { readonly type: 'accept-defeat' }
  | { readonly type: 'play-rescue'; readonly card: Claim }
  | { readonly type: 'choose-treasure-pile'; readonly pile: TreasurePile }
  | { readonly type: 'confirm-replacement-draw'; readonly yes: boolean }
  /** `claims`: the faces of the chosen hand cards where the question reveals them, else empty. */
  | { readonly type: 'choose'; readonly picks: readonly Pick[]; readonly claims: readonly Claim[] }
  | { readonly type: 'end-turn' }
  | { readonly type: 'discard-to-limit'; readonly cards: readonly Claim[] }
  | { readonly type: 'concede' }
  /** A kept answer whose turn has come: the only thing its seat can do then. */
  | { readonly type: 'disclose'; readonly answer: Action }
  /** Another's action as somebody who may not know it gets it; `count` = how many things were chosen. */
  | {
      readonly type: 'sealed';
      readonly of: 'choose' | 'window' | 'choose-heroes' | 'place-trait';
      readonly count: number;
    };

export type ActionType = Action['type'];

/** One pick of a draft, and one option of a question. The first pick of an action says what kind it is. */
export type Pick =
  | { readonly pick: 'play' | 'equip' | 'trade' | 'swap' | 'banish' | 'nay' | 'rescue'; readonly card: CardId }
  | { readonly pick: 'card'; readonly card: CardId }
  | { readonly pick: 'seat'; readonly seat: Seat }
  | { readonly pick: 'hero'; readonly hero: number }
  | { readonly pick: 'weapon'; readonly weapon: WeaponNo }
  | { readonly pick: 'trait'; readonly trait: CardId }
  | { readonly pick: 'pile'; readonly pile: number }
  | { readonly pick: 'treasure-pile'; readonly pile: TreasurePile }
  | { readonly pick: 'bazaar'; readonly index: number }
  | { readonly pick: 'name'; readonly name: KindId }
  | { readonly pick: 'foe'; readonly foe: CardId }
  | { readonly pick: 'count'; readonly count: number }
  | { readonly pick: 'loot'; readonly count: number }
  | { readonly pick: 'rule'; readonly pile: number }
  | {
      readonly pick:
        | 'new-pile'
        | 'bribe'
        | 'declare-combat'
        | 'accept-defeat'
        | 'end-turn'
        | 'concede'
        | 'pass'
        | 'disclose'
        | 'yes'
        | 'no'
        | 'none'
        | 'done';
    };

/** A pick as a short text, unique among the picks on offer together. */
export function keyOf(pick: Pick): string {
  switch (pick.pick) {
    case 'play':
    case 'equip':
    case 'trade':
    case 'swap':
    case 'banish':
    case 'nay':
    case 'rescue':
    case 'card':
      return `${pick.pick}:${pick.card}`;
    case 'seat':
      return `seat:${pick.seat}`;
    case 'hero':
      return `hero:${pick.hero}`;
    case 'weapon':
      return `weapon:${pick.weapon}`;
    case 'trait':
      return `trait:${pick.trait}`;
    case 'pile':
    case 'treasure-pile':
    case 'rule':
      return `${pick.pick}:${pick.pile}`;
    case 'bazaar':
      return `bazaar:${pick.index}`;
    case 'name':
      return `name:${pick.name}`;
    case 'foe':
      return `foe:${pick.foe}`;
    case 'count':
    case 'loot':
      return `${pick.pick}:${pick.count}`;
    case 'new-pile':
    case 'bribe':
    case 'declare-combat':
    case 'accept-defeat':
    case 'end-turn':
    case 'concede':
    case 'pass':
    case 'disclose':
    case 'yes':
    case 'no':
    case 'none':
    case 'done':
      return pick.pick;
  }
}

// What happened, in the past tense (ledger section 20): for the log, speech and animation. All of it is public.

import type { Seat } from '../kernel/knowledge.ts';
import type { AbilityId } from './abilities/vocabulary.ts';
import type { Option, ReactSource } from './actions.ts';
import type { GearCard, GearSlot, SetId } from './gear/vocabulary.ts';
import type { ClassId } from './heroes/classes.ts';
import type { HurtCause } from './frames.ts';
import type { Cell, Dir, Rotation } from './map/grid.ts';
import type { MonsterKind } from './monsters/monsters.ts';
import type { Explained } from './numbers.ts';
import type { DecisionKind, MonsterNo, Outcome, Phase, WindowKind } from './state.ts';
import type { TileId } from './tiles/tiles.ts';

/** What gold and XP came from. */
export type GainCause = 'treasure' | 'monster' | 'boss' | AbilityId | GearCard | SetId;
/** What an effect is called while it lasts. */
export type EffectKind = 'shield' | 'buff' | 'weaken' | 'pin' | 'sleep';
export type Rewards = { readonly xp: number; readonly gold: number };

/** Why a monster's attack goes at whom it goes at (L-COMBAT-05, L-COMBAT-06): nobody else is there, ... */
export type StrikeReason = 'only' | 'most-hp' | 'tie' | 'redirected';

export type LairEvent =
  | { readonly type: 'hero-chosen'; readonly slot: number; readonly hero: ClassId | null; readonly seat: Seat }
  | {
      readonly type: 'campaign-started';
      readonly heroes: readonly { readonly hero: ClassId; readonly seat: Seat; readonly slot: number }[];
    }
  | { readonly type: 'store-dealt'; readonly cards: readonly GearCard[]; readonly fresh: readonly GearCard[] }
  | { readonly type: 'attempt-started'; readonly attempt: number }
  | { readonly type: 'dungeon-started'; readonly attempt: number; readonly dungeon: number; readonly boss: MonsterKind }
  | { readonly type: 'round-started'; readonly round: number }
  | { readonly type: 'phase-started'; readonly phase: Phase }
  | {
      readonly type: 'hero-moved';
      readonly hero: ClassId;
      readonly from: Cell;
      readonly to: Cell;
      readonly how: 'move' | 'step' | 'explore';
    }
  | { readonly type: 'door-found'; readonly at: Cell; readonly dir: Dir }
  | {
      readonly type: 'tile-revealed';
      readonly tile: TileId;
      readonly at: Cell;
      readonly rotation: Rotation;
      readonly hero: ClassId;
    }
  | {
      readonly type: 'monster-spawned';
      readonly monster: MonsterNo;
      readonly kind: MonsterKind;
      readonly hp: number;
      readonly at: Cell;
      readonly source: 'chamber' | 'boss' | 'raise';
    }
  | {
      readonly type: 'gold-gained' | 'xp-gained';
      readonly hero: ClassId;
      readonly amount: number;
      readonly cause: GainCause;
    }
  | { readonly type: 'trap-sprung'; readonly hero: ClassId; readonly die: number; readonly damage: number }
  | { readonly type: 'fight-started' | 'fight-ended' }
  | {
      readonly type: 'attack-rolled';
      readonly attacker: ClassId | MonsterNo;
      readonly target: ClassId | MonsterNo;
      readonly ability: AbilityId | null;
      readonly dice: readonly number[];
      readonly bonus: number;
      readonly total: number;
      /** What the total has to reach. */
      readonly needed: number;
      readonly hit: boolean;
      /** Of a monster's attack. */
      readonly why: StrikeReason | null;
      /** A hero's bonus with its parts; of a monster's attack what the total has to reach. */
      readonly parts: Explained;
    }
  | {
      readonly type: 'rerolled';
      readonly hero: ClassId;
      readonly source: ReactSource;
      readonly dice: readonly number[];
    }
  | {
      readonly type: 'damage-dealt';
      readonly source: ClassId | MonsterNo | 'trap' | 'cost';
      readonly target: ClassId | MonsterNo;
      readonly amount: number;
      /** Taken by a shield. */
      readonly absorbed: number;
      readonly left: number;
      /** Without a roll. */
      readonly automatic: boolean;
      /** How the damage of a hero's hit came about; null elsewhere. */
      readonly parts: Explained | null;
    }
  | {
      readonly type: 'healed';
      readonly hero: ClassId;
      readonly amount: number;
      readonly source: AbilityId | GearCard | SetId | 'potion' | 'shrine' | 'camp';
      readonly left: number;
    }
  | {
      readonly type: 'effect-applied' | 'effect-ended';
      readonly kind: EffectKind;
      readonly target: ClassId | MonsterNo;
      readonly value: number;
    }
  | {
      readonly type: 'monster-moved';
      readonly monster: MonsterNo;
      readonly from: Cell;
      readonly to: Cell;
      /** The nearest heroes, and how many steps away they were. */
      readonly toward: readonly ClassId[];
      readonly steps: number;
    }
  | { readonly type: 'monster-pushed'; readonly monster: MonsterNo; readonly from: Cell; readonly to: Cell }
  /** It does nothing for sleep, or is pinned where nobody stands. */
  | { readonly type: 'monster-held'; readonly monster: MonsterNo; readonly by: 'sleep' | 'pin' }
  | {
      readonly type: 'monster-died';
      readonly monster: MonsterNo;
      readonly kind: MonsterKind;
      readonly killer: ClassId | null;
      readonly rewards: Rewards;
    }
  | {
      readonly type: 'ability-used' | 'reaction-used';
      readonly hero: ClassId;
      readonly card: AbilityId | GearCard;
      readonly markers: number;
      readonly paid: number;
    }
  | { readonly type: 'markers-changed'; readonly hero: ClassId; readonly card: AbilityId; readonly left: number }
  | { readonly type: 'token-used'; readonly hero: ClassId; readonly token: 'blessing' | 'potion' }
  | { readonly type: 'shrine-used'; readonly hero: ClassId }
  | { readonly type: 'raised-dead'; readonly count: number }
  | { readonly type: 'fire-breathed'; readonly amount: number }
  | {
      readonly type: 'saved';
      readonly hero: ClassId;
      readonly by: ClassId;
      readonly card: AbilityId;
      readonly left: number;
    }
  | { readonly type: 'redirected'; readonly from: ClassId; readonly to: ClassId; readonly card: AbilityId }
  | { readonly type: 'window-opened'; readonly id: number; readonly kind: WindowKind; readonly seats: readonly Seat[] }
  | { readonly type: 'window-closed'; readonly id: number; readonly result: 'passed' | 'reacted' }
  | {
      readonly type: 'decision-opened';
      readonly id: number;
      readonly kind: DecisionKind;
      readonly options: readonly Option[];
    }
  | { readonly type: 'decision-taken'; readonly id: number; readonly kind: DecisionKind; readonly option: Option }
  | { readonly type: 'tile-turned'; readonly id: number; readonly rotation: Rotation }
  | { readonly type: 'boss-defeated'; readonly boss: MonsterKind; readonly rewards: Rewards }
  | { readonly type: 'camp-started'; readonly after: MonsterKind }
  | { readonly type: 'gear-bought'; readonly hero: ClassId; readonly card: GearCard; readonly price: number }
  | { readonly type: 'ability-bought'; readonly hero: ClassId; readonly card: AbilityId; readonly price: number }
  | {
      readonly type: 'gear-equipped' | 'gear-unequipped';
      readonly hero: ClassId;
      readonly card: GearCard;
      readonly slot: GearSlot;
    }
  | { readonly type: 'hero-fell'; readonly hero: ClassId; readonly cause: HurtCause }
  | {
      readonly type: 'party-wiped';
      readonly cause: 'death' | 'concede';
      readonly lost: readonly { readonly hero: ClassId; readonly gold: number; readonly xp: number }[];
    }
  | { readonly type: 'campaign-won'; readonly outcome: Outcome }
  | {
      readonly type: 'mark-changed';
      readonly kind: 'done' | 'store-done' | 'camp-done' | 'concede';
      /** The seat, or the hero of a `done`. */
      readonly who: Seat | ClassId;
      readonly on: boolean;
    }
  | { readonly type: 'control-changed'; readonly hero: ClassId; readonly seat: Seat };

export type EventType = LairEvent['type'];

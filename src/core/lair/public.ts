// The public door of Lairbreakers for present, mirror, shell and scenes: what is seen, done and told.
// No state, no rule, no legality passes through here.

export type { Action, ActionKind, ActionType, Aim, Option, Pick, ReactSource } from './actions.ts';
export { keyOf } from './actions.ts';
export type { LairConfig, PartyHero } from './config.ts';
export { defaultConfig } from './config.ts';
export type { EffectKind, EventType, GainCause, LairEvent, Rewards, StrikeReason } from './events.ts';
export type { Explained, NumberSource, Part, Why } from './numbers.ts';
export type {
  Buff,
  Decision,
  DecisionKind,
  MonsterNo,
  Outcome,
  Phase,
  Placing,
  ReactionWindow,
  Usable,
  WindowKind,
  Worn,
} from './state.ts';
export type {
  AbilityView,
  CampView,
  DungeonView,
  ExitView,
  FittingView,
  HeroNumbers,
  HeroView,
  LairView,
  LessonView,
  MonsterView,
  OddsView,
  SetView,
  TileView,
  WayView,
} from './view.ts';
export type { Ability, AbilityId, AbilityType, Limit } from './abilities/vocabulary.ts';
export { ABILITIES, abilityOf, isAbility } from './abilities/catalog.ts';
export type { ArmorSet, Gear, GearCard, GearId, GearSlot, SetId } from './gear/vocabulary.ts';
export { SLOTS } from './gear/vocabulary.ts';
export { allGear, GEAR, gearOf, isGearCard, setOf, SETS } from './gear/catalog.ts';
export type { ClassId, HeroClass } from './heroes/classes.ts';
export { CLASSES, classOf, isClass } from './heroes/classes.ts';
export type { Cell, Dir, Rotation } from './map/grid.ts';
export { DIRS } from './map/grid.ts';
export type { MonsterCard, MonsterKind } from './monsters/monsters.ts';
export { BOSSES, bossOf, monsterCard, MONSTERS } from './monsters/monsters.ts';
export type { Tile, TileId, TileKind } from './tiles/tiles.ts';
export { isTile, tileOf, TILES } from './tiles/tiles.ts';
export type { Seat, Viewer } from '../kernel/knowledge.ts';
export type { Pending, Refusal } from '../kernel/pending.ts';

// The public door of Dungeon Brah for present, mirror, shell and scenes: what is seen, done and told.
// No state, no rule, no legality passes through here.

export type { Action, ActionType, Choices, Claim, Pick } from './actions.ts';
export { keyOf } from './actions.ts';
export { attackOf, mightOf } from './attack.ts';
export type { BrahConfig, FirstPlayer } from './config.ts';
export { defaultConfig, shortGame } from './config.ts';
export type { BrahEvent, EventType, Shown, WeaponUsed } from './events.ts';
export type { Explained, Part, Why } from './numbers.ts';
export type { Outcome, Phase, Prompt, Question, TreasurePile, WeaponNo } from './state.ts';
export type {
  BrahView,
  CardView,
  FoeView,
  HeroView,
  PlayerView,
  StackView,
  TraitView,
  WeaponView,
  WouldDeal,
} from './view.ts';
export type { Card, CardType, KindId, WeaponClass } from './cards/vocabulary.ts';
export { cardOf, CARDS, isKind, KINDS, nameKeyOf, NAMES } from './cards/catalog.ts';
export type { CardId, Face, Seat, Viewer } from '../kernel/knowledge.ts';
export type { Pending, Refusal } from '../kernel/pending.ts';

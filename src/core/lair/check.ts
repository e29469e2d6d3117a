// May this seat do this now? Null, or why not. General refusals first, then those of each action, in the order of
// section 19. Everything is public, so every peer judges alike.

import type { Seat } from '../kernel/knowledge.ts';
import type { Refusal } from '../kernel/pending.ts';
import type { Action, ActionType } from './actions.ts';
import { keyOf } from './actions.ts';
import { buyAbilityFault, buyGearFault, equipFault, setupFault, unequipFault } from './check-camp.ts';
import { REFUSE } from './refusals.ts';
import { abilityFault, attackFault, drinkFault, interactFault, moveFault, readyFault } from './rules/possible.ts';
import { findHero, heroOf, seatsInPlay } from './rules/table.ts';
import type { LairState, Phase } from './state.ts';
import { askedSeats } from './waiting.ts';
import { isAction } from './well-formed.ts';

/** Phases that take an action of this type; null = any. */
const PHASES: Readonly<Record<ActionType, readonly Phase[] | null>> = {
  'setup-hero': ['party'],
  'start-campaign': ['party'],
  move: ['hero'],
  attack: ['hero'],
  'use-ability': ['hero'],
  interact: ['hero'],
  drink: ['hero'],
  done: ['hero'],
  'place-tile': null,
  choose: null,
  react: null,
  pass: null,
  'buy-gear': ['store'],
  'store-done': ['store'],
  'buy-ability': ['camp'],
  equip: ['camp', 'regroup'],
  unequip: ['camp', 'regroup'],
  'camp-done': ['camp', 'regroup'],
  concede: ['hero'],
  'set-control': null,
};

export function check(s: LairState, seat: Seat, action: Action): Refusal | null {
  if (!isAction(action) || !Number.isSafeInteger(seat) || seat < 0 || seat >= s.config.players) return REFUSE.malformed;
  if (s.outcome !== null) return REFUSE.over;
  const phases = PHASES[action.type];
  if (phases !== null && !phases.includes(s.phase)) return REFUSE.phase;
  switch (action.type) {
    case 'set-control':
      return checkControl(s, seat, action.hero, action.seat);
    case 'place-tile':
    case 'choose':
    case 'react':
    case 'pass':
      return checkAnswer(s, seat, action);
    default:
      return checkFree(s, seat, action);
  }
}

// --- answers ---------------------------------------------------------------------------------------------------

type Answer = Extract<Action, { type: 'place-tile' | 'choose' | 'react' | 'pass' }>;

function checkAnswer(s: LairState, seat: Seat, action: Answer): Refusal | null {
  const { awaiting } = s;
  switch (action.type) {
    case 'place-tile':
      if (awaiting?.kind !== 'placing') return REFUSE.phase;
      if (!askedSeats(s).includes(seat)) return REFUSE.seat;
      return awaiting.rotations.includes(action.rotation) ? null : REFUSE.option;
    case 'choose': {
      if (awaiting?.kind !== 'decision' || awaiting.id !== action.decision) return REFUSE.stale;
      if (!askedSeats(s).includes(seat)) return REFUSE.seat;
      return awaiting.options.some((o) => keyOf(o) === keyOf(action.option)) ? null : REFUSE.option;
    }
    case 'react':
      return checkReact(s, seat, action);
    case 'pass':
      if (awaiting?.kind !== 'window' || awaiting.id !== action.window) return REFUSE.stale;
      return askedSeats(s).includes(seat) ? null : REFUSE.stale;
  }
}

// 17.4: whoever has a usable reaction may use it while the window is open, also after passing.
function checkReact(s: LairState, seat: Seat, action: Extract<Action, { type: 'react' }>): Refusal | null {
  const { awaiting } = s;
  const hero = findHero(s, action.hero);
  if (hero?.seat !== seat) return REFUSE.seat;
  if (awaiting?.kind !== 'window' || awaiting.id !== action.window) return REFUSE.stale;
  const { source } = action;
  if (awaiting.usable.some((u) => u.hero === action.hero && u.source === source)) return null;
  if (source === 'blessing') return hero.blessing ? REFUSE.trigger : REFUSE.usedBlessing;
  const worn = Object.values(hero.worn).some((card) => card === source);
  if (worn) return hero.gearUsed.some((card) => card === source) ? REFUSE.usedFight : REFUSE.trigger;
  return readyFault(s, action.hero, source as Parameters<typeof readyFault>[2]) ?? REFUSE.trigger;
}

// L-RULE-03
function checkControl(s: LairState, seat: Seat, hero: Parameters<typeof findHero>[1], to: Seat): Refusal | null {
  if (seat !== s.config.host) return REFUSE.host;
  if (s.awaiting?.kind === 'chance') return REFUSE.busy;
  const found = findHero(s, hero);
  if (found === undefined) return REFUSE.phase;
  return to < s.config.players && found.seat !== to ? null : REFUSE.option;
}

// --- free actions ----------------------------------------------------------------------------------------------

type Free = Exclude<Action, Answer | { type: 'set-control' }>;

function checkFree(s: LairState, seat: Seat, action: Free): Refusal | null {
  if (action.type === 'start-campaign' && seat !== s.config.host) return REFUSE.host;
  const fault = seatFault(s, seat, action);
  if (fault !== null) return fault;
  if (s.awaiting?.kind !== 'free') return REFUSE.busy;
  switch (action.type) {
    case 'setup-hero':
      return setupFault(s, seat, action.slot, action.hero);
    case 'start-campaign':
      return s.slots.some((slot) => slot !== null) ? null : REFUSE.party;
    case 'move':
      return moveFault(s, action.hero, action.dir);
    case 'attack':
      return attackFault(s, action.hero, action.monster);
    case 'use-ability':
      return abilityFault(s, action.hero, action.ability, action.aim);
    case 'interact':
      return interactFault(s, action.hero);
    case 'drink':
      return drinkFault(s, action.hero);
    case 'done':
      return heroOf(s, action.hero).done === action.on ? REFUSE.option : null;
    case 'buy-gear':
      return buyGearFault(s, action.hero, action.card);
    case 'buy-ability':
      return buyAbilityFault(s, action.hero, action.ability);
    case 'equip':
      return equipFault(s, action.hero, action.card);
    case 'unequip':
      return unequipFault(s, action.hero, action.slot);
    case 'store-done':
    case 'camp-done':
      return s.marks.includes(seat) === action.on ? REFUSE.option : null;
    case 'concede':
      return s.concedes.includes(seat) === action.on ? REFUSE.option : null;
  }
}

/** Heroes are moved by whoever controls them; marks are set by seats with a hero. */
function seatFault(s: LairState, seat: Seat, action: Free): Refusal | null {
  if (action.type === 'setup-hero' || action.type === 'start-campaign') return null;
  if ('hero' in action) return findHero(s, action.hero)?.seat === seat ? null : REFUSE.seat;
  return seatsInPlay(s).includes(seat) ? null : REFUSE.seat;
}

// One step of the game: an action of a seat or an answer of chance gives the next state and what happened, or the
// refusal of `check`. Never changes its input and never consults what is legal.

import type { ChanceAnswer } from '../kernel/chance.ts';
import type { Applied, By } from '../kernel/game.ts';
import type { Seat } from '../kernel/knowledge.ts';
import { abilityOf } from './abilities/catalog.ts';
import type { Action } from './actions.ts';
import { check } from './check.ts';
import type { LairEvent } from './events.ts';
import { gearOf } from './gear/catalog.ts';
import { advance } from './rules/advance.ts';
import { startCampaign, wear } from './rules/campaign.ts';
import { chanceFault, takeChance } from './rules/chance-taken.ts';
import { takeRotation } from './rules/explore.ts';
import { takeAbility, takeAttack, takeDrink, takeInteract, takeMove } from './rules/hero-phase.ts';
import { takePass, takeReaction } from './rules/reacting.ts';
import type { Table } from './rules/table.ts';
import { heroOf, openTable, put, replaceTop, say, setHero, topFrame } from './rules/table.ts';
import type { LairState } from './state.ts';

export function apply(state: LairState, by: By, input: Action | ChanceAnswer): Applied<LairState, LairEvent> {
  if (by === 'chance') {
    const refusal = chanceFault(state, input as ChanceAnswer);
    return refusal === null ? run(state, (t) => takeChance(t, input as ChanceAnswer)) : { ok: false, refusal };
  }
  const action = input as Action;
  const refusal = check(state, by, action);
  return refusal === null ? run(state, (t) => take(t, by, action)) : { ok: false, refusal };
}

/** The first thing a new campaign waits for. */
export function begin(state: LairState): LairState {
  const t = openTable(state);
  advance(t);
  return t.s;
}

function run(state: LairState, act: (t: Table) => void): Applied<LairState, LairEvent> {
  const t = openTable(state);
  act(t);
  advance(t);
  return { ok: true, state: t.s, events: t.events };
}

function take(t: Table, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'set-control':
      return setControl(t, action);
    case 'pass':
      return takePass(t, seat);
    case 'react':
      return takeReaction(t, action.hero, action.source);
    case 'choose':
      return takeChoice(t, action);
    case 'place-tile':
      if (t.s.awaiting?.kind === 'placing')
        say(t, { type: 'tile-turned', id: t.s.awaiting.id, rotation: action.rotation });
      put(t, { awaiting: null });
      return takeRotation(t, action.rotation);
    default:
      put(t, { awaiting: null });
      return takeFree(t, seat, action);
  }
}

// 17.4: waiting seats and decisions follow the hero.
function setControl(t: Table, { hero, seat }: Extract<Action, { type: 'set-control' }>): void {
  setHero(t, hero, { seat });
  say(t, { type: 'control-changed', hero, seat });
  // What is asked goes on under a new number, so that an answer meant for the old seats is not misread.
  if (t.s.awaiting?.kind === 'free') put(t, { awaiting: null });
  else put(t, { decisionNo: t.s.decisionNo + 1 });
}

function takeChoice(t: Table, { option }: Extract<Action, { type: 'choose' }>): void {
  const { awaiting } = t.s;
  const top = topFrame(t.s);
  if (awaiting?.kind !== 'decision') return;
  put(t, { awaiting: null });
  say(t, { type: 'decision-taken', id: awaiting.id, kind: awaiting.what, option });
  if (top !== undefined && 'answer' in top) replaceTop(t, { ...top, answer: option });
}

type Free = Exclude<Action, { type: 'set-control' | 'pass' | 'react' | 'choose' | 'place-tile' }>;

function takeFree(t: Table, seat: Seat, action: Free): void {
  switch (action.type) {
    case 'setup-hero':
      return takeSetup(t, seat, action);
    case 'start-campaign':
      return startCampaign(t);
    case 'move':
      return takeMove(t, action.hero, action.dir);
    case 'attack':
      return takeAttack(t, action.hero, action.monster);
    case 'use-ability':
      return takeAbility(t, action.hero, action.ability, action.aim);
    case 'interact':
      return takeInteract(t, action.hero);
    case 'drink':
      return takeDrink(t, action.hero);
    case 'done':
      setHero(t, action.hero, { done: action.on });
      return say(t, { type: 'mark-changed', kind: 'done', who: action.hero, on: action.on });
    case 'buy-gear':
      return buyGear(t, action);
    case 'buy-ability':
      return buyAbility(t, action);
    case 'equip':
      return wear(t, action.hero, gearOf(action.card).slot, action.card);
    case 'unequip':
      return wear(t, action.hero, action.slot, null);
    case 'store-done':
    case 'camp-done':
      put(t, { marks: marked(t.s.marks, seat, action.on) });
      return say(t, { type: 'mark-changed', kind: action.type, who: seat, on: action.on });
    case 'concede':
      // L-RULE-120
      put(t, { concedes: marked(t.s.concedes, seat, action.on) });
      return say(t, { type: 'mark-changed', kind: 'concede', who: seat, on: action.on });
  }
}

function marked(marks: readonly Seat[], seat: Seat, on: boolean): Seat[] {
  const others = marks.filter((other) => other !== seat);
  return on ? [...others, seat].sort((a, b) => a - b) : others;
}

// L-SETUP-01, L-RULE-04
function takeSetup(t: Table, seat: Seat, { slot, hero }: Extract<Action, { type: 'setup-hero' }>): void {
  put(t, { slots: t.s.slots.map((now, i) => (i === slot - 1 ? (hero === null ? null : { hero, seat }) : now)) });
  say(t, { type: 'hero-chosen', slot, hero, seat });
}

// L-CAMP-04, L-CAMP-11
function buyGear(t: Table, { hero, card }: Extract<Action, { type: 'buy-gear' }>): void {
  const price = gearOf(card).cost;
  setHero(t, hero, { gold: heroOf(t.s, hero).gold - price });
  put(t, { store: t.s.store.filter((c) => c !== card), stash: [...t.s.stash, card] });
  say(t, { type: 'gear-bought', hero, card, price });
}

// L-CAMP-05
function buyAbility(t: Table, { hero, ability }: Extract<Action, { type: 'buy-ability' }>): void {
  const price = abilityOf(ability).cost;
  const { xp, abilities } = heroOf(t.s, hero);
  setHero(t, hero, { xp: xp - price, abilities: [...abilities, { id: ability, markers: 0, used: false }] });
  say(t, { type: 'ability-bought', hero, card: ability, price });
}

// Is this an action at all? Structure only, for data from outside: whatever passes here can be judged without throwing.

import { isAbility } from './abilities/catalog.ts';
import type { Action } from './actions.ts';
import { isGearCard } from './gear/catalog.ts';
import { SLOTS } from './gear/vocabulary.ts';
import { isClass } from './heroes/classes.ts';
import { DIRS } from './map/grid.ts';

const FAR = 1_000;

function isWhole(n: unknown): n is number {
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 && n < 2_147_483_648;
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function isHero(raw: unknown): boolean {
  return typeof raw === 'string' && isClass(raw);
}

function isCell(raw: unknown): boolean {
  return isRecord(raw) && isNear(raw.x) && isNear(raw.y);
}

function isNear(n: unknown): boolean {
  return typeof n === 'number' && Number.isSafeInteger(n) && !Object.is(n, -0) && n >= -FAR && n <= FAR;
}

function isAim(raw: unknown): boolean {
  if (!isRecord(raw)) return false;
  switch (raw.at) {
    case 'none':
      return true;
    case 'hero':
      return isHero(raw.hero);
    case 'monster':
      return isWhole(raw.monster);
    case 'cell':
      return isCell(raw.cell);
    default:
      return false;
  }
}

function isOption(raw: unknown): boolean {
  if (!isRecord(raw)) return false;
  switch (raw.pick) {
    case 'stay':
      return true;
    case 'hero':
      return isHero(raw.hero);
    case 'monster':
      return isWhole(raw.monster);
    case 'cell':
      return isCell(raw.cell);
    default:
      return false;
  }
}

function isSource(raw: unknown): boolean {
  return typeof raw === 'string' && (raw === 'blessing' || isAbility(raw) || isGearCard(raw));
}

/** Structure of every kind of action; what is not an action of this game is none. */
export function isAction(raw: unknown): raw is Action {
  if (!isRecord(raw)) return false;
  switch (raw.type) {
    case 'setup-hero':
      return isWhole(raw.slot) && raw.slot >= 1 && raw.slot <= 4 && (raw.hero === null || isHero(raw.hero));
    case 'start-campaign':
      return true;
    case 'move':
      return isHero(raw.hero) && DIRS.some((d) => d === raw.dir);
    case 'attack':
      return isHero(raw.hero) && isWhole(raw.monster);
    case 'use-ability':
      return isHero(raw.hero) && typeof raw.ability === 'string' && isAbility(raw.ability) && isAim(raw.aim);
    case 'interact':
      return isHero(raw.hero) && raw.object === 'shrine';
    case 'drink':
      return isHero(raw.hero);
    case 'done':
      return isHero(raw.hero) && typeof raw.on === 'boolean';
    case 'place-tile':
      return isWhole(raw.rotation) && raw.rotation < 4;
    case 'choose':
      return isWhole(raw.decision) && isOption(raw.option);
    case 'react':
      return isWhole(raw.window) && isHero(raw.hero) && isSource(raw.source);
    case 'pass':
      return isWhole(raw.window);
    case 'buy-gear':
    case 'equip':
      return isHero(raw.hero) && typeof raw.card === 'string' && isGearCard(raw.card);
    case 'buy-ability':
      return isHero(raw.hero) && typeof raw.ability === 'string' && isAbility(raw.ability);
    case 'unequip':
      return isHero(raw.hero) && SLOTS.some((slot) => slot === raw.slot);
    case 'store-done':
    case 'camp-done':
    case 'concede':
      return typeof raw.on === 'boolean';
    case 'set-control':
      return isHero(raw.hero) && isWhole(raw.seat);
    default:
      return false;
  }
}

// Is this an action at all? Structure only, for data from outside: whatever passes here can be judged without throwing.

import { isKind } from './cards/catalog.ts';
import type { Action } from './actions.ts';

const MOST = 320;

function isWhole(n: unknown): n is number {
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 && n < 2_147_483_648;
}

function isList(raw: unknown, fits: (item: unknown) => boolean): boolean {
  // `every` passes over holes, so the list is made whole first.
  return Array.isArray(raw) && raw.length <= MOST && Array.from(raw).every(fits);
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function isClaim(raw: unknown): boolean {
  return isRecord(raw) && isWhole(raw.card) && typeof raw.face === 'string' && isKind(raw.face);
}

function isPick(raw: unknown): boolean {
  if (!isRecord(raw) || typeof raw.pick !== 'string') return false;
  return Object.values(raw).every((v) => isWhole(v) || (typeof v === 'string' && v.length < 64));
}

function isChoices(raw: unknown): boolean {
  if (!isRecord(raw)) return false;
  return Object.entries(raw).every(([key, v]) => {
    if (key === 'name') return typeof v === 'string' && v.length < 64;
    if (key === 'traits') return isList(v, isWhole);
    return ['opponent', 'weapon', 'hero', 'foe'].includes(key) && isWhole(v);
  });
}

/** Structure of every kind of action; what is not an action of this game is none. */
export function isAction(raw: unknown, depth = 0): raw is Action {
  if (!isRecord(raw)) return false;
  switch (raw.type) {
    case 'choose-heroes':
      return isList(raw.heroes, isClaim);
    case 'place-trait':
      return isWhole(raw.hero) && (raw.trait === null || isClaim(raw.trait));
    case 'choose-extra-draws':
      return isWhole(raw.count);
    case 'trade':
      return isClaim(raw.give) && isWhole(raw.index);
    case 'equip':
      return isList(raw.cards, isClaim) && isWhole(raw.hero) && (raw.replace === null || isWhole(raw.replace));
    case 'swap-part':
      return isClaim(raw.part) && isWhole(raw.weapon);
    case 'play-action':
      return isClaim(raw.card) && isChoices(raw.choices);
    case 'respond-nay':
    case 'play-treasure':
    case 'play-rescue':
      return isClaim(raw.card);
    case 'play-enchantment':
      return isClaim(raw.card) && (raw.pile === 'new' || isWhole(raw.pile));
    case 'spend-loot':
    case 'bribe':
    case 'discard-to-limit':
      return isList(raw.cards, isClaim);
    case 'use-rule':
      return isWhole(raw.pile);
    case 'play-banish':
      return isClaim(raw.card) && isWhole(raw.foe);
    case 'fight':
      return isList(raw.weapons, isWhole);
    case 'choose-treasure-pile':
      return raw.pile === 'main' || raw.pile === 'cathulhu';
    case 'confirm-replacement-draw':
      return typeof raw.yes === 'boolean';
    case 'choose':
      return isList(raw.picks, isPick) && isList(raw.claims, isClaim);
    case 'disclose':
      return depth === 0 && isAction(raw.answer, 1);
    case 'sealed':
      return (
        typeof raw.of === 'string' &&
        ['choose', 'window', 'choose-heroes', 'place-trait'].includes(raw.of) &&
        isWhole(raw.count)
      );
    case 'pass':
    case 'declare-combat':
    case 'accept-defeat':
    case 'end-turn':
    case 'concede':
      return true;
    default:
      return false;
  }
}

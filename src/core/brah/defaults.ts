// What is done for an absent or late player (20.0). Needs that seat's faces where a card must be shown.

import type { Seat } from '../kernel/knowledge.ts';
import type { Action, Pick } from './actions.ts';
import { check, keptOf } from './check.ts';
import type { CombatFrame } from './frames.ts';
import { draft } from './legal.ts';
import { claimOf, claimsOf, handOf } from './offers.ts';
import { armsAgainst, damageOfSet, isRescue, mostDamage } from './rules/combat.ts';
import { bribeOf, handLimitOf, statOf } from './rules/derived.ts';
import { playerAt, topFrame } from './rules/table.ts';
import type { BrahState, Question, WeaponNo } from './state.ts';

/** The default of a decision this seat is asked; null when nothing is asked of it. */
export function defaultAction(s: BrahState, seat: Seat): Action | null {
  const { awaiting } = s;
  if (awaiting?.kind !== 'decision' || !awaiting.seats.includes(seat)) return null;
  switch (awaiting.prompt) {
    case 'choose-heroes':
      return {
        type: 'choose-heroes',
        heroes: playerAt(s, seat)
          .dealt.slice(0, 2)
          .map((card) => claimOf(s, card)),
      };
    case 'place-trait': {
      const [dealt] = playerAt(s, seat).dealt;
      return {
        type: 'place-trait',
        hero: 0,
        trait: s.phase === 'setup-trait-place' && dealt !== undefined ? claimOf(s, dealt) : null,
      };
    }
    case 'disclose': {
      const answer = keptOf(s, seat);
      return answer === null || answer === undefined ? null : { type: 'disclose', answer };
    }
    case 'extra-draws':
      return { type: 'choose-extra-draws', count: 0 };
    case 'respond':
    case 'banish-window':
      return { type: 'pass' };
    case 'main':
      return mainDefault(s, seat);
    case 'fight':
      return fightDefault(s, seat);
    case 'rescue': {
      const card = handOf(s, seat).find((c) => isRescue(c.face));
      return card === undefined ? { type: 'pass' } : { type: 'play-rescue', card };
    }
    case 'treasure-pile':
      return { type: 'choose-treasure-pile', pile: s.piles.treasures.find((p) => p.cards.length > 0)?.pile ?? 'main' };
    case 'replacement-draw':
      return { type: 'confirm-replacement-draw', yes: false };
    case 'discard-to-limit': {
      const over = playerAt(s, seat).hand.length - handLimitOf(s, seat).total;
      return { type: 'discard-to-limit', cards: lastCards(s, seat, over) };
    }
    default:
      return awaiting.question === null ? null : questionDefault(s, seat, awaiting.question);
  }
}

/** The cards drawn last, the last one first. */
function lastCards(s: BrahState, seat: Seat, n: number): ReturnType<typeof claimsOf> {
  return claimsOf(
    s,
    playerAt(s, seat)
      .hand.slice(-n)
      .toReversed()
      .map((card): Pick => ({ pick: 'card', card })),
  );
}

// END_TURN if legal; else, if nothing beats the first foe and it can be bribed, bribe it; else declare combat.
function mainDefault(s: BrahState, seat: Seat): Action {
  if (check(s, seat, { type: 'end-turn' }) === null) return { type: 'end-turn' };
  const [foe] = s.foes;
  const cost = foe === undefined ? null : bribeOf(s, seat, foe.kind);
  const isTooWeak = foe !== undefined && mostDamage(armsAgainst(s, seat, foe.kind)) < statOf(s, seat, foe.kind).total;
  if (cost !== null && isTooWeak && playerAt(s, seat).hand.length >= cost.total)
    return { type: 'bribe', cards: lastCards(s, seat, cost.total) };
  return { type: 'declare-combat' };
}

// The winning set with least total damage, then fewest weapons, then lowest numbers.
function fightDefault(s: BrahState, seat: Seat): Action {
  const { kind } = topFrame(s) as CombatFrame;
  const weapons = cheapestSet(s, seat, kind);
  return weapons === null ? { type: 'accept-defeat' } : { type: 'fight', weapons };
}

/** The cheapest set of own weapons that meets a foe's stat, null when none does. */
export function cheapestSet(s: BrahState, seat: Seat, foe: string): readonly WeaponNo[] | null {
  const stat = statOf(s, seat, foe).total;
  const { damages, cap } = armsAgainst(s, seat, foe);
  const all = [...damages.keys()].sort((a, b) => a - b);
  let best: { weapons: readonly WeaponNo[]; total: number } | null = null;
  for (let bits = 1; bits < 1 << Math.min(all.length, 16); bits++) {
    const weapons = all.filter((_, i) => (bits & (1 << i)) !== 0);
    if (weapons.length > cap) continue;
    const total = damageOfSet(damages, weapons);
    if (total >= stat && (best === null || isCheaper({ weapons, total }, best))) best = { weapons, total };
  }
  return best?.weapons ?? null;
}

type WeaponSet = { readonly weapons: readonly WeaponNo[]; readonly total: number };

function isCheaper(a: WeaponSet, b: WeaponSet): boolean {
  if (a.total !== b.total) return a.total < b.total;
  if (a.weapons.length !== b.weapons.length) return a.weapons.length < b.weapons.length;
  const at = a.weapons.findIndex((no, i) => no !== b.weapons[i]);
  return at >= 0 && (a.weapons[at] ?? 0) < (b.weapons[at] ?? 0);
}

// CHOOSE: the first options listed, as few as allowed.
function questionDefault(s: BrahState, seat: Seat, q: Question): Action {
  if (q.named !== null) {
    const first = draft(s, seat, []);
    const [pick] = first.kind === 'offer' ? first.picks : [];
    const picks = pick === undefined || pick.pick === 'concede' ? [] : [pick];
    return { type: 'choose', picks, claims: claimsOf(s, picks) };
  }
  const picks = q.options.slice(0, q.min);
  return { type: 'choose', picks, claims: q.reveals ? claimsOf(s, picks) : [] };
}

// The first picks of the main phase and where they lead, in canonical order: hand cards as they lie (play, equip, swap,
// trade), then rules, Loot, foes, end of turn.

import type { Seat } from '../kernel/knowledge.ts';
import { finished, several } from '../kernel/draft.ts';
import type { Action, Choices, Claim, Pick } from './actions.ts';
import { cardOf, NAMES } from './cards/catalog.ts';
import type { Announced } from './check-main.ts';
import { announcedBy, checkInMain } from './check-main.ts';
import type { Branch, Node } from './offers.ts';
import { banishes, branch, exactly, handOf } from './offers.ts';
import { bribeOf, freeSlots, slotsOf, tradesOf } from './rules/derived.ts';
import type { WeaponPlace } from './rules/in-play.ts';
import { activeRules, allTraits, allWeapons, heroAt, weaponFacts } from './rules/in-play.ts';
import { isNay } from './rules/nay.ts';
import { playVerbs } from './rules/possible.ts';
import { opponentsOf, playerAt } from './rules/table.ts';
import { NON_GENUINE, partNumber } from './rules/weapons.ts';
import type { BrahState } from './state.ts';

export function mainChoices(s: BrahState, seat: Seat): Branch[] {
  const hand = handOf(s, seat);
  const mendable = allWeapons(s, seat).filter(({ weapon }) => weapon.parts.includes(0));
  return [
    ...hand.flatMap((card) => [...plays(s, seat, card), ...equips(s, seat, card, hand), ...swaps(mendable, card)]),
    ...banishes(s, seat),
    ...loot(s, seat, hand),
    ...activeRules(s).flatMap((_, pile) => simple(s, seat, { pick: 'rule', pile }, { type: 'use-rule', pile })),
    ...trades(s, seat, hand),
    ...bribes(s, seat),
    ...simple(s, seat, { pick: 'declare-combat' }, { type: 'declare-combat' }),
    ...simple(s, seat, { pick: 'end-turn' }, { type: 'end-turn' }),
  ];
}

/** A pick that is an action by itself, on offer when it may be done. */
function simple(s: BrahState, seat: Seat, pick: Pick, action: Action): Branch[] {
  return checkInMain(s, seat, action) === null ? [{ pick, go: () => finished(action) }] : [];
}

// --- playing a card --------------------------------------------------------------------------------------------

function plays(s: BrahState, seat: Seat, card: Claim): Branch[] {
  const pick: Pick = { pick: 'play', card: card.card };
  switch (cardOf(card.face).type) {
    case 'treasure':
      return simple(s, seat, pick, { type: 'play-treasure', card });
    case 'enchantment':
      return [{ pick, go: () => enchantmentPiles(s, card) }];
    case 'action':
      return isNay(card.face) ? [] : playAction(s, seat, card, pick);
    default:
      return [];
  }
}

function enchantmentPiles(s: BrahState, card: Claim): Node {
  const piles = s.piles.enchantments.map(
    (_, pile): Branch => ({
      pick: { pick: 'pile', pile },
      go: () => finished({ type: 'play-enchantment', card, pile }),
    }),
  );
  const fresh: Branch = {
    pick: { pick: 'new-pile' },
    go: () => finished({ type: 'play-enchantment', card, pile: 'new' }),
  };
  return branch(s.piles.enchantments.length < 3 ? [...piles, fresh] : piles);
}

function playAction(s: BrahState, seat: Seat, card: Claim, pick: Pick): Branch[] {
  const verbs = playVerbs(cardOf(card.face));
  const wanted = announcedBy(verbs);
  if (wanted.length === 0) return simple(s, seat, pick, { type: 'play-action', card, choices: {} });
  // With all targets there are the card may still do nothing; without one it cannot be played.
  const first = announce(s, seat, card, wanted, {});
  if (first.kind === 'offer' && first.picks.length === 0) return [];
  if (checkInMain(s, seat, { type: 'play-action', card, choices: {} })?.code === 'no-effect') return [];
  return [{ pick, go: () => first }];
}

/** Asks for the announced choices one after the other. */
function announce(s: BrahState, seat: Seat, card: Claim, wanted: readonly Announced[], choices: Choices): Node {
  const [want, ...rest] = wanted;
  if (want === undefined) return finished({ type: 'play-action', card, choices });
  const go = (more: Choices) => (): Node => announce(s, seat, card, rest, { ...choices, ...more });
  switch (want) {
    case 'opponent':
    case 'opponent-with-cards': {
      const open = opponentsOf(s, seat).filter((other) => want === 'opponent' || playerAt(s, other).hand.length > 0);
      return branch(open.map((opponent) => ({ pick: { pick: 'seat', seat: opponent }, go: go({ opponent }) })));
    }
    case 'name':
      return branch(NAMES.map((name) => ({ pick: { pick: 'name', name }, go: go({ name }) })));
    case 'weapon':
    case 'take-weapon': {
      const open = allWeapons(s, seat).filter(
        (w) => want === 'weapon' || (w.seat !== seat && !playerAt(s, w.seat).out),
      );
      return branch(
        open.map(({ weapon }) => ({ pick: { pick: 'weapon', weapon: weapon.no }, go: go({ weapon: weapon.no }) })),
      );
    }
    case 'hero': {
      const open = [0, 1].filter((hero) => freeSlots(s, seat, hero) > 0);
      return branch(open.map((hero) => ({ pick: { pick: 'hero', hero }, go: go({ hero }) })));
    }
    case 'foe': {
      const open = s.foes.filter((foe) => cardOf(foe.kind).type === 'monster');
      return branch(open.map((foe) => ({ pick: { pick: 'foe', foe: foe.card }, go: go({ foe: foe.card }) })));
    }
    case 'traits':
      return announceTraits(s, seat, (traits) => go({ traits })());
  }
}

function announceTraits(
  s: BrahState,
  seat: Seat,
  next: (traits: readonly Extract<Pick, { pick: 'trait' }>['trait'][]) => Node,
): Node {
  const picks = allTraits(s, seat).map(({ trait }): Pick => ({ pick: 'trait', trait: trait.card }));
  return several(picks, { min: 1, max: 2 }, { pick: 'done' }, (taken) =>
    next(taken.flatMap((p) => (p.pick === 'trait' ? [p.trait] : []))),
  );
}

// --- weapons ---------------------------------------------------------------------------------------------------

/** A weapon that this card can begin, if the hand can complete it and a Hero can hold it. */
function equips(s: BrahState, seat: Seat, card: Claim, hand: readonly Claim[]): Branch[] {
  const facts = weaponFacts(card.face);
  if (facts === null || ![0, 1].some((hero) => slotsOf(s, seat, hero).total > 0)) return [];
  if (!isCompletable(hand, facts.family, facts.parts)) return [];
  return [
    { pick: { pick: 'equip', card: card.card }, go: () => parts(s, seat, hand, [card], facts.family, facts.parts) },
  ];
}

function isCompletable(hand: readonly Claim[], family: string, n: number): boolean {
  const numbers = new Set(hand.map((c) => partNumber(c.face, family)).filter((k) => k > 0));
  const spare = hand.filter((c) => c.face === NON_GENUINE).length;
  return numbers.size > 0 && numbers.size + spare >= n;
}

/** The missing parts, one after the other; only what can still be completed is on offer. */
function parts(
  s: BrahState,
  seat: Seat,
  hand: readonly Claim[],
  taken: readonly Claim[],
  family: string,
  n: number,
): Node {
  if (taken.length === n) return heroes(s, seat, taken);
  const numbers = taken.map((c) => partNumber(c.face, family));
  const left = hand.filter((c) => !taken.includes(c));
  const open = left.filter((c) => c.face === NON_GENUINE || isMissing(partNumber(c.face, family), numbers));
  const fits = open.filter((c) => canComplete(left, [...taken, c], family, n));
  return branch(
    fits.map((c) => ({
      pick: { pick: 'card', card: c.card },
      go: () => parts(s, seat, hand, [...taken, c], family, n),
    })),
  );
}

function isMissing(k: number, numbers: readonly number[]): boolean {
  return k > 0 && !numbers.includes(k);
}

function canComplete(left: readonly Claim[], taken: readonly Claim[], family: string, n: number): boolean {
  const numbers = taken.map((c) => partNumber(c.face, family));
  const rest = left.filter((c) => !taken.includes(c));
  const more = new Set(rest.map((c) => partNumber(c.face, family)).filter((k) => isMissing(k, numbers)));
  const spare = rest.filter((c) => c.face === NON_GENUINE).length;
  return taken.length + more.size + spare >= n;
}

function heroes(s: BrahState, seat: Seat, cards: readonly Claim[]): Node {
  const open = [0, 1].filter((hero) => slotsOf(s, seat, hero).total > 0);
  return branch(
    open.map((hero) => ({
      pick: { pick: 'hero', hero },
      go: () =>
        freeSlots(s, seat, hero) > 0
          ? finished({ type: 'equip', cards, hero, replace: null })
          : replacements(s, seat, cards, hero),
    })),
  );
}

function replacements(s: BrahState, seat: Seat, cards: readonly Claim[], hero: number): Node {
  return branch(
    heroAt(s, seat, hero).weapons.map((w) => ({
      pick: { pick: 'weapon', weapon: w.no },
      go: () => finished({ type: 'equip', cards, hero, replace: w.no }),
    })),
  );
}

/** B-PURE-04: the weapons with a Non-Genuine Part that lack this very part. */
function swaps(mendable: readonly WeaponPlace[], part: Claim): Branch[] {
  const open = mendable.filter(({ weapon }) => {
    const k = partNumber(part.face, weapon.family);
    return k > 0 && !weapon.parts.includes(k);
  });
  if (open.length === 0) return [];
  const targets = open.map(
    ({ weapon }): Branch => ({
      pick: { pick: 'weapon', weapon: weapon.no },
      go: () => finished({ type: 'swap-part', part, weapon: weapon.no }),
    }),
  );
  return [{ pick: { pick: 'swap', card: part.card }, go: () => branch(targets) }];
}

// --- Bazaar, Loot, bribes --------------------------------------------------------------------------------------

function trades(s: BrahState, seat: Seat, hand: readonly Claim[]): Branch[] {
  if (s.turn.traded >= tradesOf(s, seat).total) return [];
  return hand.map((give) => ({
    pick: { pick: 'trade', card: give.card },
    go: () =>
      branch(
        s.piles.bazaar.map((_, index) => ({
          pick: { pick: 'bazaar', index },
          go: () => finished({ type: 'trade', give, index }),
        })),
      ),
  }));
}

function loot(s: BrahState, seat: Seat, hand: readonly Claim[]): Branch[] {
  const held = hand.filter((c) => c.face === 'the-loot');
  return [1, 2, 4].flatMap((count) =>
    held.length < count
      ? []
      : simple(s, seat, { pick: 'loot', count }, { type: 'spend-loot', cards: held.slice(0, count) }),
  );
}

function bribes(s: BrahState, seat: Seat): Branch[] {
  const [foe] = s.foes;
  const cost = foe === undefined ? null : bribeOf(s, seat, foe.kind);
  if (cost === null || playerAt(s, seat).hand.length < cost.total) return [];
  return [{ pick: { pick: 'bribe' }, go: () => exactly(s, seat, cost.total, (cards) => ({ type: 'bribe', cards })) }];
}

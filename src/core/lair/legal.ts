// What a seat can say now, pick by pick: the tree of drafts, in canonical order (heroes by slot, monsters by age,
// directions N, E, S, W). Only what leads to an action that `check` accepts is on offer.

import type { Draft, Step } from '../kernel/draft.ts';
import { finished, offer, walk } from '../kernel/draft.ts';
import type { Seat } from '../kernel/knowledge.ts';
import type { Action, Aim, Pick } from './actions.ts';
import { keyOf } from './actions.ts';
import { buyAbilityFault, buyGearFault, equipFault, setupFault } from './check-camp.ts';
import { ABILITY_IDS } from './abilities/catalog.ts';
import { SLOTS } from './gear/vocabulary.ts';
import { CLASS_IDS } from './heroes/classes.ts';
import { DIRS } from './map/grid.ts';
import { aimKind } from './rules/cards.ts';
import { aimsOf, attackFault, drinkFault, interactFault, moveFault } from './rules/possible.ts';
import { living, seatsInPlay } from './rules/table.ts';
import type { Hero, LairState } from './state.ts';
import { askedSeats } from './waiting.ts';

type Node = Step<Pick, Action>;
/** A first pick and where it leads. */
type Branch = { readonly pick: Pick; readonly go: () => Node };

export function draft(s: LairState, seat: Seat, picks: readonly Pick[]): Draft<Pick, Action> {
  return walk(root(s, seat), picks, keyOf);
}

/** All first picks of a seat; giving up comes last. */
export function legal(s: LairState, seat: Seat): readonly Pick[] {
  const node = root(s, seat);
  return node.kind === 'offer' ? node.picks : [];
}

// A draft is walked from its root at every pick, and a state never changes: the root built last is kept.
const last: { s: LairState | null; seat: Seat; node: Node } = { s: null, seat: 0, node: offer([], nowhere) };

function root(s: LairState, seat: Seat): Node {
  if (last.s !== s || last.seat !== seat) Object.assign(last, { s, seat, node: branch(branches(s, seat)) });
  return last.node;
}

function nowhere(): Node {
  return offer([], nowhere);
}

function branch(list: readonly Branch[]): Node {
  return offer(
    list.map((b) => b.pick),
    (pick) => list.find((b) => keyOf(b.pick) === keyOf(pick))?.go() ?? nowhere(),
  );
}

function ends(pick: Pick, action: Action): Branch {
  return { pick, go: () => finished(action) };
}

function branches(s: LairState, seat: Seat): Branch[] {
  const { awaiting } = s;
  if (s.outcome !== null || awaiting === null || awaiting.kind === 'chance') return [];
  switch (awaiting.kind) {
    case 'free':
      return freeBranches(s, seat);
    case 'decision':
      return askedSeats(s).includes(seat)
        ? awaiting.options.map((option) => ends(option, { type: 'choose', decision: awaiting.id, option }))
        : [];
    case 'placing':
      return askedSeats(s).includes(seat)
        ? awaiting.rotations.map((rotation) => ends({ pick: 'rotation', rotation }, { type: 'place-tile', rotation }))
        : [];
    case 'window': {
      const reacts = awaiting.usable
        .filter(({ hero }) => s.heroes.some((h) => h.id === hero && h.seat === seat))
        .map(({ hero, source }) =>
          ends({ pick: 'react', hero, source }, { type: 'react', window: awaiting.id, hero, source }),
        );
      const passes = askedSeats(s).includes(seat)
        ? [ends({ pick: 'pass' }, { type: 'pass', window: awaiting.id })]
        : [];
      return [...reacts, ...passes];
    }
  }
}

function freeBranches(s: LairState, seat: Seat): Branch[] {
  if (s.phase === 'party') return partyBranches(s, seat);
  if (!seatsInPlay(s).includes(seat)) return [];
  const mine = s.heroes.filter((h) => h.seat === seat);
  switch (s.phase) {
    case 'hero':
      return [...mine.flatMap((h) => heroBranches(s, h)), mark(s.concedes.includes(seat), 'concede')];
    case 'store':
      return [...storeBranches(s, mine), mark(s.marks.includes(seat), 'store-done')];
    case 'camp':
      return [...deckBranches(s, mine), ...wearBranches(s, mine), mark(s.marks.includes(seat), 'camp-done')];
    case 'regroup':
      return [...wearBranches(s, mine), mark(s.marks.includes(seat), 'camp-done')];
    default:
      return [];
  }
}

function mark(isOn: boolean, type: 'concede' | 'store-done' | 'camp-done'): Branch {
  const off = { concede: 'not-concede', 'store-done': 'store-not-done', 'camp-done': 'camp-not-done' } as const;
  return ends({ pick: isOn ? off[type] : type }, { type, on: !isOn });
}

// --- the party -------------------------------------------------------------------------------------------------

function partyBranches(s: LairState, seat: Seat): Branch[] {
  const slots = [1, 2, 3, 4].flatMap((slot): Branch[] => {
    const chosen = CLASS_IDS.filter((hero) => setupFault(s, seat, slot, hero) === null).map((hero) =>
      ends({ pick: 'class', hero }, { type: 'setup-hero', slot, hero }),
    );
    const cleared =
      setupFault(s, seat, slot, null) === null
        ? [ends({ pick: 'nobody' }, { type: 'setup-hero', slot, hero: null })]
        : [];
    const all = [...chosen, ...cleared];
    return all.length === 0 ? [] : [{ pick: { pick: 'slot', slot }, go: () => branch(all) }];
  });
  const mayStart = seat === s.config.host && s.slots.some((slot) => slot !== null);
  return [...slots, ...(mayStart ? [ends({ pick: 'start-campaign' }, { type: 'start-campaign' })] : [])];
}

// --- the Hero phase --------------------------------------------------------------------------------------------

function heroBranches(s: LairState, hero: Hero): Branch[] {
  const { id } = hero;
  const moves = DIRS.filter((dir) => moveFault(s, id, dir) === null).map((dir) =>
    ends({ pick: 'dir', dir }, { type: 'move', hero: id, dir }),
  );
  const attacks = living(s)
    .filter((m) => attackFault(s, id, m.no) === null)
    .map(({ no }) => ends({ pick: 'monster', monster: no }, { type: 'attack', hero: id, monster: no }));
  return [
    ...(moves.length === 0 ? [] : [{ pick: { pick: 'move', hero: id } as const, go: () => branch(moves) }]),
    ...(attacks.length === 0 ? [] : [{ pick: { pick: 'attack', hero: id } as const, go: () => branch(attacks) }]),
    ...hero.abilities.flatMap((a) => abilityBranch(s, hero, a.id)),
    ...(interactFault(s, id) === null
      ? [ends({ pick: 'interact', hero: id }, { type: 'interact', hero: id, object: 'shrine' })]
      : []),
    ...(drinkFault(s, id) === null ? [ends({ pick: 'drink', hero: id }, { type: 'drink', hero: id })] : []),
    ends({ pick: hero.done ? 'not-done' : 'done', hero: id }, { type: 'done', hero: id, on: !hero.done }),
  ];
}

function abilityBranch(s: LairState, { id }: Hero, ability: Hero['abilities'][number]['id']): Branch[] {
  const aims = aimsOf(s, id, ability);
  if (aims.length === 0) return [];
  const pick: Pick = { pick: 'ability', hero: id, ability };
  const use = (aim: Aim): Action => ({ type: 'use-ability', hero: id, ability, aim });
  const [only] = aims;
  if (aimKind(ability) === 'none' && only !== undefined) return [ends(pick, use(only))];
  return [{ pick, go: () => branch(aims.map((aim) => ends(aimPick(aim), use(aim)))) }];
}

function aimPick(aim: Aim): Pick {
  switch (aim.at) {
    case 'hero':
      return { pick: 'hero', hero: aim.hero };
    case 'monster':
      return { pick: 'monster', monster: aim.monster };
    case 'cell':
      return { pick: 'cell', cell: aim.cell };
    case 'none':
      return { pick: 'stay' };
  }
}

// --- store, camp, regroup --------------------------------------------------------------------------------------

function storeBranches(s: LairState, mine: readonly Hero[]): Branch[] {
  return s.store.flatMap((card): Branch[] => {
    const buyers = mine
      .filter((h) => buyGearFault(s, h.id, card) === null)
      .map(({ id }) => ends({ pick: 'hero', hero: id }, { type: 'buy-gear', hero: id, card }));
    return buyers.length === 0 ? [] : [{ pick: { pick: 'buy-gear', card }, go: () => branch(buyers) }];
  });
}

function deckBranches(s: LairState, mine: readonly Hero[]): Branch[] {
  return mine.flatMap(({ id }) =>
    ABILITY_IDS.filter((ability) => buyAbilityFault(s, id, ability) === null).map((ability) =>
      ends({ pick: 'buy-ability', hero: id, ability }, { type: 'buy-ability', hero: id, ability }),
    ),
  );
}

function wearBranches(s: LairState, mine: readonly Hero[]): Branch[] {
  const puts = s.stash.flatMap((card): Branch[] => {
    const wearers = mine
      .filter((h) => equipFault(s, h.id, card) === null)
      .map(({ id }) => ends({ pick: 'hero', hero: id }, { type: 'equip', hero: id, card }));
    return wearers.length === 0 ? [] : [{ pick: { pick: 'equip', card }, go: () => branch(wearers) }];
  });
  const takes = mine.flatMap((h) =>
    SLOTS.filter((slot) => h.worn[slot] !== null).map((slot) =>
      ends({ pick: 'unequip', hero: h.id, slot }, { type: 'unequip', hero: h.id, slot }),
    ),
  );
  return [...puts, ...takes];
}

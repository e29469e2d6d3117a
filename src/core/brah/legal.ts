// What a seat can say now, pick by pick: the tree of drafts. It needs that seat's faces; the finished action carries
// them as claims. Only what leads to an action that `check` accepts is on offer.

import type { CardId, Seat } from '../kernel/knowledge.ts';
import { heldFace } from '../kernel/knowledge.ts';
import type { Draft } from '../kernel/draft.ts';
import { finished, offer, several, walk } from '../kernel/draft.ts';
import type { Action, Pick } from './actions.ts';
import { keyOf } from './actions.ts';
import { nameKeyOf } from './cards/catalog.ts';
import { keptOf } from './check.ts';
import type { CombatFrame } from './frames.ts';
import { mainChoices } from './legal-main.ts';
import type { Branch, Node } from './offers.ts';
import { banishes, branch, claimOf, claimsOf, exactly, handOf, nothing, opened } from './offers.ts';
import { armsAgainst, damageOfSet, isRescue, mostDamage } from './rules/combat.ts';
import { handLimitOf, statOf } from './rules/derived.ts';
import { isNay } from './rules/nay.ts';
import { isHazard, playerAt, topFrame } from './rules/table.ts';
import { mayNameNow } from './rules/turn.ts';
import type { Awaiting, BrahState, Question } from './state.ts';

export function draft(s: BrahState, seat: Seat, picks: readonly Pick[]): Draft<Pick, Action> {
  return walk(root(s, seat), picks, keyOf);
}

/** All first picks of a seat, in canonical order; conceding comes last. */
export function legal(s: BrahState, seat: Seat): readonly Pick[] {
  const node = root(s, seat);
  return node.kind === 'offer' ? node.picks : [];
}

// A draft is walked from its root at every pick, and a state never changes: the root built last is kept.
const last: { s: BrahState | null; seat: Seat; node: Node } = { s: null, seat: 0, node: nothing() };

function root(s: BrahState, seat: Seat): Node {
  if (last.s !== s || last.seat !== seat) Object.assign(last, { s, seat, node: rootAnew(s, seat) });
  return last.node;
}

function rootAnew(s: BrahState, seat: Seat): Node {
  const { awaiting } = s;
  if (s.outcome !== null || awaiting?.kind !== 'decision' || s.players[seat] === undefined || playerAt(s, seat).out)
    return offer([], nothing);
  const branches = awaiting.seats.includes(seat) ? answers(s, seat, awaiting) : interruptions(s, seat, awaiting);
  return branch([...branches, { pick: { pick: 'concede' }, go: () => finished({ type: 'concede' }) }]);
}

// --- answers ---------------------------------------------------------------------------------------------------

function interruptions(s: BrahState, seat: Seat, awaiting: Extract<Awaiting, { kind: 'decision' }>): Branch[] {
  return awaiting.prompt === 'main' ? banishes(s, seat) : [];
}

function answers(s: BrahState, seat: Seat, awaiting: Extract<Awaiting, { kind: 'decision' }>): Branch[] {
  switch (awaiting.prompt) {
    case 'main':
      return mainChoices(s, seat);
    case 'choose-heroes':
      return heroChoices(s, seat);
    case 'place-trait':
      return traitPlaces(s, seat);
    case 'disclose': {
      const answer = keptOf(s, seat);
      return answer === null || answer === undefined
        ? []
        : [{ pick: { pick: 'disclose' }, go: () => finished({ type: 'disclose', answer }) }];
    }
    case 'extra-draws':
      return Array.from({ length: mayNameNow({ s }) + 1 }, (_, count) =>
        done({ pick: 'count', count }, { type: 'choose-extra-draws', count }),
      );
    case 'respond':
      return [...nays(s, seat), pass()];
    case 'banish-window':
      return [...banishes(s, seat), pass()];
    case 'fight':
      return fights(s, seat);
    case 'rescue':
      return [
        ...handOf(s, seat)
          .filter((c) => isRescue(c.face))
          .map((card) => done({ pick: 'rescue', card: card.card }, { type: 'play-rescue', card })),
        pass(),
      ];
    case 'treasure-pile':
      return s.piles.treasures
        .filter((p) => p.cards.length > 0)
        .map(({ pile }) => done({ pick: 'treasure-pile', pile }, { type: 'choose-treasure-pile', pile }));
    case 'replacement-draw':
      return [
        done({ pick: 'no' }, { type: 'confirm-replacement-draw', yes: false }),
        done({ pick: 'yes' }, { type: 'confirm-replacement-draw', yes: true }),
      ];
    case 'discard-to-limit': {
      const over = playerAt(s, seat).hand.length - handLimitOf(s, seat).total;
      return opened(exactly(s, seat, over, (cards) => ({ type: 'discard-to-limit', cards })));
    }
    default:
      return awaiting.question === null ? [] : questionBranches(s, awaiting.question);
  }
}

function done(pick: Pick, action: Action): Branch {
  return { pick, go: () => finished(action) };
}

function pass(): Branch {
  return done({ pick: 'pass' }, { type: 'pass' });
}

function heroChoices(s: BrahState, seat: Seat): Branch[] {
  const picks = playerAt(s, seat).dealt.map((card): Pick => ({ pick: 'card', card }));
  return opened(
    several(picks, { min: 2, max: 2 }, { pick: 'done' }, (taken) =>
      finished({ type: 'choose-heroes', heroes: claimsOf(s, taken) }),
    ),
  );
}

function traitPlaces(s: BrahState, seat: Seat): Branch[] {
  const [dealt] = playerAt(s, seat).dealt;
  const trait = s.phase === 'setup-trait-place' && dealt !== undefined ? claimOf(s, dealt) : null;
  return playerAt(s, seat).heroes.map((_, hero) => done({ pick: 'hero', hero }, { type: 'place-trait', hero, trait }));
}

function nays(s: BrahState, seat: Seat): Branch[] {
  return handOf(s, seat)
    .filter((claim) => isNay(claim.face))
    .map((card) => done({ pick: 'nay', card: card.card }, { type: 'respond-nay', card }));
}

// Only weapons from which the stat can still be reached under the weapon cap are on offer.
function fights(s: BrahState, seat: Seat): Branch[] {
  const { kind } = topFrame(s) as CombatFrame;
  const stat = statOf(s, seat, kind).total;
  const arms = armsAgainst(s, seat, kind);
  const all = [...arms.damages.keys()].map((weapon): Pick => ({ pick: 'weapon', weapon }));
  const numbers = (taken: readonly Pick[]): number[] => taken.flatMap((p) => (p.pick === 'weapon' ? [p.weapon] : []));
  const defeat = done({ pick: 'accept-defeat' }, { type: 'accept-defeat' });
  if (arms.cap < 1 || mostDamage(arms) < stat) return [defeat];
  const node = several(
    all,
    { min: 1, max: arms.cap },
    { pick: 'done' },
    (taken): Node => finished({ type: 'fight', weapons: numbers(taken) }),
    {
      isOpen: (taken, pick) => mostDamage(arms, numbers([...taken, pick])) >= stat,
      mayEnd: (taken) => damageOfSet(arms.damages, numbers(taken)) >= stat,
    },
  );
  return [...opened(node), defeat];
}

/** The options of a question, one after the other; Go Fish offers only the truth, Litter Tray only what may be taken. */
function questionBranches(s: BrahState, q: Question): Branch[] {
  const open = q.options.filter((pick) => isTrue(s, q, pick));
  const finish = (taken: readonly Pick[]): Node => {
    const picks = taken.filter((p) => p.pick !== 'done');
    return finished({ type: 'choose', picks, claims: q.reveals ? claimsOf(s, picks) : [] });
  };
  const node = several(open, { min: q.min, max: Math.min(q.max, open.length) }, { pick: 'done' }, finish);
  return node.kind === 'action' ? [{ pick: { pick: 'done' }, go: () => node }] : opened(node);
}

function isTrue(s: BrahState, q: Question, pick: Pick): boolean {
  const face = pick.pick === 'card' ? heldFace(s.cards, pick.card) : null;
  if (q.prompt === 'choose-litterbox') return face !== null && !isHazard(face);
  if (q.named === null) return true;
  if (pick.pick === 'card') return face !== null && nameKeyOf(face) === q.named;
  return !q.options.some((p) => p.pick === 'card' && nameKeyOfHeld(s, p.card) === q.named);
}

function nameKeyOfHeld(s: BrahState, card: CardId): string | null {
  const face = heldFace(s.cards, card);
  return face === null ? null : nameKeyOf(face);
}

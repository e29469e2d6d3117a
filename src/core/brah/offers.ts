// Pieces of which the drafts are made: branches, hand cards with their faces, Banish cards and their foes.

import type { CardId, Face, Seat } from '../kernel/knowledge.ts';
import { heldFace } from '../kernel/knowledge.ts';
import type { Step } from '../kernel/draft.ts';
import { finished, offer, several } from '../kernel/draft.ts';
import type { Action, Claim, Pick } from './actions.ts';
import { keyOf } from './actions.ts';
import { isBanish } from './rules/combat.ts';
import { playerAt, topFrame } from './rules/table.ts';
import type { BrahState } from './state.ts';

export type Node = Step<Pick, Action>;
/** A first pick and where it leads. */
export type Branch = { readonly pick: Pick; readonly go: () => Node };

export function nothing(): Node {
  return offer([], nothing);
}

export function branch(branches: readonly Branch[]): Node {
  return offer(
    branches.map((b) => b.pick),
    (pick) => branches.find((b) => keyOf(b.pick) === keyOf(pick))?.go() ?? nothing(),
  );
}

/** The seat's hand cards whose faces this copy holds. */
export function handOf(s: BrahState, seat: Seat): Claim[] {
  return playerAt(s, seat).hand.flatMap((card) => {
    const face = heldFace(s.cards, card);
    return face === null ? [] : [{ card, face }];
  });
}

export function claimsOf(s: BrahState, picks: readonly Pick[]): Claim[] {
  return picks.flatMap((p) => (p.pick === 'card' ? [claimOf(s, p.card)] : []));
}

export function claimOf(s: BrahState, card: CardId): Claim {
  const face: Face = heldFace(s.cards, card) ?? '';
  return { card, face };
}

/** Exactly n hand cards, in any order. */
export function exactly(s: BrahState, seat: Seat, n: number, finish: (cards: readonly Claim[]) => Action): Node {
  const picks = handOf(s, seat).map(({ card }): Pick => ({ pick: 'card', card }));
  return several(picks, { min: n, max: n }, { pick: 'done' }, (taken) => finished(finish(claimsOf(s, taken))));
}

/** B-RULE-63, B-RULE-64: a Banish for each foe it may hit. */
export function banishes(s: BrahState, seat: Seat): Branch[] {
  const top = topFrame(s);
  const foes = top?.frame === 'combat' ? s.foes.filter((foe) => foe.card === top.foe) : s.foes;
  if (foes.length === 0) return [];
  return handOf(s, seat)
    .filter((claim) => isBanish(claim.face))
    .map((card) => ({
      pick: { pick: 'banish', card: card.card },
      go: () => {
        const [only] = foes;
        if (foes.length === 1 && only !== undefined) return finished({ type: 'play-banish', card, foe: only.card });
        return branch(
          foes.map((foe) => ({
            pick: { pick: 'foe', foe: foe.card },
            go: () => finished({ type: 'play-banish', card, foe: foe.card }),
          })),
        );
      },
    }));
}

/** The first picks of a node as branches. */
export function opened(node: Node): Branch[] {
  return node.kind === 'offer' ? node.picks.map((pick) => ({ pick, go: () => node.next(pick) })) : [];
}

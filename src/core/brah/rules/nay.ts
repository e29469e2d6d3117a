// Actions and Nay! (20.4): a played Action waits on the stack until everybody asked has passed; a Nay! waits on top of it.

import type { Seat } from '../../kernel/knowledge.ts';
import type { Choices, Claim } from '../actions.ts';
import type { ActionFrame } from '../frames.ts';
import { linesOf } from './in-play.ts';
import { pushTriggers } from './triggers.ts';
import type { Table } from './table.ts';
import {
  effectOf,
  fromHand,
  layOpen,
  pop,
  push,
  replaceTop,
  say,
  shownCard,
  survivorsFrom,
  toDiscard,
  topFrame,
} from './table.ts';
import { askWindow } from './windows.ts';

export function isNay(kind: string): boolean {
  return linesOf(kind, null).some(({ ability }) => ability.when.on === 'respond' && ability.when.to === 'action');
}

/** B-NAY-02: an Action, or a Nay! as one, is put on the stack; all others in seat order will be asked (B-RULE-55). */
export function stackAction(t: Table, seat: Seat, claim: Claim, choices: Choices): void {
  layOpen(t, [claim]);
  fromHand(t, seat, [claim.card]);
  const unasked = survivorsFrom(t.s, seat).filter((other) => other !== seat);
  const asked = unasked.filter((other) => (t.s.players[other]?.hand.length ?? 0) > 0);
  const frame: ActionFrame = {
    frame: 'action',
    card: claim.card,
    kind: claim.face,
    by: seat,
    choices,
    unasked: asked,
    kept: [],
    step: 0,
  };
  push(t, frame);
  say(t, { type: 'action-played', seat, card: shownCard(t, claim.card), choices });
  for (const other of asked) say(t, { type: 'response-asked', seat: other, card: shownCard(t, claim.card) });
  // B-RULE-61: "when you play" happens now, whatever becomes of the card.
  if (isNay(claim.face)) pushTriggers(t, seat, (when) => when.on === 'you-play' && when.what === 'nay');
}

export function runAction(t: Table, f: ActionFrame): void {
  if (f.step === 0 && askWindow(t, f, 'respond')) return;
  if (f.step === 0 && isNay(f.kind)) return counter(t);
  if (f.step === 0) {
    // Everybody passed: the verbs run, the card itself still lies apart (B-RULE-104).
    replaceTop(t, { ...f, step: 1, unasked: [], kept: [] });
    const lines = linesOf(f.kind, null).filter(({ ability }) => ability.when.on === 'play');
    return push(t, ...lines.map(({ line }) => effectOf(line, f.by, { choices: f.choices })));
  }
  pop(t);
  toDiscard(t, [f.card]);
  resolved(t, f);
}

// B-NAY-01, B-NAY-04, B-RULE-57: the card right below has no effect and is discarded, then the Nay!.
function counter(t: Table): void {
  const nay = topFrame(t.s) as ActionFrame;
  pop(t);
  const below = topFrame(t.s);
  if (below?.frame === 'action') {
    pop(t);
    toDiscard(t, [below.card]);
    say(t, { type: 'action-countered', card: shownCard(t, below.card), byNay: nay.card });
  }
  toDiscard(t, [nay.card]);
  resolved(t, nay);
}

function resolved(t: Table, f: ActionFrame): void {
  say(t, { type: 'action-resolved', seat: f.by, card: shownCard(t, f.card) });
  pushTriggers(t, f.by, (when) => when.on === 'you-resolve-action');
}

// The state of one player's table on the screen: the draft in progress, what lies on top, what was refused.
// All offers come from the match; an action leaves only when it is whole.

import { useMemo, useRef, useState } from 'preact/hooks';
import type { Action, BrahView, Outcome, Pick, Seat, Viewer } from '../../core/brah/public.ts';
import type { Pending } from '../../core/kernel/pending.ts';
import type { GraveWords } from '../../present/brah/grave.ts';
import { graveWords } from '../../present/brah/grave.ts';
import { playerAt, speechOf } from '../../present/brah/seek.ts';
import type { Ask, Asking, Making } from './draft.ts';
import { askedAfter, back, begin, continued, pickOne, without } from './draft.ts';
import type { BrahMatch } from './match.ts';
import { useMatch } from '../use-match.ts';
import type { Subject, TableState } from './table-context.ts';

export type Table = {
  readonly state: TableState;
  /** The number of the decision that is open; -1 while none is. */
  readonly decision: number;
  readonly mayConcede: boolean;
  readonly refusal: string;
  /** What is asked once before an action that cannot be taken back; null while nothing is. */
  readonly grave: GraveWords | null;
  readonly inspected: Subject | null;
  readonly inspect: (subject: Subject | null) => void;
  readonly confirm: () => void;
  readonly spare: () => void;
  readonly back: () => void;
  readonly cancel: () => void;
  readonly without: (pick: Pick) => void;
  /** Several picks one after the other, as a drop on the table says them; ends where an action is whole. */
  readonly chooseAll: (picks: readonly Pick[]) => void;
  /** What would follow these picks. */
  readonly ask: Ask;
};

const NOTHING: Making = { picks: [], offered: [] };
const NO_PICKS: Picks = { question: -1, picks: [] };
const UNASKED: Asking = { no: -1, since: -1, prompt: '', shared: false, depth: 0 };

/** What has been picked for the question that was first asked with this decision. */
type Picks = { readonly question: number; readonly picks: readonly Pick[] };

export function useTableState(match: BrahMatch, viewer: Viewer, names: readonly string[]): Table {
  const version = useMatch(match);
  const seat = viewer === 'table' ? null : viewer;
  // The version says when the match has changed
  const view = useMemo(() => match.view(viewer), [match, viewer, version]);
  const speech = useMemo(() => speechOf(view, names), [view, names]);
  const [picks, setPicks] = useState(NO_PICKS);
  const [refused, setRefused] = useState({ no: -1, text: '' });
  const [grave, setGrave] = useState<{ readonly action: Action; readonly words: GraveWords } | null>(null);
  const [inspected, setInspected] = useState<Subject | null>(null);

  const pending = match.pending();
  const no = pending.kind === 'decide' ? pending.no : -1;
  const question = useQuestion(pending, view);
  const ask: Ask = (made) => (seat === null ? { kind: 'offer' as const, picks: [] } : match.draft(seat, made));
  const first = seat === null || pending.kind !== 'decide' ? [] : match.legal(seat);
  const making =
    seat === null ? NOTHING : picks.question === question ? continued(picks.picks, first, ask) : begin(first);

  const keep = (next: Making) => setPicks({ question, picks: next.picks });
  const send = (action: Action) => {
    if (seat === null) return;
    setPicks(NO_PICKS);
    const refusal = match.propose(seat, no, action);
    setRefused({ no, text: refusal === null || refusal.code === 'stale' ? '' : refusal.text });
  };
  // Buttons hold the state they were drawn with; a second press within one frame must not act on a stale one.
  const current = useRef(making);
  current.current = making;
  const chooseAll = (wanted: readonly Pick[]) => {
    setRefused({ no: -1, text: '' });
    for (const pick of wanted) {
      const step = pickOne(current.current, pick, ask);
      if (step.kind === 'whole') {
        const words = graveWords(step.action, view);
        if (words === null) send(step.action);
        else setGrave({ action: step.action, words });
        return;
      }
      current.current = step.making;
    }
    keep(current.current);
  };

  const onHand = inHand(making.offered, view, seat);
  const state: TableState = {
    match,
    view,
    speech,
    seat,
    making,
    onHand,
    choose: (pick) => chooseAll([pick]),
    onPrompt: making.offered.filter((pick) => !onHand.includes(pick) && pick.pick !== 'concede'),
    check: (action) => (seat === null ? null : match.check(seat, action)),
    inspect: setInspected,
  };
  return {
    state,
    decision: no,
    mayConcede: making.picks.length === 0 && making.offered.some((pick) => pick.pick === 'concede'),
    refusal: refused.no === no && refused.text !== '' ? refused.text : shortfall(match, seat, making, view),
    grave: grave?.words ?? null,
    inspected,
    inspect: setInspected,
    confirm: () => {
      const asked = grave;
      setGrave(null);
      if (asked !== null) send(asked.action);
    },
    spare: () => {
      setGrave(null);
      keep(begin(first));
    },
    back: () => keep(back(making, first, ask)),
    cancel: () => keep(begin(first)),
    without: (pick) => keep(without(making, pick, first, ask)),
    chooseAll,
    ask,
  };
}

/** The number of the decision with which the question on the screen was first asked; -1 while none is. */
function useQuestion(pending: Pending<Outcome>, view: BrahView): number {
  const asked = useRef(UNASKED);
  if (pending.kind !== 'decide') asked.current = UNASKED;
  else {
    const { no, prompt, simultaneous: shared } = pending;
    asked.current = askedAfter(asked.current, { no, prompt, shared, depth: view.stack.length });
  }
  return asked.current.since;
}

/** The picks whose card lies in the viewer's hand. */
function inHand(offered: readonly Pick[], view: BrahView, seat: Seat | null): readonly Pick[] {
  const hand = seat === null ? [] : (playerAt(view, seat)?.hand ?? []);
  return offered.filter((pick) => 'card' in pick && hand.some((held) => held.card === pick.card));
}

/** In a fight: what the rules say about the weapons chosen so far. */
function shortfall(match: BrahMatch, seat: Seat | null, making: Making, view: BrahView): string {
  if (seat === null || view.asked?.prompt !== 'fight') return '';
  const weapons = making.picks.flatMap((pick) => (pick.pick === 'weapon' ? [pick.weapon] : []));
  if (weapons.length === 0) return '';
  return match.check(seat, { type: 'fight', weapons })?.text ?? '';
}

/** What the keys need to know of it. */
export function draftingOf(table: Table) {
  const { making, onPrompt } = table.state;
  return { made: making.picks.length, isAsked: onPrompt.length > 0, back: table.back, cancel: table.cancel };
}

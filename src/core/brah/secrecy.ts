// What leaves this copy of the game: sections for saves and hashes, the state cut to a viewer, actions and answers of
// chance with what the viewer may not know taken out. Together with the view the only windows out.

import type { ChanceAnswer } from '../kernel/chance.ts';
import type { By, Section } from '../kernel/game.ts';
import type { Viewer } from '../kernel/knowledge.ts';
import { cutTo, faceTable, isIn, publicHalf } from '../kernel/knowledge.ts';
import type { Action } from './actions.ts';
import type { Frame } from './frames.ts';
import { topFrame } from './rules/table.ts';
import { isFirstAsked } from './rules/windows.ts';
import type { BrahState, Kept } from './state.ts';

/** Everything, section by section; a section whose object did not change keeps its object. */
export function sections(s: BrahState): Section[] {
  return [
    ...shared(s, s.agenda, s.kept),
    { name: 'faces', value: faceTable(s.cards) },
    { name: 'holds', value: s.holds },
  ];
}

/** What all copies have in common, spectators' too. */
export function publicSections(s: BrahState): Section[] {
  return shared(s, withoutAnswers(s.agenda), withoutAnswer(s.kept));
}

function shared(s: BrahState, agenda: readonly Frame[], kept: readonly Kept[]): Section[] {
  const { piles } = s;
  return [
    { name: 'config', value: s.config },
    { name: 'know', value: publicHalf(s.cards).know },
    ...s.players.map((player, seat) => ({ name: `player-${seat}`, value: player })),
    { name: 'draw', value: piles.draw },
    { name: 'discard', value: piles.discard },
    { name: 'monster-discard', value: piles.monsterDiscard },
    { name: 'traits', value: piles.traits },
    { name: 'treasures', value: piles.treasures },
    { name: 'bazaar', value: piles.bazaar },
    { name: 'idols', value: piles.idols },
    { name: 'enchantments', value: piles.enchantments },
    { name: 'removed', value: piles.removed },
    { name: 'box', value: piles.box },
    { name: 'turn', value: s.turn },
    { name: 'agenda', value: agenda },
    {
      name: 'flow',
      value: {
        awaiting: s.awaiting,
        chanceNo: s.chanceNo,
        decisionNo: s.decisionNo,
        foes: s.foes,
        generation: s.cards.generation,
        kept,
        lastStand: s.lastStand,
        nextWeapon: s.nextWeapon,
        notKevin: s.notKevin,
        outOrder: s.outOrder,
        outcome: s.outcome,
        phase: s.phase,
        treasuresInHand: s.treasuresInHand,
      },
    },
  ];
}

function withoutAnswer(kept: readonly Kept[]): readonly Kept[] {
  return kept.some((k) => k.answer !== null) ? kept.map(({ seat }) => ({ seat, answer: null })) : kept;
}

function withoutAnswers(agenda: readonly Frame[]): readonly Frame[] {
  const has = agenda.some(
    (f) => (f.frame === 'action' || f.frame === 'combat') && f.kept.some((k) => k.answer !== null),
  );
  return has
    ? agenda.map((f) => (f.frame === 'action' || f.frame === 'combat' ? { ...f, kept: withoutAnswer(f.kept) } : f))
    : agenda;
}

/** The state as one viewer may have it: no face they were not shown, no answer kept by another. */
export function replicaOf(s: BrahState, viewer: Viewer): BrahState {
  const cut = (kept: readonly Kept[]): Kept[] =>
    kept.map((k) => (k.seat === viewer ? k : { seat: k.seat, answer: null }));
  const agenda = s.agenda.map((f) => (f.frame === 'action' || f.frame === 'combat' ? { ...f, kept: cut(f.kept) } : f));
  return { ...s, holds: viewer, cards: cutTo(s.cards, viewer), kept: cut(s.kept), agenda };
}

/** The entry as a viewer may know it; on their copy it has the same public result. `s`: the state it is applied to. */
export function redact(s: BrahState, by: By, input: Action | ChanceAnswer, viewer: Viewer): Action | ChanceAnswer {
  if (by === 'chance') return redactChance(s, input as ChanceAnswer, viewer);
  const action = input as Action;
  if (by === viewer || s.awaiting?.kind !== 'decision') return action;
  const { prompt, question } = s.awaiting;
  if (action.type === 'choose' && question !== null && question.secret !== null && !isIn(question.secret, viewer)) {
    return { type: 'sealed', of: 'choose', count: action.picks.length };
  }
  if (action.type === 'choose-heroes') return { type: 'sealed', of: 'choose-heroes', count: 1 };
  if (action.type === 'place-trait' && s.phase === 'setup-trait-place')
    return { type: 'sealed', of: 'place-trait', count: 1 };
  const top = topFrame(s);
  const isWindow = prompt === 'respond' || prompt === 'banish-window';
  if (
    isWindow &&
    action.type !== 'concede' &&
    (top?.frame === 'action' || top?.frame === 'combat') &&
    !isFirstAsked(top, by)
  ) {
    return { type: 'sealed', of: 'window', count: 1 };
  }
  return action;
}

function redactChance(s: BrahState, answer: ChanceAnswer, viewer: Viewer): ChanceAnswer {
  if (s.awaiting?.kind !== 'chance') return answer;
  const { spec } = s.awaiting;
  if (answer.kind === 'shuffle' && spec.kind === 'shuffle')
    return isIn(spec.to, viewer) ? answer : { kind: 'shuffle', faces: null };
  if (answer.kind === 'reveal' && spec.kind === 'reveal' && !isIn(spec.to, viewer)) {
    return { ...answer, faces: answer.faces.map((face, i) => (answer.shown[i] === true ? face : null)) };
  }
  return answer;
}

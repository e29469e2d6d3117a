// What leaves this copy of the game. Nothing is secret here (section 22): a copy is the state, an action is itself.

import type { Section } from '../kernel/game.ts';
import type { LairState } from './state.ts';

/** Everything, section by section; a section whose object did not change keeps its object. */
export function sections(s: LairState): Section[] {
  return [
    { name: 'config', value: s.config },
    { name: 'slots', value: s.slots },
    ...s.heroes.map((hero) => ({ name: `hero-${hero.slot}`, value: hero })),
    { name: 'dungeon', value: s.dungeon },
    { name: 'monsters', value: s.monsters },
    { name: 'gear-deck', value: s.gearDeck },
    { name: 'store', value: s.store },
    { name: 'stash', value: s.stash },
    { name: 'agenda', value: s.agenda },
    {
      name: 'flow',
      value: {
        attempt: s.attempt,
        awaiting: s.awaiting,
        chanceNo: s.chanceNo,
        concedes: s.concedes,
        decisionNo: s.decisionNo,
        depth: s.depth,
        inFight: s.inFight,
        marks: s.marks,
        nextId: s.nextId,
        nextMonster: s.nextMonster,
        outcome: s.outcome,
        phase: s.phase,
        rounds: s.rounds,
      },
    },
  ];
}

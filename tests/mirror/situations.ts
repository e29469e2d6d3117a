// The situations every layout must bear, as saves: choosing Heroes, a full hand, two foes, Nay! on Nay!, the end, and
// what a shared device asks. Each is looked for in real games with the same seeds every time.

import type { Wish } from './positions.ts';
import { findPosition, saveOf } from './positions.ts';

export const SITUATIONS = ['heroes', 'main', 'fight', 'nay', 'end', 'six', 'curtain', 'window'] as const;
export type Situation = (typeof SITUATIONS)[number];

type Search = { readonly wish: Omit<Wish, 'seed'>; readonly people: readonly number[] };

const SEARCHES: Readonly<Record<Situation, Search>> = {
  heroes: { people: [0], wish: { players: 4, until: (view) => view.asked?.prompt === 'choose-heroes' } },
  main: {
    people: [0],
    wish: {
      players: 4,
      until: (view, seats) =>
        view.turn.number >= 12 &&
        view.asked?.prompt === 'main' &&
        seats[0] === 0 &&
        view.foes.length === 0 &&
        (view.players[0]?.hand.length ?? 0) >= 7 &&
        view.enchantments.length >= 2 &&
        view.idols.length >= 1,
    },
  },
  fight: {
    people: [0],
    wish: {
      players: 4,
      until: (view, seats) =>
        view.asked?.prompt === 'fight' && seats[0] === 0 && view.foes.length === 2 && view.turn.number >= 8,
    },
  },
  nay: {
    people: [0],
    wish: {
      players: 4,
      bot: 'random',
      config: { responsePrompts: 'everyone' },
      until: (view, seats) =>
        view.asked?.prompt === 'respond' && seats.includes(0) && view.stack.length >= 2 && view.turn.number >= 4,
    },
  },
  end: { people: [0], wish: { players: 4, until: (view) => view.outcome?.winner === 0 } },
  six: {
    people: [0],
    wish: {
      players: 6,
      until: (view, seats) =>
        view.turn.number >= 18 && view.asked?.prompt === 'main' && seats[0] === 0 && view.foes.length === 1,
    },
  },
  curtain: {
    people: [0, 1, 2],
    wish: { players: 3, until: (view) => view.turn.number >= 4 && view.asked?.prompt === 'main' },
  },
  window: {
    people: [0, 1, 2],
    wish: {
      players: 3,
      config: { responsePrompts: 'everyone' },
      until: (view, seats) => view.turn.number >= 4 && view.asked?.prompt === 'respond' && seats.length >= 2,
    },
  },
};

const found = new Map<Situation, Promise<string>>();

/** The save of a situation; looked for once. */
export function situation(name: Situation): Promise<string> {
  const { wish, people } = SEARCHES[name];
  const save = found.get(name) ?? findPosition(wish, 80).then((session) => saveOf(session, people));
  found.set(name, save);
  return save;
}

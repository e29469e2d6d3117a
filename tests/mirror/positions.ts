// Positions of real games, found by playing: careful bots play every seat until the wanted situation has come up.
// The same wish and seed always give the same position. For the tests of the screens and for their pictures.

import { inProcess } from '../../src/bots/bot.ts';
import { BRAH_BOTS, BRAH_THINKING } from '../../src/bots/brah/bots.ts';
import { BRAH } from '../../src/core/brah/index.ts';
import type { BrahConfig, BrahView } from '../../src/core/brah/public.ts';
import { defaultConfig } from '../../src/core/brah/public.ts';
import type { BrahSession } from '../../src/app/brah-match.ts';
import { BRAH_CUSTOMS } from '../../src/session/brah.ts';
import type { SeatHolder } from '../../src/session/port.ts';
import { createSession } from '../../src/session/session.ts';

export const NAMES = ['Ann', 'Bo', 'Cleo', 'Dazza', 'Edda', 'Finn'] as const;

export type Wish = {
  readonly players: number;
  readonly seed: string;
  /** The table as nobody in particular sees it, and the seats asked. */
  readonly until: (view: BrahView, seats: readonly number[]) => boolean;
  readonly config?: Partial<BrahConfig>;
  readonly bot?: 'random' | 'greedy';
  /** Looks at every position on the way. */
  readonly look?: (session: BrahSession) => void;
};

/** A session stopped at the first position that fits; null when the game ended before. */
export async function positionOf(wish: Wish): Promise<BrahSession | null> {
  const config = { ...defaultConfig(wish.players), ...wish.config };
  const session = createSession(
    { game: BRAH, customs: BRAH_CUSTOMS, bots: inProcess(BRAH_THINKING, BRAH_BOTS), prints: false },
    { config, seats: botSeats(wish), seed: wish.seed },
  );
  return new Promise((resolve) => {
    const look = () => {
      wish.look?.(session);
      const pending = session.pending();
      if (pending.kind === 'over') return resolve(wish.until(session.view('table'), []) ? session : null);
      if (pending.kind !== 'decide' || !wish.until(session.view('table'), pending.seats)) return;
      session.pause();
      resolve(session);
    };
    session.onChange(look);
    look();
  });
}

function botSeats({ players, bot = 'greedy' }: Wish): readonly SeatHolder[] {
  return Array.from({ length: players }, (_, seat) => ({ kind: 'bot', name: NAMES[seat] ?? '', bot, seed: seat + 1 }));
}

/** The first position that fits, over many seeds. */
export async function findPosition(wish: Omit<Wish, 'seed'>, tries = 40): Promise<BrahSession> {
  for (let i = 0; i < tries; i++) {
    const session = await positionOf({ ...wish, seed: `position ${i}` });
    if (session !== null) return session;
  }
  throw new Error('violated assumption: no game has this position');
}

/** The log of a position as a save of the page, with people on these seats. */
export function saveOf(session: BrahSession, people: readonly number[], bot: 'random' | 'greedy' = 'greedy'): string {
  const log = session.toLog();
  const seats = session
    .holders()
    .map(
      ({ name }, seat): SeatHolder =>
        people.includes(seat) ? { kind: 'person', name } : { kind: 'bot', name, bot, seed: seat + 1 },
    );
  return JSON.stringify({ ...log, seats });
}

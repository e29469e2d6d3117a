// The last turns of real games that a person wins, for tests that play them to the end.

import { positionOf, saveOf } from '../mirror/positions.ts';
import { adviceFor, nextQuestion, twinOf } from './driver.ts';

/** A save so many turns before seat 0 wins, with a person there. */
export async function beforeVictory(players: number, from: number, turns = 3): Promise<string> {
  for (let i = from; i < from + 60; i++) {
    const wish = { players, seed: `victory ${i}`, config: { shortDeck: 60, spread: 'even' as const } };
    const whole = await positionOf({ ...wish, until: (view) => view.outcome !== null });
    const end = whole?.view('table');
    if (end?.outcome?.winner !== 0 || end.turn.number < 8) continue;
    const cut = end.turn.number - turns;
    const late = await positionOf({ ...wish, until: (view, seats) => view.turn.number >= cut && seats.includes(0) });
    if (late === null) continue;
    const body = saveOf(late, [0]);
    if (await winsFromHere(body)) return body;
  }
  throw new Error('violated assumption: no such game');
}

/** With the advice of the driver, which thinks with another luck than the bot that sat there. */
async function winsFromHere(body: string): Promise<boolean> {
  const twin = twinOf(body);
  for (;;) {
    const [seat] = await nextQuestion(twin);
    const pending = twin.pending();
    if (seat === undefined || pending.kind !== 'decide') break;
    if (twin.propose(seat, pending.no, adviceFor(twin, seat).action) !== null) return false;
  }
  return twin.view('table').outcome?.winner === 0;
}

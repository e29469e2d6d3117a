// Asks the bots that think in a worker. Questions and answers carry a number, so answers may come in any order.

import type { BotRequest, BotRunner } from './bot.ts';

/** The games whose bots the worker knows. */
export type GameName = 'brah' | 'lair';
export type Question<Request> = { readonly id: number; readonly game: GameName; readonly request: Request };
export type Answered<Action> = { readonly id: number; readonly action: Action | null };

/** What is used of a worker; tests hand in something simpler. */
export type WorkerLike<Action> = {
  readonly postMessage: (question: Question<unknown>) => void;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: Answered<Action> }) => void) => void;
  readonly terminate: () => void;
};

/** A runner over a worker made at the first question; stopping ends it and answers whatever is open with nothing. */
export function workerRunner<Copy, Action>(
  game: GameName,
  makeWorker: () => WorkerLike<Action>,
): BotRunner<Copy, Action> {
  let worker: WorkerLike<Action> | null = null;
  let asked = 0;
  const waiting = new Map<number, (action: Action | null) => void>();
  const open = (): WorkerLike<Action> => {
    const made = makeWorker();
    made.addEventListener('message', ({ data }) => {
      waiting.get(data.id)?.(data.action);
      waiting.delete(data.id);
    });
    return made;
  };
  return {
    choose: (request: BotRequest<Copy>) =>
      new Promise((answer) => {
        worker ??= open();
        asked += 1;
        waiting.set(asked, answer);
        worker.postMessage({ id: asked, game, request });
      }),
    stop: () => {
      worker?.terminate();
      worker = null;
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
    },
  };
}

/** The runner of the page. The worker's file is found by the bundler. */
export function pageRunner<Copy, Action>(game: GameName): BotRunner<Copy, Action> {
  return workerRunner(
    game,
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerLike<Action>,
  );
}

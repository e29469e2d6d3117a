// Asks the bots that think in a worker. Questions and answers carry a number, so answers may come in any order.

import type { BotRequest, BotRunner } from './bot.ts';

export type Question<Request> = { readonly id: number; readonly request: Request };
export type Answered<Action> = { readonly id: number; readonly action: Action | null };

/** What is used of a worker; tests hand in something simpler. */
export type WorkerLike<Action> = {
  readonly postMessage: (question: Question<unknown>) => void;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: Answered<Action> }) => void) => void;
  readonly terminate: () => void;
};

/** A runner over a worker made at the first question; stopping ends it and answers whatever is open with nothing. */
export function workerRunner<Copy, Action>(makeWorker: () => WorkerLike<Action>): BotRunner<Copy, Action> {
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
        worker.postMessage({ id: asked, request });
      }),
    stop: () => {
      worker?.terminate();
      worker = null;
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
    },
  };
}

/** Each game's bots think in a worker of its own; the workers' files are found by the bundler. */
const WORKERS = {
  brah: () => new Worker(new URL('./brah/worker.ts', import.meta.url), { type: 'module', name: 'brah' }),
  lair: () => new Worker(new URL('./lair/worker.ts', import.meta.url), { type: 'module', name: 'lair' }),
} as const;

/** The runner of the page for a game. */
export function pageRunner<Copy, Action>(game: keyof typeof WORKERS): BotRunner<Copy, Action> {
  return workerRunner(() => WORKERS[game]() as WorkerLike<Action>);
}

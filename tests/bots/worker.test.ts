// Asking bots in a worker: answers find their questions, whatever their order; stopping leaves nobody waiting.

import { describe, expect, test } from 'vitest';
import type { Answered, Question, WorkerLike } from '../../src/bots/worker-client.ts';
import { workerRunner } from '../../src/bots/worker-client.ts';

function fake() {
  const asked: Question<unknown>[] = [];
  const listeners: ((event: { readonly data: Answered<string> }) => void)[] = [];
  const made = { count: 0, ended: 0 };
  const make = (): WorkerLike<string> => {
    made.count += 1;
    return {
      postMessage: (question) => asked.push(question),
      addEventListener: (_type, listener) => listeners.push(listener),
      terminate: () => {
        made.ended += 1;
      },
    };
  };
  const answer = (id: number, action: string | null): void => {
    for (const listener of listeners) listener({ data: { id, action } });
  };
  return { asked, made, make, answer };
}

const request = (seat: number) => ({ bot: 'greedy', seat, seed: 1, copy: { hand: seat } }) as const;

describe('a worker of bots', () => {
  test('is made at the first question, once', () => {
    const { made, make } = fake();
    const runner = workerRunner(make);
    expect(made.count).toBe(0);
    runner.choose(request(0));
    runner.choose(request(1));
    expect(made.count).toBe(1);
  });
  test('answers find their question in any order', async () => {
    const { asked, make, answer } = fake();
    const runner = workerRunner(make);
    const first = runner.choose(request(0));
    const second = runner.choose(request(1));
    expect(asked.map(({ request: r }) => r)).toEqual([request(0), request(1)]);
    answer(2, 'second');
    answer(1, 'first');
    answer(99, 'nobody');
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  });
  test('stopped, it leaves nobody waiting, and a later question makes a new one', async () => {
    const { made, make } = fake();
    const runner = workerRunner(make);
    const open = runner.choose(request(0));
    runner.stop();
    expect(await open).toBeNull();
    runner.choose(request(0));
    expect(made).toEqual({ count: 2, ended: 1 });
  });
});

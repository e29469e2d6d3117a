// The pure halves of the list view: drafts, keys, the gathered voice, the prose reader.

import { describe, expect, test } from 'vitest';
import type { Action, Pick } from '../../src/core/brah/public.ts';
import { keyOf } from '../../src/core/brah/public.ts';
import { walk } from '../../src/core/kernel/draft.ts';
import type { Step } from '../../src/core/kernel/draft.ts';
import { askedAfter, back, begin, continued, pickOne, without } from '../../src/mirror/brah/draft.ts';
import { commandOf, KEYS } from '../../src/mirror/keys.ts';
import type { Timer } from '../../src/mirror/live.tsx';
import { gatherer } from '../../src/mirror/live.tsx';
import { blocksOf, sought } from '../../src/shell/prose.tsx';

const weapon = (n: number): Pick => ({ pick: 'weapon', weapon: n });
const done: Pick = { pick: 'done' };

/** Weapons 1 to 3; done once two are chosen. */
function fight(taken: readonly number[]): Step<Pick, Action> {
  const rest = [1, 2, 3].filter((n) => !taken.includes(n)).map(weapon);
  return {
    kind: 'offer',
    picks: taken.length >= 2 ? [...rest, done] : rest,
    next: (pick) =>
      pick.pick === 'weapon'
        ? fight([...taken, pick.weapon])
        : { kind: 'action', action: { type: 'fight', weapons: taken } },
  };
}
const ask = (picks: readonly Pick[]) => walk(fight([]), picks, keyOf);
const first = [1, 2, 3].map(weapon);

describe('R27 a draft stays on the screen until it is whole', () => {
  const made = (...picks: Pick[]) => continued(picks, first, ask);

  test('pick by pick to the action', () => {
    const one = pickOne(begin(first), weapon(2), ask);
    expect(one).toMatchObject({ kind: 'making', making: { picks: [weapon(2)], offered: [weapon(1), weapon(3)] } });
    expect(pickOne(made(weapon(2), weapon(1)), done, ask)).toEqual({
      kind: 'whole',
      action: { type: 'fight', weapons: [2, 1] },
    });
  });

  test('a pick that leads nowhere changes nothing', () => {
    const making = made(weapon(2));
    expect(pickOne(making, weapon(2), ask)).toEqual({ kind: 'making', making });
  });

  test('back takes the last pick, without takes one from the middle', () => {
    expect(back(made(weapon(1), weapon(3)), first, ask).picks).toEqual([weapon(1)]);
    expect(without(made(weapon(1), weapon(2), weapon(3)), weapon(2), first, ask).picks).toEqual([weapon(1), weapon(3)]);
  });

  test('the answer of another takes nothing back; a question of its own is a new one', () => {
    const secret = { no: 4, since: 4, prompt: 'choose-heroes', shared: true, depth: 0 };
    const last = { ...secret, no: 5, shared: false };
    expect(askedAfter(secret, { ...secret, no: 5 }).since, 'one of three has answered').toBe(4);
    expect(askedAfter(secret, last).since, 'only the viewer is left').toBe(4);
    expect(askedAfter(last, last).since, 'drawn once more').toBe(4);
    expect(askedAfter(last, { ...last, no: 6 }).since, 'the same prompt again').toBe(6);
    expect(askedAfter(secret, { ...secret, no: 6, prompt: 'place-trait' }).since).toBe(6);
    expect(askedAfter(secret, { ...secret, no: 6, depth: 1 }).since, 'a window on another action').toBe(6);
  });

  test('picks that the game no longer offers start afresh', () => {
    expect(continued([weapon(9)], first, ask)).toEqual(begin(first));
  });
});

describe('R19 keys', () => {
  const press = (key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) =>
    commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

  test('each key means one thing; Tab is never taken', () => {
    expect(press('F6')).toBe('next-region');
    expect(press('F6', { shiftKey: true })).toBe('last-region');
    expect(press('[')).toBe('last-region');
    expect(press('7')).toEqual({ option: 7 });
    expect(press('z', { ctrlKey: true })).toBe('undo');
    expect(press('i')).toBe('details');
    expect(press('Tab')).toBeNull();
    expect(press('7', { ctrlKey: true })).toBeNull();
  });

  test('while a name is typed, I is a letter', () => {
    expect(commandOf({ key: 'i', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }, true)).toBeNull();
  });

  test('the help names them', () => {
    expect(KEYS.length).toBeGreaterThan(10);
  });
});

describe('R79 the polite voice', () => {
  const news = (text: string, weighty = false) => ({ text, weighty });

  function clock() {
    const runs: (() => void)[] = [];
    const timer: Timer = { start: (run) => runs.push(run), stop: () => {} };
    return { timer, tick: () => runs.shift()?.() };
  }

  test('gathers what comes within half a second into one utterance', () => {
    const said: string[] = [];
    const { timer, tick } = clock();
    const voice = gatherer((text) => said.push(text), 500, timer);
    voice.add(news('One.'));
    voice.add(news('Two.'));
    expect(said).toEqual([]);
    tick();
    expect(said).toEqual(['One. Two.']);
    voice.add(news('Three.'));
    expect(said).toHaveLength(1);
    tick();
    expect(said).toEqual(['One. Two.', 'Three.']);
  });
});

test('R79 of a whole round at once only the big moments are said', () => {
  const said: string[] = [];
  const waiting: (() => void)[] = [];
  const timer: Timer = { start: (run) => waiting.push(run), stop: () => {} };
  const voice = gatherer((text) => said.push(text), 500, timer);
  for (let i = 0; i < 20; i++) voice.add({ text: `Move ${i}.`, weighty: i === 3 });
  waiting.shift()?.();
  expect(said).toEqual(['Move 3.']);
});

describe('our own texts', () => {
  test('headings, lists, tables and paragraphs are told apart', () => {
    const blocks = blocksOf('# A\n\nOne\ntwo.\n\n- x\n- y\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
    expect(blocks[1]).toEqual({ kind: 'paragraph', text: 'One two.' });
    expect(blocks[3]).toEqual({ kind: 'table', head: ['a', 'b'], rows: [['1', '2']] });
  });

  test('a search keeps only what holds the word', () => {
    expect(sought({ kind: 'list', items: ['Nay! counters', 'Trade'] }, 'nay')).toEqual({
      kind: 'list',
      items: ['Nay! counters'],
    });
    expect(sought({ kind: 'paragraph', text: 'Trade' }, 'nay')).toBeNull();
  });
});

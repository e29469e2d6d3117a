// Saves and settings: two slots, torn and broken writes, and a store that does not work.

import { describe, expect, test } from 'vitest';
import { hashText } from '../../src/core/kernel/hash.ts';
import { dropSave, findSave, saver } from '../../src/storage/saves.ts';
import { DEFAULT_SETTINGS, keepSettings, loadSettings } from '../../src/storage/settings.ts';
import type { Store } from '../../src/storage/store.ts';
import { memoryStore, openStore } from '../../src/storage/store.ts';

function savingTo(store: Store, after = 0) {
  let body = '';
  const troubles: string[] = [];
  const kept = saver({
    store,
    game: 'brah',
    after,
    draw: () => ({ body, title: `has ${body}` }),
    now: () => '2026-01-01T00:00:00.000Z',
    onTrouble: (sentence) => troubles.push(sentence),
  });
  const save = async (text: string) => {
    body = text;
    kept.note();
    await kept.settled();
  };
  const set = (text: string) => {
    body = text;
  };
  return { save, note: kept.note, settled: kept.settled, troubles, set };
}

describe('R63 two alternating slots', () => {
  test('the newest save is found, the one before is kept', async () => {
    const store = memoryStore();
    const { save } = savingTo(store);
    for (const body of ['one', 'two', 'three']) await save(body);
    expect((await findSave(store, 'brah')).save).toMatchObject({ body: 'three', number: 3 });
    expect(await store.get('save/brah/a')).toMatchObject({ body: 'two' });
  });

  test('a torn write loads the one before, says so and is kept', async () => {
    const store = memoryStore();
    const { save } = savingTo(store);
    await save('one');
    await save('two');
    const torn = { ...((await store.get('save/brah/a')) as object), body: 'tw' };
    await store.set('save/brah/a', torn);
    const found = await findSave(store, 'brah');
    expect(found.save).toMatchObject({ body: 'one' });
    expect(found.trouble).toMatch(/damaged.*\.$/);
    expect(await store.get('broken/brah/a')).toEqual(torn);
  });

  test.each([
    ['text'],
    [null],
    [7],
    [{}],
    [{ format: 2 }],
    [{ format: 1, number: 1, savedAt: '', title: '', body: 'x', checksum: 'y' }],
  ])('what is no save (%j) never crashes', async (raw) => {
    const store = memoryStore();
    await store.set('save/brah/a', raw);
    const found = await findSave(store, 'brah');
    expect(found.save).toBeNull();
    expect(found.trouble === '').toBe(raw === null);
  });

  test('a burst of moves ends in few writes, the last one whole', async () => {
    const store = memoryStore();
    const { note, settled, set } = savingTo(store);
    for (let i = 0; i < 50; i++) {
      set(`move ${i}`);
      note();
    }
    await settled();
    expect((await findSave(store, 'brah')).save).toMatchObject({ body: 'move 49', number: 1 });
  });

  test('R62 stopped at any write, at most that write is lost', async () => {
    for (let cut = 1; cut <= 20; cut++) {
      const inner = memoryStore();
      let writes = 0;
      const store: Store = {
        ...inner,
        set: async (key, value) => {
          writes += 1;
          if (writes === cut) await inner.set(key, { ...(value as object), body: 'torn' });
          if (writes < cut) await inner.set(key, value);
        },
      };
      const { save } = savingTo(store);
      for (let move = 1; move <= cut; move++) await save(`move ${move}`);
      const found = await findSave(inner, 'brah');
      expect(found.save?.body ?? 'move 0').toBe(`move ${cut - 1}`);
    }
  });

  test('writing that fails is said once in a sentence and play goes on', async () => {
    const store: Store = { ...memoryStore(), set: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
    const { save, troubles } = savingTo(store);
    await save('one');
    expect(troubles).toEqual([expect.stringMatching(/no longer be saved.*\.$/)]);
  });

  test('a finished game leaves no save', async () => {
    const store = memoryStore();
    await savingTo(store).save('one');
    await dropSave(store, 'brah');
    expect(await findSave(store, 'brah')).toEqual({ save: null, trouble: '' });
  });
});

describe('R66 a store that does not work', () => {
  const broken: readonly (readonly [string, () => Store])[] = [
    [
      'throws at once',
      () => {
        throw new Error('no database');
      },
    ],
    ['hangs', () => ({ ...memoryStore(), set: () => new Promise<void>(() => {}) })],
    ['refuses', () => ({ ...memoryStore(), set: () => Promise.reject(new Error('closed')) })],
    ['forgets', () => ({ ...memoryStore(), get: async () => null })],
  ];
  test.each(broken)('that %s gives way to memory in time', async (_, make) => {
    const { store, lasting } = await openStore(make, 30);
    expect(lasting).toBe(false);
    await store.set('a', 1);
    expect(await store.get('a')).toBe(1);
  });

  test('settings take their default where they cannot be read, one by one', async () => {
    const store = memoryStore();
    expect(await loadSettings(store)).toEqual(DEFAULT_SETTINGS);
    await store.set('settings', { textSize: 2, pace: 'warp', names: 7 });
    expect(await loadSettings(store)).toEqual({ ...DEFAULT_SETTINGS, textSize: 2 });
    expect(await keepSettings(store, { ...DEFAULT_SETTINGS, pace: 'fast' })).toBe(true);
    expect((await loadSettings(store)).pace).toBe('fast');
  });
});

test('the checksum is of the body', async () => {
  const store = memoryStore();
  await savingTo(store).save('one');
  expect((await findSave(store, 'brah')).save?.checksum).toBe(hashText('one'));
});

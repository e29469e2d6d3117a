// A place to keep things by key, behind one small interface: the browser's database, or memory where that is broken.
// The only file that knows localforage.

import localforage from 'localforage';

export type Store = {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
};

/** Keeps nothing beyond the life of the page. */
export function memoryStore(): Store {
  const kept = new Map<string, unknown>();
  return {
    get: async (key) => kept.get(key) ?? null,
    set: async (key, value) => void kept.set(key, structuredClone(value)),
    remove: async (key) => void kept.delete(key),
  };
}

function browserStore(): Store {
  const forage = localforage.createInstance({ name: 'dungeon-night', storeName: 'kept' });
  return {
    get: (key) => forage.getItem(key),
    set: async (key, value) => void (await forage.setItem(key, value)),
    remove: (key) => forage.removeItem(key),
  };
}

/** How long a database may take to answer before it counts as broken: a hung one never answers. */
const PROBE_MS = 2000;

export type Opened = { readonly store: Store; readonly lasting: boolean };

/** Tries the store once; where it does not answer in time, or not with what was put in, memory takes its place. */
export async function openStore(lasting: () => Store = browserStore, ms = PROBE_MS): Promise<Opened> {
  try {
    const store = lasting();
    if (await inTime(probe(store), ms)) return { store, lasting: true };
  } catch {
    // Thrown at once: no database here.
  }
  return { store: memoryStore(), lasting: false };
}

async function probe(store: Store): Promise<boolean> {
  await store.set('probe', 'there');
  return (await store.get('probe')) === 'there';
}

function inTime(work: Promise<boolean>, ms: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms));
  return Promise.race([work.catch(() => false), late]);
}

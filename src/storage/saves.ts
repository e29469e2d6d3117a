// The autosave of a running game: two slots written in turn, each an envelope with a checksum, so that a write that was
// torn leaves the one before. A save that cannot be read is said in a sentence and kept aside; it never stops anything.

import * as v from 'valibot';
import { hashText } from '../core/kernel/hash.ts';
import type { Store } from './store.ts';

const Envelope = v.object({
  format: v.literal(1),
  /** Rises with every write of this game's saves: the higher one is the newer. */
  number: v.pipe(v.number(), v.safeInteger()),
  savedAt: v.string(),
  /** What the menu says about it. */
  title: v.pipe(v.string(), v.maxLength(200)),
  /** The match as text. */
  body: v.string(),
  checksum: v.string(),
});
export type Save = v.InferOutput<typeof Envelope>;

export type Found = {
  readonly save: Save | null;
  /** A sentence about a save that could not be read; empty when all is well. */
  readonly trouble: string;
};

const SLOTS = ['a', 'b'] as const;

function keyOf(game: string, slot: (typeof SLOTS)[number]): string {
  return `save/${game}/${slot}`;
}

function parse(raw: unknown): Save | null {
  const read = v.safeParse(Envelope, raw);
  return read.success && hashText(read.output.body) === read.output.checksum ? read.output : null;
}

/** The newest save of a game that can be read. */
export async function findSave(store: Store, game: string): Promise<Found> {
  const saves: Save[] = [];
  let broken = 0;
  try {
    for (const slot of SLOTS) {
      const raw = await store.get(keyOf(game, slot));
      if (raw === null || raw === undefined) continue;
      const save = parse(raw);
      if (save !== null) saves.push(save);
      else {
        broken += 1;
        await store.set(`broken/${game}/${slot}`, raw);
      }
    }
  } catch {
    return { save: null, trouble: 'Saved games cannot be reached just now.' };
  }
  const [newest] = saves.toSorted((a, b) => b.number - a.number);
  return { save: newest ?? null, trouble: troubleOf(broken, newest !== undefined) };
}

function troubleOf(broken: number, found: boolean): string {
  if (broken === 0) return '';
  return found
    ? 'The last save was damaged, so the one before it is offered. The damaged one is kept.'
    : 'There is a saved game, but it is damaged and cannot be opened. It is kept as it is.';
}

/** The game is over or given up: its save goes. */
export async function dropSave(store: Store, game: string): Promise<void> {
  for (const slot of SLOTS) await store.remove(keyOf(game, slot)).catch(() => {});
}

/** A save that is whole but does not open (another version, a fault) is put aside, so that it is kept but not offered. */
export async function putAside(store: Store, game: string, save: Save): Promise<void> {
  await store.set(`broken/${game}/unopened`, save).catch(() => {});
}

export type Saver = {
  /** Something has happened: save as soon as the page has a moment. */
  readonly note: () => void;
  /** Resolves when everything noted is written. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
};

type SaverParts = {
  readonly store: Store;
  readonly game: string;
  /** The match as text and what to call it, when it is wanted. */
  readonly draw: () => { readonly body: string; readonly title: string };
  readonly now: () => string;
  readonly onTrouble: (sentence: string) => void;
  /** The number of the newest save that exists. */
  readonly after: number;
};

/** Writes the two slots in turn, one write at a time; what is noted meanwhile goes into the next. */
export function saver({ store, game, draw, now, onTrouble, after }: SaverParts): Saver {
  let number = after;
  let dirty = false;
  let stopped = false;
  let writing: Promise<void> | null = null;
  const write = async (): Promise<void> => {
    while (dirty && !stopped) {
      dirty = false;
      const { body, title } = draw();
      number += 1;
      const save: Save = { format: 1, number, savedAt: now(), title, body, checksum: hashText(body) };
      try {
        await store.set(keyOf(game, number % 2 === 0 ? 'a' : 'b'), save);
      } catch {
        onTrouble('This game can no longer be saved here. Play goes on, but it will be lost when the page closes.');
      }
    }
    writing = null;
  };
  const note = () => {
    dirty = true;
    // A whole burst of bot moves ends in one write.
    writing ??= Promise.resolve().then(write);
  };
  const stop = () => {
    stopped = true;
  };
  return { note, settled: () => writing ?? Promise.resolve(), stop };
}

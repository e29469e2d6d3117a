// Part of the page that comes when it is wanted.

import { useEffect, useState } from 'preact/hooks';

export type Chunk<T> = { readonly state: 'coming' | 'failed' } | { readonly state: 'here'; readonly part: T };

/** Fetches it once; `load` must stay the same from drawing to drawing. */
export function useChunk<T>(load: () => Promise<T>): Chunk<T> {
  const [chunk, setChunk] = useState<{ readonly of: unknown; readonly is: Chunk<T> }>({ of: load, is: COMING });
  useEffect(() => {
    let left = false;
    const set = (is: Chunk<T>) => {
      if (!left) setChunk({ of: load, is });
    };
    load().then(
      (part) => set({ state: 'here', part }),
      () => set({ state: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [load]);
  return chunk.of === load ? chunk.is : COMING;
}

const COMING = { state: 'coming' } as const;

/** Said where a part could not be fetched. */
export const NOT_FETCHED = 'Part of this page could not be fetched. Load it again when you are connected.';

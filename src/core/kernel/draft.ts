// How an action is put together, pick by pick. A draft is never logged or sent; the finished action is.
// A game describes its choices as a tree of offers made on demand; this file walks it.

/** The next picks on offer, or the finished action. An empty offer means that the picks so far led nowhere. */
export type Draft<Pick, Action> =
  | { readonly kind: 'offer'; readonly picks: readonly Pick[] }
  | { readonly kind: 'action'; readonly action: Action };

/** A node of the tree: what may be picked, and where each pick leads. */
export type Step<Pick, Action> =
  | { readonly kind: 'offer'; readonly picks: readonly Pick[]; readonly next: (pick: Pick) => Step<Pick, Action> }
  | { readonly kind: 'action'; readonly action: Action };

export function offer<Pick, Action>(
  picks: readonly Pick[],
  next: (pick: Pick) => Step<Pick, Action>,
): Step<Pick, Action> {
  return { kind: 'offer', picks, next };
}

export function finished<Pick, Action>(action: Action): Step<Pick, Action> {
  return { kind: 'action', action };
}

/** Follows the picks from the root. A pick that is not on offer, or one too many, leads nowhere. */
export function walk<Pick, Action>(
  root: Step<Pick, Action>,
  picks: readonly Pick[],
  keyOf: (pick: Pick) => string,
): Draft<Pick, Action> {
  let step = root;
  for (const pick of picks) {
    if (step.kind === 'action') return { kind: 'offer', picks: [] };
    const key = keyOf(pick);
    const hit = step.picks.find((p) => keyOf(p) === key);
    if (hit === undefined) return { kind: 'offer', picks: [] };
    step = step.next(hit);
  }
  return step.kind === 'action' ? step : { kind: 'offer', picks: step.picks };
}

/**
 * Picks `min` to `max` different things out of `picks`, in the order chosen; `done` ends early once `min` are taken.
 * `isOpen(taken, pick)` may close picks that would lead nowhere; `mayEnd(taken)` may forbid to end here.
 */
export function several<Pick, Action>(
  picks: readonly Pick[],
  range: { readonly min: number; readonly max: number },
  done: Pick,
  finish: (taken: readonly Pick[]) => Step<Pick, Action>,
  limits: {
    readonly isOpen?: (taken: readonly Pick[], pick: Pick) => boolean;
    readonly mayEnd?: (taken: readonly Pick[]) => boolean;
  } = {},
  taken: readonly Pick[] = [],
): Step<Pick, Action> {
  if (taken.length >= range.max) return finish(taken);
  const open = picks.filter((p) => !taken.includes(p) && (limits.isOpen?.(taken, p) ?? true));
  const mayEnd = taken.length >= range.min && (limits.mayEnd?.(taken) ?? true);
  if (open.length === 0) return mayEnd ? finish(taken) : offer([], () => finish(taken));
  return offer(mayEnd ? [...open, done] : open, (pick) =>
    pick === done ? finish(taken) : several(picks, range, done, finish, limits, [...taken, pick]),
  );
}

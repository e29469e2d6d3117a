// Where the keyboard stands: one tab stop a region, arrows inside it, leaps between regions, and a focus that is never
// lost to the page: when the focused thing goes, its neighbour takes over, then the prompt.
// Works on the page as it is; regions carry `data-region`, things that must keep their place carry `data-key`.

const STOPS = 'button:not(:disabled), summary, a[href], input:not(:disabled), select:not(:disabled), [data-stop]';

export function regionsOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-region]')].filter((region) => region.offsetParent !== null);
}

export function stopsOf(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.offsetParent !== null && isOpen(stop));
}

/** Not inside a closed fold. */
function isOpen(stop: HTMLElement): boolean {
  const fold = stop.parentElement?.closest('details');
  return (
    fold === null || fold === undefined || fold.open || (stop.tagName === 'SUMMARY' && stop.parentElement === fold)
  );
}

export function keyOfStop(stop: Element): string {
  return stop.closest('[data-key]')?.getAttribute('data-key') ?? '';
}

/** Where the focus was when last seen: enough to find its neighbour when it is gone. */
export type Standing = { readonly region: string; readonly index: number; readonly key: string };

export function standingOf(root: HTMLElement, element: Element | null): Standing | null {
  const region = element?.closest<HTMLElement>('[data-region]') ?? null;
  if (element === null || region === null || !root.contains(region)) return null;
  const index = stopsOf(region).indexOf(element as HTMLElement);
  return { region: region.dataset['region'] ?? '', index: Math.max(0, index), key: keyOfStop(element) };
}

/** Makes exactly one stop of each region reachable by Tab: the one last used, or the first. */
export function rove(root: HTMLElement, standings: ReadonlyMap<string, Standing>): void {
  for (const region of regionsOf(root)) {
    const stops = stopsOf(region);
    const standing = standings.get(region.dataset['region'] ?? '');
    const kept =
      standing === undefined ? -1 : stops.findIndex((stop) => standing.key !== '' && keyOfStop(stop) === standing.key);
    const current = kept >= 0 ? kept : Math.min(standing?.index ?? 0, stops.length - 1);
    stops.forEach((stop, i) => {
      stop.tabIndex = i === current ? 0 : -1;
    });
  }
}

/** The next stop for a key inside a region; null when the key means nothing here. Up and down go by where things lie. */
export function nextStop(stops: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | null {
  const at = stops.indexOf(from);
  if (at < 0) return null;
  switch (key) {
    case 'ArrowRight':
      return stops[at + 1] ?? stops[0] ?? null;
    case 'ArrowLeft':
      return stops[at - 1] ?? stops[stops.length - 1] ?? null;
    case 'Home':
      return stops[0] ?? null;
    case 'End':
      return stops[stops.length - 1] ?? null;
    case 'ArrowDown':
    case 'ArrowUp':
      return nearest(stops, from, key === 'ArrowDown' ? 1 : -1) ?? stops[at + (key === 'ArrowDown' ? 1 : -1)] ?? null;
    default:
      return null;
  }
}

function nearest(stops: readonly HTMLElement[], from: HTMLElement, way: 1 | -1): HTMLElement | null {
  const here = from.getBoundingClientRect();
  const [x, y] = [here.left + here.width / 2, here.top + here.height / 2];
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const box = stop.getBoundingClientRect();
    const down = (box.top + box.height / 2 - y) * way;
    if (down < 8) continue;
    const far = down + 2 * Math.abs(box.left + box.width / 2 - x);
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

/** The words a stop is known by, for type-ahead. */
export function wordsOf(stop: HTMLElement): string {
  return (stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().toLowerCase();
}

/** The next stop whose words begin with what was typed, or hold a word that does. */
export function typedStop(stops: readonly HTMLElement[], from: HTMLElement, typed: string): HTMLElement | null {
  const at = stops.indexOf(from);
  const rest = [...stops.slice(at + (typed.length === 1 ? 1 : 0)), ...stops.slice(0, Math.max(0, at + 1))];
  const begins = (stop: HTMLElement) => wordsOf(stop).startsWith(typed);
  const holds = (stop: HTMLElement) => wordsOf(stop).includes(` ${typed}`);
  return rest.find(begins) ?? rest.find(holds) ?? null;
}

/** Puts the focus back when it was lost: same thing, neighbour, prompt. Returns where it went. */
export function recover(root: HTMLElement, lost: Standing | null): HTMLElement | null {
  const region = lost === null ? null : root.querySelector<HTMLElement>(`[data-region="${lost.region}"]`);
  const stops = region === null ? [] : stopsOf(region);
  const same = lost !== null && lost.key !== '' ? stops.find((stop) => keyOfStop(stop) === lost.key) : undefined;
  const target =
    same ?? stops[Math.min(lost?.index ?? 0, stops.length - 1)] ?? root.querySelector<HTMLElement>('[data-prompt]');
  target?.focus();
  return target;
}

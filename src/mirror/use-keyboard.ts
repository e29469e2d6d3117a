// The keys of the table, and the focus that never gets lost: after every drawing it is where it was, or beside it.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Standing } from './focus.ts';
import { keyOfStop, nextStop, recover, regionsOf, rove, standingOf, stopsOf, typedStop } from './focus.ts';
import { commandOf } from './keys.ts';

/** Keys that mean the same in a box for words as elsewhere. */
const WAYS_OUT: ReadonlySet<string> = new Set(['F6', 'ArrowDown', 'ArrowUp', 'Escape']);

/** What the keys need to know of what is being put together. */
type Drafting = {
  /** Picks made so far. */
  readonly made: number;
  /** Are there answers in the prompt? */
  readonly isAsked: boolean;
  readonly back: () => void;
  readonly cancel: () => void;
};

type Acts = {
  readonly help: () => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Opens the details of what is in focus, where a press does not; false when there are none. */
  readonly details?: (target: HTMLElement) => boolean;
};

/** The keys of the table, and the focus that never gets lost. */
export function useKeyboard(root: { readonly current: HTMLDivElement | null }, table: Drafting, acts: Acts): void {
  const standings = useRef(new Map<string, Standing>());
  const last = useRef<Standing | null>(null);
  const typed = useRef({ text: '', at: 0 });
  const asked = table.made;
  const before = useRef(asked);

  useLayoutEffect(() => {
    const game = root.current;
    if (game === null) return;
    rove(game, standings.current);
    const active = document.activeElement;
    const onTop = document.querySelector('dialog[open]') !== null;
    const lost = active === null || active === document.body;
    // A draft that has just begun asks its next question in the prompt.
    if (!onTop && asked > before.current && table.isAsked) {
      game.querySelector<HTMLElement>('[data-prompt]')?.focus({ preventScroll: false });
    } else if (!onTop && lost) {
      recover(game, last.current);
    }
    before.current = asked;
  });

  useEffect(() => {
    const game = root.current;
    if (game === null) return;
    const onFocus = (event: FocusEvent) => {
      const standing = standingOf(game, event.target as Element);
      if (standing === null) return;
      last.current = standing;
      standings.current.set(standing.region, standing);
      rove(game, standings.current);
    };
    game.addEventListener('focusin', onFocus);
    return () => game.removeEventListener('focusin', onFocus);
  }, [root]);

  // Before the page is painted: a key pressed right after a drawing means what the new drawing says.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const game = root.current;
      const target = event.target as HTMLElement;
      if (game === null || target.closest('dialog') !== null) return;
      // A box for words keeps the keys that words are made of; the way out of it is not one of them.
      const typesWords = target.closest('input:not([type="checkbox"]), select, textarea') !== null;
      if (typesWords && !WAYS_OUT.has(event.key)) return;
      if (press(event, game, target)) event.preventDefault();
    };
    const press = (event: KeyboardEvent, game: HTMLElement, target: HTMLElement): boolean => {
      const typing = Date.now() - typed.current.at < 700;
      const command = commandOf(event, typing);
      if (command === 'help') acts.help();
      else if (command === 'undo') acts.undo?.();
      else if (command === 'redo') acts.redo?.();
      else if (command === 'next-region' || command === 'last-region')
        leap(game, target, command === 'next-region' ? 1 : -1, standings.current);
      else if (command === 'details') return acts.details?.(target) ?? details(target, game);
      else if (command === 'back') table.back();
      else if (command === 'cancel') table.cancel();
      else if (typeof command === 'object' && command !== null) {
        const option = game.querySelector<HTMLElement>(`[data-option="${command.option}"]`);
        option?.click();
        return option !== null;
      } else return move(event, target);
      return true;
    };
    const move = (event: KeyboardEvent, target: HTMLElement): boolean => {
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      const region = target.closest<HTMLElement>('[data-region]');
      if (region === null) return false;
      const stops = stopsOf(region);
      // The prompt's sentence is not a stop; from there an arrow leads to the first option.
      const from = stops.includes(target) ? target : null;
      if (from === null && /^Arrow|^Home$|^End$/.test(event.key)) {
        stops[event.key === 'End' ? stops.length - 1 : 0]?.focus();
        return true;
      }
      if (/^[a-zA-Z]$/.test(event.key)) {
        const typing = Date.now() - typed.current.at < 700;
        typed.current = { text: (typing ? typed.current.text : '') + event.key.toLowerCase(), at: Date.now() };
        typedStop(stops, from ?? stops[0] ?? target, typed.current.text)?.focus();
        return true;
      }
      const next = from === null ? null : nextStop(stops, from, event.key);
      next?.focus();
      return next !== null;
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

function leap(game: HTMLElement, target: HTMLElement, way: 1 | -1, standings: ReadonlyMap<string, Standing>): void {
  // A region whose things cannot be pressed now is no stop of the leap.
  const regions = regionsOf(game).filter(
    (region) => stopsOf(region).length > 0 || region.querySelector('[data-prompt]') !== null,
  );
  const here = target.closest<HTMLElement>('[data-region]');
  const at = here === null ? -1 : regions.indexOf(here);
  const next = regions[(at + way + regions.length) % regions.length];
  if (next === undefined) return;
  const stops = stopsOf(next);
  const standing = standings.get(next.dataset['region'] ?? '');
  const kept = stops.find((stop) => standing !== undefined && keyOfStop(stop) === standing.key);
  (next.querySelector<HTMLElement>('[data-prompt]') ?? kept ?? stops[0])?.focus();
}

/** Opens the details of the thing in focus: the card whose button it is, or the card that the button stands on. */
function details(target: HTMLElement, game: HTMLElement): boolean {
  if (!game.contains(target)) return false;
  const thing = target.classList.contains('thing')
    ? target
    : target.closest('li')?.querySelector<HTMLElement>('.thing');
  thing?.click();
  return thing !== null && thing !== undefined;
}

// Fingers and mouse on the table: a long press or a right click shows details, a pull lifts a card of the hand, letting
// go drops it; sideways the fan is pushed along. A press without any of these stays the button's own click.

import { useEffect, useRef } from 'preact/hooks';
import type { ThingKey } from '../../../present/brah/table/picture.ts';

/** Further than this is no press any more. */
export const SLOP = 10;
/** Held so long it asks for details. */
export const LONG_PRESS_MS = 400;

export type Point = { readonly x: number; readonly y: number };

export type PointerDeeds = {
  /** May this thing be lifted, and may the fan be pushed? */
  readonly mayLift: (thing: ThingKey) => boolean;
  readonly mayPush: (thing: ThingKey) => boolean;
  readonly onInspect: (thing: ThingKey) => void;
  readonly onLift: (thing: ThingKey, at: Point) => void;
  readonly onMove: (thing: ThingKey, at: Point) => void;
  /** `at` null: it was let go by accident (a second finger, the system). */
  readonly onDrop: (thing: ThingKey, at: Point | null) => void;
  readonly onPush: (by: number) => void;
  /** Anything pressed at all: what is still moving comes to its end. */
  readonly onPress: () => void;
};

type Hold = {
  readonly id: number;
  readonly thing: ThingKey;
  readonly from: Point;
  last: Point;
  as: 'press' | 'lift' | 'push' | 'spent';
};

export function usePointer(root: { readonly current: HTMLElement | null }, deeds: PointerDeeds): void {
  const now = useRef(deeds);
  now.current = deeds;
  useEffect(() => {
    const table = root.current;
    return table === null ? undefined : listen(table, () => now.current);
  }, [root]);
}

function listen(table: HTMLElement, deeds: () => PointerDeeds): () => void {
  let hold: Hold | null = null;
  let timer: number | null = null;
  // The click that ends a pull or a long press is no press.
  let swallow = false;
  const pointOf = (event: MouseEvent): Point => {
    const box = table.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const thingAt = (event: Event): ThingKey | null =>
    (event.target as Element).closest<HTMLElement>('[data-thing]')?.dataset['thing'] ?? null;
  const stopTimer = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const giveUp = () => {
    stopTimer();
    if (hold?.as === 'lift') deeds().onDrop(hold.thing, null);
    hold = null;
  };
  const onDown = (event: PointerEvent) => {
    deeds().onPress();
    swallow = false;
    if (hold !== null) {
      swallow = true;
      return giveUp();
    }
    const thing = thingAt(event);
    if (thing === null || event.button !== 0) return;
    const from = pointOf(event);
    const mine: Hold = { id: event.pointerId, thing, from, last: from, as: 'press' };
    hold = mine;
    timer = window.setTimeout(() => {
      if (hold !== mine || mine.as !== 'press') return;
      mine.as = 'spent';
      swallow = true;
      deeds().onInspect(thing);
    }, LONG_PRESS_MS);
  };
  const onMove = (event: PointerEvent) => {
    if (hold === null || event.pointerId !== hold.id) return;
    const at = pointOf(event);
    if (hold.as === 'press' && Math.hypot(at.x - hold.from.x, at.y - hold.from.y) > SLOP) {
      stopTimer();
      begin(hold, at, event);
    }
    if (hold.as === 'lift') deeds().onMove(hold.thing, at);
    if (hold.as === 'push') deeds().onPush(at.x - hold.last.x);
    hold.last = at;
  };
  const begin = (held: Hold, at: Point, event: PointerEvent) => {
    const sideways = Math.abs(at.x - held.from.x) > Math.abs(at.y - held.from.y);
    const { mayPush, mayLift, onLift } = deeds();
    held.as = sideways && mayPush(held.thing) ? 'push' : mayLift(held.thing) ? 'lift' : 'spent';
    if (held.as === 'spent') return;
    swallow = true;
    table.setPointerCapture(event.pointerId);
    if (held.as === 'lift') onLift(held.thing, at);
  };
  const onUp = (event: PointerEvent) => {
    if (hold === null || event.pointerId !== hold.id) return;
    stopTimer();
    const { as, thing } = hold;
    hold = null;
    if (as === 'lift') deeds().onDrop(thing, pointOf(event));
  };
  const onCancel = (event: PointerEvent) => {
    if (event.pointerId === hold?.id) giveUp();
  };
  const onClick = (event: MouseEvent) => {
    // By keyboard there is no pointer before the click.
    if (!swallow || event.detail === 0) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onMenu = (event: MouseEvent) => {
    const thing = thingAt(event);
    if (thing === null) return;
    event.preventDefault();
    // On touch the long press has shown them already.
    if (swallow) return;
    giveUp();
    deeds().onInspect(thing);
  };
  table.addEventListener('pointerdown', onDown);
  table.addEventListener('pointermove', onMove);
  table.addEventListener('pointerup', onUp);
  table.addEventListener('pointercancel', onCancel);
  table.addEventListener('click', onClick, true);
  table.addEventListener('contextmenu', onMenu);
  return () => {
    giveUp();
    table.removeEventListener('pointerdown', onDown);
    table.removeEventListener('pointermove', onMove);
    table.removeEventListener('pointerup', onUp);
    table.removeEventListener('pointercancel', onCancel);
    table.removeEventListener('click', onClick, true);
    table.removeEventListener('contextmenu', onMenu);
  };
}

// Where the canvas lies and whatever is shown over it: the table of one viewer after the other, or a curtain. The stage
// is opened once and outlives them all.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Stage } from '../../../present/brah/table/stage.ts';
import type { Opening } from './use-stage.ts';
import { useStage } from './use-stage.ts';

export type RoomProps = {
  readonly openStage: Opening;
  readonly motion: 'system' | 'less' | 'full';
  /** No stage can be had here. */
  readonly onFailed: () => void;
  readonly children: (stage: Stage | null) => ComponentChildren;
};

export function PaintedRoom({ openStage, motion, onFailed, children }: RoomProps) {
  const host = useRef<HTMLDivElement>(null);
  useCalmPage();
  const stage = useStage(host, openStage, { motion, onFailed });
  return (
    <div class="painted-room">
      <div class="painted-stage" ref={host} aria-hidden="true" />
      {children(stage)}
    </div>
  );
}

/** No bounce, no loupe, no pinch while the table is on the page; menus and sheets over it still scroll. */
function useCalmPage(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('has-table');
    return () => classList.remove('has-table');
  }, []);
  useEffect(() => {
    const still = (event: Event) => event.preventDefault();
    document.addEventListener('gesturestart', still);
    return () => document.removeEventListener('gesturestart', still);
  }, []);
}

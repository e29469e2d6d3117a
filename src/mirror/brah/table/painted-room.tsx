// Where the canvas lies and whatever is shown over it: the table of one viewer after the other, or a curtain. The stage
// is opened once and outlives them all.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
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
  const lost = useLost(host);
  return (
    <div class="painted-room">
      <div class="painted-stage" ref={host} aria-hidden="true" />
      {children(stage)}
      {lost ? (
        <div class="picture-lost" role="alert">
          <p>The graphics card has dropped the picture of the table. Your game is kept.</p>
          <button type="button" class="button main" onClick={() => location.reload()}>
            Load it again
          </button>
          <button type="button" class="button" onClick={onFailed}>
            Go on in the list view
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** How long a browser may take to bring a lost picture back by itself, in ms. */
const PATIENCE = 5000;

/** The graphics context has been gone for longer than a browser needs to bring it back. */
function useLost(host: { readonly current: HTMLElement | null }): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const element = host.current;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onLost = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setLost(true), PATIENCE);
    };
    const onBack = () => {
      clearTimeout(waiting);
      setLost(false);
    };
    // Neither bubbles; both can be caught on their way down.
    element?.addEventListener('webglcontextlost', onLost, true);
    element?.addEventListener('webglcontextrestored', onBack, true);
    return () => {
      clearTimeout(waiting);
      element?.removeEventListener('webglcontextlost', onLost, true);
      element?.removeEventListener('webglcontextrestored', onBack, true);
    };
  }, [host]);
  return lost;
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

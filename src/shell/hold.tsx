// A button that must be held, so that nothing is shown by a slip; by key too. Beside it the same without holding: two
// presses, for whoever cannot hold.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Long enough not to happen by chance, short enough not to annoy. */
export const HOLD_MS = 600;

type HoldProps = { readonly words: string; readonly again: string; readonly onHeld: () => void };

export function HoldButton({ words, again, onHeld }: HoldProps) {
  const [holding, setHolding] = useState(false);
  const [armed, setArmed] = useState(false);
  const timer = useRef<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const start = () => {
    if (timer.current !== null) return;
    setHolding(true);
    timer.current = window.setTimeout(() => {
      timer.current = null;
      setHolding(false);
      onHeld();
    }, HOLD_MS);
  };
  const stop = () => {
    if (timer.current !== null) window.clearTimeout(timer.current);
    timer.current = null;
    setHolding(false);
  };
  useLayoutEffect(() => {
    button.current?.focus();
    return () => {
      if (timer.current !== null) window.clearTimeout(timer.current);
    };
  }, []);
  const isPress = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';
  return (
    <div class="hold">
      <button
        ref={button}
        type="button"
        class={`button main big hold-button ${holding ? 'is-held' : ''}`}
        onPointerDown={start}
        onPointerUp={stop}
        onPointerLeave={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isPress(event)) return;
          event.preventDefault();
          if (!event.repeat) start();
        }}
        onKeyUp={(event) => {
          if (isPress(event)) stop();
        }}
        onBlur={stop}
      >
        <span>
          {words}
          <small>Hold for a moment</small>
        </span>
        <span class="held-bar" />
      </button>
      <button type="button" class="button on-dark twice" onClick={() => (armed ? onHeld() : setArmed(true))}>
        {armed ? again : 'Or press here twice'}
      </button>
    </div>
  );
}

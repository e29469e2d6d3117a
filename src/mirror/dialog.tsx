// A sheet of paper over the table: traps focus, gives it back, closes on Esc and on its button.
// Whoever opens it decides what is in it.

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Glyph } from './art/glyph.tsx';

type DialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly foot?: ComponentChildren;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly of?: string;
};

export function Dialog({ title, onClose, children, foot, role = 'dialog', of = '' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before it is painted: a key pressed as soon as it is seen is already its own.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={of}
      role={role}
      aria-labelledby={heading}
      onClose={onClose}
      // A tap beside the sheet closes it; by keys Escape does (`onClose`).
      onPointerDown={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="sheet">
        <header class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="button icon on-dark" onClick={onClose}>
            <Glyph sign="close" /> <span class="for-ears">Close</span>
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
        <div class="sheet-body" tabIndex={0}>
          {children}
        </div>
        {foot === undefined ? null : <footer class="sheet-foot">{foot}</footer>}
      </div>
    </dialog>
  );
}

type AskProps = {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** One question before something that cannot be undone. */
export function AskOnce({ title, text, yes, no, onYes, onNo }: AskProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={onNo}
      foot={
        <>
          <button type="button" class="button" onClick={onNo}>
            {no}
          </button>
          <button type="button" class="button grim" onClick={onYes}>
            {yes}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

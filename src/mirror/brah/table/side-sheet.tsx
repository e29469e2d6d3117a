// The details of a thing, docked at the side of the table: never wider than 45 %, never over the buttons, and the table
// stays in reach meanwhile. Escape closes it.

import { createContext } from 'preact';
import { useContext, useEffect, useId, useRef } from 'preact/hooks';
import type { Picture } from '../../../present/brah/table/picture.ts';
import { Glyph } from '../../art/glyph.tsx';
import type { SheetProps } from '../inspector.tsx';
import { placed } from './placed.ts';

/** The picture the sheet must keep clear of, and a sentence or two about what the thing does now. */
export const SideContext = createContext<{ readonly picture: Picture; readonly now: readonly string[] } | null>(null);

const WIDEST = 460;

export function SideSheet({ title, onClose, children, foot }: SheetProps) {
  const side = useContext(SideContext);
  const heading = useId();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      class="inspector side-sheet"
      ref={sheet}
      data-region="details"
      aria-labelledby={heading}
      tabIndex={-1}
      style={side === null ? undefined : besideButtons(side.picture)}
    >
      <header class="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="button icon on-dark" data-key="close-details" onClick={onClose}>
          <Glyph sign="close" /> <span class="for-ears">Close</span>
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <div class="sheet-body" tabIndex={0} data-stop>
        {children}
        {side?.now.map((line) => (
          <p key={line} class="why-line">
            {line}
          </p>
        ))}
      </div>
      {foot === undefined ? null : <footer class="sheet-foot">{foot}</footer>}
    </aside>
  );
}

/** At the left edge, down to the buttons where those reach so far. */
function besideButtons({ width, height, panels }: Picture) {
  const wide = Math.min(WIDEST, Math.floor(width * 0.45));
  const beside = panels.buttons.x >= wide + 8;
  const bottom = beside ? height : panels.buttons.y - 8;
  return placed({ x: 0, y: 0, w: wide, h: bottom });
}

// The ribbon on the lane's upper edge: what is asked and of whom, what was chosen so far, what was refused.

import type { ComponentChildren } from 'preact';
import type { Pick } from '../../../core/brah/public.ts';
import { keyOf } from '../../../core/brah/public.ts';
import { labelOf } from '../../../present/brah/labels.ts';
import { draftPrompt, promptOf } from '../../../present/brah/prompts.ts';
import type { Box } from '../../../present/brah/table/picture.ts';
import { Glyph } from '../../art/glyph.tsx';
import { useTable } from '../table-context.ts';

export type RibbonProps = {
  readonly box: Box;
  readonly refusal: string;
  /** What lies on the table and shows itself that it is chosen, and is pressed again to take it back. */
  readonly shown: readonly Pick[];
  readonly onWithout: (pick: Pick) => void;
  readonly children?: ComponentChildren;
};

export function Ribbon({ box, refusal, shown, onWithout, children }: RibbonProps) {
  const { view, speech, making } = useTable();
  const words = promptOf(view, speech);
  const drafting = making.picks.length > 0;
  const asked = view.asked?.seats[0];
  return (
    <div class="painted-ribbon" style={placed(box)}>
      <div class="ribbon-row">
        <h2
          class={`ribbon ${words.mine ? '' : asked === undefined || view.outcome !== null ? 'calm' : `of-seat seat-${asked}`}`}
          id="prompt-title"
        >
          {words.title}
        </h2>
        <p class="ask" data-prompt tabIndex={-1}>
          {drafting ? draftPrompt(making.picks, making.offered, view, speech) : words.ask}
        </p>
      </div>
      {refusal === '' ? null : <p class="refusal">{refusal}</p>}
      {drafting ? <Chosen shown={shown} onWithout={onWithout} /> : null}
      {children}
    </div>
  );
}

/** Left, top and width as the picture says; the height follows the words. */
function placed(box: Box) {
  return { left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, minHeight: `${box.h}px` };
}

/** The picks so far, each to be taken back by itself. */
function Chosen({ shown, onWithout }: Omit<RibbonProps, 'box' | 'refusal' | 'children'>) {
  const { view, speech, making } = useTable();
  const keys = new Set(shown.map(keyOf));
  if (making.picks.every((pick) => keys.has(keyOf(pick)))) return null;
  return (
    <ul class="chosen" aria-label="Chosen so far">
      {making.picks.map((pick, i) => {
        if (keys.has(keyOf(pick))) return null;
        const words = labelOf(pick, { view, speech, picks: making.picks.slice(0, i) });
        return (
          <li key={keyOf(pick)}>
            <button
              type="button"
              class="chip"
              data-key={`chosen-${keyOf(pick)}`}
              aria-label={`${words.full} Take back.`}
              onClick={() => onWithout(pick)}
            >
              {words.full.replace(/ \(.*|[:.].*$/, '')} <Glyph sign="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

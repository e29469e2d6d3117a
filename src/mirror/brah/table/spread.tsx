// A sheet over the table for what does not lie on it: cards to choose from, names, long lists. It can be narrowed down
// by name and put aside to look at the table; what was chosen stays chosen meanwhile.

import { useState } from 'preact/hooks';
import type { Pick } from '../../../core/brah/public.ts';
import { keyOf } from '../../../core/brah/public.ts';
import { describeFace } from '../../../present/brah/cards.ts';
import { labelOf, restOf } from '../../../present/brah/labels.ts';
import { findFace } from '../../../present/brah/seek.ts';
import type { Picture } from '../../../present/brah/table/picture.ts';
import { Glyph } from '../../art/glyph.tsx';
import { CardFace } from '../card.tsx';
import { OptionPicture } from '../option-picture.tsx';
import { useTable } from '../table-context.ts';
import { placed } from './placed.ts';
import type { Hands } from './press.ts';

/** More than this get a box to narrow them down. */
const MANY = 12;

type SpreadProps = {
  readonly picture: Picture;
  readonly picks: readonly Pick[];
  readonly chosen: readonly Pick[];
  readonly hands: Hands;
  /** A card of the sheet is pressed like a thing on the table: armed first when it is the last. */
  readonly onPress: (pick: Pick) => void;
  readonly onWithout: (pick: Pick) => void;
  readonly onPeek: () => void;
};

export function Spread({ picture, picks, chosen, hands, onPress, onWithout, onPeek }: SpreadProps) {
  const { view, speech, making } = useTable();
  const [sought, setSought] = useState('');
  const at = { view, speech, picks: making.picks };
  const named = picks.map((pick) => ({ pick, words: labelOf(pick, at) }));
  const wanted = sought.trim().toLowerCase();
  const shown = named.filter(({ words }) => wanted === '' || words.full.toLowerCase().includes(wanted));
  const cards = shown.filter(({ pick }) => pick.pick === 'card');
  const others = shown.filter(({ pick }) => pick.pick !== 'card');
  return (
    <div class="spread" style={areaOf(picture)}>
      <header class="spread-head">
        {named.length > MANY ? (
          <label class="seek">
            <span class="for-ears">Find by name</span>
            <input
              type="search"
              placeholder="Find by name"
              value={sought}
              onInput={(event) => setSought(event.currentTarget.value)}
            />
          </label>
        ) : null}
        <button type="button" class="button quiet" data-key="peek" onClick={onPeek}>
          Look at the table
        </button>
      </header>
      <div class="spread-body">
        {chosen.length + cards.length === 0 ? null : (
          <ul class="spread-cards">
            {chosen.map((pick) => (
              <li key={keyOf(pick)}>
                <SpreadCard pick={pick} as="chosen" full="Chosen. Press to take it back." onPress={onWithout} />
              </li>
            ))}
            {cards.map(({ pick, words }) => (
              <li key={keyOf(pick)}>
                <SpreadCard
                  pick={pick}
                  as={hands.armed !== null && keyOf(hands.armed) === keyOf(pick) ? 'armed' : 'target'}
                  full={words.full}
                  onPress={onPress}
                />
              </li>
            ))}
          </ul>
        )}
        {others.length === 0 ? null : (
          <ul class={`spread-list ${named.length > MANY ? 'options many' : ''}`}>
            {others.map(({ pick, words }) => (
              <li key={keyOf(pick)}>
                <NameButton pick={pick} short={words.short} full={words.full} />
              </li>
            ))}
          </ul>
        )}
        {shown.length === 0 ? <p class="nothing">Nothing is called that.</p> : null}
      </div>
    </div>
  );
}

/** Over the lane and the boards, beside the buttons. */
function areaOf({ zones, panels }: Picture) {
  const boxes = zones.filter(({ id }) => id === 'lane' || id === 'own' || id === 'bazaar').map(({ box }) => box);
  const x = Math.min(...boxes.map((box) => box.x));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const top = panels.ribbon.y + panels.ribbon.h + 40;
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return placed({ x, y: top, w: right - x, h: bottom - top });
}

function SpreadCard({
  pick,
  as,
  full,
  onPress,
}: {
  readonly pick: Pick;
  readonly as: 'chosen' | 'armed' | 'target';
  readonly full: string;
  readonly onPress: (pick: Pick) => void;
}) {
  const { view, pictureOf } = useTable();
  const card = pick.pick === 'card' ? pick.card : null;
  const face = card === null ? null : findFace(view, card);
  const src = face === null ? null : (pictureOf?.(face) ?? null);
  return (
    <button
      type="button"
      class={`spread-card is-${as}`}
      data-key={`pick-${keyOf(pick)}`}
      data-face={face ?? undefined}
      data-card={card ?? undefined}
      aria-pressed={as !== 'target'}
      aria-label={`${face === null ? '' : describeFace(face)} ${as === 'armed' ? `Press again: ${full}` : full}`}
      onClick={() => onPress(pick)}
    >
      {face === null ? (
        'A card'
      ) : src === null ? (
        <CardFace face={face} />
      ) : (
        <img src={src} width="250" height="350" alt="" draggable={false} />
      )}
      {as === 'target' ? null : (
        <span class="spread-tick">
          <Glyph sign="ok" />
        </span>
      )}
    </button>
  );
}

function NameButton({ pick, short, full }: { readonly pick: Pick; readonly short: string; readonly full: string }) {
  const { choose } = useTable();
  const rest = restOf({ short, full });
  return (
    <button
      type="button"
      class="button"
      data-key={`pick-${keyOf(pick)}`}
      aria-label={full}
      onClick={() => choose(pick)}
    >
      <OptionPicture pick={pick} />
      <span>
        {short} {rest === '' ? null : <small>{rest}</small>}
      </span>
    </button>
  );
}

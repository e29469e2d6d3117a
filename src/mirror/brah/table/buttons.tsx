// The buttons beside the table: what the selected card does, what else may be done now, and the ways back.

import type { ComponentChildren } from 'preact';
import type { Pick } from '../../../core/brah/public.ts';
import { keyOf } from '../../../core/brah/public.ts';
import type { Box } from '../../../present/brah/table/picture.ts';
import { OptionPicture } from '../option-picture.tsx';
import { useTable } from '../table-context.ts';
import type { Offer, Offers } from './offers.ts';
import { lackOf } from './offers.ts';
import { placed } from './placed.ts';

type ButtonsProps = {
  readonly box: Box;
  readonly offers: Offers;
  readonly onBack: (() => void) | null;
  readonly onCancel: (() => void) | null;
  /** Shows the sheet again after a look at the table; null while it lies there or there is none. */
  readonly onSpread: (() => void) | null;
  readonly children?: ComponentChildren;
};

export function Buttons({ box, offers, onBack, onCancel, onSpread, children }: ButtonsProps) {
  const { view, making } = useTable();
  const shown = [...offers.first, ...offers.rest];
  const lack = offers.first.length === 0 ? lackOf(making.picks, view) : '';
  // One big button leads, whichever is the first of its weight.
  const lead = shown.find((offer) => offer.weight === 'main') ?? offers.first[0] ?? shown[0];
  return (
    <div class={`painted-buttons ${box.w > box.h * 2.4 ? 'in-a-row' : ''}`} style={placed(box)}>
      {lack === '' ? null : (
        <p class="lack">
          Strike!
          <small>{lack}</small>
        </p>
      )}
      {onSpread === null ? null : (
        <button type="button" class="button main lead" data-key="spread" onClick={onSpread}>
          Choose
          <small>show them again</small>
        </button>
      )}
      {shown.map((offer, i) => (
        <OfferButton key={keyOf(offer.pick)} offer={offer} digit={i + 1} lead={offer === lead && onSpread === null} />
      ))}
      {onBack === null ? null : (
        <button type="button" class="button quiet" data-key="back" onClick={onBack}>
          Back
        </button>
      )}
      {onCancel === null ? null : (
        <button type="button" class="button quiet" data-key="cancel" onClick={onCancel}>
          Cancel
        </button>
      )}
      {children}
    </div>
  );
}

function OfferButton({
  offer,
  digit,
  lead,
}: {
  readonly offer: Offer;
  readonly digit: number;
  readonly lead: boolean;
}) {
  const { choose } = useTable();
  const { pick, short, more, full, weight } = offer;
  return (
    <button
      type="button"
      class={`button ${weight === 'plain' && lead ? 'main' : weight} ${lead ? 'lead' : ''} ${short.length > (lead ? 14 : 6) ? 'long' : ''}`}
      data-key={`pick-${keyOf(pick)}`}
      data-option={digit <= 9 ? digit : undefined}
      aria-label={full}
      onClick={() => choose(pick)}
    >
      {lead || isSigned(pick) ? <OptionPicture pick={pick} /> : null}
      <span>
        {short} {more === '' ? null : <small>{more}</small>}
      </span>
    </button>
  );
}

/** Picks with a small flat sign of their own; pictures of cards stand only on the large button. */
function isSigned(pick: Pick): boolean {
  return pick.pick === 'bribe' || pick.pick === 'end-turn' || pick.pick === 'declare-combat' || pick.pick === 'seat';
}

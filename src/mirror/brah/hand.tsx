// The viewer's hand: each card readable, with one button for each thing it may do now, or the reason why not.

import { keyOf } from '../../core/brah/public.ts';
import { describeFace } from '../../present/brah/cards.ts';
import { labelOf } from '../../present/brah/labels.ts';
import type { HandCard } from '../../present/brah/models.ts';
import { handModel } from '../../present/brah/models.ts';
import { CardFace } from './card.tsx';
import { useTable } from './table-context.ts';

export function Hand() {
  const { view, onHand, check, speech } = useTable();
  const hand = handModel(view, onHand, check, speech);
  return (
    <section class="hand" data-region="hand" aria-labelledby="hand-title">
      <h2 class="ribbon small" id="hand-title">
        Your hand <span class="tally">{hand.length}</span>
      </h2>
      {hand.length === 0 ? (
        <p class="nothing">Your hand is empty.</p>
      ) : (
        <ul class={`hand-cards ${hand.length > 8 ? 'crowd' : ''}`}>
          {hand.map((held) => (
            <HeldCard key={held.card.card} held={held} />
          ))}
        </ul>
      )}
    </section>
  );
}

function HeldCard({ held }: { readonly held: HandCard }) {
  const { view, speech, making, choose, inspect } = useTable();
  const { card, picks, why } = held;
  const { face } = card;
  if (face === null) return null;
  const chosen = making.picks.some((pick) => 'card' in pick && pick.card === card.card);
  const state = chosen ? 'Chosen.' : (why ?? '');
  return (
    <li class={`held ${picks.length > 0 ? 'may' : 'may-not'} ${chosen ? 'is-chosen' : ''}`}>
      <button
        type="button"
        class="thing face"
        data-key={`hand-${card.card}`}
        aria-label={`${describeFace(face)} ${state} Details.`}
        onClick={() => inspect({ of: 'card', face, card: card.card })}
      >
        <CardFace face={face} />
      </button>
      {picks.length === 0 ? (
        <p class="why">{chosen ? 'Chosen' : why}</p>
      ) : (
        <div class="card-acts">
          {picks.map((pick) => {
            const words = labelOf(pick, { view, speech, picks: making.picks });
            return (
              <button
                key={keyOf(pick)}
                type="button"
                class="button act"
                data-key={`pick-${keyOf(pick)}`}
                aria-label={words.full}
                onClick={() => choose(pick)}
              >
                {words.short}
              </button>
            );
          })}
        </div>
      )}
    </li>
  );
}

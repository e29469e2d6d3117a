// The viewer's hand: each card readable, with one button for each thing it may do now, or the reason why not.

import type { PlayerView } from '../../core/brah/public.ts';
import { keyOf } from '../../core/brah/public.ts';
import { describeFace } from '../../present/brah/cards.ts';
import { labelOf } from '../../present/brah/labels.ts';
import type { HandCard } from '../../present/brah/models.ts';
import { handModel, turnFacts } from '../../present/brah/models.ts';
import { playerAt } from '../../present/brah/seek.ts';
import { cards } from '../../present/brah/words.ts';
import { partsSaid } from '../../present/numbers.ts';
import { Glyph } from '../art/glyph.tsx';
import { CardFace } from './card.tsx';
import { useTable } from './table-context.ts';

export function Hand() {
  const { view, seat, onHand, check, speech } = useTable();
  const own = seat === null ? null : playerAt(view, seat);
  const hand = handModel(view, onHand, check, speech);
  return (
    <section class="hand" data-region="hand" aria-labelledby="hand-title">
      <header class="hand-head">
        <h2 class="ribbon small" id="hand-title">
          Your hand
        </h2>
        {own === null ? null : <OwnFacts player={own} />}
      </header>
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

/** The numbers of the own turn that are easy to forget. */
function OwnFacts({ player }: { readonly player: PlayerView }) {
  const { view } = useTable();
  return (
    <dl class="facts">
      <div>
        <dt>
          <Glyph sign="litterbox" /> Litterbox
        </dt>
        <dd>{player.litterbox.length === 0 ? 'empty' : cards(player.litterbox.length)}</dd>
      </div>
      {turnFacts(view).map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
          {fact.number === null || partsSaid(fact.number).length < 2 ? null : (
            <dd class="fact-parts">{partsSaid(fact.number).join(', ')}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

// The foes in front of the active player in fighting order, the first one large: stat with its parts, bribe, reward.
// And what waits to take effect: an Action that may still be countered.

import type { FoeView, StackView } from '../../core/brah/public.ts';
import { describeFace } from '../../present/brah/cards.ts';
import { foeSentence } from '../../present/brah/models.ts';
import { capital, cardName, joined, nameOf, whose } from '../../present/brah/words.ts';
import { partsSaid } from '../../present/numbers.ts';
import { CardFace, MiniCard } from './card.tsx';
import { useTable } from './table-context.ts';

export function Foes() {
  const { view } = useTable();
  const actions = view.stack.filter((waiting) => waiting.kind === 'action');
  if (view.foes.length === 0 && actions.length === 0) return null;
  return (
    <section class="foes" data-region="foes" aria-labelledby="foes-title">
      <h2 class="for-ears" id="foes-title">
        {view.foes.length > 0 ? 'Foes' : 'About to take effect'}
      </h2>
      <ol class="foe-row">
        {actions.map((waiting, i) => (
          <Waiting key={waiting.card} waiting={waiting} over={i > 0 ? (actions[i - 1] ?? null) : null} />
        ))}
        {actions.length > 0 ? null : view.foes.map((foe, place) => <Foe key={foe.card} foe={foe} place={place} />)}
      </ol>
    </section>
  );
}

function Foe({ foe, place }: { readonly foe: FoeView; readonly place: number }) {
  const { view, speech, inspect } = useTable();
  return (
    <li class={`foe ${place === 0 ? 'first' : 'next'}`}>
      <button
        type="button"
        class="thing face"
        data-key={`foe-${foe.card}`}
        aria-label={`${foeSentence(foe, place, view, speech)} Details.`}
        onClick={() => inspect({ of: 'foe', foe: foe.card })}
      >
        <CardFace face={foe.kind} text={place === 0} number={foe.stat} />
      </button>
      <p class="foe-note" aria-hidden="true">
        <b>needs {foe.stat.total}</b>
        {partsSaid(foe.stat).length > 1 ? <span>{partsSaid(foe.stat).join(', ')}</span> : null}
      </p>
    </li>
  );
}

type ActionWaiting = Extract<StackView, { readonly kind: 'action' }>;

/** An Action on the stack, and who may still answer; a Nay! says what it would counter. */
function Waiting({ waiting, over }: { readonly waiting: ActionWaiting; readonly over: ActionWaiting | null }) {
  const { speech, inspect } = useTable();
  const against = over === null ? '' : ` against ${whose(over.by, speech)} ${cardName(over.face)}`;
  const asked =
    waiting.waitsFor.length === 0
      ? ''
      : ` Still asked: ${joined(waiting.waitsFor.map((seat) => (seat === speech.viewer ? 'you' : nameOf(seat, speech))))}.`;
  return (
    <li class={`stacked by-${waiting.by}`}>
      <button
        type="button"
        class="thing face"
        data-key={`stack-${waiting.card}`}
        aria-label={`${capital(whose(waiting.by, speech))} ${cardName(waiting.face)}${against}.${asked} Details.`}
        onClick={() => inspect({ of: 'card', face: waiting.face, card: waiting.card })}
      >
        <MiniCard face={waiting.face} />
      </button>
      <p class="foe-note" aria-hidden="true">
        <b>{waiting.by === speech.viewer ? 'You' : nameOf(waiting.by, speech)}</b>
        {asked === '' ? null : <span>{asked.trim()}</span>}
      </p>
    </li>
  );
}

/** The Trait that waits to be placed: both sides, to choose its Hero by. */
export function TraitInHand() {
  const { view } = useTable();
  const own = view.players.find((player) => player.seat === view.viewer);
  const face = view.traitToPlace?.face ?? own?.dealt[own.dealt.length - 1]?.face ?? null;
  if (view.asked?.prompt !== 'place-trait' || face === null) return null;
  return (
    <div class="trait-in-hand">
      <CardFace face={face} />
      <p class="for-ears">{describeFace(face)}</p>
    </div>
  );
}

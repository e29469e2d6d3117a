// The communal space: World Enchantments, Cursed Idols, the Bazaar and the piles.

import { cardOf, isKind } from '../../core/brah/public.ts';
import { idolsSentence, pilesModel } from '../../present/brah/models.ts';
import { cardName, cards } from '../../present/brah/words.ts';
import { MiniCard } from './card.tsx';
import type { BackKind } from './card.tsx';
import { CardBack } from './card.tsx';
import { CardButton } from './pieces.tsx';
import { useTable } from './table-context.ts';

/** The Bazaar and the piles. */
export function Market() {
  return (
    <section class="market" data-region="table" aria-labelledby="market-title">
      <h2 class="for-ears" id="market-title">
        Table
      </h2>
      <Bazaar />
      <Piles />
    </section>
  );
}

/** What holds for everybody: World Enchantments and Cursed Idols. */
export function World() {
  return (
    <section class="world" data-region="world" aria-labelledby="world-title">
      <h2 class="for-ears" id="world-title">
        World
      </h2>
      <Enchantments />
      <Idols />
    </section>
  );
}

function Enchantments() {
  const { view, inspect } = useTable();
  return (
    <div class="enchantments recess">
      <h3 class="ribbon small purple">World Enchantments</h3>
      {view.enchantments.length === 0 ? <p class="nothing">No World Enchantment is in force.</p> : null}
      <ul class="rules-in-force">
        {view.enchantments.map((pile) => {
          const { face } = pile.top;
          if (face === null || !isKind(face)) return null;
          return (
            <li key={pile.top.card}>
              <button
                type="button"
                class="thing world-sheet paper"
                data-key={`world-${pile.top.card}`}
                aria-label={`${cardName(face)}: ${cardOf(face).text}${pile.used ? ' Used this turn.' : ''} A World Enchantment${pile.covered === 0 ? '' : ` over ${cards(pile.covered)}`}. Details.`}
                onClick={() => inspect({ of: 'card', face, card: pile.top.card })}
              >
                <b>{cardName(face)}</b> <span>{cardOf(face).text}</span>{' '}
                {pile.used ? <small>used this turn</small> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Idols() {
  const { view, inspect } = useTable();
  const n = view.idols.length;
  return (
    <div class="idols recess">
      <h3 class="ribbon small orange">Cursed Idols</h3>
      <button
        type="button"
        class="thing idol-count"
        data-key="idols"
        aria-label={`${idolsSentence(view)} Details.`}
        onClick={() => inspect({ of: 'card', face: 'cursed-idol', card: null })}
      >
        <span class="idol-faces" aria-hidden="true">
          {view.idols.map((idol) => (
            <span key={idol.card} class="idol">
              <MiniCard face="cursed-idol" />
            </span>
          ))}
        </span>
        <b>{n}</b> <span>{n === 0 ? 'none in play yet' : 'in play'}</span>
      </button>
    </div>
  );
}

function Bazaar() {
  const { view } = useTable();
  return (
    <div class="bazaar recess">
      <h3 class="awning">Dungeon Bazaar</h3>
      {view.bazaar.length === 0 ? <p class="nothing">The Bazaar opens when all have chosen.</p> : null}
      <ul class="minis">
        {view.bazaar.map((card, i) => (
          <li key={i}>
            <CardButton card={card} where={`bazaar-${i}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const BACKS: Readonly<Record<string, BackKind>> = {
  draw: 'draw',
  treasure: 'treasure',
  cathulhu: 'cathulhu',
  traits: 'trait',
};

function Piles() {
  const { view } = useTable();
  return (
    <div class="piles recess">
      <h3 class="for-ears">Piles</h3>
      <ul class="minis">
        {pilesModel(view).map((pile) => {
          const back = BACKS[pile.id];
          return (
            <li key={pile.id} class={pile.count === 0 ? 'is-empty' : ''}>
              {pile.top !== null ? (
                <CardButton card={pile.top} where={`pile-${pile.id}`} />
              ) : back !== undefined && pile.count > 0 ? (
                <CardBack kind={back} />
              ) : (
                <span class="slot" aria-hidden="true" />
              )}
              <span class="pile-name" aria-hidden="true">
                {pile.name}
                <b>{pile.count}</b>
              </span>
              <span class="for-ears">
                {pile.top === null ? pile.sentence : `${pile.name} pile: ${cards(pile.count)}.`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

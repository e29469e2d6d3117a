// The party: one panel a hero, with HP, numbers, purse, tokens, cards and what it may still do.

import type { AbilityView, HeroView } from '../../core/lair/public.ts';
import { abilityOf, classOf } from '../../core/lair/public.ts';
import { explainedWords } from '../../present/lair/numbers.ts';
import { HeroToken, HpBar, Sign } from './art.tsx';
import { useDelve } from './context.ts';

export function PartyPanel() {
  const { view } = useDelve();
  return (
    <section class="delve-party" data-region="party" aria-labelledby="party-title">
      <h2 class="for-ears" id="party-title">
        Party
      </h2>
      {view.heroes.map((hero) => (
        <HeroPanel key={hero.id} hero={hero} />
      ))}
    </section>
  );
}

function HeroPanel({ hero }: { readonly hero: HeroView }) {
  const { view, speech, selected, select, inspect } = useDelve();
  const { name } = classOf(hero.id);
  const player = speech.names[hero.seat] ?? '';
  const isOn = selected === hero.id;
  const able = view.phase === 'hero' && !hero.done && hero.actionsLeft > 0;
  const left = view.phase !== 'hero' ? '' : hero.done ? 'done' : `${hero.actionsLeft} of 2 actions left`;
  const words = [
    `${name}, ${player}: ${hero.hp} of ${hero.maxHp.total} HP${hero.shield > 0 ? `, shield ${hero.shield}` : ''}.`,
    `Defense ${hero.defense.total}, damage ${hero.damage.total}, to hit ${hero.hit.total}, range ${hero.range.total}.`,
    `${hero.gold} gold, ${hero.xp} XP. Potion ${hero.potion ? 'ready' : 'used'}, Blessing ${hero.blessing ? 'ready' : 'used'}.`,
    left === '' ? '' : `${left}.`,
  ].join(' ');
  return (
    <article class={`hero-panel class-${hero.id} ${isOn ? 'is-on' : ''} ${able ? 'is-able' : ''}`}>
      <button
        type="button"
        class="hero-face"
        data-key={`hero-${hero.id}`}
        aria-label={`${words} ${view.phase === 'hero' ? 'Show what it may do.' : ''}`}
        aria-pressed={isOn}
        onClick={() => select(hero.id)}
      >
        <HeroToken hero={hero.id} />
        <span class="hero-name" data-n={name} />
        <span class="hero-player" data-n={player} />
        <HpBar hp={hero.hp} most={hero.maxHp.total} of="hero" />
        <span class="hero-facts" aria-hidden="true">
          <i title={explainedWords(hero.defense)}>
            <Sign sign="defense" />
            <b data-n={hero.defense.total} />
          </i>
          <i title={explainedWords(hero.damage)}>
            <Sign sign="damage" />
            <b data-n={hero.damage.total} />
          </i>
          <i>
            <Sign sign="gold" />
            <b data-n={hero.gold} />
          </i>
          <i class="xp">
            <b data-n={`${hero.xp} XP`} />
          </i>
          {hero.shield > 0 ? <i class="shielded">+{hero.shield}</i> : null}
        </span>
        {view.phase === 'hero' ? <ActionPips hero={hero} /> : null}
      </button>
      <ul class="hero-cards" aria-label={`Cards of ${name}`}>
        {hero.abilities.map((card) => (
          <li key={card.id}>
            <AbilityChip card={card} />
          </li>
        ))}
        <li>
          <span
            class={`chip-token ${hero.potion ? 'is-ready' : 'is-used'}`}
            role="img"
            aria-label={`Potion ${hero.potion ? 'ready' : 'used'}`}
          >
            <Sign sign="potion" />
          </span>
        </li>
        <li>
          <span
            class={`chip-token blessing ${hero.blessing ? 'is-ready' : 'is-used'}`}
            role="img"
            aria-label={`Blessing ${hero.blessing ? 'ready' : 'used'}`}
          >
            <Sign sign="blessing" />
          </span>
        </li>
        <li>
          <button
            type="button"
            class="chip-more"
            data-key={`more-${hero.id}`}
            aria-label={`Details of the ${name}`}
            onClick={() => inspect({ of: 'hero', hero: hero.id })}
          >
            <span aria-hidden="true">⋯</span>
          </button>
        </li>
      </ul>
    </article>
  );
}

/** Two pips: full while the action is left. */
function ActionPips({ hero }: { readonly hero: HeroView }) {
  return (
    <span class="pips" aria-hidden="true">
      {[1, 2].map((n) => (
        <i key={n} class={!hero.done && hero.actionsLeft >= n ? 'is-left' : ''} />
      ))}
    </span>
  );
}

/** Ready, resting with its pegs, or used up. */
export function readiness({ markers, used, id }: AbilityView): string {
  const { limit, type } = abilityOf(id);
  if (type === 'passive') return 'always on';
  if (used) return limit === 'dungeon' ? 'used in this dungeon' : 'used in this fight';
  return markers === 0 ? 'ready' : `rests, ${markers} more`;
}

function AbilityChip({ card }: { readonly card: AbilityView }) {
  const { inspect } = useDelve();
  const { name, type } = abilityOf(card.id);
  const state = type === 'passive' ? 'passive' : card.used ? 'used' : card.markers > 0 ? 'resting' : 'ready';
  return (
    <button
      type="button"
      class={`ability-chip is-${state}`}
      data-key={`card-${card.id}`}
      aria-label={`${name}, ${readiness(card)}. Details.`}
      onClick={() => inspect({ of: 'ability', ability: card.id })}
    >
      <span>{name}</span>
      {card.markers > 0 ? (
        <span class="pegs" aria-hidden="true">
          {Array.from({ length: card.markers }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      ) : null}
    </button>
  );
}

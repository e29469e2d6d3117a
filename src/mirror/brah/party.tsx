// The viewer's own board: two Heroes with Traits and weapons, Litterbox, and the numbers of the turn.

import type { HeroView, PlayerView } from '../../core/brah/public.ts';
import { heroSentence } from '../../present/brah/models.ts';
import { playerAt } from '../../present/brah/seek.ts';
import { MiniCard } from './card.tsx';
import { EmptySlots, TraitStrip, WeaponRow } from './pieces.tsx';
import { useTable } from './table-context.ts';

export function Party() {
  const { view, seat } = useTable();
  const own = seat === null ? null : playerAt(view, seat);
  if (own === null) return null;
  return (
    <section class="party recess" data-region="party" aria-labelledby="party-title">
      <h2 class="ribbon small" id="party-title">
        Your party
      </h2>
      <div class="party-row">
        {own.heroes.length === 0 ? <p class="nothing">Your Heroes are still to be chosen.</p> : null}
        {own.heroes.map((hero, i) => (
          <HeroBoard key={hero.card} hero={hero} player={own} place={i} />
        ))}
      </div>
    </section>
  );
}

function HeroBoard({
  hero,
  player,
  place,
}: {
  readonly hero: HeroView;
  readonly player: PlayerView;
  readonly place: number;
}) {
  const { inspect } = useTable();
  const positive = hero.traits.filter((trait) => trait.up === 'positive');
  const negative = hero.traits.filter((trait) => trait.up === 'negative');
  return (
    <article class="hero-board">
      <button
        type="button"
        class="thing hero-card"
        data-key={`hero-${hero.card}`}
        aria-label={`${heroSentence(hero)} Details.`}
        onClick={() => inspect({ of: 'hero', seat: player.seat, hero: place })}
      >
        <MiniCard face={hero.kind} />
      </button>
      <div class="hero-gear">
        <div class="strips">
          {positive.map((trait) => (
            <TraitStrip key={trait.card} trait={trait} />
          ))}
        </div>
        <div class="weapon-rows">
          {hero.weapons.map((weapon) => (
            <WeaponRow key={weapon.no} weapon={weapon} />
          ))}
          <EmptySlots hero={hero} />
        </div>
        <div class="strips">
          {negative.map((trait) => (
            <TraitStrip key={trait.card} trait={trait} />
          ))}
        </div>
      </div>
    </article>
  );
}

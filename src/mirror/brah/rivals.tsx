// The other players (at a table nobody sits at: all): a plate each with hand, Litterbox, Heroes, weapons and Traits.

import type { HeroView, PlayerView } from '../../core/brah/public.ts';
import { heroSentence, playerSentence } from '../../present/brah/models.ts';
import { kindName, traitName } from '../../present/brah/words.ts';
import { Glyph } from '../art/glyph.tsx';
import { HeroArt, WeaponTab } from './card.tsx';
import { SeatName } from './pieces.tsx';
import { useTable } from './table-context.ts';

export function Rivals() {
  const { view, seat } = useTable();
  const after = view.players.toSorted(
    (a, b) => turnsAway(a.seat, seat ?? 0, view.players.length) - turnsAway(b.seat, seat ?? 0, view.players.length),
  );
  const shown = seat === null ? view.players : after.filter((player) => player.seat !== seat);
  return (
    <section class="rivals" data-region="rivals" aria-labelledby="rivals-title">
      <h2 class="for-ears" id="rivals-title">
        {seat === null ? 'Players' : 'Rivals'}
      </h2>
      <ul class={`plates of-${shown.length}`}>
        {shown.map((player) => (
          <Plate key={player.seat} player={player} />
        ))}
      </ul>
    </section>
  );
}

/** How many seats clockwise. */
function turnsAway(seat: number, from: number, players: number): number {
  return (seat - from + players) % players;
}

function Plate({ player }: { readonly player: PlayerView }) {
  const { view, speech, inspect } = useTable();
  const active = view.turn.active === player.seat && view.turn.number > 0;
  return (
    <li class={`plate seat-${player.seat} ${player.out ? 'is-out' : ''} ${active ? 'is-active' : ''}`}>
      <button
        type="button"
        class="plate-head"
        data-key={`player-${player.seat}`}
        aria-label={`${playerSentence(player, view, speech)} Details.`}
        onClick={() => inspect({ of: 'player', seat: player.seat })}
      >
        <SeatName seat={player.seat} />
        {player.out ? (
          <span class="count">
            <Glyph sign="dead" /> out
          </span>
        ) : (
          <>
            <span class="count">
              <Glyph sign="hand" /> <span data-n={player.hand.length} />
            </span>
            <span class="count">
              <Glyph sign="litterbox" /> <span data-n={player.litterbox.length} />
            </span>
          </>
        )}
      </button>
      <div class="plate-party">
        {player.heroes.map((hero, i) => (
          <RivalHero key={hero.card} hero={hero} player={player} place={i} />
        ))}
        {player.heroes.length === 0 ? <p class="nothing">Choosing a party.</p> : null}
      </div>
    </li>
  );
}

function RivalHero({
  hero,
  player,
  place,
}: {
  readonly hero: HeroView;
  readonly player: PlayerView;
  readonly place: number;
}) {
  const { inspect } = useTable();
  return (
    <button
      type="button"
      class="thing rival-hero"
      data-key={`hero-${hero.card}`}
      aria-label={`${heroSentence(hero)} Details.`}
      onClick={() => inspect({ of: 'hero', seat: player.seat, hero: place })}
    >
      <HeroArt face={hero.kind} />
      <span class="rival-name" aria-hidden="true">
        {kindName(hero.kind)}
      </span>{' '}
      <span class="rival-gear" aria-hidden="true">
        {hero.weapons.map((weapon) => (
          <WeaponTab key={weapon.no} weapon={weapon} />
        ))}
        {Array.from({ length: Math.max(0, hero.slots.total - hero.weapons.length) }, (_, i) => (
          <span key={i} class="tab bare" />
        ))}
      </span>
      <span class="rival-traits" aria-hidden="true">
        {hero.traits.map((trait) => (
          <span key={trait.card} class={`strip ${trait.up}`}>
            {`${traitName(trait.kind, trait.up)} `}
          </span>
        ))}
      </span>
    </button>
  );
}

// The small picture beside an option: the card, weapon, Hero or player that the pick means, or a sign.

import type { Pick } from '../../core/brah/public.ts';
import { findFace, findTrait, findWeapon, playerAt } from '../../present/brah/seek.ts';
import type { Sign } from '../art/glyph.tsx';
import { Glyph } from '../art/glyph.tsx';
import { MiniCard } from './card.tsx';
import { useTable } from './table-context.ts';

const SIGNS: { readonly [P in Pick['pick']]?: Sign } = {
  'declare-combat': 'sword',
  'end-turn': 'hourglass',
  bribe: 'bag',
  'accept-defeat': 'dead',
  done: 'ok',
  yes: 'ok',
  count: 'draw',
  pass: 'run',
};

export function OptionPicture({ pick }: { readonly pick: Pick }) {
  const { view, seat } = useTable();
  const sign = SIGNS[pick.pick];
  if (sign !== undefined) return <Glyph sign={sign} />;
  switch (pick.pick) {
    case 'card':
      return <Small face={findFace(view, pick.card)} />;
    case 'foe':
      return <Small face={findFace(view, pick.foe)} />;
    case 'bazaar':
      return <Small face={view.bazaar[pick.index]?.face ?? null} />;
    case 'trait':
      return <Small face={findTrait(view, pick.trait)?.trait.kind ?? null} />;
    case 'hero':
      return <Small face={seat === null ? null : (playerAt(view, seat)?.heroes[pick.hero]?.kind ?? null)} />;
    case 'weapon': {
      const spot = findWeapon(view, pick.weapon);
      return spot === null ? null : (
        <span class="option-card">
          <MiniCard face={spot.weapon.family} number={spot.weapon.damage} fake={spot.weapon.nonGenuine} />
        </span>
      );
    }
    case 'seat':
      return <span class={`seat-dot seat-${pick.seat}`} aria-hidden="true" />;
    default:
      return null;
  }
}

function Small({ face }: { readonly face: string | null }) {
  if (face === null) return null;
  return (
    <span class="option-card">
      <MiniCard face={face} />
    </span>
  );
}

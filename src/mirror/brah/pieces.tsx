// Small pieces of the table that can be pressed for details: a card, a weapon, a Trait, a seat's name, a number.

import type { CardView, Explained, HeroView, Seat, TraitView, WeaponView } from '../../core/brah/public.ts';
import { describeFace, describeTrait, describeWeapon } from '../../present/brah/cards.ts';
import { nameOf, traitName } from '../../present/brah/words.ts';
import { partWords } from '../../present/numbers.ts';
import { Glyph } from '../art/glyph.tsx';
import { MiniCard, Shown } from './card.tsx';
import { useTable } from './table-context.ts';

export function SeatName({ seat }: { readonly seat: Seat }) {
  const { speech } = useTable();
  return <span class={`seat-name seat-${seat}`}>{seat === speech.viewer ? 'You' : nameOf(seat, speech)}</span>;
}

/** A card lying somewhere; pressing it opens its details. */
export function CardButton({
  card,
  where,
  back = 'draw',
}: {
  readonly card: CardView;
  readonly where: string;
  readonly back?: 'draw' | 'litterbox';
}) {
  const { inspect } = useTable();
  const { face } = card;
  if (face === null) return <Shown card={card} back={back} />;
  return (
    <button
      type="button"
      class="thing"
      data-key={`${where}-${card.card}`}
      aria-label={`${describeFace(face)} Details.`}
      onClick={() => inspect({ of: 'card', face, card: card.card })}
    >
      <MiniCard face={face} />
    </button>
  );
}

export function WeaponButton({ weapon }: { readonly weapon: WeaponView }) {
  const { inspect } = useTable();
  return (
    <button
      type="button"
      class="thing"
      data-key={`weapon-${weapon.no}`}
      aria-label={`${describeWeapon(weapon)} Details.`}
      onClick={() => inspect({ of: 'weapon', weapon: weapon.no })}
    >
      <MiniCard face={weapon.family} number={weapon.damage} fake={weapon.nonGenuine} />
    </button>
  );
}

/** The upper side of a Trait as a strip; the other side is named small. */
export function TraitStrip({ trait }: { readonly trait: TraitView }) {
  const { inspect } = useTable();
  const other = trait.up === 'positive' ? 'negative' : 'positive';
  return (
    <button
      type="button"
      class={`trait-strip ${trait.up}`}
      data-key={`trait-${trait.card}`}
      aria-label={`${describeTrait(trait)} Details.`}
      onClick={() => inspect({ of: 'card', face: trait.kind, card: trait.card })}
    >
      <Glyph sign="flip" />
      <b>{traitName(trait.kind, trait.up)}</b>
      <small>{traitName(trait.kind, other)}</small>
    </button>
  );
}

export function EmptySlots({ hero }: { readonly hero: HeroView }) {
  const free = hero.slots.total - hero.weapons.length;
  return (
    <>
      {Array.from({ length: Math.max(0, free) }, (_, i) => (
        <span key={i} class="slot" aria-hidden="true">
          <Glyph sign="sword" />
        </span>
      ))}
    </>
  );
}

/** A number that unfolds to its parts. */
export function Unfold({
  label,
  number,
  keyed,
}: {
  readonly label: string;
  readonly number: Explained;
  readonly keyed: string;
}) {
  return (
    <details class="unfold" data-key={keyed}>
      <summary>
        {label}: <b>{number.total}</b>
      </summary>
      <ul>
        {number.parts.map((part, i) => (
          <li key={i}>{partWords(part)}</li>
        ))}
      </ul>
    </details>
  );
}

// Small pieces of the table that can be pressed for details: a card, a weapon, a Trait, a seat's name, a number.

import type { LogLine } from '../../present/brah/log.ts';
import type { CardView, Explained, HeroView, Seat, TraitView, WeaponView } from '../../core/brah/public.ts';
import { describeFace, describeTrait, describeWeapon } from '../../present/brah/cards.ts';
import { kindName, nameOf, traitName } from '../../present/brah/words.ts';
import { leaning, partsSaid } from '../../present/numbers.ts';
import { Glyph, Outline } from '../art/glyph.tsx';
import { groundOf, MiniCard, Shown } from './card.tsx';
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

/** An equipped weapon as a row: picture, name, damage now. */
export function WeaponRow({ weapon }: { readonly weapon: WeaponView }) {
  const { inspect } = useTable();
  const lean = leaning(weapon.damage);
  return (
    <button
      type="button"
      class={`thing weapon-row ground-${groundOf(weapon.family)}`}
      data-key={`weapon-${weapon.no}`}
      aria-label={`${describeWeapon(weapon)} Details.`}
      onClick={() => inspect({ of: 'weapon', weapon: weapon.no })}
    >
      <Outline kind={weapon.family} />
      <span>{kindName(weapon.family)}</span>
      {weapon.nonGenuine === 0 ? null : <i data-n={`\u2212${weapon.nonGenuine}`} />}
      <b class={lean > 0 ? 'raised' : lean < 0 ? 'lowered' : ''} data-n={weapon.damage.total} />
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
      <Glyph sign="flip" /> <b>{traitName(trait.kind, trait.up)}</b> <small>/ {traitName(trait.kind, other)}</small>
    </button>
  );
}

/** What room is left, in one row. */
export function EmptySlots({ hero }: { readonly hero: HeroView }) {
  const free = hero.slots.total - hero.weapons.length;
  if (free <= 0) return null;
  return (
    <span class="slot-row-empty" aria-hidden="true">
      {Array.from({ length: free }, (_, i) => (
        <Glyph key={i} sign="sword" />
      ))}
      {free === 1 ? 'free slot' : `${free} free slots`}
    </span>
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
        {partsSaid(number).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </details>
  );
}

/** The numbers of a line of the log, each to be unfolded. */
export function logNumbers(line: LogLine) {
  return line.numbers.map((said) => (
    <Unfold key={said.label} keyed={`log-${line.key}-${said.label}`} label={said.label} number={said.number} />
  ));
}

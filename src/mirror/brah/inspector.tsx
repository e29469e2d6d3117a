// The inspector: a card large and in words, its numbers now with their parts, what it may do and why it may not.

import type { ComponentChildren } from 'preact';
import type { Explained, HeroView, WeaponView } from '../../core/brah/public.ts';
import { cardOf, isKind, keyOf } from '../../core/brah/public.ts';
import { cardModel } from '../../present/brah/cards.ts';
import { labelOf } from '../../present/brah/labels.ts';
import { playerSentence } from '../../present/brah/models.ts';
import { picksOf, reasonFor } from '../../present/brah/reasons.ts';
import { findFoe, findTrait, findWeapon, playerAt } from '../../present/brah/seek.ts';
import { cardName, capital, kindName, nameOf, traitName, whose } from '../../present/brah/words.ts';
import { partsSaid } from '../../present/numbers.ts';
import { Dialog } from '../dialog.tsx';
import { CardFace } from './card.tsx';
import type { Subject } from './table-context.ts';
import { useTable } from './table-context.ts';

export type InspectorProps = {
  readonly subject: Subject;
  readonly onClose: () => void;
  /** What the details lie in; without it, a dialog. */
  readonly frame?: (props: SheetProps) => ComponentChildren;
};

export function Inspector({ subject, onClose, frame: Sheet = DialogSheet }: InspectorProps) {
  const { view, speech } = useTable();
  switch (subject.of) {
    case 'card':
      return (
        <Sheet
          title={cardName(subject.face)}
          onClose={onClose}
          foot={<Uses card={subject.card} face={subject.face} onClose={onClose} />}
        >
          <Printed face={subject.face} />
          <TraitNow card={subject.card} />
        </Sheet>
      );
    case 'foe': {
      const foe = findFoe(view, subject.foe);
      if (foe === null) return null;
      return (
        <Sheet title={cardName(foe.kind)} onClose={onClose}>
          <Printed face={foe.kind} number={foe.stat} />
          <NumberLine label="Damage needed now" number={foe.stat} />
          {foe.bribe === null ? (
            <p>It cannot be bribed.</p>
          ) : (
            <NumberLine label="Cards to send it away" number={foe.bribe} />
          )}
          <NumberLine label="Treasures for beating it" number={foe.reward} />
        </Sheet>
      );
    }
    case 'weapon': {
      const spot = findWeapon(view, subject.weapon);
      if (spot === null) return null;
      return (
        <Sheet title={kindName(spot.weapon.family)} onClose={onClose}>
          <p>
            Equipped to {kindName(spot.hero.kind)} ({whose(spot.owner, speech)} Hero).
          </p>
          <WeaponFacts weapon={spot.weapon} />
        </Sheet>
      );
    }
    case 'hero': {
      const hero = playerAt(view, subject.seat)?.heroes[subject.hero];
      if (hero === undefined) return null;
      return (
        <Sheet title={`${kindName(hero.kind)} (${whose(subject.seat, speech)} Hero)`} onClose={onClose} wide>
          <HeroFacts hero={hero} />
        </Sheet>
      );
    }
    case 'player': {
      const player = playerAt(view, subject.seat);
      if (player === null) return null;
      return (
        <Sheet
          title={capital(player.seat === view.viewer ? 'you' : nameOf(player.seat, speech))}
          onClose={onClose}
          wide
        >
          <p>{playerSentence(player, view, speech)}</p>
          <NumberLine label="Hand size" number={player.handLimit} />
          {player.heroes.map((hero) => (
            <section key={hero.card}>
              <h3>{kindName(hero.kind)}</h3>
              <HeroFacts hero={hero} />
            </section>
          ))}
        </Sheet>
      );
    }
  }
}

export type SheetProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly foot?: ComponentChildren;
  readonly wide?: boolean;
};

function DialogSheet({ title, onClose, children, foot, wide = false }: SheetProps) {
  return (
    <Dialog title={title} onClose={onClose} foot={foot} of={wide ? 'inspector wide' : 'inspector'}>
      {children}
    </Dialog>
  );
}

/** The printed card, and its words beside it. */
function Printed({ face, number }: { readonly face: string; readonly number?: Explained }) {
  const { pictureOf } = useTable();
  const model = cardModel(face);
  if (model === null) return <p>This card is not known here.</p>;
  const picture = pictureOf?.(face) ?? null;
  return (
    <div class="printed">
      <div class="printed-card">
        {picture !== null ? (
          <img src={picture} width="250" height="350" alt="" draggable={false} />
        ) : number === undefined ? (
          <CardFace face={face} />
        ) : (
          <CardFace face={face} number={number} />
        )}
      </div>
      <div class="printed-words">
        <p class="kind-line">
          {capital(model.ribbon)}
          {model.part === null || model.part.n === 1 ? '' : `, part ${model.part.k} of ${model.part.n}`}
          {model.slots === null ? '' : `, ${model.slots} weapon slots`}
        </p>
        {model.tags.length === 0 ? null : (
          <ul class="tags">
            {model.tags.map((tag) => (
              <li key={tag.name} class={`tag ground-${tag.ground}`}>
                <b aria-hidden="true">{tag.letter}</b> {tag.name}
              </li>
            ))}
          </ul>
        )}
        {model.sides.length > 0 ? (
          model.sides.map((side) => (
            <p key={side.side} class={`side ${side.side}`}>
              <b>{side.name}</b> ({side.side} side): {side.text}
            </p>
          ))
        ) : (
          <p>{model.text === '' ? 'No further text.' : model.text}</p>
        )}
        <p class="flavour-line">{model.flavour}</p>
      </div>
    </div>
  );
}

function TraitNow({ card }: { readonly card: number | null }) {
  const { view } = useTable();
  const spot = card === null ? null : findTrait(view, card as Parameters<typeof findTrait>[1]);
  if (spot === null) return null;
  return (
    <p>
      Now under {kindName(spot.hero.kind)} with the {spot.trait.up} side up: {traitName(spot.trait.kind, spot.trait.up)}
      .
    </p>
  );
}

function NumberLine({ label, number }: { readonly label: string; readonly number: Explained }) {
  return (
    <p class="number-line">
      {label}: <b>{number.total}</b>
      <span> ({partsSaid(number).join(', ')})</span>
    </p>
  );
}

function WeaponFacts({ weapon }: { readonly weapon: WeaponView }) {
  const face = isKind(weapon.family) ? weapon.family : `${weapon.family}-1`;
  const parts =
    weapon.parts.length === 1
      ? ''
      : `Parts in place: ${weapon.parts.map((part) => (part === 0 ? 'a Non-Genuine Part' : part)).join(', ')}.`;
  return (
    <>
      <Printed face={face} number={weapon.damage} />
      <NumberLine label="Damage now" number={weapon.damage} />
      {parts === '' ? null : <p>{parts}</p>}
    </>
  );
}

function HeroFacts({ hero }: { readonly hero: HeroView }) {
  return (
    <>
      <Printed face={hero.kind} />
      <NumberLine label="Weapon slots" number={hero.slots} />
      {hero.traits.map((trait) => (
        <p key={trait.card} class={`side ${trait.up}`}>
          <b>{traitName(trait.kind, trait.up)}</b> ({trait.up} side up): {traitText(trait.kind, trait.up)} The other
          side is {traitName(trait.kind, trait.up === 'positive' ? 'negative' : 'positive')}.
        </p>
      ))}
      {hero.weapons.map((weapon) => (
        <details key={weapon.no} class="unfold">
          <summary>
            {kindName(weapon.family)}: <b>{weapon.damage.total}</b> damage
          </summary>
          <WeaponFacts weapon={weapon} />
        </details>
      ))}
      {hero.weapons.length === 0 ? <p>No weapon equipped.</p> : null}
    </>
  );
}

function traitText(kind: string, side: 'positive' | 'negative'): string {
  const card = cardOf(kind);
  return card.type === 'trait' ? card[side].text : card.text;
}

/** What a hand card may do now, as buttons; or the reason why not. */
function Uses({
  card,
  face,
  onClose,
}: {
  readonly card: number | null;
  readonly face: string;
  readonly onClose: () => void;
}) {
  const { view, seat, making, onHand, check, speech, choose } = useTable();
  const held = seat === null ? undefined : playerAt(view, seat)?.hand.find((shown) => shown.card === card);
  if (held === undefined) return null;
  const picks = picksOf(held, onHand);
  if (picks.length === 0) return <p class="why-line">{reasonFor({ ...held, face }, view, onHand, check, speech)}</p>;
  return (
    <>
      {picks.map((pick) => (
        <button
          key={keyOf(pick)}
          type="button"
          class="button main"
          onClick={() => {
            onClose();
            choose(pick);
          }}
        >
          {labelOf(pick, { view, speech, picks: making.picks }).full.replace(/\.$/, '')}
        </button>
      ))}
    </>
  );
}

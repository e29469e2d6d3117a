// A printed card in HTML: name strip, badge, art, ribbon, text and burst. Drawn from a card model; holds no rule.
// `words` is what a screen reader gets instead of the picture when the card stands alone.

import type { CardView, Explained, WeaponView } from '../../core/brah/public.ts';
import { cardOf } from '../../core/brah/public.ts';
import type { CardModel, Ground } from '../../present/brah/cards.ts';
import { cardModel } from '../../present/brah/cards.ts';
import { leaning } from '../../present/numbers.ts';
import { Burst, Figure, Glyph, Outline, TypeGlyph } from '../art/glyph.tsx';
import { KevinHead } from '../art/kevin.tsx';

/** Which backdrop lies behind the figure. */
const SWIRLED: ReadonlySet<Ground> = new Set<Ground>(['enchantment', 'banish', 'magic']);

export function CardFace({
  face,
  text = true,
  number,
}: {
  readonly face: string;
  readonly text?: boolean;
  readonly number?: Explained;
}) {
  const model = cardModel(face);
  if (model === null) return null;
  return (
    <span class={`card ground-${model.ground}`} aria-hidden="true">
      <CardHead model={model} />
      <CardArt model={model} />{' '}
      <span class={`card-ribbon ${model.ribbon.length > 17 ? 'long' : ''}`}>{model.ribbon}</span>{' '}
      {text ? <CardText model={model} /> : null}
      <CardFoot model={model} number={number} />
    </span>
  );
}

function CardHead({ model }: { readonly model: CardModel }) {
  return (
    <span class="card-name">
      <span class={`badge badge-${model.badge}`}>
        <TypeGlyph type={cardOf(model.face).type} />
      </span>
      <span>{model.name}</span>
    </span>
  );
}

function CardArt({ model }: { readonly model: CardModel }) {
  return (
    <span class={`card-art ${SWIRLED.has(model.ground) ? 'moon' : 'rays'}`}>
      {model.face === 'kevin' ? <KevinHead /> : <Figure kind={model.face} />}
    </span>
  );
}

function CardText({ model }: { readonly model: CardModel }) {
  if (model.sides.length > 0) {
    return (
      <span class="card-text sides">
        {model.sides.map((side) => (
          <span key={side.side} class={`side ${side.side}`}>
            <b>{side.name}</b> {side.text}{' '}
          </span>
        ))}
      </span>
    );
  }
  if (model.text === '') return <span class="card-text flavour">{model.flavour}</span>;
  return <span class="card-text">{model.text}</span>;
}

function CardFoot({ model, number }: { readonly model: CardModel; readonly number: Explained | undefined }) {
  const lean = number === undefined ? 0 : leaning(number);
  const burst = number === undefined ? model.burst : String(number.total);
  if (burst === null && model.slots === null && model.part === null) return null;
  return (
    <span class="card-foot">
      {model.part === null ? null : <PartTab k={model.part.k} n={model.part.n} />}
      {model.slots === null ? null : (
        <span class="slot-row">
          {Array.from({ length: model.slots }, (_, i) => (
            <span key={i} class="slot-sign">
              <Glyph sign="sword" />
            </span>
          ))}
        </span>
      )}
      {burst === null ? null : <Burst text={burst} of={lean > 0 ? 'raised' : lean < 0 ? 'lowered' : ''} />}
    </span>
  );
}

function PartTab({ k, n }: { readonly k: number; readonly n: number }) {
  return <span class="part-tab" data-n={`${k}/${n}`} />;
}

export type BackKind = 'draw' | 'treasure' | 'trait' | 'litterbox' | 'cathulhu';

/** A card lying face down. */
export function CardBack({ kind }: { readonly kind: BackKind }) {
  return (
    <span class={`card-back back-${kind}`} aria-hidden="true">
      <svg viewBox="0 0 100 100" focusable="false" aria-hidden="true">
        <use href="#g-seal" />
      </svg>
      {kind === 'draw' ? <KevinHead /> : <BackSign kind={kind} />}
    </span>
  );
}

function BackSign({ kind }: { readonly kind: Exclude<BackKind, 'draw'> }) {
  if (kind === 'litterbox') return <Glyph sign="litterbox" />;
  if (kind === 'trait') return <TypeGlyph type="trait" />;
  return <TypeGlyph type="treasure" />;
}

/** A small card without text: art, name, number. */
export function MiniCard({
  face,
  number,
  fake = 0,
}: {
  readonly face: string;
  readonly number?: Explained;
  readonly fake?: number;
}) {
  const model = cardModel(face) ?? cardModel(`${face}-1`);
  if (model === null) return null;
  const lean = number === undefined ? 0 : leaning(number);
  const burst = number === undefined ? model.burst : String(number.total);
  return (
    <span class={`mini ground-${model.ground}`} aria-hidden="true">
      <CardArt model={model} />
      <span class="mini-name">{model.name}</span>
      {burst === null ? null : <Burst text={burst} of={lean > 0 ? 'raised' : lean < 0 ? 'lowered' : ''} />}
      {fake === 0 ? null : <span class="fake-tab" data-n={`\u2212${fake}`} />}
    </span>
  );
}

export function Shown({ card, back = 'draw' }: { readonly card: CardView; readonly back?: BackKind }) {
  return card.face === null ? <CardBack kind={back} /> : <MiniCard face={card.face} />;
}

/** Only the art of a Hero, for where there is no room for more. */
export function HeroArt({ face }: { readonly face: string }) {
  const model = cardModel(face);
  return model === null ? null : (
    <span class={`hero-art ground-${model.ground}`} aria-hidden="true">
      <CardArt model={model} />
    </span>
  );
}

/** A weapon as a narrow tab: picture on its class colour, damage on ink. */
export function WeaponTab({ weapon }: { readonly weapon: WeaponView }) {
  return (
    <span class={`tab ground-${groundOf(weapon.family)}`}>
      <Outline kind={weapon.family} />
      <b data-n={weapon.damage.total} />
    </span>
  );
}

/** The colour family of a weapon, whole or in parts. */
export function groundOf(family: string): Ground {
  return (cardModel(family) ?? cardModel(`${family}-1`))?.ground ?? 'basic';
}

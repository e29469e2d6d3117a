// What is asked, and everything that may be done: a tile a deed, grouped for the selected hero.

import type { ComponentChildren } from 'preact';
import type { HeroView } from '../../core/lair/public.ts';
import { abilityOf, classOf } from '../../core/lair/public.ts';
import { promptOf } from '../../present/lair/prompts.ts';
import { Sign } from './art.tsx';
import type { LairSign } from './art.tsx';
import { useDelve } from './context.ts';
import type { Group, Option } from './options.ts';
import { readiness } from './party.tsx';

type PromptProps = {
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly refusal: string;
  readonly children?: ComponentChildren;
};

export function DelvePrompt({ undo, redo, refusal, children }: PromptProps) {
  const { view, speech, options, selected } = useDelve();
  const { title, ask } = promptOf(view, speech);
  const hero = view.heroes.find(({ id }) => id === selected);
  const isFree = view.phase === 'hero' && view.asked === null && view.outcome === null;
  const shown = options.filter(({ group, hero: of }) => isListed(group) && (!isFree || of === selected));
  const rest = options.filter(({ group }) => group === 'give-up');
  return (
    <section class="delve-prompt slab" data-region="prompt" aria-labelledby="prompt-title">
      <header class="prompt-head">
        <h2 id="prompt-title">{title}</h2>
        <p class="ask" data-prompt tabIndex={-1}>
          {ask}
        </p>
      </header>
      {refusal === '' ? null : (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      <div class="deeds">
        {shown.map((option, i) => (
          <Deed key={option.key} option={option} digit={i + 1} />
        ))}
      </div>
      {isFree && hero !== undefined ? <WhyNot hero={hero} options={options} /> : null}
      <div class="prompt-tail">
        {children}
        {isFree ? (
          <p class="one-ability">Each hero takes two different actions a round, so at most one ability.</p>
        ) : null}
        {undo === null ? null : (
          <button type="button" class="stone-button quiet" data-key="undo" onClick={undo}>
            Undo
          </button>
        )}
        {redo === null ? null : (
          <button type="button" class="stone-button quiet" data-key="redo" onClick={redo}>
            Redo
          </button>
        )}
        {rest.map((option) => (
          <QuietDeed key={option.key} option={option} />
        ))}
      </div>
    </section>
  );
}

/** What the camp's own panels carry is not said twice. */
function isListed(group: Group): boolean {
  return !['store', 'learn', 'wear', 'mark', 'give-up'].includes(group);
}

const SIGNS: { readonly [G in Group]?: LairSign } = {
  move: 'move',
  attack: 'damage',
  done: 'done',
  answer: 'dice',
};

function signOf(option: Option): LairSign {
  const [first] = option.picks;
  if (first?.pick === 'drink') return 'potion';
  if (first?.pick === 'interact') return 'pray';
  if (first?.pick === 'react' && first.source === 'blessing') return 'blessing';
  return SIGNS[option.group] ?? 'crown';
}

function Deed({ option, digit }: { readonly option: Option; readonly digit: number }) {
  const { act } = useDelve();
  return (
    <button
      type="button"
      class={`deed of-${option.group}`}
      data-key={`pick-${option.key}`}
      data-option={digit <= 9 ? digit : undefined}
      onClick={() => act(option)}
    >
      <Sign sign={signOf(option)} />
      <b>{option.short}</b> <small>{option.more}</small>
      <span class="for-ears"> {option.full}</span>
      {digit <= 9 ? <span class="digit" data-n={digit} /> : null}
    </button>
  );
}

export function QuietDeed({ option, main = false }: { readonly option: Option; readonly main?: boolean }) {
  const { act } = useDelve();
  return (
    <button
      type="button"
      class={`stone-button ${main ? 'main' : 'quiet'}`}
      data-key={`pick-${option.key}`}
      aria-label={option.full}
      onClick={() => act(option)}
    >
      {option.short}
    </button>
  );
}

/** The deeds that are not open to this hero now, each with its reason. */
function WhyNot({ hero, options }: { readonly hero: HeroView; readonly options: readonly Option[] }) {
  const { inspect } = useDelve();
  const has = (group: Group) => options.some((option) => option.hero === hero.id && option.group === group);
  const acted = (kind: HeroView['acted'][number]) => hero.acted.includes(kind);
  const spent = hero.done ? 'done for this round' : hero.actionsLeft === 0 ? 'both actions taken' : '';
  const why: readonly { readonly name: string; readonly why: string }[] = [
    ...(has('move') ? [] : [{ name: 'Move', why: acted('move') ? 'moved already' : spent || 'no way from here' }]),
    ...(has('attack')
      ? []
      : [{ name: 'Attack', why: acted('attack') ? 'attacked already' : spent || 'nobody in reach' }]),
  ];
  const resting = hero.abilities.filter(
    (card) =>
      ['action', 'attack'].includes(abilityOf(card.id).type) &&
      !options.some((option) => option.hero === hero.id && option.ability === card.id),
  );
  if (why.length + resting.length === 0) return null;
  return (
    <p class="not-now">
      <span>Not now:</span>
      {why.map((one) => (
        <span key={one.name}>
          <b>{one.name}</b> {one.why}
        </span>
      ))}
      {resting.map((card) => (
        <button
          key={card.id}
          type="button"
          class="why-chip"
          data-key={`off-${card.id}`}
          onClick={() => inspect({ of: 'ability', ability: card.id })}
        >
          <b>{abilityOf(card.id).name}</b> {acted('ability') ? 'one ability a round' : spent || offWords(card, hero)}
        </button>
      ))}
    </p>
  );
}

function offWords(card: HeroView['abilities'][number], { id }: HeroView): string {
  const words = readiness(card);
  return words === 'ready' ? `nothing for the ${classOf(id).name} to use it on` : words;
}

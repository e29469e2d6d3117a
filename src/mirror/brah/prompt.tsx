// What is asked, and everything that may be answered: one button for each pick that is not a card of the hand.
// While an action is put together, what was chosen so far stands here and can be taken back.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { BrahView, Pick } from '../../core/brah/public.ts';
import { keyOf } from '../../core/brah/public.ts';
import { describeFace } from '../../present/brah/cards.ts';
import { labelOf, restOf } from '../../present/brah/labels.ts';
import type { LogLine } from '../../present/brah/log.ts';
import { draftPrompt, promptOf } from '../../present/brah/prompts.ts';
import { findFace } from '../../present/brah/seek.ts';
import { Glyph } from '../art/glyph.tsx';
import { CardFace } from './card.tsx';
import { OptionPicture } from './option-picture.tsx';
import { useTable } from './table-context.ts';

export type PromptProps = {
  readonly onBack: () => void;
  readonly onCancel: () => void;
  readonly onWithout: (pick: Pick) => void;
  /** Why the last proposal was refused, or the last weapons are not enough. */
  readonly refusal: string;
  readonly recent: readonly LogLine[];
  readonly mayConcede: boolean;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly children?: ComponentChildren;
};

const MAIN: ReadonlySet<Pick['pick']> = new Set(['end-turn', 'declare-combat', 'done', 'yes']);
const GRIM: ReadonlySet<Pick['pick']> = new Set(['accept-defeat']);

function look(pick: Pick): string {
  if (pick.pick === 'declare-combat') return 'fight big';
  if (MAIN.has(pick.pick)) return 'main big';
  if (GRIM.has(pick.pick)) return 'grim';
  if (pick.pick === 'bribe') return 'fight';
  if (pick.pick === 'nay') return 'nay';
  return '';
}

export function PromptPanel(props: PromptProps) {
  const { view, speech, making, onPrompt, onHand } = useTable();
  const words = promptOf(view, speech);
  const drafting = making.picks.length > 0;
  const ask = drafting ? draftPrompt(making.picks, making.offered, view, speech) : words.ask;
  const free = words.mine || drafting || onPrompt.length > 0;
  return (
    <section class={`prompt ${words.mine ? 'mine' : 'others'}`} data-region="prompt" aria-labelledby="prompt-title">
      <h2 class="ribbon" id="prompt-title">
        {words.title}
      </h2>
      <p class="ask" data-prompt tabIndex={-1}>
        {ask}
      </p>
      {drafting ? <Chosen onWithout={props.onWithout} /> : null}
      {props.refusal === '' ? null : <p class="refusal">{props.refusal}</p>}
      {onHand.length > 0 && (drafting || onPrompt.length === 0) ? (
        <p class="hint">Choose on the cards of your hand below.</p>
      ) : null}
      {free ? <Options /> : <Recent lines={props.recent} />}
      {props.children}
      <PromptFoot {...props} drafting={drafting} />
    </section>
  );
}

function PromptFoot({
  onBack,
  onCancel,
  undo,
  redo,
  mayConcede,
  drafting,
}: PromptProps & { readonly drafting: boolean }) {
  const { choose } = useTable();
  return (
    <div class="prompt-foot">
      {drafting ? (
        <>
          <button type="button" class="button quiet" data-key="back" onClick={onBack}>
            Back
          </button>
          <button type="button" class="button quiet" data-key="cancel" onClick={onCancel}>
            Cancel
          </button>
        </>
      ) : null}
      {undo === null ? null : (
        <button type="button" class="button on-dark" data-key="undo" onClick={undo}>
          <Glyph sign="undo" /> Undo
        </button>
      )}
      {redo === null ? null : (
        <button type="button" class="button on-dark" data-key="redo" onClick={redo}>
          <span class="mirrored">
            <Glyph sign="undo" />
          </span>{' '}
          Redo
        </button>
      )}
      {mayConcede ? (
        <button
          type="button"
          class="button on-dark concede"
          data-key="concede"
          onClick={() => choose({ pick: 'concede' })}
        >
          <Glyph sign="flag" /> Concede
        </button>
      ) : null}
    </div>
  );
}

/** The picks so far; each can be taken back by itself, but the first one, which says what is done. */
function Chosen({ onWithout }: { readonly onWithout: (pick: Pick) => void }) {
  const { view, speech, making } = useTable();
  return (
    <ul class="chosen" aria-label="Chosen so far">
      {making.picks.map((pick, i) => {
        const words = labelOf(pick, { view, speech, picks: making.picks.slice(0, i) });
        return (
          <li key={keyOf(pick)}>
            <button
              type="button"
              class="chip"
              data-key={`chosen-${keyOf(pick)}`}
              aria-label={`${words.full} Take back.`}
              onClick={() => onWithout(pick)}
            >
              {words.full.replace(/\.$/, '')} <Glyph sign="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function Recent({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <ul class="recent" aria-hidden="true">
      {lines.map((line) => (
        <li key={line.key} class={line.seats[0] === undefined ? '' : `by-${line.seats[0]}`}>
          {line.text}
        </li>
      ))}
    </ul>
  );
}

/** More options than this get a box to narrow them down. */
const MANY = 14;

function Options() {
  const { onPrompt, view, speech, making } = useTable();
  const [sought, setSought] = useState('');
  const at = { view, speech, picks: making.picks };
  const named = onPrompt.map((pick) => ({ pick, words: labelOf(pick, at) }));
  const many = named.length > MANY;
  const shown =
    many && sought !== ''
      ? named.filter(({ words }) => words.full.toLowerCase().includes(sought.toLowerCase()))
      : named;
  const pictured = shown.filter(({ pick }) => isPictured(pick)).length > 1;
  const whole = shown.some(({ pick }) => cardOfPick(pick, view) !== null);
  return (
    <>
      {many ? (
        <label class="field seek">
          <span>Find by name</span>
          <input type="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
        </label>
      ) : null}
      <ul class={`options ${whole ? 'whole-cards' : pictured ? 'pictured' : ''} ${many ? 'many' : ''}`}>
        {shown.map(({ pick, words }, i) => (
          <li key={keyOf(pick)} class={cardOfPick(pick, view) === null ? '' : 'held may'}>
            <OptionCard pick={pick} />
            <OptionButton pick={pick} short={words.short} full={words.full} digit={i + 1} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Cards that do not lie in the hand are shown whole, so that they can be read before they are chosen. */
function cardOfPick(pick: Pick, view: BrahView): string | null {
  return pick.pick === 'card' ? findFace(view, pick.card) : null;
}

function OptionCard({ pick }: { readonly pick: Pick }) {
  const { view, inspect } = useTable();
  const face = cardOfPick(pick, view);
  if (face === null) return null;
  return (
    <button
      type="button"
      class="thing face"
      data-key={`read-${keyOf(pick)}`}
      aria-label={`${describeFace(face)} Details.`}
      onClick={() => inspect({ of: 'card', face, card: pick.pick === 'card' ? pick.card : null })}
    >
      <CardFace face={face} />
    </button>
  );
}

function isPictured(pick: Pick): boolean {
  return (
    pick.pick === 'card' ||
    pick.pick === 'weapon' ||
    pick.pick === 'hero' ||
    pick.pick === 'bazaar' ||
    pick.pick === 'foe' ||
    pick.pick === 'trait'
  );
}

function OptionButton({
  pick,
  short,
  full,
  digit,
}: {
  readonly pick: Pick;
  readonly short: string;
  readonly full: string;
  readonly digit: number;
}) {
  const { choose, view } = useTable();
  const rest = restOf({ short, full });
  return (
    <button
      type="button"
      class={`button option ${look(pick)}`}
      data-key={`pick-${keyOf(pick)}`}
      data-option={digit <= 9 ? digit : undefined}
      aria-label={full}
      onClick={() => choose(pick)}
    >
      {cardOfPick(pick, view) === null ? <OptionPicture pick={pick} /> : null}
      <span>
        {short} {rest === '' ? null : <small>{rest}</small>}
      </span>
      {digit <= 9 ? <span class="digit" data-n={digit} /> : null}
    </button>
  );
}

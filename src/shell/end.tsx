// The end of a game: who won and why, in which order the others went, and what next.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Outcome } from '../core/brah/public.ts';
import { Glyph } from '../mirror/art/glyph.tsx';
import { KevinHead } from '../mirror/art/kevin.tsx';
import { reasonWords } from '../present/brah/endings.ts';

type EndProps = {
  readonly outcome: Outcome;
  readonly names: readonly string[];
  readonly turns: number;
  readonly mine: readonly number[];
  readonly onRematch: () => void;
  readonly onLook: () => void;
};

export function EndPage({ outcome, names, turns, mine, onRematch, onLook }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const name = (seat: number) => names[seat] ?? `Player ${seat + 1}`;
  const order = [...outcome.outOrder].reverse();
  const won = mine.includes(outcome.winner);
  // Those who were still in when somebody won by a feat share the place after the winner.
  const beside = names
    .map((_, seat) => seat)
    .filter((seat) => seat !== outcome.winner && !outcome.outOrder.includes(seat));
  return (
    <main class="end">
      <div class="end-kevin">
        <KevinHead mood={won ? 'wide' : 'pleased'} />
      </div>
      <h1 class="end-plate" tabIndex={-1} ref={heading}>
        {mine.length === 1 && won ? 'You win, Brah!' : `${name(outcome.winner)} wins!`}
      </h1>
      <p class="end-reason">
        After {turns} turns: {reasonWords(outcome.reason)}.
      </p>
      <ol class="places paper">
        <li class={`place seat-${outcome.winner}`}>
          <Glyph sign="trophy" /> <b>{name(outcome.winner)}</b> <span>winner</span>
        </li>
        {beside.map((seat) => (
          <li key={seat} class={`place seat-${seat}`}>
            <Glyph sign="person" /> <b>{name(seat)}</b> <span>still standing</span>
          </li>
        ))}
        {order.map((seat, i) => (
          <li key={seat} class={`place seat-${seat}`}>
            <Glyph sign="dead" /> <b>{name(seat)}</b>{' '}
            <span>{i === order.length - 1 ? 'out first' : `out ${ordinal(order.length - i)}`}</span>
          </li>
        ))}
      </ol>
      <div class="end-acts">
        <button type="button" class="button main big" onClick={onRematch}>
          <span>
            Rematch
            <small>{outcome.outOrder[0] === undefined ? 'same table' : `${name(outcome.outOrder[0])} starts`}</small>
          </span>
        </button>
        <a class="button big" href="#/new">
          New game
        </a>
        <a class="button big quiet" href="#/">
          Menu
        </a>
        <button type="button" class="button on-dark" onClick={onLook}>
          <Glyph sign="eye" /> Look at the table
        </button>
      </div>
    </main>
  );
}

function ordinal(n: number): string {
  return ['', 'first', 'second', 'third', 'fourth', 'fifth'][n] ?? `number ${n}`;
}

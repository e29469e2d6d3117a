// The frame of every page that is not the table: a bar with the way back, a title, and paper below.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

type PageProps = { readonly title: string; readonly children: ComponentChildren; readonly wide?: boolean };

export function Page({ title, children, wide = false }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A new page begins at its title, for eyes and for ears.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div class="page">
      <header class="bar">
        <a class="button icon on-dark" href="#/">
          <span aria-hidden="true">←</span> Menu
        </a>
        <h1 class="bar-title" tabIndex={-1} ref={heading}>
          {title}
        </h1>
      </header>
      <main class={`page-body ${wide ? 'wide' : ''}`}>{children}</main>
    </div>
  );
}

/** A row of choices of which one holds. */
export function Choice<T extends string | number>({
  legend,
  name,
  value,
  options,
  onPick,
}: {
  readonly legend: string;
  readonly name: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly name: string; readonly hint?: string }[];
  readonly onPick: (value: T) => void;
}) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class={`choice-row ${options.every((option) => option.name.length < 3) ? 'numbers' : ''}`}>
        {options.map((option) => (
          <label key={option.value} class={`choice-tile ${option.value === value ? 'is-on' : ''}`}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onPick(option.value)} />
            <span>
              <b>{option.name}</b>
              {option.hint === undefined || option.hint === '' ? null : <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

// The log: whole sentences, newest last, turns as headings; numbers unfold to their parts.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Told } from '../present/told.ts';

/** Lines kept on the page; older ones on request. */
const RECENT = 60;

type LogProps<Line extends Told> = {
  readonly lines: readonly Line[];
  /** The numbers of a line, to be unfolded to their parts. */
  readonly numbers: (line: Line) => ComponentChildren;
};

export function Log<Line extends Told>({ lines, numbers }: LogProps<Line>) {
  const [all, setAll] = useState(false);
  const [details, setDetails] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const wanted = details ? lines : lines.filter((line) => line.weight !== 'detail');
  const shown = all ? wanted : wanted.slice(-RECENT);
  const last = lines[lines.length - 1]?.key ?? '';
  // The last line's key says that there is something new
  useEffect(() => {
    const list = end.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [last]);
  return (
    <section class="log paper" data-region="log" aria-labelledby="log-title">
      <header class="log-head">
        <h2 id="log-title">What just happened</h2>
        <label class="log-more">
          <input type="checkbox" checked={details} onChange={(event) => setDetails(event.currentTarget.checked)} /> All
        </label>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <div class="log-lines" role="log" aria-live="off" aria-labelledby="log-title" ref={end} tabIndex={0} data-stop>
        <ol>
          {shown.length < wanted.length ? (
            <li>
              <button type="button" class="chip" onClick={() => setAll(true)}>
                Show all {wanted.length} lines
              </button>
            </li>
          ) : null}
          {shown.map((line) => (
            <li
              key={line.key}
              class={`${line.turn ? 'turn' : ''} ${line.seats[0] === undefined ? '' : `by-${line.seats[0]}`}`}
            >
              {line.text}
              {numbers(line)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

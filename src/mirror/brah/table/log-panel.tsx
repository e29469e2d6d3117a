// What just happened, in the corner of the table: the last lines with the names in their colours. A press opens the
// whole log in a drawer.

import { useState } from 'preact/hooks';
import type { LogLine } from '../../../present/brah/log.ts';
import type { Box } from '../../../present/brah/table/picture.ts';
import { Dialog } from '../../dialog.tsx';
import { Log } from '../../log.tsx';
import { logNumbers } from '../pieces.tsx';
import { useTable } from '../table-context.ts';
import { placed } from './placed.ts';

/** Lines below this height show only the head. */
const ROOM = 64;
/** A head that is narrower has no room for the last line below it. */
const WIDE = 160;

export function LogPanel({ box, lines }: { readonly box: Box; readonly lines: readonly LogLine[] }) {
  const [open, setOpen] = useState(false);
  const last = lines.filter((line) => line.weight !== 'detail').slice(-8);
  return (
    <section
      class={`painted-log ${box.h < ROOM && box.w < WIDE ? 'tight' : ''}`}
      data-region="log"
      aria-labelledby="painted-log"
      style={placed(box)}
    >
      <button type="button" class="log-open" data-key="log" onClick={() => setOpen(true)}>
        <span class="log-title" id="painted-log">
          {box.h < ROOM ? 'Log' : 'What just happened'}
        </span>
        <span class="for-ears">. Open the whole log.</span>
      </button>
      {box.h < ROOM ? (
        <p class="log-last" aria-hidden="true">
          {last.slice(-1).map((line) => (
            <Named key={line.key} text={line.text} />
          ))}
        </p>
      ) : (
        <ol class="log-last" aria-hidden="true">
          {last.map((line) => (
            <li key={line.key}>
              <Named text={line.text} />
            </li>
          ))}
        </ol>
      )}
      {open ? (
        <Dialog title="The log" of="log-drawer" onClose={() => setOpen(false)}>
          <Log lines={lines} numbers={logNumbers} />
        </Dialog>
      ) : null}
    </section>
  );
}

/** The sentence with each player's name in the colour of their seat. */
function Named({ text }: { readonly text: string }) {
  const { speech } = useTable();
  const seatOf = new Map(speech.names.map((name, seat) => [name, seat] as const));
  if (speech.viewer !== 'table') for (const you of ['You', 'Your', 'you', 'your']) seatOf.set(you, speech.viewer);
  const names = [...seatOf.keys()]
    .filter((name) => name !== '')
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})(?![\\p{L}\\p{N}])`, 'u'));
  return (
    <>
      {pieces.map((piece, i) => {
        const seat = i % 2 === 1 ? seatOf.get(piece) : undefined;
        return seat === undefined ? (
          piece
        ) : (
          <b key={i} class={`name-${seat}`}>
            {piece}
          </b>
        );
      })}
    </>
  );
}

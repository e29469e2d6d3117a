// From the state of the table to the picture that is shown and pressed: laid out anew when anything changes, handed to
// the stage with what has happened since.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BrahEvent } from '../../../core/brah/public.ts';
import { keyOf } from '../../../core/brah/public.ts';
import { cuesOf } from '../../../present/brah/table/cues.ts';
import { layOut } from '../../../present/brah/table/lay-out.ts';
import type { Picture } from '../../../present/brah/table/picture.ts';
import type { Stage } from '../../../present/brah/table/stage.ts';
import type { Table } from '../use-table.ts';
import type { Hands } from './press.ts';
import type { Size } from './use-size.ts';

type Shown = {
  readonly table: Table;
  readonly hands: Hands;
  readonly size: Size | null;
  readonly scroll: number;
  readonly heard: readonly { readonly entry: number; readonly events: readonly BrahEvent[] }[];
  readonly stage: Stage | null;
};

/** The picture of this moment; null until the table has been measured. */
export function usePicture({ table, hands, size, scroll, heard, stage }: Shown): Picture | null {
  const { view, speech, making, check } = table.state;
  const latest = useRef(check);
  latest.current = check;
  const { armed, selected } = hands;
  // What is on offer follows from the view and the picks; the arrays themselves are new each time.
  const made = making.picks.map(keyOf).join(' ');
  const picture = useMemo(
    () =>
      size === null
        ? null
        : layOut({
            view,
            speech,
            offered: making.offered,
            chosen: making.picks,
            armed,
            selected,
            check: (action) => latest.current(action),
            width: size.width,
            height: size.height,
            scroll,
          }),
    [view, speech, made, armed, selected, size, scroll],
  );
  // What has been heard by the picture shown last is not played again; whoever comes to the table sees it as it lies.
  const shown = useRef<{ readonly stage: Stage; readonly picture: Picture; readonly heard: number } | null>(null);
  useLayoutEffect(() => {
    if (stage === null || picture === null) return;
    const before = shown.current?.stage === stage ? shown.current : null;
    const told = (from: number, to?: number) => heard.slice(from, to).flatMap(({ events }) => events);
    const cues = before === null ? [] : cuesOf(told(before.heard), before.picture, picture, told(0, before.heard));
    stage.show(picture, cues);
    shown.current = { stage, picture, heard: heard.length };
  }, [stage, picture]);
  // Whoever looks next must see nothing of what was shown to this one.
  useLayoutEffect(() => () => stage?.blank(), [stage]);
  return picture;
}

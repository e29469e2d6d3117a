// Lifting a card of the hand and letting it go over the table, and pushing a fan that is too long for the screen.

import { useState } from 'preact/hooks';
import type { Pick } from '../../../core/brah/public.ts';
import { isLong } from '../../../present/brah/table/fan.ts';
import type { Picture, ThingKey } from '../../../present/brah/table/picture.ts';
import type { Stage } from '../../../present/brah/table/stage.ts';
import type { Table } from '../use-table.ts';
import { thingOf } from './answers.ts';
import { dropped, placeAt, reachable } from './drop.ts';
import type { Holding } from './use-hands.ts';
import { usePointer } from './use-pointer.ts';

type On = {
  readonly picture: Picture | null;
  readonly stage: Stage | null;
  readonly table: Table;
  readonly holding: Holding;
  readonly inspectThing: (thing: ThingKey) => boolean;
};

export function useFan() {
  const [scroll, setScroll] = useState(0);
  return { scroll, useOn: (root: { readonly current: HTMLElement | null }, on: On) => useLifting(root, on, setScroll) };
}

function useLifting(
  root: { readonly current: HTMLElement | null },
  { picture, stage, table, holding, inspectThing }: On,
  setScroll: (change: (before: number) => number) => void,
): void {
  const inHand = picture?.things.filter((thing) => thing.zone === 'hand') ?? [];
  const { view, making } = table.state;
  const at = { made: making.picks, ask: table.ask, view };
  const picksOf = (key: ThingKey) => inHand.find((thing) => thing.key === key)?.picks ?? [];
  usePointer(root, {
    mayLift: (key) => picksOf(key).length > 0,
    mayPush: (key) => picture !== null && isLong(picture) && inHand.some((thing) => thing.key === key),
    onInspect: inspectThing,
    onPress: () => stage?.finish(),
    onPush: (by) => setScroll((before) => before + by),
    onLift: (thing, point) => {
      if (picture === null) return;
      holding.letGo();
      stage?.show(lit(picture, reachable(picksOf(thing), at), table), []);
      stage?.drag({ thing, ...point });
    },
    onMove: (thing, point) => stage?.drag({ thing, ...point }),
    onDrop: (thing, point) => {
      const made =
        point === null || picture === null
          ? []
          : dropped(picksOf(thing), placeAt(picture, point.x, point.y, thing), at);
      stage?.drag(null);
      if (picture !== null) stage?.show(picture, []);
      if (made.length > 0) table.chooseAll(made);
    },
  });
}

/** The picture with everything lit that the lifted card may be dropped on. */
function lit(picture: Picture, picks: readonly Pick[], table: Table): Picture {
  const keys = new Set(picks.map((pick) => thingOf(pick, table.state.view)));
  return {
    ...picture,
    things: picture.things.map((thing) => (keys.has(thing.key) ? { ...thing, mark: 'target' } : thing)),
  };
}

// What is picked up on the table but not yet picked: the selected card and the armed pick. Both are let go as soon as
// the draft or the decision moves on.

import { useState } from 'preact/hooks';
import type { Pick } from '../../../core/brah/public.ts';
import { keyOf } from '../../../core/brah/public.ts';
import type { ThingKey } from '../../../present/brah/table/picture.ts';
import type { Table } from '../use-table.ts';
import type { Deed, Hands } from './press.ts';
import { EMPTY_HANDS } from './press.ts';

export type Holding = {
  readonly hands: Hands;
  readonly select: (thing: ThingKey | null) => void;
  readonly arm: (pick: Pick | null) => void;
  readonly letGo: () => void;
  /** Does what a press means; `inspect` opens the details of what was pressed. */
  readonly act: (deed: Deed, inspect: () => void) => void;
};

export function useHands(table: Table): Holding {
  const { making } = table.state;
  const at = `${table.decision}/${making.picks.map(keyOf).join('/')}`;
  const [held, setHeld] = useState<{ readonly at: string; readonly hands: Hands }>({ at, hands: EMPTY_HANDS });
  const hands = held.at === at ? stillOffered(held.hands, making.offered) : EMPTY_HANDS;
  const hold = (next: Hands) => setHeld({ at, hands: next });
  const select = (selected: ThingKey | null) => hold({ selected, armed: null });
  const arm = (armed: Pick | null) => hold({ selected: null, armed });
  return {
    hands,
    select,
    arm,
    letGo: () => hold(EMPTY_HANDS),
    act: (deed, inspect) => {
      switch (deed.do) {
        case 'inspect':
          return inspect();
        case 'select':
          return select(deed.thing);
        case 'arm':
          return arm(deed.pick);
        case 'take':
          hold(EMPTY_HANDS);
          return table.chooseAll([deed.pick]);
        case 'take-back':
          hold(EMPTY_HANDS);
          return table.without(deed.pick);
      }
    },
  };
}

function stillOffered(hands: Hands, offered: readonly Pick[]): Hands {
  const { armed } = hands;
  if (armed === null) return hands;
  const key = keyOf(armed);
  return offered.some((pick) => keyOf(pick) === key) ? hands : EMPTY_HANDS;
}

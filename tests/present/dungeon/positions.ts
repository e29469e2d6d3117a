// Moments of real campaigns as the painted dungeon gets them, with everything on offer there, and the crowds no campaign in
// reach of a test comes to: a real view with more monsters and heroes laid on one tile. Views are plain data.

import { LAIR } from '../../../src/core/lair/index.ts';
import type { Cell, LairView, MonsterView } from '../../../src/core/lair/public.ts';
import type { Option } from '../../../src/mirror/lair/options.ts';
import { optionsOf } from '../../../src/mirror/lair/options.ts';
import type { DungeonInput } from '../../../src/present/lair/dungeon/lay-out.ts';
import type { Campaign, Moment } from '../lair/campaigns.ts';
import { campaigns } from '../lair/campaigns.ts';

export type Position = { readonly moment: Moment; readonly deeds: readonly Option[]; readonly input: DungeonInput };

/** Everything anybody can do at this moment, as the mirror lists it. */
function deedsAt({ state, view, speech }: Moment): readonly Option[] {
  const match = {
    legal: (seat: number) => LAIR.legal(state, seat),
    draft: (seat: number, picks: Parameters<typeof LAIR.draft>[2]) => LAIR.draft(state, seat, picks),
  };
  return optionsOf(match, [0, 1, 2], view, speech);
}

export function positionAt(moment: Moment): Position {
  const deeds = deedsAt(moment);
  const { view } = moment;
  const able = view.heroes.find(({ id }) => deeds.some(({ hero, group }) => hero === id && group !== 'done'));
  const input = {
    view,
    deeds,
    selected: able?.id ?? null,
    aiming: null,
    armed: null,
    turn: null,
    width: 1280,
    height: 800,
  };
  return { moment, deeds, input };
}

let made: { readonly all: readonly Campaign[]; readonly positions: readonly Position[] } | null = null;

/** Every kept moment that lies in a dungeon; made once for all tests. */
export function dungeonPositions(): { readonly all: readonly Campaign[]; readonly positions: readonly Position[] } {
  if (made !== null) return made;
  const all = campaigns();
  const positions = all.flatMap(({ moments }) => moments.filter(({ view }) => view.dungeon !== null).map(positionAt));
  made = { all, positions };
  return made;
}

/** The same with so many heroes and monsters, a boss among them if wanted, together on one tile. */
export function gathered(view: LairView, heroes: number, monsters: number, boss: boolean): LairView {
  const at: Cell = view.dungeon?.tiles[0]?.at ?? { x: 0, y: 0 };
  const [hero] = view.heroes;
  if (hero === undefined) throw new Error('violated assumption: the party is empty');
  const ids = ['barbarian', 'cleric', 'ranger', 'wizard'] as const;
  const monster = (no: number, isBoss: boolean): MonsterView => ({
    no,
    kind: isBoss ? 'vharzul' : no % 2 === 0 ? 'skeleton' : 'rat',
    at,
    hp: 3,
    maxHp: 5,
    summoned: false,
    weaken: 0,
    pin: 0,
    sleep: 0,
    boss: isBoss,
    strikes: 4,
    order: no,
    threats: [],
  });
  return {
    ...view,
    asked: null,
    heroes: ids.slice(0, heroes).map((id, i) => ({ ...hero, id, slot: i + 1, at })),
    monsters: Array.from({ length: monsters }, (_, i) => monster(i + 1, boss && i === 0)),
  };
}

// Thirty positions that a table must bear: real games at two, four and six players, and their extremes, which no game in
// reach of a test comes to by itself: a real view with more laid on it. Views are plain data.

import type {
  BrahView,
  CardId,
  CardView,
  FoeView,
  HeroView,
  Pick,
  PlayerView,
  TraitView,
  WeaponView,
} from '../../../src/core/brah/public.ts';
import { cardOf, KINDS } from '../../../src/core/brah/public.ts';
import { speechOf } from '../../../src/present/brah/seek.ts';
import type { TableInput } from '../../../src/present/brah/table/lay-out.ts';
import { findPosition, NAMES } from '../../mirror/positions.ts';

export type Position = { readonly name: string; readonly input: Omit<TableInput, 'width' | 'height'> };

const kindsOf = (type: string): readonly string[] => KINDS.filter((kind) => cardOf(kind).type === type);
const TRAITS = kindsOf('trait');
const HANDFUL = KINDS.filter((kind) => ['part', 'action', 'enchantment', 'banish'].includes(cardOf(kind).type));
/** The longest names are the hardest to place. */
const WEAPONS = KINDS.filter((kind) => cardOf(kind).type === 'weapon').toSorted((a, b) => b.length - a.length);
const FOES = ['beige-dragon', 'neckbeard-the-pure', 'gelatinous-dave', 'spellproof-steve', 'kevin'].filter((kind) =>
  KINDS.includes(kind),
);

let next = 100_000;
const fresh = (): CardId => {
  next += 1;
  return next as CardId;
};

function shown(kinds: readonly string[], n: number): readonly CardView[] {
  return Array.from({ length: n }, (_, i) => ({ card: fresh(), face: kinds[i % kinds.length] ?? 'bog-blade' }));
}

function weapon(kind: string, total: number): WeaponView {
  const parts = [
    { value: total - 2, why: 'printed', source: kind },
    { value: 1, why: 'bonus', source: 'brad-the-well-endowed' },
    { value: 1, why: 'bonus', source: 'boon-of-brawn' },
  ] as const;
  return {
    no: fresh(),
    family: kind,
    cards: [fresh()],
    parts: [1],
    nonGenuine: total % 3 === 0 ? 1 : 0,
    damage: { total, parts },
  };
}

function trait(i: number, up: TraitView['up']): TraitView {
  return { card: fresh(), kind: TRAITS[i % TRAITS.length] ?? 'magus', up };
}

const onPlayers = (view: BrahView, change: (player: PlayerView) => PlayerView): BrahView => ({
  ...view,
  players: view.players.map(change),
});
const onHeroes = (view: BrahView, change: (hero: HeroView, place: number) => HeroView): BrahView =>
  onPlayers(view, (player) => ({ ...player, heroes: player.heroes.map(change) }));

export function withHand(view: BrahView, n: number): BrahView {
  return onPlayers(view, (player) => (player.seat === view.viewer ? { ...player, hand: shown(HANDFUL, n) } : player));
}

/** Everybody's left Hero has so many weapons and as many slots, the right one what is left. */
export function withWeapons(view: BrahView, left: number, right: number): BrahView {
  return onHeroes(view, (hero, place) => {
    const n = place === 0 ? left : right;
    return {
      ...hero,
      slots: { total: n, parts: [] },
      weapons: Array.from({ length: n }, (_, i) => weapon(WEAPONS[i % WEAPONS.length] ?? 'bog-blade', 3 + i)),
    };
  });
}

export function withTraits(view: BrahView, positive: number, negative: number): BrahView {
  return onHeroes(view, (hero, place) => ({
    ...hero,
    traits: Array.from({ length: positive + negative }, (_, i) =>
      trait(place * 7 + i, i < positive ? 'positive' : 'negative'),
    ),
  }));
}

export function withFoes(view: BrahView, n: number): BrahView {
  const own = view.players.find((player) => player.seat === view.viewer);
  const weapons = own?.heroes.flatMap((hero) => hero.weapons) ?? [];
  const foe = (i: number): FoeView => ({
    card: fresh(),
    kind: FOES[i % FOES.length] ?? 'kevin',
    lastStand: false,
    stat: {
      total: 7 + i,
      parts: [
        { value: 6 + i, why: 'printed', source: 'kevin' },
        { value: 1, why: 'bonus', source: 'bring-your-monster-to-work-day' },
      ],
    },
    bribe: null,
    reward: { total: 2, parts: [] },
    arms: weapons.map(({ no, damage }) => ({ weapon: no, damage })),
    most: weapons.reduce((sum, { damage }) => sum + damage.total, 0),
  });
  return asking({ ...view, foes: Array.from({ length: n }, (_, i) => foe(i)), stack: [] }, 'fight');
}

export function withWorlds(view: BrahView): BrahView {
  const tops = shown(['bring-your-monster-to-work-day', 'bigger-on-the-inside', 'counterfeit-season'], 3);
  return { ...view, enchantments: tops.map((top, i) => ({ top, covered: i * 3, used: i === 1 })) };
}

export function withIdols(view: BrahView, n: number): BrahView {
  return { ...view, idols: shown(['cursed-idol'], n) };
}

export function asking(view: BrahView, prompt: NonNullable<BrahView['asked']>['prompt']): BrahView {
  const seats = view.viewer === 'table' ? [0] : [view.viewer];
  return { ...view, asked: { prompt, seats, question: null, looks: [] } };
}

const weaponsIn = (view: BrahView, whose: 'all' | 'own'): readonly Pick[] =>
  view.players
    .filter((player) => whose === 'all' || player.seat === view.viewer)
    .flatMap((player) => player.heroes.flatMap((hero) => hero.weapons))
    .map(({ no }) => ({ pick: 'weapon', weapon: no }));

const traitsIn = (view: BrahView): readonly Pick[] =>
  view.players
    .flatMap((player) => player.heroes.flatMap((hero) => hero.traits))
    .map(({ card }) => ({ pick: 'trait', trait: card }));

const handIn = (view: BrahView): readonly Pick[] =>
  view.players
    .filter((player) => player.seat === view.viewer)
    .flatMap((player) => player.hand)
    .flatMap(({ card }) => [
      { pick: 'play' as const, card },
      { pick: 'trade' as const, card },
    ]);

export function positionFrom(name: string, view: BrahView, more: Partial<Position['input']> = {}): Position {
  return {
    name,
    input: {
      view,
      speech: speechOf(view, NAMES),
      offered: [],
      chosen: [],
      armed: null,
      selected: null,
      check: () => null,
      ...more,
    },
  };
}

/** The position of a real game from which the extremes are made. */
async function played(players: number): Promise<{ readonly view: BrahView; readonly offered: readonly Pick[] }> {
  const session = await findPosition(
    {
      players,
      until: (view, seats) => view.turn.number >= players * 3 && view.asked?.prompt === 'main' && seats[0] === 0,
    },
    80,
  );
  return { view: session.view(0), offered: session.legal(0) };
}

async function positionsFor(players: number): Promise<readonly Position[]> {
  const { view, offered } = await played(players);
  const of = (name: string) => `${players} players, ${name}`;
  const full = withHand(view, 15);
  const armed = withTraits(withWeapons(view, 3, 3), 1, 0);
  const cursed = withTraits(view, 3, 2);
  const five = withFoes(armed, 5);
  const fight = withFoes(armed, 2);
  const chosen = weaponsIn(fight, 'own').slice(0, 3);
  const [rival] = view.players.filter((player) => player.seat !== view.viewer && !player.out);
  const stand = withFoes(view, 1);
  const raised = full.players[0]?.hand[7]?.card;
  const flips = asking(withTraits(withWeapons(view, 5, 5), 3, 2), 'choose-trait-side');
  return [
    positionFrom(of('as played'), view, { offered }),
    positionFrom(of('a hand of 15'), full, { offered: handIn(full) }),
    positionFrom(of('a hand of 15, one raised'), full, { offered: handIn(full), selected: `card:${raised ?? 0}` }),
    positionFrom(of('six weapons each'), asking(armed, 'choose-weapon'), { offered: weaponsIn(armed, 'all') }),
    positionFrom(of('ten Traits each'), asking(cursed, 'choose-trait'), { offered: traitsIn(cursed) }),
    positionFrom(of('five foes'), five, { offered: weaponsIn(five, 'own') }),
    positionFrom(of('three World piles, five Idols'), withIdols(withWorlds(view), 5), { offered }),
    positionFrom(of('a fight with weapons chosen'), fight, { offered: weaponsIn(fight, 'own').slice(3), chosen }),
    positionFrom(of('the last stand'), {
      ...stand,
      foes: stand.foes.map((foe) => ({ ...foe, kind: 'kevin', lastStand: true })),
      draw: { count: 1, kevinUp: true },
    }),
    positionFrom(of('a rival unfolded, everything full'), flips, {
      offered: traitsIn(flips),
      selected: `player:${rival?.seat ?? 1}`,
    }),
  ];
}

/** Ten positions each for two, four and six players. */
export async function thirty(): Promise<readonly Position[]> {
  return (await Promise.all([2, 4, 6].map(positionsFor))).flat();
}

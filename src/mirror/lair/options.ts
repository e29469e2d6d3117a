// Everything that can be done now at this device, one entry for each whole action: the offers of the match walked to
// their ends, each with its words. Pure; offers nothing itself.

import type { AbilityId, Cell, ClassId, LairView, MonsterNo, Pick, Seat } from '../../core/lair/public.ts';
import { keyOf } from '../../core/lair/public.ts';
import { heroIn, labelOf } from '../../present/lair/labels.ts';
import type { Speech } from '../../present/lair/words.ts';
import type { LairMatch } from './match.ts';

export type Group =
  | 'move'
  | 'attack'
  | 'ability'
  | 'tend'
  | 'done'
  | 'answer'
  | 'store'
  | 'learn'
  | 'wear'
  | 'mark'
  | 'give-up';

export type Option = {
  readonly key: string;
  /** Whoever does it; a mark is made for everybody at this device at once. */
  readonly seats: readonly Seat[];
  readonly picks: readonly Pick[];
  readonly group: Group;
  readonly hero: ClassId | null;
  readonly ability: AbilityId | null;
  readonly monster: MonsterNo | null;
  /** Where it leads or what place it is aimed at. */
  readonly cell: Cell | null;
  readonly short: string;
  /** What is said after the short words, and the whole sentence. */
  readonly more: string;
  readonly full: string;
};

type Match = { readonly legal: LairMatch['legal']; readonly draft: LairMatch['draft'] };

const GROUPS: { readonly [P in Pick['pick']]?: Group } = {
  move: 'move',
  attack: 'attack',
  ability: 'ability',
  interact: 'tend',
  drink: 'tend',
  done: 'done',
  'not-done': 'done',
  'buy-gear': 'store',
  'buy-ability': 'learn',
  equip: 'wear',
  unequip: 'wear',
  'store-done': 'mark',
  'store-not-done': 'mark',
  'camp-done': 'mark',
  'camp-not-done': 'mark',
  concede: 'give-up',
  'not-concede': 'give-up',
};

/** What everybody at the device says with one press. */
const SHARED: ReadonlySet<Pick['pick']> = new Set([
  'pass',
  'store-done',
  'store-not-done',
  'camp-done',
  'camp-not-done',
  'concede',
  'not-concede',
]);

export function optionsOf(match: Match, seats: readonly Seat[], view: LairView, speech: Speech): readonly Option[] {
  const found: Option[] = [];
  for (const seat of seats) {
    for (const first of match.legal(seat)) {
      const draft = match.draft(seat, [first]);
      const ends = draft.kind === 'action' ? [[first]] : draft.picks.map((second) => [first, second]);
      for (const picks of ends) add(found, optionOf(seat, picks, view, speech));
    }
  }
  return found;
}

/** The same answer of two seats is one option. */
function add(found: Option[], option: Option): void {
  const same = found.findIndex((other) => other.key === option.key);
  const old = found[same];
  if (old === undefined) found.push(option);
  else if (SHARED.has(option.picks[0]?.pick ?? 'stay'))
    found[same] = { ...old, seats: [...old.seats, ...option.seats] };
}

function optionOf(seat: Seat, picks: readonly Pick[], view: LairView, speech: Speech): Option {
  const [first, second] = picks;
  if (first === undefined) throw new RangeError('an action begins with a pick');
  const head = labelOf(first, { view, speech, picks: [] });
  const tail = second === undefined ? head : labelOf(second, { view, speech, picks: [first] });
  const short = first.pick === 'ability' && second !== undefined ? head.short : tail.short;
  const more = tail.brief ?? restOf(tail);
  const aimed = first.pick === 'ability' && second !== undefined;
  return {
    key: picks.map(keyOf).join('/'),
    seats: [seat],
    picks,
    group: GROUPS[first.pick] ?? 'answer',
    hero: 'hero' in first ? first.hero : second !== undefined && 'hero' in second ? second.hero : null,
    ability: first.pick === 'ability' ? first.ability : null,
    monster: second?.pick === 'monster' ? second.monster : null,
    cell: cellOf(picks, view),
    short,
    more: aimed ? `${tail.short}${more === '' ? '' : `: ${more}`}` : more,
    full: second === undefined ? head.full : `${head.short}: ${tail.full}`,
  };
}

function restOf({ short, full }: { readonly short: string; readonly full: string }): string {
  return full
    .slice(short.length)
    .replace(/^[:,.]\s*/, '')
    .trim()
    .replace(/\.$/, '');
}

function cellOf([first, second]: readonly Pick[], view: LairView): Cell | null {
  if (second?.pick === 'cell') return second.cell;
  if (first?.pick === 'cell') return first.cell;
  if (first?.pick !== 'move' || second?.pick !== 'dir') return null;
  return heroIn(view, first.hero)?.ways.find(({ dir }) => dir === second.dir)?.to ?? null;
}

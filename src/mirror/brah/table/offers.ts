// Which picks stand as buttons beside the table, in which order, and which lie in a sheet over it because they are many
// or are cards that lie nowhere. Pure.

import type { BrahView, FoeView, Pick } from '../../../core/brah/public.ts';
import { attackOf } from '../../../core/brah/public.ts';
import type { Label } from '../../../present/brah/labels.ts';
import { labelOf, restOf } from '../../../present/brah/labels.ts';
import type { Thing } from '../../../present/brah/table/picture.ts';
import type { Speech } from '../../../present/brah/words.ts';
import { cardName, cards } from '../../../present/brah/words.ts';
import { findFace } from '../../../present/brah/seek.ts';
import type { Hands } from './press.ts';

/** More than these do not fit beside the table. */
const FITTING = 6;

/** How much a button stands out. */
export type Weight = 'main' | 'fight' | 'grim' | 'nay' | 'plain';

export type Offer = {
  readonly pick: Pick;
  readonly short: string;
  readonly more: string;
  readonly full: string;
  readonly weight: Weight;
};

export type Offers = {
  /** What the selected or armed thing does; the first one is the one to press. */
  readonly first: readonly Offer[];
  readonly rest: readonly Offer[];
  /** Picks that lie in the sheet over the table. */
  readonly spread: readonly Pick[];
};

type Asked = {
  readonly view: BrahView;
  readonly speech: Speech;
  readonly made: readonly Pick[];
  readonly hands: Hands;
  readonly things: readonly Thing[];
  readonly rest: readonly Pick[];
};

export function offersOf(asked: Asked): Offers {
  const { hands, things } = asked;
  const rest = asked.rest.filter((pick) => pick.pick !== 'concede');
  const isSpread = (pick: Pick) => pick.pick === 'card' || pick.pick === 'name';
  const spread = rest.filter(isSpread);
  const plain = rest.filter((pick) => !isSpread(pick));
  const many = plain.length > FITTING ? plain.filter((pick) => !LAST.has(pick.pick)) : [];
  const armed = hands.armed === null ? [] : [armedOffer(hands.armed, asked)];
  const selected = things.find((thing) => thing.key === hands.selected)?.picks ?? [];
  return {
    first: [...armed, ...selected.map((pick) => offerOf(pick, asked))],
    rest: plain
      .filter((pick) => !many.includes(pick))
      .toSorted(byWeight)
      .map((pick) => offerOf(pick, asked)),
    spread: [...spread, ...many],
  };
}

/** These end a choice: they stay beside the table however much there is to choose. */
const LAST: ReadonlySet<Pick['pick']> = new Set(['done', 'none', 'pass', 'yes', 'no', 'end-turn']);

const WEIGHTS: { readonly [P in Pick['pick']]?: Weight } = {
  'declare-combat': 'main',
  'end-turn': 'main',
  done: 'main',
  yes: 'main',
  bribe: 'fight',
  nay: 'nay',
  'accept-defeat': 'grim',
};

const RANK: readonly Weight[] = ['main', 'nay', 'fight', 'plain', 'grim'];

function weightOf(pick: Pick): Weight {
  return WEIGHTS[pick.pick] ?? 'plain';
}

function byWeight(a: Pick, b: Pick): number {
  return RANK.indexOf(weightOf(a)) - RANK.indexOf(weightOf(b));
}

function offerOf(pick: Pick, { view, speech, made }: Asked): Offer {
  const { short, full } = labelOf(pick, { view, speech, picks: made });
  const more = briefly(pick, view, made) ?? moreOf({ short, full });
  return { pick, short, more, full: more === '' ? full : sentence(short, full, more), weight: weightOf(pick) };
}

/** The second line where the whole sentence would be too long for a button beside the table. */
function briefly(pick: Pick, view: BrahView, made: readonly Pick[]): string | null {
  if (pick.pick === 'done' && view.asked?.prompt === 'fight') return strike(made, view);
  if (pick.pick === 'bribe') return cards(view.foes[0]?.bribe?.total ?? 0);
  if (pick.pick === 'accept-defeat') return 'and leave the game';
  if (pick.pick === 'trade') return cardName(findFace(view, pick.card));
  return null;
}

function sentence(short: string, full: string, more: string): string {
  return full.includes(more) ? full : `${short} ${more}.`;
}

/** The second line of a button: brackets are for sentences. */
function moreOf(words: Label): string {
  return restOf(words).replace(/^\((.*)\)$/, '$1');
}

/** The total of the weapons chosen against the stat of the foe. */
function strike(made: readonly Pick[], view: BrahView): string {
  const [foe] = view.foes;
  if (foe === undefined) return '';
  return `${damageOf(made, foe)} of the ${foe.stat.total} needed`;
}

function damageOf(made: readonly Pick[], foe: FoeView): number {
  return attackOf(
    foe,
    made.flatMap((pick) => (pick.pick === 'weapon' ? [pick.weapon] : [])),
  );
}

/** The last pick of an action, said as what the whole action does. */
function armedOffer(pick: Pick, asked: Asked): Offer {
  const { view, made, speech } = asked;
  const { short, full } = labelOf(pick, { view, speech, picks: made });
  const said = (head: string, more: string): Offer => ({
    pick,
    short: head,
    more,
    full: `${head}${more === '' ? '' : `: ${more}`}.`,
    weight: 'main',
  });
  const prompt = view.asked?.prompt;
  if (prompt === 'fight' && pick.pick === 'weapon') return said('Strike!', strike([...made, pick], view));
  if (made[0]?.pick === 'bribe') return said('Bribe', `pay ${cards(made.length)}`);
  if (prompt === 'discard-to-limit' || prompt === 'choose-discard' || prompt === 'choose-discard-redraw')
    return said(made.length === 0 ? 'Discard it' : 'Discard these', cards(made.length + 1));
  return { pick, short, more: moreOf({ short, full }), full, weight: 'main' };
}

/** In a fight: what the weapons chosen so far still lack; empty when it is enough or no fight. */
export function lackOf(made: readonly Pick[], view: BrahView): string {
  const [foe] = view.foes;
  if (foe === undefined || view.asked?.prompt !== 'fight' || foe.most < foe.stat.total) return '';
  const lack = foe.stat.total - damageOf(made, foe);
  if (lack <= 0) return '';
  return made.length === 0 ? `Choose weapons: ${foe.stat.total} damage needed` : `Need ${lack} more damage`;
}

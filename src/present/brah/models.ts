// The regions of the table as a person perceives them, ready to be drawn or read out: hand, foes, boards, table.
// Pure: picks words for what the view holds, adds nothing up and offers nothing.

import type { BrahView, CardView, Explained, FoeView, HeroView, Pick, PlayerView } from '../../core/brah/public.ts';
import { explainedWords } from '../numbers.ts';
import { describeFace, describeTrait, describeWeapon } from './cards.ts';
import type { Check } from './reasons.ts';
import { picksOf, reasonFor } from './reasons.ts';
import { playerAt, viewerSeat } from './seek.ts';
import type { Speech } from './words.ts';
import { cardName, cards, joined, kindName, nameOf, stop, traitName, whose } from './words.ts';

export type HandCard = { readonly card: CardView; readonly picks: readonly Pick[]; readonly why: string | null };

/** The viewer's hand, parts of one weapon side by side, each card with what it may do or why not. */
export function handModel(view: BrahView, offered: readonly Pick[], check: Check, speech: Speech): readonly HandCard[] {
  const seat = viewerSeat(view);
  const own = seat === null ? null : playerAt(view, seat);
  if (own === null) return [];
  return familiesTogether(own.hand).map((card) => ({
    card,
    picks: picksOf(card, offered),
    why: reasonFor(card, view, offered, check, speech),
  }));
}

/** Keeps the order received, but brings each further part of a weapon to its first one. */
function familiesTogether(hand: readonly CardView[]): readonly CardView[] {
  const rank = new Map<string, number>();
  const keyed = hand.map((card, place) => {
    const name = card.face === null ? `#${place}` : cardName(card.face).replace(/ \(part.*/, '');
    const first = rank.get(name) ?? place;
    rank.set(name, first);
    return { card, first, place };
  });
  return keyed.toSorted((a, b) => a.first - b.first || a.place - b.place).map((entry) => entry.card);
}

/** A foe read out, for whoever faces it. */
export function foeSentence(foe: FoeView, place: number, view: BrahView, speech: Speech): string {
  const facing = view.turn.active === view.viewer ? 'you' : nameOf(view.turn.active, speech);
  const bribe = foe.bribe === null ? 'It cannot be bribed.' : `${cards(foe.bribe.total)} would send it away.`;
  const reward =
    foe.reward.total === 0 ? 'No Treasure' : foe.reward.total === 1 ? 'One Treasure' : `${foe.reward.total} Treasures`;
  const turn = place === 0 ? `It faces ${facing} now.` : 'It comes after the first.';
  return `${describeFace(foe.kind)} ${turn} Damage needed ${explainedWords(foe.stat)} ${bribe} ${reward} for beating it.`;
}

/** A Hero on the table read out: Traits as they lie, slots, weapons. */
export function heroSentence(hero: HeroView): string {
  const traits = hero.traits.map((trait) => traitName(trait.kind, trait.up));
  const head = stop([kindName(hero.kind), ...traits].join(', '));
  const sides = hero.traits.map(describeTrait).join(' ');
  const weapons = hero.weapons.length === 0 ? 'No weapon.' : hero.weapons.map(describeWeapon).join(' ');
  return [head, `${hero.weapons.length} of ${hero.slots.total} slots used.`, weapons, sides]
    .filter((words) => words !== '')
    .join(' ');
}

/** A player in one sentence: hand, Litterbox, Heroes, or that they are out. */
export function playerSentence(player: PlayerView, view: BrahView, speech: Speech): string {
  const name = player.seat === view.viewer ? 'You' : nameOf(player.seat, speech);
  if (player.out) return `${name}, out of the game.`;
  const holds = `${name} ${name === 'You' ? 'hold' : 'holds'} ${cards(player.hand.length)}`;
  const box =
    player.litterbox.length === 0 ? 'an empty Litterbox' : `${cards(player.litterbox.length)} in the Litterbox`;
  const party =
    player.heroes.length === 0 ? '' : ` ${joined(player.heroes.map((hero) => kindName(hero.kind)))} lead the party.`;
  return `${holds}, with ${box}.${party}${view.turn.active === player.seat && view.turn.number > 0 ? ` It is ${whose(player.seat, speech)} turn.` : ''}`;
}

export type PileModel = {
  readonly id: 'draw' | 'discard' | 'treasure' | 'cathulhu' | 'traits' | 'slain';
  readonly name: string;
  readonly count: number;
  readonly top: CardView | null;
  readonly sentence: string;
};

/** The piles of the table in reading order. */
export function pilesModel(view: BrahView): readonly PileModel[] {
  const open = (name: string, n: number, top: CardView | null) =>
    `${name}: ${n === 0 ? 'empty' : `${cards(n)}${top === null ? '' : `, on top ${describeFace(top.face)}`}`}`;
  const piles: PileModel[] = [
    {
      id: 'draw',
      name: 'Draw',
      count: view.draw.count,
      top: null,
      sentence: stop(
        view.draw.kevinUp ? 'Draw pile: only Kevin is left, face up' : `Draw pile: ${cards(view.draw.count)}`,
      ),
    },
    {
      id: 'discard',
      name: 'Discard',
      count: view.discard.count,
      top: view.discard.top,
      sentence: stop(open('Discard pile', view.discard.count, view.discard.top)),
    },
  ];
  for (const { pile, count: n } of view.treasures) {
    piles.push({
      id: pile === 'main' ? 'treasure' : 'cathulhu',
      name: pile === 'main' ? 'Treasure' : "Cat'hulhu",
      count: n,
      top: null,
      sentence: stop(
        `${pile === 'main' ? 'Treasure pile' : "Cat'hulhu Treasure pile"}: ${n === 0 ? 'empty' : cards(n)}`,
      ),
    });
  }
  piles.push(
    {
      id: 'traits',
      name: 'Traits',
      count: view.traitPile,
      top: null,
      sentence: stop(`Trait pile: ${view.traitPile === 0 ? 'empty' : cards(view.traitPile)}`),
    },
    {
      id: 'slain',
      name: 'Slain',
      count: view.monsterDiscard.count,
      top: view.monsterDiscard.top,
      sentence: stop(open('Monster Discard pile', view.monsterDiscard.count, view.monsterDiscard.top)),
    },
  );
  return piles;
}

export function idolsSentence(view: BrahView): string {
  const n = view.idols.length;
  return n === 0 ? 'Cursed Idols: 0, none in play yet.' : `Cursed Idols: ${n} in play.`;
}

/** The facts of the own turn that are easy to forget, each with its number to unfold. */
export function turnFacts(
  view: BrahView,
): readonly { readonly label: string; readonly value: string; readonly number: Explained | null }[] {
  const seat = viewerSeat(view);
  const own = seat === null ? null : playerAt(view, seat);
  if (own === null) return [];
  const facts: { label: string; value: string; number: Explained | null }[] = [
    { label: 'Hand', value: `${own.hand.length} of ${own.handLimit.total}`, number: own.handLimit },
  ];
  if (view.turn.active === seat && view.turn.number > 0) {
    facts.push({
      label: 'Trades used',
      value: `${view.turn.traded} of ${view.turn.trades.total}`,
      number: view.turn.trades,
    });
    if (view.turn.extraDraws.total > 0)
      facts.push({ label: 'Extra draws', value: `up to ${view.turn.extraDraws.total}`, number: view.turn.extraDraws });
    if (view.weaponCap !== null)
      facts.push({ label: 'Weapons in a fight', value: `at most ${view.weaponCap}`, number: null });
  }
  return facts;
}

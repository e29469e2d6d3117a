// What happened, as whole sentences for the log and for speech: one for every event type.
// Numbers that explain themselves ride along, so that the log can unfold them. Pure; says no face it was not given.

import type { BrahEvent, Explained } from '../../core/brah/public.ts';
import { outcomeSentence, pileName } from './endings.ts';
import type { Speech } from './words.ts';
import {
  capital,
  cardName,
  cards,
  count,
  does,
  heroWords,
  joined,
  kindName,
  listOf,
  nameOf,
  stop,
  traitName,
  whom,
  whose,
} from './words.ts';

/** A sentence and the numbers in it that can be unfolded, each with its label. */
export type Sentence = { readonly text: string; readonly numbers: readonly NumberSaid[] };
export type NumberSaid = { readonly label: string; readonly number: Explained };

/** The sentence for an event as this viewer may know it. */
export function sentenceOf(event: BrahEvent, speech: Speech): Sentence {
  return { text: stop(capital(wordsOf(event, speech))), numbers: numbersOf(event) };
}

function numbersOf(event: BrahEvent): readonly NumberSaid[] {
  switch (event.type) {
    case 'combat-declared':
    case 'combat-started':
    case 'combat-lost':
      return [{ label: 'Damage needed', number: event.stat }];
    case 'combat-won':
      return [
        { label: 'Damage needed', number: event.stat },
        ...event.weapons.map((used) => ({ label: kindName(used.family), number: used.damage })),
      ];
    default:
      return [];
  }
}

const NO_DRAW = {
  empty: 'the Draw pile is empty',
  'kevin-last': 'only Kevin is left in the Draw pile',
  rule: 'a rule forbids it',
} as const;

const DISCARDED = {
  effect: '',
  bribe: ' as a bribe',
  loot: ' to spend Loot',
  rescue: ' to stay in the game',
  eliminated: ' on leaving the game',
} as const;

const GONE = { replaced: 'to make room', effect: '', slots: 'for want of a slot' } as const;

const AWAY = {
  draw: 'is shuffled into the Draw pile',
  'monster-discard': 'goes to the Monster Discard pile',
  litterbox: 'goes to a Litterbox',
  stays: 'stays, as the last card of the Draw pile',
} as const;

function wordsOf(event: BrahEvent, s: Speech): string {
  switch (event.type) {
    case 'game-created':
      return `A game for ${event.players} players begins`;
    case 'pile-shuffled':
      return `${pileName(event.pile, s)} is shuffled (${cards(event.size)})`;
    case 'heroes-dealt':
      return `${does(event.seat, s, 'are', 'is')} dealt ${event.cards.some((c) => c.face !== null) ? listOf(event.cards.map((c) => c.face)) : `${count(event.cards.length)} Heroes`}`;
    case 'heroes-chosen':
      return `${does(event.seat, s, 'lead', 'leads')} ${listOf(event.cards.map((c) => c.face))}`;
    case 'trait-dealt':
      return event.toLitterbox
        ? `A Trait goes face down into ${whose(event.seat, s)} Litterbox`
        : `${does(event.seat, s, 'are', 'is')} dealt ${event.card.face === null ? 'a Trait' : `the Trait ${traitName(event.card.face, 'positive')}`}`;
    case 'trait-placed':
      return `${heroWords(event.seat, event.hero, s)} gets the Trait ${event.card.face === null ? 'dealt' : traitName(event.card.face, event.side)}`;
    case 'trait-duplicate':
      return `${does(event.seat, s, 'have', 'has')} ${event.card.face === null ? 'that Trait' : traitName(event.card.face, 'positive')} already, so it goes to the bottom of the Trait pile and another is drawn`;
    case 'trait-flipped':
      return flipped(event, s);
    case 'hand-dealt':
      return `${does(event.seat, s, 'are', 'is')} dealt ${listOf(event.cards.map((c) => c.face))}`;
    case 'bazaar-set':
      return `The Dungeon Bazaar opens with ${listOf(event.cards.map((c) => c.face))}`;
    case 'turn-started':
      return event.seat === s.viewer
        ? `Turn ${event.turn}: it is your go`
        : `Turn ${event.turn}: ${nameOf(event.seat, s)} takes a turn`;
    case 'turn-ended':
      return `${does(event.seat, s, 'end', 'ends')} turn ${event.turn}`;
    case 'litterbox-drawn':
      return `${does(event.seat, s, 'empty your', 'empties their')} Litterbox: ${cards(event.count)}`;
    case 'card-drawn':
      return `${does(event.seat, s, 'draw', 'draws')} ${cardName(event.card.face)}${event.source === 'draw' ? '' : ` from the ${event.source === 'discard' ? 'Discard pile' : 'Litterbox'}`}`;
    case 'card-to-litterbox':
      return `${event.source === 'treasure' ? 'A Treasure' : event.source === 'trait' ? 'A Trait' : 'A card'} goes face down into ${whose(event.seat, s)} Litterbox`;
    case 'draw-blocked':
      return `${does(event.seat, s, 'draw', 'draws')} nothing, because ${NO_DRAW[event.reason]}`;
    case 'extra-draws-chosen':
      return `${does(event.seat, s, 'choose', 'chooses')} ${event.count === 0 ? 'no extra card' : `${count(event.count)} extra ${event.count === 1 ? 'card' : 'cards'}`} (at most ${event.limit})`;
    case 'idol-played':
      return `${does(event.seat, s, 'turn', 'turns')} up a Cursed Idol: ${count(event.idolsInPlay)} in play now, and every player gets a Trait`;
    case 'idol-removed':
      return `A Cursed Idol leaves the game: ${event.idolsInPlay === 0 ? 'none' : count(event.idolsInPlay)} in play now`;
    case 'foe-revealed':
      return `${does(event.seat, s, 'come', 'comes')} face to face with ${cardName(event.foe.face)}${event.position > 0 ? `, after the ${event.position === 1 ? 'foe' : `${event.position} foes`} already waiting` : ''}`;
    case 'foe-stat-changed':
      return `${cardName(event.foe.face)} now takes ${event.stat} damage to beat`;
    case 'rules-checked':
      return `Rules check for ${whom(event.seat, s)}: ${event.rules.length === 0 ? 'no World Enchantment' : joined(event.rules.map(kindName))}, hand size ${event.handLimit}`;
    case 'traded':
      return `${does(event.seat, s, 'trade', 'trades')} ${cardName(event.given.face)} for ${cardName(event.taken.face)} at the Bazaar`;
    case 'weapon-equipped':
      return equipped(event, s);
    case 'weapon-discarded':
      return `${whose(event.owner, s)} ${kindName(event.family)} is discarded${GONE[event.reason] === '' ? '' : ` ${GONE[event.reason]}`}`;
    case 'weapon-taken':
      return `${does(event.seat, s, 'take', 'takes')} ${whose(event.owner, s)} ${kindName(event.family)} for ${heroWords(event.seat, event.hero, s)}`;
    case 'part-swapped':
      return `${does(event.seat, s, 'put', 'puts')} the real ${cardName(event.part.face)} into ${whose(event.owner, s)} ${kindName(event.family)}, which now deals ${event.damage}`;
    case 'pure-assembly':
      return `Pure Assembly! ${does(event.seat, s, 'gain', 'gains')} the bonus of ${kindName(event.family)}`;
    case 'staff-bonus':
      return `${does(event.seat, s, 'have', 'has')} three Staffs in play and may draw a Treasure`;
    case 'action-played':
      return `${does(event.seat, s, 'play', 'plays')} ${cardName(event.card.face)}${announced(event.choices, s)}`;
    case 'response-asked':
      return `${does(event.seat, s, 'are', 'is')} asked whether to answer ${cardName(event.card.face)}`;
    case 'response-passed':
      return `${does(event.seat, s, 'let', 'lets')} ${cardName(event.card.face)} be`;
    case 'action-countered':
      return `${cardName(event.card.face)} is countered and has no effect`;
    case 'action-resolved':
      return `${whose(event.seat, s)} ${cardName(event.card.face)} takes effect`;
    case 'card-stolen':
      return `${does(event.thief, s, 'steal', 'steals')} ${cardName(event.card.face)} from ${whom(event.victim, s)}${event.toLitterbox ? ', into the Litterbox' : ''}`;
    case 'card-given':
      return `${does(event.from, s, 'give', 'gives')} ${cardName(event.card.face)} to ${whom(event.receiver, s)}${event.toLitterbox ? ', into the Litterbox' : ''}`;
    case 'cards-discarded':
      return `${does(event.seat, s, 'discard', 'discards')} ${listOf(event.cards.map((c) => c.face))}${DISCARDED[event.reason]}`;
    case 'cards-searched':
      return `${does(event.seat, s, 'look', 'looks')} through ${pileName(event.zone, s)} and ${event.seat === s.viewer ? 'take' : 'takes'} ${listOf(event.taken.map((c) => c.face))}`;
    case 'fish-failed':
      return `${does(event.opponent, s, 'have', 'has')} no ${kindName(event.name)} to give: go fish, ${whom(event.seat, s)}!`;
    case 'enchantment-played':
      return `${does(event.seat, s, 'play', 'plays')} the World Enchantment ${cardName(event.card.face)}${event.covered === null ? ' on a new pile' : `, over ${cardName(event.covered.face)}`}`;
    case 'enchantments-reordered':
      return `${does(event.seat, s, 'rearrange', 'rearranges')} the World Enchantments: now on top, ${listOf(event.tops.map((c) => c.face))}`;
    case 'rule-used':
      return `${does(event.seat, s, 'use', 'uses')} the rule of ${cardName(event.card.face)}`;
    case 'treasure-drawn':
      return `${does(event.seat, s, 'draw', 'draws')} ${event.card.face === null ? 'a Treasure' : `the Treasure ${cardName(event.card.face)}`}${event.pile === 'cathulhu' ? " from the Cat'hulhu pile" : ''}${event.toLitterbox ? ', into the Litterbox' : ''}`;
    case 'treasure-played':
      return `${does(event.seat, s, 'play', 'plays')} the Treasure ${cardName(event.card.face)}`;
    case 'weapon-buffed':
      return `${kindName(event.source)} ${event.kind === 'add' ? `adds ${event.n} damage to` : `multiplies by ${event.n} the damage of`} ${event.weapon === null ? `all ${whose(event.seat, s)} weapons` : `one of ${whose(event.seat, s)} weapons`} until the end of the turn`;
    case 'loot-spent':
      return `${does(event.seat, s, 'spend', 'spends')} ${count(event.count)} Loot`;
    case 'combat-declared':
      return `${does(event.seat, s, 'square', 'squares')} up to ${cardName(event.foe.face)} (${event.stat.total} damage needed)`;
    case 'combat-started':
      return `Nobody Banishes: the fight with ${cardName(event.foe.face)} is on (${event.stat.total} damage needed)`;
    case 'banish-played':
      return `${does(event.seat, s, 'Banish', 'Banishes')} ${cardName(event.foe.face)}${event.card.face === 'banish' ? '' : ` with ${cardName(event.card.face)}`}`;
    case 'combat-won':
      return `${does(event.seat, s, 'beat', 'beats')} ${cardName(event.foe.face)}: ${event.total} damage of the ${event.stat.total} needed, with ${joined(event.weapons.map((used) => `${kindName(used.family)} (${used.damage.total})`))}`;
    case 'combat-lost':
      return `${does(event.seat, s, 'cannot', 'cannot')} beat ${cardName(event.foe.face)} (${event.stat.total} damage needed)`;
    case 'monster-bribed':
      return `${does(event.seat, s, 'send', 'sends')} ${cardName(event.foe.face)} away for ${listOf(event.cards.map((c) => c.face))}`;
    case 'foe-returned':
      return `${cardName(event.foe.face)} ${event.where === 'litterbox' && event.seat !== null ? `goes face down into ${whose(event.seat, s)} Litterbox` : AWAY[event.where]}`;
    case 'last-stand':
      return 'Last stand! Kevin is the last card and lies face up: whoever takes a turn must face him';
    case 'last-stand-off':
      return 'Kevin is no longer the last card: the last stand is off';
    case 'rescued':
      return `${cardName(event.card.face)} saves ${whom(event.seat, s)} from ${cardName(event.foe.face)}`;
    case 'hand-limit-discard':
      return `${does(event.seat, s, 'discard', 'discards')} ${listOf(event.cards.map((c) => c.face))} down to the hand size`;
    case 'player-eliminated':
      return `${does(event.seat, s, 'are', 'is')} out of the game${event.reason === 'concede' ? ', having conceded' : ''}`;
    case 'game-over':
      return outcomeSentence(event.outcome, s);
  }
}

type Flipped = Extract<BrahEvent, { readonly type: 'trait-flipped' }>;
function flipped(event: Flipped, s: Speech): string {
  const other = event.side === 'positive' ? 'negative' : 'positive';
  const hero = heroWords(event.owner, event.hero, s);
  if (event.card.face === null) return `${does(event.by, s, 'flip', 'flips')} a Trait of ${hero}`;
  return `${does(event.by, s, 'flip', 'flips')} ${traitName(event.card.face, other)} on ${hero} to ${traitName(event.card.face, event.side)}`;
}

type Equipped = Extract<BrahEvent, { readonly type: 'weapon-equipped' }>;
function equipped(event: Equipped, s: Speech): string {
  const faked =
    event.nonGenuine === 0
      ? ''
      : `, with ${count(event.nonGenuine)} Non-Genuine ${event.nonGenuine === 1 ? 'Part' : 'Parts'}`;
  return `${does(event.seat, s, 'give', 'gives')} ${heroWords(event.seat, event.hero, s)} the ${kindName(event.family)}${faked}: ${event.damage} damage`;
}

type Announced = Extract<BrahEvent, { readonly type: 'action-played' }>['choices'];
function announced(choices: Announced, s: Speech): string {
  const asks = choices.name === undefined ? '' : `, asking for ${kindName(choices.name)}`;
  return `${choices.opponent === undefined ? '' : ` on ${whom(choices.opponent, s)}`}${asks}`;
}

// What the game waits for, in words: a short title for the ribbon and a sentence that asks.
// For whoever is asked it is a question; for everybody else it says whom the table waits for. Pure.

import type { BrahView, Pick, Prompt } from '../../core/brah/public.ts';
import { stackWords } from './labels.ts';
import { findFace, viewerSeat } from './seek.ts';
import type { Speech } from './words.ts';
import { capital, cardName, cards, count, joined, kindName, nameOf, stop, whose } from './words.ts';

export type PromptWords = {
  /** For the ribbon: `Your go`, `Fight! 1 of 2`, `Nay?` */
  readonly title: string;
  /** A whole sentence: what is asked, or who is waited for. */
  readonly ask: string;
  /** Is the viewer one of those asked? */
  readonly mine: boolean;
};

/** What is asked of whom, as this viewer reads it. */
export function promptOf(view: BrahView, speech: Speech): PromptWords {
  if (view.outcome !== null) return { title: 'Game over', ask: 'The game is over.', mine: false };
  const asked = view.asked;
  if (asked === null) return { title: 'One moment', ask: 'The cards are moving.', mine: false };
  const seat = viewerSeat(view);
  const mine = seat !== null && asked.seats.includes(seat);
  if (mine) return { title: titleOf(view), ask: stop(questionOf(view, speech)), mine };
  const others = joined(asked.seats.map((s) => nameOf(s, speech)));
  return {
    title: otherTitle(view, speech),
    ask: stop(`${others} ${asked.seats.length === 1 ? 'is' : 'are'} ${DOING[asked.prompt]}`),
    mine,
  };
}

/** What somebody else is doing meanwhile: "Dazza is ...". */
const DOING: { readonly [P in Prompt]: string } = {
  'choose-heroes': 'choosing two Heroes',
  'place-trait': 'placing a Trait',
  'extra-draws': 'deciding how many extra cards to draw',
  main: 'taking a turn',
  respond: 'deciding whether to Nay!',
  'banish-window': 'deciding whether to Banish',
  fight: 'choosing weapons for the fight',
  rescue: 'looking for a way to stay in the game',
  disclose: 'showing an answer',
  'treasure-pile': 'choosing a Treasure pile',
  'replacement-draw': 'deciding whether to draw a card instead of a Treasure',
  'discard-to-limit': 'discarding down to the hand size',
  'choose-opponent': 'choosing an opponent',
  'choose-discard': 'choosing what to discard',
  'choose-discard-redraw': 'choosing what to discard and draw anew',
  'choose-weapon': 'choosing a weapon',
  'choose-weapon-discard': 'choosing a weapon to discard',
  'choose-weapon-move': 'choosing where a weapon goes',
  'choose-trait': 'choosing a Trait to flip',
  'choose-trait-side': 'choosing sides for Traits',
  'choose-from-discard': 'looking through the Discard pile',
  'choose-from-hand': 'looking at a hand',
  'choose-give': 'choosing a card to give',
  'choose-order': 'putting cards in order',
  'choose-top': 'putting cards back on top of a pile',
  'choose-treasure': 'choosing a Treasure',
  'choose-bottom-order': 'putting cards under a pile',
  'choose-revive': 'choosing Monsters to shuffle back in',
  'choose-litterbox': 'looking through a Litterbox',
  'choose-player': 'choosing a player',
  'choose-equip': 'choosing a weapon to equip',
  'choose-buff': 'choosing a weapon to make stronger',
  'answer-fish': 'looking for the card asked for',
  'choose-over-slots': 'choosing a weapon to discard for want of a slot',
  'choose-foe': 'choosing a foe',
};

/** What the viewer is asked, where the prompt alone says enough. */
const ASKS: { readonly [P in Prompt]?: string } = {
  'choose-heroes': 'Choose two of your three Heroes to lead your party',
  rescue: 'You are about to be out: use a card to stay in the game?',
  disclose: 'Show the answer you gave',
  'treasure-pile': 'Draw your Treasure from which pile?',
  'replacement-draw': 'No Treasure is left: draw a card from the Draw pile instead?',
  'choose-opponent': 'Choose an opponent',
  'choose-weapon': 'Choose a weapon',
  'choose-weapon-discard': 'Choose a weapon to discard',
  'choose-weapon-move': 'Choose the Hero who gets the weapon',
  'choose-trait': 'Choose a Trait to flip',
  'choose-trait-side': 'Choose the Traits to turn over, one after the other',
  'choose-from-discard': 'Take which card from the Discard pile?',
  'choose-from-hand': 'Take which card?',
  'choose-give': 'Give which card in return?',
  'choose-order': 'Put the cards in order, the top one first',
  'choose-top': 'Put the cards back, the top one first',
  'choose-treasure': 'Take which Treasure?',
  'choose-bottom-order': 'Put the rest under the pile, the upper one first',
  'choose-revive': 'Shuffle which Monsters back into the Draw pile?',
  'choose-litterbox': 'Take which cards from the Litterbox?',
  'choose-player': 'Choose a player',
  'choose-equip': 'Equip which weapon from the Discard pile?',
  'choose-buff': 'Choose the weapon that gets stronger',
  'choose-over-slots': 'A Hero has more weapons than slots: discard which one?',
  'choose-foe': 'Choose a foe',
};

function questionOf(view: BrahView, speech: Speech): string {
  const asked = view.asked;
  if (asked === null) return '';
  const { prompt, question } = asked;
  const source = question?.source ?? null;
  const because = source === null ? '' : `${kindName(source)}: `;
  switch (prompt) {
    case 'place-trait': {
      const trait = view.traitToPlace?.face ?? viewerTrait(view);
      return `Put the Trait ${trait === null ? 'you were dealt' : cardName(trait)} under which of your Heroes?`;
    }
    case 'extra-draws':
      return `Draw extra cards? You may draw up to ${view.mayDraw}`;
    case 'main':
      return view.foes.length > 0
        ? `${capital(joined(view.foes.map((foe) => cardName(foe.kind))))} must be dealt with before your turn ends`
        : 'Play, equip and trade as you like, then end your turn';
    case 'respond':
      return `${capital(stackWords({ view, speech }))} is about to take effect. Nay?`;
    case 'banish-window':
      return `${capital(stackWords({ view, speech }))} is about to begin. Banish the foe?`;
    case 'fight': {
      const foe = view.foes[0];
      return foe === undefined
        ? 'Choose your weapons'
        : `Choose weapons that deal ${foe.stat.total} or more to ${cardName(foe.kind)}`;
    }
    case 'discard-to-limit': {
      const own = view.players.find((player) => player.seat === view.viewer);
      const over = own === undefined ? 0 : own.hand.length - own.handLimit.total;
      return `Your hand size is ${own?.handLimit.total ?? 0}: discard ${cards(over)}`;
    }
    case 'choose-discard':
      return `${because}discard ${howMany(question)}`;
    case 'choose-discard-redraw':
      return `${because}discard ${howMany(question)} and draw as many`;
    case 'answer-fish':
      return `Do you hold ${question?.named === null || question === null ? 'the card asked for' : kindName(question.named)}?`;
    default:
      return `${because}${ASKS[prompt] ?? 'Choose'}`;
  }
}

function viewerTrait(view: BrahView): string | null {
  const own = view.players.find((player) => player.seat === view.viewer);
  const last = own?.dealt[own.dealt.length - 1];
  return last?.face ?? null;
}

type Asked = NonNullable<BrahView['asked']>;
function howMany(question: Asked['question']): string {
  if (question === null) return 'a card';
  if (question.min === question.max) return cards(question.min);
  return question.min === 0 ? `up to ${cards(question.max)}` : `${question.min} to ${question.max} cards`;
}

function titleOf(view: BrahView): string {
  const prompt = view.asked?.prompt ?? 'main';
  if (prompt === 'respond') return 'Nay?';
  if (prompt === 'banish-window') return 'Banish?';
  if (prompt === 'fight') return view.foes.length > 1 ? `Fight! 1 of ${view.foes.length}` : 'Fight!';
  if (prompt === 'rescue') return 'Any last tricks?';
  if (prompt === 'choose-heroes') return 'Pick your party';
  if (prompt === 'place-trait') return 'A Trait for you';
  if (prompt === 'discard-to-limit') return 'Too many cards';
  if (prompt === 'main')
    return view.foes.length > 1
      ? `Your go: ${view.foes.length} foes`
      : view.foes.length === 1
        ? 'Your go: a foe'
        : 'Your go';
  return view.turn.active === view.viewer ? 'Your go' : 'Your call';
}

function otherTitle(view: BrahView, speech: Speech): string {
  const prompt = view.asked?.prompt ?? 'main';
  if (prompt === 'choose-heroes') return 'Parties gather';
  if (prompt === 'place-trait' && view.turn.number === 0) return 'Traits are placed';
  if (prompt === 'respond') return 'Nay?';
  if (prompt === 'banish-window') return 'Banish?';
  return capital(`${whose(view.turn.active, speech)} go`);
}

/** What is asked in the middle of a draft: the picks so far, and what comes next. */
export function draftPrompt(picks: readonly Pick[], offered: readonly Pick[], view: BrahView, speech: Speech): string {
  const first = picks[0];
  if (first === undefined) return promptOf(view, speech).ask;
  const name = 'card' in first ? cardName(findFace(view, first.card)) : '';
  const next = offered.find((pick) => pick.pick !== 'done' && pick.pick !== 'none')?.pick;
  switch (first.pick) {
    case 'trade':
      return `Trade ${name} for which card of the Bazaar?`;
    case 'equip':
      return next === 'hero'
        ? `${stop(`Equip ${name}`)} Give it to which Hero?`
        : next === 'weapon'
          ? 'That Hero has no free slot: replace which weapon?'
          : `Which cards make up the weapon with ${name}?`;
    case 'swap':
      return `Put ${name} into which weapon?`;
    case 'banish':
      return 'Banish which foe?';
    case 'bribe':
      return `Pay with which cards? ${capital(count(picks.length - 1))} chosen so far.`;
    case 'play':
      return `Play ${name}: ${NEXT[next ?? 'done'] ?? 'choose.'}`;
    default:
      return `${promptOf(view, speech).ask} ${capital(count(picks.length))} chosen so far.`;
  }
}

const NEXT: { readonly [P in Pick['pick']]?: string } = {
  seat: 'against whom?',
  name: 'ask for which card?',
  weapon: 'which weapon?',
  hero: 'which of your Heroes gets it?',
  trait: 'flip which Trait?',
  foe: 'which foe?',
  pile: 'on which pile?',
  'new-pile': 'on which pile?',
  card: 'which card?',
};

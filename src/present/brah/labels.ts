// What the button of a pick says: a short word for the eye and a whole sentence that begins with it.
// The same pick reads differently by what it continues: "Bog Blade" pays a bribe, is discarded, or joins a weapon.
// Pure; offers nothing itself, every pick comes from the draft.

import type { BrahView, CardId, Pick, Prompt } from '../../core/brah/public.ts';
import { cardOf, isKind } from '../../core/brah/public.ts';
import { findFace, findFoe, findTrait, findWeapon, playerAt, viewerSeat } from './seek.ts';
import type { Speech } from './words.ts';
import { cardName, cards, count, kindName, nameOf, stop, traitName, whom, whose } from './words.ts';

export type Label = {
  /** Two or three words; `full` begins with them, so that what is seen can be said. */
  readonly short: string;
  /** A whole sentence. */
  readonly full: string;
};

/** What the whole sentence says after the short words; empty where it says no more. */
export function restOf({ short, full }: Label): string {
  return full
    .slice(short.length)
    .replace(/^[:,]\s*/, '')
    .trim()
    .replace(/\.$/, '');
}

/** Where the pick stands: what was picked before it in this draft, and the view it is made in. */
export type PickContext = { readonly view: BrahView; readonly speech: Speech; readonly picks: readonly Pick[] };

function label(short: string, rest = ''): Label {
  return { short, full: stop(`${short}${rest}`) };
}

export function labelOf(pick: Pick, at: PickContext): Label {
  const name = 'card' in pick ? cardName(findFace(at.view, pick.card)) : '';
  switch (pick.pick) {
    case 'play':
      return label('Play', ` ${name}`);
    case 'equip':
      return label('Equip', ` ${name}`);
    case 'trade':
      return label('Trade', ` ${name} at the Bazaar`);
    case 'swap':
      return label('Swap in', ` ${name} for a Non-Genuine Part`);
    case 'banish':
      return banishLabel(name, at);
    case 'nay':
      return label(name, ` Counter ${stackWords(at)}`);
    case 'rescue':
      return label(`Play ${name}`, ' and stay in the game');
    case 'card':
      return cardLabel(pick.card, at);
    case 'seat':
      return seatLabel(pick.seat, at);
    case 'hero':
      return heroLabel(pick.hero, at);
    case 'weapon':
      return weaponLabel(pick.weapon, at);
    case 'trait':
      return traitLabel(pick.trait, at);
    case 'pile': {
      const top = at.view.enchantments[pick.pile]?.top.face ?? null;
      return label(`On ${cardName(top)}`, ', covering it');
    }
    case 'new-pile':
      return label('On a new pile');
    case 'treasure-pile': {
      const left = at.view.treasures.find((t) => t.pile === pick.pile)?.count ?? 0;
      return label(pick.pile === 'main' ? 'Treasure pile' : "Cat'hulhu pile", ` (${cards(left)} left)`);
    }
    case 'bazaar':
      return label(`Take ${cardName(at.view.bazaar[pick.index]?.face ?? null)}`, ' from the Bazaar');
    case 'name':
      return label(kindName(pick.name));
    case 'foe': {
      const foe = findFoe(at.view, pick.foe);
      return label(
        cardName(foe?.kind ?? findFace(at.view, pick.foe)),
        foe === null ? '' : ` (${foe.stat.total} damage to beat)`,
      );
    }
    case 'count':
      return pick.count === 0
        ? label('No extra card')
        : label(`Draw ${count(pick.count)} more`, pick.count === 1 ? ' card' : ' cards');
    case 'loot':
      return label(`Spend ${count(pick.count)} Loot`, LOOT[pick.count] ?? '');
    case 'rule': {
      const top = at.view.enchantments[pick.pile]?.top.face ?? null;
      return label(`Use ${cardName(top)}`, top !== null && isKind(top) ? `: ${cardOf(top).text}` : '');
    }
    default:
      return plainLabel(pick.pick, at);
  }
}

/** What so many Loot are spent for (printed on the card). */
const LOOT: Readonly<Record<number, string>> = {
  1: ' and draw a card',
  2: ' and draw a Treasure',
  4: ' and win the game',
};

type PlainPick =
  | 'bribe'
  | 'declare-combat'
  | 'accept-defeat'
  | 'end-turn'
  | 'concede'
  | 'pass'
  | 'disclose'
  | 'yes'
  | 'no'
  | 'none'
  | 'done';
function plainLabel(pick: PlainPick, at: PickContext): Label {
  const foe = at.view.foes[0];
  const prompt = at.view.asked?.prompt ?? 'main';
  switch (pick) {
    case 'bribe':
      return foe === undefined
        ? label('Bribe')
        : label(
            foe.bribe === null ? 'Bribe' : `Bribe ${foe.bribe.total}`,
            `: send ${cardName(foe.kind)} away for ${cards(foe.bribe?.total ?? 0)} from your hand`,
          );
    case 'declare-combat':
      return foe === undefined
        ? label('Fight')
        : label(`Fight ${cardName(foe.kind)}`, ` (${foe.stat.total} damage needed)`);
    case 'accept-defeat':
      return label('Accept defeat', ' and leave the game, unless a card can save you');
    case 'end-turn':
      return label('End your turn');
    case 'concede':
      return label('Concede', ' and leave the game for good');
    case 'pass':
      return passLabel(prompt, at);
    case 'disclose':
      return label('Go on', ' with the answer you gave');
    case 'yes':
      return label('Yes', YES[prompt] ?? '');
    case 'no':
      return label('No', NO[prompt] ?? '');
    case 'none':
      return label(
        prompt === 'answer-fish' ? 'Go fish' : 'None',
        prompt === 'answer-fish' ? ': you hold no such card' : '',
      );
    case 'done':
      return doneLabel(prompt, at);
  }
}

type Words = { readonly [P in Prompt]?: string };
const YES: Words = { 'replacement-draw': ', draw a card from the Draw pile instead', 'choose-trait': ', flip a Trait' };
const NO: Words = { 'replacement-draw': ', draw nothing', 'choose-trait': ', leave the Traits as they are' };

function passLabel(prompt: Prompt, at: PickContext): Label {
  if (prompt === 'respond') return label('Let it be', `: ${stackWords(at)} may take effect`);
  if (prompt === 'banish-window') return label('Let them fight');
  if (prompt === 'rescue') return label('Accept it', ': use no card to stay in the game');
  return label('Pass');
}

/** Names the foe where there is only one it can be, and the card where it is not a plain Banish. */
function banishLabel(name: string, at: PickContext): Label {
  const [only, ...others] = at.view.foes;
  const foe = only !== undefined && others.length === 0 ? cardName(only.kind) : 'a foe';
  return label('Banish', ` ${foe}${name === 'Banish' ? '' : ` with ${name}`}`);
}

function doneLabel(prompt: Prompt, at: PickContext): Label {
  if (at.picks.length === 0) return DISCARDS.has(prompt) ? label('Discard none') : label('Choose none');
  if (prompt === 'fight') return label('Strike!', ' Use these weapons');
  if (DISCARDS.has(prompt)) return label('Discard these');
  if (at.picks[0]?.pick === 'play') return label('Play it', ' with these choices');
  return label('Done', ' choosing');
}

const DISCARDS: ReadonlySet<Prompt> = new Set(['choose-discard', 'choose-discard-redraw', 'discard-to-limit']);

/** The Action that waits on top: `Nay! of Dazza`. */
export function stackWords(at: Placed): string {
  const top = at.view.stack[at.view.stack.length - 1];
  if (top === undefined) return 'it';
  return top.kind === 'action'
    ? `${whose(top.by, at.speech)} ${cardName(top.face)}`
    : `the fight with ${cardName(top.face)}`;
}
type Placed = { readonly view: BrahView; readonly speech: Speech };

const CARD_VERB: Words = {
  'choose-heroes': 'Lead with',
  'choose-discard': 'Discard',
  'choose-discard-redraw': 'Discard',
  'discard-to-limit': 'Discard',
  'choose-from-discard': 'Take',
  'choose-from-hand': 'Take',
  'choose-give': 'Give',
  'choose-order': 'Next',
  'choose-top': 'On top',
  'choose-treasure': 'Take',
  'choose-bottom-order': 'Next',
  'choose-revive': 'Shuffle in',
  'choose-litterbox': 'Take',
  'choose-equip': 'Equip',
  'answer-fish': 'Hand over',
};

function cardLabel(card: CardId, at: PickContext): Label {
  const name = cardName(findFace(at.view, card));
  const first = at.picks[0]?.pick;
  if (first === 'bribe') return label('Pay', ` with ${name}`);
  if (first === 'equip') return label('Add', ` ${name} to the weapon`);
  if (first === 'loot') return label('Spend', ` ${name}`);
  const prompt = at.view.asked?.prompt ?? 'main';
  return label(CARD_VERB[prompt] ?? 'Choose', ` ${name}`);
}

function seatLabel(seat: number, at: PickContext): Label {
  const player = playerAt(at.view, seat);
  const name = seat === viewerSeat(at.view) ? 'Yourself' : nameOf(seat, at.speech);
  return label(name, player === null || player.out ? '' : ` (${cards(player.hand.length)} in hand)`);
}

function heroLabel(hero: number, at: PickContext): Label {
  const seat = viewerSeat(at.view);
  const found = seat === null ? undefined : playerAt(at.view, seat)?.heroes[hero];
  if (found === undefined) return label(hero === 0 ? 'Left Hero' : 'Right Hero');
  return label(kindName(found.kind), ` (${found.weapons.length} of ${found.slots.total} slots used)`);
}

function weaponLabel(no: number, at: PickContext): Label {
  const spot = findWeapon(at.view, no);
  if (spot === null) return label('A weapon');
  const name = kindName(spot.weapon.family);
  const where =
    spot.owner === viewerSeat(at.view)
      ? kindName(spot.hero.kind)
      : `${whose(spot.owner, at.speech)} ${kindName(spot.hero.kind)}`;
  const damage = `: ${spot.weapon.damage.total} damage, on ${where}`;
  if (at.view.asked?.prompt === 'fight') return label(`Use ${name}`, damage);
  if (at.picks[0]?.pick === 'equip') return label(`Replace ${name}`, damage);
  if (at.picks[0]?.pick === 'swap') return label(`Into ${name}`, damage);
  return label(name, damage);
}

function traitLabel(card: CardId, at: PickContext): Label {
  const spot = findTrait(at.view, card);
  if (spot === null) return label(`Choose ${cardName(findFace(at.view, card))}`);
  const other = spot.trait.up === 'positive' ? 'negative' : 'positive';
  const where =
    spot.owner === viewerSeat(at.view)
      ? `your ${kindName(spot.hero.kind)}`
      : `${kindName(spot.hero.kind)}, with ${whom(spot.owner, at.speech)}`;
  return label(
    `Flip ${traitName(spot.trait.kind, spot.trait.up)}`,
    ` to ${traitName(spot.trait.kind, other)} (on ${where})`,
  );
}

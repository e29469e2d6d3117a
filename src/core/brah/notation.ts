// The game as text: entries as short lines in the game's words, situations as pictures. Goldens, scenarios, reports and
// `npm run replay` print the same notation.

import type { ChanceAnswer } from '../kernel/chance.ts';
import type { By } from '../kernel/game.ts';
import type { CardId } from '../kernel/knowledge.ts';
import { heldFace } from '../kernel/knowledge.ts';
import type { Action, Claim, Pick } from './actions.ts';
import { keyOf } from './actions.ts';
import { damageOf, statOf } from './rules/derived.ts';
import { findTrait, findWeapon } from './rules/in-play.ts';
import type { BrahState } from './state.ts';

const SEATS = 'ABCDEF';

export function seatName(seat: number): string {
  return SEATS[seat] ?? '?';
}

function cardName(s: BrahState, card: CardId): string {
  return heldFace(s.cards, card) ?? '(hidden)';
}

function claimNames(claims: readonly Claim[]): string {
  return claims.map((c) => c.face).join(' + ');
}

function pickName(s: BrahState, pick: Pick): string {
  switch (pick.pick) {
    case 'card':
      return cardName(s, pick.card);
    case 'seat':
      return seatName(pick.seat);
    case 'trait':
      return traitName(s, pick.trait);
    case 'weapon':
      return weaponName(s, pick.weapon);
    case 'foe':
      return cardName(s, pick.foe);
    default:
      return keyOf(pick);
  }
}

function traitName(s: BrahState, card: CardId): string {
  const place = findTrait(s, card);
  return place === null ? '(gone)' : `${seatName(place.seat)}'s ${place.trait.kind}`;
}

function weaponName(s: BrahState, no: number): string {
  const place = findWeapon(s, no);
  return place === null ? '(gone)' : `${seatName(place.seat)}'s ${place.weapon.family}`;
}

/** One line for one entry, told before it is applied to `s`. */
export function describe(s: BrahState, by: By, input: Action | ChanceAnswer): string {
  return by === 'chance'
    ? `chance: ${chanceText(s, input as ChanceAnswer)}`
    : `${seatName(by)}: ${actionText(s, input as Action)}`;
}

function chanceText(s: BrahState, answer: ChanceAnswer): string {
  const spec = s.awaiting?.kind === 'chance' ? s.awaiting.spec : null;
  const what = spec?.what ?? '';
  switch (answer.kind) {
    case 'shuffle':
      return answer.faces === null
        ? `shuffle ${what}`
        : `shuffle ${what} to ${answer.faces.map((f) => f ?? '(hidden)').join(', ')}`;
    case 'reveal':
      return `${what} shows ${answer.faces.map((f, i) => `${f ?? '(hidden)'}${answer.shown[i] === true ? ' to all' : ''}`).join(', ')}`;
    case 'count':
      return `${what} ${answer.n}`;
    case 'pick':
      return `${what} ${answer.value}`;
    case 'roll':
      return `${what} ${answer.dice.join(' ')}`;
  }
}

function actionText(s: BrahState, action: Action): string {
  switch (action.type) {
    case 'choose-heroes':
      return `choose-heroes ${claimNames(action.heroes)}`;
    case 'place-trait':
      return `place-trait ${action.trait?.face ?? ''} under Hero ${action.hero}`.replace('  ', ' ');
    case 'choose-extra-draws':
      return `choose-extra-draws ${action.count}`;
    case 'trade':
      return `trade ${action.give.face} for Bazaar ${action.index}`;
    case 'equip':
      return `equip ${claimNames(action.cards)} on Hero ${action.hero}${action.replace === null ? '' : ` in place of ${weaponName(s, action.replace)}`}`;
    case 'swap-part':
      return `swap-part ${action.part.face} into ${weaponName(s, action.weapon)}`;
    case 'play-action':
      return `play-action ${action.card.face}${choicesText(s, action.choices)}`;
    case 'play-enchantment':
      return `play-enchantment ${action.card.face} on pile ${action.pile}`;
    case 'respond-nay':
    case 'play-treasure':
    case 'play-rescue':
      return `${action.type} ${action.card.face}`;
    case 'spend-loot':
      return `spend-loot ${action.cards.length}`;
    case 'use-rule':
      return `use-rule of pile ${action.pile}`;
    case 'play-banish':
      return `play-banish ${action.card.face} on ${cardName(s, action.foe)}`;
    case 'bribe':
    case 'discard-to-limit':
      return `${action.type} ${claimNames(action.cards)}`;
    case 'fight':
      return `fight with ${action.weapons.map((no) => weaponName(s, no)).join(', ')}`;
    case 'choose-treasure-pile':
      return `choose-treasure-pile ${action.pile}`;
    case 'confirm-replacement-draw':
      return `confirm-replacement-draw ${action.yes ? 'yes' : 'no'}`;
    case 'choose':
      return `choose ${action.picks.map((p) => pickName(s, p)).join(', ') || 'nothing'}`;
    case 'disclose':
      return `disclose ${actionText(s, action.answer)}`;
    case 'sealed':
      return `sealed ${action.of} (${action.count})`;
    case 'pass':
    case 'declare-combat':
    case 'accept-defeat':
    case 'end-turn':
    case 'concede':
      return action.type;
  }
}

function choicesText(s: BrahState, choices: Extract<Action, { type: 'play-action' }>['choices']): string {
  const parts: string[] = [];
  if (choices.name !== undefined) parts.push(`naming ${choices.name}`);
  if (choices.foe !== undefined) parts.push(`with ${cardName(s, choices.foe)}`);
  if (choices.weapon !== undefined) parts.push(`on ${weaponName(s, choices.weapon)}`);
  if (choices.traits !== undefined) parts.push(`on ${choices.traits.map((card) => traitName(s, card)).join(' and ')}`);
  if (choices.hero !== undefined) parts.push(`to Hero ${choices.hero}`);
  if (choices.opponent !== undefined) parts.push(`at ${seatName(choices.opponent)}`);
  return parts.length === 0 ? '' : ` ${parts.join(' ')}`;
}

/** A picture of the whole situation, a line for each place; hidden cards as far as this copy holds them. */
export function picture(s: BrahState): string {
  const names = (cards: readonly CardId[]): string =>
    cards.length === 0 ? '-' : cards.map((c) => cardName(s, c)).join(', ');
  const lines = [
    `turn ${s.turn.number} of ${seatName(s.turn.active)}, ${s.phase}`,
    `draw ${s.piles.draw.length}${s.lastStand ? ' (Kevin, face up)' : ''}; discard ${s.piles.discard.length}; idols ${s.piles.idols.length}`,
    `bazaar ${names(s.piles.bazaar)}`,
    `world ${s.piles.enchantments.map((pile) => names(pile)).join(' | ') || '-'}`,
    `foes ${s.foes.map((f) => `${f.kind} (${statOf(s, s.turn.active, f.kind).total})`).join(', ') || '-'}`,
  ];
  s.players.forEach((p, seat) => {
    lines.push(`${seatName(seat)}${p.out ? ' (out)' : ''} hand ${names(p.hand)}; litterbox ${p.litterbox.length}`);
    p.heroes.forEach((hero, at) => {
      const traits = hero.traits.map((x) => `${x.kind}${x.up === 'positive' ? '+' : '-'}`).join(' ');
      const weapons = hero.weapons.map(
        (w) => `${w.family}[${w.parts.map((k) => (k === 0 ? 'n' : k)).join('')}] ${damageOf(s, seat, at, w).total}`,
      );
      lines.push(`  ${hero.kind} ${traits || '-'}: ${weapons.join(', ') || '-'}`);
    });
  });
  return lines.join('\n');
}

// A printed card as a picture and as words: what its face shows, ready to draw, and one sentence to read out.
// Pure; the numbers of a card in play come from the view, not from here.

import type { Card, Face, TraitView, WeaponClass, WeaponView } from '../../core/brah/public.ts';
import { cardOf, isKind } from '../../core/brah/public.ts';
import { partsSaid } from '../numbers.ts';
import { count, kindName, sentenceCase, stop, traitName } from './words.ts';

/** The colour family of a card's art and ribbon. */
export type Ground =
  | WeaponClass
  | 'hand'
  | 'action'
  | 'enchantment'
  | 'treasure'
  | 'trait'
  | 'idol'
  | 'banish'
  | 'monster'
  | 'boss'
  | 'fake'
  | 'back';
/** The colour of its badge: where the card comes from. */
export type Badge = 'yellow' | 'orange' | 'turquoise' | 'plain';

export type TraitSideModel = { readonly name: string; readonly text: string; readonly side: 'positive' | 'negative' };

export type CardModel = {
  readonly face: Face;
  readonly name: string;
  /** The ribbon: `magic weapon`, `trait`. */
  readonly ribbon: string;
  readonly ground: Ground;
  readonly badge: Badge;
  /** A letter for what the badge's picture shows, so that neither colour nor picture speaks alone. */
  readonly letter: string;
  readonly tags: readonly { readonly name: string; readonly ground: Ground; readonly letter: string }[];
  readonly text: string;
  readonly flavour: string;
  readonly sides: readonly TraitSideModel[];
  readonly part: { readonly k: number; readonly n: number } | null;
  /** The number in the burst, as printed. */
  readonly burst: string | null;
  readonly slots: number | null;
};

const TYPE: {
  readonly [T in Card['type']]: {
    readonly word: string;
    readonly letter: string;
    readonly badge: Badge;
    readonly ground: Ground;
  };
} = {
  hero: { word: 'hero', letter: 'H', badge: 'yellow', ground: 'basic' },
  trait: { word: 'trait', letter: 'T', badge: 'turquoise', ground: 'trait' },
  banish: { word: 'banish', letter: 'B', badge: 'yellow', ground: 'banish' },
  action: { word: 'action', letter: 'A', badge: 'plain', ground: 'action' },
  weapon: { word: 'weapon', letter: 'W', badge: 'plain', ground: 'basic' },
  part: { word: 'weapon', letter: 'W', badge: 'plain', ground: 'basic' },
  'non-genuine-part': { word: 'non-genuine part', letter: 'P', badge: 'plain', ground: 'fake' },
  enchantment: { word: 'world enchantment', letter: 'E', badge: 'plain', ground: 'enchantment' },
  monster: { word: "Kevin's monster", letter: 'M', badge: 'orange', ground: 'monster' },
  boss: { word: 'boss', letter: 'K', badge: 'orange', ground: 'boss' },
  idol: { word: 'cursed idol', letter: 'I', badge: 'orange', ground: 'idol' },
  treasure: { word: 'treasure', letter: '$', badge: 'turquoise', ground: 'treasure' },
};

/** Letters of the classes, beside their colours. */
const CLASS_LETTER = {
  basic: 'Ba',
  melee: 'Me',
  magic: 'Ma',
  utility: 'Ut',
  legendary: 'Le',
  hand: 'Ha',
  action: 'Ac',
  enchantment: 'En',
} as const;

/** The face to draw; null for a card that the catalogue does not know. */
export function cardModel(face: Face): CardModel | null {
  if (!isKind(face)) return null;
  const card = cardOf(face);
  const type = TYPE[card.type];
  const classes = card.type === 'hero' ? card.classes : (weaponOf(card)?.classes ?? []);
  const weapon = weaponOf(card);
  return {
    face,
    name: sentenceCase(card.name),
    ribbon: [...classes, type.word === 'treasure' && weapon !== null ? 'treasure weapon' : type.word].join(' '),
    ground: card.type === 'treasure' ? 'treasure' : (classes[0] ?? type.ground),
    badge: type.badge,
    letter: type.letter,
    tags: classes.map((name) => ({ name, ground: name, letter: CLASS_LETTER[name] })),
    text: card.text,
    flavour: card.flavour,
    sides:
      card.type === 'trait'
        ? (['positive', 'negative'] as const).map((side) => ({
            side,
            name: sentenceCase(card[side].name),
            text: card[side].text,
          }))
        : [],
    part: weapon === null ? null : { k: card.type === 'part' ? card.part : 1, n: weapon.parts },
    burst: burstOf(card),
    slots: card.type === 'hero' ? card.slots : null,
  };
}

function weaponOf(card: Card): Extract<Card, { readonly type: 'weapon' }>['weapon'] | null {
  if (card.type === 'weapon' || card.type === 'part' || card.type === 'treasure') return card.weapon;
  return null;
}

function burstOf(card: Card): string | null {
  if (card.type === 'monster' || card.type === 'boss') return shortStat(card.statText);
  if (card.type === 'non-genuine-part') return '\u22121';
  return weaponOf(card)?.damage.toString() ?? null;
}

/** A printed stat with a reckoning (`1 + W`) is its first number and a star on the card. */
function shortStat(text: string): string {
  const printed = /^\d+/.exec(text.trim())?.[0] ?? '?';
  return /^\d+$/.test(text.trim()) ? printed : `${printed}*`;
}

/** A card read out: name, kind, numbers, text. */
export function describeFace(face: Face | null): string {
  if (face === null) return 'A card, face down.';
  const model = cardModel(face);
  if (model === null) return 'A card that is not known here.';
  const numbers = [
    model.part === null || model.part.n === 1 ? '' : `Part ${model.part.k} of ${model.part.n}.`,
    model.burst === null
      ? ''
      : model.ground === 'monster' || model.ground === 'boss'
        ? `Printed stat ${model.burst}.`
        : `Damage ${model.burst}.`,
    model.slots === null ? '' : `${model.slots === 1 ? 'One weapon slot' : `${model.slots} weapon slots`}.`,
  ];
  const sides = model.sides.map((side) => `${side.name}: ${side.text}`);
  // What the card shows comes first and in its order, so that it can be called by what is seen.
  const text =
    sides.length > 0
      ? [...sides, 'The first side is the positive one.']
      : [model.text === '' ? stop(model.flavour) : model.text];
  return [`${model.name}, ${model.ribbon}.`, ...text, ...numbers].filter((words) => words !== '').join(' ');
}

/** An equipped weapon read out, its damage with its parts. */
export function describeWeapon(weapon: WeaponView): string {
  const fakes =
    weapon.nonGenuine === 0
      ? ''
      : ` With ${count(weapon.nonGenuine)} Non-Genuine ${weapon.nonGenuine === 1 ? 'Part' : 'Parts'}.`;
  return `${kindName(weapon.family)}, ${weapon.damage.total} damage (${partsSaid(weapon.damage).join(', ')}).${fakes}`;
}

export function describeTrait(trait: TraitView): string {
  const other = trait.up === 'positive' ? 'negative' : 'positive';
  return `${traitName(trait.kind, trait.up)} / ${traitName(trait.kind, other)}: a Trait with its ${trait.up} side up.`;
}

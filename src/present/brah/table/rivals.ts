// The rivals along the upper edge: a strip each with Heroes, weapon tabs and Traits, or a plate with the sum of its
// weapons where strips have no room. A strip is pressed as a whole; what lies on it is shown only.

import type { HeroView, PlayerView } from '../../../core/brah/public.ts';
import { mightOf } from '../../../core/brah/public.ts';
import { playerSentence } from '../models.ts';
import { playerAt } from '../seek.ts';
import { nameOf } from '../words.ts';
import { emptySlots, faceOfWeapon, groundOf, seatColor, stripOf, unitsOf, weaponNumber } from './pieces.ts';
import type { Box } from './picture.ts';
import type { Laying } from './sheet.ts';
import { cardHeight } from './sheet.ts';
import { BONE, TYPE, YELLOW } from './tokens.ts';

/** Everybody else in turn order, the next one first. */
export function rivalsOf({ input: { view }, own }: Pick<Laying, 'input' | 'own'>): readonly PlayerView[] {
  const n = view.players.length;
  return Array.from({ length: n - 1 }, (_, i) => playerAt(view, (own + 1 + i) % n)).flatMap((player) =>
    player === null ? [] : [player],
  );
}

export function layRivals(laying: Laying): void {
  const { frame, sheet, input } = laying;
  const rivals = rivalsOf(laying);
  rivals.forEach((player, i) => {
    const box = frame.rivals[i];
    if (box === undefined) return;
    sheet.zone(`rival-${player.seat}`, box);
    sheet.shape('recess', `rival:${player.seat}`, box);
    header(laying, player, box);
    sheet.thing({
      key: `player:${player.seat}`,
      zone: 'rivals',
      look: { as: 'area' },
      box,
      depth: 8,
      sentence: playerSentence(player, input.view, input.speech),
      subject: { of: 'player', seat: player.seat },
    });
    if (frame.rivalForm === 'plate') plate(laying, player, box);
    else strip(laying, player, box);
    if (player.out) out(laying, player, box);
    else if (isOn(laying, player)) sheet.shape('turn', `turn:${player.seat}`, grown(box, 2), 'yellow', 3);
  });
}

const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

function isOn({ input: { view } }: Laying, { seat }: PlayerView): boolean {
  if (view.outcome !== null) return view.outcome.winner === seat;
  return view.turn.number > 0 ? view.turn.active === seat : (view.asked?.seats.includes(seat) ?? false);
}

/** The dark strip with seat colour and name, and beside or below it what is hidden: hand and Litterbox. */
function header(laying: Laying, player: PlayerView, box: Box): void {
  const { sheet, input, frame } = laying;
  const { seat } = player;
  const isPlate = frame.rivalForm === 'plate';
  sheet.shape('header', `rival:${seat}`, { x: box.x, y: box.y, w: box.w, h: 30 }, '', 2);
  sheet.shape('seat-bar', `rival:${seat}`, { x: box.x, y: box.y, w: 9, h: 30 }, seatColor(seat), 3);
  // A narrow strip keeps its signs closer, for the sake of the name.
  const isNarrow = !isPlate && box.w < 230;
  const side = isNarrow ? 20 : 24;
  const counts = isPlate ? 6 : isNarrow ? 88 : 128;
  sheet.name({
    key: `rival:${seat}`,
    box: { x: box.x + 17, y: box.y + 2, w: box.w - 20 - counts, h: 26 },
    text: nameOf(seat, input.speech),
    font: 'display',
    bold: false,
    size: TYPE.name,
    least: 16,
    color: isOn(laying, player) ? YELLOW : BONE,
  });
  if (player.out) return;
  const y = isPlate ? box.y + 33 : box.y + (30 - side) / 2;
  const x = isPlate ? box.x + 10 : box.x + box.w - counts;
  const number = { y, w: isNarrow ? 22 : 30, h: side };
  const boxX = isPlate ? box.x + box.w / 2 + 4 : x + (isNarrow ? 44 : 60);
  sheet.shape('sign', `rival:${seat}:hand`, { x, y, w: side, h: side }, 'hand', 4);
  count(laying, `rival:${seat}:hand`, player.hand.length, { ...number, x: x + side + 3 });
  sheet.shape('sign', `rival:${seat}:box`, { x: boxX, y, w: side, h: side }, 'litterbox', 4);
  count(laying, `rival:${seat}:box`, player.litterbox.length, { ...number, x: boxX + side + 3 });
}

function count({ sheet }: Laying, key: string, n: number, box: Box): void {
  sheet.label({ key, box, text: String(n), size: 18, color: BONE });
}

function out({ sheet, input }: Laying, { seat }: PlayerView, box: Box): void {
  sheet.shape('veil', `veil:${seat}`, box, '', 20);
  const place = input.view.outOrder.indexOf(seat) + 1;
  sheet.label({
    key: `veil:${seat}`,
    box: { x: box.x + 8, y: box.y + box.h - 34, w: box.w - 16, h: 26 },
    text: place > 0 ? 'Minced' : 'Out',
    font: 'display',
    bold: false,
    size: TYPE.name,
    align: 'center',
    depth: 21,
  });
}

function choosing({ sheet }: Laying, { seat }: PlayerView, box: Box): void {
  sheet.label({
    key: `rival:${seat}:none`,
    box: { x: box.x + 8, y: box.y + box.h / 2 + 2, w: box.w - 16, h: 22 },
    text: 'Choosing a party',
    align: 'center',
    color: '#C9A58F',
  });
}

function strip(laying: Laying, player: PlayerView, box: Box): void {
  if (player.heroes.length === 0) return choosing(laying, player, box);
  const { frame } = laying;
  const margin = box.w < 280 ? 7 : 11;
  const half = (box.w - margin * 2 - 8) / 2;
  const isWide = frame.rivalForm === 'wide';
  const small =
    box.w < 300 ? (box.w < 220 ? Math.min(frame.cards.crowd, 40) : frame.cards.crowd + 2) : frame.cards.rival;
  const hero = isWide ? Math.min(72, (box.h - 46) / 1.4) : Math.min(small, (box.h - 68) / 1.4);
  player.heroes.forEach((own, i) => {
    const at = { x: box.x + margin + i * (half + 8), y: box.y + 38, w: half, h: box.h - 42 };
    heroHalf(laying, own, { player, place: i, at, hero, isWide });
  });
}

type Half = {
  readonly player: PlayerView;
  readonly place: number;
  readonly at: Box;
  readonly hero: number;
  readonly isWide: boolean;
};

/** Shown, never pressed by itself: the strip below answers for it. */
const SHOWN = { zone: 'rivals', depth: 10 } as const;

function heroHalf({ sheet }: Laying, hero: HeroView, { player, place, at, hero: w, isWide }: Half): void {
  const high = cardHeight(w);
  const { seat } = player;
  sheet.thing({
    ...SHOWN,
    key: `hero:${seat}:${place}`,
    look: { as: 'mini', face: hero.kind },
    box: { x: at.x, y: at.y, w, h: high },
  });
  const gearX = at.x + w + (at.w < 110 ? 2 : 5);
  const gear = { x: gearX, y: at.y, w: at.x + at.w - gearX, h: high };
  const units = unitsOf(hero);
  const most = isWide ? 58 : at.w > 170 ? 34 : 30;
  const pitch = Math.min(most, gear.w / units);
  const tab = { w: Math.max(8, pitch - (pitch < 20 ? 1 : 3)), h: isWide ? cardHeight(pitch - 3) : high };
  hero.weapons.forEach((weapon, i) => {
    const face = faceOfWeapon(weapon.family);
    const box = { x: gear.x + i * pitch, y: gear.y, ...tab };
    sheet.thing({
      ...SHOWN,
      key: `weapon:${weapon.no}`,
      look: isWide && pitch > 40 ? { as: 'mini', face } : { as: 'tab', face, ground: groundOf(weapon.family) },
      box,
      number: weaponNumber(weapon),
      fakes: weapon.nonGenuine,
    });
  });
  for (let i = 0; i < emptySlots(hero); i += 1) {
    const box = { x: gear.x + (hero.weapons.length + i) * pitch, y: gear.y, ...tab };
    sheet.thing({ ...SHOWN, key: `slot:${seat}:${place}:${i}`, look: { as: 'slot' }, box });
  }
  const strips = isWide ? { ...gear, y: at.y + at.h - 24 } : { x: at.x, y: at.y + at.h - 24, w: at.w };
  const n = hero.traits.length;
  const width = n === 0 ? 0 : Math.min(138, (strips.w - 3 * (n - 1)) / n);
  hero.traits.forEach((trait, i) => {
    const { look, number } = stripOf(trait, width);
    const box = { x: strips.x + i * (width + 3), y: strips.y, w: width, h: 22 };
    sheet.thing({ ...SHOWN, key: `trait:${trait.card}`, look, number, box });
  });
}

/** Name, hand, two Heroes and what all weapons deal together. */
function plate(laying: Laying, player: PlayerView, box: Box): void {
  if (player.heroes.length === 0) return choosing(laying, player, box);
  const { sheet, frame } = laying;
  const w = Math.min(frame.cards.crowd, (box.w - 66) / 2);
  const y = box.y + 62;
  player.heroes.forEach((hero, i) => {
    const mini = { x: box.x + 7 + i * (w + 5), y, w, h: cardHeight(w) };
    sheet.thing({ ...SHOWN, key: `hero:${player.seat}:${i}`, look: { as: 'mini', face: hero.kind }, box: mini });
  });
  const x = box.x + 7 + 2 * (w + 5);
  const room = box.x + box.w - 5 - x;
  sheet.shape('sign', `rival:${player.seat}:sword`, { x: x + room / 2 - 13, y, w: 26, h: 26 }, 'sword', 4);
  sheet.label({
    key: `rival:${player.seat}:might`,
    box: { x, y: y + 26, w: room, h: 34 },
    text: String(mightOf(player)),
    font: 'display',
    bold: false,
    size: 30,
    least: 20,
    align: 'center',
  });
  const traits = player.heroes.flatMap((hero) => hero.traits);
  const top = y + cardHeight(w) + 4;
  if (box.y + box.h - top < 20) return;
  const width = Math.min(60, (box.w - 14) / Math.max(1, traits.length) - 3);
  traits.forEach((trait, i) => {
    const { look, number } = stripOf(trait, width);
    sheet.thing({
      ...SHOWN,
      key: `trait:${trait.card}`,
      look: { ...look, short: true },
      number: look.short ? number : null,
      box: { x: box.x + 7 + i * (width + 3), y: top, w: width, h: 19 },
    });
  });
}

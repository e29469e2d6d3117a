// The common space of the table: Bazaar, piles, Cursed Idols and World Enchantments.

import { cardOf, isKind } from '../../../core/brah/public.ts';
import { describeFace } from '../cards.ts';
import type { PileModel } from '../models.ts';
import { idolsSentence, pilesModel } from '../models.ts';
import { cardName, cards } from '../words.ts';
import { groundOf } from './pieces.ts';
import type { Back, Box, Look, Thing } from './picture.ts';
import type { Laying } from './sheet.ts';
import { cardHeight } from './sheet.ts';
import { ORANGE, PURPLE, TYPE, YELLOW } from './tokens.ts';

/** Things of one width evenly along a row. */
export function spreadOut(box: Box, count: number, w: number, gap: number, tight = 4): readonly number[] {
  const pitch = Math.max(Math.min(w + gap, count < 2 ? w : (box.w - w) / (count - 1)), Math.min(w + tight, w));
  const start = box.x + (box.w - (pitch * (count - 1) + w)) / 2;
  return Array.from({ length: count }, (_, i) => start + i * pitch);
}

/** The number printed on a card that lies open, for its burst. */
export function printedNumber(face: string): Thing['number'] {
  const card = isKind(face) ? cardOf(face) : null;
  if (card === null || !('weapon' in card) || card.weapon === null) return null;
  return { text: String(card.weapon.damage), change: 'same', ground: groundOf(face) };
}

export function layBazaar({ input: { view }, frame: { bazaar, cards: size }, sheet }: Laying): void {
  sheet.zone('bazaar', bazaar);
  sheet.shape('recess', 'bazaar', { ...bazaar, y: bazaar.y - 4, h: bazaar.h + 4 });
  const plate = Math.min(220, bazaar.w * 0.62);
  const awning = Math.min(34, bazaar.h - cardHeight(size.bazaar) - 6);
  sheet.shape('awning', 'bazaar', { x: bazaar.x, y: bazaar.y - 8, w: bazaar.w, h: awning }, '', 4);
  sheet.label({
    key: 'bazaar',
    box: { x: bazaar.x + (bazaar.w - plate) / 2 + 10, y: bazaar.y - 6, w: plate - 20, h: awning - 8 },
    text: 'Dungeon Bazaar',
    font: 'display',
    bold: false,
    size: TYPE.name,
    color: YELLOW,
    align: 'center',
  });
  const n = view.bazaar.length;
  const w = Math.min(size.bazaar, (bazaar.w - 16) / Math.max(1, n) - 4);
  const top = bazaar.y + awning - 6;
  const y = top + (bazaar.y + bazaar.h - top - cardHeight(w)) / 2;
  const xs = spreadOut({ ...bazaar, x: bazaar.x + 10, w: bazaar.w - 20 }, n, w, 26);
  view.bazaar.forEach(({ card, face }, i) => {
    const box = { x: xs[i] ?? 0, y, w, h: cardHeight(w) };
    if (face === null) return;
    sheet.thing({
      key: `card:${card}`,
      zone: 'bazaar',
      look: { as: 'mini', face },
      box,
      hit: wider(box, bazaar),
      number: printedNumber(face),
      sentence: describeFace(face),
      subject: { of: 'card', face, card },
    });
  });
}

/** At least as wide as a finger, inside its zone. */
function wider(box: Box, zone: Box): Box {
  const w = Math.max(box.w, 44);
  const h = Math.max(box.h, 44);
  return { x: box.x - (w - box.w) / 2, y: Math.min(box.y - (h - box.h) / 2, zone.y + zone.h - h), w, h };
}

const BACKS: Readonly<Partial<Record<PileModel['id'], Back>>> = {
  draw: 'draw',
  treasure: 'treasure',
  cathulhu: 'cathulhu',
  traits: 'trait',
};

export function layPiles({ input: { view }, frame: { piles, cards: size }, sheet }: Laying): void {
  sheet.zone('piles', piles);
  sheet.shape('recess', 'piles', piles);
  const models = pilesModel(view);
  const pitch = (piles.w - 12) / models.length;
  const w = Math.min(size.pile, pitch - 12, (piles.h - 28) / 1.4);
  models.forEach((pile, i) => {
    const x = piles.x + 6 + i * pitch;
    const box = { x: x + (pitch - w) / 2, y: piles.y + 5, w, h: cardHeight(w) };
    const face = pile.id === 'draw' && view.draw.kevinUp ? 'kevin' : (pile.top?.face ?? null);
    const back = BACKS[pile.id];
    const look: Look =
      pile.count === 0
        ? { as: 'gap', name: '' }
        : face !== null
          ? { as: 'mini', face }
          : { as: 'back', back: back ?? 'draw' };
    sheet.thing({
      key: `pile:${pile.id}`,
      zone: 'piles',
      look,
      box,
      hit: { x, y: piles.y + 2, w: pitch, h: piles.h - 4 },
      count: pile.count,
      sentence: pile.sentence,
      subject: face === null ? null : { of: 'card', face, card: pile.top?.card ?? null },
    });
    // The two Treasure piles share one word.
    if (pile.id === 'cathulhu') return;
    const isTwice = pile.id === 'treasure' && models[i + 1]?.id === 'cathulhu';
    sheet.name({
      key: `pile:${pile.id}`,
      box: { x: x - 1, y: piles.y + piles.h - 23, w: pitch * (isTwice ? 2 : 1) + 2, h: 20 },
      text: isTwice ? 'Treasures' : pile.name,
      align: 'center',
    });
  });
}

export function layIdols(laying: Laying): void {
  const { frame, sheet, input } = laying;
  const { idols } = frame;
  sheet.zone('idols', idols);
  sheet.shape('recess', 'idols', idols);
  sheet.tag(
    'idols',
    idols.w < 250 || frame.isUpright ? 'Cursed Idols' : 'Cursed Idols in play',
    idols.x + 10,
    idols.y - 12,
    Math.min(idols.w - 30, frame.isUpright ? 130 : 196),
    ORANGE,
  );
  const n = input.view.idols.length;
  const asGlyphs = idols.h < 80 || n > 3;
  const total = { x: idols.x + idols.w - 92, y: idols.y, w: 84, h: idols.h };
  const room = { x: idols.x + 8, y: idols.y + 14, w: idols.w - 104, h: idols.h - 18 };
  const size = asGlyphs
    ? Math.min(38, room.h, room.w / Math.max(1, n) - 2)
    : Math.min(frame.cards.idol, (room.h - 2) / 1.4);
  const h = asGlyphs ? size : cardHeight(size);
  input.view.idols.forEach(({ card, face }, i) => {
    const pitch = Math.min(size + 6, (room.w - size) / Math.max(1, n - 1));
    sheet.thing({
      key: `idol:${card}`,
      zone: 'idols',
      look: asGlyphs || face === null ? { as: 'idol' } : { as: 'mini', face },
      box: { x: room.x + i * pitch, y: room.y + (room.h - h) / 2, w: size, h },
      depth: 10 + i,
    });
  });
  // One button for all of them: the Idols are alike.
  const first = input.view.idols[0]?.face ?? null;
  sheet.thing({
    key: 'idols',
    zone: 'idols',
    look: { as: 'area' },
    box: idols,
    hit: { ...idols, y: idols.y - Math.max(0, 44 - idols.h), h: Math.max(44, idols.h) },
    depth: 9,
    sentence: idolsSentence(input.view),
    subject: first === null ? null : { of: 'card', face: first, card: input.view.idols[0]?.card ?? null },
  });
  idolTotal(laying, n, total);
}

function idolTotal({ sheet, input }: Laying, n: number, box: Box): void {
  const isTall = box.h >= 80;
  sheet.label({
    key: 'idols:count',
    box: isTall ? { ...box, y: box.y + 16, h: box.h - 48 } : { ...box, y: box.y + 14, w: 30, h: box.h - 20 },
    text: String(n),
    font: 'display',
    bold: false,
    size: isTall ? 46 : 32,
    least: 24,
    color: n === 0 ? '#8C3A2C' : ORANGE,
    align: 'center',
  });
  const extra = input.view.turn.extraDraws.total;
  const text = n === 0 ? 'none yet' : extra === 0 ? 'no extra' : isTall ? `draw up to +${extra}` : `draw +${extra}`;
  sheet.label({
    key: 'idols:draw',
    box: isTall
      ? { x: box.x - 10, y: box.y + box.h - 30, w: box.w + 14, h: 22 }
      : { x: box.x + 28, y: box.y + 14, w: box.w - 24, h: box.h - 20 },
    text,
    align: 'center',
    size: TYPE.small,
  });
}

export function layWorld({ frame, input: { view }, sheet }: Laying): void {
  const { world } = frame;
  sheet.zone('world', world);
  sheet.shape('recess', 'world', world);
  sheet.tag('world', 'World Enchantments', world.x + 12, world.y - 13, 186, PURPLE);
  const rows = worldRows(world, frame.isUpright);
  view.enchantments.forEach(({ top, covered, used }, i) => {
    const box = rows[i];
    if (box === undefined || top.face === null) return;
    const text = isKind(top.face) ? cardOf(top.face).text : '';
    sheet.thing({
      key: `world:${i}`,
      zone: 'world',
      look: { as: 'sheet', face: top.face, name: cardName(top.face), text: shortLaw(top.face, text), covered, used },
      box,
      sentence: `${describeFace(top.face)}${covered > 0 ? ` It covers ${cards(covered)}.` : ''}${used ? ' Used this turn.' : ''}`,
      subject: { of: 'card', face: top.face, card: top.card },
    });
  });
  const open = rows[view.enchantments.length];
  if (open === undefined) return;
  sheet.thing({ key: 'world:open', zone: 'world', look: { as: 'area' }, box: open });
  sheet.shape('open', 'world:open', open, '', 2);
  const which = ['First', 'Second', 'Third'][view.enchantments.length] ?? 'A';
  sheet.label({
    key: 'world:open',
    box: { x: open.x + 8, y: open.y + open.h / 2 - 11, w: open.w - 16, h: 22 },
    text: frame.isUpright ? 'Row open' : `${which} row is open`,
    align: 'center',
    color: '#C9A58F',
  });
  for (const row of rows.slice(view.enchantments.length + 1))
    sheet.shape('open', `world:${row.x}:${row.y}`, row, '', 2);
}

function worldRows(world: Box, isUpright: boolean): readonly Box[] {
  const top = isUpright || world.h >= 170 ? 17 : 14;
  if (isUpright) {
    const w = (world.w - 4 * 9) / 3;
    const h = world.h - top - 8;
    return [0, 1, 2].map((i) => ({ x: world.x + 9 + i * (w + 9), y: world.y + top, w, h }));
  }
  const gap = world.h < 180 ? 3 : 8;
  const room = world.h - top - 4;
  const h = Math.min(70, (room - 2 * gap) / 3);
  return [0, 1, 2].map((i) => ({
    x: world.x + 12,
    y: world.y + top + i * (h + gap),
    w: world.w - 24,
    h,
  }));
}

/** The rule of a World Enchantment in few words, for its sheet. */
const LAWS: Readonly<Record<string, string>> = {
  capitalism: 'Discard any, draw as many, once a turn',
  'end-of-days': 'Draw 2 cards, not 1, each turn',
  'boon-of-brains': 'Magic weapons deal +1',
  'boon-of-brawn': 'Melee weapons deal +1',
  'bigger-on-the-inside': 'Every Hero has 1 slot more',
  'casual-friday': 'Hand size +2 for everybody',
  'austerity-measures': 'Hand size \u22122 for everybody',
  'bring-your-monster-to-work-day': 'Monsters +1 stat, 1 Treasure more',
  'health-and-safety': 'At most 3 weapons in a fight',
  'closed-for-stocktake': 'Nobody may trade',
  'everything-must-go': '2 trades more each turn',
  'mandatory-fun': 'Flip a Trait at your turn\u2019s end',
  'counterfeit-season': 'Fake parts cost no damage',
  'kevins-birthday': 'Kevin +2 stat, 1 Treasure more',
};

function shortLaw(face: string, text: string): string {
  return LAWS[face] ?? text;
}

/** Every World Enchantment with its rule in few words, for a test that none is missing. */
export const LAWFUL: readonly string[] = Object.keys(LAWS);

// The fight in the lane: what each weapon deals with its parts, the sum in its burst, what is needed and of what that is
// made, and the foes in fighting order. Every number and part stands in the view; nothing is reckoned here.

import type { Explained, FoeView, Part, WeaponNo } from '../../../core/brah/public.ts';
import { attackOf } from '../../../core/brah/public.ts';
import { foeSentence } from '../models.ts';
import { findWeapon } from '../seek.ts';
import { capital, kindName, whose } from '../words.ts';
import { widthOf } from './measure.ts';
import { burst, groundOf } from './pieces.ts';
import type { Box } from './picture.ts';
import type { Laying } from './sheet.ts';
import { cardHeight } from './sheet.ts';
import { BONE, GROUNDS, HINT, INK, TARGET, TYPE, YELLOW } from './tokens.ts';

export function layFight(laying: Laying, box: Box): void {
  const { frame, input } = laying;
  const { foes } = input.view;
  const [first] = foes;
  if (first === undefined) return;
  const w = Math.min(frame.cards.foe, (box.h + 4) / 1.4);
  const behind = foes.length - 1;
  const next = Math.min(frame.cards.next, w - 12);
  const others =
    behind === 0 ? 0 : 12 + (behind === 1 ? next : TARGET * (behind - 1) + Math.max(TARGET + 16, next - 40));
  const list = Math.max(206, Math.min(320, box.w - w - others - 34));
  attack(laying, first, { ...box, w: list });
  row(laying, foes, { x: box.x + list + 14, y: box.y, w: box.w - list - 14, h: box.h }, w);
}

// --- foes ------------------------------------------------------------------------------------------------------

/** The foe that is fought whole, the next ones tucked behind it, each by the part that is seen. */
function row({ sheet, input, frame }: Laying, foes: readonly FoeView[], box: Box, w: number): void {
  const waiting = foes.slice(1);
  const next = Math.min(frame.cards.next, w - 12);
  const room = box.w - w - 12;
  const pitch =
    waiting.length < 2
      ? next
      : Math.max(TARGET, Math.min(next * 0.62, (room - Math.min(next, room * 0.5)) / (waiting.length - 1)));
  // What fits beside the first one is seen whole; the rest is tucked behind it from the left.
  const strips = pitch * Math.max(0, waiting.length - 1);
  const lastSeen = Math.max(TARGET, Math.min(next, room - strips));
  const used = waiting.length === 0 ? w : w + 12 + strips + lastSeen;
  const left = box.x + Math.max(0, (box.w - used) / 2);
  foes.forEach((foe, i) => {
    const isFirst = i === 0;
    const size = isFirst ? w : next;
    const high = cardHeight(size);
    const y = box.y + (isFirst ? -2 : (box.h - high) / 2);
    const seen = i === foes.length - 1 ? lastSeen : pitch;
    // The seen part is the right one: the card's right edge stands where its strip ends.
    const right = left + w + 12 + (i - 1) * pitch + seen;
    const x = isFirst ? left : right - size;
    const strip = isFirst ? undefined : { x: right - seen, y, w: seen, h: high };
    sheet.thing({
      key: `foe:${foe.card}`,
      zone: 'lane',
      look: { as: 'face', face: foe.kind },
      box: { x, y, w: size, h: high },
      angle: isFirst ? -1 : 0,
      depth: 30 - i,
      ...(strip === undefined ? {} : { hit: strip, mark: 'dim' as const }),
      number: burst(foe.stat, groundOf(foe.kind)),
      sentence: foeSentence(foe, i, input.view, input.speech),
      subject: { of: 'foe', foe: foe.card },
    });
  });
}

// --- the sum ---------------------------------------------------------------------------------------------------

/** The weapons chosen so far, or all that could be used while none is. */
function usedOf(
  { input: { chosen, view, armed } }: Laying,
  foe: FoeView,
): { readonly weapons: readonly WeaponNo[]; readonly isChosen: boolean } {
  const picks = armed === null ? chosen : [...chosen, armed];
  const weapons =
    view.asked?.prompt === 'fight' ? picks.flatMap((pick) => (pick.pick === 'weapon' ? [pick.weapon] : [])) : [];
  if (weapons.length > 0) return { weapons, isChosen: true };
  return { weapons: foe.arms.map(({ weapon }) => weapon), isChosen: false };
}

function attack(laying: Laying, foe: FoeView, box: Box): void {
  const { sheet, input, frame } = laying;
  const { view, speech } = input;
  const { weapons, isChosen } = usedOf(laying, foe);
  const arms = foe.arms.filter(({ weapon }) => weapons.includes(weapon));
  const large = frame.isUpright && box.h > 250 ? 116 : 92;
  const side = arms.length > 3 && box.h < 250 ? 72 : Math.min(large, Math.max(76, box.h * 0.4));
  const sumY = box.y + box.h - side;
  // Many weapons need the head's place too.
  const isHeaded = arms.length <= 3 || box.h > 250;
  const top = box.y + (isHeaded ? 8 : 2);
  if (isHeaded) {
    const head = `${capital(whose(view.turn.active, speech))} ${isChosen ? 'attack' : 'weapons'}`;
    const at = { x: box.x + 8, y: top, w: box.w - 8, h: 28 };
    sheet.name({ key: 'attack', box: at, text: head, font: 'display', bold: false, size: TYPE.head, least: 17 });
  }
  const rows = { x: box.x + 4, y: top + (isHeaded ? 32 : 0), w: box.w - 4 };
  const room = sumY - rows.y - 3;
  const step = Math.min(TALL_ROW + 4, Math.max(23, room / Math.max(1, arms.length)));
  const fits = Math.max(1, Math.floor((room + 1) / step));
  // What does not fit is summed up in the last row.
  const shown = arms.length > fits ? arms.slice(0, fits - 1) : arms;
  const rowAt = (i: number): Box => ({ x: rows.x, y: rows.y + i * step, w: rows.w, h: step - (step < 28 ? 2 : 4) });
  shown.forEach(({ weapon, damage }, i) => {
    armRow(laying, weapon, damage, rowAt(i));
  });
  if (shown.length < arms.length) {
    const more = arms.slice(shown.length).map(({ weapon }) => weapon);
    moreRow(laying, more.length, attackOf(foe, more), rowAt(shown.length));
  }
  if (arms.length === 0) {
    const none = { x: box.x + 8, y: rows.y, w: box.w - 12, h: 24 };
    sheet.label({ key: 'attack:none', box: none, text: 'No weapon in play', color: HINT });
  }
  const total = isChosen ? attackOf(foe, weapons) : foe.most;
  sum(laying, foe, { total, isChosen }, { x: box.x, y: sumY, w: box.w, h: side });
}

/** From this height a row names the parts of its number on a second line. */
const TALL_ROW = 40;

function armRow({ sheet, input: { view } }: Laying, weapon: WeaponNo, damage: Explained, box: Box): void {
  const family = findWeapon(view, weapon)?.weapon.family ?? '';
  const key = `arm:${weapon}`;
  const name = kindName(family);
  sheet.shape('slate', key, box, GROUNDS[groundOf(family)], 5);
  const total = { x: box.x + box.w - 38, y: box.y, w: 32, h: box.h };
  const number = { font: 'display', bold: false, size: TYPE.name, align: 'center', depth: 7 } as const;
  sheet.label({ key: `${key}:total`, box: total, text: String(damage.total), ...number });
  const inner = { x: box.x + 16, w: box.w - 16 - 42 };
  const said = namedParts(damage);
  if (said !== '' && box.h >= TALL_ROW - 2) {
    const half = box.h / 2;
    sheet.name({ key: `${key}:name`, box: { ...inner, y: box.y + 2, h: half }, text: name, depth: 7 });
    const below = { ...inner, y: box.y + half, h: half - 2 };
    const fits = widthOf(said, 'body', true, TYPE.least) <= inner.w;
    const text = fits ? said : sumText(damage);
    sheet.name({ key: `${key}:parts`, box: below, text, size: TYPE.small, color: YELLOW, depth: 7 });
    return;
  }
  const parts = sumText(damage);
  const partsW = parts === '' ? 0 : Math.min(box.w * 0.34, widthOf(parts, 'body', true, TYPE.label) + 4);
  if (parts !== '') {
    const beside = { x: total.x - partsW - 2, y: box.y, w: partsW + 2, h: box.h };
    sheet.name({ key: `${key}:parts`, box: beside, text: parts, color: YELLOW, align: 'right', depth: 7 });
  }
  sheet.name({
    key: `${key}:name`,
    box: { ...inner, y: box.y, w: inner.w - partsW - 4, h: box.h },
    text: name,
    depth: 7,
  });
}

/** `4 +1 Florence +1 Boon of Brains`: each part with whence it comes; equal ones once. Empty for a plain number. */
function namedParts(number: Explained): string {
  const parts = number.parts.filter((part) => part.value !== 0);
  if (parts.length < 2) return '';
  return parts
    .map((part, i) => {
      if (i === 0) return String(part.value);
      const from =
        part.why === 'non-genuine' ? 'fake' : part.source === null ? '' : kindName(part.source).split(' ')[0];
      return `${part.value < 0 ? '\u2212' : '+'}${Math.abs(part.value)} ${from}`.trim();
    })
    .join(' ');
}

function moreRow({ sheet }: Laying, n: number, total: number, box: Box): void {
  sheet.shape('slate', 'arm:more', box, 'ink', 5);
  sheet.label({
    key: 'arm:more',
    box: { x: box.x + 16, y: box.y, w: box.w - 60, h: box.h },
    text: `and ${n} more`,
    depth: 7,
  });
  sheet.label({
    key: 'arm:more:total',
    box: { x: box.x + box.w - 36, y: box.y, w: 30, h: box.h },
    text: String(total),
    font: 'display',
    bold: false,
    size: TYPE.name,
    align: 'center',
    depth: 7,
  });
}

/** `1+1`: the parts of a number in the order told; nothing when there is only one. */
function sumText(number: Explained): string {
  const parts = number.parts.filter((part) => part.value !== 0);
  if (parts.length < 2) return '';
  return parts.map((part, i) => `${part.value < 0 ? '\u2212' : i === 0 ? '' : '+'}${Math.abs(part.value)}`).join('');
}

function sum(
  { sheet }: Laying,
  foe: FoeView,
  { total, isChosen }: { readonly total: number; readonly isChosen: boolean },
  box: Box,
): void {
  const side = box.h;
  const enough = total >= foe.stat.total;
  sheet.shape('burst', 'attack', { x: box.x, y: box.y, w: side, h: side }, enough ? 'yellow' : 'bone', 6);
  sheet.label({
    key: 'attack:total',
    box: { x: box.x + side * 0.16, y: box.y + side * 0.14, w: side * 0.68, h: side * 0.72 },
    text: String(total),
    font: 'display',
    bold: false,
    size: Math.round(Math.min(68, side * 0.6)),
    least: 24,
    color: INK,
    align: 'center',
    depth: 8,
  });
  const x = box.x + side + 8;
  const w = box.w - side - 8;
  const needs = `needs ${foe.stat.total}`;
  sheet.label({
    key: 'needs',
    box: { x, y: box.y + side / 2 - 30, w, h: 32 },
    text: needs,
    font: 'display',
    bold: false,
    size: TYPE.head,
    least: 18,
    color: BONE,
    depth: 8,
  });
  const said = needsText(foe.stat);
  const hint = said !== '' ? said : isChosen ? '' : 'at most';
  if (hint !== '')
    sheet.label({
      key: 'needs:parts',
      box: { x, y: box.y + side / 2 + 2, w, h: 40 },
      text: hint,
      lines: 2,
      color: HINT,
      depth: 8,
    });
}

/** `4 +1 End of Days`: what the stat is made of, named where there is room for it. */
function needsText(number: Explained): string {
  const parts = number.parts.filter((part) => part.value !== 0);
  if (parts.length < 2) return '';
  return parts.map((part, i) => partText(part, i === 0)).join(' ');
}

function partText(part: Part, isFirst: boolean): string {
  const value = `${part.value < 0 ? '\u2212' : isFirst ? '' : '+'}${Math.abs(part.value)}`;
  if (isFirst || part.source === null || part.why === 'counted') return value;
  return `${value} ${kindName(part.source)}`;
}

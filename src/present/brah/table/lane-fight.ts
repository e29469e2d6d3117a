// The fight in the lane: what each weapon deals with its parts, the sum in its burst, what is needed and of what that is
// made, and the foes in fighting order. Every number and part stands in the view; nothing is reckoned here.

import shortNames from '../../../../assets/art/brah/printed/short-names.json' with { type: 'json' };
import type { Explained, FoeView, Part, WeaponNo } from '../../../core/brah/public.ts';
import { attackOf } from '../../../core/brah/public.ts';
import { foeSentence } from '../models.ts';
import { findWeapon } from '../seek.ts';
import { capital, kindName, whose } from '../words.ts';
import { fittingSize, widthOf } from './measure.ts';
import { burst, groundOf } from './pieces.ts';
import type { Box } from './picture.ts';
import type { Laying } from './sheet.ts';
import { cardHeight } from './sheet.ts';
import { BONE, GROUNDS, HINT, INK, TARGET, TYPE, YELLOW } from './tokens.ts';

/** Beside the foe that is fought: one further foe, tucked behind it as far as it must be, or more of them small, two
 *  above each other. `seen`: how much of the one further foe is seen. */
type Row = { readonly first: number; readonly next: number; readonly seen: number; readonly w: number };

const GAP = 12;
const LEAST_LIST = 206;

function rowFor({ frame }: Laying, box: Box, behind: number): Row {
  const whole = Math.min(frame.cards.foe, (box.h + 4) / 1.4);
  if (behind === 0) return { first: whole, next: 0, seen: 0, w: whole };
  if (behind === 1) {
    const next = Math.min(frame.cards.next, whole - 12);
    const seen = Math.max(TARGET + 8, Math.min(next + GAP, box.w - LEAST_LIST - 18 - whole));
    return { first: whole, next, seen, w: whole + seen };
  }
  const columns = Math.ceil(behind / 2);
  const room = box.w - LEAST_LIST - 18 - whole - GAP;
  const next = Math.max(46, Math.min(70, (box.h - 10) / 2.9, room / columns - 4));
  const others = columns * (next + 4) - 4;
  const first = Math.max(118, Math.min(whole, box.w - LEAST_LIST - 18 - GAP - others));
  return { first, next, seen: next, w: first + GAP + others };
}

export function layFight(laying: Laying, box: Box): void {
  const { foes } = laying.input.view;
  const [first] = foes;
  if (first === undefined) return;
  const row = rowFor(laying, box, foes.length - 1);
  const list = Math.min(320, box.w - row.w - 18);
  attack(laying, first, { ...box, w: list });
  const room = box.w - list - 14;
  layFoes(laying, foes, row, { x: box.x + list + 14 + Math.max(0, (room - row.w) / 2), y: box.y, w: room, h: box.h });
}

// --- foes ------------------------------------------------------------------------------------------------------

function layFoes({ sheet, input }: Laying, foes: readonly FoeView[], row: Row, box: Box): void {
  const isOne = foes.length === 2;
  foes.forEach((foe, i) => {
    const isFirst = i === 0;
    const w = isFirst ? row.first : row.next;
    const high = cardHeight(w);
    const column = Math.floor((i - 1) / 2);
    const inColumn = Math.min(2, foes.length - 1 - column * 2);
    const stacked = box.y + (box.h - inColumn * high - (inColumn - 1) * 6) / 2 + ((i - 1) % 2) * (high + 6);
    const right = box.x + row.first;
    const place = isFirst
      ? { x: box.x, y: box.y + Math.max(-2, (box.h - high) / 2 - 4) }
      : isOne
        ? { x: right + row.seen - w, y: box.y + (box.h - high) / 2 }
        : { x: right + GAP + column * (w + 4), y: stacked };
    const open = Math.min(w, row.seen - 8);
    const hit = isOne && !isFirst ? { hit: { x: right + row.seen - open, y: place.y, w: open, h: high } } : {};
    sheet.thing({
      key: `foe:${foe.card}`,
      zone: 'lane',
      look: { as: isFirst || isOne ? 'face' : 'mini', face: foe.kind },
      box: { ...place, w, h: high },
      angle: isFirst ? -1 : isOne ? 2 : 0,
      depth: 30 - i,
      ...hit,
      ...(isFirst ? {} : { mark: 'dim' as const }),
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
  sheet.shape('slate', key, box, GROUNDS[groundOf(family)], 5);
  const total = { x: box.x + box.w - 38, y: box.y, w: 32, h: box.h };
  const number = { font: 'display', bold: false, size: TYPE.name, align: 'center', depth: 7 } as const;
  sheet.label({ key: `${key}:total`, box: total, text: String(damage.total), ...number });
  const inner = { x: box.x + 16, w: box.w - 16 - 42 };
  const said = namedParts(damage);
  if (said !== '' && box.h >= TALL_ROW - 2) {
    const half = box.h / 2;
    sheet.name({
      key: `${key}:name`,
      box: { ...inner, y: box.y + 2, h: half },
      text: nameIn(family, inner.w),
      depth: 7,
    });
    const below = { ...inner, y: box.y + half, h: half - 2 };
    const fits = widthOf(said, 'body', true, TYPE.least) <= inner.w;
    const text = fits ? said : sumText(damage);
    sheet.name({ key: `${key}:parts`, box: below, text, size: TYPE.small, color: YELLOW, depth: 7 });
    return;
  }
  const parts = sumText(damage);
  const partsW = parts === '' ? 0 : Math.min(box.w * 0.34, widthOf(parts, 'body', true, TYPE.label) + 4);
  if (parts !== '') {
    const at = { x: total.x - partsW - 2, y: box.y, w: partsW + 2, h: box.h };
    sheet.name({ key: `${key}:parts`, box: at, text: parts, color: YELLOW, align: 'right', depth: 7 });
  }
  const beside = { ...inner, y: box.y, w: inner.w - partsW - 4, h: box.h };
  sheet.name({ key: `${key}:name`, box: beside, text: nameIn(family, beside.w), depth: 7 });
}

const SHORT: Readonly<Record<string, string>> = shortNames;

/** The name on the small print. */
function shortName(kind: string): string {
  return SHORT[kind] ?? kindName(kind);
}

/** The name of a weapon where it has room, else its short one. */
function nameIn(family: string, w: number): string {
  const name = kindName(family);
  return widthOf(name, 'body', true, TYPE.least) <= w ? name : shortName(family);
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
    least: 16,
    color: BONE,
    depth: 8,
  });
  const hint = needsHint(foe.stat, w) || (isChosen ? '' : 'at most');
  if (hint === '') return;
  const { h, ...style } = HINT_BOX;
  const below = { x, y: box.y + side / 2, w, h };
  sheet.name({ key: 'needs:parts', box: below, text: hint, ...style, color: HINT, depth: 8 });
}

const HINT_BOX = { h: 44, lines: 2, size: TYPE.label, least: TYPE.least, font: 'body', bold: true } as const;

/** `4 +1 End of Days`: what the stat is made of, named as far as there is room for it. */
function needsHint(stat: Explained, w: number): string {
  const parts = stat.parts.filter((part) => part.value !== 0);
  if (parts.length < 2) return '';
  const named = (name: (kind: string) => string) => parts.map((part, i) => partText(part, i === 0, name)).join(' ');
  const { h, ...style } = HINT_BOX;
  return (
    [named(kindName), named(shortName)].find((text) => fittingSize({ ...style, text, box: { w, h } }) !== null) ??
    sumText(stat)
  );
}

function partText(part: Part, isFirst: boolean, name: (kind: string) => string): string {
  const value = `${part.value < 0 ? '\u2212' : isFirst ? '' : '+'}${Math.abs(part.value)}`;
  if (isFirst || part.source === null || part.why === 'counted') return value;
  return `${value} ${name(part.source)}`;
}

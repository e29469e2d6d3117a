// The lane in the middle of the table: the fight with its sum, what waits to take effect, what is to be chosen from, or
// the calm of a turn. An unfolded rival lies over it.

import type { BrahView, CardView, StackView } from '../../../core/brah/public.ts';
import { describeFace } from '../cards.ts';
import { playerAt, viewerSeat } from '../seek.ts';
import { capital, cardName, joined, nameOf, whose } from '../words.ts';
import { layFight } from './lane-fight.ts';
import { seatColor } from './pieces.ts';
import type { Box } from './picture.ts';
import type { Laying } from './sheet.ts';
import { cardHeight } from './sheet.ts';
import { layUnfolded } from './unfolded.ts';
import { BONE, TYPE } from './tokens.ts';

/** Below the ribbon. */
const HEAD = 26;

export function layLane(laying: Laying): void {
  const { frame, sheet, input, unfolded } = laying;
  const { lane } = frame;
  const { view } = input;
  sheet.zone('lane', lane);
  const head = frame.isUpright ? HEAD + 6 : HEAD;
  const inside = { x: lane.x + 12, y: lane.y + head, w: lane.w - 24, h: lane.h - head - 8 };
  const actions = view.stack.flatMap((waiting) => (waiting.kind === 'action' ? [waiting] : []));
  const isFight = view.foes.length > 0 && actions.length === 0 && unfolded === null;
  sheet.shape('lane', isFight ? 'lane' : 'lane:calm', lane, isFight ? 'fight' : 'calm', 2);
  if (unfolded !== null) return unfold(laying, unfolded, inside);
  const open = openCards(view);
  if (open.length > 0 && cardsFit(open.length, inside)) return faces(laying, open, inside);
  if (actions.length > 0) return waitingActions(laying, actions, inside);
  if (view.foes.length > 0) return layFight(laying, inside);
  calm(laying, inside);
}

/** What the viewer is to choose from or may look at now: dealt Heroes, a Trait to place, cards turned up for a look. */
function openCards(view: BrahView): readonly CardView[] {
  const own = playerAt(view, viewerSeat(view) ?? -1);
  const isMine = own !== null && (view.asked?.seats.includes(own.seat) ?? false);
  const looks = view.asked?.looks.filter(({ face, card }) => face !== null && !isOpenElsewhere(view, card)) ?? [];
  if (looks.length > 0) return looks;
  if (view.traitToPlace?.face != null) return [view.traitToPlace];
  if (isMine && (view.asked?.prompt === 'choose-heroes' || view.asked?.prompt === 'place-trait'))
    return own.dealt.filter(({ face }) => face !== null).slice(view.asked.prompt === 'place-trait' ? -1 : 0);
  return [];
}

/** Own hand and Bazaar are seen where they lie. */
function isOpenElsewhere(view: BrahView, card: number): boolean {
  const own = playerAt(view, viewerSeat(view) ?? -1);
  return (own?.hand.some((held) => held.card === card) ?? false) || view.bazaar.some((held) => held.card === card);
}

const LEAST_FACE = 84;

function columnsFor(n: number, box: Box): { readonly w: number; readonly columns: number } {
  let best = { w: 0, columns: n };
  for (const rows of [1, 2]) {
    const columns = Math.ceil(n / rows);
    const w = Math.min((box.w - 10 * (columns - 1)) / columns, ((box.h - 8) / rows - 6) / 1.4, 190);
    if (w > best.w) best = { w, columns };
  }
  return best;
}

function cardsFit(n: number, box: Box): boolean {
  return n <= 12 && columnsFor(n, box).w >= LEAST_FACE;
}

/** Cards in one row or two, as large as the lane lets them be. */
function faces({ sheet }: Laying, shown: readonly CardView[], box: Box): void {
  const { w, columns } = columnsFor(shown.length, box);
  const h = cardHeight(w);
  const rows = Math.ceil(shown.length / columns);
  const gap = Math.min(26, (box.w - columns * w) / Math.max(1, columns + 1));
  shown.forEach(({ card, face }, i) => {
    if (face === null) return;
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, shown.length - row * columns);
    const left = box.x + (box.w - inRow * w - (inRow - 1) * gap) / 2;
    const top = box.y + (box.h - rows * h - (rows - 1) * 8) / 2;
    sheet.thing({
      key: `card:${card}`,
      zone: 'lane',
      look: w < 100 ? { as: 'mini', face } : { as: 'face', face },
      box: { x: left + (i % columns) * (w + gap), y: top + row * (h + 8), w, h },
      depth: 20 + i,
      sentence: describeFace(face),
      subject: { of: 'card', face, card },
    });
  });
}

type Action = Extract<StackView, { readonly kind: 'action' }>;

/** The Actions that wait, the first one left, each further one over it; below each who played it. */
function waitingActions(laying: Laying, actions: readonly Action[], box: Box): void {
  const { sheet, input } = laying;
  const { speech } = input;
  const shown = actions.slice(-6);
  const w = Math.min(150, (box.h - 54) / 1.4, (box.w - 20) / shown.length - 12);
  const pitch = Math.min(w + 34, (box.w - w) / Math.max(1, shown.length - 1));
  const left = box.x + (box.w - w - pitch * (shown.length - 1)) / 2;
  shown.forEach((waiting, i) => {
    const isTop = i === shown.length - 1;
    const before = actions[actions.indexOf(waiting) - 1];
    const against = before === undefined ? '' : ` against ${whose(before.by, speech)} ${cardName(before.face)}`;
    const place = { x: left + i * pitch, y: box.y + 4, w, h: cardHeight(w) };
    sheet.thing({
      key: `stack:${waiting.card}`,
      zone: 'lane',
      look: { as: 'face', face: waiting.face },
      box: place,
      angle: isTop ? 0 : -2,
      depth: 20 + i,
      ...(isTop ? {} : { mark: 'dim' as const }),
      sentence: `${capital(whose(waiting.by, speech))} ${cardName(waiting.face)}${against}.`,
      subject: { of: 'card', face: waiting.face, card: waiting.card },
    });
    const tag = { x: place.x - 8, y: place.y + place.h + 6, w: w + 16, h: 24 };
    sheet.shape('slate', `stack:${waiting.card}`, tag, seatColor(waiting.by), 21);
    const who = waiting.by === speech.viewer ? 'You' : nameOf(waiting.by, speech);
    sheet.name({
      key: `stack:${waiting.card}`,
      box: { x: tag.x + 14, y: tag.y + 1, w: tag.w - 20, h: 22 },
      text: who,
      align: 'center',
      depth: 22,
    });
  });
  const top = actions[actions.length - 1];
  asked(laying, top?.waitsFor ?? [], { x: box.x, y: box.y + box.h - 18, w: box.w, h: 22 });
}

/** Who has still to answer. */
function asked({ sheet, input: { speech } }: Laying, seats: readonly number[], box: Box): void {
  if (seats.length === 0) return;
  const names = joined(seats.map((seat) => (seat === speech.viewer ? 'you' : nameOf(seat, speech))));
  sheet.name({ key: 'lane:asked', box, text: `Still asked: ${names}`, align: 'center', size: TYPE.small + 1 });
}

/** Nothing is fought and nothing waits: which turn it is, large, and what there is to know of it, small. */
function calm({ sheet, input: { view, speech } }: Laying, box: Box): void {
  const { active, number } = view.turn;
  const winner = view.outcome?.winner ?? null;
  const won = winner === speech.viewer ? 'You win!' : winner === null ? '' : `${nameOf(winner, speech)} wins!`;
  const head = winner !== null ? won : number === 0 ? 'Setting up' : `Turn ${number}`;
  const middle = box.y + box.h / 2;
  sheet.name({
    key: 'lane:head',
    box: { x: box.x + 20, y: middle - 38, w: box.w - 40, h: 44 },
    text: head,
    font: 'display',
    bold: false,
    size: 40,
    least: 22,
    align: 'center',
    color: BONE,
  });
  const left = active === speech.viewer ? view.turn.trades.total - view.turn.traded : 0;
  const trades = left <= 0 ? '' : left === 1 ? ', one trade left' : `, ${left} trades left`;
  const text = winner !== null || number === 0 ? '' : `No foe in sight${trades}`;
  if (text === '') return;
  sheet.label({
    key: 'lane:calm',
    box: { x: box.x + 20, y: middle + 12, w: box.w - 40, h: 24 },
    text,
    align: 'center',
    size: 18,
    color: '#E4B9A6',
  });
}

/** A rival's board, large enough to be read and pressed part by part. */
function unfold(laying: Laying, seat: number, box: Box): void {
  const { sheet, input } = laying;
  const player = playerAt(input.view, seat);
  if (player === null) return;
  sheet.shape('paper', `unfolded:${seat}`, { x: box.x - 4, y: box.y - 6, w: box.w + 8, h: box.h + 8 }, '#2A0C10', 3);
  sheet.shape('header', `unfolded:${seat}`, { x: box.x, y: box.y, w: box.w, h: 32 }, '', 4);
  sheet.shape('seat-bar', `unfolded:${seat}`, { x: box.x, y: box.y, w: 9, h: 32 }, seatColor(seat), 5);
  const text = nameOf(seat, input.speech);
  const head = { x: box.x + 20, y: box.y + 3, w: box.w - 30, h: 26 };
  sheet.name({ key: `unfolded:${seat}`, box: head, text, font: 'display', bold: false, size: TYPE.name });
  const room = { x: box.x + 10, y: box.y + 36, w: box.w - 20, h: box.h - 42 };
  layUnfolded(laying, { heroes: player.heroes, seat, room, zone: 'lane' });
}

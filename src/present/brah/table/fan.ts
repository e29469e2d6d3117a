// The viewer's hand as a fan on a circle. Where a card can be pressed is the part of it that the next one leaves open,
// so that no two cards are pressed in one place. Too many cards slide along; the raised one stands upright over all.

import { describeFace } from '../cards.ts';
import type { HandCard } from '../models.ts';
import { handModel } from '../models.ts';
import { playerAt } from '../seek.ts';
import { familyOf } from './families.ts';
import type { Fan } from './frame.ts';
import type { Box, Picture } from './picture.ts';
import type { Laying } from './sheet.ts';
import { cardHeight } from './sheet.ts';
import { BONE, TARGET } from './tokens.ts';

/** The whole fan is never wider than this, in degrees, unless fingers need the room. */
const SPREAD = 25;
/** Cards of the fan lie above everything but the raised one. */
const OVER = 60;
const RAISED = 90;

type Slot = { readonly angle: number; readonly box: Box };

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** How many cards can lie in the fan so that each can be pressed, the raised one's neighbour too. */
export function capacityOf(fan: Fan): number {
  const room = fan.right - fan.left + EDGES - 2 * fan.w - SLIDES + 2 * APART;
  return Math.max(3, Math.floor(room / APART) + 1);
}

/** From card to card on the circle, so that a finger's width is left at the screen's edge. */
const APART = 47;
/** How far the outermost cards may reach over the zone, and how far cards slide for a raised one. */
const EDGES = 24;
const SLIDES = 87;

/** A fan of n cards: its circle, and whether one of them is raised, for which the others draw closer. */
type Arc = { readonly fan: Fan; readonly n: number; readonly isRaised: boolean };

/** The circle on which n cards keep a finger's width apart down to the screen's edge. */
function circle({ fan, n, isRaised }: Arc): { readonly radius: number; readonly step: number } {
  const shown = Math.min(fan.height - fan.top, cardHeight(fan.w));
  const spread = Math.min(fan.step, SPREAD / Math.max(1, n - 1));
  const room = fan.right - fan.left + EDGES - 2 * fan.w - SLIDES;
  const close = isRaised && n > 3 ? degrees(room / (n - 2.8) / fan.radius) : spread;
  const step = Math.min(spread, close);
  if (radians(step) * (fan.radius - shown) >= TARGET + 1 || n < 2) return { radius: fan.radius, step };
  // A flatter circle: nearly the same width between the cards above and below.
  const radius = fan.radius * 3;
  return { radius, step: degrees((TARGET + 1) / (radius - shown)) };
}

function slotsOf(arc: Arc): readonly Slot[] {
  const { fan, n } = arc;
  const { radius, step } = circle(arc);
  const h = cardHeight(fan.w);
  return Array.from({ length: n }, (_, i) => {
    const angle = (i - (n - 1) / 2) * step;
    // The formula gives the middle of the upper edge; a place turns about the middle of the card.
    const reach = radius - h / 2;
    const x = fan.middle + reach * Math.sin(radians(angle));
    const y = fan.top + radius - reach * Math.cos(radians(angle));
    return { angle, box: { x: x - fan.w / 2, y: y - h / 2, w: fan.w, h } };
  });
}

/** The part of a card that others leave open: from `from` to `to` across it, down to the screen's edge. */
function openPart(slot: Slot, from: number, to: number, bottom: number): Box {
  const { x, y, w, h } = slot.box;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const high = Math.max(TARGET, Math.min(h, bottom - y));
  // The strip's middle, in the card's own straight frame, then turned about the card's middle.
  const pitch = to - from;
  const [dx, dy] = [-w / 2 + (from + to) / 2, -h / 2 + high / 2];
  const turn = radians(slot.angle);
  const mx = cx + dx * Math.cos(turn) - dy * Math.sin(turn);
  const my = cy + dx * Math.sin(turn) + dy * Math.cos(turn);
  return { x: mx - pitch / 2, y: my - high / 2, w: pitch, h: high };
}

export function layHand(laying: Laying): void {
  const { input, frame, sheet, own } = laying;
  const { fan, height } = frame;
  const zone = { x: fan.left, y: fan.top, w: fan.right - fan.left, h: height - fan.top };
  sheet.zone('hand', zone);
  const hand = handModel(input.view, input.offered, input.check, input.speech);
  if (hand.length === 0) {
    const isOwner = playerAt(input.view, own)?.seat === input.view.viewer;
    const text = isOwner ? 'Your hand is empty' : '';
    if (text !== '' && input.view.turn.number > 0)
      sheet.label({ key: 'hand', box: { ...zone, y: zone.y + 40, h: 30 }, text, align: 'center', color: '#C9A58F' });
    return;
  }
  const n = Math.min(hand.length, capacityOf(fan));
  const raisedAt = hand.findIndex(({ card }) => `card:${card.card}` === input.selected);
  const first = firstShown(hand.length, n, raisedAt, laying);
  const arc = { fan, n, isRaised: raisedAt >= 0 };
  const slots = slotsOf(arc);
  const pitch = n < 2 ? fan.w : Math.min(fan.w, pitchOf(arc));
  const shift = shiftsOf(arc, pitch, raisedAt - first);
  hand.forEach((held, i) => {
    const slot = slots[i - first];
    if (slot === undefined) {
      aside(laying, held, i < first ? -1 : 1);
      return;
    }
    const moved = { angle: slot.angle, box: { ...slot.box, x: slot.box.x + (shift[i - first] ?? 0) } };
    const edge = (slots[raisedAt - first]?.box.x ?? 0) + (shift[raisedAt - first] ?? 0) + fan.w;
    const covered =
      i !== raisedAt + 1 || raisedAt < 0 ? 0 : Math.max(0, edge + 1.5 - moved.box.x + leanOf(arc, i - first));
    layCard(laying, held, { slot: moved, place: i - first, n, pitch, isRaised: i === raisedAt, covered });
  });
  if (raisedAt >= 0) coverOwn(laying, slots[raisedAt - first], shift[raisedAt - first] ?? 0);
  brackets(laying, hand, { slots, first, shift });
}

/** How wide the open parts are at the screen's lower edge, where they are narrowest. */
function pitchOf(arc: Arc): number {
  const { fan } = arc;
  const { radius, step } = circle(arc);
  return Math.floor(radians(step) * (radius - Math.min(fan.height - fan.top, cardHeight(fan.w))));
}

/** The first card that is shown, where not all are: as far as the fan was pushed, and so that the raised one is seen. */
function firstShown(all: number, n: number, raised: number, { input, frame }: Laying): number {
  const pushed = Math.round(-(input.scroll ?? 0) / Math.max(TARGET, pitchOf({ fan: frame.fan, n, isRaised: false })));
  const first = Math.max(0, Math.min(all - n, pushed));
  if (raised < 0) return first;
  return Math.max(Math.min(first, raised), raised - n + 1);
}

/** How far each card slides away from the raised one, so that its neighbours can still be pressed. */
function shiftsOf(arc: Arc, pitch: number, raised: number): readonly number[] {
  const { fan, n } = arc;
  if (raised < 0 || raised >= n) return Array.from({ length: n }, () => 0);
  const right = Math.max(14, fan.w + TARGET + 5 - (raised === n - 2 ? fan.w : 2 * pitch)) + leanOf(arc, raised + 1);
  const left = -14 - Math.max(0, leanOf(arc, raised - 1) - 10);
  const slots = slotsOf(arc);
  const last = (slots[n - 1]?.box.x ?? 0) + fan.w + (raised < n - 1 ? right : 0);
  const start = (slots[0]?.box.x ?? 0) + (raised > 0 ? left : 0);
  // What reaches over one edge is taken back by all; where there is too much, both edges share it.
  const [over, under] = [last - fan.right, fan.left - start];
  const back = over + under > 0 ? (over - under) / 2 : Math.max(0, over) - Math.max(0, under);
  return slots.map((_, i) => (i < raised ? left : i > raised ? right : 0) - back);
}

/** How far a leaning card reaches over the upright edge of its neighbour. */
function leanOf(arc: Arc, place: number): number {
  const { fan } = arc;
  const angle = slotsOf(arc)[place]?.angle ?? 0;
  return Math.abs(Math.sin(radians(angle))) * Math.min(fan.height - fan.top, cardHeight(fan.w)) * 0.5;
}

type Lie = {
  readonly slot: Slot;
  readonly place: number;
  readonly n: number;
  readonly pitch: number;
  readonly isRaised: boolean;
  /** How much of its left side the raised card covers. */
  readonly covered: number;
};

function layCard({ sheet, frame, input }: Laying, { card, why }: HandCard, lie: Lie): void {
  const { slot, place, n, pitch, isRaised, covered } = lie;
  const { face } = card;
  const { fan, height } = frame;
  const upright = { ...slot.box, y: height - 4 - slot.box.h };
  const common = {
    key: `card:${card.card}`,
    zone: 'hand' as const,
    look: face === null ? ({ as: 'back', back: 'draw' } as const) : ({ as: 'face', face } as const),
    sentence: describeFace(face),
    why: why ?? '',
    subject: face === null ? null : ({ of: 'card', face, card: card.card } as const),
  };
  if (isRaised) return sheet.thing({ ...common, box: upright, depth: RAISED, hit: upright });
  const isPicked = input.chosen.some((pick) => 'card' in pick && pick.card === card.card);
  const lifted = isPicked ? { ...slot.box, y: slot.box.y - 22 } : slot.box;
  const isLast = place === n - 1;
  const open = openPart(slot, covered, isLast ? fan.w : pitch, height);
  sheet.thing({ ...common, box: lifted, angle: slot.angle, depth: OVER + place, hit: open });
}

/** A card of a long hand that is pushed out of the fan: beyond the screen's edge, where it slides in from. */
function aside({ sheet, frame }: Laying, { card, why }: HandCard, side: -1 | 1): void {
  const { fan, width, height, scale } = frame;
  const h = cardHeight(fan.w);
  const x = side < 0 ? -fan.w - 60 : width + 60;
  sheet.thing({
    key: `card:${card.card}`,
    zone: 'hand',
    look: card.face === null ? { as: 'back', back: 'draw' } : { as: 'face', face: card.face },
    box: { x, y: height - h * 0.7 * Math.min(1, scale), w: fan.w, h },
    depth: OVER,
    sentence: describeFace(card.face),
    why: why ?? '',
    subject: card.face === null ? null : { of: 'card', face: card.face, card: card.card },
  });
}

/** What the raised card covers of the own board is darkened. */
function coverOwn({ sheet, frame }: Laying, slot: Slot | undefined, shift: number): void {
  if (slot === undefined) return;
  const x = slot.box.x + shift;
  const y = frame.height - 4 - slot.box.h;
  sheet.things.forEach((thing, i) => {
    const box = thing.hit ?? thing.place.box;
    if (thing.zone !== 'own' || thing.look.as === 'area') return;
    const meets = box.x < x + slot.box.w && x < box.x + box.w && y < box.y + box.h;
    if (meets) sheet.things[i] = { ...thing, mark: 'dim' };
  });
}

type Lying = { readonly slots: readonly Slot[]; readonly first: number; readonly shift: readonly number[] };

/** One bracket under neighbouring parts of one weapon: how many of them are here. */
function brackets({ sheet, frame, input }: Laying, hand: readonly HandCard[], { slots, first, shift }: Lying): void {
  const shown = hand.slice(first, first + slots.length);
  for (let from = 0; from < shown.length; from += 1) {
    const family = familyOf(shown[from]?.card.face ?? null);
    let to = from;
    while (family !== null && to + 1 < shown.length && familyOf(shown[to + 1]?.card.face ?? null)?.name === family.name)
      to += 1;
    const isTorn = shown.slice(from, to + 1).some(({ card }) => `card:${card.card}` === input.selected);
    const [a, b] = [slots[from], slots[to]];
    if (to === from || isTorn || family === null || a === undefined || b === undefined) {
      from = to;
      continue;
    }
    const faces = new Set(shown.slice(from, to + 1).map(({ card }) => card.face));
    const x = a.box.x + (shift[from] ?? 0);
    const right = b.box.x + (shift[to] ?? 0) + Math.min(b.box.w, 60);
    const box = { x: x + 4, y: frame.height - 16, w: Math.max(60, right - x - 8), h: 14 };
    const key = `bracket:${shown[from]?.card.card ?? from}`;
    sheet.shape('bracket', key, box, family.name, RAISED - 5);
    const tag = { x: box.x + box.w / 2 - 22, y: frame.height - 25, w: 44, h: 22 };
    sheet.shape('slate', `${key}:n`, tag, 'ink', RAISED - 4);
    sheet.label({
      key,
      box: tag,
      text: `${faces.size}/${family.parts}`,
      font: 'display',
      bold: false,
      size: 18,
      color: BONE,
      align: 'center',
      depth: RAISED - 3,
    });
    from = to;
  }
}

/** Does the hand reach beyond the screen, so that it can be pushed along? */
export function isLong({ things, width }: Picture): boolean {
  return things.some(({ zone, place: { box } }) => zone === 'hand' && (box.x >= width || box.x + box.w <= 0));
}

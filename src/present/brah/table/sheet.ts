// What the zones of the table lay down on: things, words and shapes collected into a picture. Fills in what most of them
// have alike; decides no place.

import type { BrahView, Pick, Seat } from '../../../core/brah/public.ts';
import type { Check } from '../reasons.ts';
import type { Speech } from '../words.ts';
import type { Frame } from './frame.ts';
import { fittingSize, shortened } from './measure.ts';
import type { Box, Decor, DecorKind, Label, Look, Picture, Place, Thing, ThingKey, ZoneId } from './picture.ts';
import { BONE, TYPE } from './tokens.ts';

/** What a table is laid out from. */
export type TableInput = {
  readonly view: BrahView;
  readonly speech: Speech;
  readonly offered: readonly Pick[];
  /** The picks made so far; nothing of them has left the screen. */
  readonly chosen: readonly Pick[];
  /** The pick that a second press makes. */
  readonly armed: Pick | null;
  /** The card of the hand that is raised, or the rival whose board is unfolded over the lane. */
  readonly selected: ThingKey | null;
  readonly check: Check;
  readonly width: number;
  readonly height: number;
  /** How far a fan of too many cards is pushed to the right, in CSS pixels. */
  readonly scroll?: number;
};

/** Everything a zone needs to lay itself down. */
export type Laying = {
  readonly input: TableInput;
  readonly frame: Frame;
  readonly sheet: Sheet;
  /** Whose board lies at the bottom. */
  readonly own: Seat;
  /** The rival whose board is unfolded; null while the lane is to be seen. */
  readonly unfolded: Seat | null;
};

type Given = {
  readonly key: ThingKey;
  readonly zone: ZoneId;
  readonly look: Look;
  readonly box: Box;
} & Partial<Pick_<Thing, 'hit' | 'number' | 'count' | 'fakes' | 'sentence' | 'why' | 'subject' | 'mark'>> &
  Partial<Pick_<Place, 'angle' | 'depth'>>;
type Pick_<T, K extends keyof T> = { readonly [P in K]: T[P] };

type Words = { readonly key: string; readonly box: Box; readonly text: string } & Partial<
  Omit<Label, 'key' | 'box' | 'text'>
>;

export class Sheet {
  readonly things: Thing[] = [];
  readonly labels: Label[] = [];
  readonly decor: Decor[] = [];
  readonly zones: Picture['zones'][number][] = [];

  thing(given: Given): void {
    const { key, zone, look, box, angle = 0, depth = 10, hit, ...more } = given;
    this.things.push({
      key,
      zone,
      look,
      place: { box: even(box), angle, depth },
      mark: 'plain',
      number: null,
      count: null,
      fakes: 0,
      sentence: '',
      picks: [],
      why: '',
      subject: null,
      ...more,
      ...(hit === undefined ? {} : { hit: even(hit) }),
    });
  }

  label(words: Words): void {
    this.labels.push({
      font: 'body',
      size: TYPE.label,
      least: TYPE.least,
      lines: 1,
      color: BONE,
      align: 'left',
      depth: 6,
      angle: 0,
      bold: true,
      ...words,
      box: even(words.box),
    });
  }

  /** Words that may be longer than their place, such as a player's name: cut with an ellipsis where they must be. */
  name(words: Words): void {
    const { font = 'body', bold = true, size = TYPE.label, least = TYPE.least, lines = 1 } = words;
    const fits = fittingSize({ ...words, font, bold, size, least, lines }) !== null;
    this.label(fits ? words : { ...words, lines: 1, text: shortened(words.text, font, bold, least, words.box.w) });
  }

  shape(kind: DecorKind, key: string, box: Box, tone = '', depth = 1, angle = 0): void {
    this.decor.push({ key, kind, box: even(box), tone, depth, angle });
  }

  zone(id: Picture['zones'][number]['id'], box: Box): void {
    this.zones.push({ id, box: even(box) });
  }

  /** A torn paper tag on the upper edge of a zone. */
  tag(key: string, text: string, x: number, y: number, w: number, tone: string): void {
    this.shape('tag', `tag:${key}`, { x, y, w, h: 24 }, tone, 4, -0.8);
    const box = { x: x + 10, y: y + 2, w: w - 28, h: 20 };
    this.label({
      key: `tag:${key}`,
      box,
      text: text.toLowerCase(),
      font: 'label',
      size: TYPE.tag,
      color: '#17110F',
      angle: -0.8,
    });
  }
}

/** Whole pixels: two things of one size share what is painted for it. */
function even(box: Box): Box {
  return { x: Math.round(box.x), y: Math.round(box.y), w: Math.round(box.w), h: Math.round(box.h) };
}

/** The height of a card of this width. */
export function cardHeight(w: number): number {
  return Math.round(w * 1.4);
}

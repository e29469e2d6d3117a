// What the painted table shows at one moment: every thing with its place, look and mark, in CSS pixels.
// `layOut` makes it from a view; the stage paints it and the mirror lays its buttons over the same boxes, so that what
// is seen and what is pressed can never part. Plain data; decides nothing.

import type { CardId, Face, Pick, Seat, WeaponNo } from '../../../core/brah/public.ts';
import type { Ground } from '../cards.ts';

/** A rectangle in CSS pixels, origin top left. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** Where a thing lies: its box before turning, the angle in degrees about the box's middle, and what lies over what. */
export type Place = { readonly box: Box; readonly angle: number; readonly depth: number };

/** Stable from picture to picture for the same thing: `card:12`, `weapon:7`, `hero:0:1`, `trait:33`, `pile:draw`,
 *  `world:0`, `world:open` (the next free row), `idol:40`, `idols` (all of them, for pressing), `foe:51`, `player:2`,
 *  `box:0` (Litterbox), `slot:0:1:2`, `stack:12`. A card keeps the key
 *  `card:<id>` from pile to hand to bazaar to discard, so that it can be seen to move. */
export type ThingKey = string;

export type Back = 'draw' | 'treasure' | 'cathulhu' | 'trait' | 'litterbox';

export type Look =
  /** The whole printed card, 250 to 350. */
  | { readonly as: 'face'; readonly face: Face }
  /** The small print: art, name strip, no text; 5 to 7. */
  | { readonly as: 'mini'; readonly face: Face }
  | { readonly as: 'back'; readonly back: Back }
  /** An opponent's weapon: class colour, glyph, damage below. */
  | { readonly as: 'tab'; readonly face: Face; readonly ground: Ground }
  /** One visible side of a Trait; `short` leaves only the sign and number where there is no room for the name. */
  | {
      readonly as: 'trait';
      readonly name: string;
      readonly side: 'positive' | 'negative';
      readonly short: boolean;
    }
  /** An empty weapon slot, dashed. */
  | { readonly as: 'slot' }
  /** A pile that ran out: its dashed place. */
  | { readonly as: 'gap'; readonly name: string }
  /** A World Enchantment as a sheet of paper: `text` its effect in few words, `covered` sheets below, `used` this turn. */
  | {
      readonly as: 'sheet';
      readonly face: Face;
      readonly name: string;
      readonly text: string;
      readonly covered: number;
      readonly used: boolean;
    }
  /** A Cursed Idol as a glyph only (five and six players). */
  | { readonly as: 'idol' }
  /** Nothing of its own is painted: a player's whole strip, which labels and decor draw. */
  | { readonly as: 'area' };

/** plain; `may`: there is something to do with it; `target`: it can answer what is asked; `chosen`: it is part of what
 *  is being put together; `armed`: pressed once, a second press acts; `dim`: shown but out of the matter. */
export type Mark = 'plain' | 'may' | 'target' | 'chosen' | 'armed' | 'dim';

/** What the inspector opens for a thing. */
export type ThingSubject =
  | { readonly of: 'card'; readonly face: string; readonly card: CardId | null }
  | { readonly of: 'weapon'; readonly weapon: WeaponNo }
  | { readonly of: 'hero'; readonly seat: Seat; readonly hero: number }
  | { readonly of: 'foe'; readonly foe: CardId }
  | { readonly of: 'player'; readonly seat: Seat };

/** The regions in reading order; they are the mirror's regions too. */
export type ZoneId = 'lane' | 'hand' | 'own' | 'bazaar' | 'piles' | 'idols' | 'world' | 'rivals';

export type Thing = {
  readonly key: ThingKey;
  readonly zone: ZoneId;
  readonly look: Look;
  readonly place: Place;
  /** Where it can be pressed, when that is another box than its place; turned by the place's angle about its own middle.
   *  A thing without subject and picks is shown only: what it lies on is pressed instead. */
  readonly hit?: Box;
  readonly mark: Mark;
  /** The number in its burst as it is now; `change` against what is printed. `unit` is `*` for a reckoned stat. */
  readonly number: {
    readonly text: string;
    readonly change: 'up' | 'down' | 'same';
    readonly ground: Ground;
  } | null;
  /** How many lie there (piles, Litterbox). */
  readonly count: number | null;
  /** A grey `-1` over its corner for each Non-Genuine Part. */
  readonly fakes: number;
  /** Whole sentences for whoever reads it out, and for the button over it. */
  readonly sentence: string;
  /** The picks on offer that this thing answers, in the order offered; empty when there is nothing to do. */
  readonly picks: readonly Pick[];
  /** Why it can do nothing now, where a player would ask; else empty. */
  readonly why: string;
  readonly subject: ThingSubject | null;
};

/** Painted text. The stage shrinks it from `size` to `least` to fit the box's width; it wraps only with `lines` > 1. */
export type Label = {
  readonly key: string;
  readonly box: Box;
  readonly text: string;
  readonly font: 'display' | 'body' | 'label';
  readonly size: number;
  readonly least: number;
  readonly lines: number;
  readonly color: string;
  readonly align: 'left' | 'center' | 'right';
  readonly depth: number;
  readonly angle: number;
  readonly bold: boolean;
};

/** Painted shapes that are no things: carved zones, paper tags, headers. */
export type DecorKind =
  /** Rough rectangle carved into the table. */
  | 'recess'
  /** Torn paper swallowtail on a zone's upper edge (its text is a label). */
  | 'tag'
  /** Striped awning with its name plate. */
  | 'awning'
  /** Dark strip behind a player's name. */
  | 'header'
  /** The seat's colour bar. */
  | 'seat-bar'
  /** The fighting lane: red, rays, halftone; `tone` 'calm' without a fight. */
  | 'lane'
  /** Spiked star behind a large number. */
  | 'burst'
  /** Dark slate with rough edge: the attack list's rows, the own facts. */
  | 'slate'
  /** Class coloured strip below a Hero: `+1 Melee`. */
  | 'bonus'
  /** Black veil over a player who is out, with its tombstone. */
  | 'veil'
  /** Dashed place: an open World row. */
  | 'open'
  /** A small sign from the sheet (`tone` names it): hand, litterbox, trade, sword. */
  | 'sign'
  /** Ink bracket under the parts of one weapon in the fan. */
  | 'bracket'
  /** Yellow glow frame round the zone of whoever is on turn or asked. */
  | 'turn'
  /** Paper sheet without a thing. */
  | 'paper';

export type Decor = {
  readonly key: string;
  readonly kind: DecorKind;
  readonly box: Box;
  /** A colour (`#rrggbb`) or a word the kind knows. */
  readonly tone: string;
  readonly depth: number;
  readonly angle: number;
};

/** Boxes that belong to HTML: prose, buttons, the log. The mirror puts its panels there. */
export type PanelId = 'ribbon' | 'log' | 'buttons' | 'tools';

export type LayoutName = '1280x800' | '1024x768' | '768x1024' | '800x1280';

export type Picture = {
  /** Which table of figures it was laid out by, and the size it was made for, in CSS pixels. */
  readonly layout: LayoutName;
  readonly width: number;
  readonly height: number;
  readonly zones: readonly { readonly id: ZoneId | `rival-${number}`; readonly box: Box }[];
  readonly things: readonly Thing[];
  readonly labels: readonly Label[];
  readonly decor: readonly Decor[];
  readonly panels: Readonly<Record<PanelId, Box>>;
  /** What each side button or prompt option still has to offer: the picks that no thing carries. */
  readonly rest: readonly Pick[];
};

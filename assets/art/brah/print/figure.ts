// The words that drawings and printer share: an own drawing on the 512 grid, and the scene of a card's art window.
// Shapes only; how they are printed is the printer's matter.

/** One shape of a drawn figure on the 512 grid. A `gouge` is cut last, over the halftone shade. */
export type FigureLayer = {
  readonly d: string;
  /** `#rrggbb`. */
  readonly fill: string;
  readonly as?: 'shape' | 'gouge';
};

/** An own drawing: the silhouette carries the bone die-cut stroke, the ink stroke and the clip of the halftone shade;
 *  coloured layers lie on top, back to front. */
export type Figure = { readonly silhouette: string; readonly layers: readonly FigureLayer[] };

/** A figure placed in the art window (234 by 170 units, origin top left): by own drawing (a key of HEROES or FOES) or by
 *  a glyph's name. `x` and `y` are the middle. */
export type Placed = {
  readonly figure?: string;
  readonly glyph?: string;
  readonly x: number;
  readonly y: number;
  /** Height in window units. */
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly mirror?: boolean;
  /** The colour, and the second colour below the jagged split line. */
  readonly base: string;
  readonly second?: string;
};

export type Backdrop = 'rays' | 'moon' | 'swirl' | 'brick' | 'dots';

/** What a card's art window shows. */
export type CardScene = {
  readonly backdrop: Backdrop;
  /** Back to front, one or two. */
  readonly figures: readonly Placed[];
  /** Short name for the small print, at most two lines of about nine letters. */
  readonly short?: string;
};

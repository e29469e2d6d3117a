// What the mirror asks of whoever paints the table. A scene implements it; a test has a fake. The picture is final the
// moment it is shown: cues only say how it came about, and ending any of them early leaves the same picture.

import type { Seat } from '../../../core/brah/public.ts';
import type { Picture, ThingKey } from './picture.ts';

/** Something seen to happen, in order. Keys name things of the picture before or after; a place may be a pile's key. */
export type Cue =
  | {
      readonly cue: 'move';
      readonly thing: ThingKey;
      readonly from: ThingKey;
      readonly to: ThingKey;
      readonly how: Gesture;
    }
  | { readonly cue: 'flip'; readonly thing: ThingKey }
  | { readonly cue: 'stamp'; readonly at: ThingKey; readonly stamp: 'pure' | 'fake' | 'nay' }
  | { readonly cue: 'monster'; readonly foe: ThingKey }
  | { readonly cue: 'kevin'; readonly foe: ThingKey; readonly first: boolean }
  | { readonly cue: 'idol'; readonly idol: ThingKey }
  | {
      readonly cue: 'attack';
      readonly weapons: readonly ThingKey[];
      /** What stands on the burst after each weapon: the total so far. */
      readonly totals: readonly string[];
      readonly foe: ThingKey;
    }
  | { readonly cue: 'won-fight'; readonly foe: ThingKey }
  | { readonly cue: 'lost-fight'; readonly seat: Seat }
  | { readonly cue: 'shuffle'; readonly pile: ThingKey }
  /** `words` stand on the ribbon that sweeps over the table; empty when it is somebody else's turn. */
  | { readonly cue: 'turn'; readonly seat: Seat; readonly words: string }
  | { readonly cue: 'out'; readonly seat: Seat }
  | { readonly cue: 'victory'; readonly seat: Seat | null };

export type Gesture = 'deal' | 'draw' | 'play' | 'equip' | 'discard' | 'steal' | 'banish' | 'take' | 'give';

/** For tests and the bench: counters since the stage was opened and what it holds now. */
export type StageFacts = {
  readonly frames: number;
  readonly drawCalls: number;
  readonly scriptMs: number;
  readonly nodes: number;
  readonly tweens: number;
  readonly textureBytes: number;
  readonly asleep: boolean;
  /** Labels whose text does not fit its box even at its least size. */
  readonly clipped: readonly string[];
  readonly renderer: 'webgl' | 'canvas';
};

export type StageOptions = {
  /** Device pixels for one CSS pixel, at most 2. */
  readonly dpr: number;
  /** Fades instead of flights, no shake. */
  readonly calm: boolean;
  /** Phaser's fallback renderer, for machines whose WebGL is broken. */
  readonly canvas: boolean;
};

export type Stage = {
  readonly show: (picture: Picture, cues: readonly Cue[]) => void;
  /** A thing of the hand leaves its place and follows the pointer (its middle, CSS pixels); null: it goes back. */
  readonly drag: (held: { readonly thing: ThingKey; readonly x: number; readonly y: number } | null) => void;
  /** The thing pointed at or in focus: it is lifted a little. Never moves what can be hit. */
  readonly point: (thing: ThingKey | null) => void;
  /** Ends every animation at once, on the picture last shown. */
  readonly finish: () => void;
  readonly setDpr: (dpr: number) => void;
  readonly setCalm: (calm: boolean) => void;
  /** Paints nothing at all until the next `show`: the curtain. */
  readonly blank: () => void;
  readonly facts: () => StageFacts;
  /** Removes the canvas and everything that was made for it. */
  readonly stop: () => void;
};

/** Opens a stage in an element; fails when neither renderer can be had. */
export type OpenStage = (host: HTMLElement, options: StageOptions) => Promise<Stage>;

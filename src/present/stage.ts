// What every painted stage can be asked, whatever is painted on it; and how one is opened.

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

export type PaintedStage = {
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
export type OpenStage<S extends PaintedStage> = (host: HTMLElement, options: StageOptions) => Promise<S>;

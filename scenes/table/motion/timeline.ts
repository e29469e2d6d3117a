// Time for things that move: stretches with a start, a length and an ease, run by hand from frame to frame. Holds no
// scene, so that it can be told to the millisecond in a test.

export type Ease = (t: number) => number;

export type Stretch = {
  /** When it starts, ms from now. */
  readonly at: number;
  readonly ms: number;
  readonly ease: Ease;
  /** Called every frame from its start with 0 to 1 (eased; some eases overshoot), the last time with ease(1). */
  readonly step: (t: number) => void;
  readonly done?: () => void;
};

export class Timeline {
  private now = 0;
  private running: { readonly from: number; readonly stretch: Stretch }[] = [];

  get size(): number {
    return this.running.length;
  }

  add(stretch: Stretch): void {
    this.running.push({ from: this.now + stretch.at, stretch });
  }

  tick(ms: number): void {
    if (this.running.length === 0) return;
    this.now += ms;
    const over: Stretch[] = [];
    this.running = this.running.filter(({ from, stretch }) => {
      if (this.now < from) return true;
      const t = stretch.ms === 0 ? 1 : Math.min(1, (this.now - from) / stretch.ms);
      stretch.step(stretch.ease(t));
      if (t < 1) return true;
      over.push(stretch);
      return false;
    });
    for (const stretch of over) stretch.done?.();
  }

  /** Forgets everything where it stands; whoever uses it puts things right. */
  clear(): void {
    this.running = [];
  }
}

const bounceOut: Ease = (t) => {
  const [n, d] = [7.5625, 2.75];
  if (t < 1 / d) return n * t * t;
  if (t < 2 / d) return n * (t - 1.5 / d) ** 2 + 0.75;
  if (t < 2.5 / d) return n * (t - 2.25 / d) ** 2 + 0.9375;
  return n * (t - 2.625 / d) ** 2 + 0.984375;
};

const BACK = 1.70158;

export const EASE = {
  linear: (t: number) => t,
  cubicOut: (t: number) => 1 - (1 - t) ** 3,
  cubicIn: (t: number) => t ** 3,
  quadIn: (t: number) => t * t,
  quadOut: (t: number) => 1 - (1 - t) ** 2,
  sineInOut: (t: number) => (1 - Math.cos(Math.PI * t)) / 2,
  backIn: (t: number) => t * t * ((BACK + 1) * t - BACK),
  backOut: (t: number) => 1 + (t - 1) ** 2 * ((BACK + 1) * (t - 1) + BACK),
  bounceOut,
} as const satisfies Readonly<Record<string, Ease>>;

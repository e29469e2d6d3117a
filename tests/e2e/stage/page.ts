// A page with nothing but the painted stage, for its tests: what it does is asked for by `window.table`.

import '../../../src/mirror/styles/theme.css';
import * as Phaser from 'phaser';
import { openStage } from '../../../scenes/table/open-stage.ts';
import type { Picture } from '../../../src/present/brah/table/picture.ts';
import type { Cue, Stage, StageFacts, StageOptions } from '../../../src/present/brah/table/stage.ts';
import { handMade, sixty } from './pictures.ts';

const host = document.querySelector<HTMLElement>('#host') ?? document.body;
Object.assign(host.style, { position: 'fixed', inset: '0', overflow: 'hidden' });
let stage: Stage | null = null;

/** Prints on their way: fetched or being unpacked. */
let coming = 0;
function counted<G extends unknown[], T>(work: (...given: G) => Promise<T>): (...given: G) => Promise<T> {
  return async (...given) => {
    coming += 1;
    try {
      return await work(...given);
    } finally {
      // What follows on it is asked for first.
      setTimeout(() => {
        coming -= 1;
      }, 300);
    }
  };
}
window.fetch = counted(window.fetch.bind(window));
window.createImageBitmap = counted(
  window.createImageBitmap.bind(window) as (...given: unknown[]) => Promise<ImageBitmap>,
);

const table = {
  get coming(): number {
    return coming;
  },
  picture: handMade,
  sixty,
  async open(options: Partial<StageOptions> = {}): Promise<void> {
    stage = await openStage(host, { dpr: devicePixelRatio, calm: false, canvas: false, ...options });
  },
  show(picture: Picture, cues: readonly Cue[] = []): void {
    stage?.show(picture, cues);
  },
  get stage(): Stage | null {
    return stage;
  },
  facts(): StageFacts | null {
    return stage?.facts() ?? null;
  },
  /** Starts Phaser with nothing on it; milliseconds to its first frame. */
  bare(): Promise<number> {
    const start = performance.now();
    return new Promise((resolve) => {
      const game = new Phaser.Game({
        type: Phaser.AUTO,
        parent: host,
        width: host.clientWidth,
        height: host.clientHeight,
        audio: { noAudio: true },
        banner: false,
      });
      game.events.once(Phaser.Core.Events.POST_RENDER, () => resolve(performance.now() - start));
    });
  },
  /** From nothing to the first frame, of Phaser alone or of a six-player table; then what the table holds at rest. */
  async cold(full: boolean) {
    if (!full) return { ms: await table.bare(), draws: 0, script: 0, bytes: 0 };
    const start = performance.now();
    await table.open();
    table.show(handMade(5, 1));
    while ((stage?.facts().frames ?? 0) < 1) await new Promise((done) => requestAnimationFrame(done));
    const ms = performance.now() - start;
    // Every print has come when nothing has been painted for a second.
    for (let still = 0, last = -1; still < 10; ) {
      await new Promise((done) => setTimeout(done, 100));
      const now = stage?.facts().frames ?? 0;
      still = now === last ? still + 1 : 0;
      last = now;
    }
    // A frame like any other: a card is pointed at, nothing new is cut.
    const at = stage?.facts();
    const keys = handMade(5, 1).things.map((thing) => thing.key);
    for (let i = 0; i < 30; i += 1) {
      stage?.point(keys[i % keys.length] ?? null);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    const facts = stage?.facts();
    const spent = (all: StageFacts | undefined) => (all?.scriptMs ?? 0) * (all?.frames ?? 0);
    const script = (spent(facts) - spent(at)) / Math.max(1, (facts?.frames ?? 0) - (at?.frames ?? 0));
    return { ms, draws: facts?.drawCalls ?? 0, script, bytes: facts?.textureBytes ?? 0 };
  },
  stop(): void {
    stage?.stop();
    stage = null;
  },
};

declare global {
  interface Window {
    table: typeof table;
  }
}
window.table = table;
document.body.style.margin = '0';
document.body.dataset['ready'] = 'yes';

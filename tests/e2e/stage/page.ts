// A page with nothing but the painted stage, for its tests: what it does is asked for by `window.table`.

import '../../../src/mirror/styles/theme.css';
import { openStage } from '../../../scenes/table/open-stage.ts';
import type { Picture } from '../../../src/present/brah/table/picture.ts';
import type { Cue, Stage, StageFacts, StageOptions } from '../../../src/present/brah/table/stage.ts';
import { handMade, sixty } from './pictures.ts';

const host = document.querySelector<HTMLElement>('#host') ?? document.body;
Object.assign(host.style, { position: 'fixed', inset: '0', overflow: 'hidden' });
let stage: Stage | null = null;

const table = {
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

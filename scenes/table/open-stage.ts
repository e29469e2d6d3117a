// Opens the painted stage in an element: one Phaser game that sleeps unless something moves, and leaves nothing behind.
// The only door into this folder; the app asks for it by dynamic import, since Phaser is heavy.

import * as Phaser from 'phaser';
import type { OpenStage, Stage, StageFacts, StageOptions } from '../../src/present/brah/table/stage.ts';
import { FONTS } from './art/text.ts';
import { countDraws } from './draws.ts';
import { TableScene } from './table-scene.ts';
import { openPrintShop } from './textures/print-shop.ts';
import type { PrintShop } from './textures/prints.ts';

const GROUND = '#1B090B';

/** At most two device pixels for a CSS pixel: more costs much and shows little. */
const capped = (dpr: number) => Math.min(2, Math.max(1, dpr));

export const openStage: OpenStage = async (host, options) => {
  const [shop] = await Promise.all([openPrintShop(), ...FONTS.map((font) => document.fonts.load(font))]);
  const { game, scene } = await booted(host, options, shop);
  const draws = countDraws(game);
  let [frames, scriptMs, started, stopped] = [0, 0, 0, false];

  const wake = () => {
    // Hidden pages paint nothing; they wake when they are seen again.
    if (!stopped && !document.hidden) game.loop.wake(true);
  };
  scene.wakes = wake;
  const onBefore = () => {
    started = performance.now();
    draws.zero();
  };
  const onAfter = () => {
    frames += 1;
    scriptMs += performance.now() - started;
    if (!scene.moving) game.loop.sleep();
  };
  game.events.on(Phaser.Core.Events.PRE_STEP, onBefore);
  game.events.on(Phaser.Core.Events.POST_RENDER, onAfter);
  game.events.on(Phaser.Core.Events.VISIBLE, wake);
  game.events.on(Phaser.Core.Events.HIDDEN, () => scene.finish());
  if (game.renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer) {
    game.renderer.on(Phaser.Renderer.Events.RESTORE_WEBGL, wake);
  }
  const onFonts = () => scene.reletter();
  document.fonts.addEventListener('loadingdone', onFonts);

  const facts = (): StageFacts => ({
    frames,
    drawCalls: draws.count,
    scriptMs: frames === 0 ? 0 : scriptMs / frames,
    ...scene.counts,
    textureBytes: bytesOf(game.textures),
    asleep: !game.loop.running,
    renderer: game.renderer.type === Phaser.WEBGL ? 'webgl' : 'canvas',
  });

  const alive = (act: () => void) => {
    if (!stopped) act();
  };
  const stage: Stage = {
    // Whoever still holds a stage that was stopped may go on asking; nothing is done.
    show: (picture, cues) => alive(() => scene.show(picture, cues)),
    drag: (held) => alive(() => scene.drag(held)),
    point: (thing) => alive(() => scene.point(thing)),
    finish: () => alive(() => scene.finish()),
    setDpr: (dpr) =>
      alive(() => {
        scene.dpr = capped(dpr);
      }),
    setCalm: (calm) =>
      alive(() => {
        scene.calm = calm;
      }),
    blank: () => alive(() => scene.blank()),
    facts,
    stop: () => {
      if (stopped) return;
      stopped = true;
      document.fonts.removeEventListener('loadingdone', onFonts);
      game.events.off(Phaser.Core.Events.POST_RENDER, onAfter);
      scene.close();
      close(game);
    },
  };
  return stage;
};

function booted(
  host: HTMLElement,
  options: StageOptions,
  shop: PrintShop,
): Promise<{ game: Phaser.Game; scene: TableScene }> {
  return new Promise((resolve, reject) => {
    const dpr = capped(options.dpr);
    const scene = new TableScene({ dpr, calm: options.calm, shop }, () => {
      game.canvas.setAttribute('aria-hidden', 'true');
      Object.assign(game.canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none', display: 'block' });
      resolve({ game, scene });
    });
    const config: Phaser.Types.Core.GameConfig = {
      type: options.canvas ? Phaser.CANVAS : Phaser.AUTO,
      parent: host,
      width: Math.max(1, Math.round(host.clientWidth * dpr)),
      height: Math.max(1, Math.round(host.clientHeight * dpr)),
      backgroundColor: GROUND,
      scale: { mode: Phaser.Scale.NONE, zoom: 1 / dpr, autoRound: false },
      audio: { noAudio: true },
      input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
      // Eight textures at once are enough, and half as long in compiling.
      render: { antialias: true, maxTextures: 8, roundPixels: false, powerPreference: 'high-performance' },
      fps: { smoothStep: false },
      banner: false,
      autoFocus: false,
      disableContextMenu: false,
      scene,
    };
    let game: Phaser.Game;
    try {
      game = new Phaser.Game(config);
    } catch (error) {
      reject(error instanceof Error ? error : new Error('no renderer'));
    }
  });
}

/** Destroys a game at once, asleep or not, and gives its graphics context back. */
function close(game: Phaser.Game): void {
  const gl = game.renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer ? game.renderer.gl : null;
  game.loop.sleep();
  game.destroy(true, false);
  game.step(performance.now(), 0);
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
}

function bytesOf(textures: Phaser.Textures.TextureManager): number {
  return Object.values(textures.list)
    .flatMap((texture) => texture.source)
    .reduce((sum, { width, height }) => sum + width * height * 4, 0);
}

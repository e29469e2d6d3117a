// Counts what one frame asks of the graphics card. Wraps the context of one game only, so it goes with it.

import * as Phaser from 'phaser';

export type Draws = { readonly count: number; readonly zero: () => void };

export function countDraws(game: Phaser.Game): Draws {
  let count = 0;
  if (game.renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer) {
    const { gl } = game.renderer;
    const [elements, arrays] = [gl.drawElements.bind(gl), gl.drawArrays.bind(gl)];
    gl.drawElements = (...given) => {
      count += 1;
      elements(...given);
    };
    gl.drawArrays = (...given) => {
      count += 1;
      arrays(...given);
    };
  }
  return {
    get count() {
      return count;
    },
    zero: () => {
      count = 0;
    },
  };
}

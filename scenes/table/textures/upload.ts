// Sends a part of a canvas to the graphics card, instead of the whole page at each new word. Uses Phaser's own wrappers
// for what it must know (bound texture, pixel storage); a context that comes back is filled from the canvas by Phaser.

import * as Phaser from 'phaser';

export type Part = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export function upload(source: Phaser.Textures.TextureSource, ctx: CanvasRenderingContext2D, part: Part): void {
  const { renderer, glTexture } = source;
  // Phaser's canvas renderer paints from the canvas itself.
  if (!(renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer) || glTexture === null || renderer.contextLost) return;
  const { gl } = renderer;
  const { x, y, w, h } = part;
  renderer.glTextureUnits.bind(glTexture, 0);
  renderer.glWrapper.updateTexturing({ texturing: { flipY: glTexture.flipY, premultiplyAlpha: glTexture.pma } });
  const row = glTexture.flipY ? ctx.canvas.height - y - h : y;
  gl.texSubImage2D(gl.TEXTURE_2D, 0, x, row, gl.RGBA, gl.UNSIGNED_BYTE, ctx.getImageData(x, y, w, h));
}

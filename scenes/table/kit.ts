// What every painted thing is made with: the scene's factory, the scraps and the prints. Makes images, holds no state.

import * as Phaser from 'phaser';
import type { Prints } from './textures/prints.ts';
import type { Scrap, Scraps } from './textures/scraps.ts';

export type Image = Phaser.GameObjects.Image;

export type Kit = {
  readonly scene: Phaser.Scene;
  readonly scraps: Scraps;
  readonly prints: Prints;
};

/** An image of a scrap whose box has its upper left corner at a point; not yet on the display list. */
export function scrapImage(kit: Kit, scrap: Scrap, x: number, y: number): Image | null {
  const found = kit.scraps.get(scrap);
  if (found === null) return null;
  const image = new Phaser.GameObjects.Image(kit.scene, 0, 0, found.texture, found.frame);
  return image
    .setOrigin(0, 0)
    .setScale(found.scale)
    .setPosition(x - scrap.pad, y - scrap.pad);
}

/** An image of a scrap that turns about its own middle. */
export function middleImage(kit: Kit, scrap: Scrap, x: number, y: number): Image | null {
  const image = scrapImage(kit, scrap, 0, 0);
  return image === null ? null : image.setOrigin(0.5, 0.5).setPosition(x, y);
}

/** An image of a print stretched to a box. */
export function printImage(
  kit: Kit,
  print: { readonly texture: string; readonly frame: string },
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): Image {
  return new Phaser.GameObjects.Image(kit.scene, 0, 0, print.texture, print.frame)
    .setOrigin(0, 0)
    .setPosition(box.x, box.y)
    .setDisplaySize(box.w, box.h);
}

// Where the things of the map can be pressed at a camera: boxes on the screen, none smaller than a fingertip, none over
// another of its kind. Who stands too close to be told apart from here is pressed by way of the tile.

import type { Box } from '../../boxes.ts';
import type { Camera } from './camera.ts';
import { boxOnScreen, onScreen } from './camera.ts';
import type { More, Picture, ThingKey, Token } from './picture.ts';
import { TARGET } from './tokens.ts';

export type Target = {
  readonly key: ThingKey;
  /** On the screen, in CSS pixels; a tile's lies below those of whoever stands on it. */
  readonly box: Box;
  /** A tile's: who on it cannot be pressed from here. */
  readonly folded: readonly ThingKey[];
};

export type Targets = { readonly ground: readonly Target[]; readonly people: readonly Target[] };

export function targetsOf(picture: Picture, camera: Camera): Targets {
  const { map } = picture.frame.panels;
  const everybody = [...picture.tokens, ...picture.more];
  const roomy = everybody.filter((one) => isApart(one, everybody, camera.zoom));
  const people = roomy.map((one) => {
    const wanted = Math.max(TARGET, 2 * one.r * camera.zoom);
    const side = Math.max(TARGET, Math.min(wanted, spaceOf(one, roomy) * camera.zoom));
    const middle = onScreen(camera, map, one.middle);
    return { key: one.key, box: { x: middle.x - side / 2, y: middle.y - side / 2, w: side, h: side }, folded: [] };
  });
  const foldedOn = (at: Token['at']): readonly ThingKey[] =>
    everybody.filter((one) => !roomy.includes(one) && one.at.x === at.x && one.at.y === at.y).map(({ key }) => key);
  const ground = [...picture.tiles, ...picture.ghosts].map(({ key, at, box }) => ({
    key,
    box: boxOnScreen(camera, map, box),
    folded: foldedOn(at),
  }));
  return { ground, people };
}

type Stander = Token | More;

/** The side of the largest square round somebody that touches no equal square round anybody else, in the world. */
function spaceOf(one: Stander, all: readonly Stander[]): number {
  return Math.min(
    ...all
      .filter((other) => other !== one)
      .map((other) => Math.max(Math.abs(other.middle.x - one.middle.x), Math.abs(other.middle.y - one.middle.y))),
    Number.MAX_SAFE_INTEGER,
  );
}

/** Everybody on a tile is pressed alike: all by themselves, or all by way of the tile. */
function isApart(one: Stander, all: readonly Stander[], zoom: number): boolean {
  const here = all.filter(({ at }) => at.x === one.at.x && at.y === one.at.y);
  return here.every((other) => spaceOf(other, here) * zoom >= TARGET);
}

// Where one looks at the map from: a point of the world in the middle of the map's box, and how near. Every function
// here gives a camera and nothing else, so that no gesture can ever do anything in the game.

import type { Box, Point } from '../../boxes.ts';
import { middleOf } from '../../boxes.ts';

export type Camera = { readonly x: number; readonly y: number; readonly zoom: number };

export const NEAREST = 3;
export const FARTHEST = 0.5;
/** Fitting a small dungeon goes no nearer than this. */
const FITTING = 1.25;

function held(zoom: number): number {
  return Math.min(NEAREST, Math.max(FARTHEST, zoom));
}

/** A point of the world on the screen, in CSS pixels. */
export function onScreen(camera: Camera, map: Box, { x, y }: Point): Point {
  const middle = middleOf(map);
  return { x: middle.x + (x - camera.x) * camera.zoom, y: middle.y + (y - camera.y) * camera.zoom };
}

export function boxOnScreen(camera: Camera, map: Box, box: Box): Box {
  return { ...onScreen(camera, map, box), w: box.w * camera.zoom, h: box.h * camera.zoom };
}

/** The point of the world under a point of the screen. */
export function inWorld(camera: Camera, map: Box, { x, y }: Point): Point {
  const middle = middleOf(map);
  return { x: camera.x + (x - middle.x) / camera.zoom, y: camera.y + (y - middle.y) / camera.zoom };
}

/** The part of the world that the map's box shows. */
function seenThrough({ x, y, zoom }: Camera, map: Box): Box {
  return { x: x - map.w / zoom / 2, y: y - map.h / zoom / 2, w: map.w / zoom, h: map.h / zoom };
}

/** A camera that never loses the dungeon: its middle stays over it. */
export function kept(camera: Camera, bounds: Box): Camera {
  return {
    x: Math.min(bounds.x + bounds.w, Math.max(bounds.x, camera.x)),
    y: Math.min(bounds.y + bounds.h, Math.max(bounds.y, camera.y)),
    zoom: held(camera.zoom),
  };
}

/** The whole dungeon at once, as large as it goes. */
export function fitted(bounds: Box, map: Box): Camera {
  return { ...middleOf(bounds), zoom: Math.min(FITTING, held(Math.min(map.w / bounds.w, map.h / bounds.h))) };
}

/** The map pushed along by so many pixels. */
export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x - by.x / camera.zoom, y: camera.y - by.y / camera.zoom };
}

/** Nearer or farther, the point of the world under `at` staying where it is. */
export function zoomed(camera: Camera, map: Box, at: Point, factor: number): Camera {
  const zoom = held(camera.zoom * factor);
  const under = inWorld(camera, map, at);
  const middle = middleOf(map);
  return { x: under.x - (at.x - middle.x) / zoom, y: under.y - (at.y - middle.y) / zoom, zoom };
}

export type Two = readonly [Point, Point];

/** Two fingers on the map went from one pair of places to another. */
export function pinched(camera: Camera, map: Box, from: Two, to: Two): Camera {
  const apart = ([a, b]: Two): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const between = ([a, b]: Two): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [was, is] = [between(from), between(to)];
  const nearer = zoomed(camera, map, was, apart(to) / apart(from));
  return panned(nearer, { x: is.x - was.x, y: is.y - was.y });
}

/** Looks straight at a point; from far away it comes as near as is needed to read. */
export function lookingAt(camera: Camera, { x, y }: Point): Camera {
  return { x, y, zoom: Math.max(1, camera.zoom) };
}

/** The least move that brings a part of the world into the box, with a rim round it; what is too large is centred. */
export function showing(camera: Camera, map: Box, part: Box, rim = 24): Camera {
  const seen = seenThrough(camera, map);
  const edge = rim / camera.zoom;
  const along = (from: number, long: number, at: number, room: number): number => {
    if (long + 2 * edge > room) return from + long / 2 - (at + room / 2);
    if (from - edge < at) return from - edge - at;
    return Math.max(0, from + long + edge - (at + room));
  };
  return {
    ...camera,
    x: camera.x + along(part.x, part.w, seen.x, seen.w),
    y: camera.y + along(part.y, part.h, seen.y, seen.h),
  };
}

/** How much larger a sign is drawn in the world than it is meant, so that seen from afar its words can be read. */
export function signScale(zoom: number): number {
  return Math.max(1, 1 / zoom);
}

/** Seen from here there is no room for bars and names of rooms; numbers remain. */
export function isFar(zoom: number): boolean {
  return zoom < 0.8;
}

// Fingers and mouse on the map: one drags it, two pinch it. What comes out is a camera and whether the click that ends the
// gesture was still a press; what a press means is not known here.

import type { Box, Point } from '../../boxes.ts';
import type { Camera } from './camera.ts';
import { panned, pinched } from './camera.ts';

/** Further than this is no press any more, in CSS pixels. */
export const SLOP = 10;

type Finger = { readonly id: number; readonly from: Point; readonly at: Point };

export type Touch = {
  readonly fingers: readonly Finger[];
  /** This gesture has moved the map, or had a second finger: the click that follows is no press. */
  readonly spent: boolean;
};

export const NO_TOUCH: Touch = { fingers: [], spent: false };

export function fingerDown({ fingers, spent }: Touch, id: number, at: Point): Touch {
  const others = fingers.filter((finger) => finger.id !== id);
  return { fingers: [...others, { id, from: at, at }], spent: others.length > 0 || (fingers.length > 0 && spent) };
}

/** The hold and the camera once a finger has come to `at`. */
export function fingerMoved(
  touch: Touch,
  { id, at, map }: { readonly id: number; readonly at: Point; readonly map: Box },
  camera: Camera,
): { readonly touch: Touch; readonly camera: Camera } {
  const finger = touch.fingers.find((one) => one.id === id);
  if (finger === undefined) return { touch, camera };
  const fingers = touch.fingers.map((one) => (one.id === id ? { ...one, at } : one));
  const [first, second] = touch.fingers;
  if (first !== undefined && second !== undefined) {
    // A third finger changes nothing.
    const [a, b] = fingers;
    const moved = finger === first || finger === second;
    const next = moved && a && b ? pinched(camera, map, [first.at, second.at], [a.at, b.at]) : camera;
    return { touch: { fingers, spent: true }, camera: next };
  }
  if (!touch.spent && Math.hypot(at.x - finger.from.x, at.y - finger.from.y) <= SLOP)
    return { touch: { ...touch, fingers }, camera };
  // The way within the slop is made good, so that the map lies under the finger.
  const was = touch.spent ? finger.at : finger.from;
  return {
    touch: { fingers, spent: true },
    camera: panned(camera, { x: at.x - was.x, y: at.y - was.y }),
  };
}

/** One finger less; what was spent stays so until the next gesture begins. */
export function fingerUp({ fingers, spent }: Touch, id: number): Touch {
  return { fingers: fingers.filter((finger) => finger.id !== id), spent };
}
